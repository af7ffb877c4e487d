"""All ways of a figure, one after the other, as plainly as the clauses say it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.labyria.mazes import goals, starts

from irrgarten.games.labyria.board import DIRECTIONS, FIELD_NAMES, FIELD_OF, SYMBOLS
from irrgarten.games.labyria.rules import Labyria


class Plain:
    """The board of a position as the seat to act sees it, kept in dictionaries and sets."""

    def __init__(self, state: Labyria) -> None:
        seat, size = state.turn, state.maze.size
        self.size = size
        self.cloak = SYMBOLS[state.symbol] == "cloak"
        self.number = state.number * (2 if SYMBOLS[state.symbol] == "double" else 1)
        self.start = FIELD_OF[starts(state.seats, size)[seat]]
        self.goal = FIELD_OF[goals(state.seats, size)[seat]]
        far = size - 1
        self.corners = {0, far, 16 * far, 17 * far}
        figures = state.figure
        self.own = [field for field in figures[3 * seat : 3 * seat + 3] if field != self.goal]
        self.opponents = {
            figures[i] for i in range(3 * state.seats) if i // 3 != seat
        } - self.corners
        self.walls = {
            frozenset((field, field + step))
            for field in FIELD_NAMES
            for way, step in ((0, 1), (1, 16))
            if state.maze.tile[field] >> way & 1
        }
        for crossing, arms in enumerate(state.maze.corner):
            if arms:
                sides = {
                    "n": (crossing + 1, crossing + 17),
                    "e": (crossing + 16, crossing + 17),
                    "s": (crossing, crossing + 16),
                    "w": (crossing, crossing + 1),
                }
                self.walls |= {
                    frozenset(sides[side]) for side in ("ne", "es", "sw", "wn")[arms - 1]
                }

    def beside(self, field: int) -> Iterator[tuple[str, int]]:
        column, row = divmod(field, 16)
        for name, (right, up) in zip(DIRECTIONS, ((0, 1), (1, 0), (0, -1), (-1, 0)), strict=True):
            other = 16 * (column + right) + row + up
            if not (0 <= column + right < self.size and 0 <= row + up < self.size):
                continue
            if self.cloak or frozenset((field, other)) not in self.walls:
                yield name, other

    def ways(self, start: int, again: bool) -> Iterator[tuple[list[int], str]]:
        """Every way of the whole number, in order; ``again`` if fields may be entered again."""
        yield from self._on([start], "", again)

    def _on(self, way: list[int], told: str, again: bool) -> Iterator[tuple[list[int], str]]:
        if len(told) == self.number:
            if self._may_end(way):
                yield way, told
            return
        if told and not self._may_cross(way[-1], way[0]):
            return
        for name, field in self.beside(way[-1]):
            if again or field not in way:
                yield from self._on([*way, field], told + name, again)

    def _may_cross(self, field: int, start: int) -> bool:
        if field in self.corners:
            return field == self.start
        return field not in self.opponents

    def _may_end(self, way: list[int]) -> bool:
        end = way[-1]
        if end in self.corners:
            return end in (self.start, self.goal)
        others = list(self.own)
        others.remove(way[0])
        return end not in others

    def moves(self) -> dict[str, str]:
        """Each move and attack with its first way."""
        for again in (False, True):
            found: dict[str, str] = {}
            for start in sorted(set(self.own)):
                for way, told in self.ways(start, again):
                    act = f"{FIELD_NAMES[start]}>{FIELD_NAMES[way[-1]]}"
                    if way[-1] in self.opponents:
                        act += f"/{FIELD_NAMES[way[-2]]}"
                    found.setdefault(act, told)
            if found:
                return found
        return {}
