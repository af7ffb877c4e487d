"""``irrgarten bench``: how fast the rules and the search are."""

from __future__ import annotations

import argparse

import msgspec

from irrgarten import texts
from irrgarten._pure import warn_if_uncompiled
from irrgarten.research.speed import Speeds, measure
from irrgarten.terminal import choices, output


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="magic_labyrinth", help="(default: %(default)s)")
    parser.add_argument(
        "--seconds",
        type=choices.seconds,
        default=1.0,
        help="how long each measurement takes (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    warn_if_uncompiled()
    speeds = measure(args.game, args.seconds)
    if args.json:
        gains = {"gain": speeds.gain, "gain_of_two_threads": speeds.gain_of_two_threads}
        output.as_json({**msgspec.to_builtins(speeds), **gains})
    else:
        tell(speeds, texts.texts(args.language, "terminal"))
    return 0


def tell(speeds: Speeds, words: texts.Texts) -> None:
    print(f"{speeds.game}: {output.pairs(speeds.options)}")
    print(words.say("bench-acts", {"rate": round(speeds.random_acts)}))
    if speeds.compiled:
        slow, gain = round(speeds.random_acts_uncompiled), round(speeds.gain)
        print(words.say("bench-uncompiled", {"rate": slow, "gain": gain}))
    print(words.say("bench-copies", {"rate": round(speeds.copies)}))
    playouts = {
        "one": round(speeds.playouts_one_thread),
        "two": round(speeds.playouts_two_threads),
        "gain": round(speeds.gain_of_two_threads, 2),
    }
    print(words.say("bench-playouts", playouts))
    for walls, rate in speeds.labyrinths.items():
        print(words.say("bench-labyrinths", {"walls": walls, "rate": round(rate)}))
