"""Options, views, events and records of every game fit the JSON Schema that the library gives."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import irrgarten
from irrgarten import registry


def validator(name: str, part: Any) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(irrgarten.schema(name, part))


def as_json(data: object) -> Any:
    return json.loads(msgspec.json.encode(data))


@pytest.mark.parametrize("name", registry.names())
def test_schemas_accept_what_a_game_gives(name: str) -> None:
    game = irrgarten.new(name, seed=3)
    view, event = validator(name, "view"), validator(name, "event")
    random = Random(1)
    for _ in range(60):
        for seat in (None, *range(game.seats)):
            view.validate(as_json(game.view(seat)))
        if game.over:
            break
        seat = random.choice(game.turn)
        for one in game.play(random.choice(game.moves(seat)), seat):
            event.validate(as_json(one))
    validator(name, "options").validate(game.options)
    validator(name, "record").validate(as_json(game.record()))


@pytest.mark.parametrize("name", registry.names())
def test_schemas_reject_what_no_game_gives(name: str) -> None:
    record = irrgarten.new(name, seed=3).record()
    schema = validator(name, "record")
    assert not schema.is_valid({**record, "game": "chess"})
    assert not schema.is_valid({**record, "options": {"players": 99}})
    assert not schema.is_valid({**record, "acts": [{"act": 7}]})
    assert not validator(name, "options").is_valid({"colour": "red"})
    assert not validator(name, "event").is_valid({"type": "sang"})
    assert not validator(name, "view").is_valid({})


def test_schema_of_unknown_part_lists_the_parts() -> None:
    with pytest.raises(irrgarten.IrrgartenError, match="there are options, view, event, record"):
        irrgarten.schema("dog", "hand")  # type: ignore[arg-type]
