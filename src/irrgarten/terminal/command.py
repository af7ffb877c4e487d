"""Which command is meant, and what every command shares: language, errors, interruptions."""

from __future__ import annotations

import argparse
import difflib
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Protocol, cast

from irrgarten import texts
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.terminal import configured, output

#: The commands and what they do; each is a module of this folder. Without one, it serves.
COMMANDS = {
    "games": "list the games and the defaults of their options",
    "new": "print the first position of a game",
    "legal": "list the legal moves of a position or record",
    "play": "play moves and print the position they lead to",
    "show": "draw the board of a position or record",
    "simulate": "play many games and print statistics",
    "arena": "run matches between bots and external engines",
    "engine": "play as an engine for another program, line by line",
    "train": "train a champion by self-play",
    "tournament simulate": "simulate a tournament of bots",
    "tournament end": "end a tournament on a server, or list those in progress",
    "verify": "check a record against the rules and its seed",
    "review": "tell luck from skill in a finished game, and find its turning points",
    "work": "compute the moves of bots for servers that share a bus",
    "games check": "list what could be added to a game",
    "bench": "measure the speed of rules and search",
    "data move": "move all games from one database to another",
    "data backup": "copy all games into a file, also from a running server",
    "data prune": "delete tables that were never started or ended long ago",
    "data check": "replay every stored game and report faults",
}

INTERRUPTED = 130
BROKEN_PIPE = 141


class Command(Protocol):
    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    name = _name(words)
    parser = _parser(name)
    command = _command(name, parser)
    command.arguments(parser)
    try:
        args = configured.parsed(parser, words, _settings_of_all)
    except IrrgartenError as error:
        return output.complain(error, in_json="--json" in words)
    output.prepare()
    try:
        code = command.run(args)
        sys.stdout.flush()
    except IrrgartenError as error:
        return output.complain(error, in_json=args.json)
    except BrokenPipeError:
        # Python flushes stdout once more at exit, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _name(words: list[str]) -> str:
    """The name of the command, of one word or two, taken from the front of the words."""
    if not words or words[0].startswith("-"):
        return "serve"
    name = words.pop(0)
    if words and f"{name} {words[0]}" in COMMANDS:
        name = f"{name} {words.pop(0)}"
    return name


def _command(name: str, parser: argparse.ArgumentParser) -> Command:
    if name not in COMMANDS and name != "serve":
        parts = [command for command in COMMANDS if command.startswith(f"{name} ")]
        close = difflib.get_close_matches(name, COMMANDS, 1) if not parts else []
        there = f"there are {', '.join(parts or COMMANDS)}"
        meant = f"did you mean '{close[0]}'?" if close else there
        parser.error(f"unknown command '{name}': {meant}")
    return cast(Command, importlib.import_module(f"irrgarten.terminal.{name.replace(' ', '_')}"))


def _settings_of_all() -> set[str]:
    """What can be set for some command or other."""
    names: set[str] = set()
    for name in ("serve", *COMMANDS):
        parser = _parser(name)
        _command(name, parser).arguments(parser)
        names |= configured.settable(parser).keys()
    return names


def _parser(name: str) -> argparse.ArgumentParser:
    if name in COMMANDS:
        parser = argparse.ArgumentParser(
            prog=f"irrgarten {name}", description=_sentence(COMMANDS[name])
        )
    else:
        parser = argparse.ArgumentParser(
            prog="irrgarten",
            usage="irrgarten [options]\n       irrgarten COMMAND [-h] …",
            description="\n".join(
                [
                    "Serve the games to browsers; or, with a command:",
                    "",
                    *(f"  {command:12} {what}" for command, what in COMMANDS.items()),
                ]
            ),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        parser.add_argument("--version", action="version", version=f"irrgarten {_version()}")
    parser.add_argument("--json", action="store_true", help="print JSON, also for errors")
    parser.add_argument(
        "--language",
        choices=(*texts.LANGUAGES, texts.SWISS),
        default=texts.of_environment(),
        help="output language (default: that of the environment)",
    )
    return parser


def _sentence(what: str) -> str:
    return f"{what[0].upper()}{what[1:]}."


def _version() -> str:
    try:
        return version("irrgarten")
    except PackageNotFoundError:
        return "from its sources"
