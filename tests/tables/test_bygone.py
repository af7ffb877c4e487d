"""A game whose rules are here no more, as whoever looks at it is told of it."""

from __future__ import annotations

from msgspec import Raw

from irrgarten.kernel.record import Made, Record
from irrgarten.kernel.state import WATCHER
from irrgarten.tables.bygone import Bygone, Ending, Shown

ENDING = Ending(
    ply=2,
    result=[1.0, 0.0],
    ended="resigned",
    points=[5, 3],
    next_round={"beginner": 1},
    told=[],
    shown=[Shown("a watcher's view", []), Shown("seat 0's", []), Shown("seat 1's", [])],
    size=64,
    films={"watcher": [Raw(b"[1]"), Raw(b"[2]")]},
)


def test_with_nothing_kept_it_can_only_be_told_that_its_rules_have_changed() -> None:
    bygone = Bygone(None, None)
    assert bygone.over
    assert (bygone.ply, bygone.ended, bygone.result, bygone.points) == (0, "rules", None, None)
    assert (bygone.next_round, bygone.watched, bygone.size) == ({}, [], 0)
    assert not bygone.steps
    assert bygone.stretch("watcher", 0) is None
    assert (bygone.view(WATCHER), bygone.log(0)) == (None, [])


def test_what_was_kept_is_told_to_each_as_it_was() -> None:
    record = Record(
        game="chess", version="1", options={}, position={}, acts=[Made(0, "e4"), Made(1, "e5")]
    )
    bygone = Bygone(record, ENDING)
    assert (bygone.ply, bygone.ended, bygone.result) == (2, "resigned", [1.0, 0.0])
    assert (bygone.points, bygone.next_round, bygone.size) == ([5, 3], {"beginner": 1}, 64)
    views = [bygone.view(viewer) for viewer in (WATCHER, 0, 1)]
    assert views == ["a watcher's view", "seat 0's", "seat 1's"]
    assert bygone.steps
    assert [bygone.stretch("watcher", number) for number in (0, 1, 2)] == [b"[1]", b"[2]", None]
    assert bygone.stretch("0", 0) is None
