"""The lobby: tables that anyone may join, told to all who look, and looked after.

All that is known of them is in the store. Every process that serves it tells the same, and each
looks after those where it has somebody, or nobody has: what two do at once is done once.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, cast

import msgspec

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.bus.beat import NOBODY
from irrgarten.server.limits import LongPolls
from irrgarten.server.lobby import Lobby
from irrgarten.server.mailroom import TRIES
from irrgarten.server.page_frames import FindGame, FoundGame, LobbyInfo, LobbySeat, LobbyTable
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.server.tasks import Tasks, repeat
from irrgarten.server.tournaments.news import News
from irrgarten.store import Closed, Conflict, ListedRow, Store, Unreadable, Unwritable
from irrgarten.tables import commands, frames
from irrgarten.tables.frames import ClockChoice, NewTable, SeatWish
from irrgarten.tables.opening import bots_in, listed, takes_days
from irrgarten.tables.problems import RequestError
from irrgarten.tables.secrecy import Entropy, new_token

log = logging.getLogger(__name__)

#: By what other processes hear that something about open tables is new. No table has such a name.
LOBBY = "lobby"
#: Tables that are told of.
TOLD = 100
#: Seconds between two looks after them, and after the last change before all is read anew.
LOOK, SOON = 2.0, 0.2
#: Hours after which a table is no longer listed, whoever waits there.
LONGEST = 24


class OpenTables:
    def __init__(
        self, store: Store, lobby: Lobby, settings: Settings, bus: Bus, polls: LongPolls
    ) -> None:
        self.news = News(bus, shared=settings.shared)
        self._store = store
        self._lobby = lobby
        self._settings = settings
        self._polls = polls
        self._bus = bus
        self._known: dict[str, ListedRow] = {}
        self._told = frames.encode(LobbyInfo(0, [], 0))
        self._stamp = 0
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._read_at = float("-inf")
        self._stale = True
        self._tasks = Tasks()

    def start(self) -> None:
        self._tasks.start(repeat(self._look_at_all, self._pause, "open tables were left alone"))

    async def close(self) -> None:
        self.news.close()
        await self._tasks.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    # -- what is told ----------------------------------------------------------
    async def told(self, after: int | None, address: str) -> bytes:
        """All open tables; with ``after``, once something has changed, or after some time.

        Whoever is one too many to wait is answered at once.
        """
        if after is None or self._polls.full(address):
            await self._stamp_now(LOBBY)
            return self._told
        with self._polls.place(address):
            await self.news.later(LOBBY, after, self._stamp_now)
        return self._told

    async def _stamp_now(self, _name: str) -> int:
        """Read anew if need be; once for all who ask at the same time."""
        loop = asyncio.get_running_loop()
        blind = self._settings.shared and not self._bus.up
        if blind and loop.time() > self._read_at + 1:
            self._stale = True
        # What is being read may be older than what is asked for; what comes after it is not.
        for _ in range(2):
            if self._reading is None and not self._stale:
                break
            if self._reading is None:
                self._reading = asyncio.create_task(self._read())
            try:
                await asyncio.shield(self._reading)
            except Unreadable:
                raise RequestError(
                    "unavailable", "the tables cannot be read at the moment"
                ) from None
        return self._stamp

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            await asyncio.sleep(max(0.0, self._read_at + SOON - loop.time()))
            self._stale = False
            self._read_at = loop.time()
            self._keep(await self._store.openings.listed(self._settings.limits.open_tables))
        except Unreadable:
            self._stale = True
            raise
        finally:
            self._reading = None

    def _keep(self, rows: list[ListedRow]) -> None:
        self._known = {row.table.table: row for row in rows}
        free = [row for row in rows if _may_be_joined(row)]
        tables = [_told(row) for row in free[:TOLD]]
        more = len(free) - len(tables)
        digest = hashlib.sha256(frames.encode(LobbyInfo(0, tables, more))).digest()
        # A browser counts exactly so far.
        stamp = int.from_bytes(digest[:6], "big")
        if stamp != self._stamp:
            self._stamp = stamp
            self._told = frames.encode(LobbyInfo(stamp, tables, more))
            self.news.heard(LOBBY)

    # -- what is heard -----------------------------------------------------------
    def written(self, table: Table) -> None:
        """Something was written here about a table."""
        if table.row.listed is not None or table.row.table in self._known:
            self.changed()

    def changed(self) -> None:
        """Something is new here; others hear of it."""
        self._bus.wrote(LOBBY, 0, 0)
        self.heard(LOBBY)

    def heard(self, name: str) -> None:
        """Another process has written about a table, or about all."""
        if name == LOBBY or name in self._known:
            self._stale = True
            self.news.heard(LOBBY)
            self._changed.set()

    # -- looking after them ----------------------------------------------------------
    async def _look_at_all(self) -> None:
        self._changed.clear()
        with suppress(RequestError):  # the database cannot be reached now
            await self._stamp_now(LOBBY)
        for name in [*self._known]:
            await self._look_after(name)

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            # A little later at the latest: somebody may have gone, or a time has come.
            await asyncio.wait_for(self._changed.wait(), LOOK)
        await asyncio.sleep(SOON)

    async def _look_after(self, name: str) -> None:
        here = self._lobby.in_memory(name)
        if self._bus.elsewhere(name) != NOBODY and not (
            here and here.guests and self._bus.leads(name)
        ):
            return  # another process does
        known = self._known[name].table.revision
        if here and here.row.revision >= known and not self._needs_care(here):
            return
        try:
            async with self._lobby.table(name) as table:
                await self.look_after(table)
        except Closed:
            raise
        except (Unreadable, Unwritable, RequestError) as error:
            log.info("open table %s was not looked after: %s", name, error)

    def _needs_care(self, table: Table) -> bool:
        if not table.state.waits_in_public or self._is_too_old(table):
            return True
        nobody = not any(seat.holder == "person" for seat in table.state.seats)
        return nobody or self._bots_are_due(table) or bool(self._gone(table))

    async def look_after(self, table: Table) -> None:
        """Whoever has gone loses the seat; bots come in time; where nobody waits it is closed."""
        if table.state.waits_in_public:
            for seat in self._gone(table):
                await table.execute(commands.Vacate(seat))
            if self._bots_are_due(table):
                await self._fill(table)
        await table.execute(commands.Lapse(old=self._is_too_old(table)))

    def _gone(self, table: Table) -> list[int]:
        """Without a bus nobody knows who is at another process: there, who has been here counts."""
        knows = not self._settings.shared or self._settings.bus is not None
        if takes_days(table.row):
            return []
        state, here = table.state, table.perhaps_here
        return [
            seat.seat
            for seat in table.state.seats
            if seat.holder == "person"
            and seat.seat not in here
            and state.away_for(seat.seat, table.now) >= self._settings.waiting
            and (knows or seat.seat in state.been_here)
        ]

    def _bots_are_due(self, table: Table) -> bool:
        left = bots_in(table.row, table.now)
        return left is not None and left <= 0

    async def _fill(self, table: Table) -> None:
        """One after the other, as long as somebody waits for them."""
        level = table.row.bots_level or "casual"
        for number in range(len(table.state.seats)):
            if any(seat.holder == "person" for seat in table.state.seats):
                await table.execute(commands.Fill(number, level))

    def _is_too_old(self, table: Table) -> bool:
        since = table.row.listed
        if since is None:
            return False
        return self._settings.clock() - datetime.fromisoformat(since) > timedelta(hours=LONGEST)


def _may_be_joined(row: ListedRow) -> bool:
    holders = {seat.holder for seat in row.seats}
    return row.table.position is None and holders >= {"open", "person"}


def _told(row: ListedRow) -> LobbyTable:
    table = row.table
    return LobbyTable(
        table=table.table,
        game=table.game,
        options=table.options,
        rounds=table.rounds,
        clock=msgspec.convert(table.clock, ClockChoice) if table.clock else None,
        by_hand=table.laid_by is not None,
        listed=table.listed or table.created,
        bots_after=table.bots_after,
        seats=[
            LobbySeat(seat.holder, seat.name, cast(frames.Level | None, seat.level))
            for seat in row.seats
        ],
    )


#: Open tables that are looked at for one who looks for a game.
LOOKED_AT = 10
#: Seconds for which somebody who is not at her table may still be on the way there.
COMING = 10


class Finding:
    def __init__(self, lobby: Lobby, store: Store, entropy: Entropy) -> None:
        self._lobby = lobby
        self._store = store
        self._entropy = entropy

    async def find(self, wish: FindGame) -> FoundGame:
        """A table where somebody waits for the same, or a new one at which to wait.

        Whoever is sent to a table sits down there as anybody does: a seat is taken once, and who
        comes second looks again. Of two who begin to wait at once, one is sent to the other.
        """
        token = wish.token or new_token(self._entropy)
        others = [SeatWish("open")] * (wish.players - 1)
        new = NewTable(
            game=wish.game,
            options={**_usual(wish.game), "players": wish.players},
            seats=[SeatWish("person", wish.name, adds=wish.adds), *others],
            token=token,
            opening=wish.bots,
            clock=wish.clock,
        )
        row, seats = self._lobby.rows(new, token)
        row = listed(row, wish.bots, row.created)
        assert row.wish is not None
        for _ in range(TRIES):
            if row.table in await self._store.heads([row.table]):  # it was made, or sent again
                return FoundGame(row.table, 0, await self._lobby.made(new, token))
            gone: list[str] = []
            for found in await self._store.openings.waiting_for(row.wish, LOOKED_AT):
                if (seat := await self._free_seat(found.table.table)) is not None:
                    return FoundGame(found.table.table, seat, None)
                gone.append(found.table.table)
            await self._lobby.check_room()
            with suppress(Conflict):  # somebody else was faster, and is found next
                await self._store.openings.add_waiting(row, seats, gone)
        raise RequestError("conflict", "others are always faster; ask again")

    async def _free_seat(self, name: str) -> int | None:
        """The first free seat of an open table; None where somebody waits who has gone."""
        try:
            async with self._lobby.table(name) as table:
                state, here = table.state, table.perhaps_here
                gone = not takes_days(table.row) and any(
                    seat.holder == "person"
                    and seat.seat not in here
                    and state.away_for(seat.seat, table.now) > COMING
                    for seat in state.seats
                )
                if gone or not state.waits_in_public:
                    return None
                return next((seat.seat for seat in state.seats if seat.holder == "open"), None)
        except RequestError:
            return None


def _usual(game: str) -> Mapping[str, Any]:
    return registry.rules(game).usual if game in registry.names() else {}
