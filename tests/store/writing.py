"""A process that writes acts one after the other and says so: ``python -m tests.store.writing``."""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from pathlib import Path

from irrgarten.kernel.record import Made
from irrgarten.store import SeatRow, Store, TableRow


def table(name: str) -> TableRow:
    return TableRow(
        table=name,
        game="magic_labyrinth",
        version="1",
        options={"players": 2},
        given={"labyrinth": ["a1|b1"]},
        chain="c" * 64,
        link=3,
        host_hash="h" * 64,
        created="2026-01-01T00:00:00+00:00",
    )


SEATS = [SeatRow(seat=0, holder="person", name="Anna", secret_hash="s" * 64), SeatRow(seat=1)]


async def write(data: Path) -> None:
    """Three acts in each write, so that a torn one would show."""
    store = await Store.open(data)
    await store.add(table("t"), SEATS)
    await store.start("t", {"state": {}}, [])
    for number in count():
        acts = [Made(seat, f"{number}.{part}") for part, seat in enumerate((0, None, None))]
        await store.add_acts("t", 3 * number, acts)
        print(number, flush=True)


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
