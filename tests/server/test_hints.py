"""Hints at a table: where all others are bots, and nowhere else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.at_table import Heard, sat_down
from tests.server.at_table import bot as bot_at
from tests.server.at_table import person as seated
from tests.server.running import WIDE, House, bot, person, running
from tests.server.test_lessons import begun, learning

from irrgarten import registry
from irrgarten.search import hints
from irrgarten.search.player import choose
from irrgarten.server import frames
from irrgarten.server.bots import Bots
from irrgarten.server.guest import Guest
from irrgarten.server.hints import Hints, allowed, hint_seed
from irrgarten.server.problems import Trouble
from irrgarten.server.secrecy import table_secret
from irrgarten.server.settings import Rate
from irrgarten.server.table import Table
from irrgarten.store import SeatRow


async def test_a_hint_is_what_the_search_chooses(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db") as house:
        made = await house.make(person("Ada"), bot(), game="labyrinthe", given={"beginner": 0})
        name, secret = made["info"]["table"], made["seats"][0]["secret"]
        async with house.joined(name, secret) as (socket, welcome):
            await socket.send({"type": "hint", "ply": welcome["ply"]})
            await socket.send({"type": "ping"})
            # It is thought out elsewhere: whoever waits for it is answered meanwhile.
            assert (await socket.next())["type"] == "pong"
            hinted = await socket.until("hinted")
            assert hinted["ply"] == welcome["ply"]
            assert hinted["act"] in welcome["legal"]
            assert hinted["reason"].startswith("hint-")
            await socket.send({"type": "hint", "ply": welcome["ply"] + 1})
            assert (await socket.until("error"))["code"] == "conflict"
    with closing(sqlite3.connect(tmp_path / "house.db")) as kept:
        [(position, *links)] = kept.execute("SELECT position, chain, link FROM tables").fetchall()
    rules = registry.rules("labyrinthe")
    state = rules.load(json.loads(position))
    seed = hint_seed(table_secret(*links), 0)
    view, options = rules.view(state, 0), rules.options(state)
    assert hinted["act"] == choose(rules, options, 0, hints.LEVEL, [], view, seed)


async def test_there_are_none_with_other_people(house: House) -> None:
    made = await house.make(person("Ada"), person("Bo"), given={"beginner": 0})
    table, ada = made["info"]["table"], made["seats"][0]["secret"]
    async with house.joined(table, ada) as (socket, welcome):
        await socket.send({"type": "hint", "ply": welcome["ply"]})
        error = await socket.until("error")
        assert (error["code"], "other people" in error["message"]) == ("conflict", True)
    async with house.joined(table) as (watcher, welcome):
        await watcher.send({"type": "hint", "ply": welcome["ply"]})
        assert (await watcher.until("error"))["code"] == "forbidden"


async def test_hints_are_counted(tmp_path: Path) -> None:
    limits = replace(WIDE, hints=Rate(burst=2, per_second=0.01))
    async with running(tmp_path / "house.db", limits=limits) as house:
        made = await house.make(person("Ada"), person("Bo"), given={"beginner": 0})
        table, ada = made["info"]["table"], made["seats"][0]["secret"]
        async with house.joined(table, ada) as (socket, welcome):
            codes = []
            for _ in range(3):
                await socket.send({"type": "hint", "ply": welcome["ply"]})
                codes.append((await socket.until("error"))["code"])
            assert codes == ["conflict", "conflict", "too_many"]


async def test_in_a_lesson_hints_lead_to_the_goal(house: House) -> None:
    """However little a strong player would think of it; and why is said as ever."""
    for game, lesson, reasons in (
        ("labyrinthe", "open", ["hint-opens", "hint-centre"]),
        ("magic_labyrinth", "around", ["hint-wall", "hint-chip"]),
        ("labyria", "devour", ["hint-attacks"]),
    ):
        made = await begun(house, game, lesson)
        async with learning(house, made) as learner:
            for reason in reasons:
                await learner.turn()
                await learner.socket.send({"type": "hint", "ply": learner.ply})
                hinted = await learner.socket.until("hinted")
                assert hinted["reason"] == reason, (game, lesson)
                await learner.make(hinted["act"])
            assert await learner.settled() == "reached", (game, lesson)


async def test_whoever_strays_in_a_lesson_is_helped_by_the_search(house: House) -> None:
    made = await begun(house, "labyrinthe", "open")
    async with learning(house, made) as learner:
        await learner.make("a2-a3")
        await learner.socket.send({"type": "hint", "ply": learner.ply})
        hinted = await learner.socket.until("hinted")
        assert hinted["act"].startswith("["), "a block is left to be moved"


def test_with_other_people_there_are_none() -> None:
    me, other = SeatRow(0, "person", "Ada"), SeatRow(1, "person", "Bo")
    robot, stand_in = SeatRow(1, "bot", None, "casual"), SeatRow(1, "bot", "Bo", "casual")
    assert allowed([me, robot], 0)
    assert not allowed([me, other], 0)
    assert not allowed([me, stand_in], 0)
    assert not allowed([me, SeatRow(1)], 0)


# -- without a server around it ------------------------------------------------------
@asynccontextmanager
async def asked(data: Path) -> AsyncIterator[tuple[Table, Guest, Hints, Bots]]:
    """Somebody has asked for a hint, about which nobody thinks yet."""
    bots = Bots(workers=0, limit=1)
    async with sat_down(data, seated(0), bot_at(1)) as table:
        await table.beginning.go_on()
        guest = Guest(0, Heard(), 1 << 20)
        await table.join(guest, None, None)
        asking = Hints(table, bots)
        asking.ask(guest, frames.Hint(table.ply))
        await asyncio.sleep(0)
        assert bots.waiting == 1
        yield table, guest, asking, bots
    await bots.close()


async def test_for_who_has_gone_nothing_is_thought_about(tmp_path: Path) -> None:
    async with asked(tmp_path / "t.db") as (table, guest, asking, bots):
        await table.leave(guest)
        assert bots._choices.take() is None
        await asyncio.sleep(0)
        await asking.close()


async def test_a_table_that_is_closed_waits_for_no_hint(tmp_path: Path) -> None:
    async with asked(tmp_path / "t.db") as (table, guest, asking, _):
        with pytest.raises(Trouble, match="not there yet"):
            asking.ask(guest, frames.Hint(table.ply))
        await asking.close()
        await asyncio.sleep(0)
        asking.ask(guest, frames.Hint(table.ply))  # nothing is under way any more
        await asking.close()
