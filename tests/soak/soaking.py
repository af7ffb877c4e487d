"""Games of all kinds are played while processes are killed; then what is kept is gone over.

Every few seconds one of the six is killed hard, or stopped and started again. At the end every act
that somebody was told of is kept exactly once and nothing else is, every game goes on to its end,
and every record can be made again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import msgspec
from msgspec import Struct
from tests.soak.house import House, opened
from tests.soak.person import Diary, Person, by_seat
from tests.soak.proxy import proxy_to

from irrgarten import registry
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.store import Store
from irrgarten.tables.game import TableGame
from irrgarten.tables.loading import game_of
from irrgarten.tables.rows import StoredTable
from irrgarten.verification import verify

#: One table in so many has a computer player.
WITH_BOT = 3
#: Seconds in which whoever has tapped something gets an answer, once nothing is killed any more.
FAREWELL = 60


class Wish(Struct, frozen=True):
    tables: int
    kills: int
    #: Seconds between two kills, and between an answer and the next act, on average.
    between: float
    pause: float
    seed: str = "soak"


class Found(Struct):
    kills: dict[str, int]
    diary: Diary
    tables: int = 0
    games: int = 0
    kept: int = 0
    #: What is not as it should be, in words.
    losses: list[str] = []
    finished: int = 0
    seconds: float = 0.0

    def lines(self) -> list[str]:
        killed = ", ".join(f"{name} {count}" for name, count in sorted(self.kills.items()))
        diary = self.diary
        return [
            f"kills              {sum(self.kills.values())} ({killed}) in {self.seconds:.0f} s",
            f"tables, games      {self.tables}, {self.games} ({len(diary.over)} over in time)",
            f"acts told, kept    {diary.acts} of persons, {self.kept} with chance and bots",
            f"calls, refusals    {diary.called}, {diary.refused}",
            f"longest silence    {diary.silence:.1f} s",
            f"played to the end  {self.finished} of {self.games}",
            f"losses             {len(self.losses)}",
            *self.losses,
        ]


async def soak(folder: Path, wish: Wish, say: Callable[[str], None]) -> Found:
    random, began = Random(wish.seed), time.monotonic()
    house = opened(folder)
    six = await asyncio.to_thread(house.__enter__)
    try:
        async with proxy_to(*(server.port for server in six.servers)) as port:
            found = await _played(six, port, wish, random, say)
        found.seconds = time.monotonic() - began
        found.losses += found.diary.odd
        await _gone_over(six, found)
        return found
    finally:
        await asyncio.to_thread(house.__exit__, None, None, None)


# -- playing -------------------------------------------------------------------
async def _played(
    house: House, port: int, wish: Wish, random: Random, say: Callable[[str], None]
) -> Found:
    found = Found(kills=dict.fromkeys(house.members, 0), diary=Diary())
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        persons = [
            person
            for number in range(wish.tables)
            for person in await _seated(http, port, number, found.diary)
        ]
    found.tables = wish.tables
    playing = [asyncio.create_task(person.play(wish.pause)) for person in persons]
    for number in range(wish.kills):
        await asyncio.sleep(wish.between * random.uniform(0.5, 1.5))
        _look_after(playing)
        name = random.choice(list(house.members))
        hard = random.random() < 0.7
        await asyncio.to_thread(_end, house, name, hard, random.uniform(0, wish.between / 2))
        found.kills[name] += 1
        say(f"{number + 1}: {name} {'killed' if hard else 'restarted'}, {found.diary.acts} acts")
    await asyncio.sleep(wish.between)
    for person in persons:
        person.resting = True
    async with asyncio.timeout(FAREWELL):
        await asyncio.gather(*playing)
    return found


def _look_after(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


def _end(house: House, name: str, hard: bool, away: float) -> None:
    member = house.members[name]
    if hard:
        member.kill()
    else:
        member.stop()
    time.sleep(away)
    member.start()


async def _seated(http: httpx.AsyncClient, port: int, number: int, diary: Diary) -> list[Person]:
    """A table of one game after the other."""
    games = sorted(registry.names())
    game = games[number % len(games)]
    players = registry.rules(game).players[0]
    seats: list[dict[str, str]] = [{"holder": "person", "name": f"Nr. {n}"} for n in range(players)]
    if number % WITH_BOT == WITH_BOT - 1:
        seats[-1] = {"holder": "bot", "level": "beginner"}
    wish = {"game": game, "options": {"players": players}, "seats": seats}
    answer = await http.post("/api/tables", json=wish)
    answer.raise_for_status()
    made = answer.json()
    table = made["info"]["table"]
    return [Person(port, table, one["seat"], one["secret"], diary) for one in made["seats"]]


# -- afterwards ----------------------------------------------------------------
async def _gone_over(house: House, found: Found) -> None:
    store = await Store.open(house.data)
    try:
        with house.database.connected(house.data.url.database or "") as connection:
            names = [str(name) for (name,) in connection.execute('SELECT "table" FROM tables')]
        for name in names:
            kept = await store.find(name)
            assert kept is not None
            found.games += kept.table.position is not None
            found.kept += len(kept.acts)
            found.losses += [f"{name}: {loss}" for loss in _losses(kept, found.diary)]
            if kept.table.position is not None:
                found.finished += _finished(kept, found.losses)
    finally:
        await store.close()


def _losses(kept: StoredTable, diary: Diary) -> list[str]:
    """Where what persons were told, and what is kept, differ."""
    done = by_seat(kept.acts)
    persons = [seat.seat for seat in kept.seats if seat.holder == "person"]
    return [
        f"seat {seat} was told {len(told)} acts, kept are {len(done[seat])}"
        for seat in persons
        if (told := diary.made.get((kept.table.table, seat), [])) != done[seat]
    ]


def _finished(kept: StoredTable, losses: list[str]) -> bool:
    """The game as it is kept goes on to its end, and its record holds."""
    try:
        *_, game = game_of(kept)
    except IrrgartenError as error:
        losses.append(f"{kept.table.table}: {error}")
        return False
    assert isinstance(game, TableGame)
    play = game.whole_play()
    random = Random(kept.table.table)
    while not play.over:
        seat = play.turn[0]
        play.make(seat, random.choice(play.legal(seat)))
        play.answer()
    checked = verify(msgspec.to_builtins(play.record()))
    if not checked.holds:
        losses.append(f"{kept.table.table}: its record does not hold: {checked}")
    return checked.holds
