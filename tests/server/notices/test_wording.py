"""What a notice says, in words and for the page that shows it."""

from __future__ import annotations

from pathlib import Path

from msgspec import json
from tests.server.at_table import bot, person, sat_down

from irrgarten.server.notices import wording
from irrgarten.server.notices.wording import names


async def test_it_says_which_game_waits_and_who_else_is_there(tmp_path: Path) -> None:
    seats = person(0), person(1), bot(2)
    async with sat_down(tmp_path / "t.db", *seats) as table:
        info = table.info
    assert names(info, 0) == "Anna 1, Bot"
    assert names(info, 1) == "Anna 0, Bot"
    assert json.decode(wording.push("de", info, 0, "stop.it")) == {
        "kind": "turn",
        "table": "t",
        "title": "Du bist am Zug · Das magische Labyrinth",
        "body": "Am Tisch: Anna 1, Bot",
        "stop": "stop.it",
        "label": "Keine Nachrichten mehr",
        "language": "de",
    }
    assert json.decode(wording.taken_back("t")) == {"kind": "clear", "table": "t"}
    subject, text = wording.mail("en", info, 0, "https://x.org/t/t", "https://x.org/notices#s")
    assert subject == "Your turn: The Magic Labyrinth"
    for said in ("At the table: Anna 1, Bot", "https://x.org/t/t", "https://x.org/notices#s"):
        assert said in text.splitlines()


def test_the_question_has_the_link_that_answers_it() -> None:
    subject, text = wording.question("en", "https://x.org/notices#c")
    assert subject == "Emails from Irrgarten?"
    assert "https://x.org/notices#c" in text.splitlines()
