"""Server processes that are measured, and what the system tells of them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from msgspec import Struct

HERE = Path(__file__).resolve().parents[2]


class Served(Struct, frozen=True):
    """A server process, and the kilobytes that it had before anybody came."""

    port: int
    pid: int
    memory: float


class Worked(Struct, frozen=True):
    """Seconds of the processor that servers have had, and how many of them their loops had."""

    all: float
    loop: float

    def since(self, before: Worked) -> Worked:
        return Worked(self.all - before.all, self.loop - before.loop)


@contextmanager
def serving(
    tree: Path, *words: str, number: int = 1, share: float | None = None
) -> Iterator[list[Served]]:
    """So many processes of one house, a module of the tree and its arguments; each says its port.

    With a ``share`` none has more than that part of a processor.
    """
    command = [f"{tree}/.venv/bin/python", "-m", *words]
    processes: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(number):
            processes.append(subprocess.Popen(command, cwd=tree, stdout=subprocess.PIPE))
        ports = [int(one.stdout.readline()) for one in processes if one.stdout is not None]
        pids = [one.pid for one in processes]
        with ExitStack() as stack:
            if share is not None:
                stack.enter_context(_rationed(share, pids))
            yield [Served(port, pid, memory(pid)) for port, pid in zip(ports, pids, strict=True)]
    finally:
        for one in processes:
            one.send_signal(signal.SIGKILL)
            one.wait()


@contextmanager
def _rationed(share: float, pids: Sequence[int]) -> Iterator[None]:
    """In a process of its own, which nobody who measures waits for."""
    command = [sys.executable, "-m", "tests.bench.rations", str(share), *map(str, pids)]
    with subprocess.Popen(command, cwd=HERE) as rations:
        try:
            yield
        finally:
            rations.terminate()


def memory(pid: int) -> float:
    """Kilobytes that a process has in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def seconds_of(pid: int) -> float:
    """What a process has had of the processor: Linux gives each a clock of its own."""
    return time.clock_gettime(~pid << 3 | 2)


def worked(houses: Sequence[Served]) -> Worked:
    """A server's loop is its first thread."""
    loops = [Path(f"/proc/{one.pid}/task/{one.pid}/schedstat").read_text() for one in houses]
    return Worked(
        all=sum(seconds_of(one.pid) for one in houses),
        loop=sum(int(loop.split()[0]) for loop in loops) / 1e9,
    )
