"""A server to be fired at, as a process of its own: ``python -m tests.fuzz.served FILE``."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
from msgspec.structs import replace
from tests.server.process import TREE
from tests.server.running import PATIENCE, WIDE, House, clients

from irrgarten.search import hints
from irrgarten.server.serve import serve
from irrgarten.server.settings import Rate

#: Few tables rest in memory, so that what grows is seen soon; whoever fires may be slow.
LIMITS = replace(WIDE, resting=8, waiting_bytes=1 << 30, join=600, hints=Rate(1e9, 1e9))

#: What a log must not hold.
ALARMS = ("Traceback", "runtime error", "Segmentation", "Fatal Python error")


class Served:
    """The process, its data file and its log."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path, house: House) -> None:
        self._process = process
        self._log = folder / "log"
        self.data = folder / "house.db"
        self.house = house

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace")

    def alarm(self) -> str | None:
        """What the log says that it must not say."""
        log = self.log
        found = [log.find(word) for word in ALARMS if word in log]
        return log[min(found) :][:3000] if found else None

    async def stands(self) -> bool:
        """Whether it still answers; one that does not is ended."""
        with suppress(httpx.HTTPError):
            answer = await self.house.http.get("/api/health")
            return answer.status_code == 200
        await self.kill()
        return False

    async def kill(self) -> None:
        if self.alive:
            self._process.kill()
        await self._process.wait()


@asynccontextmanager
async def started() -> AsyncIterator[Served]:
    with tempfile.TemporaryDirectory(prefix="irrgarten-fuzz-") as name:
        folder = Path(name)
        with (folder / "log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.fuzz.served",
                str(folder / "house.db"),
                cwd=TREE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(2 * PATIENCE):
                port = int(await process.stdout.readline())
            async with clients(port) as house:
                yield Served(process, folder, house)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * 4096


if __name__ == "__main__":
    # What is thought of a position is tested elsewhere; here it is to be answered often.
    hints.LEVEL = "beginner"
    serve(
        port=0,
        data=Path(sys.argv[1]),
        pace=0,
        limits=LIMITS,
        ready=lambda _, port: print(port, flush=True),
    )
