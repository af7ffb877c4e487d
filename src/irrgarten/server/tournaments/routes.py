"""The HTTP interface of tournaments. Nobody but the organiser's secret changes anything."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from irrgarten.server.lobby import Lobby
from irrgarten.server.routes import SECURED, AnyRequest, new_table, problems, secret_of
from irrgarten.server.tournament_frames import (
    ChangeEntrant,
    ChangePlayer,
    ChangeTournament,
    EncounterInfo,
    Enter,
    EnterBots,
    MyPlace,
    NewTournament,
    PlayerSecret,
    Settle,
    TournamentExport,
    TournamentInfo,
    TournamentMade,
)
from irrgarten.server.tournaments import lists, telling
from irrgarten.server.tournaments.house import TournamentHouse

TheHouse = NamedDependency[TournamentHouse]
TheLobby = NamedDependency[Lobby]

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


class Tournaments(Controller):
    path = "/api/tournaments"

    @post("/", summary="Set up a tournament", responses=problems(403, 409, 413, 503))
    async def make(
        self, request: AnyRequest, data: JSONBody[NewTournament], tournaments: TheHouse
    ) -> TournamentMade:
        new_table(request)
        kept, secret = await tournaments.desk.make(data)
        return TournamentMade(telling.info(kept, tournaments.desk.now()), secret)

    @get(
        "/{tournament:str}",
        summary="A tournament as everybody sees it",
        responses=problems(404, 503),
    )
    async def find(
        self, tournament: Name, tournaments: TheHouse, after: After = None
    ) -> Response[TournamentInfo]:
        return Response(await tournaments.told(tournament, after), media_type="application/json")  # type: ignore[arg-type]

    @get(
        "/{tournament:str}/me",
        summary="What a secret opens: the organiser's desk, or a player's place",
        responses=problems(403, 404, 503),
        security=SECURED,
    )
    async def me(
        self, request: AnyRequest, tournament: Name, tournaments: TheHouse, after: After = None
    ) -> MyPlace:
        return await tournaments.place(tournament, secret_of(request), after)

    @patch(
        "/{tournament:str}",
        summary="Let players enter or not, or say when the next round is paired",
        responses=problems(403, 404, 409, 413, 503),
        security=SECURED,
    )
    async def change(
        self,
        request: AnyRequest,
        tournament: Name,
        data: JSONBody[ChangeTournament],
        tournaments: TheHouse,
    ) -> TournamentInfo:
        desk = tournaments.desk
        return telling.info(await desk.change(tournament, data, secret_of(request)), desk.now())

    # -- who enters ------------------------------------------------------------
    @post(
        "/{tournament:str}/players",
        summary="Enter; the organiser also enters others",
        responses=problems(403, 404, 409, 413, 503),
        security=[{}, *SECURED],
    )
    async def enter(
        self, request: AnyRequest, tournament: Name, data: JSONBody[Enter], tournaments: TheHouse
    ) -> PlayerSecret:
        player, secret = await tournaments.desk.enter(tournament, data, secret_of(request))
        return PlayerSecret(player, secret)

    @post(
        "/{tournament:str}/bots",
        summary="Let bots enter",
        responses=problems(403, 404, 409, 413, 503),
        security=SECURED,
    )
    async def add_bots(
        self,
        request: AnyRequest,
        tournament: Name,
        data: JSONBody[EnterBots],
        tournaments: TheHouse,
    ) -> TournamentInfo:
        desk = tournaments.desk
        return telling.info(await desk.add_bots(tournament, data, secret_of(request)), desk.now())

    @patch(
        "/{tournament:str}/players/{player:int}",
        summary="Give a player another name",
        responses=problems(403, 404, 409, 413, 503),
        security=SECURED,
    )
    async def rename(
        self,
        request: AnyRequest,
        tournament: Name,
        player: PlayerNumber,
        data: JSONBody[ChangePlayer],
        tournaments: TheHouse,
    ) -> TournamentInfo:
        desk = tournaments.desk
        kept = await desk.rename(tournament, player, data.name, secret_of(request))
        return telling.info(kept, desk.now())

    @delete(
        "/{tournament:str}/players/{player:int}",
        summary="Take a player off the list before the first round",
        responses=problems(403, 404, 409, 503),
        security=SECURED,
        status_code=200,
    )
    async def remove(
        self, request: AnyRequest, tournament: Name, player: PlayerNumber, tournaments: TheHouse
    ) -> TournamentInfo:
        desk = tournaments.desk
        return telling.info(await desk.remove(tournament, player, secret_of(request)), desk.now())

    @post(
        "/{tournament:str}/players/{player:int}/link",
        summary="A new secret for a player who has lost hers",
        responses=problems(403, 404, 409, 503),
        security=SECURED,
    )
    async def reissue(
        self, request: AnyRequest, tournament: Name, player: PlayerNumber, tournaments: TheHouse
    ) -> PlayerSecret:
        return await tournaments.reissue(tournament, player, secret_of(request))

    @patch(
        "/{tournament:str}/entrants/{entrant:int}",
        summary="Give an entrant another name, or withdraw it",
        responses=problems(403, 404, 409, 413, 503),
        security=SECURED,
    )
    async def change_entrant(
        self,
        request: AnyRequest,
        tournament: Name,
        entrant: EntrantNumber,
        data: JSONBody[ChangeEntrant],
        tournaments: TheHouse,
    ) -> TournamentInfo:
        desk = tournaments.desk
        kept = await desk.change_entrant(tournament, entrant, data, secret_of(request))
        return telling.info(kept, desk.now())

    # -- rounds ----------------------------------------------------------------
    @post(
        "/{tournament:str}/begin",
        summary="Close the list, and pair the first round",
        responses=problems(403, 404, 409, 503),
        security=SECURED,
    )
    async def begin(
        self, request: AnyRequest, tournament: Name, tournaments: TheHouse
    ) -> TournamentInfo:
        desk = tournaments.desk
        return telling.info(await desk.begin(tournament, secret_of(request)), desk.now())

    @post(
        "/{tournament:str}/next",
        summary="Pair the next round now",
        responses=problems(403, 404, 409, 503),
        security=SECURED,
    )
    async def next_round(
        self, request: AnyRequest, tournament: Name, tournaments: TheHouse
    ) -> TournamentInfo:
        desk = tournaments.desk
        return telling.info(await desk.next_round(tournament, secret_of(request)), desk.now())

    @get(
        "/{tournament:str}/rounds/{round_:int}",
        summary="The encounters of a round",
        responses=problems(404, 503),
    )
    async def round(
        self, tournament: Name, round_: RoundNumber, tournaments: TheHouse
    ) -> list[EncounterInfo]:
        kept = await tournaments.desk.find(tournament)
        return [telling.encounter(one) for one in kept.met if one.encounter.round == round_]

    @put(
        "/{tournament:str}/rounds/{round_:int}/tables/{number:int}/result",
        summary="Settle an encounter, or correct its result, by the organiser's word",
        responses=problems(403, 404, 409, 413, 503),
        security=SECURED,
    )
    async def settle(
        self,
        request: AnyRequest,
        tournament: Name,
        round_: RoundNumber,
        number: TableNumber,
        data: JSONBody[Settle],
        tournaments: TheHouse,
    ) -> TournamentInfo:
        desk = tournaments.desk
        kept = await desk.correct(tournament, round_, number, data, secret_of(request))
        return telling.info(kept, desk.now())

    # -- all of it -------------------------------------------------------------
    @get(
        "/{tournament:str}/export",
        summary="All of a tournament, with every round",
        responses=problems(404, 503),
    )
    async def export(self, tournament: Name, tournaments: TheHouse) -> TournamentExport:
        desk = tournaments.desk
        return telling.export(await desk.find(tournament), desk.now())

    @get(
        "/{tournament:str}/list",
        summary="Standings and encounters as comma-separated values",
        responses=problems(404, 503),
        media_type="text/csv",
    )
    async def list_(self, tournament: Name, tournaments: TheHouse) -> str:
        desk = tournaments.desk
        return lists.as_csv(telling.export(await desk.find(tournament), desk.now()))
