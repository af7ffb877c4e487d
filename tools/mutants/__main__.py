"""``make mutants``: of rules and secrecy one mutant a line, of the rest one a function.

Each is the most telling one. With ``--lines`` it is one a line everywhere, with ``--all`` every one
there is.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace

from mutants import known
from mutants.bench import Outcome, Trial, Usual, is_compiled
from mutants.changes import Mutant, draw, one_a_function, one_a_line
from mutants.covering import Covering
from mutants.learning import covering
from mutants.places import area_of, modules, mutants_of
from mutants.report import Report
from mutants.tree import BUILD
from mutants.trial import Loaded, outcomes
from mutants.verdicts import Verdicts

#: How many tests must pass in the same way where nothing is changed.
CHECKED = 100
#: How many tests that have killed others of a module are asked before all else.
KILLERS = 8
#: Tests for which a database server has to be started are asked last: that takes longest.
STARTED = "[postgresql"

#: Where a line is a clause, or a secret.
BY_LINE = ("rules", "secrecy")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--minutes", type=float, default=0, help="begin none after that")
    parser.add_argument("--only", default="", help="areas, games, or parts of paths, with commas")
    parser.add_argument("--lines", action="store_true", help="one a line, everywhere")
    parser.add_argument("--all", action="store_true", help="all that can be made of a line")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="", help="in another order than that of the sources")
    parser.add_argument("--seconds", type=float, default=8, help="tests for a mutant, at most")
    parser.add_argument("--as-known", action="store_true", help="ask no test that is new")
    parser.add_argument("--survivors", action="store_true", help="only what survived before")
    parser.add_argument("--known", action="store_true", help="only those that must die every time")
    return parser.parse_args()


def meant(module: str, options: argparse.Namespace) -> list[Mutant]:
    made = mutants_of(module)
    if options.all:
        return made
    return one_a_line(made) if options.lines or area_of(module) in BY_LINE else one_a_function(made)


def ordered(found: list[Mutant], seed: str) -> list[Mutant]:
    """A new mutant does not change the order of the others."""
    return sorted(found, key=lambda mutant: draw(f"{seed}\0{mutant.name}")) if seed else found


def main() -> None:
    options = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended is stopped
    if options.known:
        told = {
            one.trial.mutant.name: one.killed_by
            for one in outcomes(known.trials(), Usual({}, {}), 1)
        }
        print(json.dumps(told, indent=1, ensure_ascii=False))
        raise SystemExit(1 if None in told.values() else 0)
    argued, verdicts = known.argued(), Verdicts()
    report = Report()
    found: list[Mutant] = []
    stale = set(argued)
    for module in modules(options.only):
        figures, made = report.modules[module], mutants_of(module)
        stale -= {mutant.name for mutant in made}
        figures.lines = len({mutant.line for mutant in made})
        for mutant in meant(module, options):
            if options.survivors and not verdicts.survived(mutant):
                continue
            figures.mutants += 1
            if mutant.name in argued:
                figures.argued += 1
            else:
                found.append(mutant)
    report.stale = sorted(name for name in stale if name.partition(" ")[0] in modules(options.only))
    if not found:
        raise SystemExit(f"Nothing to change in {options.only!r}.")
    touched = {mutant.module for mutant in found}
    telling = {module: set(one_a_function(mutants_of(module))) for module in touched}
    covered = {
        pure: covering(
            [module for module in touched if is_compiled(module) == pure],
            pure=pure,
            jobs=options.jobs,
            learn=not options.as_known,
        )
        for pure in (True, False)
    }
    usual = Usual(
        {test: taken for one in covered.values() for test, taken in one.seconds.items()},
        {test: taken for one in covered.values() for test, taken in one.waits.items()},
    )
    end = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    killers: dict[str, Counter[str]] = defaultdict(Counter)

    def trials() -> Iterator[Trial]:
        """One of each function first, and of these what takes a tenth: nothing has to be loaded."""
        coarse = [mutant for mutant in found if mutant in telling[mutant.module]]
        fine = [mutant for mutant in found if mutant not in telling[mutant.module]]
        for part in (coarse, fine):
            slow = []
            for mutant in ordered(part, options.seed):
                trial = chosen(covered[is_compiled(mutant.module)], mutant, options.seconds)
                if (outcome := verdicts.find(trial)) is not None:
                    report.count(outcome)
                    killers[mutant.module][outcome.killed_by or ""] += 1
                elif not trial.tests:
                    report.count(Outcome(trial, None))
                elif not trial.quick:
                    slow.append(trial)
                elif time.monotonic() < end:
                    yield likely_first(trial)
            for trial in slow:
                if time.monotonic() < end:
                    yield likely_first(trial)

    def likely_first(trial: Trial) -> Trial:
        likely = {test for test, _ in killers[trial.mutant.module].most_common(KILLERS)}
        tests = sorted(trial.tests, key=lambda test: (STARTED in test, test not in likely))
        return replace(trial, tests=tests)

    loaded = Loaded(usual, {pure: list(one.seconds) for pure, one in covered.items()})
    try:
        check(found, covered, usual, loaded)
        for outcome in outcomes(trials(), usual, options.jobs, loaded):
            verdicts.keep(outcome)
            report.count(outcome)
            mutant = outcome.trial.mutant
            if outcome.killed_by is None:
                print(f"survived  {mutant.name}", flush=True)
            else:
                killers[mutant.module][outcome.killed_by] += 1
    except KeyboardInterrupt:
        print("Stopped; the next time goes on from here.", file=sys.stderr)
    finally:
        loaded.end()
    report.write()
    print(f"\n{report.text()}\n\nAlso in {BUILD / 'report.json'}")
    raise SystemExit(1 if report.survivors or report.stale else 0)


def chosen(covered: Covering, mutant: Mutant, most: float) -> Trial:
    """What is known to notice it is asked as well: it may come to the line only the first time."""
    judges = covered.judges(mutant.module, (mutant.line, mutant.begins), most, mutant.name)
    noticed = [one.by for one in known.killed() if one.mutant == mutant.name]
    tests = list(dict.fromkeys([*noticed, *judges.tests]))
    return Trial(mutant, tests, judges.quick, judges.reached or bool(noticed))


def check(found: list[Mutant], covered: dict[bool, Covering], usual: Usual, loaded: Loaded) -> None:
    """Nothing dies of the trial itself: what is not changed survives, loaded anew or not."""
    for pure, one in covered.items():
        for mutant in [mutant for mutant in found if is_compiled(mutant.module) == pure][:1]:
            same = replace(mutant, change=(0, 0, ""))
            tests = sorted(one.seconds, key=one.seconds.__getitem__)[:CHECKED]
            both = [Trial(same, tests, quick) for quick in (True, False)]
            for outcome in outcomes(both, usual, 1, loaded):
                if outcome.killed_by is not None:
                    raise SystemExit(f"{outcome.killed_by} fails although nothing is changed.")


if __name__ == "__main__":
    main()
