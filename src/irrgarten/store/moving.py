"""All that is kept in one place, into another. What is there already is compared, never changed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, Engine, MetaData

from irrgarten.store import postgresql
from irrgarten.store.address import Data
from irrgarten.store.claim import claimed, looked_at, try_out
from irrgarten.store.copying import (
    Counts,
    Progress,
    besides,
    contents,
    number_of_tables,
    pages,
    tournament_pages,
    write,
    write_besides,
)
from irrgarten.store.database import engine_for
from irrgarten.store.faults import told_as
from irrgarten.store.schema import metadata
from irrgarten.store.visiting import DataError, faults_of, version_at

#: Seconds for which a connection may take to be closed.
CLOSING = 3


class Moved(Struct):
    """What is in both places now, and how many of its tables were new in the second."""

    counts: Counts
    new: int


class Copy:
    """From one database into another; ``there`` and ``here`` name them in what goes wrong."""

    def __init__(
        self, source: Connection, target: Engine, here: Data, there: Data, schema: MetaData
    ) -> None:
        self._source = source
        self._target = target
        self._here = here
        self._there = there
        self._schema = schema

    def refuse_others(self, progress: Progress) -> None:
        """Raises DataError for a table that is there already and is not the same."""
        self._compare("is there already, and is not the same", progress, missing=True)

    def make(self, progress: Progress) -> int:
        """Whatever is missing; how many tables that were."""
        new = done = 0
        total = self._total()
        for page in self._pages():
            with told_as(faults_of(self._here)):
                ours = contents(self._source, self._schema, page)
            with told_as(faults_of(self._there)), self._target.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    theirs = contents(connection, self._schema, page)
                    lacking = [ours[name] for name in page if name not in theirs]
                    write(connection, self._schema, lacking)
            new += len(lacking)
            done += len(page)
            progress(done, total)
        self._make_tournaments()
        self._make_besides()
        return new

    def _make_besides(self) -> None:
        ours = besides(self._source, self._schema)
        with told_as(faults_of(self._there)), self._target.connect() as connection:
            connection.execution_options(writes=True)
            with connection.begin():
                theirs = besides(connection, self._schema)
                lacking = {key: row for key, row in ours.items() if key not in theirs}
                write_besides(connection, self._schema, lacking)

    def _compare_besides(self, fault: str, missing: bool) -> None:
        with told_as(faults_of(self._there)), self._target.connect() as connection:
            theirs = besides(connection, self._schema)
        for key, row in besides(self._source, self._schema).items():
            if theirs.get(key, row if missing else None) != row:
                kind = "key" if key[0] == "vapid_keys" else "subscription"
                raise DataError(self._there, f"a {kind} {fault}")

    def _make_tournaments(self) -> None:
        for page in tournament_pages(self._source, self._schema):
            ours = contents(self._source, self._schema, page, "tournament")
            with told_as(faults_of(self._there)), self._target.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    theirs = contents(connection, self._schema, page, "tournament")
                    lacking = [ours[name] for name in page if name not in theirs]
                    write(connection, self._schema, lacking, "tournament")

    def check(self, progress: Progress) -> Counts:
        """All there is, compared once more. Raises DataError."""
        return self._compare("did not arrive as it is", progress, missing=False)

    def _compare(self, fault: str, progress: Progress, *, missing: bool) -> Counts:
        counts, done, total = Counts(), 0, self._total()
        for page in self._pages():
            with told_as(faults_of(self._there)), self._target.connect() as connection:
                theirs = contents(connection, self._schema, page)
            with told_as(faults_of(self._here)):
                ours = contents(self._source, self._schema, [*theirs] if missing else page)
            for name, content in ours.items():
                if theirs.get(name) != content:
                    raise DataError(self._there, f"table {name} {fault}")
                counts.add(content)
            done += len(page)
            progress(done, total)
        self._compare_tournaments(fault, missing)
        self._compare_besides(fault, missing)
        return counts

    def _compare_tournaments(self, fault: str, missing: bool) -> None:
        for page in tournament_pages(self._source, self._schema):
            with told_as(faults_of(self._there)), self._target.connect() as connection:
                theirs = contents(connection, self._schema, page, "tournament")
            names = [*theirs] if missing else page
            for name, content in contents(self._source, self._schema, names, "tournament").items():
                if theirs.get(name) != content:
                    raise DataError(self._there, f"tournament {name} {fault}")

    def _total(self) -> int:
        with told_as(faults_of(self._here)):
            return number_of_tables(self._source, self._schema)

    def _pages(self) -> Iterator[list[str]]:
        with told_as(faults_of(self._here)):
            yield from pages(self._source, self._schema)


@contextmanager
def at_one_moment(engine: Engine) -> Iterator[Connection]:
    """A connection that sees everything as it is now, for as long as it takes."""
    elsewhere = engine.dialect.name == "postgresql"
    how = {"isolation_level": "REPEATABLE READ"} if elsewhere else {}
    with engine.connect().execution_options(**how) as connection, connection.begin():
        if elsewhere:
            postgresql.take_time(connection)
        yield connection


def move(source: Data, target: Data, progress: Progress) -> Moved:
    """Raises DataError, or Unusable; tables that have arrived by then stay."""
    version_at(source)
    if _resolved(source) == _resolved(target):
        raise DataError(target, "that is where everything is already")
    with ExitStack() as stack:
        stack.enter_context(looked_at(source))
        stack.enter_context(claimed(target))
        try_out(source)  # only once all else is well is it changed, if it is old
        engines = [stack.enter_context(_alone(data)) for data in (source, target)]
        with told_as(faults_of(source)):
            reading = stack.enter_context(at_one_moment(engines[0]))
        copy = Copy(reading, engines[1], source, target, metadata)
        copy.refuse_others(_part(progress, 0))
        new = copy.make(_part(progress, 1))
        return Moved(copy.check(_part(progress, 2)), new)


def _part(progress: Progress, number: int) -> Progress:
    """How far all three parts are while one of them goes on."""
    return lambda done, total: progress(number * total + done, 3 * total)


def _resolved(data: Data) -> Data:
    return data.resolve() if isinstance(data, Path) else data


def _check_unused(data: Data, engine: Engine) -> None:
    """What has just been closed, by ourselves among others, may still be listed for a moment."""
    until = time.monotonic() + CLOSING
    with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
        while postgresql.others_use(connection):
            if time.monotonic() > until:
                raise DataError(data, "a server is using it")
            time.sleep(0.05)


@contextmanager
def _alone(data: Data) -> Iterator[Engine]:
    """A file is held; of a database it is seen whether anybody else uses it."""
    engine = engine_for(data)
    try:
        if not isinstance(data, Path):
            with told_as(faults_of(data)):
                _check_unused(data, engine)
        yield engine
    finally:
        engine.dispose()
