"""A plugin of pytest (``-p mutants.recording``): what each test comes to, and what it takes.

It writes a file for each file of tests.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import coverage
import pytest
from coverage import Coverage

from mutants.covering import Lines, Seconds
from mutants.quick import Keeping, keeping
from mutants.tree import PACKAGE, ROOT

#: Where the plugin writes to.
FOLDER = "MUTANTS_COVERING"
#: What is told of a file of tests.
TOLD_OF = ("seconds", "waits", "lines", "loading")
#: Seconds of the processor after which a test is broken off and asked about nothing.
LONGEST = 4.0
#: Seconds after which it is tried again to break off.
SOON = 0.01
#: Where what measures lies.
COVERAGE = str(Path(coverage.__file__).parent)


def told_of(file: Path, folder: Path) -> Path:
    return folder / file.relative_to(ROOT).as_posix().replace("/", ".")


class _TooLongError(BaseException):
    """No test takes this for a failure of what it tests."""


def _break_off(_: int, frame: FrameType | None) -> None:
    """At once, or once coverage is through: it would leave a lock that nobody opens."""
    while frame is not None:
        if frame.f_code.co_filename.startswith(COVERAGE):
            signal.setitimer(signal.ITIMER_PROF, SOON)
            return
        frame = frame.f_back
    raise _TooLongError


_WHO = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)


def _used() -> float:
    """Seconds of the processor, with those of processes that were started and have ended."""
    mine, theirs = (resource.getrusage(who) for who in _WHO)
    return mine.ru_utime + mine.ru_stime + theirs.ru_utime + theirs.ru_stime


class _Recorder:
    """Coverage by test; a test that fails as it is says nothing about a mutant.

    What runs outside of any test is what loading the package and the tests comes to.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seconds: Seconds = {}
        self._waits: Seconds = {}
        self._failed: set[str] = set()
        self._kept: list[Keeping] = []
        self._coverage = Coverage(
            data_file=None,
            source=[str(PACKAGE)],
            concurrency=["thread", "greenlet"],
            config_file=False,
        )
        self._coverage.start()
        signal.signal(signal.SIGPROF, _break_off)

    def pytest_collection_finish(self) -> None:
        self._kept = keeping()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for where, clear in self._kept:  # or it would come to a line only the first time
            if where.partition(".")[0] == PACKAGE.name:
                clear()
        self._coverage.switch_context(item.nodeid)
        began, before = time.monotonic(), _used()
        done: None = yield
        used = _used() - before
        self._seconds[item.nodeid] = used
        self._waits[item.nodeid] = max(0.0, time.monotonic() - began - used)
        self._coverage.switch_context("")
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        files: dict[str, Lines] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
        loading: dict[str, list[int]] = defaultdict(list)
        for measured in data.measured_files():
            module = Path(measured).relative_to(PACKAGE).as_posix()
            for line, contexts in data.contexts_by_lineno(measured).items():
                if "" in contexts:
                    loading[module].append(line)
                for test in contexts:
                    if test in self._seconds and test not in self._failed:
                        files[test.partition("::")[0]][module][line].append(test)
        for file in {test.partition("::")[0] for test in self._seconds}:
            passed = [
                test
                for test in self._seconds
                if test.partition("::")[0] == file and test not in self._failed
            ]
            found = {
                "seconds": {test: round(self._seconds[test], 3) for test in passed},
                "waits": {test: round(self._waits[test], 3) for test in passed},
                "lines": files[file],
                "loading": loading,
            }
            told_of(ROOT / file, self._folder).write_text(json.dumps(found))


#: Begun before any file of tests loads the package.
_RECORDER = _Recorder(Path(os.environ[FOLDER])) if FOLDER in os.environ else None


def pytest_configure(config: pytest.Config) -> None:
    if _RECORDER is not None:
        config.pluginmanager.register(_RECORDER)
