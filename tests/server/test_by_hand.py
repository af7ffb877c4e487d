"""A labyrinth laid by hand (MAG-05): everyone is told by whom, and who would know it watches."""

from __future__ import annotations

import httpx
import pytest
from tests.server.running import OPEN, Frame, House, bot, person

CUT = ["a1|b1", "a1|a2", "e6|f6", "f5|f6"]
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


async def tried(house: House, given: Frame, **rest: object) -> httpx.Response:
    labyrinth = given.get("labyrinth")
    walls = len(labyrinth) if isinstance(labyrinth, list) else 0
    options = {"players": 2, "walls": walls}
    body = {"game": "magic_labyrinth", "options": options, "given": given, **rest}
    return await house.http.post("/api/set-up", json=body)


def refused(clause: str, reason: str, **about: str | int) -> Frame:
    return {"refused": {"clause": clause, "reason": reason, "about": about}}


async def test_what_is_laid_down_is_tried_and_nothing_is_made(house: House) -> None:
    cut = refused("MAG-04", "why-cut-off", count=2, fields="a1, f6")
    same = refused("MAG-05", "why-same-turned")
    for labyrinth, plays, told in (
        (PLAIN, True, {"refused": None}),
        (CUT, True, cut),
        (CUT, False, cut),
        (FOURFOLD, True, same),
        (FOURFOLD, False, {"refused": None}),
    ):
        answer = await tried(house, {"labyrinth": labyrinth}, plays=plays)
        assert (answer.status_code, answer.json()) == (200, told)
    assert (await house.http.get("/api/lobby")).json()["tables"] == []


async def test_who_asks_for_the_table_all_the_same_is_told_the_same(house: House) -> None:
    answer = await asked(house, CUT, OPEN, OPEN)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (400, "bad_request")
    told = {name: problem[name] for name in ("clause", "reason", "about")}
    assert told == (await tried(house, {"labyrinth": CUT})).json()["refused"]


@pytest.mark.parametrize(
    ("given", "rest", "named"),
    [
        ({"labyrinth": ["a1|c1"]}, {}, "a1|c1"),
        ({"labyrinth": ["a1|b1", "b1|a1"]}, {}, "twice"),
        ({"labyrinth": 7}, {}, "labyrinth"),
        ({"labyrinth": [[]]}, {}, "labyrinth"),
        ({"labyrinth": "+"}, {}, "floor"),
        ({"beginner": 2}, {}, "beginner"),
        ({"dice": [6]}, {}, "dice"),
        ({}, {"game": "chess"}, "chess"),
        ({}, {"options": {"players": 2, "walls": 25}}, "walls"),
        ({"labyrinth": PLAIN}, {"options": {"players": 2, "walls": 3}}, "walls"),
        ({}, {"plays": "yes"}, "plays"),
        ({}, {"more": 1}, "more"),
    ],
)
async def test_what_no_rule_is_about_is_named(
    house: House, given: Frame, rest: Frame, named: str
) -> None:
    answer = await tried(house, given, **rest)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert named in answer.json()["message"]
