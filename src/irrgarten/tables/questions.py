"""Questions of a connection that change nothing."""

from __future__ import annotations

from irrgarten.kernel.errors import NotationError
from irrgarten.kernel.state import WATCHER
from irrgarten.tables import frames, proposals
from irrgarten.tables.problems import Trouble
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
    """Return what a connection is answered. Raises Trouble."""
    match question:
        case frames.Ping():
            return frames.Pong()
        case frames.WhyNot():
            return state.under_way.why_not(_own(seat), question.act)
        case frames.Preview():
            return state.under_way.preview(_own(seat), question.ply, question.acts)
        case frames.AskManners():
            return proposals.manners(state, _own(seat))
    viewer = WATCHER if seat is None else seat
    game, ply, acts = state.under_way, question.ply, question.acts
    if isinstance(question, frames.AskThreats):
        return game.threats(viewer, ply, acts)
    try:
        return game.look(viewer, ply, acts, question.place)
    except NotationError as error:
        raise Trouble("bad_request", str(error)) from None


def _own(seat: int | None) -> int:
    if seat is None:
        raise Trouble("forbidden", "whoever watches does not act")
    return seat
