"""A game under way: acts checked and applied, chance answered, everything kept for the record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from irrgarten.kernel import lots
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IllegalMove, OptionsError, RecordError
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event
from irrgarten.kernel.record import Fair, Made, Record
from irrgarten.kernel.rules import Options, Position, Rules
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, NOBODY, State

AnyRules = Rules[Any, Any, Any]


class Happening:
    """One act made, and a way to tell each seat what it perceives of it."""

    def __init__(self, ply: int, made: Made, narrate: Callable[[int], list[Event]]) -> None:
        self.ply = ply
        self.made = made
        self.perceived = narrate


class Play:
    """A state and its history. Without a seed chance waits to be played by hand."""

    def __init__(self, rules: AnyRules, state: State, seed: str | None = None) -> None:
        self.rules = rules
        self.state = state
        self.seed = seed
        self.first: Position = rules.dump(state)
        self.made: list[Made] = []
        self.set_up = False
        self.given: dict[str, Any] = {}
        self.fair: Fair | None = None
        self._acts = Acts()

    @classmethod
    def begun(cls, rules: AnyRules, options: Options, seed: str, given: Mapping[str, Any]) -> Play:
        """A game from its set-up, drawn from the seed; chance has not answered yet."""
        unknown = sorted(set(given) - set(rules.given))
        if unknown:
            raise OptionsError(f"{unknown[0]}: the game has no such option or set-up")
        play = cls(rules, rules.set_up(options, lots.for_set_up(seed), given), seed)
        play.set_up = True
        play.given = dict(given)
        return play

    # -- who is to act --------------------------------------------------------
    @property
    def ply(self) -> int:
        return len(self.made)

    @property
    def over(self) -> bool:
        return self.state.to_act() == NOBODY

    @property
    def awaits_chance(self) -> bool:
        return self.state.to_act() == CHANCE

    @property
    def turn(self) -> list[int]:
        """The seats that may act; none while chance is awaited or when the game is over."""
        if self.awaits_chance:
            return []
        return [seat for seat in range(self.state.seats) if self.state.to_act() >> seat & 1]

    def legal(self, seat: int) -> list[str]:
        """The legal acts of a seat in notation; of chance for CHANCE_SEAT."""
        if seat == CHANCE_SEAT:
            self.state.chances(self._acts)
        else:
            self.state.legal(seat, self._acts)
        return [self.rules.format(self.state, seat, act) for act in self._acts.listed()]

    def refusal(self, seat: int, text: str) -> Refusal | None:
        return self.rules.why_not(self.state, seat, self.rules.parse(self.state, seat, text))

    # -- acts -----------------------------------------------------------------
    def make(self, seat: int, text: str) -> Happening:
        """Make an act of a seat (or of chance, played by hand). Raises IllegalMove."""
        act = self.rules.parse(self.state, seat, text)
        refusal = self.rules.why_not(self.state, seat, act)
        if refusal is not None:
            raise IllegalMove(str(refusal), refusal)
        return self._apply(seat, act)

    def answer(self) -> list[Happening]:
        """Let chance answer, from the seed, until a seat is to act or the game is over."""
        answers: list[Happening] = []
        while self.seed is not None and self.awaits_chance:
            answers.append(self._apply(CHANCE_SEAT, self.drawn()))
        return answers

    def drawn(self) -> int:
        """What the seed says chance answers now."""
        assert self.seed is not None
        self.state.chances(self._acts)
        return self._acts.pick(lots.for_ply(self.seed, self.ply).below(self._acts.total))

    def _apply(self, seat: int, act: int) -> Happening:
        made = Made(None if seat == CHANCE_SEAT else seat, self.rules.format(self.state, seat, act))
        journal = Journal()
        self.state.apply(seat, act, journal)
        self.made.append(made)
        after, rules = self.state.copy(), self.rules
        return Happening(self.ply, made, lambda seat: rules.narrate(after, journal, seat))

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
            seed=self.seed,
            set_up=self.set_up,
            given=self.given,
            fair=self.fair,
        )

    @classmethod
    def replayed(cls, rules: AnyRules, record: Record) -> Play:
        """The game of a record, every act checked. Raises RecordError."""
        if record.game != rules.name or record.version != rules.version:
            played = f"{record.game} {record.version}"
            raise RecordError(f"version: {played} was played, this is {rules.name} {rules.version}")
        play = cls(rules, rules.load(record.position), record.seed)
        play.set_up, play.given, play.fair = record.set_up, record.given, record.fair
        play.repeat(record.acts)
        return play

    def repeat(self, acts: Iterable[Made]) -> list[Happening]:
        """Make acts of a record, chance included. Raises RecordError for one that is not legal."""
        happenings = []
        for made in acts:
            seat = CHANCE_SEAT if made.seat is None else made.seat
            try:
                happenings.append(self.make(seat, made.act))
            except IllegalMove as error:
                raise RecordError(f"acts[{self.ply}]: {made.act!r}: {error.message}") from None
        return happenings

    def copy(self) -> Play:
        play = Play(self.rules, self.state.copy(), self.seed)
        play.first, play.made = self.first, list(self.made)
        play.set_up, play.given, play.fair = self.set_up, self.given, self.fair
        return play

    @staticmethod
    def read_record(data: object) -> Record:
        try:
            return msgspec.convert(data, Record)
        except msgspec.ValidationError as error:
            raise RecordError(str(error)) from None
