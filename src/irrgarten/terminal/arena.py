"""``irrgarten arena``: computer players of several levels against each other."""

from __future__ import annotations

import argparse
import math
import statistics
import sys

import msgspec

from irrgarten import registry, texts
from irrgarten._pure import warn_if_uncompiled
from irrgarten.kernel.errors import OptionsError
from irrgarten.search.arena import Bout, bouts, seating
from irrgarten.terminal import choices, output


class Standing(msgspec.Struct, frozen=True):
    """How one contestant fared: its mean value (0 to 1) and, for 95 %, how far that may be off."""

    level: str
    games: int
    mean: float
    margin: float


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True)
    parser.add_argument(
        "--levels",
        default="expert,casual",
        help="who plays, one for each seat: random, beginner … expert (default: %(default)s)",
    )
    choices.add_games(parser, 20)
    choices.add_options(parser)
    parser.add_argument("--threads", type=choices.counted, default=1, help="of each player")


def run(args: argparse.Namespace) -> int:
    levels = args.levels.split(",")
    if args.players not in (None, len(levels)):
        raise OptionsError(f"players: {args.players}, but --levels names {len(levels)}")
    options = choices.options_of(args.game, len(levels), args.options)
    rules = registry.rules(args.game)
    contestants = [seating(rules, options, level, args.threads) for level in levels]
    warn_if_uncompiled()
    played: list[Bout] = []
    for bout in bouts(rules, options, contestants, args.games, args.seed):
        played.append(bout)
        _show_progress(len(played), args.games)
    standings = [_standing(level, [b.values[i] for b in played]) for i, level in enumerate(levels)]
    left = sum(not bout.over for bout in played)
    if args.json:
        output.as_json(
            {
                "game": args.game,
                "options": options,
                "seed": args.seed,
                "games": len(played),
                "left": left,
                "standings": standings,
                "bouts": played,
            }
        )
    else:
        _print(standings, left, texts.texts(args.language, "terminal"))
    return 0


def _standing(level: str, values: list[float]) -> Standing:
    # As if one game more had been lost and one won: a few games are never certain.
    supposed = [*values, 0.0, 1.0]
    margin = 1.96 * statistics.stdev(supposed) / math.sqrt(len(supposed))
    return Standing(level, len(values), statistics.fmean(values), margin)


def _print(standings: list[Standing], left: int, words: texts.Texts) -> None:
    for standing in standings:
        shown: dict[str, str | float] = {
            "level": standing.level,
            "games": standing.games,
            "mean": round(100 * standing.mean, 1),
            "margin": round(100 * standing.margin, 1),
        }
        print(words.say("arena-standing", shown))
    if left:
        print(words.say("arena-left", {"games": left}))


def _show_progress(played: int, games: int) -> None:
    if sys.stderr.isatty():
        print(
            f"\r{played}/{games}", end="" if played < games else "\r", file=sys.stderr, flush=True
        )
