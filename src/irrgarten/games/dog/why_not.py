"""Why an act is not legal: the clause that forbids it, in the order a referee would ask."""

from __future__ import annotations

from irrgarten.games.dog.board import CARDS, MARBLES, OWNERS, PLACE_NAMES
from irrgarten.games.dog.codes import (
    ACE,
    CARD,
    DEALING,
    DRAW,
    DRAWING,
    EXCHANGING,
    FOUR,
    FRESH,
    GIVE,
    HAND,
    IDLE,
    JACK,
    JOKER,
    KENNEL,
    KING,
    LANE,
    OVER,
    SEVEN,
    SWAP,
    TAKING,
    TWO,
    card_of,
    kind_of,
    parts_of,
)
from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.state import CHANCE_SEAT

#: How far a card may move a marble forward, where not by its own number (DOG-20 to DOG-22).
_VALUES = {ACE: (1, 11)}


def refusal(state: Dog, seat: int, act: int) -> Refusal | None:
    kind, card = kind_of(act), card_of(act)
    if state.phase == OVER:
        return Refusal("DOG-57" if state.marbles.team_size else "DOG-66", "why-over")
    if kind == CARD:
        return _of_chance(state, seat, card)
    never = _of_the_card(state, act)
    if never is not None:
        return never
    if seat == CHANCE_SEAT:
        return Refusal("DOG-16", "why-players-play")
    if kind == GIVE:
        return _of_giving(state, seat, card)
    return _of_turn(state, seat) or _of_hand(state, seat, card) or _of_playing(state, seat, act)


# -- chance -------------------------------------------------------------------
def _of_chance(state: Dog, seat: int, card: int) -> Refusal | None:
    clauses = {DEALING: "DOG-12", DRAWING: "DOG-61", TAKING: "DOG-64"}
    if seat != CHANCE_SEAT:
        return Refusal(clauses.get(state.phase, "DOG-12"), "why-chance-draws")
    if state.phase not in clauses:
        return Refusal("DOG-10", "why-no-card-now")
    possible = Acts()
    state.chances(possible)
    if any(card_of(act) == card for act in possible.listed()):
        return None
    reason = "why-not-in-stock" if state.phase == DEALING else "why-not-in-that-hand"
    return Refusal(clauses[state.phase], reason, {"card": CARDS[card]})


# -- what no position allows --------------------------------------------------
def _of_the_card(state: Dog, act: int) -> Refusal | None:
    kind, card, rank, start, end = parts_of(act)
    alone = state.marbles.team_size == 0
    if kind == GIVE:
        return Refusal("DOG-61", "why-nothing-is-given") if alone else None
    if kind == DRAW:
        if rank != TWO:
            return Refusal("DOG-64", "why-only-a-two-draws")
        return None if alone else Refusal("DOG-64", "why-no-drawing-in-teams")
    if kind == IDLE:
        return None if card == JACK else Refusal("DOG-54", "why-only-a-jack-idles")
    if kind == SWAP:
        return None if rank == JACK else Refusal("DOG-26", "why-only-a-jack-exchanges")
    if rank == JACK:
        return Refusal("DOG-26", "why-a-jack-exchanges")
    if KENNEL <= start < FRESH:
        return _of_putting_out(card, rank, start, end)
    if KENNEL <= end < FRESH:
        return Refusal("DOG-35", "why-not-into-a-kennel")
    if end >= FRESH:
        field = state.marbles.start_of(end - FRESH)
        if state.marbles.barred[field >> 4] and start != end:
            return Refusal("DOG-31", "why-barred", {"field": field})
        return Refusal("DOG-30", "why-fresh-only-from-the-kennel")
    return None


def _of_putting_out(card: int, rank: int, start: int, end: int) -> Refusal | None:
    if rank == SEVEN or card == 0:
        return Refusal("DOG-48", "why-a-seven-puts-none-out")
    if rank not in (ACE, KING):
        return Refusal("DOG-30", "why-no-start-card")
    if end - FRESH != start - KENNEL:
        return Refusal("DOG-30", "why-only-onto-its-start")
    return None


# -- whose turn, which card ---------------------------------------------------
def _of_giving(state: Dog, seat: int, card: int) -> Refusal | None:
    if state.phase != EXCHANGING:
        return Refusal("DOG-13", "why-no-exchange-now")
    if state.given[seat] != 0:
        return Refusal("DOG-13", "why-already-given")
    if state.hand[HAND * seat + card] == 0:
        return Refusal("DOG-13", "why-not-in-hand", {"card": CARDS[card]})
    return None


def _of_turn(state: Dog, seat: int) -> Refusal | None:
    if state.phase == DEALING:
        return Refusal("DOG-10", "why-deal-first")
    if state.phase == EXCHANGING:
        return Refusal("DOG-13", "why-exchange-first")
    if state.phase in (DRAWING, TAKING):
        return Refusal("DOG-61" if state.phase == DRAWING else "DOG-64", "why-draw-first")
    if seat != state.turn:
        return Refusal("DOG-04", "why-not-your-turn", {"seat": state.turn})
    return None


def _of_hand(state: Dog, seat: int, card: int) -> Refusal | None:
    if card == 0:
        return None if state.left else Refusal("DOG-16", "why-a-card-first")
    if state.left:
        return Refusal("DOG-47", "why-seven-under-way", {"points": state.left})
    if state.hand[HAND * seat + card] == 0:
        return Refusal("DOG-16", "why-not-in-hand", {"card": CARDS[card]})
    return None


def _of_playing(state: Dog, seat: int, act: int) -> Refusal | None:
    kind, card, rank, start, end = parts_of(act)
    if kind == IDLE:
        return _of_idling(state, seat)
    if kind == DRAW:
        if end == seat:
            return Refusal("DOG-64", "why-not-from-yourself")
        empty = state.hand[HAND * end] == 0
        return Refusal("DOG-64", "why-no-cards-there", {"seat": end}) if empty else None
    if kind == SWAP:
        return _of_exchange(state, seat, start, end)
    seven = rank == SEVEN or card == 0
    marble = state.marbles.marble_at(start)
    foreign = _of_marble(state, seat, marble, start, seven)
    if foreign is not None:
        return foreign
    if start >= KENNEL and start < FRESH:
        barred = state.marbles.barred[state.marbles.start_of(start - KENNEL) >> 4]
        return Refusal("DOG-32", "why-start-is-taken") if barred else None
    joker = card == JOKER or (card == 0 and bool(state.by_joker))
    left = (state.left or SEVEN) if seven else 0
    if end >= LANE:
        return _of_finish(state, marble, rank, left, end, joker=joker) or _of_rest(
            state, seat, marble, end, left
        )
    return _of_track(state, marble, rank, left, end) or _of_rest(state, seat, marble, end, left)


def _of_idling(state: Dog, seat: int) -> Refusal | None:
    """DOG-54."""
    playable = state.playable_cards(seat)
    for card in range(1, HAND):
        if playable >> card & 1 and state.hand[HAND * seat + card]:
            return Refusal("DOG-54", "why-a-card-is-playable", {"card": CARDS[card]})
    return None if state.may_idle(seat) else Refusal("DOG-54", "why-not-without-effect")


# -- the jack -----------------------------------------------------------------
def _of_exchange(state: Dog, seat: int, start: int, end: int) -> Refusal | None:
    for place in (start, end):
        if place >= FRESH:
            return Refusal("DOG-53", "why-fresh-is-not-exchanged")
        if place >= KENNEL:
            return Refusal("DOG-53", "why-kennel-is-not-exchanged")
        if place >= LANE:
            return Refusal("DOG-53", "why-finish-is-not-exchanged")
        if state.marbles.on[place] < 0:
            return Refusal("DOG-53", "why-no-marble", {"place": PLACE_NAMES[place]})
    mine = state.marbles.played_by(seat)
    first, second = (state.marbles.on[place] // MARBLES for place in (start, end))
    if not mine >> first & 1:
        return Refusal("DOG-52", "why-own-marble-first")
    if mine >> second & 1:
        return Refusal("DOG-52", "why-two-own-marbles")
    return None


# -- moving -------------------------------------------------------------------
def _of_marble(state: Dog, seat: int, marble: int, start: int, seven: bool) -> Refusal | None:
    if marble < 0:
        if KENNEL <= start < FRESH:
            return Refusal("DOG-30", "why-kennel-is-empty")
        return Refusal("DOG-28", "why-no-marble", {"place": PLACE_NAMES[start]})
    marbles = state.marbles
    owner = marble // MARBLES
    by_seven = marbles.moved_by_seven(seat, marbles.home[seat])
    movable = by_seven if seven else marbles.played_by(seat)
    if movable >> owner & 1:
        return None
    if owner == seat:
        return Refusal("DOG-56", "why-all-home")
    if marbles.team_size == 0:
        return Refusal("DOG-62", "why-only-a-seven-moves-others")
    if marbles.team(seat) >> owner & 1:
        return Refusal("DOG-49" if seven else "DOG-56", "why-help-too-early")
    return Refusal("DOG-45" if seven else "DOG-28", "why-not-your-marble")


def _of_finish(
    state: Dog, marble: int, rank: int, left: int, end: int, *, joker: bool
) -> Refusal | None:
    marbles = state.marbles
    owner = marble // MARBLES
    place = marbles.at[marble]
    if OWNERS[end] != owner:
        return Refusal("DOG-38", "why-own-finish-only")
    if marbles.is_fresh(marble):
        return Refusal("DOG-39", "why-fresh-not-straight-in")
    if place == end:
        return Refusal("DOG-41", "why-no-further")
    points = marbles.points_between(marble, place, end)
    if points <= 0:
        return Refusal("DOG-40", "why-not-back-in-the-finish")
    if left and points > left:
        return Refusal("DOG-45", "why-too-many-points", {"points": left})
    if not left and points not in _VALUES.get(rank, (rank,)):
        return Refusal("DOG-41", "why-value-must-fit", {"points": points})
    if place < LANE and marbles.barred[marbles.start_of(owner) >> 4]:
        return Refusal("DOG-43", "why-own-fresh-before-finish")
    first = place + 1 if place >= LANE else LANE + MARBLES * owner
    for slot in range(first, end + 1):
        if marbles.on[slot] >= 0:
            return Refusal("DOG-40", "why-no-jump-in-the-finish", {"place": PLACE_NAMES[slot]})
    if state.joker_may_not_finish(joker, marble):
        return Refusal("DOG-58", "why-no-joker-finish")
    return None


def _of_track(state: Dog, marble: int, rank: int, left: int, end: int) -> Refusal | None:
    marbles = state.marbles
    place = marbles.at[marble]
    if place >= LANE:
        return Refusal("DOG-40", "why-not-out-of-the-finish")
    ahead, behind = (end - place) % marbles.ring, (place - end) % marbles.ring
    if left:
        if not 1 <= ahead <= left:
            return Refusal("DOG-45", "why-too-many-points", {"points": left})
    elif rank == FOUR and behind == FOUR:
        if marbles.backward(marble) < 0:
            return Refusal("DOG-31", "why-barred", {"field": place & ~15})
        return None
    elif ahead not in _VALUES.get(rank, (rank,)):
        if behind in _VALUES.get(rank, (rank,)):
            return Refusal("DOG-24", "why-only-a-four-goes-back")
        return Refusal("DOG-28", "why-whole-value", {"card": CARDS[rank]})
    if marbles.onward(marble, ahead) < 0:
        return Refusal("DOG-31", "why-barred", {"field": ((place | 15) + 1) % marbles.ring})
    return None


def _of_rest(state: Dog, seat: int, marble: int, end: int, left: int) -> Refusal | None:
    """DOG-47 and DOG-57: what is left of a seven must be usable."""
    marbles = state.marbles
    if not left or marbles.uses_up(seat, marble, end, left):
        return None
    points = left - marbles.points_between(marble, marbles.at[marble], end)
    last = end >= LANE and marbles.at[marble] < LANE and marbles.missing(marble // MARBLES) == 1
    if last and marbles.team_size == 0:
        return Refusal("DOG-66", "why-points-left", {"points": points})
    if last:
        return Refusal("DOG-57", "why-win-with-the-last-point", {"points": points})
    return Refusal("DOG-47", "why-points-left", {"points": points})
