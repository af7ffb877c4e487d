"""A table that is served by two processes: what one writes the other takes over, and tells."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_table import came, person, sat_down, secret_of, taken_up
from tests.server.running import PATIENCE, Stopwatch

from irrgarten.server.table import Table
from irrgarten.store import Conflict, Head, Store, Unreadable
from irrgarten.tables import commands
from irrgarten.tables.frames import Act
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow
from irrgarten.tables.secrecy import hashed


@pytest.fixture
async def here(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Table]:
    """All seats but one are taken."""
    seats = [person(0), person(1), SeatRow(2)]
    async with sat_down(tmp_path / "t.db", *seats, monotonic=stopwatch.read, shared=True) as table:
        yield table


@pytest.fixture
async def there(tmp_path: Path, here: Table) -> AsyncIterator[Table]:
    async with taken_up(tmp_path / "t.db", shared=True) as table:
        yield table


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From which ply on acts are read from the store."""
    found: list[int] = []
    find = Store.find

    async def noted(store: Store, table: str, since: int = 0) -> Any:
        found.append(since)
        return await find(store, table, since)

    monkeypatch.setattr(Store, "find", noted)
    return found


def head_of(table: Table) -> Head:
    return Head(table.state.ply, table.row.revision)


def hear(table: Table, head: Head) -> None:
    table._mailroom.hear(table.box, head)


async def until_read(table: Table) -> None:
    async with asyncio.timeout(PATIENCE):
        while table.box.busy or table.box.queued:  # noqa: ASYNC110
            await asyncio.sleep(0)


async def sit_down(table: Table, name: str = "Cleo") -> None:
    await table.execute(commands.SitDown(2, name, adds=False, token=None))


async def begin(here: Table, there: Table) -> None:
    await sit_down(there)
    await there.execute(commands.Reissue(2, hashed(secret_of(2))))
    hear(here, head_of(there))
    await until_read(here)
    assert here.state.ply == there.state.ply > 0


async def act(table: Table) -> None:
    """The seat that is to act does, as a player who comes and goes."""
    (seat,) = table.state.under_way.acting
    number = (await came(table, seat)).number
    legal = table.state.under_way.legal(seat)
    await table.execute(commands.Act(number, Act(table.state.ply, legal[:1])))
    await table.leave(number)


# -- heard of ------------------------------------------------------------------------
async def test_player_who_sits_down_elsewhere_begins_the_game_here(
    here: Table, there: Table, stopwatch: Stopwatch
) -> None:
    heard = await came(here, 0)
    stopwatch.seconds += 60
    await begin(here, there)
    assert (here.state.seats[2].name, here.row.revision) == ("Cleo", there.row.revision)
    assert "started" in [frame["type"] for frame in heard.frames]
    assert [here.state.away_for(seat, here.now) for seat in range(3)] == [0, 0, 0]


async def test_only_new_acts_are_read_and_told(here: Table, there: Table, read: list[int]) -> None:
    heard = await came(here, 0)
    await begin(here, there)
    read.clear()
    known = here.state.ply
    for _ in range(20):
        await act(there)
    hear(here, head_of(there))
    await until_read(here)
    assert (here.state.ply, read) == (there.state.ply, [known])
    assert here.state.under_way.view(0) == there.state.under_way.view(0)
    assert heard.frames[-1]["ply"] == there.state.ply


async def test_known_head_is_not_read(here: Table, there: Table, read: list[int]) -> None:
    await came(here, 0)
    await begin(here, there)
    read.clear()
    hear(here, head_of(here))
    await until_read(here)
    assert read == []


async def test_head_heard_during_a_read_leads_to_another(
    here: Table, there: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = await came(here, 0)
    find, found, go_on = Store.find, asyncio.Event(), asyncio.Event()

    async def slowly(store: Store, table: str, since: int = 0) -> Any:
        stored = await find(store, table, since)
        found.set()
        await go_on.wait()
        return stored

    monkeypatch.setattr(Store, "find", slowly)
    hear(here, Head(0, here.row.revision + 1))
    await found.wait()
    await sit_down(there)
    hear(here, head_of(there))
    go_on.set()
    await until_read(here)
    assert here.state.seats[2].name == "Cleo"
    assert "started" in [frame["type"] for frame in heard.frames]


async def test_refresh_during_a_read_reads_again(
    here: Table, there: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    find, found, go_on = Store.find, asyncio.Event(), asyncio.Event()

    async def slowly(store: Store, table: str, since: int = 0) -> Any:
        stored = await find(store, table, since)
        found.set()
        await go_on.wait()
        return stored

    monkeypatch.setattr(Store, "find", slowly)
    async with asyncio.TaskGroup() as group:
        group.create_task(here.refresh())
        await found.wait()
        await sit_down(there)
        group.create_task(here.refresh())
        await asyncio.sleep(0)
        go_on.set()
    assert here.state.seats[2].name == "Cleo"


async def test_unsure_table_is_read_when_anything_is_heard(
    here: Table, there: Table, read: list[int]
) -> None:
    await sit_down(there)
    here.box.unsure = True
    hear(here, head_of(here))
    await until_read(here)
    assert (here.state.seats[2].name, here.box.unsure, read) == ("Cleo", False, [0])


async def test_empty_table_is_read_when_a_player_comes(
    here: Table, there: Table, read: list[int]
) -> None:
    await sit_down(there)
    hear(here, Head(0, there.row.revision))
    hear(here, Head(there.state.ply, 0))
    await until_read(here)
    assert read == []
    heard = await came(here, 0)
    assert heard.frames[0]["type"] == "welcome"
    assert heard.frames[0]["info"]["seats"][2]["name"] == "Cleo"
    assert (here.state.ply, read) == (there.state.ply, [0])
    read.clear()
    await came(here, 1)
    assert read == [], "it was heard of once"


async def test_player_sees_what_is_known_if_nothing_can_be_read(
    here: Table, there: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(there)
    hear(here, head_of(there))

    async def away(*_: Any, **__: Any) -> None:
        raise Unreadable

    with monkeypatch.context() as patched:
        patched.setattr(Store, "find", away)
        heard = await came(here, 0)
        assert heard.frames[0]["info"]["seats"][2]["name"] is None
        with pytest.raises(RequestError, match="cannot be read"):
            await sit_down(here, "Dora")
        assert here.box.unsure
    with pytest.raises(RequestError, match="taken"):
        await sit_down(here, "Dora")
    assert (here.state.seats[2].name, here.box.unsure) == ("Cleo", False)


# -- what callers know ---------------------------------------------------------------
async def test_act_on_a_later_position_is_made_after_a_read(
    here: Table, there: Table, read: list[int]
) -> None:
    heard = await came(here, 0)
    await begin(here, there)
    await act(there)
    read.clear()
    ply = there.state.ply
    await here.execute(commands.Act(heard.number, Act(ply, ["no act"])))
    assert (here.state.ply, len(read), heard.frames[-1]["ply"]) == (ply, 1, ply)
    read.clear()
    await here.execute(commands.Act(heard.number, Act(ply + 100, ["n"])))
    assert (heard.frames[-1]["type"], len(read)) == ("refused", 1)


async def test_act_on_a_later_position_is_not_read_for_alone(
    tmp_path: Path, read: list[int]
) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        heard = await came(table, 0)
        await table.execute(commands.GoOn())
        read.clear()
        await table.execute(commands.Act(heard.number, Act(table.state.ply + 100, ["n"])))
        assert read == []


# -- conflicts -----------------------------------------------------------------------
async def test_of_two_who_sit_down_at_once_one_is_refused(here: Table, there: Table) -> None:
    """Without having heard of each other."""
    await sit_down(there)
    with pytest.raises(RequestError, match="taken"):
        await sit_down(here, "Dora")
    assert here.state.seats[2].name == "Cleo"


@pytest.mark.parametrize(("faster", "sits"), [(7, True), (8, True), (9, False)])
async def test_command_is_decided_anew_eight_times_at_most(
    here: Table, monkeypatch: pytest.MonkeyPatch, faster: int, sits: bool
) -> None:
    commit, conflicts = Store.commit, [Conflict()] * faster

    def second(store: Store, group: Any) -> None:
        if conflicts:
            asyncio.get_running_loop().call_soon(group[0].tell, conflicts.pop())
        else:
            commit(store, group)

    monkeypatch.setattr(Store, "commit", second)
    if sits:
        await sit_down(here)
    else:
        with pytest.raises(RequestError, match="others are always faster"):
            await sit_down(here)
    assert (here.state.seats[2].name == "Cleo") is sits
