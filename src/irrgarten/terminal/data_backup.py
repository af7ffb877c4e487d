"""``irrgarten data backup FILE``: all games as they are now, in a file, also while served."""

from __future__ import annotations

import argparse
from pathlib import Path

from irrgarten import texts
from irrgarten.store.backup import backup
from irrgarten.terminal import address, output
from irrgarten.terminal.progress import Progress


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=_file, help="a new SQLite file")
    address.add_kept_data(parser)
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")


def _file(word: str) -> Path:
    file = address.data(word)
    if not isinstance(file, Path):
        raise argparse.ArgumentTypeError("a backup is a file; 'data move' fills a database")
    return file


def run(args: argparse.Namespace) -> int:
    progress = Progress("data-copying", args.language, in_json=args.json)
    size = backup(args.data, args.file, progress, force=args.force)
    progress.end()
    file = str(args.file.resolve())
    if args.json:
        output.as_json({"data": address.resolved(args.data), "file": file, "bytes": size})
    else:
        words = texts.texts(args.language, "terminal")
        address.print_data(args.data, words)
        print(words.say("data-backed-up", {"file": file, "size": round(size / 1000)}))
    return 0
