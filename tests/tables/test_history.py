"""One act in the history of a game, and what is left of it once it has faded (MAG-30)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw, json

from irrgarten import registry
from irrgarten.games.magic_labyrinth.narration import Bumped, Rolled, Stepped
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.kernel.memory import Event
from irrgarten.kernel.record import Made
from irrgarten.tables.frames import Called, Happened, encode
from irrgarten.tables.history import Entry, Log

MAGIC = registry.rules("magic_labyrinth")
STEP, BUMP = Stepped(0, "a1", "a2", 1), Bumped(0, "a2", "a2|a3", "a1")


def entry(*events: Event, call: Called | None = None) -> Entry:
    told = Raw(encode(Happened(7, 0, [*events], call)))
    return Entry(Made(0, "n"), 0, (told, told))


def left(entry: Entry, *, aid: bool = False) -> Any:
    options = MagicLabyrinthOptions(players=2, memory_aid=aid)
    faded = entry.faded(0, MAGIC, options)
    assert entry.faded(0, MAGIC, options) is faded, "it is kept"
    return None if faded is None else json.decode(faded)


@pytest.mark.parametrize("events", [[], [STEP]])
def test_entry_that_faded_altogether_is_left_out(events: list[Event]) -> None:
    assert left(entry(*events)) is None


def test_faded_entry_keeps_what_may_be_known() -> None:
    assert left(entry(Rolled(0, 3)))["events"][0]["value"] == 3
    (bumped,) = left(entry(STEP, BUMP))["events"]
    assert (bumped["type"], bumped["wall"]) == ("bumped", None)
    called = left(entry(call=Called("resigned", None)))
    assert (called["ply"], called["call"]["what"]) == (7, "resigned")


def test_nothing_fades_with_the_memory_aid() -> None:
    assert left(entry(BUMP), aid=True)["events"][0]["wall"] == "a2|a3"
    assert left(entry(), aid=True) is None


def test_entry_without_events_is_not_perceptible() -> None:
    one = entry(STEP)
    assert one.perceptible(0) is one.told[1]
    assert entry().perceptible(0) is None


# -- the sequence of them ------------------------------------------------------------
def test_logs_that_grow_from_one_another_share_items() -> None:
    first: Log[int] = Log([1])
    second = first.extended([2, 3])
    assert (list(first), list(second)) == ([1], [1, 2, 3])
    assert first._items is second._items


def test_second_log_that_grows_from_one_is_apart() -> None:
    first: Log[int] = Log([1])
    one, other = first.extended([2]), first.extended([3])
    assert ([*first], [*one], [*other]) == ([1], [1, 2], [1, 3])


def test_log_shows_nothing_beyond_its_end() -> None:
    first: Log[int] = Log([1, 2])
    first.extended([3])
    assert (len(first), first[-1], first[:5], first[-2:]) == (2, 2, [1, 2], [1, 2])
    for index in (2, -3):
        with pytest.raises(IndexError):
            first[index]
