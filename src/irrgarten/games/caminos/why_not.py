"""Why an act is not legal: the clause that forbids it, in the order of the rules' page."""

from __future__ import annotations

from irrgarten.games.caminos.board import BOARD_OF, BOARDS, PLACE_OF, WIDTH
from irrgarten.games.caminos.codes import NOBODY_WON, cubes_of, shape_of
from irrgarten.games.caminos.notation import cell_name
from irrgarten.games.caminos.pieces import SHAPES, WALNUT, Cube
from irrgarten.games.caminos.rules import Caminos
from irrgarten.kernel.clauses import Refusal

HIGHEST = 3


def refusal(state: Caminos, seat: int, act: int) -> Refusal | None:
    if state.winner == NOBODY_WON:
        return Refusal("CAM-15", "why-all-out")
    if state.winner >= 0:
        return Refusal("CAM-25", "why-over")
    if seat != state.turn:
        return Refusal("CAM-05", "why-not-your-turn", {"seat": state.turn})
    return _of_stock(state, seat, shape_of(act)) or _of_place(state, cubes_of(act))


def _of_stock(state: Caminos, seat: int, shape: int) -> Refusal | None:
    if state.walnut_first():
        return None if shape == WALNUT else Refusal("CAM-40", "why-walnut-first")
    if shape == WALNUT:
        return Refusal("CAM-04", "why-no-walnut")
    if state.left[4 * seat + shape] == 0:
        return Refusal("CAM-04", "why-none-left", {"shape": SHAPES[shape]})
    return None


def _at(cube: Cube) -> dict[str, str | int]:
    x, y, z = cube
    return {"cell": cell_name(x, y), "height": z + 1}


def _of_place(state: Caminos, cubes: list[Cube]) -> Refusal | None:
    cells = BOARD_OF[BOARDS[state.board]].cells
    ring = BOARD_OF["octagon"].cells if BOARDS[state.board] == "ring" else []
    for cube in cubes:
        name = cell_name(*cube[:2])
        place = PLACE_OF.get(name, -1)
        if place not in cells:
            reason = "why-hole" if place in ring else "why-off-board"
            return Refusal("CAM-10", reason, {"cell": name})
        if cube[2] < state.height(place):
            return Refusal("CAM-10", "why-taken", _at(cube))
    if not any(z == 0 for _, _, z in cubes):
        reason = "why-too-high" if any(z >= HIGHEST for _, _, z in cubes) else "why-not-on-board"
        return Refusal("CAM-12", reason)
    for x, y, z in cubes:
        if (x, y, z - 1) not in cubes and z > state.height(WIDTH * y + x):
            return Refusal("CAM-11", "why-hollow", _at((x, y, z - 1)))
    return None
