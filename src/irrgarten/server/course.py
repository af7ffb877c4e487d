"""The course of a game at a table: what every seat, and whoever watches, was told of it.

Nothing here writes. Chance follows from the seed and the ply, so acts tried again on
the same position come to the same outcome.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from msgspec import Raw, Struct
from msgspec.structs import asdict, replace

from irrgarten.kernel.calls import LOTS, OUTCOMES, is_call, ply_of, standing
from irrgarten.kernel.errors import EndlessGame, IllegalMove
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import LANDMARK, AnyRules, Happening, Play, legal_acts, seats_in
from irrgarten.kernel.positions import Position
from irrgarten.kernel.preview import preview
from irrgarten.kernel.record import Made, Record
from irrgarten.kernel.rules import Options
from irrgarten.kernel.state import WATCHER, State
from irrgarten.server.frames import (
    Called,
    Ended,
    Foreseen,
    Happened,
    Looked,
    Played,
    Previewed,
    Threatened,
    Why,
    encode,
)
from irrgarten.server.past import Past, decoder
from irrgarten.server.reasons import clause_of, reason_of

#: Acts of a record that are made again before others have their turn.
STRETCH = 16


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
    """Acts of one seat that were tried and are not kept yet."""

    play: Play
    steps: list[Step]

    @property
    def acts(self) -> list[Made]:
        return self.play.made


class Recall(Struct, frozen=True):
    """A play at an earlier position, and the acts that were made from there on."""

    play: Play
    acts: list[Made]


def called(made: Made) -> Called | None:
    """What was called, as all hear it; None for an act."""
    if not is_call(made):
        return None
    ply = ply_of(made.act)
    if ply is not None:
        return Called("back", ply)
    return Called("lots" if made.act == LOTS else OUTCOMES[made.act], None)


class Course:
    """``told`` holds for each seat, and for WATCHER, what it perceived of each act, encoded."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.rules = play.rules
        self.seats: int = play.state.seats
        self.told: dict[int, list[Raw]] = {viewer: [] for viewer in (WATCHER, *range(self.seats))}
        self._viewers = tuple(self.told)
        #: The same as events, for those who ask for them, as bots do.
        self._perceived: dict[int, list[list[Event]]] = {}
        #: Who was to act on the position before each act.
        self._to_act: list[int] = []
        self._first = play.branch()
        self._past = Past(self.rules, self.rules.options(play.state))

    @classmethod
    def begun(
        cls, rules: AnyRules, options: Options, seed: str, given: Mapping[str, Any]
    ) -> Course:
        """A new game, and what chance does first. Raises OptionsError."""
        course = cls(Play.begun(rules, options, seed, given))
        course._tell(course.play.answer())
        return course

    @classmethod
    def at(
        cls, rules: AnyRules, position: Position, seed: str, laid: Sequence[str] | None = None
    ) -> Course:
        """A game from a position on, and what chance does first. Raises PositionError.

        ``laid`` are lots that are drawn before any others.
        """
        course = cls(Play(rules, rules.load(position), seed))
        course.play.laid = laid
        course._tell(course.play.answer())
        return course

    @classmethod
    async def replayed(cls, rules: AnyRules, record: Record) -> Course:
        """The game of a record, a few acts at a time: a long one holds nobody else up.

        Raises RecordError.
        """
        course = cls(Play.replayed(rules, replace(record, acts=[])))
        for start in range(0, len(record.acts), STRETCH):
            course._tell(course.play.repeat(record.acts[start : start + STRETCH]))
            await asyncio.sleep(0)
        return course

    # -- what there is ---------------------------------------------------------
    #: Its acts can be shown again one by one, in stretches of so many.
    steps, size = True, LANDMARK

    @property
    def ply(self) -> int:
        return self.play.ply

    @property
    def acts(self) -> list[Made]:
        return self.play.made

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

    def view(self, viewer: int) -> Any:
        return self.rules.view(self.play.state, viewer)

    def legal(self, viewer: int) -> list[str]:
        return [] if viewer == WATCHER else self.play.legal(viewer)

    def lists(self, seat: int, text: str) -> bool:
        """Whether an act is among those that the seat was told of."""
        return self.play.lists(seat, text)

    def why_not(self, seat: int, text: str) -> Why:
        try:
            refusal = self.play.refusal(seat, text)
        except IllegalMove as error:
            return Why(**asdict(reason_of(text, error)))
        if refusal is None:
            return Why(act=text, clause=None, reason=None, about={})
        return Why(**asdict(clause_of(text, refusal)))

    def preview(self, seat: int, ply: int, texts: list[str]) -> Previewed:
        """The acts tried on a copy, as far as neither chance nor anything hidden would answer."""
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
        """Where a piece could come once the acts of a plan are made; watchers plan nothing.

        Raises NotationError for what is no place.
        """
        state = self._planned(viewer, ply, texts)
        reach = [] if state is None else self.rules.reach(state, place)
        return Looked(ply=self.ply, acts=texts, place=place, reach=reach)

    def threats(self, viewer: int, ply: int, texts: list[str]) -> Threatened:
        """What the pieces could do to each other then, from what the viewer sees of it."""
        state = self._planned(viewer, ply, texts)
        found = [] if state is None else self.rules.threats(self.rules.view(state, viewer))
        return Threatened(ply=self.ply, acts=texts, threats=found)

    def _planned(self, viewer: int, ply: int, texts: list[str]) -> State | None:
        """Where the acts of a plan lead; None if that is not known, or the ply is past."""
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
        """What happened after ``since``, in the last round at most, and where the game stands."""
        return Played(
            ply=self.ply,
            happened=self.missed(viewer, since),
            view=self.view(viewer),
            legal=self.legal(viewer),
            acting=self.acting,
        )

    def played_in(self, step: Step, viewers: Sequence[int]) -> list[Played]:
        """One step of a turn that was kept, as each viewer is told of it."""
        rules, state, since, ply, acting = self.rules, step.state, step.since, step.ply, step.acting
        last = state is self.play.state
        return [
            Played(
                ply=ply,
                happened=cast(list[Happened], self.told[viewer][since:ply]),
                view=view,
                legal=[]
                if viewer not in acting
                else self.play.legal(viewer)
                if last
                else legal_acts(rules, state, viewer),
                acting=acting,
            )
            for viewer, view in zip(viewers, rules.views(state, viewers), strict=True)
        ]

    def missed(self, viewer: int, since: int) -> list[Happened]:
        """What happened after ``since``, in the last round at most."""
        return cast(list[Happened], self.told[viewer][max(since, self.round_began) :])

    def log(self, viewer: int, until: int) -> list[Happened]:
        """What is left of everything before that."""
        return self._past.of(viewer, self.told[viewer], max(until, self.round_began))

    def perceived(self, viewer: int) -> list[Event]:
        """All events that a viewer was told of, without those that were taken back."""
        told = self.perceived_of_acts(viewer)
        if self.play.standing < self.ply:
            told = [told[ply] for ply in standing(self.acts)]
        return [event for events in told for event in events]

    def perceived_of_acts(self, viewer: int) -> list[list[Event]]:
        """The same, act by act."""
        known, told = self._perceived.setdefault(viewer, []), self.told[viewer]
        decode = decoder(self.rules.event_type)
        known += [decode(encoded).events for encoded in told[len(known) :]]
        return known

    @property
    def round_began(self) -> int:
        """The ply since which no more turns were begun than there are seats."""
        turns, latest = 0, None
        for ply in range(self.ply - 1, -1, -1):
            seat = self.acts[ply].seat
            if seat is None or seat == latest:
                continue
            turns, latest = turns + 1, seat
            if turns > self.seats:
                return ply + 1
        return 0

    def recalled(self, number: int) -> Recall:
        """The game again from one of its landmarks on, to be led on act by act."""
        ply = number * LANDMARK
        mark = self.play.marks[number - 1] if number else self._first
        return Recall(mark.branch(), self.acts[ply:])

    @property
    def recalled_from(self) -> int:
        """Since which ply positions are shown again: where the past fades, of the last round."""
        fades = not self.over and self.rules.fades(self.rules.options(self.play.state))
        return self.round_began if fades else 0

    # -- what is done ----------------------------------------------------------
    def counts_for(self, seat: int, ply: int) -> int:
        """The ply for which an act counts that this seat made on the position at ``ply``.

        Where several seats may act at once, what the others did meanwhile changes nothing.
        """
        while (
            ply < self.ply
            and self.acts[ply].seat not in (None, seat)
            and not is_call(self.acts[ply])
            and seat in seats_in(self._to_act[ply])
        ):
            ply += 1
        return ply

    def turn_began(self, seat: int) -> int:
        """The ply since which it is her turn, whatever chance and others did meanwhile."""
        ply = self.ply
        while ply > 0 and (
            self.acts[ply - 1].seat is None or seat in seats_in(self._to_act[ply - 1])
        ):
            ply -= 1
        return ply

    def has_taken(self, seat: int, ply: int, texts: Sequence[str]) -> bool:
        """Whether acts made on the position at ``ply`` are those that were taken there."""
        return ply < self.ply and self.acts[ply] == Made(seat, texts[0])

    def tried(self, seat: int, texts: Sequence[str]) -> Turn:
        """Acts of one turn, one after the other; nothing has happened until they are kept.

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
        """Something called across the table, and what is drawn then; nothing has happened until
        it is kept. Raises IllegalMove.
        """
        play = self.play.branch()
        happenings = [play.call(seat, text), *play.answer()]
        return Turn(play, [Step(play.state, happenings, play.turn)])

    def repeated(self, acts: Sequence[Made]) -> Turn:
        """The first of the acts made elsewhere on this position, with what was drawn after it.

        Raises RecordError.
        """
        play = self.play.branch()
        happenings = play.repeat(acts[:1])
        while play.is_drawn and len(happenings) < len(acts):
            happenings += play.repeat([acts[len(happenings)]])
        return Turn(play, [Step(play.state, happenings, play.turn)])

    def keep(self, turn: Turn) -> None:
        """A turn that was tried on this very position has happened."""
        self.play.follow(turn.play)
        for step in turn.steps:
            self._tell(step.happenings)

    def _tell(self, happenings: Iterable[Happening]) -> None:
        for happening in happenings:
            self._to_act.append(happening.to_act)
            ply, seat = happening.ply, happening.made.seat
            call = called(happening.made)
            latest, encoded = None, Raw()
            all_events = happening.perceived_by(self._viewers)
            for told, events in zip(self.told.values(), all_events, strict=True):
                # What is perceived alike is encoded, and kept, once.
                if latest is not events and (latest is None or latest != events):
                    latest, encoded = events, Raw(encode(Happened(ply, seat, events, call)))
                told.append(encoded)
