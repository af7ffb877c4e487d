"""A process that thinks: it reads what a bot may know, and writes the act that it chose.

Or it reads a game that is over, and writes what it thinks of some of it; or a drawing, and writes
it as pixels. It ends with the server,
even if that is killed, since its input ends then. Nothing of the server is imported here, so that
such a process starts quickly: ``python -m irrgarten.server.worker LIMIT POLITENESS``.
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
from irrgarten.search.review import judged

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


def question(known: dict[str, Any], perceived: list[Event]) -> Iterator[bytes]:
    """What ``choose`` is to be asked: all that is known, the events part by part, and an end."""
    yield packed(known)
    for start in range(0, len(perceived), PART):
        yield packed(perceived[start : start + PART])
    yield packed([])


def work(asked: BinaryIO, answers: BinaryIO, limit: float) -> None:
    """Answer with what is thought, or with how that failed, until nothing more is asked."""
    _answer(answers, READY, "")
    while known := _message(asked):
        perceived: list[Event] = []
        while part := _message(asked):
            perceived += part
        # What hangs and has lost its server would hang for ever: the system ends it.
        signal.setitimer(signal.ITIMER_REAL, limit)
        try:
            answer, failure = _thought(known, perceived), ""
        except Exception as error:
            answer, failure = "", _where(error)
        signal.setitimer(signal.ITIMER_REAL, 0)
        _answer(answers, answer, failure)


def _thought(known: dict[str, Any], perceived: list[Event]) -> Any:
    if "record" in known:
        return judged(**known)
    if "svg" in known:
        from irrgarten.server.painting import painted  # bots need nothing of it

        return painted(**known)
    return choose(**known, perceived=perceived)


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
        work(sys.stdin.buffer, answers, float(limit))
    except BrokenPipeError:
        os._exit(1)  # the server has gone; there is nobody left to tell


if __name__ == "__main__":
    main()
