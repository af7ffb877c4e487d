"""What a person chose for this server on its pages, in SQL: a text for each name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, select

from irrgarten.store.schema import preferences
from irrgarten.store.writer import Writer


class PreferenceStore:
    """What is written is durable when a method returns."""

    def __init__(self, engine: Engine, writer: Writer, read: Callable[..., Awaitable[Any]]) -> None:
        self._engine = engine
        self._writer = writer
        self._read = read

    async def find(self, name: str) -> str | None:
        found: str | None = await self._read(self._find, name)
        return found

    async def keep(self, name: str, value: str | None) -> None:
        """None forgets it."""

        def write(connection: Connection) -> None:
            connection.execute(delete(preferences).where(preferences.c.name == name))
            if value is not None:
                connection.execute(insert(preferences).values(name=name, value=value))

        await self._writer.write(write)

    def _find(self, name: str) -> str | None:
        with self._engine.connect() as connection:
            asked = select(preferences.c.value).where(preferences.c.name == name)
            return connection.execute(asked).scalar()
