"""What nobody has met changes not one byte that any socket receives (MAG-05).

Servers with the same secrets and the same acts, but labyrinths that differ in walls which nobody
has met: all that seats and watchers get is compared byte by byte, and nothing is left out.
"""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct
from tests.server.running import Frame, House, Socket, bot, person, repeatable, running, still

from irrgarten.games.magic_labyrinth.board import SLOT_NAMES, SLOT_OF, turned
from irrgarten.games.magic_labyrinth.by_hand import connected
from irrgarten.store import Store

LABYRINTH = (
    "a1|a2 b1|b2 c1|d1 d2|d3 e1|e2 f2|f3 a3|b3 b3|b4 "
    "c3|d3 c4|c5 d4|e4 e4|e5 f4|f5 a5|b5 b5|b6 d5|d6"
).split()
ACTS = 40
BOT = bot("casual")
THIRDS = pytest.mark.parametrize("third", [BOT, person("Cleo")], ids=["bot", "person"])
WALL = re.compile(r"[a-f][1-6]\|[a-f][1-6]")


class Game(Struct):
    """A game as played: its acts, its walls, and every byte that each connection received."""

    acts: list[str]
    #: So many acts were made when somebody bumped for the first time.
    until_bump: int
    walls: set[str]
    received: dict[str, list[str]]

    def met(self) -> dict[str, bool]:
        """The slots that anybody has met, and whether there was a wall."""
        told = (msg for text in self.received["watcher"] for msg in EVENT.findall(text))
        found = {}
        for kind, wall, start, end in told:
            name = wall or "|".join(sorted((start, end)))
            found[name] = kind == "bumped"
        return found


EVENT = re.compile(
    r'\{"type":"(bumped|stepped)","seat":\d,'
    r'(?:"at":"..","wall":"(.....)"|"start":"(..)","end":"(..)")'
)


async def play(data: Path, labyrinth: list[str], third: Frame, script: list[str]) -> Game:
    """Two persons and a third, watched; acts follow the script, and then they are random."""
    random, until_bump = Random(11), 0
    acts: list[str] = []
    async with (
        running(data, entropy=repeatable(3), clock=still) as house,
        AsyncExitStack() as stack,
    ):
        made = await house.make(
            person("Anna"),
            person("Ben"),
            third,
            walls=len(labyrinth),
            given={"labyrinth": labyrinth, "beginner": 0},
        )
        table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
        sockets, frames = [], []
        for secret in (*secrets, None):
            socket, welcome = await stack.enter_async_context(house.joined(table, secret))
            sockets.append(socket)
            frames.append(welcome)
        for number in range(len(script) or ACTS):
            (seat,) = frames[0]["acting"]
            acts.append(script[number] if script else random.choice(frames[seat]["legal"]))
            await ask_and_act(sockets[seat], frames[seat]["ply"], acts[-1], several=third != BOT)
            actor_first = [seat, *(at for at in range(len(sockets)) if at != seat)]
            told = {at: await told_by_now(sockets[at], third) for at in actor_first}
            frames = [told[at] for at in range(len(sockets))]
            bumped = any('"type":"bumped"' in text for text in sockets[-1].received)
            until_bump = until_bump or (len(acts) if bumped else 0)
        received = await come_and_go(house, sockets[0], table, secrets, frames[0]["ply"])
        for at, socket in enumerate(sockets):
            await socket.settle()
            received["watcher" if socket is sockets[-1] else f"seat {at}"] = socket.received
    return Game(acts, until_bump, await walls_of(data, table), received)


async def ask_and_act(socket: Socket, ply: int, act: str, several: bool) -> None:
    await socket.send({"type": "why_not", "act": act})
    await socket.send({"type": "preview", "ply": ply, "acts": [act]})
    await socket.act(ply, act, *(("n", "e", "s", "w") if several else ()))


async def told_by_now(socket: Socket, third: Frame) -> Frame:
    """The last position told, once all that an act leads to has been told."""
    if third == BOT:  # it goes on until a person is to act
        frame = await socket.until("played")
        while frame["acting"] == [2]:
            frame = await socket.until("played")
        return frame
    return [frame for frame in await socket.settle() if frame["type"] == "played"][-1]


async def come_and_go(
    house: House, first: Socket, table: str, secrets: list[str], ply: int
) -> dict[str, list[str]]:
    """Whoever asks over HTTP, comes late, or comes back after a while."""
    received = {"info": [(await house.http.get(f"/api/tables/{table}")).text]}
    for name, secret, since in (
        ("late watcher", None, None),
        ("watcher back", None, max(0, ply - 5)),
        ("Anna again", secrets[0], None),
        ("Ben back", secrets[1], max(0, ply - 20)),
    ):
        async with house.joined(table, secret, since) as (socket, _):
            await first.until("table")
            received[name] = socket.received
        await first.until("table")
    for what in ("record", "told"):
        received[what] = [(await house.http.get(f"/api/tables/{table}/{what}")).text]
    return received


async def walls_of(data: Path, table: str) -> set[str]:
    store = await Store.open(data)
    kept = await store.find(table)
    await store.close()
    assert kept is not None
    assert kept.table.position is not None
    return set(kept.table.position["state"]["walls"])


def moved(walls: set[str], away: list[str], to: list[str], most: int) -> set[str]:
    """Walls taken from some slots and put into others, as far as every field keeps a way in."""
    after = set(walls)
    for old in away:
        fitting = (new for new in to if new not in after and _fits((after - {old}) | {new}))
        for new in islice(fitting, 1):
            after = (after - {old}) | {new}
            most -= 1
        if most == 0:
            break
    return after


def _fits(walls: set[str]) -> bool:
    return connected(sum(1 << SLOT_OF[name] for name in walls))


def by_hand(walls: set[str], game: Game) -> list[str]:
    """How a labyrinth must be laid down so that it lies like this once the box is turned."""
    quarters = next(q for q in range(4) if _turned(LABYRINTH, q) == game.walls)
    return sorted(_turned(walls, 4 - quarters))


def _turned(walls: list[str] | set[str], quarters: int) -> set[str]:
    return {SLOT_NAMES[turned(SLOT_OF[name], quarters)] for name in walls}


@THIRDS
async def test_walls_that_nobody_met_change_no_byte(tmp_path: Path, third: Frame) -> None:
    game = await play(tmp_path / "one.db", LABYRINTH, third, [])
    met = game.met()
    assert any(met.values()), "somebody must have bumped for this to say anything"
    unmet = [name for name in SLOT_NAMES if name not in met]
    others = moved(game.walls, [name for name in unmet if name in game.walls], unmet, most=8)
    assert len(others - game.walls) >= 4

    twin = await play(tmp_path / "two.db", by_hand(others, game), third, game.acts)
    assert twin.walls == others
    assert twin.received == game.received


async def test_a_wall_that_somebody_met_changes_bytes(tmp_path: Path) -> None:
    """The comparison above would notice: the same acts up to the first bump, without that wall."""
    third = person("Cleo")
    game = await play(tmp_path / "one.db", LABYRINTH, third, [])
    bump = next(name for name, wall in game.met().items() if wall)
    unmet = [name for name in SLOT_NAMES if name not in game.met()]
    others = moved(game.walls, [bump], unmet, most=1)
    twin = await play(
        tmp_path / "two.db", by_hand(others, game), third, game.acts[: game.until_bump]
    )
    assert not twin.met()[bump]
    assert twin.received["watcher"] != game.received["watcher"][: len(twin.received["watcher"])]


@THIRDS
async def test_no_wall_is_told_but_by_whoever_bumps_into_it(tmp_path: Path, third: Frame) -> None:
    game = await play(tmp_path / "one.db", LABYRINTH, third, [])
    bumped = {name for name, wall in game.met().items() if wall}
    for name, texts in game.received.items():
        told = {wall for text in texts for wall in WALL.findall(text)}
        assert told <= bumped, name
    assert not WALL.findall("".join(game.received["late watcher"])), "what is past fades (MAG-30)"
    assert not WALL.findall("".join(game.received["Anna again"]))
