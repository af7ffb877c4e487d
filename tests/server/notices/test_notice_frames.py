"""What may stand in a request about notices, and what may not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import json

from irrgarten.server.page_frames import Follow, NewDevice, NewMail, NoticeToken

KEY, TOKEN = "A" * 87, "t" * 32
DEVICE = {"endpoint": "https://x.org", "p256dh": KEY, "auth": KEY, "key": KEY}
RIGHT: list[tuple[type, dict[str, Any]]] = [
    (NewDevice, {**DEVICE, "language": "de", "token": TOKEN}),
    (NewMail, {"address": "a@x.org", "language": "nl", "token": TOKEN}),
    (Follow, {"subscriber": "0123456789abcdef" * 2, "secret": "s" * 32}),
    (NoticeToken, {"token": "stop.0-_.A"}),
]


def read(kind: type, body: dict[str, Any]) -> Any:
    return json.decode(json.encode(body), type=kind)


@pytest.mark.parametrize(("kind", "body"), RIGHT)
def test_what_is_not_known_is_refused(kind: type, body: dict[str, Any]) -> None:
    read(kind, body)
    with pytest.raises(msgspec.ValidationError, match="`more`"):
        read(kind, {**body, "more": 1})


@pytest.mark.parametrize(
    ("number", "name", "wrong"),
    [
        (0, "endpoint", ""),
        (0, "key", "not base 64 .........."),
        (0, "language", "xx"),
        (1, "address", "a@" + "x" * 300),
        (2, "subscriber", "0123456789abcdeg" * 2),
        (2, "subscriber", "0" * 31),
        (2, "subscriber", "0" * 33),
        (3, "token", "stop/../x"),
        (3, "token", ""),
    ],
)
def test_what_is_none_of_ours_is_refused_by_its_place(number: int, name: str, wrong: str) -> None:
    kind, body = RIGHT[number]
    with pytest.raises(msgspec.ValidationError, match=rf"\$\.{name}"):
        read(kind, {**body, name: wrong})


def test_who_does_not_say_otherwise_wants_to_be_told() -> None:
    kind, body = RIGHT[2]
    assert read(kind, body).on is True
    assert read(kind, {**body, "on": False}).on is False
