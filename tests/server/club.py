"""A tournament on a running server, as its organiser and its players see it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.running import PATIENCE, Frame, House

#: What is not said is as short as can be.
SHORT: Frame = {
    "title": "Club evening",
    "game": "magic_labyrinth",
    "options": {"players": 2, "walls": 0},
    "plan": {"format": "swiss", "rounds": 2},
    "pause": 0,
    "level": "beginner",
}


#: Shorter still, for bots.
QUICK: Frame = {"game": "caminos", "options": {"players": 2}, "match": 1}


class Club:
    def __init__(self, house: House, made: Frame) -> None:
        self.http = house.http
        self.name: str = made["info"]["tournament"]
        self.organiser: str = made["organiser"]
        self.path = f"/api/tournaments/{self.name}"

    async def ask(
        self, method: str, path: str = "", body: Frame | None = None, secret: str | None = None
    ) -> httpx.Response:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return await self.http.request(method, self.path + path, json=body, headers=headers)

    async def does(self, method: str, path: str = "", body: Frame | None = None) -> Any:
        """As the organiser, and it is done."""
        answer = await self.ask(method, path, body, self.organiser)
        assert answer.is_success, answer.text
        return answer.json()

    async def enter(self, name: str, **more: Any) -> str:
        answer = await self.ask("POST", "/players", {"name": name, **more})
        assert answer.status_code == 201, answer.text
        secret: str = answer.json()["secret"]
        return secret

    async def info(self) -> Frame:
        answer = await self.ask("GET")
        assert answer.status_code == 200, answer.text
        info: Frame = answer.json()
        return info

    async def me(self, secret: str) -> Frame:
        answer = await self.ask("GET", "/me", secret=secret)
        assert answer.status_code == 200, answer.text
        place: Frame = answer.json()
        return place

    async def until(self, done: Callable[[Frame], bool]) -> Frame:
        """As everybody sees it, once that is so: whoever asks is told of every change."""
        info = await self.info()
        async with asyncio.timeout(PATIENCE):
            while not done(info):
                info = (await self.ask("GET", f"?after={info['revision']}")).json()
        return info

    async def table(self, name: str) -> Frame:
        """A table, once it is made."""
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.http.get(f"/api/tables/{name}")).status_code == 404:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        info: Frame = answer.json()
        return info

    async def seat(self, secret: str, round_: int) -> Frame:
        """A player's place once her table of that round is there."""
        async with asyncio.timeout(PATIENCE):
            while (place := await self.me(secret))["round"] < round_ or not place["table"]:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        return place


async def club(house: House, **more: Any) -> Club:
    answer = await house.http.post("/api/tournaments", json={**SHORT, **more})
    assert answer.status_code == 201, answer.text
    return Club(house, answer.json())
