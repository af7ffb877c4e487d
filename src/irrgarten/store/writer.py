"""One thread writes for everybody: what waits is stored in one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread

from sqlalchemy import Engine, Select

from irrgarten.store.asked import Asked, Closed, Outcome, Write
from irrgarten.store.faults import Unsure, Unwritable
from irrgarten.store.postgresql_writing import OnPostgreSQL
from irrgarten.store.sqlite_writing import OnSQLite

log = logging.getLogger(__name__)

#: Writes in one transaction at most.
GROUP = 256

#: Seconds after which a write fails if the database does not answer at all.
PATIENCE = 10
SILENCE = "the database does not answer"
#: Seconds for which what waits is still written when the store is closed.
FAREWELL = 4


class Writer:
    """Every write is durable once its future is done.

    It raises Conflict if another write came first, Unwritable if nothing can be written.
    """

    def __init__(self, engine: Engine) -> None:
        self._elsewhere = engine.dialect.name == "postgresql"
        self._way = OnPostgreSQL(engine) if self._elsewhere else OnSQLite(engine)
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[list[Asked] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._closed = False
        #: Why the last write failed; None if it succeeded.
        self.fault: str | None = None
        self._thread.start()

    async def write(self, write: Write, stands: Select[int] | None = None) -> int | None:
        """Write anything; ``stands`` asks whether it was stored, should the answer be lost."""
        done: asyncio.Future[int | None] = self._loop.create_future()
        self.ask([Asked(partial(_settle, done), write=write, stands=stands)])
        return await done

    def ask(self, group: list[Asked]) -> None:
        """Store a group in one transaction; each is told what came of it. Raises Closed."""
        if self._closed:
            raise Closed
        if self._elsewhere:
            self._loop.call_later(PATIENCE, self._give_up, group)
        self._waiting.put(group)

    def _give_up(self, group: Sequence[Asked]) -> None:
        late = [asked for asked in group if not asked.over]
        if late:
            silence = Unsure(SILENCE)
            self._note(silence)
            _tell(late, [silence] * len(late))

    async def close(self) -> None:
        """Write what waits, then end."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        patience = FAREWELL if self._elsewhere else None
        await asyncio.to_thread(self._thread.join, patience)

    # -- in the thread ---------------------------------------------------------
    def _run(self) -> None:
        last = False
        while not last:
            group: list[Asked] = []
            while not group or (len(group) < GROUP and not self._waiting.empty()):
                waiting = self._waiting.get()
                if waiting is None:
                    last = True
                    break
                group += [asked for asked in waiting if not asked.over]
            if group:
                outcomes = self._commit(group)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(_tell, group, outcomes)
        self._way.close()

    def _commit(self, group: Sequence[Asked]) -> list[Outcome]:
        outcomes = self._way.commit(group)
        self._note(next((one for one in outcomes if isinstance(one, Unwritable)), None))
        return outcomes

    def _note(self, error: Exception | None) -> None:
        """Log the first write that fails, and the first that succeeds again."""
        before, self.fault = self.fault, str(error) if error is not None else None
        if self.fault is not None and before is None:
            log.error("the store cannot be written: %s", error)
        elif self.fault is None and before is not None:
            log.warning("the store can be written again")


def _settle(done: asyncio.Future[int | None], outcome: Outcome) -> None:
    if done.done():
        return  # whoever asked has gone
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


def _tell(group: Sequence[Asked], outcomes: Sequence[Outcome]) -> None:
    for asked, outcome in zip(group, outcomes, strict=True):
        if asked.over:
            continue  # it was given up
        asked.over = True
        try:
            asked.tell(outcome)
        except Exception:
            log.exception("what came of a write was not told")
