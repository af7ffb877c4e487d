"""Pictures of tables, as SVG and PNG: made when they are asked for, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from pathlib import Path

from irrgarten.kernel.picture import Picture
from irrgarten.kernel.state import WATCHER
from irrgarten.server import cards, workers
from irrgarten.server.table import Table
from irrgarten.server.work import Painting
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import Trouble

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
        return cards.card(table.info, _board(table), language)

    async def png(self, table: Table, language: str) -> bytes:
        """Raises Trouble if too many want one at once, or it cannot be painted."""
        svg = self.svg(table, language)
        kept = self._kept.get(svg)
        if kept is None:
            if self._waiting >= WAITING:
                raise Trouble("unavailable", "too many pictures are being painted; ask again")
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
        painting = Painting(svg, self._client, cards.WIDTH, cards.HEIGHT)
        try:
            return await self._worker.do(painting)
        except (workers.Lost, workers.Failed, OSError):
            raise Trouble("unavailable", "the picture cannot be painted at the moment") from None

    async def close(self) -> None:
        await self._worker.end()


def _board(table: Table) -> Picture | None:
    course = table.state.game
    if not isinstance(course, TableGame):
        return None
    drawn: Picture = table.state.rules.picture(course.view(WATCHER))
    return drawn
