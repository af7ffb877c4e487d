"""Open tables in memory: what is told of them, when it is read anew, who looks after them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace
from tests.server.at_lobby import Noting, a_lobby
from tests.server.at_table import came, kept, person, put_table, secret_of
from tests.server.running import WIDE, Clock, Frame, Stopwatch, put_new

from irrgarten.bus import Presence
from irrgarten.server import open_tables
from irrgarten.server.limits import LongPolls
from irrgarten.server.lobby import Lobby
from irrgarten.server.open_tables import LOBBY, OpenTables
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.store import ListedRow, Store, Unreadable
from irrgarten.tables import commands
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow, TableRow

SINCE = "2026-01-01T00:00:00+00:00"


class Hall:
    def __init__(self, data: Path, store: Store, lobby: Lobby, opened: OpenTables) -> None:
        self.data = data
        self.store = store
        self.lobby = lobby
        self.open = opened
        self.bus = Noting()

    async def told(self, after: int | None = None, address: str = "here") -> Frame:
        found: Frame = json.decode(await self.open.told(after, address))
        return found

    async def names(self) -> list[str]:
        return [table["table"] for table in (await self.told())["tables"]]

    async def add(self, *seats: SeatRow, **row: Any) -> None:
        await put_table(self.store, *seats, **{"given": {}, "listed": SINCE, **row})
        self.open.changed()

    async def looked_after(self, name: str = "t") -> None:
        await self.told()
        await self.open._look_after(name)


@pytest.fixture
def hall_of(
    tmp_path: Path, clock: Clock, stopwatch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Any]:
    monkeypatch.setattr(open_tables, "SOON", 0.0)
    monkeypatch.setattr(open_tables, "LOOK", 0.001)

    @asynccontextmanager
    async def hall_of(**limits: Any) -> AsyncIterator[Hall]:
        data = tmp_path / "t.db"
        put_new(data)
        settings = Settings(
            data=data,
            pace=0,
            clock=clock.read,
            monotonic=stopwatch.read,
            limits=replace(WIDE, **limits),
        )
        bus = Noting()
        async with a_lobby(settings, bus) as (store, lobby):
            polls = LongPolls(settings.limits)
            hall = Hall(data, store, lobby, OpenTables(store, lobby, settings, bus, polls))
            hall.bus = bus
            lobby.when_written(hall.open.written)
            try:
                yield hall
            finally:
                await hall.open.close()

    return hall_of


@pytest.fixture
async def hall(hall_of: Callable[..., Any]) -> AsyncIterator[Hall]:
    async with hall_of() as hall:
        yield hall


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


# -- what is told --------------------------------------------------------------------
async def test_where_nobody_waits_or_nothing_is_free_nobody_is_sent(hall: Hall) -> None:
    await hall.add(person(0), SeatRow(1))
    await hall.add(person(0), person(1), table="full")
    await hall.add(SeatRow(0), SeatRow(1), table="empty")
    await hall.add(person(0), SeatRow(1), table="private", listed=None)
    await hall.add(person(0), SeatRow(1), SeatRow(2, "bot", level="expert"), table="u")
    told = await hall.told()
    assert ([table["table"] for table in told["tables"]], told["more"]) == (["t", "u"], 0)
    assert told["tables"][1]["seats"] == [
        {"holder": "person", "name": "Anna 0", "level": None},
        {"holder": "open", "name": None, "level": None},
        {"holder": "bot", "name": None, "level": "expert"},
    ]


def row(name: str, **more: Any) -> ListedRow:
    table = TableRow(
        table=name,
        game="dog",
        version="1",
        options={},
        given={},
        chain="c",
        link=1,
        host_hash="h",
        created=SINCE,
        listed=SINCE,
        **more,
    )
    return ListedRow(table, (person(0), SeatRow(1)))


async def test_of_more_than_can_be_shown_it_is_said_how_many(hall: Hall) -> None:
    hall.open._stale = False
    hall.open._keep([row(f"{number:03}") for number in range(103)])
    told = await hall.told()
    assert (len(told["tables"]), told["more"]) == (100, 3)


async def test_what_is_laid_by_hand_is_said(hall: Hall) -> None:
    hall.open._stale = False
    hall.open._keep([row("by hand", laid_by=0), row("drawn")])
    assert [table["by_hand"] for table in (await hall.told())["tables"]] == [True, False]


async def test_one_too_many_is_answered_at_once(hall_of: Callable[..., Any]) -> None:
    async with hall_of(lookers=2, lookers_of_address=1) as hall:
        stamp = (await hall.told())["stamp"]
        first = asyncio.create_task(hall.told(stamp, "here"))
        await settled()
        assert (await hall.told(stamp, "here"))["stamp"] == stamp, "one of an address"
        second = asyncio.create_task(hall.told(stamp, "there"))
        await settled()
        assert (await hall.told(stamp, "elsewhere"))["stamp"] == stamp, "two in all"
        assert [first.done(), second.done()] == [False, False]
        hall.open.news.close()
        await asyncio.gather(first, second)


# -- read anew -----------------------------------------------------------------------
class Reading:
    """The store, which answers when it is told to."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self._listed = hall.store.openings.listed
        self.go_on = asyncio.Event()
        self.times = 0
        monkeypatch.setattr(hall.store.openings, "listed", self._slowly)

    async def _slowly(self, most: int) -> list[ListedRow]:
        self.times += 1
        found = await self._listed(most)
        await self.go_on.wait()
        return found


async def test_who_asks_while_it_is_read_gets_what_is_read_and_it_is_read_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.add(person(0), SeatRow(1))
    reading = Reading(hall, monkeypatch)
    asked = [asyncio.create_task(hall.names()) for _ in range(3)]
    async with asyncio.timeout(30):
        while not reading.times:
            await settled()
    asked += [asyncio.create_task(hall.names())]
    await settled()
    assert not any(one.done() for one in asked)
    reading.go_on.set()
    assert [*await asyncio.gather(*asked)] == [["t"]] * 4
    assert reading.times == 1
    assert await hall.names() == ["t"]
    assert reading.times == 1, "nothing is new"


async def test_what_changed_while_it_was_read_is_read_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading = Reading(hall, monkeypatch)
    asked = asyncio.create_task(hall.names())
    async with asyncio.timeout(30):
        while not reading.times:
            await settled()
    await hall.add(person(0), SeatRow(1))
    reading.go_on.set()
    assert await asked == ["t"]


async def test_a_database_that_is_away_is_said_and_asked_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.add(person(0), SeatRow(1))

    async def away(_: int) -> list[ListedRow]:
        raise Unreadable

    with monkeypatch.context() as patched:
        patched.setattr(hall.store.openings, "listed", away)
        with pytest.raises(RequestError, match="cannot be read at the moment"):
            await hall.told()
    assert await hall.names() == ["t"]


# -- what is heard ---------------------------------------------------------------------
async def test_only_what_is_about_open_tables_is_new(hall: Hall) -> None:
    await hall.add(person(0), SeatRow(1))
    await hall.add(person(0), SeatRow(1), table="private", listed=None)
    assert hall.bus.wrote_about == [LOBBY] * 2, "other processes hear of it"
    await hall.told()

    def heard(name: str) -> bool:
        hall.open._stale = False
        hall.open.heard(name)
        return hall.open._stale

    assert [heard(name) for name in (LOBBY, "t", "private")] == [True, True, False]

    def written(table: Table) -> bool:
        hall.open._stale = False
        hall.open.written(table)
        return hall.open._stale

    async with hall.lobby.table("private") as private, hall.lobby.table("t") as table:
        assert (written(private), written(table)) == (False, True)
        table.state = replace(table.state, row=replace(table.row, listed=None))
        assert written(table), "it was listed"
        hall.open._known.clear()
        table.state = replace(table.state, row=replace(table.row, listed=SINCE))
        assert written(table), "nobody knows of it yet"


# -- looking after them ----------------------------------------------------------------
async def seats(hall: Hall) -> list[str]:
    return [seat.holder for seat in (await kept(hall.data)).seats]


async def test_who_has_gone_loses_the_seat_and_a_table_without_anybody_is_closed(
    hall: Hall, stopwatch: Stopwatch
) -> None:
    await hall.add(person(0), person(1), SeatRow(2))
    async with hall.lobby.table("t") as table:
        heard = await came(table, 1)
        stopwatch.seconds += 44.9
        await hall.looked_after()
        assert await seats(hall) == ["person", "person", "open"]
        stopwatch.seconds += 0.1
        await hall.looked_after()
        assert await seats(hall) == ["open", "person", "open"], "who is here stays"
        assert await hall.names() == ["t"]
        assert heard.frames[-1]["type"] == "table"
        await table.leave(heard.number)
        stopwatch.seconds += 45
        await hall.looked_after()
    assert await seats(hall) == ["open"] * 3
    assert (await kept(hall.data)).table.listed is None


async def test_where_the_last_one_has_got_up_it_is_closed_at_once(hall: Hall) -> None:
    await hall.add(person(0), SeatRow(1))
    async with hall.lobby.table("t") as table:
        await hall.looked_after()
        await table.execute(commands.Free(0, secret_of(0)))
        await hall.looked_after()
    assert (await kept(hall.data)).table.listed is None


async def test_after_a_day_it_is_listed_no_more(hall: Hall, clock: Clock) -> None:
    await hall.add(person(0), SeatRow(1))
    for passed, listed in ((timedelta(hours=24), SINCE), (timedelta(seconds=1), None)):
        clock.now += passed
        await hall.looked_after()
        assert (await kept(hall.data)).table.listed == listed


async def test_what_another_process_looks_after_is_left_to_it(hall: Hall, clock: Clock) -> None:
    await hall.add(person(0), SeatRow(1), bots_after=60)
    clock.now += timedelta(seconds=60)
    hall.bus.there["t"] = Presence(seats=((0, 1),))
    await hall.looked_after()
    assert await seats(hall) == ["person", "open"], "she is there, and nobody here"
    async with hall.lobby.table("t") as table:
        await came(table, None)
        hall.bus.first = False
        await hall.looked_after()
        assert await seats(hall) == ["person", "open"]
        hall.bus.first = True
        await hall.looked_after()
        assert await seats(hall) == ["person", "bot"]
