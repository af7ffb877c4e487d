"""The game of a game where seats act at once and take acts together."""

from __future__ import annotations

import pytest
from msgspec import json
from tests.server.fingers import Fingers, FingersOptions, Raised, SaidDone

from irrgarten import registry
from irrgarten.kernel.errors import EndlessGame, IllegalMove
from irrgarten.kernel.play import LANDMARK
from irrgarten.kernel.state import WATCHER
from irrgarten.tables.frames import Reason
from irrgarten.tables.game import TableGame


@pytest.fixture
def game() -> TableGame:
    return TableGame.begun(Fingers(), FingersOptions(), "seed", {})


def take(game: TableGame, seat: int, *acts: str) -> TableGame:
    return game.after(game.tried(seat, acts))


def test_nobody_acts_on_positions_that_the_lots_answer() -> None:
    rules = registry.rules("labyria")
    game = TableGame.begun(rules, rules.options_type(players=2), "seed", {})
    turn = game.called(game.acting[0], "#lots")
    game = game.after(turn)
    (played,) = game.played_in(turn.steps[0], [WATCHER])
    acts = json.decode(json.encode(played))["acts"]
    assert len(acts) > 40
    assert [act["acting"] for act in acts[:-1]] == [[]] * (len(acts) - 1)
    assert acts[-1]["acting"] == game.acting != []


def test_what_others_did_meanwhile_does_not_count(game: TableGame) -> None:
    game = take(game, 0, "up")
    game = take(game, 0, "done")
    assert game.counts_for(1, 0) == 2, "made on the first position, it counts for this one"
    assert not game.has_taken(1, 2, ["up"])
    game = take(game, 1, "up")
    assert game.counts_for(1, 0) == 2, "sent again, it is found where it was taken"
    assert game.has_taken(1, 2, ["up"])
    assert not game.has_taken(1, 2, ["done"])
    assert not game.has_taken(0, 2, ["up"])


def test_a_seat_whose_turn_it_is_not_gains_no_time(game: TableGame) -> None:
    game = take(game, 0, "done")
    game = take(game, 1, "up")
    assert game.counts_for(0, 1) == 1


def test_each_seat_is_told_what_it_may_know(game: TableGame) -> None:
    game = take(game, 0, "up")
    assert [game.perceived(viewer) for viewer in (0, 1, WATCHER)] == [[Raised(0)], [], []]
    assert game.view(0).fingers == [1, None]
    assert game.view(1).fingers == [None, 0]
    assert game.view(WATCHER).fingers == [None, None]
    game = take(game, 0, "done")
    assert [game.perceived(viewer)[-1:] for viewer in (0, 1, WATCHER)] == [[SaidDone(0)]] * 3


def test_acts_taken_together_end_with_the_turn(game: TableGame) -> None:
    turn = game.tried(0, ["up", "up", "done", "up"])
    game = game.after(turn)
    assert [step.ply for step in turn.steps] == [1, 2, 3]
    played = [game.played_in(step, [0])[0] for step in turn.steps]
    assert [
        json.decode(json.encode(act))["changed"]["fingers"]
        for each in played[:2]
        for act in each.acts
    ] == [
        [1, None],
        [2, None],
    ]
    assert [each.legal for each in played] == [["up", "done"]] * 2 + [[]]
    assert game.acting == [1]
    game = take(game, 1, "up", "done")
    assert game.over
    assert game.result == [1.0, 0.0]
    with pytest.raises(IllegalMove):
        game.tried(1, ["up"])


def test_a_preview_shows_what_nothing_hidden_answers(game: TableGame) -> None:
    preview = game.preview(0, 0, ["up", "up", "done", "up"])
    assert [step.view.fingers for step in preview.steps] == [[1, None], [2, None]]
    assert [step.events for step in preview.steps] == [[Raised(0)], [Raised(0)]]
    assert preview.steps[-1].legal == ["up", "done"]
    assert (preview.stands, preview.refused, preview.sure) == (3, None, True)
    assert game.ply == 0
    assert game.view(0).fingers == [0, None]


def test_a_preview_says_which_act_is_refused_and_why(game: TableGame) -> None:
    preview = game.preview(0, 0, ["up"] * 6 + ["done"])
    assert (len(preview.steps), preview.stands) == (5, 5)
    assert preview.refused == Reason(act="up", clause="FIN-01", reason="why-done", about={})
    preview = game.preview(0, 0, ["up", "down"])
    assert preview.refused == Reason(act="down", clause=None, reason="why-unknown", about={})
    preview = game.preview(0, 1, ["up"])
    assert preview.refused == Reason(act="up", clause=None, reason="why-past", about={})
    assert preview.ply == 0


def test_a_turn_that_is_tried_leaves_the_course_as_it_was(game: TableGame) -> None:
    turn = game.tried(0, ["up", "done"])
    assert [made.act for made in turn.acts] == ["up", "done"]
    assert game.ply == 0
    assert game.acts == []
    assert game.told(0) == []
    assert game.view(0).fingers == [0, None]


def test_game_with_too_many_acts_ends_without_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fingers, "most_acts", 3)
    game = TableGame.begun(Fingers(), FingersOptions(), "seed", {})
    game = take(game, 0, "up", "up")
    turn = game.tried(1, ["up", "up", "done"])
    game = game.after(turn)
    assert len(turn.acts) == 1, "the rest would be too much"
    assert game.played_in(turn.steps[0], [1])[0].legal == []
    assert game.ended
    assert game.over
    assert (game.acting, game.legal(0), game.result) == ([], [], [0.0, 0.0])
    with pytest.raises(EndlessGame):
        game.tried(0, ["up"])


def test_what_all_perceive_alike_is_kept_once(game: TableGame) -> None:
    """So a game takes up as much as it has acts, not acts times viewers."""
    game = take(game, 0, "up", "done")
    assert game.told(0)[1] is game.told(1)[1] is game.told(WATCHER)[1]
    assert game.told(0)[0] is not game.told(1)[0]
    *_, again = TableGame.replayed(Fingers(), game.record)
    assert [again.told(viewer) for viewer in (0, 1)] == [game.told(0), game.told(1)]
    assert again.counts_for(1, 0) == game.counts_for(1, 0)


def labyrinth(**options: bool) -> TableGame:
    """Of two, in which chance throws a die before every turn."""
    rules = registry.rules("magic_labyrinth")
    chosen = rules.options_type(players=2, **options)
    return TableGame.begun(rules, chosen, "seed", {"beginner": 0})


def test_a_round_began_with_the_first_of_as_many_turns_as_there_are_seats(game: TableGame) -> None:
    game = take(game, 0, "up")
    game = take(game, 1, "up")
    assert game.round_began == 0
    game = take(game, 0, "up", "up")
    game = take(game, 1, "up")
    assert game.round_began == 2, "two acts in a row are one turn"


def test_what_chance_does_is_no_turn() -> None:
    game = labyrinth()
    for seat in (0, 1, 0, 1):
        game = take(game, seat, "stop")
    acted = [ply for ply, made in enumerate(game.acts) if made.seat is not None]
    assert len(acted) == 4 < game.ply
    assert game.round_began == acted[1] + 1


@pytest.mark.parametrize("aid", [False, True])
def test_all_is_shown_again_unless_the_past_fades(aid: bool) -> None:
    game = labyrinth(memory_aid=aid)
    for seat in (0, 1, 0, 1):
        game = take(game, seat, "stop")
    assert game.round_began > 0
    assert game.recalled_from == (0 if aid else game.round_began)


def test_lots_that_are_laid_are_drawn_before_those_of_the_seed() -> None:
    rules = registry.rules("dog")
    game = TableGame.begun(rules, rules.options_type(players=4), "one seed", {})
    drawn = [made.act for made in game.acts]
    assert drawn
    laid = TableGame.at(rules, game.play.first, "another", drawn)
    assert laid.acts == game.acts
    assert TableGame.at(rules, game.play.first, "another").acts != game.acts


def test_what_is_tried_too_late_is_refused_for_that_and_at_the_end_for_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Fingers, "most_acts", 2)
    game = TableGame.begun(Fingers(), FingersOptions(), "seed", {})
    game = take(game, 0, "up", "up")
    assert game.ended
    for ply, reason in ((2, "why-ended"), (1, "why-past")):
        refused = game.preview(0, ply, ["up"]).refused
        assert refused is not None
        assert refused.reason == reason


# -- plans -----------------------------------------------------------------------------
def test_reach_is_shown_where_a_plan_leads() -> None:
    rules = registry.rules("labyrinthe")
    maze = TableGame.begun(rules, rules.options_type(players=2), "seed", {"beginner": 0})
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
    game = TableGame.begun(rules, rules.options_type(players=2), "seed", {})
    while not (seen := rules.threats(game.view(0))):
        game = take(game, game.acting[0], game.legal(game.acting[0])[0])
    assert game.threats(0, game.ply, []).threats == seen
    assert game.threats(0, game.ply - 1, []).threats == [], "it is past"


# -- later ----------------------------------------------------------------------------
def test_her_turn_began_before_what_chance_did_in_it() -> None:
    game = labyrinth()
    assert game.acts[-1].seat is None
    assert game.turn_began(0) == 0
    game = take(game, 0, "stop")
    began = 1 + next(ply for ply, made in enumerate(game.acts) if made.seat == 0)
    assert game.turn_began(1) == began < game.ply


def test_what_was_done_elsewhere_is_made_again_with_what_was_drawn_so_far() -> None:
    here, there = labyrinth(), labyrinth()
    there = take(there, 0, "stop")
    done = there.acts[here.ply :]
    assert [made.seat for made in done] == [0, None]
    assert here.repeated(done[:1]).acts == done[:1], "the die has not been heard of"
    assert here.repeated(done).acts == done
    there = take(there, 1, "stop")
    assert here.repeated(there.acts[here.ply :]).acts == done, "one turn after the other"


def test_a_long_game_is_led_on_from_its_landmarks() -> None:
    game = labyrinth()
    while game.ply <= LANDMARK:
        game = take(game, game.acting[0], "stop")
    for number in (0, 1):
        recalled = game.recalled(number)
        assert recalled.play.ply == number * LANDMARK
        assert recalled.acts == game.acts[number * LANDMARK :]
    assert (game.steps, game.size) == (True, LANDMARK)
