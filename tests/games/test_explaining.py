"""Why can't I? What a person presses on the board gets an answer, in both languages, by the rules."""

from typing import Any

import pytest

from miskatonic import games
from miskatonic.core import rulebook
from miskatonic.core.game import explain
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES, Speech

NAMES = {seat: f"Player {seat}" for seat in range(8)}
THINGS: dict[str, tuple[str, ...]] = {
    "ritual": ("seat:0", "seat:1", "seat:3", "seat:4", "pile", "discard", "removed", "travelling"),
    "fate": ("location:other-worlds", "location:museum", "card:3", "gate", "abyss", "deck", "readied:1"),
    "cultists": ("place:gW", "place:VIO", "figure:0", "figure:1", "lake", "unsafe", "pile", "markers"),
    "horror": ("card:0", "card:5", "card:34", "card:50", "deck:0", "seat:0"),
}


def positions(name: str, steps: int) -> Any:
    """Play by chance and return the positions."""
    game = games.get(name)
    state, rng = game.new(game.options(), 4), Rng.seeded(4)
    for _ in range(steps):
        if game.outcome(state) is not None:
            return
        yield game, state
        seat, ask = next(iter(game.asks(state).items()))
        ids = [option.id for option in ask.options]
        picked = ids[: max(1, ask.least)] if ask.most > 1 else rng.choice(ids)
        game.answer(state, seat, picked)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_thing_says_why_it_cannot_be_used(name: str) -> None:
    speeches = [Speech(language, ["miskatonic.core", games.package(name)]) for language in LANGUAGES]
    clauses = rulebook.load(games.package(name), "en")
    found = set()
    for game, state in positions(name, 60):
        for seat in game.asks(state):
            for thing in THINGS[name]:
                reasons = explain(game, state, seat, thing)
                assert reasons
                for each in reasons:
                    assert all(speech.say(each.text, NAMES, seat) for speech in speeches)
                    assert not each.cite or each.cite in clauses
                    found.add(each.text.id)
    assert len(found) > 3


def test_who_is_not_asked_is_told_for_whom_the_game_waits() -> None:
    game = games.get("ritual")
    state = game.new(game.options(start=0), 1)
    (why,) = explain(game, state, 1, "seat:2")
    speech = Speech("en", ["miskatonic.core", games.package("ritual")])
    assert speech.say(why.text, NAMES, 1) == "You cannot do anything just now: the game waits for Player 0."


def test_nobody_is_told_anything_of_a_card_that_he_does_not_see() -> None:
    game = games.get("horror")
    state = game.new(game.options(seats=2), 3)
    seat = next(iter(game.asks(state)))
    zones = ("deck", "encounter", "aside")
    unseen = [number for number, card in enumerate(state.cards) if card.zone.startswith(zones)]
    assert unseen
    said = {why.text.id for card in unseen for why in explain(game, state, seat, f"card:{card}")}
    assert said == {"why-other"}


def test_an_explanation_in_cultists_tells_a_neighbour_no_role() -> None:
    game, speech = games.get("cultists"), Speech("en", ["miskatonic.core", games.package("cultists")])
    looked = set()
    for _, state in positions("cultists", 60):
        for seat, ask in game.asks(state).items():
            if ask.kind not in ("night", "fire", "clean-up", "check-state"):
                continue
            looked.add(ask.kind)
            for thing in ("character:dean", "figure:1"):
                (why,) = explain(game, state, seat, thing)
                assert speech.say(why.text, NAMES, seat) == "This is not what you are being asked."
    assert "night" in looked
