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
        "--folder", type=Path, required=True, help="where everything is kept; goes on if begun"
    )
    choices.add_seed(parser)
    choices.add_count(parser, "--rounds", "of playing, learning and gating", 4)
    choices.add_count(parser, "--games", "of a round", usual.games)
    parser.add_argument(
        "--playouts",
        type=int,
        default=usual.playouts,
        metavar="N",
        help="of the search for an act in them; 0 acts at first sight, in many more games",
    )
    choices.add_count(parser, "--searched", "acts of which one is searched", usual.searched)
    parser.add_argument(
        "--to-end",
        action="store_true",
        help="play out to the end what is searched, and learn what that comes to",
    )
    parser.add_argument(
        "--keenness",
        type=float,
        default=usual.keenness,
        metavar="X",
        help="how much what acts came to counts beside how they look; 0 learns what was tried",
    )
    parser.add_argument(
        "--returns",
        type=float,
        default=usual.returns,
        metavar="X",
        help="how much outcomes count beside what is judged an act later; 1 is outcomes alone",
    )
    parser.add_argument("--units", type=int, default=usual.units, help="0 learns a sum of features")
    parser.add_argument(
        "--outcome",
        type=float,
        metavar="X",
        help="how much that counts beside what the search thought, from 0 to 1",
    )
    parser.add_argument(
        "--sharpness", type=float, metavar="X", help="how much sharper than likely it judges"
    )
    choices.add_count(parser, "--gate-games", "against the champion so far", usual.gate_games)
    choices.add_count(parser, "--gate-playouts", "for an act in them", usual.gate_playouts)
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="JSON",
        help="options to play with, such as '{\"players\":4}'; several are played in turn",
    )
    crew = parser.add_mutually_exclusive_group()
    crew.add_argument("--address", help="of a Ray cluster (default: this machine)")
    crew.add_argument("--alone", action="store_true", help="in this process, without Ray")
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
