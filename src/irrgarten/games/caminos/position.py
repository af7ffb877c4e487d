"""Positions as JSON. All of one follows from the pieces placed, and is checked against them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Literal, TypeVar, cast

import msgspec
from msgspec import Struct

from irrgarten.games.caminos import notation, why_not
from irrgarten.games.caminos.codes import NOBODY_WON, act_of_entry, seat_of_entry
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.set_up import empty_board
from irrgarten.kernel import door
from irrgarten.kernel.checks import check_seats, refuse
from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.positions import Open, Position, or_none, shown, written

P = TypeVar("P")


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    by: int
    piece: str


class Laid(Open, Generic[P], frozen=True, kw_only=True):
    turn: int | None
    out: list[int]
    """The seats that are out for good (CAM-15)."""
    placed: list[P]
    """In order of play."""
    winner: list[int] | Literal["draw"] | None
    points: list[int] | None
    """Of beech and of maple, once the game is over."""


def load_position(position: Position) -> Caminos:
    options, given = written(position, CaminosOptions, Laid[Entry], usual=CaminosOptions())
    state = empty_board(options, _beginner(options, given))
    for number, entry in enumerate(given.placed):
        state = _with(state, entry, f"placed[{number}]")
    _compare(state, given)
    return state


def _beginner(options: CaminosOptions, given: Laid[Entry]) -> int:
    """Whoever placed first; before that, whoever is to."""
    first, where = (given.placed[0].by, "placed[0].by") if given.placed else (given.turn, "turn")
    check_seats(options.players, **{where: first})
    if first is None:
        raise refuse(where, "must be a seat while the game goes on")
    return first


def _with(state: Caminos, entry: Entry, where: str) -> Caminos:
    """The position with one piece more."""
    if state.turn < 0:
        raise refuse(where, "the game was over before")
    if entry.by != state.turn:
        raise refuse(f"{where}.by", f"it was the turn of seat {state.turn} (CAM-05)")
    try:
        act = notation.parse_act(state, entry.by, entry.piece)
    except NotationError as error:
        raise refuse(f"{where}.piece", str(error)) from None
    refusal = why_not.refusal(state, entry.by, act)
    if refusal is not None:
        raise refuse(f"{where}.piece", f"could not be placed ({refusal})")
    return cast(Caminos, door.one_of(state, entry.by, act).made())


def _compare(state: Caminos, given: Laid[Entry]) -> None:
    """The rest follows from the pieces."""
    for name, found in shown(laid(state, given.placed)).items():
        if getattr(given, name) != found:
            as_json = msgspec.json.encode(found).decode()
            raise refuse(name, f"after these pieces it is {as_json}")


def rebuilt(options: CaminosOptions, turn: int | None, placed: Sequence[Entry]) -> Caminos:
    """The state of a view, which shows the whole of it."""
    state = empty_board(options, placed[0].by if placed else turn or 0)
    for piece in placed:
        act = notation.parse_act(state, piece.by, piece.piece)
        state = cast(Caminos, door.one_of(state, piece.by, act).made())
    return state


# -- dumping ------------------------------------------------------------------------------------
def entries(state: Caminos) -> list[tuple[int, int]]:
    """The pieces placed, as seat and act."""
    placed = state.placed
    return [(seat_of_entry(placed[i]), act_of_entry(placed[i])) for i in range(state.count)]


def told(state: Caminos) -> Laid[Entry]:
    return laid(state, [Entry(by, notation.format_act(by, act)) for by, act in entries(state)])


def laid(state: Caminos, placed: list[P]) -> Laid[P]:
    over, wood = state.winner >= 0, state.winner
    winners = list(range(wood, state.seats, 2)) if over else None
    return Laid(
        turn=or_none(state.turn),
        out=[seat for seat in range(state.seats) if state.out >> seat & 1],
        placed=placed,
        winner="draw" if wood == NOBODY_WON else winners,
        points=list(state.points) if over else None,
    )
