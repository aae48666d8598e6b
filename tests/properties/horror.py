"""Horror with cards nobody has thought of: a random scenario for every seed, and what must hold in each
position.
"""

from collections import Counter
from functools import lru_cache
from typing import cast

from miskatonic.core.game import Options
from miskatonic.games.horror import caches, rules
from miskatonic.games.horror.during import Ends, of_test
from miskatonic.games.horror.game import HorrorGame
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.printed import Printed, Scenario
from miskatonic.games.horror.profiles import words_in
from miskatonic.games.horror.rules import actions, slots
from miskatonic.games.horror.rules.doing_cards import can_be_in_hand
from miskatonic.games.horror.rules.testing import not_lent
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.state import NONE, Horror, kind_of
from miskatonic.games.horror.words.chaos import AddToken, RemoveToken
from miskatonic.games.horror.zones import cards_in_play, playing
from tests.properties.horror_box import chest

BOXES = 5_000
"""How many random boxes there are; the seed of a match picks one."""


@lru_cache(64)
def box_of(seed: int) -> Chest:
    """Return the box that a match with this seed is played with."""
    return chest(seed % BOXES)


class RandomHorror(HorrorGame):
    """The rules of Horror with a random box of cards for every seed."""

    def new(self, options: Options, seed: int) -> Horror:
        """Return the first position in which somebody must decide."""
        chosen = cast(HorrorOptions, options)
        found = box_of(seed)
        return rules.new_game(chosen, found.scenario, found.decks[: chosen.seats], found.box, seed)


GAME = RandomHorror()


def check(g: Horror) -> None:
    """Assert that everything in the box is accounted for, and that limits of cards hold."""
    every_card_is_in_one_zone(g)
    the_frame_of_the_scenario_stands(g)
    chaos_tokens_are_conserved(g)
    nothing_is_negative(g)
    unique_cards_are_unique(g)
    assets_fit_their_slots(g)
    caches_are_up_to_date(g)
    plays_are_those_that_nothing_forbids(g)
    whatever_is_under_way_has_its_end_on_the_stack(g)


def every_card_is_in_one_zone(g: Horror) -> None:
    """Each card lies in exactly the zone it says."""
    found = Counter(card for pile in g.piles.values() for card in pile)
    assert found == Counter(range(len(g.cards)))
    assert all(card in g.piles[g.cards[card].zone] for card in found)


PLACES = {
    "act": {"act", "acts", "removed", "limbo", "aside"},
    "agenda": {"agenda", "agendas", "removed", "limbo", "aside"},
    "reference": {"reference"},
    "location": {"map", "aside", "removed", "victory", "encounter", "encounter-discard", "limbo"},
}
"""Where cards that have a place of their own in play may be."""


def the_frame_of_the_scenario_stands(g: Horror) -> None:
    """setup.1, in-play.2, hidden.2: investigators, acts, agendas and locations are where such cards can be,
    and so are the cards in hands. When the scenario ends locations may go to the victory display (victory.5).
    """
    for person in g.people:
        zone = g.cards[person.card].zone
        assert zone == (f"investigator:{person.seat}" if person.status == "playing" else "removed"), zone
        if person.status == "playing" and g.phase != "setup" and g.resolution == NONE:
            assert g.cards[person.location].zone == "map", person
    for card in g.cards:
        assert kind_of(card.zone) in PLACES.get(g.print(card.id).type, {kind_of(card.zone)}), card
        assert kind_of(card.zone) != "hand" or can_be_in_hand(g, card.id), card


_CHANGING: dict[int, tuple[Printed | Scenario, bool]] = {}


def changes_the_bag(printed: Printed | Scenario) -> bool:
    """Say whether something printed adds chaos tokens or removes some."""
    found = _CHANGING.get(id(printed))
    if found is None or found[0] is not printed:
        changes = any(isinstance(word, AddToken | RemoveToken) for word in words_in(printed))
        found = _CHANGING[id(printed)] = (printed, changes)
    return found[1]


def chaos_tokens_are_conserved(g: Horror) -> None:
    """In the bag, sealed, or revealed for a test; unless cards add or remove some."""
    if any(changes_the_bag(printed) for printed in g.printed.values()) or changes_the_bag(g.scenario):
        return
    sealed = [token for card in g.cards for token in card.sealed]
    revealed = [token for test in g.tests for token in not_lent(test)]
    assert Counter([*g.bag, *sealed, *revealed]) == Counter(g.scenario.bags[g.options.difficulty])


def nothing_is_negative(g: Horror) -> None:
    """No token is owed, no action overspent."""
    for card in g.cards:
        assert min(card.damage, card.horror, card.clues, card.doom, card.resources, card.uses) >= 0, card
    assert all(person.actions >= 0 for person in g.people)


def unique_cards_are_unique(g: Horror) -> None:
    """unique.1; an investigator's namesake may stand beside them (unique.q2)."""
    titles = Counter(
        g.print(card).name[0]
        for card in cards_in_play(g)
        if g.print(card).unique and g.print(card).type != "investigator"
    )
    assert all(count == 1 for count in titles.values()), titles


def assets_fit_their_slots(g: Horror) -> None:
    """slots.3, unless somebody is choosing right now what to discard."""
    if any(pending.ask.kind == "discard" for pending in g.pending) or (
        g.stack and g.stack[-1][0] == "discard_to_fit"
    ):
        return
    for seat in playing(g):
        assert slots.seating(g, seat, slots.occupying(g, seat)) is not None, seat


def caches_are_up_to_date(g: Horror) -> None:
    """What is kept is what would be worked out now."""
    with caches.audited():
        for name in caches.ALL:
            getattr(g, name)


def whatever_is_under_way_has_its_end_on_the_stack(g: Horror) -> None:
    """nested-sequences.4: each sequence is ended by one step, and each test once it has begun (ST.1)."""
    ends = Counter(g.steps.during.get(name) for name, _ in g.stack)
    assert g.ended or ends[Ends.SEQUENCE] == len(g.sequences)
    tests = [args[0] for name, args in g.stack if g.steps.during.get(name) is of_test]
    assert g.ended or tests == [test.number for test in g.tests if test.number in tests]


def plays_are_those_that_nothing_forbids(g: Horror) -> None:
    """play-action.1: what a turn offers to play is what can be played when every rule is looked at."""
    for seat in playing(g):
        if g.phase != "setup" and g.people[seat].actions:
            able = [card for card in g.hand(seat) if g.print(card).profile.playable]
            assert actions.plays(g, seat) == [c for c in able if actions.why_not_play(g, seat, c) is None]
