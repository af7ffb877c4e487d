"""Tournaments over HTTP: what each request says of itself, and how much is asked of it."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from tests.server.club import QUICK, SHORT, club
from tests.server.running import WIDE, House, running
from tests.server.test_tournament_rights import CHANGES

from irrgarten.server.settings import Rate


async def test_nobody_sets_up_tournaments_without_end(tmp_path: Path) -> None:
    limits = replace(WIDE, tables=Rate(2, 1e-6))
    async with running(tmp_path / "house.db", limits=limits) as house:
        asked = [await house.http.post("/api/tournaments", json=SHORT) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [201, 201, 429]


async def test_a_round_has_its_own_encounters_and_all_is_json(house: House) -> None:
    evening = await club(house, **QUICK, pause=None)
    await evening.does("POST", "/bots", {"count": 2, "level": "beginner"})
    await evening.does("POST", "/begin")
    settled = {"first": 2, "second": 0, "reason": "so it was"}
    await evening.does("PUT", "/rounds/1/tables/1/result", settled)
    await evening.does("POST", "/next")
    for round_, number in ((1, 1), (2, 1), (3, 0)):
        answer = await evening.ask("GET", f"/rounds/{round_}")
        assert [one["round"] for one in answer.json()] == [round_] * number
    (board,) = (await evening.ask("GET", "/boards?table=1")).json()
    (again,) = (await evening.ask("GET", f"/boards?table=1&known={board['ply']}")).json()
    assert (board["board"] is None, again["board"]) == (False, None)
    for path in ("", "/boards?table=1"):
        told = await evening.ask("GET", path)
        assert told.headers["content-type"].startswith("application/json")
    assert (await evening.ask("GET", "/list")).headers["content-type"].startswith("text/csv")


async def test_whatever_changes_something_says_that_it_needs_a_secret(house: House) -> None:
    described = (await house.http.get("/api/schema/openapi.json")).json()["paths"]
    for method, path in CHANGES:
        about = described["/api/tournaments/{tournament}" + path][method]
        assert about["security"]
        assert all(about["security"]), "there is no other way"
        assert {"403", "404", "409", "503"} <= {*about["responses"]}
