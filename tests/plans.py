"""Plans for the client's tests: positions, turns planned on them, and what the rules say of each.

``python -m tests.plans`` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from tests.contract.options import variants
from tests.fuzz.wording import Wording

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.server.course import Course

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "plans"
#: Cases of a game, each chosen among so many positions, so many acts apart; acts of a plan.
CASES, APART, LONGEST = 12, 12, 7
#: Acts tried on top of each step that no rule lets through.
WRONG = 2
#: Of the acts of a plan so many are also tried in every other order.
FEW = 3


def written(game: str) -> str:
    cases = list(_cases(registry.rules(game), Random(game)))
    return json.dumps(cases, ensure_ascii=False, separators=(",", ":")).replace(
        ',{"players"', ',\n{"players"'
    )


def _cases(rules: AnyRules, random: Random) -> Iterator[dict[str, Any]]:
    tables = variants(rules)
    for number in range(CASES):
        options = read_options(rules.name, tables[number % len(tables)])
        yield _case(partial(Course.begun, rules, options, f"{rules.name} {number}", {}), random)


def _case(begun: Callable[[], Course], random: Random) -> dict[str, Any]:
    """A position of a random game at which a turn of several acts is planned, if there is one."""
    best: dict[str, Any] | None = None
    course = begun()
    for _ in range(APART):
        for _ in range(random.randrange(APART)):
            if course.over:
                break
            seat = random.choice(course.acting)
            course.keep(course.tried(seat, [random.choice(course.legal(seat))]))
        if course.over:
            if best is None:  # a short game, over before anything was planned in it
                course = begun()
            continue
        seat = random.choice(course.acting)
        plan = _plan(course, seat, random)
        if best is None or len(plan) > len(best["plan"]):
            best = _told(course, seat, plan, random)
        if len(plan) > 1 and random.random() < 0.5:
            break
    assert best is not None
    return best


def _plan(course: Course, seat: int, random: Random) -> list[str]:
    plan: list[str] = []
    legal = course.legal(seat)
    while legal and len(plan) < LONGEST:
        tries = random.sample(legal, min(len(legal), 12))
        after = [(course.preview(seat, course.ply, [*plan, act]), act) for act in tries]
        longer = [act for tried, act in after if tried.steps[len(plan) :] and _goes_on(tried)]
        opening = [act for tried, act in after if act in longer and _opens(tried, legal)]
        plan.append(random.choice(opening or longer or tries))
        tried = course.preview(seat, course.ply, plan)
        legal = tried.steps[-1].legal if len(tried.steps) == len(plan) else []
    return plan


def _goes_on(tried: Any) -> bool:
    return bool(tried.steps[-1].legal)


def _opens(tried: Any, legal: list[str]) -> bool:
    """Something can be done then that could not be done before."""
    return not set(tried.steps[-1].legal) <= set(legal)


def _told(course: Course, seat: int, plan: Sequence[str], random: Random) -> dict[str, Any]:
    previews = [
        list(order) for count in range(1, FEW + 1) for order in permutations(plan[:FEW], count)
    ]
    previews += [list(plan[:count]) for count in range(1, len(plan) + 1)]
    previews += _less(course, seat, plan)
    wrong = [list(_wrong(course, seat, plan[:count], random)) for count in range(len(plan))]
    previews += [[*plan[:count], act] for count, acts in enumerate(wrong) for act in acts]
    unique = {tuple(acts): acts for acts in previews}
    return {
        "players": course.seats,
        "me": seat,
        "ply": course.ply,
        "view": msgspec.to_builtins(course.view(seat)),
        "legal": course.legal(seat),
        "plan": list(plan),
        "wrong": wrong,
        "previews": [
            msgspec.to_builtins(course.preview(seat, course.ply, acts)) for acts in unique.values()
        ],
    }


def _less(course: Course, seat: int, plan: Sequence[str]) -> Iterator[list[str]]:
    """The plan without its second act or its first, and as much of it as still stands.

    Without the first, the next one may have to be worded as that was.
    """
    for second in plan[1:2]:
        firsts = [
            act
            for act in course.legal(seat)
            if act.endswith(second) and plan[0].startswith(act.removesuffix(second))
        ]
        for first in (plan[0], *firsts):
            rest = [first, *plan[2:]]
            stands = course.preview(seat, course.ply, rest).stands
            yield from (rest[:count] for count in range(len(rest), max(0, stands - 1), -1))


def _wrong(course: Course, seat: int, plan: Sequence[str], random: Random) -> Iterator[str]:
    """Acts in the game's own words that cannot follow."""
    begun = Course(Play(course.rules, course.rules.load(course.play.first), "lots"))
    begun.play.answer()
    others = [act for actor in begun.acting for act in begun.legal(actor)]
    wording, found = Wording([*course.legal(seat), *plan, *others], []), set[str]()
    for _ in range(200):
        text = wording.text(random, others)
        if len(found) == WRONG:
            return
        if not 0 < len(text) <= 64 or not text.isascii() or not text.isprintable():
            continue
        tried = course.preview(seat, course.ply, [*plan, text])
        if tried.refused is not None and tried.refused.clause is not None and text not in found:
            found.add(text)
            yield text


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in registry.names():
        (FOLDER / f"{name}.json").write_text(written(name) + "\n")
