"""C declarations follow from the annotations of compiled modules."""

from __future__ import annotations

import pytest

from definitions import Program

BASE = """\
import cython
from irrgarten.kernel.flat import Doubles, Unsigned, double_buffer, doubles, int16s, ints

SIZE = 6

@cython.cclass
class State:
    def __init__(self) -> None:
        self.seats = self.turn = 0

    @cython.cfunc
    def legal(self, seat: int) -> bool:
        return False

    def version(self) -> int:
        return 0

    def copy(self) -> Self:
        return type(self)()
"""
CODES = """\
from irrgarten.kernel.compiling import inline

WIDE = 8

@inline
def act_of(kind: int, detail: int = 0) -> int:
    \"\"\"Return an act.\"\"\"
    return kind << WIDE | detail

@inline
def told(act: int) -> str:
    return f"{act}"
"""
GAME = """\
import cython
from math import sqrt
from typing import Final
from base import SIZE, State
from irrgarten.kernel.flat import Doubles, Unsigned, doubles, int16s, ints

STEP = ints(4)

@cython.cclass
class Toy(State):
    def __init__(self, other: State, share: float) -> None:
        self.cell, self.taken = ints(2 * SIZE, 4)
        self.near = int16s(8)
        self.worth = doubles(SIZE)
        self.share = share
        self.over = False
        self.act: Final[int] = 3
        self._other = other
        self.name = "toy"

    def legal(self, seat: int) -> bool:
        return self.cell[seat] == 0

    def version(self) -> int:
        return 2

    def best(self) -> int:
        most = 0.0
        found = -1
        for i in range(SIZE):
            worth = self.worth[i] / 2
            if worth > most:
                most = worth
                found = i
        return found

    def wait(self) -> None:
        self._rest()

    def told(self) -> str:
        return f"{self.best()}"

    def listed(self) -> list[int]:
        return [cell for cell in self.cell]

    def any(self) -> bool:
        return any(cell > 0 for cell in self.cell)

    def score(self, feature: Doubles, count: int = 3) -> float:
        return sqrt(feature[count])

    def _rest(self) -> None:
        raise ValueError

@cython.ccall
def spread(number: Unsigned, toy: Toy) -> Unsigned:
    half = number >> 1
    on = toy.over
    steps = on + 1
    return half + steps

@cython.cfunc
def inner(number: int) -> int:
    return number

def plain(number: int) -> str:
    return str(number)
"""


@pytest.fixture(scope="module")
def declared() -> list[str]:
    program = Program({"base": BASE, "game": GAME}, lambda _: {"SIZE": 6})
    return [line.strip() for line in program.modules["game"].definitions().split("\n")]


@pytest.mark.parametrize(
    "line",
    [
        "cdef i64[4] STEP",
        "from base cimport State",
        "from libc.math cimport sqrt",
        "cdef class Toy(State):",
        "cdef public i64[12] cell",
        "cdef public i64[4] taken",
        "cdef public short[8] near",
        "cdef public double[6] worth",
        "cdef public double share",
        "cdef public bint over",
        "cdef readonly i64 act",
        "cdef State _other",
        "cdef public object name",
        "cpdef bint legal(self, i64 seat) noexcept nogil",
        "cpdef i64 best(self) noexcept nogil",
        "cpdef object told(self)",
        "cpdef list listed(self)",
        "cdef double score(self, double* feature, i64 count=*) noexcept nogil",
        "cpdef u64 spread(u64 number, Toy toy) noexcept nogil",
        "cdef i64 inner(i64 number) noexcept nogil",
    ],
)
def test_annotation_becomes_c_declaration(line: str, declared: list[str]) -> None:
    assert line in declared


def test_locals_get_the_types_of_their_values(declared: list[str]) -> None:
    at = declared.index("cpdef i64 best(self) noexcept nogil")
    assert declared[at - 1] == "@cython.locals(most=double, found=i64, i=i64, worth=double)"
    at = declared.index("cpdef u64 spread(u64 number, Toy toy) noexcept nogil")
    assert declared[at - 1] == "@cython.locals(half=u64, on=bint, steps=i64)"


def test_caller_of_python_code_keeps_the_interpreter(declared: list[str]) -> None:
    assert "cdef void _rest(self) except *" in declared
    assert "cpdef void wait(self) except *" in declared


def test_generators_and_plain_functions_stay_python(declared: list[str]) -> None:
    assert not [line for line in declared if " any(" in line or " plain(" in line]


def test_class_is_final_unless_it_has_a_subclass() -> None:
    program = Program({"base": BASE, "game": GAME}, lambda _: {"SIZE": 6})
    base, game = (program.modules[name].definitions() for name in ("base", "game"))
    assert "@cython.final\ncdef class Toy(State):" in game
    assert "@cython.final" not in base


def test_overridden_method_is_in_c_if_its_base_says_so() -> None:
    program = Program({"base": BASE, "game": GAME}, lambda _: {"SIZE": 6})
    base, game = (program.modules[name].definitions() for name in ("base", "game"))
    assert "cdef bint legal(self, i64 seat) noexcept nogil" in base
    assert "cpdef bint legal(self, i64 seat) noexcept nogil" in game
    assert "version" not in base + game


def test_names_that_exist_in_c_alone_are_not_imported() -> None:
    user = "import cython\nfrom game import STEP, Toy, inner, spread\n"
    program = Program({"base": BASE, "game": GAME, "user": user}, lambda _: {"SIZE": 6})
    assert program.modules["user"].c_only() == {"STEP", "inner"}


def coded(user: str = "") -> Program:
    codes = CODES.rpartition("@inline")[0]
    return Program({"codes": codes, "user": f"import cython\n{user}"}, lambda _: {"WIDE": 8})


def test_inline_function_is_written_into_its_callers() -> None:
    lines = coded().modules["codes"].definitions().split("\n")
    at = lines.index("cdef inline i64 act_of(i64 kind, i64 detail=0) noexcept nogil:")
    assert lines[at + 1] == "    return kind << WIDE | detail"


def test_module_of_inline_functions_is_not_compiled() -> None:
    assert [name for name, one in coded().modules.items() if one.is_compiled] == ["user"]


def test_caller_of_inline_function_does_not_import_it() -> None:
    user = coded("from codes import act_of\n").modules["user"]
    assert user.c_only() == {"act_of"}
    assert "from codes cimport act_of" in user.definitions()


def test_inline_function_that_needs_python_is_refused() -> None:
    program = Program({"codes": CODES}, lambda _: {"WIDE": 8})
    with pytest.raises(SyntaxError, match=r"codes\.told needs the interpreter"):
        program.modules["codes"].definitions()
