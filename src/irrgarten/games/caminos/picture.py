"""Brändi Caminos as a picture: the plate with its sides, and the pieces as they tower up."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.caminos.codes import Wood
from irrgarten.games.caminos.view import CaminosView
from irrgarten.kernel import picture
from irrgarten.kernel.picture import Picture, number, path

#: Upper side, side to the light, side away from it, and the lines between.
TONES: dict[Wood, tuple[str, str, str, str]] = {
    "beech": ("#d79a6d", "#bd7f53", "#9c6339", "#8d5130"),
    "maple": ("#f6e8cb", "#dfc99f", "#c0a26c", "#8f6d38"),
    "walnut": ("#6b452b", "#533320", "#3a2213", "#2a170b"),
}
#: Burned into the wood: a ring for beech, a triangle for maple.
MARKS: dict[Wood, str] = {
    "beech": "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z",
    "maple": "M0-1.15 1.05 .7H-1.05Z",
    "walnut": "",
}
#: Aslant, as the board is first seen: one cell to the east, to the north, and up.
EAST, NORTH, UP = (0.91, -0.27), (-0.41, -0.59), 0.76
RIM, THICK = 0.45, 0.4
#: A mark that lies on an upper side.
LYING = "matrix(0.15 -0.045 -0.068 0.098 0 0)"

Cube = tuple[int, int, int]
Point = tuple[float, float]


def drawn(view: CaminosView) -> Picture:
    cells = [picture.column_and_row(cell) for cell in view.cells]
    cubes = {
        (*picture.column_and_row(cube.split(".")[0]), int(cube.split(".")[1]) - 1): piece
        for piece, placed in enumerate(view.placed)
        for cube in placed.cubes
    }
    woods = [placed.wood for placed in view.placed]
    corners = [
        _project(x, y, z) for x in (-1, view.size + 1) for y in (-1, view.size + 1) for z in (-1, 3)
    ]
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    size = max(right - left, bottom - top)
    scale = 100.0
    middle = picture.at(-scale * (left + right) / 2, -scale * (top + bottom) / 2, scale)
    body = picture.group(
        [
            *_plate(cells),
            *_sides(view, cells),
            *_pieces(view, cubes, woods),
        ],
        middle,
        stroke_linejoin="round",
    )
    return Picture(-scale * size / 2, scale * size, body)


def _project(x: float, y: float, z: float) -> Point:
    return x * EAST[0] + y * NORTH[0], x * EAST[1] + y * NORTH[1] - z * UP


def _face(*corners: tuple[float, float, float]) -> str:
    points = (_project(*corner) for corner in corners)
    return f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in points)}Z"


def _plate(cells: list[tuple[int, int]]) -> Iterator[str]:
    """A slab below every cell, a little wider than it; then the cells themselves."""
    for down, colour in ((-THICK, "#5a452f"), (-0.02, "#8d7355")):
        slabs = "".join(
            _face(
                (x - RIM, y - RIM, down),
                (x + 1 + RIM, y - RIM, down),
                (x + 1 + RIM, y + 1 + RIM, down),
                (x - RIM, y + 1 + RIM, down),
            )
            for x, y in cells
        )
        yield path(slabs, fill=colour, stroke=colour, stroke_width=0.2)
    for x, y in cells:
        square = _face((x, y, 0), (x + 1, y, 0), (x + 1, y + 1, 0), (x, y + 1, 0))
        yield path(square, fill="#9c8263", stroke="#4a3622", stroke_width=0.035)


def _sides(view: CaminosView, cells: list[tuple[int, int]]) -> Iterator[str]:
    """Opposite sides are marked alike: one line, broad, dashes or dots."""
    dashes = (None, None, "0.34 0.16", "0.02 0.2")
    half = max(1, len(view.sides) // 2)
    there = set(cells)
    for place, side in enumerate(view.sides):
        x_out, y_out = _outward(side.name)
        line = ""
        for x, y in map(picture.column_and_row, side.cells):
            for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                faces = right * x_out + up * y_out > 0
                if faces and (x + right, y + up) not in there:
                    line += _edge(x, y, right, up)
        yield path(
            line,
            fill="none",
            stroke="#e6c069",
            stroke_width=0.2 if place % half == 1 else 0.1,
            stroke_dasharray=dashes[place % half % len(dashes)],
            stroke_linecap="round" if place % half == 3 else None,
        )


def _outward(name: str) -> tuple[int, int]:
    return ("E" in name) - ("W" in name), ("N" in name) - ("S" in name)


def _edge(x: int, y: int, right: int, up: int) -> str:
    out = 0.22
    if up:
        line = y + 0.5 + (0.5 + out) * up
        ends = _project(x + 0.08, line, 0), _project(x + 0.92, line, 0)
    else:
        line = x + 0.5 + (0.5 + out) * right
        ends = _project(line, y + 0.08, 0), _project(line, y + 0.92, 0)
    (a, b), (c, d) = ends
    return f"M{number(a)} {number(b)}L{number(c)} {number(d)}"


def _pieces(view: CaminosView, cubes: dict[Cube, int], woods: list[Wood]) -> Iterator[str]:
    """Faces from the furthest to the nearest; between cubes of one piece there is no line."""
    for x, y, z in sorted(cubes, key=lambda cube: (-cube[1], -cube[0], cube[2])):
        piece = cubes[x, y, z]
        wood = woods[piece]
        faces = [*_faces(cubes, (x, y, z), wood), *_seams(cubes, (x, y, z), TONES[wood][3])]
        name = f"{chr(ord('a') + x)}{y + 1}.{z + 1}"
        by = view.placed[piece].by
        yield picture.piece("cube", by, name, None, [picture.group(faces, stroke_width=0.02)])


def _faces(cubes: dict[Cube, int], cube: Cube, wood: Wood) -> Iterator[str]:
    """What is seen of a cube: its left side, its front, and its top with the mark of the wood."""
    x, y, z = cube
    top, lit, dim, line = TONES[wood]
    east, north, over = x + 1, y + 1, z + 1
    if (x - 1, y, z) not in cubes:
        left = _face((x, y, z), (x, north, z), (x, north, over), (x, y, over))
        yield path(left, fill=dim, stroke=dim)
    if (x, y - 1, z) not in cubes:
        front = _face((x, y, z), (east, y, z), (east, y, over), (x, y, over))
        yield path(front, fill=lit, stroke=lit)
    if (x, y, over) not in cubes:
        above = _face((x, y, over), (east, y, over), (east, north, over), (x, north, over))
        yield path(above, fill=top, stroke=top)
        if mark := MARKS[wood]:
            lying = f"{picture.at(*_project(x + 0.5, y + 0.5, over))} {LYING}"
            yield path(mark, transform=lying, fill="none", stroke=line, stroke_width=0.4)


def _seams(cubes: dict[Cube, int], cube: Cube, stroke: str) -> list[str]:
    """The edges of what is seen of a cube, where another piece or nothing begins."""
    x, y, z = cube
    own = cubes[cube]
    east, north, over = x + 1, y + 1, z + 1
    lines = []
    top = (x, y, over) not in cubes
    front, left = (x, y - 1, z) not in cubes, (x - 1, y, z) not in cubes
    for seen, beyond, a, b in (
        (top, (x, north, z), (x, north, over), (east, north, over)),
        (top, (east, y, z), (east, y, over), (east, north, over)),
        (top, (x, y - 1, z), (x, y, over), (east, y, over)),
        (top, (x - 1, y, z), (x, y, over), (x, north, over)),
        (front, (east, y, z), (east, y, z), (east, y, over)),
        (front, (x - 1, y, z), (x, y, z), (x, y, over)),
        (front, (x, y, z - 1), (x, y, z), (east, y, z)),
        (front, (x, y, over), (x, y, over), (east, y, over)),
        (left, (x, north, z), (x, north, z), (x, north, over)),
        (left, (x, y, z - 1), (x, y, z), (x, north, z)),
        (left, (x, y, over), (x, y, over), (x, north, over)),
    ):
        if seen and cubes.get(beyond) != own:
            lines.append(_face(a, b)[:-1])
    return [path("".join(lines), fill="none", stroke=stroke, stroke_width=0.05)] if lines else []
