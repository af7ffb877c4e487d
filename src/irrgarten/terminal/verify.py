"""``irrgarten verify RECORD``: is it legal, and was it drawn as the table said?"""

from __future__ import annotations

import argparse
import sys

import msgspec

from irrgarten import texts
from irrgarten.terminal import files, output
from irrgarten.verification import Verification, verify


def arguments(parser: argparse.ArgumentParser) -> None:
    files.add_file(parser, "RECORD")


def run(args: argparse.Namespace) -> int:
    checked = verify(files.read(args.file), args.language)
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
    for fault in checked.faults:
        print(words.say(fault.fault, fault.about), file=sys.stderr)
