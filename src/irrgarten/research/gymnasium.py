"""One seat against computer players as a Gymnasium environment: ``make``."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from msgspec import to_builtins

import irrgarten
from irrgarten.game import Game
from irrgarten.research.table import Mask, ResearchTable, rewards, state_of

#: The level of opponents that make any legal act.
RANDOM = "random"


def make(
    game: str,
    *,
    level: str = "casual",
    seat: int = 0,
    most_acts: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> gymnasium.Env[dict[str, Any], int]:
    """Return a game of one seat against computer players of a level, or against ``random``.

    An illegal act ends the game with a reward of -1; ``info["illegal"]`` says so.
    """
    return SeatEnvironment(ResearchTable(game, options, most_acts), level, seat, render_mode)


class SeatEnvironment(gymnasium.Env[dict[str, Any], int]):
    """A game in which one seat is the agent's. It is asked whenever it may act."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}
    _game: Game

    def __init__(
        self, table: ResearchTable, level: str, seat: int, render_mode: str | None
    ) -> None:
        self.table = table
        if not 0 <= seat < self.table.seats:
            raise irrgarten.OptionsError(f"seat: there is no seat {seat}")
        if level != RANDOM:
            irrgarten.bot(table.rules.name, level)  # raises for a level that there is not
        self.seat, self.level, self.render_mode = seat, level, render_mode
        self.action_space = spaces.Discrete(self.table.acts)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.table.cells,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.table.acts,), np.int8),
            }
        )
        self._options = to_builtins(table.options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; the same seed gives the same one."""
        super().reset(seed=seed)
        self._illegal = False
        while True:
            drawn = int(self.np_random.integers(1 << 62))
            self._game = irrgarten.new(self.table.rules.name, seed=drawn, **self._options)
            if self.level != RANDOM:
                self._bot = irrgarten.bot(self._game, self.level, seed=drawn)
            self._let_others_act()
            if not self._game.over:  # some games can end before a seat has had a turn
                return self._observation(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make an act, and let the others act until the seat may act again."""
        ids = self._ids()
        self._illegal = int(action) not in ids
        if not self._illegal:
            move = self._game.moves(self.seat)[ids.index(int(action))]
            self._game.play(move, self.seat)
            self._let_others_act()
        truncated = self._cut and not self._illegal
        terminated = self._illegal or (self._game.over and not truncated)
        reward = 0.0
        if terminated:
            reward = -1.0 if self._illegal else rewards(self._game.result)[self.seat]
        info = {"illegal": True} if self._illegal else {}
        return self._observation(), reward, terminated, truncated, info

    def action_masks(self) -> Mask:
        """Return a one for each legal act, as maskable learners ask for it."""
        return self.table.mask(self._ids())

    def render(self) -> str | None:
        """Return the board as text, as the seat sees it."""
        return None if self.render_mode is None else self._game.draw(self.seat)

    @property
    def _cut(self) -> bool:
        """Whether the game has gone on for too long and has no result."""
        game = self._game
        return game.ended == "cut off" or (not game.over and game.ply >= self.table.most_acts)

    def _ids(self) -> list[int]:
        may_act = self.seat in self._game.turn and not self._cut
        return self.table.ids(state_of(self._game), self.seat) if may_act else []

    def _observation(self) -> dict[str, Any]:
        return {
            "observation": self.table.observation(state_of(self._game), self.seat),
            "action_mask": self.action_masks(),
        }

    def _let_others_act(self) -> None:
        """Let the other seats act until it is this one's turn, or the game is over."""
        game = self._game
        while not (game.over or self._cut or self.seat in game.turn):
            seat = game.turn[0]
            if self.level == RANDOM:
                moves = game.moves(seat)
                move = moves[int(self.np_random.integers(len(moves)))]
            else:
                move = self._bot.choose(game, seat)
            game.play(move, seat)
