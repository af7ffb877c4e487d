"""The mailboxes of tables: each command is carried out once, whole, in order, and answered."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_lobby import lobby
from tests.server.at_table import came, person, put_table, sat_down
from tests.server.running import Stopwatch

from irrgarten.server import metrics
from irrgarten.server.guest import Guest
from irrgarten.server.table import Table
from irrgarten.store import Asked, Closed, Store, Unsure, Unwritable
from irrgarten.tables import commands
from irrgarten.tables.frames import Act, Propose
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow


@pytest.fixture
async def table(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Table]:
    """Two persons, and a free seat."""
    seats = [person(0), person(1), SeatRow(2), SeatRow(3)]
    async with sat_down(tmp_path / "t.db", *seats, monotonic=stopwatch.read) as table:
        yield table


@pytest.fixture
async def playing(tmp_path: Path) -> AsyncIterator[Table]:
    """Seat 0 is to act."""
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        await table.execute(commands.GoOn())
        yield table


def sit_down(seat: int, name: str = "Cleo") -> commands.SitDown:
    return commands.SitDown(seat, name, adds=False, token=None)


class Slow:
    """A store that stores what it was given only when the test lets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.groups: list[list[Asked]] = []
        self._store: Store | None = None
        self._commit = Store.commit

        def later(store: Store, group: list[Asked]) -> None:
            self.groups.append(group)
            self._store = store

        monkeypatch.setattr(Store, "commit", later)

    def write(self) -> None:
        assert self._store is not None
        self._commit(self._store, self.groups.pop(0))


@pytest.fixture
def slow(table: Table, monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def fails(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> Callable[[], None]:
    """Let every write fail until that is undone."""
    commit = Store.commit

    def failing(_: Store, group: list[Asked]) -> None:
        for asked in group:
            asyncio.get_running_loop().call_soon(asked.tell, fault)

    monkeypatch.setattr(Store, "commit", failing)
    return lambda: monkeypatch.setattr(Store, "commit", commit)


# -- order ---------------------------------------------------------------------------
async def test_next_command_is_decided_when_the_first_is_stored(table: Table, slow: Slow) -> None:
    first, second = (asyncio.create_task(table.execute(sit_down(seat))) for seat in (2, 3))
    await settled()
    assert len(slow.groups) == 1
    assert table.state.seats[2].holder == "open", "it is not stored yet"
    while not first.done():
        slow.write() if slow.groups else await asyncio.sleep(0.001)
    await settled()
    assert (table.state.seats[3].holder, len(slow.groups)) == ("open", 1)
    slow.write()
    await second
    assert [seat.holder for seat in table.state.seats] == ["person"] * 4


async def test_command_is_carried_out_though_its_caller_is_gone(table: Table) -> None:
    caller = asyncio.create_task(table.execute(sit_down(2)))
    await asyncio.sleep(0)
    caller.cancel()
    await table.execute(commands.GoOn())
    assert table.state.seats[2].name == "Cleo"


async def test_connection_that_stops_joining_leaves(table: Table, slow: Slow) -> None:
    seated = asyncio.create_task(table.execute(sit_down(2)))
    await settled()
    joining = asyncio.create_task(table.join(Guest(None, None, 1), None, None))  # type: ignore[arg-type]
    await settled()
    joining.cancel()
    slow.write()
    await seated
    await settled()
    assert (table.guests, table.state.connections) == ({}, {})


async def test_tables_are_stored_in_one_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lobby(tmp_path / "t.db") as tables:
        names = [f"t{number}" for number in range(5)]
        for name in names:
            await put_table(tables._store, person(0), SeatRow(1), table=name)
        found: list[Table] = []
        for name in names:
            async with tables.table(name) as table:
                found.append(table)
        sizes: list[int] = []
        commit = Store.commit

        def counted(store: Store, group: list[Asked]) -> None:
            sizes.append(len(group))
            commit(store, group)

        monkeypatch.setattr(Store, "commit", counted)
        await asyncio.gather(*(table.execute(sit_down(1)) for table in found))
        assert sizes == [5]


# -- faults --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fault", "told", "unsure"),
    [
        (Unwritable(), "nothing can be kept at the moment, and nothing was changed", False),
        (Unsure(), "whether this was kept is not known at the moment; ask again", True),
    ],
)
async def test_fault_of_store_is_told_and_counted(
    table: Table, monkeypatch: pytest.MonkeyPatch, fault: Exception, told: str, unsure: bool
) -> None:
    def failed() -> float:
        kind = type(fault).__name__.lower()
        found = metrics.REGISTRY.get_sample_value("irrgarten_store_errors_total", {"kind": kind})
        return found or 0

    before, mend = failed(), fails(monkeypatch, fault)
    with pytest.raises(RequestError) as trouble:
        await table.execute(sit_down(2))
    assert (trouble.value.code, trouble.value.message) == ("unavailable", told)
    assert table.box.unsure is unsure
    assert table.state.seats[2].holder == "open"
    mend()
    await table.execute(sit_down(2))
    assert (table.state.seats[2].name, table.box.unsure) == ("Cleo", False)
    assert failed() == before + 1


async def test_any_other_fault_is_raised_as_it_is(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    mend = fails(monkeypatch, RuntimeError("broken"))
    with pytest.raises(RuntimeError, match="broken"):
        await table.execute(sit_down(2))
    mend()
    await table.execute(sit_down(2))


async def test_players_come_and_go_while_nothing_can_be_stored(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails(monkeypatch, Unwritable())
    heard = await came(table, 0)
    assert heard.frames[0]["type"] == "welcome"
    await table.leave(heard.number)
    assert table.state.connections == {}


async def test_every_command_is_answered_when_the_store_closes(table: Table) -> None:
    await table._store.close()
    waiting = [asyncio.create_task(table.execute(sit_down(seat))) for seat in (2, 3)]
    for answer in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(answer, Closed)


async def test_every_command_is_answered_when_reading_is_cancelled(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Store, "find", for_ever)
    waiting = [asyncio.create_task(table.refresh()) for _ in range(2)]
    await settled()
    await table._mailroom.close()
    for answer in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(answer, Closed)


# -- timers --------------------------------------------------------------------------
CLOCK = {"kind": "real", "each": 60, "increment": 0, "ends": "bot"}


async def test_tick_that_failed_is_tried_again(
    tmp_path: Path, stopwatch: Stopwatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, data = [person(0), person(1)], tmp_path / "t.db"
    async with sat_down(data, *seats, monotonic=stopwatch.read, clock=CLOCK) as table:
        await table.execute(commands.GoOn())
        mend = fails(monkeypatch, Unwritable())
        stopwatch.seconds += 61
        table._mailroom.look_at_timers()
        await settled()
        assert [seat.holder for seat in table.state.seats] == ["person", "person"]
        mend()
        stopwatch.seconds += 2
        table._mailroom.look_at_timers()
        await table.execute(commands.GoOn())
        assert table.state.seats[0].holder == "bot"


async def test_timer_keeps_no_closed_table_in_memory(tmp_path: Path) -> None:
    clock = {**CLOCK, "each": 3600}
    async with lobby(tmp_path / "t.db") as tables:
        await put_table(tables._store, person(0), person(1), clock=clock)
        async with tables.table("t") as table:
            assert table.state.clock is not None
        resting = weakref.ref(table)
        del table
        await tables.drop("t")
        # The writer remembers what it stored last.
        await put_table(tables._store, person(0), person(1), table="other")
        gc.collect()
        assert resting() is None


# -- counters ------------------------------------------------------------------------
async def test_metrics_count_acts_but_no_calls(playing: Table) -> None:
    def counted() -> float:
        return sum(
            sample.value
            for family in metrics.ACTS.collect()
            for sample in family.samples
            if sample.labels.get("game") == "magic_labyrinth"
        )

    before, anna = counted(), await came(playing, 0)
    await playing.execute(commands.Act(anna.number, Act(playing.state.ply, ["n"])))
    assert counted() == before + 1
    await playing.execute(commands.Propose(anna.number, Propose(playing.state.ply, "resign")))
    assert playing.state.under_way.over
    assert counted() == before + 1
