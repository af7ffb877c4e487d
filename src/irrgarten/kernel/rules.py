"""What a game is: everything that the rest of the system may ask of one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.encoding import Encoding
from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.picture import Picture
from irrgarten.kernel.positions import Position
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import WATCHER, State
from irrgarten.kernel.threats import Threat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is chosen before a game and visible to all. ``players`` is the number of seats."""

    players: int


class View(Protocol):
    """All that one seat may know of a position: a struct. ``seat`` is None for whoever watches."""

    @property
    def seat(self) -> int | None: ...


#: By the name of a level: what is different, and what it is here.
Levels = dict[str, dict[str, float]]

S = TypeVar("S", bound=State)
Opt = TypeVar("Opt", bound=Options)
V = TypeVar("V", bound=View)


class Rules(ABC, Generic[S, Opt, V]):
    """One game. An object without state; there is one for each game, found in the registry.

    ``seat`` is an int from 0, or CHANCE_SEAT for chance; in ``view`` and ``narrate`` it may
    also be WATCHER. Acts are ints that ``format`` and ``parse`` turn into notation and back.
    """

    name: ClassVar[str]
    #: Moves only when the same acts from the same position would give another outcome.
    version: ClassVar[str]
    state_type: ClassVar[type[State]] = State
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    #: The union of the game's events.
    event_type: ClassVar[Any]
    #: The fewest and the most seats.
    players: ClassVar[tuple[int, int]]
    #: What people begin with where nobody has chosen, if that is not what the options are without.
    usual: ClassVar[Mapping[str, Any]] = {}
    #: The clauses, in the order of the rulebook.
    clauses: ClassVar[tuple[str, ...]]
    #: What can be laid down by hand at set-up instead of being drawn.
    given: ClassVar[tuple[str, ...]] = ()
    #: After so many acts, chance included, a game ends without a winner. No real one comes near.
    most_acts: ClassVar[int] = 10_000
    #: What of it nobody may know before the end, so that all are told if it was laid by hand.
    hidden_given: ClassVar[tuple[str, ...]] = ()
    #: Events with which chance or what is hidden answers an act; what comes before can be foreseen.
    answers: ClassVar[tuple[type[Event], ...]] = ()
    #: Whether the clauses know a drawn game, so that one can be agreed on.
    may_be_drawn: ClassVar[bool] = False
    #: Whether games can be the rounds of a match, which goes to the highest sum of points.
    match: ClassVar[bool] = False
    #: The English texts in Fluent, of a game that has no file of them.
    english: ClassVar[str] = ""
    #: How computer players' levels differ here, so that each lies as far above the one below.
    levels: ClassVar[Levels] = {}
    #: Acts and views as numbers, for programs that learn; None for a game without them. It is
    #: made from any position of a table.
    encoding_type: ClassVar[type[Encoding] | None] = None

    def levels_at(self, options: Opt) -> Levels:
        """The same at one table, where chance or draws leave less to whoever plays better."""
        return self.levels

    # -- set-up ---------------------------------------------------------------
    @abstractmethod
    def set_up(self, options: Opt, lots: Lots, given: Mapping[str, Any]) -> S:
        """The first position; what the rules draw by lot is drawn from ``lots``.

        ``given`` holds what is laid down by hand instead of drawn (a labyrinth, say, or who
        begins). It is no option: options are visible to all. Raises OptionsError.
        """

    def known_by_maker(self, given: Mapping[str, Any]) -> Refusal | None:
        """What forbids whoever laid this down to play herself; ``set_up`` has accepted it."""
        return None

    @abstractmethod
    def options(self, state: S) -> Opt: ...

    def sides(self, options: Opt) -> list[list[int]]:
        """The seats of each side, which win and lose together; every seat is on one."""
        return [[seat] for seat in range(options.players)]

    def beginning(self, options: Opt, seat: int) -> dict[str, Any]:
        """What is ``given`` so that this seat begins."""
        return {"beginner": seat}

    # -- acts -----------------------------------------------------------------
    @abstractmethod
    def format(self, state: S, seat: int, act: int) -> str:
        """The act in notation; unique among the legal ones of its position."""

    def written(self, state: S, seat: int, acts: Sequence[int]) -> list[str]:
        """Several acts in notation."""
        return [self.format(state, seat, act) for act in acts]

    @abstractmethod
    def parse(self, state: S, seat: int, text: str) -> int:
        """The act that the text names, legal or not. Raises NotationError if it names none."""

    def is_chance(self, act: int) -> bool:
        """Whether this is an act of chance, whoever tries to make it."""
        return False

    @abstractmethod
    def why_not(self, state: S, seat: int, act: int) -> Refusal | None:
        """What forbids this act to this seat now; None exactly if it is legal."""

    def may_be_drawn_for(self, state: S) -> bool:
        """Whether all may agree that acts are drawn by lot, evenly, for whoever is to act: from
        here on, until this is no longer so."""
        return False

    # -- plans ----------------------------------------------------------------
    def imagined(self, state: S) -> S:
        """The position on which whoever is to act plans.

        The position itself, unless acts tried on it would tell what is hidden; then one that
        does not know that either.
        """
        return state

    def foreseen(self, state: S, act: int, after: S) -> S | None:
        """What can be shown of ``after``, to which a legal act leads, before the act is made.

        All of it; or a position in which the act has done all that it does by itself, where
        chance or something hidden then answers (``answers``); or nothing.
        """
        return None

    def reach(self, state: S, place: str) -> list[str]:
        """Where the piece at a place could come, if it were its turn and nothing barred it.

        Only of what lies open to all. Nothing if there is no piece; raises NotationError for
        what is no place.
        """
        return []

    def threats(self, view: V) -> list[Threat]:
        """What each seat could do to another one if it were its turn, for all who look alike.

        Only of what lies open to all: not of the viewer's own hand either.
        """
        return []

    # -- positions ------------------------------------------------------------
    @abstractmethod
    def load(self, position: Position) -> S:
        """The state of a position. Raises PositionError that names the field at fault."""

    @abstractmethod
    def dump(self, state: S) -> Position:
        """The position in the form that ``load`` takes, complete."""

    # -- what a seat knows ----------------------------------------------------
    @abstractmethod
    def view(self, state: S, seat: int) -> V: ...

    def views(self, state: S, seats: Sequence[int]) -> list[V]:
        """The views of several; what they have in common may be worked out once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def narrate(self, state: S, journal: Notes, seat: int) -> list[Event]:
        """What the seat perceives of the act just applied, which led to ``state``."""

    def narrations(self, state: S, journal: Notes, seats: Sequence[int]) -> list[list[Event]]:
        """The same for several; what all of them perceive alike may be worded once."""
        return [self.narrate(state, journal, seat) for seat in seats]

    # -- once a game is over ---------------------------------------------------
    def whole(self, state: S) -> V:
        """Everything there is, in the form of a view: nothing is hidden from whoever sees it."""
        return self.view(state, WATCHER)

    def narrate_whole(self, state: S, journal: Notes) -> list[Event]:
        """The same of what happened."""
        return self.narrate(state, journal, WATCHER)

    def reveals(self, before: S, seat: int, act: int, after: S, notes: Notes) -> bool:
        """Whether an act has told anybody what she did not know: then it is never taken back."""
        viewers = (WATCHER, *range(after.seats))
        return any(self.uncovered(after, notes, viewer) for viewer in viewers)

    # -- what is kept from a seat ----------------------------------------------
    # The next two say what the clauses hide: the laws hold all that a seat is shown and told to
    # them.
    def hidden(self, state: S, seat: int, act: int, viewer: int) -> bool:
        """Whether the viewer learns only that this act is made, and not which one it is."""
        return False

    def uncovered(self, state: S, journal: Notes, viewer: int) -> Sequence[object]:
        """What the act that led to ``state`` has brought to light for the viewer, in any form."""
        return ()

    def faded(self, options: Opt, event: Event) -> Event | None:
        """What is left of an event once it is past: all of it, part of it, or nothing."""
        return event

    def fades(self, options: Opt) -> bool:
        """Whether ``faded`` takes anything away: then earlier positions are not shown either."""
        return False

    def memory(self, options: Opt, seat: int, retention: float, rng: Rng) -> Memory:
        """An empty memory that keeps a ``retention`` (0 to 1) of what it takes in."""
        return Memory()

    @abstractmethod
    def belief(self, view: V, memory: Memory | None) -> Belief:
        """All states that fit the view and the memory, to be drawn from."""

    def heuristics(self, view: V, memory: Memory | None) -> Heuristics:
        return Heuristics()

    def reasons(self, tried: Tried) -> Iterable[Fact]:
        """What speaks for an act, the weightiest first, from what its seat knows alone."""
        return ()

    # -- matches --------------------------------------------------------------
    def points(self, state: S) -> list[int]:
        """What each seat has scored in a round that is over."""
        return [0] * state.seats

    def next_round(self, first: S) -> dict[str, Any]:
        """What is ``given`` at the set-up of the round after the one that began so."""
        return {}

    # -- for people -----------------------------------------------------------
    @abstractmethod
    def draw(self, view: V) -> str:
        """The board as text, as a seat sees it."""

    @abstractmethod
    def draw_whole(self, state: S) -> str:
        """The board as text, with all that is hidden."""

    def picture(self, view: V) -> Picture:
        """The board as a drawing, as a seat sees it."""
        return Picture(0, 1, "")

    def picture_whole(self, state: S) -> Picture:
        """The board as a drawing, with all that is hidden on it."""
        return self.picture(self.view(state, WATCHER))

    def conserved(self, state: S) -> Sequence[tuple[str, int]]:
        """Counts that never change during a game (pieces, cards), by name."""
        return ()
