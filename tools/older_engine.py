"""A player of an older version of Irrgarten as an engine, for versions that cannot be one yet.

Run by the Python of that version: ``other/.venv/bin/python tools/older_engine.py dog expert``.
"""

from __future__ import annotations

import functools
import json
import sys
import time
from types import SimpleNamespace
from typing import Any

import msgspec

from irrgarten import registry
from irrgarten.search import player, thinking
from irrgarten.search.levels import LEVELS

#: More than any game comes to in a second.
PLAYOUTS_A_SECOND = 200_000


def timed(seconds: float, minds: Any, seat: int, playouts: int, seed: int) -> Any:
    """As long as is allowed, in place of the playouts of the level."""
    return thinking.think(minds, seat, max(1, round(seconds * PLAYOUTS_A_SECOND)), seed, seconds)


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def main(game: str, level: str) -> None:
    # It looked at the clock on the wall; today's look at the processor's, and so does this one.
    vars(thinking)["time"] = SimpleNamespace(monotonic=time.thread_time)
    rules: Any = registry.rules(game)
    sitting: Any = None
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                say(type="hello", protocol=1, name=f"{game} {level}, older")
            case "new game":
                options = msgspec.convert(message["options"], rules.options_type)
                seconds = message["seconds"]
                thinks = functools.partial(timed, seconds) if seconds else thinking.think
                vars(player)["think"] = thinks
                seat, seed = message["seat"], message["seed"]
                sitting = player.Player(rules, options, seat, LEVELS[level], seed)
            case "perceived":
                sitting.observe(msgspec.convert(message["events"], list[rules.event_type]))
            case "your turn":
                view = msgspec.convert(message["view"], rules.view_type)
                say(type="chosen", act=sitting.choose(view))
            case "bye":
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
