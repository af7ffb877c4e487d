"""The Magic Labyrinth as a picture: the floor, and after the end the walls below it (MAG-31)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView
from irrgarten.kernel import picture
from irrgarten.kernel.picture import SEATS, Picture, at, circle, element, group, path, rect

SIZE, UNIT, MARGIN = 6, 100.0, 56.0
SPAN = SIZE * UNIT
INLAY, GROUND = "#4b2d16", "#ecd0a1"


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol on a grid of 64 × 64; the client has the same file."""

    ink: str
    limb: str | None = None
    width: float = 4
    cut: str | None = None
    line: str | None = None
    dot: str | None = None
    turn: float | None = None


@cache
def _drawings() -> dict[str, Drawing]:
    text = resources.files(__package__).joinpath("symbols.json").read_text(encoding="utf-8")
    return msgspec.json.decode(text, type=dict[str, Drawing])


def drawn(view: MagicLabyrinthView) -> Picture:
    parts = [
        picture.walnut_frame(-MARGIN, SPAN + 2 * MARGIN, 16),
        rect(-19, -19, SPAN + 38, SPAN + 38, rx=9, fill=picture.WALNUT_SHADE),
        picture.names_of_fields(SIZE, UNIT, MARGIN + 18, 23),
        rect(-5, -5, SPAN + 10, SPAN + 10, rx=3, fill=picture.OAK_SHADE),
        *(_field(column, row) for column in range(SIZE) for row in range(SIZE)),
        picture.maple(SPAN),
        *(_symbol(field, name) for field, name in view.symbols.items()),
        *(_corner(seat, field, field in view.symbols) for seat, field in enumerate(view.corners)),
        *(_wall(wall) for wall in view.labyrinth or view.bumped or ()),
        element("defs", "".join(_robe(seat) for seat in range(view.players))),
        *(_magician(seat, field) for seat, field in enumerate(view.magicians)),
    ]
    return Picture(-MARGIN, SPAN + 2 * MARGIN, "".join(parts))


def _field(column: int, row: int) -> str:
    """Boards of one tree differ a little."""
    tone = ((column * 37 + row * 61 + column * row * 17) % 11) / 11
    x, y = column * UNIT + 1, (SIZE - 1 - row) * UNIT + 1
    return group(
        [
            rect(x, y, 98, 98, rx=2.5, fill=picture.MAPLE),
            rect(x, y, 98, 98, rx=2.5, fill=picture.OAK, opacity=0.08 + 0.24 * tone),
            path(f"M{x + 1} {y + 97}v-96h96", fill="none", stroke="#fffaeb", opacity=0.5),
            path(f"M{x + 97} {y + 1}v96h-96", fill="none", stroke="#462608", opacity=0.4),
        ]
    )


def _symbol(field: str, name: str) -> str:
    x, y = picture.middle(field, SIZE, UNIT)
    rim = circle(41, fill=picture.MAPLE_LIGHT, fill_opacity=0.34, stroke=picture.OAK_SHADE)
    inlaid = group(_inlaid(_drawings()[name]), "translate(-28.5 -28.5) scale(0.89)")
    return picture.piece("symbol", None, field, at(x, y), [rim, inlaid])


def _inlaid(symbol: Drawing) -> Iterator[str]:
    yield f'<g transform="rotate({symbol.turn or 0} 32 32)" stroke-linecap="round">'
    if symbol.limb:
        yield path(symbol.limb, fill="none", stroke=INLAY, stroke_width=symbol.width)
    yield path(symbol.ink, fill=INLAY)
    if symbol.cut:
        yield path(symbol.cut, fill=GROUND)
    if symbol.line:
        yield path(symbol.line, fill="none", stroke=GROUND, stroke_width=2.6)
    if symbol.dot:
        yield path(symbol.dot, fill=INLAY)
    yield "</g>"


def _corner(seat: int, field: str, has_symbol: bool) -> str:
    tones = SEATS[seat]
    x, y = picture.middle(field, SIZE, UNIT)
    where = at(-28, -28, 1.4) if has_symbol else at(0, 0, 3.4)
    return group(
        [
            rect(-41, -41, 82, 82, rx=12, stroke=tones.shade, stroke_width=7, fill="none"),
            rect(-41, -41, 82, 82, rx=12, stroke=tones.colour, stroke_width=4.5, fill="none"),
            picture.mark(seat, where, fill=tones.colour, stroke=tones.shade, stroke_width=0.6),
        ],
        at(x, y),
    )


def _wall(wall: str) -> str:
    (x, y), (x2, y2) = (picture.middle(field, SIZE, UNIT) for field in wall.split("|"))
    across, down = (x + x2) / 2, (y + y2) / 2
    line = f"M{across} {down - 53}v106" if y == y2 else f"M{across - 53} {down}h106"
    common = {"fill": "none", "stroke_linecap": "round"}
    return picture.piece(
        "wall",
        None,
        wall,
        None,
        [
            path(
                line,
                transform="translate(3 4)",
                stroke="#140800",
                opacity=0.4,
                stroke_width=11,
                **common,
            ),
            path(line, stroke="#4a2a10", stroke_width=11, **common),
            path(
                line, transform="translate(-1 -1.5)", stroke="#c08a4c", stroke_width=6.5, **common
            ),
        ],
    )


def _robe(seat: int) -> str:
    tones = SEATS[seat]
    return picture.linear(
        f"robe-{seat}", f"0 {tones.light}", f"0.45 {tones.colour}", f"1 {tones.shade}"
    )


def _figure(robe: str, shade: str) -> list[str]:
    """The magician's robe, head, beard, hat and its brim."""
    return [
        path("M50 38C63 39 67 52 71 68L76 86Q50 97 24 86L29 68C33 52 37 39 50 38Z", fill=robe),
        circle(11.5, 50, 38, fill="#eccf9f", stroke="#7d5427"),
        path(
            "M38.5 42C39 53 45 59 50 64C55 59 61 53 61.5 42Q50 50 38.5 42Z",
            fill="#f7efe0",
            stroke="#a58a66",
        ),
        path(
            "M33 27C40 21 44 10 52 0C58 1 63 5 64 10C61 8 58 8 56.5 10"
            "C58 16 62 23 67 27C68.5 33 31.5 33 33 27Z",
            fill=robe,
        ),
        path(
            "M30 30.5C36 37 64 37 70 30.5C73 36 62 40 50 40S27 36 30 30.5Z",
            fill=shade,
            stroke="none",
        ),
    ]


def _magician(seat: int, field: str) -> str:
    tones = SEATS[seat]
    x, y = picture.middle(field, SIZE, UNIT)
    figure = _figure(f"url(#robe-{seat})", tones.shade)
    mark = picture.mark(
        seat, at(50, 75, 1.75), fill=tones.ink, stroke=tones.shade, stroke_width=0.7
    )
    parts = [
        element("ellipse", cx=57, cy=88, rx=37, ry=11, fill="#1c0d00", opacity=0.3),
        group(figure, stroke=tones.shade, stroke_width=1.5, stroke_linejoin="round"),
        circle(1.7, 45.5, 40.5, fill="#3a2109"),
        circle(1.7, 54.5, 40.5, fill="#3a2109"),
        mark,
    ]
    return picture.piece("magician", seat, field, at(x - 50, y - 50), parts)
