"""What is copied field by field: every field for Python, and for C the same written out."""

from __future__ import annotations

from pathlib import Path

import pytest

from copies import with_copies
from irrgarten.kernel.flat import copy_fields, doubles, ints

SOURCES = Path(__file__).resolve().parents[2] / "src"

STATE = """\
class Toy(State):
    def __init__(self):
        if not cython.compiled:
            self.cell, self.taken = ints(8, 2)
            self.share = [0.0] * 4
        self.board = Board()
        self.ways = Ways()
        self.seats = self.turn = 0
        self.phase: int = 1
        self.cell[0] = 3

    def become(self, o):
        copy_fields(self, o, room=("ways",))

    def legal(self):
        self.later = 1
"""


def test_the_call_becomes_an_assignment_for_each_field_on_its_line() -> None:
    before, after = STATE.split("\n"), with_copies(STATE).split("\n")
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert [old.strip() for old, _ in changed] == ['copy_fields(self, o, room=("ways",))']
    assert set(changed[0][1].strip().split("; ")) == {
        "self.cell[:] = o.cell",
        "self.taken[:] = o.taken",
        "self.share[:] = o.share",
        "self.board.copy_from(o.board)",
        "self.seats = o.seats",
        "self.turn = o.turn",
        "self.phase = o.phase",
    }


def test_what_copies_nothing_stays_as_it_is() -> None:
    text = "class Toy:\n    def become(self, o):\n        self.copy(o)\n"
    assert with_copies(text) == text


class Part:
    def __init__(self, number: int) -> None:
        self.cell, self.taken = ints(2, 1)
        (self.share,) = doubles(1)
        self.number = number
        self.room = [number]

    def copy_from(self, o: Part) -> None:
        copy_fields(self, o, room=("room",))


class Whole:
    def __init__(self, number: int) -> None:
        self.part = Part(number)
        self.number = number

    def copy_from(self, o: Whole) -> None:
        copy_fields(self, o)


def test_python_copies_all_and_shares_nothing() -> None:
    one, other = Whole(1), Whole(2)
    other.part.cell[1] = 7
    other.part.share[0] = 0.5
    kept = one.part, one.part.cell
    one.copy_from(other)
    assert (one.number, one.part.number, one.part.cell, one.part.share) == (2, 2, [0, 7], [0.5])
    assert one.part.room == [1]
    assert (one.part, one.part.cell) == kept
    assert one.part is not other.part
    assert one.part.cell is not other.part.cell


@pytest.mark.parametrize("rules", sorted(SOURCES.glob("irrgarten/games/*/rules.py")), ids=str)
def test_no_game_copies_by_hand(rules: Path) -> None:
    assert "copy_fields(self, o" in rules.read_text()
