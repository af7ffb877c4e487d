"""At one table one thing is done at a time, and done whole."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from irrgarten.server.metrics import store_failed
from irrgarten.server.problems import FAULTS, Trouble
from irrgarten.store import Unreadable, Unsure, Unwritable

T = TypeVar("T")
P = ParamSpec("P")


class Order:
    """``async with`` it for whoever is never cancelled; ``in_turn`` for anybody."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        #: Something was written, and nobody knows yet whether it is kept.
        self.unsure = False

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, _: object
    ) -> None:
        self._lock.release()
        store_failed(fault)
        self.note(fault)
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
