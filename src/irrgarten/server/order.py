"""At one table one thing is done at a time, and done whole."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from irrgarten.server.metrics import store_failed
from irrgarten.server.problems import FAULTS, Trouble
from irrgarten.store import Unreadable, Unsure, Unwritable

T = TypeVar("T")
P = ParamSpec("P")


class Order:
    """``async with`` it for whoever is never cancelled; ``in_turn`` for anybody.

    Whoever need not wait may ``begin`` at once, and tells when it is ``done``.
    """

    def __init__(self) -> None:
        self._busy = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        #: Something was written, and nobody knows yet whether it is kept.
        self.unsure = False

    def begin(self) -> bool:
        """Whether it is nobody else's turn."""
        if self._busy:
            return False
        self._busy = True
        return True

    def done(self, fault: BaseException | None = None) -> None:
        """The next has her turn; what the database is at fault for is noted."""
        if fault is not None:
            store_failed(fault)
            self.note(fault)
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():  # else she has gone
                next_one.set_result(None)
                return
        self._busy = False

    async def __aenter__(self) -> None:
        if self.begin():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just come
                self.done()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, _: object
    ) -> None:
        self.done(fault)
        if isinstance(fault, (Unreadable, Unwritable)):
            raise Trouble("unavailable", FAULTS[type(fault)]) from None

    def note(self, fault: BaseException | None) -> None:
        if isinstance(fault, Unsure):
            self.unsure = True

    async def in_turn(self, work: Coroutine[Any, Any, T]) -> T:
        """To its end, even if whoever asked for it has gone."""
        return await asyncio.shield(asyncio.create_task(self._alone(work)))

    async def _alone(self, work: Coroutine[Any, Any, T]) -> T:
        async with self:
            return await work


class Ordered(Protocol):
    """A table, or a part of one."""

    order: Order


S = TypeVar("S", bound=Ordered)


def alone(
    work: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """One such thing at a table at a time."""

    @wraps(work)
    async def waiting(part: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part.order.in_turn(work(part, *args, **kwargs))

    return waiting
