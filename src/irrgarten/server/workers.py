"""Processes that do one piece of work after the other, as ``work`` describes it.

``Worker`` is such a process as the server sees it; ``main`` is the process itself. It ends with the
server, even if that is killed, since its input ends then.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import struct
import sys
import traceback
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterator
from typing import Any, BinaryIO, TypeVar, cast

from msgspec.structs import replace

from irrgarten.kernel.memory import Event
from irrgarten.server.work import Question, Work

A = TypeVar("A")

#: Bots think in what time the server leaves them, and reviews are made when nobody else thinks.
POLITENESS, PATIENCE = 5, 19

#: Each message goes after its length.
LENGTH = struct.Struct(">I")

#: Events in one message: what was perceived in a long game is not packed in one go.
PART = 500

READY = "ready"

#: Seconds that a process may take to start, on a busy machine.
STARTING = 60


class Lost(Exception):
    """The process ended before it answered, or was ended because it took too long."""


class Failed(Exception):
    """The work raised an exception; this is where, and of which type."""


class Worker:
    """A process that is started when it is needed, and anew whenever it was lost."""

    def __init__(self, limit: float, politeness: int = POLITENESS) -> None:
        self._limit = limit
        self._politeness = politeness
        self._process: Process | None = None

    async def do(self, work: Work[A]) -> A:
        """Return the answer of ``work``. Raises Lost or Failed."""
        process = self._process or await self.start()
        answer, failure = await self._within(self._limit, _asked(process, work))
        if failure:
            raise Failed(failure)
        return cast(A, answer)

    async def start(self) -> Process:
        # Ctrl-C reaches the whole group of the server, so these have sessions of their own.
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "irrgarten.server.workers"),
            *(str(2 * self._limit), str(self._politeness)),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,
        )
        ready, _ = await self._within(STARTING, _answer(self._process))
        assert ready == READY
        return self._process

    async def _within(self, limit: float, answer: Any) -> tuple[Any, str]:
        try:
            async with asyncio.timeout(limit):
                told: tuple[Any, str] = await answer
                return told
        except TimeoutError:
            await self.end()
            raise Lost(f"it took more than {limit:g} seconds") from None
        except (OSError, EOFError):
            await self.end()
            raise Lost("it ended") from None
        except BaseException:  # nobody waits for its answer, so it must not come
            await self.end()
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _asked(process: Process, work: Work[Any]) -> tuple[Any, str]:
    assert process.stdin is not None
    for message in messages(work):
        if process.stdin.is_closing():  # uvloop would not take it for the end of a process
            raise EOFError
        process.stdin.write(message)
        await process.stdin.drain()
        await asyncio.sleep(0)  # others may want something in between
    return await _answer(process)


async def _answer(process: Process) -> tuple[Any, str]:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH.size)
    answer: tuple[Any, str] = pickle.loads(await process.stdout.readexactly(*LENGTH.unpack(head)))
    return answer


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
    _reply(answers, READY, "")
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
        _reply(answers, answer, failure)


def _message(asked: BinaryIO) -> Any:
    """The next one; None where nothing more comes."""
    head = asked.read(LENGTH.size)
    return pickle.loads(asked.read(*LENGTH.unpack(head))) if head else None


def _where(error: Exception) -> str:
    """Where it failed and of what, but not its words: they might tell what is hidden."""
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def _reply(answers: BinaryIO, answer: Any, failure: str) -> None:
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
