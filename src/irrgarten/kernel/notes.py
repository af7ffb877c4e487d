"""What a journal had noted, kept when the journal itself is used again."""

from __future__ import annotations

from typing import Protocol

#: A kind, which the game numbers, and its details.
Entry = tuple[int, int, int, int, int, int]


class Notes(Protocol):
    """What happened while an act was applied: a journal, or what is left of one."""

    def kinds(self) -> list[int]: ...

    def entries(self) -> list[Entry]: ...


class Noted:
    """A journal has room for the longest act there is; this has as much as was noted."""

    __slots__ = ("_entries",)

    def __init__(self, journal: Notes) -> None:
        self._entries = journal.entries()

    def kinds(self) -> list[int]:
        return [entry[0] for entry in self._entries]

    def entries(self) -> list[Entry]:
        return self._entries
