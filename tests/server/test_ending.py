"""What is kept of a game that is over is what comes back, or is known to be damaged."""

from __future__ import annotations

import lzma

import pytest
from msgspec import Raw
from tests.server.fingers import Fingers, FingersOptions

from irrgarten.kernel.errors import RecordError
from irrgarten.kernel.state import WATCHER
from irrgarten.server.course import Course
from irrgarten.server.ending import ending_of, packed, unpacked


@pytest.fixture
def course() -> Course:
    """A game that seat 0 has won."""
    course = Course.begun(Fingers(), FingersOptions(), "seed", {})
    course.keep(course.tried(0, ["up", "done"]))
    course.keep(course.tried(1, ["done"]))
    assert course.over
    return course


def test_all_comes_back_as_it_was(course: Course) -> None:
    ending = unpacked(packed(ending_of(course, {"0": [Raw(b"[1]")]})))
    assert (ending.ply, ending.result, ending.ended) == (3, course.result, None)
    assert ending.result == [1.0, 0.0]
    assert len(ending.told) == len(course.told[WATCHER])
    assert [shown.view["fingers"] for shown in ending.shown] == [[1, 0]] * 3, (
        "nothing is hidden now"
    )
    assert bytes(ending.films["0"][0]) == b"[1]"


@pytest.mark.parametrize(
    "kept",
    [
        b"",
        b"no packet",
        lzma.compress(b"{}")[:-1],
        lzma.compress(b""),
        lzma.compress(b"{"),
        lzma.compress(b"[]"),
        lzma.compress(b'{"ply": 3}'),
    ],
)
def test_what_is_no_ending_is_damaged(kept: bytes) -> None:
    with pytest.raises(RecordError, match="damaged"):
        unpacked(kept)
