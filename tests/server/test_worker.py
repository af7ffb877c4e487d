"""A process that thinks, without the process: what is asked, and what is answered."""

from __future__ import annotations

import os
import pickle
import sys
from io import BufferedWriter, BytesIO, RawIOBase
from subprocess import PIPE, Popen
from typing import Any

import pytest
from tests.server.test_workers import known

import irrgarten
from irrgarten import registry
from irrgarten.server.course import Course
from irrgarten.server.worker import LENGTH, PART, READY, question, work

LIMIT = 60.0


class Pipe(RawIOBase):
    """What has gone out, and is not only meant to."""

    def __init__(self) -> None:
        self.out = b""

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.out += bytes(data)
        return len(data)


def answers(*asked: bytes) -> list[tuple[Any, str]]:
    pipe = Pipe()
    writer = BufferedWriter(pipe)  # what is only in here is no answer
    work(BytesIO(b"".join(asked)), writer, LIMIT)
    told, found = BytesIO(pipe.out), []
    while head := told.read(LENGTH.size):
        found.append(pickle.loads(told.read(*LENGTH.unpack(head))))
    (ready, *rest) = found
    assert ready == (READY, "")
    return rest


def test_whoever_is_asked_nothing_is_ready_and_ends() -> None:
    assert answers() == []


def test_one_question_after_the_other_is_answered() -> None:
    rules = registry.rules("magic_labyrinth")
    course = Course.begun(rules, rules.options_type(players=2), "seed", {"beginner": 0})
    asked = b"".join(question(known(rules), course.perceived(0)))
    (first, failure), (second, _) = answers(asked, asked)
    assert first in course.legal(0)
    assert (second, failure) == (first, "")


def test_a_long_past_comes_in_parts() -> None:
    parts = [*question({"rules": "x"}, [()] * (PART + 1))]  # type: ignore[list-item]
    read = [pickle.loads(one[LENGTH.size :]) for one in parts]
    assert [len(one) for one in read] == [1, PART, 1, 0]


def test_what_fails_tells_where_and_not_what_it_was_about() -> None:
    class_of = {**known(registry.rules("magic_labyrinth")), "level": "the secret word"}
    ((answer, failure),) = answers(*question(class_of, []))
    assert answer == ""
    assert failure.endswith("Error")
    assert "the secret word" not in failure
    assert "choose" in failure


@pytest.mark.parametrize("kind", ["review", "picture"])
def test_games_that_are_over_are_judged_and_drawings_painted(kind: str) -> None:
    game = irrgarten.new("caminos", players=2, seed=1)
    if kind == "picture":
        asked: dict[str, Any] = {"svg": "<svg xmlns='http://www.w3.org/2000/svg'/>", "no": "such"}
    else:
        asked = {"record": game.record(), "no": "such"}
    ((_, failure),) = answers(*question(asked, []))
    assert {"review": "judged", "picture": "painted"}[kind] in failure, "it was given to that one"


def test_without_its_server_a_process_ends_and_complains_to_nobody() -> None:
    asked = b"".join(question(known(registry.rules("magic_labyrinth")), []))
    with Popen(
        [sys.executable, "-P", "-m", "irrgarten.server.worker", str(LIMIT), "0"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=PIPE,
        stdout=PIPE,
        stderr=PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        (size,) = LENGTH.unpack(process.stdout.read(LENGTH.size))
        process.stdout.read(size)
        process.stdout.close()
        process.stdin.write(asked)
        process.stdin.close()
        complaints = process.stderr.read()
    assert (process.returncode, complaints) == (1, b"")
