"""The course of a game at a table: what every seat, and whoever watches, was told of it.

Nothing here waits or writes. Chance follows from the seed and the ply, so acts tried again on
the same position come to the same outcome.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.play import AnyRules, Happening, Play
from irrgarten.kernel.record import Made, Record
from irrgarten.kernel.rules import Options
from irrgarten.kernel.state import WATCHER
from irrgarten.server.frames import Happened, Played, Previewed, Why

#: The reason given for text that names no act of the game.
UNKNOWN = "why-unknown"


#: So many acts may have to be made again to come back to a past position.
STRETCH = 32


class Course:
    """``told`` holds for each seat, and for WATCHER, what it perceived of each act."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.rules = play.rules
        self.seats: int = play.state.seats
        self.told: dict[int, list[Happened]] = {
            viewer: [] for viewer in (*range(self.seats), WATCHER)
        }
        self._marks = [play.copy()]

    @classmethod
    def begun(
        cls, rules: AnyRules, options: Options, seed: str, given: Mapping[str, Any]
    ) -> Course:
        """A new game, and what chance does first. Raises OptionsError."""
        course = cls(Play.begun(rules, options, seed, given))
        course._tell(course.play.answer())
        return course

    @classmethod
    def replayed(cls, rules: AnyRules, record: Record) -> Course:
        """The game of a record. Raises RecordError."""
        course = cls(Play.replayed(rules, replace(record, acts=[])))
        course._repeat(record.acts)
        return course

    def until(self, ply: int) -> Course:
        """The game as it stood after ``ply`` acts."""
        mark = max((mark for mark in self._marks if mark.ply <= ply), key=lambda mark: mark.ply)
        past = Course(mark.copy())
        past.told = {viewer: told[: mark.ply] for viewer, told in self.told.items()}
        past._repeat(self.acts[mark.ply : ply])
        return past

    def fork(self) -> Course:
        """A copy on which acts can be made before they are kept."""
        course = Course(self.play.copy())
        course.told = {viewer: [*told] for viewer, told in self.told.items()}
        course._marks = [*self._marks]
        return course

    # -- what there is ---------------------------------------------------------
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
    def result(self) -> list[float] | None:
        if not self.over:
            return None
        return [self.play.state.result(seat) for seat in range(self.seats)]

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

    def why_not(self, seat: int, text: str) -> Why:
        try:
            refusal = self.play.refusal(seat, text)
        except IllegalMove:
            return Why(act=text, clause=None, reason=UNKNOWN, about={})
        if refusal is None:
            return Why(act=text, clause=None, reason=None, about={})
        return Why(
            act=text, clause=refusal.clause, reason=refusal.reason, about=dict(refusal.about)
        )

    def preview(self, seat: int, texts: Sequence[str]) -> Previewed:
        """The acts tried on a copy, as far as neither chance nor anything hidden would answer."""
        tried = self.play.copy()
        shown = 0
        for text in texts:
            act = self.rules.parse(tried.state, seat, text)
            if not self.rules.previewed(tried.state, seat, act):
                break
            tried.make(seat, text)
            shown += 1
            if seat not in tried.turn:
                break
        return Previewed(
            ply=self.ply,
            shown=shown,
            view=self.rules.view(tried.state, seat),
            legal=tried.legal(seat),
        )

    # -- what is told ----------------------------------------------------------
    def played(self, viewer: int, since: int) -> Played:
        """The acts after ``since`` and the position they led to."""
        return Played(
            ply=self.ply,
            happened=self.told[viewer][since:],
            view=self.view(viewer),
            legal=self.legal(viewer),
            acting=self.acting,
        )

    def missed(self, viewer: int, since: int) -> list[Happened]:
        """What happened after ``since``, in the last round at most."""
        return self.told[viewer][max(since, self.round_began) :]

    def log(self, viewer: int, until: int) -> list[Happened]:
        """What is left of everything before that."""
        return self.faded(self.told[viewer][: max(until, self.round_began)])

    def faded(self, told: Iterable[Happened]) -> list[Happened]:
        options = self.rules.options(self.play.state)
        left = []
        for happened in told:
            events = [self.rules.faded(options, event) for event in happened.events]
            kept = [event for event in events if event is not None]
            if kept:
                left.append(replace(happened, events=kept))
        return left

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

    # -- what is done ----------------------------------------------------------
    def counts_for(self, seat: int, ply: int) -> int:
        """The ply for which an act counts that this seat made on the position at ``ply``.

        Where several seats may act at once, what the others did meanwhile changes nothing.
        """
        past = None
        while ply < self.ply and self.acts[ply].seat not in (None, seat):
            past = past or self.until(ply)
            if seat not in past.acting:
                break
            past._repeat([self.acts[ply]])
            ply += 1
        return ply

    def take(self, seat: int, texts: Sequence[str]) -> list[dict[int, Played]]:
        """Make acts of one turn, one after the other; what each viewer is told of each of them.

        It stops where the turn ends or chance answers, and before an act that is not legal
        once others were made: whether it is may depend on what they revealed. Raises
        IllegalMove if the first is not legal.
        """
        frames: list[dict[int, Played]] = []
        for text in texts:
            since = self.ply
            try:
                self._tell([self.play.make(seat, text)])
            except IllegalMove:
                if not frames:
                    raise
                break
            self._tell(self.play.answer())
            frames.append({viewer: self.played(viewer, since) for viewer in self.told})
            if self.ply > since + 1 or seat not in self.acting:
                break
        return frames

    def _repeat(self, acts: Sequence[Made]) -> None:
        for start in range(0, len(acts), STRETCH):
            self._tell(self.play.repeat(acts[start : start + STRETCH]))

    def _tell(self, happenings: Iterable[Happening]) -> None:
        for happening in happenings:
            for viewer, told in self.told.items():
                events = list(happening.perceived(viewer))
                told.append(Happened(ply=happening.ply, seat=happening.made.seat, events=events))
        if self.ply - self._marks[-1].ply >= STRETCH:
            self._marks.append(self.play.copy())
