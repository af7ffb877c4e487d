"""A PostgreSQL server for tests: ``with PostgreSQLServer(folder) as server``."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path

import psycopg
from tests.servers.process import FETCHED, Server, program

from irrgarten.store import PostgreSQL, address

USER = "irrgarten"


class PostgreSQLServer(Server):
    """Everything is kept as a server at large keeps it: what is answered is on the disk."""

    def __init__(self, folder: Path, *, lasting: bool = True) -> None:
        super().__init__(folder, lasting=lasting)
        self.data = self.folder / "data"
        self._names = (f"house{number}" for number in count())
        self._run([_program("initdb"), *INITDB, "--pgdata", str(self.data)])

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 100,
            "shared_buffers": "32MB",
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [_program("postgres"), "-D", str(self.data), *words]

    def answers(self) -> bool:
        try:
            with self.connected():
                return True
        except psycopg.OperationalError:
            return False

    def connected(self, database: str = "postgres") -> psycopg.Connection[tuple[object, ...]]:
        return psycopg.connect(
            host="127.0.0.1",
            port=self.port,
            user=USER,
            dbname=database,
            connect_timeout=5,
            autocommit=True,
        )

    def database(self) -> PostgreSQL:
        """A new one, with nothing in it."""
        name = next(self._names)
        with self.connected() as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.address(name)

    def address(self, database: str) -> PostgreSQL:
        found = address.read(f"postgresql://{USER}@127.0.0.1:{self.port}/{database}")
        assert isinstance(found, PostgreSQL)
        return found


INITDB = ["--username", USER, "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"]


def _program(name: str) -> str:
    found = sorted(
        (folder for root in (Path("/"), FETCHED) for folder in _folders(root)),
        key=lambda folder: int(folder.parent.name),
        reverse=True,
    )
    return program(name, *map(os.fspath, found))


def _folders(root: Path) -> list[Path]:
    """Debian has one for each version."""
    return list(root.glob("usr/lib/postgresql/[0-9]*/bin"))
