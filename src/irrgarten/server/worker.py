"""A process that does one piece of work after the other, as ``work`` describes it.

It ends with the server, even if that is killed, since its input ends then. Little of the server is
imported here, so that it starts quickly: ``python -m irrgarten.server.worker LIMIT POLITENESS``.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Iterator
from typing import Any, BinaryIO

from msgspec.structs import replace

from irrgarten.kernel.memory import Event
from irrgarten.server.work import Question, Work

#: Bots think in what time the server leaves them, and reviews are made when nobody else thinks.
POLITENESS, PATIENCE = 5, 19

#: Each message goes after its length.
LENGTH = struct.Struct(">I")

#: Events in one message: what was perceived in a long game is not packed in one go.
PART = 500

READY = "ready"


def packed(message: Any) -> bytes:
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def messages(work: Work[Any]) -> Iterator[bytes]:
    """Encode work for a process: without its events, these part by part, and an end."""
    perceived = work.perceived if isinstance(work, Question) else ()
    yield packed(replace(work, perceived=[], legal=[]) if isinstance(work, Question) else work)
    for start in range(0, len(perceived), PART):
        yield packed(perceived[start : start + PART])
    yield packed([])


def serve(asked: BinaryIO, answers: BinaryIO, limit: float) -> None:
    """Answer each piece of work, or tell how it failed, until no more comes."""
    _answer(answers, READY, "")
    while work := _message(asked):
        perceived: list[Event] = []
        while part := _message(asked):
            perceived += part
        # What hangs and has lost its server would hang for ever: the system ends it.
        signal.setitimer(signal.ITIMER_REAL, limit)
        try:
            if isinstance(work, Question):
                work = replace(work, perceived=perceived)
            answer, failure = work.answer(), ""
        except Exception as error:
            answer, failure = "", _where(error)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _answer(answers, answer, failure)


def _message(asked: BinaryIO) -> Any:
    """The next one; None where nothing more comes."""
    head = asked.read(LENGTH.size)
    return pickle.loads(asked.read(*LENGTH.unpack(head))) if head else None


def _where(error: Exception) -> str:
    """Where it failed and of what, but not its words: they might tell what is hidden."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def _answer(answers: BinaryIO, answer: Any, failure: str) -> None:
    answers.write(packed((answer, failure)))
    answers.flush()


def main() -> None:
    limit, politeness = sys.argv[1:]
    os.nice(int(politeness))
    # What a library might print must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.stdin.buffer, answers, float(limit))
    except BrokenPipeError:
        os._exit(1)  # the server has gone; there is nobody left to tell


if __name__ == "__main__":
    main()
