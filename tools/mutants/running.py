"""The trials that run: each is awaited, and ended if it hangs."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from typing import Self

from mutants.bench import ASKED, LOADING, Bench, Trial, Usual
from mutants.watching import EVERY, Watch

#: How much longer a test may wait, with all that it has started, than it did unchanged.
TIMES_WAITING, SECONDS_WAITING = 4, 6
#: And at most: what a busy machine left no time for was taken for waiting when it was learned.
LONGEST_WAIT = 12
#: And by the clock, whatever it does: what it has started may be replaced for ever when it hangs.
LONGEST_TEST = 240
#: Whoever loads tests has to read them from a disk.
SECONDS_LOADING = 60
#: Told by a trial whose process was ended by a signal.
ENDED = 99


class Running:
    """The trials that run, and a look at them now and then: whoever only waits is ended."""

    def __init__(self, usual: Usual) -> None:
        self._usual = usual
        self._watch = Watch()
        self._of: dict[int, tuple[Bench, Trial]] = {}
        self._hung: set[int] = set()

    def __enter__(self) -> Self:
        signal.signal(signal.SIGALRM, self._look)
        signal.setitimer(signal.ITIMER_REAL, EVERY, EVERY)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        for child in self._of:
            _end(child)
            os.waitpid(child, 0)

    def add(self, child: int, bench: Bench, trial: Trial) -> None:
        self._of[child] = bench, trial

    def next(self) -> tuple[Bench, Trial, int, bool, float] | None:
        """The next that has ended; None if none runs.

        With its exit code, whether it hung, and for how long its last test had only waited.
        """
        while self._of:
            child, status = os.wait()
            if child in self._of:
                bench, trial = self._of.pop(child)
                slept = self._watch.forget(child)
                _end(child)
                code = os.waitstatus_to_exitcode(status)
                hung = code in (ENDED, -signal.SIGXCPU) or (child in self._hung and code != 0)
                self._hung.discard(child)
                return bench, trial, code, hung, slept
        return None

    def _look(self, *_: object) -> None:
        doing = {child: bench.killer.read_text() for child, (bench, _) in self._of.items()}
        for child, slept in self._watch.slept(doing).items():
            too_long = doing[child] != ASKED and self._of[child][0].age() > LONGEST_TEST
            if too_long or slept > self._may_wait(doing[child]):
                self._hung.add(child)
                _end(child)

    def _may_wait(self, test: str) -> float:
        if test == ASKED:  # others are loading for it
            return float("inf")
        if test == LOADING:
            return SECONDS_LOADING
        usual = TIMES_WAITING * self._usual.waits.get(test, 1) + SECONDS_WAITING
        return min(usual, LONGEST_WAIT)


def _end(group: int) -> None:
    """End a trial with all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
