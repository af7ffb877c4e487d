"""What a notice says: whose turn it is and at which table, and nothing that is hidden there."""

from __future__ import annotations

import msgspec

from irrgarten import texts
from irrgarten.tables.frames import TableInfo

_encode = msgspec.json.Encoder().encode


def push(language: str, info: TableInfo, seat: int, stop: str) -> bytes:
    """What a device shows, with what its button to stop sends."""
    say = texts.texts(language, "notices").say
    game = texts.texts(language, info.game).say(f"game-{info.game}")
    return _encode(
        {
            "kind": "turn",
            "table": info.table,
            "title": say("notice-turn-title", {"game": game}),
            "body": say("notice-turn-body", {"names": names(info, seat)}),
            "stop": stop,
            "label": say("notice-stop"),
            "language": language,
        }
    )


def taken_back(table: str) -> bytes:
    return _encode({"kind": "clear", "table": table})


def mail(language: str, info: TableInfo, seat: int, link: str, stop: str) -> tuple[str, str]:
    """Subject and text."""
    say = texts.texts(language, "notices").say
    game = texts.texts(language, info.game).say(f"game-{info.game}")
    about = {"game": game, "names": names(info, seat), "link": link, "stop": stop}
    return say("mail-turn-subject", about), say("mail-turn-text", about)


def question(language: str, confirm: str) -> tuple[str, str]:
    say = texts.texts(language, "notices").say
    return say("mail-confirm-subject"), say("mail-confirm-text", {"link": confirm})


def names(info: TableInfo, seat: int) -> str:
    """Who else is at the table, as everybody sees there: persons by name, bots by being bots."""
    others = [one for one in info.seats if one.seat != seat]
    return ", ".join(one.name or "Bot" for one in others)
