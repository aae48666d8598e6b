"""Any game as an environment of PettingZoo (AEC), for those who let programs learn.

`env("ritual", seats=5)`: agents are "seat_0" …, observations hold a row of numbers and the mask of legal
actions; `observing` says what they mean, docs/learning.md field by field. Whoever wins is rewarded with 1.
Needs the extra `lab` (`pip install "miskatonic[lab]"`).
"""

from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:  # pragma: no cover - the tests have the extra
    raise ImportError(
        f'{missing.name} is not installed; it comes with the extra "lab": pip install "miskatonic[lab]"'
    ) from missing

from miskatonic import games
from miskatonic.core.encoding import NOTHING
from miskatonic.core.game import Options, Seat
from miskatonic.core.rng import SEED_BITS
from miskatonic.core.text import Speech
from miskatonic.lab.observing import ASK, LARGEST, PER_OPTION, Table, shown


def env(game: str = "ritual", render_mode: str | None = None, **options: Any) -> Any:
    """Return a game with these options as an environment that notices wrong use."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, render_mode, **options))
    )


class raw_env(AECEnv):  # noqa: N801 - PettingZoo calls it so
    """A game, without anything that notices wrong use."""

    def __init__(self, game: str = "ritual", render_mode: str | None = None, **options: Any) -> None:
        """Prepare a table with these options of the game."""
        super().__init__()
        self.game = games.get(game)
        self.options: Options = self.game.options(**options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"miskatonic_{game}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.options.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._shown = shown(game)
        length = self._shown.size + ASK + PER_OPTION * self._shown.options
        actions = self._shown.options + 1
        seen = spaces.Dict(
            {
                "observation": spaces.Box(NOTHING, LARGEST, (length,), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._chance: Any = None

    def observation_space(self, agent: str) -> Any:
        """Return what observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return which actions there are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same seed gives the same deals, this one and those that follow it."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        deal = int.from_bytes(self._chance.bytes(SEED_BITS // 8), "big")
        self.table = Table(self.game, self.game.new(self.options, deal), self._shown)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat is shown, and what it may do."""
        seat = self._seats[agent]
        mask = np.zeros(self._shown.options + 1, np.int8)
        mask[self.table.legal(seat)] = 1
        return {"observation": np.array(self.table.row(seat), np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the seat that decides act; raise ValueError if it may not do that."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.act(self._seats[agent], int(action))
        if self.table.asked is None:
            won = self.table.rewards()
            self.rewards = {each: won[seat] for each, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._next_agent()

    def render(self) -> str | None:
        """Return the table as a spectator sees it, as far as the game draws it in a terminal."""
        draw = games.terminal(self.game.name)
        if self.render_mode != "ansi" or draw is None:
            return None
        speech = Speech("en", ["miskatonic.core", games.package(self.game.name)])
        return "\n".join(draw(self.game.view(self.table.state, None), speech, {}, True))

    def close(self) -> None:
        """Leave nothing behind: there is nothing open."""

    def _next_agent(self) -> str:
        asked: Seat | None = self.table.asked
        return self.agents[0] if asked is None else f"seat_{asked}"
