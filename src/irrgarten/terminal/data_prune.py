"""``irrgarten data prune``: forget tables never begun and, if told so, finished ones."""

from __future__ import annotations

import argparse

from irrgarten import texts
from irrgarten.server.housekeeping import before
from irrgarten.server.settings import Prune, now
from irrgarten.store import pruning
from irrgarten.store.checking import settle
from irrgarten.store.visiting import visited
from irrgarten.terminal import address, choices, output

#: Days after which a table that was never begun is forgotten.
WEEK = 7


def arguments(parser: argparse.ArgumentParser) -> None:
    address.add_kept_data(parser)
    parser.add_argument(
        "--unbegun",
        type=choices.counted,
        default=WEEK,
        metavar="DAYS",
        help="delete tables that were never started after N days (default: %(default)s)",
    )
    choices.add_count(
        parser,
        "--finished",
        "games that are over, after so many days (default: never)",
        metavar="DAYS",
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="only list the tables that would be deleted"
    )


def run(args: argparse.Namespace) -> int:
    old = before(Prune(unbegun=args.unbegun, finished=args.finished), now())
    with visited(args.data) as engine:
        if args.dry_run:
            with engine.connect() as connection:
                names = [name for row in pruning.old(connection, old) for name in row]
        else:
            if args.finished is not None:
                settle(engine)
            names = list(pruning.prune(engine, old))
    if args.json:
        data = address.resolved(args.data)
        output.as_json({"data": data, "forgotten": not args.dry_run, "tables": names})
        return 0
    if args.dry_run:
        for name in names:
            print(name)
    words = texts.texts(args.language, "terminal")
    address.print_data(args.data, words)
    message = "data-would-forget" if args.dry_run else "data-forgotten"
    print(words.say(message, {"tables": len(names)}))
    return 0
