"""Pictures of tables, as SVG and PNG: made when they are asked for, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from irrgarten import texts
from irrgarten.kernel import picture
from irrgarten.kernel.picture import SEATS, Picture, at, circle, element, group, rect, text
from irrgarten.kernel.state import WATCHER
from irrgarten.server import workers
from irrgarten.server.table import Table
from irrgarten.server.work import Painting
from irrgarten.tables.frames import SeatInfo, TableInfo
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError

#: Pictures that are kept: some 150 kB each.
KEPT = 100

#: Seconds that painting one may take on a busy machine, and how many may wait for theirs.
LIMIT, WAITING = 30.0, 20


class Pictures:
    """One process paints, as politely as bots think: whoever shares a link waits for it."""

    def __init__(self, client: Path | None) -> None:
        self._client = client or Path()
        self._worker = workers.Worker(LIMIT)
        self._painting = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def svg(self, table: Table, language: str) -> str:
        """What whoever watches may see by now, and nothing else."""
        return card(table.info, _board(table), language)

    async def png(self, table: Table, language: str) -> bytes:
        """Raises RequestError if too many want one at once, or it cannot be painted."""
        svg = self.svg(table, language)
        kept = self._kept.get(svg)
        if kept is None:
            if self._waiting >= WAITING:
                raise RequestError("unavailable", "too many pictures are being painted; ask again")
            self._waiting += 1
            try:
                async with self._painting:
                    kept = self._kept.get(svg) or await self._painted(svg)
            finally:
                self._waiting -= 1
            self._kept[svg] = kept
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(svg)
        return kept

    async def _painted(self, svg: str) -> bytes:
        painting = Painting(svg, self._client, WIDTH, HEIGHT)
        try:
            return await self._worker.do(painting)
        except (workers.Lost, workers.Failed, OSError):
            raise RequestError(
                "unavailable", "the picture cannot be painted at the moment"
            ) from None

    async def close(self) -> None:
        await self._worker.end()


def _board(table: Table) -> Picture | None:
    course = table.state.game
    if not isinstance(course, TableGame):
        return None
    drawn: Picture = table.state.rules.picture(course.view(WATCHER))
    return drawn


#: As those who show links want it.
WIDTH, HEIGHT = 1200, 630
BOARD, EDGE = 578, 26
ASIDE = EDGE + BOARD + 34
#: Characters of a name that fit.
LONGEST = 24

_COLOURS = ("red", "blue", "yellow", "green", "white", "black")


def card(info: TableInfo, board: Picture | None, language: str) -> str:
    """``board`` is None where there is no view to draw."""
    words = texts.texts(language, "shell", info.game)
    title, stands = told(info, language)
    parts = [
        f"<title>{escape(f'{title}. {stands}')}</title>",
        rect(0, 0, WIDTH, HEIGHT, fill=picture.LINEN),
        *(_drawn_board(board) if board else ()),
        text(title, ASIDE, 96, 46, fill=picture.INK),
        text(stands, ASIDE, 146, 28, fill=picture.INK_SOFT),
        *_seats(info, words),
        text("Irrgarten", ASIDE, HEIGHT - EDGE - 8, 26, fill=picture.INK_SOFT),
    ]
    drawn = element(
        "svg",
        "".join(parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=str(WIDTH),
        height=str(HEIGHT),
        lang=words.language,
        role="img",
    )
    return f"{drawn}\n"


def told(info: TableInfo, language: str) -> tuple[str, str]:
    """The name of the game, and how it stands, in words."""
    words = texts.texts(language, "shell", info.game)
    return words.say(f"game-{info.game}"), words.say(_standing(info), _about(info, words))


def _standing(info: TableInfo) -> str:
    if info.status == "waiting":
        return "card-waiting"
    if info.status == "playing":
        return "card-playing"
    return "card-won" if _winners(info) else "card-over"


def _about(info: TableInfo, words: texts.Texts) -> dict[str, str | int]:
    winners = [_name(seat, words) for seat in info.seats if seat.seat in _winners(info)]
    return {"names": ", ".join(winners), "count": len(winners)}


def _winners(info: TableInfo) -> list[int]:
    """Nobody, where all have the same."""
    result: list[Any] = info.result or []
    best = max(result, default=0)
    won = [seat for seat, points in enumerate(result) if points == best]
    return won if len(won) < len(result) else []


def _name(seat: SeatInfo, words: texts.Texts) -> str:
    if seat.name:
        name = seat.name
    elif seat.holder == "bot":
        name = words.say(f"bot-{_COLOURS[seat.seat]}")
    else:
        name = words.say("seat-open")
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def _drawn_board(board: Picture) -> Iterator[str]:
    corner = picture.number(board.corner)
    size = picture.number(board.size)
    yield (
        f'<svg x="{EDGE}" y="{EDGE}" width="{BOARD}" height="{BOARD}" '
        f'viewBox="{corner} {corner} {size} {size}">{board.body}</svg>'
    )


def _seats(info: TableInfo, words: texts.Texts) -> Iterator[str]:
    won = _winners(info)
    for seat in info.seats:
        tones, y = SEATS[seat.seat], 216 + 58 * seat.seat
        disc = [
            circle(19, fill=tones.colour, stroke=tones.shade, stroke_width=2),
            picture.mark(seat.seat, "scale(1.5)", fill=tones.ink),
        ]
        yield group(disc, at(ASIDE + 20, y))
        yield text(_name(seat, words), ASIDE + 56, y + 10, 30, fill=picture.INK)
        if seat.seat in won:
            yield group(
                [picture.path("M-11-3L-3 5L11-9", fill="none", stroke="#0f8061", stroke_width=5)],
                at(WIDTH - EDGE - 16, y + 2),
                stroke_linecap="round",
            )
