"""A client frame may carry an id, which the reply or the error to it repeats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.server.running import Frame, House, Socket, bot, person

from irrgarten.server.hints import Hints
from irrgarten.tables.game import TableGame

REPLIES: list[tuple[str, Frame]] = [
    ("why", {"type": "why_not", "act": "n"}),
    ("previewed", {"type": "preview", "ply": 0, "acts": ["n"]}),
    ("looked", {"type": "look", "ply": 0, "acts": [], "place": "a1"}),
    ("threatened", {"type": "threats", "ply": 0, "acts": []}),
    ("hinted", {"type": "hint", "ply": 0}),
    ("recalled", {"type": "recall", "ply": 0}),
    ("manners", {"type": "manners"}),
    ("refused", {"type": "act", "ply": 0, "acts": ["no act"]}),
]

ERRORS: list[tuple[str, Frame]] = [
    ("conflict", {"type": "hint", "ply": 999}),
    ("bad_request", {"type": "look", "ply": 0, "acts": [], "place": "nowhere"}),
    ("conflict", {"type": "propose", "ply": 999, "what": "draw"}),
    ("conflict", {"type": "answer", "number": 7, "agrees": True}),
    ("bad_request", {"type": "recall", "ply": 999}),
    ("bad_frame", {"type": "preview", "ply": 0, "acts": ["n"] * 17}),
    ("bad_frame", {"type": "act", "ply": 0, "acts": []}),
    ("bad_frame", {"type": "unheard of"}),
]


@asynccontextmanager
async def seated(house: House) -> AsyncIterator[Socket]:
    """A person at a table with a bot, where every question may be asked."""
    made = await house.make(person("Ada"), bot(), game="labyrinthe", given={"beginner": 0})
    async with house.joined(made["info"]["table"], made["seats"][0]["secret"]) as (socket, _):
        yield socket


async def test_every_reply_repeats_the_id(house: House) -> None:
    async with seated(house) as socket:
        for number, (answer, frame) in enumerate(REPLIES):
            await socket.send({**frame, "id": number})
            assert (await socket.until(answer))["id"] == number


async def test_every_error_repeats_the_id(house: House) -> None:
    async with seated(house) as socket:
        for number, (code, frame) in enumerate(ERRORS):
            await socket.send({**frame, "id": number})
            [error] = await socket.settle()
            assert (error["code"], error.get("id")) == (code, number), frame


@pytest.mark.parametrize("text", ['{"type":"hint",', '{"type":"hint","id":"x"}', "[" * 5000])
async def test_error_to_an_unreadable_frame_has_no_id(house: House, text: str) -> None:
    async with seated(house) as socket:
        await socket.send_text(text)
        [error] = await socket.settle()
        assert error["code"] == "bad_frame"
        assert "id" not in error


async def test_internal_error_repeats_the_id(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client would otherwise send the act that fails here again and again."""

    def fails(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(TableGame, "counts_for", fails)
    async with seated(house) as socket:
        await socket.send({"type": "act", "ply": 999, "acts": ["n"], "id": 43})
        error = await socket.next()
        assert (error["code"], error["id"]) == ("internal", 43)
        assert await socket.closed() == 4500


async def test_failed_hint_is_answered(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(Hints, "_hint", fails)
    async with seated(house) as socket:
        await socket.send({"type": "hint", "ply": 0, "id": 44})
        error = await socket.next()
        assert (error["code"], error["id"]) == ("internal", 44)
