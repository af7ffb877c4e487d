"""What is learned from: the positions and acts of games as features, with what came of them."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.record import Made
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State
from irrgarten.training.selfplay import Ahead, Played, Thought

Rows = list[list[float]]


class Choice(Struct, frozen=True):
    """Rows of features, one of which is chosen with a share of all: a side that wins, or an act."""

    rows: Rows
    shares: list[float]


class Samples(Struct, frozen=True):
    """``games`` and ``act_games`` have for each position, and for each choice of an act, the
    number of its game, so that none is in two heaps."""

    version: int
    values: list[Choice]
    acts: list[Choice]
    games: list[int]
    act_games: list[int]


#: How much the outcome counts less for positions that the game did not come to.
OUTCOME_AHEAD = 0.5
#: As how many tries what was expected of a position counts beside those of an act.
EXPECTED = 5


def samples(
    rules: AnyRules, played: Iterable[Played], outcome: float, keenness: float = 0.0
) -> Samples:
    """``outcome`` is how much that counts beside what the search thought; ``keenness`` how much
    the worth of acts does beside how they look, or 0 for how often they were tried."""
    found = Samples(0, [], [], [], [])
    version = 0
    for game in played:
        if game.values is None:
            continue
        options = read_options(rules.name, game.options)
        play = Play.begun(rules, options, game.seed, {})
        sides = rules.sides(options)
        thoughts = {thought.ply: thought for thought in game.thought}
        # What was met and is not shown any more is known to whoever kept it in mind.
        memories = [rules.memory(options, seat, 1.0, Rng(0)) for seat in range(options.players)]
        for seat, act in game.acts:
            thought = thoughts.get(play.ply)
            if thought is not None:
                view = rules.view(play.state, thought.seat)
                heuristics = rules.heuristics(view, memories[thought.seat])
                version = heuristics.version()
                rows = [heuristics.described(play.state, side[0]) for side in sides]
                if all(rows):
                    found.values.append(Choice(rows, _shares(sides, game.values, thought, outcome)))
                    found.games.append(game.number)
                for one in thought.ahead:
                    there = _led_to(play.state, one)
                    rows = [heuristics.described(there, side[0]) for side in sides]
                    if all(rows):
                        shares = _shares(sides, game.values, one, OUTCOME_AHEAD * outcome)
                        found.values.append(Choice(rows, shares))
                        found.games.append(game.number)
                compared = heuristics.compared(play.state, thought.seat)
                if len(compared) > 1:
                    acts = [one for one, _ in compared]
                    promises = [
                        heuristics.prior(play.state, thought.seat, one) if keenness > 0 else 0.0
                        for one in acts
                    ]
                    shares = _preferred(acts, promises, thought, keenness)
                    if shares:
                        found.acts.append(Choice([row for _, row in compared], shares))
                        found.act_games.append(game.number)
            happening = play.make_again(Made(seat, act))
            for other, memory in enumerate(memories):
                memory.observe(happening.perceived(other))
    return msgspec.structs.replace(found, version=version)


def _led_to(state: State, ahead: Ahead) -> State:
    for act in ahead.acts:
        state = door.one_of(state, state.turn, act).made()
    return state


def _shares(
    sides: list[list[int]], values: list[float], thought: Thought | Ahead, outcome: float
) -> list[float]:
    """What each side made of it, mixed with what whoever was to act expected, or with what
    playing to the end came to for all."""
    shares = _of_all(sides, values)
    if isinstance(thought, Thought) and thought.chances:
        chances = _of_all(sides, thought.chances)
        both = zip(shares, chances, strict=True)
        return [outcome * share + (1.0 - outcome) * chance for share, chance in both]
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


def _of_all(sides: list[list[int]], values: list[float]) -> list[float]:
    """The share of each side in what all sides have."""
    ends = [values[side[0]] for side in sides]
    total = sum(ends) or 1.0
    return [end / total for end in ends]


def _preferred(
    acts: list[int], promises: list[float], thought: Thought, keenness: float
) -> list[float]:
    """How much each act is to be chosen; nothing where none was tried.

    How often a short search tried an act still tells how it looked before. What it came to tells
    more: the hand-set promise, times the more the better the act did (Danihelka et al., 2022). Of
    acts that were not tried it is expected what the others came to.
    """
    tried = {one: (visits, value) for one, visits, value in thought.tried}
    visits = [tried.get(one, (0, 0.0))[0] for one in acts]
    if sum(visits) == 0:
        return []
    if keenness <= 0.0:
        return [one / sum(visits) for one in visits]
    likely = sum(promise for one, promise in zip(acts, promises, strict=True) if one in tried)
    expected = thought.value
    if likely > 0.0:
        expected = sum(
            promise * tried[one][1]
            for one, promise in zip(acts, promises, strict=True)
            if one in tried
        )
        expected /= likely
    scores = []
    for one, promise in zip(acts, promises, strict=True):
        tries, value = tried.get(one, (0, 0.0))
        worth = (tries * value + EXPECTED * expected) / (tries + EXPECTED)
        scores.append(math.log(max(promise, 1e-12)) + keenness * worth)
    odds = [math.exp(score - max(scores)) for score in scores]
    return [one / sum(odds) for one in odds]
