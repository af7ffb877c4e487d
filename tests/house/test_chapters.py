"""A compiled class may be told in chapters, each in a module of its own."""

from __future__ import annotations

import pytest

from chapters import with_chapters
from definitions import Program

STATE = """\
import cython
from base import State
from irrgarten.kernel.compiling import chapter

NONE = -1

@chapter
class ToyState(State):
    \"\"\"What it holds.\"\"\"

    def __init__(self) -> None:
        self.left = NONE

    def become(self, o: ToyState) -> None:
        self.left = o.left
"""
LEGAL = """\
from irrgarten.kernel.compiling import chapter
from state import ToyState

NONE = -1

@chapter
class ToyActs(ToyState):
    def may(self, seat: int) -> bool:
        return self.left != NONE
"""
RULES = """\
\"\"\"The rules.\"\"\"

import cython
from legal import ToyActs

@cython.cclass
class Toy(ToyActs):
    \"\"\"What acts do.\"\"\"

    def apply(self, seat: int) -> None:
        self.left = seat if self.may(seat) else 0
"""
BASE = """\
import cython

@cython.cclass
class State:
    def __init__(self) -> None:
        self.seats = 0

    @cython.cfunc
    def apply(self, seat: int) -> None:
        pass
"""
TEXTS = {"base": BASE, "state": STATE, "legal": LEGAL, "rules": RULES}


@pytest.fixture
def program() -> Program:
    def read(module: str) -> str:
        return with_chapters(TEXTS.get(module, ""), read)

    return Program({name: read(name) for name in TEXTS}, lambda _: {"NONE": -1})


def test_chapters_become_one_final_class(program: Program) -> None:
    assert [*program.modules] == ["base", "rules"]
    lines = [line.strip() for line in program.modules["rules"].definitions().split("\n")]
    for line in (
        "cdef class Toy(State):",
        "cdef public i64 left",
        "cpdef void become(self, Toy o) noexcept nogil",
        "cpdef bint may(self, i64 seat) noexcept nogil",
        "cpdef void apply(self, i64 seat) noexcept nogil",
    ):
        assert line in lines
    assert lines[lines.index("cdef class Toy(State):") - 1] == "@cython.final"


def test_chapters_bring_their_imports_and_constants_once() -> None:
    text = with_chapters(RULES, lambda module: TEXTS.get(module, ""))
    assert text.count("NONE = -1") == text.count("from base import State") == 1
    assert "ToyState" not in text
    assert "ToyActs" not in text


def test_module_without_chapters_stays_as_it_is() -> None:
    assert with_chapters(BASE, lambda module: TEXTS.get(module, "")) == BASE
    assert with_chapters(STATE, lambda module: TEXTS.get(module, "")) == STATE
