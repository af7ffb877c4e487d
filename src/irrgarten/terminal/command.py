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
from irrgarten.terminal import output

#: The commands and what they do; each is a module of this folder. Without one, it serves.
COMMANDS = {
    "legal": "list the legal moves of a position or record",
    "play": "play moves and print the position they lead to",
    "show": "draw the board of a position or record",
    "simulate": "play many games and print statistics",
    "arena": "let computer players play against each other",
    "verify": "check that a record keeps the rules and fits its seed",
    "bench": "measure how fast the rules and the search are",
}

INTERRUPTED = 130
BROKEN_PIPE = 141


class Command(Protocol):
    def arguments(self, parser: argparse.ArgumentParser) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    name = words.pop(0) if words and not words[0].startswith("-") else "serve"
    parser = _parser(name)
    command = _command(name, parser)
    command.arguments(parser)
    args = parser.parse_intermixed_args(words)  # options may stand between moves
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


def _command(name: str, parser: argparse.ArgumentParser) -> Command:
    if name not in COMMANDS and name != "serve":
        close = difflib.get_close_matches(name, COMMANDS, 1)
        meant = f"did you mean '{close[0]}'?" if close else f"there are {', '.join(COMMANDS)}"
        parser.error(f"unknown command '{name}': {meant}")
    return cast(Command, importlib.import_module(f"irrgarten.terminal.{name}"))


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
                    *(f"  {command:9} {what}" for command, what in COMMANDS.items()),
                ]
            ),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        parser.add_argument("--version", action="version", version=f"irrgarten {_version()}")
    parser.add_argument("--json", action="store_true", help="print JSON, errors too")
    parser.add_argument(
        "--language",
        choices=texts.LANGUAGES,
        default=texts.of_environment(),
        help="language of what is printed (default: that of the environment)",
    )
    return parser


def _sentence(what: str) -> str:
    return f"{what[0].upper()}{what[1:]}."


def _version() -> str:
    try:
        return version("irrgarten")
    except PackageNotFoundError:
        return "from its sources"
