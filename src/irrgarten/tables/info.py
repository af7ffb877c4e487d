"""Frames that tell how a table stands, and its game as one connection sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from irrgarten import registry
from irrgarten.tables import clocks, frames, opening, proposals, sealing, stand_in, teaching
from irrgarten.tables.frames import Level, Status
from irrgarten.tables.game import TableGame
from irrgarten.tables.moment import Moment
from irrgarten.tables.rows import SeatChangeRow, SeatRow, TableRow
from irrgarten.tables.state import Begun, Connection, TableState


def status(game: Begun | None) -> Status:
    if game is None:
        return "waiting"
    return "over" if game.over else "playing"


def table_info(state: TableState, now: Moment) -> frames.TableInfo:
    """Return the table as everybody sees it."""
    row, game, begun = state.row, state.game, state.begun
    here, missed = state.here, stand_in.seconds_left(state, now)
    return frames.TableInfo(
        table=row.table,
        game=row.game,
        options=row.options,
        status=status(game),
        seats=[
            _seat_info(state, seat, seat.seat in here, missed.get(seat.seat), now)
            for seat in state.seats
        ],
        ply=state.ply,
        fairness=frames.Fairness(
            commitment=state.commitment,
            sealed=row.sealed or begun,
            parts=[_part(seat, row.sealed, begun) for seat in state.seats],
            secret=state.secret if status(game) == "over" else None,
        ),
        watchers=state.watchers,
        created=row.created,
        result=game.result if game else None,
        ended=_ended(game),
        match=match_of(row, game),
        absence=state.policy.absence,
        stand_in_after=row.stand_in_after,
        by_hand=_by_hand(row),
        acting=[*game.acting] if game else [],
        waits=_waits(state, now),
        lesson=teaching.stands(row, game, teaching.waits(state)),
        opened=opening.told(state, now),
        clock=clocks.info(state, now),
        asked=proposals.info(state),
    )


def _waits(state: TableState, now: Moment) -> int | None:
    """Return for how many seconds the seats to act have been waited for, if that is known."""
    if state.game is None or not state.game.acting or state.moved is None:
        return None
    return int(now.seconds_since(state.moved))


def _ended(game: Begun | None) -> frames.Ended | None:
    if isinstance(game, TableGame):
        return game.ended_by
    return game.ended if game else None


def _part(seat: SeatRow, sealed: bool, begun: bool) -> frames.Part:
    """No part is told before the game begins: the last to open would know all others."""
    due = sealing.lacks_part(seat) if sealed else sealing.lacks_seal(seat)
    return frames.Part(due=due and not begun, seal=seat.seal, part=seat.added if begun else None)


def _by_hand(row: TableRow) -> frames.ByHand | None:
    if row.laid_by is None:
        return None
    if row.begins_at is not None:
        return frames.ByHand(what=["position"], by=row.laid_by)
    laid = [
        name for name in registry.rules(row.game).hidden_given if row.given.get(name) is not None
    ]
    return frames.ByHand(what=laid, by=row.laid_by)


def match_of(row: TableRow, game: Begun | None) -> frames.Match | None:
    """Return the match as it stands; a round counts once it is over."""
    if row.rounds == 1:
        return None
    points = game.points if game and game.over else None
    scores = row.scores if points is None else [*row.scores, points]
    totals = [sum(points) for points in zip(*scores, strict=True)]
    return frames.Match(
        round=len(row.scores) + 1,
        rounds=row.rounds,
        scores=scores,
        totals=totals or [0] * row.options["players"],
    )


def _seat_info(
    state: TableState, seat: SeatRow, here: bool, missed: int | None, now: Moment
) -> frames.SeatInfo:
    away = seat.holder == "person" and not here
    return frames.SeatInfo(
        seat=seat.seat,
        holder=seat.holder,
        name=seat.name,
        level=cast(Level | None, seat.level),
        here=here,
        away=int(state.away_for(seat.seat, now)) if away else None,
        stand_in=missed,
    )


def seat_change(change: SeatChangeRow | None) -> frames.SeatChange | None:
    """Return a change of a seat as the log tells it; None for one that it does not tell."""
    if change is None or change.holder == "open":
        return None
    return frames.SeatChange(
        number=change.number,
        ply=change.ply,
        seat=change.seat,
        holder=change.holder,
        level=cast(Level | None, change.level),
        by=change.by,
    )


def told_changes(changes: Sequence[SeatChangeRow]) -> list[frames.SeatChange]:
    """Return the changes of seats that the log tells."""
    return [told for one in changes if (told := seat_change(one)) is not None]


def welcome(
    state: TableState, info: frames.TableInfo, connection: Connection, known: int | None
) -> frames.Welcome:
    """Return all there is to know; ``known`` is the ply that the connection knows already."""
    game, viewer = state.game, connection.viewer
    changes = told_changes(state.changes)
    if not isinstance(game, TableGame):
        ply = game.ply if game else 0
        return frames.Welcome(
            info=info,
            seat=connection.seat,
            ply=ply,
            stretch=frames.Stretch(ply, game.view(viewer) if game else None, [], []),
            legal=[],
            acting=[],
            log=game.log(viewer) if game else [],
            changes=changes,
        )
    stretch = game.stretch(viewer, game.ply if known is None else known)
    return frames.Welcome(
        info=info,
        seat=connection.seat,
        ply=game.ply,
        stretch=stretch,
        legal=game.legal(viewer),
        acting=game.acting,
        log=game.log(viewer, stretch.since),
        changes=changes,
    )


def started(info: frames.TableInfo, game: TableGame, viewer: int) -> frames.Started:
    return frames.Started(
        info=info,
        ply=game.ply,
        stretch=game.stretch(viewer, 0),
        legal=game.legal(viewer),
        acting=game.acting,
    )
