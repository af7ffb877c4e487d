"""The plans that the client's tests press are what the rules say now."""

from __future__ import annotations

import pytest
from tests import plans

from irrgarten import registry


@pytest.mark.parametrize("game", registry.names())
def test_the_plans_of_the_clients_tests_are_current(game: str) -> None:
    kept = (plans.FOLDER / f"{game}.json").read_text()
    assert kept == plans.written(game) + "\n", "write them anew: python -m tests.plans"


@pytest.mark.parametrize("game", registry.names())
def test_a_test_of_the_client_presses_them(game: str) -> None:
    law = plans.FOLDER.parent / "games" / game / "law.test.ts"
    assert f"('{game}')" in law.read_text()
