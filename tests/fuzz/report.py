"""What came of it all, as a table that a person can read."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from tests.fuzz.cases import Figures

MB = 1 << 20
#: How much more memory than after the first quarter is no growth.
SLACK, MORE = 48 * MB, 1.25


@dataclass
class Memory:
    """What a process held, sampled through its life."""

    name: str
    samples: list[int] = field(default_factory=list)

    @property
    def warm(self) -> int:
        return max(self.samples[: max(1, len(self.samples) // 4)], default=0)

    @property
    def last(self) -> int:
        return max(self.samples[-max(1, len(self.samples) // 10) :], default=0)

    @property
    def course(self) -> str:
        """At ten points of its life, in megabytes."""
        step = max(1, len(self.samples) // 10)
        return ", ".join(str(sample // MB) for sample in self.samples[step - 1 :: step])

    @property
    def grows(self) -> bool:
        return len(self.samples) >= 20 and self.last > self.warm * MORE + SLACK


def table(figures: Figures) -> str:
    """Cases by game and way, and how they were answered."""
    rows: dict[tuple[str, str], Counter[str]] = {}
    for (game, way, kind), count in figures.items():
        rows.setdefault((game, way), Counter())[_said(kind)] += count
    lines = []
    for (game, way), kinds in sorted(rows.items()):
        answers = ", ".join(f"{kind} {count:,}" for kind, count in kinds.most_common(6))
        lines.append(f"{game:16} {way:18} {kinds.total():>9,}  {answers}")
    return "\n".join(lines)


def by_way(figures: Figures) -> str:
    ways: Counter[str] = Counter()
    for (_, way, _), count in figures.items():
        ways[way] += count
    return "\n".join(f"{'all':16} {way:18} {count:>9,}" for way, count in sorted(ways.items()))


def _said(kind: str) -> str:
    """Which clause it was is of no interest here."""
    return re.sub(r"\b[A-Z]{3}-\d\d\b", "by a clause", kind)
