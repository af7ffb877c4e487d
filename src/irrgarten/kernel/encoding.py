"""Numbers for programs that learn: acts as dense ids, and what a seat sees as an array of bytes."""

from __future__ import annotations

import cython

from irrgarten.kernel.flat import bytes_of
from irrgarten.kernel.state import State

#: A part of an observation: its name and its shape. Parts follow each other in this order.
Part = tuple[str, tuple[int, ...]]


@cython.cclass
class Cells:
    """Memory of somebody else, such as a NumPy array, to write observations and masks into.

    Each method writes from ``at`` on and returns where the next part begins.
    """

    def __init__(self, memory: bytearray) -> None:
        self.value = bytes_of(memory)

    def clear(self, at: int, size: int) -> int:
        for i in range(at, at + size):
            self.value[i] = 0
        return at + size

    def put(self, at: int, value: int) -> int:
        self.value[at] = value
        return at + 1

    def one_of(self, at: int, index: int, size: int) -> int:
        """Write a one at ``index`` among ``size`` zeros; only zeros for a negative index."""
        for i in range(at, at + size):
            self.value[i] = 0
        if index >= 0:
            self.value[at + index] = 1
        return at + size


@cython.cclass
class Encoding:
    """The numbers of one table. A game overrides all methods.

    ``acts`` is the number of ids for the acts of seats, ``chances`` that for acts of chance; both
    count from 0. ``cells`` is the length of an observation. Seats are counted from the one that
    acts or looks, in turn order.
    """

    def __init__(self, state: State) -> None:
        self.seats = state.seats
        self.acts = self.chances = self.cells = 0

    @cython.cfunc
    def id_of(self, state: State, seat: int, act: int) -> int:
        """Return the id of a legal act, different from those of all others in its position."""
        return 0

    @cython.cfunc
    def observe(self, state: State, seat: int, into: Cells, at: int) -> None:
        """Write what a seat sees, from ``at`` on. It follows from the seat's view alone."""

    def layout(self) -> list[Part]:
        """Return the parts of an observation."""
        return []
