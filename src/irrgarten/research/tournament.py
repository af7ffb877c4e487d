"""A tournament of computer players, played out. The same seed gives the same tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.lots import SeededLots, shuffled
from irrgarten.kernel.play import Play
from irrgarten.search.arena import played_out, seating
from irrgarten.tournaments import tournament
from irrgarten.tournaments.encounters import Encounter, Entrant, Result
from irrgarten.tournaments.plan import Plan
from irrgarten.tournaments.standings import Standing
from irrgarten.two_sides import made_of

#: Called with how many encounters of a round are played, of how many, and which round it is.
Progress = Callable[[int, int, int], None]


class Simulated(msgspec.Struct, frozen=True):
    """What came of a tournament. ``levels`` are those of the entrants, in the order of numbers."""

    game: str
    options: dict[str, Any]
    plan: Plan
    match: int
    seed: str
    levels: list[str]
    encounters: list[Encounter]
    standings: list[Standing]
    acts: int


class Table(msgspec.Struct, frozen=True):
    """All that decides how an encounter ends."""

    game: str
    options: dict[str, Any]
    match: int
    begins: bool
    levels: tuple[str, str]
    seed: str


def simulate(
    game: str,
    options: dict[str, Any],
    plan: Plan,
    match: int,
    levels: Sequence[str],
    seed: str,
    workers: int = 1,
    progress: Progress = lambda *_: None,
) -> Simulated:
    """Raises OptionsError for what cannot be played."""
    tournament.check(plan, len(levels))
    seeds = shuffled(range(1, len(levels) + 1), SeededLots(seed, "seeds"))
    entrants = [Entrant(number, place) for number, place in enumerate(seeds, 1)]
    past: list[Encounter] = []
    acts = 0
    with _mapping(workers) as mapped:
        while paired := tournament.next_round(plan, entrants, past):
            open_ = [one for one in paired if one.result is None]
            begins = plan.seats == "rotating"
            tables = [
                Table(game, options, match, begins, _levels(one, levels), _seed(seed, one))
                for one in open_
            ]
            results: dict[int, Result] = {}
            for one, (result, made) in zip(open_, mapped(play, tables), strict=True):
                results[one.number] = result
                acts += made
                progress(len(results), len(open_), one.round)
            past += [replace(one, result=results.get(one.number, one.result)) for one in paired]
    standings = tournament.table(plan, entrants, past)
    return Simulated(game, options, plan, match, seed, [*levels], past, standings, acts)


def _levels(one: Encounter, levels: Sequence[str]) -> tuple[str, str]:
    assert one.second is not None
    return levels[one.first - 1], levels[one.second - 1]


def _seed(seed: str, one: Encounter) -> str:
    return f"{seed}/{one.round}/{one.number}"


def play(table: Table) -> tuple[Result, int]:
    """One encounter, and how many acts it took; a match adds up its rounds (CAM-33)."""
    rules = registry.rules(table.game)
    options = read_options(table.game, table.options)
    sides = rules.sides(options)
    players = [seating(rules, options, level) for level in table.levels]
    contestants = [players[seat not in sides[0]] for seat in range(options.players)]
    given = rules.beginning(options, 0) if table.begins else {}
    totals, acts = [0] * options.players, 0
    for number in range(table.match):
        seed = f"{table.seed}/{number}"
        game = Play.begun(rules, options, seed, given)
        given = rules.next_round(game.state)
        played_out(game, contestants, seed)
        acts += game.ply
        scored = rules.points(game.state) if game.over else [0] * options.players
        totals = [sum(pair) for pair in zip(totals, scored, strict=True)]
    of_seats = totals if table.match > 1 else game.result or totals
    points = (totals[sides[0][0]], totals[sides[1][0]]) if rules.match else None
    return Result(*made_of(sides, of_seats), points=points), acts


@contextmanager
def _mapping(workers: int) -> Iterator[Callable[..., Iterator[tuple[Result, int]]]]:
    """The built-in ``map``, or one on several processes; results come in order either way."""
    if workers == 1:
        yield map
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield partial(pool.map)
