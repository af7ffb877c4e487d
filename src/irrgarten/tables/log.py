"""An immutable sequence that grows cheaply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T], Generic[T]):
    """A sequence whose extensions share its items instead of copying them.

    The items of all logs that grow from one another are kept in one list; each log knows how many
    of them are its own. Only the second log that grows from the same one makes a copy.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = [*items]
        self._length = len(self._items)

    def extended(self, more: Iterable[T]) -> Log[T]:
        """Return a log with more items; this one stays as it is."""
        log: Log[T] = Log.__new__(Log)
        log._items = self._items if len(self._items) == self._length else [*self]
        log._items.extend(more)
        log._length = len(log._items)
        return log

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return self._items[slice(*index.indices(self._length))]
        if not -self._length <= index < self._length:
            raise IndexError("log index out of range")
        return self._items[index if index >= 0 else index + self._length]

    def __iter__(self) -> Iterator[T]:
        for number in range(self._length):
            yield self._items[number]
