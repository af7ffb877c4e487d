"""Positions as JSON. All of one follows from the pieces placed, and is checked against them."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec
from msgspec import Struct

from irrgarten.games.caminos import notation, why_not
from irrgarten.games.caminos.board import BOARDS
from irrgarten.games.caminos.codes import NOBODY_WON
from irrgarten.games.caminos.options import CaminosOptions
from irrgarten.games.caminos.rules import Caminos
from irrgarten.games.caminos.set_up import empty_board
from irrgarten.games.caminos.view import Piece
from irrgarten.kernel import door, reading
from irrgarten.kernel.errors import NotationError, PositionError


class Entry(Struct, forbid_unknown_fields=True):
    by: int
    piece: str


Winner = list[int] | Literal["draw"] | None


class PositionState(Struct, forbid_unknown_fields=True):
    turn: int | None
    out: list[int]
    placed: list[Entry]
    winner: Winner
    points: list[int] | None


class CaminosPosition(Struct, forbid_unknown_fields=True):
    game: Literal["caminos"]
    state: PositionState
    options: CaminosOptions = CaminosOptions()


def refuse(where: str, what: str) -> PositionError:
    return PositionError(f"{where}: {what}")


def load_position(position: dict[str, Any]) -> Caminos:
    read = reading.read(position, CaminosPosition, PositionError, "position")
    return laid_out(read.options, read.state)


def laid_out(options: CaminosOptions, given: PositionState) -> Caminos:
    state = empty_board(options, _beginner(options, given))
    for number, entry in enumerate(given.placed):
        state = _with(state, entry, f"state.placed[{number}]")
    _compare(state, given)
    return state


def _beginner(options: CaminosOptions, given: PositionState) -> int:
    """Whoever placed first; before that, whoever is to."""
    first, where = (
        (given.placed[0].by, "state.placed[0].by") if given.placed else (given.turn, "state.turn")
    )
    if first is None:
        raise refuse(where, "must be a seat while the game goes on")
    if not 0 <= first < options.players:
        raise refuse(where, f"there is no seat {first}")
    return first


def _with(state: Caminos, entry: Entry, where: str) -> Caminos:
    """The position with one piece more."""
    if state.turn < 0:
        raise refuse(where, "the game was over before")
    if entry.by != state.turn:
        raise refuse(f"{where}.by", f"it was the turn of seat {state.turn} (CAM-05)")
    try:
        act = notation.parse_act(entry.piece)
    except NotationError as error:
        raise refuse(f"{where}.piece", str(error)) from None
    refusal = why_not.refusal(state, entry.by, act)
    if refusal is not None:
        raise refuse(f"{where}.piece", f"could not be placed ({refusal})")
    return cast(Caminos, door.one_of(state, entry.by, act).made())


def _compare(state: Caminos, given: PositionState) -> None:
    """The rest follows from the pieces."""
    for name, found in _rest(state).items():
        if getattr(given, name) != found:
            told = msgspec.json.encode(found).decode()
            raise refuse(f"state.{name}", f"after these pieces it is {told}")


def rebuilt(options: CaminosOptions, turn: int | None, placed: list[Piece]) -> Caminos:
    """The state of a view, which shows the whole of it."""
    state = empty_board(options, placed[0].by if placed else turn or 0)
    for piece in placed:
        act = notation.parse_act(piece.piece)
        state = cast(Caminos, door.one_of(state, piece.by, act).made())
    return state


# -- dumping ------------------------------------------------------------------------------------
def options_of(state: Caminos) -> CaminosOptions:
    return CaminosOptions(
        players=4 if state.seats == 4 else 2,
        board=BOARDS[state.board],
        neutral=state.neutral != 0,
    )


def entries(state: Caminos) -> list[tuple[int, int]]:
    """The pieces placed, as seat and act."""
    placed = state.placed
    return [(placed[i] % 4, placed[i] // 4) for i in range(state.count)]


def winners(state: Caminos) -> Winner:
    if state.winner == NOBODY_WON:
        return "draw"
    return list(range(state.winner, state.seats, 2)) if state.winner >= 0 else None


def dump_position(state: Caminos) -> dict[str, Any]:
    placed = [{"by": by, "piece": notation.format_act(act)} for by, act in entries(state)]
    rest = _rest(state)
    return {
        "game": "caminos",
        "options": msgspec.to_builtins(options_of(state)),
        "state": {"turn": rest["turn"], "out": rest["out"], "placed": placed, **rest},
    }


def _rest(state: Caminos) -> dict[str, Any]:
    return {
        "turn": state.turn if state.turn >= 0 else None,
        "out": [seat for seat in range(state.seats) if state.out >> seat & 1],
        "winner": winners(state),
        "points": list(state.points) if state.winner >= 0 else None,
    }
