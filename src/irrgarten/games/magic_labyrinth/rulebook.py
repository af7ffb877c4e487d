"""The Magic Labyrinth as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from irrgarten.games.magic_labyrinth import (
    by_hand,
    drawing,
    narration,
    notation,
    position,
    set_up,
    why_not,
)
from irrgarten.games.magic_labyrinth.belief import MagicLabyrinthBelief
from irrgarten.games.magic_labyrinth.board import FIELDS, SLOT_OF
from irrgarten.games.magic_labyrinth.codes import BUMPED, IN_BAG, OPEN, ROLL, STEPPED
from irrgarten.games.magic_labyrinth.heuristics import MagicLabyrinthHeuristics
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths, labyrinths
from irrgarten.games.magic_labyrinth.memory import MagicLabyrinthMemory
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.games.magic_labyrinth.view import MagicLabyrinthEvent, MagicLabyrinthView
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.lots import Lots
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Position, Rules

_CLAUSES = "01 02 03 04 05 06 07 08 10 11 12 13 14 15 16 20 21 22 23 30 31".split()


class MagicLabyrinthRules(Rules[MagicLabyrinth, MagicLabyrinthOptions, MagicLabyrinthView]):
    name = "magic_labyrinth"
    version = "1"
    options_type = MagicLabyrinthOptions
    view_type = MagicLabyrinthView
    event_type = MagicLabyrinthEvent
    players = (2, 4)
    clauses = tuple(f"MAG-{number}" for number in _CLAUSES)
    given = ("labyrinth", "symbols", "beginner")
    hidden_given = ("labyrinth",)

    def set_up(
        self, options: MagicLabyrinthOptions, lots: Lots, given: Mapping[str, Any]
    ) -> MagicLabyrinth:
        return set_up.first_position(options, lots, given)

    def known_by_maker(self, given: Mapping[str, Any]) -> Refusal | None:
        labyrinth = given.get("labyrinth")
        if labyrinth is None or by_hand.hidden_by_turning(by_hand.read(labyrinth)):
            return None
        return Refusal("MAG-05", "why-same-turned")

    def options(self, state: MagicLabyrinth) -> MagicLabyrinthOptions:
        return MagicLabyrinthOptions(
            players=state.seats,
            walls=state.walls.bit_count(),
            memory_aid=bool(state.memory_aid),
        )

    def format(self, state: MagicLabyrinth, seat: int, act: int) -> str:
        return notation.format_act(act)

    def parse(self, state: MagicLabyrinth, seat: int, text: str) -> int:
        return notation.parse_act(text)

    def is_chance(self, act: int) -> bool:
        return act >= ROLL

    def whose_turn(self, state: MagicLabyrinth) -> int:
        return max(state.turn, 0)

    def why_not(self, state: MagicLabyrinth, seat: int, act: int) -> Refusal | None:
        return why_not.refusal(state, seat, act)

    def load(self, position_: Position) -> MagicLabyrinth:
        return position.load_position(position_)

    def dump(self, state: MagicLabyrinth) -> Position:
        return position.dump_position(state)

    def view(self, state: MagicLabyrinth, seat: int) -> MagicLabyrinthView:
        dumped = position.dump_position(state)
        options, shown = dumped["options"], dumped["state"]
        walls = shown.pop("walls")
        over = state.winner >= 0
        kept = state.memory_aid or over  # MAG-30, MAG-31
        bumped, passed = shown.pop("bumped"), shown.pop("passed")
        return MagicLabyrinthView(
            seat=seat if seat >= 0 else None,
            **options,
            **shown,
            bumped=bumped if kept else None,
            passed=passed if kept else None,
            labyrinth=walls if over else None,
        )

    def narrate(self, state: MagicLabyrinth, journal: Journal, seat: int) -> list[Event]:
        return narration.narrate_all(state, journal)

    def uncovered(self, state: MagicLabyrinth, journal: Journal, viewer: int) -> Sequence[object]:
        """Whether there was a wall in the way (MAG-15), and at the end all of them (MAG-31)."""
        met = [entry for entry in journal.entries() if entry[0] in (STEPPED, BUMPED)]
        return [*met, state.walls] if state.winner >= 0 else met

    def faded(self, options: MagicLabyrinthOptions, event: Event) -> Event | None:
        return narration.fade(event, options.memory_aid)

    def memory(
        self, options: MagicLabyrinthOptions, seat: int, retention: float, rng: Rng
    ) -> Memory:
        return MagicLabyrinthMemory(seat, retention, rng)

    def belief(self, view: MagicLabyrinthView, memory: Memory | None) -> Belief:
        bumped, passed = _met(view, memory)
        return MagicLabyrinthBelief(
            _open_part(view, bumped, passed), _fitting(view, bumped, passed)
        )

    def heuristics(self, view: MagicLabyrinthView, memory: Memory | None) -> Heuristics:
        bumped, passed = _met(view, memory)
        return MagicLabyrinthHeuristics(
            _open_part(view, bumped, passed), _fitting(view, bumped, passed)
        )

    def draw(self, view: MagicLabyrinthView) -> str:
        return drawing.draw_view(view, drawing.known_walls(view))

    def draw_whole(self, state: MagicLabyrinth) -> str:
        return drawing.draw_view(self.view(state, -1), state.walls)

    def conserved(self, state: MagicLabyrinth) -> Sequence[tuple[str, int]]:
        holder = state.holder
        held = sum(state.chips[: state.seats])
        return (
            ("walls", state.walls),
            ("chips", holder.count(IN_BAG) + holder.count(OPEN) + held),
            ("symbols", sum(1 for symbol in state.symbol_on if symbol >= 0)),
            ("magicians", sum(0 <= field < FIELDS for field in state.at[: state.seats])),
        )


def _met(view: MagicLabyrinthView, memory: Memory | None) -> tuple[int, int]:
    """Walls and passages that the view shows or the memory holds."""
    bumped = passed = 0
    if isinstance(memory, MagicLabyrinthMemory):
        bumped, passed = memory.bumped, memory.passed
    for name in view.bumped or ():
        bumped |= 1 << SLOT_OF[name]
    for name in view.passed or ():
        passed |= 1 << SLOT_OF[name]
    return bumped, passed


def _fitting(view: MagicLabyrinthView, bumped: int, passed: int) -> Labyrinths:
    if view.labyrinth is not None:
        walls = sum(1 << SLOT_OF[name] for name in view.labyrinth)
        return Labyrinths(view.walls, walls, passed)
    if bumped == passed == 0:
        return labyrinths(view.walls)
    return Labyrinths(view.walls, bumped, passed)


def _open_part(view: MagicLabyrinthView, bumped: int, passed: int) -> MagicLabyrinth:
    """A state with everything that lies open, and no walls."""
    state = MagicLabyrinth()
    state.seats = view.players
    state.memory_aid = view.memory_aid
    position.lay_open(state, view)
    state.bumped = bumped
    state.passed = passed
    return state
