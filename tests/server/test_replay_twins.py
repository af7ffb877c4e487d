"""As a seat saw it: what a seat never learned, or not yet, changes no byte of its replay.

Two servers keep the same table: on one the game, on the other a twin of it. Replays are asked for
as the seat saw it, of the tables and of their records brought as files.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from tests.search.reviewed import played, played_on
from tests.server.running import House, running, still
from tests.server.test_replays import ended
from tests.server.twins import Course, Table, differences, keep, set_up, twin_of

from irrgarten import registry
from irrgarten.kernel.play import LANDMARK, Play
from irrgarten.kernel.record import Made

ANNA = 0
TABLES = [
    pytest.param("dog", {"seats": 4}, id="dog of 4"),
    pytest.param("dog", {"seats": 6, "teams": "trios"}, id="dog of 6"),
    pytest.param("magic_labyrinth", {"seats": 2, "memory_aid": True}, id="labyrinth of 2"),
    pytest.param("magic_labyrinth", {"seats": 4}, id="labyrinth of 4"),
]


def finished(table: Table, random: Random) -> Course:
    """A game to its end; in the labyrinth nobody gets there at random."""
    if table.kept.table.game != "magic_labyrinth":
        return ended(table, random, left=70)
    play = played("magic_labyrinth", "twins", 4, **table.kept.table.options).play
    return Course(play.first, play.made)


async def told(house: House, table: str, record: Any, viewpoint: str) -> list[str]:
    """All stretches of a game as a viewpoint is told of them, and its record opened so."""
    address, found = f"/api/tables/{table}/replay", list[str]()
    plies = (await house.http.get(address)).json()["plies"]
    for number in range(max(1, -(-plies // LANDMARK))):
        found.append(text(await house.http.get(f"{address}/{viewpoint}/{number}")))
    opened = await house.http.post("/api/records", params={"seen": viewpoint}, json=record)
    return [*found, text(opened)]


def text(answer: httpx.Response) -> str:
    assert answer.status_code == 200, answer.text
    return answer.text


async def all_told(
    data: Path, table: Table, course: Course, *viewpoints: str
) -> dict[str, list[str]]:
    await keep(data, table, course)
    async with running(data, clock=still) as house:
        record = await house.record(table.name)
        # Where its lots came from is in no replay, but in the file.
        record = {**record, "seed": None, "set_up": False, "given": {}, "fair": None}
        return {one: await told(house, table.name, record, one) for one in viewpoints}


def before(ply: int, told: list[str]) -> tuple[str, str]:
    """What is told of the acts before the one that leads to a ply: in stretches, and of a file."""
    *stretches, opened = told
    act = f'{{"ply":{ply},'
    parts = ("".join(stretches), opened.partition('"stretches":')[2])
    return parts[0].partition(act)[0], parts[1].partition(act)[0]


@pytest.mark.parametrize(("game", "options"), TABLES)
async def test_what_a_seat_never_learned_changes_no_byte(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    table = await set_up(tmp_path / "table.db", game, **options)
    random = Random(2)
    course = finished(table, random)
    # MAG-31: with the last act everybody learns all; before it, nobody.
    last = len(course.acts) if game == "magic_labyrinth" else len(course.acts) + 1
    known = Course(course.position, course.acts[: last - 1])
    while True:
        twin = twin_of(table.rules, known, ANNA, random)
        assert differences(known, twin) >= 1
        twin = Course(twin.position, [*twin.acts, *course.acts[last - 1 :]])
        if is_over(table, twin):  # no other wall is in the way of the last step
            break
    seen = ("0", "watcher", "1", "all")
    game_told = await all_told(tmp_path / "game.db", table, course, *seen)
    twin_told = await all_told(tmp_path / "twin.db", table, twin, *seen)
    for viewpoint in ("0", "watcher"):
        mine, its = (before(last, each[viewpoint]) for each in (game_told, twin_told))
        assert len("".join(mine)) > 1000
        assert mine == its, viewpoint
        if last > len(course.acts):
            assert game_told[viewpoint] == twin_told[viewpoint]
    # It would be found: with nothing hidden it shows.
    assert before(last, game_told["all"]) != before(last, twin_told["all"])
    if game == "magic_labyrinth":
        assert game_told["0"] != twin_told["0"], "at the end the walls are shown"


def is_over(table: Table, course: Course) -> bool:
    play = Play(table.rules, table.rules.load(course.position))
    play.repeat(course.acts)
    return play.over


def otherwise(table: Table, course: Course, since: int) -> Course:
    """The same game up to a ply, and then another one to its end."""
    play = Play(table.rules, table.rules.load(course.position), "other lots")
    play.repeat(course.acts[:since])
    return Course(course.position, played_on(play, 4).play.made)


@pytest.mark.parametrize("game", registry.names())
async def test_what_has_not_happened_yet_changes_no_byte(game: str, tmp_path: Path) -> None:
    """Whatever seats do later, and whatever chance answers then."""
    table = await set_up(tmp_path / "table.db", game, seats=2)
    random = Random(4)
    course = finished(table, random)
    since = len(course.acts) // 2
    other = otherwise(table, course, since)
    apart = first_apart(course.acts, other.acts)
    assert apart >= since
    seen = ("0", "1", "watcher", "all")
    game_told = await all_told(tmp_path / "game.db", table, course, *seen)
    other_told = await all_told(tmp_path / "other.db", table, other, *seen)
    for viewpoint in seen:
        mine, its = (before(apart + 1, each[viewpoint]) for each in (game_told, other_told))
        assert len("".join(mine)) > 500
        assert mine == its, viewpoint
        assert game_told[viewpoint] != other_told[viewpoint]
    if game not in ("dog", "magic_labyrinth"):  # nothing is hidden from anybody
        assert len({events(game_told[viewpoint]) for viewpoint in seen}) == 1


def events(told: list[str]) -> str:
    """Views say besides to whom they belong, and what that seat may do."""
    return str([act["events"] for one in told[:-1] for act in json.loads(one)["acts"]])


def first_apart(one: list[Made], other: list[Made]) -> int:
    return next(ply for ply, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
