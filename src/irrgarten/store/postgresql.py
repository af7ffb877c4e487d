"""Connections to a PostgreSQL server: what they insist on, and how long they wait for it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, ExceptionContext, create_engine, event, text

from irrgarten.store.address import PostgreSQL

#: Seconds after which a server that does not answer counts as away.
CONNECT = 3
STATEMENT = 5

#: Connections of one process that read; one more writes.
READERS = 8

#: What a server says about a connection is believed after so many seconds of silence.
TCP = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 1000 * STATEMENT,
}

#: A commit is durable when it is answered, whatever the server is used to; more may be asked there.
DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'"""

OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND application_name = 'irrgarten' AND pid <> pg_backend_pid()"
)

#: Whoever holds it brings the schema up to date. Its number only has to be nobody else's.
SCHEMA = 0x6972726761727465


def engine_for(data: PostgreSQL) -> Engine:
    engine = create_engine(
        data.url,
        hide_parameters=True,  # what is kept does not belong into logs
        pool_pre_ping=True,
        pool_size=READERS,
        max_overflow=0,
        pool_timeout=STATEMENT,
        connect_args={
            "connect_timeout": CONNECT,
            "application_name": "irrgarten",
            **TCP,
            **data.url.query,
        },
    )
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "handle_error", _on_error)
    return engine


def _on_connect(connection: Any, _: Any) -> None:
    before, connection.autocommit = connection.autocommit, True
    milliseconds = 1000 * STATEMENT
    connection.execute(f"SET statement_timeout = {milliseconds}")
    connection.execute(f"SET idle_in_transaction_session_timeout = {2 * milliseconds}")
    connection.execute(DURABLE)
    connection.autocommit = before


def _on_error(context: ExceptionContext) -> None:
    """The details of an error are the row itself, with what is nobody's business."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = (str(error.args[0] if error.args else error).partition("\n")[0],)


def take_time(connection: Connection) -> None:
    """Until the transaction ends; however long it takes."""
    connection.execute(text("SET LOCAL statement_timeout = 0"))
    connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def others_use(connection: Connection) -> bool:
    """Whether somebody else of this house is connected, as far as one may see that."""
    return bool(connection.scalar(OTHERS))


def hold_schema(connection: Connection) -> None:
    take_time(connection)
    connection.execute(text("SELECT pg_advisory_xact_lock(:schema)"), {"schema": SCHEMA})
