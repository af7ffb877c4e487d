"""``irrgarten train GAME``: a champion learns from games against itself, here or on a cluster."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path
from typing import Any

import msgspec

from irrgarten import registry, texts
from irrgarten._pure import warn_if_uncompiled
from irrgarten.game import read_options
from irrgarten.kernel.errors import OptionsError
from irrgarten.search.arena import AnyRules
from irrgarten.terminal import choices, output
from irrgarten.training.course import Course, Point
from irrgarten.training.crew import Alone, Crew, RayCrew
from irrgarten.training.settings import AT_FIRST_SIGHT, TO_END, Settings
from irrgarten.training.showing import Showing

#: What ``irrgarten[train]`` installs.
NEEDED = ("matplotlib", "numpy", "ray", "rich", "scipy")


def arguments(parser: argparse.ArgumentParser) -> None:
    usual = Settings(game="", seed="", tables=[])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--folder", type=Path, required=True, help="output folder; an existing run is resumed"
    )
    choices.add_seed(parser)
    choices.add_count(parser, "--rounds", "rounds of self-play, learning and gating", 4)
    choices.add_count(parser, "--games", "games of self-play per round", usual.games)
    parser.add_argument(
        "--playouts",
        type=int,
        default=usual.playouts,
        metavar="N",
        help="playouts per move in self-play; 0 plays by the prior alone, for many more games",
    )
    choices.add_count(parser, "--searched", "search one act of N", usual.searched)
    parser.add_argument(
        "--to-end",
        action="store_true",
        help="play searched positions to the end and learn from the results",
    )
    parser.add_argument(
        "--keenness",
        type=float,
        default=usual.keenness,
        metavar="X",
        help="weight of the results of acts beside their prior; 0 learns visit counts",
    )
    parser.add_argument(
        "--returns",
        type=float,
        default=usual.returns,
        metavar="X",
        help="weight of outcomes beside the value of the next position; 1 is outcomes alone",
    )
    parser.add_argument(
        "--units", type=int, default=usual.units, help="hidden units; 0 is a linear model"
    )
    parser.add_argument(
        "--outcome",
        type=float,
        metavar="X",
        help="weight of the outcome beside the value of the search, from 0 to 1",
    )
    parser.add_argument(
        "--sharpness", type=float, metavar="X", help="sharpness of judgements; 1 is calibrated"
    )
    choices.add_count(parser, "--gate-games", "games against the champion so far", usual.gate_games)
    choices.add_count(
        parser, "--gate-playouts", "playouts per move in the games of the gate", usual.gate_playouts
    )
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="JSON",
        help="options to play with, such as '{\"players\":4}'; repeatable, played in turn",
    )
    crew = parser.add_mutually_exclusive_group()
    crew.add_argument("--address", help="address of a Ray cluster (default: this machine)")
    crew.add_argument("--alone", action="store_true", help="run in this process, without Ray")
    choices.add_count(parser, "--jobs", "processes on this machine (default: its processors)")


def run(args: argparse.Namespace) -> int:
    rules = registry.rules(args.game)
    settings = _settings(args, rules)
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise OptionsError(f"{missing[0]} is missing: pip install 'irrgarten[train]'")
    warn_if_uncompiled()
    crew: Crew = Alone() if args.alone else RayCrew(args.address, args.jobs)
    try:
        with Showing(silent=args.json) as showing:
            course = Course(args.folder, settings, crew, showing)
            points = course.run(args.rounds)
    finally:
        crew.leave()
    from irrgarten.training import curve

    curve.draw(points, rules.name, args.folder / "curve.svg")
    if args.json:
        output.as_json(points)
    else:
        words = texts.texts(args.language, "terminal")
        for point in points:
            print(words.say("train-passed" if point.passed else "train-failed", _told(point)))
    return 0


def _settings(args: argparse.Namespace, rules: AnyRules) -> Settings:
    """Raises OptionsError."""
    tables: list[dict[str, Any]] = []
    for word in args.table or ["{}"]:
        try:
            table = msgspec.json.decode(word, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise OptionsError(f"table: {word!r}: {error}") from None
        read_options(rules.name, table)
        tables.append(table)
    given = {
        "game": rules.name,
        "seed": args.seed,
        "tables": tables,
        "games": args.games,
        "playouts": args.playouts,
        "searched": args.searched,
        "to_end": args.to_end,
        "keenness": args.keenness,
        "returns": args.returns,
        "units": args.units,
        "gate_games": args.gate_games,
        "gate_playouts": args.gate_playouts,
    }
    if args.playouts == 0 or args.returns < 1.0:  # what comes back is who won, and how likely
        given |= AT_FIRST_SIGHT
    elif args.to_end:
        given |= TO_END
    asked = {"outcome": args.outcome, "sharpness": args.sharpness}
    given |= {name: number for name, number in asked.items() if number is not None}
    try:
        return msgspec.convert(given, Settings)
    except msgspec.ValidationError as error:
        raise OptionsError(str(error)) from None


def _told(point: Point) -> dict[str, str | float]:
    return {
        "round": point.round + 1,
        "games": point.games,
        "share": round(100 * point.gate.share, 1),
        "margin": round(100 * point.gate.margin, 1),
    }
