"""``irrgarten games``: the games, how many can play, and their options."""

from __future__ import annotations

import argparse

from msgspec import to_builtins

from irrgarten import registry, texts
from irrgarten.game import read_options
from irrgarten.terminal import output


def arguments(parser: argparse.ArgumentParser) -> None:
    """It has no arguments of its own."""


def run(args: argparse.Namespace) -> int:
    told = []
    for name in registry.names():
        rules = registry.rules(name)
        told.append(
            {
                "game": name,
                "title": texts.texts(args.language, name).say(f"game-{name}"),
                "players": list(rules.players),
                "options": to_builtins(read_options(name, {})),
            }
        )
    if args.json:
        output.as_json(told)
        return 0
    for game in told:
        print(f"{game['game']}: {game['title']}")
        print(f"  {output.pairs(game['options'])}")
    return 0
