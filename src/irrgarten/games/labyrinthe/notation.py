"""Acts as text: ``a2-a9``, with a shift ``k3-k10/l12``, and for a block ``[d4-d9]``."""

from __future__ import annotations

import re

from irrgarten.games.labyrinthe.board import SQUARE_NAMES, SQUARE_OF, SQUARES
from irrgarten.games.labyrinthe.codes import BLOCK, SHIFT
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.errors import NotationError

_ACT = re.compile(
    r"(?P<block>\[)?(?P<start>[a-u]\d\d?)-(?P<end>[a-u]\d\d?)(?(block)\]|(?:/(?P<to>[a-u]\d\d?))?)",
    re.ASCII,
)


def ends(act: int) -> tuple[int, int]:
    """The squares where an act starts and ends."""
    return act % BLOCK % SHIFT // SQUARES, act % BLOCK % SQUARES


def shifted_to(act: int) -> int | None:
    """Where the pawn that is met goes, if the act says so."""
    return act // SHIFT - 1 if SHIFT <= act < BLOCK else None


def format_act(seat: int, act: int) -> str:
    start, end = ends(act)
    line = f"{SQUARE_NAMES[start]}-{SQUARE_NAMES[end]}"
    if act >= BLOCK:
        return f"[{line}]"
    to = shifted_to(act)
    return line if to is None else f"{line}/{SQUARE_NAMES[to]}"


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
    start, end, *to = (SQUARE_OF[name] for name in names)
    act = SQUARES * start + end
    if found["block"]:
        return BLOCK + act
    return act + (SHIFT * (to[0] + 1) if to else 0)
