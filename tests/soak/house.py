"""The six processes of a house that has outgrown one machine, each of which may be killed."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from msgspec import Struct
from tests.server.process import TREE
from tests.servers.postgresql import PostgreSQLServer
from tests.servers.process import Server
from tests.servers.redis import RedisServer

from irrgarten.store import PostgreSQL


class Own(Server):
    """A process of ours: it runs as who we are, and comes back at the port it had."""

    def __init__(self, folder: Path, *words: str) -> None:
        super().__init__(folder)
        self._words = words

    def command(self) -> list[str]:
        return [sys.executable, "-m", *self._words]

    def _spawn(self, command: list[str], **kwargs: int | IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # type: ignore[call-overload,no-any-return]
            command, cwd=TREE, stdin=subprocess.DEVNULL, **kwargs
        )


class Irrgarten(Own):
    def __init__(self, folder: Path, data: PostgreSQL, bus: str) -> None:
        super().__init__(folder)
        self._words = ("tests.server.process", str(data), str(self.port), "--bus", bus)

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
                line.sendall(b"GET /api/health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
                return line.recv(64).startswith(b"HTTP/1.1 ")
        except OSError:
            return False


class Worker(Own):
    def __init__(self, folder: Path, bus: str) -> None:
        super().__init__(folder, "irrgarten", "work", "--bus", bus, "--workers", "1")

    def answers(self) -> bool:
        return True  # it serves nobody: whether it works is seen by what is done


class House(Struct):
    database: PostgreSQLServer
    bus: RedisServer
    servers: list[Irrgarten]
    workers: list[Worker]
    data: PostgreSQL

    @property
    def members(self) -> dict[str, Server]:
        own = {f"server {n}": one for n, one in enumerate(self.servers)}
        more = {f"worker {n}": one for n, one in enumerate(self.workers)}
        return {"PostgreSQL": self.database, "Redis": self.bus, **own, **more}


@contextmanager
def opened(folder: Path) -> Iterator[House]:
    with ExitStack() as stack:

        def room(name: str) -> Path:
            made = folder / name
            made.mkdir()
            return made

        database = stack.enter_context(PostgreSQLServer(room("postgresql")))
        bus = stack.enter_context(RedisServer(room("redis")))
        data = database.database()
        servers = [
            stack.enter_context(Irrgarten(room(f"server{n}"), data, bus.address)) for n in range(2)
        ]
        workers = [stack.enter_context(Worker(room(f"worker{n}"), bus.address)) for n in range(2)]
        yield House(database, bus, servers, workers, data)
