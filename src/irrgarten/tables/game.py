"""The game at a table, with what every seat and the watchers were told of it.

A ``TableGame`` never changes: an act leads to another one, which shares the history. Chance
follows from the seed and the ply, so acts made again on the same position have the same outcome.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from msgspec import Raw, Struct
from msgspec.structs import asdict, replace

from irrgarten.kernel.calls import LOTS, OUTCOMES, is_call, ply_of, standing
from irrgarten.kernel.errors import EndlessGame, IllegalMove
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import LANDMARK, AnyRules, Happening, Play, legal_acts, seats_in
from irrgarten.kernel.positions import Position
from irrgarten.kernel.preview import preview
from irrgarten.kernel.record import Fair, Made, Record
from irrgarten.kernel.rules import Options, Rules
from irrgarten.kernel.state import WATCHER, State
from irrgarten.tables.frames import (
    Called,
    Ended,
    Foreseen,
    Happened,
    Looked,
    Played,
    Previewed,
    Stretch,
    StretchAct,
    Threatened,
    Why,
    encode,
)
from irrgarten.tables.history import MOST, Entry, Log
from irrgarten.tables.problems import clause_of, reason_of

#: Acts of a record that are made again before other tables have their turn.
STRETCH = 16
#: So many of the latest acts can be told with what they changed without making them again.
LATEST = 32


class Step(Struct, frozen=True):
    """One act, what chance answered to it, and where that led."""

    state: State
    happenings: list[Happening]
    acting: list[int]

    @property
    def ply(self) -> int:
        return self.happenings[-1].ply

    @property
    def since(self) -> int:
        return self.happenings[0].ply - 1


class Turn(Struct, frozen=True):
    """Acts that were tried on a game, and where they lead."""

    play: Play
    steps: list[Step]

    @property
    def acts(self) -> list[Made]:
        return self.play.made


class Recall(Struct, frozen=True):
    """A play at an earlier position, and the acts that were made from there on."""

    play: Play
    acts: list[Made]


class TableGame:
    __slots__ = ("_first", "_latest", "_marks", "history", "play", "rules", "seats")

    def __init__(self, play: Play) -> None:
        self.play = play
        self.rules: AnyRules = play.rules
        self.seats: int = play.state.seats
        self.history: Log[Entry] = Log()
        self._first = play.branch()
        self._marks: Log[Play] = Log()
        #: The latest acts; older ones are made again where somebody looks back.
        self._latest: tuple[Happening, ...] = ()

    @classmethod
    def begun(
        cls, rules: AnyRules, options: Options, seed: str, given: Mapping[str, Any]
    ) -> TableGame:
        """Return a new game, with what chance does first. Raises OptionsError."""
        return cls._opened(Play.begun(rules, options, seed, given))

    @classmethod
    def at(
        cls, rules: AnyRules, position: Position, seed: str, laid: Sequence[str] | None = None
    ) -> TableGame:
        """Return a game from a position on, with what chance does first. Raises PositionError.

        ``laid`` are lots that are drawn before any others.
        """
        play = Play(rules, rules.load(position), seed)
        play.laid = laid
        return cls._opened(play)

    @classmethod
    def _opened(cls, play: Play) -> TableGame:
        game = cls(play)
        play = play.branch()
        happenings = play.answer()
        return game.after(Turn(play, [Step(play.state, happenings, play.turn)]))

    @classmethod
    def replayed(cls, rules: AnyRules, record: Record, size: int = STRETCH) -> Iterator[TableGame]:
        """Yield the game of a record a few acts at a time, as far as it is; at last the whole.

        Raises RecordError.
        """
        game = cls(Play.replayed(rules, replace(record, acts=[])))
        yield game
        for start in range(0, len(record.acts), size):
            play = game.play.branch()
            happenings = play.repeat(record.acts[start : start + size])
            game = game.after(Turn(play, [Step(play.state, happenings, play.turn)]))
            yield game

    # -- what there is ---------------------------------------------------------
    #: Replays show its acts in stretches of so many.
    steps, size = True, LANDMARK

    @property
    def ply(self) -> int:
        return self.play.ply

    @property
    def acts(self) -> list[Made]:
        return [entry.made for entry in self.history]

    @property
    def acting(self) -> list[int]:
        """The seats that may act now."""
        return self.play.turn

    @property
    def over(self) -> bool:
        return self.play.over

    @property
    def ended(self) -> bool:
        return self.play.ended

    @property
    def ended_by(self) -> Ended | None:
        """Why it is over though its rules have not ended it."""
        return "long" if self.play.ended else self.play.outcome

    @property
    def result(self) -> list[float] | None:
        return self.play.result

    @property
    def options(self) -> Options:
        options: Options = self.rules.options(self.play.state)
        return options

    @property
    def points(self) -> list[int]:
        """What each seat has scored, in games whose rounds are a match."""
        return self.rules.points(self.play.state)

    @property
    def next_round(self) -> dict[str, Any]:
        """What is given at the set-up of the round after this one."""
        return self.rules.next_round(self.rules.load(self.play.first))

    @property
    def record(self) -> Record:
        """The record of the whole game."""
        return self.whole_play().record()

    def whole_play(self) -> Play:
        """Return a play with all acts, which may go on without changing this game."""
        play = self.play.branch()
        play.made, play.marks = self.acts, [*self._marks]
        return play

    def with_lots(self, seed: str, laid: Sequence[str]) -> TableGame:
        """Return the same game, whose further lots lie ready, or else follow from a seed."""
        game = self._copy(self.play.branch())
        game.play.seed, game.play.laid = seed, laid
        return game

    def with_fair(self, fair: Fair) -> TableGame:
        """Return the same game, whose record proves how its lots were drawn."""
        game = self._copy(self.play.branch())
        game.play.fair = fair
        return game

    def _copy(self, play: Play) -> TableGame:
        game = TableGame.__new__(TableGame)
        game.play, game.rules, game.seats = play, self.rules, self.seats
        game.history, game._first, game._marks = self.history, self._first, self._marks
        game._latest = self._latest
        return game

    def view(self, viewer: int) -> Any:
        return self.rules.view(self.play.state, viewer)

    def legal(self, viewer: int) -> list[str]:
        return [] if viewer == WATCHER else self.play.legal(viewer)

    def why_not(self, seat: int, text: str) -> Why:
        try:
            refusal = self.play.refusal(seat, text)
        except IllegalMove as error:
            return Why(**asdict(reason_of(text, error)))
        if refusal is None:
            return Why(act=text, clause=None, reason=None, about={})
        return Why(**asdict(clause_of(text, refusal)))

    def preview(self, seat: int, ply: int, texts: list[str]) -> Previewed:
        """Try acts on a copy, as far as neither chance nor anything hidden would answer."""
        if ply != self.ply or self.ended_by:
            late = self.ended and ply == self.ply
            refused = reason_of(texts[0], EndlessGame("too many acts") if late else None)
            return Previewed(self.ply, texts, steps=[], stands=0, refused=refused, sure=True)
        tried = preview(self.rules, self.play.state, seat, texts)
        return Previewed(
            ply=ply,
            acts=texts,
            steps=[
                Foreseen(step.events, self.rules.view(step.state, seat), step.legal)
                for step in tried.steps
            ],
            stands=tried.stands,
            refused=reason_of(texts[tried.stands], tried.refusal) if tried.refusal else None,
            sure=tried.sure,
        )

    def look(self, viewer: int, ply: int, texts: list[str], place: str) -> Looked:
        """Return where a piece could come once the acts of a plan are made; watchers plan nothing.

        Raises NotationError for what is no place.
        """
        state = self._planned(viewer, ply, texts)
        reach = [] if state is None else self.rules.reach(state, place)
        return Looked(ply=self.ply, acts=texts, place=place, reach=reach)

    def threats(self, viewer: int, ply: int, texts: list[str]) -> Threatened:
        """Return what the pieces could do to each other then, from what the viewer sees of it."""
        state = self._planned(viewer, ply, texts)
        found = [] if state is None else self.rules.threats(self.rules.view(state, viewer))
        return Threatened(ply=self.ply, acts=texts, threats=found)

    def _planned(self, viewer: int, ply: int, texts: list[str]) -> State | None:
        """Return where the acts of a plan lead; None if that is not known, or the ply is past."""
        if ply != self.ply:
            return None
        if not texts:
            return self.play.state
        steps = (
            preview(self.rules, self.play.state, viewer, texts).steps if viewer != WATCHER else []
        )
        return steps[-1].state if len(steps) == len(texts) else None

    # -- what is told ----------------------------------------------------------
    def played(self, viewer: int, since: int) -> Played:
        """Return what happened after ``since``, as far as ``stretch`` tells it."""
        acts = self.stretch(viewer, since).acts
        return Played(self.ply, acts, self.legal(viewer), self.acting)

    def played_in(self, step: Step, viewers: Sequence[int]) -> list[Played]:
        """Return one step of the latest turn as each viewer is told of it."""
        rules, state, acting = self.rules, step.state, step.acting
        last = state is self.play.state
        return [
            Played(
                ply=step.ply,
                acts=acts,
                legal=[]
                if viewer not in acting
                else self.play.legal(viewer)
                if last
                else legal_acts(rules, state, viewer),
                acting=acting,
            )
            for viewer, acts in zip(viewers, self._acts(step.happenings, viewers), strict=True)
        ]

    def stretch(self, viewer: int, since: int) -> Stretch:
        """Return the position at ``since`` and what happened after it.

        It begins later where that is more than one round ago, or further back than the latest acts.
        """
        at_hand = 0 if len(self._latest) == self.ply else self._latest[0].ply
        since = min(max(since, self.round_began, at_hand), self.ply)
        latest = [one for one in self._latest if one.ply > since]
        view = self.rules.view(self._before(latest[0]) if latest else self.play.state, viewer)
        (acts,) = self._acts(latest, [viewer])
        return Stretch(since, view, self._acting_at(since), acts)

    def _acts(
        self, happenings: Sequence[Happening], viewers: Sequence[int]
    ) -> list[list[StretchAct]]:
        """Return consecutive acts of the latest ones for each viewer, encoded already."""
        told: list[list[Raw]] = [[] for _ in viewers]
        views = self.rules.views(self._before(happenings[0]), viewers) if happenings else []
        for one in happenings:
            entry, acting = self.history[one.ply - 1], self._acting_at(one.ply)
            before, views = views, self.rules.views(one.after, viewers)
            for viewer, acts, old, new in zip(viewers, told, before, views, strict=True):
                acts.append(entry.as_part(viewer, changes(old, new), acting))
        return cast(list[list[StretchAct]], told)

    def _before(self, happening: Happening) -> State:
        """Return the position on which one of the latest acts was made."""
        number = self._latest.index(happening)
        return self._latest[number - 1].after if number else self._first.state

    def _acting_at(self, ply: int) -> list[int]:
        return seats_in(self.history[ply].to_act) if ply < self.ply else self.acting

    def told(self, viewer: int, since: int = 0) -> list[Happened]:
        """Return what a viewer was told of each act from ``since`` on, encoded already."""
        return cast(list[Happened], [entry.told[viewer + 1] for entry in self.history[since:]])

    def log(self, viewer: int, until: int) -> list[Happened]:
        """Return what a viewer still knows of everything before ``until``, encoded already."""
        fades = type(self.rules).faded is not Rules.faded
        rules, options = self.rules, self.options
        entries = self.history[max(0, until - MOST) : until]
        left = (
            entry.faded(viewer, rules, options) if fades else entry.perceptible(viewer)
            for entry in entries
        )
        return cast(list[Happened], [one for one in left if one is not None])

    def perceived(self, viewer: int) -> list[Event]:
        """Return all events that a viewer was told of, without those that were taken back."""
        told = self.perceived_of_acts(viewer)
        if self.play.standing < self.ply:
            told = [told[ply] for ply in standing(self.acts)]
        return [event for events in told for event in events]

    def perceived_of_acts(self, viewer: int) -> list[list[Event]]:
        """Return the same, act by act."""
        return [entry.events(viewer, self.rules.event_type) for entry in self.history]

    @property
    def round_began(self) -> int:
        """The ply since which no more turns were begun than there are seats."""
        turns, latest = 0, None
        for ply in range(self.ply - 1, -1, -1):
            seat = self.history[ply].made.seat
            if seat is None or seat == latest:
                continue
            turns, latest = turns + 1, seat
            if turns > self.seats:
                return ply + 1
        return 0

    def recalled(self, number: int) -> Recall:
        """Return the game at one of its landmarks, to be led on act by act."""
        ply = number * LANDMARK
        mark = self._marks[number - 1] if number else self._first
        return Recall(mark.branch(), [entry.made for entry in self.history[ply:]])

    @property
    def recalled_from(self) -> int:
        """The earliest ply whose position may be shown: where the past fades, last round's."""
        fades = not self.over and self.rules.fades(self.rules.options(self.play.state))
        return self.round_began if fades else 0

    # -- what is done ----------------------------------------------------------
    def counts_for(self, seat: int, ply: int) -> int:
        """Return the ply for which an act counts that a seat made on the position at ``ply``.

        Where several seats may act at once, what the others did meanwhile changes nothing.
        """
        while (
            ply < self.ply
            and (entry := self.history[ply]).made.seat not in (None, seat)
            and not is_call(entry.made)
            and seat in seats_in(entry.to_act)
        ):
            ply += 1
        return ply

    def turn_began(self, seat: int) -> int:
        """Return the ply since which a seat is to act, whatever chance and others did meanwhile."""
        ply = self.ply
        while ply > 0 and (
            self.history[ply - 1].made.seat is None
            or seat in seats_in(self.history[ply - 1].to_act)
        ):
            ply -= 1
        return ply

    def has_taken(self, seat: int, ply: int, texts: Sequence[str]) -> bool:
        """Return whether acts made on the position at ``ply`` are those that were taken there."""
        return ply < self.ply and self.history[ply].made == Made(seat, texts[0])

    def tried(self, seat: int, texts: Sequence[str]) -> Turn:
        """Try acts of one turn, one after the other.

        It stops where the turn ends or chance answers, and before an act that is not legal
        once others were made: whether it is may depend on what they revealed. Raises
        IllegalMove if the first is not legal.
        """
        play = self.play.branch()
        steps: list[Step] = []
        for text in texts:
            try:
                happening = play.make(seat, text)
            except IllegalMove:
                if not steps:
                    raise
                break
            answers = play.answer()
            steps.append(Step(play.state, [happening, *answers], play.turn))
            if answers or seat not in play.turn:
                break
        return Turn(play, steps)

    def called(self, seat: int, text: str) -> Turn:
        """Try something called across the table, with what is drawn then. Raises IllegalMove."""
        play = self.play.branch()
        happenings = [play.call(seat, text), *play.answer()]
        return Turn(play, [Step(play.state, happenings, play.turn)])

    def repeated(self, acts: Sequence[Made]) -> Turn:
        """Make the first of the acts made elsewhere, with what was drawn after it.

        Raises RecordError.
        """
        play = self.play.branch()
        happenings = play.repeat(acts[:1])
        while play.is_drawn and len(happenings) < len(acts):
            happenings += play.repeat([acts[len(happenings)]])
        return Turn(play, [Step(play.state, happenings, play.turn)])

    def after(self, turn: Turn) -> TableGame:
        """Return the game once a turn that was tried on it is made."""
        game = self._copy(turn.play)
        new = [one for step in turn.steps for one in step.happenings]
        game.history = self.history.extended(_entries(new, self.seats))
        if turn.play.marks:
            game._marks = self._marks.extended(turn.play.marks)
        # The act before them as well: it holds the position on which the first was made.
        game._latest = (*self._latest, *new)[-1 - max(LATEST, len(new)) :]
        return game


def changes(before: Struct, after: Struct) -> dict[str, Any]:
    """Return the fields of a view that are different after an act, by their names on the wire."""
    fields = zip(after.__struct_fields__, after.__struct_encode_fields__, strict=True)
    return {
        encoded: value
        for name, encoded in fields
        if (value := getattr(after, name)) != getattr(before, name)
    }


def _entries(happenings: Iterable[Happening], seats: int) -> Iterator[Entry]:
    viewers = (WATCHER, *range(seats))
    for happening in happenings:
        made, ply = happening.made, happening.ply
        call = called(made)
        told: list[Raw] = []
        latest, encoded = None, Raw()
        for events in happening.perceived_by(viewers):
            # What several perceive alike is encoded once.
            if latest is not events and (latest is None or latest != events):
                latest, encoded = events, Raw(encode(Happened(ply, made.seat, events, call)))
            told.append(encoded)
        yield Entry(made, happening.to_act, tuple(told))


def called(made: Made) -> Called | None:
    """Return what was called, as all hear it; None for an act."""
    if not is_call(made):
        return None
    ply = ply_of(made.act)
    if ply is not None:
        return Called("back", ply)
    return Called("lots" if made.act == LOTS else OUTCOMES[made.act], None)
