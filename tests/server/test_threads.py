"""A server that is stopped leaves no thread behind, and its file is whole without it."""

from __future__ import annotations

import threading
from pathlib import Path

from tests.server.running import bot, running

#: Those that write acts, and that carry what comes of them.
NAMES = {"writer", "carrier"}


async def test_no_thread_of_ours_goes_on_after_a_server_has_stopped(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    async with running(tmp_path / "house.db") as house:
        await house.make(bot(), bot())
        threads = [one for one in set(threading.enumerate()) - before if one.name in NAMES]
        assert {one.name for one in threads} == NAMES
    assert not any(one.is_alive() for one in threads)
