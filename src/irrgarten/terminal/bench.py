"""``irrgarten bench``: how fast the rules and the search are."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from irrgarten import registry, texts
from irrgarten._pure import warn_if_uncompiled
from irrgarten.bench.speed import Speeds, measure
from irrgarten.terminal import choices, output


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", help="(default: all, one after the other)")
    parser.add_argument(
        "--seconds",
        type=choices.seconds,
        default=1.0,
        help="length of each measurement (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    warn_if_uncompiled()
    games = [args.game] if args.game else registry.names()
    measured = [measure(registry.rules(game).name, args.seconds) for game in games]
    if args.json:
        output.as_json([as_data(speeds) for speeds in measured])
    else:
        for speeds in measured:
            tell(speeds, texts.texts(args.language, "terminal"))
    return 0


def as_data(speeds: Speeds) -> dict[str, Any]:
    gains = {"gain": speeds.gain, "gain_of_two_threads": speeds.gain_of_two_threads}
    return {**msgspec.to_builtins(speeds), **gains}


def tell(speeds: Speeds, words: texts.Texts) -> None:
    print(f"{speeds.game}: {output.pairs(speeds.options)}")
    print(words.say("bench-acts", {"rate": round(speeds.random_acts)}))
    if speeds.compiled:
        slow, gain = round(speeds.random_acts_uncompiled), round(speeds.gain)
        print(words.say("bench-uncompiled", {"rate": slow, "gain": gain}))
    print(words.say("bench-decisions", {"rate": round(speeds.decisions_from_python)}))
    print(words.say("bench-copies", {"rate": round(speeds.copies)}))
    print(words.say("bench-draws", {"rate": round(speeds.draws)}))
    print(words.say("bench-judgements", {"rate": round(speeds.judgements)}))
    playouts = {
        "one": round(speeds.playouts_one_thread),
        "two": round(speeds.playouts_two_threads),
        "gain": round(speeds.gain_of_two_threads, 2),
    }
    print(words.say("bench-playouts", playouts))
