"""Games played at random, for the laws to look at: every act is picked by what drives the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from hypothesis import strategies as st
from tests.contract.options import chosen

from irrgarten.kernel import door
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, State

#: Picks a number below a bound.
Pick = Callable[[int], int]


@dataclass
class Move:
    """A position, who acts in it, and the act that is made next."""

    state: State
    seat: int
    act: int


def bytes_of(rules: AnyRules, state: State) -> bytes:
    return msgspec.json.encode(rules.dump(state))


def actors(state: State) -> list[int]:
    to_act = state.to_act()
    if to_act == CHANCE:
        return [CHANCE_SEAT]
    return [seat for seat in range(state.seats) if to_act >> seat & 1]


def acts_of(state: State, seat: int) -> list[tuple[int, int]]:
    return door.acts_of(state, seat).weighed()


def walk(state: State, pick: Pick, most: int) -> Iterator[Move]:
    """Walk ``state`` itself onward; each move is given before it is made."""
    for _ in range(most):
        seats = actors(state)
        if not seats:
            return
        seat = seats[pick(len(seats))]
        acts = acts_of(state, seat)
        index = pick(len(acts))
        yield Move(state, seat, acts[index][0])
        state.copy_from(door.nth(state, seat, index).made())


@st.composite
def starts(draw: st.DrawFn, rules: AnyRules) -> Play:
    return Play.begun(rules, draw(chosen(rules)), str(draw(st.integers(0, 10**6))), {})


@st.composite
def positions(draw: st.DrawFn, rules: AnyRules, most: int = 120) -> State:
    """A position that random play has come to, over or not."""
    state = draw(starts(rules)).state
    random = draw(st.randoms(use_true_random=False))
    steps = draw(st.integers(0, most))
    for _ in walk(state, random.randrange, steps):
        pass
    return state


def seats_and_watcher(state: State) -> list[int]:
    return [*range(state.seats), -1]


def encoded(data: Any) -> bytes:
    return msgspec.json.encode(data)
