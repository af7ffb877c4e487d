"""Constants of compiled modules are plain Python to a reader and numbers to C."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from constants import Constants, copy_sources

SOURCES = Path(__file__).resolve().parents[2] / "src"
COMPILED = Constants(SOURCES).compiled(SOURCES)


#: Prints the numbers of modules; a class in chapters has those of its chapters too.
TELL = """
import importlib, json, sys
told = {}
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    kinds = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == name]
    bases = [base.__module__ for kind in kinds if isinstance(kind, type) for base in kind.__mro__]
    chapters = {base for base in bases if base.startswith(name.rpartition(".")[0] + ".")}
    there = {}
    for one in {name, *(chapters if name.endswith(".rules") else ())}:
        there |= vars(importlib.import_module(one))
    told[name] = {n: v for n, v in there.items() if n.isupper() and isinstance(v, int | float)}
print(json.dumps(told))
"""


def test_c_is_told_every_number_as_python_has_it() -> None:
    """What could not be worked out would stay an object, and be slow where nobody looks."""
    done = subprocess.run(
        [sys.executable, "-c", TELL, *COMPILED],
        env=os.environ | {"IRRGARTEN_PURE": "1", "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    constants = Constants(SOURCES)
    told = {name: constants.of(name) for name in COMPILED}
    assert sum(len(numbers) for numbers in told.values()) > 300
    assert told == json.loads(done.stdout)


# -- what is worked out, and what the compiler reads ---------------------------------------------
CODES = """\
SHAPES = "LTZ"
LAST = SHAPES.index("Z")
LANE: int = 96
DEALT, GAVE = range(1, 3)
(ACE, TWO), *REST = (1, 2), 3, 4
BEYOND = 1 << 40
TOO_MUCH = 1 << 64
ENDLESS = float("inf")
NAMES = [1]
MANY = len(NAMES)
size = 7
COUNT = 0
COUNT += 1
"""
RULES = """\
from __future__ import annotations

import cython

from irrgarten.games.sixth.codes import (
    BEYOND,
    LANE,
    SHAPES,
)
from irrgarten.games.sixth.codes import GAVE as GIVEN

#: A hand.
HAND = LANE // 8
OPEN, SHUT = -1, True
MASK = 0xFFFFFFFFFFFFFFFF
SHARE = 0.1


@cython.ccall
def far(steps: int) -> int:
    return BEYOND + LANE * steps + GIVEN + HAND + OPEN + SHUT


@cython.ccall
def mixed(number: Unsigned) -> Unsigned:
    return (number * MASK) & MASK


@cython.ccall
def nearest(steps: int) -> int:
    best = OPEN
    for field in range(HAND):
        if field == steps:
            best = LANE
    return best


@cython.ccall
def share(steps: int) -> float:
    return SHARE * steps


def last():
    return SHAPES[-1]
"""


@pytest.fixture
def root(tree: Path, tmp_path: Path) -> Path:
    """A tree with one small game, which is entered nowhere."""
    game = tmp_path / "src" / "irrgarten" / "games" / "sixth"
    game.mkdir(parents=True)
    for folder in (game, *game.parents[:2]):
        (folder / "__init__.py").touch()
    (game / "codes.py").write_text(CODES)
    (game / "rules.py").write_text(RULES)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(tree / name, tmp_path)
    shutil.copytree(tree / "tools", tmp_path / "tools")
    return tmp_path


def test_numbers_follow_from_the_text(root: Path) -> None:
    """Neither what C cannot hold nor what may change later is taken for a constant."""
    assert Constants(root / "src").of("irrgarten.games.sixth.codes") == {
        "LAST": 2,
        "LANE": 96,
        "DEALT": 1,
        "GAVE": 2,
        "BEYOND": 1 << 40,
    }


def test_the_copy_keeps_its_lines(root: Path) -> None:
    text, declared = Constants(root / "src").as_compiled("irrgarten.games.sixth.rules")
    assert text.split("\n")[:16] == [
        "from __future__ import annotations",
        "",
        "import cython",
        "",
        "from irrgarten.games.sixth.codes import SHAPES",
        *[""] * 4,
        "pass",
        "",
        "#: A hand.",
        "globals().update(HAND=12)",
        "globals().update(OPEN=-1, SHUT=True)",
        "globals().update(MASK=18446744073709551615)",
        "globals().update(SHARE=0.1)",
    ]
    left = RULES.replace("@cython.ccall", "").split("\n")[16:]
    assert text.split("\n")[16:] == left
    assert declared.split("\n")[1:-1] == [
        "cdef extern from *:",
        '    const long long BEYOND "(1099511627776LL)"',
        '    const long long LANE "(96LL)"',
        '    const long long GIVEN "(2LL)"',
        '    const long long HAND "(12LL)"',
        '    const long long OPEN "(-1LL)"',
        '    const bint SHUT "1"',
        '    const unsigned long long MASK "18446744073709551615ULL"',
        '    const double SHARE "(0.1)"',
    ]


def test_only_what_has_changed_is_written(root: Path) -> None:
    sources, folder = root / "src", root / "copies"
    (sources / "irrgarten" / "alone.py").write_text("import cython\n")
    copy_sources(sources, folder)
    copies = sorted(path for path in folder.rglob("*") if path.is_file())
    assert [path.name for path in copies] == ["alone.pxd", "alone.py", "rules.pxd", "rules.py"]
    for path in copies:
        os.utime(path, (0, 0))
    (sources / "irrgarten" / "alone.py").unlink()
    (sources / "irrgarten/games/sixth/codes.py").write_text(CODES.replace("96", "100"))
    copy_sources(sources, folder)
    left = [path for path in copies if path.exists()]
    assert [path.name for path in left] == ["rules.pxd", "rules.py"]
    assert [path.name for path in left if path.stat().st_mtime > 0] == ["rules.pxd"]


ASK = """
import json
from irrgarten.games.sixth import rules
compiled = not rules.__file__.endswith(".py")
answers = rules.far(3), rules.mixed(5), rules.nearest(3), rules.share(3), rules.last()
print(json.dumps([compiled, *answers, rules.HAND, rules.SHUT]))
"""


def answers(root: Path) -> tuple[bool, list[object]]:
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env={"PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    compiled, *rest = json.loads(done.stdout)
    return compiled, rest


def built(root: Path) -> None:
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(command, cwd=root, check=True, capture_output=True)


def test_a_game_is_compiled_with_its_constants_and_anew_when_they_change(root: Path) -> None:
    """Its functions run without Python's lock, where C could not look a name up."""
    if shutil.which("gcc") is None:
        pytest.skip("there is no compiler")
    first = [(1 << 40) + 96 * 3 + 2 + 12 - 1 + 1, (1 << 64) - 5, 96, 0.1 * 3, "Z", 12, True]
    assert answers(root) == (False, first)
    built(root)
    assert answers(root) == (True, first)
    codes = root / "src/irrgarten/games/sixth/codes.py"
    codes.write_text(CODES.replace("96", "80"))
    built(root)
    then = [(1 << 40) + 80 * 3 + 2 + 10 - 1 + 1, (1 << 64) - 5, 80, 0.1 * 3, "Z", 10, True]
    assert answers(root) == (True, then)
