"""``irrgarten simulate GAME``: many games of random acts."""

from __future__ import annotations

import argparse

from irrgarten import texts
from irrgarten._pure import warn_if_uncompiled
from irrgarten.research.simulate import CAP, Tally, simulate
from irrgarten.terminal import choices, output


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=choices.counted, default=1000, metavar="N")
    parser.add_argument("--players", type=int, metavar="N", help="seats (default: the fewest)")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    parser.add_argument(
        "--cap", type=choices.counted, default=CAP, metavar="N", help="leave a game after N acts"
    )
    choices.add_options(parser)


def run(args: argparse.Namespace) -> int:
    warn_if_uncompiled()
    rules = choices.rules_of(args.game)
    options = choices.options_of(rules, args.players, args.options)
    tally = simulate(rules, options, args.games, args.seed, args.cap)
    if args.json:
        output.as_json(tally)
    else:
        _print(tally, texts.texts(args.language, "terminal"))
    return 0


def _print(tally: Tally, words: texts.Texts) -> None:
    chosen = " ".join(f"{key}={output.plain(value)}" for key, value in tally.options.items())
    print(words.say("simulate-game", {"game": tally.game, "options": chosen, "seed": tally.seed}))
    print(words.say("simulate-count", {"games": tally.games, "finished": tally.finished}))
    for seat, wins in enumerate(tally.wins):
        share = round(100 * wins / max(1, tally.finished), 1)
        mean = round(tally.mean_result[seat], 3)
        print(
            words.say("simulate-seat", {"seat": seat, "wins": wins, "share": share, "mean": mean})
        )
    lengths = {
        "fewest": tally.fewest_acts,
        "median": tally.median_acts,
        "mean": round(tally.mean_acts, 1),
        "most": tally.most_acts,
    }
    print(words.say("simulate-length", lengths))
    print(words.say("simulate-speed", {"rate": round(tally.acts_per_second)}))
