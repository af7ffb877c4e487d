"""A process that thinks, without the process: what is asked, and what is answered."""

from __future__ import annotations

import os
import pickle
import sys
from io import BufferedWriter, BytesIO, RawIOBase
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

from msgspec.structs import replace
from tests.server.test_workers import known

import irrgarten
from irrgarten import registry
from irrgarten.kernel.play import Play
from irrgarten.server.work import Painting, ReviewPart, Upload, Work
from irrgarten.server.workers import LENGTH, PART, READY, messages, serve
from irrgarten.tables.game import TableGame

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
    serve(BytesIO(b"".join(asked)), writer, LIMIT)
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
    game = TableGame.begun(rules, rules.options_type(players=2), "seed", {"beginner": 0})
    asked = b"".join(messages(replace(known(rules), perceived=game.perceived(0))))
    (first, failure), (second, _) = answers(asked, asked)
    assert first in game.legal(0)
    assert (second, failure) == (first, "")


def test_a_long_past_comes_in_parts() -> None:
    asked = known(registry.rules("magic_labyrinth"))
    past: list[Any] = [()] * (PART + 1)
    first, *parts = messages(replace(asked, perceived=past, legal=["n"]))
    read = pickle.loads(first[LENGTH.size :])
    assert (read.view, [*read.perceived], read.legal) == (asked.view, [], [])
    assert [len(pickle.loads(one[LENGTH.size :])) for one in parts] == [PART, 1, 0]


def test_what_fails_tells_where_and_not_what_it_was_about() -> None:
    asked = replace(known(registry.rules("magic_labyrinth")), level="the secret word")
    ((answer, failure),) = answers(*messages(asked))
    assert answer == ""
    assert failure.endswith("Error")
    assert "the secret word" not in failure
    assert "choose" in failure


def test_every_kind_of_work_is_done_by_its_own_code() -> None:
    game = irrgarten.new("caminos", players=2, seed=1)
    review = ReviewPart(
        record=Play.read_record(game.record()),
        level="no such level",
        seconds=1.0,
        playouts=1,
        first=0,
        last=1,
    )
    kinds: dict[str, Work[Any]] = {
        "judged": review,
        "painted": Painting("no svg", Path("nowhere"), 1, 1),
        "read": Upload(7),  # type: ignore[arg-type]
    }
    for name, work in kinds.items():
        ((_, failure),) = answers(*messages(work))
        assert f"in {name}" in failure


def test_without_its_server_a_process_ends_and_complains_to_nobody() -> None:
    asked = b"".join(messages(known(registry.rules("magic_labyrinth"))))
    with Popen(
        [sys.executable, "-P", "-m", "irrgarten.server.workers", str(LIMIT), "0"],
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
