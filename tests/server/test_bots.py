"""Computer players in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace
from tests.server.hanging import Hanging
from tests.server.process import TREE, children

from irrgarten import registry
from irrgarten.kernel.state import WATCHER
from irrgarten.search.player import choose
from irrgarten.server.bots import Bots, Task
from irrgarten.server.choices import Asker, Passed
from irrgarten.server.course import Course
from irrgarten.server.worker import PART, question
from irrgarten.store import Closed

KNOWN = ("rules", "options", "seat", "level", "view", "seed")

#: Long enough for a thought on a busy machine.
LIMIT = 30.0


def asker(table: str = "t", address: str = "here", *, wanted: bool = True) -> Asker:
    return Asker(address=address, table=table, wanted=lambda: wanted)


@asynccontextmanager
async def at_work(limit: float = LIMIT) -> AsyncIterator[Bots]:
    bots = Bots(workers=1, limit=limit)
    try:
        yield bots
    finally:
        await bots.close()


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    async with at_work() as bots:
        yield bots


@pytest.fixture
def task() -> Task:
    rules = registry.rules("magic_labyrinth")
    options = rules.options_type(players=2)
    course = Course.begun(rules, options, "seed", {"beginner": 0})
    return Task(
        rules=rules,
        options=options,
        ply=course.ply,
        seat=0,
        level="beginner",
        perceived=course.perceived(0),
        view=course.view(0),
        seed=7,
        legal=course.legal(0),
    )


async def chosen(bots: Bots, task: Task) -> str:
    return await bots.choose(task, 0, asker())


def processes() -> set[int]:
    return children(os.getpid())


async def test_the_same_knowledge_gives_the_same_act(bots: Bots, task: Task) -> None:
    acts = {await chosen(bots, task) for _ in range(3)}
    assert len(acts) == 1
    assert acts <= set(task.legal)


async def test_a_process_that_dies_is_replaced(bots: Bots, task: Task) -> None:
    others = processes()
    act = await chosen(bots, task)
    (process,) = processes() - others
    os.kill(process, signal.SIGKILL)
    assert await chosen(bots, task) == act
    assert process not in processes()


async def test_a_process_that_hangs_is_replaced(task: Task) -> None:
    async with at_work(limit=3) as bots:
        others = processes()
        act = await chosen(bots, task)
        (process,) = processes() - others
        os.kill(process, signal.SIGSTOP)
        assert await chosen(bots, task) == act
        assert process not in processes()
        assert len(processes() - others) == 1


async def test_a_bot_that_always_hangs_makes_some_legal_act(task: Task) -> None:
    async with at_work(limit=0.5) as bots:
        others = processes()
        hanging = asyncio.create_task(chosen(bots, replace(task, rules=Hanging())))
        another = bots.choose(task, 0, asker("another table"))
        assert await another in task.legal
        assert await hanging in task.legal
    assert processes() <= others


async def test_a_bot_that_fails_makes_some_legal_act(bots: Bots, task: Task) -> None:
    assert await chosen(bots, replace(task, level="grandmaster")) in task.legal
    over = replace(task, legal=["stop"])
    assert await chosen(bots, replace(over, seat=WATCHER)) == "stop"


async def test_what_is_not_wanted_any_more_is_not_thought_about(bots: Bots, task: Task) -> None:
    await chosen(bots, task)
    others = processes()
    hanging = replace(task, rules=Hanging())
    with pytest.raises(Passed):
        await bots.choose(hanging, 0, asker(wanted=False))
    gone = asyncio.create_task(bots.choose(hanging, 0, asker("of somebody gone")))
    past = asyncio.create_task(bots.choose(hanging, 0, asker()))
    last = asyncio.create_task(chosen(bots, task))
    await asyncio.sleep(0)
    gone.cancel()
    assert await last in task.legal
    with pytest.raises(Passed):
        await past
    assert processes() == others


async def test_a_server_that_stops_makes_no_act_at_random(bots: Bots, task: Task) -> None:
    await chosen(bots, task)
    asked = [
        asyncio.create_task(bots.choose(replace(task, rules=Hanging()), 0, asker(table)))
        for table in ("thought about", "in line")
    ]
    await asyncio.sleep(0.1)
    await bots.close()
    for choice in asked:
        with pytest.raises(Closed):
            await choice
    with pytest.raises(Closed):
        await chosen(bots, task)


async def test_what_was_perceived_in_a_long_game_arrives_whole(bots: Bots, task: Task) -> None:
    course = Course.begun(task.rules, task.options, "seed", {"beginner": 0})
    while course.ply < 3 * PART:
        course.keep(course.tried(course.acting[0], ["stop"]))
    seat = course.acting[0]
    long = replace(
        task,
        seat=seat,
        perceived=course.perceived(seat),
        view=course.view(seat),
        legal=course.legal(seat),
    )
    assert len(long.perceived) > 2 * PART
    known = {name: getattr(long, name) for name in KNOWN}
    assert await chosen(bots, long) == choose(**known, perceived=long.perceived)


def test_a_process_that_hangs_without_its_server_is_ended(task: Task) -> None:
    known = {name: getattr(task, name) for name in KNOWN} | {"rules": Hanging()}
    with subprocess.Popen(
        [sys.executable, "-m", "irrgarten.server.worker", "0.2"],
        cwd=TREE,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    ) as process:
        process.communicate(b"".join(question(known, task.perceived)), timeout=LIMIT)
    assert process.returncode == -signal.SIGALRM
