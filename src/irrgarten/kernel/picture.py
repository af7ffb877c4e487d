"""What pictures of all games are drawn with, as SVG: woods, the colours and marks of the seats.

The client draws its boards in the same colours and marks: ``web/src/shell/theme.css`` by day, and
``seats.ts``. Nothing here needs a style sheet or a font, so whatever reads SVG shows it alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape  # xml.sax loads all of HTTP first
from typing import NamedTuple

MAPLE, MAPLE_LIGHT, MAPLE_SHADE = "#f0d9b0", "#f9e9cb", "#dcbd8a"
OAK, OAK_SHADE = "#c99a5b", "#a67a3f"
WALNUT, WALNUT_LIGHT, WALNUT_SHADE = "#7a4f2e", "#96663e", "#55341c"
FELT_LIGHT, FELT_SHADE = "#588469", "#355746"
BRASS = "#a97c1f"
LINEN, LINEN_LIGHT, LINEN_SHADE = "#ece5d8", "#f6f1e7", "#dcd2bf"
INK, INK_SOFT = "#2b2118", "#5c4d3e"


class Seat(NamedTuple):
    """The tones of a seat, the ink on them, and its mark in a box of ±7."""

    colour: str
    light: str
    shade: str
    ink: str
    mark: str


SEATS = (
    Seat(
        "#c6321d", "#e4644a", "#8e1d0d", "#ffffff",
        "M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0Z",
    ),
    Seat("#2061b5", "#5a94dd", "#123f7c", "#ffffff", "M0-6.4 6 4.4H-6Z"),
    Seat("#f0b61c", "#fbd769", "#b07f00", "#3a2600", "M-4.7-4.7H4.7V4.7H-4.7Z"),
    Seat("#0f8061", "#3fae8c", "#075440", "#ffffff", "M0-6.8 5.4 0 0 6.8-5.4 0Z"),
    Seat(
        "#f7f3ea", "#ffffff", "#b9ae9a", "#2b2118",
        "M-1.9-6.2H1.9V-1.9H6.2V1.9H1.9V6.2H-1.9V1.9H-6.2V-1.9H-1.9Z",
    ),
    Seat(
        "#26221f", "#57504a", "#000000", "#ffffff",
        "M0-6.8 1.9-2.2 6.8-1.9 3 1.2 4.2 6 0 3.3-4.2 6-3 1.2-6.8-1.9-1.9-2.2Z",
    ),
)  # fmt: skip


class Picture(NamedTuple):
    """A board in a square of ``size`` units, whose upper left corner is at ``corner`` both ways."""

    corner: float
    size: float
    body: str


def svg(picture: Picture, title: str) -> str:
    """The board alone, as a file of its own."""
    corner, size = number(picture.corner), number(picture.size)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{corner} {corner} {size} {size}" '
        f'width="800" height="800" role="img"><title>{escape(title, quote=False)}</title>'
        f"{picture.body}</svg>\n"
    )


# -- elements -----------------------------------------------------------------------------------
def element(name: str, content: str = "", /, **attributes: str | float | None) -> str:
    """``stroke_width`` is written stroke-width; what is None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def number(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"


def path(d: str, **attributes: str | float | None) -> str:
    return element("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: str | float | None) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(r: float, x: float = 0, y: float = 0, **attributes: str | float | None) -> str:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def group(
    content: Iterable[str], transform: str | None = None, **attributes: str | float | None
) -> str:
    return element("g", "".join(content), transform=transform, **attributes)


def at(x: float, y: float, scale: float | None = None) -> str:
    """The transform that puts something there."""
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale is None else f"{moved} scale({number(scale)})"


def piece(
    kind: str, seat: int | None, place: str, transform: str | None, content: Iterable[str]
) -> str:
    """Something that stands on the board, and says what it is, whose, and where."""
    return group(content, transform, data_piece=kind, data_seat=seat, data_place=place)


def text(words: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    return element(
        "text",
        escape(words, quote=False),
        x=x,
        y=y,
        font_family="Atkinson Hyperlegible Next, Atkinson Hyperlegible Next Variable, sans-serif",
        font_size=size,
        **attributes,
    )


def linear(name: str, *stops: str) -> str:
    """A gradient from the upper left to the lower right."""
    return element("linearGradient", _stops(stops), id=name, x1="0", y1="0", x2="1", y2="1")


def radial(name: str, *stops: str, cx: float = 0.36, cy: float = 0.3, r: float = 0.85) -> str:
    return element("radialGradient", _stops(stops), id=name, cx=cx, cy=cy, r=r)


def _stops(stops: Iterable[str]) -> str:
    """``offset colour`` or ``offset colour opacity``."""
    made = []
    for stop in stops:
        offset, colour, *opacity = stop.split()
        made.append(
            element(
                "stop",
                offset=offset,
                stop_color=colour,
                stop_opacity=opacity[0] if opacity else None,
            )
        )
    return "".join(made)


# -- parts that several boards have ---------------------------------------------------------------
def mark(seat: int, transform: str | None = None, **attributes: str | float | None) -> str:
    return path(SEATS[seat].mark, transform=transform, **attributes)


def seat_gradients(name: str, seats: int, cx: float = 0.36, cy: float = 0.3) -> str:
    """Turned wood in the colours of the seats, as the light falls on it."""
    return "".join(
        radial(
            f"{name}-{seat}",
            f"0 {SEATS[seat].light}",
            f"0.55 {SEATS[seat].colour}",
            f"1 {SEATS[seat].shade}",
            cx=cx,
            cy=cy,
        )
        for seat in range(seats)
    )


def _grain(
    name: str, size: tuple[int, int], stroke: str, lines: Iterable[tuple[str, float]]
) -> str:
    drawn = group((path(d, opacity=opacity) for d, opacity in lines), fill="none", stroke=stroke)
    return element(
        "pattern", drawn, id=name, width=size[0], height=size[1], patternUnits="userSpaceOnUse"
    )


def walnut_frame(corner: float, size: float, radius: float) -> str:
    """The walnut that frames a square board."""
    lines = [
        ("M0 7C60 3 100 12 180 7M0 26C70 30 120 21 180 26", 0.5),
        ("M0 15C40 18 130 11 180 15M0 34C60 31 110 37 180 34", 0.28),
    ]
    whole = {"x": corner, "y": corner, "width": size, "height": size}
    return "".join(
        [
            element(
                "defs",
                linear("walnut", f"0 {WALNUT_LIGHT}", f"0.5 {WALNUT}", f"1 {WALNUT_SHADE}")
                + _grain("walnut-grain", (180, 38), WALNUT_SHADE, lines),
            ),
            rect(**whole, rx=radius, fill="url(#walnut)"),
            rect(**whole, rx=radius, fill="url(#walnut-grain)"),
            rect(
                corner + 1.5,
                corner + 1.5,
                size - 3,
                size - 3,
                rx=radius - 1.5,
                fill="none",
                stroke="#ffffff",
                stroke_opacity=0.16,
                stroke_width=2,
            ),
        ]
    )


def maple(span: float, inlaid: str = "") -> str:
    """The grain of a maple board, and the light on it; what is inlaid goes between."""
    lines = [
        ("M0 9C70 3 130 16 260 9M0 63C90 70 160 54 260 63M0 104C60 99 190 111 260 104", 0.21),
        ("M0 24C100 31 160 17 260 24M0 46C60 41 120 52 260 46M0 83C120 89 170 77 260 83", 0.12),
    ]
    return "".join(
        [
            element(
                "defs",
                _grain("maple-grain", (260, 120), OAK_SHADE, lines)
                + linear("maple-light", "0 #fff 0.28", "0.45 #fff 0", "1 #2a1400 0.145"),
            ),
            rect(0, 0, span, span, fill="url(#maple-grain)"),
            inlaid,
            rect(0, 0, span, span, fill="url(#maple-light)"),
        ]
    )


def names_of_fields(columns: int, unit: float, margin: float, size: float) -> str:
    """Letters below, numbers on the left, in the middle of the frame."""
    span = columns * unit
    letters = [
        text(chr(ord("a") + step), (step + 0.5) * unit, span + margin / 2 + size / 3, size)
        for step in range(columns)
    ]
    numbers = [
        text(str(step + 1), -margin / 2, (columns - step - 0.5) * unit + size / 3, size)
        for step in range(columns)
    ]
    return group(
        letters + numbers, fill=MAPLE_LIGHT, opacity=0.85, font_weight="600", text_anchor="middle"
    )


def column_and_row(field: str) -> tuple[int, int]:
    """Counted from 0, the lower left field first."""
    return ord(field[0]) - ord("a"), int(field[1:]) - 1


def middle(field: str, size: int, unit: float) -> tuple[float, float]:
    """Where a field of a square board lies, from the upper left of its fields."""
    column, row = column_and_row(field)
    return (column + 0.5) * unit, (size - row - 0.5) * unit
