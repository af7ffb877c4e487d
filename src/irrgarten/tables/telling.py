"""What connections are told when a table changes."""

from __future__ import annotations

from irrgarten.tables import clocks, frames, info, teaching
from irrgarten.tables.draft import Draft, Message
from irrgarten.tables.game import TableGame, Turn
from irrgarten.tables.rows import SeatChangeRow


def tell_table(draft: Draft, change: SeatChangeRow | None = None) -> None:
    """Tell everybody how the table stands, and what became of a seat."""
    if draft.state.connections:
        table = info.table_info(draft.state, draft.now)
        draft.tell_all(frames.Table(info=table, change=info.seat_change(change)))


def tell_table_to(draft: Draft, *connections: int) -> None:
    if connections:
        table = frames.Table(info=info.table_info(draft.state, draft.now))
        draft.messages.append(Message(connections, frames.encode(table)))


def welcome(draft: Draft, number: int, known: int | None) -> None:
    """Tell a connection all there is to know; of the game what came after a known ply."""
    state = draft.state
    table = info.table_info(state, draft.now)
    draft.tell(number, info.welcome(state, table, draft.connection(number), known))


def tell_started(draft: Draft, game: TableGame) -> None:
    table = info.table_info(draft.state, draft.now)
    for number, one in draft.state.connections.items():
        draft.tell(number, info.started(table, game, one.viewer))


def tell_again(draft: Draft, number: int) -> None:
    """Tell a connection at which table its company plays on, if it does."""
    again = draft.state.row.again
    if again is not None:
        draft.tell(number, frames.Again(table=again, seat=draft.connection(number).seat))


def tell_turn(draft: Draft, turn: Turn) -> None:
    """Tell everybody of the latest turn, step by step."""
    state, game = draft.state, draft.state.under_way
    of_viewer: dict[int, list[int]] = {}
    for number, one in state.connections.items():
        of_viewer.setdefault(one.viewer, []).append(number)
    viewers = [*of_viewer]
    for step in turn.steps:
        for viewer, played in zip(viewers, game.played_in(step, viewers), strict=True):
            draft.messages.append(Message((*of_viewer[viewer],), frames.encode(played)))
    if state.clock is not None and (stands := clocks.stands(state, draft.now)) is not None:
        draft.tell_all(frames.Clock(ply=game.ply, stands=stands))
    if game.over or (state.row.lesson and teaching.is_settled(state.row, game)):
        tell_table(draft)
