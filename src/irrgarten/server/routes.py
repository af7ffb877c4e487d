"""The HTTP interface: games on offer, tables, seats, records."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from irrgarten import registry, texts
from irrgarten.bus import Spent
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IrrgartenError, OptionsError
from irrgarten.lessons import reading
from irrgarten.search.levels import LEVELS
from irrgarten.server.health import Pulse
from irrgarten.server.limits import RateLimits
from irrgarten.server.lobby import Lobby
from irrgarten.server.names import tidy
from irrgarten.server.pictures import Pictures
from irrgarten.server.reached import Reached, from_own_machine
from irrgarten.server.reviews import Reviews
from irrgarten.server.settings import Settings
from irrgarten.server.stopping import Stop
from irrgarten.server.table import Table
from irrgarten.tables import commands
from irrgarten.tables.frames import (
    Duel,
    Forbidden,
    GameInfo,
    GameRecord,
    Happened,
    Health,
    House,
    Learner,
    LessonInfo,
    Level,
    NewTable,
    Problem,
    Ready,
    ReviewState,
    SeatBot,
    SeatSecret,
    SetUp,
    SetUpTried,
    SitDown,
    TableInfo,
    TableMade,
)
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError
from irrgarten.two_sides import two_sided

AnyRequest = Request[object, object, State]
TheLobby = NamedDependency[Lobby]

Language = Literal["en", "de", "fr", "it", "es", "nl", "de-CH"]
WordedIn = Annotated[Language, QueryParameter(description="the language of what is written")]

TableName = Annotated[str, PathParameter(description="the name of the table, from its link")]
GameName = Annotated[str, PathParameter(description="the name of a game")]
LessonName = Annotated[str, PathParameter(description="the name of one of its lessons")]
SeatNumber = Annotated[int, PathParameter(description="the seat, counted from 0", ge=0, le=5)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    meanings = {
        400: "The request is malformed",
        403: "The secret does not allow this",
        404: "There is no such thing",
        409: "It cannot be done now",
        413: "The request is too large",
        429: "Too many requests",
        503: "Not possible at the moment",
    }
    return {
        status: ResponseSpec(Problem, description=meanings[status], generate_examples=False)
        for status in (400, *statuses, 429)
    }


#: What the header must hold where a seat's or the host's secret is asked for.
SECURED: list[dict[str, list[str]]] = [{"secret": []}]
#: Routes that show something; that change something by a secret; the same with a body.
SHOWN: dict[str, Any] = {"responses": problems(404, 503)}
OVER: dict[str, Any] = {"responses": problems(404, 409, 503)}
DONE: dict[str, Any] = {"responses": problems(403, 404, 409, 503), "security": SECURED}
CHANGED: dict[str, Any] = {"responses": problems(403, 404, 409, 413, 503), "security": SECURED}


# -- what handlers are given -----------------------------------------------------
def asked_by(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    settings: Settings = connection.app.state.settings
    return settings.proxies.address_of(connection.scope)


def _address(request: AnyRequest) -> str:
    return asked_by(request)


def _secret(request: AnyRequest) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret if scheme.lower() == "bearer" else None


def _count(request: AnyRequest) -> Callable[[Spent], None]:
    """Return what counts a request of this address, and raises RequestError for one too many."""
    limits: RateLimits = request.app.state.rate_limits
    stop: Stop = request.app.state.stop
    address = asked_by(request)

    def count(kind: Spent) -> None:
        if kind in ("tables", "lessons"):
            stop.check()
        limits.count(kind, address)

    return count


async def _open_table(lobby: TheLobby, table: TableName) -> AsyncIterator[Table]:
    """Keep the table of the path in memory during the request."""
    async with lobby.table(table) as found:
        yield found


#: The address and the secret of a request, the table of its path, and what counts against limits.
TheAddress = NamedDependency[str]
TheSecret = NamedDependency[str | None]
TheTable = NamedDependency[Table]
Count = NamedDependency[Callable[[Spent], None]]

GIVEN = {
    "address": Provide(_address, sync_to_thread=False),
    "secret": Provide(_secret, sync_to_thread=False),
    "count": Provide(_count, sync_to_thread=False),
    "found": Provide(_open_table),
}


# -- who may ask -----------------------------------------------------------------
async def check_request(request: AnyRequest) -> None:
    """Count a request against the limits, and reject cross-origin requests from browsers."""
    limits: RateLimits = request.app.state.rate_limits
    limits.count("requests", asked_by(request))
    if request.method != "GET":
        settings: Settings = request.app.state.settings
        headers = request.headers
        if not may_come(headers.get("origin"), headers.get("host"), settings.origins):
            raise RequestError("forbidden", "a page from elsewhere may not do this")


def may_come(origin: str | None, host: str | None, origins: tuple[str, ...]) -> bool:
    """Return whether a page of this origin may ask; programs that are no browsers name none."""
    if origin is None or origin in origins:
        return True
    return bool(host) and origin in (f"http://{host}", f"https://{host}")


def _is_own(request: AnyRequest) -> bool:
    peer = request.client.host if request.client else None
    return from_own_machine(peer, request.headers.get)


class Checked(Controller):
    """The base of all controllers under ``/api``.

    Not a router around them: Litestar would copy each route once more when a server starts.
    """

    before_request = staticmethod(check_request)


class Games(Checked):
    path = "/api"

    @get("/health", summary="That the server lives", responses=problems())
    async def health(self, request: AnyRequest) -> Health:
        pulse: Pulse = request.app.state.pulse
        return Health(live=True, store=pulse.known() or "ok")

    @get("/ready", summary="Whether games can be kept", responses=problems(503))
    async def ready(self, request: AnyRequest) -> Ready:
        pulse: Pulse = request.app.state.pulse
        if trouble := await pulse.trouble():
            raise RequestError("unavailable", trouble)
        return Ready(ready=True)

    @get(
        "/house",
        summary="How others reach this server, told to its own machine",
        responses=problems(),
    )
    async def house(self, request: AnyRequest) -> House:
        reached: Reached = request.app.state.reached
        return reached.told(_is_own(request))

    @post(
        "/house/open",
        summary="Let others in the network in; only asked from the server's own machine",
        responses=problems(403, 503),
        status_code=200,
    )
    async def open_house(self, request: AnyRequest) -> House:
        if not _is_own(request):
            raise RequestError("forbidden", "only who sits at the server's machine lets others in")
        reached: Reached = request.app.state.reached
        await reached.let_in()
        await reached.remember()
        return reached.told(own=True)

    @get("/games", summary="The games on offer", responses=problems())
    async def games(self) -> list[GameInfo]:
        return [_game_info(name) for name in registry.names()]

    @get("/games/names", summary="Their names alone", responses=problems())
    async def names(self) -> list[str]:
        return [*registry.names()]

    @post(
        "/set-up",
        summary="Whether a game could begin so; nothing is made",
        responses=problems(403, 413),
        status_code=200,
    )
    async def set_up(self, data: JSONBody[SetUp]) -> SetUpTried:
        return _tried(data)


class Lessons(Checked):
    path = "/api/lessons"

    @get("/", summary="The lessons on offer, in order", responses=problems())
    async def lessons(self) -> list[LessonInfo]:
        return [
            LessonInfo(game=game, lesson=lesson.name, course=lesson.course)
            for game in registry.names()
            for lesson in reading.lessons(game).values()
        ]

    @post(
        "/{game:str}/{lesson:str}",
        summary="Begin a lesson: a table of one's own",
        responses=problems(404, 413, 503),
    )
    async def begin(
        self,
        game: GameName,
        lesson: LessonName,
        data: JSONBody[Learner],
        lobby: TheLobby,
        count: Count,
    ) -> TableMade:
        found = reading.find(game, lesson)
        if found is None:
            raise RequestError("not_found", "there is no such lesson")
        count("lessons")
        return await lobby.teach(found, data)


class Tables(Checked):
    path = "/api/tables"

    @post("/", summary="Set up a table", responses=problems(403, 413, 503))
    async def make(self, data: JSONBody[NewTable], lobby: TheLobby, count: Count) -> TableMade:
        count("tables")
        if data.opening is not None:
            count("openings")
        return await lobby.make(data)

    @get("/{table:str}", summary="A table as everybody sees it", **SHOWN)
    async def find(self, found: TheTable) -> TableInfo:
        return found.info

    @post(
        "/{table:str}/seats/{seat:int}",
        summary="Sit down in an open seat",
        responses=problems(403, 404, 409, 413, 503),
    )
    async def sit_down(
        self, found: TheTable, seat: SeatNumber, data: JSONBody[SitDown]
    ) -> SeatSecret:
        name = tidy(data.name)
        if not name:
            raise RequestError("bad_request", "name: a person has a name")
        secret = await found.execute(commands.SitDown(seat, name, data.adds, data.token))
        return SeatSecret(seat=seat, secret=secret)

    @delete(
        "/{table:str}/seats/{seat:int}",
        summary="Get up, or free the seat of a person, before the game begins",
        status_code=200,
        **DONE,
    )
    async def free(self, found: TheTable, seat: SeatNumber, secret: TheSecret) -> TableInfo:
        await found.execute(commands.Free(seat, secret))
        return found.info

    @put(
        "/{table:str}/seats/{seat:int}/bot",
        summary="Seat a bot, or let one play for oneself",
        **CHANGED,
    )
    async def seat_bot(
        self, found: TheTable, seat: SeatNumber, data: JSONBody[SeatBot], secret: TheSecret
    ) -> TableInfo:
        await found.execute(commands.SeatBot(seat, data.level, secret))
        return found.info

    @delete(
        "/{table:str}/seats/{seat:int}/bot",
        summary="Take one's seat back, or open the seat of a bot",
        status_code=200,
        **DONE,
    )
    async def unseat_bot(self, found: TheTable, seat: SeatNumber, secret: TheSecret) -> TableInfo:
        await found.execute(commands.UnseatBot(seat, secret))
        return found.info

    @post("/{table:str}/again", summary="Another game for the same company", **DONE)
    async def again(
        self, table: TableName, lobby: TheLobby, secret: TheSecret, count: Count
    ) -> TableInfo:
        count("tables")
        return await lobby.again(table, secret)

    @get("/{table:str}/record", summary="The whole game, once it is over", **OVER)
    async def record(self, found: TheTable) -> GameRecord:
        return found.state.record

    @get(
        "/{table:str}/told",
        summary="All that happened, as whoever watches saw it, once the game is over",
        **OVER,
    )
    async def told(self, found: TheTable) -> list[Happened]:
        return found.state.told

    @get(
        "/{table:str}/picture.svg",
        summary="A table as whoever watches sees it, drawn",
        media_type="image/svg+xml",
        **SHOWN,
    )
    async def picture_svg(
        self, found: TheTable, pictures: NamedDependency[Pictures], language: WordedIn = "en"
    ) -> bytes:
        return pictures.svg(found, language).encode()

    @get(
        "/{table:str}/picture.png",
        summary="The same as pixels",
        media_type="image/png",
        **SHOWN,
    )
    async def picture_png(
        self, found: TheTable, pictures: NamedDependency[Pictures], language: WordedIn = "en"
    ) -> bytes:
        return await pictures.png(found, language)

    @get(
        "/{table:str}/review",
        summary="How far the review of a finished game is, or the review",
        **OVER,
    )
    async def review(self, found: TheTable, reviews: NamedDependency[Reviews]) -> ReviewState:
        return await reviews.state(found)

    @post(
        "/{table:str}/review",
        summary="Ask for the review of a finished game",
        responses=problems(403, 404, 409, 503),
        status_code=200,
    )
    async def ask_review(
        self, found: TheTable, reviews: NamedDependency[Reviews], count: Count
    ) -> ReviewState:
        return await reviews.ask(found, lambda: count("reviews"))


def _game_info(name: str) -> GameInfo:
    rules = registry.rules(name)
    schemas, components = msgspec.json.schema_components(
        [rules.options_type], ref_template="#/$defs/{name}"
    )
    return GameInfo(
        game=name,
        version=rules.version,
        players=rules.players,
        options={**schemas[0], "$defs": components},
        usual=dict(rules.usual),
        clauses=list(rules.clauses),
        levels=msgspec.convert([*LEVELS], list[Level]),
        match=rules.match,
        duels=[
            Duel(one.players, len(rules.sides(one)[0]), msgspec.to_builtins(one))
            for one in two_sided(name)
        ],
        texts={} if name in registry.bundled() else texts.all_installed(name),
    )


def _tried(wish: SetUp) -> SetUpTried:
    """Return whether a game could begin as somebody lays it down; nothing is made.

    Raises RequestError for what no rule is about, such as an option that the game does not have.
    """
    refusal = _refusal(wish)
    if refusal is None:
        return SetUpTried(refused=None)
    return SetUpTried(Forbidden(refusal.clause, refusal.reason, dict(refusal.about)))


def _refusal(wish: SetUp) -> Refusal | None:
    try:
        rules, options = registry.rules(wish.game), read_options(wish.game, wish.options)
        TableGame.begun(rules, options, lots.commitment("trial"), wish.given)
    except IrrgartenError as error:
        if isinstance(error, OptionsError) and error.refusal is not None:
            return error.refusal
        raise RequestError("bad_request", str(error)) from None
    return rules.known_by_maker(wish.given) if wish.plays else None
