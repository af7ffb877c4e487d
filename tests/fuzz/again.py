"""Kept cases tried again: ``python -m tests.fuzz.again FILE…`` names each before it tries it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random

from tests.fuzz import served, trying
from tests.fuzz.cases import Fault, Figures, Requested, Sent, read
from tests.fuzz.evenings import Evening
from tests.fuzz.sockets import Siege


async def fire_again(cases: Iterable[tuple[str, Sent | Requested]]) -> None:
    """Frames and requests, one case after the other, at tables and tournaments of one server."""
    async with served.started() as server:
        for name, case in cases:
            print(name, flush=True)
            if isinstance(case, Requested):
                await Evening(server, Random(0), Figures()).again(case)
            else:
                siege = Siege(server, case.game, Random(0), Figures())
                siege.options, siege.clock = case.options, case.clock
                await siege.again(case.frames)
            if alarm := server.alarm():
                raise Fault(alarm)


def main(files: list[str]) -> None:
    cases = {file: read(Path(file).read_text(encoding="utf-8")) for file in files}
    sent = [(file, case) for file, case in cases.items() if isinstance(case, Sent | Requested)]
    for file, case in cases.items():
        if not isinstance(case, Sent | Requested):
            print(file, flush=True)
            trying.attempt(case, Figures())
    if sent:
        asyncio.run(fire_again(sent))


if __name__ == "__main__":
    main(sys.argv[1:])
