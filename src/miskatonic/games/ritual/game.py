"""Ritual as the Game contract wants it: the door to rules, view and talk. Holds no rules itself."""

from collections.abc import Mapping
from typing import Any, cast

from miskatonic.core.flow import FlowGame
from miskatonic.core.game import BadOptions, Options, Outcome, Seat, Why, check_options
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text, text
from miskatonic.games.ritual import rules, talk
from miskatonic.games.ritual.explain import why_not
from miskatonic.games.ritual.state import FIELDS, Ritual, RitualOptions
from miskatonic.games.ritual.unseen import sample
from miskatonic.games.ritual.view import RitualView, open_view, view


class RitualGame(FlowGame[Ritual]):
    """The rules of Ritual."""

    name = "ritual"
    version = 1
    fields = FIELDS
    state_type = Ritual
    view_type = RitualView
    options_type = RitualOptions
    endings = ("sane", "sanest", "nobody")

    def options(self, **given: Any) -> RitualOptions:
        """counts.1, alternative.1 to alternative.5, round.4"""
        options = RitualOptions(**check_options(FIELDS, given))
        if options.start is not None and options.start >= options.seats:
            raise BadOptions("start", text("bad-option-start", seats=options.seats), "round.4")
        return options

    def new(self, options: Options, seed: int) -> Ritual:
        """Return the first position in which somebody must decide."""
        return rules.new_game(cast(RitualOptions, options), seed)

    def view(self, state: Ritual, seat: Seat | None) -> RitualView:
        """Return all that this seat, or a spectator, may know."""
        return view(state, seat)

    def open_view(self, state: Ritual) -> RitualView:
        """Return the position with all cards open."""
        return open_view(state)

    def round(self, state: Ritual) -> int:
        """Return in which round the match is."""
        return state.round

    def counted(self, state: Ritual) -> Mapping[str, tuple[int, ...]]:
        """Return everybody's sanity."""
        return {"sanity": tuple(state.sanity)}

    def outcome(self, state: Ritual) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return rules.outcome(state)

    def sample(self, state: Ritual, seat: Seat, rng: Rng) -> Ritual:
        """Return a random position that the seat cannot tell from this one."""
        return sample(state, seat, rng)

    def why_not(self, state: Ritual, seat: Seat, thing: str) -> tuple[Why, ...]:
        """Return why nothing can be done with a thing now, from what the seat sees."""
        return why_not(view(state, seat), thing)

    def phrases(self) -> tuple[str, ...]:
        """talk.3"""
        return talk.PHRASES

    def check_talk(self, state: Ritual, said: str) -> Text | None:
        """talk.3: after the last round, and without the filter, everything may be said."""
        if state.outcome is not None or not state.options.talk_filter:
            return None
        return talk.refusal(said)


GAME = RitualGame()
