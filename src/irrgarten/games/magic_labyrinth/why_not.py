"""Why an act is not legal: what has to hold for each kind, in the order a referee would ask."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth.board import FIELD_NAMES, SYMBOLS
from irrgarten.games.magic_labyrinth.codes import (
    CHIP,
    ROLL,
    STEP,
    STOP,
    kind_of,
    symbol_of,
    value_of,
)
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth as Its
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.conditions import About, Condition, by_chance, first_refusal, its_turn


def _here(state: Its, seat: int, act: int) -> About:
    return {"field": FIELD_NAMES[state.at[state.turn]]}


def _there(state: Its, seat: int, act: int) -> About:
    return {"field": FIELD_NAMES[state.beyond(act)]}


def _symbol(state: Its, seat: int, act: int) -> About:
    return {"symbol": SYMBOLS[symbol_of(act)]}


def _face(state: Its, seat: int, act: int) -> About:
    return {"face": value_of(act)}


def _has_way_on(state: Its, seat: int, act: int) -> bool:
    return state.left == 1 or state.ends_free(seat, act)


GOES_ON = Condition("MAG-23", "why-over", Its.goes_on)
HAS_SYMBOL = Condition("MAG-07", "why-draw-first", Its.has_symbol)
MOVES = (
    GOES_ON,
    Condition("MAG-08", "why-not-your-turn", Its.has_turn, its_turn),
    HAS_SYMBOL,
    Condition("MAG-10", "why-roll-first", Its.has_rolled),
)
CONDITIONS = {
    STEP: (
        *MOVES,
        Condition("MAG-12", "why-diagonal", Its.goes_straight),
        Condition("MAG-12", "why-off-board", Its.stays_on_board),
        Condition("MAG-14", "why-occupied-no-way-on", _has_way_on, _there),
        Condition("MAG-14", "why-occupied-last-step", Its.ends_free, _there),
    ),
    STOP: (*MOVES, Condition("MAG-14", "why-stop-occupied", Its.may_stop, _here)),
    ROLL: (
        GOES_ON,
        Condition("MAG-10", "why-chance-draws", by_chance),
        HAS_SYMBOL,
        Condition("MAG-10", "why-already-rolled", lambda *asked: not Its.has_rolled(*asked)),
        Condition("MAG-10", "why-no-such-face", Its.has_face, _face),
    ),
    CHIP: (
        GOES_ON,
        Condition("MAG-07", "why-chance-draws", by_chance),
        Condition("MAG-20", "why-no-draw-now", lambda *asked: not Its.has_symbol(*asked)),
        Condition(
            "MAG-07",
            "why-not-in-bag",
            Its.is_in_bag,
            lambda *a: {"symbol": SYMBOLS[symbol_of(a[2])]},
        ),
    ),
}


def refusal(state: Its, seat: int, act: int) -> Refusal | None:
    return first_refusal(CONDITIONS[kind_of(act)], state, seat, act)
