"""Golden playthroughs: whole games kept as text, compared line by line."""

from __future__ import annotations

from tests.contract.options import seat_counts
from tests.contract.playthrough import SEED, lines, path

from irrgarten.kernel.play import AnyRules


def test_playthroughs_are_as_they_were(rules: AnyRules) -> None:
    for players in seat_counts(rules):
        golden = path(rules, players).read_text(encoding="utf-8").splitlines()
        assert list(lines(rules, players, SEED)) == golden
