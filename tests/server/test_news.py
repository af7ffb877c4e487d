"""A table that is served by two processes: what one writes the other takes over, and tells."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.at_table import came, person, sat_down, taken_up
from tests.server.running import PATIENCE, Stopwatch

from irrgarten.server.news import anew
from irrgarten.server.order import Order
from irrgarten.server.problems import Trouble
from irrgarten.server.table import Table
from irrgarten.store import Conflict, Head, SeatRow, Store, Unreadable


@pytest.fixture
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest.fixture
async def here(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Table]:
    """All seats but one are taken."""
    seats = [person(0), person(1), SeatRow(2)]
    async with sat_down(tmp_path / "t.db", *seats, monotonic=stopwatch.read) as table:
        table.news._shared = True
        yield table


@pytest.fixture
async def there(tmp_path: Path, here: Table) -> AsyncIterator[Table]:
    async with taken_up(tmp_path / "t.db") as table:
        yield table


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read from the store from now on."""
    found: list[str] = []
    for name in ("find", "acts_since", "heads"):
        asked = getattr(Store, name)

        async def noted(*about: Any, name: str = name, asked: Any = asked, **more: Any) -> Any:
            found.append(name)
            return await asked(*about, **more)

        monkeypatch.setattr(Store, name, noted)
    return found


def head_of(table: Table) -> Head:
    return Head(table.ply, table.row.revision)


async def told(table: Table, head: Head) -> None:
    """It hears of it, and does what there is to do."""
    table.news.hear(head)
    async with asyncio.timeout(PATIENCE):
        while table.news._attending is not None:
            await asyncio.wait([table.news._attending])


async def begin(here: Table, there: Table) -> None:
    await there.hands.sit_down(2, "Cleo", adds=False, token=None)
    await told(here, head_of(there))
    assert here.ply == there.ply


async def act(table: Table) -> None:
    course = table.under_way
    (seat,) = course.acting
    turn = course.tried(seat, [course.play.legal(seat)[0]])
    await table.turns._keep(course, turn, None)


# -- heard of -------------------------------------------------------------------------
async def test_who_sits_down_elsewhere_is_told_here_and_the_game_begins(
    here: Table, there: Table, stopwatch: Stopwatch
) -> None:
    heard = await came(here, 0)
    stopwatch.seconds += 60
    await there.hands.sit_down(2, "Cleo", adds=False, token=None)
    await told(here, head_of(there))
    assert (here.seats[2].name, here.row.revision) == ("Cleo", there.row.revision)
    assert "started" in [frame["type"] for frame in heard.frames]
    assert [here.absence.lasted(seat) for seat in range(3)] == [0, 0, 0], "from now on they count"


async def test_a_seat_that_changes_hands_elsewhere_does_so_here(here: Table, there: Table) -> None:
    heard = await came(here, 0)
    await begin(here, there)
    heard.frames.clear()
    await there.hands.stand_in(1, "skilled")
    await told(here, head_of(there))
    assert (here.seats[1].holder, here.seats[1].level) == ("bot", "skilled")
    (frame,) = [frame for frame in heard.frames if frame["type"] == "table"]
    assert (frame["change"]["seat"], frame["change"]["holder"]) == (1, "bot")


async def test_acts_that_are_made_elsewhere_are_read_and_nothing_else(
    here: Table, there: Table, read: list[str]
) -> None:
    heard = await came(here, 0)
    await begin(here, there)
    read.clear()
    for _ in range(20):
        await act(there)
    await told(here, head_of(there))
    assert (here.ply, read) == (there.ply, ["acts_since"])
    assert here.under_way.view(0) == there.under_way.view(0)
    assert heard.frames[-1]["ply"] == there.ply


async def test_what_is_known_is_no_news(here: Table, there: Table, read: list[str]) -> None:
    await came(here, 0)
    await begin(here, there)
    read.clear()
    await told(here, head_of(here))
    assert read == []


async def test_what_is_unsure_is_found_out_when_anything_is_heard(
    here: Table, there: Table, read: list[str]
) -> None:
    await there.hands.sit_down(2, "Cleo", adds=False, token=None)
    here.order.unsure = True
    await told(here, head_of(here))
    assert (here.seats[2].name, here.order.unsure, read) == ("Cleo", False, ["find"])


async def test_where_nobody_is_it_is_taken_over_when_somebody_comes(
    here: Table, there: Table, read: list[str]
) -> None:
    await there.hands.sit_down(2, "Cleo", adds=False, token=None)
    here.news.hear(Head(0, there.row.revision))
    here.news.hear(Head(there.ply, 0))
    assert here.news._attending is None
    heard = await came(here, 0)
    assert heard.frames[0]["type"] == "welcome"
    assert heard.frames[0]["info"]["seats"][2]["name"] == "Cleo"
    assert (here.ply, read) == (there.ply, ["find"])
    read.clear()
    await came(here, 1)
    assert read == [], "it was heard of once"


async def test_of_what_cannot_be_read_whoever_comes_sees_what_is_known(
    here: Table, there: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await there.hands.sit_down(2, "Cleo", adds=False, token=None)
    here.news.hear(head_of(there))

    async def away(*_: Any, **__: Any) -> None:
        raise Unreadable

    with monkeypatch.context() as patched:
        patched.setattr(Store, "find", away)
        heard = await came(here, 0)
    assert heard.frames[0]["info"]["seats"][2]["name"] is None
    assert here.order.unsure, "it is found out before anything else is done"
    await here.news.settle()
    assert (here.seats[2].name, here.order.unsure) == ("Cleo", False)


async def test_who_comes_elsewhere_may_be_all_that_was_missing(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        assert table.course is None
        table.news.meet()
        assert table.news._attending is not None
        await table.news._attending
        assert table.under_way.acting == [0]
        table.news.meet()
        assert table.news._attending is None, "it has begun"


# -- looked for ------------------------------------------------------------------------
async def test_who_looks_finds_what_was_written(here: Table, there: Table, read: list[str]) -> None:
    await there.hands.sit_down(2, "Cleo", adds=False, token=None)
    await here.news.look()
    assert (here.seats[2].name, here.ply) == ("Cleo", there.ply)
    read.clear()
    await here.news.look()
    assert read == ["heads"], "there is nothing new"
    here.order.unsure = True
    await here.news.look()
    assert not here.order.unsure


async def test_a_table_of_which_nothing_is_kept_any_more_is_forgotten(
    here: Table, there: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: Any) -> dict[str, Head]:
        return {}

    monkeypatch.setattr(Store, "heads", none)
    await here.news.look()
    assert here.forgotten


async def test_what_somebody_knows_from_elsewhere_is_found_out_first(
    here: Table, there: Table, read: list[str]
) -> None:
    await came(here, 0)
    await begin(here, there)
    await act(there)
    read.clear()
    await here.news.settle(here.ply)
    assert read == []
    await here.news.settle(there.ply)
    assert (here.ply, read) == (there.ply, ["find"])
    here.news._shared = False
    await here.news.settle(here.ply + 100)
    assert read == ["find"], "nobody else writes there, whatever somebody pretends to know"


# -- once more -------------------------------------------------------------------------
class Part:
    """Of a table at which others are faster so many times."""

    def __init__(self, faster: int) -> None:
        self.order = Order()
        self.news: Any = self
        self.faster = faster
        self.calls: list[str] = []

    async def settle(self) -> None:
        self.calls.append("settle")

    async def take_over(self) -> None:
        self.calls.append("take over")

    @anew
    async def do(self, *, name: str) -> str:
        self.calls.append("try")
        if self.calls.count("try") <= self.faster:
            raise Conflict
        return name


async def test_where_others_are_faster_it_is_tried_on_what_is_kept_by_then() -> None:
    part = Part(2)
    assert await part.do(name="done") == "done"
    assert part.calls == ["settle", *["try", "take over"] * 2, "try"]


async def test_six_can_act_at_once_and_two_more_and_then_it_is_given_up() -> None:
    assert await Part(7).do(name="done") == "done"
    with pytest.raises(Trouble, match="others are always faster"):
        await Part(8).do(name="done")


async def test_of_two_who_write_at_once_both_are_heard(here: Table, there: Table) -> None:
    """Without having heard of each other."""
    await there.hands.sit_down(2, "Cleo", adds=False, token=None)
    with pytest.raises(Trouble):
        await here.hands.sit_down(2, "Dora", adds=False, token=None)
    assert here.seats[2].name == "Cleo"
