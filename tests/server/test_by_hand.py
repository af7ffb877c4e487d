"""A labyrinth laid by hand (MAG-05): everyone is told by whom, and who would know it watches."""

from __future__ import annotations

import httpx
import pytest
from tests.server.running import OPEN, Frame, House, bot, person

FOURFOLD = ["a1|a2", "a6|b6", "f5|f6", "e1|f1"]
TWOFOLD = ["a1|a2", "f5|f6"]
PLAIN = ["a1|a2"]


async def asked(house: House, labyrinth: object, *seats: Frame) -> httpx.Response:
    walls = len(labyrinth) if isinstance(labyrinth, list) else 0
    body = {
        "game": "magic_labyrinth",
        "options": {"players": len(seats), "walls": walls},
        "seats": list(seats),
        "given": {"labyrinth": labyrinth},
    }
    return await house.http.post("/api/tables", json=body)


@pytest.mark.parametrize("labyrinth", [FOURFOLD, TWOFOLD, []], ids=["four", "two", "empty"])
async def test_what_no_turn_can_hide_is_refused_to_a_maker_who_plays(
    house: House, labyrinth: list[str]
) -> None:
    answer = await asked(house, labyrinth, bot(), person("Anna"))
    assert answer.status_code == 400
    problem = answer.json()
    assert (problem["clause"], problem["reason"]) == ("MAG-05", "why-same-turned")
    assert "MAG-05" in problem["message"]


@pytest.mark.parametrize("seats", [(OPEN, OPEN), (bot(), OPEN)])
async def test_she_may_watch_and_nobody_else_learns_that_it_lies_alike(
    house: House, seats: tuple[Frame, Frame]
) -> None:
    told = []
    for labyrinth in (FOURFOLD, PLAIN):
        made = (await asked(house, labyrinth, *seats)).json()
        assert made["knows"] == (labyrinth == FOURFOLD)
        info = await house.info(made["info"]["table"])
        assert "knows" not in info
        told.append(info["by_hand"])
    assert told[0] == told[1] == {"what": ["labyrinth"], "by": []}


async def test_everyone_is_told_before_sitting_down_by_whom_it_was_laid(house: House) -> None:
    made = (await asked(house, PLAIN, person("Anna"), OPEN, person("Ben"))).json()
    table = made["info"]["table"]
    by_hand = {"what": ["labyrinth"], "by": ["Anna", "Ben"]}
    assert made["info"]["by_hand"] == by_hand
    assert not made["knows"]
    async with house.joined(table) as (_, welcome):
        assert welcome["info"]["by_hand"] == by_hand
    await house.http.post(f"/api/tables/{table}/seats/1", json={"name": "Cleo"})
    assert (await house.info(table))["by_hand"] == by_hand


@pytest.mark.parametrize("given", [{}, {"beginner": 0}, {"labyrinth": None}])
async def test_what_was_drawn_was_laid_by_nobody(house: House, given: Frame) -> None:
    made = await house.make(person("Anna"), OPEN, given=given, walls=4)
    assert made["info"]["by_hand"] is None
