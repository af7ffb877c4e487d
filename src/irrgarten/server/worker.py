"""A bot's process: it reads what a bot may know, thinks, and writes the act it chose.

It ends with the server, even if that is killed, since its input ends then. Nothing of the server
is imported here, so that such a process starts quickly: ``python -m irrgarten.server.worker``.
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

from irrgarten.kernel.memory import Event
from irrgarten.search.player import choose

#: Bots think in what time the server leaves them.
POLITENESS = 5

#: Each message goes after its length.
LENGTH = struct.Struct(">I")

#: Events in one message: what was perceived in a long game is not packed in one go.
PART = 500

READY = "ready"


def packed(message: Any) -> bytes:
    body = pickle.dumps(message)
    return LENGTH.pack(len(body)) + body


def question(known: dict[str, Any], perceived: list[Event]) -> Iterator[bytes]:
    """What ``choose`` is to be asked: all that is known, the events part by part, and an end."""
    yield packed(known)
    for start in range(0, len(perceived), PART):
        yield packed(perceived[start : start + PART])
    yield packed([])


def work(asked: BinaryIO, answers: BinaryIO, limit: float) -> None:
    """Answer with the act, or with how choosing it failed, until nothing more is asked."""
    _answer(answers, READY, "")
    while known := _message(asked):
        perceived: list[Event] = []
        while part := _message(asked):
            perceived += part
        # What hangs and has lost its server would hang for ever: the system ends it.
        signal.setitimer(signal.ITIMER_REAL, limit)
        try:
            act, failure = choose(**known, perceived=perceived), ""
        except Exception as error:
            act, failure = "", _where(error)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _answer(answers, act, failure)


def _message(asked: BinaryIO) -> Any:
    """The next one; None where nothing more comes."""
    head = asked.read(LENGTH.size)
    return pickle.loads(asked.read(*LENGTH.unpack(head))) if head else None


def _where(error: Exception) -> str:
    """Where it failed and of what, but not its words: they might tell what is hidden."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def _answer(answers: BinaryIO, act: str, failure: str) -> None:
    answers.write(packed((act, failure)))
    answers.flush()


def main() -> None:
    os.nice(POLITENESS)
    # What a library might print must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        work(sys.stdin.buffer, answers, float(sys.argv[1]))
    except BrokenPipeError:
        os._exit(1)  # the server has gone; there is nobody left to tell


if __name__ == "__main__":
    main()
