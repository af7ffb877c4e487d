"""Whoever looks after the evening: tables are made, results collected, rounds follow one another.

All that is done here is found in the store and kept there, and can be done again: a server may stop
at any moment, and several may do it at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from datetime import datetime, timedelta
from typing import NamedTuple

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.server.tasks import repeat
from irrgarten.server.tournaments import tables, telling
from irrgarten.server.tournaments.desk import Desk
from irrgarten.server.tournaments.document import Kept, Met, Player
from irrgarten.server.tournaments.news import News
from irrgarten.store import Closed, Conflict, Store, Unreadable, Unwritable
from irrgarten.tables import commands
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError
from irrgarten.tables.secrecy import hashed
from irrgarten.tournaments.encounters import Encounter, Result
from irrgarten.two_sides import made_of

log = logging.getLogger(__name__)

#: Seconds between two looks at all tournaments: while one is under way, and while none is.
SOON, LATER = 1.0, 5.0

#: Tables at which bots play though nobody is there, at one time; the others wait in the database.
HELD = 16


class Holding(NamedTuple):
    """A table that is kept in memory so that its bots play on."""

    tournament: str
    maker: int | None
    until: asyncio.Event
    task: asyncio.Task[None]


class Steward:
    def __init__(
        self, desk: Desk, store: Store, lobby: Lobby, settings: Settings, news: News, bus: Bus
    ) -> None:
        self._bus = bus
        self._desk = desk
        self._store = store
        self._lobby = lobby
        self._settings = settings
        self._news = news
        #: Tables that are there, as far as this process has seen to it.
        self._made: set[str] = set()
        #: Tables at which bots play though nobody may be there.
        self._held: dict[str, Holding] = {}
        #: Tables where bots alone sit, by tournament, with its maker.
        self._alone: dict[str, tuple[int | None, set[str]]] = {}
        #: Tournaments that were under way when it looked last.
        self._seen: set[str] = set()
        lobby.when_over(news.anything.set)

    async def run(self) -> None:
        """Go on until it is cancelled, or the store is closed."""
        await repeat(self._look_at_all, self._pause, "tournaments were not looked after")

    async def _look_at_all(self) -> None:
        self._news.anything.clear()
        under_way = await self._store.tournaments.under_way()
        self._let_go(under_way)
        for name in under_way:
            await self._look_after(name)

    async def _pause(self) -> None:
        # wait_for would swallow a cancellation that comes together with the news (Python 3.11).
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON if self._seen else LATER):
                await self._news.anything.wait()

    async def close(self) -> None:
        held = [*self._held.values()]
        for one in held:
            one.until.set()
        await asyncio.gather(*(one.task for one in held))

    # -- one tournament --------------------------------------------------------
    async def _look_after(self, name: str) -> None:
        """In one of the processes that serve it, and whatever becomes of the others."""
        self._bus.present(name, [None])
        if not self._bus.leads(name):
            return
        try:
            await self.look_after(name)
        except Closed:
            raise
        except (Unreadable, Unwritable, RequestError) as error:
            log.warning("tournament %s was not looked after: %s", name, error)
        except Exception:
            log.exception("tournament %s was not looked after", name)

    async def look_after(self, name: str) -> None:
        kept = await self._desk.find(name)
        if kept.ended is not None:
            return
        at = {await self._made_for(kept, met): met for met in kept.open_ones}
        stand = await self._store.tournaments.stand([*at])
        for one in stand:
            if one.over:
                await self._collect(kept, at[one.table], one.table)
        await self._settle(kept)
        kept = await self._desk.find(name)
        alone = {one.table for one in stand if one.bots_alone and not one.over}
        self._alone[name] = kept.maker, alone & {met.table for met in kept.open_ones}
        self._hold_some()
        await self._go_on(kept)

    async def _made_for(self, kept: Kept, met: Met) -> str:
        """The table of an encounter of two."""
        table = met.table
        assert table is not None
        if table not in self._made:
            entropy = self._settings.entropy
            await tables.make(self._store, kept, met.encounter, entropy, self._desk.stamp())
            self._made.add(table)
        return table

    # -- bots play though nobody is there ----------------------------------------
    def _hold_some(self) -> None:
        """Let bots play at some of the tables where they are alone, makers taking turns."""
        for tournament, (_, playing) in self._alone.items():
            for table, one in [*self._held.items()]:
                if one.tournament == tournament and table not in playing:
                    self._release(table)
        while len(self._held) < HELD and (found := self._next_to_hold()) is not None:
            self._hold(*found)

    def _next_to_hold(self) -> tuple[str, int | None, str] | None:
        """The tournament, its maker and the table: of the maker who has fewest of those held."""
        of_maker = Counter(one.maker for one in self._held.values())
        of_tournament = Counter(one.tournament for one in self._held.values())
        waiting = [
            (of_maker[maker], of_tournament[name], name, maker, sorted(free)[0])
            for name, (maker, playing) in self._alone.items()
            if (free := playing.difference(self._held))
        ]
        if not waiting:
            return None
        _, _, name, maker, table = min(waiting, key=lambda one: one[:3])
        return name, maker, table

    def _hold(self, tournament: str, maker: int | None, table: str) -> None:
        until = asyncio.Event()
        attending = asyncio.create_task(self._attend(table, until))
        self._held[table] = Holding(tournament, maker, until, attending)

    async def _attend(self, name: str, until: asyncio.Event) -> None:
        try:
            async with self._lobby.table(name) as table:
                table.play_alone(plays=True)
                try:
                    await until.wait()
                finally:
                    table.play_alone(plays=False)
        except (RequestError, Closed):
            self._held.pop(name, None)  # it is tried again
        except Exception:
            log.exception("table %s was not held", name)
            self._held.pop(name, None)

    def _release(self, table: str) -> None:
        held = self._held.pop(table, None)
        if held is not None:
            held.until.set()

    def _let_go(self, under_way: list[str]) -> None:
        """What is left of tournaments that are over, or that another process looks after."""
        for name in [*self._alone]:
            if name not in under_way or not self._bus.leads(name):
                del self._alone[name]
        for table, one in [*self._held.items()]:
            if one.tournament not in self._alone:
                self._release(table)
        for name in self._seen.difference(under_way):
            self._bus.present(name, [])
            self._news.heard(name)  # it may have been ended from outside
        self._seen = {*under_way}

    # -- results ---------------------------------------------------------------
    async def _collect(self, kept: Kept, met: Met, name: str) -> None:
        """What came of the game at its table; a match goes on at another one (CAM-33)."""
        async with self._lobby.table(name) as table:
            result = _result(kept, table)
            if result is not None:
                await self._desk.settle(kept.name, met.encounter, result)
            elif _goes_on(table):
                token = tables.table_token(kept.chain, met.encounter.round, met.encounter.number)
                host = table.state.secret_of_host(token)
                info = await self._lobby.again(name, host, for_tournament=True)
                await self._desk.go_to(kept.name, met.encounter, name, info.table)

    async def _settle(self, kept: Kept) -> None:
        """Whoever has withdrawn, did not come or is not ready in time, by the chosen rule."""
        kept = await self._desk.find(kept.name)
        document, now = kept.document, self._desk.now()
        gone = {one.number for one in document.entrants if one.withdrawn}
        until = telling.deadline(document)
        for met in kept.open_ones:
            one = met.encounter
            if gone.intersection(one.sides):
                await self._lost(kept, met, [side in gone for side in one.sides])
            elif self._past(document.paired_at, document.no_show_minutes, now):
                await self._without(kept, met)
            if until is not None and now >= until and document.overtime == "draw":
                await self._desk.settle(kept.name, one, Result(0.5, 0.5, "overtime"))

    @staticmethod
    def _past(since: str | None, minutes: int, now: datetime) -> bool:
        if since is None:
            return False
        return now >= datetime.fromisoformat(since) + timedelta(minutes=minutes)

    async def _lost(self, kept: Kept, met: Met, missing: list[bool]) -> None:
        first, second = (0.0 if lost else 1.0 for lost in missing)
        await self._desk.settle(kept.name, met.encounter, Result(first, second, "no_show"))

    async def _without(self, kept: Kept, met: Met) -> None:
        """Somebody has not come to her table in time."""
        rule = kept.document.no_show
        if rule == "organiser" or met.table is None:
            return
        async with self._lobby.table(met.table) as table:
            seated = tables.seats_of(kept.document, met.encounter)
            missing = [
                seat for seat, player in enumerate(seated) if _never_came(table, seat, player)
            ]
            if not missing:
                return
            if rule == "bot":
                await self._play_for(kept, table, missing)
                return
        sides = [any(seat in missing for seat in seats) for seats in kept.document.sides]
        await self._lost(kept, met, sides)

    async def _play_for(self, kept: Kept, table: Table, missing: list[int]) -> None:
        for seat in missing:
            await table.execute(commands.StandIn(seat, kept.document.level))

    # -- rounds ----------------------------------------------------------------
    async def _go_on(self, kept: Kept) -> None:
        """Once every encounter has its result: after the pause, or when the organiser says."""
        document, now = kept.document, self._desk.now()
        if kept.ended is not None or kept.open_ones:
            return
        with suppress(Conflict):  # it is done already
            last = kept.round >= telling.rounds(kept)
            if last or (document.next_at is None and document.pause == 0):
                await self._desk.go_on(kept)
            elif document.next_at is not None:
                if now >= datetime.fromisoformat(document.next_at):
                    await self._desk.go_on(kept)
            elif document.pause is not None:
                moment = now + timedelta(minutes=document.pause)
                await self._desk.wait_until(kept, moment.isoformat(timespec="seconds"))


def _never_came(table: Table, seat: int, player: Player) -> bool:
    """Whether a person has neither been there nor acted."""
    row = table.state.seats[seat]
    if player.level is not None or row.holder != "person" or seat in table.perhaps_here:
        return False
    game = table.state.game
    acted = isinstance(game, TableGame) and any(act.seat == seat for act in game.acts)
    return row.seal is None and not acted


def _goes_on(table: Table) -> bool:
    """Whether the match has another round."""
    match = table.info.match
    return match is not None and match.round < match.rounds and table.info.ended != "rules"


def _result(kept: Kept, table: Table) -> Result | None:
    """What each side has of it; None while it goes on, or if nobody knows any more."""
    info, sides = table.info, kept.document.sides
    if info.status != "over" or info.result is None:
        return None
    points: tuple[int, int] | None = None
    of_seats: list[float] = info.result
    if info.match is not None:
        if info.match.round < info.match.rounds:
            return None
        of_seats = [float(total) for total in info.match.totals]
        points = (info.match.totals[sides[0][0]], info.match.totals[sides[1][0]])
    elif registry.rules(kept.document.game).match and isinstance(table.state.game, TableGame):
        scored = table.state.game.points
        points = (scored[sides[0][0]], scored[sides[1][0]])
    return Result(*made_of(sides, of_seats), points=points)


async def seat_anew(lobby: Lobby, kept: Kept, met: Met, player: Player) -> None:
    """A player's link was made anew: the one before opens her seat no more."""
    if met.table is None or player.secret_hash is None:
        return
    seated = tables.seats_of(kept.document, met.encounter)
    for seat, other in enumerate(seated):
        if other.number == player.number:
            async with lobby.table(met.table) as table:
                secret = table.state.secret_of(seat, player.secret_hash)
                await table.execute(commands.Reissue(seat, hashed(secret)))


def encounter_of(kept: Kept, player: Player) -> tuple[Met, Encounter] | None:
    """The encounter of this round in which a player has a part."""
    for met in kept.current:
        if player.entrant in met.encounter.sides:
            return met, met.encounter
    return None
