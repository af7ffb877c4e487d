"""Acts of persons and bots, and what is called across the table."""

from __future__ import annotations

from datetime import datetime

from irrgarten.kernel.errors import IllegalMove
from irrgarten.tables import clocks, commands, frames, teaching, telling, timeouts
from irrgarten.tables.draft import Draft
from irrgarten.tables.game import Turn
from irrgarten.tables.problems import RequestError, reason_of


def act(draft: Draft, command: commands.Act) -> None:
    """Make acts of a connection's seat."""
    frame, seat = command.frame, draft.own_seat(command.connection)
    state, game = draft.state, draft.state.under_way
    if state.seats[seat].holder == "bot":
        raise RequestError("conflict", "a bot plays for this seat")
    if state.row.lesson is not None and teaching.is_settled(state.row, game):
        raise RequestError("conflict", "the lesson is over; begin it anew")
    if state.clock is not None and seat in clocks.out_of_time(state, draft.now):
        timeouts.look(draft)
        refuse(draft, command)
        return
    ply = game.counts_for(seat, frame.ply)
    try:
        if ply == game.ply:
            make(draft, game.tried(seat, frame.acts))
        elif game.has_taken(seat, ply, frame.acts):  # sent again
            draft.tell(command.connection, game.played(seat, ply))
        else:
            refuse(draft, command)
    except IllegalMove as error:
        refuse(draft, command, error)


def act_of_bot(draft: Draft, command: commands.BotAct) -> None:
    """Make a bot's act, if nothing has changed since it began to think."""
    game, seat = draft.state.game, command.seat
    if game is None or game.ply != command.ply or game.over:
        return
    if draft.state.seats[seat].holder == "bot":
        make(draft, draft.state.under_way.tried(seat, [command.act]))


def call(draft: Draft, seat: int, text: str) -> None:
    """Make what a seat calls, once whoever must agree has. Raises IllegalMove."""
    make(draft, draft.state.under_way.called(seat, text))


def make(draft: Draft, turn: Turn) -> None:
    """Make a turn that was tried, and tell everybody."""
    state, now = draft.state, draft.now
    clock = clocks.after(state, turn, now) if state.clock is not None else None
    draft.change(game=state.under_way.after(turn), clock=clock, moved=now.ms)
    if turn.play.over:
        draft.change_row(ended=ended_at(now.wall))
    telling.tell_turn(draft, turn)


def ended_at(wall: datetime) -> str:
    return wall.isoformat(timespec="seconds")


def refuse(draft: Draft, command: commands.Act, error: IllegalMove | None = None) -> None:
    """Answer that an act is not legal, or, without an error, that it comes too late."""
    state, act = draft.state, command.frame.acts[0]
    reason = teaching.reworded(state, draft.own_seat(command.connection), [], reason_of(act, error))
    draft.reply(
        command.connection,
        command.frame,
        frames.Refused(
            ply=state.under_way.ply,
            act=act,
            clause=reason.clause,
            reason=reason.reason,
            about=reason.about,
        ),
    )
