"""Connections to a SQLite file: who may read it, and what is written together or not at all."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from irrgarten.store.database import engine_for

ADDED = text("INSERT INTO guests VALUES ('Anna')")
COUNTED = text("SELECT count(*) FROM guests")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = engine_for(tmp_path / "house.db")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE guests (name TEXT)"))
    yield engine
    engine.dispose()


def count(engine: Engine) -> object:
    with engine.connect() as connection:
        return connection.execute(COUNTED).scalar_one()


@pytest.mark.parametrize("writes", [True, False])
def test_what_is_broken_off_has_not_been_written(engine: Engine, writes: bool) -> None:
    told = engine.execution_options(writes=writes)
    with told.connect() as connection:
        connection.execute(ADDED)
        connection.rollback()
    assert count(engine) == 0


def test_at_once_is_at_once(engine: Engine) -> None:
    with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(ADDED)
        assert count(engine) == 1


def test_whatever_is_masked_the_owner_may_read_and_write(tmp_path: Path) -> None:
    before = os.umask(0o277)
    try:
        engine_for(tmp_path / "house.db").dispose()
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "house.db").stat().st_mode) == 0o600
