"""What is chosen before a game of Brändi Dog, for all to see."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from irrgarten.games.dog.rules import Dog
from irrgarten.kernel.rules import Options

Teams = Literal["pairs", "trios", "none"]

#: The teams that so many players can form, the usual first (DOG-05 to DOG-07).
TEAMS: dict[int, tuple[Teams, ...]] = {
    2: ("none",),
    3: ("none",),
    4: ("pairs",),
    5: ("none",),
    6: ("pairs", "trios"),
}
TEAM_SIZES: dict[Teams, int] = {"none": 0, "pairs": 2, "trios": 3}
_TEAMS_OF = {size: teams for teams, size in TEAM_SIZES.items()}


class DogOptions(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=6)] = 4
    teams: Teams | None = None
    canadian_seven: bool = False
    no_joker_finish: bool = False

    def __post_init__(self) -> None:
        possible = TEAMS[self.players]
        if self.teams is None:
            force_setattr(self, "teams", possible[0])
        elif self.teams not in possible:
            raise ValueError(
                f"teams: {self.players} players can choose {' or '.join(possible)}, "
                f"not {self.teams}"
            )

    @property
    def team_size(self) -> int:
        assert self.teams is not None
        return TEAM_SIZES[self.teams]


def options_of(state: Dog) -> DogOptions:
    marbles = state.marbles
    return _options(
        state.seats,
        _TEAMS_OF[marbles.team_size],
        bool(marbles.canadian_seven),
        bool(marbles.no_joker_finish),
    )


@cache
def _options(players: int, teams: Teams, canadian: bool, no_joker: bool) -> DogOptions:
    return DogOptions(
        players=players, teams=teams, canadian_seven=canadian, no_joker_finish=no_joker
    )
