"""Tries mutants, several at once: each in a process of its own, on a copy of the package."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest

from mutants.bench import ASKED, LOADING, Bench, Outcome, Trial, Usual, is_compiled
from mutants.covering import Seconds
from mutants.quick import LOAD, Loop, ask
from mutants.running import ENDED, Running
from mutants.tree import ROOT

#: Loaded once, before the processes part; never the package or its tests.
LOADED = ("hypothesis", "httpx", "litestar", "sqlalchemy.ext.asyncio", "Cython.Shadow")
#: The plugins of pytest that the tests here need; loading all would take longest.
PLUGINS = ("pytest_asyncio.plugin", "_hypothesis_pytestplugin")
MEMORY = 4 << 30
#: What a test may use of the processor more than it did unchanged; a hang is noticed.
TIMES, SECONDS_MORE = 5, 3
#: Where tests have to be loaded, so many are before all others: most mutants die of the first.
LIKELY = 6
#: A test has patience by the clock. Where it may have lost it because of others it is asked again.
PATIENCE, ASKED_AGAIN = 20, 2


class Loaded:
    """Processes that have loaded all tests: one for rules uncompiled, one for all else."""

    def __init__(self, usual: Usual, tests: dict[bool, list[str]]) -> None:
        self._folder = Path(mkdtemp(prefix="mutants-"))
        self._usual = usual
        self._tests = tests
        self._processes: dict[bool, int] = {}

    def address(self, *, pure: bool) -> Path:
        """Where it is asked; it is started when it is asked first."""
        address = self._folder / ("pure" if pure else "compiled")
        if pure not in self._processes:
            listener = socket.socket(socket.AF_UNIX)
            listener.bind(str(address))
            listener.listen()
            self._processes[pure] = os.fork()
            if self._processes[pure] == 0:
                try:
                    self._load(listener, address.with_suffix(".log"), pure=pure)
                finally:
                    os._exit(1)
            listener.close()
        return address

    def _load(self, listener: socket.socket, log: Path, *, pure: bool) -> None:
        _write_to(log)
        files = sorted({test.partition("::")[0] for test in self._tests[pure]})
        _pytest(files, pure, Loop(listener, lambda asked: _prepare(asked, self._usual)))

    def end(self) -> None:
        for process in self._processes.values():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
            with suppress(ChildProcessError):
                os.waitpid(process, 0)
        shutil.rmtree(self._folder, ignore_errors=True)


def outcomes(
    trials: Iterable[Trial], usual: Usual, jobs: int, loaded: Loaded | None = None
) -> Iterator[Outcome]:
    """As they come. Whoever stops asking stops the trials that run."""
    for name in (*LOADED, *PLUGINS):
        import_module(name)
    free = [Bench() for _ in range(jobs)]
    benches = list(free)
    waiting = iter(trials)
    asked: Counter[str] = Counter()
    again: list[Trial] = []
    try:
        with Running(usual) as running:
            while True:
                while free and (trial := again.pop() if again else next(waiting, None)) is not None:
                    bench = free.pop()
                    bench.change(trial.mutant)
                    running.add(_start(bench, trial, usual, loaded), bench, trial)
                if (ended := running.next()) is None:
                    return
                bench, trial, code, hung, slept = ended
                killed_by = _killed_by(bench, code)
                impatient = not hung and bench.age() - slept > PATIENCE
                bench.restore(trial.mutant)
                free.append(bench)
                asked[trial.mutant.name] += 1
                if killed_by is None or not impatient or asked[trial.mutant.name] > ASKED_AGAIN:
                    yield Outcome(trial, killed_by, hung)
                else:
                    again.append(trial)
    finally:
        for bench in benches:
            bench.remove()


def _killed_by(bench: Bench, code: int) -> str | None:
    killer = bench.killer.read_text()
    if code == pytest.ExitCode.OK:
        return None
    broken = (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED)
    if code in broken or killer == ASKED:
        raise RuntimeError(f"the tests did not run:\n{bench.log.read_text()}")
    return killer


def _start(bench: Bench, trial: Trial, usual: Usual, loaded: Loaded | None) -> int:
    pure = is_compiled(trial.mutant.module)
    address = loaded.address(pure=pure) if loaded is not None and trial.quick else None
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.setpgid(0, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            code = _try(bench, trial, usual, address)
        finally:
            os._exit(code)
    return child


def _try(bench: Bench, trial: Trial, usual: Usual, address: Path | None) -> int:
    request = {
        "module": trial.mutant.module,
        "source": str(bench.sources / "irrgarten" / trial.mutant.module),
        "tests": trial.tests,
        "folder": str(bench.folder),
        "group": os.getpid(),
    }
    if address is not None:
        bench.killer.write_text(ASKED)
        answer = ask(address, request)
        if answer != LOAD:
            return int(answer or ENDED)
        bench.killer.write_text(LOADING)
    watch = _prepare(request, usual)
    code = int(pytest.ExitCode.OK)
    for tests in (trial.tests[:LIKELY], trial.tests[LIKELY:]):
        if tests and code == pytest.ExitCode.OK:
            code = _pytest(tests, is_compiled(trial.mutant.module), watch)
    return code


def _prepare(request: dict[str, Any], usual: Usual) -> _Limit:
    """Make this process one that sees the changed package, and whose end is certain."""
    folder = Path(request["folder"])
    os.setpgid(0, request["group"])
    _write_to(folder / "log")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ["PYTHONPATH"] = str(folder / "src")  # for what is started from here
    os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder / "scratch")
    sys.path.insert(0, str(folder / "src"))
    return _Limit(folder / "killer", usual.seconds)


def _write_to(log: Path) -> None:
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(output, stream)


def _pytest(tests: list[str], pure: bool, plugin: object) -> int:
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    os.environ["IRRGARTEN_PURE"] = "1" if pure else "0"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = True
    os.chdir(ROOT)
    arguments = ["-q", "-x", "-p", "no:cacheprovider", "--no-header", "--tb=line", "--capture=sys"]
    for name in PLUGINS:
        arguments += ["-p", name]
    return int(pytest.main([*arguments, *tests], plugins=[plugin]))


class _Limit:
    """Notes which test runs, and lets none of them run for ever."""

    def __init__(self, killer: Path, seconds: Seconds) -> None:
        self._killer = killer
        self._seconds = seconds
        self._allow(1)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._killer.write_text(nodeid)
        self._allow(self._seconds.get(nodeid, 1))

    def _allow(self, usual: float) -> None:
        """Time of the processor; whoever exceeds it is ended by a signal."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = used.ru_utime + used.ru_stime + TIMES * usual + SECONDS_MORE
        resource.setrlimit(resource.RLIMIT_CPU, (int(most) + 1, resource.RLIM_INFINITY))
