"""A PostgreSQL database before it is served from: looked at, tried out, refused in one sentence."""

from __future__ import annotations

import pytest
from tests.servers.postgresql import USER, PostgreSQLServer
from tests.servers.process import free_port

from irrgarten.store import Data, PostgreSQL, Unusable, address, claimed


def refusal(data: Data) -> str | None:
    try:
        with claimed(data):
            return None
    except Unusable as error:
        (line,) = str(error).splitlines()
        prefix = f"cannot keep games in {data}: "
        assert line.startswith(prefix)
        return line.removeprefix(prefix)


@pytest.fixture
def database(postgresql: PostgreSQLServer) -> PostgreSQL:
    return postgresql.database()


def change(server: PostgreSQLServer, database: PostgreSQL, statement: str) -> None:
    with server.connected(str(database.url.database)) as connection:
        connection.execute(statement.encode())


def test_several_servers_use_it_at_once(
    database: PostgreSQL, caplog: pytest.LogCaptureFixture
) -> None:
    with claimed(database):
        assert refusal(database) is None
    assert caplog.messages == []


def test_a_newer_one(database: PostgreSQL, postgresql: PostgreSQLServer) -> None:
    assert refusal(database) is None
    change(postgresql, database, "UPDATE alembic_version SET version_num = '9999'")
    assert refusal(database) == "it was written by a newer Irrgarten"


def test_one_of_somebody_else(database: PostgreSQL, postgresql: PostgreSQLServer) -> None:
    change(postgresql, database, "CREATE TABLE letters (letter text)")
    assert refusal(database) is None, "there is room for both"
    other = postgresql.database()
    change(postgresql, other, "CREATE TABLE tables (legs int)")
    assert refusal(other) == "it keeps something else"


def test_one_in_which_nobody_may_write(database: PostgreSQL, postgresql: PostgreSQLServer) -> None:
    assert refusal(database) is None
    change(postgresql, database, "CREATE ROLE guest LOGIN")
    guest = PostgreSQL(database.url.set(username="guest"))
    assert refusal(guest) == "permission denied for table alembic_version"
    name = database.url.database
    change(postgresql, database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert refusal(database) == "cannot execute UPDATE in a read-only transaction"


def test_one_that_cannot_write_every_name(postgresql: PostgreSQLServer) -> None:
    with postgresql.connected() as connection:
        connection.execute(b"CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    assert refusal(postgresql.address("latin")) == (
        "its encoding is LATIN1, and people have names in UTF8"
    )


def test_what_is_not_there(postgresql: PostgreSQLServer) -> None:
    assert (refusal(postgresql.address("nowhere")) or "").endswith(
        'database "nowhere" does not exist'
    )
    nobody = address.read(f"postgresql://{USER}:sesame@127.0.0.1:{free_port()}/house")
    said = refusal(nobody) or ""
    assert "Connection refused" in said
    assert "sesame" not in said + str(nobody)
    port = postgresql.port
    odd = address.read(f"postgresql://{USER}:sesame@127.0.0.1:{port}/house?colour=red")
    assert refusal(odd) == 'invalid connection option "colour"'
