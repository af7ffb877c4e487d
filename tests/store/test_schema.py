"""What the tables are declared to be is what the migrations have made of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import CheckConstraint, Connection, ForeignKeyConstraint, MetaData, Table

from irrgarten.store import Data
from irrgarten.store.database import engine_for, migrate
from irrgarten.store.schema import metadata


@pytest.fixture
def connection(data: Data) -> Iterator[Connection]:
    engine = engine_for(data)
    migrate(engine)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def told(table: Table) -> dict[str, object]:
    """Return the keys, constraints and indexes of a table, by name."""
    constraints = table.constraints
    refers = [one for one in constraints if isinstance(one, ForeignKeyConstraint)]
    return {
        "key": (table.primary_key.name, [column.name for column in table.primary_key]),
        "refers": sorted((str(one.name), *one.column_keys) for one in refers),
        "checks": sorted(str(one.name) for one in constraints if isinstance(one, CheckConstraint)),
        "indexes": sorted((str(one.name), *one.columns.keys()) for one in table.indexes),
    }


@pytest.mark.parametrize("table", list(metadata.tables))
def test_keys_and_constraints_are_those_of_the_schema(connection: Connection, table: str) -> None:
    made = MetaData()
    made.reflect(connection)
    assert told(metadata.tables[table]) == told(made.tables[table])


def test_so_is_what_a_column_holds_of_itself(connection: Connection) -> None:
    compared = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=compared)
    assert compare_metadata(context, metadata) == []
