"""Why two entrants meet, why one has a bye, and why one of them begins: typed facts."""

from __future__ import annotations

from msgspec import Struct


class Why(Struct, frozen=True, tag_field="type"):
    pass


# -- a meeting -------------------------------------------------------------------
class SameScore(Why, frozen=True, tag="same_score"):
    """Both have so much."""

    score: float


class ScoresApart(Why, frozen=True, tag="scores_apart"):
    """Nobody nearer was left for both of them."""

    higher: float
    lower: float


class NotMet(Why, frozen=True, tag="not_met"):
    """They had not met."""


class MetBefore(Why, frozen=True, tag="met_before"):
    """They have met so often: nobody could be paired without meeting somebody again."""

    times: int


class ByTable(Why, frozen=True, tag="by_table"):
    """The table by which everybody meets everybody says so for this one of so many rounds."""

    round: int
    rounds: int


class Seeds(Why, frozen=True, tag="seeds"):
    """The strongest and the weakest seeds meet first, so that the strongest meet last."""

    first: int
    second: int


class Winners(Why, frozen=True, tag="winners"):
    """The winners at these tables of the round before."""

    first: int
    second: int


# -- a bye -----------------------------------------------------------------------
class Lowest(Why, frozen=True, tag="lowest"):
    """The number is odd; of those without a bye so far nobody stands lower."""

    score: float


class LowestAgain(Why, frozen=True, tag="lowest_again"):
    """The number is odd, and nobody was left to whom a first bye could go."""

    byes: int


class SeedRests(Why, frozen=True, tag="seed_rests"):
    """So many entrants are no power of two: the best seeds rest in the first round."""

    seed: int


class FreeByTable(Why, frozen=True, tag="free_by_table"):
    """The number is odd: by the table everybody rests once."""


class OtherGone(Why, frozen=True, tag="other_gone"):
    """Whoever would have been met has withdrawn, or nobody went on from there."""

    entrant: int | None


# -- who begins ------------------------------------------------------------------
class Begins(Why, frozen=True, tag="begins"):
    """The first begins, having begun so often before; the other has so often."""

    first: int
    second: int


class BeginsByTable(Why, frozen=True, tag="begins_by_table"):
    """The table says who begins: in the end everybody has begun about equally often."""


Reason = (
    SameScore
    | ScoresApart
    | NotMet
    | MetBefore
    | ByTable
    | Seeds
    | Winners
    | Lowest
    | LowestAgain
    | SeedRests
    | FreeByTable
    | OtherGone
    | Begins
    | BeginsByTable
)
