"""The Dark Gifts of the eight gods: one function for each word that only gifts use."""

from collections.abc import Callable
from typing import Any

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, read_id
from miskatonic.games.fate import asks, told, words
from miskatonic.games.fate.cards import (
    ABYSS,
    CAPTIVE,
    EYE,
    GODS,
    LOCATIONS,
    LODGE,
    NONE,
    OTHER_WORLDS,
    Card,
    Location,
)
from miskatonic.games.fate.numbers import SQUALLS_ON_BOARD
from miskatonic.games.fate.rules import rolls
from miskatonic.games.fate.rules.circle import remove_signs, summon
from miskatonic.games.fate.rules.curses import test_hunger
from miskatonic.games.fate.rules.figures import rivals, shift_cultists, supply_to_lodge
from miskatonic.games.fate.rules.piles import drop_readied
from miskatonic.games.fate.rules.roaming import may_leave, roam
from miskatonic.games.fate.state import Fate, asking, step
from miskatonic.games.fate.words import Word

NOWHERE = (0,) * len(LOCATIONS)


def gift(g: Fate) -> tuple[Word, ...]:
    """gods.1: the words of the active player's gift"""
    return GODS[g.gods[g.active]].gift


def clause(g: Fate) -> str:
    """Return the clause of the active player's god."""
    return f"gods.d{g.gods[g.active] + 1}"


@step
def use_gift(g: Fate) -> None:
    """ceremony.2, ceremony.q1, choices.13: only what the gift leaves open is asked"""
    ways = gift_ways(g)
    if len(ways) > 1:
        g.then(ask_gift)
    elif ways:
        g.then(used_gift, g.active, ways[0])


@asking
def ask_gift(g: Fate) -> None:
    """ceremony.2, ceremony.q1, choices.8"""
    g.ask(g.active, asks.gift(g.gods[g.active], gift_ways(g)), used_gift)


def gift_ways(g: Fate) -> tuple[str, ...]:
    """ceremony.q1: how the gift can take effect now; none if it has no legal option"""
    word = gift(g)[0]
    return tuple(WAYS[type(word)](g, word))


@step
def used_gift(g: Fate, seat: Seat, choice: str) -> None:
    """ceremony.2, ceremony.q1"""
    if choice == "none":  # offered by rules version 1, in whose matches somebody may still be asked
        return
    word = gift(g)[0]
    g.tell(told.gift_used(seat, g.gods[seat]))
    GIFTS[type(word)](g, seat, word, choice)


# How a gift can take effect: one way for each thing that it leaves open


def cultist_ways(g: Fate, word: words.Cultists) -> list[str]:
    """gods.d1, gods.d6"""
    if word.to == "any":
        return [id_of("to", each) for each in range(len(LOCATIONS))] if g.cultists[g.active][ABYSS] else []
    return ["use"] if g.cultists[g.active][ABYSS] or g.cultists[g.active][LODGE] else []


def rival_cultists(g: Fate, word: Word) -> list[str]:
    """gods.d2, gods.d3"""
    return [
        id_of("cultist", rival, location)
        for rival in rivals(g, g.active)
        for location in range(len(LOCATIONS))
        if location != OTHER_WORLDS and g.cultists[rival][location]
    ]


def capture_ways(g: Fate, word: Word) -> list[str]:
    """gods.d3, choices.13: with nobody to capture, captives held before may still go"""
    return rival_cultists(g, word) or (["use"] if may_release(g) else [])


def tile_ways(g: Fate, word: Word) -> list[str]:
    """gods.d4"""
    laid = sum([tile != NONE for tile in g.squalls])
    return ["use"] if laid < SQUALLS_ON_BOARD else []


def either_ways(g: Fate, word: words.Either) -> list[str]:
    """gods.d5"""
    signs = ["signs"] if g.signs[g.active] else []
    return [*signs, *(id_of("drop", card) for card in sorted(g.readied[g.active]))]


def roaming_ways(g: Fate, word: Word) -> list[str]:
    """gods.d7"""
    return ["use"] if may_leave(g, g.active, NOWHERE) else []


def roll_ways(g: Fate, word: Word) -> list[str]:
    """gods.d8"""
    return ["use"]


WAYS: dict[type[Word], Callable[[Fate, Any], list[str]]] = {
    words.Cultists: cultist_ways,
    words.Oust: rival_cultists,
    words.Capture: capture_ways,
    words.LayTile: tile_ways,
    words.Either: either_ways,
    words.Roam: roaming_ways,
    words.RollForSummon: roll_ways,
}


# What a gift does


def move_cultists(g: Fate, seat: Seat, word: words.Cultists, choice: str) -> None:
    """gods.d1, gods.d6"""
    if word.to == "any":
        shift_cultists(g, seat, ABYSS, number_in(choice), word.count, clause(g))
        return
    if shift_cultists(g, seat, ABYSS, LODGE, word.count, clause(g)):
        test_hunger(g, seat)
    g.then(may_place)


@step
def may_place(g: Fate) -> None:
    """gods.d6"""
    if g.cultists[g.active][LODGE]:
        g.then(ask_place)


@asking
def ask_place(g: Fate) -> None:
    """gods.d6"""
    g.ask(g.active, asks.place(), placed)


@step
def placed(g: Fate, seat: Seat, choice: str) -> None:
    """gods.d6"""
    if choice != "none":
        shift_cultists(g, seat, LODGE, number_in(choice), 1, clause(g))


def rival_cultist(choice: str) -> tuple[Seat, Location]:
    """Return whose cultist was chosen, and where."""
    rival, location = read_id(choice).numbers
    return rival, location


def oust(g: Fate, seat: Seat, word: Word, choice: str) -> None:
    """gods.d2"""
    rival, location = rival_cultist(choice)
    shift_cultists(g, rival, location, ABYSS, 1, clause(g))
    shift_cultists(g, seat, LODGE, location, 1, clause(g))


def capture(g: Fate, seat: Seat, word: Word, choice: str) -> None:
    """gods.d3, gods.q1, choices.13"""
    if choice != "use":
        rival, location = rival_cultist(choice)
        shift_cultists(g, rival, location, CAPTIVE, 1, clause(g))
    if may_release(g):
        g.then(ask_release)


def may_release(g: Fate) -> bool:
    """gods.d3"""
    return sum(row[CAPTIVE] for row in g.cultists) >= release(g).count


def release(g: Fate) -> words.Release:
    """gods.d3: the second half of Nyarlathotep's gift"""
    word = gift(g)[1]
    assert isinstance(word, words.Release)
    return word


@asking
def ask_release(g: Fate) -> None:
    """gods.d3"""
    g.ask(g.active, asks.release(tuple([row[CAPTIVE] for row in g.cultists])), released)


@step
def released(g: Fate, seat: Seat, choice: str) -> None:
    """gods.d3"""
    if choice == "none":
        return
    for owner in read_id(choice).numbers:
        shift_cultists(g, owner, CAPTIVE, ABYSS, 1, clause(g))
    summon(g, seat, release(g).steps, clause(g))


def lay_tile(g: Fate, seat: Seat, word: Word, choice: str) -> None:
    """gods.d4, hidden.7"""
    pile = list(g.squall_pile)
    g.squall_drawn = pile.pop(g.rng.below(len(pile)))
    g.squall_pile = tuple(pile)
    g.tell(told.squall_drawn(seat, g.squall_drawn))
    g.then(ask_lay)


@asking
def ask_lay(g: Fate) -> None:
    """gods.d4"""
    free = tuple([location for location, tile in enumerate(g.squalls) if tile == NONE])
    g.ask(g.active, asks.lay_tile(g.squall_drawn, free), laid)


@step
def laid(g: Fate, seat: Seat, choice: str) -> None:
    """gods.d4, hidden.7"""
    location = number_in(choice)
    g.squalls[location], g.squall_drawn = g.squall_drawn, NONE
    g.tell(told.squall_laid(seat, location))


def either(g: Fate, seat: Seat, word: words.Either, choice: str) -> None:
    """gods.d5"""
    signs, drop = word.first, word.second
    assert isinstance(signs, words.RemoveSigns)
    assert isinstance(drop, words.DropReadied)
    if choice == "signs":
        remove_signs(g, seat, signs.count, clause(g))
        return
    card: Card = number_in(choice)
    drop_readied(g, seat, card, clause(g))
    summon(g, seat, drop.steps, clause(g))


def roam_gift(g: Fate, seat: Seat, word: words.Roam, choice: str) -> None:
    """gods.d7"""
    g.then(roam, clause(g), word.count, NOWHERE)


def roll_for_summon(g: Fate, seat: Seat, word: words.RollForSummon, choice: str) -> None:
    """gods.d8"""
    g.then(rolls.roll_dice, seat, "gift", word.dice)
    g.then(read_gift_roll)


@step
def read_gift_roll(g: Fate) -> None:
    """gods.d8, gods.x1"""
    word = gift(g)[0]
    assert isinstance(word, words.RollForSummon)
    eyes = rolls.faces(g).count(EYE)
    if eyes < len(rolls.faces(g)):
        summon(g, g.active, word.steps, clause(g))
    if g.outcome is None:
        supply_to_lodge(g, g.active, eyes, clause(g))


GIFTS: dict[type[Word], Callable[[Fate, Seat, Any, str], None]] = {
    words.Cultists: move_cultists,
    words.Oust: oust,
    words.Capture: capture,
    words.LayTile: lay_tile,
    words.Either: either,
    words.Roam: roam_gift,
    words.RollForSummon: roll_for_summon,
}
