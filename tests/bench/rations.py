"""Processes have only a share of a processor each: ``python -m tests.bench.rations SHARE PID…``.

Whoever has had hers stands still until she is due again. So servers can be measured as if each had
a machine of its own, where together they would use up the one they are on. It ends with them, or
when it is told to.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Sequence

from tests.bench.houses import seconds_of

#: Seconds between two looks, and how much of what was not used may be made up for.
LOOK, CREDIT = 0.001, 0.005


class Ration:
    def __init__(self, pid: int, share: float) -> None:
        self._pid, self._share = pid, share
        self._had, self._at, self._left = seconds_of(pid), time.monotonic(), 0.0
        self._stands = False

    def look(self) -> None:
        had, now = seconds_of(self._pid), time.monotonic()
        due = self._share * (now - self._at)
        self._left = min(CREDIT, self._left + due - (had - self._had))
        self._had, self._at = had, now
        if (self._left < 0) != self._stands:
            self._stands = not self._stands
            os.kill(self._pid, signal.SIGSTOP if self._stands else signal.SIGCONT)

    def let_go(self) -> None:
        if self._stands:
            os.kill(self._pid, signal.SIGCONT)


def main(args: Sequence[str]) -> int:
    share, *pids = args
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    rations = [Ration(int(pid), float(share)) for pid in pids]
    try:
        while True:
            for one in rations:
                one.look()
            time.sleep(LOOK)
    except (KeyboardInterrupt, OSError):  # an error: one of them is gone, so it is over
        for one in rations:
            try:
                one.let_go()
            except ProcessLookupError:
                continue
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
