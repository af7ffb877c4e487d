"""Bots think wherever somebody works at the bus, once for each position."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from msgspec.structs import replace
from tests.server.jobs.asking import asking, chosen, look, processes, right, until, until_hands
from tests.server.jobs.work import Worker, hired
from tests.server.process import children
from tests.server.running import bot, running

from irrgarten.bus import Redis
from irrgarten.server.work import Question


async def test_a_bot_plays_through_the_queue(worker: Worker, tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", bus=worker.bus) as house:
        before = children(os.getpid())
        made = await house.make(bot("beginner"), bot("casual"))
        table = made["info"]["table"]
        async with house.joined(table) as (watcher, _):
            for _ in range(6):
                await watcher.until("played")
        assert children(os.getpid()) == before
        async with look(worker.bus) as looking:
            assert len(await looking.jobs(table)) >= 6


async def test_two_servers_ask_and_one_thinks(worker: Worker, question: Question) -> None:
    tables = [f"both {number}" for number in range(8)]
    before = worker.thoughts
    async with (
        asking(worker.bus) as one,
        asking(worker.bus) as other,
        look(worker.bus) as looking,
    ):
        acts = await asyncio.gather(
            *(chosen(bots, question, table) for table in tables for bots in (one, other))
        )
        late = [await chosen(one, question, table) for table in tables]
        jobs = await looking.jobs("both")
        assert processes(one) == processes(other) == 0
    assert {*acts, *late} == {right(question)}
    assert sorted(jobs) == [f"{table}/{question.ply}/0/beginner/0" for table in tables]
    assert worker.thoughts - before == len(tables)


async def test_what_may_give_another_act_is_another_job(worker: Worker, question: Question) -> None:
    tasks = [question, replace(question, level="casual"), replace(question, ply=question.ply + 1)]
    async with asking(worker.bus) as bots, look(worker.bus) as looking:
        for one in tasks:
            assert await chosen(bots, one, "other") == right(one)
        await chosen(bots, question, "other table")
        assert len(await looking.jobs("other")) == 4


async def test_without_a_worker_the_server_thinks_itself(bus: Redis, question: Question) -> None:
    async with asking(bus) as bots, look(bus) as looking:
        assert await chosen(bots, question) == right(question)
        assert processes(bots) == 1
        assert await looking.jobs() == {}


async def test_a_worker_that_plays_otherwise_gets_nothing(
    bus: Redis, tmp_path: Path, question: Question
) -> None:
    async with (
        hired(bus, tmp_path, "--other-rules") as stranger,
        asking(bus) as bots,
        look(bus) as looking,
    ):

        async def refused() -> bool:
            return "plays otherwise are refused" in stranger.log

        await until(refused)
        assert "magic_labyrinth of next year" in stranger.log
        assert await chosen(bots, question) == right(question)
        assert await looking.jobs() == {}
        async with hired(bus, tmp_path):
            await until_hands(bots, 1)
            assert await chosen(bots, question, "later") == right(question)
            assert len(await looking.jobs()) == 1
