"""What is learned from: the positions and acts of games as features, with what came of them."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from irrgarten.game import read_options
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.record import Made
from irrgarten.training.selfplay import Played, Thought

Rows = list[list[float]]


class Choice(Struct, frozen=True):
    """Rows of features, one of which is chosen with a share of all: a side that wins, or an act."""

    rows: Rows
    shares: list[float]


class Samples(Struct, frozen=True):
    """``games`` has for each position the number of its game, so that none is in two heaps."""

    version: int
    values: list[Choice]
    acts: list[Choice]
    games: list[int]


def samples(rules: AnyRules, played: Iterable[Played], outcome: float) -> Samples:
    """``outcome`` is how much that counts beside what the search thought."""
    found = Samples(0, [], [], [])
    version = 0
    for game in played:
        if game.values is None:
            continue
        options = read_options(rules.name, game.options)
        play = Play.begun(rules, options, game.seed, {})
        sides = rules.sides(options)
        thoughts = {thought.ply: thought for thought in game.thought}
        for seat, act in game.acts:
            thought = thoughts.get(play.ply)
            if thought is not None:
                heuristics = rules.heuristics(rules.view(play.state, thought.seat), None)
                version = heuristics.version()
                rows = [heuristics.described(play.state, side[0]) for side in sides]
                if all(rows):
                    found.values.append(Choice(rows, _shares(sides, game.values, thought, outcome)))
                    found.games.append(game.number)
                compared = heuristics.compared(play.state, thought.seat)
                if len(compared) > 1:
                    tries = {one: visits for one, visits, _ in thought.tried}
                    visits = [tries.get(one, 0) for one, _ in compared]
                    if sum(visits) > 0:
                        shares = [one / sum(visits) for one in visits]
                        found.acts.append(Choice([row for _, row in compared], shares))
            play.make_again(Made(seat, act))
    return Samples(version, found.values, found.acts, found.games)


def _shares(
    sides: list[list[int]], values: list[float], thought: Thought, outcome: float
) -> list[float]:
    """What each side made of it, mixed with what whoever was to act expected."""
    ends = [values[side[0]] for side in sides]
    total = sum(ends) or 1.0
    shares = [end / total for end in ends]
    own = next(number for number, side in enumerate(sides) if thought.seat in side)
    expected = min(max(thought.value, 0.0), 1.0)
    rest = 1.0 - shares[own]
    mixed = []
    for number, share in enumerate(shares):
        if number == own:
            then = expected
        elif rest > 0:
            then = (1.0 - expected) * share / rest
        else:
            then = (1.0 - expected) / (len(sides) - 1)
        mixed.append(outcome * share + (1.0 - outcome) * then)
    return mixed
