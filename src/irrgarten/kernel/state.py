"""What the position of any game can do: say who acts, list acts, apply one, copy itself."""

from __future__ import annotations

from typing import Self

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.journal import Journal

#: Who acts, besides sets of seats: nobody (the game is over) or chance.
NOBODY: int = 0
CHANCE: int = 1 << 30

#: The "seat" of a chance act, and of whoever watches.
CHANCE_SEAT: int = -1
WATCHER: int = -1


@cython.cclass
class State:
    """A position: mutable, flat, cheap to copy. A game overrides all methods but the last two.

    Seats are numbered from 0; a set of seats is an int with bit *s* for seat *s*. Acts are
    ints whose meaning is the game's own. Nothing here checks an act: only legal ones are applied.
    ``turn`` is the seat whose turn it is, or comes once chance has answered; negative for nobody's.
    """

    def __init__(self) -> None:
        self.seats = self.turn = 0

    @cython.cfunc
    def to_act(self) -> int:
        """The set of seats that may act now, or CHANCE, or NOBODY."""
        return 0

    @cython.cfunc
    def legal(self, seat: int, into: Acts) -> None:
        """Fill ``into`` with the acts that this seat may make now (none if it is not to act)."""
        into.clear()

    @cython.cfunc
    def chances(self, into: Acts) -> None:
        """Fill ``into`` with what chance may answer now, each act with its weight."""
        into.clear()

    @cython.cfunc
    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        """Make a legal act of a seat (CHANCE_SEAT for chance), noting what happens."""

    @cython.cfunc
    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same game, options included."""

    def blank(self) -> Self:
        """A new state of the same class, not set up."""
        return type(self)()

    @cython.ccall
    def copy(self) -> Self:
        state = self.blank()
        state.copy_from(self)
        return state

    @cython.cfunc
    def result(self, seat: int) -> float:
        """What the seat has at the end: 1 for a win and 0 for none, or the points."""
        return 0.0

    @cython.cfunc
    def value(self, seat: int) -> float:
        """The result on a scale from 0 (worst) to 1 (best), for search."""
        return self.result(seat)

    @cython.cfunc
    def seen_by(self, seat: int) -> int:
        """A number that differs where the seat sees a difference, and only there.

        Search tells positions of one game apart by it: nothing hidden from the seat may enter
        it, and what lies there unchanged from set-up to end need not.
        """
        return 0
