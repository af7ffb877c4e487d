"""What happened while an act was applied, as flat ints; each game words them as typed events."""

from __future__ import annotations

import cython

from irrgarten.kernel.flat import ints

#: Entries one act may cause at most, and the ints of an entry.
ENTRIES = 256
WIDTH = 6


@cython.cclass
class Journal:
    """A list of entries: a kind, which the game numbers, and up to five details."""

    def __init__(self) -> None:
        self.cell = ints(ENTRIES * WIDTH)
        self.count = 0

    def clear(self) -> None:
        self.count = 0

    def note(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        at = self.count * WIDTH
        self.cell[at] = kind
        self.cell[at + 1] = a
        self.cell[at + 2] = b
        self.cell[at + 3] = c
        self.cell[at + 4] = d
        self.cell[at + 5] = e
        self.count += 1

    def kinds(self) -> list[int]:
        return [self.cell[i * WIDTH] for i in range(self.count)]

    def entries(self) -> list[tuple[int, int, int, int, int, int]]:
        cell = [self.cell[i] for i in range(self.count * WIDTH)]
        return [
            (cell[i], cell[i + 1], cell[i + 2], cell[i + 3], cell[i + 4], cell[i + 5])
            for i in range(0, len(cell), 6)
        ]
