"""Whether the points of a seven can be used up, compared with trying everything (DOG-47)."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import irrgarten
from irrgarten import registry
from irrgarten.games.dog.board import arms, fields, start_field
from irrgarten.games.dog.options import TEAMS, DogOptions
from irrgarten.games.dog.position import lay_marbles
from irrgarten.games.dog.rules import Dog
from irrgarten.games.dog.set_up import empty_table
from irrgarten.kernel.acts import Acts

#: A board for trying: each seat's marbles by name, sorted.
Board = tuple[tuple[str, ...], ...]


class Referee:
    """The clauses on the seven, word by word and slowly, on names of places."""

    def __init__(self, options: DogOptions, seat: int) -> None:
        self.options, self.seat = options, seat
        self.ring = fields(options.players)
        self.starts = [start_field(options.players, other) for other in range(options.players)]
        size = options.team_size
        apart = options.players // size if size else options.players
        self.mates = [other for other in range(options.players) if (other - seat) % apart == 0]
        self.usable = cache(self.usable)  # type: ignore[method-assign]

    def movers(self, board: Board) -> list[int]:
        if self.options.teams == "none":
            return list(range(self.options.players))
        if self.options.canadian_seven:
            return self.mates
        if all(place[0] == "F" for place in board[self.seat]):
            return [mate for mate in self.mates if mate != self.seat]
        return [self.seat]

    def parts(self, board: Board, most: int) -> list[tuple[int, str, str, int, Board]]:
        """Owner, start, end, points and outcome of every part of up to so many points."""
        found = []
        for owner in self.movers(board):
            for number, place in enumerate(board[owner]):
                if place == "K":
                    continue
                for way in self.ways(owner, place, most):
                    after = self.walked(board, owner, number, way)
                    if after is not None:
                        found.append((owner, place, way[-1], len(way), after))
        return found

    def ways(self, owner: int, place: str, most: int) -> list[list[str]]:
        """The places one after the other, on the track and into the finish."""
        if place[0] == "F":
            inside = [f"F{n}" for n in range(int(place[1]) + 1, 5)]
            return [inside[:n] for n in range(1, min(most, len(inside)) + 1)]
        field = self.starts[owner] if place == "S" else int(place)
        track = [str((field + n) % self.ring) for n in range(1, most + 1)]
        ways = [track[:n] for n in range(1, most + 1)]
        home = str(self.starts[owner])
        if place != "S" and (place == home or home in track):
            before = [] if place == home else track[: track.index(home) + 1]
            lane = [*before, "F1", "F2", "F3", "F4"][:most]
            ways += [lane[:n] for n in range(len(before) + 1, len(lane) + 1)]
        return ways

    def walked(self, board: Board, owner: int, number: int, way: list[str]) -> Board | None:
        after = [list(places) for places in board]
        after[owner][number] = "on its way"
        for step in way:
            if step[0] == "F":
                if step in after[owner]:
                    return None
                continue
            for other, places in enumerate(after):
                if "S" in places and self.starts[other] == int(step):
                    return None
                after[other] = ["K" if place == step else place for place in places]
        after[owner][number] = way[-1]
        return tuple(tuple(sorted(places)) for places in after)

    def usable(self, board: Board, points: int) -> bool:
        return points == 0 or any(
            self.usable(after, points - used) for _, _, _, used, after in self.parts(board, points)
        )

    def legal(self, board: Board, left: int) -> set[str]:
        listed = set()
        for owner, start, end, used, after in self.parts(board, left):
            if self.usable(after, left - used):
                prefix = "" if owner == self.seat else f"{owner}."
                named = [place if place.isdigit() else prefix + place for place in (start, end)]
                listed.add(">".join(named))
        return listed


@st.composite
def crowded(draw: st.DrawFn) -> tuple[DogOptions, Board]:
    """Marbles mostly close before start fields, where barriers and finishes matter."""
    players = draw(st.sampled_from([2, 3, 4, 4, 4, 6]))
    teams = draw(st.sampled_from(TEAMS[players]))
    options = DogOptions(players=players, teams=teams, canadian_seven=draw(st.booleans()))
    taken: set[int] = set()
    board = []
    near = [(16 * arm - n) % fields(players) for arm in range(arms(players)) for n in range(9)]
    for seat in range(players):
        places: list[str] = []
        for _ in range(4):
            kind = draw(st.sampled_from("KSFFTTT"))
            field = draw(st.sampled_from(near))
            lane = f"F{draw(st.integers(1, 4))}"
            start = start_field(players, seat)
            if kind == "S" and start not in taken:
                taken.add(start)
                places.append("S")
            elif kind == "F" and lane not in places:
                places.append(lane)
            elif kind == "T" and field not in taken:
                taken.add(field)
                places.append(str(field))
            else:
                places.append("K")
        board.append(tuple(sorted(places)))
    return options, tuple(board)


def laid(options: DogOptions, board: Board, left: int) -> Dog:
    state = empty_table(options)
    lay_marbles(state, board)
    state.phase, state.turn, state.dealer, state.left = 3, 0, 0, left
    return state


@settings(max_examples=400 if irrgarten.compiled else 60)
@given(drawn=crowded(), left=st.integers(1, 7))
def test_legal_parts_are_exactly_those_that_leave_usable_points(
    drawn: tuple[DogOptions, Board], left: int
) -> None:
    options, board = drawn
    state = laid(options, board, left)
    if options.teams != "none" and state.marbles.team_is_home(0):
        return
    referee = Referee(options, 0)
    rules = registry.rules("dog")
    acts = Acts()
    state.legal(0, acts)
    listed = [rules.format(state, 0, act) for act in acts.listed()]
    assert len(set(listed)) == len(listed)
    assert set(listed) == referee.legal(board, left)
    movers = state.marbles.moved_by_seven(0, state.marbles.home[0])
    room = state.marbles.room(movers, -1, -1, 0)
    assert (room >= left) == referee.usable(board, left)


@pytest.mark.parametrize("left", range(1, 8))
def test_the_referee_knows_a_tight_spot(left: int) -> None:
    """Three points before the barrier and three inside: six can be used, seven cannot."""
    board: Board = (("12", "F1", "K", "K"), ("K", "K", "K", "S"), ("K",) * 4, ("K",) * 4)
    assert Referee(DogOptions(), 0).usable(board, left) == (left <= 6)
