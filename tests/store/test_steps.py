"""What comes of a group of writes, or comes in one go, is done step by step, all together."""

from __future__ import annotations

import asyncio
import logging

import pytest

from irrgarten.store.asked import Asked, Called
from irrgarten.store.steps import InStep, Steps
from irrgarten.store.writer import _tell

NOT_DONE = "what was to be done step by step was not done"


def three(name: str, done: list[str], fails_at: int = -1) -> Steps:
    """Three things to do."""
    try:
        for number in range(3):
            if number == fails_at:
                raise ValueError(name)
            done.append(f"{name}{number}")
            yield
    finally:
        done.append(f"{name} ends")


def called(name: str, done: list[str], fails_at: int = -1) -> Asked:
    """Somebody who has them to do."""

    def call(fault: Exception | None) -> Steps | None:
        if fault is not None:
            done.append(f"{name} hears {fault}")
            return None
        return three(name, done, fails_at)

    return Asked(Called(call))


def test_all_take_a_step_before_anybody_takes_the_next() -> None:
    done: list[str] = []
    _tell([called("a", done), called("b", done)], [None, None])
    assert done == ["a0", "b0", "a1", "b1", "a2", "b2", "a ends", "b ends"]


def test_what_fails_for_one_fails_for_her_alone(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    group = [called("a", done, fails_at=1), called("b", done), called("c", done)]
    with caplog.at_level(logging.ERROR):
        _tell(group, [None, OSError("full"), None])
    assert done == ["b hears full", "a0", "c0", "a ends", "c1", "c2", "c ends"]
    assert [record.message for record in caplog.records] == [NOT_DONE]


def test_who_has_given_up_is_not_called_again() -> None:
    done: list[str] = []
    waits, goes = called("a", done), called("b", done)
    assert isinstance(waits.done, Called)
    waits.done.give_up(OSError("silence"))
    _tell([waits, goes], [None, None])
    assert done == ["a hears silence", "b0", "b1", "b2", "b ends"]


async def test_what_comes_in_one_go_is_done_in_step(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    in_step = InStep()
    in_step.add(three("a", done, fails_at=2))
    in_step.add(three("b", done))
    assert not done, "more may come"
    with caplog.at_level(logging.ERROR):
        await asyncio.sleep(0)
    assert done == ["a0", "b0", "a1", "b1", "a ends", "b2", "b ends"]
    assert [record.message for record in caplog.records] == [NOT_DONE]


async def test_what_comes_while_others_are_at_it_is_done_next() -> None:
    done: list[str] = []
    in_step = InStep()

    def calls_another() -> Steps:
        in_step.add(three("b", done))
        yield
        done.append("a")

    in_step.add(calls_another())
    await asyncio.sleep(0)
    assert done == ["a"]
    await asyncio.sleep(0)
    assert done == ["a", "b0", "b1", "b2", "b ends"]
