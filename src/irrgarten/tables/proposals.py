"""What one seat has asked of the others, and what it may ask.

A proposal is stored with the table, so all processes know of it, and it holds for one position
alone: playing on answers it.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from irrgarten.tables import frames
from irrgarten.tables.game import TableGame
from irrgarten.tables.state import TableState


class Asked(Struct, frozen=True):
    """A proposal as it is stored; ``what`` is None once it was refused.

    ``refused`` has what was refused on this position, each with who asked. ``number`` counts the
    proposals at this table, so that an answer names one of them for good.
    """

    ply: int
    what: frames.Proposed | None
    by: int
    number: int = 0
    about: int | None = None
    to: int | None = None
    agreed: list[int] = []
    refused: list[tuple[str, int]] = []


def latest(state: TableState) -> Asked | None:
    """Return the latest proposal at this table, also if the game has gone on."""
    asked = state.row.asked
    return None if asked is None else msgspec.convert(asked, Asked)


def on_position(state: TableState) -> Asked | None:
    """Return what was proposed on the position that there is now.

    However a game ends, that is a position on which nobody has asked anything.
    """
    game, last = state.game, latest(state)
    if last is None or not isinstance(game, TableGame):
        return None
    return last if last.ply == game.ply else None


def info(state: TableState) -> frames.Proposal | None:
    asked = on_position(state)
    if asked is None or asked.what is None:
        return None
    waits = must_agree(state, asked.what, asked.by, asked.about)
    return frames.Proposal(
        number=asked.number,
        what=asked.what,
        by=asked.by,
        about=asked.about,
        ply=asked.ply,
        waits=[seat for seat in waits if seat not in asked.agreed],
    )


def manners(state: TableState, seat: int) -> frames.Manners:
    """Return what a seat could propose now."""
    may = [what for what in frames.PROPOSED if refusal(state, what, seat) is None]
    return frames.Manners(ply=state.under_way.ply, may=may)


def refusal(state: TableState, what: frames.Proposed, seat: int) -> str | None:
    """Return why a seat may not propose this, whoever it is about."""
    game, row, seats = state.under_way, state.row, state.seats
    play = game.play
    if game.over:
        return "the game is over"
    if row.lesson is not None:
        return "nothing is asked in a lesson"
    if seats[seat].holder == "bot":
        return "a bot plays for this seat"
    if what == "back":
        if state.in_tournament:
            return "in a tournament nothing is taken back"
        return None if play.may_go_back(seat) is not None else "there is nothing to take back"
    if what == "lots":
        return None if play.may_be_by_lot else "nothing here is left to the lots"
    if what == "bot":
        others = [one for one in seats if one.seat != seat and one.holder == "person"]
        return None if others else "there is nobody to ask about"
    if row.rounds > 1:
        return "no clause gives points for a round that ends so"
    if what == "resign":
        return None if play.may_resign(seat) else "the rules have no result for this"
    if any(one.holder == "bot" for one in seats):
        return "a bot agrees to no draw"
    return None if play.may_draw else "the rules know no draw here"


def must_agree(state: TableState, what: frames.Proposed, by: int, about: int | None) -> list[int]:
    """Return the seats of the persons who are asked; bots agree to everything."""
    persons = [one.seat for one in state.seats if one.holder == "person"]
    others = [seat for seat in persons if seat not in (by, about)]
    if what != "resign":
        return others
    sides = state.rules.sides(state.under_way.options)
    return [seat for seat in others if any({seat, by} <= {*side} for side in sides)]
