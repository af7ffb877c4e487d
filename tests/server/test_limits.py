"""What one client may ask for: sizes, rates, origins, and how long it may take."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.server.finished import finished, quick
from tests.server.running import WIDE, House, company_of, person, running
from tests.server.seats import bearer
from websockets.exceptions import InvalidStatus

from irrgarten.server.routes import may_come
from irrgarten.server.settings import Limits, Rate

NEW = {
    "game": "magic_labyrinth",
    "options": {"players": 2},
    "seats": [{"holder": "person", "name": "Anna"}, {"holder": "open"}],
}


async def test_a_page_from_elsewhere_opens_no_socket(house: House) -> None:
    made = await house.make(person("Anna"), person("Ben"))
    table = made["info"]["table"]
    with pytest.raises(InvalidStatus) as refused:
        async with house.open(table, Origin="https://elsewhere.example"):
            pass
    assert refused.value.response.status_code == 403
    async with house.open(table, Origin=f"http://127.0.0.1:{house.port}") as socket:
        await socket.send({"type": "join"})
        assert (await socket.next())["type"] == "welcome"


async def test_a_page_from_elsewhere_makes_no_table(house: House) -> None:
    for origin, status in (
        ("https://elsewhere.example", 403),
        (f"http://127.0.0.1:{house.port}", 201),
    ):
        answer = await house.http.post("/api/tables", json=NEW, headers={"origin": origin})
        assert answer.status_code == status
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("https://games.example", True),
        ("https://games.example:8443", False),
        ("https://games.example.evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("//games.example", False),
        ("http://games.example\t", False),
        ("http://user@games.example", False),
        ("https://proxy.example", True),
        ("http://proxy.example", False),
    ],
)
def test_origins(origin: str | None, allowed: bool) -> None:
    assert may_come(origin, "games.example", ("https://proxy.example",)) is allowed


ODD = st.text(st.sampled_from("http:/[]@.#?%\\ \tgames.example0١\xff\u212a"), max_size=24)


@given(origin=ODD | ODD.map("http://".__add__), host=st.none() | st.just("") | ODD)
@settings(max_examples=500)
def test_an_origin_is_the_servers_own_or_refused(origin: str, host: str | None) -> None:
    scheme, _, named = origin.partition("://")
    own = scheme in ("http", "https") and named != "" and named == host
    assert may_come(origin, host, ()) is own


@pytest.mark.parametrize("origin", ["http://[", "http://]", "[", "http://[::1", "http://a:b:c", ""])
async def test_an_origin_that_is_none_is_refused(house: House, origin: str) -> None:
    answer = await house.http.post("/api/tables", json=NEW, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    with pytest.raises(InvalidStatus) as refused:
        async with house.open("nowhere", Origin=origin):
            pass
    assert refused.value.response.status_code == 403


async def test_frames_that_say_nothing_sensible(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        socket = company.sockets[0]
        for text in (
            "",
            "{",
            "[]",
            '{"type":"fly"}',
            '{"type":"act","ply":-1,"acts":["n"]}',
            '{"type":"act","ply":0,"acts":[]}',
            '{"type":"act","ply":0,"acts":["n"],"more":1}',
            '{"type":"act","ply":99999999999999999999,"acts":["n"]}',
            '{"type":"act","deep":' + "[" * 8000,
        ):
            await socket.send_text(text)
            assert (await socket.next())["code"] == "bad_frame", text
        await socket.send_bytes(b"\xff\xfe")
        assert (await socket.next())["code"] == "bad_frame"
        await socket.send({"type": "join"})
        assert (await socket.next())["code"] == "conflict"
        assert await socket.settle() == [], "the connection still stands"


@pytest.mark.parametrize(
    ("text", "code", "closed"),
    [
        ('{"type":"ping"}', "bad_frame", 4400),
        ("nonsense", "bad_frame", 4400),
        ('{"type":"join","secret":"too short"}', "bad_frame", 4400),
        ('{"type":"join","secret":"%s"}' % ("x" * 32), "forbidden", 4403),
    ],
)
async def test_who_does_not_join_is_let_go(house: House, text: str, code: str, closed: int) -> None:
    made = await house.make(person("Anna"), person("Ben"))
    async with house.open(made["info"]["table"]) as socket:
        await socket.send_text(text)
        assert (await socket.next())["code"] == code
        assert await socket.closed() == closed


async def test_a_table_that_is_not_there(house: House) -> None:
    async with house.open("nowhere") as socket:
        await socket.send({"type": "join"})
        assert (await socket.next())["code"] == "not_found"
        assert await socket.closed() == 4404


async def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", limits=Limits(join=0.05)) as house:
        made = await house.make(person("Anna"), person("Ben"))
        async with house.open(made["info"]["table"]) as socket:
            assert (await socket.next())["code"] == "too_slow"
            assert await socket.closed() == 4408


async def test_a_frame_too_large_ends_the_connection(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        await company.sockets[0].send_text('{"type":"ping"}'.ljust(9000))
        assert await company.sockets[0].closed() == 1009


async def test_too_many_frames_end_the_connection(tmp_path: Path) -> None:
    limits = Limits(frames=Rate(burst=5, per_second=0))
    async with running(tmp_path / "house.db", limits=limits) as house:
        made = await house.make(person("Anna"), person("Ben"))
        async with house.joined(made["info"]["table"]) as (socket, _):
            for _ in range(6):
                await socket.send({"type": "ping"})
            answers = [await socket.next() for _ in range(6)]
            assert [answer["type"] for answer in answers] == ["pong"] * 5 + ["error"]
            assert await socket.closed() == 4429


async def test_too_many_watchers_from_one_address(tmp_path: Path) -> None:
    limits = Limits(watchers=2)
    async with running(tmp_path / "house.db", limits=limits) as house:
        made = await house.make(person("Anna"), person("Ben"))
        table = made["info"]["table"]
        async with house.joined(table), house.joined(table), house.open(table) as third:
            await third.send({"type": "join"})
            assert (await third.next())["code"] == "too_many"
            assert await third.closed() == 4429


async def test_too_many_watchers_at_one_table(tmp_path: Path) -> None:
    limits = Limits(watchers_of_table=1)
    async with running(tmp_path / "house.db", limits=limits) as house:
        made = await house.make(person("Anna"), person("Ben"))
        table = made["info"]["table"]
        async with house.joined(table), house.open(table) as second:
            await second.send({"type": "join"})
            assert (await second.next())["code"] == "too_many"


async def test_too_many_tables_or_requests_from_one_address(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(3, 0), requests=Rate(10, 0))
    async with running(tmp_path / "house.db", limits=limits) as house:
        made = [await house.http.post("/api/tables", json=NEW) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201] * 3 + [429]
        asked = [await house.http.get("/api/games") for _ in range(7)]
        assert [answer.status_code for answer in asked] == [200] * 6 + [429]
        assert asked[-1].json()["code"] == "too_many"


async def test_another_game_for_the_same_company_is_another_table(tmp_path: Path) -> None:
    tables = await finished(tmp_path / "house.db", quick("caminos"), 2)
    limits = replace(WIDE, tables=Rate(1, 1e-6))
    async with running(tmp_path / "house.db", limits=limits) as house:
        again = [
            (await house.http.post(f"/api/tables/{table}/again", headers=bearer(table))).status_code
            for table in tables
        ]
        assert again == [201, 429]


async def test_a_body_too_large(house: House) -> None:
    answer = await house.http.post("/api/tables", content=b" " * 70_000)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_large"
