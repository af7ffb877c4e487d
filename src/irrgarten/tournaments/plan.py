"""What a tournament is like: its format, its rounds, and what counts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Format = Literal["round_robin", "swiss", "knock_out", "groups"]
#: In groups everybody meets everybody; whoever goes on plays a knock-out.
FORMATS: tuple[Format, ...] = ("round_robin", "swiss", "knock_out", "groups")

TieBreak = Literal["direct", "buchholz", "sonneborn_berger", "points"]
TIE_BREAKS: tuple[TieBreak, ...] = ("direct", "buchholz", "sonneborn_berger", "points")

#: Rotating: whoever has begun less often begins. Fixed: seats by seed; the game draws who begins.
Seats = Literal["rotating", "fixed"]

MOST_ENTRANTS = 256


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """``rounds`` are those of a Swiss tournament; None: as many as it takes to find one winner.

    ``groups`` and ``advance`` (so many of each go on) are for ``groups`` alone. ``tie_breaks`` are
    asked in this order where scores are equal.
    """

    format: Format
    rounds: Annotated[int, Meta(ge=1, le=64)] | None = None
    groups: Annotated[int, Meta(ge=1, le=64)] = 2
    advance: Annotated[int, Meta(ge=1, le=16)] = 2
    seats: Seats = "rotating"
    tie_breaks: Annotated[list[TieBreak], Meta(max_length=4)] = field(
        default_factory=lambda: ["direct", "buchholz", "sonneborn_berger"]
    )

    def __post_init__(self) -> None:
        if len({*self.tie_breaks}) < len(self.tie_breaks):
            raise ValueError("tie_breaks: each counts once")
        if self.rounds is not None and self.format != "swiss":
            raise ValueError(f"rounds: {self.format} has as many as it needs")


def doublings(count: int) -> int:
    """How often one must be doubled to reach so many."""
    return max(0, count - 1).bit_length()
