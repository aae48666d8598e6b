"""The option to hide deck lists: nobody reads what is on the list of another seat until the match is over."""

from typing import Any

import msgspec
import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.core.trial import random_answer
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.options import DeckChoice, HorrorOptions
from miskatonic.games.horror.rules import Deck
from miskatonic.games.horror.state import Horror

DANIELA, JOE, *_ = STARTERS
BOTTLE = "12086"
"""A card that Joe might have instead of any other."""


def built(starter: Deck, name: str, *, instead: str = "") -> dict[str, Any]:
    """Return a starter deck as somebody would bring it, perhaps with another card instead of the first."""
    codes = [instead or starter.cards[0], *starter.cards[1:]]
    cards = {code: codes.count(code) for code in sorted(set(codes))}
    return {"investigator": starter.investigator, "cards": cards, "name": name}


def options(**other: Any) -> HorrorOptions:
    decks = [built(DANIELA, "Shield"), built(JOE, "Sleuth")]
    return GAME.options(seats=2, decks=decks, **other)


def begun(**other: Any) -> Horror:
    return GAME.new(options(**other), 7)


@rule("table-talk.1")
def test_usually_everybody_reads_every_list() -> None:
    g = begun()
    for reader in (0, 1, None):
        assert GAME.view(g, reader).options == g.options
    assert GAME.options_for(g.options, ()) == g.options


@rule("table-talk.1")
@pytest.mark.parametrize(("reader", "own"), [(0, (0,)), (1, (1,)), (None, ())])
def test_of_a_hidden_list_only_the_investigator_shows(reader: int | None, own: tuple[int, ...]) -> None:
    g = begun(hidden_decks=True)
    whole = (DANIELA.investigator, JOE.investigator)
    shown = [g.options.decks[seat] if seat in own else whole[seat] for seat in (0, 1)]
    assert list(GAME.view(g, reader).options.decks) == shown
    assert list(GAME.options_for(g.options, own).decks) == shown


@rule("table-talk.1")
def test_whoever_plays_several_seats_reads_their_lists() -> None:
    hidden = options(hidden_decks=True)
    assert GAME.options_for(hidden, (0, 1)) == hidden


@rule("table-talk.1")
def test_a_built_deck_and_a_starter_deck_look_alike_to_others() -> None:
    starter = GAME.options(seats=2, decks=[built(DANIELA, "Shield"), JOE.investigator], hidden_decks=True)
    assert GAME.options_for(starter, (0,)) == GAME.options_for(options(hidden_decks=True), (0,))


@rule("table-talk.1")
def test_what_is_shown_are_valid_options() -> None:
    seen = GAME.options_for(options(hidden_decks=True), (1,))
    assert GAME.options(**msgspec.to_builtins(seen)) == seen


@rule("table-talk.1")
def test_after_the_end_every_list_is_open() -> None:
    g, dice = begun(hidden_decks=True), Rng.seeded(1)
    while g.outcome is None:
        GAME.answer(g, *random_answer(g.asks(), dice))
    assert GAME.view(g, 1).options == g.options
    assert isinstance(g.options.decks[0], DeckChoice)


@rule("random-weakness.3")
def test_a_weakness_that_was_drawn_for_a_hidden_deck_only_its_owner_is_told() -> None:
    deck = built(JOE, "Sleuth")
    deck["cards"].pop("12100")
    g = GAME.new(GAME.options(seats=2, decks=[DANIELA.investigator, deck], hidden_decks=True), 7)
    [drawn] = [event for event in g.opening if event.text.id == "random-weakness"]
    assert drawn.seen_by(1) == drawn.text
    assert drawn.seen_by(0) == drawn.seen_by(None) == text("random-weakness-hidden", who=Who(1))


@rule("table-talk.1")
def test_the_numbers_of_cards_do_not_follow_a_hidden_list() -> None:
    def in_order(g: Horror) -> list[str]:
        return [card.code for card in g.cards if card.owner == 1][1:34]

    assert in_order(begun()) == sorted(in_order(begun()))
    assert in_order(begun(hidden_decks=True)) != in_order(begun())
    assert sorted(in_order(begun(hidden_decks=True))) == in_order(begun())


@rule("table-talk.1")
def test_what_somebody_imagines_does_not_depend_on_a_hidden_list() -> None:
    """Joe's deck is his starter deck, or one with another card in it: Daniela imagines the same."""
    other = built(JOE, "Sleuth", instead=BOTTLE)
    imagined = []
    for joe in (built(JOE, "Sleuth"), other):
        hidden = GAME.options(seats=2, decks=[built(DANIELA, "Shield"), joe], hidden_decks=True)
        g = GAME.new(hidden, 7)
        twin = GAME.sample(g, 0, Rng.seeded(3))
        imagined.append(sorted(card.code for card in twin.cards if card.owner == 1))
        assert msgspec.json.encode(twin.options) == msgspec.json.encode(GAME.view(g, 0).options)
        assert GAME.view(twin, 0) == GAME.view(g, 0)
    assert imagined[0] == imagined[1]
