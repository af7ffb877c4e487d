"""Why an act is not legal: the clause that forbids it, in the order a referee would ask."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth.board import FIELD_NAMES, SYMBOLS, beside
from irrgarten.games.magic_labyrinth.codes import CHIP, DIAGONALS, IN_BAG, ROLL, STOP
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.state import CHANCE_SEAT


def refusal(state: MagicLabyrinth, seat: int, act: int) -> Refusal | None:
    if state.winner >= 0:
        return Refusal("MAG-23", "why-over")
    if act >= ROLL:
        return _of_chance(state, seat, act)
    if seat != state.turn:
        return Refusal("MAG-08", "why-not-your-turn", {"seat": state.turn})
    if state.wanted < 0:
        return Refusal("MAG-07", "why-draw-first")
    if state.rolled == 0:
        return Refusal("MAG-10", "why-roll-first")
    if act == STOP:
        return _of_stopping(state)
    return _of_step(state, act)


def _of_chance(state: MagicLabyrinth, seat: int, act: int) -> Refusal | None:
    rolling = act < CHIP
    if seat != CHANCE_SEAT:
        return Refusal("MAG-10" if rolling else "MAG-07", "why-chance-draws")
    if rolling:
        if state.wanted < 0:
            return Refusal("MAG-07", "why-draw-first")
        if state.rolled > 0:
            return Refusal("MAG-10", "why-already-rolled")
        face = act - ROLL
        return None if 1 <= face <= 4 else Refusal("MAG-10", "why-no-such-face", {"face": face})
    if state.wanted >= 0:
        return Refusal("MAG-20", "why-no-draw-now")
    symbol = act - CHIP
    if state.holder[symbol] != IN_BAG:
        return Refusal("MAG-07", "why-not-in-bag", {"symbol": SYMBOLS[symbol]})
    return None


def _of_stopping(state: MagicLabyrinth) -> Refusal | None:
    if state.may_stop():
        return None
    return Refusal("MAG-14", "why-stop-occupied", {"field": FIELD_NAMES[state.at[state.turn]]})


def _of_step(state: MagicLabyrinth, act: int) -> Refusal | None:
    if act in DIAGONALS.values():
        return Refusal("MAG-12", "why-diagonal")
    field = beside(state.at[state.turn], act)
    if field < 0:
        return Refusal("MAG-12", "why-off-board")
    if state.may_step(act):
        return None
    reason = "why-occupied-last-step" if state.left == 1 else "why-occupied-no-way-on"
    return Refusal("MAG-14", reason, {"field": FIELD_NAMES[field]})
