"""Which tests come to which line, and how long they take: found by running them once.

As a plugin of pytest (``-p mutants.covering``) it writes a file for each file of tests.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from coverage import Coverage

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "irrgarten"
BUILD = ROOT / "build" / "mutants"
#: Where the plugin writes to.
FOLDER = "MUTANTS_COVERING"

TESTS = ("games", "contract", "store", "server", "terminal/test_verify.py", "test_texts.py")
#: What needs the rules alone, and is tried on changed rules uncompiled.
TESTS_OF_RULES = ("games", "contract")
#: Not asked: what judges computer players; what takes long by looking at very many positions; what
#: other processes do; and a comparison with what is compiled, which no changed source changes.
LEFT_OUT = (
    "test_heuristics.py",
    "test_strength.py",
    "test_random_games.py",
    "test_perft.py",
    "test_fuzz.py",
    "test_kill.py",
    "test_compiled.py",
)
#: The laws come to every line of their game: they are asked last, and only where they are quick.
LAWS = ROOT / "tests" / "contract" / "test_laws.py"
SECONDS_OF_A_LAW = 1.0

#: Tests by the line they come to, by module; and the seconds of the processor they take.
Lines = dict[str, dict[int, list[str]]]
Seconds = dict[str, float]


class Covering:
    def __init__(self, lines: Lines, seconds: Seconds, laws: list[str]) -> None:
        self._lines = lines
        self._laws = laws
        self.seconds = seconds | dict.fromkeys(laws, SECONDS_OF_A_LAW)

    def tests(self, module: str, line: int, begins: int, most: float) -> list[str]:
        """So many that they take no more than ``most`` seconds together, the quickest first.

        Half of that is left for the laws. What runs when a module is loaded is judged by all
        tests of its game, or by all that come to the module.
        """
        lines = self._lines.get(module, {})
        found = lines.get(line) or lines.get(begins)
        game = module.split("/")[1] if module.startswith("games/") else None
        if not found and game is not None:
            found = [test for test in self.seconds if test.startswith(f"tests/games/{game}/")]
        elif not found:
            found = list({test for tests in lines.values() for test in tests})
        found = sorted(found, key=lambda test: (self.seconds[test], test))
        laws = [law for law in self._laws if law.endswith(f"[{game}]")]
        first = self._within(found, most / 2 if laws else most) or found[:1]
        return [*first, *laws, *self._within(found[len(first) :], most / 2 if laws else 0)]

    def _within(self, tests: list[str], most: float) -> list[str]:
        taken = accumulate(self.seconds[test] for test in tests)
        return [test for test, until in zip(tests, taken, strict=True) if until <= most]


def files_for(module: str, *, pure: bool) -> list[Path]:
    """Those that are asked about a module; of a game only its own."""
    files: list[Path] = []
    for path in (ROOT / "tests" / name for name in (TESTS_OF_RULES if pure else TESTS)):
        files += path.rglob("test_*.py") if path.is_dir() else [path]
    game = module.split("/")[1] if module.startswith("games/") else None
    return sorted(
        file
        for file in files
        if file.name not in LEFT_OUT
        and file != LAWS
        and (game is None or file.parent.name in ("contract", game))
    )


def laws() -> list[str]:
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", LAWS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [line for line in told.stdout.splitlines() if "::" in line]


def digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:24]


def support() -> list[Path]:
    """What any test may depend on, but for its own file."""
    tests = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    return tests + list(PACKAGE.rglob("*.py"))


def covering(modules: list[str], *, pure: bool) -> Covering:
    """What the tests for these modules come to; of files that have not changed, as last time."""
    files = {file for module in modules for file in files_for(module, pure=pure)}
    before = digest(support())
    kept = {
        file: BUILD
        / "covering"
        / f"{'pure' if pure else 'compiled'}-{digest([file])}-{before}.json"
        for file in sorted(files)
    }
    new = [file for file, data in kept.items() if not data.exists()]
    if new:
        how = "uncompiled" if pure else "compiled"
        print(f"Seeing what {len(new)} files of tests come to, {how} …", flush=True)
        with TemporaryDirectory() as folder:
            _run(new, Path(folder), pure=pure)
            for file in new:
                kept[file].parent.mkdir(parents=True, exist_ok=True)
                kept[file].write_text(_told_of(file, Path(folder)).read_text())
    lines: Lines = defaultdict(lambda: defaultdict(list))
    seconds: Seconds = {}
    for data in kept.values():
        found = json.loads(data.read_text())
        seconds |= found["seconds"]
        for module, of_module in found["lines"].items():
            for line, tests in of_module.items():
                lines[module][int(line)] += [test for test in tests if test in seconds]
    return Covering(lines, seconds, [] if pure else laws())


def _told_of(file: Path, folder: Path) -> Path:
    return folder / file.relative_to(ROOT).as_posix().replace("/", ".")


def _run(files: list[Path], folder: Path, *, pure: bool) -> None:
    for file in files:
        _told_of(file, folder).write_text('{"seconds": {}, "lines": {}}')
    environment = os.environ | {
        "PYTHONPATH": str(ROOT / "tools"),
        "IRRGARTEN_PURE": "1" if pure else "0",
        FOLDER: str(folder),
    }
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "covering.log").open("w") as output:
        subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-q", "-m", "not slow"),
                *("-p", "mutants.covering", "-p", "no:cacheprovider"),
                *(str(file.relative_to(ROOT)) for file in files),
            ],
            cwd=ROOT,
            env=environment,
            stdout=output,
            stderr=subprocess.STDOUT,
            check=False,
        )


# -- as a plugin -----------------------------------------------------------------------------------


class _Recorder:
    """Coverage by test; a test that fails as it is says nothing about a mutant."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seconds: Seconds = {}
        self._failed: set[str] = set()
        self._coverage = Coverage(
            data_file=None,
            source=[str(PACKAGE)],
            concurrency=["thread", "greenlet"],
            config_file=False,
        )
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        before = time.process_time()
        done: None = yield
        self._seconds[item.nodeid] = time.process_time() - before
        self._coverage.switch_context("")
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        files: dict[str, Lines] = defaultdict(lambda: defaultdict(lambda: defaultdict(list)))
        for measured in data.measured_files():
            module = Path(measured).relative_to(PACKAGE).as_posix()
            for line, contexts in data.contexts_by_lineno(measured).items():
                for test in contexts:
                    if test in self._seconds and test not in self._failed:
                        files[test.partition("::")[0]][module][line].append(test)
        for file in {test.partition("::")[0] for test in self._seconds}:
            seconds = {
                test: round(taken, 3)
                for test, taken in self._seconds.items()
                if test.partition("::")[0] == file and test not in self._failed
            }
            written = _told_of(ROOT / file, self._folder)
            written.write_text(json.dumps({"seconds": seconds, "lines": files[file]}))


def pytest_configure(config: pytest.Config) -> None:
    if FOLDER in os.environ:
        config.pluginmanager.register(_Recorder(Path(os.environ[FOLDER])))
