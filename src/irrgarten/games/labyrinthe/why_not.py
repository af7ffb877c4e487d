"""Why an act is not legal: the clause that forbids it, in the order a referee would ask."""

from __future__ import annotations

from irrgarten.games.labyrinthe import placing
from irrgarten.games.labyrinthe.board import CENTRE, PAWNS, SIZE, SQUARE_NAMES
from irrgarten.games.labyrinthe.codes import (
    BLOCK,
    BLOCK_DONE,
    NOBODY_WON,
    PAWN_DONE,
    end_of,
    kind_of,
    shifted_of,
    start_of,
)
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.clauses import Refusal


def refusal(state: Labyrinthe, seat: int, act: int) -> Refusal | None:
    if state.winner == NOBODY_WON:
        return Refusal("LAB-25", "why-drawn", {"turns": state.turns})
    if state.winner >= 0:
        return Refusal("LAB-23", "why-over")
    if seat != state.turn:
        return Refusal("LAB-05", "why-not-your-turn", {"seat": state.turn})
    return _of_block(state, act) if kind_of(act) == BLOCK else _of_pawn(state, act)


def _at(square: int) -> dict[str, str | int]:
    return {"square": SQUARE_NAMES[square]}


def _way(start: int, end: int) -> list[int] | None:
    """How far each step along the line leads from the start; None if there is no straight line."""
    whole = end - start
    step = 1 if start // SIZE == end // SIZE else SIZE
    if whole % step != 0:
        return None
    count = abs(whole) // step
    return [whole * k // count for k in range(1, count + 1)]


# -- pawns --------------------------------------------------------------------------------------
def _of_pawn(state: Labyrinthe, act: int) -> Refusal | None:
    start, end = start_of(act), end_of(act)
    if state.done & PAWN_DONE:
        return Refusal("LAB-10", "why-pawn-moved")
    pawn = state.pawn_on(start)
    if pawn < 0:
        return Refusal("LAB-10", "why-no-pawn", _at(start))
    if pawn // PAWNS != state.turn:
        return Refusal("LAB-10", "why-not-your-pawn", _at(start))
    if start == end:
        return Refusal("LAB-12", "why-pawn-stays")
    way = _way(start, end)
    if way is None:
        return Refusal("LAB-12", "why-pawn-not-straight")
    walls = {square for block in placing.blocks(state) for square in block}
    for square in (start + far for far in way):
        if square in walls:
            return Refusal("LAB-13", "why-block-in-the-way", _at(square))
        if square != end and state.pawn_on(square) >= 0:
            return Refusal("LAB-14", "why-pawn-in-the-way", _at(square))
    if state.pawn_on(end) < 0:
        return None if shifted_of(act) < 0 else Refusal("LAB-21", "why-nobody-there", _at(end))
    return _of_shift(state, act)


def _of_shift(state: Labyrinthe, act: int) -> Refusal | None:
    """The pawn ends on another one."""
    start, end = start_of(act), end_of(act)
    to = shifted_of(act)
    if end not in CENTRE:
        return Refusal("LAB-14", "why-pawn-there", _at(end))
    if start in CENTRE:
        return Refusal("LAB-21", "why-from-inside", _at(end))
    if to < 0:
        return Refusal("LAB-21", "why-shift-where", _at(end))
    if to not in CENTRE:
        return Refusal("LAB-21", "why-shift-outside", _at(to))
    if state.pawn_on(to) >= 0:
        return Refusal("LAB-21", "why-shift-taken", _at(to))
    return None


# -- blocks -------------------------------------------------------------------------------------
def _of_block(state: Labyrinthe, act: int) -> Refusal | None:
    start, end = start_of(act), end_of(act)
    if state.done & BLOCK_DONE:
        return Refusal("LAB-10", "why-block-moved")
    if state.turns == 0 and state.done == 0 and state.pawn_can_move():
        return Refusal("LAB-11", "why-pawn-first")
    blocks = placing.blocks(state)
    block = state.block_named(start)
    if block < 0:
        for squares in blocks:
            if start in squares:
                name = SQUARE_NAMES[squares[0]]
                return Refusal("LAB-10", "why-other-name", {**_at(start), "name": name})
        return Refusal("LAB-10", "why-no-block", _at(start))
    if block == state.barred:
        return Refusal("LAB-19", "why-just-moved")
    if start == end:
        return Refusal("LAB-15", "why-block-stays")
    way = _way(start, end)
    if way is None:
        return Refusal("LAB-15", "why-block-not-straight")
    squares = blocks.pop(block)
    walls = {square for others in blocks for square in others}
    for far in way:
        refused = _of_sweep(state, squares, far, end - start, walls)
        if refused is not None:
            return refused
    if not any(_touches(square + way[-1], other) for square in squares for other in walls):
        return Refusal("LAB-16", "why-not-touching")
    return None


def _of_sweep(
    state: Labyrinthe, squares: list[int], far: int, whole: int, walls: set[int]
) -> Refusal | None:
    """What is in the way of the block when it is so far from where it was."""
    for square in squares:
        there = square + far
        across = square // SIZE == there // SIZE
        if not 0 <= there < SIZE * SIZE or (abs(far) < SIZE and not across):
            return Refusal("LAB-15", "why-block-off-board")
        if there in CENTRE:
            return Refusal("LAB-17", "why-white-squares", _at(there))
        if there in walls:
            return Refusal("LAB-15", "why-block-against-block", _at(there))
        if state.pawn_on(there) >= 0:
            if far == whole:
                return Refusal("LAB-18", "why-block-on-pawn", _at(there))
            return Refusal("LAB-15", "why-block-against-pawn", _at(there))
    return None


def _touches(a: int, b: int) -> bool:
    return abs(a // SIZE - b // SIZE) <= 1 and abs(a % SIZE - b % SIZE) <= 1
