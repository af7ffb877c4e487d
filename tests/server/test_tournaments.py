"""Tournaments: set up, entered, paired, played to the end."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path

import pytest
from tests.server.club import QUICK, SHORT, Club, club
from tests.server.running import Frame, House, running
from tests.server.tournaments.evening import Clock
from tests.server.walking import toward_the_wanted

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.store.tournaments import TournamentStore


def over(info: Frame) -> bool:
    return bool(info["status"] == "over")


# -- bots alone ------------------------------------------------------------------
@pytest.mark.parametrize(
    ("plan", "entrants", "encounters"),
    [
        ({"format": "swiss", "rounds": 2}, 5, 6),
        ({"format": "round_robin"}, 3, 6),
        ({"format": "knock_out"}, 3, 3),
        ({"format": "groups", "groups": 2, "advance": 1}, 4, 3),
    ],
)
async def test_bots_play_a_tournament_to_its_end(
    house: House, plan: Frame, entrants: int, encounters: int
) -> None:
    evening = await club(house, **QUICK, plan=plan)
    await evening.does("POST", "/bots", {"count": entrants, "level": "beginner"})
    await evening.does("POST", "/begin")
    info = await evening.until(over)
    assert all(one["bot"] for one in info["entrants"])
    assert info["standings"][0]["place"] == 1
    export = (await evening.ask("GET", "/export")).json()
    met = [one for round_ in export["rounds"] for one in round_]
    assert len(met) == encounters
    for one in met:
        assert one["result"] is not None
        assert one["why"]
        if one["table"] is not None:
            record = await house.record(one["table"])
            assert record["game"] == "caminos"
            assert one["result"]["how"] == "played"


async def test_caminos_plays_matches(house: House) -> None:
    evening = await club(
        house, game="caminos", options={"players": 2}, match=2, plan={"format": "round_robin"}
    )
    await evening.does("POST", "/bots", {"count": 2, "level": "beginner"})
    await evening.does("POST", "/begin")
    info = await evening.until(over)
    (one,) = info["encounters"]
    table = await house.info(one["table"])
    assert table["match"]["round"] == table["match"]["rounds"] == 2
    assert one["result"]["points"] == table["match"]["totals"]
    first, second = table["match"]["totals"]
    drawn = first == second
    assert one["result"]["first"] == (0.5 if drawn else float(first > second))
    # Every game of the match has its record, in the order in which they were played.
    export = (await evening.ask("GET", "/export")).json()
    assert [(game["round"], game["number"], game["game"]) for game in export["games"]] == [
        (1, 1, 1),
        (1, 1, 2),
    ]
    assert export["games"][1]["table"] == one["table"]
    records = [(await house.http.get(game["record"])).json() for game in export["games"]]
    assert all(irrgarten.replay(record).over for record in records)
    assert records[0]["acts"] != records[1]["acts"]
    rows = [*csv.reader(io.StringIO((await evening.ask("GET", "/list")).text))]
    assert rows[-1][6].split() == [game["record"] for game in export["games"]]


@pytest.mark.parametrize("teams", ["together", "drawn"])
async def test_teams_of_dog_sit_opposite_each_other(house: House, teams: str) -> None:
    evening = await club(house, game="dog", options={"players": 4}, teams=teams)
    for name in ("Anna", "Ben", "Cleo"):
        more = {} if teams == "drawn" else {"team_name": f"Team {name}"}
        await evening.enter(name, **more)
    info = await evening.does("POST", "/begin")
    size = {one["name"]: len(one["players"]) for one in info["entrants"]}
    assert len(size) == (2 if teams == "drawn" else 3)
    assert {*size.values()} == {2}
    players = {one["player"]: one for one in info["players"]}
    one = next(one for one in info["encounters"] if one["second"] is not None)
    table = await evening.table(one["table"])
    of = {entrant["entrant"]: entrant["players"] for entrant in info["entrants"]}
    for side, entrant in enumerate((one["first"], one["second"])):
        sitting = [table["seats"][seat] for seat in (side, side + 2)]
        for seat, player in zip(sitting, of[entrant], strict=True):
            level = players[player]["level"]
            assert seat["holder"] == ("person" if level is None else "bot")
            assert seat["name"] == (players[player]["name"] if level is None else None)


# -- people ------------------------------------------------------------------------
async def play_out(house: House, place: Frame) -> None:
    """A player at her seat, to the end of the game."""
    async with house.joined(place["table"], place["secret"]) as (socket, welcome):
        frame, seat = welcome, welcome["seat"]
        while True:
            if frame["type"] in ("welcome", "played", "started"):
                if seat in frame["acting"]:
                    await socket.act(frame["ply"], toward_the_wanted(frame, seat))
                elif frame["view"] is not None and not frame["acting"]:
                    return
            frame = await socket.next()


async def test_two_people_and_two_bots_play_an_evening(brisk: House) -> None:
    house = brisk
    evening = await club(house)
    secrets = [await evening.enter("Anna"), await evening.enter("Ben")]
    await evening.does("POST", "/bots", {"count": 2, "level": "beginner"})
    await evening.does("POST", "/begin")
    for round_ in (1, 2):
        places = [await evening.seat(secret, round_) for secret in secrets]
        assert all(place["secret"] for place in places)
        await asyncio.gather(*(play_out(house, place) for place in places))
    info = await evening.until(over)
    assert sum(one["score"] for one in info["standings"]) == 4
    assert (await evening.me(secrets[0]))["status"] == "over"


async def test_everything_comes_by_itself_to_who_waits(house: House) -> None:
    """Whoever asks for what comes after a revision hears of it as soon as it is there."""
    evening = await club(house)
    anna = await evening.enter("Anna")
    revision = (await evening.me(anna))["revision"]
    waiting = asyncio.create_task(evening.ask("GET", f"/me?after={revision}", secret=anna))
    looking = asyncio.create_task(evening.ask("GET", f"?after={revision}"))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await evening.enter("Ben")
    assert (await waiting).json()["revision"] > revision
    assert {one["name"] for one in (await looking).json()["players"]} == {"Anna", "Ben"}


async def test_a_hundred_pages_that_ask_read_it_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await club(house)
    anna = await evening.enter("Anna")
    reads: list[str] = []
    find = TournamentStore._find

    def counted(store: TournamentStore, name: str) -> object:
        reads.append(name)
        return find(store, name)

    monkeypatch.setattr(TournamentStore, "_find", counted)
    await evening.enter("Ben")
    reads.clear()
    await asyncio.gather(*(evening.me(anna) for _ in range(20)))
    assert len(reads) <= 1
    await evening.enter("Cleo")
    assert len((await evening.info())["players"]) == 3


# -- what the organiser does ---------------------------------------------------------
async def test_add_rename_withdraw_and_reissue(house: House) -> None:
    evening = await club(house, pause=None)
    anna = await evening.enter("Anna")
    added = await evening.does("POST", "/players", {"name": "Ben"})
    await evening.does("POST", "/players", {"name": "Cleo"})
    await evening.does("PATCH", "", {"open": False})
    assert (await evening.ask("POST", "/players", {"name": "Dan"})).status_code == 409
    assert (await evening.does("POST", "/players", {"name": "Dan"}))["player"] == 4
    info = await evening.does("PATCH", f"/players/{added['player']}", {"name": "Benno"})
    assert [one["name"] for one in info["entrants"]] == ["Anna", "Benno", "Cleo", "Dan"]
    info = await evening.does("PATCH", "/entrants/3", {"withdrawn": True})
    assert [one["name"] for one in info["players"]] == ["Anna", "Benno", "Dan"]
    again = (await evening.does("POST", "/players/1/link"))["secret"]
    assert (await evening.ask("GET", "/me", secret=anna)).status_code == 403
    assert (await evening.me(again))["player"] == 1


async def test_a_lost_link_opens_the_seat_no_more(house: House) -> None:
    evening = await club(house)
    anna = await evening.enter("Anna")
    await evening.enter("Ben")
    await evening.does("POST", "/begin")
    old = await evening.seat(anna, 1)
    async with house.joined(old["table"], old["secret"]) as (socket, _):
        again = (await evening.does("POST", "/players/1/link"))["secret"]
        while (frame := await socket.next())["type"] != "welcome":
            pass
        assert frame["seat"] is None
    new = await evening.seat(again, 1)
    assert (new["table"], new["seat"]) == (old["table"], old["seat"])
    async with house.joined(new["table"], new["secret"]) as (_, frame):
        assert frame["seat"] == old["seat"]
    async with house.open(old["table"]) as socket:
        await socket.send({"type": "join", "secret": old["secret"]})
        assert (await socket.next())["code"] == "forbidden"


async def test_the_same_token_is_answered_alike(house: House) -> None:
    token = "t" * 32
    made = [
        (await house.http.post("/api/tournaments", json={**SHORT, "token": token})).json()
        for _ in range(2)
    ]
    assert made[0]["organiser"] == made[1]["organiser"]
    evening = Club(house, made[0])
    first = await evening.enter("Anna", token=token)
    assert await evening.enter("Anna", token=token) == first
    assert len((await evening.info())["players"]) == 1


async def test_a_correction_stays_visible_with_its_reason(house: House) -> None:
    evening = await club(house, pause=None)
    for name in ("Anna", "Ben"):
        await evening.enter(name)
    await evening.does("POST", "/begin")
    path = "/rounds/1/tables/1/result"
    info = await evening.does("PUT", path, {"first": 2, "second": 0, "reason": "Ben had to go"})
    info = await evening.does("PUT", path, {"first": 1, "second": 1, "reason": "They agreed"})
    (one,) = info["encounters"]
    assert one["result"]["how"] == "organiser"
    assert [said["reason"] for said in one["corrections"]] == ["Ben had to go", "They agreed"]
    assert one["corrections"][1]["before"]["first"] == 1.0
    assert [row["score"] for row in info["standings"]] == [0.5, 0.5]
    rows = [*csv.reader(io.StringIO((await evening.ask("GET", "/list")).text))]
    assert rows[-1][-1] == "Ben had to go; They agreed"


# -- time --------------------------------------------------------------------------
async def test_the_next_round_comes_at_a_set_time(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path / "house.db", clock=clock) as house:
        evening = await club(house, **QUICK, pause=10)
        await evening.does("POST", "/bots", {"count": 2, "level": "beginner"})
        await evening.does("POST", "/begin")
        info = await evening.until(lambda info: info["next_at"] is not None)
        assert info["next_at"] == "2026-01-01T20:10:00+00:00"
        await evening.does("PATCH", "", {"next_at": "2026-01-01T22:00:00+01:00"})
        clock.pass_minutes(59)
        await asyncio.sleep(0.1)
        assert (await evening.info())["round"] == 1
        clock.pass_minutes(1)
        await evening.until(lambda info: info["round"] == 2)


# -- wrong input ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"players": 3}}, "two sides"),
        ({"options": {"players": 2, "walls": 99}}, "walls"),
        ({"plan": {"format": "ladder"}}, "format"),
        ({"plan": {"format": "knock_out", "rounds": 3}}, "rounds"),
        ({"plan": {"format": "swiss", "tie_breaks": ["points", "points"]}}, "tie_breaks"),
        ({"plan": {"format": "swiss", "tie_breaks": ["points"]}}, "no points"),
        ({"match": 2}, "match"),
        ({"teams": "drawn"}, "teams"),
        ({"game": "dog", "options": {}, "teams": "single"}, "teams"),
        ({"title": "\u200b"}, "title"),
        ({"minutes": 0}, "minutes"),
        ({"colour": "red"}, "colour"),
    ],
)
async def test_a_tournament_that_cannot_be_names_what_is_wrong(
    house: House, body: Frame, named: str
) -> None:
    answer = await house.http.post("/api/tournaments", json={**SHORT, **body})
    assert answer.status_code == 400
    assert named in answer.json()["message"]


async def test_what_cannot_be_done_now(house: House) -> None:
    evening = await club(house, pause=None)
    await evening.enter("Anna")
    asked: list[tuple[str, str, Frame | None, int, str]] = [
        ("POST", "/players", {"name": "Anna"}, 409, "of that name"),
        ("POST", "/players", {"name": "\u200b"}, 400, "name"),
        ("POST", "/players", {"name": "Ben", "team": 1}, 400, "team"),
        ("POST", "/begin", None, 409, "entrants: 1"),
        ("POST", "/next", None, 409, "no next round"),
        ("PATCH", "", {"next_at": "soon"}, 400, "next_at"),
        ("PATCH", "", {"next_at": "2026-01-01T20:00:00"}, 400, "offset"),
        ("PATCH", "/players/7", {"name": "Ben"}, 404, "player 7"),
        ("PATCH", "/entrants/7", {"withdrawn": True}, 404, "entrant 7"),
        ("PUT", "/rounds/1/tables/1/result", {"first": 2, "second": 2, "reason": "x"}, 400, "win"),
        ("PUT", "/rounds/1/tables/1/result", {"first": 2, "second": 0, "reason": "x"}, 404, "1"),
    ]
    for method, path, body, status, named in asked:
        answer = await evening.ask(method, path, body, evening.organiser)
        assert answer.status_code == status, (path, answer.text)
        assert named in answer.json()["message"]
    await evening.enter("Ben")
    await evening.does("POST", "/begin")
    for method, path in (("POST", "/next"), ("DELETE", "/players/1")):
        assert (await evening.ask(method, path, None, evening.organiser)).status_code == 409


@pytest.mark.parametrize(
    ("game", "sizes"),
    [("dog", {4: 2, 2: 1, 6: 3}), ("caminos", {2: 1, 4: 2}), ("labyria", {2: 1})],
)
async def test_a_game_tells_how_two_sides_meet(
    house: House, game: str, sizes: dict[int, int]
) -> None:
    told = (await house.http.get("/api/games")).json()
    duels = next(one["duels"] for one in told if one["game"] == game)
    assert {duel["players"]: duel["size"] for duel in duels} == sizes
    assert duels[0]["players"] == next(iter(sizes))


def test_every_game_can_be_a_tournament() -> None:
    for name in registry.names():
        rules = registry.rules(name)
        options = read_options(name, {})
        assert len(rules.sides(options)) == 2
        assert {*rules.beginning(options, 0)} <= {*rules.given}
