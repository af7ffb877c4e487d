"""Cases for library and command, tried in a process that may die of them.

``python -m tests.fuzz.worker SEED CASES FOLDER`` tells on standard output, a line of JSON each, how
far it is; CASES 0 goes on until it is stopped.
"""

from __future__ import annotations

import itertools
import json
import os
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.fuzz import command, making, trying
from tests.fuzz.cases import Case, Commanded, Fault, Figures, parts, written
from tests.fuzz.journal import Journal

from irrgarten import registry

#: Seconds between two lines.
BEAT = 2
#: One command in so many is run as a process too.
PROCESSES = 60


def mixed(seed: str) -> Iterator[Case]:
    """Cases of all games, some of each in turn."""
    games = [
        making.cases(registry.rules(name), Random(f"{seed} {name}")) for name in registry.names()
    ]
    while True:
        for game in games:
            yield from itertools.islice(game, 20)


def least(case: Case) -> Case:
    """The first part of a case that fails by itself, else the whole."""
    for part in parts(case):
        try:
            trying.attempt(part, Figures())
        except Fault:
            return part
    return case


def work(seed: str, most: int, folder: Path) -> None:
    journal, figures, told, commands = Journal(folder / "journal"), Figures(), time.monotonic(), 0
    for case in mixed(seed):
        if most and figures.total() >= most:
            break
        journal.note(case)
        try:
            trying.attempt(case, figures)
            if isinstance(case, Commanded):
                commands += 1
                if commands % PROCESSES == 0:
                    command.command_of_its_own(case, figures)
        except Fault as fault:
            why = "".join(traceback.format_exception(fault))
            _tell({"fault": why[-3000:], "case": written(least(case))})
        if time.monotonic() - told > BEAT:
            told = time.monotonic()
            _report(figures)
    _report(figures)
    _tell({"done": True})


def _report(figures: Figures) -> None:
    _tell({"figures": [[*key, count] for key, count in figures.items()]})


def _tell(line: dict[str, object]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    work(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
    sys.stdout.flush()
    os._exit(0)  # what was learnt of five games takes long to be freed
