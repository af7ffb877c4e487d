"""Bots think wherever somebody works at the bus, once for each position."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from msgspec.structs import replace
from tests.server.jobs.asking import asking, chosen, look, processes, right, until, until_hands
from tests.server.jobs.work import Worker, hired
from tests.server.process import children
from tests.server.running import bot, running

from irrgarten.bus import Redis
from irrgarten.server.bots import Task
from irrgarten.server.choices import Asker


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


async def test_two_servers_ask_and_one_thinks(worker: Worker, task: Task) -> None:
    tables = [f"both {number}" for number in range(8)]
    before = worker.thoughts
    async with (
        asking(worker.bus) as one,
        asking(worker.bus) as other,
        look(worker.bus) as looking,
    ):
        acts = await asyncio.gather(
            *(chosen(bots, task, table) for table in tables for bots in (one, other))
        )
        late = [await chosen(one, task, table) for table in tables]
        jobs = await looking.jobs("both")
        assert processes(one) == processes(other) == 0
    assert {*acts, *late} == {right(task)}
    assert sorted(jobs) == [f"{table}/{task.ply}/0/beginner/0" for table in tables]
    assert worker.thoughts - before == len(tables)


async def test_what_may_give_another_act_is_another_job(worker: Worker, task: Task) -> None:
    tasks = [task, replace(task, level="casual"), replace(task, ply=task.ply + 1)]
    async with asking(worker.bus) as bots, look(worker.bus) as looking:
        for one in tasks:
            assert await chosen(bots, one, "other") == right(one)
        await chosen(bots, task, "other table")
        assert len(await looking.jobs("other")) == 4


async def test_weak_levels_and_other_addresses_do_not_wait_for_a_crowd(
    worker: Worker, task: Task
) -> None:
    made: list[str] = []
    expert, champion = replace(task, level="expert"), replace(task, level="champion")

    async def choose(table: str, what: Task, address: str) -> None:
        await bots.choose(what, 0, Asker(address, table, lambda: True))
        made.append(table)

    async with asking(worker.bus) as bots, look(worker.bus) as looking:
        worker.send_to_hands(signal.SIGSTOP)
        crowd = [
            asyncio.create_task(choose(f"crowd {number}", champion, "crowd"))
            for number in range(20)
        ]
        for number in range(2):
            await looking.until(f"crowd {number}/{task.ply}/0/champion/0", "active")
        newcomers = [
            asyncio.create_task(choose("beginner", task, "newcomer")),
            asyncio.create_task(choose("expert", expert, "elsewhere")),
        ]
        await asyncio.sleep(0)
        worker.send_to_hands(signal.SIGCONT)
        await asyncio.gather(*newcomers)
        before = list(made)
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
    assert before.index("beginner") <= 2
    assert before.index("expert") <= 5


async def test_without_a_worker_the_server_thinks_itself(bus: Redis, task: Task) -> None:
    async with asking(bus) as bots, look(bus) as looking:
        assert await chosen(bots, task) == right(task)
        assert processes(bots) == 1
        assert await looking.jobs() == {}


async def test_a_worker_that_plays_otherwise_gets_nothing(
    bus: Redis, tmp_path: Path, task: Task
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
        assert await chosen(bots, task) == right(task)
        assert await looking.jobs() == {}
        async with hired(bus, tmp_path):
            await until_hands(bots, 1)
            assert await chosen(bots, task, "later") == right(task)
            assert len(await looking.jobs()) == 1
