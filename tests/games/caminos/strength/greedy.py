"""A player who counts: the act after which its own way needs fewest cells and the other's most.

It knows no search and no sets of bits. A cell needs nothing where its own wood is on top, one cell
where anything else is that can still be built over, and is closed where another wood is three high.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from tests.acting import after as made

from irrgarten.games.caminos.board import BOARD_OF, BOARDS, WIDTH, Board
from irrgarten.games.caminos.codes import cubes_of
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.winning_way import Stacks, stacks
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import View

FAR = 99
#: Acts that are weighed, of those that take a cell which matters to somebody.
WEIGHED = 80


def needs(board: Board, found: Stacks, wood: int) -> tuple[int, set[int]]:
    """The cells that the shortest way of a wood still needs, and where they are."""
    best, where = FAR, set[int]()
    for start, end, _ in board.joined():
        far = dict.fromkeys(found, FAR)
        before: dict[int, int] = {}
        queue: deque[int] = deque()
        for cell in board.sides[start]:
            far[cell] = _price(found, cell, wood)
            queue.append(cell)
        while queue:
            cell = queue.popleft()
            for near in (cell + 1, cell - 1, cell + WIDTH, cell - WIDTH):
                if near in found and far[cell] + _price(found, near, wood) < far[near]:
                    far[near] = far[cell] + _price(found, near, wood)
                    before[near] = cell
                    queue.append(near)
        goal = min(board.sides[end], key=far.__getitem__)
        if far[goal] < best:
            best, where = far[goal], {goal}
            while goal in before and len(where) < FAR:
                goal = before[goal]
                where.add(goal)
    return best, where


def _price(found: Stacks, cell: int, wood: int) -> int:
    stack = found[cell]
    if stack and stack[-1] == wood:
        return 0
    return FAR if len(stack) == 3 else 1


class Greedy:
    def __init__(self, rules: AnyRules, seat: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._rng = Rng(seed)

    def observe(self, events: Iterable[Event]) -> None:
        pass

    def choose(self, view: View) -> str:
        state = self._rules.belief(view, None).sample(self._rng)
        assert isinstance(state, Caminos)
        legal = Acts()
        state.legal(self._seat, legal)
        acts = legal.listed()
        for left in range(len(acts) - 1, 0, -1):
            other = self._rng.below(left + 1)
            acts[left], acts[other] = acts[other], acts[left]
        board, wood = BOARD_OF[BOARDS[state.board]], self._seat % 2
        found = stacks(state, board)
        cells = needs(board, found, wood)[1] | needs(board, found, 1 - wood)[1]
        acts.sort(key=lambda act: -len(cells & {WIDTH * y + x for x, y, _ in cubes_of(act)}))
        best, act = -FAR * FAR, acts[0]
        for candidate in acts[:WEIGHED]:
            after = made(state, self._seat, candidate)
            if after.winner == wood:
                act = candidate
                break
            built = stacks(after, board)
            gain = needs(board, built, 1 - wood)[0] - needs(board, built, wood)[0]
            if gain > best:
                best, act = gain, candidate
        return self._rules.format(state, self._seat, act)
