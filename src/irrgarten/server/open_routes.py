"""The HTTP interface of the lobby: tables that anyone may join, and games that are looked for."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from irrgarten.server.names import tidy
from irrgarten.server.open_tables import Finding, OpenTables
from irrgarten.server.page_frames import FindGame, FoundGame, LobbyInfo
from irrgarten.server.routes import (
    CHANGED,
    DONE,
    Checked,
    Count,
    TheAddress,
    TheLobby,
    TheSecret,
    TheTable,
    problems,
)
from irrgarten.tables import commands
from irrgarten.tables.frames import Opening, TableInfo
from irrgarten.tables.problems import RequestError

Stamp = Annotated[
    int | None,
    QueryParameter(
        description="wait until the stamp is another than this one, but not for long", ge=0
    ),
]


class OpenLobby(Checked):
    path = "/api/lobby"

    @get("/", summary="The tables that anyone may join", responses=problems(503))
    async def tables(
        self, open_tables: NamedDependency[OpenTables], address: TheAddress, after: Stamp = None
    ) -> Response[LobbyInfo]:
        return Response(await open_tables.told(after, address))  # type: ignore[arg-type]

    @post(
        "/find",
        summary="Find a game: a table where somebody waits for the same, or one of one's own",
        responses=problems(403, 409, 413, 503),
        status_code=200,
    )
    async def find(
        self, data: JSONBody[FindGame], finding: NamedDependency[Finding], count: Count
    ) -> FoundGame:
        if not tidy(data.name):
            raise RequestError("bad_request", "name: a person has a name")
        count("openings")
        count("tables")
        return await finding.find(data)


class Openings(Checked):
    path = "/api/tables"

    @put("/{table:str}/opening", summary="Let anyone join", **CHANGED)
    async def open(
        self,
        found: TheTable,
        data: JSONBody[Opening],
        lobby: TheLobby,
        secret: TheSecret,
        count: Count,
    ) -> TableInfo:
        if found.row.listed is None and found.state.is_host(secret):
            count("openings")
            await lobby.check_room()
        await found.execute(commands.OpenTable(data, secret))
        return found.info

    @delete(
        "/{table:str}/opening",
        summary="Let nobody join but by the link",
        status_code=200,
        **DONE,
    )
    async def close(self, found: TheTable, secret: TheSecret) -> TableInfo:
        await found.execute(commands.CloseTable(secret))
        return found.info
