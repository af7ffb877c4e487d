"""Games that are over, seen again: as a seat was told, from above, and with nothing hidden."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.running import House, person, running, ticking
from tests.server.twins import Course, Table, keep, set_up

from irrgarten import registry
from irrgarten.kernel.play import LANDMARK, AnyRules, Play
from irrgarten.kernel.state import WATCHER
from irrgarten.server import replays
from irrgarten.server.replays import (
    Replays,
    position_at,
    stretch_of,
)
from irrgarten.tables import frames
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError

GAMES = registry.names()
#: Random games can wander long: they are seen from where so many acts were left.
LEFT = 300


def ended(table: Table, random: Random, left: int = LEFT) -> Course:
    """A game to its end, or what came last in it."""
    rules, position = table.rules, table.kept.table.position
    assert position is not None
    play = Play(rules, rules.load(position), "lots of the test")
    positions = [rules.load(position)]
    for made in table.kept.acts:
        play.repeat([made])
        positions.append(play.state)
    while not play.over:
        if play.awaits_chance:
            play.make(-1, play.drawn())
        else:
            seat = random.choice(play.turn)
            play.make(seat, random.choice(play.legal(seat)))
        positions.append(play.state)
    since = max(0, play.ply - left)
    return Course(rules.dump(positions[since]), play.made[since:])


def expected(rules: AnyRules, course: Course, viewpoint: str) -> Iterator[tuple[Any, Any, Any]]:
    """Events, view and who acts, from the rules alone, position by position."""
    play = Play(rules, rules.load(course.position))
    whole, viewer = viewpoint == "all", WATCHER
    if viewpoint.isdecimal():
        viewer = int(viewpoint)

    def view() -> Any:
        return plain(rules.whole(play.state) if whole else rules.view(play.state, viewer))

    yield [], view(), play.turn
    for made in course.acts:
        (happening,) = play.repeat([made])
        told = happening.perceived_whole() if whole else happening.perceived(viewer)
        yield plain(told), view(), play.turn


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def replayed(house: House, table: str, viewpoint: str) -> list[tuple[Any, Any, Any]]:
    """The same as the server tells it."""
    head = (await house.http.get(f"/api/tables/{table}/replay")).json()
    assert head.get("size") == LANDMARK, head
    told: list[tuple[Any, Any, Any]] = []
    for number in range(max(1, -(-head["plies"] // LANDMARK))):
        answer = await house.http.get(f"/api/tables/{table}/replay/{viewpoint}/{number}")
        assert answer.status_code == 200, answer.text
        stretch = answer.json()
        assert stretch["since"] == number * LANDMARK
        view = stretch["view"]
        if number == 0:
            told.append(([], view, stretch["acting"]))
        assert told[-1][1:] == (view, stretch["acting"])
        for act in stretch["acts"]:
            view = {**view, **act["changed"]}
            assert act["ply"] == len(told)
            told.append((act["events"], view, act["acting"]))
    assert len(told) == head["plies"] + 1
    return told


@pytest.mark.parametrize("game", GAMES)
async def test_every_viewpoint_sees_each_act_as_the_rules_tell_it(
    game: str, tmp_path: Path
) -> None:
    # With more walls a random game has no end.
    walls = {"walls": 4} if game == "magic_labyrinth" else {}
    table = await set_up(tmp_path / "table.db", game, seats=2, **walls)
    course = ended(table, Random(5))
    assert len(course.acts) > 10
    await keep(tmp_path / "game.db", table, course)
    async with running(tmp_path / "game.db", clock=ticking()) as house:
        for viewpoint in ("0", "1", "watcher", "all"):
            told = await replayed(house, table.name, viewpoint)
            assert told == list(expected(table.rules, course, viewpoint)), viewpoint
        await positions(house, table, course)


async def positions(house: House, table: Table, course: Course) -> None:
    """From any of them one can play on."""
    play = Play(table.rules, table.rules.load(course.position))
    for ply in range(len(course.acts)):
        if ply % 37 == 0:
            answer = await house.http.get(f"/api/tables/{table.name}/replay/position/{ply}")
            assert answer.json() == table.rules.dump(play.state)
        play.repeat([course.acts[ply]])
    beyond = f"/api/tables/{table.name}/replay/position/{len(course.acts) + 1}"
    assert (await house.http.get(beyond)).status_code == 404


@pytest.mark.parametrize("game", GAMES)
async def test_another_act_leads_where_the_rules_say(game: str, tmp_path: Path) -> None:
    walls = {"walls": 4} if game == "magic_labyrinth" else {}
    table = await set_up(tmp_path / "table.db", game, seats=2, **walls)
    course = ended(table, Random(5), left=40)
    await keep(tmp_path / "game.db", table, course)
    rules = table.rules
    play = Play(rules, rules.load(course.position))
    tried = 0
    async with running(tmp_path / "game.db", clock=ticking()) as house:
        for ply, made in enumerate(course.acts):
            if made.seat is not None and (legal := play.legal(made.seat)) and tried < 12:
                tried += 1
                asked = {"seat": made.seat, "act": Random(ply).choice(legal)}
                other = Play(rules, play.state)
                happening = other.make(made.seat, str(asked["act"]))
                told = (await instead(house, table, f"0/instead/{ply}", asked)).json()
                assert told["view"] == plain(rules.view(other.state, 0))
                assert told["events"] == plain(happening.perceived(0))
                assert told["acting"] == other.turn
                assert bool(told["meant"]) or not told["events"]
                whole = (await instead(house, table, f"all/instead/{ply}", asked)).json()
                assert whole["view"] == plain(rules.whole(other.state))
                assert (whole["ply"], whole["seat"], whole["act"]) == (ply, *asked.values())
            play.repeat([made])
        await refusals(house, table, course)
    assert tried > 6


async def instead(house: House, table: Table, path: str, asked: object) -> httpx.Response:
    address = f"/api/tables/{table.name}/replay/{path}"
    return await house.http.get(address, params=asked)  # type: ignore[arg-type]


async def refusals(house: House, table: Table, course: Course) -> None:
    """Whatever could not have been done there, and whatever there is not."""
    seat = course.acts[-1].seat or 0
    last = len(course.acts) - 1
    before = await replayed(house, table.name, "all")
    for path, asked, status in (
        (f"0/instead/{last}", {"seat": seat, "act": "nothing at all"}, 400),
        (f"0/instead/{last}", {"seat": seat, "act": "x" * 65}, 400),
        (f"0/instead/{last}", {"seat": seat}, 400),
        (f"0/instead/{last}", {"seat": 5, "act": "n"}, 400),
        (f"0/instead/{last}", {"seat": -1, "act": "roll 3"}, 400),
        (f"0/instead/{last + 1}", {"seat": seat, "act": "n"}, 400),
        (f"0/instead/{last + 2}", {"seat": seat, "act": "n"}, 404),
        (f"5/instead/{last}", {"seat": seat, "act": "n"}, 404),
        (f"nobody/instead/{last}", {"seat": seat, "act": "n"}, 400),
    ):
        answer = await instead(house, table, path, asked)
        assert answer.status_code == status, (path, asked, answer.text)
        assert answer.json()["message"]
    assert await replayed(house, table.name, "all") == before


def a_course(acts: int) -> TableGame:
    """A game of Caminos that has come so far."""
    rules, random = registry.rules("caminos"), Random(2)
    course = TableGame.begun(rules, rules.options_type(players=2), "lots of the test", {})
    while course.ply < acts:
        (seat,) = course.acting
        course = course.after(course.tried(seat, [random.choice(course.play.legal(seat))]))
    return course


async def test_a_stretch_can_begin_where_the_past_has_faded() -> None:
    course, rules = a_course(6), registry.rules("caminos")
    whole = await stretch_of(course, 1, 0)
    assert (whole.since, [act.ply for act in whole.acts]) == (0, [1, 2, 3, 4, 5, 6])
    late = await stretch_of(course, 1, 0, earliest=4)
    assert (late.since, late.acts) == (4, whole.acts[4:])
    back = rules.load(await position_at(course, 4))
    assert plain(late.view) == plain(rules.view(back, 1))


async def test_what_was_asked_for_lately_is_ready_and_what_is_longest_unused_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    course, ready = a_course(2), Replays()
    first = await ready.packed("t", course, "0", 0)
    assert gzip.decompress(first) == frames.encode(await stretch_of(course, 0, 0))
    second = await Replays().packed("t", course, "1", 0)
    monkeypatch.setattr(replays, "MOST", len(first) + len(second))
    await ready.packed("t", course, "1", 0)
    assert await ready.packed("t", course, "0", 0) is first
    for viewpoint, number in (("0", 1), ("2", 0)):
        with pytest.raises(RequestError):
            await ready.packed("t", course, viewpoint, number)
    assert {*ready._ready} == {("t", "0", 0), ("t", "1", 0)}, "there is room for both"
    await ready.packed("t", course, "all", 0)
    assert ("t", "1", 0) not in ready._ready
    assert ready._size == sum(map(len, ready._ready.values())) <= replays.MOST


async def test_a_replay_is_kept_by_whoever_has_it(tmp_path: Path) -> None:
    table = await set_up(tmp_path / "table.db", "caminos", seats=2)
    await keep(tmp_path / "game.db", table, ended(table, Random(1)))
    address = f"/api/tables/{table.name}/replay"
    async with running(tmp_path / "game.db", clock=ticking()) as house:
        stamp = (await house.http.get(address)).json()["stamp"]
        first = await house.http.get(f"{address}/all/0", params={"stamped": stamp})
        assert "immutable" in first.headers["cache-control"]
        plain = await house.http.get(f"{address}/all/0", headers={"accept-encoding": "identity"})
        assert plain.content == first.content
        assert first.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert plain.headers["vary"] == "accept-encoding"
        assert plain.headers.get_list("cache-control") == ["no-cache"]
        again = await house.http.get(
            f"{address}/all/0", headers={"if-none-match": first.headers["etag"]}
        )
        assert again.status_code == 304
        for missing in ("all/1", "2/0", "everything/0"):
            answer = await house.http.get(f"{address}/{missing}")
            assert answer.status_code in (400, 404), missing
        assert (await house.http.get(address)).headers.get_list("cache-control") == ["no-store"]


async def test_nothing_is_replayed_while_it_is_played(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db") as house:
        made = await house.make(person("Anna"), person("Ben"))
        table = made["info"]["table"]
        for part in (
            "",
            "/all/0",
            "/watcher/0",
            "/0/0",
            "/position/0",
            "/0/instead/0?seat=0&act=n",
        ):
            answer = await house.http.get(f"/api/tables/{table}/replay{part}")
            assert answer.status_code == 409, part
            assert answer.json()["code"] == "conflict"


async def test_others_do_not_wait_for_a_long_game(tmp_path: Path) -> None:
    """Between the acts that are made again everybody has a turn."""
    table = await set_up(tmp_path / "table.db", "labyria", seats=2)
    await keep(tmp_path / "game.db", table, ended(table, Random(3)))
    async with running(tmp_path / "game.db") as house:
        address = f"/api/tables/{table.name}/replay/0/0"
        await house.http.get(f"/api/tables/{table.name}/replay")
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        await house.http.get(address)
        counting.cancel()
        assert turns > LANDMARK // 16
