"""The command as a host starts it, in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.process import TREE
from tests.server.running import PATIENCE, House, clients


@asynccontextmanager
async def serving(data: Path, log: Path, *flags: str) -> AsyncIterator[tuple[House, int]]:
    """The house it serves, and its process; in the end it is stopped, and stops in order."""
    words = ["--port", "0", "--no-open", "--json", "--pace", "0", "--workers", "1", *flags]
    with log.open("wb") as stderr:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "irrgarten", "--data", str(data), *words),
            cwd=TREE,
            stdout=asyncio.subprocess.PIPE,
            stderr=stderr,
            env={**os.environ, "IRRGARTEN_LIMITS_REQUESTS_BURST": "100000"},
        )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(PATIENCE):
            told = json.loads(await process.stdout.readline())
        async with clients(int(told["addresses"][0].rpartition(":")[2].strip("/"))) as house:
            yield house, process.pid
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
