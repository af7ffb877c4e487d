"""Where the games are kept, and by what servers tell each other, given on the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

from irrgarten import texts
from irrgarten.bus import BadBus, Redis
from irrgarten.bus import address as bus_address
from irrgarten.store import BadAddress, Data, address
from irrgarten.terminal import configured


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=data,
        default=Path("irrgarten.db"),
        metavar="ADDRESS",
        help="database of the games: a file, or postgresql://user@host/name (default: %(default)s)",
    )


def add_kept_data(parser: argparse.ArgumentParser) -> None:
    """For a command that looks after the games of a server, and finds them by its settings."""
    add_data(parser)
    configured.add_config(parser, only=["data"])


def resolved(data: Data) -> str:
    """The address of the games, as people and programs are told it."""
    return str(data.resolve() if isinstance(data, Path) else data)


def print_data(data: Data, words: texts.Texts) -> None:
    print(words.say("serve-data", {"file": resolved(data)}))


def add_bus(parser: argparse.ArgumentParser, *, required: bool = False) -> None:
    parser.add_argument(
        "--bus",
        type=bus,
        required=required,
        metavar="ADDRESS",
        help="redis://host:port/number, which connects servers of one database and workers",
    )


def bus(word: str) -> Redis:
    try:
        return bus_address.read(word)
    except BadBus as error:
        raise argparse.ArgumentTypeError(f"{error}") from None


def data(word: str) -> Data:
    try:
        return address.read(word)
    except BadAddress as error:
        raise argparse.ArgumentTypeError(f"{error}") from None
