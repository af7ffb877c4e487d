"""A game and its options, given on the command line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

import msgspec

from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.rules import Options, Rules


def counted(word: str) -> int:
    """A number of things: whole, and at least one."""
    number = int(word) if word.isascii() and word.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is not a whole number from 1")
    return number


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="KEY=VALUE",
        help="options of the game, such as walls=19 memory_aid=true",
    )


def rules_of(name: str) -> Rules[Any, Any, Any]:
    if name not in registry.names():
        raise OptionsError(f"no game is called '{name}'; there are {', '.join(registry.names())}")
    return registry.rules(name)


def options_of(rules: Rules[Any, Any, Any], players: int | None, words: Sequence[str]) -> Options:
    """The options of a game, checked; ``players`` is the fewest seats unless it is chosen."""
    chosen = {"players": rules.players[0] if players is None else players, **_pairs(words)}
    try:
        return msgspec.convert(chosen, rules.options_type)
    except msgspec.ValidationError as error:
        raise OptionsError(f"{rules.name}: {error}") from None


def _pairs(words: Sequence[str]) -> dict[str, Any]:
    """A value is JSON, or else plain text."""
    chosen: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not key or not equals:
            raise OptionsError(f"an option is written KEY=VALUE, not '{word}'")
        try:
            chosen[key] = json.loads(value)
        except ValueError:
            chosen[key] = value
    return chosen
