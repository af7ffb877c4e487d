"""Whether the server can do what it is for: keep what is played."""

from __future__ import annotations

import asyncio

from irrgarten.server.problems import FAULTS
from irrgarten.store import Closed, Store, Unwritable

#: Seconds for which an answer holds, however many ask.
HOLDS = 1

#: Seconds that the store has to answer.
PATIENCE = 5


class Pulse:
    """Found out by writing: only that shows that there is room on the disk."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._felt: asyncio.Task[str | None] | None = None
        self._at = 0.0

    async def trouble(self) -> str | None:
        """What cannot be done at the moment; None if all is well."""
        now = asyncio.get_running_loop().time()
        if self._felt is None or (self._felt.done() and now >= self._at + HOLDS):
            self._felt, self._at = asyncio.create_task(self._feel()), now
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._felt)
        except TimeoutError:
            return "the store does not answer"

    async def _feel(self) -> str | None:
        try:
            await self._store.touch()
        except Unwritable as error:
            return f"the store cannot be written: {error}"
        except Closed:
            return FAULTS[Closed]
        return None
