"""The organiser's desk: what is kept, what is refused, and who hears of it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.running import PATIENCE
from tests.server.tournaments.evening import Clock, Evening

from irrgarten.server.page_frames import (
    ChangeEntrant,
    ChangeTournament,
    Enter,
    Plan,
    Settle,
)
from irrgarten.server.tournaments.desk import REMEMBERED
from irrgarten.tables.problems import RequestError
from irrgarten.tournaments.encounters import Result

KNOCK_OUT = Plan("knock_out")
ALL_MEET = Plan("round_robin")


# -- what is made ----------------------------------------------------------------
async def test_all_tables_of_a_round_are_there_before_anybody_hears_of_it(
    evening: Evening,
) -> None:
    await evening.set_up(bots=4)
    kept = await evening.begin()
    tables = [met.table for met in kept.current if met.table is not None]
    assert len(tables) == 2
    assert {*await evening.inside.store.heads(tables)} == {*tables}


async def test_times_are_kept_in_whole_seconds(evening: Evening, clock: Clock) -> None:
    clock.pass_minutes(1 / 7)
    await evening.set_up(bots=2)
    kept = await evening.begin()
    assert (kept.created, kept.document.paired_at) == ("2026-01-01T20:00:08+00:00",) * 2


async def test_a_tournament_that_was_damaged_is_told_of_as_such(
    evening: Evening, tmp_path: Path
) -> None:
    await evening.set_up()
    with closing(sqlite3.connect(tmp_path / "house.db")) as kept, kept:
        kept.execute("UPDATE tournaments SET document = '{}', revision = revision + 1")
    with pytest.raises(RequestError, match="cannot be read"):
        await evening.kept()


async def test_many_tournaments_are_remembered_but_not_all(evening: Evening) -> None:
    for number in range(REMEMBERED + 2):
        await evening.set_up(title=f"Evening {number}")
        await evening.house.told(evening.name, None)
    assert len(evening.desk._known) == len(evening.house._told) == REMEMBERED


# -- who enters ------------------------------------------------------------------
@pytest.mark.parametrize(
    ("plan", "late"), [(Plan("swiss", rounds=3), True), (ALL_MEET, False), (KNOCK_OUT, False)]
)
async def test_who_comes_late_enters_where_rounds_are_paired_by_scores(
    evening: Evening, plan: Plan, late: bool
) -> None:
    await evening.set_up(bots=2, plan=plan)
    await evening.begin()
    if late:
        await evening.enter("Anna")
        assert len((await evening.kept()).document.players) == 3
        return
    with pytest.raises(RequestError, match="nobody enters any more"):
        await evening.enter("Anna")


async def test_whoever_enters_without_a_token_has_a_secret_of_her_own(evening: Evening) -> None:
    await evening.set_up()
    wish = Enter("Anna"), Enter("Ben")
    secrets = [(await evening.desk.enter(evening.name, one, None))[1] for one in wish]
    players = [evening.desk.player_of(await evening.kept(), secret) for secret in secrets]
    assert [one and one.name for one in players] == ["Anna", "Ben"]


async def test_an_entrant_may_keep_the_name_and_take_nobody_elses(evening: Evening) -> None:
    await evening.set_up("Anna", "Ben")
    for name, fits in (("Anna", True), ("Ben", False), ("Anna B", True)):
        wish = ChangeEntrant(name=name)
        if fits:
            kept = await evening.desk.change_entrant(evening.name, 1, wish, evening.organiser)
            assert kept.document.entrants[0].name == name
            continue
        with pytest.raises(RequestError, match="of that name"):
            await evening.desk.change_entrant(evening.name, 1, wish, evening.organiser)


async def test_a_player_alone_and_her_entrant_have_one_name(evening: Evening) -> None:
    await evening.set_up("Anna", "Ben")
    kept = await evening.desk.rename(evening.name, 2, "Benno", evening.organiser)
    assert [one.name for one in kept.document.entrants] == ["Anna", "Benno"]
    await evening.set_up(game="dog", options={"players": 4}, match=None)
    await evening.enter("Cleo", team_name="The Cats")
    kept = await evening.desk.rename(evening.name, 1, "Clara", evening.organiser)
    assert [one.name for one in kept.document.entrants] == ["The Cats"]


async def test_whether_one_may_enter_and_when_it_goes_on_are_said_apart(evening: Evening) -> None:
    await evening.set_up()
    change, at = evening.desk.change, "2026-01-01T21:00:00+00:00"
    await change(evening.name, ChangeTournament(open=False), evening.organiser)
    kept = await change(evening.name, ChangeTournament(next_at=at), evening.organiser)
    assert (kept.document.open, kept.document.next_at) == (False, at)
    kept = await change(evening.name, ChangeTournament(next_at=""), evening.organiser)
    assert (kept.document.open, kept.document.next_at) == (False, None)


# -- rounds and results ----------------------------------------------------------
async def test_there_is_no_next_round_before_the_first_nor_after_the_last(
    evening: Evening,
) -> None:
    await evening.set_up(bots=2, plan=Plan("swiss", rounds=1))
    for _ in range(2):
        with pytest.raises(RequestError, match="no next round"):
            await evening.desk.next_round(evening.name, evening.organiser)
        if not (await evening.kept()).round:
            await evening.begin()
            await evening.settle()
            kept = await evening.desk.next_round(evening.name, evening.organiser)
            assert kept.ended == evening.desk.stamp()


@pytest.mark.parametrize("what", ["settle", "go_to", "wait_until", "enter", "correct", "go_on"])
async def test_whoever_waits_hears_of_it(evening: Evening, what: str) -> None:
    await evening.set_up(bots=2, plan=Plan("swiss", rounds=3))
    kept = await evening.begin()
    (met,) = kept.current
    if what == "go_on":
        kept = await evening.settle()
    waiting = asyncio.create_task(
        evening.house.news.later(evening.name, kept.revision, evening.desk.revision)
    )
    await asyncio.sleep(0)
    evening.house.news.anything.clear()
    if what == "settle":
        await evening.desk.settle(evening.name, met.encounter, Result(1, 0))
    elif what == "go_to":
        assert met.table is not None
        await evening.desk.go_to(evening.name, met.encounter, met.table, "elsewhere")
    elif what == "wait_until":
        await evening.desk.wait_until(kept, "2026-01-01T21:00:00+00:00")
    elif what == "enter":
        await evening.enter("Anna")
    elif what == "correct":
        await evening.settle()
    else:
        await evening.desk.go_on(kept)
    assert evening.house.news.anything.is_set()
    assert await asyncio.wait_for(waiting, PATIENCE / 3) == kept.revision + 1


async def test_points_stand_whatever_the_organiser_says_of_who_has_won(evening: Evening) -> None:
    await evening.set_up(bots=2)
    await evening.begin()
    met = await evening.met()
    await evening.desk.settle(evening.name, met.encounter, Result(1, 0, points=(9, 4)))
    await evening.settle(0, 2)
    assert (await evening.met()).encounter.result == Result(0, 1, "organiser", (9, 4))
    await evening.desk.go_on(await evening.kept())
    await evening.settle(1, 1)
    assert (await evening.met()).encounter.result == Result(0.5, 0.5, "organiser", None)


async def test_a_knock_out_that_has_gone_on_stands(evening: Evening) -> None:
    await evening.set_up(bots=4, plan=KNOCK_OUT)
    await evening.begin()
    for number in (1, 2):
        await evening.settle(number=number)
    await evening.settle(0, 2)
    await evening.desk.go_on(await evening.kept())
    await evening.settle()
    await evening.settle(0, 2)
    other, same = Settle(2, 0, "no, that one"), Settle(0, 2, "I said so")
    with pytest.raises(RequestError, match="who went on from here stays"):
        await evening.desk.correct(evening.name, 1, 1, other, evening.organiser)
    kept = await evening.desk.correct(evening.name, 1, 1, same, evening.organiser)
    assert [len(met.corrections) for met in kept.met] == [3, 1, 2]


async def test_where_all_meet_all_an_earlier_result_may_be_corrected(evening: Evening) -> None:
    await evening.set_up(bots=3, plan=ALL_MEET)
    kept = await evening.begin()
    (first,) = [met.encounter.number for met in kept.open_ones]
    await evening.settle(number=first)
    await evening.desk.go_on(await evening.kept())
    wish = Settle(0, 2, "the other one")
    kept = await evening.desk.correct(evening.name, 1, first, wish, evening.organiser)
    (met,) = [one for one in kept.met if one.corrections]
    assert met.encounter.result == Result(0, 1, "organiser")


async def test_a_bye_is_a_result_from_the_first(evening: Evening) -> None:
    await evening.set_up(bots=3)
    kept = await evening.begin()
    (bye,) = [met for met in kept.current if met.encounter.second is None]
    assert (bye.table, bye.encounter.result) == (None, Result(1, 0, "bye"))
    with pytest.raises(RequestError, match="a bye has no other result"):
        await evening.settle(number=bye.encounter.number)
