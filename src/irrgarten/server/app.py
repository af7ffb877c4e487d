"""The application: HTTP, sockets, the client's pages, and what they share."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from irrgarten.bus import Bus
from irrgarten.server.bots import Bots
from irrgarten.server.crowd import Crowd
from irrgarten.server.health import Pulse
from irrgarten.server.hosts import KnownHosts, SecureHeaders
from irrgarten.server.housekeeping import Housekeeping
from irrgarten.server.limits import LongPolls, RateLimits
from irrgarten.server.lobby import Lobby
from irrgarten.server.mailroom import FAULTS
from irrgarten.server.metrics import Exposed, Sight, store_failed
from irrgarten.server.notices.desk import NoticeDesk
from irrgarten.server.notices.routes import Notices, TableNotices
from irrgarten.server.notices.watch import Watch
from irrgarten.server.open_routes import Openings, OpenLobby
from irrgarten.server.open_tables import Finding, OpenTables
from irrgarten.server.opened import Uploads
from irrgarten.server.pages import front_page, page, read_pages
from irrgarten.server.peers import PeerWatch
from irrgarten.server.pictures import Pictures
from irrgarten.server.reached import Reached
from irrgarten.server.replay_routes import Records, TableReplays
from irrgarten.server.replays import Replays
from irrgarten.server.reviews import Reviews
from irrgarten.server.routes import GIVEN, Games, Lessons, Tables
from irrgarten.server.settings import Settings
from irrgarten.server.sockets import table_socket
from irrgarten.server.stopping import Stop
from irrgarten.server.tasks import Tasks
from irrgarten.server.timekeeping import Timekeeping
from irrgarten.server.tournaments.house import TournamentHouse
from irrgarten.server.tournaments.routes import Tournaments
from irrgarten.store import Store
from irrgarten.tables.frames import Problem, ProblemCode
from irrgarten.tables.problems import STATUS, RequestError

log = logging.getLogger(__name__)


class JsonRequest(Request[Any, Any, State]):
    """A request whose undecodable body is a bad request."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise RequestError("bad_request", "the body is not UTF-8") from None


_CODES: dict[int, ProblemCode] = {status: code for code, status in STATUS.items()}


def application(
    settings: Settings, stop: Stop | None = None, reached: Reached | None = None
) -> ASGIApp:
    """The server as one ASGI application; the database opens when it starts.

    ``stop`` is begun by whoever runs it, before it ends; ``reached`` is told where it listens.
    """
    stop = stop or Stop()
    bus = _bus(settings)
    rates = RateLimits(settings.limits, bus)
    polls = LongPolls(settings.limits)
    crowd = Crowd(settings.limits, bus, stop)
    stop.then(crowd.send_home)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.data)
        if not settings.shared:  # else it would open other machines, too
            app.state.reached.keep_in(store.preferences)
        bots = Bots(settings.workers, settings.thought, settings.bus)
        lobby = Lobby(store, bots, settings, bus)
        tournaments = TournamentHouse(store, lobby, settings, bus)
        app.state.notices = notices = NoticeDesk(store, lobby, settings)
        watch = Watch(store, lobby, settings, notices)
        open_tables = OpenTables(store, lobby, settings, bus, polls)
        lobby.when_written(open_tables.written)
        lookout = PeerWatch(lobby, store, bus, rates, tournaments.news.heard, open_tables.heard)
        app.state.lobby = lobby
        app.state.open_tables = open_tables
        app.state.finding = Finding(lobby, store, settings.entropy)
        stop.then(open_tables.news.close)
        app.state.tournaments = tournaments
        stop.then(tournaments.news.close)
        reviews = Reviews(store, lobby, settings, bus)
        app.state.reviews = reviews
        app.state.pictures = pictures = Pictures(settings.client)
        app.state.uploads = uploads = Uploads()
        app.state.pulse = Pulse(store, stop)
        sight = Sight(
            lambda: len(lobby), crowd.count, lambda: bots.waiting, lambda: bus.errors + bots.errors
        )
        exposed = Exposed(*settings.metrics, sight) if settings.metrics else None
        if settings.shared:
            await lookout.start()
        tournaments.start()
        open_tables.start()
        watch.start()
        reviews.start()
        await lobby.timing.learn(store)
        timekeeping = Timekeeping(store, lobby, lobby.timing)
        tasks = Tasks()
        tasks.start(timekeeping.run())
        tasks.start(Housekeeping(store, lobby, settings).run())
        try:
            yield
        finally:
            await tasks.close()
            await timekeeping.close()
            if exposed:
                await exposed.close()
            await reviews.close()
            await pictures.close()
            await uploads.close()
            await lookout.close()
            await tournaments.close()
            await open_tables.close()
            await watch.close()
            await lobby.close()
            await bots.close()
            await store.close()

    reached = reached or Reached("127.0.0.1", settings.origins)
    records = Router("/", route_handlers=[Records], request_max_body_size=settings.limits.record)
    app = Litestar(
        [*ROUTES, records, table_socket, front_page, page],
        lifespan=[lifespan],
        request_class=JsonRequest,
        state=State(
            {
                "settings": settings,
                "rate_limits": rates,
                "polls": polls,
                "crowd": crowd,
                "stop": stop,
                "reached": reached,
                "replays": Replays(),
                "pages": read_pages(settings.client),
            }
        ),
        dependencies=GIVEN | {name: _of_state(name) for name in OF_STATE},
        exception_handlers={
            RequestError: _trouble,
            HTTPException: _http_exception,
            RecursionError: _too_deep,
            Exception: _unexpected,
        },
        openapi_config=_openapi(),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    return SecureHeaders(KnownHosts(app, reached.names))


def _bus(settings: Settings) -> Bus:
    if settings.bus is None:
        return Bus()
    from irrgarten.bus.redis_bus import RedisBus  # what it needs is an extra

    return RedisBus(settings.bus)


ROUTES = (
    Games,
    Lessons,
    Tables,
    TableReplays,
    Tournaments,
    OpenLobby,
    Openings,
    Notices,
    TableNotices,
)

#: What handlers are given by its name, from the state of the application.
OF_STATE = ("lobby", "tournaments", "open_tables", "notices", "finding", "reviews", "pictures")


def _of_state(name: str) -> Provide:
    def found(state: State) -> Any:
        return state[name]

    return Provide(found, sync_to_thread=False)


def _openapi() -> OpenAPIConfig:
    secret = SecurityScheme(
        type="http", scheme="bearer", description="the secret of a seat, or of the host"
    )
    return OpenAPIConfig(
        title="Irrgarten",
        version="1",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        components=Components(security_schemes={"secret": secret}),
        use_handler_docstrings=True,
    )


# -- every error is a Problem ----------------------------------------------------
AnyRequest = Request[object, object, State]


def _problem(
    code: ProblemCode, message: str, headers: dict[str, str] | None = None
) -> Response[Problem]:
    return _told(Problem(code, message, clause=None, reason=None, about={}), headers)


def _told(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=STATUS[problem.code], headers=headers or {})


def _trouble(_: AnyRequest, error: RequestError) -> Response[Problem]:
    refusal, reason, about = error.refusal, error.reason, error.about
    if refusal is not None:
        reason, about = refusal.reason, dict(refusal.about)
    clause = refusal.clause if refusal else None
    return _told(Problem(error.code, error.message, clause, reason, about))


def _http_exception(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    # Litestar takes a field of the body for a dependency of the same name.
    wrong, is_body, field = str(error.__cause__).partition(" - at `$.data.")
    if is_body and error.status_code == 500:
        return _problem("bad_request", f"{field.rstrip('`')}: {wrong}")
    code = _CODES.get(error.status_code, "bad_request")
    headers = dict(error.headers or {}) if isinstance(error, MethodNotAllowedException) else {}
    return _problem(code, _message(error), headers)


def _message(error: HTTPException) -> str:
    """What was wrong, and with which part of the request."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{part.get('key', 'body')}: {part['message']}"
        for part in extra
        if isinstance(part, dict) and "message" in part
    ]
    return "; ".join(parts) or error.detail


def _too_deep(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return _problem("bad_request", "the body is nested too deeply")


def _unexpected(_: AnyRequest, error: Exception) -> Response[Problem]:
    store_failed(error)
    if type(error) in FAULTS:
        return _problem("unavailable", FAULTS[type(error)])
    log.error("a request failed", exc_info=error)
    return _problem("internal", "something went wrong")
