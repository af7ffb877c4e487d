"""What happens by itself: time is up, a bot stands in, the sealing of the lots goes on."""

from __future__ import annotations

from msgspec.structs import replace

from irrgarten.kernel import calls
from irrgarten.tables import acting, clocks, commands, sealing, seats, stand_in, start, telling
from irrgarten.tables.draft import Draft
from irrgarten.tables.moment import SECOND, Moment
from irrgarten.tables.rows import AbsenceRow
from irrgarten.tables.state import TableState


def next_due(state: TableState, now: Moment) -> int | None:
    """Return when something is due at a table, in milliseconds; None for never."""
    times: list[int] = []
    if state.clock is not None and state.clock.due is not None:
        times.append(max(state.clock.due, now.ms))
    if state.due is not None:
        times.append(state.due.since + int(state.policy.part * SECOND))
    gone, attended = stand_in.away(state, now)
    if (gone and attended) or state.missed_since or state.absences:
        times.append(now.ms + SECOND)
    if (
        not state.begun and state.connections and start.is_ready(state, now)
    ):  # it could not be stored, or is about to
        times.append(now.ms + SECOND)
    return min(times, default=None)


def tick(draft: Draft, _: commands.Tick) -> None:
    look(draft)
    _look_for_the_missed(draft)
    due = draft.state.due
    if due is not None and draft.now.ms >= due.since + draft.state.policy.part * SECOND:
        start.leave_out(draft, due.what)


# -- clocks ----------------------------------------------------------------------
def look(draft: Draft) -> None:
    """Do what was chosen for the seats that have no time left."""
    now = draft.now
    for seat in clocks.out_of_time(draft.state, now):
        game = draft.state.under_way
        if game.over or seat not in clocks.out_of_time(draft.state, now):
            continue
        choice = clocks.choice_of(draft.state.row)
        if choice is not None and choice.ends == "loses":
            acting.call(draft, seat, calls.TIME)
        game = draft.state.under_way
        for number in sorted({seat, *game.play.lost}):
            if draft.state.seats[number].holder == "person" and not game.over:
                seats.hand_to_bot(draft, number, "time")
    draft.change(clock=clocks.rewound(draft.state, now))


# -- players who are away --------------------------------------------------------
def _look_for_the_missed(draft: Draft) -> None:
    """See who is missed, and let bots play where it is time."""
    now = draft.now
    gone, attended = stand_in.away(draft.state, now)
    if attended:
        draft.change(attended=now.ms)
    elif now.since(draft.state.attended) > stand_in.ALONE:
        gone = set()
    known = {*draft.state.missed_since, *draft.state.absences}
    if known - gone:
        _forget(draft, known - gone)
    if not attended:
        return
    if gone - {*draft.state.missed_since}:
        since = {seat: draft.state.missed_since.get(seat, now.ms) for seat in gone}
        draft.change(missed_since=since)
        telling.tell_table(draft)
    for seat in sorted(gone):
        if not stand_in.left(draft.state, seat, now):
            seats.hand_to_bot(draft, seat, "away")
            _forget(draft, {seat})
        else:
            _store(draft, seat)


def _store(draft: Draft, seat: int) -> None:
    """Store an absence that has lasted, so that it counts on after a restart."""
    state, now = draft.state, draft.now
    since, stored = state.missed_since[seat], state.absences.get(seat)
    if now.since(since if stored is None else stored.seen) >= stand_in.KEPT:
        draft.change(absences={**state.absences, seat: AbsenceRow(seat, since, now.ms)})


def _forget(draft: Draft, gone: set[int]) -> None:
    state = draft.state
    missed = {seat: at for seat, at in state.missed_since.items() if seat not in gone}
    stored = {seat: row for seat, row in state.absences.items() if seat not in gone}
    draft.change(missed_since=missed, absences=stored)


def came(draft: Draft, seat: int) -> None:
    """A player is here: whatever happens next, nothing of the absence counts any more."""
    state = draft.state
    missed = {other: at for other, at in state.missed_since.items() if other != seat}
    absences = state.absences
    if state.policy.shared and state.row.stand_in_after is not None:
        absences = {seat: None, **absences}
    draft.change(missed_since=missed, absences=absences)


def returned(draft: Draft, seat: int) -> None:
    """Remove what is stored of the absence of a player who is here."""
    if seat in draft.state.absences:
        _forget(draft, {seat})


# -- the lots --------------------------------------------------------------------
def awaited(state: TableState, now: Moment) -> TableState:
    """Return the state that knows what the sealing waits for, and since when."""
    what = None
    if not state.begun and state.connections:
        what = sealing.awaited(state, now)
    if what == (state.due.what if state.due else None):
        return state
    return replace(state, due=start.due(what, now))
