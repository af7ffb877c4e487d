"""Three in a row: two players mark nine fields; three in a line win."""

from __future__ import annotations

from irrgarten.kernel.simple import Grid, SimpleRules, SimpleState

# The fields are a1, b1, c1, a2, … c3.
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Board(SimpleState):
    marks: list[int]  # the seat on each field, or -1

    possible = range(9)
    conditions = {"TIR-02": lambda board, seat, act: board.marks[act] < 0}

    def __init__(self) -> None:
        self.seats, self.turn, self.marks = 2, 0, [-1] * 9

    def has_line(self, seat: int) -> bool:
        return any(all(self.marks[field] == seat for field in line) for line in LINES)

    def to_act(self) -> int:
        over = self.has_line(0) or self.has_line(1) or -1 not in self.marks
        return 0 if over else 1 << self.turn

    def make(self, seat: int, act: int) -> None:
        self.marks[act] = seat
        self.turn = 1 - seat

    def result(self, seat: int) -> float:
        return 0.5 if self.has_line(0) == self.has_line(1) else float(self.has_line(seat))


class ThreeInARow(SimpleRules[Board]):
    players = (2, 2)
    grid = Grid("marks", columns=3, rows=3)
    english = """
game-three_in_a_row = Three in a Row
game-three_in_a_row-pitch = Two players mark nine fields in turn. Can you see a line coming?
game-three_in_a_row-aim = Three marks in a line win.
game-three_in_a_row-facts = 2 players, 2 minutes, no luck

TIR-01 = Players take turns. A player marks one field.
TIR-02 = A field is marked only once.
TIR-03 = Three marks in a row, a column or a diagonal win. A full board without them is a draw.
"""


RULES = ThreeInARow()
