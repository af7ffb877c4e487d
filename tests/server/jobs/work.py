"""A real worker at a bus, which can be killed: ``python -m tests.server.jobs.work BUS``.

``--limit`` is the time of a thought, ``--alive`` for how long one sign of life counts: nobody takes
a worker for dead because the machine is busy, unless a test is about that. ``--other-rules`` makes
it one that plays otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import mkstemp

from tests.server.process import TREE, children
from tests.server.running import PATIENCE

from irrgarten import registry
from irrgarten.bus import Redis
from irrgarten.bus import address as bus_address
from irrgarten.server.jobs import queue

#: Seconds that a thought may take: longer than another worker needs to start on a busy machine.
LONG = 300.0

#: Options of a worker that is taken for dead as soon as any other.
MORTAL = ("--alive", str(queue.GONE))


class Worker:
    def __init__(self, process: subprocess.Popen[bytes], bus: Redis, log: Path) -> None:
        self._process = process
        self.bus = bus
        self._log = log
        #: The processes in which it thinks.
        self.hands = children(process.pid)

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    @property
    def thoughts(self) -> int:
        """How often it has thought to the end."""
        return self.log.count("a job 'choose' was answered")

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def send(self, what: signal.Signals) -> None:
        self._process.send_signal(what)

    def send_to_hands(self, what: signal.Signals) -> None:
        self.hands |= children(self._process.pid)
        for hand in filter(_is_hand, self.hands):
            os.kill(hand, what)

    def kill(self) -> None:
        """At once, as by ``kill -9``."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """As a system stops it; its exit code."""
        self._process.terminate()
        return self._process.wait(PATIENCE)

    def clear_away(self) -> None:
        if self.runs:
            self.hands |= children(self._process.pid)
            self.kill()
        assert self._process.stdout is not None
        self._process.stdout.close()
        for hand in filter(_is_hand, self.hands):  # one that was stopped does not end by itself
            os.kill(hand, signal.SIGKILL)


@contextmanager
def working(bus: Redis, folder: Path, *options: str) -> Iterator[Worker]:
    """A worker that waits for jobs."""
    stderr, log = mkstemp(".log", "worker", folder)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.jobs.work", bus.url, *options],
        cwd=TREE,
        stdout=subprocess.PIPE,
        stderr=stderr,
    )
    os.close(stderr)
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == b"ready\n"
    finally:
        worker = Worker(process, bus, Path(log))
    try:
        yield worker
    finally:
        worker.clear_away()


@asynccontextmanager
async def hired(bus: Redis, folder: Path, *options: str) -> AsyncIterator[Worker]:
    """The same for a test in which others act meanwhile."""
    context = working(bus, folder, *options)
    worker = await asyncio.to_thread(context.__enter__)
    try:
        yield worker
    finally:
        await asyncio.to_thread(worker.clear_away)


def _is_hand(pid: int) -> bool:
    try:
        return b"irrgarten.server.workers" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("bus")
    parser.add_argument("--hands", type=int, default=1)
    parser.add_argument("--limit", type=float, default=LONG)
    parser.add_argument("--alive", type=int, default=60)
    parser.add_argument("--other-rules", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    from irrgarten.server.jobs.working import Working

    args = _arguments()
    logging.basicConfig(level=logging.DEBUG)  # whatever could be written is written
    queue.GONE = args.alive
    if args.other_rules:
        type(registry.rules("magic_labyrinth")).version = "of next year"

    async def work() -> None:
        worker = Working(bus_address.read(args.bus), args.hands, args.limit)
        await worker.work(lambda: print("ready", flush=True))

    asyncio.run(work())
