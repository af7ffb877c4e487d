"""A server that is stopped leaves no thread behind, and its file is whole without it."""

from __future__ import annotations

import threading
from pathlib import Path

from tests.server.running import bot, running


async def test_no_thread_of_the_store_goes_on_after_a_server_has_stopped(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    async with running(tmp_path / "house.db") as house:
        await house.make(bot(), bot())
        writers = [one for one in set(threading.enumerate()) - before if one.name == "writer"]
        assert writers
    assert not any(writer.is_alive() for writer in writers)
