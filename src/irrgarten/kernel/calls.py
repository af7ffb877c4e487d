"""What is called across the table besides acts: a seat gives up, a draw is agreed on, time is up,
a move is taken back, or what is left to do is left to the lots.

A call stands among the acts of a record, in the order in which all happened, and is never an act
of the rules: no game reads it, and nobody makes one by sending an act of that name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.record import Made
from irrgarten.kernel.state import State

#: How a call begins; no notation of a game has such acts.
MARK = "#"

RESIGNS = "#resigns"
DRAW = "#draw"
TIME = "#time"
#: Followed by the ply at which the game stands again.
BACK = "#back "
#: The acts that follow are drawn for whoever is to act, as far as the rules let them be.
LOTS = "#lots"

#: Acts that can be taken back together, at most.
DEPTH = 16

#: By what a game can be over before its rules say so.
Outcome = Literal["resigned", "agreed", "time"]
OUTCOMES: dict[str, Outcome] = {RESIGNS: "resigned", DRAW: "agreed", TIME: "time"}


class Earlier(NamedTuple):
    """A position on which a seat acted, and what that led to: it may be taken back.

    ``standing`` and ``lots`` are those of a play at that position.
    """

    ply: int
    standing: int
    lots: int
    seat: int
    act: int
    state: State
    after: State
    notes: Notes


def is_call(made: Made) -> bool:
    return made.seat is not None and made.act.startswith(MARK)


def back_to(ply: int) -> str:
    return f"{BACK}{ply}"


def ply_of(text: str) -> int | None:
    """Where a call takes the game back to; None for any other. Raises NotationError."""
    if not text.startswith(BACK):
        return None
    number = text.removeprefix(BACK)
    if not (number.isascii() and number.isdecimal() and len(number) <= 6):
        raise NotationError(f"{text!r} names no position")
    return int(number)


def standing(acts: Sequence[Made]) -> list[int]:
    """The plies at which the acts were made that still stand: no call, and not taken back."""
    plies: list[int] = []
    for ply, made in enumerate(acts):
        if not is_call(made):
            plies.append(ply)
        elif (earlier := ply_of(made.act)) is not None:
            while plies and plies[-1] >= earlier:
                plies.pop()
    return plies
