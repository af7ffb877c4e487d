"""Positions drawn as text: a letter for each piece, in order of play; levels side by side.

Rows from the top, the levels from the ground up with ``|`` between them, ``.`` where nothing is.
The lowest left cell of a drawing is ``at``. Seats place in turn: with two players A, C, E … are
beech and B, D, F … maple.
"""

from __future__ import annotations

from typing import Any

import irrgarten

COLUMNS = "abcdefghij"
SHAPES = "LTZOI"


def pieces(drawing: str, at: str = "a1") -> list[str]:
    """The acts that build what is drawn."""
    left, lowest = COLUMNS.index(at[0]), int(at[1:])
    cubes: dict[str, list[str]] = {}
    for up, line in enumerate(reversed(drawing.strip().splitlines())):
        for level, row in enumerate(line.split("|")):
            for right, mark in enumerate(row.split()):
                if mark != ".":
                    cube = f"{COLUMNS[left + right]}{lowest + up}.{level + 1}"
                    cubes.setdefault(mark, []).append(cube)
    return [named(cubes[letter]) for letter in sorted(cubes)]


def named(cubes: list[str]) -> str:
    """The piece that these cubes make, in notation."""
    game = irrgarten.new("caminos")
    for shape in SHAPES:
        try:
            game.why_not(f"{shape}:{','.join(cubes)}")
        except irrgarten.IllegalMove:
            continue
        return f"{shape}:{','.join(sorted(cubes, key=in_order))}"
    raise AssertionError(f"{cubes} make no piece")


def in_order(cube: str) -> tuple[str, int, str]:
    cell, height = cube.split(".")
    return cell[0], int(cell[1:]), height


def table(drawing: str = "", at: str = "a1", **options: Any) -> irrgarten.Game:
    """The game in which these pieces were placed; seat 0 has begun, if nothing else is said."""
    return played(pieces(drawing, at), **options)


def played(acts: list[str], **options: Any) -> irrgarten.Game:
    game = irrgarten.new("caminos", **{"beginner": 0, **options})
    for act in acts:
        game.play(act)
    return game


def state_of(game: irrgarten.Game) -> dict[str, Any]:
    state: dict[str, Any] = game.position()["state"]
    return state


def points(game: irrgarten.Game) -> list[int] | None:
    found: list[int] | None = state_of(game)["points"]
    return found


def refused(game: irrgarten.Game, move: str, seat: int | None = None) -> str:
    """The clause and the reason that forbid a move."""
    refusal = game.refusal(move, seat)
    assert refusal is not None, f"{move} is legal"
    assert seat is not None or move not in game.moves()
    return f"{refusal.clause} {refusal.reason}"


def about(game: irrgarten.Game, move: str, seat: int | None = None) -> dict[str, str | int]:
    """What the refusal of a move speaks of."""
    refusal = game.refusal(move, seat)
    assert refusal is not None, f"{move} is legal"
    return dict(refusal.about)


#: Nobody connects, and the edge holds 7 beech pieces and 9 of maple. Ring, two players.
DRAWN_7_TO_9 = """
T:a5.1,b5.1,b6.1,c5.1 L:h6.1,i6.1,j5.1,j6.1 L:c3.1,d3.1,e3.1,e3.2 T:e8.1,e9.1,e9.2,e10.1
Z:f8.1,f9.1,g9.1,g10.1 T:c9.1,d8.1,d9.1,d10.1 L:b4.1,c4.1,c4.2,c4.3 L:f1.1,f2.1,f3.1,g3.1
T:h4.1,i3.1,i4.1,j4.1 L:i7.1,i7.2,i7.3,j7.1 L:b8.1,c6.1,c7.1,c8.1 L:b3.1,b3.2,b4.2,b5.2
Z:h3.1,h3.2,h4.2,h4.3 T:b7.1,b7.2,b7.3,b8.2 T:g8.1,h7.1,h8.1,h9.1 Z:f10.1,f10.2,g10.2,g10.3
L:h5.1,h5.2,h5.3,i5.1 Z:g2.1,g2.2,g3.2,g3.3 Z:h8.2,h8.3,i8.1,i8.2 Z:a5.2,a5.3,a6.1,a6.2
Z:e1.1,e1.2,f1.2,f1.3 T:c2.1,d2.1,d2.2,e2.1
""".split()

#: Nobody connects, and three pieces of each wood are on the edge. Rhombus, two players.
DRAWN_3_TO_3 = """
L:g6.1,g7.1,h6.1,i6.1 O:f3.1,f4.1,g3.1,g4.1 L:e8.1,e8.2,e8.3,e9.1 L:d4.1,d4.2,d5.1,d6.1
Z:e9.2,e9.3,f9.1,f9.2 L:c5.1,c6.1,c6.2,c6.3 O:e2.1,e2.2,f2.1,f2.2 L:c8.1,c8.2,c8.3,d8.1
L:c3.1,d3.1,d3.2,d3.3 T:e4.1,e5.1,e6.1,f5.1 L:d6.2,e6.2,f6.1,f6.2 L:b6.1,b7.1,c7.1,d7.1
O:h4.1,h4.2,h5.1,h5.2 Z:d8.2,d8.3,d9.1,d9.2 T:g5.1,g5.2,g5.3,g6.2 Z:i5.1,i5.2,i6.2,i6.3
Z:g2.1,g2.2,g3.2,g3.3 O:e7.1,e7.2,f7.1,f7.2 Z:b4.1,b5.1,b5.2,b6.2 T:c4.1,c4.2,c4.3,c5.2
Z:g7.2,g7.3,g8.1,g8.2 T:h6.2,h7.1,h7.2,h7.3 T:e3.1,e3.2,e3.3,f3.2
""".split()

#: Beech is out after 24 pieces, with some left; what maple places next would let one fit again.
OUT_TOO_EARLY = """
L:b3.1,c3.1,c3.2,c3.3 L:b6.1,b7.1,b8.1,b8.2 L:i6.1,i7.1,i8.1,i8.2 L:g8.1,g9.1,g10.1,h8.1
O:h2.1,h2.2,h3.1,h3.2 L:e2.1,f2.1,g2.1,g2.2 L:c8.1,c9.1,c9.2,c9.3 L:a6.1,a6.2,a6.3,a7.1
L:d9.1,e9.1,f9.1,f10.1 Z:e9.2,e9.3,e10.1,e10.2 T:h4.1,h5.1,h6.1,i5.1 O:b4.1,b4.2,b5.1,b5.2
O:j6.1,j6.2,j7.1,j7.2 Z:h6.2,h6.3,h7.1,h7.2 T:i4.1,i4.2,i4.3,i5.2 Z:d2.1,d2.2,e2.2,e2.3
Z:b6.2,b6.3,c6.1,c6.2 Z:e8.1,f8.1,f8.2,g8.2 T:c8.2,d8.1,d8.2,e8.2 T:d9.2,d10.1,d10.2,d10.3
T:g9.2,h9.1,h9.2,h9.3 T:f2.2,f3.1,f3.2,f3.3 Z:b7.2,b7.3,c7.1,c7.2 O:c4.1,c4.2,c5.1,c5.2
T:d1.1,e1.1,e1.2,f1.1 T:f1.2,g1.1,g1.2,g1.3
""".split()
