"""Computer players in processes of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from multiprocessing import active_children

import pytest
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel.state import WATCHER
from irrgarten.server.bots import Bots, Task
from irrgarten.server.course import Course
from irrgarten.store import Closed


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    bots = Bots(workers=1)
    yield bots
    bots.close()


@pytest.fixture
def task() -> Task:
    rules = registry.rules("magic_labyrinth")
    options = rules.options_type(players=2)
    course = Course.begun(rules, options, "seed", {"beginner": 0})
    return Task(
        rules=rules,
        options=options,
        seat=0,
        level="beginner",
        perceived=[event for told in course.told[0] for event in told.events],
        view=course.view(0),
        seed=7,
        legal=course.legal(0),
    )


async def test_the_same_knowledge_gives_the_same_act(bots: Bots, task: Task) -> None:
    acts = {await bots.choose(task, pace=0) for _ in range(3)}
    assert len(acts) == 1
    assert acts <= set(task.legal)


async def test_a_process_that_dies_is_replaced(bots: Bots, task: Task) -> None:
    others = set(active_children())
    act = await bots.choose(task, pace=0)
    (process,) = set(active_children()) - others
    process.kill()
    process.join()
    assert await bots.choose(task, pace=0) == act


async def test_a_bot_that_fails_makes_some_legal_act(bots: Bots, task: Task) -> None:
    assert await bots.choose(replace(task, level="champion"), pace=0) in task.legal
    over = replace(task, legal=["stop"])
    assert await bots.choose(replace(over, seat=WATCHER), pace=0) == "stop"


async def test_a_server_that_stops_makes_no_act_at_random(bots: Bots, task: Task) -> None:
    bots.close()
    with pytest.raises(Closed):
        await bots.choose(task, pace=0)
