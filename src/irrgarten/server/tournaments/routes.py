"""The HTTP interface of tournaments. Nobody but the organiser's secret changes anything."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated

from litestar import Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from irrgarten.server.limits import LongPolls
from irrgarten.server.page_frames import (
    ChangeEntrant,
    ChangePlayer,
    ChangeTournament,
    EncounterInfo,
    Enter,
    EnterBots,
    LiveTable,
    MyPlace,
    NewTournament,
    PlayerSecret,
    Settle,
    TournamentExport,
    TournamentInfo,
    TournamentMade,
)
from irrgarten.server.routes import (
    CHANGED,
    DONE,
    SECURED,
    SHOWN,
    AnyRequest,
    Checked,
    Count,
    TheAddress,
    TheSecret,
    asked_by,
    problems,
)
from irrgarten.server.tournaments import telling
from irrgarten.server.tournaments.house import TournamentHouse
from irrgarten.tables.frames import encode

TheHouse = NamedDependency[TournamentHouse]

Name = Annotated[str, PathParameter(description="the name of the tournament, from its link")]
PlayerNumber = Annotated[int, PathParameter(description="the number of a player", ge=1)]
EntrantNumber = Annotated[int, PathParameter(description="the number of an entrant", ge=1)]
RoundNumber = Annotated[int, PathParameter(description="the round, counted from 1", ge=1)]
TableNumber = Annotated[int, PathParameter(description="the table in its round, from 1", ge=1)]
After = Annotated[
    int | None,
    QueryParameter(
        description="wait until the revision is another than this one, but not for long", ge=0
    ),
]
Tables = Annotated[
    list[int],
    QueryParameter(
        description="the tables of this round, by their numbers", min_items=1, max_items=24
    ),
]
Known = Annotated[
    list[int] | None,
    QueryParameter(
        description="the plies of the boards that the asker has, in the same order; -1 for none",
        max_items=24,
    ),
]


def _may_wait(request: AnyRequest, after: int | None) -> AbstractContextManager[None]:
    """Count a request that waits for news. Raises RequestError if too many wait."""
    polls: LongPolls = request.app.state.polls
    return nullcontext() if after is None else polls.place(asked_by(request))


class Tournaments(Checked):
    path = "/api/tournaments"

    @post("/", summary="Set up a tournament", responses=problems(403, 409, 413, 503))
    async def make(
        self,
        data: JSONBody[NewTournament],
        tournaments: TheHouse,
        address: TheAddress,
        count: Count,
    ) -> TournamentMade:
        count("tables")
        kept, secret = await tournaments.desk.make(data, address)
        return TournamentMade(tournaments.info(kept), secret)

    @get("/{tournament:str}", summary="A tournament as everybody sees it", **SHOWN)
    async def find(
        self, request: AnyRequest, tournament: Name, tournaments: TheHouse, after: After = None
    ) -> Response[TournamentInfo]:
        with _may_wait(request, after):
            told = await tournaments.told(tournament, after)
        return Response(told)  # type: ignore[arg-type]

    @get(
        "/{tournament:str}/me",
        summary="What a secret opens: the organiser's desk, or a player's place",
        responses=problems(403, 404, 503),
        security=SECURED,
    )
    async def me(
        self,
        request: AnyRequest,
        tournament: Name,
        tournaments: TheHouse,
        secret: TheSecret,
        after: After = None,
    ) -> MyPlace:
        with _may_wait(request, after):
            return await tournaments.place(tournament, secret, after)

    @patch(
        "/{tournament:str}",
        summary="Let players enter or not, or say when the next round is paired",
        **CHANGED,
    )
    async def change(
        self,
        tournament: Name,
        data: JSONBody[ChangeTournament],
        tournaments: TheHouse,
        secret: TheSecret,
    ) -> TournamentInfo:
        kept = await tournaments.desk.change(tournament, data, secret)
        return tournaments.info(kept)

    # -- who enters ------------------------------------------------------------
    @post(
        "/{tournament:str}/players",
        summary="Enter; the organiser also enters others",
        responses=problems(403, 404, 409, 413, 503),
        security=[{}, *SECURED],
    )
    async def enter(
        self, tournament: Name, data: JSONBody[Enter], tournaments: TheHouse, secret: TheSecret
    ) -> PlayerSecret:
        player, secret = await tournaments.desk.enter(tournament, data, secret)
        return PlayerSecret(player, secret)

    @post("/{tournament:str}/bots", summary="Let bots enter", **CHANGED)
    async def add_bots(
        self, tournament: Name, data: JSONBody[EnterBots], tournaments: TheHouse, secret: TheSecret
    ) -> TournamentInfo:
        return tournaments.info(await tournaments.desk.add_bots(tournament, data, secret))

    @patch(
        "/{tournament:str}/players/{player:int}", summary="Give a player another name", **CHANGED
    )
    async def rename(
        self,
        tournament: Name,
        player: PlayerNumber,
        data: JSONBody[ChangePlayer],
        tournaments: TheHouse,
        secret: TheSecret,
    ) -> TournamentInfo:
        return tournaments.info(
            await tournaments.desk.rename(tournament, player, data.name, secret)
        )

    @delete(
        "/{tournament:str}/players/{player:int}",
        summary="Take a player off the list before the first round",
        **DONE,
        status_code=200,
    )
    async def remove(
        self, tournament: Name, player: PlayerNumber, tournaments: TheHouse, secret: TheSecret
    ) -> TournamentInfo:
        return tournaments.info(await tournaments.desk.remove(tournament, player, secret))

    @post(
        "/{tournament:str}/players/{player:int}/link",
        summary="A new secret for a player who has lost hers",
        **DONE,
    )
    async def reissue(
        self, tournament: Name, player: PlayerNumber, tournaments: TheHouse, secret: TheSecret
    ) -> PlayerSecret:
        return await tournaments.reissue(tournament, player, secret)

    @patch(
        "/{tournament:str}/entrants/{entrant:int}",
        summary="Give an entrant another name, or withdraw it",
        **CHANGED,
    )
    async def change_entrant(
        self,
        tournament: Name,
        entrant: EntrantNumber,
        data: JSONBody[ChangeEntrant],
        tournaments: TheHouse,
        secret: TheSecret,
    ) -> TournamentInfo:
        return tournaments.info(
            await tournaments.desk.change_entrant(tournament, entrant, data, secret)
        )

    # -- rounds ----------------------------------------------------------------
    @post("/{tournament:str}/begin", summary="Close the list, and pair the first round", **DONE)
    async def begin(
        self, tournament: Name, tournaments: TheHouse, secret: TheSecret
    ) -> TournamentInfo:
        return tournaments.info(await tournaments.desk.begin(tournament, secret))

    @post("/{tournament:str}/next", summary="Pair the next round now", **DONE)
    async def next_round(
        self, tournament: Name, tournaments: TheHouse, secret: TheSecret
    ) -> TournamentInfo:
        return tournaments.info(await tournaments.desk.next_round(tournament, secret))

    @get("/{tournament:str}/rounds/{round_:int}", summary="The encounters of a round", **SHOWN)
    async def round(
        self, tournament: Name, round_: RoundNumber, tournaments: TheHouse
    ) -> list[EncounterInfo]:
        kept = await tournaments.desk.find(tournament)
        return [telling.encounter(one) for one in kept.met if one.encounter.round == round_]

    @put(
        "/{tournament:str}/rounds/{round_:int}/tables/{number:int}/result",
        summary="Settle an encounter, or correct its result, by the organiser's word",
        **CHANGED,
    )
    async def settle(
        self,
        tournament: Name,
        round_: RoundNumber,
        number: TableNumber,
        data: JSONBody[Settle],
        tournaments: TheHouse,
        secret: TheSecret,
    ) -> TournamentInfo:
        return tournaments.info(
            await tournaments.desk.correct(tournament, round_, number, data, secret)
        )

    @get(
        "/{tournament:str}/boards",
        summary="Tables of this round as they stand, with their boards drawn",
        responses=problems(404, 503),
    )
    async def boards(
        self,
        request: AnyRequest,
        tournament: Name,
        tournaments: TheHouse,
        table: Tables,
        known: Known = None,
    ) -> Response[list[LiveTable]]:
        kept = await tournaments.desk.find(tournament)
        told = encode(await tournaments.boards.shown(kept, table, known or []))
        headers = {"vary": "accept-encoding"}
        # Drawings are long, and nothing secret is in them that their length could tell.
        if "gzip" in request.headers.get("accept-encoding", ""):
            told = await asyncio.to_thread(gzip.compress, told, 1)
            headers["content-encoding"] = "gzip"
        return Response(told, headers=headers)  # type: ignore[arg-type]

    # -- all of it -------------------------------------------------------------
    @get("/{tournament:str}/export", summary="All of a tournament, with every round", **SHOWN)
    async def export(self, tournament: Name, tournaments: TheHouse) -> TournamentExport:
        return await tournaments.export(tournament)

    @get(
        "/{tournament:str}/list",
        summary="Standings and encounters as comma-separated values",
        **SHOWN,
        media_type="text/csv",
    )
    async def list_(self, tournament: Name, tournaments: TheHouse) -> str:
        return telling.as_csv(await tournaments.export(tournament))
