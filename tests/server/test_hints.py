"""Hints at a table: where all others are bots, and nowhere else."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.at_table import bot as bot_at
from tests.server.at_table import came, sat_down
from tests.server.at_table import person as seated
from tests.server.running import WIDE, House, bot, person, running
from tests.server.test_lessons import begun, learning

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.preview import preview
from irrgarten.lessons import reading
from irrgarten.search import hints
from irrgarten.search.player import choose
from irrgarten.server.bots import Bots
from irrgarten.server.guest import Guest
from irrgarten.server.hints import Hints, allowed, whole_turn
from irrgarten.server.settings import Rate
from irrgarten.server.table import Table
from irrgarten.server.work import Question
from irrgarten.tables import commands, frames
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow
from irrgarten.tables.secrecy import bot_seed


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
            assert hinted["acts"][0] in welcome["legal"]
            await socket.send({"type": "hint", "ply": welcome["ply"], "acts": hinted["acts"][:1]})
            assert (await socket.until("hinted"))["acts"] == hinted["acts"]
            assert hinted["reason"].startswith("hint-")
            await socket.send({"type": "hint", "ply": welcome["ply"] + 1})
            assert (await socket.until("error"))["code"] == "conflict"
    with closing(sqlite3.connect(tmp_path / "house.db")) as kept:
        [(position,)] = kept.execute("SELECT position FROM tables").fetchall()
    rules = registry.rules("labyrinthe")
    state = rules.load(json.loads(position))
    view, options = rules.view(state, 0), rules.options(state)
    assert hinted["acts"][0] == choose(rules, options, 0, hints.LEVEL, [], view, hints.SEED)


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


async def test_hints_of_one_address_are_limited_together(tmp_path: Path) -> None:
    limits = replace(WIDE, hints=Rate(burst=2, per_second=0.001))
    async with running(tmp_path / "house.db", limits=limits) as house:
        made = await house.make(person("Ada"), person("Bo"), given={"beginner": 0})
        table, secret = made["info"]["table"], made["seats"][0]["secret"]
        for address, code in [("127.0.0.1", "conflict")] * 2 + [
            ("127.0.0.1", "too_many"),
            ("127.0.0.2", "conflict"),
        ]:
            async with house.joined(table, secret, address=address) as (socket, welcome):
                await socket.send({"type": "hint", "ply": welcome["ply"]})
                assert (await socket.until("error"))["code"] == code


LESSONS = {
    ("labyrinthe", "open"): "hint-opens",
    ("labyrinthe", "touch"): "hint-best",
    ("magic_labyrinth", "around"): "hint-wall",
    ("labyria", "devour"): "hint-attacks",
    ("labyria", "turn"): "hint-opens",
    ("dog", "seven"): "hint-finish",
}


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
async def test_lesson_hint_follows_the_solution(game: str, lesson: str, house: House) -> None:
    known = reading.find(game, lesson)
    assert known is not None
    made = await begun(house, game, lesson)
    async with learning(house, made) as learner:
        shown = 0
        while shown < len(known.solution):
            await learner.turn()
            await learner.socket.send({"type": "hint", "ply": learner.ply})
            hinted = await learner.socket.until("hinted")
            if shown == 0:
                assert hinted["reason"] == LESSONS[game, lesson]
            acts = hinted["acts"]
            assert tuple(acts) == known.solution[shown : shown + len(acts)]
            # Hidden walls may answer each step of The Magic Labyrinth.
            assert len(acts) == (1 if game == "magic_labyrinth" else len(known.solution))
            shown += len(acts)
            for act in acts:
                await learner.make(act)
        assert await learner.settled() == "reached"


async def test_hint_after_leaving_the_solution_is_the_searchs(house: House) -> None:
    made = await begun(house, "labyrinthe", "open")
    async with learning(house, made) as learner:
        await learner.make("a2-a3")
        await learner.socket.send({"type": "hint", "ply": learner.ply})
        hinted = await learner.socket.until("hinted")
        assert hinted["acts"][0].startswith("["), "a block is left to be moved"


def test_with_other_people_there_are_none() -> None:
    me, other = SeatRow(0, "person", "Ada"), SeatRow(1, "person", "Bo")
    robot, stand_in = SeatRow(1, "bot", None, "casual"), SeatRow(1, "bot", "Bo", "casual")
    assert allowed([me, robot], 0)
    assert not allowed([me, other], 0)
    assert not allowed([me, stand_in], 0)
    assert not allowed([me, SeatRow(1)], 0)


# -- whole turns ---------------------------------------------------------------------
async def chosen(game: TableGame, seat: int, planned: list[str], random: Random) -> list[str]:
    """A whole turn, in which every choice is made at random."""

    async def choose(question: Question) -> str:
        assert question.view.seat == seat
        return random.choice(question.legal)

    first = Question.of(game, seat, hints.LEVEL, hints.SEED)
    turn = await whole_turn(first, game.play.state, planned, choose)
    return turn[-1].acts


@pytest.mark.parametrize("name", registry.names())
async def test_hinted_acts_are_legal_and_end_the_turn(name: str) -> None:
    rules, random = registry.rules(name), Random(name)
    game = TableGame.begun(rules, read_options(name, {}), name, {})
    lengths = set[int]()
    for _ in range(200):
        if game.over:
            break
        seat = random.choice(game.acting)
        acts = await chosen(game, seat, [], random)
        made = game.tried(seat, acts)
        assert len(made.steps) == len(acts), "all of them can be made"
        last = made.steps[-1]
        ended = any(isinstance(e, TurnCame) for h in last.happenings for e in h.perceived(seat))
        unforeseen = not preview(rules, game.play.state, seat, acts).steps[len(acts) - 1 :]
        answered = len(last.happenings) > 1
        hidden = name == "magic_labyrinth"
        assert ended or unforeseen or answered or hidden or seat not in last.acting
        assert not hidden or len(acts) == 1
        lengths.add(len(acts))
        game = game.after(made)
    assert (max(lengths) > 1) == (name in ("dog", "labyria", "labyrinthe"))


@pytest.mark.parametrize("name", ["dog", "labyria", "labyrinthe"])
async def test_hint_completes_a_plan_that_stands(name: str) -> None:
    rules, random = registry.rules(name), Random(name)
    game = TableGame.begun(rules, read_options(name, {}), name, {})
    completed = 0
    while completed < 3:
        seat = game.acting[0]
        acts = await chosen(game, seat, [], random)
        for count in range(1, len(acts)):
            completed += 1
            whole = await chosen(game, seat, acts[:count], random)
            assert whole[:count] == acts[:count]
            assert len(game.tried(seat, whole).steps) == len(whole)
        game = game.after(game.tried(seat, acts))


async def test_hint_ignores_a_plan_it_cannot_complete() -> None:
    rules, random = registry.rules("labyrinthe"), Random(1)
    game = TableGame.begun(rules, read_options("labyrinthe", {}), "x", {})
    seat = game.acting[0]
    finished = await chosen(game, seat, [], random)
    for planned in (finished, ["nonsense"], [finished[0], finished[0]]):
        acts = await chosen(game, seat, planned, Random(2))
        assert acts == await chosen(game, seat, [], Random(2))


# -- without a server around it ------------------------------------------------------
@asynccontextmanager
async def asked(data: Path) -> AsyncIterator[tuple[Table, Guest, Hints, Bots]]:
    """Somebody has asked for a hint, about which nobody thinks yet."""
    bots = Bots(workers=0, limit=1)
    async with sat_down(data, seated(0), bot_at(1)) as table:
        await table.execute(commands.GoOn())
        heard = await came(table, 0)
        guest = table.guests[heard.number]
        asking = Hints(table, bots)
        asking.ask(guest, frames.Hint(table.state.ply))
        await asyncio.sleep(0)
        assert bots.waiting == 1
        yield table, guest, asking, bots
    await bots.close()


async def test_for_who_has_gone_nothing_is_thought_about(tmp_path: Path) -> None:
    async with asked(tmp_path / "t.db") as (table, _, asking, bots):
        await table.leave(0)
        assert bots._choices.take() is None
        await asyncio.sleep(0)
        await asking.close()


async def test_hint_does_not_use_the_seed_of_a_bot(tmp_path: Path) -> None:
    async with asked(tmp_path / "t.db") as (table, _, asking, bots):
        choice = bots._choices.take()
        assert choice is not None
        seeds = {bot_seed(table.state.secret, seat) for seat in range(2)}
        assert choice.question.seed not in seeds
        await table.leave(0)
        await asking.close()


async def test_a_hint_is_answered_once_its_position_is_gone(tmp_path: Path) -> None:
    async with asked(tmp_path / "t.db") as (table, _, asking, bots):
        heard = await came(table, 0)
        ply = table.state.ply
        asking.ask(table.guests[heard.number], frames.Hint(ply, id=7))
        await asyncio.sleep(0)
        await table.execute(commands.Act(heard.number, frames.Act(ply, ["stop"])))
        assert bots._choices.take() is None
        await asyncio.gather(*asking._asked.values())
        assert [frame for frame in heard.frames if frame["type"] == "error"] == [
            {
                "type": "error",
                "code": "conflict",
                "message": "the game has gone on meanwhile",
                "id": 7,
            }
        ]


async def test_a_table_that_is_closed_waits_for_no_hint(tmp_path: Path) -> None:
    async with asked(tmp_path / "t.db") as (table, guest, asking, _):
        with pytest.raises(RequestError, match="not there yet"):
            asking.ask(guest, frames.Hint(table.state.ply))
        await asking.close()
        await asyncio.sleep(0)
        asking.ask(guest, frames.Hint(table.state.ply))  # nothing is under way any more
        await asking.close()
