"""A game as a program plays it: ``new``, ``load``, ``replay``, and what they give back."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from irrgarten import registry, texts
from irrgarten.kernel import door, picture, reading
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IllegalMove, OptionsError, PositionError
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import Play
from irrgarten.kernel.preview import preview
from irrgarten.kernel.record import as_data
from irrgarten.kernel.rules import Options, View
from irrgarten.kernel.state import CHANCE_SEAT, WATCHER
from irrgarten.kernel.threats import Threat

Seed = int | str | None


def new(game: str, *, seed: Seed = None, chance: str = "seed", **chosen: Any) -> Game:
    """A new game. What is not an option is laid down by hand at set-up (``beginner=1``).

    ``chance="manual"`` lets dice and draws be played like moves; the set-up is drawn all the same.
    """
    rules = registry.rules(game)
    fields = rules.options_type.__struct_fields__
    options = read_options(game, {name: chosen[name] for name in fields if name in chosen})
    given = {name: value for name, value in chosen.items() if name not in fields}
    play = Play.begun(rules, options, _seed_text(seed), given)
    return Game(play, _is_manual(chance))


def load(position: Mapping[str, Any], *, seed: Seed = None, chance: str = "seed") -> Game:
    """The game at a position. Raises PositionError that names the field at fault."""
    if not isinstance(position, Mapping) or not isinstance(position.get("game"), str):
        raise PositionError("game: a position names its game")
    rules = registry.rules(position["game"])
    manual = _is_manual(chance)
    play = Play(rules, rules.load(dict(position)), None if manual else _seed_text(seed))
    return Game(play, manual)


def replay(record: Mapping[str, Any]) -> Game:
    """The game of a record, at its end. Raises RecordError."""
    read = Play.read_record(record)
    play = Play.replayed(registry.rules(read.game), read)
    return Game(play, manual=True)


def read_options(game: str, chosen: Mapping[str, Any]) -> Options:
    """The options of a game from plain data. Raises OptionsError that names the one at fault."""
    return reading.read(dict(chosen), registry.rules(game).options_type, OptionsError, "options")


def _seed_text(seed: Seed) -> str:
    return secrets.token_hex(16) if seed is None else str(seed)


def _is_manual(chance: str) -> bool:
    if chance not in ("seed", "manual"):
        raise OptionsError(f"chance: {chance!r} is neither 'seed' nor 'manual'")
    return chance == "manual"


class Game:
    """A game under way. Acts are text in the game's notation; seats are numbered from 0."""

    def __init__(self, play: Play, manual: bool) -> None:
        self._play = play
        self._manual = manual
        self._let_chance_answer()

    def __repr__(self) -> str:
        return (
            f"<{self.name}, ply {self._play.ply}, {'over' if self.over else f'turn {self.turn}'}>"
        )

    def _let_chance_answer(self) -> list[Event]:
        answers = [] if self._manual else self._play.answer()
        return [event for answer in answers for event in answer.perceived(WATCHER)]

    # -- what can be asked ----------------------------------------------------
    @property
    def name(self) -> str:
        return self._play.rules.name

    @property
    def turn(self) -> list[int]:
        """The seats that may act now; none while chance is to be played by hand."""
        return self._play.turn

    @property
    def over(self) -> bool:
        return self._play.over

    @property
    def result(self) -> list[float] | None:
        """What each seat has at the end: 1 for a win, 0 for none, or its points."""
        return self._play.result

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal acts of a seat, or of whoever is to act (chance, if it is played by hand)."""
        if seat is not None:
            return self._play.legal(self._checked(seat))
        if self._play.awaits_chance:
            return self._play.legal(CHANCE_SEAT)
        return [act for seat in self.turn for act in self._play.legal(seat)]

    def why_not(self, move: str, seat: int | None = None) -> str | None:
        """The clause that forbids a move, or None if it is legal."""
        refusal = self.refusal(move, seat)
        return None if refusal is None else refusal.clause

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        return self._play.refusal(self._actor(move, seat), move)

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know; without a seat, what whoever watches may know."""
        shown: View = self._play.rules.view(
            self._play.state, WATCHER if seat is None else self._checked(seat)
        )
        return shown

    def threats(self) -> list[Threat]:
        """What each seat could do to another one if it were its turn, from what lies open."""
        return self._play.rules.threats(self.view())

    def position(self) -> dict[str, Any]:
        return self._play.rules.dump(self._play.state)

    def record(self) -> dict[str, Any]:
        return as_data(self._play.record())

    def draw(self, seat: int | None = None, *, whole: bool = False) -> str:
        """The board as text, as a seat sees it or whole."""
        if whole:
            return self._play.rules.draw_whole(self._play.state)
        return self._play.rules.draw(self.view(seat))

    def picture(self, seat: int | None = None, *, whole: bool = False) -> str:
        """The board as SVG, as a seat sees it or whole."""
        rules = self._play.rules
        drawn = rules.picture_whole(self._play.state) if whole else rules.picture(self.view(seat))
        return picture.svg(drawn, texts.texts(texts.FALLBACK, self.name).say(f"game-{self.name}"))

    # -- what can be done -----------------------------------------------------
    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Make a move and let chance answer; what a watcher perceives of it.

        Raises IllegalMove with ``clause`` and ``message``; the game is then as it was before.
        """
        actor = self._actor(move, seat)
        try:
            happening = self._play.make(actor, move)
        except IllegalMove as error:
            if error.refusal is not None:
                error.message = texts.refusal(self.name, error.refusal)
                error.args = (f"{error.message} ({error.clause})",)
            raise
        if actor == CHANCE_SEAT:
            self._play.disown_seed()
        return [*happening.perceived(WATCHER), *self._let_chance_answer()]

    def preview(self, moves: list[str], seat: int | None = None) -> tuple[int, View]:
        """How many of these moves can be shown before they are made, and the view after those.

        Of the last one, what chance or something hidden answers is left out.
        """
        actor = self._actor(moves[0] if moves else "", seat)
        rules = self._play.rules
        steps = preview(rules, self._play.state, actor, moves).steps
        view: View = rules.view(steps[-1].state if steps else self._play.state, actor)
        return len(steps), view

    # -- who is meant ---------------------------------------------------------
    def _checked(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self._play.state.seats:
            raise IllegalMove(f"there is no seat {seat!r}")
        return seat

    def _actor(self, move: str, seat: int | None) -> int:
        """The seat meant by whoever names none: the one to act, or chance played by hand."""
        if seat is not None:
            return self._checked(seat)
        if len(self.turn) > 1:
            raise IllegalMove(f"several seats may act: say which of {self.turn}")
        if self.turn and not self._manual:
            return self.turn[0]
        rules, state = self._play.rules, self._play.state
        if rules.is_chance(door.parsed(rules, state, CHANCE_SEAT, move)):
            return CHANCE_SEAT
        return self.turn[0] if self.turn else max(state.turn, 0)
