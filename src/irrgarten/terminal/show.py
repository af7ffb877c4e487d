"""``irrgarten show FILE``: the board as text or SVG, all of it or as a seat sees it."""

from __future__ import annotations

import argparse

from irrgarten.terminal import files, output

WATCHER = "watcher"


def arguments(parser: argparse.ArgumentParser) -> None:
    files.add_file(parser)
    parser.add_argument(
        "--view", type=_viewer, metavar="SEAT", help=f"only what this seat sees, or '{WATCHER}'"
    )
    parser.add_argument("--svg", action="store_true", help="print a picture in SVG")


def run(args: argparse.Namespace) -> int:
    game = files.opened(args.file)
    seat = None if args.view == WATCHER else args.view
    if args.svg:
        print(game.picture(seat, whole=args.view is None), end="")
    elif args.json:
        output.as_json(game.position() if args.view is None else game.view(seat))
    else:
        print(game.draw(seat, whole=args.view is None))
    return 0


def _viewer(word: str) -> int | str:
    return word if word == WATCHER else int(word)
