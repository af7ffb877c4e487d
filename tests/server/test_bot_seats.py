"""The bots of a table: whose they are, who is told that they think, what comes of a failure."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.running import PATIENCE, House, Socket, bot, person, running

from irrgarten.server import bot_seats
from irrgarten.server.bots import Bots
from irrgarten.server.choices import Asker
from irrgarten.server.table import Table
from irrgarten.server.work import Question
from irrgarten.tables import commands
from irrgarten.tables.problems import RequestError


class Thinker:
    """A bot that is asked, and thinks until it is told to act."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[Asker] = asyncio.Queue()
        self.levels: list[str] = []
        self.may_act = asyncio.Semaphore(0)

    async def choose(self, _: Bots, question: Question, __: float, asker: Asker) -> str:
        self.levels.append(question.level)
        self.asked.put_nowait(asker)
        await self.may_act.acquire()
        return question.legal[0]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    thinker = Thinker()

    async def choose(bots: Bots, question: Question, pace: float, asker: Asker) -> str:
        return await thinker.choose(bots, question, pace, asker)

    monkeypatch.setattr(Bots, "choose", choose)
    return thinker


async def asked(thinker: Thinker) -> Asker:
    return await asyncio.wait_for(thinker.asked.get(), PATIENCE)


async def joined(socket: Socket, secret: str | None = None) -> None:
    await socket.send({"type": "join", "secret": secret, "ply": None})
    assert (await socket.next())["type"] == "welcome"


async def test_bots_are_those_of_whoever_sits_there_not_of_who_came_first(
    house: House, thinker: Thinker
) -> None:
    given = {"beginner": 1}
    made = await house.make(person("Anna"), bot(), walls=0, given=given)
    table, secret = made["info"]["table"], made["seats"][0]["secret"]
    async with house.open(table, "127.0.0.3") as watching, house.open(table, "127.0.0.2") as anna:
        await joined(watching)
        assert (await asked(thinker)).address == "127.0.0.3", "nobody sits there yet"
        await joined(anna, secret)
        thinker.may_act.release()
        while (await anna.until("played"))["acting"] == [1]:
            assert (await asked(thinker)).address == "127.0.0.2"
            thinker.may_act.release()


async def test_nobody_thinks_for_an_empty_table_or_a_position_that_is_past(
    house: House, thinker: Thinker
) -> None:
    made = await house.make(bot(), bot(), walls=0)
    table = made["info"]["table"]
    async with house.joined(table):
        first = await asked(thinker)
        assert first.wanted()
        thinker.may_act.release()
        second = await asked(thinker)
        assert (first.wanted(), second.wanted()) == (False, True)
        assert second.table == table
    async with asyncio.timeout(PATIENCE):
        while (await house.info(table))["watchers"]:
            continue
    assert not second.wanted()


async def test_who_joins_is_told_of_a_bot_that_thinks_and_of_none_that_does_not(
    house: House, thinker: Thinker
) -> None:
    made = await house.make(person("Anna"), bot(), walls=0, given={"beginner": 1})
    table, secret = made["info"]["table"], made["seats"][0]["secret"]
    async with house.joined(table, secret) as (anna, _):
        await asked(thinker)
        async with house.joined(table) as (watching, _):
            assert {"type": "thinking", "seat": 1} in await watching.settle()
        thinker.may_act.release()
        while (await anna.until("played"))["acting"] != [0]:
            thinker.may_act.release()
        async with house.joined(table) as (watching, _):
            told = [frame["type"] for frame in await watching.settle()]
            assert "thinking" not in told


async def test_each_bot_thinks_as_well_as_its_seat_says(house: House, thinker: Thinker) -> None:
    made = await house.make(bot("expert"), person("Anna"), walls=0, given={"beginner": 0})
    async with house.joined(made["info"]["table"]):
        await asked(thinker)
    assert thinker.levels == ["expert"]


async def test_one_bot_thinks_at_a_time_however_many_come(house: House, thinker: Thinker) -> None:
    made = await house.make(bot(), bot(), walls=0)
    table = made["info"]["table"]
    async with house.joined(table) as (first, _), house.joined(table), house.joined(table):
        await asked(thinker)
        for _ in range(3):
            thinker.may_act.release()
            await asked(thinker)
        told = [frame["type"] for frame in await first.settle()]
        assert told.count("thinking") == 4
        assert told.count("played") == 3
        assert thinker.asked.empty()


async def test_what_fails_is_tried_again_later_and_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A store without room is no news for the log of each table; anything else is."""
    waits: list[float] = []
    sleep, execute = asyncio.sleep, Table.execute
    failures: list[Exception] = [RequestError("unavailable", "full")] * 6 + [RuntimeError("odd")]

    async def at_once(seconds: float) -> None:
        if 0.5 <= seconds <= 15:
            waits.append(seconds)
            seconds = 0
        await sleep(seconds)

    async def failing(table: Table, command: commands.Command) -> Any:
        if isinstance(command, commands.BotAct) and failures:
            raise failures.pop(0)
        return await execute(table, command)

    # Of nobody else: others look round every second.
    patient = SimpleNamespace(**{**vars(asyncio), "sleep": at_once})
    monkeypatch.setattr(bot_seats, "asyncio", patient)
    monkeypatch.setattr(Table, "execute", failing)
    with caplog.at_level(logging.ERROR):
        async with running(tmp_path / "house.db") as house:
            made = await house.make(bot(), bot(), walls=0)
            async with house.joined(made["info"]["table"]) as (socket, _):
                await socket.until("played")
    assert waits[:7] == [0.5, 1, 2, 4, 8, 15, 15]
    assert [record.message.split(" at ")[0] for record in caplog.records] == ["a bot could not act"]
