"""A turn tried on a copy before it is made: as far as that can be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from irrgarten.kernel import door
from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.rules import Rules
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, State


class Preview(Struct, frozen=True):
    """``state`` is what the first ``shown`` of the acts lead to.

    The next one was refused, if there is a ``refusal``; or the turn was over, or chance or
    something hidden from the seat would have answered.
    """

    shown: int
    state: State
    refusal: IllegalMove | None = None


def preview(rules: Rules[Any, Any, Any], state: State, seat: int, texts: Sequence[str]) -> Preview:
    """These acts of a seat, tried one after the other; what chance would do is never tried."""
    if seat == CHANCE_SEAT:
        return Preview(0, state)
    for shown, text in enumerate(texts):
        if shown > 0 and not _is_to_act(state, seat):
            return Preview(shown, state)
        try:
            act = door.checked(rules, state, seat, text)
        except IllegalMove as refusal:
            return Preview(shown, state, refusal)
        after = act.made()
        if not rules.previewed(state, act.act, after):
            return Preview(shown, state)
        state = after
    return Preview(len(texts), state)


def _is_to_act(state: State, seat: int) -> bool:
    to_act = state.to_act()
    return to_act != CHANCE and bool(to_act >> seat & 1)
