"""What a seat sees of Brändi Labyria: everything; and events as they happen.

A way is told by its steps: ``nne`` leads two fields north, then one east.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from irrgarten.kernel.memory import Event
from irrgarten.kernel.rules import View

Phase = Literal["build", "throw", "race", "over"]
Symbol = Literal["+", "-", "miss", "double", "cloak", "turn"]
Outcome = Literal["invisible", "barred", "turned", "devoured"]


class Dice(Struct, frozen=True):
    """The number as thrown, not doubled."""

    number: int
    symbol: Symbol


class LabyriaView(View, frozen=True):
    players: int
    size: int
    phase: Phase
    turn: int | None
    dice: Dice | None
    moved: bool
    """A figure has moved in this turn."""
    used: bool
    """A board ability (``+``, ``-``, ``turn``) has been used in this turn."""
    attack: str | None
    """The attack that the defence is thrown against."""
    evade: str | None
    """The field of the figure that must move elsewhere (RIA-57)."""
    figures: list[list[str]]
    tiles: list[str]
    corners: list[str]
    reserve: list[tuple[int, int]]
    """Tiles and corners that each seat has still to build."""
    depot: int
    winner: int | None
    starts: list[str]
    goals: list[str]
    ways: dict[str, str]
    """For whoever is to move: the way that is shown, for each move and attack."""


class Built(Event, frozen=True):
    """A tile (``c3|d3``) or a corner (``e5+ne``) of the seat's own was placed."""

    seat: int
    piece: Literal["tile", "corner"]
    place: str


class PassedOver(Event, frozen=True):
    """No obstacle of the seat had a place (RIA-14)."""

    seat: int


class AllBuilt(Event, frozen=True):
    """Building is over; ``left`` obstacles could not be placed (RIA-14)."""

    left: int


class WonThrow(Event, frozen=True):
    """The seat threw highest and moves first (RIA-20)."""

    seat: int


class Rolled(Event, frozen=True):
    seat: int
    number: int
    symbol: Symbol


class SatOut(Event, frozen=True):
    """``miss``: nothing is moved (RIA-32)."""

    seat: int


class Moved(Event, frozen=True):
    """A figure walked; after a successful attack this is the attacker's advance."""

    seat: int
    start: str
    end: str
    way: str


class CameHome(Event, frozen=True):
    """A figure came to its goal, where ``figures`` of the seat now are."""

    seat: int
    field: str
    figures: int


class Attacked(Event, frozen=True):
    """An attack is announced; ``source`` is the field from which ``end`` would be entered."""

    seat: int
    victim: int
    start: str
    end: str
    source: str
    way: str


class Defended(Event, frozen=True):
    """The attacked seat threw the symbol die, and so it ended (RIA-52 to RIA-55).

    ``tile`` is the edge that a tile from the depot now bars.
    """

    seat: int
    attacker: int
    field: str
    symbol: Symbol
    outcome: Outcome
    tile: str | None


class WentHome(Event, frozen=True):
    """A figure of ``owner`` was devoured by ``by`` and went from ``field`` back to its start."""

    owner: int
    by: int
    field: str
    start: str


class MustEvade(Event, frozen=True):
    """The attack failed: the figure must move elsewhere by the same number (RIA-57)."""

    seat: int
    field: str


class Stayed(Event, frozen=True):
    """The attack failed, and there is nowhere else for the figure to move (RIA-57)."""

    seat: int
    field: str


class Laid(Event, frozen=True):
    """``+``: a tile from the depot onto an edge."""

    seat: int
    tile: str


class Lifted(Event, frozen=True):
    """``-``: a tile from an edge into the depot."""

    seat: int
    tile: str


class Turned(Event, frozen=True):
    """``turn``: a corner, as it stood and as it stands (``e5+ne``)."""

    seat: int
    start: str
    end: str


class Passed(Event, frozen=True):
    """There was no move, and the turn passed by itself (RIA-44)."""

    seat: int


class TurnCame(Event, frozen=True, tag="turn"):
    """The seat is to place an obstacle, or to throw."""

    seat: int


class Won(Event, frozen=True):
    seat: int


LabyriaEvent = (
    Built
    | PassedOver
    | AllBuilt
    | WonThrow
    | Rolled
    | SatOut
    | Moved
    | CameHome
    | Attacked
    | Defended
    | WentHome
    | MustEvade
    | Stayed
    | Laid
    | Lifted
    | Turned
    | Passed
    | TurnCame
    | Won
)
