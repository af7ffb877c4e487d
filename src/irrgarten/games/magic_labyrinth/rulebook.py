"""The Magic Labyrinth as the rest of the system asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from irrgarten.games.magic_labyrinth import (
    by_hand,
    drawing,
    narration,
    notation,
    options,
    picture,
    position,
    set_up,
    view,
    why_not,
)
from irrgarten.games.magic_labyrinth.board import FIELDS, SLOT_OF
from irrgarten.games.magic_labyrinth.codes import BUMPED, CHIP, IN_BAG, OPEN, ROLL, STEPPED, kind_of
from irrgarten.games.magic_labyrinth.encoding import MagicLabyrinthEncoding
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths, labyrinths
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.games.magic_labyrinth.strength import reasons
from irrgarten.games.magic_labyrinth.strength.belief import MagicLabyrinthBelief
from irrgarten.games.magic_labyrinth.strength.heuristics import MagicLabyrinthHeuristics
from irrgarten.games.magic_labyrinth.strength.levels import LEVELS, MANY
from irrgarten.games.magic_labyrinth.strength.memory import MagicLabyrinthMemory
from irrgarten.games.magic_labyrinth.view import MagicLabyrinthView
from irrgarten.kernel.belief import Belief
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.memory import Event, Memory
from irrgarten.kernel.notes import Notes
from irrgarten.kernel.picture import Picture
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rulebook import Pages, Rulebook, clauses
from irrgarten.kernel.rules import Levels
from irrgarten.kernel.state import WATCHER


class MagicLabyrinthRules(Rulebook[MagicLabyrinth, MagicLabyrinthOptions, MagicLabyrinthView]):
    version = "1"
    players = (2, 4)
    clauses = clauses("MAG", "01 02 03 04 05 06 07 08 10 11 12 13 14 15 16 20 21 22 23 30 31")
    given = ("labyrinth", "symbols", "beginner")
    hidden_given = ("labyrinth",)
    usual: ClassVar[Mapping[str, Any]] = {"walls": options.NAMED_WALLS["easy"]}
    encoding_type = MagicLabyrinthEncoding
    levels = LEVELS
    pages = Pages(
        options, set_up, notation, why_not, position, view, narration, drawing, picture, reasons
    )

    def levels_at(self, options: MagicLabyrinthOptions) -> Levels:
        return LEVELS if options.players == 2 else MANY

    def known_by_maker(self, given: Mapping[str, Any]) -> Refusal | None:
        labyrinth = given.get("labyrinth")
        if labyrinth is None or by_hand.hidden_by_turning(by_hand.read(labyrinth)):
            return None
        return Refusal("MAG-05", "why-same-turned")

    def is_chance(self, act: int) -> bool:
        return kind_of(act) in (ROLL, CHIP)

    def imagined(self, state: MagicLabyrinth) -> MagicLabyrinth:
        """MAG-13: no step is seen before it is made; walks are planned as if without walls."""
        free = state.copy()
        free.walls = 0
        if not state.memory_aid:
            free.bumped = free.passed = 0
        return free

    def foreseen(
        self, state: MagicLabyrinth, act: int, after: MagicLabyrinth
    ) -> MagicLabyrinth | None:
        """All but the end, at which the walls are shown (MAG-31)."""
        return None if after.winner >= 0 else after

    def uncovered(self, state: MagicLabyrinth, journal: Notes, viewer: int) -> Sequence[object]:
        """Whether there was a wall in the way (MAG-15), and at the end all of them (MAG-31)."""
        met = [entry for entry in journal.entries() if entry[0] in (STEPPED, BUMPED)]
        return [*met, state.walls] if state.winner >= 0 else met

    def faded(self, options: MagicLabyrinthOptions, event: Event) -> Event | None:
        return narration.fade(event, options.memory_aid)

    def fades(self, options: MagicLabyrinthOptions) -> bool:
        return not options.memory_aid

    def whole(self, state: MagicLabyrinth) -> MagicLabyrinthView:
        return view.all_of(state)

    def memory(
        self, options: MagicLabyrinthOptions, seat: int, retention: float, rng: Rng
    ) -> Memory:
        return MagicLabyrinthMemory(seat, retention, rng)

    def belief(self, view: MagicLabyrinthView, memory: Memory | None) -> Belief:
        return MagicLabyrinthBelief(*_met(self.known(view), view, memory))

    def heuristics(self, view: MagicLabyrinthView, memory: Memory | None) -> Heuristics:
        met = _met(self.known(view), view, memory)
        if not isinstance(memory, MagicLabyrinthMemory):
            return MagicLabyrinthHeuristics(*met)
        return MagicLabyrinthHeuristics(*met, memory.seat, memory.left)

    def draw_whole(self, state: MagicLabyrinth) -> str:
        return drawing.drawn(self.view(state, WATCHER), state.walls)

    def picture_whole(self, state: MagicLabyrinth) -> Picture:
        walls = self.dump(state)["state"]["walls"]
        return self.picture(replace(self.view(state, WATCHER), labyrinth=walls))

    def conserved(self, state: MagicLabyrinth) -> Sequence[tuple[str, int]]:
        holder = state.holder
        held = sum(state.chips[: state.seats])
        return (
            ("walls", state.walls),
            ("chips", holder.count(IN_BAG) + holder.count(OPEN) + held),
            ("symbols", sum(1 for symbol in state.symbol_on if symbol >= 0)),
            ("magicians", sum(0 <= field < FIELDS for field in state.at[: state.seats])),
        )


def _met(
    known: MagicLabyrinth, view: MagicLabyrinthView, memory: Memory | None
) -> tuple[MagicLabyrinth, Labyrinths]:
    """What is known with all that is remembered, and the labyrinths that fit it."""
    if isinstance(memory, MagicLabyrinthMemory):
        known.bumped |= memory.bumped
        known.passed |= memory.passed
    if view.labyrinth is not None:
        walls = sum(1 << SLOT_OF[name] for name in view.labyrinth)
        return known, _counted(view.walls, walls, known.passed)
    if known.bumped == known.passed == 0:
        return known, labyrinths(view.walls)
    return known, _counted(view.walls, known.bumped, known.passed)


#: Counting takes milliseconds; belief and advice ask for the same, and so do seats one after the
#: other that have met the same. A few are kept: each is almost two megabytes.
_counted = lru_cache(maxsize=4)(Labyrinths)
