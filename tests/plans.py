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
from irrgarten.tables.game import TableGame

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "plans"
#: Cases of a game, each chosen among so many positions, so many acts apart; acts of a plan.
CASES, APART, LONGEST = 12, 12, 7
#: Acts tried on top of each step that no rule lets through.
WRONG = 2
#: Of the acts of a plan so many are also tried in every other order.
FEW = 3


def written(name: str) -> str:
    cases = list(_cases(registry.rules(name), Random(name)))
    return json.dumps(cases, ensure_ascii=False, separators=(",", ":")).replace(
        ',{"players"', ',\n{"players"'
    )


def _cases(rules: AnyRules, random: Random) -> Iterator[dict[str, Any]]:
    tables = variants(rules)
    for number in range(CASES):
        options = read_options(rules.name, tables[number % len(tables)])
        yield _case(partial(TableGame.begun, rules, options, f"{rules.name} {number}", {}), random)


def _case(begun: Callable[[], TableGame], random: Random) -> dict[str, Any]:
    """A position of a random game at which a turn of several acts is planned, if there is one."""
    best: dict[str, Any] | None = None
    game = begun()
    for _ in range(APART):
        for _ in range(random.randrange(APART)):
            if game.over:
                break
            seat = random.choice(game.acting)
            game = game.after(game.tried(seat, [random.choice(game.legal(seat))]))
        if game.over:
            if best is None:  # a short game, over before anything was planned in it
                game = begun()
            continue
        seat = random.choice(game.acting)
        plan = _plan(game, seat, random)
        if best is None or len(plan) > len(best["plan"]):
            best = _told(game, seat, plan, random)
        if len(plan) > 1 and random.random() < 0.5:
            break
    assert best is not None
    return best


def _plan(game: TableGame, seat: int, random: Random) -> list[str]:
    plan: list[str] = []
    legal = game.legal(seat)
    while legal and len(plan) < LONGEST:
        tries = random.sample(legal, min(len(legal), 12))
        after = [(game.preview(seat, game.ply, [*plan, act]), act) for act in tries]
        longer = [act for tried, act in after if tried.steps[len(plan) :] and _goes_on(tried)]
        opening = [act for tried, act in after if act in longer and _opens(tried, legal)]
        plan.append(random.choice(opening or longer or tries))
        tried = game.preview(seat, game.ply, plan)
        legal = tried.steps[-1].legal if len(tried.steps) == len(plan) else []
    return plan


def _goes_on(tried: Any) -> bool:
    return bool(tried.steps[-1].legal)


def _opens(tried: Any, legal: list[str]) -> bool:
    """Something can be done then that could not be done before."""
    return not set(tried.steps[-1].legal) <= set(legal)


def _told(game: TableGame, seat: int, plan: Sequence[str], random: Random) -> dict[str, Any]:
    previews = [
        list(order) for count in range(1, FEW + 1) for order in permutations(plan[:FEW], count)
    ]
    previews += [list(plan[:count]) for count in range(1, len(plan) + 1)]
    previews += _less(game, seat, plan)
    wrong = [list(_wrong(game, seat, plan[:count], random)) for count in range(len(plan))]
    previews += [[*plan[:count], act] for count, acts in enumerate(wrong) for act in acts]
    unique = {tuple(acts): acts for acts in previews}
    return {
        "players": game.seats,
        "me": seat,
        "ply": game.ply,
        "view": msgspec.to_builtins(game.view(seat)),
        "legal": game.legal(seat),
        "plan": list(plan),
        "wrong": wrong,
        "previews": [
            msgspec.to_builtins(game.preview(seat, game.ply, acts)) for acts in unique.values()
        ],
    }


def _less(game: TableGame, seat: int, plan: Sequence[str]) -> Iterator[list[str]]:
    """The plan without its second act or its first, and as much of it as still stands.

    Without the first, the next one may have to be worded as that was.
    """
    for second in plan[1:2]:
        firsts = [
            act
            for act in game.legal(seat)
            if act.endswith(second) and plan[0].startswith(act.removesuffix(second))
        ]
        for first in (plan[0], *firsts):
            rest = [first, *plan[2:]]
            stands = game.preview(seat, game.ply, rest).stands
            yield from (rest[:count] for count in range(len(rest), max(0, stands - 1), -1))


def _wrong(game: TableGame, seat: int, plan: Sequence[str], random: Random) -> Iterator[str]:
    """Acts in the game's own words that cannot follow."""
    begun = TableGame(Play(game.rules, game.rules.load(game.play.first), "lots"))
    begun.play.answer()
    others = [act for actor in begun.acting for act in begun.legal(actor)]
    wording, found = Wording([*game.legal(seat), *plan, *others], []), set[str]()
    for _ in range(200):
        text = wording.text(random, others)
        if len(found) == WRONG:
            return
        if not 0 < len(text) <= 64 or not text.isascii() or not text.isprintable():
            continue
        tried = game.preview(seat, game.ply, [*plan, text])
        if tried.refused is not None and tried.refused.clause is not None and text not in found:
            found.add(text)
            yield text


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in registry.names():
        (FOLDER / f"{name}.json").write_text(written(name) + "\n")
