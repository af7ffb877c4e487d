"""The bots of one table: they act in turn, while somebody is there to see it."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

from irrgarten.server.bots import Bots
from irrgarten.server.choices import Asker, Passed
from irrgarten.server.work import Question
from irrgarten.store import Closed
from irrgarten.tables import commands, frames, teaching
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError
from irrgarten.tables.secrecy import bot_seed

if TYPE_CHECKING:
    from irrgarten.server.table import Table

log = logging.getLogger(__name__)

#: Seconds until what failed is tried again: at first, and at most.
SOON, LATE = 0.5, 15.0

#: The address that counts for bots that play to nobody.
NOBODY = "nobody"


class BotSeats:
    def __init__(self, table: Table, bots: Bots, pace: float) -> None:
        self._table = table
        self._bots = bots
        self._pace = pace
        self._playing: asyncio.Task[None] | None = None
        #: The seat that is being thought for.
        self.thinking: int | None = None
        #: Where the table waits for its turn while nobody is there.
        self._place: asyncio.Future[bool] | None = None

    def wake(self) -> None:
        """Whenever something has changed: go on if a bot is to act."""
        for seat in self._table.state.seats:
            if seat.holder == "bot":
                break
        else:
            return
        self._bots.warm_up()
        if self._table.state.connections and self._place is not None and not self._place.done():
            self._place.set_result(False)
        if self._playing is None and self._to_act() is not None:
            self._playing = asyncio.create_task(self._play())

    def _to_act(self) -> int | None:
        game = self._table.state.game
        table = self._table
        if table.closed or game is None or not table.attended or not table.bus.leads(table.name):
            return None
        if teaching.waits(table.state):
            return None
        if isinstance(game, TableGame) and teaching.is_settled(table.row, game):
            return None
        for seat in game.acting:
            if self._table.state.seats[seat].holder == "bot":
                return seat
        return None

    async def _play(self) -> None:
        wait = SOON
        try:
            while (seat := self._to_act()) is not None:
                try:
                    await self._take_turn(seat)
                    wait = SOON
                except Passed:
                    continue
                except Closed:
                    return
                except Exception as error:
                    # What cannot be written is told by the store, once for all tables.
                    if not isinstance(error, RequestError):
                        log.exception("a bot could not act at table %s", self._table.name)
                    await asyncio.sleep(wait)
                    wait = min(LATE, 2 * wait)
        finally:
            self._playing = None

    async def _take_turn(self, seat: int) -> None:
        if self._table.state.connections:
            await self._act(seat)
            return
        self._place = asyncio.get_running_loop().create_future()
        try:
            async with self._bots.background.turn(self._place):
                if self._to_act() == seat:
                    await self._act(seat)
        finally:
            self._place = None

    async def _act(self, seat: int) -> None:
        game = self._table.state.under_way
        ply = game.ply
        wanted = partial(self._wanted, game, ply, seat)
        asker = Asker(self._address, self._table.name, wanted)
        self.thinking = seat
        try:
            self._table.tell_all(frames.Thinking(seat=seat))
            act = teaching.act_of(self._table.row, game, seat)
            if act is None:
                act = await self._bots.choose(self._question(game, seat), self._pace, asker)
            else:
                await asyncio.sleep(self._pace)
        finally:
            self.thinking = None
        await self._table.execute(commands.BotAct(ply, seat, act))

    def _wanted(self, game: TableGame, ply: int, seat: int) -> bool:
        table = self._table
        there = table.attended and table.state.game is game and game.ply == ply
        return there and table.state.seats[seat].holder == "bot"

    @property
    def _address(self) -> str:
        """Whose bots these are: a player's, or else a watcher's; NOBODY if nobody is there."""
        present = ((one.seat is None, one.seat, one.address) for one in self._table.guests.values())
        return min(present, default=(NOBODY,))[-1]

    def _question(self, game: TableGame, seat: int) -> Question:
        level = self._table.state.seats[seat].level or "casual"
        return Question.of(game, seat, level, bot_seed(self._table.state.secret, seat))

    async def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
