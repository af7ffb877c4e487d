"""Positions as JSON: loaded with every impossibility named, dumped in the same form."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from irrgarten.games.labyrinthe import layout, placing
from irrgarten.games.labyrinthe.board import BLOCKS, CENTRE, PAWNS, SQUARE_NAMES, SQUARE_OF
from irrgarten.games.labyrinthe.board import in_one_piece as hangs_together
from irrgarten.games.labyrinthe.codes import DONE_NAMES, NOBODY_WON
from irrgarten.games.labyrinthe.layout import Layout
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.games.labyrinthe.view import LabyrintheView
from irrgarten.kernel import reading
from irrgarten.kernel.errors import OptionsError, PositionError

Done = Literal["pawn", "block"]
PAWNS_TO_WIN = 3


class PositionOptions(Struct, forbid_unknown_fields=True):
    players: Literal[2, 4]
    turn_limit: Annotated[int, Meta(ge=1, le=10_000)] = 300
    layout: str | None = None


class PositionState(Struct, forbid_unknown_fields=True):
    turn: int | None
    turns: Annotated[int, Meta(ge=0, le=10_000)]
    done: list[Done]
    pawns: list[list[str]]
    blocks: list[list[str]]
    barred: str | None
    moved_block: str | None
    winner: int | Literal["draw"] | None


class LabyrinthePosition(Struct, forbid_unknown_fields=True):
    game: Literal["labyrinthe"]
    options: PositionOptions
    state: PositionState


#: What is laid out has the same names in a position and in every view of it.
OpenPart = PositionState | LabyrintheView


def refuse(where: str, what: str) -> PositionError:
    return PositionError(f"{where}: {what}")


def load_position(position: dict[str, Any]) -> Labyrinthe:
    read = reading.read(position, LabyrinthePosition, PositionError, "position")
    try:
        figures = layout.read(read.options.layout)
    except OptionsError as error:
        raise refuse("options.layout", str(error)) from None
    state = laid_out(read.options.players, read.options.turn_limit, figures, read.state)
    state.go_on(None)  # LAB-24: a turn in which nothing can be done has passed already
    return state


def laid_out(players: int, turn_limit: int, figures: Layout, given: OpenPart) -> Labyrinthe:
    state = Labyrinthe()
    state.seats = players
    state.turn_limit = turn_limit
    placing.print_figures(state, figures)
    _place(state, given)
    state.turns = given.turns
    state.done = sum(bit for bit, name in DONE_NAMES.items() if name in given.done)
    state.barred = _block_named(state, given.barred, "state.barred")
    state.moved = _block_named(state, given.moved_block, "state.moved_block")
    state.mark()
    _check_seats(state, given)
    if given.winner is None:
        _check_turn(state, given)
    else:
        _check_end(state, given)
    return state


# -- where the pieces are -----------------------------------------------------------------------
def _place(state: Labyrinthe, given: OpenPart) -> None:
    taken: dict[int, str] = dict.fromkeys(CENTRE, "white")
    blocks: Layout = []
    if len(given.blocks) != BLOCKS:
        raise refuse("state.blocks", f"there are {BLOCKS} blocks, not {len(given.blocks)} (LAB-03)")
    for number, names in enumerate(given.blocks):
        where = f"state.blocks[{number}]"
        blocks.append(sorted(_squares(names, where)))
        if not names or not hangs_together(blocks[-1]):
            raise refuse(where, "a block is in one piece (LAB-04)")
        for square in blocks[-1]:
            if square in taken:
                clause = " (LAB-17)" if taken[square] == "white" else ""
                raise refuse(where, f"{SQUARE_NAMES[square]} is {taken[square]}{clause}")
        taken |= dict.fromkeys(blocks[-1], "taken by another block")
    for square in CENTRE:
        del taken[square]
    pawns: list[list[int]] = []
    if len(given.pawns) != state.seats:
        raise refuse("state.pawns", f"a list for each of the {state.seats} players is needed")
    for seat, names in enumerate(given.pawns):
        where = f"state.pawns[{seat}]"
        if len(names) != PAWNS:
            raise refuse(where, f"a player has {PAWNS} pawns, not {len(names)} (LAB-01)")
        pawns.append(_squares(names, where))
        for number, square in enumerate(pawns[-1]):
            if square in taken:
                raise refuse(f"{where}[{number}]", f"{names[number]} is {taken[square]}")
            taken[square] = "taken by another pawn"
    placing.place_blocks(state, blocks)
    placing.place_pawns(state, pawns)


def _squares(names: list[str], where: str) -> list[int]:
    for number, name in enumerate(names):
        if name not in SQUARE_OF:
            raise refuse(f"{where}[{number}]", f"there is no square {name!r}")
        if name in names[:number]:
            raise refuse(f"{where}[{number}]", f"{name} is there twice")
    return [SQUARE_OF[name] for name in names]


def _block_named(state: Labyrinthe, name: str | None, where: str) -> int:
    if name is None:
        return -1
    block = state.block_named(SQUARE_OF[name]) if name in SQUARE_OF else -1
    if block < 0:
        raise refuse(where, f"no block has the name square {name!r}")
    return block


# -- whether all of it can be so at the same time -----------------------------------------------
def _check_seats(state: Labyrinthe, given: OpenPart) -> None:
    for name in ("turn", "winner"):
        seat = getattr(given, name)
        if isinstance(seat, int) and not 0 <= seat < state.seats:
            raise refuse(f"state.{name}", f"there is no seat {seat}")
    for seat in range(state.seats):
        if state.in_centre(seat) >= PAWNS_TO_WIN and given.winner != seat:
            raise refuse(f"state.pawns[{seat}]", "three pawns in the centre win (LAB-23)")


def _check_turn(state: Labyrinthe, given: OpenPart) -> None:
    if given.turn is None:
        raise refuse("state.turn", "must be a seat while the game goes on")
    state.turn = given.turn
    if given.turns >= state.turn_limit:
        raise refuse("state.turns", f"after {state.turn_limit} turns the game is drawn (LAB-25)")
    if len(given.done) > 1:
        raise refuse("state.done", "a turn that has made both its acts is over (LAB-10)")
    if "block" in given.done and state.moved < 0:
        raise refuse("state.moved_block", "must name the block that this turn has moved")
    if "block" not in given.done and state.moved >= 0:
        raise refuse("state.moved_block", "must be null while this turn has moved no block")
    if state.barred >= 0 and given.turns == 0:
        raise refuse("state.barred", "no block has been moved before the first turn (LAB-19)")
    if state.barred >= 0 and state.barred == state.moved:
        raise refuse("state.moved_block", "this block was barred (LAB-19)")


def _check_end(state: Labyrinthe, given: OpenPart) -> None:
    for name in ("turn", "barred", "moved_block"):
        if getattr(given, name) is not None:
            raise refuse(f"state.{name}", "must be null once the game is over")
    if given.done:
        raise refuse("state.done", "must be empty once the game is over")
    if given.winner == "draw":
        if given.turns != state.turn_limit:
            limit = state.turn_limit
            raise refuse("state.turns", f"a game is drawn after {limit} turns (LAB-25)")
        state.winner = NOBODY_WON
        return
    assert isinstance(given.winner, int)
    if state.in_centre(given.winner) != PAWNS_TO_WIN:
        raise refuse("state.winner", "has not got three pawns in the centre (LAB-23)")
    if given.turns >= state.turn_limit:
        raise refuse("state.turns", f"after {state.turn_limit} turns the game is drawn (LAB-25)")
    state.winner = given.winner


# -- dumping ------------------------------------------------------------------------------------
def dump_position(state: Labyrinthe) -> dict[str, Any]:
    options: dict[str, Any] = {"players": state.seats, "turn_limit": state.turn_limit}
    told = layout.told(placing.figures(state))
    if told is not None:
        options["layout"] = told
    return {"game": "labyrinthe", "options": options, "state": dump_open(state)}


def dump_open(state: Labyrinthe) -> dict[str, Any]:
    return {
        "turn": _or_null(state.turn),
        "turns": state.turns,
        "done": [name for bit, name in DONE_NAMES.items() if state.done & bit],
        "pawns": named(placing.pawns(state)),
        "blocks": named(placing.blocks(state)),
        "barred": _name_of(state, state.barred),
        "moved_block": _name_of(state, state.moved),
        "winner": "draw" if state.winner == NOBODY_WON else _or_null(state.winner),
    }


def named(squares: list[list[int]]) -> list[list[str]]:
    return [[SQUARE_NAMES[square] for square in group] for group in squares]


def _or_null(number: int) -> int | None:
    return number if number >= 0 else None


def _name_of(state: Labyrinthe, block: int) -> str | None:
    return SQUARE_NAMES[state.block[block]] if block >= 0 else None
