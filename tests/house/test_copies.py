"""What is copied field by field: every field for Python, and for C the same written out."""

from __future__ import annotations

from pathlib import Path

import pytest

from copies import with_copies

SOURCES = Path(__file__).resolve().parents[2] / "src"

STATE = """\
class Toy(State):
    def __init__(self):
        self.cell, self.taken = int16s(8, 2)
        self.share = doubles(4)
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


#: Where the state of each game is: in the rules, or in their first chapter.
STATES = [
    state if (state := rules.with_name("state.py")).exists() else rules
    for rules in sorted(SOURCES.glob("irrgarten/games/*/rules.py"))
]


@pytest.mark.parametrize("state", STATES, ids=lambda path: path.parent.name)
def test_no_game_copies_by_hand(state: Path) -> None:
    assert "copy_fields(self, o" in state.read_text()
