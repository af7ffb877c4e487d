"""Hints: what a strong player would do in a person's seat, who plays with bots alone.

They are thought out like the acts of bots, in the same fair line, from what the seat knows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from irrgarten.kernel.facts import Fact
from irrgarten.kernel.state import State
from irrgarten.search import hints
from irrgarten.server.bots import Bots
from irrgarten.server.choices import Asker, Passed
from irrgarten.server.guest import Guest
from irrgarten.server.work import Question
from irrgarten.store import Closed
from irrgarten.tables import frames
from irrgarten.tables.game import TableGame
from irrgarten.tables.problems import RequestError
from irrgarten.tables.rows import SeatRow
from irrgarten.tables.teaching import solution_ahead

log = logging.getLogger(__name__)

#: Why there is no hint when the position has changed.
PAST = "the game has gone on meanwhile"

if TYPE_CHECKING:
    from irrgarten.server.table import Table


def allowed(seats: Sequence[SeatRow], own: int) -> bool:
    """Whether nobody else plays: a bot with a name keeps the seat of a person."""
    others = (row for seat, row in enumerate(seats) if seat != own)
    return all(row.holder == "bot" and row.name is None for row in others)


class HintedAct(Struct, frozen=True):
    """An act of a turn, with the question that it answers."""

    question: Question
    act: str

    @property
    def acts(self) -> list[str]:
        """The turn up to this act."""
        return [*self.question.planned, self.act]


class Hints:
    """Of one table; each guest waits for one at most, and goes on playing meanwhile."""

    def __init__(self, table: Table, bots: Bots) -> None:
        self._table = table
        self._bots = bots
        self._asked: dict[Guest, asyncio.Task[None]] = {}

    def ask(self, guest: Guest, frame: frames.Hint) -> None:
        """Raises RequestError where there is no hint to be had; the answer comes later."""
        state, seat = self._table.state, guest.own_seat
        game, seats = state.under_way, state.seats
        if state.in_tournament or not allowed(seats, seat):
            raise RequestError("conflict", "there are no hints in games with other people")
        if seats[seat].holder == "bot":
            raise RequestError("conflict", "a bot plays for this seat")
        if frame.ply != game.ply or seat not in game.acting:
            raise RequestError("conflict", "this seat is not to act on that position")
        if guest in self._asked:
            raise RequestError("conflict", "the hint before is not there yet")
        answering = asyncio.create_task(self._answer(guest, frame, game, seat))
        self._asked[guest] = answering
        answering.add_done_callback(lambda _: self._asked.pop(guest, None))

    async def _answer(self, guest: Guest, frame: frames.Hint, game: TableGame, seat: int) -> None:
        """Reply to the frame in every case, since the client waits for it."""
        try:
            guest.reply(frame, await self._hint(guest, game, seat, frame.acts))
        except Passed:
            guest.reply(frame, frames.Error(code="conflict", message=PAST))
        except Closed:
            guest.reply(frame, frames.Error(code="unavailable", message="the server stops"))
        except Exception:
            log.exception("no hint could be given at table %s", self._table.name)
            guest.reply(frame, frames.Error(code="internal", message="something went wrong"))

    async def _hint(
        self, guest: Guest, game: TableGame, seat: int, planned: list[str]
    ) -> frames.Hinted:
        """Raises Passed once the guest or the position is gone."""
        ply = game.ply
        turn = await self._turn(guest, game, seat, planned)
        # Other tables go on meanwhile: each act is compared with many others.
        fact = await asyncio.to_thread(_why, turn)
        if not self._wanted(guest, game):
            raise Passed
        return frames.Hinted(ply=ply, acts=turn[-1].acts, reason=fact.reason, about=fact.about)

    async def _turn(
        self, guest: Guest, game: TableGame, seat: int, planned: list[str]
    ) -> list[HintedAct]:
        # A line of its own, so that it takes no bot's place at this table.
        line = f"{self._table.name}/hint"
        asker = Asker(guest.address, line, partial(self._wanted, guest, game))

        async def choose(question: Question) -> str | None:
            # A lesson's goal is unknown to bots.
            solution = solution_ahead(self._table.row, game, seat, question.planned)
            if solution and solution[0] in question.legal:
                return solution[0]
            if solution is not None and len(question.planned) > len(planned):
                return None
            return await self._bots.choose(question, 0, asker)

        first = Question.of(game, seat, hints.LEVEL, hints.SEED)
        return await whole_turn(first, game.play.state, planned, choose)

    def _wanted(self, guest: Guest, game: TableGame) -> bool:
        table = self._table
        return guest in table.guests.values() and table.state.game is game

    async def close(self) -> None:
        for task in list(self._asked.values()):
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)


async def whole_turn(
    first: Question,
    state: State,
    planned: Sequence[str],
    choose: Callable[[Question], Awaitable[str | None]],
) -> list[HintedAct]:
    """Choose the acts that complete the plan, or a whole turn if it cannot be completed.

    ``choose`` returns None where no more acts are wanted.
    """
    question: Question | None = _after(first, state, planned) or first
    turn: list[HintedAct] = []
    while question is not None and (act := await choose(question)) is not None:
        turn.append(HintedAct(question, act))
        question = _after(first, state, turn[-1].acts)
    return turn


def _after(first: Question, state: State, acts: Sequence[str]) -> Question | None:
    """The question that follows planned acts; None where the turn ends, or cannot be foreseen."""
    if not acts:
        return first
    ahead = hints.ahead(first.rules, state, first.seat, acts)
    if ahead is None:
        return None
    return replace(
        first,
        perceived=[*first.perceived, *ahead.perceived],
        view=ahead.view,
        legal=ahead.legal,
        planned=acts,
    )


def _why(turn: Sequence[HintedAct]) -> Fact:
    facts = []
    for choice in turn:
        asked = choice.question
        facts.append(
            hints.why(
                asked.rules,
                asked.options,
                asked.seat,
                asked.perceived,
                asked.view,
                asked.seed,
                choice.act,
            )
        )
    return hints.weightiest(facts)
