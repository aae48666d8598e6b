"""Fate as the Game contract wants it: the door to rules and view. Holds no rules itself."""

from collections.abc import Mapping
from typing import Any, cast

from miskatonic.core.flow import FlowGame
from miskatonic.core.game import (
    Choice,
    Field,
    Options,
    Outcome,
    Seat,
    View,
    Why,
    asked,
    check_options,
)
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text
from miskatonic.games.fate import rules
from miskatonic.games.fate.asks import PASSES
from miskatonic.games.fate.explain import why_not
from miskatonic.games.fate.rules import circle
from miskatonic.games.fate.rules.orders import foregone_pass
from miskatonic.games.fate.state import FIELDS, Fate, FateOptions
from miskatonic.games.fate.unseen import sample
from miskatonic.games.fate.view import FateView, open_view, view

PHRASES = tuple(
    f"phrase-{name}"
    for name in ("beware", "not-me", "together", "thanks", "sorry", "well-played", "unsure", "hurry")
)
ANY_OR_LAST = 2
"""So many answers there are where one colour is left: this one, or any."""


class FateGame(FlowGame[Fate]):
    """The rules of Fate."""

    name = "fate"
    version = 3
    fields: tuple[Field, ...] = FIELDS
    state_type = Fate
    view_type: type[View] = FateView
    options_type: type[Options] = FateOptions
    endings = ("win", "loss")

    def options(self, **given: Any) -> FateOptions:
        """counts.1, counts.q1, library.q1"""
        return FateOptions(**check_options(FIELDS, given))

    def new(self, options: Options, seed: int) -> Fate:
        """Return the first position in which somebody must decide."""
        return rules.new_game(cast(FateOptions, options), seed)

    def view(self, state: Fate, seat: Seat | None) -> FateView:
        """Return all that this seat, or a spectator, may know."""
        return view(state, seat)

    def answers_itself(self, state: Fate, seat: Seat) -> str | None:
        """windows.8, windows.9: whoever left an order to pass, or has nothing to use, passes; nor is anybody
        asked who has only one answer, or takes the last colour.
        """
        ask = state.asks().get(seat)
        if ask is None:
            return None
        last_colour = ask.kind == "colour" and len(ask.options) == ANY_OR_LAST
        return foregone_pass(state, seat, ask) or ("any" if last_colour else ask.only)

    def arranged(self, state: Fate, seat: Seat) -> bool:
        """windows.9: an order to pass counts in this window."""
        ask = state.asks().get(seat)
        return ask is not None and bool(state.orders[seat]) and foregone_pass(state, seat, ask) is not None

    def without_arrangement(self, choice: Choice) -> Choice:
        """windows.9: whatever order it leaves, a pass is a pass."""
        return "pass" if choice in PASSES else choice

    def open_view(self, state: Fate) -> FateView:
        """Return the position with all cards open."""
        return open_view(state)

    def round(self, state: Fate) -> int:
        """Return in which round the match is."""
        return state.round

    def counted(self, state: Fate) -> Mapping[str, tuple[int, ...]]:
        """Return how far everybody's summoning is, and how many investigators came to each lodge."""
        return {"summon": tuple(state.summon), "lodge": tuple(state.lodges)}

    def outcome(self, state: Fate) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return circle.outcome(state)

    def sample(self, state: Fate, seat: Seat, rng: Rng) -> Fate:
        """Return a random position that the seat cannot tell from this one."""
        return sample(state, seat, rng)

    def why_not(self, state: Fate, seat: Seat, thing: str) -> tuple[Why, ...]:
        """Return why nothing can be done with a thing now, from what the seat sees."""
        return why_not(view(state, seat), asked(self, state)[seat].kind, thing)

    def phrases(self) -> tuple[str, ...]:
        """Return the ready-made phrases."""
        return PHRASES

    def check_talk(self, state: Fate, said: str) -> Text | None:
        """Everything may be said."""
        return None


GAME = FateGame()
