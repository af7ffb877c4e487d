"""No game is too long: it loads in slices, takes up as much as it has acts, and ends at last."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.running import Company, House, company_of, gathered, person, running
from tests.store.writing import add_acts

from irrgarten import registry
from irrgarten.bus import Bus
from irrgarten.game import read_options
from irrgarten.kernel.play import Play
from irrgarten.server.bots import Bots
from irrgarten.server.lobby import Lobby
from irrgarten.server.settings import Limits, Settings
from irrgarten.store import Store
from irrgarten.tables import loading
from irrgarten.tables.game import STRETCH, TableGame
from irrgarten.tables.history import MOST
from irrgarten.verification import verify

LONG = 4000
MAGIC = registry.rules("magic_labyrinth")


def stopping(play: Play, until: int) -> None:
    """A game in which everybody ends the turn at once."""
    play.answer()
    while play.ply < until:
        play.make(play.turn[0], "stop")
        play.answer()


async def lengthened(data: Path, table: str, until: int) -> None:
    """The game at a table goes on for so long while no server looks after it."""
    store = await Store.open(data)
    kept = await store.find(table)
    assert kept is not None
    *_, game = loading.game_of(kept)
    assert isinstance(game, TableGame)
    play = game.play.branch()
    stopping(play, until)
    await add_acts(store, table, len(kept.acts), play.made)
    await store.close()


@pytest.fixture
async def tables(tmp_path: Path) -> tuple[Path, list[str], list[str]]:
    """A long game and a short one: the file, their names, the secrets of the long one."""
    data = tmp_path / "long.db"
    async with running(data) as house:
        made = [await house.make(person("Anna"), person("Ben")) for _ in range(2)]
    names = [one["info"]["table"] for one in made]
    await lengthened(data, names[0], LONG)
    return data, names, [seat["secret"] for seat in made[0]["seats"]]


class Ticks:
    """How often others had their turn on the loop."""

    count = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.count += 1


@contextmanager
def ticking() -> Iterator[Ticks]:
    ticks = Ticks()
    task = asyncio.create_task(ticks.run())
    yield ticks
    task.cancel()


async def test_others_have_their_turn_while_a_long_game_is_loaded(
    tables: tuple[Path, list[str], list[str]],
) -> None:
    data, (long, short), secrets = tables
    async with running(data) as house:
        finished: list[str] = []

        async def ask(table: str) -> None:
            assert (await house.info(table))["status"] == "playing"
            finished.append(table)

        with ticking() as ticks:
            await asyncio.gather(ask(long), ask(short))
        assert finished == [short, long], "no lock covers all tables"
        assert ticks.count > LONG / STRETCH
        async with gathered(house, long, secrets) as company:
            log = company.frames[0]["log"]
            assert 0 < len(log) <= MOST
            assert log[-1]["ply"] > LONG - MOST / 2
            await company.act("stop")
            assert company.ply > LONG


async def test_a_table_asked_for_by_many_is_loaded_once(
    tables: tuple[Path, list[str], list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, (long, _), _ = tables
    asked: list[str] = []
    find = Store.find

    async def counted(store: Store, table: str) -> object:
        asked.append(table)
        return await find(store, table)

    monkeypatch.setattr(Store, "find", counted)
    async with running(data) as house:
        await asyncio.gather(*(house.info(long) for _ in range(10)))
    assert asked == [long]


async def test_tables_rest_by_what_they_take_up(
    tables: tuple[Path, list[str], list[str]],
) -> None:
    data, names, _ = tables
    store, bots = await Store.open(data), Bots(1, limit=20)
    for most, rest in ((LONG * 2, 2), (LONG // 2, 1)):
        settings = Settings(data=data, limits=Limits(resting_acts=most))
        lobby = Lobby(store, bots, settings, Bus())
        for name in names:
            async with lobby.table(name):
                pass
        assert len(lobby) == rest
    await bots.close()
    await store.close()


def test_memory_grows_with_the_acts_alone() -> None:
    sizes = []
    for acts in (1000, 2000, 4000):
        play = Play.begun(MAGIC, read_options("magic_labyrinth", {"players": 4}), "7", {})
        stopping(play, acts)
        record = play.record()
        tracemalloc.start()
        *_, game = TableGame.replayed(MAGIC, record)
        game.log(0, game.ply)
        sizes.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
    assert sizes[1] - sizes[0] > 0
    assert (sizes[2] - sizes[1]) / (sizes[1] - sizes[0]) < 2.5, "twice as much for twice the acts"


async def play_to_the_end(house: House, company: Company) -> None:
    while company.actor is not None:
        await company.act("stop")


async def test_a_game_that_goes_on_for_ever_is_ended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(MAGIC), "most_acts", 20)
    async with company_of(house, "Anna Ben") as company:
        await play_to_the_end(house, company)
        assert company.frames[0]["legal"] == company.frames[1]["legal"] == []
        await company.sockets[0].act(company.ply, "stop")
        assert (await company.sockets[0].until("refused"))["reason"] == "why-ended"
        info = await house.info(company.table)
        assert (info["status"], info["ended"], info["result"]) == ("over", "long", [0, 0])
        record = await house.record(company.table)
    assert len(record["acts"]) == 20
    checked = verify(record)
    assert checked.holds
    assert checked.over
