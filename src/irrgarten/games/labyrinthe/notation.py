"""Acts as text: ``a2-a9``, with a shift ``k3-k10/l12``, and for a block ``[d4-d9]``."""

from __future__ import annotations

import re

from irrgarten.games.labyrinthe.board import SQUARE_NAMES, SQUARE_OF
from irrgarten.games.labyrinthe.codes import (
    BLOCK,
    PAWN,
    act_of,
    end_of,
    kind_of,
    shifted_of,
    start_of,
)
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.errors import NotationError

_ACT = re.compile(
    r"(?P<block>\[)?(?P<start>[a-u]\d\d?)-(?P<end>[a-u]\d\d?)(?(block)\]|(?:/(?P<to>[a-u]\d\d?))?)",
    re.ASCII,
)


def format_act(seat: int, act: int) -> str:
    line = f"{SQUARE_NAMES[start_of(act)]}-{SQUARE_NAMES[end_of(act)]}"
    if kind_of(act) == BLOCK:
        return f"[{line}]"
    shifted = shifted_of(act)
    return line if shifted < 0 else f"{line}/{SQUARE_NAMES[shifted]}"


def square(name: str) -> int:
    if name not in SQUARE_OF:
        raise NotationError(f"{name!r} is no square; they are a1 to u21")
    return SQUARE_OF[name]


def parse_act(state: Labyrinthe, seat: int, text: str) -> int:
    found = _ACT.fullmatch(text.strip())
    names = [] if found is None else [name for name in found.group("start", "end", "to") if name]
    if found is None or any(name not in SQUARE_OF for name in names):
        raise NotationError(
            f"{text!r} names no act; a pawn's act is 'a2-a9' or, with a shift, 'k3-k10/l12', "
            "a block's '[d4-d9]', with squares from a1 to u21"
        )
    return act_of(BLOCK if found["block"] else PAWN, *(SQUARE_OF[name] for name in names))
