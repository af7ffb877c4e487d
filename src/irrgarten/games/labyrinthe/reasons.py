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
    if now[seat] < before[seat] and moved:
        yield Fact("hint-nearer", {"moves": now[seat]})
    if now[seat] < before[seat]:
        yield Fact("hint-opens", {"moves": now[seat]})
    if now[slowed] > before[slowed]:
        yield Fact("hint-blocks", {"other": slowed})


def _needs(view: LabyrintheView) -> list[int]:
    """How many straight moves each seat's three nearest pawns need, all else standing still."""
    taken = {square for squares in (*view.blocks, *view.pawns) for square in squares}
    return [sum(sorted(_moves(taken, pawn) for pawn in own)[:TO_WIN]) for own in view.pawns]


def _moves(taken: set[str], pawn: str) -> int:
    reached, edge = {pawn}, [pawn]
    for moves in range(FAR):
        if any(square in CENTRE for square in edge):
            return moves
        edge = [to for square in edge for to in _lines(taken, square) if to not in reached]
        reached.update(edge)
    return FAR


def _lines(taken: set[str], square: str) -> Iterator[str]:
    column, row = ord(square[0]) - 97, int(square[1:]) - 1
    for east, north in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        across, up = column + east, row + north
        while 0 <= across < SIZE and 0 <= up < SIZE:
            name = f"{chr(97 + across)}{up + 1}"
            if name in taken:
                break
            yield name
            across, up = across + east, up + north
