"""What is left of a game is kept once it is over."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from irrgarten.server.bygone import Bygone
from irrgarten.server.course import Course
from irrgarten.server.ending import ending_of, packed
from irrgarten.server.replays import films_of
from irrgarten.store import Closed, Conflict, Kept, Store, Unwritable


async def look_after(store: Store, kept: Kept, course: Course | Bygone | None) -> None:
    """Make up for what was not kept when the game ended. Raises Unwritable.

    A game that its rules do not continue is ended for good before anybody learns its secrets:
    those rules may come back.
    """
    if isinstance(course, Bygone) and kept.table.ended is None:
        await store.keep_ending(kept.table.table, None)
    elif isinstance(course, Course) and course.over and kept.ending is None:
        await keep(store, kept.table.table, course)


async def keep(store: Store, table: str, course: Course) -> None:
    """The game is over. What fails is made up for when the table is loaded again."""
    ending = ending_of(course, await films_of(course))
    kept = await asyncio.to_thread(packed, ending)
    with suppress(Unwritable, Conflict, Closed):
        await store.keep_ending(table, kept)
