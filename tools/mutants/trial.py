"""Tries mutants, several at once: each in a process of its own, on a copy of the package."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import mkdtemp

import pytest

from mutants.changes import Mutant, changed
from mutants.covering import PACKAGE, ROOT, Seconds

#: Loaded once, before the processes part; never the package or its tests.
LOADED = ("hypothesis", "httpx", "litestar", "sqlalchemy.ext.asyncio", "Cython.Shadow")
#: The plugins of pytest that the tests here need; loading all would take longest.
PLUGINS = ("pytest_asyncio.plugin", "_hypothesis_pytestplugin")
MEMORY = 4 << 30
#: What notices a mutant before any test does.
LOADING = "loading"
#: What a test may take more than it took unchanged; a hang is noticed.
TIMES, SECONDS_MORE = 5, 3
#: Others may use the machine, and a test may wait.
TIMES_WAITING, SECONDS_WAITING = 20, 30


@dataclass(frozen=True)
class Trial:
    mutant: Mutant
    tests: list[str]


@dataclass(frozen=True)
class Outcome:
    trial: Trial
    #: The test that noticed, or what else did; None if the mutant survived.
    killed_by: str | None


class Bench:
    """The package again, made of links; one module at a time is changed."""

    def __init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="mutants-"))
        self.sources = self.folder / "src"
        shutil.copytree(PACKAGE, self.sources / "irrgarten", copy_function=os.symlink)
        self.log = self.folder / "log"
        self.killer = self.folder / "killer"

    def change(self, mutant: Mutant) -> None:
        path = self.sources / "irrgarten" / mutant.module
        path.unlink()
        path.write_text(changed((PACKAGE / mutant.module).read_text(), mutant.change))
        os.utime(path, (0, 0))  # so that no bytecode fits it
        self.killer.write_text(LOADING)

    def restore(self, mutant: Mutant) -> None:
        path = self.sources / "irrgarten" / mutant.module
        path.unlink()
        path.symlink_to(PACKAGE / mutant.module)

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def is_compiled(module: str) -> bool:
    return (PACKAGE / module).with_suffix(".pxd").exists()


def outcomes(trials: Iterable[Trial], seconds: Seconds, jobs: int) -> Iterator[Outcome]:
    """As they come. Whoever stops asking stops the trials that run."""
    for name in (*LOADED, *PLUGINS):
        import_module(name)
    free = [Bench() for _ in range(jobs)]
    benches = list(free)
    running: dict[int, tuple[Bench, Trial]] = {}
    waiting = iter(trials)
    try:
        while True:
            while free and (trial := next(waiting, None)) is not None:
                bench = free.pop()
                bench.change(trial.mutant)
                running[_start(bench, trial, seconds)] = bench, trial
            if not running:
                return
            ended, status = os.wait()
            if ended not in running:
                continue
            bench, trial = running.pop(ended)
            _end(ended)
            bench.restore(trial.mutant)
            free.append(bench)
            yield Outcome(trial, _killed_by(bench, os.waitstatus_to_exitcode(status)))
    finally:
        for child in running:
            _end(child)
            os.waitpid(child, 0)
        for bench in benches:
            bench.remove()


def _end(group: int) -> None:
    """End a trial with all that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def _killed_by(bench: Bench, code: int) -> str | None:
    killer = bench.killer.read_text()
    if code == pytest.ExitCode.OK:
        return None
    if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise RuntimeError(f"the tests did not run:\n{bench.log.read_text()}")
    return killer


def _start(bench: Bench, trial: Trial, seconds: Seconds) -> int:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.setpgid(0, 0)
            code = _try(bench, trial, seconds)
        finally:
            os._exit(code)
    return child


def _try(bench: Bench, trial: Trial, seconds: Seconds) -> int:
    output = os.open(bench.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(output, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ["PYTHONPATH"] = str(bench.sources)
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    os.environ["IRRGARTEN_PURE"] = "1" if is_compiled(trial.mutant.module) else "0"
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(bench.sources))
    os.chdir(ROOT)
    arguments = ["-q", "-x", "-p", "no:cacheprovider", "--no-header", "--tb=line"]
    for plugin in PLUGINS:
        arguments += ["-p", plugin]
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return int(pytest.main([*arguments, *trial.tests], plugins=[_Watch(bench.killer, seconds)]))


class _Watch:
    """Notes which test runs, and lets none of them run for ever."""

    def __init__(self, killer: Path, seconds: Seconds) -> None:
        self._killer = killer
        self._seconds = seconds
        self._allow(1)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._killer.write_text(nodeid)
        self._allow(self._seconds.get(nodeid, 1))

    def _allow(self, usual: float) -> None:
        """Time of the processor, and of the clock; whoever exceeds it is ended by a signal."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        most = used.ru_utime + used.ru_stime + TIMES * usual + SECONDS_MORE
        resource.setrlimit(resource.RLIMIT_CPU, (int(most) + 1, resource.RLIM_INFINITY))
        signal.alarm(int(TIMES_WAITING * usual) + SECONDS_WAITING)
