"""A tournament as everybody sees it, and as lists."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest
from tests.server.tournaments.evening import Evening

from irrgarten.server.page_frames import Plan, TournamentInfo
from irrgarten.server.tournaments import telling

DOG: dict[str, Any] = {"game": "dog", "options": {"players": 4}, "match": None}


async def info(evening: Evening) -> TournamentInfo:
    return evening.house.info(await evening.kept())


async def test_an_entrant_is_a_bot_if_all_who_play_for_it_are(evening: Evening) -> None:
    await evening.set_up(**DOG)
    await evening.enter("Anna", team_name="The Cats")
    await evening.add_bots(1)
    await evening.begin()
    told = await info(evening)
    assert [(one.name, one.bot) for one in told.entrants] == [("The Cats", False), ("Bot 2", True)]
    assert [len(one.players) for one in told.entrants] == [2, 2]
    assert told.size == 2


async def test_how_many_rounds_there_are_is_told_once_two_have_entered(evening: Evening) -> None:
    await evening.set_up("Anna")
    assert (await info(evening)).rounds == 0
    await evening.enter("Ben")
    assert (await info(evening)).rounds == 2


@pytest.mark.parametrize(("minutes", "until"), [(None, None), (30, "2026-01-01T20:30:00+00:00")])
async def test_when_a_round_is_over_at_the_latest(
    evening: Evening, minutes: int | None, until: str | None
) -> None:
    await evening.set_up(bots=2, minutes=minutes)
    assert (await info(evening)).deadline is None
    await evening.begin()
    assert (await info(evening)).deadline == until


async def test_groups_have_standings_once_it_has_begun(evening: Evening) -> None:
    await evening.set_up(bots=4, plan=Plan("groups", groups=2, advance=1))
    told = await info(evening)
    assert (told.status, told.standings, told.groups) == ("entry", [], [])
    await evening.begin()
    told = await info(evening)
    assert (told.status, [len(one) for one in told.groups]) == ("playing", [2, 2])
    await evening.set_up(bots=4)
    await evening.begin()
    assert (await info(evening)).groups == []


async def test_lists_name_who_met_and_what_came_of_it(evening: Evening) -> None:
    await evening.set_up("Anna", "Ben", "=Cleo", seeding="entry")
    kept = await evening.begin()
    (played,) = [one.encounter.number for one in kept.open_ones]
    await evening.settle(2, 0, played)
    kept = await evening.kept()
    rows = [*csv.reader(io.StringIO(telling.as_csv(await evening.house.export(evening.name))))]
    assert rows[0][:4] == ["place", "name", "score", "played"]
    names = {"Anna", "Ben", "'=Cleo"}
    assert {row[1] for row in rows[1:4]} == names
    told = {row[1]: row for row in rows[6:]}
    (met,) = [one for one in kept.met if one.encounter.second is not None]
    (bye,) = [one for one in kept.met if one.encounter.second is None]
    row, free = told[str(played)], told[str(bye.encounter.number)]
    assert names == {row[2], row[3], free[2]}
    assert (row[4:6], free[3:7]) == (["1:0", "organiser"], ["", "1:0", "bye", ""])
    assert row[6:] == [f"/api/tables/{met.table}/record", "so it was"]
