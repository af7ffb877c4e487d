"""A worker that hangs, dies or is killed, and a bus that goes away, never hold up a game."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from tests.server.jobs.asking import (
    Look,
    asking,
    chosen,
    look,
    processes,
    right,
    until,
    until_hands,
)
from tests.server.jobs.work import MORTAL, Worker, hired
from tests.servers.redis import RedisServer

from irrgarten.bus import Redis
from irrgarten.server.bots import Bots
from irrgarten.server.work import Question


def key(question: Question, number: int = 0) -> str:
    return f"t/{question.ply}/{question.seat}/{question.level}/{number}"


@asynccontextmanager
async def thinking(
    bus: Redis, folder: Path, question: Question, *options: str
) -> AsyncIterator[tuple[Worker, Bots, Look, asyncio.Task[str]]]:
    """A worker in the middle of a thought, and the server that waits for its act."""
    async with hired(bus, folder, *options) as worker, asking(bus) as bots, look(bus) as looking:
        worker.send_to_hands(signal.SIGSTOP)
        act = asyncio.create_task(chosen(bots, question))
        await looking.until(key(question), "active")
        yield worker, bots, looking, act


async def test_a_worker_killed_in_the_middle_of_a_thought(
    bus: Redis, tmp_path: Path, question: Question
) -> None:
    async with thinking(bus, tmp_path, question, *MORTAL) as (worker, bots, looking, act):
        async with hired(bus, tmp_path):
            worker.kill()
            assert await act == right(question)
        assert processes(bots) == 0, "another worker has thought about it"
        assert (await looking.jobs())[key(question, 1)].status == "complete"


async def test_a_worker_that_has_stopped(bus: Redis, tmp_path: Path, question: Question) -> None:
    async with thinking(bus, tmp_path, question, *MORTAL) as (worker, bots, looking, act):
        worker.send(signal.SIGSTOP)
        assert await act == right(question), "nobody else is there, so the server thinks itself"
        assert processes(bots) == 1
        # It finds itself late, and is of use again.
        worker.send_to_hands(signal.SIGCONT)
        worker.send(signal.SIGCONT)
        await looking.until(key(question), "complete")
        await until_hands(bots, 1)
        assert await chosen(bots, question, "later") == right(question)
        assert len(await looking.jobs("later")) == 1


async def test_a_thought_that_hangs(bus: Redis, tmp_path: Path, question: Question) -> None:
    """The worker ends the process, and thinks once more in another one."""
    async with thinking(bus, tmp_path, question, "--limit", "8") as (worker, bots, looking, act):
        assert await act == right(question)
        assert processes(bots) == 0
        assert sorted(await looking.jobs()) == [key(question, 0), key(question, 1)]
        assert "a process was lost: it took more than 8 seconds" in worker.log


async def test_a_worker_that_is_stopped_as_meant_gives_back_what_it_has(
    bus: Redis, tmp_path: Path, question: Question
) -> None:
    async with thinking(bus, tmp_path, question) as (worker, bots, looking, act):
        async with hired(bus, tmp_path):
            assert await asyncio.to_thread(worker.stop) == 0
            assert await act == right(question)
        (job,) = (await looking.jobs()).values()
        assert (job.key, job.attempts) == (key(question), 2)
        assert processes(bots) == 0


async def test_what_nobody_wants_any_more_is_withdrawn(
    bus: Redis, tmp_path: Path, question: Question
) -> None:
    async with thinking(bus, tmp_path, question, *MORTAL) as (worker, bots, looking, act):
        worker.send(signal.SIGSTOP)
        act.cancel()
        await asyncio.gather(act, return_exceptions=True)
        queue = looking.queue
        await until_hands(bots, 0)
        assert await queue.count("queued") == 0


async def lost(worker: Worker) -> bool:
    """Whether it knows that the bus is away."""
    return "is away" in worker.log


async def test_redis_killed_and_back(
    redis: RedisServer,
    bus: Redis,
    tmp_path: Path,
    question: Question,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with thinking(bus, tmp_path, question) as (worker, bots, looking, act):
        redis.kill()
        assert await act == right(question), "in the middle of a thought"
        assert await chosen(bots, question, "meanwhile") == right(question)
        worker.send_to_hands(signal.SIGCONT)
        await until_hands(bots, 0)
        await until(partial(lost, worker))
        redis.start()
        await until_hands(bots, 1)
        assert await chosen(bots, question, "later") == right(question)
        assert list(await looking.jobs("later")) == [f"later/{key(question).removeprefix('t/')}"]
        assert worker.runs
        for told in (worker.log, caplog.text):
            assert told.count(f"the bus at {bus} is away (ConnectionError)") == 1
            assert told.count(f"the bus at {bus} is back") == 1


async def test_a_redis_that_hangs(
    redis: RedisServer, bus: Redis, tmp_path: Path, question: Question
) -> None:
    async with thinking(bus, tmp_path, question) as (worker, bots, looking, act):
        os.kill(redis.pid, signal.SIGSTOP)
        assert await act == right(question)
        os.kill(redis.pid, signal.SIGCONT)
        worker.send_to_hands(signal.SIGCONT)
        await until_hands(bots, 1)
        assert await chosen(bots, question, "later") == right(question)
        assert len(await looking.jobs("later")) == 1
        assert worker.runs


async def test_a_worker_is_stopped_within_seconds_without_a_bus(
    redis: RedisServer, bus: Redis, tmp_path: Path
) -> None:
    async with hired(bus, tmp_path) as worker:
        redis.kill()
        await until(partial(lost, worker))
        assert await asyncio.to_thread(worker.stop) == 0
