"""HTTP: what is on offer, errors as problems, headers, and the client's pages."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.server.running import House, person, running

from irrgarten import registry
from irrgarten.server.hosts import HEADERS


async def test_games_on_offer(house: House) -> None:
    answer = await house.http.get("/api/games")
    offered = {game["game"]: game for game in answer.json()}
    assert set(offered) == set(registry.names())
    game = offered["magic_labyrinth"]
    assert game["players"] == [2, 4]
    assert "MAG-14" in game["clauses"]
    assert "walls" in str(game["options"])
    assert (await house.http.get("/api/health")).json() == {"live": True, "store": "ok"}
    assert (await house.http.get("/api/ready")).json() == {"ready": True}


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"options": {"players": 3}}, "seats"),
        ({"options": {"players": 2, "walls": 25}}, "walls"),
        ({"options": {"players": 2, "colour": "red"}}, "colour"),
        ({"given": {"labyrinth": ["a1|b1", "a1|a2"], "beginner": 0}}, "a1"),
        ({"given": {"dice": [6]}}, "dice"),
        ({"seats": [{"holder": "person"}, {"holder": "open"}]}, "name"),
        ({"seats": [{"holder": "king"}, {"holder": "open"}]}, "holder"),
        ({"seats": "two"}, "seats"),
        ({"more": 1}, "more"),
    ],
)
async def test_a_wish_that_cannot_be_met_names_what_is_wrong(
    house: House, body: dict[str, object], named: str
) -> None:
    wish = {
        "game": "magic_labyrinth",
        "options": {"players": 2, "walls": 2},
        "seats": [{"holder": "open"}, {"holder": "open"}],
    }
    answer = await house.http.post("/api/tables", json={**wish, **body})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"
    assert named in answer.json()["message"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/nowhere/record", 404),
        ("GET", "/api/tables/nowhere/told", 404),
        ("POST", "/api/tables/nowhere/seats/x", 404),
        ("DELETE", "/api/tables/nowhere", 405),
        ("PATCH", "/api/games", 405),
        ("GET", "/nothing.js", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
    ],
)
async def test_every_error_is_a_problem_and_carries_the_headers(
    house: House, method: str, path: str, status: int
) -> None:
    answer = await house.http.request(method, path)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "message", "clause", "reason", "about"}
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


async def test_nothing_secret_is_told_of_a_table(house: House) -> None:
    given = {"labyrinth": ["a1|b1", "c3|d3"], "beginner": 1}
    made = await house.make(person("Anna"), person("Ben"), walls=2, given=given)
    text = (await house.http.get(f"/api/tables/{made['info']['table']}")).text
    for hidden in ("a1|b1", "given", "beginner", made["host"], made["seats"][0]["secret"]):
        assert hidden not in text


@pytest.fixture
async def pages(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Irrgarten</title>" + " " * 2000)
    (client / "assets" / "index-abc123.js").write_text("export const floor = 36;\n" * 100)
    (client / "icon.svg").write_text("<svg/>")
    async with running(tmp_path / "house.db", client=client) as house:
        yield house.http


async def test_pages_of_the_client(pages: httpx.AsyncClient) -> None:
    front = await pages.get("/")
    assert front.headers["content-type"] == "text/html; charset=utf-8"
    assert front.headers["cache-control"] == "no-cache"
    assert "Irrgarten" in front.text
    assert (await pages.get("/t/k3v9")).text == front.text, "the client knows its own pages"
    assert (await pages.get("/api/t")).status_code == 404
    script = await pages.get("/assets/index-abc123.js")
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    assert (await pages.get("/assets/index-old.js")).status_code == 404
    head = await pages.head("/")
    assert (head.status_code, head.content) == (200, b"")
    assert (await pages.get("/icon.svg")).headers["content-type"] == "image/svg+xml"


async def test_pages_are_compressed_and_not_sent_twice(pages: httpx.AsyncClient) -> None:
    async with pages.stream("GET", "/", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    plain = await pages.get("/", headers={"accept-encoding": "identity"})
    assert gzip.decompress(raw) == plain.content
    again = await pages.get("/", headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"magic_labyrinth","options":' + b'{"a":' * 9000 + b"1" + b"}" * 9000 + b"}",
        b'{"game":"magic_labyrinth","options":{"players":2},"given":' + b"[" * 20000,
        b'{"game":"magic_labyrinth","options":{"players":' + b"9" * 5000 + b'},"seats":[]}',
        b'{"game":"magic_labyrinth","options":{"players":1e400},"seats":[]}',
        b'{"game":"\\ud800","options":{},"seats":[{"holder":"open"}]}',
        b'{"game":"../magic_labyrinth","options":{},"seats":[{"holder":"open"}]}',
        b"\xff\xfe\x00",
        b"null",
        b"",
    ],
)
async def test_bodies_made_to_hurt(house: House, body: bytes) -> None:
    answer = await house.http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"


async def test_names_made_to_hurt(house: House) -> None:
    for name in ("\\ud800", "\\u0000", "\\ud83d\\ude00"):
        seats = f'[{{"holder":"person","name":"{name}"}},{{"holder":"open"}}]'
        body = f'{{"game":"magic_labyrinth","options":{{"players":2}},"seats":{seats}}}'
        answer = await house.http.post("/api/tables", content=body)
        assert answer.status_code in (201, 400)
