"""How a server says what goes on, given on the command line."""

from __future__ import annotations

import argparse

from irrgarten.server import logs


def add_log(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--log",
        choices=logs.FORMS,
        default=logs.FORMS[0],
        help="log format: plain lines, or one JSON object per line (default: %(default)s)",
    )
    parser.add_argument(
        "--log-level",
        choices=logs.LEVELS,
        default="warning",
        help="lowest level that is logged (default: %(default)s)",
    )


def begin(args: argparse.Namespace) -> None:
    logs.begin(args.log, args.log_level)
