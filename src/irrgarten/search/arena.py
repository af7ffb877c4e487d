"""Computer players against each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import Happening, Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, Rules, View
from irrgarten.search.levels import level_of
from irrgarten.search.player import Player
from irrgarten.search.visitor import Forfeit

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
    """One game: which contestant sat in each seat, and what each contestant made of it (0 to 1).

    ``forfeit`` is the contestant that lost it without regard to the rules, and ``reason`` why.
    """

    seats: list[int]
    values: list[float]
    acts: int
    over: bool
    forfeit: int | None = None
    reason: str = ""


class Forfeited(Exception):
    """A seat has lost the game without regard to the rules, and with it its side; says why."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat


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


def seating(
    rules: AnyRules,
    options: Options,
    name: str,
    threads: int = 1,
    seconds: float | None = None,
) -> Seating:
    """A contestant by the name of its level, or ``random``. Raises OptionsError."""
    if name == RANDOM:
        return lambda seat, seed: Wanderer(rules, seat, seed)
    level = level_of(name, rules, options)
    return lambda seat, seed: Player(rules, options, seat, level, seed, threads, seconds)


def bouts(
    rules: AnyRules,
    options: Options,
    contestants: Sequence[Seating],
    games: int,
    seed: str,
    first: int = 0,
    opening: int = 0,
) -> Iterator[Bout]:
    """Games between the contestants, who move on by one seat after every game.

    As many games in a row as there are contestants begin alike: everybody gets every seat. The
    first acts, so many as ``opening`` says, are made at random for them.
    """
    count = len(contestants)
    for number in range(first, first + games):
        table = f"{seed}/{number // count}"
        seats = [(seat + number) % count for seat in range(count)]
        play = Play.begun(rules, options, table, {})
        made = opened(play, opening, table)
        yield _played(play, [contestants[who] for who in seats], seats, f"{seed}/{number}", made)


def opened(play: Play, acts: int, seed: str) -> list[Happening]:
    """What has happened when so many acts were made at random, from the seed, and chance answered.

    Where nothing is drawn by lot, players who think alike would else play one game for ever.
    """
    lots = SeededLots(seed, "opening")
    happenings = play.answer()
    for _ in range(acts):
        if play.over:
            break
        seat = play.turn[0]
        legal = play.legal(seat)
        happenings += [play.make(seat, legal[lots.below(len(legal))]), *play.answer()]
    return happenings


def _played(
    play: Play,
    seatings: Sequence[Seating],
    seats: list[int],
    seed: str,
    happenings: Sequence[Happening],
) -> Bout:
    values = [0.0] * len(seats)
    try:
        played_out(play, seatings, seed, happenings)
    except Forfeited as lost:
        others = [
            side
            for side in play.rules.sides(play.rules.options(play.state))
            if lost.seat not in side
        ]
        for seat in (seat for side in others for seat in side):  # who share the point
            values[seats[seat]] = 1 / len(others)
        who = seats[lost.seat]
        return Bout(seats, values, play.ply, over=True, forfeit=who, reason=str(lost))
    for seat, who in enumerate(seats):
        values[who] = play.state.value(seat) if play.over else 0.0
    return Bout(seats, values, play.ply, play.over)


def played_out(
    play: Play, seatings: Sequence[Seating], seed: str, happened: Sequence[Happening] = ()
) -> None:
    """From where it stands to its end, or until it is left; a contestant for each seat.

    They are told what has ``happened`` before. Raises Forfeited.
    """
    lots = SeededLots(seed, "seats")
    sitting: list[Contestant] = []
    seat = 0
    try:
        for seat, seating in enumerate(seatings):
            sitting.append(seating(seat, lots.below(1 << 62)))
        happenings = [*happened, *play.answer()]
        while not play.over and play.ply < CAP:
            for happening in happenings:
                for seat, contestant in enumerate(sitting):
                    contestant.observe(happening.perceived(seat))
            seat = play.turn[0]
            act = sitting[seat].choose(play.rules.view(play.state, seat))
            happenings = [_made(play, seat, act), *play.answer()]
    except Forfeit as lost:
        raise Forfeited(seat, str(lost)) from None


def _made(play: Play, seat: int, act: str) -> Happening:
    try:
        return play.make(seat, act)
    except IllegalMove as error:
        because = f"{error.message[:200]} ({error.clause})" if error.clause else "it names no act"
        raise Forfeit(f"{act[:80]!r} is not legal: {because}") from None
