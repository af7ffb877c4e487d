"""Where the bus is, as one writes it; a password is never shown."""

from __future__ import annotations

import importlib.util

import pytest

from irrgarten.bus import BadBus, address


def test_addresses() -> None:
    for word, shown, number in (
        ("redis://bus.example:6379/2", "redis://bus.example:6379/2", 2),
        ("redis://bus.example", "redis://bus.example", 0),
        ("redis://bus.example/", "redis://bus.example/", 0),
        ("rediss://anna:open%40sesame@bus.example/1", "rediss://anna:***@bus.example/1", 1),
        ("redis://:sesame@[::1]:6380", "redis://:***@[::1]:6380", 0),
    ):
        found = address.read(word)
        assert (str(found), repr(found), found.number) == (shown, shown, number)
        assert found.url == word


@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("", "it begins with redis://"),
        ("bus.example:6379", "it begins with redis://"),
        ("https://anna:sesame@bus.example", "it begins with redis://"),
        ("redis:", "it names no host"),
        ("redis://", "it names no host"),
        ("redis://anna:sesame@", "it names no host"),
        ("redis://anna:sesame@bus.example:port", "it cannot be read"),
        ("redis://anna:sesame@bus.example:99999", "it cannot be read"),
        ("redis://anna:sesame@bus.example:0", "0 is not a port"),
        ("redis://anna:open@sesame@bus.example", "as %40"),
        ("redis://anna:open/sesame@bus.example", "it cannot be read"),
        ("redis://anna:7/sesame@bus.example", "as %40"),
        ("redis://anna:7#sesame@bus.example", "as %40"),
        ("redis://[::1:sesame", "it cannot be read"),
        ("redis://bus.example/first", "the number of a database"),
        ("redis://bus.example/-1", "the number of a database"),
        ("redis://bus.example/0/1", "the number of a database"),
        ("redis://bus.example/0?password=sesame", "nothing follows the number"),
        ("redis://bus.example/0#sesame", "nothing follows the number"),
        ("redis://bus.example/\0", ""),
    ],
)
def test_what_is_no_address(word: str, named: str) -> None:
    with pytest.raises(BadBus) as refused:
        address.read(word)
    assert named in str(refused.value)
    assert "sesame" not in str(refused.value)


def test_without_the_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(BadBus, match=r"irrgarten\[bus\]"):
        address.read("redis://bus.example")
