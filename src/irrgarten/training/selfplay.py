"""One game of players that are all alike, and what they thought of each position."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.rng import Rng
from irrgarten.search.arena import opened
from irrgarten.search.foresight import Foresight
from irrgarten.search.ismcts import Tree, Tried
from irrgarten.search.judgement import Judgement
from irrgarten.search.player import picked
from irrgarten.search.thinking import Mind, foreseen, think

#: Acts after which a game that does not end is left.
CAP = 4000
#: How warm players are in their first two turns and later; one act in so many is any that was
#: tried, so that they see what they would not do.
WARM, COOL = 0.8, 0.35
STRAY = 20
#: Acts at random with which games begin, at most.
OPENING = 2
#: The acts that are kept of what was thought.
KEPT = 16
#: Of the positions that a search came to at least so often, so many are kept.
COME_TO = 8
AHEAD = 14
#: As how many tries the promises of all acts together count, where nothing is searched.
AT_SIGHT = 1000


class Ahead(Struct, frozen=True, array_like=True):
    """A position that a search came to by these acts, and what it found it worth to its seat."""

    acts: list[int]
    seat: int
    value: float


class Thought(Struct, frozen=True, array_like=True):
    """Of a position: what its seat expected, and how often it tried what, with what worth.

    ``chances`` are those of all seats, where it was played out to the end, ``ahead`` what it found
    out of others, where it foresees.
    """

    ply: int
    seat: int
    act: int
    value: float
    tried: list[tuple[int, int, float]]
    chances: list[float] = []
    ahead: list[Ahead] = []


class Played(Struct, frozen=True):
    """A game as its seed and its acts, chance included; no ``values`` where it was left."""

    number: int
    options: dict[str, Any]
    seed: str
    acts: list[tuple[int | None, str]]
    values: list[float] | None
    thought: list[Thought]


def at_first_sight(mind: Mind, seat: int, rng: Rng) -> list[Tried]:
    """What can be said of each act without a search: how promising it looks."""
    state = mind.belief.sample(rng)
    # Where there are too many, only those that would be searched have a promise.
    compared = [act for act, _ in mind.heuristics.compared(state, seat)]
    acts = compared or door.numbers_of(state, seat)
    promises = [mind.heuristics.prior(state, seat, act) for act in acts]
    total = sum(promises)
    if total <= 0.0:
        promises, total = [1.0] * len(acts), float(len(acts))
    worth = mind.heuristics.worth(state, seat)
    return [
        Tried(act, round(AT_SIGHT * promise / total), worth)
        for act, promise in zip(acts, promises, strict=True)
    ]


def played(
    rules: AnyRules,
    table: dict[str, Any],
    seed: str,
    number: int,
    playouts: int,
    judgement: Judgement | None,
    searched: int = 1,
    to_end: bool = False,
) -> Played:
    """The game of this number: always the same. Without playouts nobody searches; of so many acts
    one is ``searched``, and only of these it is kept what was thought; ``to_end`` if playouts go
    on to the end of the game."""
    options = read_options(rules.name, table)
    of_game = f"{seed}/{number}"
    play = Play.begun(rules, options, of_game, {})
    rng = Rng(SeededLots(of_game, "self-play").below(1 << 62))
    seats = range(options.players)
    memories = [rules.memory(options, seat, 1.0, Rng(rng.below(1 << 62))) for seat in seats]
    thoughts: list[Thought] = []
    decisions = 0
    happenings = opened(play, rng.below(OPENING + 1), of_game)
    while not play.over and play.ply < CAP:
        for happening in happenings:
            for seat in seats:
                memories[seat].observe(happening.perceived(seat))
        seat = play.turn[0]
        act, *others = door.numbers_of(play.state, seat)
        if others:
            view = rules.view(play.state, seat)
            heuristics = rules.heuristics(view, memories[seat])
            if judgement is not None:
                judgement.teach(heuristics)
            mind = Mind(rules.belief(view, memories[seat]), heuristics)
            searches = playouts > 0 and (searched == 1 or rng.below(searched) == 0)
            chances: list[float] = []
            ahead: list[Ahead] = []
            if searches and to_end:
                tried, chances = _played_out(mind, seat, playouts, rng.below(1 << 62))
            elif searches and heuristics.foresees():
                foresight = foreseen(mind, playouts)
                tried, ahead = foresight.tried(), _ahead(foresight, rng)
            elif searches:
                tried = think([mind], seat, playouts, rng.below(1 << 62))
            else:
                tried = at_first_sight(mind, seat, rng)
            if rng.below(STRAY) == 0:
                act = tried[rng.below(len(tried))].act
            else:
                act = picked(tried, WARM if decisions < 2 * len(seats) else COOL, rng)
            decisions += 1
            if searches or playouts == 0:
                thoughts.append(_thought(play.ply, seat, act, tried, chances, ahead))
        happenings = [play.make(seat, rules.format(play.state, seat, act)), *play.answer()]
    values = [play.state.value(seat) for seat in seats] if play.over else None
    acts = [(made.seat, made.act) for made in play.made]
    return Played(number, table, of_game, acts, values, thoughts)


def _played_out(mind: Mind, seat: int, playouts: int, seed: int) -> tuple[list[Tried], list[float]]:
    """What was found of each act, and what all came to on average, by the rules alone."""
    tree = Tree(mind.belief, mind.heuristics, seat, seed, playouts)
    tree.play_to_end()
    tree.weigh(playouts)
    return tree.tried(), [round(chance, 4) for chance in tree.expected()]


def _ahead(foresight: Foresight, rng: Rng) -> list[Ahead]:
    """Some of what a search came to, acts that nobody would make included."""
    _, *found = foresight.looked_at(COME_TO) or [([], 0, 0.0)]
    kept: list[Ahead] = []
    while found and len(kept) < AHEAD:
        acts, seat, value = found.pop(rng.below(len(found)))
        kept.append(Ahead(acts, seat, round(value, 4)))
    return kept


def _thought(
    ply: int,
    seat: int,
    act: int,
    tried: list[Tried],
    chances: list[float],
    ahead: list[Ahead],
) -> Thought:
    most = sorted(tried, key=lambda one: -one.visits)[:KEPT]
    tries = [(one.act, one.visits, round(one.value, 4)) for one in most if one.visits > 1]
    total = sum(one.visits for one in tried)
    value = sum(one.visits * one.value for one in tried) / total
    if ahead:  # it is worth what its best act is
        value = max(one.value for one in tried)
    return Thought(ply, seat, act, round(value, 4), tries, chances, ahead)
