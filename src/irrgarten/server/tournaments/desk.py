"""The organiser's desk: all that people do to a tournament. Each is kept whole, or not at all."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from irrgarten import two_sides
from irrgarten.kernel.errors import IrrgartenError
from irrgarten.server.addresses import UNKNOWN
from irrgarten.server.mailroom import FAULTS
from irrgarten.server.names import tidy
from irrgarten.server.page_frames import (
    ChangeEntrant,
    ChangeTournament,
    Conditions,
    Correction,
    Enter,
    EnterBots,
    NewTournament,
    Settle,
)
from irrgarten.server.settings import Settings
from irrgarten.server.tournaments import entering, tables
from irrgarten.server.tournaments.document import Document, Kept, Met, Player, read, shared, text
from irrgarten.server.tournaments.news import News
from irrgarten.server.tournaments.tables import maker_of
from irrgarten.store import Conflict, EncounterRow, Store, TournamentRow, Unreadable
from irrgarten.tables.problems import RequestError
from irrgarten.tables.secrecy import hashed, new_chain, new_token, opens, table_of
from irrgarten.tournaments import tournament
from irrgarten.tournaments.encounters import Encounter, Result

#: How often something is tried while others write too.
TRIES = 8
#: Tournaments that are remembered as they were read.
REMEMBERED = 32

#: Tournaments older than this no longer count as under way: their players have left them.
COUNTED = timedelta(days=30)

GONE = "there is no such tournament"

#: What becomes of a tournament that stands as it was read.
Change = Callable[[Kept], Document]


class Desk:
    def __init__(self, store: Store, settings: Settings, news: News) -> None:
        self._store = store.tournaments
        self._all = store
        self._settings = settings
        self._news = news
        #: Read once, and again when they have changed: every player's page asks after each result.
        self._known: OrderedDict[str, Kept] = OrderedDict()
        #: Who comes while it is being read waits for that.
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._beginning = asyncio.Lock()

    # -- finding ---------------------------------------------------------------
    async def find(self, name: str) -> Kept:
        """Raises RequestError."""
        one_reads = self._reading.setdefault(name, asyncio.Lock())
        try:
            async with one_reads:
                return await self._found(name)
        except (Unreadable, msgspec.DecodeError):
            raise RequestError("unavailable", FAULTS[Unreadable]) from None

    async def _found(self, name: str) -> Kept:
        known = self._known.get(name)
        if known is not None and known.revision == await self._store.revision(name):
            return known
        kept = await self._store.find(name)
        if kept is None:
            self._known.pop(name, None)
            raise RequestError("not_found", GONE)
        found = read(kept)
        self._known[name] = found
        self._known.move_to_end(name)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def revision(self, name: str) -> int:
        revision = await self._store.revision(name)
        if revision is None:
            raise RequestError("not_found", GONE)
        return revision

    def now(self) -> datetime:
        return self._settings.clock().astimezone(UTC)

    # -- making ----------------------------------------------------------------
    async def make(self, wish: NewTournament, address: str = UNKNOWN) -> tuple[Kept, str]:
        """A tournament and its organiser's secret; the same token again, the same ones."""
        document = _document(wish)
        entropy = self._settings.entropy
        token = wish.token or new_token(entropy)
        name, chain = tables.tournament_of(token), new_chain(entropy)
        maker = maker_of(address)
        if await self._store.revision(name) is None:
            await self._check_room(maker)
        row = TournamentRow(
            tournament=name,
            chain=chain,
            organiser_hash=hashed(tables.organiser_secret(chain, token)),
            created=self.stamp(),
            document=text(document),
            maker=maker,
        )
        with suppress(Conflict):  # sent again: the answer was lost
            await self._store.add(row)
        kept = await self.find(name)
        secret = tables.organiser_secret(kept.chain, token)
        if not opens(secret, kept.organiser_hash):
            raise RequestError(
                "conflict", "token: another tournament has the name that follows from it"
            )
        return kept, secret

    async def _check_room(self, maker: int | None) -> None:
        """Raises RequestError if too many tournaments are under way."""
        limits = self._settings.limits
        since = (self.now() - COUNTED).isoformat(timespec="seconds")
        makers = await self._store.makers(since)
        if makers.count(maker) >= limits.tournaments_of_address:
            message = "too many tournaments from this network are under way: end one first"
            raise RequestError("too_many", message, reason="tournaments-own-limit")
        if len(makers) >= limits.tournaments:
            message = "too many tournaments are under way here: wait until one is over"
            raise RequestError("too_many", message, reason="tournaments-limit")

    # -- who may ---------------------------------------------------------------
    @staticmethod
    def organises(kept: Kept, secret: str | None) -> bool:
        return opens(secret, kept.organiser_hash)

    def check(self, kept: Kept, secret: str | None) -> None:
        """Raises RequestError for anybody but the organiser."""
        if not self.organises(kept, secret):
            raise RequestError("forbidden", "only the organiser of this tournament may do this")

    @staticmethod
    def player_of(kept: Kept, secret: str | None) -> Player | None:
        return next((one for one in kept.document.players if opens(secret, one.secret_hash)), None)

    # -- entering --------------------------------------------------------------
    async def enter(self, name: str, wish: Enter, secret: str | None) -> tuple[int, str]:
        """A player more; her number and her secret, which follows from the token."""
        token = wish.token or new_token(self._settings.entropy)
        own = ""

        def entered(kept: Kept) -> Document:
            nonlocal own
            own = tables.player_secret(kept.chain, token)
            if self.player_of(kept, own) is not None:
                return kept.document  # sent again: the answer was lost
            closed = kept.round or not kept.document.open
            if closed and not self.organises(kept, secret):
                raise RequestError(
                    "conflict", "nobody enters any more by the link: ask the organiser"
                )
            self._may_enter(kept)
            return entering.entered(kept.document, wish, hashed(own))

        kept = await self._change(name, entered)
        player = self.player_of(kept, own)
        assert player is not None
        return player.number, own

    @staticmethod
    def _may_enter(kept: Kept) -> None:
        if kept.ended is not None:
            raise RequestError("conflict", "the tournament is over")
        late = kept.round and (
            kept.document.plan.format != "swiss" or kept.document.teams != "single"
        )
        if late:
            raise RequestError("conflict", "the tournament has begun: nobody enters any more")

    async def add_bots(self, name: str, wish: EnterBots, secret: str | None) -> Kept:
        def added(kept: Kept) -> Document:
            self.check(kept, secret)
            self._may_enter(kept)
            return entering.with_bots(kept.document, wish)

        return await self._change(name, added)

    async def rename(self, name: str, player: int, wish: str, secret: str | None) -> Kept:
        def renamed(kept: Kept) -> Document:
            self.check(kept, secret)
            document, new = kept.document, entering.named(wish)
            before = _player(document, player)
            if any(one.name == new and one is not before for one in document.players):
                raise RequestError("conflict", "name: somebody of that name has entered already")
            players = [replace(one, name=new) if one is before else one for one in document.players]
            entrants = document.entrants
            if document.teams == "single":
                entrants = [
                    replace(one, name=new) if one.number == before.entrant else one
                    for one in entrants
                ]
            return replace(document, players=players, entrants=entrants)

        return await self._change(name, renamed)

    async def remove(self, name: str, player: int, secret: str | None) -> Kept:
        """Before the first round: as if she had never entered."""

        def removed(kept: Kept) -> Document:
            self.check(kept, secret)
            if kept.round:
                raise RequestError(
                    "conflict", "the tournament has begun: withdraw the entrant instead"
                )
            _player(kept.document, player)
            return entering.without_player(kept.document, player)

        return await self._change(name, removed)

    async def change_entrant(
        self, name: str, entrant: int, wish: ChangeEntrant, secret: str | None
    ) -> Kept:
        def changed(kept: Kept) -> Document:
            self.check(kept, secret)
            document, before = kept.document, kept.document.entrant(entrant)
            if before is None:
                raise RequestError("not_found", f"there is no entrant {entrant} in this tournament")
            after = before
            if wish.name is not None:
                after = replace(after, name=entering.named(wish.name, entering.TEAM))
                if any(one.name == after.name and one is not before for one in document.entrants):
                    raise RequestError("conflict", "name: there is one of that name already")
            if wish.withdrawn is not None:
                if not kept.round and wish.withdrawn:
                    return entering.without(document, entrant)
                if kept.round and not wish.withdrawn and document.plan.format != "swiss":
                    raise RequestError("conflict", "whoever has withdrawn cannot come back here")
                after = replace(after, withdrawn=wish.withdrawn)
            entrants = [after if one is before else one for one in document.entrants]
            return replace(document, entrants=entrants)

        return await self._change(name, changed)

    async def reissue(self, name: str, player: int, secret: str | None) -> str:
        """A new secret for a player; the one before opens nothing any more."""
        token = new_token(self._settings.entropy)
        own = ""

        def reissued(kept: Kept) -> Document:
            nonlocal own
            self.check(kept, secret)
            own = tables.player_secret(kept.chain, token)
            before = _player(kept.document, player)
            if before.level is not None:
                raise RequestError("conflict", "a bot needs no link")
            after = replace(before, secret_hash=hashed(own))
            players = [after if one is before else one for one in kept.document.players]
            return replace(kept.document, players=players)

        await self._change(name, reissued)
        return own

    async def change(self, name: str, wish: ChangeTournament, secret: str | None) -> Kept:
        def changed(kept: Kept) -> Document:
            self.check(kept, secret)
            document = kept.document
            if wish.open is not None:
                document = replace(document, open=wish.open)
            if wish.next_at is not None:
                document = replace(document, next_at=_moment(wish.next_at))
            return document

        return await self._change(name, changed)

    # -- rounds ----------------------------------------------------------------
    async def begin(self, name: str, secret: str | None) -> Kept:
        """The first round is paired, once."""
        kept = await self.find(name)
        self.check(kept, secret)
        if kept.round:
            return kept  # sent again
        lots = tables.lots
        document = entering.begun(kept.document, lambda what: lots(kept.chain, what))
        try:
            tournament.check(document.plan, len(document.entrants))
        except IrrgartenError as error:
            raise RequestError("conflict", str(error)) from None
        try:
            async with self._beginning:  # so that no two take the last place
                await self._check_room(kept.maker)
                return await self._pair(kept, document)
        except Conflict:
            raise RequestError("conflict", "somebody else was at it just now: try again") from None

    async def next_round(self, name: str, secret: str | None) -> Kept:
        """Paired now, because the organiser says so."""
        kept = await self.find(name)
        self.check(kept, secret)
        if not kept.round or kept.ended is not None:
            raise RequestError("conflict", "there is no next round now")
        if kept.open_ones:
            raise RequestError("conflict", "not all encounters of this round have a result yet")
        try:
            return await self.go_on(kept)
        except Conflict:
            return await self.find(name)  # it was paired meanwhile

    async def go_on(self, kept: Kept) -> Kept:
        """The next round, or the end. Raises Conflict if that has come about already."""
        return await self._pair(kept, kept.document)

    async def _pair(self, kept: Kept, document: Document) -> Kept:
        paired = await asyncio.to_thread(
            tournament.next_round, document.plan, document.paired_ones, kept.encounters
        )
        if not paired:
            over = replace(document, next_at=None)
            revision = await self._store.change(
                kept.name, text(over), known=kept.revision, ended=self.stamp()
            )
        else:
            begun = replace(document, paired_at=self.stamp(), next_at=None)
            rows = [_row(kept.chain, one) for one in paired]
            revision = await self._store.pair(kept.name, text(begun), rows, known=kept.revision)
        after = await self.find(kept.name)
        await self._lay_tables(after)
        self._news.changed(kept.name, revision)
        return after

    async def _lay_tables(self, kept: Kept) -> None:
        """Before anybody hears of the round; what a kill leaves undone the steward makes up for."""
        entropy, now = self._settings.entropy, self.stamp()
        making = (
            tables.make(self._all, kept, met.encounter, entropy, now) for met in kept.open_ones
        )
        await asyncio.gather(*making)

    async def wait_until(self, kept: Kept, moment: str) -> None:
        """The next round is paired then. Raises Conflict."""
        document = replace(kept.document, next_at=moment)
        revision = await self._store.change(kept.name, text(document), known=kept.revision)
        self._news.changed(kept.name, revision)

    # -- results ---------------------------------------------------------------
    async def settle(self, name: str, one: Encounter, result: Result) -> None:
        """What came of an encounter, kept once."""
        with suppress(Conflict):  # it is known already
            revision = await self._store.settle(name, one.round, one.number, text(result))
            self._news.changed(name, revision)

    async def go_to(self, name: str, one: Encounter, before: str, at: str) -> None:
        with suppress(Conflict):
            revision = await self._store.go_to(name, one.round, one.number, before, at)
            self._news.changed(name, revision)

    async def correct(
        self, name: str, round_: int, number: int, wish: Settle, secret: str | None
    ) -> Kept:
        """What the organiser says of a result; the reason stays visible."""
        reason = tidy(wish.reason, 200)
        if not reason:
            raise RequestError("bad_request", "reason: say why")
        if wish.first + wish.second > 2:
            raise RequestError("bad_request", "result: there is one win in an encounter")
        for _ in range(TRIES):
            kept = await self.find(name)
            self.check(kept, secret)
            met = _met(kept, round_, number)
            after = _said(met.encounter, wish)
            said = Correction(self.stamp(), met.encounter.result, after, reason)
            _may_correct(kept, met.encounter, after)
            with suppress(Conflict):
                revision = await self._store.correct(
                    name,
                    round_,
                    number,
                    text(after),
                    text([*met.corrections, said]),
                    known=kept.revision,
                )
                self._news.changed(name, revision)
                return await self.find(name)
        raise RequestError("unavailable", "too much is going on: try again")

    # -- writing ---------------------------------------------------------------
    async def _change(self, name: str, change: Change) -> Kept:
        """What becomes of it, tried anew whenever somebody else was first."""
        for _ in range(TRIES):
            kept = await self.find(name)
            after = change(kept)
            if after == kept.document:
                return kept
            with suppress(Conflict):
                revision = await self._store.change(name, text(after), known=kept.revision)
                self._news.changed(name, revision)
                return replace(kept, document=after, revision=revision)
        raise RequestError("unavailable", "too much is going on: try again")

    def stamp(self) -> str:
        """Now, as it is kept."""
        return self.now().isoformat(timespec="seconds")


def _document(wish: NewTournament) -> Document:
    """Raises RequestError for what the game does not have."""
    title = tidy(wish.title, 60)
    if not title:
        raise RequestError("bad_request", "title: a tournament has one")
    try:
        options = two_sides.options_for_two(wish.game, wish.options)
        match = two_sides.match_rounds(wish.game, wish.match)
        two_sides.check_counted(wish.game, wish.plan.tie_breaks)
    except IrrgartenError as error:
        raise RequestError("bad_request", str(error)) from None
    decided = {
        "title": title,
        "options": msgspec.to_builtins(options),
        "match": match,
        "teams": wish.teams or "single",
    }
    document = Document(**shared(Conditions, wish) | decided)
    if document.size == 1 and wish.teams not in (None, "single"):
        raise RequestError("bad_request", "teams: everybody plays alone in this game")
    if document.size > 1:
        if wish.teams == "single":
            raise RequestError("bad_request", "teams: they enter together, or are drawn")
        return replace(document, teams=wish.teams or "together")
    return document


def _player(document: Document, number: int) -> Player:
    found = document.player(number)
    if found is None:
        raise RequestError("not_found", f"there is no player {number} in this tournament")
    return found


def _row(chain: str, one: Encounter) -> EncounterRow:
    played = one.second is not None
    return EncounterRow(
        round=one.round,
        number=one.number,
        encounter=text(replace(one, result=None)),
        at=table_of(tables.table_token(chain, one.round, one.number)) if played else None,
        result=None if one.result is None else text(one.result),
    )


def _met(kept: Kept, round_: int, number: int) -> Met:
    for one in kept.met:
        if (one.encounter.round, one.encounter.number) == (round_, number):
            return one
    raise RequestError("not_found", f"there is no table {number} in round {round_}")


def _said(one: Encounter, wish: Settle) -> Result:
    if one.second is None:
        raise RequestError("conflict", "a bye has no other result")
    points = one.result.points if one.result is not None else None
    return Result(wish.first / 2, wish.second / 2, "organiser", points)


def _may_correct(kept: Kept, one: Encounter, after: Result) -> None:
    """A knock-out that has gone on stands: who goes on from here has played again."""
    if one.slot is None or one.round == kept.round:
        return
    if replace(one, result=after).winner != one.winner:
        raise RequestError("conflict", "the next round is paired: who went on from here stays")


def _moment(word: str) -> str | None:
    if not word:
        return None
    try:
        moment = datetime.fromisoformat(word)
    except ValueError:
        raise RequestError("bad_request", f"next_at: {word!r} is no time") from None
    if moment.tzinfo is None:
        raise RequestError("bad_request", "next_at: it lacks its offset from UTC")
    try:
        return moment.astimezone(UTC).isoformat(timespec="seconds")
    except OverflowError:
        raise RequestError("bad_request", f"next_at: {word!r} is no time") from None
