"""A plain opponent: builds anywhere, and moves whichever figure comes nearest to the goal."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.codes import DONE, MOVE, act_of, end_of, kind_of, start_of
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.view import LabyriaView
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.memory import Event
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import View

STEPS = (1, 16, -1, -16)
FAR = 99


class Racer:
    def __init__(self, seat: int, seed: int) -> None:
        self._seat = seat
        self._rng = Rng(seed)

    def observe(self, events: Iterable[Event]) -> None:
        pass

    def choose(self, view: View) -> str:
        assert isinstance(view, LabyriaView)
        state = RULES.belief(view, None).sample(self._rng)
        assert isinstance(state, Labyria)
        legal = Acts()
        state.legal(self._seat, legal)
        acts = legal.listed()
        moves = [act for act in acts if kind_of(act) == MOVE]
        if moves:
            far = self._distances(state)
            gains = [self._gain(far, act) for act in moves]
            acts = [act for act, gain in zip(moves, gains, strict=True) if gain == max(gains)]
        elif act_of(DONE) in acts:
            return "done"
        return RULES.format(state, self._seat, acts[self._rng.below(len(acts))])

    @staticmethod
    def _gain(far: dict[int, int], act: int) -> int:
        return far.get(start_of(act), FAR) - far.get(end_of(act), FAR)

    def _distances(self, state: Labyria) -> dict[int, int]:
        """Steps to the goal from every field, by open edges."""
        goal = state.goal_of(self._seat)
        far, waiting, open_ = {goal: 0}, deque([goal]), state.maze.open
        while waiting:
            field = waiting.popleft()
            for direction, step in enumerate(STEPS):
                if open_[field] >> direction & 1 and field + step not in far:
                    far[field + step] = far[field] + 1
                    waiting.append(field + step)
        return far
