"""Options of a game given on the command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.rules import Options, Rules


def rules_of(name: str) -> Rules[Any, Any, Any]:
    if name not in registry.names():
        raise OptionsError(f"no game is called '{name}'; there are {', '.join(registry.names())}")
    return registry.rules(name)


def pairs(words: Sequence[str]) -> dict[str, Any]:
    """``walls=19 memory_aid=true`` as a mapping; a value is JSON, or else plain text."""
    chosen: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not key or not equals:
            raise OptionsError(f"an option is written key=value, not '{word}'")
        try:
            chosen[key] = json.loads(value)
        except ValueError:
            chosen[key] = value
    return chosen


def options_of(rules: Rules[Any, Any, Any], players: int | None, words: Sequence[str]) -> Options:
    chosen = {"players": rules.players[0] if players is None else players, **pairs(words)}
    try:
        return msgspec.convert(chosen, rules.options_type)
    except msgspec.ValidationError as error:
        raise OptionsError(f"{rules.name}: {error}") from None
