"""One act in the history of a game, with what every viewer was told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, cast, overload

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import AnyRules
from irrgarten.kernel.record import Made
from irrgarten.kernel.rules import Options
from irrgarten.tables.frames import Happened, encode

#: Maximum number of past acts in a welcome frame; the record has all of them.
MOST = 2000

#: How an encoded ``Happened`` ends of which its viewer perceived nothing.
NOTHING = b'"events":[]}'


@cache
def decoder(event_type: Any) -> Callable[[Raw], Happened]:
    """Return what decodes a ``Happened`` with the events of a game."""
    events = [("events", list[event_type])]
    kinds = msgspec.defstruct("Kinds", events, bases=(Happened,), kw_only=True, omit_defaults=True)
    return cast(Callable[[Raw], Happened], msgspec.json.Decoder(kinds).decode)


class Entry:
    """``told`` has an encoded ``Happened`` for the watchers first, then for each seat.

    What is decoded of it, and what is left of it once it has faded, never changes: it is kept.
    """

    __slots__ = ("_events", "_faded", "made", "to_act", "told")

    def __init__(self, made: Made, to_act: int, told: tuple[Raw, ...]) -> None:
        self.made = made
        #: Who was to act on the position it was made on, as ``State.to_act`` gives it.
        self.to_act = to_act
        self.told = told
        self._events: dict[int, list[Event]] | None = None
        self._faded: dict[int, Raw | None] | None = None

    def events(self, viewer: int, event_type: Any) -> list[Event]:
        """Return the events that a viewer perceived."""
        if self._events is None:
            self._events = {}
        found = self._events.get(viewer)
        if found is None:
            found = decoder(event_type)(self.told[viewer + 1]).events
            self._events[viewer] = found
        return found

    def as_part(self, viewer: int, changed: dict[str, Any], acting: list[int]) -> Raw:
        """Return an encoded ``StretchAct``, without decoding the events."""
        position = encode({"changed": changed, "acting": acting})
        return Raw(bytes(self.told[viewer + 1])[:-1] + b"," + position[1:])

    def perceptible(self, viewer: int) -> Raw | None:
        """Return what a viewer was told, or None if there was nothing to perceive."""
        told = self.told[viewer + 1]
        return None if bytes(told).endswith(NOTHING) else told

    def faded(self, viewer: int, rules: AnyRules, options: Options) -> Raw | None:
        """Return what a viewer still knows of it in a game whose past fades; None if nothing."""
        if self._faded is None:
            self._faded = {}
        if viewer not in self._faded:
            happened = decoder(rules.event_type)(self.told[viewer + 1])
            events = [rules.faded(options, event) for event in happened.events]
            kept = [event for event in events if event is not None]
            told = kept or happened.call is not None
            self._faded[viewer] = Raw(encode(replace(happened, events=kept))) if told else None
        return self._faded[viewer]


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
