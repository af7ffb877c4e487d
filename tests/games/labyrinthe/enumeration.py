"""The acts of Le Jeu du Labyrinthe found the plain way, apart from the rules of the library.

Squares are pairs (column, row) from 1; a block is a set of them. It is slow and simple, and shares
nothing with what it is compared with.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

Square = tuple[int, int]
Block = frozenset[Square]

WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))
BOARD = frozenset((x, y) for x in range(1, 22) for y in range(1, 22))
WHITE = frozenset((x, y) for x in (10, 11, 12) for y in (10, 11, 12))
AROUND = {
    (x, y): frozenset((x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)) for x, y in BOARD
}


@dataclass(frozen=True)
class Plain:
    turn: int
    first_turn: bool
    pawn_done: bool
    block_done: bool
    pawns: tuple[frozenset[Square], ...]
    blocks: frozenset[Block]
    barred: Block | None
    moved: Block | None
    over: bool = False


def square(name: str) -> Square:
    return ord(name[0]) - ord("a") + 1, int(name[1:])


def plain(position: dict[str, Any]) -> Plain:
    state = position["state"]
    blocks = [frozenset(map(square, names)) for names in state["blocks"]]

    def named(name: str | None) -> Block | None:
        return None if name is None else next(b for b in blocks if square(name) in b)

    return Plain(
        turn=state["turn"],
        first_turn=state["turns"] == 0,
        pawn_done="pawn" in state["done"],
        block_done="block" in state["done"],
        pawns=tuple(frozenset(map(square, names)) for names in state["pawns"]),
        blocks=frozenset(blocks),
        barred=named(state["barred"]),
        moved=named(state["moved_block"]),
    )


def pawn_acts(at: Plain) -> Iterator[Plain]:
    walls = frozenset().union(*at.blocks)
    standing = frozenset().union(*at.pawns)
    for start in at.pawns[at.turn]:
        for across, up in WAYS:
            end = (start[0] + across, start[1] + up)
            while end in BOARD and end not in walls and end not in standing:
                yield moved_pawns(at, {start: end})
                end = (end[0] + across, end[1] + up)
            if end in WHITE and end in standing and start not in WHITE:
                for free in WHITE - standing:
                    yield moved_pawns(at, {start: end, end: free})


def moved_pawns(at: Plain, moves: dict[Square, Square]) -> Plain:
    pawns = tuple(frozenset(moves.get(pawn, pawn) for pawn in side) for side in at.pawns)
    over = len(pawns[at.turn] & WHITE) >= 3
    return replace(at, pawns=pawns, pawn_done=True, over=over)


def block_acts(at: Plain) -> Iterator[Plain]:
    standing = frozenset().union(*at.pawns)
    walls = frozenset().union(*at.blocks)
    free = BOARD - WHITE - standing - walls
    for block in at.blocks:
        if block == at.barred:
            continue
        for across, up in WAYS:
            slid = frozenset((x + across, y + up) for x, y in block)
            while slid - block <= free:
                others = walls - block
                if any(AROUND[cell] & others for cell in slid):
                    blocks = at.blocks - {block} | {slid}
                    yield replace(at, blocks=blocks, moved=slid, block_done=True)
                slid = frozenset((x + across, y + up) for x, y in slid)


def any_act(at: Plain) -> bool:
    if not at.pawn_done and next(pawn_acts(at), None) is not None:
        return True
    return not at.block_done and next(block_acts(at), None) is not None


def acts(at: Plain) -> list[Plain]:
    """What each act leads to, before the turn may end."""
    if at.over:
        return []
    pawns = [] if at.pawn_done else list(pawn_acts(at))
    if at.block_done or (at.first_turn and pawns):
        return pawns
    return pawns + list(block_acts(at))


def settled(at: Plain) -> Plain:
    """The turn passes on once nothing can be done in it any more."""
    while not at.over and ((at.pawn_done and at.block_done) or not any_act(at)):
        at = replace(
            at,
            turn=(at.turn + 1) % len(at.pawns),
            first_turn=False,
            pawn_done=False,
            block_done=False,
            barred=at.moved,
            moved=None,
        )
    return at


def after(at: Plain) -> list[Plain]:
    """What each act leads to."""
    return [settled(reached) for reached in acts(at)]
