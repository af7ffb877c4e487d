"""``irrgarten tournament end``: end tournaments by the host's word; without a name, list them."""

from __future__ import annotations

import argparse

import msgspec

from irrgarten import texts
from irrgarten.server.settings import now
from irrgarten.store import tournaments
from irrgarten.store.visiting import DataError, visited
from irrgarten.terminal import address, output


def arguments(parser: argparse.ArgumentParser) -> None:
    address.add_kept_data(parser)
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="name in the link /club/NAME; without it, list the tournaments in progress",
    )


def run(args: argparse.Namespace) -> int:
    ended: list[str] = []
    with visited(args.data) as engine:
        if args.names:
            stamp = now().isoformat(timespec="seconds")
            with engine.connect() as connection:
                connection.execution_options(writes=True)
                with connection.begin():
                    if missing := tournaments.missing(connection, args.names):
                        raise DataError(args.data, f"there is no tournament {missing[0]}")
                    ended = tournaments.end(connection, args.names, stamp)
        with engine.connect() as connection:
            under_way = tournaments.under_way(connection)
    if args.json:
        data, listed = address.resolved(args.data), msgspec.to_builtins(under_way)
        output.as_json({"data": data, "ended": ended, "under_way": listed})
        return 0
    words = texts.texts(args.language, "terminal")
    address.print_data(args.data, words)
    if args.names:
        print(words.say("tournaments-ended", {"tournaments": len(ended)}))
        return 0
    for one in under_way:
        print(one.tournament, one.created, one.round, one.title, sep="\t")
    print(words.say("tournaments-under-way", {"tournaments": len(under_way)}))
    return 0
