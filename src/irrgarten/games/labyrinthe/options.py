"""What is chosen before a game of Le Jeu du Labyrinthe, for all to see."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from irrgarten.games.labyrinthe import layout, placing
from irrgarten.games.labyrinthe.rules import Labyrinthe
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.rules import Options


class LabyrintheOptions(Options, frozen=True, kw_only=True):
    players: Literal[2, 4] = 2
    turn_limit: Annotated[int, Meta(ge=1, le=10_000)] = 300
    layout: str | None = None
    """A name or a drawing (LAB-04); None is the shipped one."""

    def __post_init__(self) -> None:
        try:
            layout.read(self.layout)
        except OptionsError as error:
            raise ValueError(f"layout: {error}") from None


def options_of(state: Labyrinthe) -> LabyrintheOptions:
    return LabyrintheOptions(
        players=4 if state.seats == 4 else 2,
        turn_limit=state.turn_limit,
        layout=layout.told(placing.figures(state)),
    )
