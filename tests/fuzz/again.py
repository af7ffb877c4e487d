"""Kept cases tried again: ``python -m tests.fuzz.again FILE…`` names each before it tries it."""

from __future__ import annotations

import asyncio
import sys
import traceback
from pathlib import Path
from random import Random

from tests.fuzz import served, trying
from tests.fuzz.cases import Case, Fault, Figures, Sent, read
from tests.fuzz.sockets import Siege


async def fire_again(case: Sent) -> None:
    async with served.started() as server:
        siege = Siege(server, case.game, Random(0), Figures())
        siege.options = case.options
        await siege.again(case.frames)
        if alarm := server.alarm():
            raise Fault(alarm)


def attempt(case: Case) -> None:
    if isinstance(case, Sent):
        asyncio.run(fire_again(case))
    else:
        trying.attempt(case, Figures())


def main(files: list[str]) -> int:
    failed = 0
    for file in files:
        print(file, flush=True)
        try:
            attempt(read(Path(file).read_text(encoding="utf-8")))
        except Exception:
            traceback.print_exc()
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
