"""What spells and artefacts do: one small function for each word that they are made of.

Words that only curses, squalls and Dark Gifts use are carried out there.
"""

from collections.abc import Callable
from typing import Any

from miskatonic.core.game import Seat
from miskatonic.core.ids import number_in, numbers_in, read_id
from miskatonic.games.fate import asks, told, words
from miskatonic.games.fate.cards import ABYSS, BACK, DAGGER, LODGE, Place
from miskatonic.games.fate.rules import casting, naming, raid, rolls
from miskatonic.games.fate.rules.circle import remove_signs, summon
from miskatonic.games.fate.rules.curses import receive_curse, test_hunger
from miskatonic.games.fate.rules.figures import lodge_to_lodge, shift_cultists, supply_to_lodge
from miskatonic.games.fate.rules.piles import draw, enter_hand, leave_hand
from miskatonic.games.fate.state import Fate, asking, step
from miskatonic.games.fate.words import Word

Names = tuple[str, ...]
"""What the player named, as ids of options."""


@step
def carry_out(g: Fate, seat: Seat, use: str, place: int, names: Names) -> None:
    """casting.5: one word of a spell or artefact, as far as possible"""
    word = naming.thing_of(use).effect[place]
    EFFECTS[type(word)](g, seat, word, names, told.clause(use))


def rival_of(names: Names) -> Seat:
    """Return the rival named."""
    return read_id(names[0]).numbers[0]


def place_of(g: Fate, name: str) -> Place:
    """Return the place that a word means now."""
    return {"lodge": LODGE, "abyss": ABYSS, "here": g.fate}[name]


# Figures


def cultists(g: Fate, seat: Seat, word: words.Cultists, names: Names, cite: str) -> None:
    """spells.d1, spells.d8, artefact-list.d9"""
    whose = seat if word.whose == "own" else rival_of(names)
    shift_cultists(g, whose, place_of(g, word.origin), place_of(g, word.to), word.count, cite)
    if word.to == "lodge":
        test_hunger(g, whose)


def investigators(g: Fate, seat: Seat, word: words.Investigators, names: Names, cite: str) -> None:
    """spells.d2, spells.d10, artefact-list.d10"""
    count = read_id(names[0]).numbers[1] if word.least else word.count
    if word.origin == "supply":
        supply_to_lodge(g, rival_of(names), count, cite)
    else:
        lodge_to_lodge(g, seat, rival_of(names), count, cite)


def swap(g: Fate, seat: Seat, word: Word, names: Names, cite: str) -> None:
    """artefact-list.d11"""
    own = number_in(names[0])
    rival, other = read_id(names[1]).numbers
    g.cultists[seat][own] -= 1
    g.cultists[seat][other] += 1
    g.cultists[rival][other] -= 1
    g.cultists[rival][own] += 1
    g.tell(told.swapped(seat, own, rival, other, cite))


def sacrifice(g: Fate, seat: Seat, word: words.Sacrifice, names: Names, cite: str) -> None:
    """sacrifice.1, sacrifice.q1, artefact-list.d6"""
    if dagger_ready(g, seat):
        g.then(offer_dagger, seat, word.count, cite)
    else:
        shift_cultists(g, seat, g.fate, ABYSS, word.count, cite)


@asking
def offer_dagger(g: Fate, seat: Seat, count: int, cite: str) -> None:
    """artefact-list.d6, choices.12"""
    g.ask(seat, asks.dagger(count), sacrificed, count, cite)


@step
def sacrificed(g: Fate, seat: Seat, choice: str, count: int, cite: str) -> None:
    """sacrifice.1, artefact-list.d6"""
    pay(g, seat, count, choice == "dagger", cite)


def pay(g: Fate, seat: Seat, count: int, with_dagger: bool, cite: str) -> None:
    """sacrifice.1, sacrifice.q1, artefact-list.d6"""
    if with_dagger:
        exhaust(g, seat, DAGGER)
    shift_cultists(g, seat, g.fate, ABYSS, count - with_dagger, cite)


def dagger_ready(g: Fate, seat: Seat) -> bool:
    """artefact-list.d6"""
    return DAGGER in g.artefacts[seat] and not g.exhausted >> DAGGER & 1


def exhaust(g: Fate, seat: Seat, artefact: int) -> None:
    """artefacts.2"""
    g.exhausted |= 1 << artefact
    g.tell(told.exhausted(seat, artefact))


# The circle


def summon_word(g: Fate, seat: Seat, word: words.Summon, names: Names, cite: str) -> None:
    """spells.d5, spells.d11, artefact-list.d7"""
    summon(g, seat, word.steps, cite)


def remove_signs_word(g: Fate, seat: Seat, word: words.RemoveSigns, names: Names, cite: str) -> None:
    """spells.d12"""
    remove_signs(g, seat, word.count, cite)


def curse_rival(g: Fate, seat: Seat, word: Word, names: Names, cite: str) -> None:
    """artefact-list.d8"""
    receive_curse(g, rival_of(names), cite)


# Spells


def draw_word(g: Fate, seat: Seat, word: words.Draw, names: Names, cite: str) -> None:
    """artefact-list.d12"""
    draw(g, seat, word.count, cite)


def steal_spell(g: Fate, seat: Seat, word: Word, names: Names, cite: str) -> None:
    """spells.d4, gates.4: of several spells with that back, any"""
    victim, back = read_id(names[0]).numbers
    alike = [card for card in g.hands[victim] if BACK[card] == back]
    if not alike:
        return
    card = g.rng.choice(alike)
    leave_hand(g, victim, (card,))
    enter_hand(g, seat, card)
    g.known[card] |= 1 << seat | 1 << victim
    g.tell(told.stolen(seat, victim, card, cite))


def any_road(g: Fate, seat: Seat, word: Word, names: Names, cite: str) -> None:
    """spells.d3"""
    g.road = True


def cancel(g: Fate, seat: Seat, word: Word, names: Names, cite: str) -> None:
    """spells.d9"""
    casting.cancel_answered(g)


# Rolls and raids


def reroll(g: Fate, seat: Seat, word: Word, names: Names, cite: str) -> None:
    """spells.d6, artefact-list.d4"""
    rolls.reroll(g, sorted(numbers_in(names)))


def ward_signs(g: Fate, seat: Seat, word: words.WardSigns, names: Names, cite: str) -> None:
    """spells.d7"""
    g.warded = word.count


def raid_rival(g: Fate, seat: Seat, word: Word, names: Names, cite: str) -> None:
    """spells.d10"""
    g.then(raid.raid, rival_of(names), cite)


EFFECTS: dict[type[Word], Callable[[Fate, Seat, Any, Names, str], None]] = {
    words.Cultists: cultists,
    words.Investigators: investigators,
    words.Swap: swap,
    words.Sacrifice: sacrifice,
    words.Summon: summon_word,
    words.RemoveSigns: remove_signs_word,
    words.CurseRival: curse_rival,
    words.Draw: draw_word,
    words.StealSpell: steal_spell,
    words.AnyRoad: any_road,
    words.Cancel: cancel,
    words.Reroll: reroll,
    words.WardSigns: ward_signs,
    words.RaidRival: raid_rival,
}
