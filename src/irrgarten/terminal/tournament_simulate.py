"""``irrgarten tournament simulate``: a tournament of computer players, played out."""

from __future__ import annotations

import argparse
import os
from typing import get_args

import msgspec

from irrgarten import texts
from irrgarten.kernel.errors import OptionsError
from irrgarten.research.tournament import Simulated, simulate
from irrgarten.search.arena import RANDOM
from irrgarten.search.levels import level_of
from irrgarten.terminal import choices, output
from irrgarten.terminal.progress import Progress
from irrgarten.terminal.slow import warn_if_slow
from irrgarten.tournaments import tournament
from irrgarten.tournaments.encounters import Entrant
from irrgarten.tournaments.plan import FORMATS, TIE_BREAKS, Plan, Seats
from irrgarten.two_sides import check_counted, match_rounds, options_for_two


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True)
    parser.add_argument("--format", choices=FORMATS, default="swiss", help="(default: %(default)s)")
    parser.add_argument(
        "--entrants", type=choices.counted, default=16, metavar="N", help="(default: %(default)s)"
    )
    parser.add_argument(
        "--level",
        default="casual",
        help="level of all entrants, or of each in turn: casual,expert (default: %(default)s)",
    )
    parser.add_argument("--rounds", type=int, metavar="N", help="rounds of a Swiss tournament")
    parser.add_argument("--groups", type=int, default=4, metavar="N", help="(default: %(default)s)")
    parser.add_argument(
        "--advance",
        type=int,
        default=2,
        metavar="N",
        help="entrants who advance from each group (default: %(default)s)",
    )
    parser.add_argument("--seats", choices=get_args(Seats), default="rotating")
    parser.add_argument(
        "--tie-breaks",
        default="direct,buchholz,sonneborn_berger",
        help=f"tie-breaks in order of priority, of {', '.join(TIE_BREAKS)} (default: %(default)s)",
    )
    choices.add_count(parser, "--match", "rounds of a match (default: 2)")
    choices.add_options(parser)
    choices.add_seed(parser)
    parser.add_argument(
        "--workers",
        type=choices.counted,
        default=os.cpu_count() or 1,
        metavar="N",
        help="worker processes (default: %(default)s)",
    )


def run(args: argparse.Namespace) -> int:
    options = options_for_two(args.game, choices.chosen(args.players, args.options))
    plan = _plan(args)
    check_counted(args.game, plan.tie_breaks)
    levels = _levels(args.level, args.entrants)
    tournament.check(plan, len(levels))
    warn_if_slow(args.game)
    total = tournament.meetings(plan, [Entrant(n, n) for n in range(1, len(levels) + 1)])
    progress = Progress("tournament-progress", args.language, in_json=args.json)
    done = 0

    def count(*_: int) -> None:
        nonlocal done
        done += 1
        progress(done, total)

    came = simulate(
        args.game,
        msgspec.to_builtins(options),
        plan,
        match_rounds(args.game, args.match),
        levels,
        args.seed,
        args.workers,
        count,
    )
    progress.end()
    if args.json:
        output.as_json(came)
    else:
        _print(came, texts.texts(args.language, "terminal"))
    return 0


def _plan(args: argparse.Namespace) -> Plan:
    ties = [word for word in args.tie_breaks.split(",") if word]
    for word in ties:
        if word not in TIE_BREAKS:
            raise OptionsError(f"there is no tie-break {word!r}; there are {', '.join(TIE_BREAKS)}")
    wish = {
        "format": args.format,
        "groups": args.groups,
        "advance": args.advance,
        "seats": args.seats,
        "tie_breaks": ties,
    }
    if args.rounds is not None:
        wish["rounds"] = args.rounds
    try:
        return msgspec.convert(wish, Plan)
    except msgspec.ValidationError as error:
        raise OptionsError(str(error)) from None


def _levels(words: str, entrants: int) -> list[str]:
    names = words.split(",")
    for name in names:
        if name != RANDOM:
            level_of(name)
    return [names[number % len(names)] for number in range(entrants)]


def _print(came: Simulated, words: texts.Texts) -> None:
    print(f"{came.game}: {output.pairs(came.options)} format={came.plan.format} seed={came.seed}")
    rounds = max((one.round for one in came.encounters), default=0)
    played = [one for one in came.encounters if one.second is not None]
    print(words.say("tournament-count", {"rounds": rounds, "games": len(played)}))
    for one in came.standings:
        about: dict[str, str | int | float] = {
            "place": one.place,
            "number": one.entrant,
            "level": came.levels[one.entrant - 1],
            "score": one.score,
            "won": one.won,
            "even": one.drawn,
            "lost": one.lost,
            "ties": " ".join(words.say("tournament-tie", {"tie": tie}) for tie in one.ties) or "–",
        }
        print(words.say("tournament-standing", about))
