"""What is called across the table: it ends a game, or takes back what told nobody anything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import irrgarten
from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel import calls
from irrgarten.kernel.errors import IllegalMove, OverByCall
from irrgarten.kernel.play import LANDMARK, Play
from irrgarten.kernel.record import Made, as_data
from irrgarten.verification import verify


def begun(game: str, given: dict[str, Any] | None = None, **options: Any) -> Play:
    rules = registry.rules(game)
    play = Play.begun(rules, read_options(game, options), "seed", given or {})
    play.answer()
    return play


def act(play: Play, number: int = 0) -> int:
    """Make an act of whoever is to act, and let chance answer; the seat that made it."""
    seat = play.turn[0]
    play.make(seat, play.legal(seat)[number])
    play.answer()
    return seat


def same(play: Play) -> None:
    """A record with calls replays to the same position, and its draws are those of its seed."""
    again = irrgarten.replay(as_data(play.record()))
    assert again.position() == play.rules.dump(play.state)
    assert (again.over, again.result) == (play.over, play.result)
    checked = verify(as_data(play.record()))
    assert (checked.faults, checked.over) == ([], play.over)


# -- ends -------------------------------------------------------------------------
@pytest.mark.parametrize("game", registry.names())
def test_of_two_sides_the_other_wins(game: str) -> None:
    play = begun(game, players=2)
    play.call(1, calls.RESIGNS)
    assert play.over
    assert (play.result, play.outcome) == ([1.0, 0.0], "resigned")
    assert [play.legal(seat) for seat in (0, 1)] == [[], []]
    with pytest.raises(IllegalMove):
        play.call(0, calls.RESIGNS)
    same(play)


def test_a_team_loses_together() -> None:
    for game, players in (("dog", 4), ("caminos", 4)):
        play = begun(game, players=players)
        play.call(3, calls.RESIGNS)
        assert play.result == [1.0, 0.0, 1.0, 0.0]


def test_of_three_teams_two_play_on() -> None:
    play = begun("dog", players=6, teams="pairs")
    with pytest.raises(IllegalMove, match="no result"):
        play.call(1, calls.RESIGNS)
    seat = play.turn[0]
    play.call(seat, calls.TIME)
    assert not play.over
    assert play.lost == {seat, (seat + 3) % 6}
    with pytest.raises(IllegalMove):
        play.call(seat, calls.TIME)
    other = (seat + 1) % 6
    play.call(other, calls.RESIGNS)
    left = (seat + 2) % 3
    assert play.result == [1.0 if one % 3 == left else 0.0 for one in range(6)]


def test_who_lost_by_time_cannot_win_any_more() -> None:
    """Nobody else has won then either: those who are left share."""
    play = begun("labyrinthe", {"beginner": 0}, players=4, turn_limit=10)
    play.call(0, calls.TIME)
    while not play.over:
        act(play)
    assert play.result == [0.0, 1 / 3, 1 / 3, 1 / 3]
    same(play)


def test_a_draw_is_agreed_on_where_the_rules_know_one() -> None:
    """CAM-27, LAB-25."""
    drawn = {}
    for game in registry.names():
        play = begun(game, players=2)
        try:
            play.call(0, calls.DRAW)
            drawn[game] = play.result
            same(play)
        except IllegalMove:
            assert not play.over
    assert drawn == {"caminos": [0.5, 0.5], "labyrinthe": [0.5, 0.5]}


def test_a_call_is_no_act() -> None:
    play = begun("caminos", players=2)
    for text in (calls.RESIGNS, calls.DRAW, calls.TIME, "#back 0", "#", "#other"):
        with pytest.raises(IllegalMove):
            play.make(play.turn[0], text)
    for text in ("#", "#other", "#back", "#back x", "#back ٣", "#back -1", "#back 99999999"):
        with pytest.raises(IllegalMove):
            play.call(play.turn[0], text)
    assert (play.ply, play.made) == (0, [])


def test_nobody_calls_after_the_end_or_from_no_seat() -> None:
    play = begun("caminos", players=2)
    with pytest.raises(IllegalMove, match="there is no seat 2"):
        play.call(2, calls.DRAW)
    play.call(0, calls.DRAW)
    for text in (calls.DRAW, calls.RESIGNS, calls.back_to(0)):
        with pytest.raises(IllegalMove, match="nothing can be called now"):
            play.call(0, text)
    assert play.ply == 1


def test_after_a_game_that_was_ended_by_a_call_no_act_is_looked_at() -> None:
    play = begun("caminos", players=2)
    seat = play.turn[0]
    legal = play.legal(seat)[0]
    play.call(seat, calls.DRAW)
    for text in (legal, "nonsense"):
        with pytest.raises(OverByCall):
            play.make(seat, text)
        with pytest.raises(OverByCall):
            play.refusal(seat, text)


def test_the_others_play_on_and_one_of_them_wins() -> None:
    random = Random(1)
    winners: set[bool] = set()
    while len(winners) < 2:  # the lost one may come to it first, and has nothing of it
        play = begun("magic_labyrinth", players=3, walls=0)
        lost = play.turn[0]
        play.call(lost, calls.TIME)
        while not play.over:
            act(play, random.randrange(len(play.legal(play.turn[0]))))
        won = next(seat for seat in range(3) if play.state.result(seat) == 1)
        winners.add(won == lost)
        shared = [0.0 if seat == lost else 0.5 for seat in range(3)]
        alone = [1.0 if seat == won else 0.0 for seat in range(3)]
        assert play.result == (shared if won == lost else alone)


def test_a_game_that_is_over_with_its_last_act_was_not_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = begun("labyrinthe", {"beginner": 0}, players=2, turn_limit=10)
    while not play.over:
        act(play)
    assert not play.ended
    for most, ended in ((play.ply, False), (play.ply - 1, True)):
        monkeypatch.setattr(type(play.rules), "most_acts", most)
        again = begun("labyrinthe", {"beginner": 0}, players=2, turn_limit=10)
        while not again.over:
            act(again)
        assert (again.ended, again.ply) == (ended, most)


def test_a_landmark_is_kept_though_it_is_a_call_that_comes_to_it() -> None:
    play = begun("labyrinthe", {"beginner": 0}, players=2)
    while play.ply < LANDMARK:
        seat = act(play)
        if play.ply < LANDMARK:
            play.call(seat, calls.back_to(play.ply - 1))
    assert calls.is_call(play.made[LANDMARK - 1])
    marks = [mark.ply for mark in play.marks]
    assert marks == [ply for ply in marks if ply % LANDMARK == 0]
    assert LANDMARK in marks


# -- taken back -------------------------------------------------------------------
def test_the_last_turn_of_a_seat_is_taken_back() -> None:
    play = begun("labyrinthe", {"beginner": 0}, players=2)
    first = play.rules.dump(play.state)
    while play.turn == [0]:
        act(play)
    acts = play.ply
    act(play)
    assert play.may_go_back(0) == 0, "what came after it goes with it"
    assert play.may_go_back(1) == acts
    play.call(0, "#back 0")
    assert (play.rules.dump(play.state), play.turn) == (first, [0])
    assert (play.ply, play.standing) == (acts + 2, 0)
    assert play.may_go_back(0) is None
    assert calls.standing(play.made) == []
    act(play)
    assert calls.standing(play.made) == [acts + 2]
    same(play)


@pytest.mark.parametrize("game", registry.names())
def test_never_across_what_chance_answered(game: str) -> None:
    play = begun(game, players=2)
    for number in range(120):
        if play.over:
            break
        act(play, number % len(play.legal(play.turn[0])))
        since = next((at for at in range(play.ply, 0, -1) if play.made[at - 1].seat is None), 0)
        for seat in range(2):
            back = play.may_go_back(seat)
            assert back is None or back >= since
            for ply in {*range(since)} - {back}:
                with pytest.raises(IllegalMove):
                    play.branch().call(seat, calls.back_to(ply))


def test_a_step_is_never_taken_back() -> None:
    """MAG-13, MAG-15."""
    play = begun("magic_labyrinth", players=2, walls=0)
    for _ in range(30):
        seat, ply = play.turn[0], play.ply
        act(play)
        assert play.may_go_back(seat) is None
        with pytest.raises(IllegalMove, match="this cannot be taken back"):
            play.branch().call(seat, calls.back_to(ply))


def test_a_card_that_was_laid_stays_laid() -> None:
    """DOG-15: others have seen it. Which card goes to the partner nobody has."""
    play = begun("dog", players=4)
    gave = act(play)
    assert play.may_go_back(gave) == play.ply - 1
    play.call(gave, calls.back_to(play.ply - 1))
    assert gave in play.turn
    while len(play.turn) > 1:
        act(play)
    last = act(play)
    assert play.may_go_back(last) is None, "cards have changed hands"
    for _ in range(40):
        seat = play.turn[0]
        card = play.legal(seat)[0]
        act(play)
        assert ":" not in card or play.may_go_back(seat) is None


def test_lots_are_as_if_nothing_had_been_taken_back() -> None:
    """Nobody throws anew: the next draw has the label that it would have had."""
    plain, again = (begun("dog", players=4) for _ in range(2))
    for _ in range(5):
        seat = again.turn[0]
        again.make(seat, again.legal(seat)[-1])
        again.call(seat, calls.back_to(again.ply - 1))
    while len(plain.turn) > 1 or "give" in plain.legal(plain.turn[0])[0]:
        assert act(plain) == act(again)
    for _ in range(40):
        assert act(plain) == act(again)
    assert plain.rules.dump(plain.state) == again.rules.dump(again.state)
    drawn = [[one for one in play.made if one.seat is None] for play in (plain, again)]
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) > 24
    same(again)
    bent = as_data(again.record())
    at = max(ply for ply, made in enumerate(bent["acts"]) if made["seat"] is None)
    cards = registry.rules("dog")
    assert cards is again.rules
    bent["acts"][at]["act"] = "card X" if bent["acts"][at]["act"] != "card X" else "card 7"
    assert any(fault.fault == "fault-draw" for fault in verify(bent).faults)


def test_a_long_way_back_is_none() -> None:
    play = begun("labyrinthe", players=4)
    for _ in range(calls.DEPTH + 4):
        act(play)
    assert len(play.earlier) == calls.DEPTH == 16
    assert play.earlier[0].ply == 4


# -- left to the lots -------------------------------------------------------------
def built(play: Play) -> Play:
    """Somebody has called for it, and it is drawn."""
    play.call(1, calls.LOTS)
    play.answer()
    return play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rest_is_built_by_lot_and_by_the_clauses(players: int) -> None:
    """RIA-11 to RIA-14: whoever is to place places, in turn, until nobody can; then they throw."""
    play = begun("labyria", {"beginner": 0}, players=players)
    for _ in range(3):
        act(play)
    before = play.ply
    built(play)
    assert not play.by_lot
    assert play.made[before].act == calls.LOTS
    placed = [made for made in play.made[before + 1 :] if made.seat is not None]
    assert {made.act[0] for made in placed} == {"T", "C"}
    assert [made.seat for made in placed[:players]] == [(3 + n) % players for n in range(players)]
    state = play.rules.dump(play.state)["state"]
    assert state["phase"] == "race"
    assert state["reserve"] == [[0, 0]] * players
    assert play.legal(play.turn[0])
    same(play)


def test_the_lots_are_those_of_the_seed_and_no_others() -> None:
    """Whoever puts another obstacle there is found out, though it would have been legal."""
    play = built(begun("labyria", {"beginner": 0}, players=2))
    again = Play.replayed(play.rules, play.record())
    assert again.made == play.made
    other = begun("labyria", {"beginner": 0}, players=2)
    other.call(1, calls.LOTS)
    seat, drawn = other.turn[0], other.drawn()
    other.make(seat, next(text for text in other.legal(seat) if text != drawn))
    other.answer()
    checked = verify(as_data(other.record()))
    assert [fault.fault for fault in checked.faults] == ["fault-draw"]
    assert (checked.rules, checked.chance) == (True, False)


def test_nothing_else_is_left_to_the_lots() -> None:
    for game in registry.names():
        play = begun(game, {"building": "lot"} if game == "labyria" else None, players=2)
        with pytest.raises(IllegalMove, match="nothing here is left to the lots"):
            play.call(0, calls.LOTS)
        assert play.made == begun(game, play.given, players=2).made


def test_what_was_drawn_is_not_taken_back() -> None:
    play = begun("labyria", {"beginner": 0}, players=2)
    act(play)
    assert play.may_go_back(0) is not None
    halfway = play.branch()
    halfway.call(1, calls.LOTS)
    halfway.make(halfway.turn[0], halfway.drawn())
    assert [halfway.may_go_back(seat) for seat in (0, 1)] == [None, None]
    built(play)
    assert [play.may_go_back(seat) for seat in (0, 1)] == [None, None]
    with pytest.raises(IllegalMove):
        play.call(0, "#back 0")


def test_without_a_seed_the_rest_is_drawn_by_hand() -> None:
    play = built(begun("labyria", {"beginner": 0}, players=2))
    again = Play.replayed(play.rules, replace(play.record(), seed=None, set_up=False, given={}))
    assert again.rules.dump(again.state) == play.rules.dump(play.state)
    assert again.answer() == []


def test_only_a_seat_calls_and_only_with_the_mark() -> None:
    assert calls.is_call(Made(0, calls.RESIGNS))
    assert not calls.is_call(Made(None, calls.RESIGNS))
    assert not calls.is_call(Made(0, "roll 3"))
