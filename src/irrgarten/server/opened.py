"""Records that somebody brings: checked act by act, told as a replay, and nothing is kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any, NoReturn

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel.errors import IllegalMove, IrrgartenError, PositionError, RecordError
from irrgarten.kernel.play import LANDMARK, Play
from irrgarten.kernel.positions import Position
from irrgarten.kernel.record import Record
from irrgarten.server import frames
from irrgarten.server.course import STRETCH
from irrgarten.server.problems import Trouble
from irrgarten.server.replays import Seen, viewer_of

#: Records that are looked at side by side; others wait.
TOGETHER = 2


class Desk:
    """Where records are laid to be looked at."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(TOGETHER)

    async def opened(self, data: Mapping[str, Any], viewpoint: str) -> frames.OpenedRecord:
        """Raises Trouble that says what is wrong with it."""
        record = _read(data)
        async with self._places:
            return await _told(record, viewpoint)

    async def position(self, data: Mapping[str, Any], ply: int) -> Position:
        """Where it stood after so many acts, all of them checked. Raises Trouble."""
        record = _read(data)
        if ply > len(record.acts):
            raise Trouble("not_found", "ply: the game did not come so far")
        async with self._places:
            play = _begun(record)
            position = play.first if ply == 0 else None
            for made in record.acts:
                try:
                    play.repeat([made])
                except RecordError as error:
                    _refuse_act(record, play, error)
                if play.ply == ply:
                    position = play.rules.dump(play.state)
                if play.ply % STRETCH == 0:
                    await asyncio.sleep(0)
        assert position is not None
        return position


def _begun(record: Record) -> Play:
    try:
        return Play.replayed(registry.rules(record.game), replace(record, acts=[]))
    except PositionError as error:
        _refuse("record-position", error, place=_place(error))


def _read(data: Mapping[str, Any]) -> Record:
    try:
        record = Play.read_record(data)
    except RecordError as error:
        _refuse("record-malformed", error, place=_place(error))
    if record.game not in registry.names():
        _refuse("record-game", RecordError(f"game: there is no {record.game}"), game=record.game)
    rules = registry.rules(record.game)
    if record.version != rules.version:
        versions = f"version: played by {record.version}, here it is {rules.version}"
        _refuse("record-version", RecordError(versions), played=record.version, ours=rules.version)
    return record


async def _told(record: Record, viewpoint: str) -> frames.OpenedRecord:
    play = _begun(record)
    viewer = viewer_of(viewpoint, play.state.seats)
    seen, stretches = Seen(play, viewer), []
    for start in range(0, len(record.acts), STRETCH):
        try:
            seen.make(record.acts[start : start + STRETCH])
        except RecordError as error:
            _refuse_act(record, play, error)
        if play.ply % LANDMARK == 0:
            stretches.append(seen.stretch())
        await asyncio.sleep(0)
    if play.ply % LANDMARK or not stretches:
        stretches.append(seen.stretch())
    return frames.OpenedRecord(
        game=record.game,
        options=msgspec.to_builtins(play.rules.options(play.state)),
        plies=play.ply,
        result=play.result,
        stretches=stretches,
    )


def _refuse_act(record: Record, play: Play, error: RecordError) -> NoReturn:
    act = record.acts[play.ply].act
    why = error.__context__
    clause = why.clause if isinstance(why, IllegalMove) else None
    _refuse("record-act", error, number=play.ply + 1, act=act[:64], clause=clause or "none")


#: What is missing, or should not be there, stands after the place where that is so.
_FIELD = re.compile(r"(?:record|(.*)): Object .* field `(.*)`", re.DOTALL)


def _place(error: IrrgartenError) -> str:
    """Errors begin with the place at fault."""
    found = _FIELD.fullmatch(str(error))
    place = ".".join(filter(None, found.groups())) if found else str(error).partition(":")[0]
    return place[:80]


def _refuse(reason: str, error: IrrgartenError, **about: str | int) -> NoReturn:
    raise Trouble("bad_request", str(error)[:400], reason=reason, about=about) from None
