"""Brändi Labyria as a picture: maple fields with grooves, walls that stand in them, figures."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.labyria.view import LabyriaView
from irrgarten.kernel import picture
from irrgarten.kernel.picture import SEATS, Picture, at, circle, element, group, path, rect

UNIT, MARGIN = 40.0, 24.0
#: How high a wall is seen, how thick it is by half, and how much shorter than a field.
HIGH, HALF, SHORT = 5.0, 3.5, 2.0

Box = tuple[float, float, float, float]


def drawn(view: LabyriaView) -> Picture:
    span = view.size * UNIT
    parts = [
        element("defs", _fields() + picture.seat_gradients("figure", view.players, 0.34, 0.28)),
        picture.walnut_frame(-MARGIN, span + 2 * MARGIN, 11),
        rect(
            -3,
            -3,
            span + 6,
            span + 6,
            rx=4,
            fill="none",
            stroke=picture.WALNUT_SHADE,
            stroke_width=6,
        ),
        rect(0, 0, span, span, fill="url(#fields)"),
        picture.maple(span),
        picture.names_of_fields(view.size, UNIT, MARGIN + 6, 11),
        circle(4.2, span / 2, span / 2, fill=picture.BRASS, stroke="#3c2404"),
        *_starts(view),
        *_goals(view),
        *_walls(view),
        *_figures(view),
    ]
    return Picture(-MARGIN, span + 2 * MARGIN, "".join(parts))


def _fields() -> str:
    """A field stands out between its grooves; light falls from the upper left."""
    inner = UNIT - 5.2
    return element(
        "pattern",
        "".join(
            [
                rect(0, 0, UNIT, UNIT, fill="#b98d54"),
                rect(1.2, 1.2, UNIT, UNIT, fill="#93683a"),
                rect(2.6, 2.6, inner, inner, rx=3.2, fill="#f3dfba"),
            ]
        ),
        id="fields",
        width=UNIT,
        height=UNIT,
        patternUnits="userSpaceOnUse",
    )


def _starts(view: LabyriaView) -> Iterator[str]:
    for seat, field in enumerate(view.starts):
        tones = SEATS[seat]
        yield group(
            [
                rect(
                    -16.6, -16.6, 33.2, 33.2, rx=3, fill=tones.colour, fill_opacity=0.3,
                    stroke=tones.shade, stroke_width=1.8,
                ),
                picture.mark(seat, "scale(2)", fill=tones.colour, opacity=0.55),
            ],
            at(*picture.middle(field, view.size, UNIT)),
        )  # fmt: skip


def _goals(view: LabyriaView) -> Iterator[str]:
    span = view.size * UNIT
    for seat, field in enumerate(view.goals):
        tones = SEATS[seat]
        x, y = picture.middle(field, view.size, UNIT)
        right, low = x > span / 2, y > span / 2
        # Whose goal it is says a pennant, planted at the outer corner.
        yield group(
            [
                group(
                    [
                        path("M-7 3V-17", stroke="#f4dfb6", stroke_width=1.8),
                        path("M-7 -17L13 -10.5L-7 -4Z", fill=tones.colour, stroke=tones.shade),
                    ],
                    "scale(-1 1)" if right else None,
                ),
                picture.mark(seat, at(2.6 if right else -2.6, -10.5, 0.5), fill=tones.ink),
            ],
            at(x + (22 if right else -22), y + (33 if low else -22)),
        )


def _walls(view: LabyriaView) -> Iterator[str]:
    placed = []
    for tile in view.tiles:
        (x, y), (x2, y2) = (picture.middle(field, view.size, UNIT) for field in tile.split("|"))
        placed.append(((y + y2) / 2, (x + x2) / 2, "tile", tile, _tile(upright=y == y2)))
    for corner in view.corners:
        field, direction = corner.split("+")
        x, y = picture.middle(field, view.size, UNIT)
        placed.append((y - UNIT / 2, x + UNIT / 2, "corner", corner, _arms(direction)))
    for y, x, _, _, boxes in placed:
        shadow = "".join(_path(box) for box in boxes)
        yield path(shadow, transform=at(x + 3.4, y + 3.6), fill="#2c1400", opacity=0.36)
    for y, x, kind, name, boxes in sorted(placed):
        side, top = ("#43240d", "#8b5a2e") if kind == "tile" else ("#521a0e", "#a5452c")
        sides = "".join(_path((a, b - HIGH, w, h + HIGH)) for a, b, w, h in boxes)
        tops = "".join(_path((a, b - HIGH, w, h)) for a, b, w, h in boxes)
        peg = [] if kind == "tile" else [circle(4.4, 0, -HIGH, fill="#e0b65c", stroke="#4a2a08")]
        yield picture.piece(
            kind,
            None,
            name,
            at(x, y),
            [
                path(sides, fill=side, stroke="#2a1404", stroke_width=0.9),
                path(tops, fill=top),
                *peg,
            ],
        )


def _tile(upright: bool) -> list[Box]:
    long, start = UNIT - 2 * SHORT, SHORT - UNIT / 2
    return [(-HALF, start, 2 * HALF, long) if upright else (start, -HALF, long, 2 * HALF)]


def _arms(direction: str) -> list[Box]:
    arm = UNIT - SHORT
    north, east = direction[0] == "n", direction[1] == "e"
    return [
        (-HALF, -arm if north else -HALF, 2 * HALF, arm + HALF),
        (-HALF if east else -arm, -HALF, arm + HALF, 2 * HALF),
    ]


def _path(box: Box) -> str:
    x, y, w, h = box
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def _figures(view: LabyriaView) -> Iterator[str]:
    """Those that share a field stand close together."""
    on: dict[str, list[int]] = {}
    for seat, fields in enumerate(view.figures):
        for field in fields:
            on.setdefault(field, []).append(seat)
    aside = {1: [(0, 0)], 2: [(-7, -3), (7, 4)], 3: [(-8, -6), (8, -2), (-1, 8)]}
    for field, seats in sorted(on.items(), key=lambda one: -picture.column_and_row(one[0])[1]):
        x, y = picture.middle(field, view.size, UNIT)
        spots = aside.get(len(seats)) or [(7 * (i % 3 - 1), 6 * (i // 3 - 1)) for i in range(12)]
        for seat, (right, down) in zip(seats, spots, strict=False):
            scale = 1 if len(seats) == 1 else 0.72
            yield _figure(seat, field, at(x + right, y + down, scale))


def _figure(seat: int, field: str, transform: str) -> str:
    tones, foot = SEATS[seat], 2.45
    return picture.piece(
        "figure",
        seat,
        field,
        transform,
        [
            picture.mark(seat, at(3.4, 4.4, foot), fill="#1e0e00", opacity=0.36),
            picture.mark(seat, at(0, 2.4, foot), fill=tones.shade, stroke=tones.shade),
            picture.mark(
                seat, f"scale({foot})", fill=tones.colour, stroke=tones.shade, stroke_width=0.7
            ),
            path("M-5.5 2C-4.5 -1 -5 -3 -6.5 -6.5H6.5C5 -3 4.5 -1 5.5 2Z", fill=tones.shade),
            circle(9.6, 0, -6.5, fill=tones.shade),
            circle(8.9, -0.3, -7, fill=f"url(#figure-{seat})"),
            picture.mark(seat, at(-0.3, -7, 0.86), fill=tones.ink),
        ],
    )
