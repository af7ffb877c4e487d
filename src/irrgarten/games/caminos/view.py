"""What a seat sees of Brändi Caminos: everything; and events as they happen.

Cells are named by column and row (``c3``), cubes by their cell and height (``c3.1``), pieces by
their shape and cubes, as in the notation of acts (``T:c3.1,c4.1,c5.1,d4.1``).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from irrgarten.games.caminos.options import BoardName
from irrgarten.kernel.memory import Event
from irrgarten.kernel.rules import View

Wood = Literal["beech", "maple", "walnut"]
Shape = Literal["L", "T", "Z", "O", "I"]


class Side(Struct, frozen=True):
    """A side of the board; the opposite one is half way round the list."""

    name: str
    cells: list[str]


class Piece(Struct, frozen=True):
    """A piece on the board. ``edge``: it counts on the edge if the game is drawn (CAM-32)."""

    by: int
    piece: str
    wood: Wood
    shape: Shape
    cubes: list[str]
    edge: bool


class Top(Struct, frozen=True):
    """What is seen of a cell from above: the highest cube, and the piece (by its number) it is of.

    Cells that are empty have none.
    """

    cell: str
    height: int
    wood: Wood
    piece: int


class Stock(Struct, frozen=True):
    """How many pieces of each shape a seat still has."""

    L: int
    T: int
    Z: int
    O: int  # noqa: E741
    I: int  # noqa: E741


class Face(Struct, frozen=True):
    """A square face of a way: the top of a cube, or the side of it ``toward`` another cell."""

    cube: str
    toward: str | None


class Way(Struct, frozen=True):
    """The shortest way that has won, from side to side, in the order it is walked.

    ``faces`` has the tops of ``cells`` and the upright faces between them: as many as count
    (CAM-30). ``double``: it leads to the exactly opposite side of an octagon or ring (CAM-31).
    """

    sides: tuple[str, str]
    cells: list[str]
    faces: list[Face]
    double: bool


class CaminosView(View, frozen=True):
    players: int
    board: BoardName
    neutral: bool
    size: int
    """Columns and rows of the square that surrounds the board."""
    cells: list[str]
    sides: list[Side]
    turn: int | None
    out: list[int]
    """The seats that are out for good (CAM-15)."""
    stocks: list[Stock]
    placed: list[Piece]
    """In order of play."""
    tops: list[Top]
    edges: list[int]
    """How many edge pieces there are of beech and of maple (CAM-32)."""
    winner: list[int] | Literal["draw"] | None
    points: list[int] | None
    """Of beech and of maple, once the game is over."""
    way: Way | None


class Placed(Event, frozen=True):
    """``number`` is the place of the piece in the view's ``placed``."""

    seat: int
    number: int
    piece: str
    wood: Wood


class WentOut(Event, frozen=True, tag="out"):
    """The seat has nothing left, or nothing that fits: it is out for good (CAM-15)."""

    seat: int
    left: int


class TurnCame(Event, frozen=True, tag="turn"):
    seat: int


class Won(Event, frozen=True):
    """A way is complete; ``faces`` are on the shortest, ``points`` may be twice as many."""

    seats: list[int]
    wood: Wood
    faces: int
    points: int


class Drawn(Event, frozen=True):
    """Everybody is out. ``edges`` and ``points`` are those of beech and of maple (CAM-32)."""

    edges: list[int]
    points: list[int]


CaminosEvent = Placed | WentOut | TurnCame | Won | Drawn
