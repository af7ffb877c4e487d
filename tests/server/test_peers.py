"""What another process does at a table is looked for: seldom while a bus carries, else often."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_lobby import lobby
from tests.server.at_table import Heard, came
from tests.server.running import PATIENCE

from irrgarten.bus import NOBODY, Bus, Presence
from irrgarten.server import peers
from irrgarten.server.limits import RateLimits
from irrgarten.server.lobby import Lobby
from irrgarten.server.peers import PeerWatch
from irrgarten.server.settings import Limits, Rate
from irrgarten.store import Store
from irrgarten.tables import commands
from irrgarten.tables.frames import PHRASES, NewTable, SeatWish
from irrgarten.tables.problems import RequestError

NEVER = 1e9
SEATS = [SeatWish("person", "Anna"), SeatWish("open"), SeatWish("open"), SeatWish("open")]


class Up(Bus):
    """One that carries, though nobody says anything."""

    up = True


@asynccontextmanager
async def looking(data: Path, bus: Bus) -> AsyncIterator[tuple[Lobby, PeerWatch, str]]:
    """The tables of a process, how it learns of others, and a table where somebody waits."""
    async with lobby(data, bus) as here:
        name = (await here.make(NewTable("magic_labyrinth", {"players": 4}, SEATS))).info.table
        store = await Store.open(data)
        learning = PeerWatch(here, store, bus, RateLimits(Limits(), bus))
        await learning.start()
        try:
            yield here, learning, name
        finally:
            await learning.close()
            await store.close()


async def sit_down_elsewhere(data: Path, name: str, seat: int) -> None:
    async with lobby(data) as there, there.table(name) as table:
        command = commands.SitDown(seat, f"Ben {seat}", adds=False, token=None)
        await table.execute(command)


async def seen(heard: Heard, seat: int) -> None:
    """She is told who has sat down there."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if heard.frames[-1]["info"]["seats"][seat]["name"] == f"Ben {seat}":
                return
            await asyncio.sleep(0.001)


async def test_without_a_bus_it_is_looked_for_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "OFTEN", 0.01)
    monkeypatch.setattr(peers, "SELDOM", NEVER)
    data = tmp_path / "t.db"
    async with looking(data, Bus()) as (here, _, name), here.table(name) as table:
        heard = await came(table, None)
        for seat in (1, 2):
            await sit_down_elsewhere(data, name, seat)
            await seen(heard, seat)


async def test_while_a_bus_carries_it_is_looked_for_when_something_was_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "SELDOM", NEVER)
    data = tmp_path / "t.db"
    async with looking(data, Up()) as (here, learning, name), here.table(name) as table:
        heard = await came(table, None)
        await sit_down_elsewhere(data, name, 1)
        assert heard.frames[-1]["info"]["seats"][1]["name"] is None
        learning.missed()
        await seen(heard, 1)
        await sit_down_elsewhere(data, name, 2)
        learning.hears_again()
        await seen(heard, 2)


@pytest.mark.parametrize("bus", [Up(), Bus()], ids=["up", "none"])
async def test_what_nobody_is_sure_of_is_looked_for_often_though_a_bus_carries(
    tmp_path: Path, bus: Bus
) -> None:
    """The answer of the store was lost: what was written may be kept, and who is there waits."""
    pause = peers.SELDOM if bus.up else peers.OFTEN
    async with looking(tmp_path / "t.db", bus) as (here, learning, name), here.table(name) as table:
        assert learning._pause == pause
        table.box.unsure = True
        assert learning._pause == peers.OFTEN


async def test_whoever_was_not_seen_meanwhile_may_have_been_there_all_the_time(
    tmp_path: Path,
) -> None:
    data = tmp_path / "t.db"
    async with looking(data, Bus()) as (here, learning, name), here.table(name) as table:
        table.state = replace(table.state, away_since=(0,) * 4)
        before = table.now.ms
        learning.hears_again()
        await table.execute(commands.GoOn())
        assert all(before <= since <= table.now.ms for since in table.state.away_since)


class Elsewhere(Bus):
    """Who is at every table in other processes."""

    presence = NOBODY

    def elsewhere(self, table: str) -> Presence:
        return self.presence


async def test_whatever_is_heard_reaches_the_table_that_it_is_about(tmp_path: Path) -> None:
    bus = Elsewhere()
    async with lobby(tmp_path / "t.db", bus) as here:
        names = [
            (await here.make(NewTable("magic_labyrinth", {"players": 4}, SEATS))).info.table
            for _ in range(2)
        ]
        rates = RateLimits(Limits(mails=Rate(2, 1)), bus)
        store = await Store.open(tmp_path / "t.db")
        learning = PeerWatch(here, store, bus, rates)
        async with here.table(names[0]) as one, here.table(names[1]) as other:
            heard, unheard = await came(one, None), await came(other, None)
            learning.said(names[0], 0, 1)
            learning.said("a table that is not in memory", 0, 1)
            assert heard.frames[-1] == {"type": "said", "seat": 0, "phrase": PHRASES[1]}
            bus.presence = Presence(watchers=3)
            learning.met([names[0], "a table that is not in memory"])
            await one.execute(commands.GoOn())
            assert heard.frames[-1]["info"]["watchers"] == 4
            assert len(unheard.frames) == 1, "nothing was heard about that one"
        learning.spent("mails", "here", 2)
        with pytest.raises(RequestError):
            rates.count("mails", "here")
        await store.close()
