"""A match at the arena: who meets, how often, and in how many processes at once."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context

import msgspec

from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.rules import Options
from irrgarten.search.arena import RANDOM, AnyRules, Bout, Contestant, Seating, bouts, seating
from irrgarten.search.levels import ADVISER, LEVELS, thinker
from irrgarten.search.seconds import seconds as thinking_time
from irrgarten.search.visitor import Program, Visitor


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """``players`` are levels, ``random``, or commands that start an engine.

    ``seconds`` is how long everybody may think about an act; ``champion@0.2`` has a time of its
    own. ``limit`` is after how many seconds an engine that has not answered loses the game,
    ``opening`` how many acts are made at random first.
    """

    rules: AnyRules
    options: Options
    players: list[str]
    games: int
    seed: str
    threads: int = 1
    seconds: float | None = None
    limit: float = 30.0
    opening: int = 0


def check(match: Match) -> None:
    """Raises OptionsError for a player that cannot be."""
    for player in match.players:
        _thinking(player, match.seconds)
        if _is_engine(player):
            words = _words(player)
            if not words or shutil.which(words[0]) is None:
                levels = ", ".join((RANDOM, *LEVELS, ADVISER.name))
                raise OptionsError(
                    f"{player!r} is neither a level ({levels}) nor a command that can be started"
                )


def played(match: Match, jobs: int = 1) -> Iterator[Bout]:
    """The games of a match, in order; ``jobs`` of the rounds in which all change seats at once."""
    count = len(match.players)
    firsts = range(0, match.games, count)
    if jobs == 1:
        for first in firsts:
            yield from _round(match, first)
        return
    # Started anew: nothing of this process goes along, and what is compiled may have threads.
    with ProcessPoolExecutor(min(jobs, len(firsts)), mp_context=get_context("spawn")) as processes:
        try:
            for round_ in processes.map(_round, [match] * len(firsts), firsts):
                yield from round_
        finally:
            processes.shutdown(wait=True, cancel_futures=True)


def _round(match: Match, first: int) -> list[Bout]:
    games = min(len(match.players), match.games - first)
    with ExitStack() as after:
        contestants = [_seating(match, player, after) for player in match.players]
        return list(
            bouts(match.rules, match.options, contestants, games, match.seed, first, match.opening)
        )


def _seating(match: Match, player: str, after: ExitStack) -> Seating:
    if not _is_engine(player):
        level, seconds = _thinking(player, match.seconds)
        return seating(match.rules, match.options, level, match.threads, seconds)
    visiting = _Visiting(match, _words(player))
    after.callback(visiting.end)
    return visiting.seated


class _Visiting:
    """One program for the games of a round; another one after it has failed."""

    def __init__(self, match: Match, words: list[str]) -> None:
        self._match = match
        self._words = words
        self._program: Program | None = None

    def seated(self, seat: int, seed: int) -> Contestant:
        """Raises Forfeit."""
        match = self._match
        if self._program and self._program.failed:
            self.end()
        self._program = self._program or Program(self._words, match.limit)
        return Visitor(match.rules, match.options, self._program, seat, seed, match.seconds)

    def end(self) -> None:
        program, self._program = self._program, None
        if program:
            program.end()


def _is_engine(player: str) -> bool:
    level, _ = _thinking(player, None)
    return level != RANDOM and thinker(level) is None


def _thinking(player: str, seconds: float | None) -> tuple[str, float | None]:
    """A level and how long it thinks, which may stand behind its name. Raises OptionsError."""
    level, at, own = player.partition("@")
    if not at or thinker(level) is None:
        return player, seconds
    try:
        return level, thinking_time(own)
    except ValueError as error:
        raise OptionsError(f"{player!r}: {error}") from None


def _words(player: str) -> list[str]:
    try:
        return shlex.split(player)
    except ValueError as error:
        raise OptionsError(f"{player!r} is no command: {error}") from None
