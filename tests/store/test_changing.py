"""Whether what was asked for stands, when its answer was lost."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from tests.store.writing import SEATS, table

from irrgarten.store import Store, changing
from irrgarten.store.schema import tables


async def test_what_stands_stands_at_that_table(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "house.db")
    await store.add(replace(table("t"), revision=4), SEATS)
    await store.add(replace(table("u"), revision=7), SEATS)
    with store._reading.connect() as connection:
        assert connection.scalar(changing.stands("t")) == 4
        assert connection.scalar(changing.stands("u", tables.c.revision == 7)) == 7
        assert connection.scalar(changing.stands("u", tables.c.revision == 4)) is None
        assert connection.scalar(changing.stands("v")) is None
    await store.close()
