"""IV Conclusion: spells are readied, the hand is filled, and a full lodge is raided."""

from collections.abc import Sequence

from miskatonic.core.game import Seat
from miskatonic.core.ids import kind_in, number_in
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import (
    BACK,
    BROKEN_WORD,
    COST,
    GATE,
    LIBRARY,
    NECRONOMICON,
    OTHER_WORLDS,
    SYMBOLS,
    Card,
    Symbol,
)
from miskatonic.games.fate.numbers import HAND, INVESTIGATORS_THAT_RAID, LIBRARY_READIES, READIED
from miskatonic.games.fate.rules import naming, raid, windows
from miskatonic.games.fate.rules.curses import strikes
from miskatonic.games.fate.rules.effects import exhaust
from miskatonic.games.fate.rules.piles import clear_column, draw, drop_readied, leave_hand
from miskatonic.games.fate.state import Fate, asking, step

# Readying


@step
def ready_spells(g: Fate, readied: int) -> None:
    """ready.1, ready.6, library.2, library.q1; `readied` were readied in this Conclusion before"""
    limit = LIBRARY_READIES if g.fate == LIBRARY else 1
    if readied < limit and g.hands[g.active]:
        g.then(ask_ready, readied)
    else:
        finish_readying(g, readied)


@asking
def ask_ready(g: Fate, readied: int) -> None:
    """ready.1, choices.10; who has a spell in hand is always asked, so that being asked tells nothing"""
    plain, with_book = readiable(g, g.active)
    g.ask(g.active, asks.ready(plain, with_book), chose_ready, readied)


@step
def chose_ready(g: Fate, seat: Seat, choice: str, readied: int) -> None:
    """ready.1, artefact-list.d1"""
    if choice == "none":
        finish_readying(g, readied)
        return
    card = number_in(choice)
    if card not in readiable(g, seat)[0]:
        exhaust(g, seat, NECRONOMICON)
    ready(g, seat, card, "ready.5")
    g.then(ready_spells, readied + 1)


def finish_readying(g: Fate, readied: int) -> None:
    """ready.6, library.q1"""
    if readied and not (g.fate == LIBRARY and g.options.library_keeps):
        clear_column(g, g.fate)


def readiable(g: Fate, seat: Seat) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """ready.2, artefact-list.d1: the spells that can be paid, and those that need the Necronomicon"""
    found, jokers = sources(g, seat)
    book = NECRONOMICON in g.artefacts[seat] and not g.exhausted >> NECRONOMICON & 1
    lacking = [(missing(COST[card], found) - jokers, card) for card in g.hands[seat]]
    plain = tuple([card for lack, card in lacking if lack <= 0])
    return plain, tuple([card for lack, card in lacking if lack == 1]) if book else ()


def sources(g: Fate, seat: Seat) -> tuple[list[int], int]:
    """ready.3, ready.4, ready.q3: how many sources of each symbol there are, and how many jokers"""
    found = [0] * len(SYMBOLS)
    column = g.columns[g.fate]
    jokers = column.count(GATE)
    for card in column:
        if card != GATE:
            found[BACK[card]] += 1
    for card in g.readied[seat]:
        found[BACK[card]] += 1
    if g.fate == OTHER_WORLDS:
        jokers += 1
    else:
        found[g.fate - 1] += 1
    return found, jokers


def missing(cost: Sequence[Symbol], found: Sequence[int]) -> int:
    """ready.2, ready.q1: how many of the cost symbols no source covers"""
    if len(cost) == 1:
        return 0 if found[cost[0]] else 1
    return sum([max(0, cost.count(symbol) - found[symbol]) for symbol in set(cost)])


def ready(g: Fate, seat: Seat, card: Card, cite: str) -> None:
    """ready.5, ready.8, ready.9, curses.d1"""
    leave_hand(g, seat, (card,))
    g.readied[seat] += (card,)
    g.tell(told.readied(seat, card, cite))
    if strikes(g, seat, BROKEN_WORD):
        drop_readied(g, seat, card, "curses.d1")
    elif len(g.readied[seat]) > READIED:
        g.then(offer_fourth)


@asking
def offer_fourth(g: Fate) -> None:
    """ready.8, ready.q2, choices.11"""
    *old, new = g.readied[g.active]
    g.ask(g.active, asks.fourth(new, tuple(old), windows.can_cast(g, g.active, new)), settled_fourth)


@step
def settled_fourth(g: Fate, seat: Seat, choice: str) -> None:
    """ready.8, ready.q2"""
    if kind_in(choice) == "cast":
        naming.name_next(g, seat, choice, (), "fourth")
    else:
        drop_readied(g, seat, number_in(choice), "ready.8")


# Drawing, and the raid on the own lodge


@step
def draw_up(g: Fate) -> None:
    """draw.1, draw.2"""
    draw(g, g.active, HAND - len(g.hands[g.active]), "draw.1")


@step
def raid_own_lodge(g: Fate) -> None:
    """end-raid.1, end-raid.2"""
    if g.lodges[g.active] >= INVESTIGATORS_THAT_RAID:
        g.then(raid.raid, g.active, "end-raid.1")
