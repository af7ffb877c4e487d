"""Play at first sight: everybody does what it would do in a playout, and nobody thinks.

Some thousand games a second can be played so, and learned from.
"""

from __future__ import annotations

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.random_play import first_of, settle
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import State


@cython.ccall
def play_to_rest(state: State, heuristics: Heuristics, acts: Acts, rng: Rng, cap: int) -> int:
    """Play on to where a playout would rest, or to the end, or for ``cap`` acts.

    Returns how many were made.
    """
    made = 0
    who = settle(state, acts, rng)
    while who != 0 and made < cap:
        seat = first_of(who)
        state.legal(seat, acts)
        act = heuristics.suggest(state, seat, acts, rng)
        state.apply(seat, act, None)
        made += 1
        if heuristics.rests(state):
            break
        who = settle(state, acts, rng)
    return made
