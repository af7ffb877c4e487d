"""All tournaments of a process: the desk, the steward, and what is told of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec.structs import replace

from irrgarten.bus import Bus
from irrgarten.server.lobby import Lobby
from irrgarten.server.page_frames import (
    MyPlace,
    PlayerSecret,
    TournamentExport,
    TournamentInfo,
)
from irrgarten.server.settings import Settings
from irrgarten.server.tasks import Tasks
from irrgarten.server.tournaments import tables, telling
from irrgarten.server.tournaments.boards import Boards
from irrgarten.server.tournaments.desk import REMEMBERED, Desk
from irrgarten.server.tournaments.document import Kept, Player
from irrgarten.server.tournaments.news import News
from irrgarten.server.tournaments.steward import Steward, encounter_of, seat_anew
from irrgarten.store import Store
from irrgarten.tables.frames import encode
from irrgarten.tables.problems import RequestError


class TournamentHouse:
    def __init__(self, store: Store, lobby: Lobby, settings: Settings, bus: Bus) -> None:
        self.news = News(bus, shared=settings.shared)
        self.desk = Desk(store, settings, self.news)
        self.boards = Boards(lobby)
        self._store = store
        self._settings = settings
        self._lobby = lobby
        self._steward = Steward(self.desk, store, lobby, settings, self.news, bus)
        self._tasks = Tasks()
        self._told: OrderedDict[str, TournamentInfo] = OrderedDict()

    def start(self) -> None:
        self._tasks.start(self._steward.run())

    async def close(self) -> None:
        self.news.close()
        await self._tasks.close()
        await self._steward.close()

    # -- what is told ----------------------------------------------------------
    async def told(self, name: str, after: int | None) -> bytes:
        """A tournament as everybody sees it, worked out once for all who ask; time goes on."""
        revision = await self._revision(name, after)
        known = self._told.get(name)
        if known is None or known.revision != revision:
            kept = await self.desk.find(name)
            known = self._told[name] = await asyncio.to_thread(self.info, kept)
        self._told.move_to_end(name)
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return encode(replace(known, now=self.desk.stamp()))

    def info(self, kept: Kept) -> TournamentInfo:
        return telling.info(kept, self.desk.now())

    async def _revision(self, name: str, after: int | None) -> int:
        if after is None:
            return await self.desk.revision(name)
        return await self.news.later(name, after, self.desk.revision)

    async def export(self, name: str) -> TournamentExport:
        kept = await self.desk.find(name)
        games = await tables.games_of(self._store, kept)
        return telling.export(kept, games, self.desk.now())

    async def place(self, name: str, secret: str | None, after: int | None) -> MyPlace:
        """What a secret opens. Raises RequestError if it opens nothing."""
        kept = await self.desk.find(name)
        self._opened(kept, secret)
        if after is not None:
            await self.news.later(name, after, self.desk.revision)
            kept = await self.desk.find(name)
        return await self._place(kept, self._opened(kept, secret))

    def _opened(self, kept: Kept, secret: str | None) -> Player | None:
        """The player whom a secret belongs to; None for the organiser."""
        player = self.desk.player_of(kept, secret)
        if player is None and not self.desk.organises(kept, secret):
            raise RequestError("forbidden", "this link opens no place in this tournament")
        return player

    async def _place(self, kept: Kept, player: Player | None) -> MyPlace:
        place = MyPlace(
            organiser=player is None,
            player=None if player is None else player.number,
            revision=kept.revision,
            status=telling.status(kept),
            round=kept.round,
            number=None,
            table=None,
            seat=None,
            secret=None,
            over=False,
        )
        found = None if player is None else encounter_of(kept, player)
        if found is None or player is None:
            return place
        met, one = found
        of_round: dict[str, object] = {"number": one.number, "over": one.result is not None}
        if met.table is None or player.secret_hash is None:
            return _with(place, of_round)
        seated = [other.number for other in tables.seats_of(kept.document, one)]
        seat = seated.index(player.number)
        if met.table not in await self._store.heads([met.table]):
            # Whoever waits for her seat is not kept waiting until the steward comes round.
            await tables.make(self._store, kept, one, self._settings.entropy, self.desk.stamp())
        async with self._lobby.table(met.table) as table:
            secret = table.state.secret_of(seat, player.secret_hash)
        return _with(place, {**of_round, "table": met.table, "seat": seat, "secret": secret})

    # -- links -----------------------------------------------------------------
    async def reissue(self, name: str, number: int, organiser: str | None) -> PlayerSecret:
        """A new link; the one before opens neither her place nor her seat any more."""
        secret = await self.desk.reissue(name, number, organiser)
        kept = await self.desk.find(name)
        player = self.desk.player_of(kept, secret)
        found = None if player is None else encounter_of(kept, player)
        if player is not None and found is not None and found[1].result is None:
            await seat_anew(self._lobby, kept, found[0], player)
        return PlayerSecret(number, secret)


def _with(place: MyPlace, known: dict[str, object]) -> MyPlace:
    return replace(place, **known)
