"""``irrgarten data check``: every game that is kept, replayed; what is wrong, a line a table."""

from __future__ import annotations

import argparse

from irrgarten import texts
from irrgarten.store.checking import Checked, check
from irrgarten.store.visiting import visited
from irrgarten.terminal import address, output
from irrgarten.terminal.progress import Progress

#: The exit code where some table is not in order.
BAD_TABLES = 1


def arguments(parser: argparse.ArgumentParser) -> None:
    address.add_kept_data(parser)


def run(args: argparse.Namespace) -> int:
    words = texts.texts(args.language, "terminal")
    progress = Progress("data-checking", args.language, in_json=args.json)
    tables = bad = unchecked = 0
    with visited(args.data) as engine:
        for table in check(engine, args.language, progress):
            tables += 1
            unchecked += table.other_rules
            if table.faults:
                bad += 1
                progress.end()
                _report(table, words, in_json=args.json)
    progress.end()
    counts = {"tables": tables, "bad": bad, "unchecked": unchecked}
    if args.json:
        output.as_json({"data": address.resolved(args.data), **counts})
    else:
        address.print_data(args.data, words)
        print(words.say("data-checked", counts))
        if unchecked:
            print(words.say("data-unchecked", {"tables": unchecked}))
    return BAD_TABLES if bad else 0


def _report(table: Checked, words: texts.Texts, *, in_json: bool) -> None:
    if in_json:
        output.as_json({"table": table.table, "game": table.game, "faults": table.faults})
        return
    first = table.faults[0]
    print(f"{table.table} {table.game}: {words.say(first.fault, first.about)}")
