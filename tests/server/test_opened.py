"""A record that somebody brings is shown, or refused with what is wrong; nothing is kept of it."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.fuzz.bending import bent
from tests.server.running import House, running

import irrgarten
from irrgarten import registry
from irrgarten.kernel.play import LANDMARK, Play
from irrgarten.server import opened as opening
from irrgarten.server import workers
from irrgarten.server.opened import Uploads
from irrgarten.server.settings import Limits, Rate
from irrgarten.tables.problems import RequestError

TRIES = 30
#: What is put in place of what was there.
TEXTS = ("A:K>S", "n", "roll 3", "card X", "a1>b2", "nothing", "")


def game_of(name: str, acts: int = 120, **chosen: Any) -> dict[str, Any]:
    """A record as the library and the command write it, of a game that need not be over."""
    random = Random(f"opened {name}")
    game = irrgarten.new(name, players=2, seed=3, **chosen)
    for _ in range(acts):
        if game.over:
            break
        seat = random.choice(game.turn)
        game.play(random.choice(game.moves(seat)), seat=seat)
    record: dict[str, Any] = game.record()
    return record


async def opened(house: House, record: object, seen: str = "all") -> Any:
    return await house.http.post("/api/records", params={"seen": seen}, json=record)


async def test_a_record_is_seen_from_every_viewpoint(house: House) -> None:
    for name in registry.names():
        record = game_of(name)
        for seen in ("all", "watcher", "0", "1"):
            answer = await opened(house, record, seen)
            assert answer.status_code == 200, answer.text
            told = answer.json()
            assert told["game"] == name
            assert told["plies"] == len(record["acts"])
            assert sum(len(stretch["acts"]) for stretch in told["stretches"]) == told["plies"]
        assert (await opened(house, record, "2")).status_code == 404
        assert (await opened(house, record, "nobody")).status_code == 400


async def test_a_record_can_be_played_on(house: House) -> None:
    record = game_of("dog")
    game = irrgarten.replay({**record, "acts": record["acts"][:50]})
    answer = await house.http.post("/api/records/position", params={"ply": 50}, json=record)
    assert answer.json() == game.position()
    beyond = await house.http.post("/api/records/position", params={"ply": 9999}, json=record)
    assert beyond.status_code == 404


def headed(record: dict[str, Any], **more: Any) -> dict[str, Any]:
    players = [{"name": "Anna"}, {"level": "casual"}]
    headers = {"players": players, "date": "2026-11-18T20:00:00Z", **more}
    return {**record, "headers": headers}


async def test_headers_of_record_are_shown_as_safe_text(house: House) -> None:
    record = game_of("dog", 9)
    assert (await opened(house, record)).json()["headers"] is None
    players = [{"name": "A\u202ed\u0000a"}, {"level": "godlike"}]
    told = (await opened(house, headed(record, players=players))).json()["headers"]
    assert told["players"] == [{"name": "Ada", "level": None}, {"name": None, "level": None}]
    assert told["date"] == "2026-11-18T20:00:00Z"


async def test_record_with_wrong_headers_is_refused(house: House) -> None:
    record = game_of("dog", 9)
    for more, place in (
        ({"result": [1.0, 0.0]}, "headers.result"),
        ({"players": [{"name": "Anna"}]}, "headers.players"),
        ({"date": "yesterday"}, "headers.date"),
    ):
        problem = (await opened(house, headed(record, **more))).json()
        assert (problem["reason"], problem["about"]["place"]) == ("record-malformed", place)


async def test_all_shows_what_is_hidden(house: House) -> None:
    record = game_of("dog")
    view = (await opened(house, record)).json()["stretches"][0]["view"]
    assert len(view["hands"]) == 2
    assert (await opened(house, record, "0")).json()["stretches"][0]["view"]["hands"] is None


def broken() -> Iterator[tuple[dict[str, Any], str, dict[str, Any]]]:
    """Records with a fault, the wording of it, and what fills it in."""
    record = game_of("dog")

    def with_(**fields: Any) -> dict[str, Any]:
        return {**copy.deepcopy(record), **fields}

    acts = copy.deepcopy(record["acts"])
    acts[7]["act"] = "A:K>S"
    yield {}, "record-malformed", {"place": "game"}
    yield with_(acts="none"), "record-malformed", {"place": "acts"}
    yield with_(acts=[{"seat": 0}]), "record-malformed", {"place": "acts[0].act"}
    yield with_(more=1), "record-malformed", {"place": "more"}
    yield with_(game="chess"), "record-game", {"game": "chess"}
    yield with_(version="0"), "record-version", {"played": "0", "ours": record["version"]}
    yield with_(position={}), "record-position", {"place": "position.game"}
    yield with_(acts=acts), "record-act", {"number": 8, "act": "A:K>S"}


async def test_a_broken_record_is_refused_with_what_is_wrong(house: House) -> None:
    for record, reason, about in broken():
        answer = await opened(house, record)
        assert answer.status_code == 400
        problem = answer.json()
        assert problem["reason"] == reason, problem
        assert problem["about"].items() >= about.items()
        assert problem["message"]


async def test_whatever_is_brought_gets_an_answer(house: House) -> None:
    """Records bent in many ways: each is shown, or refused with a place or an act at fault."""
    refused = 0
    for name in registry.names():
        record, random = game_of(name, 30), Random(f"bent {name}")
        for _ in range(TRIES):
            odd = bent(random, record, TEXTS)
            try:
                body = json.dumps(odd)
            except (TypeError, ValueError):
                continue
            answer = await house.http.post(
                "/api/records", content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code in (200, 400, 413), answer.text
            if answer.status_code != 200:
                assert answer.json()["code"] in ("bad_request", "too_large")
                refused += 1
    assert refused > TRIES


async def test_no_json_and_too_much_of_it_are_refused(tmp_path: Path) -> None:
    limits = Limits(record=20_000, records=Rate(10, 0.001))
    async with running(tmp_path / "house.db", limits=limits) as house:
        kind = {"content-type": "application/json"}
        for body in ("", "{", "[1, 2]", '"text"', "\x00", "[" * 5000):
            answer = await house.http.post("/api/records", content=body, headers=kind)
            assert answer.status_code == 400, body
        answer = await opened(house, {"acts": ["x" * 30_000]})
        assert answer.status_code == 413
        # These seven count as records, too.
        told = [(await opened(house, game_of("magic_labyrinth", 3))).status_code for _ in range(5)]
        assert told == [200] * 3 + [429] * 2
        path, record = "/api/records/position", game_of("magic_labyrinth", 3)
        answer = await house.http.post(path, params={"ply": 0}, json=record)
        assert answer.status_code == 429, "they count together"


# -- read in this process ------------------------------------------------------------
def refused(record: dict[str, Any]) -> RequestError:
    with pytest.raises(RequestError) as trouble:
        opening.replay(record, "all")
    return trouble.value


def test_an_act_that_is_not_legal_is_refused_by_its_clause() -> None:
    record = game_of("dog")
    for act, clause in (("A:K>S", "DOG-16"), ("nothing", "none")):
        acts = copy.deepcopy(record["acts"])
        acts[7]["act"] = act
        trouble = refused({**record, "acts": acts})
        assert (trouble.code, trouble.reason) == ("bad_request", "record-act")
        assert (trouble.about["number"], trouble.about["act"]) == (8, act)
        assert trouble.about["clause"] == clause


def test_a_long_game_is_told_in_stretches_that_follow_each_other() -> None:
    record = game_of("labyrinthe", 2 * LANDMARK + 3)
    plies = len(record["acts"])
    assert plies > LANDMARK
    for length in (0, LANDMARK - 1, LANDMARK, LANDMARK + 1, plies):
        told = opening.replay({**record, "acts": record["acts"][:length]}, "all")
        sizes = [len(stretch.acts) for stretch in told.stretches]
        whole, rest = divmod(length, LANDMARK)
        assert sizes == [LANDMARK] * whole + ([rest] if rest or not whole else [])
        starts = [stretch.since for stretch in told.stretches]
        assert starts == [*range(0, max(1, length), LANDMARK)]


async def test_the_server_process_reads_no_record(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Replaying a long record would delay every table."""

    def replayed(*_: object) -> Any:
        raise AssertionError("read in the server process")

    monkeypatch.setattr(Play, "read_record", replayed)
    monkeypatch.setattr(Play, "repeat", replayed)
    record = game_of("dog")
    assert (await opened(house, record)).status_code == 200
    answer = await house.http.post("/api/records/position", params={"ply": 5}, json=record)
    assert answer.status_code == 200


async def test_uploads_are_read_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    uploads, reading, most = Uploads(), 0, 0

    async def read(*_: object) -> bytes:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        await asyncio.sleep(0)
        reading -= 1
        return b""

    monkeypatch.setattr(workers.Worker, "do", read)
    monkeypatch.setattr(opening, "WAITING", 5)
    answers = await asyncio.gather(
        *(uploads.replay(b"", "all") for _ in range(7)), return_exceptions=True
    )
    assert most == 1
    assert [type(answer) for answer in answers] == [bytes] * 5 + [RequestError] * 2


async def test_a_lost_reader_is_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: object) -> bytes:
        raise workers.Lost

    monkeypatch.setattr(workers.Worker, "do", lost)
    with pytest.raises(RequestError) as trouble:
        await Uploads().replay(b"", "all")
    assert trouble.value.code == "unavailable"


async def test_nothing_of_it_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data) as house:
        answer = await opened(house, game_of("dog"))
        assert answer.headers["vary"] == "accept-encoding", "nor packed for who cannot unpack it"
    assert b"card " not in data.read_bytes()
