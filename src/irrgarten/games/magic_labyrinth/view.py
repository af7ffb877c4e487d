"""What a seat sees of The Magic Labyrinth: the view of a position."""

from __future__ import annotations

from msgspec.structs import replace

from irrgarten.games.magic_labyrinth.board import SLOT_OF
from irrgarten.games.magic_labyrinth.options import options_of
from irrgarten.games.magic_labyrinth.position import Table, laid_open, told
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.positions import shown


class MagicLabyrinthView(Table[int, list[str] | None], frozen=True):
    """Everything on the table is open to all; only the walls are hidden (MAG-05)."""

    seat: int | None
    players: int
    memory_aid: bool
    labyrinth: list[str] | None
    """All walls, once the game is over (MAG-31); until its end in what is shown of it later."""


def open_to_all(state: MagicLabyrinth) -> MagicLabyrinthView:
    table = shown(told(state))
    over = state.winner >= 0
    labyrinth = table["walls"] if over else None
    if not (state.memory_aid or over):  # MAG-30, MAG-31
        table["bumped"] = table["passed"] = None
    return MagicLabyrinthView(seat=None, labyrinth=labyrinth, **(table | shown(options_of(state))))


def all_of(state: MagicLabyrinth) -> MagicLabyrinthView:
    """The walls too, and which of them play has shown."""
    table = told(state)
    return replace(
        open_to_all(state), labyrinth=table.walls, bumped=table.bumped, passed=table.passed
    )


def view_of(state: MagicLabyrinth, seat: int, lies_open: MagicLabyrinthView) -> MagicLabyrinthView:
    return replace(lies_open, seat=seat)


def known(view: MagicLabyrinthView) -> MagicLabyrinth:
    """Everything but the walls, and what has been met of them."""
    state = laid_open(view.players, view, memory_aid=view.memory_aid)
    for name in view.bumped or ():
        state.bumped |= 1 << SLOT_OF[name]
    for name in view.passed or ():
        state.passed |= 1 << SLOT_OF[name]
    return state
