"""The HTTP interface of the lobby: tables that anyone may join, and games that are looked for."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from irrgarten.server.finding import Finding
from irrgarten.server.limits import Doors
from irrgarten.server.names import tidy
from irrgarten.server.open_tables import OpenTables
from irrgarten.server.page_frames import FindGame, FoundGame, LobbyInfo
from irrgarten.server.routes import (
    SECURED,
    AnyRequest,
    Door,
    TableName,
    TheLobby,
    asked_by,
    new_table,
    problems,
    secret_of,
)
from irrgarten.tables import commands
from irrgarten.tables.frames import Opening, TableInfo
from irrgarten.tables.problems import Trouble

TheOpenTables = NamedDependency[OpenTables]

Stamp = Annotated[
    int | None,
    QueryParameter(
        description="wait until the stamp is another than this one, but not for long", ge=0
    ),
]


def opening(request: AnyRequest) -> None:
    """Whether there may be another table that anyone finds. Raises Trouble."""
    doors: Doors = request.app.state.doors
    doors.opening(asked_by(request))


class OpenLobby(Door):
    path = "/api/lobby"

    @get("/", summary="The tables that anyone may join", responses=problems(503))
    async def tables(
        self, request: AnyRequest, open_tables: TheOpenTables, after: Stamp = None
    ) -> Response[LobbyInfo]:
        told = await open_tables.told(after, asked_by(request))
        return Response(told)  # type: ignore[arg-type]

    @post(
        "/find",
        summary="Find a game: a table where somebody waits for the same, or one of one's own",
        responses=problems(403, 409, 413, 503),
        status_code=200,
    )
    async def find(
        self, request: AnyRequest, data: JSONBody[FindGame], finding: NamedDependency[Finding]
    ) -> FoundGame:
        if not tidy(data.name):
            raise Trouble("bad_request", "name: a person has a name")
        opening(request)
        new_table(request)
        return await finding.find(data)


class Openings(Door):
    path = "/api/tables"

    @put(
        "/{table:str}/opening",
        summary="Let anyone join",
        responses=problems(403, 404, 409, 413, 503),
        security=SECURED,
    )
    async def open(
        self, request: AnyRequest, table: TableName, data: JSONBody[Opening], lobby: TheLobby
    ) -> TableInfo:
        async with lobby.table(table) as found:
            if found.row.listed is None and found.state.is_host(secret_of(request)):
                opening(request)
                await lobby.check_room()
            await found.execute(commands.OpenTable(data, secret_of(request)))
            return found.info

    @delete(
        "/{table:str}/opening",
        summary="Let nobody join but by the link",
        responses=problems(403, 404, 409, 503),
        security=SECURED,
        status_code=200,
    )
    async def close(self, request: AnyRequest, table: TableName, lobby: TheLobby) -> TableInfo:
        async with lobby.table(table) as found:
            await found.execute(commands.CloseTable(secret_of(request)))
            return found.info
