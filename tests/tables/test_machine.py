"""Random commands of all kinds, and what holds for the decisions about them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace
from tests.following import Follower

from irrgarten import registry
from irrgarten.kernel import lots
from irrgarten.kernel.calls import is_call
from irrgarten.tables import clocks, commands, frames, loading, proposals
from irrgarten.tables.commands import Command
from irrgarten.tables.decide import decide
from irrgarten.tables.draft import Decision, Writes
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import SECOND, Moment
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow, StoredTable, TableRow, Uptime
from irrgarten.tables.secrecy import hashed
from irrgarten.tables.state import Elsewhere, Policy, TableState

HOST = "host-secret-of-the-table"
BEGAN = 1_000_000_000_000
SEATS = st.integers(0, 3)
CONNECTIONS = st.integers(0, 5)
#: Whose secret a command comes with: of the seat it is about, of the host, or of nobody.
SECRETS = st.sampled_from(["own", "own", "host", "host", None])
LEVELS = st.sampled_from(["beginner", "skilled"])


def entropy(length: int) -> bytes:
    return b"r" * length


def part_of(seat: int) -> str:
    return f"{seat}" * 32


def stored_after(stored: StoredTable, writes: Writes) -> StoredTable:
    """Apply writes as a database does."""
    row = stored.table
    if writes.raises_revision:
        assert writes.revision == row.revision
        row = replace(row, **writes.columns, revision=row.revision + 1)
    if writes.acts:
        assert writes.ply == len(stored.acts)
    if writes.clock is not None:
        assert writes.clock.number == (stored.clock.number + 1 if stored.clock else 0)
    changed = {seat.seat: seat for seat in writes.seats}
    absences = {one.seat: one for one in stored.absences if one.seat not in writes.present}
    absences |= {one.seat: one for one in writes.away}
    return replace(
        stored,
        table=row,
        seats=tuple(changed.get(seat.seat, seat) for seat in stored.seats),
        acts=[*stored.acts, *writes.acts],
        changes=(*stored.changes, *writes.changes),
        clock=writes.clock or stored.clock,
        absences=tuple(absences.values()),
    )


def persistent(state: TableState) -> Any:
    """What of a state is stored, and the history that follows from it."""
    game = state.game
    told = [entry.told for entry in game.history] if isinstance(game, TableGame) else None
    absences = sorted(item for item in state.absences.items() if item[1] is not None)
    rows = (state.row, state.seats, state.changes, state.clock, absences)
    return msgspec.json.encode((rows, state.ply, told, state.secret))


def outcome(state: TableState, command: Command, now: Moment) -> tuple[Any, ...]:
    """All of a decision, or its refusal, as something to compare."""
    try:
        made = decide(state, command, now, entropy)
    except RequestError as trouble:
        return "refused", trouble.code, trouble.message
    return made.messages, made.writes, made.answer, made.timer, persistent(made.state)


class Machine(RuleBasedStateMachine):
    """One table, its commands, and a database that takes what is decided."""

    @initialize(
        game=st.sampled_from(["magic_labyrinth", "dog", "labyrinthe"]),
        players=st.integers(2, 4),
        clock=st.sampled_from(
            [
                None,
                {"kind": "real", "each": 60, "increment": 5, "ends": "loses"},
                {"kind": "days", "each": 1, "increment": 0, "ends": "bot"},
            ]
        ),
        held=st.lists(
            st.sampled_from(["person", "person", "person", "bot", "open"]), min_size=4, max_size=4
        ),
        adds=st.sampled_from([False, False, True]),
        stand_in=st.sampled_from([None, 60]),
        tournament=st.sampled_from([None, None, "t" * 13]),
        shared=st.booleans(),
    )
    def table(
        self,
        game: str,
        players: int,
        clock: dict[str, Any] | None,
        held: list[Any],
        adds: bool,
        stand_in: int | None,
        tournament: str | None,
        shared: bool,
    ) -> None:
        rules = registry.rules(game)
        if game == "labyrinthe" and players == 3:
            players = 4
        options = msgspec.to_builtins(
            msgspec.convert({**rules.usual, "players": players}, rules.options_type)
        )
        row = TableRow(
            table="t" * 13,
            game=game,
            version=rules.version,
            options=options,
            given={},
            chain="c" * 64,
            link=1,
            host_hash=hashed(HOST),
            created="2026-01-01T00:00:00+00:00",
            clock=clock,
            stand_in_after=stand_in,
            of_tournament=tournament,
        )
        seats = tuple(_seat(number, held[number], adds) for number in range(players))
        self.stored = StoredTable(row, seats, [], ())
        self.policy = Policy(absence=30, part=20, shared=shared)
        self.ms = BEGAN
        self.state = loading.state_of(self.stored, None, self.policy, self.now)
        #: By which each connection has joined.
        self.joined: dict[int, str | None] = {}
        self.followers: dict[int, Follower] = {}
        self.secrets: dict[int, str] = {seat: f"first-secret-{seat}" for seat in range(players)}
        for seat in seats:
            if seat.holder == "person":
                self.join(seat.seat, seat.seat, None)

    @property
    def now(self) -> Moment:
        wall = datetime.fromtimestamp(self.ms / SECOND, UTC)
        return Moment(self.ms, wall, (Uptime("here", BEGAN - 1, self.ms),))

    # -- one command -------------------------------------------------------------
    def give(self, command: Command) -> Any:
        before, kept = self.state, persistent(self.state)
        first = outcome(before, command, self.now)
        assert first == outcome(before, command, self.now), "the same command, the same bytes"
        assert persistent(before) == kept, "a decision changes nothing by itself"
        if first[0] == "refused":
            return None
        decision = decide(before, command, self.now, entropy)
        self._check_secrets(decision)
        self._check_time(before, decision.state)
        self._check_seats(before, command, decision.state)
        self._check_seed(before, decision.state)
        self.state = decision.state
        if decision.writes is not None:
            self.stored = stored_after(self.stored, decision.writes)
        return decision.answer

    def _check_secrets(self, decision: Decision) -> None:
        """No message holds what its reader may not know."""
        state = decision.state
        game = state.game
        over = game is not None and game.over
        hidden = [state.row.chain, state.row.host_hash]
        hidden += [seat.secret_hash for seat in state.seats if seat.secret_hash is not None]
        if not over:
            hidden.append(state.secret)
        if game is None:
            hidden += [seat.added for seat in state.seats if seat.added]
        for message in decision.messages:
            text = message.frame.decode()
            for secret in hidden:
                assert secret not in text, "a secret is told"
            if not isinstance(game, TableGame):
                continue
            frame = msgspec.json.decode(message.frame)
            if frame["type"] not in ("played", "started", "welcome"):
                continue
            viewers = [state.connections[number].viewer for number in message.to]
            for one in frame["acts"] if frame["type"] == "played" else frame["stretch"]["acts"]:
                own_ones = {bytes(game.history[one["ply"] - 1].told[1 + v]) for v in viewers}
                act = {name: one[name] for name in one if name not in ("changed", "acting")}
                assert [msgspec.json.decode(own) for own in own_ones] == [act], "another's events"
            for number, viewer in zip(message.to, viewers, strict=True):
                followed = self.followers.setdefault(number, Follower()).follow(frame)
                if frame["ply"] == game.ply:
                    own = msgspec.json.decode(frames.encode(game.view(viewer)))
                    assert followed["view"] == own, "a viewer is told another's view"
                    assert frame["legal"] == game.legal(viewer), "another's acts are told"

    def _check_time(self, before: TableState, after: TableState) -> None:
        """Time runs only for seats whose clock runs."""
        earlier = clocks.stands(before, self.now)
        later = clocks.stands(after, self.now)
        if earlier is None or later is None or before.clock is None or after.clock is None:
            return
        for seat, left in enumerate(later.left):
            if before.clock.left[seat] > left:
                assert seat in earlier.runs, "time has run for a seat that does not act"
        game, seats = after.game, after.seats
        if isinstance(game, TableGame):
            persons = {seat.seat for seat in seats if seat.holder == "person"}
            assert {*later.runs} == persons & {*game.acting} - {*game.play.lost}

    def _check_seats(self, before: TableState, command: Command, after: TableState) -> None:
        """Nobody changes a table without a secret, and a bot stands in only after its time."""
        if getattr(command, "secret", HOST) is None and not isinstance(command, commands.Join):
            assert after.seats == before.seats, "a seat is changed without a secret"
            assert after.row.listed == before.row.listed, "a table is opened without a secret"
        for change in after.changes[len(before.changes) :]:
            if change.by == "away":
                since = before.missed_since.get(change.seat, self.ms)
                assert self.ms - since >= 60 * SECOND, "a bot stands in too early"

    def _check_seed(self, before: TableState, after: TableState) -> None:
        """The lots follow from the secret of the table and from the parts of all seats."""
        if before.game is None and isinstance(after.game, TableGame):
            added = [seat.added or "" for seat in after.seats]
            assert after.game.play.seed == lots.joined(after.secret, added)

    def _secret(self, seat: int, whose: str | None) -> str | None:
        return HOST if whose == "host" else self.secrets.get(seat) if whose == "own" else None

    def _number(self, connection: int) -> int:
        """Mostly one that is there."""
        there = sorted(self.state.connections)
        return there[connection] if connection < len(there) else connection

    # -- commands ------------------------------------------------------------------
    @rule(seconds=st.sampled_from([0, 1, 5, 20, 45, 100, 90_000]), ticks=st.booleans())
    def wait(self, seconds: int, *, ticks: bool) -> None:
        self.ms += seconds * SECOND
        if (state := self.state).clock is not None and isinstance(state.game, TableGame):
            stands = clocks.stands(state, self.now)
            assert stands is not None
            for seat, left in enumerate(state.clock.left):
                assert seat in stands.runs or stands.left[seat] == left
        if ticks:
            self.give(commands.Tick())

    @rule(
        connection=CONNECTIONS, seat=st.one_of(st.none(), SEATS), known=st.sampled_from([None, 0])
    )
    def join(self, connection: int, seat: int | None, known: int | None) -> None:
        secret = None if seat is None else self.secrets.get(seat)
        new = connection not in self.state.connections
        self.give(commands.Join(connection, secret, known))
        if new:
            self.joined[connection] = secret
        self.give(commands.GoOn(returned=None))

    @rule(seat=SEATS)
    def return_to_seat(self, seat: int) -> None:
        if seat < len(self.state.seats):
            self.give(commands.GoOn(returned=seat))

    @rule(connection=CONNECTIONS, quietly=st.booleans())
    def leave(self, connection: int, quietly: bool) -> None:
        self.give(commands.Leave(self._number(connection), quietly))

    @rule(connection=CONNECTIONS, sees=st.booleans())
    def look(self, connection: int, sees: bool) -> None:
        self.give(commands.Sight(self._number(connection), sees))

    @rule(connection=CONNECTIONS)
    def begin_lesson(self, connection: int) -> None:
        self.give(commands.BeginLesson(self._number(connection)))

    @rule(here=st.frozensets(SEATS, max_size=2), watchers=st.integers(0, 2))
    def meet(self, here: frozenset[int], watchers: int) -> None:
        self.give(commands.Meet(Elsewhere(here, watchers)))

    @rule()
    def hear_again(self) -> None:
        self.give(commands.HearAgain())

    @rule(
        connection=CONNECTIONS,
        which=st.integers(0, 50),
        behind=st.sampled_from([0, 0, 1, 2]),
        seconds=st.sampled_from([0, 0, 0, 100]),
    )
    def act(self, connection: int, which: int, behind: int, seconds: int) -> None:
        connection = self._to_act(connection)
        self.ms += seconds * SECOND
        ply, legal = self.state.ply, self._legal(connection)
        act = legal[which % len(legal)] if legal else "nonsense"
        frame = frames.Act(ply=max(0, ply - behind), acts=[act])
        one = self.state.connections.get(connection)
        seat = one.seat if one is not None else None
        stands = clocks.stands(self.state, self.now)
        self.give(commands.Act(connection, frame))
        game = self.state.game
        if self.state.ply > ply and isinstance(game, TableGame):
            made = game.history[ply].made
            if made.seat == seat and not is_call(made):
                assert stands is None or seat is None or stands.left[seat], "time was up"
                for entry in game.history[frame.ply : ply]:
                    assert entry.made.seat not in (None, seat), "an act for a past position is made"
                    assert entry.to_act >> (seat or 0) & 1, "an act for a past position is made"
        if seat is not None and self.state.seats[seat].holder == "bot":
            assert self.state.ply == ply or self.state.changes, "a person plays for a bot"

    def _to_act(self, connection: int) -> int:
        """Mostly one whose seat is to act; a player who is away comes back for it."""
        game = self.state.game
        if not connection or game is None or not game.acting:
            return self._number(connection)
        return self._connected(game.acting[connection % len(game.acting)])

    def _connected(self, seat: int) -> int:
        """Return a connection of a seat; if there is none, the player joins."""
        for number, one in self.state.connections.items():
            if one.seat == seat:
                return number
        number = max(self.state.connections, default=-1) + 1
        self.join(number, seat, None)
        return number

    def _legal(self, connection: int) -> list[str]:
        one, game = self.state.connections.get(connection), self.state.game
        if one is None or one.seat is None or not isinstance(game, TableGame):
            return []
        return game.legal(one.seat)

    @rule(acts=st.lists(st.integers(0, 50), min_size=1, max_size=20))
    def play_on(self, acts: list[int]) -> None:
        """The seats that are to act do, so that games go on."""
        for which in acts:
            self._play_on(which)

    def _play_on(self, which: int) -> None:
        game = self.state.game
        if not isinstance(game, TableGame) or not game.acting:
            return
        seat = game.acting[0]
        legal = game.legal(seat)
        if self.state.seats[seat].holder == "bot":
            self.give(commands.BotAct(game.ply, seat, legal[which % len(legal)]))
        for number, one in self.state.connections.items():
            if one.seat == seat:
                act = legal[which % len(legal)]
                self.give(commands.Act(number, frames.Act(ply=game.ply, acts=[act])))
                return

    @rule(connection=CONNECTIONS, what=st.sampled_from(frames.PROPOSED), seat=SEATS)
    def propose(self, connection: int, what: Any, seat: int) -> None:
        if connection and connection <= len(self.state.seats):
            connection = self._connected(connection - 1)
        about = seat if what == "bot" else None
        frame = frames.Propose(ply=self.state.ply, what=what, seat=about)
        self.give(commands.Propose(connection, frame))

    @rule(connection=CONNECTIONS, number=st.integers(0, 3), agrees=st.booleans())
    def answer(self, connection: int, number: int, agrees: bool) -> None:
        before, asked = self.state, proposals.latest(self.state)
        number = asked.number if asked is not None and number < 3 else number
        if connection and connection <= len(self.state.seats):
            connection = self._connected(connection - 1)
        self.give(commands.Answer(connection, frames.Answer(number=number, agrees=agrees)))
        if self.state.ply > before.ply and asked is not None and asked.what != "resign":
            persons = {seat.seat for seat in before.seats if seat.holder == "person"}
            own = before.connections[connection].seat
            assert agrees
            assert persons <= {asked.by, own, *asked.agreed}, "not all have agreed"

    @rule(seat=SEATS, adds=st.booleans())
    def sit_down(self, seat: int, adds: bool) -> None:
        secret = self.give(commands.SitDown(seat, f"Name {seat}", adds, None))
        if secret is not None:
            self.secrets[seat] = secret

    @rule(seat=SEATS, whose=SECRETS)
    def free(self, seat: int, whose: str | None) -> None:
        self.give(commands.Free(seat, self._secret(seat, whose)))

    @rule(seat=SEATS, level=LEVELS, whose=SECRETS)
    def seat_bot(self, seat: int, level: str, whose: str | None) -> None:
        self.give(commands.SeatBot(seat, level, self._secret(seat, whose)))

    @rule(seat=SEATS, whose=SECRETS)
    def unseat_bot(self, seat: int, whose: str | None) -> None:
        self.give(commands.UnseatBot(seat, self._secret(seat, whose)))

    @rule(seat=SEATS)
    def reissue(self, seat: int) -> None:
        if seat < len(self.state.seats) and self.state.seats[seat].secret_hash is not None:
            secret = f"secret-{seat}-since-{self.ms}"
            self.give(commands.Reissue(seat, hashed(secret)))
            if self.state.seats[seat].secret_hash == hashed(secret):
                self.secrets[seat] = secret

    @rule(seat=SEATS, level=LEVELS)
    def stand_in(self, seat: int, level: str) -> None:
        self.give(commands.StandIn(seat, level))

    @rule(seat=SEATS, level=LEVELS)
    def look_after_open_table(self, seat: int, level: str) -> None:
        self.give(commands.Vacate(seat))
        self.give(commands.Fill(seat, level))
        self.give(commands.Lapse(old=False))

    @rule(bots_after=st.sampled_from([None, 10]), whose=SECRETS)
    def open_table(self, bots_after: int | None, whose: str | None) -> None:
        self.give(commands.OpenTable(frames.Opening(bots_after=bots_after), self._secret(0, whose)))

    @rule(whose=SECRETS)
    def close_table(self, whose: str | None) -> None:
        self.give(commands.CloseTable(self._secret(0, whose)))

    @rule(connection=CONNECTIONS)
    def seal(self, connection: int) -> None:
        connection = self._number(connection)
        one = self.state.connections.get(connection)
        seat = one.seat if one is not None and one.seat is not None else 0
        commitment = lots.commitment(self.state.secret)
        seal = lots.seal(part_of(seat), self.state.row.table, seat, commitment)
        self.give(commands.Seal(connection, frames.Seal(seal=seal)))

    @rule(parts=st.integers(0, 4))
    def seal_together(self, parts: int) -> None:
        """All who are there seal their parts, and some of them open theirs."""
        for number in range(len(self.state.connections)):
            self.seal(number)
        for number in range(parts):
            self.open_part(number)

    @rule(connection=CONNECTIONS)
    def open_part(self, connection: int) -> None:
        connection = self._number(connection)
        one = self.state.connections.get(connection)
        seat = one.seat if one is not None and one.seat is not None else 0
        self.give(commands.OpenPart(connection, frames.Open(part=part_of(seat))))

    @rule()
    def refresh(self) -> None:
        """What is stored already changes nothing."""
        before = persistent(self.state)
        stored = replace(self.stored, acts=self.stored.acts[self.state.ply :])
        self.give(commands.Refresh(stored))
        assert persistent(self.state) == before

    @rule()
    def load_again(self) -> None:
        """The table goes on after a restart as it is stored."""
        *_, game = loading.game_of(self.stored)
        self.state = loading.state_of(self.stored, game, self.policy, self.now)

    # -- what always holds -----------------------------------------------------------
    @invariant()
    def a_state_rebuilt_from_its_writes_equals_the_state(self) -> None:
        if not hasattr(self, "stored"):
            return
        *_, game = loading.game_of(self.stored)
        again = loading.state_of(self.stored, game, self.policy, self.now)
        assert persistent(again) == persistent(self.state)

    @invariant()
    def a_connection_sits_where_its_secret_opens(self) -> None:
        for number, one in self.state.connections.items() if hasattr(self, "state") else ():
            if one.seat is not None:
                opened = hashed(self.joined[number] or "")
                assert self.state.seats[one.seat].secret_hash == opened


def _seat(number: int, holder: Any, adds: bool) -> SeatRow:
    if holder == "bot":
        return SeatRow(number, "bot", level="beginner")
    if holder == "open":
        return SeatRow(number)
    secret = hashed(f"first-secret-{number}")
    return SeatRow(number, "person", name=f"Name {number}", secret_hash=secret, adds=adds)


TestMachine = Machine.TestCase
TestMachine.settings = settings(
    max_examples=50, stateful_step_count=50, deadline=None, derandomize=True
)
