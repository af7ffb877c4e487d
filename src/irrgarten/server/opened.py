"""Uploaded records: checked act by act and answered as a replay. Nothing of them is kept.

A record is read in a process of its own, so that the tables of the server do not wait for it.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping
from typing import Any, NoReturn, cast

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.kernel.errors import IllegalMove, IrrgartenError, PositionError, RecordError
from irrgarten.kernel.play import LANDMARK, Play
from irrgarten.kernel.positions import Position
from irrgarten.kernel.record import Headers, Record
from irrgarten.search.levels import LEVELS
from irrgarten.server import workers
from irrgarten.server.names import tidy
from irrgarten.server.replays import Seen, viewer_of
from irrgarten.server.work import Upload
from irrgarten.tables import frames
from irrgarten.tables.frames import Level
from irrgarten.tables.problems import RequestError

#: Seconds that reading a record may take on a busy machine.
LIMIT = 30.0

#: Records that may wait to be read.
WAITING = 50


class Uploads:
    """Has records read by one other process, one after the other."""

    def __init__(self) -> None:
        self._worker = workers.Worker(LIMIT)
        self._reading = asyncio.Lock()
        self._waiting = 0

    async def replay(self, body: bytes, viewpoint: str) -> bytes:
        """Return an ``OpenedRecord`` as gzipped JSON. Raises RequestError."""
        return cast(bytes, await self._read(Upload(body, viewpoint)))

    async def position(self, body: bytes, ply: int) -> Position:
        """Return the position after ``ply`` acts. Raises RequestError if the record is refused."""
        return cast(Position, await self._read(Upload(body, ply=ply)))

    async def close(self) -> None:
        await self._worker.end()

    async def _read(self, upload: Upload) -> bytes | Position:
        if self._waiting >= WAITING:
            raise RequestError("unavailable", "too many records are being read; try again")
        self._waiting += 1
        try:
            async with self._reading:
                answer = await self._worker.do(upload)
        except (workers.Lost, workers.Failed, OSError):
            raise RequestError("unavailable", "the record cannot be read at the moment") from None
        finally:
            self._waiting -= 1
        if isinstance(answer, Refused):
            raise RequestError(
                answer.code, answer.message, reason=answer.reason, about=answer.about
            )
        return answer


# -- in the other process -------------------------------------------------------
class Refused(msgspec.Struct, frozen=True):
    """What a ``RequestError`` says, in a form that can be pickled."""

    code: frames.ProblemCode
    message: str
    reason: str | None
    about: dict[str, str | int]


def read(body: bytes, viewpoint: str | None, ply: int) -> bytes | Position | Refused:
    """Answer an upload: a replay from a viewpoint, or without one the position at a ply."""
    try:
        record = _decoded(body)
        if viewpoint is None:
            return position(record, ply)
        return gzip.compress(frames.encode(replay(record, viewpoint)), 1)
    except RequestError as trouble:
        return Refused(trouble.code, trouble.message, trouble.reason, trouble.about)


def _decoded(body: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RequestError("bad_request", f"body: {error}"[:400]) from None
    except RecursionError:
        raise RequestError("bad_request", "the body is nested too deeply") from None


def replay(data: Mapping[str, Any], viewpoint: str) -> frames.OpenedRecord:
    """Raises RequestError that says what is wrong with the record."""
    record = _read(data)
    play = _begun(record)
    viewer = viewer_of(viewpoint, play.state.seats)
    seen, stretches = Seen(play, viewer), []
    for made in record.acts:
        try:
            seen.make([made])
        except RecordError as error:
            _refuse_act(record, play, error)
        if play.ply % LANDMARK == 0:
            stretches.append(seen.stretch())
    try:
        play.check_headers(record)
    except RecordError as error:
        _refuse("record-malformed", error, place=_place(error))
    if play.ply % LANDMARK or not stretches:
        stretches.append(seen.stretch())
    return frames.OpenedRecord(
        game=record.game,
        options=msgspec.to_builtins(play.rules.options(play.state)),
        plies=play.ply,
        result=play.result,
        stretches=stretches,
        headers=None if record.headers is None else _shown(record.headers),
    )


def position(data: Mapping[str, Any], ply: int) -> Position:
    """Return the position after ``ply`` acts, all acts being checked. Raises RequestError."""
    record = _read(data)
    if ply > len(record.acts):
        raise RequestError("not_found", "ply: the game did not come so far")
    play = _begun(record)
    found = play.first
    for made in record.acts:
        try:
            play.repeat([made])
        except RecordError as error:
            _refuse_act(record, play, error)
        if play.ply == ply:
            found = play.rules.dump(play.state)
    return found


def _begun(record: Record) -> Play:
    try:
        return Play.replayed(registry.rules(record.game), replace(record, acts=[], headers=None))
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


def _shown(headers: Headers) -> frames.ShownHeaders:
    """Headers whose names are safe to show, and whose levels are known here."""
    return frames.ShownHeaders(
        players=[
            frames.ShownPlayer(
                name=tidy(player.name or "") or None,
                level=cast(Level, player.level) if player.level in LEVELS else None,
            )
            for player in headers.players
        ],
        date=headers.date,
        result=headers.result,
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
    raise RequestError("bad_request", str(error)[:400], reason=reason, about=about) from None
