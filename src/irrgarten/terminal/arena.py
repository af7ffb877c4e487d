"""``irrgarten arena``: computer players, and programs of others, against each other."""

from __future__ import annotations

import argparse
import math
import statistics
import sys

import msgspec

from irrgarten import registry, texts
from irrgarten.kernel.errors import OptionsError
from irrgarten.search.arena import Bout
from irrgarten.search.duel import Duel, duel
from irrgarten.search.match import Match, check, played
from irrgarten.search.rating import Rating, ratings
from irrgarten.terminal import choices, output
from irrgarten.terminal.slow import warn_if_slow


class Standing(msgspec.Struct, frozen=True):
    """How one contestant fared: its mean value (0 to 1) and, for 95 %, how far that may be off.

    ``elo`` is beside the mean of all players, and lies between ``low`` and ``high`` with 95 %.
    """

    level: str
    games: int
    mean: float
    margin: float
    elo: float
    low: float
    high: float
    forfeits: int


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True)
    parser.add_argument(
        "--levels",
        help="who plays, one for each seat: random, beginner … champion, or with a time of its own "
        "champion@0.2 (default: expert,casual)",
    )
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="LEVEL|COMMAND",
        help="one more player: a level, or the command of an engine; repeatable",
    )
    choices.add_games(parser, 20)
    choices.add_options(parser)
    parser.add_argument(
        "--threads", type=choices.counted, default=1, help="search threads of each player"
    )
    parser.add_argument("--jobs", type=choices.counted, default=1, help="games played in parallel")
    parser.add_argument(
        "--seconds",
        type=choices.seconds,
        help="thinking time per move (default: that of the level)",
    )
    choices.add_count(
        parser, "--opening", "acts at random with which every game begins (default: 0)", 0
    )
    parser.add_argument(
        "--limit",
        type=choices.seconds,
        default=30.0,
        help="seconds after which a silent engine loses (default: %(default)g)",
    )


def run(args: argparse.Namespace) -> int:
    levels = args.levels.split(",") if args.levels else []
    players = [*levels, *args.player] or ["expert", "casual"]
    if args.players not in (None, len(players)):
        raise OptionsError(f"players: {args.players}, but there are {len(players)} who play")
    match = Match(
        rules=registry.rules(args.game),
        options=choices.options_of(args.game, len(players), args.options),
        players=players,
        games=args.games,
        seed=args.seed,
        threads=args.threads,
        seconds=args.seconds,
        limit=args.limit,
        opening=args.opening,
    )
    check(match)
    warn_if_slow(args.game)
    bouts: list[Bout] = []
    for bout in played(match, args.jobs):
        bouts.append(bout)
        _show_progress(len(bouts), args.games)
    standings = _standings(match, bouts)
    between = duel(bouts, players)
    left = sum(not bout.over for bout in bouts)
    if args.json:
        output.as_json(
            {
                "game": args.game,
                "options": match.options,
                "seed": args.seed,
                "games": len(bouts),
                "left": left,
                "standings": standings,
                "duel": between,
                "bouts": bouts,
            }
        )
    else:
        words = texts.texts(args.language, "terminal")
        _print(standings, bouts, left, words)
        if between is not None and len(players) > 2:
            _print_duel(between, words)
    return 0


def _standings(match: Match, bouts: list[Bout]) -> list[Standing]:
    rated = ratings(bouts, match.players, match.rules.sides(match.options))
    return [
        _standing(
            level,
            [bout.values[who] for bout in bouts],
            rated[who],
            sum(bout.forfeit == who for bout in bouts),
        )
        for who, level in enumerate(match.players)
    ]


def _standing(level: str, values: list[float], rating: Rating, forfeits: int) -> Standing:
    # As if one game more had been lost and one won: a few games are never certain.
    supposed = [*values, 0.0, 1.0]
    margin = 1.96 * statistics.stdev(supposed) / math.sqrt(len(supposed))
    mean = statistics.fmean(values)
    elo = msgspec.structs.asdict(rating)
    return Standing(level, len(values), mean, margin, **elo, forfeits=forfeits)


def _print(standings: list[Standing], bouts: list[Bout], left: int, words: texts.Texts) -> None:
    for who, standing in enumerate(standings):
        shown: dict[str, str | float] = {
            "level": standing.level,
            "games": standing.games,
            "mean": round(100 * standing.mean, 1),
            "margin": round(100 * standing.margin, 1),
        }
        print(words.say("arena-standing", shown))
        rating: dict[str, str | float] = {
            "elo": round(standing.elo),
            "low": round(standing.low),
            "high": round(standing.high),
        }
        print("  " + words.say("arena-elo", rating))
        for bout in bouts:
            if bout.forfeit == who:
                print("  " + words.say("arena-forfeit", {"reason": bout.reason}))
    if left:
        print(words.say("arena-left", {"games": left}))


def _print_duel(between: Duel, words: texts.Texts) -> None:
    shown: dict[str, str | float] = {
        "one": between.one,
        "other": between.other,
        "share": round(100 * between.share, 1),
        "margin": round(100 * between.margin, 1),
    }
    print(words.say("arena-duel", shown))


def _show_progress(played: int, games: int) -> None:
    if sys.stderr.isatty():
        print(
            f"\r{played}/{games}", end="" if played < games else "\r", file=sys.stderr, flush=True
        )
