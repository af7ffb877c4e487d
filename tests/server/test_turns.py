"""Acts at a table in memory: what is made, and what has become void meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from tests.server.at_table import Heard, bot, person, sat_down, secret_of
from tests.server.running import PATIENCE

from irrgarten.kernel.calls import RESIGNS
from irrgarten.server import metrics
from irrgarten.server.frames import Act, AskThreats
from irrgarten.server.guest import Guest
from irrgarten.server.problems import Trouble
from irrgarten.server.table import Table
from irrgarten.store import Conflict


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A bot is to act."""
    async with sat_down(tmp_path / "t.db", bot(0), person(1)) as table:
        await table.beginning.go_on()
        assert table.under_way.acting == [0]
        yield table


async def test_a_bot_acts_where_nothing_has_changed_since_it_began_to_think(table: Table) -> None:
    course = table.under_way
    before = course.ply
    await table.turns.act_of_bot(course, before, 0, "n")
    assert course.acts[before].act == "n"


async def test_what_a_bot_thought_of_an_earlier_position_is_not_made(table: Table) -> None:
    course = table.under_way
    before = course.ply
    await table.turns.act_of_bot(course, before - 1, 0, "n")
    assert course.ply == before


async def test_what_a_bot_thought_for_somebody_who_is_back_is_not_made(table: Table) -> None:
    course = table.under_way
    before = course.ply
    await table.turns.act_of_bot(course, before, 0, "stop")
    assert course.acting == [1]
    ply = course.ply
    await table.turns.act_of_bot(course, ply, 1, "n")
    assert course.ply == ply


# -- without a task --------------------------------------------------------------
class Stepwise:
    """Acts made so, and what was heard of it."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.heard = Heard()
        self.guest = Guest(seat, self.heard, 1 << 20)
        self.said: asyncio.Future[bool] = asyncio.Future()

    async def made(self, *acts: str, ply: int | None = None) -> bool | None:
        """Whether it was; None if it was not even begun."""
        table = self.table
        await table.join(self.guest, None, None)
        self.heard.frames.clear()
        frame = Act(ply=table.ply if ply is None else ply, acts=[*acts])
        if not table.turns.act_at_once(self.guest, frame, self.said.set_result):
            return None
        return await asyncio.wait_for(self.said, PATIENCE)


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[Table]:
    """Anna is to act."""
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        await table.beginning.go_on()
        yield table


async def test_an_ordinary_act_is_made_kept_and_told(people: Table) -> None:
    anna, before = Stepwise(people, 0), people.ply
    assert await anna.made("n") is True
    assert people.under_way.acts[before].act == "n"
    assert [frame["type"] for frame in anna.heard.frames] == ["played"]
    assert people.order.begin(), "it is the next one's turn"
    people.order.done()


@pytest.mark.parametrize(
    ("seat", "act", "later"),
    [(1, "n", 0), (None, "n", 0), (0, "fly", 0), (0, "n", 1), (0, "n", -1)],
)
async def test_what_is_not_ordinary_is_not_begun(
    people: Table, seat: int | None, act: str, later: int
) -> None:
    before = people.ply
    assert await Stepwise(people, seat).made(act, ply=before + later) is None
    assert people.ply == before


async def test_nobody_acts_without_a_task_while_a_bot_plays_for_her(people: Table) -> None:
    await people.hands.seat_bot(0, "casual", secret_of(0))
    anna, before = Stepwise(people, 0), people.ply
    assert "n" in people.under_way.legal(0)
    frame = Act(ply=before, acts=["n"])
    assert not people.turns.act_at_once(anna.guest, frame, anna.said.set_result)
    with pytest.raises(Trouble, match="a bot plays for this seat"):
        await people.turns.act(anna.guest, frame)
    assert people.ply == before


async def test_what_another_process_was_faster_with_is_not_made(
    people: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def second(_: str, __: int, ___: object, call: Callable[[Exception], None]) -> None:
        call(Conflict())

    monkeypatch.setattr(people.turns._store, "add_acts_and_call", second)
    before = people.ply
    assert await Stepwise(people, 0).made("n") is False
    assert people.ply == before
    assert people.order.begin(), "it is the next one's turn"
    people.order.done()


async def test_what_is_called_across_the_table_is_no_act_of_the_counters(people: Table) -> None:
    def counted() -> float:
        return sum(
            sample.value
            for family in metrics.ACTS.collect()
            for sample in family.samples
            if sample.labels.get("game") == "magic_labyrinth"
        )

    before = counted()
    assert await Stepwise(people, 0).made("n") is True
    assert counted() == before + 1
    async with people.order:
        await people.turns.keep_call(people.under_way, 0, RESIGNS)
    assert people.under_way.over
    assert counted() == before + 1


async def test_all_are_told_that_a_game_is_over_and_by_what(people: Table) -> None:
    ben = Stepwise(people, 1)
    await people.join(ben.guest, None, None)
    ben.heard.frames.clear()
    async with people.order:
        await people.turns.keep_call(people.under_way, 0, RESIGNS)
    *_, last = ben.heard.frames
    assert (last["type"], last["info"]["status"], last["info"]["ended"]) == (
        "table",
        "over",
        "resigned",
    )


async def test_whoever_asks_is_told_what_threatens_her(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1), game="dog", given={}) as table:
        await table.beginning.go_on()
        anna = Stepwise(table, 0)
        await table.turns.threats(anna.guest, AskThreats(ply=table.ply, acts=[]))
        assert [frame["type"] for frame in anna.heard.frames] == ["threatened"]
