"""A training from its beginning, or from where it stopped: rounds of playing, learning, gating.

Everything lies in one folder: what was set, the games and the gate of each round, who is champion,
and the curve. What is there is not done again, so a training can be stopped at any time. The same
settings lead to the same champion, whoever does the work and however often it is stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.play import Play
from irrgarten.search import judgement
from irrgarten.search.judgement import FORM, Chapter, Gate, Judgement
from irrgarten.training import gate
from irrgarten.training.crew import Crew
from irrgarten.training.gate import Round
from irrgarten.training.ledger import Ledger
from irrgarten.training.lesson import Lesson, learn
from irrgarten.training.samples import samples
from irrgarten.training.selfplay import Played
from irrgarten.training.settings import Settings
from irrgarten.training.tasks import AtTheGate, SelfPlay, Task

#: What is done, how much of it is done, and how much there is.
Progress = Callable[[str, int, int], None]


class Point(Struct, frozen=True):
    """Of the curve: a round, how well its candidate foretold games held back, and the gate."""

    round: int
    games: int
    positions: int
    loss: float
    blind: float
    gate: Gate
    passed: bool


class Course:
    def __init__(self, folder: Path, settings: Settings, crew: Crew, progress: Progress) -> None:
        """Raises OptionsError if another training lies there."""
        self._folder = folder
        self._settings = settings
        self._crew = crew
        self._progress = progress
        self._rules = registry.rules(settings.game)
        self._check()
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / "settings.json"
        if not kept.exists():
            kept.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
        elif msgspec.json.decode(kept.read_bytes(), type=Settings) != settings:
            raise OptionsError(f"{kept}: another training lies there, with other settings")

    def _check(self) -> None:
        """Whether the game has anything to learn, at tables that there are."""
        for table in self._settings.tables:
            options = read_options(self._settings.game, table)
            play = Play.begun(self._rules, options, "", {})
            play.answer()
            view = self._rules.view(play.state, play.turn[0])
            if self._rules.heuristics(view, None).version() == 0:
                raise OptionsError(f"{self._settings.game}: there is nothing to learn in it yet")

    @property
    def champion(self) -> Judgement | None:
        """The best so far: of this training, or what the package knows."""
        path = self._folder / "champion.json"
        known = judgement.of(self._settings.game)
        return judgement.read(path) if path.exists() else known

    def points(self) -> list[Point]:
        path = self._folder / "curve.json"
        return msgspec.json.decode(path.read_bytes(), type=list[Point]) if path.exists() else []

    def run(self, rounds: int) -> list[Point]:
        """Go on until so many rounds are done."""
        for number in range(len(self.points()), rounds):
            self._round(number)
        return self.points()

    def _round(self, number: int) -> None:
        settings, champion = self._settings, self.champion
        here = self._folder / f"round-{number:02}"
        games = Ledger(here / "games.jsonl", Played)
        missing = games.missing(settings.games)
        self._fill("games", games, settings.games, self._games(number, champion, missing))
        lesson = self._learn(number)
        candidate = self._candidate(lesson, champion)
        (here / "candidate.json").write_bytes(judgement.written(candidate))
        rounds = Ledger(here / "gate.jsonl", Round)
        count = -(-settings.gate_games // 2)
        tasks = self._gate(number, candidate, champion, rounds.missing(count))
        self._fill("gate", rounds, count, tasks)
        against = "hand-set" if champion is None else f"champion {len(champion.history)}"
        found = gate.verdict(rounds.all(), against, settings.gate_playouts)
        passed = gate.passed(found, settings.gate_share)
        if passed:
            chapter = Chapter(settings.seed, lesson.games, lesson.positions, self._told(), found)
            history = [*(champion.history if champion else []), chapter]
            better = msgspec.structs.replace(candidate, history=history)
            (self._folder / "champion.json").write_bytes(judgement.written(better))
        point = Point(
            number, lesson.games, lesson.positions, lesson.loss, lesson.blind, found, passed
        )
        whole = msgspec.json.encode([*self.points(), point])
        (self._folder / "curve.json").write_bytes(msgspec.json.format(whole))

    def _table(self, number: int) -> dict[str, Any]:
        return self._settings.tables[number % len(self._settings.tables)]

    def _games(self, round_: int, champion: Judgement | None, numbers: list[int]) -> list[Task]:
        settings = self._settings
        return [
            SelfPlay(
                game=settings.game,
                table=self._table(number),
                seed=f"{settings.seed}/{round_}",
                number=number,
                playouts=settings.playouts,
                judgement=champion,
                searched=settings.searched,
                to_end=settings.to_end,
            )
            for number in numbers
        ]

    def _gate(
        self,
        round_: int,
        candidate: Judgement,
        champion: Judgement | None,
        numbers: list[int],
    ) -> list[Task]:
        settings = self._settings
        return [
            AtTheGate(
                game=settings.game,
                table=self._table(number),
                seed=f"{settings.seed}/{round_}/gate",
                number=number,
                playouts=settings.gate_playouts,
                candidate=candidate,
                champion=champion,
            )
            for number in numbers
        ]

    def _fill(
        self, what: str, ledger: Ledger[Played] | Ledger[Round], count: int, tasks: list[Task]
    ) -> None:
        done = count - len(tasks)
        self._progress(what, done, count)
        for line in self._crew.done(tasks):
            ledger.add(line)
            done += 1
            self._progress(what, done, count)

    def _learn(self, round_: int) -> Lesson:
        """From the games of this round and all before."""
        settings = self._settings
        played: list[Played] = []
        for number in range(round_ + 1):
            played += Ledger(self._folder / f"round-{number:02}" / "games.jsonl", Played).all()
        self._progress("learning", 0, 1)
        found = learn(samples(self._rules, played, settings.outcome, settings.keenness), settings)
        self._progress("learning", 1, 1)
        return found

    def _candidate(self, lesson: Lesson, champion: Judgement | None) -> Judgement:
        """What was learned, and what the champion knows of that of which nothing was."""
        value, acts = lesson.value, lesson.acts
        if champion is not None and champion.version == lesson.version:
            value, acts = value or champion.value, acts or champion.acts
        return Judgement(FORM, self._settings.game, lesson.version, value, acts)

    def _told(self) -> dict[str, float]:
        settings = self._settings
        return {
            "playouts": settings.playouts,
            "searched": settings.searched,
            "to_end": float(settings.to_end),
            "units": settings.units,
            "outcome": settings.outcome,
            "keenness": settings.keenness,
            "decay": settings.decay,
            "returns": settings.returns,
            "sharpness": settings.sharpness,
        }
