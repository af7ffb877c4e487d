"""A game under way: acts checked and applied, chance answered, everything kept for the record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from irrgarten.kernel import calls, door, lots, reading
from irrgarten.kernel.calls import DEPTH, Earlier, Outcome
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.door import Checked
from irrgarten.kernel.errors import (
    EndlessGame,
    IllegalMove,
    NotationError,
    OptionsError,
    OverByCall,
    RecordError,
)
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event
from irrgarten.kernel.notes import Noted, Notes
from irrgarten.kernel.positions import Position
from irrgarten.kernel.record import Fair, Headers, Made, Record
from irrgarten.kernel.rules import Options, Rules
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, NOBODY, State

AnyRules = Rules[Any, Any, Any]

#: From every position of so many plies on, what came after it can be made again.
LANDMARK = 256

#: What a game notes of something that it does not hear.
NOTHING = Noted(Journal())


class Happening:
    """One act made, and a way to tell each seat what it perceives of it."""

    __slots__ = ("_after", "_notes", "_rules", "made", "ply", "to_act")

    def __init__(
        self, ply: int, made: Made, to_act: int, rules: AnyRules, after: State, notes: Notes
    ) -> None:
        self.ply = ply
        self.made = made
        #: Who was to act on the position it was made on, as ``State.to_act`` gives it; CHANCE
        #: if the act of a seat was drawn at random.
        self.to_act = to_act
        self._rules = rules
        self._after = after
        self._notes = notes

    @property
    def after(self) -> State:
        """Where it led; nobody changes it."""
        return self._after

    def perceived_whole(self) -> list[Event]:
        """By whoever nothing is hidden from, once the game is over."""
        return self._rules.narrate_whole(self._after, self._notes)

    def perceived(self, viewer: int) -> list[Event]:
        return self._rules.narrate(self._after, self._notes, viewer)

    def perceived_by(self, viewers: Sequence[int]) -> list[list[Event]]:
        """By each of them."""
        return self._rules.narrations(self._after, self._notes, viewers)


class Calling(Happening):
    """Something was called: no game has anything to tell of it."""

    __slots__ = ()

    def perceived_whole(self) -> list[Event]:
        return []

    def perceived(self, viewer: int) -> list[Event]:
        return []

    def perceived_by(self, viewers: Sequence[int]) -> list[list[Event]]:
        return [[] for _ in viewers]


@cache
def seats_in(to_act: int) -> list[int]:
    """The seats of a set, as ``State.to_act`` gives it; a list that nobody changes."""
    if to_act == CHANCE:
        return []
    return [seat for seat in range(to_act.bit_length()) if to_act >> seat & 1]


def legal_acts(rules: AnyRules, state: State, seat: int) -> list[str]:
    """The legal acts of a seat in notation; of chance for CHANCE_SEAT."""
    return rules.written(state, seat, door.numbers_of(state, seat))


#: Journals that nobody uses just now: a new one is twelve kilobytes.
_JOURNALS: list[Journal] = []


def _noted(act: Checked) -> tuple[State, Noted]:
    """What an act leads to, and what happened on the way."""
    try:
        journal = _JOURNALS.pop()
    except IndexError:
        journal = Journal()
    journal.clear()
    after = act.made(journal)
    notes = Noted(journal)
    _JOURNALS.append(journal)
    return after, notes


class Snapshot(NamedTuple):
    """A play as it stood once, but for its history."""

    fields: dict[str, Any]
    made: int
    marks: int


class Play:
    """A state and its history. Without a seed chance waits to be played by hand.

    ``state`` is never changed: an act puts another one in its place.
    """

    def __init__(self, rules: AnyRules, state: State, seed: str | None = None) -> None:
        self.rules = rules
        self.seed = seed
        self.ply = 0
        #: Acts that stand, chance included: those taken back, and calls, do not count.
        self.standing = 0
        #: The latest positions on which seats acted, as long as chance has not answered since.
        self.earlier: tuple[Earlier, ...] = ()
        #: The seats that have given up or run out of time.
        self.lost: frozenset[int] = frozenset()
        #: The call that has ended the game, if one has.
        self.outcome: Outcome | None = None
        #: Acts are drawn for whoever is to act, as was agreed on.
        self.by_lot = False
        self._come_to(state)
        self.first: Position = rules.dump(state)
        #: The acts of this play; others may have come before them (``branch``).
        self.made: list[Made] = []
        #: This play as it was at every LANDMARK-th ply of these acts.
        self.marks: list[Play] = []
        self.set_up = False
        self.given: dict[str, Any] = {}
        self.fair: Fair | None = None
        self.headers: Headers | None = None
        #: Lots that lie ready and are drawn first, in this order; None where all follow the seed.
        self.laid: Sequence[str] | None = None
        #: How many lots were drawn.
        self.lots = 0

    @classmethod
    def begun(cls, rules: AnyRules, options: Options, seed: str, given: Mapping[str, Any]) -> Play:
        """A game from its set-up, drawn from the seed; chance has not answered yet."""
        unknown = sorted(set(given) - set(rules.given))
        if unknown:
            known = ", ".join([*rules.options_type.__struct_fields__, *rules.given])
            raise OptionsError(
                f"{unknown[0]}: there is no such option or set-up; there are {known}"
            )
        play = cls(rules, rules.set_up(options, lots.for_set_up(seed), given), seed)
        play.set_up = True
        play.given = dict(given)
        return play

    # -- who is to act --------------------------------------------------------
    def _come_to(self, state: State) -> None:
        to_act = state.to_act()
        self.state = state
        #: It was ended without a result, having gone on for longer than any real game.
        self.ended = self.ply >= self.rules.most_acts and to_act != NOBODY
        #: The set of seats that may act now, or CHANCE, or NOBODY.
        self.to_act = NOBODY if self.ended or self.outcome else to_act
        self.by_lot = self.by_lot and not self.over and self.rules.may_be_drawn_for(state)
        #: What seats may do now, as far as anybody has asked.
        self._legal: dict[int, list[str]] = {}

    @property
    def over(self) -> bool:
        return self.to_act == NOBODY

    @property
    def awaits_chance(self) -> bool:
        return self.to_act == CHANCE

    @property
    def turn(self) -> list[int]:
        """The seats that may act; none while chance is awaited or when the game is over."""
        return seats_in(self.to_act)

    @property
    def result(self) -> list[float] | None:
        """What each seat has once the game is over; nothing for anybody where it was ended."""
        if not self.over:
            return None
        if self.ended:
            return [0.0] * self.state.seats
        if self.outcome or self.lost:
            return self._shared()
        return [self.state.result(seat) for seat in range(self.state.seats)]

    def _shared(self) -> list[float]:
        """Who has lost has nothing. Those left share alike, unless one side of them has won."""
        seats = range(self.state.seats)
        if self.outcome is None:
            results = [self.state.result(seat) for seat in seats]
            if any(results[seat] == 1 for seat in seats if seat not in self.lost):
                return [0.0 if seat in self.lost else results[seat] for seat in seats]
        share = 1 / len(self._sides_left())
        return [0.0 if seat in self.lost else share for seat in seats]

    def _sides_left(self) -> list[list[int]]:
        sides = self.rules.sides(self.rules.options(self.state))
        return [side for side in sides if not self.lost.issuperset(side)]

    def legal(self, seat: int) -> list[str]:
        """The legal acts of a seat in notation; of chance for CHANCE_SEAT."""
        if self.ended or self.outcome:
            return []
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = legal_acts(self.rules, self.state, seat)
        return [*legal]

    def lists(self, seat: int, text: str) -> bool:
        """Whether an act is among those that were asked for: then it is legal."""
        return text in self._legal.get(seat, ())

    def refusal(self, seat: int, text: str) -> Refusal | None:
        if self.outcome:
            raise OverByCall("the game is over")
        return door.refusal(self.rules, self.state, seat, text)

    # -- acts -----------------------------------------------------------------
    def make(self, seat: int, text: str) -> Happening:
        """Make an act of a seat (or of chance, played by hand). Raises IllegalMove."""
        if self.ended:
            raise EndlessGame(f"the game was ended after {self.ply} acts")
        if self.outcome:
            raise OverByCall("the game is over")
        legal = self._legal.get(seat, ())
        if text in legal:  # the position itself lists it
            return self._make(door.nth(self.state, seat, legal.index(text)))
        return self._make(door.checked(self.rules, self.state, seat, text))

    def answer(self) -> list[Happening]:
        """Let chance answer, from the seed, until a seat is to act or the game is over."""
        answers: list[Happening] = []
        while self.seed is not None and self.is_drawn:
            answers.append(self._make(self._drawn(self.seed)))
        return answers

    @property
    def is_drawn(self) -> bool:
        """Whether what comes next follows from the seed: chance, or an act that it is left to."""
        return self.awaits_chance or self.by_lot

    def drawn(self) -> str:
        """What the seed says comes next."""
        assert self.seed is not None
        act = self._drawn(self.seed)
        return self.rules.format(self.state, act.seat, act.act)

    def _drawn(self, seed: str) -> Checked:
        if self.by_lot:
            seat = self.turn[0]
            places = len(door.numbers_of(self.state, seat))
            return door.nth(self.state, seat, lots.for_ply(seed, self.standing).below(places))
        if self.laid and self.lots < len(self.laid):
            with suppress(IllegalMove):  # the game took another course than it was laid for
                return door.checked(self.rules, self.state, CHANCE_SEAT, self.laid[self.lots])
        return door.drawn(self.state, lots.for_ply(seed, self.standing))

    def _make(self, act: Checked) -> Happening:
        before, rules = self.state, self.rules
        to_act = CHANCE if self.by_lot else self.to_act
        seat = None if act.seat == CHANCE_SEAT else act.seat
        made = Made(seat, rules.format(before, act.seat, act.act))
        after, notes = _noted(act)
        if seat is None or self.by_lot:
            self.earlier = ()
        else:
            one = Earlier(self.ply, self.standing, self.lots, seat, act.act, before, after, notes)
            self.earlier = (*self.earlier[1 - DEPTH :], one)
        self.made.append(made)
        self.ply += 1
        self.standing += 1
        self.lots += seat is None
        self._come_to(after)
        if self.ply % LANDMARK == 0:
            self.marks.append(self.branch())
        return Happening(self.ply, made, to_act, rules, after, notes)

    # -- calls ----------------------------------------------------------------
    def call(self, seat: int, text: str) -> Happening:
        """Something that a seat calls, once whoever must agree to it has. Raises IllegalMove.

        It counts as a ply, so that nothing else is made on the same position.
        """
        if seat not in range(self.state.seats):
            raise IllegalMove(f"there is no seat {seat!r}")
        if self.over or self.awaits_chance:
            raise IllegalMove("nothing can be called now")
        to_act, ply = self.to_act, calls.ply_of(text)
        state = self.state
        if ply is not None:
            state = self._taken_back(seat, ply)
        elif text == calls.LOTS:
            self._leave_to_lots()
        elif (outcome := calls.OUTCOMES.get(text)) is None:
            raise NotationError(f"{text!r} is nothing that can be called")
        else:
            self._end_by(seat, outcome)
        made = Made(seat, text)
        self.made.append(made)
        self.ply += 1
        self._come_to(state)
        if self.ply % LANDMARK == 0:
            self.marks.append(self.branch())
        return Calling(self.ply, made, to_act, self.rules, state, NOTHING)

    def may_resign(self, seat: int) -> bool:
        """Whether the game would be over, and another side have won."""
        return not self.over and seat not in self.lost and len(self._sides_left()) == 2

    @property
    def may_draw(self) -> bool:
        return not self.over and self.rules.may_be_drawn

    def may_go_back(self, seat: int) -> int | None:
        """The ply to which a seat could take back what it did last; None where it cannot.

        No further than to where chance answered, or anybody was told what she did not know.
        """
        own = None
        for one in reversed(() if self.over else self.earlier):
            if (one.seat != seat and own is not None) or self._told_something(one):
                break
            if one.seat == seat:
                own = one.ply
        return own

    def _told_something(self, one: Earlier) -> bool:
        return self.rules.reveals(one.state, one.seat, one.act, one.after, one.notes)

    @property
    def may_be_by_lot(self) -> bool:
        return not self.over and not self.is_drawn and self.rules.may_be_drawn_for(self.state)

    def _leave_to_lots(self) -> None:
        if not self.may_be_by_lot:
            raise IllegalMove("nothing here is left to the lots")
        self.by_lot, self.earlier = True, ()

    def _end_by(self, seat: int, outcome: Outcome) -> None:
        if outcome == "agreed":
            if not self.may_draw:
                raise IllegalMove("the rules know no draw here")
            self.outcome = outcome
            return
        if outcome == "resigned" and not self.may_resign(seat):
            raise IllegalMove("the rules have no result for this")
        if seat in self.lost or (outcome == "time" and seat not in self.turn):
            raise IllegalMove("no time runs for this seat")
        side = next(side for side in self._sides_left() if seat in side)
        self.lost |= {*side}
        if len(self._sides_left()) == 1:
            self.outcome = outcome

    def _taken_back(self, seat: int, ply: int) -> State:
        for number, one in enumerate(self.earlier):
            if one.ply != ply or one.seat != seat:
                continue
            if any(map(self._told_something, self.earlier[number:])):
                break
            self.earlier = self.earlier[:number]
            self.standing, self.lots = one.standing, one.lots
            return one.state
        raise IllegalMove("this cannot be taken back")

    def disown_seed(self) -> None:
        """Chance was played by hand: the record does not claim any more to follow from a seed."""
        self.seed = self.fair = None
        self.set_up, self.given = False, {}

    # -- the record -----------------------------------------------------------
    def record(self) -> Record:
        return Record(
            game=self.rules.name,
            version=self.rules.version,
            options=msgspec.to_builtins(self.rules.options(self.rules.load(self.first))),
            position=self.first,
            acts=list(self.made),
            seed=self.seed if self.laid is None else None,
            set_up=self.set_up,
            given=self.given,
            fair=self.fair if self.laid is None else None,
            headers=self.headers and replace(self.headers, result=self.result),
        )

    @classmethod
    def replayed(cls, rules: AnyRules, record: Record) -> Play:
        """The game of a record, every act checked. Raises RecordError."""
        if record.game != rules.name or record.version != rules.version:
            played = f"{record.game} {record.version}"
            raise RecordError(f"version: {played} was played, this is {rules.name} {rules.version}")
        play = cls(rules, rules.load(record.position), record.seed)
        play.set_up, play.given, play.fair = record.set_up, record.given, record.fair
        play.headers = record.headers
        play.repeat(record.acts)
        play.check_headers(record)
        return play

    def check_headers(self, record: Record) -> None:
        """Compare the headers of a record with its game. Raises RecordError."""
        headers = record.headers
        if headers is None:
            return
        if len(headers.players) != self.state.seats:
            raise RecordError(f"headers.players: {self.state.seats} played")
        if headers.result is not None and headers.result != self.result:
            raise RecordError(f"headers.result: the result is {self.result}")

    def repeat(self, acts: Iterable[Made]) -> list[Happening]:
        """Make acts of a record, chance included. Raises RecordError for one that is not legal."""
        happenings = []
        for made in acts:
            try:
                happenings.append(self.make_again(made))
            except IllegalMove as error:
                raise RecordError(f"acts[{self.ply}]: {made.act!r}: {error.message}") from None
        return happenings

    def make_again(self, made: Made) -> Happening:
        """An act of a record, or what was called. Raises IllegalMove."""
        if calls.is_call(made) and made.seat is not None:
            return self.call(made.seat, made.act)
        return self.make(CHANCE_SEAT if made.seat is None else made.seat, made.act)

    def copy(self) -> Play:
        """The same play with its history; states are shared, since nobody changes them."""
        copy = Play.__new__(Play)
        copy.__dict__ = fields = self.__dict__.copy()
        fields["made"], fields["marks"] = self.made.copy(), self.marks.copy()
        return copy

    def snapshot(self) -> Snapshot:
        """All that an act may change, to come back to by ``restore``."""
        return Snapshot(vars(self).copy(), len(self.made), len(self.marks))

    def restore(self, snapshot: Snapshot) -> None:
        """Take back all acts made since a snapshot of this play, or of one copied from it."""
        made, marks = self.made, self.marks
        vars(self).update(snapshot.fields)
        self.made, self.marks = made, marks
        del made[snapshot.made :], marks[snapshot.marks :]

    def branch(self) -> Play:
        """A play that goes on from here and leaves this one as it is; it has the new acts only."""
        branch = Play.__new__(Play)
        vars(branch).update(vars(self))
        branch.made, branch.marks = [], []
        return branch

    def follow(self, branch: Play) -> None:
        """Go on as the branch did."""
        self.made += branch.made
        self.marks += branch.marks
        self.state, self.ply, self.lots = branch.state, branch.ply, branch.lots
        self.standing, self.earlier = branch.standing, branch.earlier
        self.lost, self.outcome, self.by_lot = branch.lost, branch.outcome, branch.by_lot
        self.ended, self.to_act, self._legal = branch.ended, branch.to_act, branch._legal

    @staticmethod
    def read_record(data: object) -> Record:
        return reading.read(data, Record, RecordError, "record")
