"""What a seat sees of Le Jeu du Labyrinthe: everything; and events as they happen."""

from __future__ import annotations

from typing import Literal

from irrgarten.kernel.memory import Event
from irrgarten.kernel.rules import View


class LabyrintheView(View, frozen=True):
    players: int
    turn_limit: int
    turn: int | None
    turns: int
    """Turns completed."""
    done: list[Literal["pawn", "block"]]
    """The acts that this turn has made already."""
    pawns: list[list[str]]
    blocks: list[list[str]]
    """The squares of each block, its name first."""
    figures: list[list[str]]
    """The figures printed on the board: where each block started (LAB-03)."""
    barred: str | None
    """The name of the block that may not be moved in this turn (LAB-19)."""
    moved_block: str | None
    winner: int | Literal["draw"] | None


class Moved(Event, frozen=True):
    """A pawn moved along its line."""

    seat: int
    start: str
    end: str


class Shifted(Event, frozen=True):
    """The pawn of ``owner`` made room in the centre for the one that ``seat`` moved (LAB-21)."""

    seat: int
    owner: int
    start: str
    end: str


class Slid(Event, frozen=True):
    """A block of so many squares slid; both squares are its name, before and after."""

    seat: int
    start: str
    end: str
    size: int


class Lapsed(Event, frozen=True):
    """The second act of a turn was not possible (LAB-24)."""

    seat: int
    act: Literal["pawn", "block"]


class Passed(Event, frozen=True):
    """Neither act was possible, and the turn passed by itself (LAB-24)."""

    seat: int


class TurnCame(Event, frozen=True, tag="turn"):
    seat: int


class Won(Event, frozen=True):
    seat: int


class Drawn(Event, frozen=True):
    """So many turns went by without a winner (LAB-25)."""

    turns: int


LabyrintheEvent = Moved | Shifted | Slid | Lapsed | Passed | TurnCame | Won | Drawn
