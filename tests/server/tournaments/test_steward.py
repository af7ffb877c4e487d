"""Whoever looks after the evening: bots play, results are collected, rounds follow one another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

import pytest
from tests.server.at_table import came, person, sat_down
from tests.server.running import PATIENCE
from tests.server.tournaments.evening import Clock, Evening

from irrgarten.server.problems import Trouble
from irrgarten.server.table import Table
from irrgarten.server.tournament_frames import ChangeEntrant, Plan
from irrgarten.server.tournaments.steward import _goes_on
from irrgarten.store import Closed, Unreadable
from irrgarten.tournaments.encounters import Result


async def at_table(evening: Evening, number: int = 1) -> Table:
    name = (await evening.met(number)).table
    assert name is not None
    async with evening.inside.lobby.table(name) as table:
        return table


async def held(table: Table, by: str | None) -> None:
    """It comes to be held so, and stays so for as long as there is something to do at once."""
    async with asyncio.timeout(PATIENCE / 3):
        while table.held_by != by:  # noqa: ASYNC110
            await asyncio.sleep(0)
    for _ in range(20):
        await asyncio.sleep(0)
    assert table.held_by == by


# -- bots ------------------------------------------------------------------------
async def test_bots_play_though_nobody_looks_on_and_people_alone_are_left_alone(
    evening: Evening,
) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    for _ in range(2):
        await evening.look()
        table = await at_table(evening)
        await held(table, evening.name)
        assert table.attended
    await evening.set_up("Anna", "Ben")
    await evening.begin()
    await evening.look()
    await held(await at_table(evening), None)


async def test_a_table_is_held_until_its_result_is_known(evening: Evening) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    await evening.look()
    table = await at_table(evening)
    await held(table, evening.name)
    before = await evening.met()
    await evening.played()
    await evening.look()
    await held(table, None)
    (met, *_) = (await evening.kept()).met
    assert met.table == before.table
    assert met.encounter.result is not None
    assert {met.encounter.result.first, met.encounter.result.second} == {0.0, 1.0}
    assert met.encounter.result.how == "played"


async def test_tables_are_let_go_when_the_tournament_is_another_processs(evening: Evening) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    await evening.look()
    table = await at_table(evening)
    for under_way, by in (([evening.name], evening.name), ([], None)):
        evening.steward._let_go(under_way)
        await held(table, by)


async def test_nobody_looks_after_what_another_process_does(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    looked: list[str] = []

    async def look_after(name: str) -> None:
        looked.append(name)

    monkeypatch.setattr(evening.steward, "look_after", look_after)
    for leads in (False, True):
        monkeypatch.setattr(evening.inside.bus, "leads", lambda _, leads=leads: leads)
        await evening.steward._look_after(evening.name)
        assert looked == [evening.name] * leads


async def test_processes_are_told_whom_this_one_looks_after(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So they know which of them does it."""
    told: list[tuple[str, list[int | None]]] = []

    def present(name: str, who: Iterable[int | None]) -> None:
        if name == evening.name:
            told.append((name, [*who]))

    monkeypatch.setattr(evening.inside.bus, "present", present)
    await evening.set_up(bots=2)
    await evening.begin()
    await evening.steward._look_after(evening.name)
    evening.steward._let_go([evening.name])
    assert told == [(evening.name, [None])]
    for _ in range(2):
        evening.steward._let_go([])
    assert told == [(evening.name, [None]), (evening.name, [])]


async def test_nothing_is_held_after_the_end(evening: Evening) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    await evening.look()
    table = await at_table(evening)
    await held(table, evening.name)
    await evening.steward.close()
    assert table.held_by is None


async def test_tables_that_a_kill_has_left_out_are_made_up_for(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.set_up(bots=2)
    await evening.begin_and_be_killed(monkeypatch)
    table = (await evening.met()).table
    assert table is not None
    assert await evening.inside.store.heads([table]) == {}
    await evening.look()
    assert {*await evening.inside.store.heads([table])} == {table}


@pytest.mark.parametrize("fault", [Trouble("unavailable", "not now"), RuntimeError("broken")])
async def test_a_table_that_could_not_be_held_is_held_the_next_time(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    await evening.set_up(bots=2)
    await evening.begin()

    def fails(_: str) -> NoReturn:
        raise fault

    monkeypatch.setattr(evening.inside.lobby, "table", fails)
    await evening.look()
    async with asyncio.timeout(PATIENCE / 3):
        while evening.steward._held:  # noqa: ASYNC110
            await asyncio.sleep(0)
    monkeypatch.undo()
    await evening.look()
    await held(await at_table(evening), evening.name)


# -- who does not come -----------------------------------------------------------
@pytest.mark.parametrize("rule", ["organiser", "loss", "bot"])
async def test_whoever_does_not_come_in_time(evening: Evening, clock: Clock, rule: str) -> None:
    await evening.set_up("Anna", bots=1, no_show=rule, no_show_minutes=5)
    await evening.begin()
    one = (await evening.met()).encounter
    table = await at_table(evening)
    seat = [held.holder for held in table.seats].index("person")
    for minutes in (0, 4.9):
        clock.pass_minutes(minutes)
        await evening.look()
        assert table.seats[seat].holder == "person"
    clock.pass_minutes(0.1)
    await evening.look()
    await held(table, None if rule == "loss" else evening.name)
    result = (await evening.kept()).met[0].encounter.result
    assert table.seats[seat].holder == ("bot" if rule == "bot" else "person")
    if rule != "loss":
        assert result is None
        return
    lost = 0 if one.first == 1 else 1
    assert result == Result(float(lost == 1), float(lost == 0), "no_show")


async def test_who_is_there_has_not_lost(evening: Evening, clock: Clock) -> None:
    await evening.set_up("Anna", bots=1, no_show="loss", no_show_minutes=5)
    await evening.begin()
    table = await at_table(evening)
    seat = [held.holder for held in table.seats].index("person")
    await came(table, seat)
    clock.pass_minutes(5)
    kept = await evening.look()
    assert kept.met[0].encounter.result is None


async def test_a_bot_that_plays_for_somebody_plays_on_at_once(
    evening: Evening, clock: Clock
) -> None:
    await evening.set_up("Anna", "Ben", no_show="bot", no_show_minutes=5)
    await evening.begin()
    table = await at_table(evening)
    await came(table, 0)
    clock.pass_minutes(5)
    await evening.look()
    assert [seat.holder for seat in table.seats] == ["person", "bot"]
    await held(table, evening.name)


async def test_whoever_has_withdrawn_has_lost(evening: Evening) -> None:
    await evening.set_up(bots=4)
    await evening.begin()
    await evening.look()
    gone = (await evening.met()).encounter.second
    assert gone is not None
    wish = ChangeEntrant(withdrawn=True)
    await evening.desk.change_entrant(evening.name, gone, wish, evening.organiser)
    await evening.look()
    first, second = await evening.met(1), await evening.met(2)
    assert first.encounter.result == Result(1, 0, "no_show")
    assert second.encounter.result is None
    await held(await at_table(evening, 1), None)
    await held(await at_table(evening, 2), evening.name)


# -- time ------------------------------------------------------------------------
@pytest.mark.parametrize("overtime", ["draw", "organiser"])
async def test_a_round_that_runs_over_time(evening: Evening, clock: Clock, overtime: str) -> None:
    await evening.set_up(bots=2, minutes=30, overtime=overtime)
    await evening.begin()
    clock.pass_minutes(29.9)
    assert (await evening.look()).met[0].encounter.result is None
    clock.pass_minutes(0.1)
    result = (await evening.look()).met[0].encounter.result
    assert result == (Result(0.5, 0.5, "overtime") if overtime == "draw" else None)


@pytest.mark.parametrize("pause", [None, 0, 10])
async def test_when_the_next_round_is_paired(
    evening: Evening, clock: Clock, pause: int | None
) -> None:
    await evening.set_up(bots=2, pause=pause)
    await evening.begin()
    assert (await evening.look()).round == 1, "not before all have a result"
    await evening.settle()
    kept = await evening.look()
    at = "2026-01-01T20:10:00+00:00"
    assert (kept.round, kept.document.next_at) == (2 if pause == 0 else 1, at if pause else None)
    clock.pass_minutes(9.9)
    assert (await evening.look()).round == kept.round
    clock.pass_minutes(0.1)
    assert (await evening.look()).round == (1 if pause is None else 2)


async def test_after_the_last_round_it_is_over_whatever_the_pause(evening: Evening) -> None:
    await evening.set_up(bots=2, pause=10, plan=Plan("swiss", rounds=1))
    await evening.begin()
    await evening.settle()
    kept = await evening.look()
    assert kept.ended is not None
    assert await evening.look() == kept


# -- matches ---------------------------------------------------------------------
async def test_a_match_goes_on_at_another_table(evening: Evening) -> None:
    await evening.set_up(bots=2, match=2, plan=Plan("swiss", rounds=1))
    await evening.begin()
    first = (await evening.met()).table
    await evening.played()
    await evening.look()
    second = (await evening.met()).table
    assert second != first
    assert (await evening.met()).encounter.result is None
    await evening.played()
    kept = await evening.look()
    result = kept.met[0].encounter.result
    assert (kept.met[0].table, kept.ended is not None) == (second, True)
    assert result is not None
    assert result.points is not None
    assert sorted([result.first, result.second]) in ([0.0, 1.0], [0.5, 0.5])
    assert (result.first > result.second) == (result.points[0] > result.points[1])
    games = (await evening.house.export(evening.name)).games
    assert [(one.game, one.table) for one in games] == [(1, first), (2, second)]


@pytest.mark.parametrize(("rounds", "before", "more"), [(1, 0, False), (2, 0, True), (2, 1, False)])
async def test_whether_a_match_has_another_round(
    tmp_path: Path, rounds: int, before: int, more: bool
) -> None:
    async with sat_down(
        tmp_path / "t.db",
        person(0),
        person(1),
        game="caminos",
        given={},
        rounds=rounds,
        scores=[[1, 0]] * before,
    ) as table:
        assert _goes_on(table) == more


# -- from first to last ----------------------------------------------------------
async def test_somebody_looks_again_and_again_while_one_is_under_way(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("irrgarten.server.tournaments.steward.SOON", 0.001)
    monkeypatch.setattr("irrgarten.server.tournaments.steward.LATER", 600)
    await evening.set_up(bots=2)
    await evening.begin()
    looks = asyncio.Semaphore(0)

    async def look_after(_: str) -> None:
        looks.release()

    monkeypatch.setattr(evening.steward, "look_after", look_after)
    evening.house.start()
    async with asyncio.timeout(PATIENCE):
        for _ in range(5):
            await looks.acquire()


async def test_what_happens_is_looked_after_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SOON", "LATER"):
        monkeypatch.setattr(f"irrgarten.server.tournaments.steward.{name}", 600)
    await evening.set_up(bots=2, plan=Plan("swiss", rounds=1))
    looks = asyncio.Semaphore(0)
    under_way = evening.inside.store.tournaments.under_way

    async def looked() -> list[str]:
        looks.release()
        return await under_way()

    monkeypatch.setattr(evening.inside.store.tournaments, "under_way", looked)
    evening.house.start()
    async with asyncio.timeout(PATIENCE):
        await looks.acquire()
        await evening.begin()
        await held(await at_table(evening), evening.name)
        await evening.played()
        while (await evening.kept()).ended is None:  # noqa: ASYNC110
            await asyncio.sleep(0)


async def test_nobody_looks_after_anything_once_the_store_is_closed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(_: str) -> NoReturn:
        raise Closed

    await evening.set_up(bots=2)
    await evening.begin()
    monkeypatch.setattr(evening.steward, "look_after", closed)
    await asyncio.wait_for(evening.steward.run(), PATIENCE)


async def test_what_cannot_be_looked_after_is_told_and_tried_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faults: list[Exception] = [
        Trouble("unavailable", "not now"),
        Unreadable("the store is away"),
        RuntimeError("broken"),
    ]

    async def look_after(_: str) -> None:
        raise faults.pop(0)

    monkeypatch.setattr(evening.steward, "look_after", look_after)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await evening.steward._look_after("x")
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING", "ERROR"]
    assert all("tournament x was not looked after" in one.message for one in caplog.records)
