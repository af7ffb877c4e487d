"""Games as PettingZoo environments: ``env`` for one seat after the other, ``parallel_env``."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from irrgarten.kernel.play import seats_in
from irrgarten.research.episode import Episode
from irrgarten.research.table import ResearchTable, rewards

Observation = dict[str, Any]

#: Moves when ids of acts or the layout of observations change.
ENCODING = 1


def env(
    game: str, *, most_acts: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv:
    """Return a game in which seats act one after the other.

    An illegal act ends the game: its seat is rewarded with -1, the others with 0.
    """
    played = TurnEnvironment(ResearchTable(game, options, most_acts), render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(played, illegal_reward=-1)
    )


def parallel_env(
    game: str, *, most_acts: int | None = None, render_mode: str | None = None, **options: Any
) -> ParallelEnv:
    """Return a game in which all seats that may act do so at once.

    Acts of seats that may not are ignored; their masks are empty. An illegal act ends the game.
    """
    return ParallelEnvironment(ResearchTable(game, options, most_acts), render_mode)


class Seating:
    """What both kinds of environments share: agents, spaces, and what an agent observes."""

    metadata: dict[str, Any]
    episode: Episode

    def __init__(self, table: ResearchTable, render_mode: str | None) -> None:
        self.table = table
        self.render_mode = render_mode
        self.metadata = {
            "name": f"irrgarten_{table.rules.name}_v{ENCODING}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.table.cells,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.table.acts,), np.int8),
            }
        )
        self._spaces = {agent: spaces.Discrete(self.table.acts) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent]

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random.seed(seed)
        self.episode = self.table.episode(str(self._random.getrandbits(64)))
        self.agents = [*self.possible_agents]

    def observe(self, agent: str) -> Observation:
        seat, state = self.possible_agents.index(agent), self.episode.state
        may_act = not self.episode.cut and seat in seats_in(state.to_act())
        ids = self.table.ids(state, seat) if may_act else []
        return {
            "observation": self.table.observation(state, seat),
            "action_mask": self.table.mask(ids),
        }

    def rewarded(self) -> dict[str, float]:
        """Return the rewards of the last act: nobody has any before the end, or if it was cut."""
        if self.episode.seat >= 0 or self.episode.cut:
            return dict.fromkeys(self.possible_agents, 0.0)
        results = [self.episode.state.result(seat) for seat in range(self.table.seats)]
        return dict(zip(self.possible_agents, rewards(results), strict=True))

    def render(self) -> str | None:
        """Return the board as text, as a watcher sees it."""
        if self.render_mode is None:
            return None
        rules = self.table.rules
        return rules.draw(rules.view(self.episode.state, -1))

    def close(self) -> None:
        """Nothing is open."""


class TurnEnvironment(Seating, AECEnv):
    """A game in which seats act one after the other."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.episode.seat, 0)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        place = self.episode.place_of(int(action)) if action is not None else -1
        if place < 0:
            raise ValueError(f"{action} is no legal act of {agent}")
        self._cumulative_rewards[agent] = 0.0
        self.episode.step(place)
        self.rewards = self.rewarded()
        self.terminations = dict.fromkeys(
            self.agents, self.episode.seat < 0 and not self.episode.cut
        )
        self.truncations = dict.fromkeys(self.agents, bool(self.episode.cut))
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[max(self.episode.seat, 0)]


class ParallelEnvironment(Seating, ParallelEnv):
    """A game in which all seats that may act do so at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self._observations(), self._nothing()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        offender = None
        for seat in seats_in(self.episode.state.to_act()):
            agent = self.possible_agents[seat]
            place = self.episode.place_of(int(actions.get(agent, -1)))
            if place < 0:
                offender = agent
                break
            self.episode.step(place)
        gained = self.rewarded()
        if offender is not None:
            gained = {agent: -1.0 if agent == offender else 0.0 for agent in self.agents}
        over = offender is not None or (self.episode.seat < 0 and not self.episode.cut)
        terminated = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, bool(self.episode.cut))
        told = self._observations(), gained, terminated, truncated, self._nothing()
        if over or self.episode.cut:
            self.agents = []
        return told

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _nothing(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}
