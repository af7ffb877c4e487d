"""Games seen again: what a viewpoint was told, act by act, and the view that came with it.

Only what has changed in a view since the act before is told. A few acts are made again at a time,
so that nobody else waits.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw

from irrgarten import registry
from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import LANDMARK, Happening, Play
from irrgarten.kernel.positions import Position
from irrgarten.kernel.preview import preview
from irrgarten.kernel.record import Made
from irrgarten.kernel.state import WATCHER
from irrgarten.store import Closed, Conflict, Store, Unwritable
from irrgarten.tables import frames
from irrgarten.tables.bygone import Bygone, ending_of, packed
from irrgarten.tables.game import STRETCH, TableGame, called, changes
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import StoredTable

#: Bytes of packed stretches that are kept ready; the one longest unused goes first.
MOST = 32 * 1024 * 1024

#: To whom nothing is hidden, among the viewers.
ALL = None
_NAMED: dict[str, int | None] = {"all": ALL, "watcher": WATCHER}


def viewer_of(viewpoint: str, seats: int) -> int | None:
    """Raises RequestError for a seat that there is not."""
    if viewpoint in _NAMED:
        return _NAMED[viewpoint]
    if not (viewpoint.isdecimal() and int(viewpoint) < seats):
        raise RequestError("not_found", f"viewpoint: nobody saw it as {viewpoint}")
    return int(viewpoint)


class Seen:
    """A play as a viewer sees it while it goes on."""

    def __init__(self, play: Play, viewer: int | None) -> None:
        self._play = play
        self._view: Callable[[Any], Any]
        self._events: Callable[[Happening], list[Event]]
        if viewer is ALL:
            self._view, self._events = play.rules.whole, Happening.perceived_whole
        else:
            self._view = lambda state: play.rules.view(state, viewer)
            self._events = lambda happening: happening.perceived(viewer)
        self._begin()

    def _begin(self) -> None:
        self._since = self._play.ply
        self._first = self.view = self._view(self._play.state)
        self._acting = self._play.turn
        self._acts: list[frames.StretchAct] = []

    def make(self, acts: Sequence[Made]) -> None:
        """Raises RecordError."""
        for made in acts:
            (happening,) = self._play.repeat([made])
            before, self.view = self.view, self._view(self._play.state)
            self._acts.append(
                frames.StretchAct(
                    ply=happening.ply,
                    seat=made.seat,
                    events=self._events(happening),
                    changed=changes(before, self.view),
                    acting=self._play.turn,
                    call=called(made),
                )
            )

    def stretch(self) -> frames.Stretch:
        """All since the last one."""
        stretch = frames.Stretch(self._since, self._first, self._acting, self._acts)
        self._begin()
        return stretch


async def stretch_of(
    course: TableGame, viewer: int | None, number: int, earliest: int = 0
) -> frames.Stretch:
    """A stretch of a game, or what is left of it from the ``earliest`` ply on."""
    recall = course.recalled(number)
    play, acts = recall.play, recall.acts[:LANDMARK]
    faded = max(0, earliest - play.ply)
    play.repeat(acts[:faded])
    seen = Seen(play, viewer)
    for start in range(faded, len(acts), STRETCH):
        seen.make(acts[start : start + STRETCH])
        await asyncio.sleep(0)
    return seen.stretch()


async def _back_at(course: TableGame, ply: int) -> Play:
    """Raises RequestError if the game did not come so far."""
    if ply > course.ply:
        raise RequestError("not_found", "ply: the game did not come so far")
    recall = course.recalled(ply // LANDMARK)
    for start in range(0, ply % LANDMARK, STRETCH):
        recall.play.repeat(recall.acts[start : min(start + STRETCH, ply % LANDMARK)])
        await asyncio.sleep(0)
    return recall.play


async def position_at(course: TableGame, ply: int) -> Position:
    """All of a position of a game that is over. Raises RequestError if it did not come so far."""
    play = await _back_at(course, ply)
    position: Position = course.rules.dump(play.state)
    return position


async def instead_at(
    course: TableGame, viewpoint: str, ply: int, seat: int, text: str
) -> frames.Instead:
    """Return what an act would have led to there. Raises RequestError if it is illegal."""
    viewer = viewer_of(viewpoint, course.seats)
    play = await _back_at(course, ply)
    if seat not in play.turn:
        raise RequestError("bad_request", f"seat: {seat} was not to act on that position")
    foreseen = preview(play.rules, play.state, seat, [text]).steps
    seen = Seen(play, viewer)
    try:
        seen.make([Made(seat, text)])
    except RecordError as error:
        raise RequestError("bad_request", f"act: {str(error).partition(': ')[2]}"[:400]) from None
    (made,) = seen.stretch().acts
    return frames.Instead(
        ply=ply,
        seat=seat,
        act=text,
        meant=foreseen[0].events if foreseen else made.events,
        events=made.events,
        view=seen.view,
        acting=made.acting,
    )


def stretches_of(course: TableGame) -> int:
    """How many there are; the last may be short, but never empty unless the game is."""
    return max(1, -(-course.ply // LANDMARK))


async def films_of(course: TableGame) -> dict[str, list[Raw]]:
    """Every stretch for every viewpoint, to be kept for when the rules are here no more."""
    return {
        viewpoint: [
            Raw(await _told(course, viewpoint, number)) for number in range(stretches_of(course))
        ]
        for viewpoint in (*_NAMED, *map(str, range(course.seats)))
    }


async def _told(course: TableGame | Bygone, viewpoint: str, number: int) -> bytes:
    """A stretch, encoded. Raises RequestError for what there is not."""
    told = None
    if isinstance(course, Bygone):
        told = course.stretch(viewpoint, number)
    elif number < stretches_of(course):
        viewer = viewer_of(viewpoint, course.seats)
        told = frames.encode(await stretch_of(course, viewer, number))
    if told is None:
        raise RequestError(
            "not_found", f"there is no stretch {number} of this game for {viewpoint}"
        )
    return told


@cache
def stamp(game: str) -> str:
    """Another one whenever stretches of the same game could come to be written otherwise."""
    rules = registry.rules(game)
    kinds = [rules.view_type, rules.event_type, frames.Stretch]
    schemas = msgspec.json.schema_components(kinds)
    told = msgspec.json.encode([game, rules.version, LANDMARK, schemas])
    return hashlib.sha256(told).hexdigest()[:16]


class Replays:
    """Stretches of finished games, packed and ready for whoever asks next."""

    def __init__(self) -> None:
        self._ready: OrderedDict[tuple[str, str, int], bytes] = OrderedDict()
        self._size = 0

    async def packed(
        self, table: str, course: TableGame | Bygone, viewpoint: str, number: int
    ) -> bytes:
        """Raises RequestError for what there is not."""
        key = table, viewpoint, number
        ready = self._ready.get(key)
        if ready is None:
            told = await _told(course, viewpoint, number)
            ready = await asyncio.to_thread(gzip.compress, told, 6, mtime=0)
            self._keep(key, ready)
        else:
            self._ready.move_to_end(key)
        return ready

    def _keep(self, key: tuple[str, str, int], packed: bytes) -> None:
        if key not in self._ready:
            self._ready[key] = packed
            self._size += len(packed)
        while self._size > MOST:
            self._size -= len(self._ready.popitem(last=False)[1])


async def look_after(store: Store, kept: StoredTable, course: TableGame | Bygone | None) -> None:
    """Make up for what was not kept when the game ended. Raises Unwritable.

    A game that its rules do not continue is ended for good before anybody learns its secrets:
    those rules may come back.
    """
    if isinstance(course, Bygone) and kept.table.ended is None:
        await store.keep_ending(kept.table.table, None)
    elif isinstance(course, TableGame) and course.over and kept.ending is None:
        await keep(store, kept.table.table, course)


async def keep(store: Store, table: str, course: TableGame) -> None:
    """The game is over. What fails is made up for when the table is loaded again."""
    ending = ending_of(course, await films_of(course))
    kept = await asyncio.to_thread(packed, ending)
    with suppress(Unwritable, Conflict, Closed):
        await store.keep_ending(table, kept)
