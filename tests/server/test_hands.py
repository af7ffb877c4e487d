"""Cards in other hands change not one byte that a socket receives (DOG-15).

A game of Dog is kept twice, once with two cards of the opponents changed over. Whoever may not
know these cards is told the same, byte by byte, in the exchange and after it.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Socket, person, repeatable, running, ticking

ANNA, BEN, CLEO, DORA, WATCHER = range(5)
NAMES = ("Anna", "Ben", "Cleo", "Dora")


async def dealt(data: Path) -> tuple[str, list[str]]:
    """A table of four with the first cards dealt: its name and the secrets of its seats."""
    async with running(data, entropy=repeatable(5), clock=ticking()) as house:
        body = {
            "game": "dog",
            "options": {"players": 4},
            "seats": [person(name) for name in NAMES],
        }
        made = (await house.http.post("/api/tables", json=body)).json()
    return made["info"]["table"], [seat["secret"] for seat in made["seats"]]


def change_over(data: Path, table: str, one: tuple[int, str], other: tuple[int, str]) -> None:
    """Deal the one card where the other was dealt."""
    with closing(sqlite3.connect(data)) as database, database:
        for ply, card in ((one[0], other[1]), (other[0], one[1])):
            row = (f"card {card}", table, ply)
            database.execute('UPDATE acts SET act = ? WHERE "table" = ? AND ply = ?', row)


async def hand(house: House, table: str, secret: str, seat: int) -> list[tuple[int, str]]:
    """The cards that a seat was dealt, each with its ply."""
    async with house.joined(table, secret) as (_, welcome):
        return [
            (happened["ply"] - 1, event["card"])
            for happened in welcome["log"]
            for event in happened["events"]
            if event["type"] == "dealt" and event["seat"] == seat
        ]


async def told(data: Path, table: str, secrets: list[str], gifts: dict[int, str]) -> list[Any]:
    """What each connection receives while everybody gives a card."""
    async with running(data, clock=ticking()) as house, AsyncExitStack() as stack:
        sockets: list[Socket] = []
        ply = 0
        for secret in (*secrets, None):
            socket, welcome = await stack.enter_async_context(house.joined(table, secret, 0))
            sockets.append(socket)
            ply = welcome["ply"]
        for seat, card in gifts.items():
            await sockets[seat].act(ply, f"give {card}")
            for socket in [sockets[seat], *sockets]:
                await socket.settle()
            ply += 1
        return [socket.received for socket in sockets]


@pytest.fixture
async def games(tmp_path: Path) -> list[list[Any]]:
    """The bytes of both games; the same gifts are made in both."""
    plain, changed = tmp_path / "plain.db", tmp_path / "changed.db"
    table, secrets = await dealt(plain)
    async with running(plain) as house:
        hands = [await hand(house, table, secrets[seat], seat) for seat in range(4)]
    shutil.copy(plain, changed)
    one, other = next(
        (one, other) for one in hands[BEN] for other in hands[DORA] if one[1] != other[1]
    )
    change_over(changed, table, one, other)
    moved = {one, other}
    gifts = {
        seat: next(card for ply, card in hands[seat] if (ply, card) not in moved)
        for seat in (ANNA, BEN, CLEO, DORA)
    }
    return [await told(data, table, secrets, gifts) for data in (plain, changed)]


async def test_the_opponents_cards_change_no_byte(games: list[list[Any]]) -> None:
    plain, changed = games
    for viewer in (ANNA, CLEO, WATCHER):
        assert plain[viewer] == changed[viewer]


async def test_whoever_holds_them_is_told_so(games: list[list[Any]]) -> None:
    """The comparison would notice: those whose cards were changed see another hand."""
    plain, changed = games
    for viewer in (BEN, DORA):
        assert plain[viewer] != changed[viewer]
