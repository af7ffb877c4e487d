"""Tables whose games are over, put into a store without being played there."""

from __future__ import annotations

import secrets
from functools import cache

from tests.search.reviewed import played

from irrgarten.kernel.play import Play
from irrgarten.server.secrecy import CHAIN_LENGTH, hashed, new_chain, new_table
from irrgarten.store import Data, SeatRow, Store, TableRow


@cache
def quick(game: str) -> Play:
    return played(game, "quick", 24).play


async def finished(data: Data, play: Play, tables: int = 1) -> list[str]:
    """The names of so many tables at which bots have played this game."""
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
        seats = range(play.state.seats)
        await store.add(row, [SeatRow(seat, holder="bot", level="beginner") for seat in seats])
        await store.start(name, record.position, [])
        await store.add_acts(name, 0, record.acts, last=True)
    await store.close()
    return names
