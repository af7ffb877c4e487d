"""Whether the server can do what it is for: keep what is played."""

from __future__ import annotations

import asyncio

from irrgarten.server.mailroom import FAULTS
from irrgarten.server.stopping import MESSAGE, Stop
from irrgarten.store import Closed, Store, Unwritable

#: Seconds for which an answer holds, however many ask.
HOLDS = 1

#: Seconds that the store has to answer.
PATIENCE = 5
SILENT = "the store does not answer"
UNWRITABLE = "the store cannot be written: {}"


class Pulse:
    """Found out by writing: only that shows that there is room on the disk."""

    def __init__(self, store: Store, stop: Stop) -> None:
        self._store = store
        self._stop = stop
        self._felt: asyncio.Task[str | None] | None = None
        self._at = 0.0

    def known(self) -> str | None:
        """What was wrong with the last write; another one is begun, but not waited for."""
        if not (self._feeling().done() or self._within_patience()):
            return SILENT
        fault = self._store.fault
        return None if fault is None else UNWRITABLE.format(fault)

    async def trouble(self) -> str | None:
        """What cannot be done at the moment; None if all is well."""
        if self._stop.begun:
            return MESSAGE
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._feeling())
        except TimeoutError:
            return SILENT

    def _feeling(self) -> asyncio.Task[str | None]:
        now = asyncio.get_running_loop().time()
        if self._felt is None or (self._felt.done() and now >= self._at + HOLDS):
            self._felt, self._at = asyncio.create_task(self._touched()), now
        return self._felt

    def _within_patience(self) -> bool:
        return asyncio.get_running_loop().time() < self._at + PATIENCE

    async def _touched(self) -> str | None:
        try:
            await self._store.touch()
        except Unwritable as error:
            return UNWRITABLE.format(error)
        except Closed:
            return FAULTS[Closed]
        return None
