"""The HTTP interface keeps what its OpenAPI description promises, whatever is thrown at it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import load_all_checks
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from tests.server.process import TREE
from tests.server.running import PATIENCE

load_all_checks()

EXAMPLES = 15
#: What a game's options and set-up may be is said by the game, not by the description.
LEFT_OUT: list[Any] = [positive_data_acceptance]

NEW = {
    "game": "magic_labyrinth",
    "options": {"players": 4},
    "seats": [{"holder": "person", "name": "Anna"}] + [{"holder": "open"}] * 3,
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("fuzz") / "house.db"
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.process", str(data), "0"],
        cwd=TREE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        process.terminate()


@pytest.fixture(scope="module")
def described(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/api/schema")


@pytest.fixture(scope="module")
def table(address: str) -> dict[str, Any]:
    made: dict[str, Any] = httpx.post(f"{address}/api/tables", json=NEW).json()
    return made


@pytest.fixture(scope="module")
def tournament(address: str) -> dict[str, Any]:
    plan = {"format": "swiss", "rounds": 3}
    new = {"title": "Fuzz", "game": "caminos", "options": {}, "plan": plan}
    made: dict[str, Any] = httpx.post(f"{address}/api/tournaments", json=new).json()
    return made


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_anything(described: Any, mode: GenerationMode, subtests: pytest.Subtests) -> None:
    for operation in operations(described, mode):
        with subtests.test(operation.label):
            fuzz(operation, mode)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_anything_at_a_real_table(
    described: Any, mode: GenerationMode, table: dict[str, Any], subtests: pytest.Subtests
) -> None:
    for operation in operations(described, mode):
        if "{table}" in operation.path:
            with subtests.test(operation.label):
                fuzz(operation, mode, table)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_anything_in_a_real_tournament(
    described: Any, mode: GenerationMode, tournament: dict[str, Any], subtests: pytest.Subtests
) -> None:
    for operation in operations(described, mode):
        if "{tournament}" in operation.path:
            with subtests.test(operation.label):
                fuzz(operation, mode, tournament=tournament)


def operations(described: Any, mode: GenerationMode) -> list[Any]:
    """All of them; but where anything at all may be asked for, nothing can be asked for wrongly."""
    found = [result.ok() for result in described.get_all_operations()]
    assert len(found) >= 9
    if mode is GenerationMode.POSITIVE:
        return found
    return [operation for operation in found if operation.body or "{seat}" in operation.path]


def fuzz(
    operation: Any,
    mode: GenerationMode,
    table: dict[str, Any] | None = None,
    tournament: dict[str, Any] | None = None,
) -> None:
    """Requests that fit the description, or break it; at a real table, in the name of its host."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def attempt(case: Any) -> None:
        if table is not None:
            case.path_parameters["table"] = table["info"]["table"]
            case.headers["Authorization"] = f"Bearer {table['host']}"
        if tournament is not None:
            case.path_parameters["tournament"] = tournament["info"]["tournament"]
            case.headers["Authorization"] = f"Bearer {tournament['organiser']}"
        if case.query:  # who waits for something new would wait for long
            case.query.pop("after", None)
        case.call_and_validate(excluded_checks=LEFT_OUT, timeout=PATIENCE)

    attempt()
