"""The pages of the rules: ``docs/rules/<game>.toml`` pressed into what the client reads and draws.

``python tools/rule_pages.py`` writes them anew. Every position goes through the rules: one that
cannot be, or an act that is not legal, is refused by name.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import irrgarten
from irrgarten import registry

TREE = Path(__file__).resolve().parent.parent


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """A position, and the acts made on it: what a seat then sees, and what has happened last."""

    name: str
    options: dict[str, Any]
    state: dict[str, Any]
    acts: list[str]
    #: Whose eyes it is seen with; without one, as a watcher sees it.
    seat: int | None = None
    #: A part of the board that is looked at from close by, by two of its corners.
    near: list[str] | None = None


class Section(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    clauses: list[str]
    #: What the game's pieces mean stands here in full.
    legend: bool = False
    pictures: list[Picture] = []


class Pages(msgspec.Struct, forbid_unknown_fields=True):
    sections: list[Section]


def source(game: str) -> Path:
    return TREE / "docs" / "rules" / f"{game}.toml"


def pressed_into(game: str) -> Path:
    return TREE / "web" / "src" / "rules" / "pages" / f"{game}.json"


def pages(game: str) -> Pages:
    return msgspec.convert(tomllib.loads(source(game).read_text(encoding="utf-8")), Pages)


def position(game: str, picture: Picture) -> dict[str, Any]:
    first = irrgarten.new(game, seed="pages", chance="manual", **picture.options).position()
    return {**first, "state": {**first["state"], **picture.state}}


def seen(game: str, picture: Picture) -> dict[str, Any]:
    """The picture as the client draws it. Raises PositionError or IllegalMove."""
    played = irrgarten.load(position(game, picture), chance="manual")
    events = [event for act in picture.acts for event in played.play(act)]
    return {
        "name": picture.name,
        "near": picture.near,
        "view": msgspec.to_builtins(played.view(picture.seat)),
        "events": msgspec.to_builtins(events),
    }


def pressed(game: str) -> str:
    sections = [
        {
            "name": section.name,
            "clauses": section.clauses,
            "legend": section.legend,
            "pictures": [seen(game, picture) for picture in section.pictures],
        }
        for section in pages(game).sections
    ]
    return json.dumps({"sections": sections}, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for name in registry.names():
        pressed_into(name).write_text(pressed(name), encoding="utf-8")
