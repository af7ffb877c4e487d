"""What is true of the positions of every game, seen on one game of each at random."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.contract.options import seat_counts, variants
from tests.contract.walks import (
    Move,
    actors,
    acts_of,
    bytes_of,
    encoded,
    seats_and_watcher,
    walk,
)

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE_SEAT, State

#: Enough for most games to end, and for every piece to have moved.
ACTS = 150


def told(rules: AnyRules, state: State) -> tuple[object, ...]:
    """All that can be asked of a position without changing it."""
    seats = seats_and_watcher(state)
    return (
        bytes_of(rules, state),
        [encoded(rules.view(state, seat)) for seat in seats],
        state.to_act(),
        state.turn,
        [state.seen_by(seat) for seat in seats],
        [(state.result(seat), state.value(seat)) for seat in range(state.seats)],
    )


def a_game(rules: AnyRules, players: int) -> Iterator[Move]:
    """The last position, which nobody moves on, is looked at as well."""
    state = Play.begun(rules, read_options(rules.name, {"players": players}), "7", {}).state
    yield from walk(state, Rng(players).below, ACTS)
    yield Move(state, 0, -1)


@pytest.mark.parametrize("name", registry.names())
def test_a_copy_is_and_becomes_what_the_position_does(name: str) -> None:
    rules = registry.rules(name)
    counts = seat_counts(rules)
    for players in {counts[0], counts[-1]}:
        for number, move in enumerate(a_game(rules, players)):
            if move.act >= 0 and number % 5:
                continue
            copy = move.state.copy()
            assert told(rules, copy) == told(rules, move.state)
            if move.act >= 0:
                ways = [door.one_of(one, move.seat, move.act).made() for one in (copy, move.state)]
                assert told(rules, ways[0]) == told(rules, ways[1]) == told(rules, ways[0].copy())


@pytest.mark.parametrize("name", registry.names())
def test_a_list_that_was_used_is_filled_anew(name: str) -> None:
    rules = registry.rules(name)
    acts = Acts()
    for move in a_game(rules, seat_counts(rules)[0]):
        for seat in actors(move.state):
            if seat != CHANCE_SEAT:
                move.state.legal(seat, acts)
                assert acts.weighed() == acts_of(move.state, seat)
        move.state.chances(acts)
        assert acts.weighed() == acts_of(move.state, CHANCE_SEAT)
        move.state.legal(0, acts)


@pytest.mark.parametrize("name", registry.names())
def test_a_copy_is_played_with_the_same_options(name: str) -> None:
    rules = registry.rules(name)
    for options in variants(rules):
        state = Play.begun(rules, read_options(name, options), "7", {}).state
        assert rules.options(state.copy()) == rules.options(state)


@pytest.mark.parametrize("name", registry.names())
def test_a_view_says_whose_it_is(name: str) -> None:
    rules = registry.rules(name)
    state = Play.begun(rules, read_options(name, {}), "7", {}).state
    seats = [rules.view(state, seat).seat for seat in range(state.seats)]
    assert seats == list(range(state.seats))
