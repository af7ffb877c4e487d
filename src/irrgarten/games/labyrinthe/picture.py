"""Le Jeu du Labyrinthe as a picture: mauve figures, blocks of wood, pawns, the white centre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from irrgarten.games.labyrinthe.view import LabyrintheView
from irrgarten.kernel import picture
from irrgarten.kernel.picture import SEATS, Picture, at, circle, element, group, number, path, rect

SIZE, UNIT, MARGIN = 21, 40.0, 30.0
SPAN = SIZE * UNIT
#: Lower left squares of the homes, clockwise; two players take the first and the third.
HOMES = ("a1", "a20", "t20", "t1")
#: Blocks of one tree differ a little.
WOODS = (
    "#c28a50 #a26a34",
    "#b57d45 #925c2c",
    "#a8713c #855226",
    "#9a6635 #774720",
    "#cb965c #ac743c",
)

Cell = tuple[int, int]
#: Clockwise around a cell: where a side begins, which way it goes, and what is beyond it.
SIDES: tuple[tuple[Cell, Cell, Cell], ...] = (
    ((0, 0), (1, 0), (0, -1)),
    ((1, 0), (0, 1), (1, 0)),
    ((1, 1), (-1, 0), (0, 1)),
    ((0, 1), (0, -1), (-1, 0)),
)


def drawn(view: LabyrintheView) -> Picture:
    parts = [
        element("defs", _defs(view.players)),
        picture.walnut_frame(-MARGIN, SPAN + 2 * MARGIN, 14),
        rect(
            -4,
            -4,
            SPAN + 8,
            SPAN + 8,
            rx=4,
            fill="none",
            stroke=picture.WALNUT_SHADE,
            stroke_width=8,
        ),
        rect(0, 0, SPAN, SPAN, fill="#f7e8cb"),
        picture.maple(SPAN, rect(0, 0, SPAN, SPAN, fill="url(#squares)")),
        picture.names_of_fields(SIZE, UNIT, MARGIN + 6, 16),
        group(
            (path(outline(squares, 0.8)) for squares in view.figures),
            fill="#a380be",
            fill_opacity=0.62,
            stroke="#7d5b99",
            stroke_width=1.6,
        ),
        *_homes(view.players),
        _centre(),
        *(_block(number, squares) for number, squares in enumerate(view.blocks)),
        *(_pawn(seat, square) for seat, own in enumerate(view.pawns) for square in own),
    ]
    return Picture(-MARGIN, SPAN + 2 * MARGIN, "".join(parts))


def _defs(players: int) -> str:
    squares = "".join(
        [
            rect(0, 0, UNIT, UNIT, fill="#96682e", opacity=0.09),
            rect(UNIT, UNIT, UNIT, UNIT, fill="#96682e", opacity=0.09),
            path(
                f"M0 0H{2 * UNIT}M0 {UNIT}H{2 * UNIT}M0 0V{2 * UNIT}M{UNIT} 0V{2 * UNIT}",
                fill="none", stroke="#7a5222", stroke_opacity=0.42, stroke_width=1.1,
            ),
        ]
    )  # fmt: skip
    pattern = element(
        "pattern",
        squares,
        id="squares",
        width=2 * UNIT,
        height=2 * UNIT,
        patternUnits="userSpaceOnUse",
    )
    woods = [
        picture.linear(f"wood-{number}", f"0 {tones.split()[0]}", f"1 {tones.split()[1]}")
        for number, tones in enumerate(WOODS)
    ]
    return pattern + "".join(woods) + picture.seat_gradients("pawn", players)


def _homes(players: int) -> Iterator[str]:
    for corner, square in enumerate(HOMES):
        seat = corner if players == 4 else {0: 0, 2: 1}.get(corner)
        x, y = picture.middle(square, SIZE, UNIT)
        tones = SEATS[seat] if seat is not None else None
        home = {"x": 5 - UNIT, "y": 5 - UNIT, "width": 2 * UNIT - 10, "height": 2 * UNIT - 10}
        parts = [rect(**home, rx=12, fill="#f7e8cb")]
        if seat is None or tones is None:
            parts.append(rect(
                **home, rx=12, fill="none",
                stroke=picture.OAK_SHADE, stroke_opacity=0.55, stroke_width=2.5,
            ))  # fmt: skip
        else:
            parts.append(rect(
                **home, rx=12, fill=tones.colour, fill_opacity=0.2,
                stroke=tones.shade, stroke_width=3.5,
            ))  # fmt: skip
            parts.append(picture.mark(seat, "scale(2.9)", fill=tones.colour, opacity=0.6))
        yield group(parts, at(x + UNIT / 2, y - UNIT / 2))


def _centre() -> str:
    corner, three = 9 * UNIT, 3 * UNIT
    lines = "".join(
        f"M{corner + n * UNIT} {corner}v{three}M{corner} {corner + n * UNIT}h{three}"
        for n in (1, 2)
    )
    return group(
        [
            rect(
                corner - 4,
                corner - 4,
                three + 8,
                three + 8,
                rx=7,
                fill=picture.BRASS,
                stroke="#3c2404",
            ),
            rect(corner, corner, three, three, rx=3, fill="#fdfaf4"),
            path(lines, fill="none", stroke="#78603c", stroke_opacity=0.35, stroke_width=1.1),
            path(
                "M0 -15L4 -4L15 0L4 4L0 15L-4 4L-15 0L-4 -4Z",
                transform=at(SPAN / 2, SPAN / 2),
                fill="none",
                stroke="#b99347",
                stroke_width=1.6,
            ),
        ]
    )


def _block(block: int, squares: Sequence[str]) -> str:
    around = outline(squares, 1.8)
    tone = (block * 3 + len(squares)) % len(WOODS)
    return picture.piece(
        "block",
        None,
        squares[0],
        None,
        [
            path(around, transform="translate(3.5 5)", fill="#281200", opacity=0.3),
            path(around, transform="translate(1.4 2.8)", fill="#4d2c10"),
            path(around, fill=f"url(#wood-{tone})", stroke="#5a3412", stroke_width=1.1),
            path(
                outline(squares, 3.6),
                fill="none",
                stroke="#ffe9c4",
                stroke_opacity=0.4,
                stroke_width=1.4,
            ),
        ],
    )


def _pawn(seat: int, square: str) -> str:
    tones = SEATS[seat]
    return picture.piece(
        "pawn",
        seat,
        square,
        at(*picture.middle(square, SIZE, UNIT)),
        [
            element("ellipse", cx=3, cy=4.5, rx=16.5, ry=15.5, fill="#1e0e00", opacity=0.38),
            circle(16.5, fill=tones.shade),
            circle(15.4, -0.4, -0.8, fill=f"url(#pawn-{seat})"),
            circle(
                13.4, -0.4, -0.8, fill="none", stroke="#fff", stroke_opacity=0.4, stroke_width=1.2
            ),
            picture.mark(
                seat, at(-0.4, -0.8, 1.38), fill=tones.ink, stroke=tones.shade, stroke_width=0.5
            ),
        ],
    )


# -- the outline of a shape made of squares -------------------------------------------------------
def outline(squares: Sequence[str], inset: float) -> str:
    cells = {
        (column, SIZE - 1 - row) for column, row in (picture.column_and_row(one) for one in squares)
    }
    return "".join(_closed(loop, inset) for loop in _loops(cells))


def _loops(cells: set[Cell]) -> Iterator[list[tuple[Cell, Cell]]]:
    """The outer sides of all cells, chained; a corner that two loops share stays two."""
    free = [
        ((x + start[0], y + start[1]), go)
        for x, y in sorted(cells)
        for start, go, beyond in SIDES
        if (x + beyond[0], y + beyond[1]) not in cells
    ]
    while free:
        loop = [free.pop(0)]
        while True:
            (x, y), go = loop[-1]
            end = (x + go[0], y + go[1])
            following = [side for side in free if side[0] == end]
            if not following:
                break
            side = max((_turn(go, one[1]), one) for one in following)[1]
            free.remove(side)
            loop.append(side)
        yield loop


def _turn(a: Cell, b: Cell) -> int:
    """1 for a turn to the right, -1 to the left (y grows downwards)."""
    return a[0] * b[1] - a[1] * b[0]


def _closed(loop: list[tuple[Cell, Cell]], inset: float, rounded: float = 5.0) -> str:
    corners = []
    for place, ((x, y), go) in enumerate(loop):
        before = loop[place - 1][1]
        if _turn(before, go) == 0:
            continue
        # What lies to the right of a side is inside.
        px = x * UNIT - inset * (before[1] + go[1])
        py = y * UNIT + inset * (before[0] + go[0])
        start = f"{number(px - before[0] * rounded)} {number(py - before[1] * rounded)}"
        end = f"{number(px + go[0] * rounded)} {number(py + go[1] * rounded)}"
        corners.append(f"{start}Q{number(px)} {number(py)} {end}")
    return f"M{'L'.join(corners)}Z"
