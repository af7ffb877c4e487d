"""What a seat may not know changes not one byte that leaves the server for it.

Two servers keep the same table: on one the game, on the other a twin in which other cards were
dealt, given and drawn, or other walls stand, wherever that is hidden from one seat. Whatever this
seat, the others and watchers do, it and the watchers receive the same bytes from both, frame by
frame, over HTTP too; and neither server writes anything of it into its log.
"""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.running import House, Socket, running, ticking
from tests.server.twins import Course, Table, differences, keep, played_on, set_up, twin_of

from irrgarten.kernel.play import Play
from irrgarten.kernel.record import Made
from irrgarten.search import hints
from irrgarten.server.bots import Bots
from irrgarten.server.work import Question
from irrgarten.tables.frames import encode
from irrgarten.tables.rows import SeatRow

ANNA = 0
TABLES = [
    pytest.param("dog", {"seats": 2}, 90, id="dog of 2"),
    pytest.param("dog", {"seats": 3}, 90, id="dog of 3"),
    pytest.param("dog", {"seats": 4}, 24, id="dog of 4, exchange"),
    pytest.param("dog", {"seats": 4}, 80, id="dog of 4, later"),
    pytest.param("dog", {"seats": 5}, 60, id="dog of 5"),
    pytest.param("dog", {"seats": 6}, 36, id="dog of 6 in pairs"),
    pytest.param("dog", {"seats": 6, "teams": "trios"}, 36, id="dog of 6 in trios"),
    pytest.param("magic_labyrinth", {"seats": 2, "memory_aid": True}, 40, id="labyrinth of 2"),
    pytest.param("magic_labyrinth", {"seats": 4}, 40, id="labyrinth of 4"),
]
#: Acts that are made while everybody is connected.
LIVE = {"dog": 5, "magic_labyrinth": 1}
#: Texts that are asked about: acts of all kinds, right, wrong and senseless.
QUESTIONS = "give 7,give A,card 7,A:K>S,7:5>9,X=7:5>9,2:draw 1,J:-,5>9,n,e,stop,roll 3,nothing"


async def received(data: Path, table: Table, course: Course) -> tuple[dict[str, Any], list[Any]]:
    """All that Anna and watchers receive, by whom and how; and what the others do."""
    stored = course.chance_ended
    await keep(data, table, Course(course.position, course.acts[:stored]))
    async with running(data, clock=ticking()) as house, AsyncExitStack() as stack:
        sockets: list[Socket] = []
        for secret in (*table.secrets, None):
            socket, _ = await stack.enter_async_context(house.joined(table.name, secret, 0))
            sockets.append(socket)
            for other in sockets:
                await other.settle()
        for ply in range(stored, len(course.acts)):
            await ask(sockets[ANNA], ply, course.acts)
            await look_back(sockets[-1], ply)
            await make(sockets, ply, course.acts[ply])
        await ask(sockets[ANNA], len(course.acts), course.acts)
        await look_back(sockets[-1], len(course.acts))
        got = {"Anna": sockets[ANNA].received, "watcher": sockets[-1].received}
        others = [socket.received for socket in sockets[1:-1]]
        got |= await come_and_go(house, table, len(course.acts), sockets)
        return got, others


async def make(sockets: list[Socket], ply: int, made: Made) -> None:
    assert made.seat is not None
    await sockets[made.seat].act(ply, made.act)
    for socket in (sockets[made.seat], *sockets):
        await socket.settle()


async def ask(socket: Socket, ply: int, acts: list[Made]) -> None:
    """Everything that can be asked, and what was done sent again."""
    own = [(at, made.act) for at, made in enumerate(acts[:ply]) if made.seat == ANNA]
    for text in (*QUESTIONS.split(","), *(text for _, text in own)):
        await socket.send({"type": "why_not", "act": text})
        await socket.send({"type": "preview", "ply": ply, "acts": [text, text]})
        await socket.send({"type": "preview", "ply": max(0, ply - 1), "acts": [text]})
        await socket.act(max(0, ply - 1), text)
        await socket.settle()
    for at, text in own:
        await socket.act(at, text)
        await socket.settle()
    await look_back(socket, ply)
    await socket.act(ply, "nothing")
    await socket.settle()


async def look_back(socket: Socket, ply: int) -> None:
    """Through what was told; where the past fades, only as far as it has not (MAG-30)."""
    for back in (0, ply // 2, ply):
        await socket.send({"type": "recall", "ply": back})
    recalled = [one for one in await socket.settle() if one["type"] == "recalled"]
    assert len(recalled) == 3


async def come_and_go(
    house: House, table: Table, ply: int, sockets: list[Socket]
) -> dict[str, Any]:
    """Whoever comes back, having seen more or less of it, and whoever asks over HTTP."""
    got: dict[str, Any] = {}
    for name, secret in (("Anna", table.secrets[ANNA]), ("watcher", None)):
        for known in (None, 0, ply // 2, ply - 3, ply, ply + 9):
            async with house.joined(table.name, secret, known) as (socket, _):
                await socket.settle()
                got[f"{name} back after {known}"] = socket.received
            for told in sockets:
                await told.until("table")  # of the coming
                await told.until("table")  # of the going
    for path in ("", "/record", "/told", "/replay", "/replay/all/0", "/socket", "/seats/1"):
        answer = await house.http.get(f"/api/tables/{table.name}{path}")
        got[f"GET {path}"] = (answer.status_code, answer.text)
    assert got["GET /record"][0] == got["GET /replay/all/0"][0] == 409
    return got


@pytest.mark.parametrize(("game", "options", "least"), TABLES)
async def test_what_a_seat_may_not_know_changes_no_byte(
    game: str, options: Any, least: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    table = await set_up(tmp_path / "table.db", game, **options)
    random = Random(least)
    course = played_on(table, random, least, LIVE[game])
    twin = twin_of(table.rules, course, ANNA, random)
    assert differences(course, twin) >= (1 if game == "magic_labyrinth" else 4)

    got, others = await received(tmp_path / "game.db", table, course)
    of_twin, others_of_twin = await received(tmp_path / "twin.db", table, twin)
    assert got.keys() == of_twin.keys()
    for name, texts in got.items():
        assert texts == of_twin[name], name
    if game == "dog":
        assert others != others_of_twin, "somebody must have been told another card"
    for secret in (*table.secrets, table.kept.table.chain):
        assert secret not in caplog.text
    for made in (*course.acts, *twin.acts):
        assert len(made.act) < 4 or made.act not in caplog.text


async def bot_for_anna(data: Path, table: Table, course: Course) -> list[str]:
    """What a watcher is told when Anna lets a bot play for her."""
    await keep(data, table, course)
    async with (
        running(data, clock=ticking()) as house,
        house.joined(table.name) as (watcher, _),
    ):
        answer = await house.http.put(
            f"/api/tables/{table.name}/seats/{ANNA}/bot",
            json={"level": "casual"},
            headers={"Authorization": f"Bearer {table.secrets[ANNA]}"},
        )
        assert answer.is_success, answer.text
        await watcher.until("played")
        return watcher.received


def overheard(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that bots are asked from now on."""
    asked: list[bytes] = []

    async def choose(bots: Bots, question: Question, *rest: Any) -> str:
        fields = [getattr(question, name) for name in question.__struct_fields__ if name != "rules"]
        asked.append(encode(fields))
        return await chosen(bots, question, *rest)

    chosen = Bots.choose
    monkeypatch.setattr(Bots, "choose", choose)
    return asked


@pytest.mark.parametrize("least", [24, 60])
async def test_a_bot_knows_no_more_than_its_seat(
    least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a game and in its twin it is asked the same, and does the same."""
    asked = overheard(monkeypatch)
    table = await set_up(tmp_path / "table.db", "dog", seats=4)
    random = Random(1)
    course = played_on(table, random, least, 9)
    twin = twin_of(table.rules, course, ANNA, random)
    until = max(ply for ply, made in enumerate(course.acts) if made.seat == ANNA)
    both = [Course(each.position, each.acts[:until]) for each in (course, twin)]
    assert differences(*both) >= 4
    told = [
        await bot_for_anna(tmp_path / f"{number}.db", table, each)
        for number, each in enumerate(both)
    ]
    assert told[0] == told[1]
    assert len(asked) == 2
    assert asked[0] == asked[1]


async def hinted(data: Path, table: Table, course: Course) -> list[str]:
    """All that Anna receives who plays with bots alone, and asks for a hint."""
    bots = tuple(
        row if row.seat == ANNA else SeatRow(row.seat, "bot", None, "casual")
        for row in table.kept.seats
    )
    await keep(data, replace(table, kept=replace(table.kept, seats=bots)), course)
    async with (
        running(data, clock=ticking()) as house,
        house.joined(table.name, table.secrets[ANNA]) as (socket, welcome),
    ):
        assert welcome["acting"] == [ANNA]
        await socket.send({"type": "hint", "ply": welcome["ply"]})
        await socket.until("hinted")
        return socket.received


@pytest.mark.parametrize(("game", "seats"), [("dog", 4), ("magic_labyrinth", 2)])
async def test_a_hint_tells_no_more_than_the_seat_knows(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a game and in its twin the same act is hinted at, for the same reason."""
    monkeypatch.setattr(hints, "LEVEL", "casual")  # who thinks less would know too much as soon
    asked = overheard(monkeypatch)
    table = await set_up(tmp_path / "table.db", game, seats=seats)
    random = Random(3)
    course = played_on(table, random, 40, LIVE[game])
    twin = twin_of(table.rules, course, ANNA, random)
    play = Play(table.rules, table.rules.load(course.position))
    alone = 0
    for ply, made in enumerate(course.acts):
        alone = ply if play.turn == [ANNA] else alone
        play.repeat([made])
    both = [Course(each.position, each.acts[:alone]) for each in (course, twin)]
    assert differences(*both) >= 1
    told = [
        await hinted(tmp_path / f"{number}.db", table, each) for number, each in enumerate(both)
    ]
    assert told[0] == told[1]
    assert len(asked) == 2
    assert asked[0] == asked[1]
