"""Which tests come to which line, and how long they take: found by running them once.

As a plugin of pytest (``-p mutants.covering``) it writes a file for each file of tests.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from coverage import Coverage

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "irrgarten"
BUILD = ROOT / "build" / "mutants"
#: Where the plugin writes to.
FOLDER = "MUTANTS_COVERING"

#: What needs the rules alone, and is tried on changed rules uncompiled.
TESTS_OF_RULES = ("games", "kernel", "contract/test_seen.py")
TESTS_ABOVE = (
    "store",
    "server",
    "terminal/test_serve.py",
    "terminal/test_verify.py",
    "test_texts.py",
)
TESTS = (*TESTS_OF_RULES, "contract", *TESTS_ABOVE)
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
#: Seconds of the processor after which a test is broken off and asked about nothing.
LONGEST = 8.0
#: How many files of tests are run by one process, to be kept before the next ones.
TOGETHER = 5
#: What a test takes at least, whatever it does.
SECONDS_BESIDES = 0.05
#: No test of rules alone comes to these.
ABOVE_THE_RULES = ("server/", "store/")
#: What compares all that is told with what the client knows of it.
WIRE = "test_wire.py"
TOLD = ("view.py", "frames.py")
#: How many tests are asked first because of their names.
NAMED_ALIKE = 12

#: Tests by the line they come to, by module; and the seconds of the processor they take.
Lines = dict[str, dict[int, list[str]]]
Seconds = dict[str, float]


@dataclass(frozen=True)
class Judges:
    """The tests to try a mutant on, and whether any of them is known to come to its line."""

    tests: list[str]
    reached: bool
    #: Whether its line runs in tests only, and not when something is loaded.
    quick: bool


class Covering:
    def __init__(
        self, lines: Lines, loading: dict[str, set[int]], seconds: Seconds, laws: list[str]
    ) -> None:
        self._lines = lines
        self._loading = loading
        self._laws = laws
        self.seconds = seconds | dict.fromkeys(laws, SECONDS_OF_A_LAW)
        self._worth: dict[str, dict[str, float]] = {}
        self._words: dict[str, set[str]] = {}

    def judges(self, module: str, at: tuple[int, int], most: float, words: str) -> Judges:
        """So many tests that they take no more than ``most`` seconds together.

        First come those whose names have most in common with the ``words``, then those that do
        what few others do in this module, and are quick.
        ``at`` is the line and where its statement begins. Half of the time is left for the laws.
        What runs when a module is loaded is judged by all tests of its game, or by all that come
        to the module or its neighbours, and so is what no test comes to: another process may.
        """
        lines, loading = self._lines.get(module, {}), self._loading.get(module, set())
        reaching = next((lines[line] for line in at if line in lines), [])
        is_loaded = any(line in loading for line in at)
        found = reaching
        game = module.split("/")[1] if module.startswith("games/") else None
        if (is_loaded or not reaching) and game is not None:
            found = [test for test in self.seconds if game in test or WIRE in test]
        elif is_loaded or not reaching:
            found = self._coming_to(module)
        worth = self._worth_for(module)
        found = sorted({*found, *reaching}, key=lambda test: (-worth.get(test, 0), test))
        told = [test for test in found if is_loaded and module.endswith(TOLD) and WIRE in test]
        brief = [test for test in found if self.seconds[test] <= most / NAMED_ALIKE]
        named = list(dict.fromkeys([*told, *self._named_alike(brief, words)]))
        found = [*named, *(test for test in found if test not in named)]
        laws = [law for law in self._laws if law.endswith(f"[{game}]")]
        quickest = self._within(found, most / 2 if laws else most) or found[:1]
        others = [test for test in found if test not in quickest]
        rest = self._within(others, most / 2 if laws else 0)
        return Judges(
            [*quickest, *laws, *rest],
            reached=bool(reaching) or is_loaded,
            quick=bool(reaching) and not is_loaded,
        )

    def _coming_to(self, module: str) -> list[str]:
        """To anything in it or, where only loading does, to what lies beside it."""
        folder = module.rpartition("/")[0]
        beside = [one for one in self._lines if one.rpartition("/")[0] == folder]
        for modules in ([module], beside):
            if found := {
                test
                for one in modules
                for tests in self._lines.get(one, {}).values()
                for test in tests
            }:
                return list(found)
        return list(self.seconds)

    def _named_alike(self, tests: list[str], words: str) -> list[str]:
        """A word counts the more the fewer tests have it."""
        wanted = _words(words)
        shared = {test: wanted & self._words_of(test) for test in tests}
        often = Counter(word for found in shared.values() for word in found)
        alike = {
            test: sum(1 / often[word] for word in found) for test, found in shared.items() if found
        }
        return sorted(alike, key=lambda test: (-alike[test], test))[:NAMED_ALIKE]

    def _words_of(self, test: str) -> set[str]:
        if test not in self._words:
            self._words[test] = _words(test)
        return self._words[test]

    def _worth_for(self, module: str) -> dict[str, float]:
        """For each line that a test comes to its share in it, by the time that it takes."""
        if module not in self._worth:
            worth: dict[str, float] = defaultdict(float)
            for tests in self._lines.get(module, {}).values():
                for test in tests:
                    worth[test] += 1 / len(tests) / (SECONDS_BESIDES + self.seconds[test])
            self._worth[module] = worth
        return self._worth[module]

    def _within(self, tests: list[str], most: float) -> list[str]:
        """As many as fit in; one that takes long does not keep out those after it."""
        found, left = [], most
        for test in tests:
            if self.seconds[test] <= left:
                found.append(test)
                left -= self.seconds[test]
        return found


def _words(text: str) -> set[str]:
    """In the singular, and without those that are in everything."""
    words = re.findall(r"[a-z]{3,}", text.lower())
    return {word.removesuffix("s") for word in words} - {"test", "the", "and", "not", "self"}


def files_for(module: str, *, pure: bool) -> list[Path]:
    """Those that are asked about a module; of a game its own, and what is told the client of it."""
    files: list[Path] = []
    names: tuple[str, ...] = TESTS_OF_RULES if pure else TESTS
    if module.startswith(ABOVE_THE_RULES):
        names = TESTS_ABOVE
    for path in (ROOT / "tests" / name for name in names):
        files += path.rglob("test_*.py") if path.is_dir() else [path]
    game = module.split("/")[1] if module.startswith("games/") else None
    return sorted(
        file
        for file in files
        if file.name not in LEFT_OUT
        and file != LAWS
        and (game is None or file.parent.name in ("contract", "games", game) or file.name == WIRE)
    )


def laws() -> list[str]:
    kept = BUILD / "covering" / f"laws-{digest([LAWS, *support()])}.json"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(_collected()))
    found: list[str] = json.loads(kept.read_text())
    return found


def _collected() -> list[str]:
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


def covering(modules: list[str], *, pure: bool, jobs: int) -> Covering:
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
        parts = [new[i : i + TOGETHER] for i in range(0, len(new), TOGETHER)]
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(lambda part: _run({file: kept[file] for file in part}, pure=pure), parts))
    lines: Lines = defaultdict(lambda: defaultdict(list))
    loading: dict[str, set[int]] = defaultdict(set)
    seconds: Seconds = {}
    for data in kept.values():
        found = json.loads(data.read_text())
        seconds |= found["seconds"]
        for module, of_module in found["lines"].items():
            for line, tests in of_module.items():
                lines[module][int(line)] += [test for test in tests if test in seconds]
        for module, loaded in found["loading"].items():
            loading[module].update(loaded)
    return Covering(lines, loading, seconds, [] if pure else laws())


def _told_of(file: Path, folder: Path) -> Path:
    return folder / file.relative_to(ROOT).as_posix().replace("/", ".")


def _run(kept: dict[Path, Path], *, pure: bool) -> None:
    """Run these files of tests, and keep what is told of each where it is to be kept."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file in kept:
            _told_of(file, folder).write_text('{"seconds": {}, "lines": {}, "loading": {}}')
        environment = os.environ | {
            "PYTHONPATH": str(ROOT / "tools"),
            "IRRGARTEN_PURE": "1" if pure else "0",
            FOLDER: name,
        }
        BUILD.mkdir(parents=True, exist_ok=True)
        with (BUILD / "covering.log").open("a") as output:
            ran = subprocess.run(
                [
                    *(sys.executable, "-m", "pytest", "-q", "-m", "not slow"),
                    *("-p", "mutants.covering", "-p", "no:cacheprovider"),
                    *(str(file.relative_to(ROOT)) for file in kept),
                ],
                cwd=ROOT,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if ran.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            raise RuntimeError(f"the tests did not run; see {BUILD / 'covering.log'}")
        for file, data in kept.items():
            data.parent.mkdir(parents=True, exist_ok=True)
            data.write_text(_told_of(file, folder).read_text())


# -- as a plugin -----------------------------------------------------------------------------------


class _TooLongError(BaseException):
    """No test takes this for a failure of what it tests."""


def _break_off(*_: object) -> None:
    raise _TooLongError


class _Recorder:
    """Coverage by test; a test that fails as it is says nothing about a mutant.

    What runs outside of any test is what loading the package and the tests comes to.
    """

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
        signal.signal(signal.SIGPROF, _break_off)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        before = time.process_time()
        done: None = yield
        self._seconds[item.nodeid] = time.process_time() - before
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
            seconds = {
                test: round(taken, 3)
                for test, taken in self._seconds.items()
                if test.partition("::")[0] == file and test not in self._failed
            }
            written = _told_of(ROOT / file, self._folder)
            found = {"seconds": seconds, "lines": files[file], "loading": loading}
            written.write_text(json.dumps(found))


#: Begun before any file of tests loads the package.
_RECORDER = _Recorder(Path(os.environ[FOLDER])) if FOLDER in os.environ else None


def pytest_configure(config: pytest.Config) -> None:
    if _RECORDER is not None:
        config.pluginmanager.register(_RECORDER)
