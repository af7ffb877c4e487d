"""``irrgarten new GAME``: a first position, for other commands to read."""

from __future__ import annotations

import argparse

import irrgarten
from irrgarten.terminal import choices, output


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="its name, as 'irrgarten games' lists it")
    choices.add_options(parser)
    parser.add_argument("--seed", help="the same seed gives the same position (default: a new one)")
    parser.add_argument(
        "--manual", action="store_true", help="enter dice and draws by hand, like moves"
    )
    parser.add_argument("--record", action="store_true", help="print a record, with its seed")


def run(args: argparse.Namespace) -> int:
    game = irrgarten.new(
        args.game,
        seed=args.seed,
        chance="manual" if args.manual else "seed",
        **choices.chosen(args.players, args.options),
    )
    output.as_json(game.record() if args.record else game.position())
    return 0
