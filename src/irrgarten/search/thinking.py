"""A search on several threads: a tree each, and their findings put together."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.rng import Rng
from irrgarten.search.comparing import Comparison
from irrgarten.search.foresight import Foresight
from irrgarten.search.ismcts import Tree, Tried

T = TypeVar("T")

#: Iterations between two looks at the clock.
_STRETCH = 64
#: So much more than until now may be thought in the time that is left: nobody knows exactly.
_FASTER = 1.25
#: Worlds in which acts are compared between two.
_WORLDS = 4
#: Positions looked at between two: each of them is as much work as some playouts.
_GLANCE = 8


class Mind(msgspec.Struct, frozen=True):
    """What one thread thinks with; no two threads share one."""

    belief: Belief
    heuristics: Heuristics


class Sight(msgspec.Struct, frozen=True):
    """How much of its acts a player overlooks; the same lot overlooks the same ones."""

    overlooks: float
    lot: int


def think(
    minds: Sequence[Mind],
    seat: int,
    playouts: int,
    seed: int,
    seconds: float | None = None,
    sight: Sight | None = None,
    settled: bool = False,
) -> list[Tried]:
    """What a seat that is to act can say of each of its acts, in the order of the rules.

    ``playouts`` are shared out among the minds. The findings follow from the arguments alone,
    unless ``seconds`` cuts the search short: of the processor, for each mind, so that a player is
    no weaker on a machine that has other things to do. Whoever only wants to know what is tried
    most stops where that is ``settled``, since no other act can come to as many tries; and where
    acts are best compared in the same worlds, it has them compared. Where heuristics foresee,
    ``playouts`` are positions that are looked at.
    """
    sees_all = sight is None or sight.overlooks <= 0.0
    if sees_all and minds[0].heuristics.foresees():
        return foreseen(minds[0], playouts, seconds).tried()
    seeds = Rng(seed)
    shares = [(playouts + later) // len(minds) for later in range(len(minds))]
    if settled and sees_all and minds[0].heuristics.compares():
        races = [
            Comparison(mind.belief, mind.heuristics, seat, seeds.below(1 << 62)) for mind in minds
        ]
        _side_by_side(_race, races, shares, seconds)
        return put_together([race.tried() for race in races])
    trees = [
        Tree(mind.belief, mind.heuristics, seat, seeds.below(1 << 62), share)
        for mind, share in zip(minds, shares, strict=True)
    ]
    if sight is not None and sight.overlooks > 0.0:
        for tree in trees:
            tree.overlook(sight.overlooks, sight.lot)
    _side_by_side(partial(_grow, settled=settled and len(trees) == 1), trees, shares, seconds)
    return put_together([tree.tried() for tree in trees])


def foreseen(mind: Mind, positions: int, seconds: float | None = None) -> Foresight:
    """What follows, as far as so many positions tell: where nothing is drawn a second mind would
    see the same."""
    foresight = Foresight(mind.belief, mind.heuristics, positions)
    until = None if seconds is None else time.thread_time() + seconds
    while positions > 0 and not foresight.is_certain():
        foresight.run(min(_GLANCE, positions))
        positions -= _GLANCE
        if until is not None and time.thread_time() >= until:
            break
    return foresight


def _side_by_side(
    work: Callable[[T, int, float | None], None],
    searches: Sequence[T],
    shares: Sequence[int],
    seconds: float | None,
) -> None:
    """Each search on a thread of its own."""
    if len(searches) == 1:
        work(searches[0], shares[0], seconds)
        return
    with ThreadPoolExecutor(len(searches)) as threads:
        list(threads.map(work, searches, shares, [seconds] * len(searches)))


def _race(race: Comparison, playouts: int, seconds: float | None = None) -> None:
    until = None if seconds is None else time.thread_time() + seconds
    while playouts > 0 and not race.is_settled():
        playouts -= race.run(_WORLDS)
        if until is not None and time.thread_time() >= until:
            return


def _grow(tree: Tree, playouts: int, seconds: float | None = None, settled: bool = False) -> None:
    if seconds is None and not settled:
        tree.run(playouts)
        return
    began = time.thread_time()
    done = 0
    while done < playouts:
        stretch = min(_STRETCH, playouts - done)
        tree.run(stretch)
        done += stretch
        left = float(playouts - done)
        if seconds is not None:
            spent = time.thread_time() - began
            if spent >= seconds:
                return
            if spent > 0:
                left = min(left, _FASTER * done * (seconds - spent) / spent)
        if settled and tree.lead() > left:
            return


def put_together(findings: Sequence[Sequence[Tried]]) -> list[Tried]:
    visits: dict[int, int] = {}
    gained: dict[int, float] = {}
    for finding in findings:
        for tried in finding:
            visits[tried.act] = visits.get(tried.act, 0) + tried.visits
            gained[tried.act] = gained.get(tried.act, 0.0) + tried.visits * tried.value
    return [Tried(act, visits[act], gained[act] / max(1, visits[act])) for act in visits]
