"""A Redis server for tests: ``with RedisServer(folder) as server``."""

from __future__ import annotations

import socket
from itertools import count
from pathlib import Path

from tests.servers.process import FETCHED, Server, program

from irrgarten.bus import Redis, address


class RedisServer(Server):
    """It keeps nothing on the disk: what it has is gone with it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._numbers = count()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def bus(self) -> Redis:
        """One that nobody else uses."""
        return address.read(f"redis://127.0.0.1:{self.port}/{next(self._numbers)}")

    def command(self) -> list[str]:
        settings = {
            "bind": "127.0.0.1",
            "port": str(self.port),
            "save": "",
            "appendonly": "no",
            "dir": str(self.folder),
            "daemonize": "no",
            "databases": "200",
        }
        words = [word for name, value in settings.items() for word in (f"--{name}", value)]
        return [program("redis-server", str(FETCHED / "usr" / "bin")), *words]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
                line.sendall(b"PING\r\n")
                return line.recv(64).startswith(b"+PONG")
        except OSError:
            return False
