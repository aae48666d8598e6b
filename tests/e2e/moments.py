"""Every staged moment of every game, told by the games themselves, to be pictured one after the other.

Many of them are rare: a match in which each of them happens is hard to find and long to play. So the events
are made here as the rules make them, and a browser at a real table gets their lines after the real ones (see
test_moments.py). Not for what a board draws itself.
"""

from collections.abc import Iterator

from miskatonic import games
from miskatonic.core.game import Event, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.trial import random_answer
from miskatonic.games.cultists import told as cultists
from miskatonic.games.cultists.cards import ROLES
from miskatonic.games.cultists.numbers import BAG
from miskatonic.games.fate import told as fate
from miskatonic.games.fate.cards import CURSES, LIBRARY, SPELLS, STREETS, card
from miskatonic.games.fate.state import Roll
from miskatonic.games.horror import told as horror
from miskatonic.games.ritual import told as ritual
from miskatonic.games.ritual.cards import CTHULHU, HASTUR, OLD_ONES

ME: Seat = 0
OTHER: Seat = 1


def of_ritual() -> Iterator[Event]:
    yield ritual.elder_sign(ME)
    yield ritual.gate_opens(OTHER, 5, HASTUR)
    yield from (ritual.old_one_rises(each, "old-ones.1") for each in OLD_ONES[:4])
    yield ritual.mystery_shown(CTHULHU)
    yield ritual.yog_sothoth_tie()
    yield ritual.doom_moves(3, 2)


def of_fate() -> Iterator[Event]:
    yield fate.supply_empty()
    yield fate.sign_taken(OTHER, 4, "signs.1")
    yield from (fate.curse_strikes(OTHER, kind) for kind in range(len(CURSES)))
    for kind in ("control", "other-worlds", "raid", "gift"):
        yield fate.rolled(Roll(OTHER, kind, (0, 1, 2)))
    yield fate.controls(ME, LIBRARY, "full")
    yield fate.controls(OTHER, STREETS, "temporary")
    yield fate.raided(ME, 3, "raid.1")
    for spell in SPELLS:
        yield fate.cast(OTHER, card(spell.name, "lantern"), (), None)
    yield fate.cancelled(OTHER, card(SPELLS[0].name, "lantern"))


def of_cultists() -> Iterator[Event]:
    yield cultists.night_falls()
    yield cultists.burnt("RED")
    yield from (cultists.event_drawn(event) for event in BAG)
    yield cultists.power_off()
    yield cultists.portal_opens(3)
    yield cultists.fish_man_comes("gZ", "unsafe.7")
    yield cultists.portal_closed(ME, OTHER, 5, 5)
    yield cultists.portal_lost(9)
    yield cultists.vote_begins("called", OTHER, 5)
    yield cultists.vote_begins("murder", ME, 5)
    yield from (cultists.revealed(OTHER, role) for role in ROLES)


def of_horror() -> Iterator[Event]:
    """Most of it happens in any match; what does not is told at its end."""
    staged = {"drew-encounter", "revealed-token", "test-passed", "test-failed", "advances", "entered-map"}
    seen: dict[str, Event] = {}
    for seed in range(100):
        for event in of_a_match(seed):
            seen.setdefault(event.text.id, event)
        if staged <= seen.keys():
            break
    yield from (seen[id] for id in sorted(staged))
    yield horror.investigator_defeated(ME)
    yield from (horror.fate(OTHER, how) for how in ("killed", "insane", "devoured"))


def of_a_match(seed: int) -> Iterator[Event]:
    game, rng = games.get("horror"), Rng.seeded(seed)
    state = game.new(game.options(seats=2, scenario="spreading_flames"), seed)
    for _ in range(400):
        asks = game.asks(state)
        if not asks:
            return
        yield from game.answer(state, *random_answer(asks, rng))


MOMENTS = {"ritual": of_ritual, "fate": of_fate, "cultists": of_cultists, "horror": of_horror}
