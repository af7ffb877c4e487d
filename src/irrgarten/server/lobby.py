"""All tables: made, found, followed by another; in memory while somebody is there."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from msgspec.structs import replace

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.server.bots import Bots
from irrgarten.server.course import Course
from irrgarten.server.frames import NewTable, SeatWish, TableInfo, TableMade
from irrgarten.server.names import tidy
from irrgarten.server.problems import FAULTS, Trouble
from irrgarten.server.secrecy import (
    CHAIN_LENGTH,
    hashed,
    host_secret,
    new_chain,
    new_table,
    new_token,
    seat_secret,
    table_of,
)
from irrgarten.server.settings import Settings
from irrgarten.server.table import Table
from irrgarten.store import Conflict, SeatRow, Store, TableRow, Unreadable


class Lobby:
    def __init__(self, store: Store, bots: Bots, settings: Settings) -> None:
        self._store = store
        self._bots = bots
        self._settings = settings
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._users: Counter[str] = Counter()
        self._loading: dict[str, asyncio.Task[Table]] = {}

    def __len__(self) -> int:
        """Tables in memory, those that rest included."""
        return len(self._tables)

    # -- finding ---------------------------------------------------------------
    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[Table]:
        """The one table of that name; it stays in memory at least as long as it is used."""
        self._users[name] += 1
        try:
            yield await self._found(name)
        finally:
            self._users[name] -= 1
            if not self._users[name]:
                del self._users[name]
            await self._let_rest()

    async def _found(self, name: str) -> Table:
        table = self._tables.get(name)
        if table is None:
            table = await self._loaded(name)
        self._tables.move_to_end(name)
        # A server may have stopped between the last seat being taken and the start.
        await table.go_on()
        return table

    async def _loaded(self, name: str) -> Table:
        """Whoever asks for a table that is being loaded waits for that one; nobody else does."""
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> Table:
        try:
            kept = await self._store.find(name)
        except Unreadable:
            raise Trouble("unavailable", FAULTS[Unreadable]) from None
        if kept is None:
            raise Trouble("not_found", "there is no such table")
        try:
            table = await Table.of(kept, self._store, self._bots, self._settings)
        except IrrgartenError as error:
            raise Trouble("unavailable", f"this game cannot be shown any more: {error}") from None
        self._tables[name] = table
        return table

    async def _let_rest(self) -> None:
        """Forget the tables longest unused; they are rebuilt when somebody asks for them."""
        limits = self._settings.limits
        resting = [name for name in self._tables if name not in self._users]
        acts = sum(self._tables[name].ply for name in resting)
        for number, name in enumerate(resting):
            if len(resting) - number <= limits.resting and acts <= limits.resting_acts:
                break
            table = self._tables.pop(name)
            acts -= table.ply
            await table.close()

    # -- making ----------------------------------------------------------------
    async def make(self, wish: NewTable) -> TableMade:
        """A table and its secrets, which follow from the token: asked again, the same ones."""
        entropy = self._settings.entropy
        options = _checked_options(wish)
        knows = _known_by_maker(wish)
        token = wish.token or new_token(entropy)
        table, chain = table_of(token), new_chain(entropy)
        seats = [
            _seat_row(number, seat, seat_secret(chain, number, token))
            for number, seat in enumerate(wish.seats)
        ]
        row = TableRow(
            table=table,
            game=wish.game,
            version=registry.rules(wish.game).version,
            options=options,
            given=wish.given,
            chain=chain,
            link=CHAIN_LENGTH,
            host_hash=hashed(host_secret(chain, token)),
            created=self._now(),
            rounds=wish.rounds,
            laid_by=_laid_by(wish, seats),
        )
        with suppress(Conflict):  # sent again: the answer was lost
            await self._store.add(row, seats)
        async with self.table(table) as made:
            return made.made_with(token, knows)

    async def again(self, name: str, secret: str | None) -> TableInfo:
        """Another game for the same company: same seats, same secrets, lots of its own.

        In a match it is the next round, or the first of another match. What was laid down by
        hand has been seen by now, so all is drawn this time, but for what the rounds bring along.
        """
        async with self.table(name) as table:
            table.may_call_again(secret)
            if table.row.again is None:
                await self._follow(table)
            async with self.table(table.row.again or name) as following:
                return following.info

    async def _follow(self, table: Table) -> None:
        entropy, before = self._settings.entropy, table.row
        chain, link = before.chain, before.link - 1
        if link < 0:
            chain, link = new_chain(entropy), CHAIN_LENGTH
        given, scores = table.next_round
        row = TableRow(
            table=new_table(entropy),
            game=before.game,
            version=table.rules.version,
            options=before.options,
            given=given,
            chain=chain,
            link=link,
            host_hash=before.host_hash,
            created=self._now(),
            rounds=before.rounds,
            scores=scores,
        )
        # A part counts for one game: the next one is sealed when its commitment is known.
        seats = [replace(seat, seal=None, added=None) for seat in table.seats]
        following = row.table
        try:
            await self._store.add_again(before.table, row, seats)
        except Conflict:
            kept = await self._store.find(before.table)
            following = kept.table.again if kept and kept.table.again else before.table
        await table.followed_by(following)

    def _now(self) -> str:
        return self._settings.clock().isoformat(timespec="seconds")

    async def close(self) -> None:
        for table in self._tables.values():
            await table.close()


def _checked_options(wish: NewTable) -> dict[str, object]:
    """The options in full. Raises Trouble for those, or a set-up, that the game does not have."""
    try:
        rules = registry.rules(wish.game)
        options = read_options(wish.game, wish.options)
        if options.players != len(wish.seats):
            raise Trouble("bad_request", f"seats: {len(wish.seats)} for {options.players} players")
        if wish.rounds > 1 and not rules.match:
            raise Trouble("bad_request", f"rounds: {wish.game} has no points to add up")
        Course.begun(rules, options, lots.commitment("trial"), wish.given)
    except IrrgartenError as error:
        raise Trouble("bad_request", str(error)) from None
    full: dict[str, object] = msgspec.to_builtins(options)
    return full


def _known_by_maker(wish: NewTable) -> bool:
    """Whether the maker knows what nobody may know. Raises Trouble if she wants to play."""
    refusal = registry.rules(wish.game).known_by_maker(wish.given)
    if refusal is not None and any(seat.holder == "person" for seat in wish.seats):
        raise Trouble("bad_request", f"given: {refusal}", refusal)
    return refusal is not None


def _laid_by(wish: NewTable, seats: Sequence[SeatRow]) -> list[str] | None:
    """The seats that a maker takes are her own and of those who sit beside her."""
    hidden = registry.rules(wish.game).hidden_given
    if all(wish.given.get(name) is None for name in hidden):
        return None
    return [seat.name for seat in seats if seat.name is not None]


def _seat_row(number: int, wish: SeatWish, secret: str) -> SeatRow:
    if wish.holder == "open":
        return SeatRow(seat=number)
    if wish.holder == "bot":
        return SeatRow(seat=number, holder="bot", level=wish.level or "casual")
    name = tidy(wish.name or "")
    if not name:
        raise Trouble("bad_request", f"seats[{number}].name: a person has a name")
    return SeatRow(
        seat=number,
        holder="person",
        name=name,
        secret_hash=hashed(secret),
        adds=wish.adds,
    )
