"""Whether a candidate is better than the champion so far: games between them, seats changed."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from irrgarten.game import read_options
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.rules import Options
from irrgarten.search.arena import Contestant, Seating, opened, played_out
from irrgarten.search.judgement import Gate, Judgement
from irrgarten.search.levels import Level
from irrgarten.search.player import Player

#: Acts at random with which games begin.
OPENING = 2
#: Of the normal distribution: 95 of 100 cases lie within so many deviations.
SURE = 1.96


class Round(Struct, frozen=True):
    """As many games that begin alike as there are sides; the candidate has had each of them.

    ``share`` is what it would win against one champion, as far as these games tell.
    """

    number: int
    games: int
    share: float


def round_played(
    rules: AnyRules,
    table: dict[str, Any],
    seed: str,
    number: int,
    playouts: int,
    candidate: Judgement,
    champion: Judgement | None,
) -> Round:
    """The round of this number: always the same."""
    options = read_options(rules.name, table)
    level = Level("at the gate", playouts=playouts)
    seated = [_seating(rules, options, level, one) for one in (champion, candidate)]
    sides = rules.sides(options)
    won = 0.0
    for turn, side in enumerate(sides):
        play = Play.begun(rules, options, f"{seed}/{number}", {})
        happened = opened(play, OPENING, f"{seed}/{number}")
        seatings = [seated[seat in side] for seat in range(options.players)]
        played_out(play, seatings, f"{seed}/{number}/{turn}", happened)
        values = [play.state.value(one[0]) if play.over else 0.0 for one in sides]
        won += values[turn] / (sum(values) or 1.0)
    own = won / len(sides)
    each = (1.0 - own) / (len(sides) - 1)
    return Round(number, len(sides), own / (own + each) if own + each > 0 else 0.5)


def _seating(
    rules: AnyRules, options: Options, level: Level, judgement: Judgement | None
) -> Seating:
    def seated(seat: int, seed: int) -> Contestant:
        return Player(rules, options, seat, level, seed, judgement=judgement)

    return seated


def verdict(rounds: Sequence[Round], against: str, playouts: int) -> Gate:
    shares = [one.share for one in rounds]
    margin = 0.5
    if len(shares) > 1:
        margin = SURE * statistics.stdev(shares) / math.sqrt(len(shares))
    games = sum(one.games for one in rounds)
    return Gate(against, games, playouts, round(statistics.fmean(shares), 4), round(margin, 4))


def passed(gate: Gate, share: float) -> bool:
    """Whether it has more than this share, and not by chance."""
    return gate.share - gate.margin > share
