"""``irrgarten simulate GAME``: many games between equals, at random or by computer players."""

from __future__ import annotations

import argparse

from irrgarten import registry, texts
from irrgarten._pure import warn_if_uncompiled
from irrgarten.research.simulate import CAP, Tally, simulate
from irrgarten.search.arena import RANDOM
from irrgarten.terminal import choices, output


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    choices.add_options(parser)
    choices.add_games(parser, 1000)
    parser.add_argument(
        "--level",
        default=RANDOM,
        help="level of all players: random (default), beginner … champion",
    )
    parser.add_argument(
        "--cap",
        type=choices.counted,
        default=CAP,
        metavar="N",
        help="stop a random game after N acts (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    options = choices.options_of(args.game, args.players, args.options)
    warn_if_uncompiled()
    rules = registry.rules(args.game)
    tally = simulate(rules, options, args.games, args.seed, args.level, args.cap)
    if args.json:
        output.as_json(tally)
    else:
        _print(tally, texts.texts(args.language, "terminal"))
    return 0


def _print(tally: Tally, words: texts.Texts) -> None:
    print(f"{tally.game}: {output.pairs(tally.options)} level={tally.level} seed={tally.seed}")
    print(words.say("simulate-count", {"games": tally.games, "finished": tally.finished}))
    for seat, wins in enumerate(tally.wins):
        share = round(100 * wins / max(1, tally.finished), 1)
        print(words.say("simulate-seat", {"seat": seat, "wins": wins, "share": share}))
    lengths = {
        "fewest": tally.fewest_acts,
        "median": tally.median_acts,
        "mean": round(tally.mean_acts, 1),
        "most": tally.most_acts,
    }
    print(words.say("simulate-length", lengths))
    print(words.say("simulate-speed", {"rate": round(tally.acts_per_second)}))
