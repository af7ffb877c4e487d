"""Golden playthroughs: whole games kept as text, compared line by line."""

from __future__ import annotations

from tests.contract.options import tables
from tests.contract.playthrough import SEED, lines, path

from irrgarten.kernel.play import AnyRules


def test_playthroughs_are_as_they_were(rules: AnyRules) -> None:
    for table in tables(rules):
        golden = path(rules, table).read_text(encoding="utf-8").splitlines()
        assert list(lines(rules, table, SEED)) == golden
