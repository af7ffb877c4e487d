"""One question at the bus, as whoever asked follows it; what becomes of its job is done by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from saq.job import Status
from tests.server.jobs.asking import Look, look, until

from irrgarten.bus import Redis
from irrgarten.bus import address as bus_address
from irrgarten.server.choices import Hopeless, Nobody, Passed
from irrgarten.server.jobs import asking as at_bus
from irrgarten.server.jobs import queue
from irrgarten.server.jobs.asking import Asking
from irrgarten.server.jobs.kinds import (
    CHOICE,
    Answered,
    Chosen,
    Failed,
    Lost,
    Outcome,
    Refused,
    packed,
)
from irrgarten.server.work import Question

ANSWER = Answered(msgspec.Raw(b'{"act":"n"}'))


@asynccontextmanager
async def asking(bus: Redis) -> AsyncIterator[Asking]:
    """Somebody works there, as far as is known."""
    made = Asking(bus, 60)
    made._workers = {"somebody": 1}
    try:
        yield made
    finally:
        await made.close()


async def finish(looking: Look, key: str, outcome: Outcome) -> None:
    """Somebody has done the job."""
    await looking.until(key, "queued")
    job = await looking.queue.job(key)
    assert job is not None
    await looking.queue.finish(job, Status.COMPLETE, result=packed(outcome))


async def test_a_job_that_was_withdrawn_by_another_is_put_there_again(
    bus: Redis, question: Question
) -> None:
    async with asking(bus) as one, look(bus) as looking:
        answer = asyncio.create_task(one.ask(CHOICE, "t", question, lambda: True))
        await looking.until("t/0", "queued")
        job = await looking.queue.job("t/0")
        assert job is not None
        await looking.queue.abort(job, "withdrawn")
        await finish(looking, "t/0", ANSWER)
        assert await answer == Chosen("n")


async def test_what_is_not_wanted_any_more_is_withdrawn(bus: Redis, question: Question) -> None:
    async with asking(bus) as one, look(bus) as looking:
        wanted = True
        answer = asyncio.create_task(one.ask(CHOICE, "t", question, lambda: wanted))
        await looking.until("t/0", "queued")
        wanted = False
        with pytest.raises(Passed):
            await answer
        await looking.until("t/0", "aborted")


@pytest.mark.parametrize(
    ("outcomes", "raised"),
    [
        ([Failed()], Hopeless),
        ([Lost(), Lost()], Hopeless),
        ([Lost(), Refused()], Nobody),
        ([Refused(), Refused()], Nobody),
    ],
)
async def test_who_could_still_think_about_it_if_others_could_not(
    bus: Redis, question: Question, outcomes: list[Outcome], raised: type[Exception]
) -> None:
    """What fails or hangs everywhere would here too; what is not done there may be."""
    async with asking(bus) as one, look(bus) as looking:
        answer = asyncio.create_task(one.ask(CHOICE, "t", question, lambda: True))
        for number, outcome in enumerate(outcomes):
            await finish(looking, f"t/{number}", outcome)
        with pytest.raises(raised):
            await answer


async def test_who_works_there_is_told_when_that_changes_and_not_again(
    bus: Redis, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(at_bus, "PULSE", 0.01)
    looks: list[int] = []

    async def looked(hands: int) -> None:
        """Several times, with the same answer."""

        async def seen() -> bool:
            return looks[-3:] == [hands] * 3

        await until(seen)

    one = Asking(bus, 60, changed=lambda: looks.append(one.hands))
    async with look(bus) as looking:
        one.start()
        await looked(0)
        await looking.queue.write_worker_info("w", {"metadata": {"hands": 2}}, 0)
        await looked(2)
        await looking.queue.leave("w")
        await looked(0)
        await one.close()
    told = [line.partition(" ")[0] for line in caplog.messages if "works at the bus" in line]
    assert told == ["nobody", "somebody", "nobody"]


# -- the queue itself ------------------------------------------------------------------
async def test_a_worker_without_a_bus_is_told_so_and_has_nothing_to_do(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(queue, "AGAIN", 0)
    async with look(bus_address.read("redis://127.0.0.1:1/0")) as looking:
        assert await looking.queue.dequeue(0.1) is None
    assert "is away (ConnectionError)" in caplog.text


async def test_a_worker_tells_of_servers_that_play_otherwise_and_of_no_others(
    bus: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    alive = {"metadata": {"hands": 1}}
    async with look(bus) as looking:
        await looking.queue.workers()  # as a server of the same rules asks
        await looking.queue.write_worker_info("w", alive, 0)
        assert caplog.messages == []
        await looking.queue.redis.zadd(queue.ASKING, {"irrgarten of next year": int(time.time())})
        await looking.queue.write_worker_info("w", alive, 0)
    (told,) = caplog.messages
    assert "plays otherwise are refused: there 'irrgarten of next year', here " in told
