"""One thread writes for everybody: what waits is committed together; each write may fail alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Engine

from irrgarten.store.asked import (
    Asked,
    Call,
    Called,
    Closed,
    Outcome,
    Row,
    Stands,
    Write,
)
from irrgarten.store.faults import Unsure, Unwritable
from irrgarten.store.postgresql_writing import OnPostgreSQL
from irrgarten.store.sqlite_writing import OnSQLite
from irrgarten.store.steps import Steps, take

log = logging.getLogger(__name__)

#: Writes in one transaction at most.
GROUP = 256

#: Seconds after which who asked is told, should the database not answer at all.
PATIENCE = 10
SILENCE = "the database does not answer"
#: Seconds for which what waits is still written when the store is closed.
FAREWELL = 4


class Writer:
    """Every write is durable when it returns.

    Raises Conflict if another write stands against it, Unwritable if none succeeds.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._elsewhere = engine.dialect.name == "postgresql"
        self._way = OnPostgreSQL(engine) if self._elsewhere else OnSQLite(engine)
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._closed = False
        self._failing = False
        self._thread.start()

    async def write(self, write: Write, stands: Stands | None = None) -> int | None:
        """Anything but acts; ``stands`` finds what it makes, should the answer be lost."""
        done = self._loop.create_future()
        return await self._ask(Asked(done, write=write, stands=stands), done)

    async def add_acts(self, rows: Sequence[Row]) -> None:
        """Acts of one table, all or none."""
        done = self._loop.create_future()
        await self._ask(Asked(done, rows), done)

    def add_acts_and_call(self, rows: Sequence[Row], call: Call) -> None:
        """The same; ``call`` is told of what else would be raised, or of None. Raises Closed.

        What it still has to do is done in step with all others of its group.
        """
        if self._closed:
            raise Closed
        done = Called(call)
        if self._elsewhere:
            silence = Unsure(SILENCE)
            done.late = self._loop.call_later(PATIENCE, done.give_up, silence)
        self._waiting.put(Asked(done, rows))

    async def _ask(self, asked: Asked, done: asyncio.Future[int | None]) -> int | None:
        if self._closed:
            raise Closed
        self._waiting.put(asked)
        if not self._elsewhere:
            return await done
        try:
            return await asyncio.wait_for(asyncio.shield(done), PATIENCE)
        except TimeoutError:
            done.cancel()
            raise Unsure(SILENCE) from None

    async def close(self) -> None:
        """Writes what waits, then ends."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        patience = FAREWELL if self._elsewhere else None
        await asyncio.to_thread(self._thread.join, patience)

    # -- in the thread ---------------------------------------------------------
    def _run(self) -> None:
        last = False
        while not last:
            group = [self._waiting.get()]
            while len(group) < GROUP and not self._waiting.empty():
                group.append(self._waiting.get())
            last = None in group
            if asked := [one for one in group if one is not None and not self._too_late(one)]:
                outcomes = self._commit(asked)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(_tell, asked, outcomes)
        self._way.close()

    def _too_late(self, asked: Asked) -> bool:
        """Who waits for a database elsewhere gives up after a time, and has been told so."""
        return self._elsewhere and asked.done.cancelled()

    def _commit(self, group: Sequence[Asked]) -> list[Outcome]:
        outcomes = self._way.commit(group)
        self._note(next((one for one in outcomes if isinstance(one, Unwritable)), None))
        return outcomes

    def _note(self, error: Exception | None) -> None:
        """A disk that is full is told once, not at every write that fails."""
        if isinstance(error, Unwritable) != self._failing:
            self._failing = not self._failing
            if self._failing:
                log.error("the store cannot be written: %s", error)
            else:
                log.warning("the store can be written again")


def _tell(group: Sequence[Asked], outcomes: Sequence[Outcome]) -> None:
    left: list[Steps] = []
    for asked, outcome in zip(group, outcomes, strict=True):
        if asked.done.cancelled():
            continue  # whoever asked has gone, or waits no more
        try:
            if isinstance(outcome, Exception):
                steps = asked.done.set_exception(outcome)
            else:
                steps = asked.done.set_result(outcome)
            if steps is not None:
                left.append(steps)
        except Exception:  # what fails for one who is called fails for her alone
            log.exception("what came of a write was not told")
    take(left)
