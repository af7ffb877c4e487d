"""A server that is stopped leaves nothing of its own behind."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path

import pytest
from tests.server.running import PATIENCE, bot, running

from irrgarten.server.app import application
from irrgarten.server.bots import Bots
from irrgarten.server.choices import Asker
from irrgarten.server.settings import Settings
from irrgarten.server.work import Question


async def test_nothing_goes_on_after_a_server_has_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot has chosen and waits for its beat, its process is ready, and the store is open."""
    chosen, choose = asyncio.Event(), Bots._chosen

    async def noticed(bots: Bots, question: Question, asker: Asker) -> str:
        act = await choose(bots, question, asker)
        chosen.set()
        return act

    monkeypatch.setattr(Bots, "_chosen", noticed)
    before, threads = asyncio.all_tasks(), {*threading.enumerate()}
    async with running(tmp_path / "house.db", pace=600) as house:
        made = await house.make(bot(), bot())
        (writer,) = [one for one in {*threading.enumerate()} - threads if one.name == "writer"]
        async with house.joined(made["info"]["table"]):
            await asyncio.wait_for(chosen.wait(), PATIENCE)
    assert asyncio.all_tasks() == before
    assert not writer.is_alive()


def test_how_things_are_logged_is_left_to_whoever_runs_it(tmp_path: Path) -> None:
    before = [*logging.getLogger().handlers]
    application(Settings(data=tmp_path / "house.db"))
    assert logging.getLogger().handlers == before
