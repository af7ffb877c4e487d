"""Why acts are good: what is told of them in whole games, compared line by line."""

from __future__ import annotations

from tests.contract.reasoning import lines, path

from irrgarten.kernel.play import AnyRules


def test_reasons_are_as_they_were(rules: AnyRules) -> None:
    assert list(lines(rules)) == path(rules).read_text(encoding="utf-8").splitlines()
