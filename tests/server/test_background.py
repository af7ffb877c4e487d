"""Bots that play to nobody think one at a time, with pauses."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from tests.server.at_lobby import lobby
from tests.server.at_table import bot, came, put_table
from tests.server.running import PATIENCE, put_new

from irrgarten.server import choices
from irrgarten.server.bots import Bots
from irrgarten.server.choices import Asker, Background
from irrgarten.server.table import Table
from irrgarten.server.work import Question
from irrgarten.store import Store
from irrgarten.tables import commands


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


class Thoughts:
    """What bots are asked; each thought lasts until it is ended."""

    def __init__(self) -> None:
        self.asked: list[Asker] = []
        self.ends = asyncio.Semaphore(0)

    async def think(self, question: Question, asker: Asker) -> str:
        self.asked.append(asker)
        await self.ends.acquire()
        return question.legal[0]


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    thoughts = Thoughts()

    async def choose(_: Bots, question: Question, __: float, asker: Asker) -> str:
        return await thoughts.think(question, asker)

    monkeypatch.setattr(Bots, "choose", choose)
    return thoughts


async def tables_of_bots(data: Path, stack: AsyncExitStack, count: int) -> list[Table]:
    """So many tables of one process where bots alone sit, and play on."""
    put_new(data)
    store = await Store.open(data)
    for number in range(count):
        await put_table(store, bot(0), bot(1), table=f"t{number}")
    await store.close()
    house = await stack.enter_async_context(lobby(data))
    tables = [await stack.enter_async_context(house.table(f"t{number}")) for number in range(count)]
    for table in tables:
        await table.execute(commands.GoOn())
        table.play_alone(plays=True)
    return tables


async def test_bots_of_forty_tables_without_people_think_one_at_a_time(
    tmp_path: Path, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "REST", 0.0)
    async with AsyncExitStack() as stack:
        tables = await tables_of_bots(tmp_path / "t.db", stack, 40)
        for number in range(1, 41):
            async with asyncio.timeout(PATIENCE):
                while len(thoughts.asked) < number:  # noqa: ASYNC110
                    await asyncio.sleep(0.001)
            await settled()
            assert len(thoughts.asked) == number
            thoughts.ends.release()
        assert {one.table for one in thoughts.asked} == {one.row.table for one in tables}
        assert {one.address for one in thoughts.asked} == {"nobody"}


async def test_bots_play_at_once_when_somebody_comes(tmp_path: Path, thoughts: Thoughts) -> None:
    async with AsyncExitStack() as stack:
        tables = await tables_of_bots(tmp_path / "t.db", stack, 3)
        await settled()
        assert [one.table for one in thoughts.asked] == ["t0"]
        await came(tables[2], None, "a watcher's")
        await settled()
        assert [(one.table, one.address) for one in thoughts.asked[1:]] == [("t2", "a watcher's")]


# -- turns -----------------------------------------------------------------------
class Turn:
    """One that waits for its turn, has it until it ends it, and is cancelled or not."""

    def __init__(self, turns: Background) -> None:
        self.place: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.has = False
        self.ends = asyncio.Event()
        self.task = asyncio.create_task(self._take(turns))

    async def _take(self, turns: Background) -> None:
        async with turns.turn(self.place):
            self.has = True
            await self.ends.wait()
            self.has = False


def having(*turns: Turn) -> list[bool]:
    return [turn.has for turn in turns]


async def test_next_turn_follows_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    turns = Background()
    first, second = Turn(turns), Turn(turns)
    await settled()
    assert having(first, second) == [True, False]
    loop = asyncio.get_running_loop()
    ends: list[object] = []

    def later(seconds: float, end: object) -> None:
        pauses.append(seconds)
        ends.append(end)

    monkeypatch.setattr(loop, "call_later", later)
    await asyncio.sleep(0)
    first.ends.set()
    await first.task
    await settled()
    assert having(second) == [False]
    assert pauses[0] > 0
    turns._end_rest()
    await settled()
    assert having(second) == [True]
    second.ends.set()
    await second.task


async def test_cancelled_turn_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "REST", 0.0)
    turns = Background()
    first, second, third = Turn(turns), Turn(turns), Turn(turns)
    await settled()
    second.task.cancel()
    # Its turn has come, but it has not noticed yet: it is cancelled in the same moment.
    first.task.cancel()
    await asyncio.gather(first.task, second.task, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while not third.has:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    fourth = Turn(turns)
    third.ends.set()
    await third.task
    fourth.task.cancel()
    await asyncio.gather(fourth.task, return_exceptions=True)
    fifth = Turn(turns)
    async with asyncio.timeout(PATIENCE):
        while not fifth.has:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    fifth.ends.set()
    await fifth.task
