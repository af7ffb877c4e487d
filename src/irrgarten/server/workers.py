"""The processes of ``worker``, as the server holds them: one piece of work at a time in each."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, TypeVar, cast

from irrgarten.server.work import Work
from irrgarten.server.worker import LENGTH, POLITENESS, READY, messages

A = TypeVar("A")

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
            *(sys.executable, "-P", "-m", "irrgarten.server.worker"),
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
