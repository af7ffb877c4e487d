"""``irrgarten data move FROM TO``: all games from one place to another, and compared there."""

from __future__ import annotations

import argparse

from irrgarten import texts
from irrgarten.store.moving import move
from irrgarten.terminal import address, output
from irrgarten.terminal.progress import Progress


def arguments(parser: argparse.ArgumentParser) -> None:
    for name, which in (("FROM", "where the games are"), ("TO", "where they are to be")):
        parser.add_argument(
            name.lower(),
            metavar=name,
            type=address.data,
            help=f"{which}: a file, or postgresql://user@host/name",
        )


def run(args: argparse.Namespace) -> int:
    progress = Progress("data-moving", args.language, in_json=args.json)
    moved = move(getattr(args, "from"), args.to, progress)
    progress.end()
    if args.json:
        output.as_json(moved)
        return 0
    words = texts.texts(args.language, "terminal")
    counts = moved.counts
    about = {"tables": counts.tables, "seats": counts.seats, "acts": counts.acts}
    print(words.say("data-moved", {**about, "changes": counts.changes, "new": moved.new}))
    return 0
