"""Somebody looks for a game: she is sent to who waits for the same, or waits for others herself."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from irrgarten import registry
from irrgarten.server.lobby import Lobby
from irrgarten.server.mailroom import TRIES
from irrgarten.server.page_frames import FindGame, FoundGame
from irrgarten.store import Conflict, Store
from irrgarten.tables.frames import NewTable, SeatWish
from irrgarten.tables.opening import listed, takes_days
from irrgarten.tables.problems import Trouble
from irrgarten.tables.secrecy import Entropy, new_token

#: Open tables that are looked at for one who looks for a game.
LOOKED_AT = 10
#: Seconds for which somebody who is not at her table may still be on the way there.
COMING = 10


class Finding:
    def __init__(self, lobby: Lobby, store: Store, entropy: Entropy) -> None:
        self._lobby = lobby
        self._store = store
        self._entropy = entropy

    async def find(self, wish: FindGame) -> FoundGame:
        """A table where somebody waits for the same, or a new one at which to wait.

        Whoever is sent to a table sits down there as anybody does: a seat is taken once, and who
        comes second looks again. Of two who begin to wait at once, one is sent to the other.
        """
        token = wish.token or new_token(self._entropy)
        others = [SeatWish("open")] * (wish.players - 1)
        new = NewTable(
            game=wish.game,
            options={**_usual(wish.game), "players": wish.players},
            seats=[SeatWish("person", wish.name, adds=wish.adds), *others],
            token=token,
            opening=wish.bots,
            clock=wish.clock,
        )
        row, seats = self._lobby.rows(new, token)
        row = listed(row, wish.bots, row.created)
        assert row.wish is not None
        for _ in range(TRIES):
            if row.table in await self._store.heads([row.table]):  # it was made, or sent again
                return FoundGame(row.table, 0, await self._lobby.made(new, token))
            gone: list[str] = []
            for found in await self._store.openings.waiting_for(row.wish, LOOKED_AT):
                if (seat := await self._free_seat(found.table.table)) is not None:
                    return FoundGame(found.table.table, seat, None)
                gone.append(found.table.table)
            await self._lobby.check_room()
            with suppress(Conflict):  # somebody else was faster, and is found next
                await self._store.openings.add_waiting(row, seats, gone)
        raise Trouble("conflict", "others are always faster; ask again")

    async def _free_seat(self, name: str) -> int | None:
        """The first free seat of an open table; None where somebody waits who has gone."""
        try:
            async with self._lobby.table(name) as table:
                state, here = table.state, table.perhaps_here
                gone = not takes_days(table.row) and any(
                    seat.holder == "person"
                    and seat.seat not in here
                    and state.away_for(seat.seat, table.now) > COMING
                    for seat in state.seats
                )
                if gone or not state.waits_in_public:
                    return None
                return next((seat.seat for seat in state.seats if seat.holder == "open"), None)
        except Trouble:
            return None


def _usual(game: str) -> Mapping[str, Any]:
    return registry.rules(game).usual if game in registry.names() else {}
