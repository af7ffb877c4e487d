"""Whether a trial hangs: by what its processes do, never by the clock alone.

The machine may be busy with other things, and whoever waits for the processor does not hang. Too
much use of it ends a process by ``RLIMIT_CPU``; this looks for those that all only wait.
"""

from __future__ import annotations

import os
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

PROCESSES = Path("/proc")
#: Seconds between two looks.
EVERY = 1.0
#: What whoever waits may use of the processor meanwhile, as a share: it may look at a clock.
AWAKE = 0.1
_TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class _Seen:
    """Of one trial: the seconds that its processes have used, and how long all have slept."""

    used: float = 0.0
    slept: float = 0.0
    doing: str = ""


class Watch:
    """Looks at trials, each a group of processes with all that these have started."""

    def __init__(self) -> None:
        self._seen: dict[int, _Seen] = defaultdict(_Seen)
        self._looked = time.monotonic()

    def forget(self, group: int) -> float:
        """For how many seconds it had only waited."""
        return self._seen.pop(group, _Seen()).slept

    def slept(self, doing: dict[int, str]) -> dict[int, float]:
        """For how many seconds each trial has only waited since it does what it does now."""
        now = time.monotonic()
        passed, self._looked = now - self._looked, now
        found = _threads(set(doing))
        for group, what in doing.items():
            seen, (used, is_ready) = self._seen[group], found.get(group, (0.0, True))
            is_asleep = not is_ready and used - seen.used < AWAKE * passed
            slept = seen.slept if what == seen.doing else 0.0
            if is_asleep and what == seen.doing:  # of what passed unseen, only so much is known
                slept += min(passed, 2 * EVERY)
            self._seen[group] = _Seen(used, slept, what)
        return {group: self._seen[group].slept for group in doing}


def _threads(groups: set[int]) -> dict[int, tuple[float, bool]]:
    """Seconds used by all threads of a group, and whether any of them runs or could."""
    told = {}
    for path in PROCESSES.iterdir():
        if path.name.isdigit() and (fields := _fields(path)) is not None:
            told[int(path.name)] = int(fields[1]), int(fields[2])
    found: dict[int, tuple[float, bool]] = {}
    for process in told:
        if (group := _group(process, told, groups)) is None:
            continue
        used, is_ready = found.get(group, (0.0, False))
        with suppress(OSError):  # it has ended meanwhile
            for thread in (PROCESSES / str(process) / "task").iterdir():
                if (fields := _fields(thread)) is not None:
                    used += (int(fields[11]) + int(fields[12])) / _TICK
                    is_ready = is_ready or fields[0] in "RD"
        found[group] = used, is_ready
    return found


def _group(process: int, told: dict[int, tuple[int, int]], groups: set[int]) -> int | None:
    """The trial that a process or one that has started it belongs to."""
    while process in told:
        parent, group = told[process]
        if group in groups:
            return group
        process = parent
    return None


def _fields(path: Path) -> list[str] | None:
    """What the kernel tells of a process or a thread, from its state on; the name may hold any."""
    try:
        return (path / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
