"""Sitting down, sent again when the answer was lost; getting up; a seat freed by the host."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.running import OPEN, Frame, House, Socket, bot, person, running
from tests.server.seats import free, seat_bot, sit

TOKEN = "token-of-ben-0123456789"
OTHER = "token-of-cleo-012345678"


async def make(house: House, token: str | None, *seats: Frame) -> httpx.Response:
    body = {
        "game": "magic_labyrinth",
        "options": {"players": len(seats)},
        "seats": list(seats),
        "token": token,
    }
    return await house.http.post("/api/tables", json=body)


async def waiting_with_ben(house: House) -> tuple[str, str, str]:
    """A table that still waits: its name, the host's secret, and that of Ben in seat 1."""
    made = await house.make(person("Anna"), OPEN, OPEN)
    table = made["info"]["table"]
    ben = (await sit(house, table, 1, token=TOKEN)).json()["secret"]
    return table, made["host"], ben


# -- sent again ------------------------------------------------------------------
async def test_sitting_down_again_with_the_same_token_gives_the_same_secret(house: House) -> None:
    made = await house.make(person("Anna"), OPEN, OPEN)
    table = made["info"]["table"]
    answers = await asyncio.gather(*(sit(house, table, 1, token=TOKEN) for _ in range(4)))
    answers.append(await sit(house, table, 1, name="Benjamin", token=TOKEN))
    assert [answer.status_code for answer in answers] == [201] * 5
    assert len({answer.text for answer in answers}) == 1
    async with house.joined(table, answers[-1].json()["secret"]) as (_, welcome):
        assert welcome["seat"] == 1
        assert welcome["info"]["seats"][1]["name"] == "Ben", "what came first stands"
    assert (await sit(house, table, 1, token=OTHER)).status_code == 409
    assert (await sit(house, table, 1)).status_code == 409


async def test_every_seat_and_table_has_a_secret_of_its_own(house: House) -> None:
    tables = [(await house.make(person("Anna"), OPEN, OPEN))["info"]["table"] for _ in range(2)]
    secrets = {
        (await sit(house, table, seat, token=TOKEN)).json()["secret"]
        for table in tables
        for seat in (1, 2)
    }
    assert len(secrets) == 4
    assert TOKEN not in secrets


async def test_a_resend_is_answered_after_the_game_began_and_the_server_came_back(
    tmp_path: Path,
) -> None:
    data = tmp_path / "house.db"
    async with running(data) as house:
        made = await house.make(person("Anna"), OPEN)
        table = made["info"]["table"]
        first = await sit(house, table, 1, token=TOKEN)
        assert (await sit(house, table, 1, token=TOKEN)).text == first.text, "the game has begun"
    async with running(data) as house:
        assert (await sit(house, table, 1, token=TOKEN)).text == first.text
        assert (await sit(house, table, 1, token=OTHER)).status_code == 409
        await seat_bot(house, table, 1, first.json()["secret"])
        assert (await sit(house, table, 1, token=TOKEN)).text == first.text, "a bot plays for him"


async def test_a_table_asked_for_again_is_the_same_one(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    seats = (person("Anna", adds=True), OPEN, person("Cleo"), bot())
    async with running(data) as house:
        both = await asyncio.gather(make(house, TOKEN, *seats), make(house, TOKEN, *seats))
        made, again = (answer.json() for answer in both)
        assert made == again
        assert [seat["seat"] for seat in made["seats"]] == [0, 2]
        other = (await make(house, OTHER, *seats)).json()
        assert other["info"]["table"] != made["info"]["table"]
        assert len({other["host"], made["host"], TOKEN, OTHER}) == 4
    async with running(data) as house:
        again = (await make(house, TOKEN, *seats)).json()
        assert (again["host"], again["seats"]) == (made["host"], made["seats"])
        table = made["info"]["table"]
        for seat in made["seats"]:
            async with house.joined(table, seat["secret"]) as (_, welcome):
                assert welcome["seat"] == seat["seat"]
        assert (await seat_bot(house, table, 1, made["host"])).status_code == 200


@pytest.mark.parametrize("token", ["", "short", "with spaces, and long enough", "x" * 65, 7])
async def test_what_is_no_token_is_refused_by_name(house: House, token: object) -> None:
    made = await house.make(person("Anna"), OPEN)
    path = f"/api/tables/{made['info']['table']}/seats/1"
    answer = await house.http.post(path, json={"name": "Ben", "token": token})
    assert answer.status_code == 400
    assert "token" in answer.json()["message"]
    assert (await house.info(made["info"]["table"]))["seats"][1]["holder"] == "open"


async def test_tokens_and_secrets_are_neither_kept_nor_logged_nor_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with running(tmp_path / "house.db") as house:
        made = (await make(house, OTHER, person("Anna"), OPEN, OPEN)).json()
        table = made["info"]["table"]
        sat = (await sit(house, table, 1, token=TOKEN)).json()
        taken = await sit(house, table, 1, token=f"{TOKEN}x")
        async with house.joined(table) as (watcher, _):
            await free(house, table, 1, made["host"])
            refused = await sit(house, table, 1, token=TOKEN)
            await watcher.settle()
    assert (taken.status_code, refused.status_code) == (409, 409)
    kept = _all_bytes(tmp_path)
    assert b"Anna" in kept
    told = "".join([caplog.text, *watcher.received, taken.text, refused.text])
    for secret in (TOKEN, OTHER, made["host"], made["seats"][0]["secret"], sat["secret"]):
        assert secret.encode() not in kept
        assert secret not in told


def _all_bytes(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


# -- freed -----------------------------------------------------------------------
async def test_the_host_frees_the_seat_of_a_person(house: House) -> None:
    table, host, ben = await waiting_with_ben(house)
    async with (
        house.joined(table, ben) as (socket, _),
        house.joined(table, ben) as (second, _),
        house.joined(table) as (watcher, _),
    ):
        for secret in (ben, "x" * 32):
            assert (await free(house, table, 0, secret)).status_code == 403, "it is not theirs"
        freed = await free(house, table, 1, host)
        assert freed.status_code == 200
        seat = freed.json()["seats"][1]
        assert (seat["holder"], seat["name"], seat["here"]) == ("open", None, False)
        assert freed.json()["fairness"]["parts"][1]["seal"] is None
        assert freed.json()["watchers"] == 3
        for guest in (socket, second):
            assert (await guest.until("welcome"))["seat"] is None, "they only look on"
        assert (await watcher.settle())[-1]["info"]["seats"][1]["holder"] == "open"
    async with house.open(table) as refused:
        await refused.send({"type": "join", "secret": ben})
        assert (await refused.next())["code"] == "forbidden"


async def test_whoever_sat_there_sees_as_a_watcher_does(house: House) -> None:
    """Nothing of a hand in the seat that was his reaches him."""
    made = await house.make(person("Anna"), OPEN, OPEN, OPEN, game="dog")
    table = made["info"]["table"]
    ben = (await sit(house, table, 1, token=TOKEN)).json()["secret"]
    async with house.joined(table, ben) as (before, _), house.joined(table) as (watcher, _):
        await free(house, table, 1, made["host"])
        for seat, name in ((1, "Cleo"), (2, "Dora"), (3, "Emil")):
            await sit(house, table, seat, name)
        looked_on = await before.until("started")
        assert looked_on == await watcher.until("started")


async def test_a_seat_freed_while_its_holder_joins_shows_nothing_more(house: House) -> None:
    """Whoever comes with a secret that is just being taken away looks on, or comes too late."""
    table, host, ben = await waiting_with_ben(house)
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(house.open(table)) for _ in range(40)]
        freeing = asyncio.create_task(free(house, table, 1, host))
        for socket in sockets:
            await socket.send({"type": "join", "secret": ben})
            await asyncio.sleep(0.0005)
        assert (await freeing).status_code == 200
        last = [await _seat_or_error(socket) for socket in sockets]
    assert set(last) <= {None, "forbidden"}


async def _seat_or_error(socket: Socket) -> object:
    """The seat that a connection has in the end, or why it has ended."""
    told = await socket.next()
    if told["type"] == "error":
        return told["code"]
    later = [frame for frame in await socket.settle() if frame["type"] == "welcome"]
    return [told, *later][-1]["seat"]
