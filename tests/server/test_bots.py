"""Computer players in processes of their own."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace
from tests.server.hanging import Hanging
from tests.server.process import TREE, children

from irrgarten.kernel.state import WATCHER
from irrgarten.search.player import choose
from irrgarten.server import logs
from irrgarten.server.bots import Bots
from irrgarten.server.choices import Asker, Passed
from irrgarten.server.work import Question, Work
from irrgarten.server.workers import PART, Lost, Worker, messages
from irrgarten.store import Closed
from irrgarten.tables.game import TableGame

KNOWN = ("rules", "options", "seat", "level", "perceived", "view", "seed")

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


async def chosen(bots: Bots, question: Question) -> str:
    return await bots.choose(question, 0, asker())


def processes() -> set[int]:
    return children(os.getpid())


async def test_the_same_knowledge_gives_the_same_act(bots: Bots, question: Question) -> None:
    acts = {await chosen(bots, question) for _ in range(3)}
    assert len(acts) == 1
    assert acts <= set(question.legal)


async def test_a_process_that_dies_is_replaced(bots: Bots, question: Question) -> None:
    others = processes()
    act = await chosen(bots, question)
    (process,) = processes() - others
    os.kill(process, signal.SIGKILL)
    assert await chosen(bots, question) == act
    assert process not in processes()


async def test_a_process_that_hangs_is_replaced(question: Question) -> None:
    async with at_work(limit=3) as bots:
        others = processes()
        act = await chosen(bots, question)
        (process,) = processes() - others
        os.kill(process, signal.SIGSTOP)
        assert await chosen(bots, question) == act
        assert process not in processes()
        assert len(processes() - others) == 1


async def test_a_bot_that_always_hangs_makes_some_legal_act(question: Question) -> None:
    async with at_work(limit=0.5) as bots:
        others = processes()
        hanging = asyncio.create_task(chosen(bots, replace(question, rules=Hanging())))
        another = bots.choose(question, 0, asker("another table"))
        assert await another in question.legal
        assert await hanging in question.legal
    assert processes() <= others


async def fated(
    monkeypatch: pytest.MonkeyPatch, question: Question, *fates: str | Exception
) -> str:
    """The act, where a process is lost or chooses, time after time."""
    coming = iter(fates)

    class Fated(Worker):
        async def start(self) -> Any:
            pass

        async def do(self, work: Work[Any]) -> Any:
            fate = next(coming)
            if isinstance(fate, Exception):
                raise fate
            return fate

    monkeypatch.setattr("irrgarten.server.bots.Worker", Fated)
    async with at_work() as bots:
        act = await bots.choose(question, 0, asker())
        assert (bots.waiting, bots.errors) == (0, 0)
    assert next(coming, None) is None
    return act


async def test_a_choice_whose_process_was_lost_is_tried_once_more(
    monkeypatch: pytest.MonkeyPatch, question: Question
) -> None:
    at_random = await fated(monkeypatch, question, Lost("it ended"), Lost("it ended"))
    assert at_random in question.legal
    other = next(act for act in question.legal if act != at_random)
    assert await fated(monkeypatch, question, Lost("it ended"), other) == other
    assert await fated(monkeypatch, question, "no act of this game") == at_random


async def test_a_bot_that_fails_makes_some_legal_act(bots: Bots, question: Question) -> None:
    assert await chosen(bots, replace(question, level="grandmaster")) in question.legal
    over = replace(question, legal=["stop"])
    assert await chosen(bots, replace(over, seat=WATCHER)) == "stop"


async def test_what_is_not_wanted_any_more_is_not_thought_about(
    bots: Bots, question: Question
) -> None:
    await chosen(bots, question)
    others = processes()
    hanging = replace(question, rules=Hanging())
    with pytest.raises(Passed):
        await bots.choose(hanging, 0, asker(wanted=False))
    gone = asyncio.create_task(bots.choose(hanging, 0, asker("of somebody gone")))
    past = asyncio.create_task(bots.choose(hanging, 0, asker()))
    last = asyncio.create_task(chosen(bots, question))
    await asyncio.sleep(0)
    gone.cancel()
    assert await last in question.legal
    with pytest.raises(Passed):
        await past
    assert processes() == others


async def test_a_server_that_stops_makes_no_act_at_random(bots: Bots, question: Question) -> None:
    await chosen(bots, question)
    asked = [
        asyncio.create_task(bots.choose(replace(question, rules=Hanging()), 0, asker(table)))
        for table in ("thought about", "in line")
    ]
    await asyncio.sleep(0.1)
    await bots.close()
    for choice in asked:
        with pytest.raises(Closed):
            await choice
    with pytest.raises(Closed):
        await chosen(bots, question)


async def test_what_was_perceived_in_a_long_game_arrives_whole(
    bots: Bots, question: Question
) -> None:
    course = TableGame.begun(question.rules, question.options, "seed", {"beginner": 0})
    while course.ply < 3 * PART:
        course = course.after(course.tried(course.acting[0], ["stop"]))
    seat = course.acting[0]
    long = replace(
        question,
        seat=seat,
        perceived=course.perceived(seat),
        view=course.view(seat),
        legal=course.legal(seat),
    )
    assert len(long.perceived) > 2 * PART
    known = {name: getattr(long, name) for name in KNOWN}
    assert await chosen(bots, long) == choose(**known)


def test_a_process_that_hangs_without_its_server_is_ended(question: Question) -> None:
    hanging = replace(question, rules=Hanging())
    with subprocess.Popen(
        [sys.executable, "-m", "irrgarten.server.workers", "0.2", "5"],
        cwd=TREE,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    ) as process:
        process.communicate(b"".join(messages(hanging)), timeout=LIMIT)
    assert process.returncode == -signal.SIGALRM


# -- how many processes there are, without any -------------------------------------
class Desk(Worker):
    """One who thinks here, until told to act."""

    may_act = asyncio.Semaphore(0)
    begun: ClassVar[list[str]] = []

    async def start(self) -> Any:
        record = logging.makeLogRecord({"msg": "begins"})
        self.begun.append(logs.Lines().format(record))

    async def do(self, _: Work[Any]) -> Any:
        await self.may_act.acquire()
        return "stop"

    async def end(self) -> None:
        pass


@pytest.fixture
def desks(monkeypatch: pytest.MonkeyPatch) -> type[Desk]:
    monkeypatch.setattr("irrgarten.server.bots.Worker", Desk)
    monkeypatch.setattr(Desk, "may_act", asyncio.Semaphore(0))
    monkeypatch.setattr(Desk, "begun", [])
    return Desk


async def settled() -> None:
    """Whatever can go on without anybody has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_one_more_is_hired_for_who_would_wait_and_never_too_many(
    desks: type[Desk], question: Question
) -> None:
    bots = Bots(workers=2, limit=LIMIT)
    bots.warm_up()
    bots.warm_up()
    await settled()
    made = []
    for number, (hired, waiting) in enumerate([(1, 0), (2, 0), (2, 1)]):
        made.append(asyncio.create_task(bots.choose(question, 0, asker(str(number)))))
        await settled()
        assert (len(desks.begun), bots.waiting) == (hired, waiting)
    for _ in made:
        desks.may_act.release()
    assert await asyncio.gather(*made) == ["stop"] * 3
    await settled()
    desks.may_act.release()
    assert await chosen(bots, question) == "stop", "who rests is asked again"
    assert len(desks.begun) == 2
    await bots.close()


async def test_who_is_hired_for_one_table_works_for_all_and_is_let_go_with_the_server(
    desks: type[Desk],
) -> None:
    bots = Bots(workers=1, limit=LIMIT)
    others = asyncio.all_tasks()
    with logs.at_table("of Anna"):
        bots.warm_up()
    await settled()
    assert len(desks.begun) == 1
    assert "of Anna" not in desks.begun[0]
    await bots.close()
    assert asyncio.all_tasks() == others
