"""Running the server in this process until it is told to stop."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from socket import socket

import uvicorn
from msgspec.structs import replace

from irrgarten import resources
from irrgarten.server import files
from irrgarten.server.addresses import Network, Proxies
from irrgarten.server.app import application
from irrgarten.server.gate import Gate
from irrgarten.server.settings import Limits, Settings
from irrgarten.server.wires import Config
from irrgarten.store import claimed

#: Seconds that open connections get when the server stops.
GRACE = 3

#: Connections that the system keeps for us until we take them.
BACKLOG = 2048

#: How often the gate is looked after, in tenths of a second.
ROUND = 5

Ready = Callable[[int], None]


class Server(uvicorn.Server):
    """Tells when it accepts connections, and at which port."""

    def __init__(self, config: Config, ready: Ready | None) -> None:
        super().__init__(config)
        self._gate = config.gate
        self._ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        listeners = [listener for one in self.servers for listener in one.sockets]
        for listener in listeners:
            with listener.dup() as same:
                same.listen(BACKLOG)  # few are taken in one go, but many may wait
        if self._ready is not None:
            self._ready(listeners[0].getsockname()[1])

    async def on_tick(self, counter: int) -> bool:
        if counter % ROUND == 0:
            self._gate.look()
        return await super().on_tick(counter)


def server(settings: Settings, host: str, port: int, ready: Ready | None) -> Server:
    most = files.room(settings.limits.connections, settings.workers)
    settings = replace(settings, limits=replace(settings.limits, connections=most))
    config = Config(
        Gate(settings.limits, settings.proxies),
        app=application(settings),
        host=host,
        port=port,
        backlog=files.BATCH,
        ws_max_size=settings.limits.frame,
        lifespan="on",
        log_config=None,
        log_level=logging.ERROR,  # what others send wrong is no trouble of ours
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ``addresses`` says whom to believe
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
    proxies: tuple[Network, ...] = (),
    workers: int | None = None,
    limits: Limits | None = None,
    ready: Ready | None = None,
) -> None:
    """Serve games until interrupted or terminated. Raises Unusable for the file.

    ``port`` 0 takes a free one; ``ready`` is called with the port once the server accepts
    connections. ``pace`` is the beat of the bots in seconds; ``origins`` are further addresses
    whose pages may play here, behind a proxy that changes the host's name; ``proxies`` are those
    that are believed when they say for whom they ask.
    """
    settings = Settings(
        data=data,
        client=resources.client(),
        pace=pace,
        origins=origins,
        proxies=Proxies(proxies),
        workers=workers or max(1, (os.cpu_count() or 1) - 1),
        limits=limits or Limits(),
    )
    # To be terminated is to be stopped as meant; uvicorn raises the signal again at its end.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt), claimed(data):
        server(settings, host, port, ready).run()
