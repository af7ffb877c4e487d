"""Entrants, their encounters, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from irrgarten.tournaments.reasons import Reason

WIN, DRAW, LOSS = 1.0, 0.5, 0.0

#: How a result came about: by a game, by a bye that counts as a win, by a rest that counts as
#: nothing, because somebody was not there, because time was up, or by the organiser.
How = Literal["played", "bye", "rest", "no_show", "overtime", "organiser"]


class Entrant(Struct, frozen=True):
    """Whoever is paired: a player, or a team. Number 1 was there first; seed 1 is the strongest.

    Who has ``withdrawn`` is paired no more.
    """

    number: int
    seed: int
    withdrawn: bool = False


class Result(Struct, frozen=True):
    """What each side has of it: 1, ½ or 0; and its points, where the game has them."""

    first: float
    second: float
    how: How = "played"
    points: tuple[int, int] | None = None

    @property
    def decided(self) -> bool:
        return self.first != self.second


class Encounter(Struct, frozen=True):
    """Two entrants at a table, or one with a bye. ``first`` begins, unless seats are fixed.

    ``number`` counts the tables of a round from 1. ``group`` counts groups from 1; ``slot`` is the
    place in the bracket of a knock-out, from 0.
    """

    round: int
    number: int
    first: int
    second: int | None
    why: list[Reason]
    group: int | None = None
    slot: int | None = None
    result: Result | None = None

    @property
    def sides(self) -> tuple[int, ...]:
        return (self.first,) if self.second is None else (self.first, self.second)

    def other(self, entrant: int) -> int | None:
        return self.second if entrant == self.first else self.first

    def score_of(self, entrant: int) -> float:
        if self.result is None:
            return 0.0
        return self.result.first if entrant == self.first else self.result.second

    def points_of(self, entrant: int) -> int:
        if self.result is None or self.result.points is None:
            return 0
        return self.result.points[0 if entrant == self.first else 1]

    @property
    def winner(self) -> int | None:
        """Who goes on from here; after a draw whoever did not begin. None if neither came."""
        if self.result is None or self.second is None:
            return self.first
        if not self.result.decided and self.result.how == "no_show":
            return None
        return self.first if self.result.first > self.result.second else self.second


BYE = Result(WIN, LOSS, "bye")
REST = Result(LOSS, LOSS, "rest")


class Past(Struct, frozen=True):
    """What the encounters so far say of entrants."""

    encounters: Sequence[Encounter]

    def of(self, entrant: int) -> list[Encounter]:
        return [one for one in self.encounters if entrant in one.sides]

    def met(self) -> dict[tuple[int, int], int]:
        """How often two have met; the lower number first."""
        count: dict[tuple[int, int], int] = {}
        for one in self.encounters:
            if one.second is not None:
                pair = (min(one.sides), max(one.sides))
                count[pair] = count.get(pair, 0) + 1
        return count

    def byes(self) -> dict[int, int]:
        count: dict[int, int] = {}
        for one in self.encounters:
            if one.second is None:
                count[one.first] = count.get(one.first, 0) + 1
        return count

    def begun(self) -> dict[int, tuple[int, int]]:
        """How often everybody has begun, and how often not."""
        count: dict[int, tuple[int, int]] = {}
        for one in self.encounters:
            if one.second is not None:
                yes, no = count.get(one.first, (0, 0))
                count[one.first] = (yes + 1, no)
                yes, no = count.get(one.second, (0, 0))
                count[one.second] = (yes, no + 1)
        return count

    def scores(self) -> dict[int, float]:
        scores: dict[int, float] = {}
        for one in self.encounters:
            for entrant in one.sides:
                scores[entrant] = scores.get(entrant, 0.0) + one.score_of(entrant)
        return scores

    @property
    def rounds(self) -> int:
        return max((one.round for one in self.encounters), default=0)


def by_seed(entrants: Iterable[Entrant]) -> list[Entrant]:
    return sorted(entrants, key=lambda one: (one.seed, one.number))
