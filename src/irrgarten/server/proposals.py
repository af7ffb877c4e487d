"""What one seat asks of the others: to give up as a team, to call it a draw, to take a move back,
to let a bot play for somebody, or to leave what is left to do to the lots. It is done when all who
are asked agree, and never before.

What is asked is kept with the table, so all processes know of it, and it holds for one position
alone: whoever plays on has answered.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from irrgarten.kernel import calls
from irrgarten.kernel.errors import IllegalMove
from irrgarten.server import frames
from irrgarten.server.clocks import LEVEL
from irrgarten.server.course import Course
from irrgarten.server.guest import Guest
from irrgarten.server.news import anew
from irrgarten.server.order import alone
from irrgarten.server.problems import Trouble
from irrgarten.store import Store

if TYPE_CHECKING:
    from irrgarten.server.table import Table


class Asked(Struct, frozen=True):
    """As it is kept. ``refused`` is what was refused on this position, each with who asked."""

    ply: int
    what: frames.Proposed | None
    by: int
    about: int | None = None
    to: int | None = None
    agreed: list[int] = []
    refused: list[tuple[str, int]] = []


class Proposals:
    def __init__(self, table: Table, store: Store) -> None:
        self._table = table
        self._store = store
        self.order = table.order
        self.news = table.news

    # -- what there is ---------------------------------------------------------
    @property
    def info(self) -> frames.Proposal | None:
        asked = self._asked
        if asked is None or asked.what is None:
            return None
        waits = self._must_agree(asked.what, asked.by, asked.about)
        return frames.Proposal(
            what=asked.what,
            by=asked.by,
            about=asked.about,
            ply=asked.ply,
            waits=[seat for seat in waits if seat not in asked.agreed],
        )

    @property
    def _asked(self) -> Asked | None:
        """What is asked on the position that there is now, or was refused on it.

        However a game ends, that is a position on which nobody has asked anything.
        """
        course, kept = self._table.course, self._table.row.asked
        if kept is None or not isinstance(course, Course):
            return None
        asked = msgspec.convert(kept, Asked)
        return asked if asked.ply == course.ply else None

    async def manners(self, guest: Guest) -> None:
        """What a seat could call or ask for now."""
        course, seat = self._table.under_way, guest.own_seat
        guest.tell(
            frames.Manners(
                ply=course.ply,
                may=[what for what in frames.PROPOSED if self._refusal(course, what, seat) is None],
            )
        )

    def _refusal(self, course: Course, what: frames.Proposed, seat: int) -> str | None:
        """Why a seat may not ask for this, whoever it is about."""
        play, table = course.play, self._table
        if course.over:
            return "the game is over"
        if table.row.lesson is not None:
            return "nothing is asked in a lesson"
        if table.seats[seat].holder == "bot":
            return "a bot plays for this seat"
        if what == "back":
            if table.held_by is not None:
                return "in a tournament nothing is taken back"
            return None if play.may_go_back(seat) is not None else "there is nothing to take back"
        if what == "lots":
            return None if play.may_be_by_lot else "nothing here is left to the lots"
        if what == "bot":
            others = [one for one in table.seats if one.seat != seat and one.holder == "person"]
            return None if others else "there is nobody to ask about"
        if table.row.rounds > 1:
            return "no clause gives points for a round that ends so"
        if what == "resign":
            return None if play.may_resign(seat) else "the rules have no result for this"
        if any(one.holder == "bot" for one in table.seats):
            return "a bot agrees to no draw"
        return None if play.may_draw else "the rules know no draw here"

    def _must_agree(self, what: frames.Proposed, by: int, about: int | None) -> list[int]:
        """The persons who are asked; a bot takes it as it comes."""
        table = self._table
        persons = [one.seat for one in table.seats if one.holder == "person"]
        others = [seat for seat in persons if seat not in (by, about)]
        if what != "resign":
            return others
        sides = table.rules.sides(table.under_way.options)
        return [seat for seat in others if any({seat, by} <= {*side} for side in sides)]

    # -- what is done ----------------------------------------------------------
    @alone
    @anew
    async def propose(self, guest: Guest, frame: frames.Propose) -> None:
        course, seat = self._table.under_way, guest.own_seat
        if frame.ply != course.ply:
            raise Trouble("conflict", "the game has gone on meanwhile")
        if (refusal := self._refusal(course, frame.what, seat)) is not None:
            raise Trouble("conflict", refusal)
        about = self._about(frame, seat)
        before = self._asked or Asked(course.ply, None, seat)
        if before.what is not None:
            raise Trouble("conflict", "something is being asked already")
        if (frame.what, seat) in before.refused:
            raise Trouble("conflict", "this was refused; play on first")
        back = course.play.may_go_back(seat) if frame.what == "back" else None
        asked = replace(before, what=frame.what, by=seat, about=about, to=back, agreed=[])
        await self._go_on(course, asked)

    def _about(self, frame: frames.Propose, seat: int) -> int | None:
        """Whose seat it is about. A single other waits until she has been away for long."""
        if (frame.what == "bot") != (frame.seat is not None):
            raise Trouble("bad_request", "seat: named if it is about letting a bot play")
        if frame.seat is None:
            return None
        about = self._table.seat(frame.seat)
        if about.seat == seat or about.holder != "person":
            raise Trouble("conflict", "no other person plays in this seat")
        asked = self._must_agree("bot", seat, about.seat)
        if not asked and about.seat in self._table.perhaps_here:
            raise Trouble("conflict", "a person sits here")
        if not asked and (wait := self._table.absence.left(about.seat)):
            raise Trouble("conflict", f"she has just gone: ask again in {ceil(wait)} s")
        return about.seat

    @alone
    @anew
    async def answer(self, guest: Guest, frame: frames.Answer) -> None:
        course, seat, asked = self._table.under_way, guest.own_seat, self._asked
        if asked is None or asked.what is None or frame.ply != course.ply:
            raise Trouble("conflict", "nothing is being asked")
        if self._table.seats[seat].holder == "bot":
            raise Trouble("conflict", "a bot plays for this seat")
        waits = self._must_agree(asked.what, asked.by, asked.about)
        if seat not in waits and (frame.agrees or seat != asked.by):
            raise Trouble("forbidden", "this seat is not asked")
        if not frame.agrees:
            refused = [*asked.refused, (asked.what, asked.by)]
            await self._keep(Asked(course.ply, None, asked.by, refused=refused))
        else:
            await self._go_on(course, replace(asked, agreed=sorted({*asked.agreed, seat})))

    async def _go_on(self, course: Course, asked: Asked) -> None:
        assert asked.what is not None
        waits = self._must_agree(asked.what, asked.by, asked.about)
        if {*waits} - {*asked.agreed}:
            await self._keep(asked)
        elif asked.what == "bot":
            await self._let_a_bot_play(course, asked)
        else:
            await self._call(course, asked)

    async def _call(self, course: Course, asked: Asked) -> None:
        texts: dict[str | None, str]
        texts = {"resign": calls.RESIGNS, "draw": calls.DRAW, "lots": calls.LOTS}
        text = texts[asked.what] if asked.to is None else calls.back_to(asked.to)
        try:
            await self._table.turns.keep_call(course, asked.by, text)
        except IllegalMove as error:
            raise Trouble("conflict", error.message) from None
        self._table.tell_how_it_stands()

    async def _let_a_bot_play(self, course: Course, asked: Asked) -> None:
        table, about = self._table, asked.about
        assert about is not None
        seat = table.seats[about]
        after = replace(seat, holder="bot", level=LEVEL)
        change = table.changes.handed_over(after, course.ply, "agreed")
        if self._asked is not None:
            await self._keep(None)
        await table.hands.change(seat, after, change)

    async def _keep(self, asked: Asked | None) -> None:
        table = self._table
        kept = None if asked is None else msgspec.to_builtins(asked)
        revision = await self._store.ask(table.row.table, kept, known=table.row.revision)
        table.row = replace(table.row, asked=kept)
        table.wrote(revision)
        table.tell_how_it_stands()
