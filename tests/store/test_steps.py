"""What comes of a group of writes is done step by step, all of it together."""

from __future__ import annotations

import logging

import pytest

from irrgarten.store.asked import Asked, Called, Steps
from irrgarten.store.writer import _tell


def called(name: str, done: list[str], fails_at: int = -1) -> Asked:
    """Somebody who has three things to do."""

    def call(fault: Exception | None) -> Steps | None:
        if fault is not None:
            done.append(f"{name} hears {fault}")
            return None
        return steps()

    def steps() -> Steps:
        try:
            for number in range(3):
                if number == fails_at:
                    raise ValueError(name)
                done.append(f"{name}{number}")
                yield
        finally:
            done.append(f"{name} ends")

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
    assert [record.message for record in caplog.records] == ["what came of a write was not told"]


def test_who_has_given_up_is_not_called_again() -> None:
    done: list[str] = []
    waits, goes = called("a", done), called("b", done)
    assert isinstance(waits.done, Called)
    waits.done.give_up(OSError("silence"))
    _tell([waits, goes], [None, None])
    assert done == ["a hears silence", "b0", "b1", "b2", "b ends"]
