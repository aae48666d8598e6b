"""Ritual, Fate and Cultists as games of OpenSpiel, written in Python.

Importing this module registers "python_miskatonic_ritual" and its like with `pyspiel`. One draw of chance at
the beginning decides the deal, of `deals` equally likely ones; all later chance follows from it, as the
rules shuffle and roll with it. Actions and tensors are those of `observing`. An information state is what the
seat's view and ask say, and what it was shown and did before. Needs the extra `lab`.
"""

import hashlib
from collections.abc import Callable
from typing import Any

try:
    import numpy as np
    import pyspiel
except ImportError as missing:  # pragma: no cover - the tests have the extra
    raise ImportError(
        f'{missing.name} is not installed; it comes with the extra "lab": pip install "miskatonic[lab]"'
    ) from missing

import msgspec

from miskatonic import games
from miskatonic.core.encoding import NOTHING
from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.lab.observing import ASK, PER_OPTION, Table, shown

PLAYED = {"ritual": 3, "fate": 2, "cultists": 4}
"""The games that are registered, and how many usually play."""
DEALS = 4096
LONGEST = 100_000
"""No match takes more actions."""


class SpielState(pyspiel.State):
    """A position, or the moment before the deal."""

    def __init__(self, game: "SpielGame") -> None:
        """Begin before the deal."""
        super().__init__(game)
        self._rules = game.rules
        self._deals = game.deals
        self.table: Table | None = None
        self.recalled = [""] * game.num_players()
        """By seat a digest of all that it was shown and did before."""

    def current_player(self) -> int:
        """Return who decides next."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.table.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals; each is as likely as any other."""
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: Seat) -> list[int]:
        return [] if self.table is None else self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self._rules.dealt(action)
            return
        seat = self.current_player()
        shown_then = f"{information(self, seat)}>{action}"
        self.recalled[seat] = hashlib.blake2b(shown_then.encode(), digest_size=12).hexdigest()
        self.table.act(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player < 0:
            return f"deal {action}"
        ask = self.table.game.asks(self.table.state).get(player)
        within = ask is not None and action < len(ask.options)
        return ask.options[action].id if ask is not None and within else "that is all"

    def is_terminal(self) -> bool:
        """Say whether the match is over."""
        return self.table is not None and self.table.asked is None

    def returns(self) -> list[float]:
        """Return for each seat 1 if it has won, else 0."""
        return [0.0] * len(self.recalled) if self.table is None else list(self.table.rewards())

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that the player cannot tell from this one; sealed answers of others are guessed."""
        assert self.table is not None
        chance = Rng.seeded(int(sampler() * (1 << 53)))
        twin: SpielState = self.get_game().new_initial_state()
        position = self.table.game.sample(self.table.state, player, chance)
        twin.table = Table(self.table.game, position, self.table.shown)
        while (asked := twin.table.asked) not in (player, None) and self.current_player() == player:
            assert asked is not None
            twin.table.act(asked, chance.choice(twin.table.legal(asked)))
        if self.current_player() == player:
            twin.table.picked = self.table.picked
        twin.recalled[player] = self.recalled[player]
        return twin

    def __str__(self) -> str:
        """Return the position as all may see it."""
        return (
            "before the deal" if self.table is None else _said(self.table.game.view(self.table.state, None))
        )


class Rules:
    """What all states of a game share."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = games.get(game)
        self.options = self.game.options(seats=seats)
        self.shown = shown(game)
        self.length = self.shown.size + ASK + PER_OPTION * self.shown.options

    def dealt(self, deal: int) -> Table:
        """Return the table after that deal."""
        return Table(self.game, self.game.new(self.options, deal), self.shown)

    def __deepcopy__(self, memo: Any) -> "Rules":
        """Return itself: nothing of it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what it is saved as."""
        return Rules, (self.game.name, self.options.seats)


class SpielGame(pyspiel.Game):
    """A game with so many players and deals."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Prepare the game; parameters are `players` and `deals`."""
        given = {"players": PLAYED[self.name], "deals": DEALS, **(params or {})}
        self.rules = Rules(self.name, given["players"])
        self.deals: int = given["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.shown.options + 1,
            max_chance_outcomes=self.deals,
            num_players=given["players"],
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> SpielState:
        """Return the moment before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return somebody who looks at states with the eyes of a seat."""
        return Observer(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Observer:
    """Looks at states with the eyes of a seat."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        """Prepare a row; `recalls`: what was seen and done before counts too, in words."""
        self._recalls = recalls
        self.tensor = np.full(rules.length, NOTHING, np.float32)
        self.dict = {"row": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Fill the row with what a seat is shown."""
        self.tensor[:] = NOTHING if state.table is None else state.table.row(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """Return what a seat is shown in words."""
        return information(state, player) if self._recalls else seen(state, player)


def information(state: SpielState, seat: Seat) -> str:
    """Return all that a seat knows: what it is shown, and what it was shown and did before."""
    return f"{state.recalled[seat]} {seen(state, seat)}"


def seen(state: SpielState, seat: Seat) -> str:
    """Return what a seat is shown now."""
    if state.table is None:
        return ""
    ask = state.table.game.asks(state.table.state).get(seat) if state.table.asked == seat else None
    picked = state.table.picked if ask is not None else ()
    return _said((state.table.game.view(state.table.state, seat), ask, picked))


def _said(found: Any) -> str:
    return msgspec.json.encode(found).decode()


def game_type(name: str) -> Any:
    """Return how OpenSpiel describes a game."""
    seats = next(field.choices for field in games.get(name).fields if field.name == "seats")
    return pyspiel.GameType(
        short_name=f"python_miskatonic_{name}",
        long_name=f"Miskatonic: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYED[name], "deals": DEALS},
    )


class RitualGame(SpielGame):
    """Ritual."""

    name = "ritual"


class FateGame(SpielGame):
    """Fate."""

    name = "fate"


class CultistsGame(SpielGame):
    """Cultists."""

    name = "cultists"


for each in (RitualGame, FateGame, CultistsGame):
    pyspiel.register_game(game_type(each.name), each)
