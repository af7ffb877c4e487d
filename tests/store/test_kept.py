"""Databases as each released schema wrote them: opened, served, and played on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.running import Frame, House, gathered, running
from tests.server.seats import sit
from tests.store.keep import SCHEMAS, restored

from irrgarten.store import claimed
from irrgarten.store.database import known_versions
from irrgarten.verification import verify


def test_every_schema_has_a_kept_database() -> None:
    assert {*SCHEMAS} == known_versions(), "python -m tests.store.keep says how"


@pytest.mark.parametrize("version", SCHEMAS)
async def test_all_of_it_is_there_and_goes_on(version: str, tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    tables = restored(version, data)
    assert {table["what"] for table in tables} == {"waiting", "playing", "over"}
    with claimed(data):
        async with running(data) as house:
            games = {(await house.info(table["table"]))["game"] for table in tables}
            assert len(games) >= 4
            for table in tables:
                await GOES_ON[table["what"]](house, table)


async def over(house: House, table: Frame) -> None:
    info = await house.info(table["table"])
    assert (info["status"], info["ended"]) == ("over", None)  # by no limit and no change of rules
    checked = verify(await house.record(table["table"]))
    assert (checked.faults, checked.over) == ([], True)
    async with gathered(house, table["table"], table["secrets"]) as company:
        assert all(frame["view"] and frame["log"] for frame in company.frames)


async def playing(house: House, table: Frame) -> None:
    async with gathered(house, table["table"], table["secrets"]) as company:
        assert company.frames[0]["info"]["status"] == "playing"
        seat, ply = company.actor, company.ply
        assert seat is not None
        actor, frame = company.sockets[seat], company.frames[seat]
        if frame["info"]["seats"][seat]["holder"] == "person":
            await actor.act(ply, frame["legal"][0])
        assert (await actor.until("played"))["ply"] > ply


async def waiting(house: House, table: Frame) -> None:
    assert (await house.info(table["table"]))["status"] == "waiting"
    answer = await sit(house, table["table"], 1)
    assert answer.status_code == 201, answer.text
    secrets = [*table["secrets"], answer.json()["secret"]]
    await playing(house, {**table, "secrets": secrets})


GOES_ON = {"over": over, "playing": playing, "waiting": waiting}
