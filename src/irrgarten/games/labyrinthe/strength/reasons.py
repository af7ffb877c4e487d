"""Why an act is good, as far as the ways to the centre say it."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.labyrinthe.board import SIZE
from irrgarten.games.labyrinthe.narration import Moved, Shifted
from irrgarten.games.labyrinthe.view import LabyrintheView
from irrgarten.kernel.facts import Fact, Tried

CENTRE = {f"{column}{row}" for column in "jkl" for row in (10, 11, 12)}
#: So many pawns there win (LAB-23), and moves beyond which no way is followed.
TO_WIN, FAR = 3, 9


def reasons(tried: Tried) -> Iterator[Fact]:
    view: LabyrintheView = tried.view
    after: LabyrintheView | None = tried.after
    if after is None:
        return
    seat = tried.seat
    moved = [event for event in tried.events if isinstance(event, Moved)]
    if any(one.end in CENTRE and one.start not in CENTRE for one in moved):
        count = sum(square in CENTRE for square in after.pawns[seat])
        yield Fact("hint-centre", {"count": count})
    for one in tried.events:
        if isinstance(one, Shifted) and one.owner != seat:
            yield Fact("hint-shifts", {"other": one.owner})
    before, now = _needs(view), _needs(after)
    rivals = [other for other in range(view.players) if other != seat]
    slowed = max(rivals, key=lambda other: now[other] - before[other])
    lost = now[slowed] - before[slowed]
    if lost > 0 and sum(square in CENTRE for square in view.pawns[slowed]) == TO_WIN - 1:
        yield Fact("hint-third", {"other": slowed}, lost)
    if now[seat] < before[seat]:
        way = "hint-nearer" if moved else "hint-opens"
        yield Fact(way, {"moves": now[seat]}, -now[seat])
    if lost > 0:
        yield Fact("hint-blocks", {"other": slowed}, lost)


def _needs(view: LabyrintheView) -> list[int]:
    """How many straight moves each seat's three nearest pawns need, all else standing still."""
    free = [True] * (SIZE * SIZE)
    for square in (square for squares in (*view.blocks, *view.pawns) for square in squares):
        free[_place(square)] = False
    moves = _moves(free)

    def need(pawn: str) -> int:
        if pawn in CENTRE:
            return 0
        return 1 + min((moves[to] for to in _lines(free, _place(pawn))), default=FAR)

    return [sum(sorted(map(need, own))[:TO_WIN]) for own in view.pawns]


def _moves(free: list[bool]) -> list[int]:
    """Of every free square how many moves lead to the centre: found from there, outwards."""
    edge = [place for place in map(_place, CENTRE) if free[place]]
    moves = [FAR] * len(free)
    for place in edge:
        moves[place] = 0
    for count in range(1, FAR):
        reached = []
        for place in edge:
            for to in _lines(free, place):
                if moves[to] == FAR:
                    moves[to] = count
                    reached.append(to)
        edge = reached
    return moves


def _lines(free: list[bool], place: int) -> Iterator[int]:
    """The squares that a pawn reaches from there in one straight move."""
    column = place % SIZE
    for step, most in ((1, SIZE - 1 - column), (-1, column), (SIZE, SIZE), (-SIZE, SIZE)):
        for to in range(place + step, place + step * (most + 1), step):
            if not 0 <= to < len(free) or not free[to]:
                break
            yield to


def _place(square: str) -> int:
    return (int(square[1:]) - 1) * SIZE + ord(square[0]) - 97
