"""What the server must answer, worked out beside it from the rules and from what it has kept."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from tests.fuzz.cases import Fault

from irrgarten import registry
from irrgarten.kernel import door
from irrgarten.kernel.errors import EndlessGame, IllegalMove, OverByCall
from irrgarten.kernel.play import LANDMARK, Play
from irrgarten.kernel.preview import preview
from irrgarten.kernel.record import Made
from irrgarten.kernel.state import CHANCE_SEAT, WATCHER, State
from irrgarten.tables import frames
from irrgarten.tables.game import called

Frame = dict[str, Any]
REASON = ("act", "clause", "reason", "about")


class Shadow:
    """The same game, led on by the acts in the data file: what was told must be kept there."""

    def __init__(self, game: str, table: str, data: Path) -> None:
        self.rules = registry.rules(game)
        self._table = table
        self._data = data
        [(position,)] = self._read('SELECT position FROM tables WHERE "table" = ?', table)
        self.play = Play(self.rules, self.rules.load(json.loads(position)))
        self.follow()

    def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(f"file:{self._data}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()

    def _kept(self) -> list[Made]:
        """The acts that were kept since."""
        query = 'SELECT seat, act FROM acts WHERE "table" = ? AND ply >= ? ORDER BY ply'
        return [Made(*row) for row in self._read(query, self._table, self.play.ply)]

    def follow(self) -> None:
        self.play.repeat(self._kept())

    @property
    def ply(self) -> int:
        return self.play.ply

    # -- questions --------------------------------------------------------------
    def answer(self, seat: int | None, frame: frames.FromClient) -> Frame | None:
        """The one answer to a frame that changes nothing; None where others are possible."""
        match frame:
            case frames.Ping():
                return {"type": "pong"}
            case frames.Join():
                return _error("conflict")
            case frames.Act() | frames.Preview() | frames.WhyNot() | frames.Hint() if seat is None:
                return _error("forbidden")
            case frames.Hint():
                return _error("conflict")  # other people play too
            case frames.WhyNot(act=act):
                assert seat is not None
                return self._why(seat, act)
            case frames.Preview(ply=ply, acts=acts):
                assert seat is not None
                return self._preview(seat, ply, acts)
            case frames.Look():
                return self._look(seat, frame)
            case frames.AskThreats():
                return self._threats(seat, frame)
            case frames.Recall(ply=ply):
                return self._recall(seat, ply)
            case frames.Act(ply=ply, acts=acts) if ply > self.ply:
                return self._past(acts[0])
            case frames.Act(ply=ply, acts=acts) if ply == self.ply:
                assert seat is not None
                return self._refused(seat, acts[0])
        return None

    def _why(self, seat: int, act: str) -> Frame:
        try:
            refusal = self.play.refusal(seat, act)
        except IllegalMove as error:
            reason = "why-past" if isinstance(error, OverByCall) else "why-unknown"
            return _plain(frames.Why(act=act, clause=None, reason=reason, about={}))
        if refusal is None:
            return _plain(frames.Why(act=act, clause=None, reason=None, about={}))
        about = dict(refusal.about)
        return _plain(
            frames.Why(act=act, clause=refusal.clause, reason=refusal.reason, about=about)
        )

    def _preview(self, seat: int, ply: int, acts: list[str]) -> Frame:
        steps, stands, refused, sure = [], 0, None, True
        if ply != self.ply or self.play.outcome:
            refused = self._past(acts[0])
        elif self.play.ended:
            refused = self._refusal(acts[0], EndlessGame("too long"))
        else:
            tried = preview(self.rules, self.play.state, seat, acts)
            steps, stands, sure = tried.steps, tried.stands, tried.sure
            if tried.refusal is not None:
                refused = self._refusal(acts[stands], tried.refusal)
        return {
            "type": "previewed",
            "ply": self.ply,
            "acts": acts,
            "steps": [
                _plain(frames.Foreseen(step.events, self.rules.view(step.state, seat), step.legal))
                for step in steps
            ],
            "stands": stands,
            "refused": refused and {name: refused[name] for name in REASON},
            "sure": sure,
        }

    def _planned(self, seat: int | None, ply: int, acts: list[str]) -> State | None:
        steps = [] if seat is None else preview(self.rules, self.play.state, seat, acts).steps
        if ply != self.ply or len(steps) != len(acts):
            return None
        return steps[-1].state if steps else self.play.state

    def _look(self, seat: int | None, look: frames.Look) -> Frame:
        state = self._planned(seat, look.ply, look.acts)
        try:
            reach = [] if state is None else self.rules.reach(state, look.place)
        except IllegalMove:
            return _error("bad_request")
        acts = list(look.acts)
        return _plain(frames.Looked(ply=self.ply, acts=acts, place=look.place, reach=reach))

    def _threats(self, seat: int | None, asked: frames.AskThreats) -> Frame:
        """The same for whoever looks: the watcher's view is all that it may take."""
        state = self._planned(seat, asked.ply, asked.acts)
        threats = [] if state is None else self.rules.threats(self.rules.view(state, WATCHER))
        return _plain(frames.Threatened(ply=self.ply, acts=list(asked.acts), threats=threats))

    def _recall(self, seat: int | None, ply: int) -> Frame:
        """Made again from the very beginning; of what fades, the last round alone."""
        if ply > self.ply:
            return _error("bad_request")
        viewer, rules = WATCHER if seat is None else seat, self.rules
        fades = not self.play.over and rules.fades(rules.options(self.play.state))
        earliest = self._round_began() if fades else 0
        since = max(ply, earliest) // LANDMARK * LANDMARK
        until, since = min(since + LANDMARK, self.ply), max(since, earliest)
        play = Play(rules, rules.load(self.play.first))
        play.repeat(self.play.made[:since])
        views = [rules.view(play.state, viewer)]
        first, acts = frames.Stretch(since, views[0], play.turn, []), []
        for happening in (play.repeat([made])[0] for made in self.play.made[since:until]):
            views.append(rules.view(play.state, viewer))
            before, after = (_plain(view) for view in views[-2:])
            acts.append(
                frames.StretchAct(
                    ply=happening.ply,
                    seat=happening.made.seat,
                    events=happening.perceived(viewer),
                    changed={key: value for key, value in after.items() if before[key] != value},
                    acting=play.turn,
                    call=called(happening.made),
                )
            )
        told = frames.Recalled(ply, earliest, msgspec.structs.replace(first, acts=acts))
        return _plain(told)

    def _round_began(self) -> int:
        """The ply after which each seat has begun one turn, or fewer have."""
        turns: list[int] = []
        for ply, made in reversed(list(enumerate(self.play.made))):
            if made.seat is not None and (not turns or made.seat != turns[-1]):
                turns.append(made.seat)
                if len(turns) > self.play.state.seats:
                    return ply + 1
        return 0

    def _refused(self, seat: int, act: str) -> Frame | None:
        """Why an act is refused; None if it is not."""
        if self.play.ended:
            return self._refusal(act, EndlessGame("too long"))
        if self.play.outcome:
            return self._past(act)
        try:
            door.checked(self.rules, self.play.state, seat, act)
        except IllegalMove as error:
            return self._refusal(act, error)
        return None

    def _past(self, act: str) -> Frame:
        return _plain(
            frames.Refused(ply=self.ply, act=act, clause=None, reason="why-past", about={})
        )

    def _refusal(self, act: str, error: IllegalMove) -> Frame:
        if error.refusal is None:
            reason = "why-ended" if isinstance(error, EndlessGame) else "why-unknown"
            told = frames.Refused(ply=self.ply, act=act, clause=None, reason=reason, about={})
        else:
            told = frames.Refused(
                ply=self.ply,
                act=act,
                clause=error.clause,
                reason=error.refusal.reason,
                about=dict(error.refusal.about),
            )
        return _plain(told)

    # -- acts -------------------------------------------------------------------
    def is_old(self, frame: frames.FromClient) -> bool:
        return isinstance(frame, frames.Act) and frame.ply < self.ply

    def resent(self, seat: int, frame: frames.Act, answer: Frame) -> None:
        """An act for a position that is past: taken then, or refused now."""
        if answer["type"] == "refused":
            # Where several act at once, what the others did meanwhile does not count.
            now = self._refused(seat, frame.acts[0]) if seat in self.play.turn else None
            answer = {name: value for name, value in answer.items() if name != "id"}
            if answer != now:
                self._same(answer, self._past(frame.acts[0]))
            return
        taken = self.play.made[frame.ply :]
        if Made(seat, frame.acts[0]) not in taken:
            raise Fault(f"{frame.acts[0]!r} is answered as if it had been taken")
        self.stands(seat, answer)

    def made(self, seat: int, acts: list[str]) -> Iterator[Frame]:
        """The view, the legal acts and who acts, after each step of a turn that was taken."""
        kept = iter(self._kept())
        for number, act in enumerate(acts):
            if number and self._refused(seat, act) is not None:
                return
            self._make(seat, act, next(kept, None))
            chance = self.play.awaits_chance
            while self.play.awaits_chance:
                answer = next(kept, Made(None, ""))
                self._make(CHANCE_SEAT, answer.act, answer)
            yield self.standing(seat)
            if chance or seat not in self.play.turn:
                return

    def _make(self, seat: int, act: str, kept: Made | None) -> None:
        self.play.make(seat, act)
        if self.play.made[-1] != kept:
            raise Fault(f"{self.play.made[-1]} was made, {kept} was kept")

    def is_all(self) -> None:
        """Nothing was kept that nobody was told of."""
        if kept := self._kept():
            raise Fault(f"more was kept than was made: {kept}")

    def standing(self, seat: int | None) -> Frame:
        viewer = WATCHER if seat is None else seat
        legal = self.play.legal(seat) if seat is not None and seat in self.play.turn else []
        view = self.rules.view(self.play.state, viewer)
        told = {"ply": self.ply, "view": view, "legal": legal, "acting": self.play.turn}
        return _plain(told)

    def stands(self, seat: int | None, told: Frame) -> None:
        """What a seat was told last is where the game stands, as this seat may know it."""
        told = {name: told[name] for name in ("ply", "view", "legal", "acting")}
        self._same(told, self.standing(seat))

    @staticmethod
    def _same(told: Frame, right: Frame) -> None:
        if told != right:
            raise Fault(f"told {json.dumps(told)[:1500]}, right is {json.dumps(right)[:1500]}")

    def judge(self, answer: Frame, right: Frame) -> None:
        if right["type"] == "error":
            answer = {name: answer.get(name) for name in right}
        self._same(answer, right)


def _error(code: str) -> Frame:
    return {"type": "error", "code": code}


def _plain(value: Any) -> Frame:
    plain: Frame = json.loads(msgspec.json.encode(value))
    return plain
