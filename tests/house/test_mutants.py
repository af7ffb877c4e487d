"""``make mutants``: what it changes, that the tests notice what they must, and what it reports."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from irrgarten.kernel.play import seats_in
from mutants import known, quick, running
from mutants.bench import Bench, Outcome, Trial, Usual
from mutants.changes import Mutant, changed, mutants, one_a_function, one_a_line
from mutants.covering import Covering
from mutants.functions import digest_of, function_at, function_of, functions, functions_in
from mutants.kept import Known
from mutants.learning import lines_before
from mutants.report import Figures, Report
from mutants.tree import PACKAGE
from mutants.verdicts import Verdicts
from mutants.watching import Watch

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
    report.modules[mutant.module] = Figures(lines=3, mutants=4, argued=1)
    report.count(Outcome(Trial(mutant, [], reached=False), None))
    report.count(Outcome(Trial(mutant, []), "tests/test_x.py::test_y", hung=True))
    lines = report.text().splitlines()
    assert lines[1].split() == ["rules", "3", "4", "1", "1", "1", "1", "1"]
    assert lines[4].split() == [mutant.module, "3", "4", "1", "1", "1", "1", "1"]
    assert lines[6:] == ["DOG-39", f"  {mutant.name}  (never reached)"]


def test_of_a_line_the_most_telling_mutant_is_taken() -> None:
    every = mutants("games/dog/some.py", SOURCE)
    chosen = one_a_line(every)
    assert {mutant.line for mutant in chosen} == {mutant.line for mutant in every}
    only_returned = mutants("x.py", "def a(b: int) -> int:\n    return b\n")
    assert (len(only_returned), one_a_line(only_returned)) == (1, [])
    assert len(chosen) == len({mutant.line for mutant in chosen})
    condition = next(mutant for mutant in chosen if mutant.line == 3)
    number = found()["if fresh and points < 5: # DOG-39"]
    assert (condition.line, condition.rank) < (number.line, number.rank)
    assert chosen == one_a_line(every[::-1])


def test_of_a_function_the_most_telling_mutant_is_taken() -> None:
    twice = f"LIMIT = 4\n{SOURCE}\nclass A:\n    b = 1\n    def c(self) -> int:\n        return 1\n"
    every = mutants("games/dog/some.py", twice)
    chosen = one_a_function(every)
    assert [mutant.scope for mutant in chosen] == ["", "may_enter", "A", "A.c"]
    assert chosen[1] in one_a_line(every)
    assert chosen[1].rank == min(mutant.rank for mutant in every if mutant.scope == "may_enter")
    assert chosen == one_a_function(every[::-1])


def test_what_is_said_to_programmers_is_left_alone() -> None:
    source = """\
__all__ = ["a"]
EMPTY = cython.declare(cython.longlong[441])
FULL = cython.declare(cython.longlong, 7)
class A:
    def __repr__(self):
        return str(1)
    def act(self):
        log.error("it failed: %s", 3)
        raise Trouble("conflict", "not now")
"""
    changes = {mutant.name.partition(": ")[2] for mutant in mutants("x.py", source)}
    full = "FULL = cython.declare(cython.longlong, 7)"
    raised = 'raise Trouble("conflict", "not now")'
    assert changes == {
        f"{full}  ->  {full.replace('7', '8')}",
        f"{full}  ->  {full.replace('7', '6')}",
        f"{raised}  ->  pass",
        f'{raised}  ->  raise Trouble("", "not now")',
    }


def test_a_loaded_function_gets_its_new_code_and_what_is_not_one_is_refused() -> None:
    path, name = PACKAGE / "kernel" / "clauses.py", "kernel/clauses.py"
    text = path.read_text()
    functions: quick.Functions = {}
    space: dict[str, Any] = {}
    exec(compile(text, str(path), "exec", dont_inherit=True), space)
    method = space["Refusal"].__str__
    functions[method.__code__.co_filename, method.__qualname__, method.__code__.co_firstlineno] = [
        method
    ]
    before = method.__code__
    assert quick.renewed(functions, name, text)
    assert method.__code__ is before
    inside = next(one for one in mutants(name, text) if "__str__" in one.name)
    assert quick.renewed(functions, name, changed(text, inside.change))
    assert method.__code__ is not before
    assert not quick.renewed({}, name, changed(text, inside.change))
    assert not quick.renewed(functions, name, f"{text}\nMORE = 1\n")


def test_results_that_were_kept_are_forgotten_beside_a_change() -> None:
    seats_in(3)
    beside, elsewhere = "kernel/rules.py", "store/store.py"
    quick.forget(quick.keeping(), elsewhere)
    assert seats_in.cache_info().currsize > 0
    quick.forget(quick.keeping(), beside)
    assert seats_in.cache_info().currsize == 0


def test_what_only_loading_comes_to_is_judged_by_the_tests_of_its_neighbours() -> None:
    test = "tests/store/test_store.py::test_x"
    lines, loading = {"store/store.py": {3: [test]}}, {"store/schema.py": {5}}
    covering = Covering(lines, loading, {test: 0.1}, {}, [])
    assert covering.judges("store/schema.py", (5, 5), 8, "").tests == [test]
    alone = Covering({}, {"game.py": {5}}, {test: 0.1}, {}, [])
    assert alone.judges("game.py", (5, 5), 8, "").tests == [test]


def test_what_is_known_of_a_line_moves_with_it() -> None:
    before = ["import a", "def b():", "    c()", "    return d"]
    after = ["import a", "import e", "def b():", "    f()", "    return d"]
    kept, new = False, True
    assert lines_before(before, after) == {
        1: (1, kept),
        2: (1, new),
        3: (2, kept),
        4: (3, new),
        5: (4, kept),
    }
    assert lines_before(before, before) == {line: (line, kept) for line in (1, 2, 3, 4)}


def test_a_name_stays_when_lines_move_and_tells_equal_lines_apart() -> None:
    twice = "def a() -> None:\n    b(1)\n    b(1)\n"
    names = [mutant.name for mutant in mutants("x.py", twice)]
    assert len(set(names)) == len(names)
    moved = [mutant.name for mutant in mutants("x.py", f"import b\n\n{twice}")]
    assert moved == names


TWO_FUNCTIONS = """\
@once
def a() -> int:
    return 1


class B:
    def c(self) -> int:
        return 2
"""


def test_a_function_is_known_by_its_text_wherever_it_stands() -> None:
    before = functions(TWO_FUNCTIONS)
    assert list(before) == ["a", "B.c"]
    assert functions(f"import d\n\n{TWO_FUNCTIONS}") == before
    twice = functions(TWO_FUNCTIONS.replace("@once", "@twice"))
    assert (twice["a"] != before["a"], twice["B.c"]) == (True, before["B.c"])
    at = [function_at(TWO_FUNCTIONS, line) for line in range(1, 9)]
    assert at == [*[before["a"]] * 3, "", "", "", *[before["B.c"]] * 2]
    assert function_of("tests/x.py::B::c[d::e]") == "B.c"
    here = "tests/house/test_mutants.py::test_a_function_is_known_by_its_text_wherever_it_stands"
    assert digest_of(here) == functions(Path(__file__).read_text())[function_of(here)]


def test_only_tests_that_have_changed_are_learned_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mutants.kept.ROOT", tmp_path)
    monkeypatch.setattr("mutants.kept.KEPT", tmp_path / "kept")
    text = "def test_a() -> None:\n    b(1)\n\ndef test_c() -> None:\n    b(2)\n"
    (tmp_path / "test_1.py").write_text(text)
    first = Known.of(tmp_path / "test_1.py", "pure")
    assert (first.new, first.asked()) == (["test_a", "test_c"], ["test_1.py"])
    seconds = {"test_1.py::test_a[1]": 1.0, "test_1.py::test_c": 2.0}
    first.keep({"seconds": seconds, "waits": seconds, "lines": {}, "loading": {}, "sources": {}})
    assert Known.of(tmp_path / "test_1.py", "pure").new == []
    functions_in.cache_clear()
    (tmp_path / "test_1.py").write_text(f"import b\n{text.replace('2', '3')}")
    second = Known.of(tmp_path / "test_1.py", "pure")
    assert (second.new, second.asked()) == (["test_c"], ["test_1.py::test_c"])
    assert second.parts[0]["seconds"] == {"test_1.py::test_a[1]": 1.0}
    assert Known.of(tmp_path / "test_1.py", "compiled").new == ["test_a", "test_c"]


def test_a_verdict_holds_while_the_mutant_and_its_judges_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutant = known.trials()[0].mutant
    test = "tests/house/test_mutants.py::test_one_small_thing_is_changed"
    lives = Outcome(Trial(mutant, [test]), None)
    Verdicts(tmp_path / "kept").keep(lives)
    again = Verdicts(tmp_path / "kept")
    assert again.find(lives.trial) == lives
    assert again.find(Trial(mutant, [test, "tests/house/test_pure.py::test_x"])) is None
    other = known.trials()[1].mutant
    assert again.find(Trial(other, [test])) is None
    monkeypatch.setattr("mutants.verdicts.function_at", lambda _, __: "another function")
    assert again.find(lives.trial) is None


def test_a_kill_holds_while_the_test_that_did_it_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = known.trials()[0]
    Verdicts(tmp_path / "kept").keep(Outcome(trial, trial.tests[0]))
    again = Verdicts(tmp_path / "kept")
    assert again.find(Trial(trial.mutant, ["tests/house/test_pure.py::test_x"])) is not None
    monkeypatch.setattr("mutants.verdicts.digest_of", lambda _: "another test")
    assert again.find(trial) is None


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


#: The first known mutant: as nothing was changed, as what never ends, and as what only waits.
TRIED = """
from dataclasses import replace
from mutants import known
from mutants.bench import Trial, Usual
from mutants.trial import outcomes
first = known.trials()[0]
at, _, _ = first.mutant.change
def with_(text):
    return Trial(replace(first.mutant, change=(at, at, text)), first.tests)
same = with_("")
endless = with_("any(0 for _ in iter(int, 1)) or ")
waiting = with_("__import__('time').sleep(1000) or ")
nothing_usual = Usual({}, dict.fromkeys(first.tests, 0.0))
long_ago = Usual(dict.fromkeys(first.tests, 1000.0), {})
"""


def test_what_is_not_changed_survives_and_what_hangs_dies(tree: Path) -> None:
    tried = "outcomes([same, endless, waiting], nothing_usual, 1)"
    told = "[[one.killed_by, one.hung] for one in tried]"
    script = f"{TRIED}\nimport json\ntried = {tried}\nprint(json.dumps({told}))"
    hung = [known.killed()[0].by, True]
    assert json.loads(run(tree, "-c", script)) == [[None, False], hung, hung]


def test_whoever_has_much_to_do_does_not_hang_however_long_it_takes() -> None:
    watch = Watch()
    slept: dict[int, float] = {}
    started = [
        subprocess.Popen([sys.executable, "-c", what], process_group=0)
        for what in ("while True: pass", "import time; time.sleep(1000)")
    ]
    busy, waiting = (process.pid for process in started)
    try:
        while not slept.get(waiting):
            slept = watch.slept({busy: "it", waiting: "it"})
        assert slept[busy] == 0
        assert watch.slept({busy: "it", waiting: "else"})[waiting] == 0
    finally:
        for process in started:
            process.kill()
            process.wait()


def test_but_whatever_it_starts_again_and_again_a_test_has_an_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(running, "EVERY", 0.05)
    monkeypatch.setattr(running, "LONGEST_TEST", 0.2)
    bench = Bench()
    bench.killer.write_text("tests/test_it.py::test_it")
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"], process_group=0)
    try:
        with running.Running(Usual({}, {})) as trials:
            trials.add(busy.pid, bench, known.trials()[0])
            ended = trials.next()
        assert ended is not None
        assert ended[3], "it hung"
    finally:
        bench.remove()
        busy.kill()


def test_stopped_it_leaves_nothing_behind(tree: Path, tmp_path: Path) -> None:
    # Whatever runs behind a shell is deaf to an interrupt, and so is all that it starts.
    heard = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)"
    script = f"{heard}\n{TRIED}\nlist(outcomes([endless], long_ago, 1))"
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
