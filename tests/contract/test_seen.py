"""``seen_by`` and the view agree, both ways: one differs exactly where the other does.

Search takes positions for one where ``seen_by`` is equal, so what it leaves out is played blindly;
and the law of secrecy takes it at its word. Compared are all positions of one game with each other:
those that walks come to, all that one more act leads to, and some with a part of another one in
them, which play alone seldom reaches.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.acting import after
from tests.contract.options import variants
from tests.contract.walks import actors, acts_of, encoded, walk

import irrgarten
from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.errors import PositionError
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.state import WATCHER, State

QUICK = irrgarten.compiled and "IRRGARTEN_BUILD" not in os.environ
WALKS, STEPS, GRAFTS = (4, 100, 8) if QUICK else (1, 40, 1)
#: Of all that acts lead to, so many are looked at.
SIBLINGS = 12
#: Acts that are made in another order too.
TURNS = 6

Path = tuple[Any, ...]


class Seen:
    """What was seen in one game so far, by viewer: numbers by views and views by numbers."""

    def __init__(self, rules: AnyRules, viewers: list[int]) -> None:
        self._rules = rules
        self._viewers = viewers
        self._numbers: dict[tuple[int, bytes], int] = {}
        self._views: dict[tuple[int, int], bytes] = {}

    def look_at(self, state: State) -> None:
        for viewer in self._viewers:
            view, number = encoded(self._rules.view(state, viewer)), state.seen_by(viewer)
            known = self._numbers.setdefault((viewer, view), number)
            assert known == number, f"seen_by tells apart what seat {viewer} cannot: {view!r}"
            shown = self._views.setdefault((viewer, number), view)
            assert shown == view, f"seat {viewer} sees what seen_by does not: {shown!r} {view!r}"


def visited(play: Play, random: Random) -> Iterator[State]:
    """Positions of one game: what several walks from its beginning come to, and their siblings."""
    for _ in range(WALKS):
        state, made = play.state.copy(), []
        for move in walk(state, random.randrange, STEPS):
            yield move.state
            made.append((move.seat, move.act))
            if random.randrange(8) == 0:
                seat = random.choice(actors(move.state))
                others = door.listed(move.state, seat)
                for other in random.sample(others, min(len(others), SIBLINGS)):
                    yield other.made()
        yield state
        yield from reordered(play.state, made[:TURNS], random)


def reordered(state: State, made: list[tuple[int, int]], random: Random) -> Iterator[State]:
    """The same acts in another order, as far as that is legal."""
    left = list(made)
    while left:
        legal = {(seat, act) for seat in actors(state) for act, _ in acts_of(state, seat)}
        possible = [each for each in left if each in legal]
        if not possible:
            return
        each = random.choice(possible)
        left.remove(each)
        state = after(state, *each)
        yield state


def parts(position: dict[str, Any]) -> Iterator[tuple[Path, Any]]:
    """What a position is made of, and where it stands. Pieces are moved whole, so no deeper."""
    for name, part in position["state"].items():
        yield (name,), part
        if isinstance(part, dict | list):
            for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
                yield (name, key), inner


def grafted(position: dict[str, Any], path: Path, part: object) -> dict[str, Any]:
    result = copy.deepcopy(position)
    inner: Any = result["state"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = part
    return result


def grafts(rules: AnyRules, positions: list[dict[str, Any]], random: Random) -> Iterator[State]:
    """Positions with one part as it is in another position, where that is possible at all."""
    found: dict[Path, list[tuple[dict[str, Any], Any]]] = {}
    for position in positions:
        for path, part in parts(position):
            found.setdefault(path, []).append((position, part))
    for path, places in found.items():
        values = list({encoded(part): part for _, part in places}.values())
        for position, part in random.sample(places, min(len(places), GRAFTS)):
            others = [value for value in values if value != part]
            try:
                for other in random.sample(others, min(len(others), 2)):
                    yield rules.load(grafted(position, path, other))
            except PositionError:
                continue


def test_seen_by_differs_exactly_where_the_view_does(rules: AnyRules) -> None:
    for number, table in enumerate(variants(rules)):
        random = Random(number)
        play = Play.begun(rules, read_options(rules.name, table), str(number), {})
        seen = Seen(rules, [WATCHER, random.randrange(play.state.seats)])
        positions = []
        for state in visited(play, random):
            seen.look_at(state)
            positions.append(rules.dump(state))
        for state in grafts(rules, positions, random):
            seen.look_at(state)
