"""What other processes have written about a table: taken over, and told as if it was done here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import wraps
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from msgspec.structs import replace

from irrgarten.kernel.record import Made
from irrgarten.server.course import STRETCH
from irrgarten.server.order import Order, alone
from irrgarten.server.problems import GONE, Trouble
from irrgarten.store import Closed, Conflict, Head, Kept, Store, Unreadable

if TYPE_CHECKING:
    from irrgarten.server.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")

#: How often something is tried that others are always faster at. So many can act at once.
TRIES = 8


class News:
    """A table goes on from where it is: nothing that is known is made again.

    ``shared`` is whether other processes may write about it at all.
    """

    def __init__(self, table: Table, store: Store, shared: bool) -> None:
        self._table = table
        self._store = store
        self._shared = shared
        self.order = table.order
        self._heard: Head | None = None
        self._beginning = False
        self._attending: asyncio.Task[None] | None = None

    # -- heard of --------------------------------------------------------------
    def hear(self, head: Head) -> None:
        """In some process the table is so far."""
        if self._behind(head) or self.order.unsure:
            known = self._heard or head
            # Of two processes each may have written something that the other has not heard of.
            self._heard = Head(max(known.acts, head.acts), max(known.revision, head.revision))
            if self._table.guests or self.order.unsure:
                self._attend()

    async def catch_up(self) -> None:
        """Take over what was heard of while nobody was here. To be called in turn."""
        head, self._heard = self._heard, None
        if head is not None and self._behind(head):
            try:
                await self.take_over(head)
            except Unreadable:  # whoever comes sees what is known
                self.order.unsure = True

    def meet(self) -> None:
        """In another process somebody has come or gone: perhaps this is all that was missing."""
        if self._table.course is None:
            self._beginning = True
            self._attend()

    def _attend(self) -> None:
        if self._attending is None:
            self._attending = asyncio.create_task(self._until_done())

    async def _until_done(self) -> None:
        try:
            while (head := self._heard) is not None or self._beginning:
                self._heard, self._beginning = None, False
                await self._take_in(head)
        except Closed:
            pass
        except Trouble:  # the store is away
            self.order.unsure = True
        except Exception:
            log.exception("table %s is not up to date", self._table.row.table)
        finally:
            self._attending = None

    @alone
    async def _take_in(self, head: Head | None) -> None:
        if self.order.unsure or (head is not None and self._behind(head)):
            await self.take_over(head)
        await self._table.beginning.go_on_now()

    def _behind(self, head: Head) -> bool:
        return head.acts > self._table.ply or head.revision > self._table.row.revision

    # -- looked for ------------------------------------------------------------
    @alone
    async def look(self) -> None:
        """See whether there is any."""
        name = self._table.row.table
        head = (await self._store.heads([name])).get(name)
        if head is None:
            self._table.forget()
        elif self.order.unsure or self._behind(head):
            await self.take_over(head)

    async def settle(self, ply: int = 0) -> None:
        """Before anything is done: what is unsure is found out, and what one knows who has seen
        the table elsewhere, at this ply. To be called in turn."""
        if self._shared and (self.order.unsure or ply > self._table.ply):
            await self.take_over()

    # -- taken over ------------------------------------------------------------
    async def take_over(self, head: Head | None = None) -> None:
        """All that is new; of acts alone, if the head says that there is nothing else. In turn."""
        table = self._table
        name, revision = table.row.table, table.row.revision
        only_acts = head is not None and head.revision == revision and not self.order.unsure
        only_acts = only_acts and table.row.clock is None
        if only_acts and table.course is not None:
            await self._follow(await self._store.acts_since(name, table.ply))
        else:
            kept = await self._store.find(name, since=table.ply)
            if kept is None:
                table.forget()
                raise Trouble("not_found", GONE)
            self.order.unsure = False
            await self._remember(kept)
        table.beginning.patience.wake()
        table.bots.wake()

    async def _remember(self, kept: Kept) -> None:
        table = self._table
        before, seats, known = table.row, [*table.seats], len(table.changes)
        table.remember(kept)
        table.following.know(kept.followed)
        table.clock.keep(kept.clock)
        acts, changes = kept.acts, kept.changes[known:]
        begins = table.course is None and table.row.position is not None
        if begins:
            first = [*takewhile(lambda made: made.seat is None, acts)]
            await table.replay(replace(kept, acts=first))
            acts = acts[len(first) :]
        out = table.turn_out(seats)
        table.absence.begin(
            *(
                new.seat
                for old, new in zip(seats, table.seats, strict=True)
                if begins or (old.holder != "person" and new.holder == "person")
            )
        )
        if begins:
            table.tell_started()
        for change in changes:
            table.tell_how_it_stands(change)
        if not begins and not changes and before.revision != table.row.revision:
            table.tell_how_it_stands()
        for guest in out:
            table.welcome(guest, None)
        if before.again is None:
            table.tell_again()
        await self._follow(acts)

    async def _follow(self, acts: list[Made]) -> None:
        """A few at a time: a long game holds nobody else up."""
        taken = number = 0
        while taken < len(acts):
            turn = self._table.under_way.repeated(acts[taken:])
            self._table.under_way.keep(turn)
            self._table.turns.tell(turn)
            taken, number = taken + len(turn.acts), number + 1
            if number % STRETCH == 0:
                await asyncio.sleep(0)

    async def close(self) -> None:
        if self._attending is not None:
            self._attending.cancel()
            await asyncio.gather(self._attending, return_exceptions=True)


# -- once more -------------------------------------------------------------------
class Informed(Protocol):
    """A part of a table that others may be faster at."""

    order: Order
    news: News


S = TypeVar("S", bound=Informed)


def anew(
    work: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """Where another process wrote first, once more on what is kept by now. To be called in turn."""

    @wraps(work)
    async def trying(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        await part.news.settle()
        for _ in range(TRIES):
            try:
                return await work(part, *args, **kwargs)
            except Conflict:
                await part.news.take_over()
        raise Trouble("conflict", "others are always faster at this table; ask again")

    return trying
