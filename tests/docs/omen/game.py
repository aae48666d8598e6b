"""Omen as the Game contract wants it. Holds no rules itself."""

from typing import Any, cast

from miskatonic.core.flow import FlowGame
from miskatonic.core.game import Field, Game, Options, Outcome, Seat, View, check_options
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text
from tests.docs.omen import rules
from tests.docs.omen.rules import FIELDS, Omen, OmenOptions
from tests.docs.omen.view import OmenView, sample, view


class OmenGame(FlowGame[Omen]):
    """The rules of Omen."""

    name = "omen"
    version = 1
    fields: tuple[Field, ...] = FIELDS
    state_type = Omen
    view_type: type[View] = OmenView
    options_type: type[Options] = OmenOptions

    def options(self, **given: Any) -> OmenOptions:
        """deal.1"""
        return OmenOptions(**check_options(FIELDS, given))

    def new(self, options: Options, seed: int) -> Omen:
        """Return the first position in which somebody must decide."""
        return rules.new_game(cast(OmenOptions, options), seed)

    def view(self, state: Omen, seat: Seat | None) -> OmenView:
        """Return all that this seat, or a spectator, may know."""
        return view(state, seat)

    def outcome(self, state: Omen) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return state.outcome

    def sample(self, state: Omen, seat: Seat, rng: Rng) -> Omen:
        """Return a random position that the seat cannot tell from this one."""
        return sample(state, seat, rng)

    def phrases(self) -> tuple[str, ...]:
        """Return no phrases: nothing need be said."""
        return ()

    def check_talk(self, state: Omen, said: str) -> Text | None:
        """Allow everything."""
        return None


GAME: Game[Omen] = OmenGame()
