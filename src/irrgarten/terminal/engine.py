"""``irrgarten engine GAME``: a computer player for other programs, asked on standard input."""

from __future__ import annotations

import argparse
import sys

from irrgarten import registry
from irrgarten.search.engine import Engine
from irrgarten.search.levels import level_of
from irrgarten.terminal import choices, output
from irrgarten.terminal.slow import warn_if_slow


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--level", default="expert", help="level: beginner … champion (default: %(default)s)"
    )
    parser.add_argument("--threads", type=choices.counted, default=1)


def run(args: argparse.Namespace) -> int:
    rules = registry.rules(args.game)
    engine = Engine(rules, level_of(args.level).name, args.threads)
    warn_if_slow(args.game)
    wrong = engine.serve(sys.stdin.buffer, _say)
    if wrong:
        print(f"irrgarten: {wrong}", file=sys.stderr)
    return output.BAD_INPUT if wrong else 0


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
