"""Opening a database: its connections, and its schema brought up to date."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, text

from irrgarten.store import postgresql
from irrgarten.store.address import Data

MIGRATIONS = Path(__file__).parent / "migrations"

#: WAL lets readers read while an act is written; FULL makes a commit survive a power cut.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

#: Writes nothing new, as durably as anything else: only that shows that it can be written.
TOUCH = text("UPDATE alembic_version SET version_num = version_num")


def engine_for(data: Data) -> Engine:
    """The engine of a database. A SQLite file is made if it is not there, for its owner alone."""
    if not isinstance(data, Path):
        return postgresql.engine_for(data)
    file = data.resolve()  # among other things, this makes a file of what SQLite calls :memory:
    _make(file)
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        hide_parameters=True,  # what is kept does not belong into logs
    )
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "begin", _on_begin)
    return engine


def _make(file: Path) -> None:
    """What SQLite puts beside a file gets the same mode; a file that is there keeps its own."""
    with suppress(FileExistsError):
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        os.fchmod(made, 0o600)
        os.close(made)


def _on_connect(connection: Any, _: Any) -> None:
    # The driver must not begin transactions by itself: it would begin none before a savepoint.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if options.get("isolation_level") == "AUTOCOMMIT":
        return  # every statement is a transaction
    if options.get("writes"):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("BEGIN")


def migrations_for(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def known_versions() -> set[str]:
    """The versions of the schema that can be brought up to date."""
    scripts = ScriptDirectory.from_config(migrations_for(None)).walk_revisions()
    return {script.revision for script in scripts}


def newest_version() -> str:
    head = ScriptDirectory.from_config(migrations_for(None)).get_current_head()
    assert head is not None
    return head


def migrate(engine: Engine, version: str = "head") -> None:
    """Bring the schema up to date, or to a version; one process at a time."""
    with engine.connect() as connection:
        connection.execution_options(writes=True)
        with connection.begin():
            if connection.dialect.name == "postgresql":
                postgresql.hold_schema(connection)
            command.upgrade(migrations_for(connection), version)
