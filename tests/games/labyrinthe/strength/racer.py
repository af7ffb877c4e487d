"""A player who races: the pawn that comes nearest to the centre, and any block."""

from __future__ import annotations

from collections.abc import Iterable

from irrgarten.games.labyrinthe import placing
from irrgarten.games.labyrinthe.board import CENTRE, SIZE, SQUARE_OF
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import View

FAR = 99


def lines(square: int) -> list[list[int]]:
    """The squares in each of the four directions, nearest first."""
    row, column = divmod(square, SIZE)
    return [
        [SIZE * r + column for r in range(row + 1, SIZE)],
        [SIZE * row + c for c in range(column + 1, SIZE)],
        [SIZE * r + column for r in range(row - 1, -1, -1)],
        [SIZE * row + c for c in range(column - 1, -1, -1)],
    ]


def distances(taken: set[int]) -> dict[int, int]:
    """Straight moves to the centre from each square that can reach it through what is free."""
    found = dict.fromkeys(CENTRE, 0)
    edge = list(CENTRE)
    while edge:
        further: list[int] = []
        for square in edge:
            for line in lines(square):
                for other in line:
                    if other in taken:
                        break
                    if other not in found:
                        found[other] = found[square] + 1
                        further.append(other)
        edge = further
    return found


class Racer:
    def __init__(self, rules: AnyRules, seat: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._rng = Rng(seed)

    def observe(self, events: Iterable[Event]) -> None:
        pass

    def choose(self, view: View) -> str:
        state = self._rules.belief(view, None).sample(self._rng)
        assert isinstance(state, Labyrinthe)
        legal = Acts()
        state.legal(self._seat, legal)
        moves = [self._rules.format(state, self._seat, act) for act in legal.listed()]
        pawns = [move for move in moves if not move.startswith("[")]
        if not pawns:
            return moves[self._rng.below(len(moves))]
        taken = {square for block in placing.blocks(state) for square in block}
        taken |= {square for side in placing.pawns(state) for square in side}
        far = distances(taken - set(CENTRE))

        def gain(move: str) -> int:
            start, end = (SQUARE_OF[name] for name in move.partition("/")[0].split("-"))
            from_start = 0 if start in CENTRE else self._beside(far, start, taken)
            return from_start - far.get(end, FAR)

        most = max(map(gain, pawns))
        best = [move for move in pawns if gain(move) == most]
        return best[self._rng.below(len(best))]

    @staticmethod
    def _beside(far: dict[int, int], square: int, taken: set[int]) -> int:
        """The moves from a square that is itself taken."""
        nearest = FAR
        for line in lines(square):
            for other in line:
                if other in taken and other not in far:
                    break
                nearest = min(nearest, far.get(other, FAR) + 1)
        return nearest
