"""A whole game as text that a person can read, and as a log that two builds can be compared by.

``python -m tests.contract.playthrough GAME PLAYERS SEED`` prints one;
``python -m tests.contract.playthrough --write`` writes the golden ones anew.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tests.acting import make
from tests.contract.options import tables
from tests.contract.walks import acts_of, encoded

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.play import AnyRules, Play, seats_in
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, NOBODY, WATCHER

GOLDEN = Path(__file__).parent / "golden"
SEED = 7
#: Random play may wander long; what comes after shows nothing new.
MOST_ACTS = 300
#: Longer lists of legal acts are told by their number and a checksum.
LONG_LIST = 40


def lines(
    rules: AnyRules, table: dict[str, Any], seed: int, most: int = MOST_ACTS
) -> Iterator[str]:
    """Every act, what a watcher perceives of it, the legal acts then; the board now and again."""
    play = Play.begun(rules, read_options(rules.name, table), str(seed), {})
    rng = Rng(seed)
    yield f"{rules.name} {rules.version}, {_named(table)}, seed {seed}"
    yield from rules.draw_whole(play.state).splitlines()
    while not play.over and play.ply < most:
        if play.awaits_chance:
            happened = play.answer()
        else:
            seat = play.turn[rng.below(len(play.turn))]
            legal = play.legal(seat)
            happened = [play.make(seat, legal[rng.below(len(legal))])]
        for happening in happened:
            who = "chance" if happening.made.seat is None else f"seat {happening.made.seat}"
            yield f"{happening.ply}. {who}: {happening.made.act}"
            for event in happening.perceived(WATCHER):
                yield f"     {encoded(event).decode()}"
        for seat in play.turn:
            yield f"     legal for {seat}: {listed(play.legal(seat))}"
        if play.ply % 50 == 0:
            yield from rules.draw_whole(play.state).splitlines()
    yield from rules.draw_whole(play.state).splitlines()
    yield encoded(rules.dump(play.state)).decode()


def listed(acts: Sequence[str]) -> str:
    text = " ".join(acts)
    if len(acts) <= LONG_LIST:
        return text
    return f"{acts[0]} … {acts[-1]}, {len(acts)} acts, checksum {zlib.crc32(text.encode()):08x}"


def log(rules: AnyRules, seed: int, most: int) -> Iterator[str]:
    """Random play to the letter: every act, all that was legal, and what every seat sees."""
    every = tables(rules)
    table = every[seed % len(every)]
    begun = Play.begun(rules, read_options(rules.name, table), str(seed), {})
    state, rng = begun.state, Rng(seed)
    for _ in range(most):
        to_act = state.to_act()
        if to_act == NOBODY:
            break
        turn = seats_in(to_act)
        seat = CHANCE_SEAT if to_act == CHANCE else turn[rng.below(len(turn))]
        acts = acts_of(state, seat)
        act = acts[rng.below(len(acts))][0]
        make(state, seat, act)
        seen = [state.seen_by(viewer) for viewer in range(state.seats)]
        sampled = rules.belief(rules.view(state, 0), None).sample(Rng(act))
        yield f"{seat} {act} {acts} {seen} {encoded(rules.dump(sampled)).decode()}"
    yield encoded(rules.dump(state)).decode()


def _named(table: dict[str, Any]) -> str:
    players, *others = table.values()
    return " in ".join([f"{players} players", *others])


def path(rules: AnyRules, table: dict[str, Any]) -> Path:
    return GOLDEN / f"{'-'.join([rules.name, *map(str, table.values())])}.txt"


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--write"]:
        for name in registry.names():
            rules = registry.rules(name)
            for table in tables(rules):
                text = "\n".join(lines(rules, table, SEED)) + "\n"
                path(rules, table).write_text(text, encoding="utf-8")
    elif arguments[:1] == ["--log"]:
        game, seeds, most = arguments[1], int(arguments[2]), int(arguments[3])
        for number in range(seeds):
            print("\n".join(log(registry.rules(game), number, most)))
    else:
        game, count, seed = arguments
        table = {"players": int(count)}
        print("\n".join(lines(registry.rules(game), table, int(seed))))


if __name__ == "__main__":
    main(sys.argv[1:])
