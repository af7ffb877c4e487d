"""What is left of a game is kept once it is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from irrgarten.server.replays import films_of
from irrgarten.store import Closed, Conflict, Store, Unwritable
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.ending import ending_of, packed
from irrgarten.tables.game import TableGame
from irrgarten.tables.rows import StoredTable


async def look_after(store: Store, kept: StoredTable, course: TableGame | Bygone | None) -> None:
    """Make up for what was not kept when the game ended. Raises Unwritable.

    A game that its rules do not continue is ended for good before anybody learns its secrets:
    those rules may come back.
    """
    if isinstance(course, Bygone) and kept.table.ended is None:
        await store.keep_ending(kept.table.table, None)
    elif isinstance(course, TableGame) and course.over and kept.ending is None:
        await keep(store, kept.table.table, course)


async def keep(store: Store, table: str, course: TableGame) -> None:
    """The game is over. What fails is made up for when the table is loaded again."""
    ending = ending_of(course, await films_of(course))
    kept = await asyncio.to_thread(packed, ending)
    with suppress(Unwritable, Conflict, Closed):
        await store.keep_ending(table, kept)
