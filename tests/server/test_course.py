"""The course of a game where seats act at once and take acts together."""

from __future__ import annotations

import pytest
from tests.server.fingers import Fingers, FingersOptions, Raised, SaidDone

from irrgarten.kernel.errors import IllegalMove
from irrgarten.kernel.state import WATCHER
from irrgarten.server.course import Course


@pytest.fixture
def course() -> Course:
    return Course.begun(Fingers(), FingersOptions(), "seed", {})


def test_what_others_did_meanwhile_does_not_count(course: Course) -> None:
    course.take(0, ["up"])
    course.take(0, ["done"])
    assert course.counts_for(1, 0) == 2, "made on the first position, it counts for this one"
    course.take(1, ["up"])
    assert course.counts_for(1, 0) == 2, "sent again, it is found where it was taken"
    assert course.until(2).take(1, ["up"])[0] == {
        viewer: course.played(viewer, 2) for viewer in (0, 1, WATCHER)
    }


def test_a_seat_whose_turn_it_is_not_gains_no_time(course: Course) -> None:
    course.take(0, ["done"])
    course.take(1, ["up"])
    assert course.counts_for(0, 1) == 1


def test_each_seat_is_told_what_it_may_know(course: Course) -> None:
    course.take(0, ["up"])
    assert [told[0].events for told in course.told.values()] == [[Raised(0)], [], []]
    assert course.view(0).fingers == [1, None]
    assert course.view(1).fingers == [None, 0]
    assert course.view(WATCHER).fingers == [None, None]
    course.take(0, ["done"])
    assert [told[1].events for told in course.told.values()] == [[SaidDone(0)]] * 3


def test_acts_taken_together_end_with_the_turn(course: Course) -> None:
    frames = course.take(0, ["up", "up", "done", "up"])
    assert [frame[0].ply for frame in frames] == [1, 2, 3]
    assert course.acting == [1]
    course.take(1, ["up", "done"])
    assert course.over
    assert course.result == [1.0, 0.0]
    with pytest.raises(IllegalMove):
        course.take(1, ["up"])


def test_a_preview_shows_what_nothing_hidden_answers(course: Course) -> None:
    preview = course.preview(0, ["up", "up", "done", "up"])
    assert preview.shown == 2
    assert preview.view.fingers == [2, None]
    assert preview.legal == ["up", "done"]
    assert course.ply == 0
    assert course.view(0).fingers == [0, None]
    with pytest.raises(IllegalMove):
        course.preview(0, ["up"] * 6)


def test_a_fork_leaves_the_course_as_it_was(course: Course) -> None:
    fork = course.fork()
    fork.take(0, ["up", "done"])
    assert (course.ply, fork.ply) == (0, 2)
    assert course.told[0] == []
    assert course.view(0).fingers == [0, None]
