"""The course of a game where seats act at once and take acts together."""

from __future__ import annotations

import pytest
from tests.server.fingers import Fingers, FingersOptions, Raised, SaidDone

from irrgarten import registry
from irrgarten.kernel.errors import EndlessGame, IllegalMove
from irrgarten.kernel.play import LANDMARK
from irrgarten.kernel.state import WATCHER
from irrgarten.server.course import Course, Turn
from irrgarten.server.frames import Reason


@pytest.fixture
def course() -> Course:
    return Course.begun(Fingers(), FingersOptions(), "seed", {})


def take(course: Course, seat: int, *acts: str) -> Turn:
    turn = course.tried(seat, acts)
    course.keep(turn)
    return turn


def test_what_others_did_meanwhile_does_not_count(course: Course) -> None:
    take(course, 0, "up")
    take(course, 0, "done")
    assert course.counts_for(1, 0) == 2, "made on the first position, it counts for this one"
    assert not course.has_taken(1, 2, ["up"])
    take(course, 1, "up")
    assert course.counts_for(1, 0) == 2, "sent again, it is found where it was taken"
    assert course.has_taken(1, 2, ["up"])
    assert not course.has_taken(1, 2, ["done"])
    assert not course.has_taken(0, 2, ["up"])


def test_a_seat_whose_turn_it_is_not_gains_no_time(course: Course) -> None:
    take(course, 0, "done")
    take(course, 1, "up")
    assert course.counts_for(0, 1) == 1


def test_each_seat_is_told_what_it_may_know(course: Course) -> None:
    take(course, 0, "up")
    assert [course.perceived(viewer) for viewer in (0, 1, WATCHER)] == [[Raised(0)], [], []]
    assert course.view(0).fingers == [1, None]
    assert course.view(1).fingers == [None, 0]
    assert course.view(WATCHER).fingers == [None, None]
    take(course, 0, "done")
    assert [course.perceived(viewer)[-1:] for viewer in course.told] == [[SaidDone(0)]] * 3


def test_acts_taken_together_end_with_the_turn(course: Course) -> None:
    turn = take(course, 0, "up", "up", "done", "up")
    assert [step.ply for step in turn.steps] == [1, 2, 3]
    played = [course.played_in(step, [0])[0] for step in turn.steps]
    assert [each.view.fingers[0] for each in played] == [1, 2, 2]
    assert [each.legal for each in played] == [["up", "done"]] * 2 + [[]]
    assert course.acting == [1]
    take(course, 1, "up", "done")
    assert course.over
    assert course.result == [1.0, 0.0]
    with pytest.raises(IllegalMove):
        course.tried(1, ["up"])


def test_a_preview_shows_what_nothing_hidden_answers(course: Course) -> None:
    preview = course.preview(0, 0, ["up", "up", "done", "up"])
    assert [step.view.fingers for step in preview.steps] == [[1, None], [2, None]]
    assert [step.events for step in preview.steps] == [[Raised(0)], [Raised(0)]]
    assert preview.steps[-1].legal == ["up", "done"]
    assert (preview.stands, preview.refused, preview.sure) == (3, None, True)
    assert course.ply == 0
    assert course.view(0).fingers == [0, None]


def test_a_preview_says_which_act_is_refused_and_why(course: Course) -> None:
    preview = course.preview(0, 0, ["up"] * 6 + ["done"])
    assert (len(preview.steps), preview.stands) == (5, 5)
    assert preview.refused == Reason(act="up", clause="FIN-01", reason="why-done", about={})
    preview = course.preview(0, 0, ["up", "down"])
    assert preview.refused == Reason(act="down", clause=None, reason="why-unknown", about={})
    preview = course.preview(0, 1, ["up"])
    assert preview.refused == Reason(act="up", clause=None, reason="why-past", about={})
    assert preview.ply == 0


def test_a_turn_that_is_tried_leaves_the_course_as_it_was(course: Course) -> None:
    turn = course.tried(0, ["up", "done"])
    assert [made.act for made in turn.acts] == ["up", "done"]
    assert course.ply == 0
    assert course.acts == []
    assert course.told[0] == []
    assert course.view(0).fingers == [0, None]


def test_a_game_without_end_is_ended_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fingers, "most_acts", 3)
    course = Course.begun(Fingers(), FingersOptions(), "seed", {})
    take(course, 0, "up", "up")
    turn = take(course, 1, "up", "up", "done")
    assert len(turn.acts) == 1, "the rest would be too much"
    assert course.played_in(turn.steps[0], [1])[0].legal == []
    assert course.ended
    assert course.over
    assert (course.acting, course.legal(0), course.result) == ([], [], [0.0, 0.0])
    with pytest.raises(EndlessGame):
        course.tried(0, ["up"])


async def test_what_all_perceive_alike_is_kept_once(course: Course) -> None:
    """So a game takes up as much as it has acts, not acts times viewers."""
    take(course, 0, "up", "done")
    assert course.told[0][1] is course.told[1][1] is course.told[WATCHER][1]
    assert course.told[0][0] is not course.told[1][0]
    again = await Course.replayed(Fingers(), course.play.record())
    assert again.told == course.told
    assert again.counts_for(1, 0) == course.counts_for(1, 0)


def labyrinth(**options: bool) -> Course:
    """Of two, in which chance throws a die before every turn."""
    rules = registry.rules("magic_labyrinth")
    chosen = rules.options_type(players=2, **options)
    return Course.begun(rules, chosen, "seed", {"beginner": 0})


def test_a_round_began_with_the_first_of_as_many_turns_as_there_are_seats(course: Course) -> None:
    take(course, 0, "up")
    take(course, 1, "up")
    assert course.round_began == 0
    take(course, 0, "up", "up")
    take(course, 1, "up")
    assert course.round_began == 2, "two acts in a row are one turn"


def test_what_chance_does_is_no_turn() -> None:
    course = labyrinth()
    for seat in (0, 1, 0, 1):
        take(course, seat, "stop")
    acted = [ply for ply, made in enumerate(course.acts) if made.seat is not None]
    assert len(acted) == 4 < course.ply
    assert course.round_began == acted[1] + 1


@pytest.mark.parametrize("aid", [False, True])
def test_all_is_shown_again_unless_the_past_fades(aid: bool) -> None:
    course = labyrinth(memory_aid=aid)
    for seat in (0, 1, 0, 1):
        take(course, seat, "stop")
    assert course.round_began > 0
    assert course.recalled_from == (0 if aid else course.round_began)


def test_lots_that_are_laid_are_drawn_before_those_of_the_seed() -> None:
    rules = registry.rules("dog")
    game = Course.begun(rules, rules.options_type(players=4), "one seed", {})
    drawn = [made.act for made in game.acts]
    assert drawn
    laid = Course.at(rules, game.play.first, "another", drawn)
    assert laid.acts == game.acts
    assert Course.at(rules, game.play.first, "another").acts != game.acts


def test_what_is_tried_too_late_is_refused_for_that_and_at_the_end_for_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Fingers, "most_acts", 2)
    course = Course.begun(Fingers(), FingersOptions(), "seed", {})
    take(course, 0, "up", "up")
    assert course.ended
    for ply, reason in ((2, "why-ended"), (1, "why-past")):
        refused = course.preview(0, ply, ["up"]).refused
        assert refused is not None
        assert refused.reason == reason


# -- plans -----------------------------------------------------------------------------
def test_reach_is_shown_where_a_plan_leads() -> None:
    rules = registry.rules("labyrinthe")
    maze = Course.begun(rules, rules.options_type(players=2), "seed", {"beginner": 0})
    act = maze.legal(0)[0]
    start, _, end = act.partition("-")
    for viewer in (0, WATCHER):
        assert end in maze.look(viewer, maze.ply, [], start).reach
    then = maze.look(0, maze.ply, [act], end)
    assert (then.ply, then.acts, then.place) == (0, [act], end)
    assert then.reach != maze.look(0, maze.ply, [], end).reach
    assert maze.look(0, maze.ply + 1, [], start).reach == [], "that ply is not there"
    assert maze.look(WATCHER, maze.ply, [act], end).reach == [], "watchers plan nothing"
    assert maze.look(0, maze.ply, ["no act"], start).reach == []


def test_threats_are_shown_as_the_viewer_sees_them() -> None:
    rules = registry.rules("caminos")
    course = Course.begun(rules, rules.options_type(players=2), "seed", {})
    while not (seen := rules.threats(course.view(0))):
        take(course, course.acting[0], course.legal(course.acting[0])[0])
    assert course.threats(0, course.ply, []).threats == seen
    assert course.threats(0, course.ply - 1, []).threats == [], "it is past"


# -- later ----------------------------------------------------------------------------
def test_her_turn_began_before_what_chance_did_in_it() -> None:
    course = labyrinth()
    assert course.acts[-1].seat is None
    assert course.turn_began(0) == 0
    take(course, 0, "stop")
    began = 1 + next(ply for ply, made in enumerate(course.acts) if made.seat == 0)
    assert course.turn_began(1) == began < course.ply


def test_what_was_done_elsewhere_is_made_again_with_what_was_drawn_so_far() -> None:
    here, there = labyrinth(), labyrinth()
    take(there, 0, "stop")
    done = there.acts[here.ply :]
    assert [made.seat for made in done] == [0, None]
    assert here.repeated(done[:1]).acts == done[:1], "the die has not been heard of"
    assert here.repeated(done).acts == done
    take(there, 1, "stop")
    assert here.repeated(there.acts[here.ply :]).acts == done, "one turn after the other"


def test_a_long_game_is_led_on_from_its_landmarks() -> None:
    course = labyrinth()
    while course.ply <= LANDMARK:
        take(course, course.acting[0], "stop")
    for number in (0, 1):
        recalled = course.recalled(number)
        assert recalled.play.ply == number * LANDMARK
        assert recalled.acts == course.acts[number * LANDMARK :]
    assert (course.steps, course.size) == (True, LANDMARK)
