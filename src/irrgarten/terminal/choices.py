"""A game and its options, given on the command line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from irrgarten.game import read_options
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.rules import Options
from irrgarten.search.seconds import seconds as thinking_time


def counted(word: str) -> int:
    """A number of things: whole, and at least one."""
    number = int(word) if word.isascii() and word.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is not a whole number from 1")
    return number


def seconds(word: str) -> float:
    try:
        return thinking_time(word)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def add_count(
    parser: argparse.ArgumentParser,
    name: str,
    help: str,
    usual: int | None = None,
    metavar: str = "N",
) -> None:
    """An option that counts something."""
    parser.add_argument(name, type=counted, default=usual, metavar=metavar, help=help)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", type=int, metavar="N", help="number of seats (default: the game's own)"
    )
    parser.add_argument(
        "--options",
        nargs="+",
        default=[],
        metavar="KEY=VALUE",
        help="options of the game, such as walls=19 memory_aid=true",
    )


def add_games(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument(
        "--games", type=counted, default=games, metavar="N", help="(default: %(default)s)"
    )
    add_seed(parser)


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")


def options_of(game: str, players: int | None, words: Sequence[str]) -> Options:
    """The options of a game. Raises OptionsError that names the one at fault."""
    return read_options(game, chosen(players, words))


def chosen(players: int | None, words: Sequence[str]) -> dict[str, Any]:
    """What is chosen, as it is written. A value is JSON, or else plain text."""
    chosen: dict[str, Any] = {} if players is None else {"players": players}
    for word in words:
        key, equals, value = word.partition("=")
        if not key or not equals:
            raise OptionsError(f"an option is written KEY=VALUE, not '{word}'")
        try:
            chosen[key] = json.loads(value)
        except ValueError:
            chosen[key] = value
    return chosen
