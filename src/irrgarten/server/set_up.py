"""Whether a game could begin as somebody lays it down; nothing is made."""

from __future__ import annotations

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import lots
from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import IrrgartenError, OptionsError
from irrgarten.server.course import Course
from irrgarten.server.frames import Forbidden, SetUp, SetUpTried
from irrgarten.server.problems import Trouble


def tried(wish: SetUp) -> SetUpTried:
    """Raises Trouble for what no rule is about, such as an option that the game does not have."""
    refusal = _refusal(wish)
    if refusal is None:
        return SetUpTried(refused=None)
    return SetUpTried(Forbidden(refusal.clause, refusal.reason, dict(refusal.about)))


def _refusal(wish: SetUp) -> Refusal | None:
    try:
        rules, options = registry.rules(wish.game), read_options(wish.game, wish.options)
        Course.begun(rules, options, lots.commitment("trial"), wish.given)
    except IrrgartenError as error:
        if isinstance(error, OptionsError) and error.refusal is not None:
            return error.refusal
        raise Trouble("bad_request", str(error)) from None
    return rules.known_by_maker(wish.given) if wish.plays else None
