"""Acts as text: ``10:23>33``, ``A:K>S``, ``J:12x40``, ``X=7:12>15``, ``give 7``, ``card 7``."""

from __future__ import annotations

import re

from irrgarten.games.dog.board import CARD_OF, CARDS, MARBLES, OWNERS, PLACE_NAMES
from irrgarten.games.dog.codes import (
    ACE,
    CARD,
    DRAW,
    FRESH,
    GIVE,
    IDLE,
    JOKER,
    KENNEL,
    KING,
    LANE,
    MOVE,
    SEVEN,
    SWAP,
    act_of,
    parts_of,
)
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.errors import NotationError

_CARD = "A|[2-9]|10|J|Q|K|X"
_PLACE = r"(?:[0-5]\.)?(?:K|S|F[1-4])|0|[1-9][0-9]?"
_CHANGE = re.compile(rf"(give|card) ({_CARD})")
_PLAY = re.compile(
    rf"(?:({_CARD})(?:=({_CARD}))?:)?"
    rf"(?:({_PLACE})([>x])({_PLACE})|(-)|draw ([0-5]))"
)


def format_act(seat: int, act: int) -> str:
    kind, card, rank, start, end = parts_of(act)
    if kind in (GIVE, CARD):
        return f"{'give' if kind == GIVE else 'card'} {CARDS[card]}"
    laid = f"{_face(card, rank)}:" if card else ""
    if kind == IDLE:
        return f"{laid}-"
    if kind == DRAW:
        return f"{laid}draw {end}"
    return f"{laid}{_place(start, seat)}{'x' if kind == SWAP else '>'}{_place(end, seat)}"


def _face(card: int, rank: int) -> str:
    return CARDS[card] if card == rank else f"{CARDS[card]}={CARDS[rank]}"


def _place(place: int, seat: int) -> str:
    owner, name = OWNERS[place], PLACE_NAMES[place]
    return name if owner in (-1, seat) else f"{owner}.{name}"


def parse_act(state: Dog, seat: int, text: str) -> int:
    plain = " ".join(text.split())
    change = _CHANGE.fullmatch(plain)
    if change is not None:
        return act_of(GIVE if change[1] == "give" else CARD, CARD_OF[change[2]])
    play = _PLAY.fullmatch(plain)
    if play is None:
        raise _nothing(text)
    laid, meant, start, sign, end, idle, drawn = play.groups()
    card = CARD_OF[laid] if laid else 0
    rank = CARD_OF[meant] if meant else card
    if (meant is not None and (card != JOKER or rank == JOKER)) or (meant is None and laid == "X"):
        raise _nothing(text)
    if idle or drawn:
        if not laid or (drawn and int(drawn) >= state.seats):
            raise _nothing(text)
        return act_of(IDLE if idle else DRAW, card, rank, 0, 0 if idle else int(drawn))
    if sign == "x" and not laid:
        raise _nothing(text)
    kind = SWAP if sign == "x" else MOVE
    here = _fresh(state, _read_place(state, seat, start, text))
    there = _read_place(state, seat, end, text)
    if kind == SWAP:
        there = _fresh(state, there)
    if KENNEL <= here < FRESH and there == state.marbles.start_of(here - KENNEL):
        there = FRESH + here - KENNEL
    if card == JOKER and kind == MOVE:
        rank = _first_rank(state, seat, rank, here, there)
    return act_of(kind, card, rank, here, there)


def _first_rank(state: Dog, seat: int, rank: int, here: int, there: int) -> int:
    """Of joker acts with equal outcomes the first is listed: what this one is listed as."""
    if rank == KING and KENNEL <= here < FRESH <= there:
        return ACE
    marble = state.marbles.marble_at(here)
    if rank != SEVEN or marble < 0 or OWNERS[there] != seat or not LANE <= there < KENNEL:
        return rank
    marbles = state.marbles
    if state.wins_with_less(seat, marble, there) and marbles.uses_up(seat, marble, there, SEVEN):
        return marbles.points_between(marble, marbles.at[marble], there)
    return rank


def _read_place(state: Dog, seat: int, name: str, text: str) -> int:
    if name.isdigit():
        if int(name) >= state.marbles.ring:
            raise _nothing(text)
        return int(name)
    owner = int(name[0]) if "." in name else max(seat, 0)
    if owner >= state.seats:
        raise _nothing(text)
    inner = name.rpartition(".")[2]
    if inner[0] == "F":
        return LANE + MARBLES * owner + int(inner[1]) - 1
    return (KENNEL if inner == "K" else FRESH) + owner


def _fresh(state: Dog, place: int) -> int:
    """A fresh marble is named as such, by whatever name its field was called."""
    if place < LANE and state.marbles.on[place] >= 0:
        return state.marbles.place_of(state.marbles.on[place])
    return place


def _nothing(text: str) -> NotationError:
    return NotationError(
        f"{text!r} names no act; acts are like '10:23>33', 'A:K>S', 'J:12x40', 'X=Q:3>15' "
        "and 'give 7', chance is 'card 7'"
    )
