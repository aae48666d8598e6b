"""Cultists as the Game contract wants it: the door to rules and view. Holds no rules itself."""

from collections.abc import Mapping
from typing import Any, cast, get_args

from miskatonic.core.flow import FlowGame
from miskatonic.core.game import (
    BadOptions,
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
from miskatonic.core.text import Text, text
from miskatonic.games.cultists import rules
from miskatonic.games.cultists.defaults import default
from miskatonic.games.cultists.explain import why_not
from miskatonic.games.cultists.numbers import COUNTS, FIRESTARTER_FROM
from miskatonic.games.cultists.rules import ending
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.state import FIELDS, Cultists, CultistsOptions, Ending
from miskatonic.games.cultists.unseen import sample
from miskatonic.games.cultists.view import CultistsView, view

PHRASES = tuple(
    f"phrase-{name}"
    for name in (
        "not-me",
        "who-was-there",
        "check-him",
        "restart-power",
        "portal",
        "thanks",
        "well-played",
        "hurry",
    )
)


class CultistsGame(FlowGame[Cultists]):
    """The rules of Cultists."""

    name = "cultists"
    version = 4
    fields: tuple[Field, ...] = FIELDS
    state_type = Cultists
    view_type: type[View] = CultistsView
    options_type: type[Options] = CultistsOptions
    endings: tuple[str, ...] = get_args(Ending)

    def options(self, **given: Any) -> CultistsOptions:
        """counts.1, roles.d2, roles.x2, setup.q1, decisions.13"""
        options = CultistsOptions(**check_options(FIELDS, given))
        if options.firestarter == "yes" and options.seats < FIRESTARTER_FROM:
            least, most = FIRESTARTER_FROM, max(COUNTS)
            raise BadOptions(
                "firestarter", text("bad-option-firestarter", least=least, most=most), "roles.d2"
            )
        if options.start is not None and options.start >= options.seats:
            raise BadOptions("start", text("bad-option-start", seats=options.seats), "setup.q1")
        return options

    def new(self, options: Options, seed: int) -> Cultists:
        """Return the first position in which somebody must decide."""
        return rules.new_game(cast(CultistsOptions, options), seed)

    def view(self, state: Cultists, seat: Seat | None) -> CultistsView:
        """Return all that this seat, or a spectator, may know."""
        return view(state, seat)

    def round(self, state: Cultists) -> int:
        """Return in which round the match is."""
        return state.round

    def counted(self, state: Cultists) -> Mapping[str, tuple[int, ...]]:
        """Return the points for books, and how many investigators are dead, known or not."""
        if not state.roles:
            return {}
        return {"score": (state.score,), "dead": (dead_investigators(state),)}

    def outcome(self, state: Cultists) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return ending.outcome(state)

    def answers_itself(self, state: Cultists, seat: Seat) -> str | None:
        """decisions.12: the only answer there is, unless it confirms that something has been seen."""
        ask = state.asks().get(seat)
        return None if ask is None or ask.only == "confirm" else ask.only

    def on_timeout(self, state: Cultists, seat: Seat) -> Choice | None:
        """decisions.d1"""
        return default(state, seat)

    def sample(self, state: Cultists, seat: Seat, rng: Rng) -> Cultists:
        """Return a random position that the seat cannot tell from this one."""
        return sample(state, seat, rng)

    def why_not(self, state: Cultists, seat: Seat, thing: str) -> tuple[Why, ...]:
        """Return why nothing can be done with a thing now, from what the seat sees."""
        return why_not(view(state, seat), asked(self, state)[seat].kind, thing)

    def phrases(self) -> tuple[str, ...]:
        """Return the ready-made phrases."""
        return PHRASES

    def check_talk(self, state: Cultists, said: str) -> Text | None:
        """talk.1, talk.q1: claim and truth cannot be told apart, so everything may be said"""
        return None


GAME = CultistsGame()
