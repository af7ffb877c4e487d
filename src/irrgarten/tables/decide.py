"""What a command leads to at a table.

``decide`` has no effect of its own: the server stores what it returns, and only then makes the new
state the table's, and sends the messages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from irrgarten.tables import (
    acting,
    agreeing,
    commands,
    joining,
    listing,
    refreshing,
    seats,
    start,
    timeouts,
)
from irrgarten.tables.draft import Decision, Draft, Entropy, writes_between
from irrgarten.tables.moment import Moment
from irrgarten.tables.state import TableState

_HANDLERS: dict[type[commands.Command], Callable[[Draft, Any], Any]] = {
    commands.Join: joining.join,
    commands.Leave: joining.leave,
    commands.Sight: joining.sight,
    commands.BeginLesson: joining.begin_lesson,
    commands.Meet: joining.meet,
    commands.HearAgain: joining.hear_again,
    commands.GoOn: joining.go_on,
    commands.Act: acting.act,
    commands.BotAct: acting.act_of_bot,
    commands.Propose: agreeing.propose,
    commands.Answer: agreeing.answer,
    commands.SitDown: seats.sit_down,
    commands.Free: seats.free,
    commands.SeatBot: seats.seat_bot,
    commands.UnseatBot: seats.unseat_bot,
    commands.Reissue: seats.reissue,
    commands.StandIn: seats.stand_in,
    commands.Vacate: seats.vacate,
    commands.Fill: seats.fill,
    commands.Seal: start.seal,
    commands.OpenPart: start.open_part,
    commands.OpenTable: listing.open_table,
    commands.CloseTable: listing.close_table,
    commands.Lapse: listing.lapse,
    commands.Tick: timeouts.tick,
    commands.Refresh: refreshing.refresh,
}

#: Commands that store nothing: no game begins after them.
PASSIVE = (commands.Join, commands.Leave, commands.Sight, commands.Meet, commands.Refresh)


def decide(state: TableState, command: commands.Command, now: Moment, entropy: Entropy) -> Decision:
    """Return what becomes of a table by a command. Raises RequestError if nothing does."""
    draft = Draft(state, now, entropy)
    answer = _HANDLERS[type(command)](draft, command)
    if not draft.state.begun and not isinstance(command, PASSIVE):
        start.go_on(draft)
    after = timeouts.awaited(draft.state, now)
    writes = None
    if not draft.is_stored:
        after = _numbered(state, after)
        writes = writes_between(state, after)
        if writes is not None and writes.raises_revision:
            after = replace(after, row=replace(after.row, revision=state.row.revision + 1))
    return Decision(after, draft.messages, writes, answer, timeouts.next_due(after, now))


def _numbered(before: TableState, after: TableState) -> TableState:
    """Return the state with a clock that follows the stored one, however often it was set."""
    clock = after.clock
    if clock is None or clock is before.clock:
        return after
    number = 0 if before.clock is None else before.clock.number + 1
    return after if clock.number == number else replace(after, clock=replace(clock, number=number))
