"""Whatever somebody puts into the queue is refused, and the worker works on."""

from __future__ import annotations

import json
import os
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from saq.job import Job, Status
from tests.server.jobs.asking import Look, asking, chosen, look, processes, right, until
from tests.server.jobs.work import Worker

from irrgarten.bus import Redis
from irrgarten.bus import address as bus_address
from irrgarten.server.jobs.kinds import (
    CHOICE,
    NotOurs,
    Refused,
    packed,
    typed,
)
from irrgarten.server.jobs.queue import queue_name
from irrgarten.server.work import Question


class Bomb:
    def __init__(self, file: Path) -> None:
        self._file = file

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return os.mkdir, (str(self._file),)


# -- jobs that are none --------------------------------------------------------------
def jobs(bomb: Path) -> dict[str, bytes]:
    sound = {"function": CHOICE.name, "queue": queue_name(), "key": "x", "status": "queued"}
    wrong: list[dict[str, Any]] = [
        {**sound, "function": "system"},
        {**sound, "kwargs": {"command": "rm"}},
        {**sound, "queue": "another"},
        {**sound, "key": 7},
        {**sound, "status": "of another kind"},
        {**sound, "timeout": 10**12},
        {**sound, "retries": 10**6},
        {**sound, "attempts": "many"},
        {**sound, "started": -1},
        {},
    ]
    return {
        "empty": b"",
        "noise": b"\xff\x00\x80\xc1",
        "pickle": pickle.dumps(Bomb(bomb)),
        "json": json.dumps(sound).encode(),
        "deep": b"\x91" * 100_000,
        **{f"wrong {number}": msgspec.msgpack.encode(one) for number, one in enumerate(wrong)},
    }


async def test_what_is_no_job_is_taken_for_none(tmp_path: Path) -> None:
    queue = Look(bus_address.read("redis://nowhere:6379/0")).queue
    for name, content in jobs(tmp_path / "bomb").items():
        found = queue.deserialize(content)
        assert found is None or name == "wrong 0", name  # whose function nobody has
    assert not (tmp_path / "bomb").exists()


async def test_a_job_is_read_as_it_was_written() -> None:
    """SAQ leaves out what it takes for granted, which is the same here."""
    queue = Look(bus_address.read("redis://nowhere:6379/0")).queue
    for job in (
        Job(CHOICE.name, queue=queue, key="x"),
        Job(
            CHOICE.name,
            queue=queue,
            key="y",
            timeout=7,
            retries=2,
            ttl=60,
            attempts=1,
            queued=1,
            started=2,
            touched=3,
            completed=4,
            result=b"r",
            error="withdrawn",
            status=Status.COMPLETE,
            worker_id="w",
        ),
    ):
        read = queue.deserialize(queue.serialize(job))
        assert read is not None
        assert read.to_dict() == job.to_dict()
    assert queue.redis.connection_pool.max_connections == 8


async def test_malformed_job_does_not_stop_the_worker(
    worker: Worker, question: Question, tmp_path: Path
) -> None:
    bomb = tmp_path / "bomb"
    async with look(worker.bus) as looking, asking(worker.bus) as bots:
        redis, queued = looking.queue.redis, looking.queue.namespace("queued")
        async with redis.pipeline() as pipe:
            for name, content in jobs(bomb).items():
                pipe.set(looking.queue.job_id(name), content)
                pipe.rpush(queued, looking.queue.job_id(name))
            pipe.rpush(queued, b"\xff\xfe", b"", "missing", queued)
            await pipe.execute()
        assert await chosen(bots, question, "after rubbish") == right(question)
        assert processes(bots) == 0, "the worker did it"
        assert len(await looking.queue.workers()) == 1
    assert worker.runs
    assert not bomb.exists()
    assert "is no job of ours and is left out" in worker.log


async def test_a_list_that_is_none_ends_no_worker(worker: Worker, question: Question) -> None:
    async with look(worker.bus) as looking, asking(worker.bus) as bots:
        redis, queued = looking.queue.redis, looking.queue.namespace("queued")
        await redis.set(queued, "no list")

        async def noticed() -> bool:
            return "is there but out of order (ResponseError)" in worker.log

        await until(noticed)
        await redis.delete(queued)
        assert await chosen(bots, question, "after the list") == right(question)
    assert worker.runs


# -- questions that are none ---------------------------------------------------------
def bent(question: Question) -> dict[str, bytes]:
    sound = msgspec.json.decode(CHOICE.encode(question))

    def but(**changed: Any) -> bytes:
        return msgspec.json.encode({**sound, **changed})

    name, view = question.rules.name, sound["view"]
    return {
        "noise": b"\xff\x00{",
        "pickle": pickle.dumps(sound),
        "deep": b"[" * 100_000,
        "another kind": b'{"act": "n"}',
        "one field more": but(walls=[]),
        "unknown game": but(rules=["../../etc", "1"]),
        "no rules": but(rules={"name": name}),
        "other rules": but(rules=[name, "of next year"]),
        "options": but(options={"players": "two"}),
        "no view": but(view={}),
        "another's view": but(view={**view, "seat": 1}),
        "no event": but(perceived=[{"type": "no such"}]),
        "deep events": but(perceived=[]).replace(b"[]", b"[" * 2000 + b"]" * 2000),
        "no seat": but(seat=99),
        "a view from no seat": but(seat=99, view={**view, "seat": 99}),
        "a view from before all": but(seat=-1, view={**view, "seat": -1}),
        "before all seats": but(seat=-1),
        "no level": but(level="grandmaster"),
        "no seed": but(seed="seven"),
    }


def test_a_sound_question_is_understood(question: Question) -> None:
    assert typed(CHOICE.decode(CHOICE.encode(question))) == replace(question, planned=[])


def test_every_other_question_is_refused_by_name(question: Question) -> None:
    for name, content in bent(question).items():
        try:
            typed(CHOICE.decode(content))
        except (NotOurs, msgspec.MsgspecError, RecursionError):
            continue
        pytest.fail(name)


async def test_questions_that_are_none_end_no_worker(worker: Worker, question: Question) -> None:
    questions = bent(question)
    async with look(worker.bus) as looking:
        for name, content in questions.items():
            await put(looking, name, content)
        for name in questions:
            await looking.until(name, "complete")
            job = await looking.queue.job(name)
            assert job is not None
            assert job.result == packed(Refused()), name
    assert worker.runs
    assert "by other rules than" in worker.log


async def put(looking: Look, name: str, content: bytes) -> None:
    await looking.queue.redis.set(looking.queue.question_id(name), content)
    await looking.queue.enqueue(CHOICE.name, key=name, timeout=30)


async def test_an_answer_that_is_none_is_not_believed(worker: Worker, question: Question) -> None:
    answers = {
        "noise": b"\xff",
        "pickle": pickle.dumps("n"),
        "illegal": b'{"type":"answered","answer":{"act":"fly"}}',
        "no act": b'{"type":"answered","answer":{}}',
    }
    async with look(worker.bus) as looking, asking(worker.bus) as bots:
        for table, answer in answers.items():
            key = f"{table}/{question.ply}/0/beginner/0"
            stored: dict[str, Any] = {"function": CHOICE.name, "queue": queue_name(), "key": key}
            stored |= {"status": "complete", "completed": 1, "result": answer}
            await looking.queue.redis.set(looking.queue.question_id(key), "taken")
            await looking.queue.redis.set(looking.queue.job_id(key), msgspec.msgpack.encode(stored))
            assert await chosen(bots, question, table) in question.legal


async def test_what_a_dead_worker_was_doing_is_forgotten_late_and_nothing_else(
    bus: Redis,
) -> None:
    async with look(bus) as looking:
        queue = looking.queue
        redis: Any = queue.redis
        taken = await queue.enqueue("choose", key="just taken", timeout=5, ttl=60)
        old = await queue.enqueue("choose", key="long dead", timeout=5, ttl=60)
        assert taken is not None
        assert old is not None
        old.queued = old.touched = 1
        await redis.set(old.id, queue.serialize(old))
        for name in (taken.id, old.id, queue.job_id("never was")):
            await redis.rpush(queue._active, name)
        assert await queue.sweep() == [old.id, queue.job_id("never was")]
        assert await redis.lrange(queue._active, 0, -1) == [taken.id.encode()]
        assert await queue.job("long dead") is None
        assert await queue.job("just taken") is not None
