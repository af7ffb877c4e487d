"""What a worker makes of a job: an answer, or a word on why there is none."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from redis import Redis as Client
from saq.job import Job
from tests.server.finished import quick
from tests.server.jobs.asking import look, right, until
from tests.server.process import children

from irrgarten.bus import Redis
from irrgarten.search.review import judged
from irrgarten.server import workers
from irrgarten.server.jobs import queue, working
from irrgarten.server.jobs.kinds import (
    CHOICE,
    LIMIT,
    REVIEW_PART,
    Answered,
    Chosen,
    Failed,
    Lost,
    NotOurs,
    Outcome,
    Refused,
    checked,
    packed,
    unpacked,
)
from irrgarten.server.jobs.link import Link
from irrgarten.server.jobs.queue import JobQueue, cancelled
from irrgarten.server.jobs.working import Hands, JobLine, Working, _end
from irrgarten.server.work import Question, ReviewPart


@pytest.fixture
async def line(bus: Redis) -> AsyncIterator[JobLine]:
    """Without any hands: what they would do is said by each test."""
    line = JobLine(JobQueue(bus, Link(str(bus), ""), 8), Hands(0, 1), 0)
    yield line
    await line.end()


async def done(line: JobLine, question: bytes | None, of: object) -> Outcome:
    """What comes of a job whose work comes to this."""
    queue: Any = line.worker.queue

    async def work(_: Question) -> Chosen:
        if isinstance(of, Exception):
            raise of
        assert isinstance(of, Chosen)
        return of

    line.does(CHOICE, work)
    if question is not None:
        await queue.redis.set(queue.question_id("x"), question)
    context: Any = {"job": Job(CHOICE.name, queue=queue, key="x")}
    do: Any = line.worker.functions[CHOICE.name]
    return unpacked(await do(context))


@pytest.mark.parametrize(
    ("of", "outcome"),
    [
        (Chosen("n"), Answered(msgspec.Raw(b'{"act":"n"}'))),
        (NotOurs("not here"), Refused()),
        (workers.Failed("in choose"), Failed()),
        (workers.Lost("it ended"), Lost()),
        (RuntimeError("of any kind"), Lost()),
    ],
    ids=["answered", "not ours", "failed", "lost", "odd"],
)
async def test_whatever_comes_of_it_is_said(
    line: JobLine, question: Question, of: object, outcome: Outcome
) -> None:
    assert await done(line, CHOICE.encode(question), of) == outcome


@pytest.mark.parametrize("question", [None, b"{", b"{}"])
async def test_what_nobody_waits_for_or_is_no_question_is_refused(
    line: JobLine, question: bytes | None
) -> None:
    assert await done(line, question, Chosen("n")) == Refused()


def test_what_came_of_a_job_is_written_in_words() -> None:
    words: list[tuple[Outcome, bytes]] = [
        (Answered(msgspec.Raw(b"7")), b'{"type":"answered","answer":7}'),
        (Failed(), b'{"type":"failed"}'),
        (Lost(), b'{"type":"lost"}'),
        (Refused(), b'{"type":"refused"}'),
    ]
    for outcome, text in words:
        assert packed(outcome) == text
        assert unpacked(text) == outcome
    for odd in (None, "refused", b"", b"{}", b'{"type":"answered"}', b'{"type":"done"}'):
        with pytest.raises(msgspec.MsgspecError):
            unpacked(odd)


async def test_a_line_that_has_ended_is_gone_from_the_bus(bus: Redis) -> None:
    async with look(bus) as looking:
        queue = JobQueue(bus, Link(str(bus), ""), 8)
        line = JobLine(queue, Hands(0, 1), 3)
        await line.worker.worker_info()
        assert await looking.queue.workers() == {line.worker.id: 3}
        await line.end()
        assert await looking.queue.workers() == {}

        async def alone() -> bool:
            return len(await looking.queue.redis.client_list()) == 1

        await until(alone)


# -- hands -----------------------------------------------------------------------------
async def test_a_hand_that_has_thought_is_free_again(question: Question) -> None:
    before, hands = children(os.getpid()), Hands(1, 60)
    try:
        await hands.start()
        assert len(children(os.getpid()) - before) == 1
        with pytest.raises(NotOurs):
            await hands.choose(replace(question, seat=7))
        for _ in range(2):
            assert await hands.choose(question) == Chosen(right(question))
        play = quick("caminos")
        known: dict[str, Any] = {
            "record": play.record(),
            "level": "expert",
            "seconds": 1.0,
            "playouts": 4,
            "first": 2,
            "last": 3,
        }
        for _ in range(2):
            found = await hands.judge(ReviewPart(**known))
            assert found == judged(rules=play.rules, **known)
    finally:
        await hands.end()
    assert children(os.getpid()) <= before


@pytest.mark.parametrize(
    ("changed", "sound"),
    [
        ({}, True),
        ({"first": 3, "last": 3}, True),
        ({"playouts": None}, True),
        ({"first": 4, "last": 3}, False),
        ({"first": -1}, False),
        ({"level": "grandmaster"}, False),
        ({"playouts": 0}, False),
        ({"playouts": 10**9}, False),
        ({"seconds": 0.0}, False),
        ({"seconds": LIMIT}, True),
        ({"seconds": LIMIT + 1}, False),
    ],
)
def test_parts_of_reviews_that_somebody_would_ask_for(changed: dict[str, Any], sound: bool) -> None:
    play = quick("caminos")
    known = {"level": "expert", "seconds": 1.0, "playouts": 4, "first": 2, "last": 3, **changed}
    part = ReviewPart(record=play.record(), **known)
    if sound:
        assert checked(part) == part
    else:
        with pytest.raises(NotOurs, match="no review of caminos"):
            checked(part)


def test_a_part_says_nothing_else() -> None:
    part = {"level": "expert", "seconds": 1.0, "playouts": 4, "first": 2, "last": 3}
    text = msgspec.json.encode({**part, "record": quick("caminos").record(), "secret": 7})
    with pytest.raises(msgspec.ValidationError, match="unknown field `secret`"):
        msgspec.json.decode(text, type=REVIEW_PART.question)


# -- stopping --------------------------------------------------------------------------
async def test_what_takes_being_cancelled_for_something_else_is_cancelled_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(queue, "AGAIN", 0.01)

    async def ended() -> None:
        pass

    async def stubborn() -> None:
        for _ in range(3):
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(3600)

    tasks = [asyncio.create_task(ended()), asyncio.create_task(stubborn())]
    await asyncio.sleep(0)
    await cancelled([*tasks, None])
    assert all(task.done() for task in tasks)


def test_it_works_until_it_is_terminated(bus: Redis) -> None:
    """Once it says that it is ready, servers know of it; in the end nobody counts on it."""
    with Client.from_url(bus.url) as client:
        seen: list[int] = []

        def alive() -> int:
            return len(client.keys("*life*"))

        def ready() -> None:
            seen.append(alive())
            os.kill(os.getpid(), signal.SIGTERM)

        async def work() -> None:  # in a loop of its own: it ends whatever is left in it
            await Working(bus, 1, 60).work(ready)

        before = children(os.getpid())
        asyncio.run(work())
        assert (seen, alive()) == ([2], 0)
        assert children(os.getpid()) <= before


def test_one_that_does_not_stop_is_ended(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(working, "os", SimpleNamespace(_exit=codes.append))
    _end()
    assert codes == [1]
    assert "did not stop in time" in caplog.text
