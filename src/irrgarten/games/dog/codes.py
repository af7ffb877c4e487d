"""The numbers that stand for places, acts and what happens, in the compiled rules and outside."""

from __future__ import annotations

from typing import Literal, get_args

from irrgarten.kernel.compiling import inline

#: Places. Track fields are 0 to 95 (0 to 63 on the board of four arms); F1 to F4 of seat s begin
#: at LANE + 4 * s; the kennel of seat s is KENNEL + s. Only acts and journals know FRESH + s: the
#: start field of seat s with a fresh marble on it. Elsewhere that is a track field that is barred.
LANE = 96
KENNEL = 120
FRESH = 126
PLACES = 132

#: Cards: ranks 1 (ace) to 13 (king), and the joker.
ACE, TWO, FOUR, SEVEN, JACK, QUEEN, KING, JOKER = 1, 2, 4, 7, 11, 12, 13, 14

#: Kinds of acts. ``rank`` is what the card stands for. The further parts of a seven have neither
#: card nor rank. An exchange has the other marble's field as its end, a drawing two the seat drawn
#: from.
MOVE, SWAP, IDLE, DRAW, GIVE, CARD = range(1, 7)

#: A hand is its number of cards, then how many it has of each kind.
HAND = 15

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


@inline
def act_of(kind: int, card: int = 0, rank: int = 0, start: int = 0, end: int = 0) -> int:
    return kind << 24 | end << 16 | start << 8 | rank << 4 | card


@inline
def kind_of(act: int) -> int:
    return act >> 24


@inline
def card_of(act: int) -> int:
    return act & 15


@inline
def rank_of(act: int) -> int:
    return (act >> 4) & 15


@inline
def start_of(act: int) -> int:
    return (act >> 8) & 255


@inline
def end_of(act: int) -> int:
    return (act >> 16) & 255


def parts_of(act: int) -> tuple[int, int, int, int, int]:
    """Return kind, card, rank, start and end of an act."""
    return kind_of(act), card_of(act), rank_of(act), start_of(act), end_of(act)
