"""What is said across a table in memory: heard by all, if there is such a phrase."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.at_table import came, person, sat_down

from irrgarten.server.frames import PHRASES, Say
from irrgarten.server.problems import Trouble


async def test_all_hear_what_is_said_and_a_phrase_that_there_is_not_says_nothing(
    tmp_path: Path,
) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        heard = await came(table, 0)
        heard.frames.clear()
        last = len(PHRASES) - 1
        for number in (-1, 0, last, last + 1):  # another process may know more of them
            table.phrases.hear(1, number)
        said = [{"type": "said", "seat": 1, "phrase": PHRASES[number]} for number in (0, last)]
        assert heard.frames == said


async def test_who_says_too_much_waits_however_many_devices_speak_for_her(tmp_path: Path) -> None:
    async with sat_down(tmp_path / "t.db", person(0), person(1)) as table:
        await came(table, 0)
        await came(table, 0)
        ben = await came(table, 1)
        ben.frames.clear()
        phones = [*(guest for guest in table.guests if guest.seat == 0)]
        for number in range(4):
            table.phrases.say(phones[number % 2], Say(phrase="bravo"))
        for phone in phones:
            with pytest.raises(Trouble, match="too much was said"):
                table.phrases.say(phone, Say(phrase="bravo"))
        assert [frame["seat"] for frame in ben.frames] == [0] * 4
        (other,) = (guest for guest in table.guests if guest.seat == 1)
        table.phrases.say(other, Say(phrase="hello"))
