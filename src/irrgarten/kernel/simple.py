"""Defaults for everything that a small game need not bring; any of them can be overridden alone.

A position is a class with annotated fields. From these follow the JSON of a position, the view,
copies, what the search tells apart, the board as text and the board as a picture.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, ClassVar, Self, TypeVar, cast, get_args, get_origin
from typing import get_type_hints as hints

import msgspec
from msgspec import UNSET, UnsetType, defstruct

from irrgarten.kernel import picture
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.checks import check_seats, refuse
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.conditions import Condition, Holds, first_refusal
from irrgarten.kernel.errors import NotationError, PositionError
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots, seat_drawn
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.picture import Picture
from irrgarten.kernel.plain import PlainState
from irrgarten.kernel.positions import Open, Position, position_of, written
from irrgarten.kernel.rules import Options, Rules
from irrgarten.kernel.state import CHANCE, CHANCE_SEAT, State

#: Signs of the seats in a board as text, and of an empty field.
SIGNS, EMPTY = "XO#@%&", "."
#: The side of a field in a picture, and the width of the margin.
UNIT, MARGIN = 60, 30


class Grid(msgspec.Struct, frozen=True):
    """A field of the state as a board: the seat on each square, or -1; a1, b1, … first."""

    field: str
    columns: int
    rows: int

    @property
    def squares(self) -> list[str]:
        return [f"{chr(97 + x)}{y + 1}" for y in range(self.rows) for x in range(self.columns)]


class Acted(Event, frozen=True, tag="act"):
    """A seat, or chance (None), has made an act."""

    seat: int | None
    act: str


class SimpleState(PlainState):
    """A position. A game annotates its fields, sets them in ``__init__``, and overrides ``make``,
    ``to_act`` and ``result``, and ``acts`` unless it declares conditions."""

    #: All acts there are, and by clause what has to hold for one of a seat to be legal.
    possible: ClassVar[Sequence[int]] = ()
    conditions: ClassVar[Mapping[str, Holds]] = {}
    #: The fields that no seat sees.
    hidden: ClassVar[tuple[str, ...]] = ()

    @classmethod
    @cache
    def fields(cls) -> dict[str, Any]:
        """Return the declared fields and their types."""
        found = {} if cls.__base__ is SimpleState else cast(type[Self], cls.__base__).fields()
        types = hints(cls)
        own = vars(cls).get("__annotations__", ())
        return found | {name: types[name] for name in own if get_origin(types[name]) != ClassVar}

    def begin(self, lots: Lots) -> None:
        """Set up the first position; ``seats`` and ``turn`` are set already."""

    def acts(self, seat: int) -> Sequence[int]:
        """Return the legal acts of a seat that is to act."""
        rules = self.conditions.values()
        return [act for act in self.possible if all(holds(self, seat, act) for holds in rules)]

    def answers(self) -> Mapping[int, int]:
        """Return what chance may answer, each act with its weight."""
        return {}

    def to_act(self) -> int:
        return 1 << self.turn

    def legal(self, seat: int, into: Acts) -> None:
        into.clear()
        if self.is_to_act(seat):
            for act in self.acts(seat):
                into.add(act)

    def chances(self, into: Acts) -> None:
        into.clear()
        if self.to_act() == CHANCE:
            for act, weight in self.answers().items():
                into.weigh(act, weight)

    def make(self, seat: int, act: int) -> None:
        """Make a legal act of a seat, or an answer of chance (CHANCE_SEAT)."""
        raise NotImplementedError

    def apply(self, seat: int, act: int, journal: Journal | None) -> None:
        self.make(seat, act)
        if journal is not None:
            journal.note(0, seat, act)

    def value(self, seat: int) -> float:
        return self.result(seat)

    def is_to_act(self, seat: int) -> bool:
        who = self.to_act()
        return who == CHANCE if seat == CHANCE_SEAT else who != CHANCE and bool(who >> seat & 1)

    def copy_from(self, other: State) -> None:
        self.seats, self.turn = other.seats, other.turn
        vars(self).update(deepcopy(vars(other)))

    def seen_by(self, seat: int) -> int:
        seen = [
            self.turn,
            *(getattr(self, name) for name in self.fields() if name not in self.hidden),
        ]
        digest = blake2b(repr(seen).encode(), digest_size=7).digest()
        return int.from_bytes(digest, "big")


S = TypeVar("S", bound=SimpleState)


class SimpleView(Open, frozen=True):
    """What a seat sees: the declared fields, and the board drawn, with its corner and size."""

    seat: int | None
    players: int
    turn: int
    #: Of each seat, once the game is over.
    result: list[float] | None
    picture: tuple[float, float, str]


class SimpleRules(Rules[S, Options, Any]):
    """A game in one module. A subclass is declared with its state: ``SimpleRules[Board]``."""

    version = "1"
    event_type = Acted
    given = ("beginner",)
    state_type: ClassVar[type[Any]]
    state_struct: ClassVar[type[Open]]
    #: The board, if it is a grid; its squares are then the names of acts, unless others are given.
    grid: ClassVar[Grid | None] = None
    act_names: ClassVar[Sequence[str]] = ()

    def __init_subclass__(cls) -> None:
        own = vars(cls)
        if "name" not in own:
            cls.name = cls.__module__.rpartition(".")[2]
        if "clauses" not in own:
            cls.clauses = tuple(re.findall(r"^([A-Z]{3}-\d\d) =", cls.english, re.MULTILINE))
        if not cls.act_names and cls.grid:
            cls.act_names = cls.grid.squares
        cls.state_type = get_args(own["__orig_bases__"][0])[0]
        fewest, most = cls.players
        count = Annotated[int, msgspec.Meta(ge=fewest, le=most)]
        fields = cls.state_type.fields()
        hidden = cls.state_type.hidden
        seen = [(name, kind) for name, kind in fields.items() if name not in hidden]
        unseen = [(name, fields[name] | UnsetType, UNSET) for name in hidden]
        cls.options_type = cls._struct("options_type", Options, [("players", count, fewest)])
        cls.view_type = cls._struct("view_type", SimpleView, [*seen, *unseen])
        cls.state_struct = cls._struct("state_struct", Open, [("turn", int), *fields.items()])

    @classmethod
    def _struct(cls, name: str, base: type[Any], fields: list[Any]) -> type[Any]:
        """Return a struct that pickle finds as an attribute of this class."""
        made = defstruct(
            name,
            fields,
            bases=(base,),
            module=cls.__module__,
            namespace={"__qualname__": f"{cls.__qualname__}.{name}"},
            frozen=True,
            kw_only=True,
        )
        return cast(type[Any], made)

    # -- set-up and positions ---------------------------------------------------
    def set_up(self, options: Options, lots: Lots, given: Mapping[str, Any]) -> S:
        state = self._state(options.players)
        state.turn = seat_drawn("beginner", given, options.players, lots)
        state.begin(lots)
        return state

    def _state(self, players: int) -> S:
        state = cast(S, self.state_type())
        state.seats = players
        return state

    def options(self, state: S) -> Options:
        return self.options_type(players=state.seats)

    def load(self, position: Position) -> S:
        if position.get("game", self.name) != self.name:
            raise PositionError(f"game: {position['game']!r} is not {self.name}")
        options, told = written(position, self.options_type, self.state_struct)
        state = self._state(options.players)
        fields = msgspec.structs.asdict(told)
        for name, value in fields.items():
            usual = getattr(state, name)
            if isinstance(usual, list) and len(usual) != len(value):
                raise refuse(name, f"must have {len(usual)} entries")
            setattr(state, name, value)
        check_seats(options.players, turn=state.turn)
        if self.grid:
            for number, seat in enumerate(fields[self.grid.field]):
                if seat != -1:
                    check_seats(options.players, **{f"{self.grid.field}[{number}]": seat})
        return state

    def dump(self, state: S) -> Position:
        fields = {name: deepcopy(getattr(state, name)) for name in state.fields()}
        told = self.state_struct(turn=state.turn, **fields)
        return position_of(self.name, self.options(state), told)

    # -- acts -------------------------------------------------------------------
    def format(self, state: S, seat: int, act: int) -> str:
        return self.act_names[act]

    def parse(self, state: S, seat: int, text: str) -> int:
        if text not in self.act_names:
            raise NotationError(f"{text!r} names no act")
        return self.act_names.index(text)

    def why_not(self, state: S, seat: int, act: int) -> Refusal | None:
        general = self.clauses[0] if self.clauses else ""
        if not state.is_to_act(seat):
            return Refusal(general, "why-not-your-turn")
        if seat == CHANCE_SEAT:
            return None if act in state.answers() else Refusal(general, "why-unknown")
        conditions = [
            Condition(clause, clause, holds) for clause, holds in state.conditions.items()
        ]
        refused = first_refusal(conditions, state, seat, act)
        if refused is not None or act in state.acts(seat):
            return refused
        return Refusal(general, "why-unknown")

    def foreseen(self, state: S, act: int, after: S) -> S | None:
        return None if state.hidden or after.to_act() == CHANCE else after

    # -- what a seat knows --------------------------------------------------------
    def view(self, state: S, seat: int) -> Any:
        return self._view(state, seat, state.hidden)

    def whole(self, state: S) -> Any:
        return self._view(state, -1, ())

    def _view(self, state: S, seat: int, hidden: Sequence[str]) -> Any:
        shown = [name for name in state.fields() if name not in hidden]
        return cast(Any, self.view_type)(
            seat=seat if seat >= 0 else None,
            players=state.seats,
            turn=state.turn,
            result=None if state.to_act() else [state.result(one) for one in range(state.seats)],
            picture=tuple(self.drawn(state)),
            **{name: deepcopy(getattr(state, name)) for name in shown},
        )

    def narrate(self, state: S, journal: Notes, seat: int) -> list[Event]:
        return [
            Acted(who if who >= 0 else None, self.format(state, who, act))
            for _, who, act, *_ in journal.entries()
        ]

    def known(self, view: Any) -> S:
        """Return the state that a view shows."""
        if self.state_type.hidden:
            raise NotImplementedError(f"{self.name} hides something, so it has to define belief")
        state = self._state(view.players)
        for name in ("turn", *self.state_type.fields()):
            setattr(state, name, deepcopy(getattr(view, name)))
        return state

    def belief(self, view: Any, memory: Memory | None) -> Belief:
        return Belief(self.known(view))

    # -- for people -----------------------------------------------------------------
    def draw(self, view: Any) -> str:
        lines = [f"turn: {view.turn}"]
        for name in self.state_type.fields():
            value = getattr(view, name)
            if self.grid and name == self.grid.field:
                columns = self.grid.columns
                for row in reversed(range(self.grid.rows)):
                    seats = value[row * columns : (row + 1) * columns]
                    signs = [EMPTY if seat < 0 else SIGNS[seat] for seat in seats]
                    lines.append(f"{row + 1:2} {' '.join(signs)}")
                lines.append(f"   {' '.join(chr(97 + x) for x in range(columns))}")
            elif value is not UNSET:
                lines.append(f"{name}: {value}")
        return "\n".join(lines)

    def draw_whole(self, state: S) -> str:
        return self.draw(self.whole(state))

    def picture(self, view: Any) -> Picture:
        return Picture(*view.picture)

    def drawn(self, state: S) -> Picture:
        """Return the board as a drawing of what all may see; ``data-field`` names a field."""
        if self.grid:
            return _grid_drawn(self.grid, getattr(state, self.grid.field))
        seen = [name for name in state.fields() if name not in state.hidden]
        words = [f"{name}: {getattr(state, name)}" for name in ("turn", *seen)]
        lines = [picture.text(text, 10, 30 + 24 * row, 16) for row, text in enumerate(words)]
        return Picture(0, 400, picture.rect(0, 0, 400, 400, fill=picture.LINEN) + "".join(lines))


def _grid_drawn(grid: Grid, seats: Sequence[int]) -> Picture:
    size = max(grid.columns, grid.rows) * UNIT
    whole = size + 2 * MARGIN
    parts = [picture.rect(-MARGIN, -MARGIN, whole, whole, rx=6, fill=picture.WALNUT)]
    for name, seat in zip(grid.squares, seats, strict=True):
        column, row = picture.column_and_row(name)
        x, y = column * UNIT, (grid.rows - 1 - row) * UNIT
        square = picture.rect(
            x + 1, y + 1, UNIT - 2, UNIT - 2, rx=4, fill=picture.MAPLE,
            data_field=name, data_seat=seat if seat >= 0 else None,
        )  # fmt: skip
        parts.append(square)
        if seat >= 0:
            tones = picture.SEATS[seat]
            middle = picture.at(x + UNIT / 2, y + UNIT / 2, 3)
            parts.append(
                picture.mark(
                    seat, middle, fill=tones.colour, stroke=tones.shade, pointer_events="none"
                )
            )
    if grid.columns == grid.rows:
        parts.append(picture.names_of_fields(grid.columns, UNIT, MARGIN, 14))
    return Picture(-MARGIN, whole, "".join(parts))
