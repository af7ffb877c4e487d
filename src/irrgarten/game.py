"""A game as a program plays it: ``new``, ``load``, ``replay``, and what they give back."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    Literal,
    NamedTuple,
    get_args,
    get_origin,
    overload,
)

from msgspec import to_builtins
from msgspec.structs import fields, replace

from irrgarten import registry, texts
from irrgarten.kernel import door, picture, reading
from irrgarten.kernel.calls import Outcome
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IllegalMove, OptionsError, PositionError
from irrgarten.kernel.lots import SeededLots
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import Happening, Play, Snapshot
from irrgarten.kernel.preview import preview
from irrgarten.kernel.record import as_data
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Options, View
from irrgarten.kernel.state import CHANCE_SEAT, WATCHER
from irrgarten.kernel.threats import Threat

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from irrgarten.games.caminos.view import CaminosView
    from irrgarten.games.dog.view import DogView
    from irrgarten.games.labyria.view import LabyriaView
    from irrgarten.games.labyrinthe.view import LabyrintheView
    from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView

    #: The view of a game; Any where its name is not known to the type checker.
    V_co = TypeVar("V_co", bound=View, default=Any, covariant=True)
else:
    from typing import TypeVar

    V_co = TypeVar("V_co", covariant=True)

Seed = int | str | None
#: How a game came to its end.
Ended = Literal["won", "drawn", "cut off", "given up", "out of time"]

_ENDED: dict[Outcome, Ended] = {
    "resigned": "given up",
    "agreed": "drawn",
    "time": "out of time",
}


def games() -> list[str]:
    """Return the names of all games, as ``new`` takes them."""
    return registry.names()


@overload
def new(
    game: Literal["caminos"], *, seed: Seed = None, chance: str = "seed", **chosen: Any
) -> Game[CaminosView]: ...
@overload
def new(
    game: Literal["dog"], *, seed: Seed = None, chance: str = "seed", **chosen: Any
) -> Game[DogView]: ...
@overload
def new(
    game: Literal["labyria"], *, seed: Seed = None, chance: str = "seed", **chosen: Any
) -> Game[LabyriaView]: ...
@overload
def new(
    game: Literal["labyrinthe"], *, seed: Seed = None, chance: str = "seed", **chosen: Any
) -> Game[LabyrintheView]: ...
@overload
def new(
    game: Literal["magic_labyrinth"], *, seed: Seed = None, chance: str = "seed", **chosen: Any
) -> Game[MagicLabyrinthView]: ...
@overload
def new(game: str, *, seed: Seed = None, chance: str = "seed", **chosen: Any) -> Game: ...
def new(game: str, *, seed: Seed = None, chance: str = "seed", **chosen: Any) -> Game:
    """A new game. What is not an option is laid down by hand at set-up (``beginner=1``).

    ``chance="manual"`` lets dice and draws be played like moves; the set-up is drawn all the same.
    """
    rules = registry.rules(game)
    fields = rules.options_type.__struct_fields__
    options = read_options(game, {name: chosen[name] for name in fields if name in chosen})
    given = {name: value for name, value in chosen.items() if name not in fields}
    play = Play.begun(rules, options, seed_text(seed), given)
    return Game(play, _is_manual(chance))


def load(position: Mapping[str, Any], *, seed: Seed = None, chance: str = "seed") -> Game:
    """The game at a position. Raises PositionError that names the field at fault."""
    if not isinstance(position, Mapping) or not isinstance(position.get("game"), str):
        raise PositionError("game: a position names its game")
    rules = registry.rules(position["game"])
    manual = _is_manual(chance)
    play = Play(rules, rules.load(dict(position)), None if manual else seed_text(seed))
    return Game(play, manual)


def replay(record: Mapping[str, Any]) -> Game:
    """The game of a record, at its end. Raises RecordError."""
    read = Play.read_record(record)
    play = Play.replayed(registry.rules(read.game), replace(read, acts=[], headers=None))
    game = Game(play, manual=True)
    for made in read.acts:
        game._moves.append(_Move(made.act, play.snapshot(), len(game._happenings)))
        game._happenings += play.repeat([made])
    play.check_headers(read)
    play.headers = read.headers
    return game


def read_options(game: str, chosen: Mapping[str, Any]) -> Options:
    """The options of a game from plain data. Raises OptionsError that names the one at fault."""
    kind = registry.rules(game).options_type
    try:
        return reading.read(dict(chosen), kind, OptionsError, "options")
    except OptionsError as error:
        raise OptionsError(f"{error}{_choices(kind, str(error))}") from None


def _choices(kind: type[Options], message: str) -> str:
    """What there is instead of an unknown option, or of an unknown name of a value."""
    place, _, what = message.partition(": ")
    if "unknown field" in what:
        return f"; there are {', '.join(kind.__struct_fields__)}"
    field = next((one for one in fields(kind) if one.name == place), None)
    if field is None or not what.startswith("Invalid enum value"):
        return ""
    named = [name for name in _literals(field.type) if isinstance(name, str)]
    return f"; it is one of {', '.join(map(repr, named))}"


def _literals(kind: Any) -> Iterator[object]:
    if get_origin(kind) is Literal:
        yield from get_args(kind)
    else:
        for part in get_args(kind):
            yield from _literals(part)


def seed_text(seed: Seed) -> str:
    """A seed as text; a fresh one for None."""
    return secrets.token_hex(16) if seed is None else str(seed)


def _is_manual(chance: str) -> bool:
    if chance not in ("seed", "manual"):
        raise OptionsError(f"chance: {chance!r} is neither 'seed' nor 'manual'")
    return chance == "manual"


def _ply_of(happening: Happening) -> int:
    return happening.ply


class _Move(NamedTuple):
    """A move that can be taken back: the play before it, and how many happenings there were."""

    text: str
    before: Snapshot
    heard: int


class Game(Generic[V_co]):
    """A game under way. Acts are text in the game's notation; seats are numbered from 0."""

    def __init__(self, play: Play, manual: bool) -> None:
        self._play = play
        self._manual = manual
        self._moves: list[_Move] = []
        self._happenings: list[Happening] = []
        self._let_chance_answer()

    def copy(self) -> Game[V_co]:
        """An independent game that goes on from here, with the same history and the same seed."""
        other: Game[V_co] = Game.__new__(Game)
        other._play = self._play.copy()
        other._manual = self._manual
        other._moves, other._happenings = self._moves.copy(), self._happenings.copy()
        return other

    def __copy__(self) -> Game[V_co]:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game[V_co]:
        return self.copy()

    def __repr__(self) -> str:
        return (
            f"<{self.name}, ply {self._play.ply}, {'over' if self.over else f'turn {self.turn}'}>"
        )

    def _let_chance_answer(self) -> None:
        if not self._manual:
            self._happenings += self._play.answer()

    # -- what can be asked ----------------------------------------------------
    @property
    def name(self) -> str:
        """The name of the game, as ``new`` takes it."""
        return self._play.rules.name

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._play.state.seats

    @property
    def options(self) -> dict[str, Any]:
        """The options it is played with, as ``new`` takes them."""
        options: dict[str, Any] = to_builtins(self._play.rules.options(self._play.state))
        return options

    @property
    def seed(self) -> str | None:
        """What chance is drawn from; None if it is, or was, played by hand."""
        return self._play.seed

    @property
    def ply(self) -> int:
        """How many acts were made, those of chance included."""
        return self._play.ply

    @property
    def turn(self) -> list[int]:
        """The seats that may act now; none while chance is to be played by hand."""
        return self._play.turn

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return self._play.over

    @property
    def result(self) -> list[float] | None:
        """What each seat has at the end: 1 for a win, 0 for none, or a share of a draw.

        Nobody has anything in a game that was cut off: see ``ended``.
        """
        return self._play.result

    @property
    def ended(self) -> Ended | None:
        """How the game came to its end; None while it goes on.

        "cut off" is a game that went on for longer than any real one.
        """
        result = self.result
        if result is None:
            return None
        if self._play.ended:
            return "cut off"
        if self._play.outcome is not None:
            return _ENDED[self._play.outcome]
        return "drawn" if min(result) == max(result) else "won"

    def chances(self) -> dict[str, float]:
        """What chance may answer now and how likely; empty unless it is to be played by hand."""
        play = self._play
        if not play.awaits_chance:
            return {}
        acts = door.acts_of(play.state, CHANCE_SEAT)
        weights = [weight / acts.total for _, weight in acts.weighed()]
        return dict(zip(play.legal(CHANCE_SEAT), weights, strict=True))

    def events(self, seat: int | None = None, *, since: int = 0) -> list[Event]:
        """Return all that a seat, or a watcher, has perceived, after a ply if ``since`` names one.

        A game that was loaded has none from before.
        """
        viewer = WATCHER if seat is None else self._checked(seat)
        return self._perceived(viewer, bisect_right(self._happenings, since, key=_ply_of))

    def _perceived(self, viewer: int, since: int) -> list[Event]:
        return [event for one in self._happenings[since:] for event in one.perceived(viewer)]

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
        """The clause that forbids a move and why, or None if it is legal."""
        return self._play.refusal(self._actor(move, seat), move)

    def view(self, seat: int | None = None) -> V_co:
        """All that a seat may know; without a seat, what whoever watches may know."""
        shown: V_co = self._play.rules.view(
            self._play.state, WATCHER if seat is None else self._checked(seat)
        )
        return shown

    def threats(self) -> list[Threat]:
        """What each seat could do to another one if it were its turn, from what lies open."""
        return self._play.rules.threats(self.view())

    def position(self) -> dict[str, Any]:
        """The whole position as plain data, with all that is hidden; ``load`` takes it."""
        return self._play.rules.dump(self._play.state)

    def record(self) -> dict[str, Any]:
        """The whole game as plain data; ``replay`` takes it."""
        return as_data(self._play.record())

    def resample(self, seat: int, seed: Seed = None) -> Game[V_co]:
        """Return a game at a position that fits all that a seat knows; what is hidden is redrawn.

        It goes on from there with the same rules, without the moves that led there. The same seed
        gives the same position. Raises IllegalMove once the game is over.
        """
        if self.over:
            raise IllegalMove("the game is over")
        play, viewer = self._play, self._checked(seat)
        drawn_from = seed_text(seed)
        rng = Rng(SeededLots(drawn_from, "resample").below(1 << 64))
        memory = play.rules.memory(play.rules.options(play.state), viewer, 1.0, rng)
        memory.observe(self.events(viewer))
        state = play.rules.belief(self.view(viewer), memory).sample(rng)
        resampled = Play(play.rules, state, None if play.seed is None else drawn_from)
        resampled.lost = play.lost
        return Game(resampled, self._manual)

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
        """Make a move and let chance answer; what the seat that moves perceives of it.

        Of chance played by hand it is what a watcher perceives. Raises IllegalMove with
        ``clause`` and ``message``; the game is then as it was before.
        """
        actor = self._actor(move, seat)
        before, heard = self._play.snapshot(), len(self._happenings)
        try:
            happening = self._play.make(actor, move)
        except IllegalMove as error:
            if error.refusal is not None:
                error.message = texts.refusal(self.name, error.refusal)
                error.args = (f"{error.message} ({error.clause})",)
            raise
        if actor == CHANCE_SEAT:
            self._play.disown_seed()
        self._moves.append(_Move(happening.made.act, before, heard))
        self._happenings.append(happening)
        self._let_chance_answer()
        return self._perceived(WATCHER if actor == CHANCE_SEAT else actor, heard)

    def undo(self) -> str:
        """Take back the last move and what chance answered to it; returns the move.

        Raises IllegalMove if no move was made since the game began or was loaded.
        """
        if not self._moves:
            raise IllegalMove("there is no move to take back")
        move = self._moves.pop()
        self._play.restore(move.before)
        del self._happenings[move.heard :]
        return move.text

    def preview(self, moves: list[str], seat: int | None = None) -> tuple[int, V_co]:
        """How many of these moves can be shown before they are made, and the view after those.

        Of the last one, what chance or something hidden answers is left out.
        """
        actor = self._actor(moves[0] if moves else "", seat)
        rules = self._play.rules
        steps = preview(rules, self._play.state, actor, moves).steps
        view: V_co = rules.view(steps[-1].state if steps else self._play.state, actor)
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
