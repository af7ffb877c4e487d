"""Questions of a connection that change nothing."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.state import WATCHER
from irrgarten.tables import frames, proposals, teaching
from irrgarten.tables.problems import RequestError
from irrgarten.tables.state import TableState

Question = (
    frames.WhyNot
    | frames.Preview
    | frames.Look
    | frames.AskThreats
    | frames.AskManners
    | frames.Ping
)


def reply_to(state: TableState, seat: int | None, question: Question) -> frames.Reply:
    """Return what a connection is answered. Raises RequestError."""
    match question:
        case frames.Ping():
            return frames.Pong()
        case frames.WhyNot():
            return _why_not(state, _own(seat), question.act)
        case frames.Preview():
            return _preview(state, _own(seat), question.ply, question.acts)
        case frames.AskManners():
            return proposals.manners(state, _own(seat))
    viewer = WATCHER if seat is None else seat
    game, ply, acts = state.under_way, question.ply, question.acts
    if isinstance(question, frames.AskThreats):
        return game.threats(viewer, ply, acts)
    try:
        return game.look(viewer, ply, acts, question.place)
    except NotationError as error:
        raise RequestError("bad_request", str(error)) from None


def _why_not(state: TableState, seat: int, act: str) -> frames.Why:
    why = state.under_way.why_not(seat, act)
    if why.reason is None:
        return why
    reason = frames.Reason(act, why.clause, why.reason, why.about)
    return frames.Why(**asdict(teaching.reworded(state, seat, [], reason)))


def _preview(state: TableState, seat: int, ply: int, acts: list[str]) -> frames.Previewed:
    tried = state.under_way.preview(seat, ply, acts)
    if tried.refused is None:
        return tried
    reason = teaching.reworded(state, seat, acts[: tried.stands], tried.refused)
    return replace(tried, refused=reason)


def _own(seat: int | None) -> int:
    if seat is None:
        raise RequestError("forbidden", "whoever watches does not act")
    return seat
