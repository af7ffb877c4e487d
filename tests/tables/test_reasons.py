"""Why an act is refused, as a page is told: by its clause, or in words of ours."""

from __future__ import annotations

import pytest

from irrgarten.kernel.clauses import Refusal
from irrgarten.kernel.errors import EndlessGame, IllegalMove, NotationError, OverByCall
from irrgarten.tables.frames import Reason
from irrgarten.tables.problems import reason_of


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (None, "why-past"),
        (OverByCall("the game is over"), "why-past"),
        (EndlessGame("it was ended"), "why-ended"),
        (NotationError("no act"), "why-unknown"),
        (IllegalMove("no"), "why-unknown"),
    ],
)
def test_where_no_clause_says_so_it_is_said_what_is_the_matter(
    error: IllegalMove | None, reason: str
) -> None:
    assert reason_of("n", error) == Reason(act="n", clause=None, reason=reason, about={})


def test_a_clause_is_named_with_what_it_is_about() -> None:
    error = IllegalMove("no", Refusal("MAG-11", "why-wall", {"wall": "a1|a2"}))
    assert reason_of("n", error) == Reason("n", "MAG-11", "why-wall", {"wall": "a1|a2"})
