"""A match: rounds at tables that follow one another, points that add up (CAM-33, CAM-05)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.running import Company, Frame, House, gathered, person, running

from irrgarten.verification import verify

#: Beech fills the lowest row and the next ones, maple the top, until beech has a way W to E.
BEECH = ["T:a1.1,b1.1,b2.1,c1.1", "L:d1.1,e1.1,f1.1,f2.1", "O:g1.1,g2.1,h1.1,h2.1"]
MAPLE = ["T:a8.1,b7.1,b8.1,c8.1", "L:d8.1,e8.1,f7.1,f8.1", "O:g7.1,g8.1,h7.1,h8.1"]
POINTS = 8


async def made(house: House, rounds: int, **changes: Any) -> Frame:
    body = {
        "game": "caminos",
        "options": {"players": 2},
        "seats": [person("Anna"), person("Bert")],
        "given": {"beginner": 0},
        "rounds": rounds,
        **changes,
    }
    answer = await house.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: Frame = answer.json()
    return table


async def played_out(company: Company, winner: int) -> Frame:
    """The winner builds its way, the other looks on; the table as it is then."""
    rows = {winner: iter(BEECH), 1 - winner: iter(MAPLE)}
    told: list[Frame] = []
    while company.actor is not None:
        told = await company.act(next(rows[company.actor]))
    info: Frame = [frame for frame in told if frame["type"] == "table"][-1]["info"]
    return info


async def next_round(house: House, table: str, secret: str) -> Frame:
    answer = await house.http.post(
        f"/api/tables/{table}/again", headers={"Authorization": f"Bearer {secret}"}
    )
    assert answer.status_code == 201, answer.text
    info: Frame = answer.json()
    return info


async def test_rounds_add_up_and_the_next_seat_begins(house: House) -> None:
    first = await made(house, rounds=2)
    table, secrets = first["info"]["table"], [seat["secret"] for seat in first["seats"]]
    assert first["info"]["match"] == {"round": 1, "rounds": 2, "scores": [], "totals": [0, 0]}
    async with gathered(house, table, secrets) as company:
        info = await played_out(company, winner=0)
    assert info["match"]["scores"] == [[POINTS, 0]]
    assert info["match"]["totals"] == [POINTS, 0]

    second = await next_round(house, table, secrets[0])
    assert second["match"] == {
        "round": 2,
        "rounds": 2,
        "scores": [[POINTS, 0]],
        "totals": [POINTS, 0],
    }
    async with gathered(house, second["table"], secrets) as company:
        assert company.actor == 1
        info = await played_out(company, winner=1)
    assert info["match"]["scores"] == [[POINTS, 0], [0, POINTS]]
    assert info["match"]["totals"] == [POINTS, POINTS]
    record = await house.record(second["table"])
    assert record["given"] == {"beginner": 1}
    assert verify(record).holds


async def test_after_the_last_round_a_new_match_begins(house: House) -> None:
    first = await made(house, rounds=2)
    table, secrets = first["info"]["table"], [seat["secret"] for seat in first["seats"]]
    for _ in range(2):
        async with gathered(house, table, secrets) as company:
            await played_out(company, winner=0)
        table = (await next_round(house, table, secrets[1]))["table"]
    info = await house.info(table)
    assert info["match"] == {"round": 1, "rounds": 2, "scores": [], "totals": [0, 0]}
    async with gathered(house, table, secrets) as company:
        await played_out(company, winner=0)
    assert (await house.record(table))["given"] == {}


async def test_a_match_outlives_the_server(tmp_path: Path) -> None:
    async with running(tmp_path / "match.db") as house:
        first = await made(house, rounds=3)
        table, secrets = first["info"]["table"], [seat["secret"] for seat in first["seats"]]
        async with gathered(house, table, secrets) as company:
            await played_out(company, winner=0)
        table = (await next_round(house, table, secrets[0]))["table"]
    async with running(tmp_path / "match.db") as house:
        match = (await house.info(table))["match"]
        assert match == {"round": 2, "rounds": 3, "scores": [[POINTS, 0]], "totals": [POINTS, 0]}


async def test_a_single_game_is_no_match(house: House) -> None:
    first = await made(house, rounds=1)
    assert first["info"]["match"] is None
    secrets = [seat["secret"] for seat in first["seats"]]
    async with gathered(house, first["info"]["table"], secrets) as company:
        assert (await played_out(company, winner=0))["match"] is None
    assert (await next_round(house, first["info"]["table"], secrets[0]))["match"] is None


async def test_only_games_with_points_have_rounds(house: House) -> None:
    games = (await house.http.get("/api/games")).json()
    assert {game["game"] for game in games if game["match"]} == {"caminos"}
    body = {
        "game": "magic_labyrinth",
        "options": {"players": 2},
        "seats": [person("Anna"), person("Bert")],
        "rounds": 2,
    }
    answer = await house.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert "rounds" in answer.json()["message"]
    answer = await house.http.post("/api/tables", json={**body, "rounds": 0})
    assert answer.status_code == 400
