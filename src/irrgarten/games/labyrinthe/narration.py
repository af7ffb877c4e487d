"""What happens, as events; everybody perceives the same."""

from __future__ import annotations

from irrgarten.games.labyrinthe import codes
from irrgarten.games.labyrinthe.board import SQUARE_NAMES
from irrgarten.kernel.memory import Event, SeatEvent
from irrgarten.kernel.narration import TurnCame, Won, Worded, told_by


class Moved(SeatEvent, frozen=True):
    """A pawn moved along its line."""

    start: str
    end: str


class Shifted(SeatEvent, frozen=True):
    """The pawn of ``owner`` made room in the centre for the one that ``seat`` moved (LAB-21)."""

    owner: int
    start: str
    end: str


class Slid(SeatEvent, frozen=True):
    """A block of so many squares slid; both squares are its name, before and after."""

    start: str
    end: str
    size: int


class Lapsed(SeatEvent, frozen=True):
    """The second act of a turn was not possible (LAB-24)."""

    act: codes.Done


class Passed(SeatEvent, frozen=True):
    """Neither act was possible, and the turn passed by itself (LAB-24)."""


class Drawn(Event, frozen=True):
    """So many turns went by without a winner (LAB-25)."""

    turns: int


_S = SQUARE_NAMES

WORDS: dict[int, Worded] = {
    codes.MOVED: lambda a, b, c, *_: Moved(a, _S[b], _S[c]),
    codes.SHIFTED: lambda a, b, c, d, *_: Shifted(a, b, _S[c], _S[d]),
    codes.SLID: lambda a, b, c, d, *_: Slid(a, _S[b], _S[c], d),
    codes.LAPSED: lambda a, b, *_: Lapsed(a, codes.DONE_NAMES[b]),
    codes.PASSED: lambda a, *_: Passed(a),
    codes.TURN: lambda a, *_: TurnCame(a),
    codes.WON: lambda a, *_: Won(a),
    codes.DRAWN: lambda a, *_: Drawn(a),
}

narrate = told_by(WORDS)
