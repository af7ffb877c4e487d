"""Once a day, whatever happened the day before; and so that nobody else has to wait for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.at_lobby import lobby
from tests.server.at_table import came, person, put_table
from tests.server.running import Stopwatch, still

from irrgarten.server import housekeeping, replays
from irrgarten.server.housekeeping import PATIENCE, Housekeeping
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Prune, Settings
from irrgarten.store import Closed, Store, Unwritable
from irrgarten.tables import commands
from irrgarten.tables.frames import Propose


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Lobby]:
    async with lobby(tmp_path / "t.db") as tables:
        yield tables


def keeping(tables: Lobby) -> Housekeeping:
    settings = Settings(data=Path("t.db"), clock=still, prune=Prune(unbegun=7))
    return Housekeeping(tables._store, tables, settings)


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how long it has left the others alone."""
    times: list[float] = []

    async def sleep(seconds: float) -> None:
        times.append(seconds)

    monkeypatch.setattr(housekeeping, "asyncio", SimpleNamespace(sleep=sleep))
    return times


async def test_housekeeping_runs_every_day_until_the_store_closes(
    tables: Lobby, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    days = iter([None, Closed()])

    async def once(_: Housekeeping) -> None:
        if (error := next(days)) is not None:
            raise error

    monkeypatch.setattr(Housekeeping, "once", once)
    await keeping(tables).run()
    assert slept == [86_400]


async def test_what_was_told_to_go_goes(tables: Lobby) -> None:
    await put_table(tables._store, person(0), table="old", created="2025-12-24T00:00:00+00:00")
    await put_table(tables._store, person(0), table="new", created="2025-12-26T00:00:00+00:00")
    await keeping(tables).once()
    assert [await tables._store.find(name) is None for name in ("old", "new")] == [True, False]


async def give_up(tables: Lobby) -> None:
    """A game is over."""
    await put_table(tables._store, person(0), person(1), game="caminos", given={})
    async with tables.table("t") as table:
        anna = await came(table, 0)
        await table.execute(commands.Propose(anna.number, Propose(0, "resign")))
        await table.leave(anna.number)


async def test_what_was_not_kept_of_a_game_is_made_up_for(
    tables: Lobby, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other rules may come some day; and others are left alone for four times as long."""
    watch, look_after = Stopwatch(), replays.look_after

    async def failing(*_: object) -> None:
        raise Unwritable("full")

    async def slowly(*args: object) -> None:
        watch.seconds += 2
        await look_after(*args)  # type: ignore[arg-type]

    with monkeypatch.context() as full:
        full.setattr(Store, "keep_ending", failing)
        await give_up(tables)
    assert [name.table for name in await tables._store.without_ending()] == ["t"]
    monkeypatch.setattr(housekeeping, "time", SimpleNamespace(monotonic=watch.read))
    monkeypatch.setattr(replays, "look_after", slowly)
    await keeping(tables).make_up()
    assert await tables._store.without_ending() == []
    assert slept == [PATIENCE * 2]
