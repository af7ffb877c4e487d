"""What is asked over HTTP about the lobby, and persons who look for a game there."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe
from typing import Any

import httpx
from tests.server.running import PATIENCE, Frame, House
from tests.server.seats import bearer

GAME = "magic_labyrinth"


async def lobby(house: House, after: int | None = None) -> Frame:
    answer = await house.http.get("/api/lobby", params={} if after is None else {"after": after})
    assert answer.status_code == 200, answer.text
    told: Frame = answer.json()
    return told


async def names(house: House) -> list[str]:
    """The tables that are told of."""
    return [table["table"] for table in (await lobby(house))["tables"]]


async def comes_to_list(house: House, *tables: str) -> None:
    """These and no others."""
    async with asyncio.timeout(PATIENCE):
        told = await lobby(house)
        while sorted(table["table"] for table in told["tables"]) != sorted(tables):
            told = await lobby(house, after=told["stamp"])


async def open_to_all(
    house: House, table: str, secret: str, bots_after: int | None = None
) -> httpx.Response:
    path, body = f"/api/tables/{table}/opening", {"bots_after": bots_after}
    return await house.http.put(path, json=body, headers=bearer(secret))


async def ask(house: House, name: str = "Anna", **wish: Any) -> httpx.Response:
    body = {"game": GAME, "players": 2, "name": name, **wish}
    return await house.http.post("/api/lobby/find", json=body)


async def looks(house: House, name: str, **wish: Any) -> tuple[str, int, str]:
    """As a page does it: table, seat and secret of whoever has looked until she sat."""
    token = token_urlsafe(24)
    while True:
        answer = await ask(house, name, token=token, **wish)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        if found["made"] is not None:
            (own,) = found["made"]["seats"]
            return found["table"], own["seat"], own["secret"]
        table, seat = found["table"], found["seat"]
        path = f"/api/tables/{table}/seats/{seat}"
        sat = await house.http.post(path, json={"name": name, "token": token})
        if sat.status_code == 201:
            return table, seat, sat.json()["secret"]
        assert sat.status_code == 409, sat.text
