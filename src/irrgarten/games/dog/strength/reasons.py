"""Why an act is good, as far as the marbles on the table say it."""

from __future__ import annotations

from collections.abc import Iterator

from irrgarten.games.dog.board import MARBLES
from irrgarten.games.dog.narration import Moved, Swapped, WentHome
from irrgarten.games.dog.view import DogView
from irrgarten.kernel.facts import Fact, Tried

#: Fields for each arm; so many ahead at most a marble strikes with one card, and so many behind.
ARM, REACH, BACK = 16, 13, 4
OUT = ("A", "K", "X")


def reasons(tried: Tried) -> Iterator[Fact]:
    view: DogView = tried.view
    own = {tried.seat, *view.mates[tried.seat]}
    moved = [event for event in tried.events if isinstance(event, Moved)]
    struck = [event.owner for event in tried.events if isinstance(event, WentHome)]
    others = [seat for seat in struck if seat not in own]
    if any(one.end.startswith("F") and not one.start.startswith("F") for one in moved):
        yield Fact("hint-finish")
    if others:
        first = max(_progress(view, seat) for seat in range(view.players))
        leads = next((seat for seat in others if _progress(view, seat) == first), None)
        if leads is not None and all(_progress(view, seat) < first for seat in own):
            yield Fact("hint-leader", {"other": leads})
        yield Fact("hint-strikes", {"other": others[0]}, len(others))
    if any(one.start == "K" for one in moved):
        yield Fact("hint-out")
    after: DogView | None = tried.after
    for one in moved:
        safe = after is not None and not _in_danger(after, own, one.end)
        if safe and _in_danger(view, own, one.start):
            yield Fact("hint-saves", {"field": one.start})
    for swap in tried.events:
        if isinstance(swap, Swapped) and (gain := _gain(view, swap)) > 0:
            yield Fact("hint-swaps", {"steps": gain}, gain)
        elif isinstance(swap, Swapped):
            yield Fact("hint-sets-back", {"other": swap.other_owner})
    if tried.act.startswith("give ") and tried.act.removeprefix("give ") in OUT:
        mate = view.mates[tried.seat][0]
        if all(place == "K" or place.startswith("F") for place in view.marbles[mate]):
            yield Fact("hint-gives-start", {"other": mate})
    if ":draw " in tried.act:
        yield Fact("hint-draws", {"other": int(tried.act.rpartition(" ")[2])})
    for one in moved:
        if one.owner in own and one.start.isdigit() and one.end.isdigit():
            left = _left(view, one.owner, int(one.end))
            if (gain := _left(view, one.owner, int(one.start)) - left) > 0:
                yield Fact("hint-nearer", {"steps": left}, gain)


def _ring(view: DogView) -> int:
    return ARM * (4 if view.players <= 4 else 6)


def _start(view: DogView, seat: int) -> int:
    return ARM * (2 * seat if view.players == 2 else seat)  # DOG-04


def _rivals(view: DogView, own: set[int]) -> list[int]:
    return [seat for seat in range(view.players) if seat not in own]


def _left(view: DogView, owner: int, field: int) -> int:
    """Fields to the own start, from which the finish is entered; all around from the start."""
    return (_start(view, owner) - field) % _ring(view) or _ring(view)


def _progress(view: DogView, seat: int) -> int:
    def come(place: str) -> int:
        if place == "K":
            return 0
        if place == "S":
            return 1
        if place.startswith("F"):
            return _ring(view) + int(place[1:])
        return 1 + _ring(view) - _left(view, seat, int(place))

    return sum(map(come, view.marbles[seat]))


def _in_danger(view: DogView, own: set[int], place: str) -> bool:
    """A marble of an opponent is near enough for one card, with nothing fresh between (DOG-31)."""
    if not place.isdigit():
        return False
    ring, here = _ring(view), int(place)
    fresh = [_start(view, seat) for seat in range(view.players) if "S" in view.marbles[seat]]

    def comes(field: int, steps: int, way: int) -> bool:
        return all((way * (start - field)) % ring not in range(1, steps) for start in fresh)

    behind = [
        _start(view, seat) if where == "S" else int(where)
        for seat in _rivals(view, own)
        for where in view.marbles[seat][:MARBLES]
        if where == "S" or where.isdigit()
    ]
    return any(
        (0 < (ahead := (here - field) % ring) <= REACH and comes(field, ahead, 1))
        or ((field - here) % ring == BACK and comes(field, BACK, -1))
        for field in behind
    )


def _gain(view: DogView, swap: Swapped) -> int:
    here, there = int(swap.field), int(swap.other_field)
    return _left(view, swap.owner, here) - _left(view, swap.owner, there)
