"""The base class of positions in plain Python, so that compiled search can play them."""

from __future__ import annotations

from typing import Any

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.state import State


@cython.cclass
class PlainState(State):
    """A position whose methods are Python methods: compiled, each C method calls its namesake.

    A subclass has to define all of them, ``value`` and ``copy`` too.
    """

    @cython.cfunc
    def to_act(self) -> int:
        with cython.gil:
            return int(_python(self).to_act())

    @cython.cfunc
    def legal(self, seat: int, into: Acts) -> None:
        with cython.gil:
            _python(self).legal(seat, into)

    @cython.cfunc
    def chances(self, into: Acts) -> None:
        with cython.gil:
            _python(self).chances(into)

    @cython.cfunc
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        with cython.gil:
            _python(self).apply(seat, act, journal)

    @cython.cfunc
    def copy_from(self, other: State) -> None:
        with cython.gil:
            _python(self).copy_from(other)

    @cython.cfunc
    def result(self, seat: int) -> float:
        with cython.gil:
            return float(_python(self).result(seat))

    @cython.cfunc
    def value(self, seat: int) -> float:
        with cython.gil:
            return float(_python(self).value(seat))

    @cython.cfunc
    def seen_by(self, seat: int) -> int:
        with cython.gil:
            return int(_python(self).seen_by(seat))


def _python(state: Any) -> Any:
    """Return the state as an object whose methods are looked up by name."""
    return state
