"""``irrgarten verify RECORD``: is it legal, and was it drawn as the table said?"""

from __future__ import annotations

import argparse
import re
import sys

import msgspec

from irrgarten import texts
from irrgarten.terminal import files, output
from irrgarten.verification import Kept, Verification, verify


def arguments(parser: argparse.ArgumentParser) -> None:
    files.add_file(parser, "RECORD")
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        type=_hash,
        help="the fingerprint that was shown before the game, as you kept it; "
        "whatever is not proven then fails",
    )
    parser.add_argument(
        "--part",
        metavar="SEAT:PART",
        type=_part,
        action="append",
        default=[],
        help="what your device added in a seat, counted from 0; repeatable",
    )
    parser.add_argument(
        "--seals",
        metavar="HEX",
        type=_hash,
        help="the fingerprint of all seals, as your device kept it before it opened its part",
    )


def _hash(text: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not 64 hexadecimal digits")
    return text.lower()


def _part(text: str) -> tuple[int, str]:
    found = re.fullmatch(r"([0-9]):([0-9a-f]+)", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a seat and its part, such as 0:3fa9…")
    return int(found[1]), found[2]


def run(args: argparse.Namespace) -> int:
    kept = Kept(commitment=args.commitment, parts=dict(args.part), seals=args.seals)
    checked = verify(files.read(args.file), args.language, kept)
    if args.json:
        output.as_json({"holds": checked.holds, **msgspec.to_builtins(checked)})
    else:
        _print(checked, texts.texts(args.language, "terminal"))
    return 0 if checked.holds else output.BAD_INPUT


def _print(checked: Verification, words: texts.Texts) -> None:
    for message, held in (
        ("verify-rules", checked.rules),
        ("verify-set-up", checked.set_up),
        ("verify-chance", checked.chance),
        ("verify-fairness", checked.fairness),
    ):
        outcome = "unknown" if held is None else "holds" if held else "fails"
        print(words.say(message, {"outcome": outcome, "acts": checked.acts}))
    for unproven in checked.unproven:
        stream = sys.stderr if checked.strict else sys.stdout
        print(words.say(unproven.fault, unproven.about), file=stream)
    for fault in checked.faults:
        print(words.say(fault.fault, fault.about), file=sys.stderr)
