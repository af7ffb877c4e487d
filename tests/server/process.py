"""A real server process, which can be killed: ``python -m tests.server.process DATA PORT``.

``--bus`` names the Redis by which several tell each other; ``--usual`` keeps the limits of a server
at large; ``--files N`` lets it have so many files open, ``--review`` is the time for a review,
``--waiting`` for who waits in the lobby.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

from tests.server.running import PATIENCE, WIDE, House, clients

from irrgarten.search.review import SECONDS
from irrgarten.server import reviews
from irrgarten.server.reached import Reached
from irrgarten.server.serve import serve
from irrgarten.server.settings import Limits
from irrgarten.store import Data
from irrgarten.terminal import address

#: Seconds: all that a server needs is loaded first, on a machine that has other things to do.
STARTS_WITHIN = 4 * PATIENCE

TREE = Path(__file__).resolve().parent.parent.parent


class Process:
    """The process, and the house it serves."""

    def __init__(self, process: asyncio.subprocess.Process, house: House) -> None:
        self._process = process
        self.house = house

    @property
    def pid(self) -> int:
        return self._process.pid

    async def kill(self) -> None:
        """At once, as by ``kill -9``: nothing is finished or tidied up."""
        self._process.kill()
        await self._process.wait()

    async def stop(self) -> int:
        """As a person or a system stops a server; its exit code."""
        self.terminate()
        return await self.ended()

    def terminate(self) -> None:
        self._process.send_signal(signal.SIGTERM)

    async def ended(self) -> int:
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()


@asynccontextmanager
async def started(
    data: Data, port: int = 0, *options: str, log: Path | None = None
) -> AsyncIterator[Process]:
    """Port 0 takes a free one; a server that comes back needs the one it had."""
    with log.open("wb") if log else nullcontext() as stderr:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.server.process",
            str(data),
            str(port),
            *options,
            cwd=TREE,
            stdout=asyncio.subprocess.PIPE,
            stderr=stderr,
        )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(STARTS_WITHIN):
            port = int(await process.stdout.readline())
        async with clients(port) as house:
            yield Process(process, house)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def children(pid: int) -> set[int]:
    """The processes that the main thread of another has started."""
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def _ready(_: Reached, port: int) -> None:
    print(port, flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=address.data)
    parser.add_argument("port", type=int)
    parser.add_argument("--bus", type=address.bus)
    parser.add_argument("--usual", action="store_true")
    parser.add_argument("--files", type=int)
    parser.add_argument("--review", type=float, default=SECONDS)
    parser.add_argument("--waiting", type=int, default=45)
    return parser.parse_args()


if __name__ == "__main__":
    args = _arguments()
    if args.files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (args.files, args.files))
    limits = Limits() if args.usual else WIDE
    vars(reviews)["PATIENCE"] = 0  # a test waits for it, on a machine that has other things to do
    serve(
        port=args.port,
        data=args.data,
        bus=args.bus,
        pace=0,
        limits=limits,
        review=args.review,
        waiting=args.waiting,
        ready=_ready,
    )
