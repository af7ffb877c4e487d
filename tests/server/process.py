"""A real server process, which can be killed: ``python -m tests.server.process FILE PORT``."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.house import PATIENCE, WIDE, House, clients

from irrgarten.server.serve import serve

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
        self._process.send_signal(signal.SIGTERM)
        return await self._process.wait()


@asynccontextmanager
async def started(data: Path, port: int = 0) -> AsyncIterator[Process]:
    """Port 0 takes a free one; a server that comes back needs the one it had."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.process",
        str(data),
        str(port),
        cwd=TREE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
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


def _ready(port: int) -> None:
    print(port, flush=True)


if __name__ == "__main__":
    serve(port=int(sys.argv[2]), data=Path(sys.argv[1]), pace=0, limits=WIDE, ready=_ready)
