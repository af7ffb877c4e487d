"""Where games are kept, as one writes it; a password is never shown."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from irrgarten.store import BadAddress, PostgreSQL, address


def test_files() -> None:
    for word, file in (
        ("house.db", "house.db"),
        ("/srv/house.db", "/srv/house.db"),
        ("sqlite:house.db", "house.db"),
        ("sqlite:/srv/house.db", "/srv/house.db"),
        ("sqlite:///house.db", "house.db"),
        ("sqlite:////srv/house.db", "/srv/house.db"),
        ("dog:today.db", "dog:today.db"),
        ("sqlite", "sqlite"),
        ("./mysql://house.db", "./mysql://house.db"),
    ):
        assert address.read(word) == Path(file)


def test_databases() -> None:
    found = address.read("postgresql://anna:pass%40word@db.example:5433/house?sslmode=require")
    assert isinstance(found, PostgreSQL)
    assert str(found) == repr(found) == "postgresql://anna:***@db.example:5433/house"
    assert found.url.password == "pass@word"
    assert found.url.query == {"sslmode": "require"}
    assert str(address.read("postgres://anna@db.example/house")).startswith("postgresql://anna@db")
    assert str(address.read("postgresql:///house?host=/run/postgresql")) == "postgresql:///house"


@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("", "games need a place"),
        ("sqlite:", "games need a place"),
        ("sqlite:///", "games need a place"),
        ("house\0.db", "no null"),
        ("sqlite://house.db", "sqlite:FILE or sqlite:///FILE"),
        ("mysql://anna:sesame@db.example/house", "mysql: games cannot be kept there"),
        ("https://anna:sesame@db.example/house", "https: games cannot be kept there"),
        ("postgresql:anna:sesame@db.example/house", "it cannot be read"),
        ("postgresql://anna:sesame@db.example:port/house", "it cannot be read"),
        ("postgresql://anna:sesame@db.example:0/house", "0 is not a port"),
        ("postgresql://anna:sesame@db.example:99999/house", "99999 is not a port"),
        ("postgresql://anna:sesame@db.example", "it names no database"),
        ("postgresql://anna:sesame@db.example/", "it names no database"),
        ("postgresql://anna:open@sesame@db.example/house", "as %40"),
        ("postgresql://anna@db.example/house?password=sesame", "~/.pgpass"),
    ],
)
def test_what_is_no_address(word: str, named: str) -> None:
    with pytest.raises(BadAddress) as refused:
        address.read(word)
    assert named in str(refused.value)
    assert "sesame" not in str(refused.value)


def test_a_database_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(BadAddress, match=r"pip install 'irrgarten\[postgresql\]'"):
        address.read("postgresql://anna@db.example/house")
