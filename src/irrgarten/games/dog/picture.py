"""Brändi Dog as a picture: arms of maple edged with walnut, marbles of glass (DOG-03, DOG-04)."""

from __future__ import annotations

import math
from collections.abc import Iterator

from irrgarten.games.dog.view import DogView
from irrgarten.kernel import picture
from irrgarten.kernel.picture import SEATS, Picture, at, circle, element, group, number, path

FIELD, ARM, MARBLES = 40.0, 16, 4
EAR = 1.32 * FIELD

Point = tuple[float, float]


class Shape:
    """Where every place lies, seen from the first seat, whose arm points down.

    The arms flare a little, as on the board of the client.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.arms = 4 if players <= 4 else 6
        aside, kennel = (1.5, (-4.75, 6.3)) if self.arms == 4 else (1.7, (-4.25, 7.36))
        across = aside / math.tan(math.pi / self.arms)
        reach = across + math.sqrt(36 - (2 - aside) ** 2)
        self.notch = (aside * FIELD, across * FIELD)
        self.reach = reach * FIELD
        self.half = (reach + 0.98) * FIELD
        self._kennel = (kennel[0] * FIELD, kennel[1] * FIELD)

    def arm_of(self, seat: int) -> int:
        """DOG-04: two players sit opposite each other."""
        return 2 * seat if self.players == 2 else seat

    def turned(self, point: Point, arm: int) -> Point:
        angle = -arm * 2 * math.pi / self.arms
        (x, y), cos, sin = point, math.cos(angle), math.sin(angle)
        return x * cos - y * sin, x * sin + y * cos

    def field(self, field: int) -> Point:
        arm, along = divmod(field, ARM)
        before = along > ARM / 2
        steps = ARM - along if before else along
        share = max(0, steps - 2) / 6
        x = min(steps, 2) * FIELD + (self.notch[0] - 2 * FIELD) * share
        y = self.reach + (self.notch[1] - self.reach) * share
        return self.turned((-x if before else x, y), (arm + 1) % self.arms if before else arm)

    def finish(self, arm: int, inside: int) -> Point:
        return self.turned((0, self.reach - inside * FIELD * 1.02), arm)

    def kennel(self, arm: int, slot: int | None = None) -> Point:
        """Of one of four places, or the middle of all."""
        x, y = self._kennel
        if slot is not None:
            x += 0.56 * FIELD * (1 if slot % 2 else -1)
            y += 0.56 * FIELD * (-1 if slot < 2 else 1)
        return self.turned((x, y), arm)

    def place(self, seat: int, place: str, slot: int) -> Point:
        arm = self.arm_of(seat)
        if place == "K":
            return self.kennel(arm, slot)
        if place == "S":
            return self.field(ARM * arm)
        return self.finish(arm, int(place[1:])) if place[0] == "F" else self.field(int(place))


def drawn(view: DogView) -> Picture:
    shape = Shape(view.players)
    parts = [
        element("defs", _defs(view.players)),
        *_wood(shape),
        *_colours(shape),
        *_hollows(shape),
        *(
            _marble(seat, place, shape.place(seat, place, slot))
            for seat, own in enumerate(view.marbles)
            for slot, place in enumerate(own)
        ),
    ]
    return Picture(-shape.half, 2 * shape.half, "".join(parts))


def _defs(players: int) -> str:
    return "".join(
        [
            picture.linear(
                "rim",
                f"0 {picture.WALNUT_LIGHT}",
                f"0.5 {picture.WALNUT}",
                f"1 {picture.WALNUT_SHADE}",
            ),
            picture.linear(
                "top",
                f"0 {picture.MAPLE_LIGHT}",
                f"0.5 {picture.MAPLE}",
                f"1 {picture.MAPLE_SHADE}",
            ),
            picture.radial(
                "hollow",
                f"0 {picture.MAPLE}",
                f"0.45 {picture.OAK}",
                f"1 {picture.OAK_SHADE}",
                cx=0.6,
                cy=0.66,
                r=0.75,
            ),
            picture.radial("gleam", "0 #fff 0.95", "1 #fff 0", cx=0.5, cy=0.5, r=0.5),
            picture.seat_gradients("glass", players),
        ]
    )


def _wood(shape: Shape) -> Iterator[str]:
    """Edge, rim, top: each a little narrower than the one below."""
    arms = range(shape.arms)
    corners = [(-2 * FIELD, shape.reach), (2 * FIELD, shape.reach), shape.notch]
    outline = f"M{'L'.join(_at(shape.turned(one, arm)) for arm in arms for one in corners)}Z"
    bridges = "".join(
        f"M{_at(shape.turned((-1.9 * FIELD, shape.reach - 0.55 * FIELD), arm))}"
        f"L{_at(shape.kennel(arm))}"
        for arm in arms
    )
    for paint, wide, ear, down in (
        (picture.WALNUT_SHADE, 70, EAR + 5, 5),
        (picture.WALNUT_SHADE, 70, EAR + 5, 0),
        ("url(#rim)", 66, EAR + 3, 0),
        (picture.OAK_SHADE, 57, EAR - 1.5, 0),
        ("url(#top)", 54, EAR - 3, 0),
    ):
        yield group(
            [
                path(bridges, fill="none", stroke=paint, stroke_width=wide - 26),
                *(circle(ear, *shape.kennel(arm), fill=paint) for arm in arms),
                path(outline, fill=paint, stroke=paint, stroke_width=wide),
            ],
            at(0, down),
            stroke_linejoin="round",
            stroke_linecap="round",
        )
    track = "L".join(_at(shape.field(one)) for one in range(ARM * shape.arms))
    yield path(f"M{track}Z", fill="none", stroke=picture.OAK_SHADE, stroke_width=2.4, opacity=0.4)


def _colours(shape: Shape) -> Iterator[str]:
    """Inlaid colours lead home."""
    for seat in range(shape.players):
        arm, tones = shape.arm_of(seat), SEATS[seat]
        start, last = shape.field(ARM * arm), shape.finish(arm, MARBLES)
        for stroke, inlay, ring, ear in ((tones.shade, 11.5, 6.6, 6.0), (tones.colour, 9, 4.6, 4)):
            yield group(
                [
                    path(f"M{_at(start)}L{_at(last)}", stroke_width=inlay),
                    circle(18, *start, stroke_width=ring),
                    circle(EAR - 9, *shape.kennel(arm), stroke_width=ear),
                ],
                fill="none",
                stroke=stroke,
                stroke_linecap="round",
            )


def _hollows(shape: Shape) -> Iterator[str]:
    seat_of = {shape.arm_of(seat): seat for seat in range(shape.players)}
    for arm in range(shape.arms):
        for slot in range(MARBLES):
            yield _hollow(shape.finish(arm, slot + 1), 13, seat_of.get(arm), 0.8)
            yield _hollow(shape.kennel(arm, slot), 13.5)
    for one in range(ARM * shape.arms):
        arm, along = divmod(one, ARM)
        yield _hollow(shape.field(one), 12.5, None if along else seat_of.get(arm), 1.15)


def _hollow(point: Point, r: float, seat: int | None = None, scale: float = 1) -> str:
    x, y = point
    drawn = circle(r, x, y, fill="url(#hollow)", stroke="#462608", stroke_opacity=0.42)
    if seat is None:
        return drawn
    tones = SEATS[seat]
    return drawn + picture.mark(
        seat, at(x, y, scale), fill=tones.colour, stroke=tones.shade, opacity=0.8, stroke_width=0.7
    )


def _marble(seat: int, place: str, point: Point) -> str:
    tones = SEATS[seat]
    edge = "#f3ead9" if seat == 5 else tones.shade
    return picture.piece(
        "marble",
        seat,
        place,
        at(*point),
        [
            element("ellipse", cx=3.5, cy=5, rx=15, ry=14, fill="#1c0d00", opacity=0.35),
            circle(15.5, fill=f"url(#glass-{seat})", stroke=edge, stroke_width=1.2),
            picture.mark(seat, "scale(1.16)", fill=tones.ink, stroke=tones.shade, stroke_width=0.5),
            element(
                "ellipse",
                cx=-5.4,
                cy=-7.6,
                rx=5.4,
                ry=3.3,
                transform="rotate(-34 -5.4 -7.6)",
                fill="url(#gleam)",
            ),
        ],
    )


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
