"""Whoever looks after the evening: bots play, results are collected, rounds follow one another."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from typing import NoReturn

import pytest
from tests.server.at_table import let_in
from tests.server.running import PATIENCE
from tests.server.tournaments.evening import Clock, Evening

from irrgarten.server.page_frames import ChangeEntrant, Plan
from irrgarten.server.table import Table
from irrgarten.store import Closed, Unreadable
from irrgarten.tables.problems import RequestError
from irrgarten.tournaments.encounters import Result


async def at_table(evening: Evening, number: int = 1) -> Table:
    name = (await evening.met(number)).table
    assert name is not None
    async with evening.inside.lobby.table(name) as table:
        return table


async def plays_alone(table: Table, *, plays: bool) -> None:
    """It comes to be so, and stays so for as long as there is something to do at once."""
    async with asyncio.timeout(PATIENCE / 3):
        while table.plays_alone != plays:  # noqa: ASYNC110
            await asyncio.sleep(0)
    for _ in range(20):
        await asyncio.sleep(0)
    assert table.plays_alone == plays


# -- bots ------------------------------------------------------------------------
async def test_bots_play_though_nobody_looks_on_and_people_alone_are_left_alone(
    evening: Evening,
) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    for _ in range(2):
        await evening.look()
        table = await at_table(evening)
        await plays_alone(table, plays=True)
        assert table.attended
    await evening.set_up("Anna", "Ben")
    await evening.begin()
    await evening.look()
    await plays_alone(await at_table(evening), plays=False)


async def test_a_table_is_held_until_its_result_is_known(evening: Evening) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    await evening.look()
    table = await at_table(evening)
    await plays_alone(table, plays=True)
    before = await evening.met()
    await evening.played()
    await evening.look()
    await plays_alone(table, plays=False)
    (met, *_) = (await evening.kept()).met
    assert met.table == before.table
    assert met.encounter.result is not None
    assert {met.encounter.result.first, met.encounter.result.second} == {0.0, 1.0}
    assert met.encounter.result.how == "played"


async def test_few_tables_of_bots_play_at_a_time_and_makers_take_turns(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("irrgarten.server.tournaments.steward.HELD", 4)
    organisers = {}
    for address in ("here", "here", "here", "there"):
        await evening.set_up(bots=4, address=address)
        await evening.begin()
        organisers[evening.name] = evening.organiser

    async def held() -> dict[str, int]:
        for name in [*organisers, *organisers]:
            await evening.steward.look_after(name)
        return Counter(one.tournament for one in evening.steward._held.values())

    first, second, third, fourth = organisers
    assert await held() == {first: 2, second: 2}
    evening.name, evening.organiser = first, organisers[first]
    for number in (1, 2):
        await evening.settle(number=number)
    assert await held() == {second: 2, fourth: 2}, "the other maker comes next, not the third"
    assert third in evening.steward._alone


async def test_tables_are_let_go_when_the_tournament_is_another_processs(evening: Evening) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    await evening.look()
    table = await at_table(evening)
    for under_way, plays in (([evening.name], True), ([], False)):
        evening.steward._let_go(under_way)
        await plays_alone(table, plays=plays)


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


@pytest.mark.parametrize("fault", [RequestError("unavailable", "not now"), RuntimeError("broken")])
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
    await plays_alone(await at_table(evening), plays=True)


# -- who does not come -----------------------------------------------------------
@pytest.mark.parametrize("rule", ["organiser", "loss", "bot"])
async def test_whoever_does_not_come_in_time(evening: Evening, clock: Clock, rule: str) -> None:
    await evening.set_up("Anna", bots=1, no_show=rule, no_show_minutes=5)
    await evening.begin()
    one = (await evening.met()).encounter
    table = await at_table(evening)
    seat = [held.holder for held in table.state.seats].index("person")
    for minutes in (0, 4.9):
        clock.pass_minutes(minutes)
        await evening.look()
        assert table.state.seats[seat].holder == "person"
    clock.pass_minutes(0.1)
    await evening.look()
    await evening.look()
    await plays_alone(table, plays=rule == "bot")
    result = (await evening.kept()).met[0].encounter.result
    assert table.state.seats[seat].holder == ("bot" if rule == "bot" else "person")
    if rule != "loss":
        assert result is None
        return
    lost = 0 if one.first == 1 else 1
    assert result == Result(float(lost == 1), float(lost == 0), "no_show")


async def test_who_is_there_has_not_lost(evening: Evening, clock: Clock) -> None:
    await evening.set_up("Anna", bots=1, no_show="loss", no_show_minutes=5)
    await evening.begin()
    table = await at_table(evening)
    seat = [held.holder for held in table.state.seats].index("person")
    await let_in(table, seat)
    clock.pass_minutes(5)
    kept = await evening.look()
    assert kept.met[0].encounter.result is None


async def test_bots_wait_while_a_person_of_their_table_is_away(evening: Evening) -> None:
    await evening.set_up("Anna", bots=1)
    await evening.begin()
    await evening.look()
    table = await at_table(evening)
    await plays_alone(table, plays=False)
    assert not table.attended
    await let_in(table, [row.holder for row in table.state.seats].index("person"))
    assert table.attended


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
    await plays_alone(await at_table(evening, 1), plays=False)
    await plays_alone(await at_table(evening, 2), plays=True)


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
        await plays_alone(await at_table(evening), plays=True)
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
        RequestError("unavailable", "not now"),
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
