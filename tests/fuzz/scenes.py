"""Positions of random play: every game, every table size, from the first act to the last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from tests.contract.options import tables
from tests.fuzz import shapes
from tests.fuzz.wording import Wording

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.state import CHANCE_SEAT

#: Games from which a game's wording is learnt, and how far they go.
LESSONS, LESSON = 6, 60
#: Acts before the first position that is looked at: a game may begin with a long deal.
AHEAD = (0, 5, 40, 80)
#: Acts between two positions that are looked at, at most.
STRIDE = 12
#: After so many acts a game is left for a new one.
FAR = 600


def options(rules: AnyRules, random: Random) -> dict[str, Any]:
    """Options that the game accepts: of each table size, and with all that can be chosen."""
    table = random.choice(tables(rules))
    picked = shapes.of(rules.options_type, random)
    try:
        read_options(rules.name, picked | table)
    except OptionsError:
        return table
    return dict(picked | table)


def begun(rules: AnyRules, random: Random) -> Play:
    """A game whose chance is played by hand."""
    chosen = read_options(rules.name, options(rules, random))
    play = Play.begun(rules, chosen, str(random.getrandbits(64)), {})
    play.disown_seed()
    return play


def actors(play: Play) -> list[int]:
    return [CHANCE_SEAT] if play.awaits_chance else play.turn


def go_on(play: Play, random: Random, acts: int) -> None:
    for _ in range(acts):
        if play.over:
            return
        seat = random.choice(actors(play))
        play.make(seat, random.choice(play.legal(seat)))


def wandering(rules: AnyRules, random: Random) -> Iterator[Play]:
    """One position after the other, game after game."""
    while True:
        play = begun(rules, random)
        go_on(play, random, random.choice(AHEAD))
        yield play
        while not play.over and play.ply < FAR:
            go_on(play, random, random.randint(1, STRIDE))
            yield play


def _acts_of(rules: AnyRules) -> Iterator[str]:
    random = Random(rules.name)
    for _ in range(LESSONS):
        play = begun(rules, random)
        for _ in range(LESSON):
            if play.over:
                break
            for seat in actors(play):
                legal = play.legal(seat)
                yield from random.sample(legal, min(len(legal), 12))
            go_on(play, random, 1)


@cache
def _acts() -> dict[str, list[str]]:
    return {name: list(_acts_of(registry.rules(name))) for name in registry.names()}


@cache
def wording(game: str) -> Wording:
    foreign = [act for name, acts in _acts().items() if name != game for act in acts[:200]]
    return Wording(_acts()[game], foreign)
