"""A process that writes acts one after the other and says so: ``python -m tests.store.writing``."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

from irrgarten.kernel.record import Made
from irrgarten.store import Asked, Store
from irrgarten.store.asked import Outcome
from irrgarten.tables.draft import Writes
from irrgarten.tables.rows import SeatRow, TableRow


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


#: Columns of a game that begins.
BEGUN: dict[str, Any] = {"position": {"state": {}}}


async def commit(store: Store, table: str, revision: int = 0, ply: int = 0, **what: Any) -> None:
    """Store what a table decides. Raises Conflict, Unwritable, Unsure or Closed."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(outcome: Outcome) -> None:
        if done.done():
            return
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(None)

    store.commit([Asked(tell, writes=Writes(table, revision, ply, **what))])
    await done


async def add_acts(store: Store, table: str, ply: int, acts: Sequence[Made]) -> None:
    await commit(store, table, ply=ply, acts=tuple(acts))


async def write(data: Path) -> None:
    """Three acts in each write, so that a torn one would show."""
    store = await Store.open(data)
    await store.add(table("t"), SEATS)
    await commit(store, "t", columns=BEGUN)
    for number in count():
        acts = [Made(seat, f"{number}.{part}") for part, seat in enumerate((0, None, None))]
        await add_acts(store, "t", 3 * number, acts)
        print(number, flush=True)


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
