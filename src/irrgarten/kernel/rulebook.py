"""A rulebook is written page by page: a module of the game's folder for each thing it is asked.

mypy holds every page to what is declared here; a game whose page lacks a function is not imported.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial, reduce
from operator import or_
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, get_args, get_origin

import msgspec

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import PositionError
from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory, SeatEvent
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.picture import Picture
from irrgarten.kernel.positions import Open, Position, position_of
from irrgarten.kernel.remembering import Remembered
from irrgarten.kernel.rules import Options, Rules, View
from irrgarten.kernel.state import WATCHER, State

S = TypeVar("S", bound=State)
Opt = TypeVar("Opt", bound=Options)
V = TypeVar("V", bound=View)
S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
Opt_co = TypeVar("Opt_co", bound=Options, covariant=True)
Opt_contra = TypeVar("Opt_contra", bound=Options, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class OptionsPage(Protocol[S_contra, Opt_co]):
    def options_of(self, state: S_contra) -> Opt_co: ...


class SetUpPage(Protocol[S_co, Opt_contra]):
    def first_position(self, options: Opt_contra, lots: Lots, given: Mapping[str, Any]) -> S_co: ...


class NotationPage(Protocol[S_contra]):
    def format_act(self, seat: int, act: int) -> str: ...

    def parse_act(self, state: S_contra, seat: int, text: str) -> int: ...


class WhyNotPage(Protocol[S_contra]):
    def refusal(self, state: S_contra, seat: int, act: int) -> Refusal | None: ...


class PositionPage(Protocol[S]):
    def load_position(self, position: Position) -> S: ...

    def told(self, state: S) -> Open:
        """The state in the words of the position, all of it."""


class ViewPage(Protocol[S, V]):
    def open_to_all(self, state: S) -> V:
        """What whoever watches sees."""

    def view_of(self, state: S, seat: int, lies_open: V) -> V:
        """What a seat sees: what lies open to all, and what it sees besides."""

    def known(self, view: V) -> S:
        """A state with everything that the viewer knows, and nothing else."""


class NarrationPage(Protocol[S_contra]):
    def narrate(self, state: S_contra, journal: Notes, seat: int) -> list[Event]: ...


class DrawingPage(Protocol[V_contra]):
    def draw(self, view: V_contra) -> str: ...


class PicturePage(Protocol[V_contra]):
    def drawn(self, view: V_contra) -> Picture: ...


class ReasonsPage(Protocol):
    def reasons(self, tried: Tried) -> Iterable[Fact]: ...


class Pages(msgspec.Struct, Generic[S, Opt, V], frozen=True):
    options: OptionsPage[S, Opt]
    set_up: SetUpPage[S, Opt]
    notation: NotationPage[S]
    why_not: WhyNotPage[S]
    position: PositionPage[S]
    view: ViewPage[S, V]
    narration: NarrationPage[S]
    drawing: DrawingPage[V]
    picture: PicturePage[V]
    reasons: ReasonsPage

    def __post_init__(self) -> None:
        for field in msgspec.structs.fields(self):
            page = getattr(self, field.name)
            for name in vars(get_origin(field.type) or field.type):
                if not name.startswith("_") and not hasattr(page, name):
                    raise TypeError(f"{page.__name__}: there is no {name}")


#: Acts of a seat whose names are kept: many times those of a position, some megabytes at most.
NAMES = 1 << 14
#: Seats of any game, and chance.
SEATS = 8


def clauses(game: str, numbers: str) -> tuple[str, ...]:
    return tuple(f"{game}-{number}" for number in numbers.split())


def events_in(page: object) -> Any:
    """The union of the events that a page declares, in its order."""
    kinds = [kind for kind in vars(page).values() if isinstance(kind, type)]
    own = [kind for kind in kinds if issubclass(kind, Event) and kind not in (Event, SeatEvent)]
    return reduce(or_, own)


class Rulebook(Rules[S, Opt, V]):
    """A game as its pages have it. What only some games have, they add here: chance, secrets.

    It goes by the name of its folder; its types are those in whose terms it is written.
    """

    pages: Pages[S, Opt, V]
    #: The kinds of entries in the journal of which not all perceive the same.
    hidden_from_some: ClassVar[frozenset[int]] = frozenset()
    #: A class of heuristics that are made from what is known; none if it takes more, or nothing.
    heuristics_type: ClassVar[type[Any] | None] = None

    def __init_subclass__(cls) -> None:
        if "pages" in vars(cls):  # else it is a game's that something is changed in
            cls.name = cls.__module__.split(".")[-2]
            types = get_args(vars(cls)["__orig_bases__"][0])
            cls.state_type, cls.options_type, cls.view_type = types
            cls.event_type = events_in(vars(cls)["pages"].narration)

    def __init__(self) -> None:  # what is asked for every act is looked up once
        #: The names of acts, for each seat and for chance.
        self._names = Remembered(self._names_for, SEATS)
        self._formats = type(self).format is Rulebook.format
        self._parse_act = self.pages.notation.parse_act
        self._refusal = self.pages.why_not.refusal
        self._view_of = self.pages.view.view_of
        self._open_to_all = self.pages.view.open_to_all
        self._narrate = self.pages.narration.narrate

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        """Another process, where a bot thinks, has pages of its own."""
        return type(self), ()

    def set_up(self, options: Opt, lots: Lots, given: Mapping[str, Any]) -> S:
        return self.pages.set_up.first_position(options, lots, given)

    def options(self, state: S) -> Opt:
        return self.pages.options.options_of(state)

    def _names_for(self, seat: int) -> Remembered[int, str]:
        return Remembered(partial(self.pages.notation.format_act, seat), NAMES)

    def format(self, state: S, seat: int, act: int) -> str:
        return self._names[seat][act]

    def written(self, state: S, seat: int, acts: Sequence[int]) -> list[str]:
        if not self._formats:
            return super().written(state, seat, acts)
        names = self._names[seat]
        return [names[act] for act in acts]

    def parse(self, state: S, seat: int, text: str) -> int:
        return self._parse_act(state, seat, text)

    def why_not(self, state: S, seat: int, act: int) -> Refusal | None:
        return self._refusal(state, seat, act)

    def load(self, position: Position) -> S:
        if isinstance(position, dict) and position.get("game", self.name) != self.name:
            raise PositionError(f"game: {position['game']!r} is not {self.name}")
        return self.pages.position.load_position(position)

    def dump(self, state: S) -> Position:
        return position_of(self.name, self.options(state), self.pages.position.told(state))

    def view(self, state: S, seat: int) -> V:
        lies_open = self._open_to_all(state)
        return lies_open if seat == WATCHER else self._view_of(state, seat, lies_open)

    def views(self, state: S, seats: Sequence[int]) -> list[V]:
        lies_open, view_of = self._open_to_all(state), self._view_of
        return [lies_open if seat == WATCHER else view_of(state, seat, lies_open) for seat in seats]

    def narrate(self, state: S, journal: Notes, seat: int) -> list[Event]:
        return self._narrate(state, journal, seat)

    def narrations(self, state: S, journal: Notes, seats: Sequence[int]) -> list[list[Event]]:
        private = self.hidden_from_some
        if private and not private.isdisjoint(journal.kinds()):
            return [self.narrate(state, journal, seat) for seat in seats]
        return [self.narrate(state, journal, WATCHER)] * len(seats)

    def known(self, view: V) -> S:
        return self.pages.view.known(view)

    def belief(self, view: V, memory: Memory | None) -> Belief:
        return Belief(self.known(view))

    def heuristics(self, view: V, memory: Memory | None) -> Heuristics:
        known_by = self.heuristics_type
        return Heuristics() if known_by is None else known_by(self.known(view))

    def reasons(self, tried: Tried) -> Iterable[Fact]:
        return self.pages.reasons.reasons(tried)

    def draw(self, view: V) -> str:
        return self.pages.drawing.draw(view)

    def picture(self, view: V) -> Picture:
        return self.pages.picture.drawn(view)

    def draw_whole(self, state: S) -> str:
        return self.draw(self.view(state, WATCHER))
