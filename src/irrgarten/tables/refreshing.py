"""What another process has stored is taken over, and told as if it was done here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from irrgarten.kernel.record import Made
from irrgarten.tables import commands, loading, seats, telling
from irrgarten.tables.draft import Draft
from irrgarten.tables.game import STRETCH, TableGame


def refresh(draft: Draft, command: commands.Refresh) -> int:
    """Take over a table, with some of its acts; return how many."""
    stored, before = command.stored, draft.state
    acts = stored.acts
    draft.is_stored = True
    draft.change(
        row=stored.table,
        seats=stored.seats,
        changes=stored.changes,
        clock=stored.clock,
        absences={row.seat: row for row in stored.absences},
        followed=stored.followed,
    )
    begins = not before.begun and stored.table.position is not None
    if begins:
        first = [*takewhile(lambda made: made.seat is None, acts)]
        *_, game = loading.game_of(replace(stored, acts=first))
        draft.change(game=game, moved=draft.now.ms)
        acts = acts[len(first) :]
    out = seats.turn_out(draft, before.seats)
    draft.begin_absence(
        new.seat
        for old, new in zip(before.seats, stored.seats, strict=True)
        if begins or (old.holder != "person" and new.holder == "person")
    )
    game = draft.state.game
    if begins and isinstance(game, TableGame):
        telling.tell_started(draft, game)
    changes = stored.changes[len(before.changes) :]
    for change in changes:
        telling.tell_table(draft, change)
    if not begins and not changes and before.row.revision != stored.table.revision:
        telling.tell_table(draft)
    for number in out:
        telling.welcome(draft, number, None)
    if before.row.again is None and stored.table.again is not None:
        for number in draft.state.connections:
            telling.tell_again(draft, number)
    return len(stored.acts) - len(acts) + _follow(draft, acts)


def _follow(draft: Draft, acts: Sequence[Made]) -> int:
    """Repeat a few turns, and return how many acts they have."""
    taken = 0
    while taken < min(len(acts), STRETCH):
        game = draft.state.under_way
        turn = game.repeated(acts[taken:])
        draft.change(game=game.after(turn), moved=draft.now.ms)
        telling.tell_turn(draft, turn)
        taken += len(turn.acts)
    return taken
