"""The one way to an act: nobody makes one that the rules have not let through.

``State.apply`` trusts whoever calls it. Compiled, Python cannot call it; what comes from outside
(text in a frame, a command, a record or a position) becomes an act here and nowhere else.
"""

from __future__ import annotations

from typing import Any, NoReturn

import cython

from irrgarten.kernel.acts import Acts
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IllegalMove, NotationError
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.rules import Rules
from irrgarten.kernel.state import CHANCE_SEAT, State


class Disagreement(Exception):
    """``why_not`` let an act through that the position does not list: a fault in the rules."""


@cython.cclass
class Checked:
    """An act that was let through, with the position it was let through in.

    Only this module makes one. The position is a copy of its own, so an act can never come
    upon another one than it was checked in.
    """

    _position: State
    seat: int
    act: int

    def __init__(self) -> None:
        raise TypeError("an act is checked by irrgarten.kernel.door")

    def __reduce__(self) -> NoReturn:
        raise TypeError("an act that was checked here is not let through elsewhere")

    def made(self, journal: Journal | None = None) -> State:
        """The position that the act leads to; what happens on the way is noted in ``journal``."""
        after = self._position.copy()
        _apply(after, self.seat, self.act, journal)
        return after


# -- acts from outside --------------------------------------------------------------------------
def checked(rules: Rules[Any, Any, Any], state: State, seat: int, text: str) -> Checked:
    """The act that a text names, if the seat may make it now. Raises IllegalMove."""
    act = parsed(rules, state, seat, text)
    refused = rules.why_not(state, seat, act)
    if refused is not None:
        raise IllegalMove(str(refused), refused)
    return one_of(state, seat, act)


def refusal(rules: Rules[Any, Any, Any], state: State, seat: int, text: str) -> Refusal | None:
    """What forbids the act that a text names; None if it is legal. Raises NotationError."""
    return rules.why_not(state, seat, parsed(rules, state, seat, text))


def parsed(rules: Rules[Any, Any, Any], state: State, seat: int, text: str) -> int:
    """The act that a text names for a seat that there is. Raises IllegalMove."""
    if not isinstance(text, str):
        raise NotationError(f"{text!r} is no text that names an act")
    _look_at(state, seat)
    return rules.parse(state, seat, text)


# -- acts that the position itself lists --------------------------------------------------------
def listed(state: State, seat: int) -> list[Checked]:
    """All that a seat may do now, or chance may answer (CHANCE_SEAT)."""
    acts, position = numbers_of(state, seat), state.copy()
    return [_let_through(position, seat, act) for act in acts]


def one_of(state: State, seat: int, act: int) -> Checked:
    """This one of them. Raises Disagreement if it is none of them."""
    acts = _filled(_buffer(), state, seat)
    is_there = acts.has(act)
    _BUFFERS.append(acts)
    if not is_there:
        raise Disagreement(f"no clause forbids act {act} to seat {seat}, but it is not legal")
    return _let_through(state.copy(), seat, act)


def nth(state: State, seat: int, index: int) -> Checked:
    """One of these, by its place among them."""
    acts = numbers_of(state, seat)
    if not 0 <= index < len(acts):
        raise IndexError(f"there are {len(acts)} acts, none is number {index}")
    return _let_through(state.copy(), seat, acts[index])


def drawn(state: State, lots: Lots) -> Checked:
    """What chance answers when a lot is drawn."""
    acts = _filled(_buffer(), state, CHANCE_SEAT)
    act = acts.pick(lots.below(acts.total))
    is_there, total = acts.has(act), acts.total
    _BUFFERS.append(acts)
    if not is_there:
        raise IndexError(f"lots are drawn below {total}")
    return _let_through(state.copy(), CHANCE_SEAT, act)


def acts_of(state: State, seat: int) -> Acts:
    """What a seat may do now, or chance may answer, as the position lists it."""
    return _filled(Acts(), state, seat)


def numbers_of(state: State, seat: int) -> list[int]:
    """The same acts without their weights."""
    acts = _filled(_buffer(), state, seat)
    numbers = acts.listed()
    _BUFFERS.append(acts)
    return numbers


#: Buffers that nobody uses just now: one takes longer to make than to fill. Where something fails,
#: its buffer does not come back.
_BUFFERS: list[Acts] = []


def _buffer() -> Acts:
    return _BUFFERS.pop() if _BUFFERS else Acts()


def _filled(acts: Acts, state: State, seat: int) -> Acts:
    _look_at(state, seat)
    if seat == CHANCE_SEAT:
        state.chances(acts)
    else:
        state.legal(seat, acts)
    return acts


# -- behind the door ----------------------------------------------------------------------------
def _look_at(state: State, seat: int) -> None:
    if type(seat) is not int or not (seat == CHANCE_SEAT or 0 <= seat < state.seats):
        raise IllegalMove(f"there is no seat {seat!r}")


@cython.cfunc
def _let_through(position: State, seat: int, act: int) -> Checked:
    passed = Checked.__new__(Checked)
    passed._position = position
    passed.seat = seat
    passed.act = act
    return passed


@cython.cfunc
def _apply(state: Any, seat: int, act: int, journal: Journal | None) -> None:
    # An object for the compiler: a game written in plain Python has no C function to call, and
    # a compiled one shows no other.
    if cython.compiled and not hasattr(state, "apply"):
        cython.cast(State, state).apply(seat, act, journal)
    else:
        state.apply(seat, act, journal)
