"""How many choices lie at the bus at once, and how long the others wait for their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import pytest
from tests.server.running import PATIENCE

from irrgarten.bus import address as bus_address
from irrgarten.server.choices import Asker, Choice, Nobody
from irrgarten.server.jobs import queue
from irrgarten.server.jobs.asking import Elsewhere
from irrgarten.server.jobs.kinds import Chosen
from irrgarten.server.work import Question


class Line:
    """Choices handed to people at a bus of whom it is known only how many hands they have."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, hands: int) -> None:
        self.elsewhere = Elsewhere(bus_address.read("redis://nowhere:6379/0"), 60)
        self.elsewhere._asking._workers = {"somebody": hands}
        #: What is being thought about, by the name of its table.
        self.thinking: dict[str, asyncio.Future[Chosen]] = {}
        monkeypatch.setattr(self.elsewhere._asking, "ask", self._ask)
        self.elsewhere._make_room()
        self._hands = asyncio.create_task(self.elsewhere._hand_out())

    async def _ask(self, kind: Any, name: str, *_: Any) -> Chosen:
        answer = self.thinking[name.partition("/")[0]] = asyncio.Future()
        return await answer

    async def settled(self, *tables: str) -> None:
        """These are thought about, once everybody has done what there is to do."""
        for _ in range(100):
            await asyncio.sleep(0)
        assert [table for table, one in self.thinking.items() if not one.done()] == [*tables]

    async def close(self) -> None:
        self._hands.cancel()
        await self.elsewhere.close()


@pytest.fixture
async def line(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Line]:
    made = Line(monkeypatch, hands=2)
    yield made
    await made.close()


def asked(line: Line, question: Question, *tables: str) -> list[Choice]:
    choices = [Choice(question, Asker("here", table, lambda: True)) for table in tables]
    for choice in choices:
        choice.made.add_done_callback(asyncio.Future.exception)  # somebody hears of it
        line.elsewhere._choices.add(choice)
    return choices


async def test_no_more_lie_there_than_there_are_hands(line: Line, question: Question) -> None:
    choices = asked(line, question, "a", "b", "c", "d")
    await line.settled("a", "b")
    assert len(line.elsewhere) == 2
    line.thinking["a"].set_result(Chosen("x"))
    await line.settled("b", "c")
    assert choices[0].made.result() == "x"
    line.thinking["c"].set_exception(RuntimeError("lost"))
    await line.settled("b", "d")
    assert isinstance(choices[2].made.exception(), RuntimeError)


async def test_what_waits_while_others_are_thought_about_is_not_given_up(
    line: Line, question: Question
) -> None:
    choices = asked(line, question, "a", "b", "c")
    await line.settled("a", "b")
    line.elsewhere._look()
    assert not choices[2].made.done()
    assert len(line.elsewhere) == 1


async def test_an_answer_is_a_sign_of_life(line: Line, question: Question) -> None:
    *_, last = asked(line, question, "a", "b", "c")
    await line.settled("a", "b")
    line.elsewhere._moved -= 2 * PATIENCE
    line.elsewhere._asking._workers = {"somebody": 1}  # so that nothing is handed out for it
    line.thinking["a"].set_result(Chosen("x"))
    await line.settled("b")
    line.elsewhere._look()
    assert not last.made.done()


async def test_what_waits_while_nobody_moves_is_given_up(line: Line, question: Question) -> None:
    choices = asked(line, question, "a", "b", "c")
    await line.settled("a", "b")
    line.elsewhere._moved -= 2 * PATIENCE
    line.elsewhere._look()
    assert isinstance(choices[2].made.exception(), Nobody)
    assert not choices[0].made.done()


async def test_what_waits_when_all_have_gone_is_given_up_at_once(
    line: Line, question: Question
) -> None:
    choices = asked(line, question, "a", "b", "c")
    await line.settled("a", "b")
    line.elsewhere._asking._workers = {}
    line.elsewhere._look()
    assert isinstance(choices[2].made.exception(), Nobody)


async def test_a_task_that_takes_being_cancelled_for_something_else_is_cancelled_again(
    line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client of Redis does so at times."""
    monkeypatch.setattr(queue, "AGAIN", 0.01)

    async def stubborn() -> None:
        for _ in range(3):
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(3600)

    task = asyncio.create_task(stubborn())
    line.elsewhere._under_way.add(task)
    await asyncio.sleep(0)
    await line.elsewhere.close()
    assert task.done()
