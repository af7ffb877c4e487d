"""Over HTTP: games that are over, seen again; and records that somebody brings."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import PathParameter, QueryParameter

from irrgarten.kernel.positions import Position
from irrgarten.server.opened import Uploads
from irrgarten.server.pages import FOREVER
from irrgarten.server.replays import Replays, instead_at, position_at, stamp
from irrgarten.server.routes import OVER, AnyRequest, Checked, Count, TheTable, problems
from irrgarten.tables.bygone import Bygone
from irrgarten.tables.frames import Instead, OpenedRecord, Replay, Stretch
from irrgarten.tables.game import TableGame
from irrgarten.tables.info import told_changes
from irrgarten.tables.problems import RequestError

VIEWPOINTS = r"^(all|watcher|[0-5])$"
_SEEN = "from where it is seen: a seat by its number, `watcher`, or `all` with nothing hidden"

ViewpointName = Annotated[str, PathParameter(description=_SEEN, pattern=VIEWPOINTS)]
StretchNumber = Annotated[int, PathParameter(description="counted from 0", ge=0, le=10_000)]
Stamp = Annotated[str | None, QueryParameter(description="as the replay has it", max_length=64)]
PlyNumber = Annotated[int, PathParameter(description="after so many acts", ge=0, le=1_000_000)]
AskedPly = Annotated[int, QueryParameter(description="after so many acts", ge=0, le=1_000_000)]
AskedSeat = Annotated[int, QueryParameter(description="whose act it is", ge=0, le=5)]
AskedAct = Annotated[str, QueryParameter(description="in notation", min_length=1, max_length=64)]
Seen = Annotated[str, QueryParameter(description=_SEEN, pattern=VIEWPOINTS)]


class TableReplays(Checked):
    path = "/api/tables/{table:str}/replay"

    @get("/", summary="A game that is over, to be seen again", **OVER)
    async def replay(self, found: TheTable) -> Replay:
        game = found.state.finished
        return Replay(
            stamp=stamp(found.row.game),
            plies=game.ply if game.steps else None,
            size=game.size,
            changes=told_changes(found.state.changes),
            bygone=isinstance(game, Bygone),
        )

    @get(
        "/{viewpoint:str}/{stretch:int}",
        summary="A stretch of it, as one viewpoint was told of it",
        responses={
            **problems(404, 409, 503),
            200: ResponseSpec(Stretch, description="That stretch", generate_examples=False),
        },
    )
    async def stretch(
        self,
        request: AnyRequest,
        found: TheTable,
        viewpoint: ViewpointName,
        stretch: StretchNumber,
        stamped: Stamp = None,
    ) -> Response[bytes]:
        game = found.state.finished
        if not game.steps:
            raise _gone()
        now = stamp(found.row.game)
        tag = f'"{now}-{viewpoint}-{stretch}"'
        headers = {
            "etag": tag,
            # What is asked for by its stamp stays as it is; else it is asked for again.
            "cache-control": FOREVER if stamped == now else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        ready: Replays = request.app.state.replays
        return _packed(request, await ready.packed(found.name, game, viewpoint, stretch), headers)

    @get("/position/{ply:int}", summary="A position of it, all of it, to play on from", **OVER)
    async def position(self, found: TheTable, ply: PlyNumber) -> Position:
        return await position_at(_shown(found.state.finished), ply)

    @get(
        "/{viewpoint:str}/instead/{ply:int}",
        summary="What another act would have led to on a position of it",
        **OVER,
    )
    async def instead(
        self,
        found: TheTable,
        viewpoint: ViewpointName,
        ply: PlyNumber,
        seat: AskedSeat,
        act: AskedAct,
    ) -> Instead:
        return await instead_at(_shown(found.state.finished), viewpoint, ply, seat, act)


def _shown(game: TableGame | Bygone) -> TableGame:
    if isinstance(game, Bygone):
        raise _gone()
    return game


def _gone() -> RequestError:
    return RequestError(
        "conflict", "its rules have changed since; only what was told of it is kept"
    )


@dataclass
class RecordOperation(Operation):
    """The description of a route that takes a record and leaves decoding it to ``Uploads``."""

    def __post_init__(self) -> None:
        schema = Schema(type=OpenAPIType.OBJECT, description="a record, as docs/notation.md has it")
        self.request_body = RequestBody(
            {"application/json": OpenAPIMediaType(schema)}, required=True
        )


class Records(Checked):
    path = "/api/records"

    @post(
        "/",
        summary="See the game of a record; nothing is kept",
        operation_class=RecordOperation,
        responses={
            **problems(404, 413, 503),
            200: ResponseSpec(OpenedRecord, description="That game", generate_examples=False),
        },
        status_code=200,
    )
    async def open(self, request: AnyRequest, count: Count, seen: Seen = "all") -> Response[bytes]:
        count("records")
        uploads: Uploads = request.app.state.uploads
        packed = await uploads.replay(await request.body(), seen)
        return _packed(request, packed, {"vary": "accept-encoding"})

    @post(
        "/position",
        summary="A position of a record, all of it, to play on from",
        operation_class=RecordOperation,
        responses=problems(404, 413, 503),
        status_code=200,
    )
    async def position(self, request: AnyRequest, ply: AskedPly, count: Count) -> Position:
        count("records")
        uploads: Uploads = request.app.state.uploads
        return await uploads.position(await request.body(), ply)


def _packed(request: AnyRequest, packed: bytes, headers: dict[str, str]) -> Response[bytes]:
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, headers=headers, media_type="application/json")
