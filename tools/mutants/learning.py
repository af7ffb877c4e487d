"""Learns once which tests come to which line, by running them; what it knows moves with the lines.

Of a file of tests that has changed those are run again that have. Where a source has, its lines are
looked up by what they were: whoever came to a line before comes to it now, wherever it stands.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from mutants.covering import WIRE, Covering, Lines, Seconds
from mutants.kept import KEPT, Known
from mutants.recording import FOLDER, TOLD_OF, told_of
from mutants.tree import BUILD, PACKAGE, ROOT, digest

#: What needs the rules alone, and is tried on changed rules uncompiled.
TESTS_OF_RULES = ("games", "kernel", "contract")
TESTS_ABOVE = (
    "store",
    "server",
    "terminal/test_serve.py",
    "terminal/test_verify.py",
    "search/test_hints.py",
    "test_texts.py",
)
TESTS = (*TESTS_OF_RULES, *TESTS_ABOVE)
#: Not asked: what judges computer players; what takes long by looking at very many positions; what
#: other processes do; and a comparison with what is compiled, which no changed source changes.
LEFT_OUT = (
    "/test_heuristics.py",
    "/test_strength.py",
    "/contract/test_learned.py",
    "/contract/test_threats.py",
    "/test_random_games.py",
    "/test_perft.py",
    "/test_fuzz.py",
    "/test_kill.py",
    "/test_tournament_kill.py",
    "/test_tournament_processes.py",
    "/test_processes.py",
    "/test_processes_away.py",
    "/test_reviews_together.py",
    "/test_terminated.py",
    "/test_compiled.py",
)
LAWS = ROOT / "tests" / "contract" / "test_laws.py"
#: What is told of why an act is good.
HINTS = "test_hints.py"
#: How many files of tests are run by one process, to be kept before the next ones.
TOGETHER = 3
#: No test of rules alone comes to these.
ABOVE_THE_RULES = ("server/", "store/")
#: All that is new in some files may be slow.
RAN = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)
#: The sources as they were when tests were run on them, by their digests.
SOURCES = BUILD / "sources"


def files_for(module: str, *, pure: bool) -> list[Path]:
    """Those that are asked about a module; of a game its own and what plays every game, and what is
    told the client of it.
    """
    files: list[Path] = []
    names: tuple[str, ...] = TESTS_OF_RULES if pure else TESTS
    if module.startswith(ABOVE_THE_RULES):
        names = TESTS_ABOVE
    for path in (ROOT / "tests" / name for name in names):
        files += path.rglob("test_*.py") if path.is_dir() else [path]
    game = module.split("/")[1] if module.startswith("games/") else None
    told = (WIRE, HINTS) if module.endswith("/reasons.py") else (WIRE,)
    return sorted(
        file
        for file in files
        if not f"/{file.parent.name}/{file.name}".endswith(LEFT_OUT)
        and file != LAWS
        and (game is None or file.parent.name in (*TESTS_OF_RULES, game) or file.name in told)
    )


def laws() -> list[str]:
    kept = KEPT / f"laws-{digest([LAWS])}.json"
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


def covering(modules: list[str], *, pure: bool, jobs: int, learn: bool = True) -> Covering:
    """What the tests for these modules come to; of tests that have not changed, as last time."""
    files = sorted({file for module in modules for file in files_for(module, pure=pure)})
    how = "pure" if pure else "compiled"
    known = {file: Known.of(file, how) for file in files}
    new = [file for file in files if learn and known[file].new]
    if new:
        print(f"Seeing what tests in {len(new)} files come to, {how} …", flush=True)
        parts = [new[i : i + TOGETHER] for i in range(0, len(new), TOGETHER)]
        sources = keep_sources()
        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(lambda part: _run([known[file] for file in part], sources, how), parts))
    lines: Lines = defaultdict(lambda: defaultdict(list))
    loading: dict[str, set[int]] = defaultdict(set)
    seconds: Seconds = {}
    waits: Seconds = {}
    for found in (part for file in files for part in known[file].parts):
        seconds |= found["seconds"]
        waits |= found["waits"]
        for module, of_module in found["lines"].items():
            was = {int(line): tests for line, tests in of_module.items()}
            for line, before in _moved(module, found["sources"], set(was)):
                lines[module][line] += [test for test in was[before] if test in seconds]
        for module, loaded in found["loading"].items():
            moved = _moved(module, found["sources"], set(loaded))
            loading[module].update(line for line, _ in moved)
    return Covering(lines, loading, seconds, waits, [] if pure else laws())


def keep_sources() -> dict[str, str]:
    """Under which digest each is kept."""
    SOURCES.mkdir(parents=True, exist_ok=True)
    found = {}
    for path in PACKAGE.rglob("*.py"):
        found[path.relative_to(PACKAGE).as_posix()] = name = digest([path])
        (SOURCES / name).write_bytes(path.read_bytes())
    return found


def _moved(module: str, sources: dict[str, str], known: set[int]) -> Iterator[tuple[int, int]]:
    """Each line of a source as it is now with the line it was; a new one goes by that above it."""
    path = PACKAGE / module
    if not path.exists() or module not in sources:
        return
    for line, (was, is_new) in _lines(path, sources[module]).items():
        above = range(was, 0, -1) if is_new else [was]
        if (before := next((one for one in above if one in known), 0)) != 0:
            yield line, before


@cache
def _lines(path: Path, was: str) -> dict[int, tuple[int, bool]]:
    after = path.read_text().splitlines()
    before = after if digest([path]) == was else (SOURCES / was).read_text().splitlines()
    return lines_before(before, after)


def lines_before(before: list[str], after: list[str]) -> dict[int, tuple[int, bool]]:
    """For each line the one it was, and whether it is new: in place of that, or after it."""
    if before == after:
        return {line: (line, False) for line in range(1, len(after) + 1)}
    found = {}
    compared = SequenceMatcher(None, before, after, autojunk=False)
    for kind, old, old_end, new, new_end in compared.get_opcodes():
        for line in range(new, new_end):
            place = min(old + line - new, old_end - 1)
            found[line + 1] = max(place, 0) + 1, kind != "equal"
    return found


def _run(known: list[Known], sources: dict[str, str], how: str) -> None:
    """Run what is new in these files of tests, and keep what is told of it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for one in known:
            told_of(one.file, folder).write_text(json.dumps({part: {} for part in TOLD_OF}))
        environment = os.environ | {
            "PYTHONPATH": str(ROOT / "tools"),
            "IRRGARTEN_PURE": "1" if how == "pure" else "0",
            FOLDER: name,
        }
        BUILD.mkdir(parents=True, exist_ok=True)
        with (BUILD / "covering.log").open("a") as output:
            ran = subprocess.run(
                [
                    *(sys.executable, "-m", "pytest", "-q", "-m", "not slow"),
                    *("-p", "mutants.recording", "-p", "no:cacheprovider", "--tb=native"),
                    *(test for one in known for test in one.asked()),
                ],
                cwd=ROOT,
                env=environment,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if ran.returncode not in RAN:
            raise RuntimeError(f"the tests did not run; see {BUILD / 'covering.log'}")
        for one in known:
            told: dict[str, Any] = json.loads(told_of(one.file, folder).read_text())
            one.keep(told | {"sources": sources})
