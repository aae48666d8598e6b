"""What a player names to cast a spell or use an artefact: whether it can be used, and on what.

Nothing is told before all is named: to the others the player has not decided yet. So these asks are of the
same kind as the one before, and `sample` goes back to that one.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from miskatonic.core.game import Ask, Seat
from miskatonic.core.ids import id_of, ids_in, kind_in, number_in, read_id
from miskatonic.games.fate import asks, words
from miskatonic.games.fate.cards import (
    ABYSS,
    ARTEFACTS,
    BACK,
    EYE,
    LOCATIONS,
    SPELL,
    Artefact,
    Spell,
)
from miskatonic.games.fate.rules import casting, rolls, windows
from miskatonic.games.fate.rules.figures import rivals
from miskatonic.games.fate.state import NOBODY, Fate, step
from miskatonic.games.fate.words import Word

# Conditions


def own_cultists(g: Fate, seat: Seat, rival: Seat, word: words.OwnCultists) -> bool:
    """spells.d1, spells.d5, artefact-list.d9"""
    return g.cultists[seat][g.fate if word.place == "here" else ABYSS] >= word.count


def own_investigators(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """spells.d2, artefact-list.d10"""
    return g.lodges[seat] > 0


def own_signs(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """spells.d12"""
    return g.signs[seat] > 0


def marker_at_most(g: Fate, seat: Seat, rival: Seat, word: words.MarkerAtMost) -> bool:
    """spells.d11"""
    return g.summon[seat] <= word.space


def rival_spell(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """spells.d4, gates.4"""
    return bool(g.hands[rival])


def rival_here(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """spells.d8"""
    return g.cultists[rival][g.fate] > 0


def raid_possible(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """spells.d10"""
    return g.supply + g.lodges[rival] > 0


def not_in_force(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """spells.d3"""
    return not g.road


def success_rolled(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """spells.d7"""
    return any(face != EYE for face in rolls.faces(g))


def swap_possible(g: Fate, seat: Seat, rival: Seat, word: Word) -> bool:
    """artefact-list.d11"""
    return any(_partners(g, seat, location) for location in _own_locations(g, seat))


CONDITIONS: dict[type[Word], Callable[[Fate, Seat, Seat, Any], bool]] = {
    words.OwnCultists: own_cultists,
    words.OwnInvestigators: own_investigators,
    words.OwnSigns: own_signs,
    words.MarkerAtMost: marker_at_most,
    words.RivalSpell: rival_spell,
    words.RivalHere: rival_here,
    words.RaidPossible: raid_possible,
    words.NotInForce: not_in_force,
    words.SuccessRolled: success_rolled,
    words.SwapPossible: swap_possible,
}


def usable(g: Fate, seat: Seat, thing: Spell | Artefact) -> bool:
    """casting.2, choices.13: whether the condition is fulfilled and every target needed exists"""
    if thing.named in BY_RIVAL:
        return bool(eligible(g, seat, thing))
    return meets(g, seat, thing, NOBODY)


def meets(g: Fate, seat: Seat, thing: Spell | Artefact, rival: Seat) -> bool:
    """casting.2"""
    return all(CONDITIONS[type(need)](g, seat, rival, need) for need in thing.needs)


def eligible(g: Fate, seat: Seat, thing: Spell | Artefact) -> list[Seat]:
    """Return the rivals that may be named, clockwise from the left."""
    return [rival for rival in rivals(g, seat) if meets(g, seat, thing, rival)]


# Targets

BY_RIVAL = (words.RIVAL, words.RIVAL_AND_NUMBER, words.RIVAL_AND_BACK)


def _own_locations(g: Fate, seat: Seat) -> list[int]:
    return [location for location in range(len(LOCATIONS)) if g.cultists[seat][location]]


def _partners(g: Fate, seat: Seat, own: int) -> list[tuple[Seat, int]]:
    """artefact-list.d11: the rivals' cultists in other locations than the own one"""
    return [
        (rival, location)
        for rival in rivals(g, seat)
        for location in range(len(LOCATIONS))
        if location != own and g.cultists[rival][location]
    ]


def targets(g: Fate, seat: Seat, thing: Spell | Artefact, names: tuple[str, ...]) -> list[str]:
    """casting.1: what may be named next, after what has been named; empty if nothing is left to name"""
    if thing.named == words.TWO_CULTISTS:
        if not names:
            return [id_of("own", each) for each in _own_locations(g, seat) if _partners(g, seat, each)]
        own = number_in(names[0])
        return [id_of("other", rival, at) for rival, at in _partners(g, seat, own)] if len(names) == 1 else []
    if names or not thing.named:
        return []
    if thing.named in (words.SOME_DICE, words.ONE_DIE):
        return [id_of("die", place) for place in range(len(rolls.faces(g)))]
    chosen = eligible(g, seat, thing)
    if thing.named == words.RIVAL_AND_NUMBER:
        word = cast(words.Investigators, thing.effect[0])
        numbers = range(word.least, min(word.count, g.lodges[seat]) + 1)
        return [id_of("rival", rival, number) for rival in chosen for number in numbers]
    if thing.named == words.RIVAL_AND_BACK:
        return [id_of("theft", rival, back) for rival in chosen for back in _backs(g.hands[rival])]
    return [id_of("rival", rival) for rival in chosen]


@cache
def _backs(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({BACK[card] for card in hand}))


def thing_of(use: str) -> Spell | Artefact:
    """Return the spell or artefact that an option like "cast:17" or "use:6" is about."""
    used = read_id(use)
    return SPELL[used.number] if used.kind == "cast" else ARTEFACTS[used.number]


# Asking for them


def name_next(g: Fate, seat: Seat, use: str, names: tuple[str, ...], kind: str) -> None:
    """casting.1, choices.13: ask for the next target, or carry out what has been named completely"""
    thing = thing_of(use)
    found = targets(g, seat, thing, names)
    while len(found) == 1:
        names = (*names, found[0])
        found = targets(g, seat, thing, names)
    if found:
        g.ask(seat, _naming(g, thing, use, found, kind), named, use, names, kind)
        return
    number = number_in(use)
    if kind_in(use) == "cast":
        g.then(casting.cast_spell, seat, number, names)
    else:
        g.then(windows.use_artefact, seat, number, names)
    if kind == "window":
        g.then(windows.ask_window, 0)
    elif kind == "roll":
        g.then(rolls.react_to_roll, 0)


def _naming(g: Fate, thing: Spell | Artefact, use: str, found: list[str], kind: str) -> Ask:
    if thing.named in (words.SOME_DICE, words.ONE_DIE):
        return asks.name_dice(use, rolls.faces(g), thing.named == words.SOME_DICE, kind)
    return asks.name_target(use, tuple(found), kind)


@step
def named(
    g: Fate, seat: Seat, choice: str | tuple[str, ...], use: str, names: tuple[str, ...], kind: str
) -> None:
    """casting.1"""
    picked = sorted(ids_in(choice))  # in which order, nobody sees
    name_next(g, seat, use, (*names, *picked), kind)
