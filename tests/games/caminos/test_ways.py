"""What is joined to what, on boards that random play would hardly build (CAM-21, CAM-23)."""

from __future__ import annotations

from collections import deque

import pytest
from tests.games.caminos.test_random_games import Face, Stacks, beyond, shows

import irrgarten
from irrgarten.games.caminos.board import WIDTH
from irrgarten.games.caminos.ways import Ways
from irrgarten.kernel.rng import Rng

#: Cells in each of the two numbers that a set of them is kept in.
HALF = 5 * WIDTH
SIDE = 10
BOARDS = 300 if irrgarten.compiled else 120


def heaped(rng: Rng, wood: int, rows: range) -> Stacks:
    """Columns of two woods, mostly of one."""
    return {
        WIDTH * y + x: [wood ^ (rng.below(3) == 0) for _ in range(rng.below(4))]
        for y in rows
        for x in range(SIDE)
    }


def ways_of(stacks: Stacks, wood: int) -> Ways:
    ways = Ways()
    top, odd = [0] * 6, [0] * 2
    for cell, stack in stacks.items():
        if stack and stack[-1] == wood:
            half, bit = divmod(cell, HALF)
            top[2 * (len(stack) - 1) + half] |= 1 << bit
            if len(stack) == 3 and stack[1] != wood:
                odd[half] |= 1 << bit
    ways.top, ways.odd = top, odd
    return ways


def joined_to(start: int, stacks: Stacks, wood: int) -> set[int]:
    """Face by face."""
    first: Face = (start, len(stacks[start]), None)
    faces, seen = deque([first]), {first}
    while faces:
        for face in beyond(faces.popleft(), stacks, wood):
            if face not in seen and shows(face, stacks, wood):
                seen.add(face)
                faces.append(face)
    return {cell for cell, _, toward in seen if toward is None}


@pytest.mark.clause("CAM-23")
@pytest.mark.parametrize("wood", [0, 1])
def test_tops_are_joined_as_a_walk_from_face_to_face_finds(wood: int) -> None:
    rng = Rng(23)
    steps = 0
    for number in range(BOARDS):
        # The fewer there are, the fewer ways round; between rows 5 and 6 the numbers meet.
        stacks = heaped(rng, wood, range(SIDE) if number % 3 == 0 else range(4, 6))
        ways = ways_of(stacks, wood)
        starts = [cell for cell, stack in stacks.items() if stack and stack[-1] == wood]
        for start in (starts[rng.below(len(starts))] for _ in range(4)):
            half, bit = divmod(start, HALF)
            ways.spread(*((1 << bit, 0) if half == 0 else (0, 1 << bit)))
            reached = [half * HALF + bit for half in range(2) for bit in range(HALF)
                       if ways.reached[half] >> bit & 1]  # fmt: skip
            assert set(reached) == joined_to(start, stacks, wood)
            steps += len(reached) > 10
    assert steps > BOARDS / 2
