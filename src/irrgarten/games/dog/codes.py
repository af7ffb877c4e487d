"""The numbers that stand for places, acts and what happens, in the compiled rules and outside."""

from __future__ import annotations

from typing import Literal, get_args

#: Places. Track fields are 0 to 95 (0 to 63 on the board of four arms); F1 to F4 of seat s begin
#: at LANE + 4 * s; the kennel of seat s is KENNEL + s. Only acts and journals know FRESH + s: the
#: start field of seat s with a fresh marble on it. Elsewhere that is a track field that is barred.
LANE = 96
KENNEL = 120
FRESH = 126
PLACES = 132

#: Cards: ranks 1 (ace) to 13 (king), and the joker.
ACE, TWO, FOUR, SEVEN, JACK, QUEEN, KING, JOKER = 1, 2, 4, 7, 11, 12, 13, 14

#: Acts: ``kind << 24 | to << 16 | start << 8 | rank << 4 | card``, where ``rank`` is what the card
#: stands for. The further parts of a seven have neither card nor rank. An exchange has the
#: other marble's field in ``to``, a drawing two the seat drawn from.
MOVE, SWAP, IDLE, DRAW, GIVE, CARD = range(1, 7)

#: The phases, in the words of the position.
Phase = Literal["deal", "exchange", "draw", "play", "take", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
DEALING, EXCHANGING, DRAWING, PLAYING, TAKING, OVER = range(6)

#: Kinds of entries in the journal.
(
    DEALT,
    SHUFFLED,
    GAVE,
    GOT,
    DREW,
    LAID,
    MOVED,
    WENT_HOME,
    SWAPPED,
    IDLED,
    DROPPED,
    ALL_HOME,
    ROUND,
    TURN,
    WON,
) = range(1, 16)


def act_of(kind: int, card: int = 0, rank: int = 0, start: int = 0, to: int = 0) -> int:
    return kind << 24 | to << 16 | start << 8 | rank << 4 | card


def parts_of(act: int) -> tuple[int, int, int, int, int]:
    """Kind, card, rank, start and end of an act."""
    return act >> 24, act & 15, act >> 4 & 15, act >> 8 & 255, act >> 16 & 255
