"""Computer players for programs: ``bot``."""

from __future__ import annotations

from irrgarten import registry
from irrgarten.game import Game, Seed, read_options, seed_text
from irrgarten.kernel.errors import IllegalMove, OptionsError
from irrgarten.kernel.lots import SeededLots
from irrgarten.search.levels import level_of
from irrgarten.search.player import choose


class Bot:
    """A computer player of one game. It knows what a seat has perceived, and nothing else.

    It keeps nothing between two choices, so one bot can play all seats of any number of games.
    The same game, seat and seed give the same choice, except for levels that stop by the clock.
    """

    def __init__(self, game: str, level: str, seed: Seed = None) -> None:
        level_of(level, registry.rules(game))  # raises for a level that there is not
        self._game = game
        self._level = level
        self._seed = SeededLots(seed_text(seed), "bot").below(1 << 62)

    def __repr__(self) -> str:
        return f"<{self._level} bot for {self._game}>"

    @property
    def level(self) -> str:
        """How well it plays."""
        return self._level

    def choose(self, game: Game, seat: int | None = None) -> str:
        """The move that it would make in a seat, by default in the first that is to act.

        Raises IllegalMove if that seat is not to act.
        """
        if game.name != self._game:
            raise OptionsError(f"this bot plays {self._game}, not {game.name}")
        seats = game.turn
        at = seat if seat is not None else (seats[0] if seats else None)
        if at is None or at not in seats:
            raise IllegalMove(f"seat {at!r} is not to act")
        rules, options = registry.rules(game.name), read_options(game.name, game.options)
        return choose(
            rules, options, at, self._level, game.events(at), game.view(at), self._seed + at
        )


def bot(game: str | Game, level: str = "casual", *, seed: Seed = None) -> Bot:
    """Return a computer player of a game: beginner, casual, skilled, expert or champion."""
    return Bot(game if isinstance(game, str) else game.name, level, seed)
