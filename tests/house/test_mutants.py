"""``make mutants``: what it changes, that the tests notice what they must, and what it reports."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from mutants import known
from mutants.changes import Mutant, changed, mutants
from mutants.report import Report
from mutants.trial import Outcome, Trial
from mutants.verdicts import Verdicts

SOURCE = """\
def may_enter(marble: int, points: int, *, fresh: bool = False) -> bool:
    \"\"\"Whether a marble turns in.\"\"\"
    if fresh and points < 4:  # DOG-39
        return False
    left = points & 7
    seat = 0
    for seat in range(4):
        note(seat, by=marble)
    return select(left).where(marble == points, not fresh)
"""


def found(source: str = SOURCE) -> dict[str, Mutant]:
    return {
        mutant.name.partition(": ")[2].partition("  ->  ")[2]: mutant
        for mutant in mutants("games/dog/some.py", source)
    }


@pytest.mark.parametrize(
    "line",
    [
        "if fresh or points < 4: # DOG-39",
        "if fresh and points <= 4: # DOG-39",
        "if True and points < 4: # DOG-39",
        "if fresh and points < 5: # DOG-39",
        "return True",
        "left = points | 7",
        "left = points & -1",
        "for seat in range(3):",
        "pass",
        "note(seat)",
        "return None",
        "return select(left)",
        "return select(left).where(not fresh)",
        "return select(left).where(marble == points, (fresh))",
        "def may_enter(marble: int, points: int, *, fresh: bool = True) -> bool:",
    ],
)
def test_one_small_thing_is_changed(line: str) -> None:
    mutant = found()[line]
    after = changed(SOURCE, mutant.change).splitlines()
    assert line.split() in [text.split() for text in after]
    assert len(set(after) ^ set(SOURCE.splitlines())) == 2


def test_words_types_and_what_is_said_to_the_compiler_stay() -> None:
    assert not [line for line in found() if line.startswith(("seat =", '"'))]
    assert all("-> bool" in line for line in found() if line.startswith("def"))


def test_a_survivor_is_reported_under_the_clause_named_nearest() -> None:
    report = Report()
    mutant = found()["if fresh and points <= 4: # DOG-39"]
    assert mutant.clause == "DOG-39"
    report.areas["rules"].made = 2
    report.count("rules", Outcome(Trial(mutant, []), None))
    report.count("rules", Outcome(Trial(mutant, []), "tests/test_x.py::test_y"))
    lines = report.text().splitlines()
    assert lines[1].split() == ["rules", "2", "0", "2", "1", "1"]
    assert lines[3:] == ["DOG-39", f"  {mutant.name}"]


def test_a_name_stays_when_lines_move_and_tells_equal_lines_apart() -> None:
    twice = "def a() -> None:\n    b(1)\n    b(1)\n"
    names = [mutant.name for mutant in mutants("x.py", twice)]
    assert len(set(names)) == len(names)
    moved = [mutant.name for mutant in mutants("x.py", f"import b\n\n{twice}")]
    assert moved == names


def test_a_verdict_holds_while_the_mutant_and_its_judges_are_the_same(tmp_path: Path) -> None:
    mutant = known.trials()[0].mutant
    test = "tests/house/test_mutants.py::test_one_small_thing_is_changed"
    lives = Outcome(Trial(mutant, [test]), None)
    Verdicts(tmp_path / "kept").keep(lives)
    again = Verdicts(tmp_path / "kept")
    assert again.find(lives.trial) == lives
    assert again.find(Trial(mutant, [test, "tests/house/test_pure.py::test_x"])) is None
    other = known.trials()[1].mutant
    assert again.find(Trial(other, [test])) is None


def test_what_is_argued_or_must_die_is_still_there() -> None:
    """A line that has changed takes its argument with it."""
    names = [*known.argued(), *(one.mutant for one in known.killed())]
    assert [name for name in names if known.named(name) is None] == []
    assert len(names) == len(set(names))


def run(tree: Path, *arguments: str) -> str:
    """In a process that has not loaded the package yet."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "tools")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_mutants_that_once_survived_die(tree: Path) -> None:
    died = json.loads(run(tree, "-m", "mutants", "--known"))
    assert died == {one.mutant: one.by for one in known.killed()}


#: The first known mutant, once as nothing was changed and once as something that never ends.
TRIED = """
from dataclasses import replace
from mutants import known
from mutants.trial import Trial, outcomes
first = known.trials()[0]
at, _, _ = first.mutant.change
same = Trial(replace(first.mutant, change=(0, 0, "")), first.tests)
endless = Trial(
    replace(first.mutant, change=(at, at, "any(0 for _ in iter(int, 1)) or ")), first.tests
)
"""


def test_what_is_not_changed_survives_and_what_hangs_dies(tree: Path) -> None:
    usual = "dict.fromkeys(first.tests, 0.0)"
    script = f"{TRIED}\nprint(*(one.killed_by for one in outcomes([same, endless], {usual}, 1)))"
    assert run(tree, "-c", script).split(maxsplit=1) == ["None", f"{known.killed()[0].by}\n"]


def test_stopped_it_leaves_nothing_behind(tree: Path, tmp_path: Path) -> None:
    script = f"{TRIED}\nlist(outcomes([endless], dict.fromkeys(first.tests, 1000.0), 1))"
    environment = os.environ | {"PYTHONPATH": str(tree / "tools"), "TMPDIR": str(tmp_path)}
    running = subprocess.Popen(
        [sys.executable, "-c", script], cwd=tree, env=environment, stderr=subprocess.DEVNULL
    )
    while [path.read_text() for path in tmp_path.glob("*/killer")] != [known.killed()[0].by]:
        assert running.poll() is None
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    assert running.wait(60) != 0
    assert list(tmp_path.iterdir()) == []
