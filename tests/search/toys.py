"""Small games whose right play is known, for the search to be tried on."""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.flat import doubles, ints
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE, State

LINES = 8
LINE = ints(8)


def _fill() -> None:
    for i, line in enumerate((0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)):
        LINE[i] = line


_fill()


@cython.cclass
class Noughts(State):
    """Noughts and crosses. An act is a field from 0 to 8; a draw is worth a half."""

    def __init__(self) -> None:
        self.seats = 2
        self.crosses = 0
        self.noughts = 0
        self.turn = 0

    def blank(self) -> Noughts:
        return Noughts()

    def copy_from(self, other: State) -> None:
        self._become(cython.cast(Noughts, other))

    def _become(self, other: Noughts) -> None:
        self.crosses = other.crosses
        self.noughts = other.noughts
        self.turn = other.turn

    def has_line(self, marks: int) -> bool:
        lines = 0
        for i in range(LINES):
            if marks & LINE[i] == LINE[i]:
                lines += 1
        return lines > 0

    def to_act(self) -> int:
        if self.has_line(self.crosses) or self.has_line(self.noughts):
            return 0
        if self.crosses | self.noughts == 0o777:
            return 0
        return 1 << self.turn

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        taken = self.crosses | self.noughts
        for field in range(9):
            if (taken >> field) & 1 == 0:
                into.add(field)

    def chances(self, into: Acts) -> None:
        into.clear()

    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        if seat == 0:
            self.crosses |= 1 << act
        else:
            self.noughts |= 1 << act
        self.turn = 1 - seat

    def result(self, seat: int) -> float:
        return self.value(seat)

    def value(self, seat: int) -> float:
        won = 0.5
        if self.has_line(self.crosses):
            won = 1.0
        elif self.has_line(self.noughts):
            won = 0.0
        return won if seat == 0 else 1.0 - won

    def seen_by(self, seat: int) -> int:
        return self.crosses << 9 | self.noughts


def noughts(drawing: str) -> Noughts:
    """A position from nine characters, ``x``, ``o`` or ``.``; whoever has fewer marks is next."""
    state = Noughts()
    for field, mark in enumerate("".join(drawing.split())):
        if mark == "x":
            state.crosses |= 1 << field
        if mark == "o":
            state.noughts |= 1 << field
    state.turn = 0 if drawing.count("x") == drawing.count("o") else 1
    return state


GUESS_LEFT = 0
GUESS_RIGHT = 1
TAKE = 2
WAIT = 3
LOOK = 4


@cython.cclass
class Corners(Heuristics):
    """Tries nothing but corners, as long as one is free; ``asked`` counts the positions."""

    def __init__(self) -> None:
        self.kept = ints(9)
        self.asked = 0

    def narrows(self) -> bool:
        return True

    def narrow(self, state: State, seat: int, acts: Acts) -> None:
        self.asked += 1
        count = 0
        for i in range(acts.count):
            if (0o505 >> acts.at(i)) & 1:
                self.kept[count] = acts.at(i)
                count += 1
        if count == 0:
            return
        acts.clear()
        for i in range(count):
            acts.add(self.kept[i])


@cython.cclass
class Farsighted(Heuristics):
    """Sees whether an act ends noughts and crosses, and foresees; knows nothing of all else."""

    def __init__(self) -> None:
        self.made = Noughts()

    def foresees(self) -> bool:
        return True

    def foreseen(self, state: State, seat: int, act: int) -> float:
        self.made.copy_from(state)
        self.made.apply(seat, act, None)
        return self.made.value(seat) if self.made.to_act() == 0 else 0.5


@cython.cclass
class Shortsighted(Heuristics):
    """Thinks nothing of the right column of noughts and crosses."""

    def prior(self, state: State, seat: int, act: int) -> float:
        return 0.0001 if act % 3 == 2 else 1.0


@cython.cclass
class Resting(Heuristics):
    """Stops as soon as both have set a mark, where crosses win three games of four; ``looked``
    counts how often that was judged."""

    def __init__(self) -> None:
        self.looked = 0

    def rests(self, state: State) -> bool:
        return self.both(cython.cast(Noughts, state))

    def both(self, state: Noughts) -> bool:
        return state.crosses != 0 and state.noughts != 0

    def survey(self, state: State) -> None:
        self.looked += 1

    def surveyed(self, state: State, seat: int) -> float:
        return 0.25 + 0.5 * (1 - seat)


@cython.cclass
class Cups(State):
    """One seat and a ball under the left or the right cup, unseen.

    TAKE ends the game with 0.6. WAIT only puts the guess off: it is worth 0.5, though in every
    single position the player could then have guessed right. LOOK costs a tenth of the prize and
    shows the ball in ``clear`` of six cases.
    """

    def __init__(self) -> None:
        self.seats = 1
        self.ball = 0
        self.clear = 0
        self.stage = 0
        self.shown = 0
        self.prize = 1.0
        self.won = 0.0

    def blank(self) -> Cups:
        return Cups()

    def copy_from(self, other: State) -> None:
        self._become(cython.cast(Cups, other))

    def _become(self, other: Cups) -> None:
        self.ball = other.ball
        self.clear = other.clear
        self.stage = other.stage
        self.shown = other.shown
        self.prize = other.prize
        self.won = other.won

    def to_act(self) -> int:
        if self.stage == 3:
            return 0
        return CHANCE if self.stage == 2 else 1

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        into.add(0)
        into.add(1)
        if self.stage == 0:
            into.add(2)
            into.add(3)
            into.add(4)

    def chances(self, into: Acts) -> None:
        into.clear()
        if self.clear > 0:
            into.weigh(1, self.clear)
        if self.clear < 6:
            into.weigh(0, 6 - self.clear)

    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        if seat < 0:
            self.stage = 1
            if act == 1:
                self.shown = 1 + self.ball
        elif act == 2:
            self.stage = 3
            self.won = 0.6
        elif act == 3:
            self.stage = 1
        elif act == 4:
            self.stage = 2
            self.prize = 0.9
        else:
            self.stage = 3
            self.won = self.prize if act == self.ball else 0.0

    def result(self, seat: int) -> float:
        return self.won

    def value(self, seat: int) -> float:
        return self.won

    def seen_by(self, seat: int) -> int:
        return 4 * self.stage + self.shown


@cython.cclass
class UnderEither(Belief):
    """The ball lies under either cup, as likely."""

    def draw(self, into: State, rng: Rng) -> None:
        into.copy_from(self.known)
        cython.cast(Cups, into).ball = rng.below(2)


def cups(clear: int) -> UnderEither:
    state = Cups()
    state.clear = clear
    return UnderEither(state)


@cython.cclass
class Confession(State):
    """The prisoners' dilemma, three rounds: both seats choose at once, unseen, then both see.

    Act 1 confesses, act 0 keeps silent; to confess is better whatever the other does.
    """

    def __init__(self) -> None:
        self.seats = 2
        self.round = 0
        self.chosen = 0
        self.first = 0
        self.second = 0
        self.history = 1
        self.years = doubles(2)
        self.years[0] = 0.0
        self.years[1] = 0.0

    def blank(self) -> Confession:
        return Confession()

    def copy_from(self, other: State) -> None:
        self._become(cython.cast(Confession, other))

    def _become(self, other: Confession) -> None:
        self.round = other.round
        self.chosen = other.chosen
        self.first = other.first
        self.second = other.second
        self.history = other.history
        self.years[0] = other.years[0]
        self.years[1] = other.years[1]

    def to_act(self) -> int:
        return 0 if self.round == 3 else 3 & ~self.chosen

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        into.add(0)
        into.add(1)

    def chances(self, into: Acts) -> None:
        into.clear()

    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        self.chosen |= 1 << seat
        if seat == 0:
            self.first = act
        else:
            self.second = act
        if self.chosen == 3:
            self.years[0] += 1.0 - self.first + 2.0 * self.second
            self.years[1] += 1.0 - self.second + 2.0 * self.first
            self.history = self.history << 2 | self.first << 1 | self.second
            self.chosen = 0
            self.round += 1

    def result(self, seat: int) -> float:
        return self.value(seat)

    def value(self, seat: int) -> float:
        return 1.0 - self.years[seat] / 9.0

    def seen_by(self, seat: int) -> int:
        own = self.first if seat == 0 else self.second
        return self.history << 4 | self.chosen << 2 | (own if (self.chosen >> seat) & 1 else 2)
