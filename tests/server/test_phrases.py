"""What is said across a table in memory: heard by all, if there is such a phrase."""

from __future__ import annotations

from pathlib import Path

from tests.server.at_table import came, person, sat_down

from irrgarten.tables.frames import PHRASES


async def test_all_hear_what_is_said_and_a_phrase_that_there_is_not_says_nothing(
    tmp_path: Path,
) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        heard = await came(table, 0)
        heard.frames.clear()
        last = len(PHRASES) - 1
        for number in (-1, 0, last, last + 1):  # another process may know more of them
            table.hear(1, number)
        said = [{"type": "said", "seat": 1, "phrase": PHRASES[number]} for number in (0, last)]
        assert heard.frames == said
