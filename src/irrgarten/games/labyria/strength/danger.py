"""Which figures could be attacked, and with which throws (RIA-50); and who could win with one."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.labyria.board import CLOAK, DOUBLE, FIELD_NAMES, FIGURES, SYMBOLS, TURN
from irrgarten.games.labyria.codes import MOVE, RACE, end_of, kind_of, source_of, start_of
from irrgarten.games.labyria.rules import Labyria
from irrgarten.kernel import door
from irrgarten.kernel.threats import Threat, gathered

NONE = -1
#: TURN stands for every symbol that leaves a move as it is.
TRIED = (TURN, DOUBLE, CLOAK)


def threats(state: Labyria) -> list[Threat]:
    if state.phase != RACE:
        return []
    return gathered([threat for seat in range(state.seats) for threat in _of(state, seat)])


def _of(state: Labyria, seat: int) -> Iterator[Threat]:
    tried = state.copy()
    tried.turn = seat
    tried.attack = tried.evade = NONE
    tried.moved = False
    tried.used = True
    goal, last = state.goal_of(seat), state.at_goal(seat) == FIGURES - 1
    plain = set()
    for symbol in TRIED:
        for number in range(1, 7):
            tried.number, tried.symbol = number, symbol
            by = str(number) if symbol == TURN else f"{SYMBOLS[symbol]} {number}"
            for act in door.numbers_of(tried, seat):
                if kind_of(act) != MOVE:
                    continue
                start, end, source = start_of(act), end_of(act), source_of(act)
                wins = last and end == goal
                # With the cloak one may go where one can go without it.
                if (source < 0 and not wins) or (symbol == CLOAK and (start, end, number) in plain):
                    continue
                if symbol == TURN:
                    plain.add((start, end, number))
                other = None if wins else state.maze.on[end] - 1
                yield Threat(seat, FIELD_NAMES[start], FIELD_NAMES[end], other, [by])
