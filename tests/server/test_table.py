"""A table in memory: who is there, who is told of it, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.at_lobby import lobby
from tests.server.at_table import Heard, bot, came, kept, person, sat_down, secret_of
from tests.server.running import Stopwatch

from irrgarten.kernel.calls import RESIGNS
from irrgarten.server.guest import Guest
from irrgarten.server.table import Table
from irrgarten.tables import commands
from irrgarten.tables.frames import Act, Propose, Thinking
from irrgarten.tables.problems import RequestError


@pytest.fixture
async def table(tmp_path: Path, stopwatch: Stopwatch) -> AsyncIterator[Table]:
    """Two persons, and a game that has begun."""
    seats = [person(0), person(1)]
    async with sat_down(tmp_path / "t.db", *seats, monotonic=stopwatch.read) as table:
        await table.execute(commands.GoOn())
        yield table


async def over(table: Table) -> None:
    """Seat 0 resigns."""
    number = (await came(table, 0)).number
    await table.execute(commands.Propose(number, Propose(table.state.ply, "resign")))
    await table.leave(number)


def kinds(heard: Heard) -> list[str]:
    return [frame["type"] for frame in heard.frames]


# -- who is there ----------------------------------------------------------------
async def test_while_nobody_knows_of_the_others_all_may_be_there(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await came(table, 1)
    assert [*table.perhaps_here] == [1]
    monkeypatch.setattr(type(table.bus), "blind", True)
    assert [*table.perhaps_here] == [0, 1]


async def test_other_processes_are_told_who_is_here_and_who_sees_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, list[int | None]] = {}

    def present(name: str, who: Iterable[int | None]) -> None:
        told[name] = [*who]

    monkeypatch.setattr(table.bus, "present", present)
    anna = (await came(table, 0)).number
    await came(table, None)
    assert sorted(told["t"], key=str) == [0, None]
    assert len(told) == 1, "of who sees the page nobody wants to know"
    table.state = replace(table.state, followed=frozenset({0}))
    await came(table, None)
    (seen,) = {*told} - {"t"}
    assert told[seen] == [0]
    await table.sight(anna, sees=False)
    assert told[seen] == []
    await table.sight(anna, sees=True)
    assert told[seen] == [0]


# -- what is told ----------------------------------------------------------------
async def test_bot_that_thinks_is_told_after_the_welcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sat_down(tmp_path / "t.db", bot(0), person(1)) as table:
        await table.execute(commands.GoOn())
        table.bots.thinking = 0
        ben = await came(table, 1)
        assert kinds(ben)[:2] == ["welcome", "thinking"]
        table.guests[7] = Guest(None, late := Heard(), 1 << 20)
        table.tell_all(Thinking(seat=0))
        assert late.frames == [], "it is not welcomed yet"


async def test_a_table_tells_its_secrets_only_to_who_has_made_it(table: Table) -> None:
    with pytest.raises(RequestError, match="another table has the name"):
        table.made_with("some token", knows=False)


# -- after the game --------------------------------------------------------------
@pytest.mark.parametrize(("before", "more"), [(0, True), (1, False)])
async def test_only_a_match_that_is_not_over_has_a_next_round(
    tmp_path: Path, before: int, more: bool
) -> None:
    seats = [person(0), person(1)]
    match: dict[str, Any] = {"game": "caminos", "given": {}, "rounds": 2}
    async with sat_down(tmp_path / "t.db", *seats, **match, scores=[[3, 4]] * before) as table:
        await table.execute(commands.GoOn())
        assert not any(table.next_round)
        game = table.state.under_way
        table.state = replace(table.state, game=game.after(game.called(0, RESIGNS)))
        assert [bool(one) for one in table.next_round] == [more, more]


async def test_only_writes_of_more_than_acts_are_told(table: Table) -> None:
    told: list[int] = []
    table.when_written = lambda one: told.append(one.row.revision)
    before, anna = table.row.revision, (await came(table, 0)).number
    await table.execute(commands.Act(anna, Act(table.state.ply, ["stop"])))
    assert (table.row.revision, told) == (before, [])
    await table.execute(commands.SeatBot(0, "casual", secret_of(0)))
    assert (table.row.revision, told) == (before + 1, [before + 1])


async def test_nothing_thinks_at_a_table_that_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    async with sat_down(tmp_path / "t.db", bot(0), person(1)) as table:
        monkeypatch.setattr(table.bots._bots, "choose", for_ever)
        await table.execute(commands.GoOn())
        before = asyncio.all_tasks()
        ben = await came(table, 1)
        while "thinking" not in kinds(ben):  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert asyncio.all_tasks() > before
        await table.close()
        assert asyncio.all_tasks() == before


async def test_what_was_not_kept_when_a_game_ended_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        """The server, before that."""

    data = tmp_path / "t.db"
    async with sat_down(data, person(0), person(1)) as table:
        await table.execute(commands.GoOn())
        monkeypatch.setattr("irrgarten.server.replays.keep", killed)
        await over(table)
        await table._tasks.finish()
        monkeypatch.undo()
        assert (await kept(data)).ending is None
    async with lobby(data) as tables, tables.table("t"):
        assert (await kept(data)).ending is not None
