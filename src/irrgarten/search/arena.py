"""Computer players against each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, Rules, View
from irrgarten.search.levels import level_of
from irrgarten.search.player import Player

AnyRules = Rules[Any, Any, Any]
#: Acts after which a game that does not end is left.
CAP = 20_000
RANDOM = "random"


class Contestant(Protocol):
    """Whoever can sit at a table."""

    def observe(self, events: Iterable[Event]) -> None: ...

    def choose(self, view: View) -> str: ...


#: Seats a contestant: its seat, and a seed of its own.
Seating = Callable[[int, int], Contestant]


class Bout(msgspec.Struct, frozen=True):
    """One game: which contestant sat in each seat, and what each contestant made of it (0 to 1)."""

    seats: list[int]
    values: list[float]
    acts: int
    over: bool


class Wanderer:
    """Acts at random."""

    def __init__(self, rules: AnyRules, seat: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._rng = Rng(seed)

    def observe(self, events: Iterable[Event]) -> None:
        pass

    def choose(self, view: View) -> str:
        state = self._rules.belief(view, None).sample(self._rng)
        legal = Acts()
        state.legal(self._seat, legal)
        return self._rules.format(state, self._seat, legal.at(self._rng.below(len(legal))))


def seating(rules: AnyRules, options: Options, name: str, threads: int = 1) -> Seating:
    """A contestant by the name of its level, or ``random``. Raises OptionsError."""
    if name == RANDOM:
        return lambda seat, seed: Wanderer(rules, seat, seed)
    level = level_of(name)
    return lambda seat, seed: Player(rules, options, seat, level, seed, threads)


def bouts(
    rules: AnyRules, options: Options, contestants: Sequence[Seating], games: int, seed: str
) -> Iterator[Bout]:
    """Games between the contestants, who move on by one seat after every game.

    As many games in a row as there are contestants begin alike: everybody gets every seat.
    """
    count = len(contestants)
    for number in range(games):
        table = f"{seed}/{number // count}"
        seats = [(seat + number) % count for seat in range(count)]
        play = Play.begun(rules, options, table, {})
        yield _played(play, [contestants[who] for who in seats], seats, f"{seed}/{number}")


def _played(play: Play, seatings: Sequence[Seating], seats: list[int], seed: str) -> Bout:
    played_out(play, seatings, seed)
    values = [0.0] * len(seats)
    for seat, who in enumerate(seats):
        values[who] = play.state.value(seat) if play.over else 0.0
    return Bout(seats, values, play.ply, play.over)


def played_out(play: Play, seatings: Sequence[Seating], seed: str) -> None:
    """From where it stands to its end, or until it is left; a contestant for each seat."""
    lots = SeededLots(seed, "seats")
    sitting = [seating(seat, lots.below(1 << 62)) for seat, seating in enumerate(seatings)]
    happenings = play.answer()
    while not play.over and play.ply < CAP:
        for happening in happenings:
            for seat, contestant in enumerate(sitting):
                contestant.observe(happening.perceived(seat))
        seat = play.turn[0]
        act = sitting[seat].choose(play.rules.view(play.state, seat))
        happenings = [play.make(seat, act), *play.answer()]
