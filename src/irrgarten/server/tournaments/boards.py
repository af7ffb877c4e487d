"""The tables of a round for the hall: each board is drawn once for all who look.

However many screens hang there, and however fast is played, drawing takes a share of the time and
no more: the games come first.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from irrgarten import texts
from irrgarten.kernel import picture
from irrgarten.kernel.state import WATCHER
from irrgarten.server.lobby import Lobby
from irrgarten.server.page_frames import LiveTable
from irrgarten.server.table import Table
from irrgarten.server.tournaments.document import Kept
from irrgarten.tables.frames import Status
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError

#: Boards that are kept, of some 10 to 60 kB each.
KEPT = 256
#: Seconds for which a board stands as it was drawn.
STANDS = 1.0
#: The part of the processor's time in which boards are drawn.
SHARE = 0.2


class Shown(Struct, frozen=True):
    """A table as it was found, and when; ``board`` is None while there is none to draw."""

    at: float
    status: Status
    ply: int
    acting: list[int]
    away: list[int]
    board: str | None


class Boards:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._shown: OrderedDict[str, Shown] = OrderedDict()
        self._drawing = asyncio.Lock()

    async def shown(
        self, kept: Kept, numbers: Sequence[int], known: Sequence[int]
    ) -> list[LiveTable]:
        """Tables of this round; without the board where its ply is the one ``known``."""
        of = {met.encounter.number: met.table for met in kept.current}
        has = dict(zip(numbers, known, strict=False))
        found = []
        for number in dict.fromkeys(numbers):
            if (table := of.get(number)) is None:
                continue  # a bye, or none of this round
            one = await self._look(table)
            found.append(
                LiveTable(
                    number=number,
                    table=table,
                    status=one.status,
                    ply=one.ply,
                    acting=one.acting,
                    away=one.away,
                    board=None if has.get(number) == one.ply else one.board,
                )
            )
        return found

    async def _look(self, name: str) -> Shown:
        before = self._standing(name)
        if before is not None:
            return before
        try:
            async with self._lobby.table(name) as table, self._drawing:
                return self._standing(name) or await self._draw(table)
        except RequestError:  # it is not made yet, or cannot be read just now
            return self._shown.get(name) or Shown(0.0, "waiting", 0, [], [], None)

    def _standing(self, name: str) -> Shown | None:
        """As it was drawn just now, if it was."""
        before = self._shown.get(name)
        fresh = before is not None and time.monotonic() < before.at + STANDS
        return before if fresh else None

    async def _draw(self, table: Table) -> Shown:
        info, course = table.info, table.state.game
        before = self._shown.get(info.table)
        board = before.board if before is not None and before.ply == info.ply else None
        if board is None and isinstance(course, TableGame):
            # Of the processor, not by the clock: where others are busy, nobody waits the longer.
            began = time.thread_time()
            drawn = table.state.rules.picture(course.view(WATCHER))
            board = picture.svg(drawn, _title(info.game))
            await asyncio.sleep((time.thread_time() - began) * (1 / SHARE - 1))
        away = [one.seat for one in info.seats if one.holder == "person" and not one.here]
        shown = Shown(time.monotonic(), info.status, info.ply, info.acting, away, board)
        self._shown[info.table] = shown
        self._shown.move_to_end(info.table)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)
        return shown


def _title(game: str) -> str:
    return texts.texts(texts.FALLBACK, game).say(f"game-{game}")
