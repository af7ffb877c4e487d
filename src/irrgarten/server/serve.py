"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from socket import socket
from threading import Timer
from types import FrameType
from typing import Any

import uvicorn
from msgspec.structs import replace

from irrgarten import resources
from irrgarten.bus import BadBus, Redis
from irrgarten.server.addresses import Network, Proxies
from irrgarten.server.app import application
from irrgarten.server.connection_limits import ConnectionLimits
from irrgarten.server.reached import Reached
from irrgarten.server.settings import Limits, Prune, Settings
from irrgarten.server.stopping import Stop
from irrgarten.server.wires import Config, Frames, Requests
from irrgarten.store import Data, Unreadable, Unwritable, claimed
from irrgarten.tables.problems import RequestError

log = logging.getLogger(__name__)

#: Seconds that a server has to stop, and of these: for what is under way, and for connections.
LIMIT = 4.5
GRACE, FAREWELL = 2.5, 1

#: Connections that the system keeps for us until we take them.
BACKLOG = 2048

#: How often the gate is looked after, in tenths of a second.
ROUND = 5

#: How many new objects there are before rings among them are looked for, and how often older ones
#: are looked at too. Hardly anything here makes rings, and most of what is made is gone at once.
RINGS = (10_000, 10, 10)

#: What to do instead.
SHARE = "keep the games in PostgreSQL, or leave the bus away"

Ready = Callable[[int], None]


class Server(uvicorn.Server):
    """Tells when it accepts connections, and at which port; stops in order, and soon."""

    def __init__(
        self, config: Config, stop: Stop, reached: Reached, ready: Ready | None, let_in: bool | None
    ) -> None:
        super().__init__(config)
        self.config: Config = config
        self._gate = config.gate
        self._stop = stop
        self.reached = reached
        self._ready = ready
        self._let_in = let_in
        self._alarm = Timer(LIMIT, _end)
        self._alarm.daemon = True

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port: int = self.servers[0].sockets[0].getsockname()[1]
        self._let_wait()
        self.reached.listens(port, self._listen)
        with suppress(
            RequestError, Unreadable, Unwritable
        ):  # it serves its own machine all the same
            await self._let_others_in()
        if self._ready is not None:
            self._ready(port)

    async def _let_others_in(self) -> None:
        """As the setting says; without one, as a person chose on the page before a restart."""
        if self._let_in is None:
            await self.reached.let_in_again()
        elif self._let_in:
            await self.reached.let_in()
        else:
            await self.reached.forget()

    def _let_wait(self) -> None:
        """Few are taken in one go, but many may wait."""
        for listener in (listener for one in self.servers for listener in one.sockets):
            with listener.dup() as same:
                same.listen(BACKLOG)

    async def _listen(self, host: str, port: int) -> None:
        """At another address too, while it runs. Raises OSError."""
        protocol = partial(
            Requests,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(protocol, host, port, backlog=BATCH)
        self.servers.append(listening)
        self._let_wait()

    async def on_tick(self, counter: int) -> bool:
        if counter % ROUND == 0:
            self._gate.look()
        return await super().on_tick(counter)

    # -- the end ---------------------------------------------------------------
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever asks twice does not want to wait."""
        if self.should_exit:
            os._exit(128 + sig)
        self._alarm.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Still listening, so that who comes is told; then what is open is closed."""
        self._stop.begin()
        for line in [*self.server_state.connections]:
            if isinstance(line, Frames) and not line.at_table:
                line.shutdown()
        under_way = self.server_state.tasks  # requests and sockets that are being served
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while under_way:
                    await asyncio.wait(under_way)
        if left := len(under_way):
            log.warning("cut off while the server stopped: %d that did not come to an end", left)
        # Uvicorn would tell the same of each of them, with all its callers.
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        self._gate.let_go()
        await super().shutdown(sockets)

    def ended(self) -> None:
        """Nothing of it is left to wait for."""
        self._alarm.cancel()


def _end() -> None:
    log.error("the server did not stop in time: what was not answered may be lost")
    os._exit(1)


def server(
    settings: Settings, host: str, port: int, ready: Ready | None, *, let_in: bool | None = None
) -> Server:
    most = room(settings.limits.connections, settings.workers)
    settings = replace(settings, limits=replace(settings.limits, connections=most))
    stop = Stop()
    reached = Reached(host, settings.origins, settings.addresses)
    config = Config(
        ConnectionLimits(settings.limits, settings.proxies),
        app=application(settings, stop, reached),
        host=host,
        port=port,
        backlog=BATCH,
        ws_max_size=settings.limits.frame,
        lifespan="on",
        log_config=None,
        log_level=logging.ERROR,  # what others send wrong is no trouble of ours
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ``addresses`` says whom to believe
        timeout_graceful_shutdown=FAREWELL,
    )
    return Server(config, stop, reached, ready, let_in)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Data = Path("irrgarten.db"),
    *,
    bus: Redis | None = None,
    pace: float = 1.0,
    origins: tuple[str, ...] = (),
    proxies: tuple[Network, ...] = (),
    workers: int | None = None,
    limits: Limits | None = None,
    prune: Prune | None = None,
    metrics: tuple[str, int] | None = None,
    ready: Callable[[Reached, int], None] | None = None,
    let_in: bool | None = None,
    **more: Any,
) -> None:
    """Serve games until interrupted or terminated. Raises Unusable or BadBus.

    ``port`` 0 takes a free one; ``ready`` is called with how it is reached, and the port, once
    the server accepts connections; ``let_in`` lets others in the network in, where it would serve
    its own machine alone, or not; None does as a person chose on the page before a restart.
    ``pace`` is the beat of the bots in seconds; ``origins`` are further addresses whose pages may
    play here, behind a proxy that changes the host's name; ``proxies`` are those that are believed
    when they say for whom they ask; ``prune`` says which tables are forgotten; ``metrics`` is where
    Prometheus may ask; ``more`` is whatever else there is in ``Settings``.
    """
    if bus is not None and isinstance(data, Path):
        raise BadBus(f"a bus joins several processes, but {data} is one process's: {SHARE}")
    settings = Settings(
        data=data,
        bus=bus,
        client=resources.client(),
        pace=pace,
        origins=origins,
        proxies=Proxies(proxies),
        workers=workers or max(1, (os.cpu_count() or 1) - 1),
        limits=limits or Limits(),
        prune=prune,
        metrics=metrics,
        **more,
    )
    # To be terminated is to be stopped as meant; uvicorn raises the signal again at its end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    gc.freeze()  # what is loaded by now stays to the end
    gc.set_threshold(*RINGS)

    def _ready(port: int) -> None:
        if ready is not None:
            ready(running.reached, port)

    with suppress(KeyboardInterrupt), claimed(data):
        running = server(settings, host, port, _ready, let_in=let_in)
        try:
            running.run()
        finally:
            running.ended()


# -- connections that the system lets this process have open ---------------------------
#: Connections taken in one go, before the first of them can be counted.
BATCH = 16

#: Turns of the event loop between taking a connection and having closed it again.
TURNS = 5

#: Files besides connections: the database, the log, what the interpreter reads.
OWN = 64
OF_A_WORKER = 8

#: A server with less room than this is no server.
FEWEST = 16


def room(wanted: int, workers: int) -> int:
    """Connections there is room for, up to ``wanted``; the system's limit is raised if it may be.

    So much is left that even connections not yet counted never use up the last file.
    """
    reserved = OWN + OF_A_WORKER * workers + BATCH * TURNS
    return max(FEWEST, min(wanted, _files(wanted + reserved) - reserved))


if sys.platform == "win32":

    def _files(wanted: int) -> int:
        return wanted  # sockets are not files there

else:
    import resource

    def _files(wanted: int) -> int:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft == resource.RLIM_INFINITY:
            return wanted
        if soft < wanted:
            raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
