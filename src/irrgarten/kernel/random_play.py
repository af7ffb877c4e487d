"""Play without thought: what chance answers, and acts picked evenly."""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE, State


@cython.ccall
def settle(state: State, acts: Acts, rng: Rng) -> int:
    """Let chance answer until a seat is to act or the game is over; returns who is to act.

    ``acts`` is room to work in.
    """
    who = state.to_act()
    while who == CHANCE:
        state.chances(acts)
        act = acts.pick(rng.below(acts.total))
        state.apply(-1, act, None)
        who = state.to_act()
    return who


@cython.ccall
def first_of(seats: int) -> int:
    """The lowest seat of a set that is not empty."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


@cython.ccall
def any_of(seats: int, rng: Rng) -> int:
    """A seat of a set that is not empty, each as likely."""
    rest = seats & (seats - 1)
    if rest == 0:
        return first_of(seats)
    size = 1
    while rest != 0:
        rest &= rest - 1
        size += 1
    skip = rng.below(size)
    rest = seats
    while skip > 0:
        rest &= rest - 1
        skip -= 1
    return first_of(rest)


@cython.ccall
def play_on(state: State, acts: Acts, rng: Rng, cap: int) -> int:
    """Make random acts to the end, or ``cap`` of them; returns how many were made.

    The acts of chance count too.
    """
    made = 0
    while made < cap:
        who = state.to_act()
        if who == 0:
            break
        if who == CHANCE:
            state.chances(acts)
            act = acts.pick(rng.below(acts.total))
            state.apply(-1, act, None)
        else:
            seat = any_of(who, rng)
            state.legal(seat, acts)
            act = acts.at(rng.below(acts.count))
            state.apply(seat, act, None)
        made += 1
    return made
