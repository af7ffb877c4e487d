"""What a seat may not know changes no byte of the question that its bot is asked at the bus."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.jobs.asking import asking, chosen, look
from tests.server.jobs.work import Worker
from tests.server.running import running, ticking
from tests.server.twins import Course, Table, differences, keep, played_on, set_up, twin_of

from irrgarten.bus import Redis
from irrgarten.server.work import Question

ANNA = 0


async def questions(bus: Redis, data: Path, table: Table, course: Course) -> list[bytes]:
    """What lies at the bus once a bot has acted for Anna; nothing of it is left there."""
    await keep(data, table, course)
    async with (
        look(bus) as looking,
        running(data, bus=bus, clock=ticking()) as house,
        house.joined(table.name) as (watcher, _),
    ):
        redis = looking.queue.redis
        before = {key async for key in redis.scan_iter()}
        answer = await house.http.put(
            f"/api/tables/{table.name}/seats/{ANNA}/bot",
            json={"level": "casual"},
            headers={"Authorization": f"Bearer {table.secrets[ANNA]}"},
        )
        assert answer.is_success, answer.text
        await watcher.until("played")
        asked = []
        for key in [key async for key in redis.scan_iter() if key not in before]:
            if key.startswith(looking.queue.question_id("").encode()):
                asked.append(await redis.get(key))
            await redis.delete(key)
        return asked


@pytest.mark.parametrize("least", [24, 60])
async def test_twin_games_give_the_same_question(
    least: int, worker: Worker, tmp_path: Path
) -> None:
    table = await set_up(tmp_path / "table.db", "dog", seats=4)
    random = Random(1)
    course = played_on(table, random, least, 9)
    twin = twin_of(table.rules, course, ANNA, random)
    until = max(ply for ply, made in enumerate(course.acts) if made.seat == ANNA)
    both = [Course(each.position, each.acts[:until]) for each in (course, twin)]
    assert differences(*both) >= 4
    asked = [
        await questions(worker.bus, tmp_path / f"{number}.db", table, each)
        for number, each in enumerate(both)
    ]
    assert len(asked[0]) == 1
    assert asked[0] == asked[1]
    assert table.kept.table.chain.encode() not in asked[0][0]


async def test_nothing_of_a_job_is_logged_or_kept_for_long(
    worker: Worker, question: Question, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    seed = 3141592653589793
    async with look(worker.bus) as looking, asking(worker.bus) as bots:
        await chosen(bots, msgspec.structs.replace(question, seed=seed), "secret table")
        left = [key async for key in looking.queue.redis.scan_iter(match="*secret table*")]
        assert len(left) == 2
        for key in left:
            assert 0 < await looking.queue.redis.ttl(key) <= 120
    for told in (worker.log, caplog.text):
        assert str(seed) not in told
        assert "secret table" not in told
