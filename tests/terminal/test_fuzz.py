"""No file makes the command crash: it is read, or it is refused with exit code 2."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from irrgarten.terminal import main

GOLDEN = Path(__file__).parent / "golden" / "position.json"
POSITION: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
RECORD: dict[str, Any] = {
    "game": "magic_labyrinth",
    "version": "1",
    "options": POSITION["options"],
    "position": POSITION,
    "acts": [{"seat": 0, "act": "e"}, {"seat": 0, "act": "stop"}, {"seat": None, "act": "roll 4"}],
    "seed": "7",
    "set_up": True,
    "given": {},
    "fair": {
        "commitment": "00",
        "secret": "s",
        "added": ["a", "b"],
        "table": "oak",
        "seals": [None, None],
    },
}

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["a1", "f6", "a1|b1", "owl", "star", "n", "roll 3", "chip owl"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


def places(content: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    if isinstance(content, dict):
        inner = list(content.items())
    elif isinstance(content, list):
        inner = list(enumerate(content))
    else:
        return [before]
    return [before, *(place for key, value in inner for place in places(value, (*before, key)))]


def with_changed(content: Any, place: tuple[Any, ...], value: Any) -> Any:
    if not place:
        return value
    changed = copy.deepcopy(content)
    inside = changed
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] = value
    return changed


BENT_POSITIONS = st.builds(
    with_changed, st.just(POSITION), st.sampled_from(places(POSITION)), ANYTHING
)
BENT_RECORDS = st.builds(with_changed, st.just(RECORD), st.sampled_from(places(RECORD)), ANYTHING)

BOUNDED = settings(
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def answered(
    command: str, content: bytes, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "given.json"
    file.write_bytes(content)
    code = main([command, str(file), "--language", "en"])
    told = capsys.readouterr()
    assert code in (0, 2)
    if code == 2:
        assert told.err.strip()


@BOUNDED
@given(command=st.sampled_from(["legal", "show", "play", "verify"]), content=st.binary(max_size=60))
def test_any_bytes(
    command: str, content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answered(command, content, tmp_path, capsys)


@BOUNDED
@given(command=st.sampled_from(["legal", "show", "play"]), content=BENT_POSITIONS)
def test_positions_with_one_thing_changed(
    command: str, content: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answered(command, json.dumps(content).encode(), tmp_path, capsys)


@BOUNDED
@given(command=st.sampled_from(["show", "verify"]), content=BENT_RECORDS)
def test_records_with_one_thing_changed(
    command: str, content: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answered(command, json.dumps(content).encode(), tmp_path, capsys)


@BOUNDED
@given(
    move=st.text(max_size=12) | st.sampled_from(["n", "stop", "roll 3", "chip moon", "--", "-1"])
)
def test_any_move(move: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(GOLDEN), "--language", "en", "--", move]) in (0, 2)
    capsys.readouterr()
