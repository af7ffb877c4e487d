"""Proposals: done once all who are asked agree, and never before.

A seat may propose to give up as a team, to call it a draw, to take a move back, to let a bot play
for a player, or to leave what is left to do to the lots.
"""

from __future__ import annotations

from math import ceil

import msgspec
from msgspec.structs import replace

from irrgarten.kernel import calls
from irrgarten.kernel.errors import IllegalMove
from irrgarten.tables import acting, commands, frames, proposals, seats, telling
from irrgarten.tables.draft import Draft
from irrgarten.tables.problems import RequestError
from irrgarten.tables.proposals import Asked


def propose(draft: Draft, command: commands.Propose) -> None:
    frame, seat = command.frame, draft.own_seat(command.connection)
    state, game = draft.state, draft.state.under_way
    if frame.ply != game.ply:
        raise RequestError("conflict", "the game has gone on meanwhile")
    if (refusal := proposals.refusal(state, frame.what, seat)) is not None:
        raise RequestError("conflict", refusal)
    about = _about(draft, frame, seat)
    before = proposals.on_position(state) or Asked(game.ply, None, seat)
    if before.what is not None:
        raise RequestError("conflict", "something is being asked already")
    if (frame.what, seat) in before.refused:
        raise RequestError("conflict", "this was refused; play on first")
    back = game.play.may_go_back(seat) if frame.what == "back" else None
    last = proposals.latest(state)
    number = last.number + 1 if last is not None else 0
    asked = replace(
        before, what=frame.what, by=seat, number=number, about=about, to=back, agreed=[]
    )
    _go_on(draft, asked)


def _about(draft: Draft, frame: frames.Propose, seat: int) -> int | None:
    """Return whose seat a proposal is about. Raises RequestError.

    If nobody else has to agree, the player must have been away for long.
    """
    state, now = draft.state, draft.now
    if (frame.what == "bot") != (frame.seat is not None):
        raise RequestError("bad_request", "seat: named if it is about letting a bot play")
    if frame.seat is None:
        return None
    about = state.seat(frame.seat)
    if about.seat == seat or about.holder != "person":
        raise RequestError("conflict", "no other person plays in this seat")
    asked = proposals.must_agree(state, "bot", seat, about.seat)
    if not asked and about.seat in state.perhaps_here(now):
        raise RequestError("conflict", "a person sits here")
    if not asked and (wait := state.absence_left(about.seat, now)):
        raise RequestError("conflict", f"she has just gone: ask again in {ceil(wait)} s")
    return about.seat


def answer(draft: Draft, command: commands.Answer) -> None:
    frame, seat = command.frame, draft.own_seat(command.connection)
    state, game = draft.state, draft.state.under_way
    asked = proposals.on_position(state)
    if asked is None or asked.what is None or frame.number != asked.number:
        raise RequestError("conflict", "nothing is being asked")
    if state.seats[seat].holder == "bot":
        raise RequestError("conflict", "a bot plays for this seat")
    waits = proposals.must_agree(state, asked.what, asked.by, asked.about)
    if seat not in waits and (frame.agrees or seat != asked.by):
        raise RequestError("forbidden", "this seat is not asked")
    if not frame.agrees:
        refused = [*asked.refused, (asked.what, asked.by)]
        _keep(draft, Asked(game.ply, None, asked.by, asked.number, refused=refused))
    else:
        _go_on(draft, replace(asked, agreed=sorted({*asked.agreed, seat})))


def _go_on(draft: Draft, asked: Asked) -> None:
    assert asked.what is not None
    waits = proposals.must_agree(draft.state, asked.what, asked.by, asked.about)
    if {*waits} - {*asked.agreed}:
        _keep(draft, asked)
    elif asked.what == "bot":
        _let_a_bot_play(draft, asked)
    else:
        _call(draft, asked)


def _call(draft: Draft, asked: Asked) -> None:
    texts: dict[str | None, str]
    texts = {"resign": calls.RESIGNS, "draw": calls.DRAW, "lots": calls.LOTS}
    text = texts[asked.what] if asked.to is None else calls.back_to(asked.to)
    try:
        acting.call(draft, asked.by, text)
    except IllegalMove as error:
        raise RequestError("conflict", error.message) from None
    telling.tell_table(draft)


def _let_a_bot_play(draft: Draft, asked: Asked) -> None:
    assert asked.about is not None
    last = proposals.on_position(draft.state)
    if last is not None and (last.what is not None or last.refused):
        _keep(draft, Asked(draft.state.ply, None, asked.by, asked.number))
    seats.hand_to_bot(draft, asked.about, "agreed")


def _keep(draft: Draft, asked: Asked) -> None:
    draft.change_row(asked=msgspec.to_builtins(asked))
    telling.tell_table(draft)
