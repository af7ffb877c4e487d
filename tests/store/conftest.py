"""Both kinds of database: what is true of one is true of the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest
from tests.servers.postgresql import PostgreSQLServer

from irrgarten.store import Data, Store


@pytest.fixture(params=["sqlite", "postgresql"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Data:
    """A place with nothing in it."""
    if request.param == "sqlite":
        return tmp_path / "house.db"
    return cast(PostgreSQLServer, request.getfixturevalue("postgresql")).database()


@pytest.fixture
async def store(data: Data) -> AsyncIterator[Store]:
    store = await Store.open(data)
    yield store
    await store.close()
