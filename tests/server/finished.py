"""Tables whose games are over, put into a store without being played there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache

from tests.search.reviewed import played
from tests.store.writing import commit

from irrgarten.kernel.play import Play
from irrgarten.store import Data, Store
from irrgarten.tables.acting import ended_at
from irrgarten.tables.rows import SeatRow, TableRow
from irrgarten.tables.secrecy import CHAIN_LENGTH, hashed, new_chain, new_table


def secret_of(table: str, seat: int) -> str:
    """Return what opens a person's seat at a table that was put into a store."""
    return f"{table}-seat-{seat}"


@cache
def quick(game: str) -> Play:
    return played(game, "quick", 24).play


async def finished(
    data: Data, play: Play, tables: int = 1, persons: Sequence[str] = ()
) -> list[str]:
    """The names of so many tables at which bots, or persons of these names, have played this game.

    A person's seat is opened by ``secret_of``.
    """
    record = play.record()
    store = await Store.open(data)
    names = [new_table(secrets.token_bytes) for _ in range(tables)]
    for name in names:
        row = TableRow(
            table=name,
            game=record.game,
            version=record.version,
            options=record.options,
            given={},
            chain=new_chain(secrets.token_bytes),
            link=CHAIN_LENGTH,
            host_hash=hashed(name),
            created="2026-01-01T00:00:00+00:00",
        )
        seats = [
            SeatRow(seat, holder="person", name=person, secret_hash=hashed(secret_of(name, seat)))
            for seat, person in enumerate(persons)
        ] or [SeatRow(seat, holder="bot", level="beginner") for seat in range(play.state.seats)]
        await store.add(row, seats)
        columns = {"position": record.position, "ended": ended_at(datetime.now(UTC))}
        await commit(store, name, columns=columns, acts=tuple(record.acts))
    await store.close()
    return names
