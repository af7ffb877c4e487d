"""The secrets of players and organisers: in no list, no log, nobody else's frames, and not kept."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.club import SHORT, Club, club
from tests.server.command import serving
from tests.server.running import PATIENCE, Frame, House
from tests.server.seats import bearer, seat_bot

#: Tokens that clients draw: whoever has one can have the secret told again.
TOKENS = {"tournament": "T" * 31 + "1", "Anna": "A" * 31 + "2", "Ben": "B" * 31 + "3"}


class Evening:
    """A tournament in its first round, and all that nobody else may learn of it."""

    def __init__(self, club: Club, players: dict[str, str], places: dict[str, Frame]) -> None:
        self.club = club
        self.players = players
        self.places = places

    @property
    def secrets(self) -> set[str]:
        seats = {place["secret"] for place in self.places.values()}
        return {self.club.organiser, *self.players.values(), *seats, *TOKENS.values()}


async def begun(house: House, **more: object) -> Evening:
    """Two have entered, one of them has lost her link, and the first round is paired."""
    evening = await club(house, token=TOKENS["tournament"], pause=None, **more)
    players = {
        name: await evening.enter(name, token=TOKENS[name], **_team(more, name))
        for name in ("Anna", "Ben")
    }
    lost = players["Anna"]
    players["Anna"] = (await evening.does("POST", "/players/1/link"))["secret"]
    await evening.does("POST", "/begin")
    places = {name: await evening.seat(secret, 1) for name, secret in players.items()}
    return Evening(evening, {**players, "lost": lost}, places)


def _team(more: dict[str, object], name: str) -> dict[str, str]:
    return {"team_name": f"Team {name}"} if more.get("game") == "dog" else {}


async def public(evening: Evening, house: House) -> list[str]:
    """All that anybody is told who asks."""
    table = evening.places["Anna"]["table"]
    paths = ["", "/rounds/1", "/export", "/list", "/boards?table=1&table=2"]
    told = [(await evening.club.ask("GET", path)).text for path in paths]
    name = evening.club.name
    for page in (f"/api/tables/{table}", f"/club/{name}", f"/hall/{name}"):
        answer = await house.http.get(page)
        told += [answer.text, str(answer.headers)]
    return told


async def test_no_secret_shows_in_lists(house: House) -> None:
    evening = await begun(house)
    told = await public(evening, house)
    assert all(secret not in text for secret in evening.secrets for text in told)
    assert all("hash" not in text and "chain" not in text for text in told[:6])


@pytest.mark.parametrize("game", ["magic_labyrinth", "dog"])
async def test_nobody_is_told_the_secrets_of_others(house: House, game: str) -> None:
    """Neither a watcher nor another player, in any frame or answer."""
    options = {"players": 4} if game == "dog" else {"players": 2, "walls": 0}
    evening = await begun(house, game=game, options=options)
    anna, ben = evening.places["Anna"], evening.places["Ben"]
    async with (
        house.joined(anna["table"]) as (watcher, _),
        house.joined(ben["table"], ben["secret"]) as (other, _),
        house.joined(anna["table"], anna["secret"]) as (own, _),
    ):
        await own.send({"type": "ping"})
        await seat_bot(house, anna["table"], anna["seat"], anna["secret"])
        # A link made anew turns out whoever came by the one before.
        again = (await evening.club.does("POST", "/players/1/link"))["secret"]
        seat = (await evening.club.seat(again, 1))["secret"]
        for socket in (watcher, other):
            await socket.settle()
        told = "".join(watcher.received + other.received)
    mine = (await evening.club.ask("GET", "/me", secret=evening.players["Ben"])).text
    desk = (await evening.club.ask("GET", "/me", secret=evening.club.organiser)).text
    bens = {evening.players["Ben"], ben["secret"]}
    hidden = {*evening.secrets, again, seat}
    assert all(secret not in told for secret in hidden)
    assert all(secret not in mine for secret in hidden - bens)
    assert all(secret not in desk for secret in hidden)


def kept_in(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("house.db*"))


async def test_what_is_kept_are_hashes(house: House, tmp_path: Path) -> None:
    evening = await begun(house)
    kept = kept_in(tmp_path)
    assert all(secret.encode() not in kept for secret in evening.secrets)


async def test_no_log_tells_a_secret(tmp_path: Path) -> None:
    """As talkative as it can be, through all that is done with secrets, and all that goes wrong."""
    data, log = tmp_path / "house.db", tmp_path / "log"
    async with serving(data, log, "--log-level", "debug") as (house, _):
        evening = await begun(house)
        anna, secrets = evening.places["Anna"], evening.secrets
        await public(evening, house)
        for secret in (*secrets, "x" * 32):
            await evening.club.ask("POST", "/next", None, secret)
            await evening.club.ask("PATCH", "", {"next_at": secret}, secret)
            await evening.club.ask("GET", f"/me?after={secret}", None, secret)
            await evening.club.ask("POST", "/players", {"name": secret, "odd": secret}, secret)
            await house.http.post("/api/tournaments", json={**SHORT, "token": secret, "odd": 1})
            await house.http.post(f"/api/tables/{anna['table']}/again", headers=bearer(secret))
            async with house.open(anna["table"]) as socket:
                await socket.send({"type": "join", "secret": secret, "ply": None, "odd": secret})
                await socket.next()
        kept = all_kept(data)
        damage(data)
        async with asyncio.timeout(PATIENCE):
            while "was not looked after" not in log.read_text():  # noqa: ASYNC110
                await asyncio.sleep(0.05)
    told = log.read_text()
    assert [secret for secret in (*secrets, *kept) if secret in told] == []


def all_kept(data: Path) -> set[str]:
    """Chains and hashes: from a chain, secrets follow."""
    with closing(sqlite3.connect(data)) as kept:
        rows = [
            *kept.execute("SELECT chain, organiser_hash FROM tournaments"),
            *kept.execute("SELECT chain, host_hash FROM tables"),
            *kept.execute("SELECT secret_hash, secret_hash FROM seats WHERE secret_hash NOTNULL"),
        ]
        (document,) = kept.execute("SELECT document FROM tournaments").fetchone()
    hashes = {one["secret_hash"] for one in json.loads(document)["players"]}
    return {value for row in rows for value in row} | hashes


def damage(data: Path) -> None:
    """What cannot be read is said in the log, but not what stands there."""
    with closing(sqlite3.connect(data)) as kept, kept:
        kept.execute("UPDATE tournaments SET document = replace(document, '\"players\"', '1')")
        kept.execute("UPDATE tournaments SET revision = revision + 1")
