"""Positions as JSON: loaded with every impossibility named, dumped in the same form."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from irrgarten.games.labyrinthe import layout, placing
from irrgarten.games.labyrinthe.board import BLOCKS, CENTRE, PAWNS, SQUARE_NAMES, SQUARE_OF
from irrgarten.games.labyrinthe.board import in_one_piece as hangs_together
from irrgarten.games.labyrinthe.codes import DONE_NAMES, NOBODY_WON, Done
from irrgarten.games.labyrinthe.layout import Layout
from irrgarten.games.labyrinthe.options import LabyrintheOptions
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.checks import check_null, check_one_each, check_seats, numbers, refuse
from irrgarten.kernel.positions import Open, Position, or_none, written

PAWNS_TO_WIN = 3


class PositionState(Open, frozen=True, kw_only=True):
    turn: int | None
    turns: Annotated[int, Meta(ge=0, le=10_000)]
    """Turns completed."""
    done: list[Done]
    """The acts that this turn has made already."""
    pawns: list[list[str]]
    blocks: list[list[str]]
    """The squares of each block, its name first."""
    barred: str | None
    """The name of the block that may not be moved in this turn (LAB-19)."""
    moved_block: str | None
    winner: int | Literal["draw"] | None


def load_position(position: Position) -> Labyrinthe:
    options, given = written(position, LabyrintheOptions, PositionState)
    state = laid_out(options.players, options.turn_limit, layout.read(options.layout), given)
    state.go_on(None)  # LAB-24: a turn in which nothing can be done has passed already
    return state


def laid_out(players: int, turn_limit: int, figures: Layout, given: PositionState) -> Labyrinthe:
    state = Labyrinthe()
    state.seats = players
    state.turn_limit = turn_limit
    placing.print_figures(state, figures)
    _place(state, given)
    state.turns = given.turns
    state.done = sum(bit for bit, name in DONE_NAMES.items() if name in given.done)
    state.barred = _block_named(state, given.barred, "barred")
    state.moved = _block_named(state, given.moved_block, "moved_block")
    state.mark()
    _check_seats(state, given)
    if given.winner is None:
        _check_turn(state, given)
    else:
        _check_end(state, given)
    return state


# -- where the pieces are -----------------------------------------------------------------------
def _place(state: Labyrinthe, given: PositionState) -> None:
    taken: dict[int, str] = dict.fromkeys(CENTRE, "white")
    blocks: Layout = []
    if len(given.blocks) != BLOCKS:
        raise refuse("blocks", f"there are {BLOCKS} blocks, not {len(given.blocks)} (LAB-03)")
    for number, names in enumerate(given.blocks):
        where = f"blocks[{number}]"
        blocks.append(sorted(numbers(where, names, SQUARE_OF, "square")))
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
    check_one_each(state.seats, pawns=given.pawns)
    for seat, names in enumerate(given.pawns):
        where = f"pawns[{seat}]"
        if len(names) != PAWNS:
            raise refuse(where, f"a player has {PAWNS} pawns, not {len(names)} (LAB-01)")
        pawns.append(numbers(where, names, SQUARE_OF, "square"))
        for number, square in enumerate(pawns[-1]):
            if square in taken:
                raise refuse(f"{where}[{number}]", f"{names[number]} is {taken[square]}")
            taken[square] = "taken by another pawn"
    placing.place_blocks(state, blocks)
    placing.place_pawns(state, pawns)


def _block_named(state: Labyrinthe, name: str | None, where: str) -> int:
    if name is None:
        return -1
    block = state.block_named(SQUARE_OF[name]) if name in SQUARE_OF else -1
    if block < 0:
        raise refuse(where, f"no block has the name square {name!r}")
    return block


# -- whether all of it can be so at the same time -----------------------------------------------
def _check_seats(state: Labyrinthe, given: PositionState) -> None:
    check_seats(state.seats, turn=given.turn, winner=given.winner)
    for seat in range(state.seats):
        if state.in_centre(seat) >= PAWNS_TO_WIN and given.winner != seat:
            raise refuse(f"pawns[{seat}]", "three pawns in the centre win (LAB-23)")


def _check_turn(state: Labyrinthe, given: PositionState) -> None:
    if given.turn is None:
        raise refuse("turn", "must be a seat while the game goes on")
    state.turn = given.turn
    if given.turns >= state.turn_limit:
        raise refuse("turns", f"after {state.turn_limit} turns the game is drawn (LAB-25)")
    if len(given.done) > 1:
        raise refuse("done", "a turn that has made both its acts is over (LAB-10)")
    if "block" in given.done and state.moved < 0:
        raise refuse("moved_block", "must name the block that this turn has moved")
    if "block" not in given.done and state.moved >= 0:
        raise refuse("moved_block", "must be null while this turn has moved no block")
    if state.barred >= 0 and given.turns == 0:
        raise refuse("barred", "no block has been moved before the first turn (LAB-19)")
    if state.barred >= 0 and state.barred == state.moved:
        raise refuse("moved_block", "this block was barred (LAB-19)")


def _check_end(state: Labyrinthe, given: PositionState) -> None:
    over = "once the game is over"
    check_null(over, turn=given.turn, barred=given.barred, moved_block=given.moved_block)
    if given.done:
        raise refuse("done", f"must be empty {over}")
    if given.winner == "draw":
        if given.turns != state.turn_limit:
            limit = state.turn_limit
            raise refuse("turns", f"a game is drawn after {limit} turns (LAB-25)")
        state.winner = NOBODY_WON
        return
    assert isinstance(given.winner, int)
    if state.in_centre(given.winner) != PAWNS_TO_WIN:
        raise refuse("winner", "has not got three pawns in the centre (LAB-23)")
    if given.turns >= state.turn_limit:
        raise refuse("turns", f"after {state.turn_limit} turns the game is drawn (LAB-25)")
    state.winner = given.winner


# -- dumping ------------------------------------------------------------------------------------
def told(state: Labyrinthe) -> PositionState:
    return PositionState(
        turn=or_none(state.turn),
        turns=state.turns,
        done=[name for bit, name in DONE_NAMES.items() if state.done & bit],
        pawns=named(placing.pawns(state)),
        blocks=named(placing.blocks(state)),
        barred=_name_of(state, state.barred),
        moved_block=_name_of(state, state.moved),
        winner="draw" if state.winner == NOBODY_WON else or_none(state.winner),
    )


def named(squares: list[list[int]]) -> list[list[str]]:
    return [[SQUARE_NAMES[square] for square in group] for group in squares]


def _name_of(state: Labyrinthe, block: int) -> str | None:
    return SQUARE_NAMES[state.block[block]] if block >= 0 else None
