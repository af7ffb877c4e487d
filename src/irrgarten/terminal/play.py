"""``irrgarten play FILE MOVE…``: make moves and print where they lead."""

from __future__ import annotations

import argparse

from irrgarten import Game, IllegalMove, texts
from irrgarten.terminal import files, output


def arguments(parser: argparse.ArgumentParser) -> None:
    files.add_file(parser)
    parser.add_argument(
        "moves",
        nargs="*",
        metavar="MOVE",
        help="a move in notation, or an answer of chance such as 'roll 3'",
    )
    parser.add_argument("--seed", help="draw dice and cards from this seed instead")
    parser.add_argument("--seat", type=int, help="seat that moves, if several may act at once")
    parser.add_argument("--record", action="store_true", help="print the record of the game, JSON")


def run(args: argparse.Namespace) -> int:
    game = files.opened(args.file, args.seed)
    for number, move in enumerate(args.moves, start=1):
        _make(game, number, move, args)
    if args.record:
        output.as_json(game.record())
    elif args.json:
        output.as_json(game.position())
    else:
        print(game.draw(whole=True))
    return 0


def _make(game: Game, number: int, move: str, args: argparse.Namespace) -> None:
    try:
        game.play(move, args.seat)
    except IllegalMove as error:
        why = texts.illegal(game.name, error, args.language)
        said = texts.texts(args.language, "terminal").say(
            "play-refused", {"number": number, "move": move, "why": why}
        )
        raise IllegalMove(said, error.refusal) from None
