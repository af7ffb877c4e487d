"""``irrgarten legal FILE``: the legal moves, or what chance may answer."""

from __future__ import annotations

import argparse
from fractions import Fraction
from typing import Any

from irrgarten import Game, registry, texts
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.state import CHANCE_SEAT
from irrgarten.terminal import files, output


def arguments(parser: argparse.ArgumentParser) -> None:
    files.add_file(parser)
    parser.add_argument("--seat", type=int, help="the moves of this seat only")


def run(args: argparse.Namespace) -> int:
    game = files.opened(args.file)
    by_chance = not game.turn and not game.over
    seats = game.turn if args.seat is None else [args.seat]
    moves = [{"seat": seat, "act": act} for seat in seats for act in game.moves(seat)]
    chances = _chances(game) if by_chance and args.seat is None else []
    if args.json:
        output.as_json({"turn": game.turn, "over": game.over, "moves": [*moves, *chances]})
        return 0
    for move in moves:
        print(move["act"] if len(seats) == 1 else f"{move['seat']}\t{move['act']}")
    for chance in chances:
        print(f"{chance['act']}\t{chance['share']}")
    if game.over:
        print(texts.texts(args.language, "terminal").say("turn-over"))
    return 0


def _chances(game: Game) -> list[dict[str, Any]]:
    """What chance may answer, and in what share of the cases."""
    rules = registry.rules(game.name)
    state, acts = rules.load(game.position()), Acts()
    state.chances(acts)
    return [
        {
            "seat": None,
            "act": rules.format(state, CHANCE_SEAT, act),
            "share": str(Fraction(weight, acts.total)),
        }
        for act, weight in acts.weighed()
    ]
