"""Whether the obstacles of a board can have been built one touching the other (RIA-11, RIA-13)."""

from __future__ import annotations

from irrgarten.games.labyria.board import ARMS, EDGE_OF, FIELD_OF, STEPS, STRIDE, middle


def points(obstacle: str) -> set[int]:
    """RIA-13: the ends of a tile; the crossing of a corner and the far ends of its arms.

    A point has the number of the field to its lower left, on the board or just off it.
    """
    place, sign, arms = obstacle.partition("+")
    if sign:
        crossing, first = FIELD_OF[place], ARMS.index(arms)
        return {crossing, crossing + STEPS[first], crossing + STEPS[(first + 1) % 4]}
    field, east = divmod(EDGE_OF[obstacle], 2)
    return {field, field - (1 if east else STRIDE)}


def begins(size: int, obstacle: str) -> bool:
    """RIA-11: can it have been the first?"""
    place, sign, _ = obstacle.partition("+")
    return FIELD_OF[place] == middle(size) if sign else middle(size) in points(obstacle)


def untouched(size: int, tiles: list[str], corners: list[str]) -> str | None:
    """Where an obstacle is listed that no others lead to from the middle; None if there is none."""
    named = {f"tiles[{i}]": tile for i, tile in enumerate(tiles)}
    named |= {f"corners[{i}]": corner for i, corner in enumerate(corners)}
    left = {where: points(obstacle) for where, obstacle in named.items()}
    reached = {middle(size)} if any(begins(size, one) for one in named.values()) else set()
    while touching := [where for where, of in left.items() if of & reached]:
        for where in touching:
            reached |= left.pop(where)
    return next(iter(left), None)
