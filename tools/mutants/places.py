"""What is changed: rules, secrecy, store and server. Not how well computer players play."""

from __future__ import annotations

from fnmatch import fnmatch
from functools import cache

from mutants.changes import Mutant, mutants
from mutants.tree import PACKAGE

#: The first that fits counts.
AREAS = {
    "left out": (
        "games/*/heuristics.py",
        "games/*/drawing.py",
        "games/dog/outlook.py",
        "games/dog/practice.py",
        "games/dog/standings.py",
        "games/caminos/threats.py",
        "games/caminos/costs.py",
        "games/*/features.py",
        "games/*/levels.py",
        "games/labyria/cloaks.py",
        "games/labyria/distances.py",
        "games/labyria/expected.py",
        "games/labyria/nearness.py",
        "games/labyria/promises.py",
        "games/labyrinthe/foremost.py",
        "games/magic_labyrinth/race.py",
        "games/magic_labyrinth/reckoning.py",
        "kernel/heuristics.py",
        "kernel/knots.py",
        "kernel/learned.py",
        "kernel/random_play.py",
        "store/migrations/*",
        "server/typescript.py",
    ),
    "secrecy": (
        "games/*/view.py",
        "games/*/narration.py",
        "games/*/memory.py",
        "games/*/belief.py",
        "games/*/by_hand.py",
        "kernel/belief.py",
        "kernel/memory.py",
        "kernel/play.py",
        "server/secrecy.py",
        "server/telling.py",
    ),
    "pictures": ("games/*/picture.py", "kernel/picture.py"),
    "store": ("store/*",),
    "server": ("server/*",),
    "rules": ("games/*", "kernel/*", "game.py", "verification.py"),
}

#: In which they are tried: what is promised first, and what people look at last.
ORDER = ("secrecy", "rules", "store", "server", "pictures")


def area_of(module: str) -> str:
    return next(
        (area for area, places in AREAS.items() if any(fnmatch(module, at) for at in places)),
        "left out",
    )


@cache
def modules(only: str = "") -> list[str]:
    found = sorted(path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py"))
    parts = [part.removeprefix("src/").removeprefix("irrgarten/") for part in only.split(",")]
    chosen = [
        module
        for module in found
        if area_of(module) != "left out"
        and any(part in module or part == area_of(module) for part in parts)
    ]
    return sorted(chosen, key=lambda module: ORDER.index(area_of(module)))


@cache
def mutants_of(module: str) -> list[Mutant]:
    return mutants(module, (PACKAGE / module).read_text())
