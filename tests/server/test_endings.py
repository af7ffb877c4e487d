"""What was not kept of a game that is over is made up for, once."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_table import kept, person, sat_down

from irrgarten.server import replays
from irrgarten.store import Closed, Store
from irrgarten.tables.bygone import Bygone


async def test_a_game_that_its_rules_do_not_continue_is_ended_for_good(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    async with sat_down(data, person(0), person(1)):
        assert (await kept(data)).table.ended is None
        store = await Store.open(data)
        await replays.look_after(store, await kept(data), Bygone(None, None))
        await store.close()
        assert (await kept(data)).table.ended is not None


async def test_nothing_is_written_where_that_is_known_already(tmp_path: Path) -> None:
    """So it can still be shown when nothing can be written any more."""
    data = tmp_path / "t.db"
    async with sat_down(data, person(0), person(1)):
        found = await kept(data)
    store = await Store.open(data)
    await store.close()
    with pytest.raises(Closed):
        await replays.look_after(store, found, Bygone(None, None))
    ended = replace(found, table=replace(found.table, ended="2026-01-01T00:00:00+00:00"))
    await replays.look_after(store, ended, Bygone(None, None))
