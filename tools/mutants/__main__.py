"""``make mutants``: as many as fit into the time, the same ones for the same seed."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

from mutants import known
from mutants.changes import Mutant
from mutants.covering import BUILD, Covering, Seconds, covering
from mutants.places import area_of, modules, mutants_of
from mutants.report import Report
from mutants.trial import Trial, is_compiled, outcomes
from mutants.verdicts import Verdicts

#: How many tests must pass in the same way where nothing is changed.
CHECKED = 100


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20, help="begin none after that")
    parser.add_argument("--only", default="", help="an area, a game, or part of a path")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="1", help="which ones, if there is no time for all")
    parser.add_argument("--seconds", type=float, default=20, help="tests for a mutant, at most")
    parser.add_argument("--survivors", action="store_true", help="only what survived before")
    parser.add_argument("--known", action="store_true", help="only those that must die every time")
    return parser.parse_args()


def shuffled(found: list[Mutant], seed: str) -> list[Mutant]:
    """A new mutant does not change the order of the others."""
    return sorted(
        found, key=lambda mutant: hashlib.sha256(f"{seed}\0{mutant.name}".encode()).digest()
    )


def main() -> None:
    options = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended is stopped
    if options.known:
        told = {one.trial.mutant.name: one.killed_by for one in outcomes(known.trials(), {}, 1)}
        print(json.dumps(told, indent=1, ensure_ascii=False))
        raise SystemExit(1 if None in told.values() else 0)
    argued, verdicts = known.argued(), Verdicts()
    report = Report()
    found: list[Mutant] = []
    stale = set(argued)
    for module in modules(options.only):
        area = report.areas[area_of(module)]
        for mutant in mutants_of(module):
            area.made += 1
            stale.discard(mutant.name)
            if mutant.name in argued:
                area.argued += 1
            elif not options.survivors or verdicts.survived(mutant):
                found.append(mutant)
    report.stale = sorted(name for name in stale if name.partition(" ")[0] in modules(options.only))
    if not found:
        raise SystemExit(f"Nothing to change in {options.only!r}.")
    touched = {mutant.module for mutant in found}
    covered = {
        pure: covering([module for module in touched if is_compiled(module) == pure], pure=pure)
        for pure in (True, False)
    }
    seconds = {test: taken for one in covered.values() for test, taken in one.seconds.items()}
    check(found, covered, seconds)
    end = time.monotonic() + 60 * options.minutes

    def trials() -> Iterator[Trial]:
        for mutant in shuffled(found, options.seed):
            if time.monotonic() > end:
                return
            trial = chosen(covered[is_compiled(mutant.module)], mutant, options.seconds)
            if (outcome := verdicts.find(trial)) is not None:
                report.count(area_of(mutant.module), outcome)
            else:
                yield trial

    try:
        for outcome in outcomes(trials(), seconds, options.jobs):
            verdicts.keep(outcome)
            report.count(area_of(outcome.trial.mutant.module), outcome)
            if outcome.killed_by is None:
                print(f"survived  {outcome.trial.mutant.name}", flush=True)
    except KeyboardInterrupt:
        print("Stopped; the next time goes on from here.", file=sys.stderr)
    report.write()
    print(f"\n{report.text()}\n\nAlso in {BUILD / 'report.json'}")
    raise SystemExit(1 if report.survivors or report.stale else 0)


def chosen(covered: Covering, mutant: Mutant, most: float) -> Trial:
    return Trial(mutant, covered.tests(mutant.module, mutant.line, mutant.begins, most))


def check(found: list[Mutant], covered: dict[bool, Covering], seconds: Seconds) -> None:
    """Nothing dies of the trial itself: what is not changed survives."""
    for pure, one in covered.items():
        for mutant in [mutant for mutant in found if is_compiled(mutant.module) == pure][:1]:
            same = replace(mutant, change=(0, 0, ""))
            tests = sorted(one.seconds, key=one.seconds.__getitem__)[:CHECKED]
            for outcome in outcomes([Trial(same, tests)], seconds, 1):
                if outcome.killed_by is not None:
                    raise SystemExit(f"{outcome.killed_by} fails although nothing is changed.")


if __name__ == "__main__":
    main()
