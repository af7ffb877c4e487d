"""Acts as text: ``n`` ``e`` ``s`` ``w`` ``stop``, and chance as ``roll 3``, ``chip owl``."""

from __future__ import annotations

from irrgarten.games.magic_labyrinth.board import DIRECTIONS, SYMBOLS
from irrgarten.games.magic_labyrinth.codes import DIAGONALS, STOP, chip_act, roll_act, step_act
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.errors import NotationError

_ACTS: dict[str, int] = {
    **{name: step_act(number) for number, name in enumerate(DIRECTIONS)},
    "stop": STOP,
    **DIAGONALS,
    **{f"roll {face}": roll_act(face) for face in range(10)},
    **{f"chip {symbol}": chip_act(number) for number, symbol in enumerate(SYMBOLS)},
}
_TEXTS = {act: text for text, act in _ACTS.items()}


def format_act(seat: int, act: int) -> str:
    return _TEXTS[act]


def parse_act(state: MagicLabyrinth, seat: int, text: str) -> int:
    act = _ACTS.get(" ".join(text.split()))
    if act is None:
        raise NotationError(
            f"{text!r} names no act; acts are n, e, s, w and stop, chance is 'roll 3' or 'chip owl'"
        )
    return act
