"""A file of results, one a line, to which each is added as it comes; what is there is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec


class Numbered(Protocol):
    @property
    def number(self) -> int: ...


N = TypeVar("N", bound=Numbered)


class Ledger(Generic[N]):
    def __init__(self, path: Path, kind: type[N]) -> None:
        self._path = path
        self._kind = kind
        self._found: dict[int, N] = {}
        if path.exists():
            whole = path.read_bytes()
            # What was cut off in the middle of a line is done again.
            lines = whole[: whole.rfind(b"\n") + 1]
            if lines != whole:
                path.write_bytes(lines)
            for line in lines.splitlines():
                self._take(line)

    def add(self, line: bytes) -> None:
        if self._take(line):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("ab") as file:
                file.write(line + b"\n")

    def _take(self, line: bytes) -> bool:
        found = msgspec.json.decode(line, type=self._kind)
        new = found.number not in self._found
        self._found.setdefault(found.number, found)
        return new

    def missing(self, count: int) -> list[int]:
        return [number for number in range(count) if number not in self._found]

    def all(self) -> list[N]:
        """In the order of their numbers, in whichever order they came."""
        return [self._found[number] for number in sorted(self._found)]
