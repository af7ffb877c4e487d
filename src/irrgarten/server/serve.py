"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from socket import socket

import uvicorn

from irrgarten import resources
from irrgarten.server import quiet
from irrgarten.server.app import application
from irrgarten.server.settings import Limits, Settings

#: Seconds that open connections get when the server stops.
GRACE = 3

#: Seconds that an idle connection stays open: longer than clients and proxies keep theirs, so
#: that none sends a request into a connection that is just being closed.
IDLE = 75


Ready = Callable[[int], None]


class Server(uvicorn.Server):
    """Tells when it accepts connections, and at which port."""

    def __init__(self, config: uvicorn.Config, ready: Ready | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            self._ready(self.servers[0].sockets[0].getsockname()[1])


def server(settings: Settings, host: str, port: int, ready: Ready | None) -> Server:
    quiet.hush()
    config = uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config, ready)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("irrgarten.db"),
    *,
    pace: float = 1.0,
    origins: tuple[str, ...] = (),
    workers: int | None = None,
    limits: Limits | None = None,
    ready: Ready | None = None,
) -> None:
    """Serve games until interrupted or terminated.

    ``port`` 0 takes a free one; ``ready`` is called with the port once the server accepts
    connections. ``pace`` is the beat of the bots in seconds; ``origins`` are further addresses
    whose pages may play here, behind a proxy that changes the host's name.
    """
    settings = Settings(
        data=data,
        client=resources.client(),
        pace=pace,
        origins=origins,
        workers=workers or max(1, (os.cpu_count() or 1) - 1),
        limits=limits or Limits(),
    )
    # To be terminated is to be stopped as meant; uvicorn raises the signal again at its end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        server(settings, host, port, ready).run()
