"""Lessons at tables: begun by name, judged at once, secret as any game, and soon forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.running import PATIENCE, WIDE, Frame, House, Socket, running
from tests.server.seats import bearer

from irrgarten import registry
from irrgarten.lessons import reading
from irrgarten.server.settings import Rate
from irrgarten.store.checking import check
from irrgarten.store.database import engine_for

LEARNER = {"name": "Anna"}


async def begun(house: House, game: str, lesson: str, **more: str) -> Frame:
    answer = await house.http.post(f"/api/lessons/{game}/{lesson}", json={**LEARNER, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


class Learner:
    """Somebody in a lesson, who makes one act after the other."""

    def __init__(self, socket: Socket, frame: Frame) -> None:
        self.socket = socket
        self.info: Frame = frame["info"]
        self._seat: int = frame["seat"]
        self._shown = frame

    @property
    def ply(self) -> int:
        return int(self._shown["ply"])

    async def turn(self) -> None:
        if self.info["lesson"]["waits"]:
            await self.socket.send({"type": "begin"})
        while self._seat not in self._shown["acting"] and self.stands == "open":
            await self.hear()

    async def hear(self) -> Frame:
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.next()
        self.info = frame.get("info", self.info)
        if "acting" in frame:
            self._shown = frame
        return frame

    @property
    def stands(self) -> str:
        return str(self.info["lesson"]["stands"])

    async def make(self, act: str) -> Frame:
        """An act when it is her turn; what it is answered with."""
        await self.turn()
        ply = self.ply
        await self.socket.act(ply, act)
        while (frame := await self.hear())["type"] not in ("refused", "error"):
            if frame.get("ply", ply) > ply:
                break
        return frame

    async def settled(self) -> str:
        while self.stands == "open":
            await self.hear()
        return self.stands


@asynccontextmanager
async def learning(house: House, made: Frame) -> AsyncIterator[Learner]:
    table, secret = made["info"]["table"], made["seats"][0]["secret"]
    async with house.joined(table, secret) as (socket, welcome):
        yield Learner(socket, welcome)


async def test_all_are_on_offer_in_order(house: House) -> None:
    offered = (await house.http.get("/api/lessons")).json()
    known = [(game, name) for game in registry.names() for name in reading.lessons(game)]
    assert [(one["game"], one["lesson"]) for one in offered] == known
    assert {*offered[0]} == {"game", "lesson", "course"}


async def test_every_lesson_is_solved_at_a_table(house: House) -> None:
    for game in registry.names():
        for name, lesson in reading.lessons(game).items():
            made = await begun(house, game, name)
            assert made["info"]["lesson"] == {
                "lesson": name,
                "stands": "open",
                "clause": None,
                "wrong": None,
                "waits": False,
            }
            async with learning(house, made) as learner:
                for act in lesson.solution:
                    await learner.make(act)
                assert await learner.settled() == "reached", (game, name)


async def test_wrong_answers_have_texts_and_clauses(house: House) -> None:
    made = await begun(house, "magic_labyrinth", "walk")
    async with learning(house, made) as learner:
        refused = await learner.make("w")
        assert (refused["type"], refused["clause"]) == ("refused", "MAG-12")
        assert (refused["reason"], refused["about"]) == ("lesson-walk-wrong-off", {})
        assert learner.stands == "open"
        await learner.make("stop")
        assert await learner.settled() == "missed"
        assert learner.info["lesson"]["clause"] == "MAG-11"
        assert learner.info["lesson"]["wrong"] == "stop"
    made = await begun(house, "magic_labyrinth", "walk")
    async with learning(house, made) as learner:
        for act in ("e", "n", "n"):
            await learner.make(act)
        assert await learner.settled() == "missed"
        assert learner.info["lesson"]["wrong"] == "away", "described by a pattern"


async def test_miss_without_an_answer_names_the_clause_of_the_lesson(house: House) -> None:
    made = await begun(house, "magic_labyrinth", "walk")
    async with learning(house, made) as learner:
        for act in ("n", "e", "e"):
            await learner.make(act)
        assert await learner.settled() == "missed"
        assert learner.info["lesson"]["clause"] == "MAG-20"
        assert learner.info["lesson"]["wrong"] is None


@pytest.mark.parametrize("asked", ["preview", "why_not"])
async def test_planned_wrong_answer_is_refused_in_the_lessons_words(
    house: House, asked: str
) -> None:
    made = await begun(house, "labyria", "dice")
    async with learning(house, made) as learner:
        question = {"type": asked, "id": 1}
        if asked == "preview":
            question |= {"ply": learner.ply, "acts": ["g6>h8"]}
        else:
            question |= {"act": "g6>h8"}
        await learner.socket.send(question)
        while (frame := await learner.hear())["type"] not in ("previewed", "why"):
            pass
        reason = frame["refused"] if asked == "preview" else frame
        assert (reason["reason"], reason["clause"]) == ("lesson-dice-wrong-near", "RIA-46")


async def test_once_it_is_settled_nobody_acts_and_nobody_calls_again(house: House) -> None:
    made = await begun(house, "magic_labyrinth", "walk")
    table, secret = made["info"]["table"], made["seats"][0]["secret"]
    async with learning(house, made) as learner:
        await learner.make("stop")
        await learner.settled()
        ply = learner.info["ply"]
        await learner.socket.act(ply, "n")
        error = await learner.hear()
        assert (error["type"], error["code"]) == ("error", "conflict")
        assert all(frame["type"] != "thinking" for frame in await learner.socket.settle())
    info = await house.info(table)
    assert (info["ply"], info["lesson"]["stands"]) == (ply, "missed")
    answer = await house.http.post(f"/api/tables/{table}/again", headers=bearer(secret))
    assert answer.status_code == 409


async def test_bots_wait_until_learner_has_read_lesson(house: House) -> None:
    made = await begun(house, "magic_labyrinth", "remember")
    table, secret = made["info"]["table"], made["seats"][0]["secret"]
    async with house.joined(table, secret) as (socket, welcome):
        assert (welcome["acting"], welcome["info"]["lesson"]["waits"]) == ([1], True)
        assert all(frame["type"] != "thinking" for frame in await socket.settle())
    async with house.joined(table, secret) as (socket, welcome):
        assert welcome["info"]["lesson"]["waits"], "also after the page was loaded anew"
        await socket.send({"type": "begin"})
        assert not (await socket.until("table"))["info"]["lesson"]["waits"]
        played = await socket.until("played")
        assert played["acts"][0]["seat"] == 1
    async with house.joined(table, secret) as (_, welcome):
        assert not welcome["info"]["lesson"]["waits"]


async def test_a_lesson_survives_a_restart_with_its_lots(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data) as house:
        made = await begun(house, "magic_labyrinth", "corner")
        async with learning(house, made) as learner:
            await learner.make("e")
    async with running(data) as house, learning(house, made) as learner:
        await learner.make("e")
        assert await learner.settled() == "reached"
    engine = engine_for(data)
    assert [one.faults for one in check(engine, "en", lambda done, total: None)] == [[]]
    engine.dispose()


async def test_the_same_token_is_the_same_table(house: House) -> None:
    token = "t" * 30
    one, two = [await begun(house, "dog", "out", token=token) for _ in range(2)]
    assert one["info"]["table"] == two["info"]["table"]
    assert one["seats"] == two["seats"]
    other = await begun(house, "dog", "out")
    assert other["info"]["table"] != one["info"]["table"]


async def test_what_there_is_not_is_not_found(house: House) -> None:
    for path in ("dog/nothing", "chess/out", "dog/..%2Fdog%2Fout"):
        answer = await house.http.post(f"/api/lessons/{path}", json=LEARNER)
        assert answer.status_code == 404, path
    answer = await house.http.post("/api/lessons/dog/out", json={"name": ""})
    assert answer.status_code == 400


async def test_nothing_hidden_is_told_of_it(house: House) -> None:
    walls = reading.lessons("magic_labyrinth")["remember"].position["state"]["walls"]
    made = await begun(house, "magic_labyrinth", "remember")
    table, secret = made["info"]["table"], made["seats"][0]["secret"]
    listed = (await house.http.get("/api/lessons")).text
    shown = (await house.http.get(f"/api/tables/{table}")).text
    async with house.joined(table, secret) as (socket, _):
        first = socket.received[0]
    assert not any(wall in text for wall in walls for text in (listed, shown, first))


async def test_so_many_at_once_and_no_more(tmp_path: Path) -> None:
    limits = replace(WIDE, lessons=Rate(burst=2, per_second=0.001))
    async with running(tmp_path / "house.db", limits=limits) as house:
        codes = [
            (await house.http.post("/api/lessons/dog/out", json=LEARNER)).status_code
            for _ in range(3)
        ]
        assert codes == [201, 201, 429]
        body = {"game": "dog", "options": {"players": 2}, "seats": [{"holder": "open"}] * 2}
        assert (await house.http.post("/api/tables", json=body)).status_code == 201


def kept(data: Path) -> list[tuple[str | None]]:
    with closing(sqlite3.connect(data)) as connection:
        return connection.execute("SELECT lesson FROM tables ORDER BY lesson").fetchall()


async def test_after_a_day_nothing_is_kept_of_it(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    day_before = datetime.now(UTC) - timedelta(days=1, minutes=1)
    async with running(data, clock=lambda: day_before) as house:
        old = (await begun(house, "dog", "out"))["info"]["table"]
        body = {"game": "dog", "options": {"players": 2}, "seats": [{"holder": "open"}] * 2}
        table = (await house.http.post("/api/tables", json=body)).json()["info"]["table"]
    async with running(data) as house:  # which forgets nothing else
        async with asyncio.timeout(PATIENCE):  # whoever asks for a table keeps it
            while ("out",) in await asyncio.to_thread(kept, data):
                continue
        assert (await house.http.get(f"/api/tables/{old}")).status_code == 404
        await house.info(table)
        new = (await begun(house, "dog", "out"))["info"]["table"]
        await house.info(new)
    assert kept(data) == [(None,), ("out",)]
