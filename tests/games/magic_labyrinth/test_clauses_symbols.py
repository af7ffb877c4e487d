"""Symbols, the end and remembering, clause by clause (MAG-20 to MAG-31)."""

from __future__ import annotations

import msgspec
import pytest
from tests.acting import after
from tests.games.magic_labyrinth.floor import LAYOUT, drawn, state_of, table

import irrgarten
from irrgarten import registry
from irrgarten.games.magic_labyrinth.codes import ROLLED, STEPPED
from irrgarten.games.magic_labyrinth.narration import Bumped, Revealed, Stepped, Took
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.memory import Event
from irrgarten.kernel.narration import Won
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE_SEAT

clause = pytest.mark.clause

RULES = registry.rules("magic_labyrinth")

NEAR = """
    . . . . . 1
    . . . . . .
    . . . . . .
    . . 0 * . .
    . . . . . .
    . . . . . .
"""


@clause("MAG-20")
def test_whoever_reaches_the_wanted_symbol_takes_its_chip() -> None:
    game = table(NEAR, rolled=4)
    events = game.play("e")
    state = state_of(game)
    assert state["chips"] == [[LAYOUT["d3"]], []]
    assert (state["turn"], state["steps_left"], state["wanted"]) == (1, None, None)
    assert Took(seat=0, symbol=LAYOUT["d3"], drawn=False) in events


@clause("MAG-20")
def test_a_new_chip_is_drawn_and_laid_open() -> None:
    game = table(NEAR, rolled=4)
    game.play("e")
    assert game.turn == []
    assert LAYOUT["d3"] not in [move.removeprefix("chip ") for move in game.moves()]
    assert len(game.moves()) == 23
    game.play("chip owl")
    assert state_of(game)["wanted"] == "owl"
    assert game.moves() == ["roll 1", "roll 2", "roll 3", "roll 4"]
    assert game.why_not("chip key") == "MAG-20"


@clause("MAG-20")
def test_also_when_sent_back_onto_it() -> None:
    """The wanted symbol lies in the own corner, and a bump sends the magician there."""
    layout = {**LAYOUT, "a1": LAYOUT["d3"]}
    del layout["d3"]
    game = table(
        """
        . . . . . 1
        . . . . . .
        . . . . . .
        . . . . . .
        . 0 . . . .
        * . . . . .
        """,
        symbols=layout,
        walls="b2|c2",
    )
    events = game.play("e")
    state = state_of(game)
    assert isinstance(events[0], Bumped)
    assert state["chips"][0] == [layout["a1"]]
    assert state["magicians"][0] == "a1"
    assert state["turn"] == 1


@clause("MAG-21")
def test_standing_on_the_new_one_gets_it_at_once_and_this_can_repeat() -> None:
    game = table(
        """
        . . . . . .
        . . . . . .
        . . . . 1 .
        . . 0 * . .
        . . . . . .
        . . . . . .
        """,
        rolled=1,
    )
    game.play("e")
    game.play(f"chip {LAYOUT['e4']}")
    assert state_of(game)["chips"][1] == [LAYOUT["e4"]]
    assert state_of(game)["wanted"] is None
    game.play("chip owl")
    assert state_of(game)["wanted"] == "owl"
    assert state_of(game)["turn"] == 1


def shared_corner(chips: list[str]) -> irrgarten.Game:
    """Seats 0 and 1 stand on a1, where the owl lies; seat 2 has just taken a chip."""
    layout = {**LAYOUT, "a1": "owl"}
    del layout["c1"]
    return table(
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . 2 . .
        01 . . . . .
        """,
        turn=0,
        symbols=layout,
        chips=chips,
    )


@clause("MAG-22")
def test_of_two_on_it_the_first_gets_the_chip_the_second_one_from_the_bag() -> None:
    game = shared_corner(["", "", "key"])
    game.play("chip owl")
    state = state_of(game)
    assert state["chips"] == [["owl"], [], ["key"]]
    assert (state["owed"], state["wanted"]) == (1, None)
    events = game.play("chip bat")
    state = state_of(game)
    assert state["chips"] == [["owl"], ["bat"], ["key"]]
    assert (state["owed"], state["wanted"], state["turn"]) == (None, None, 0)
    assert events[0] == Took(seat=1, symbol="bat", drawn=True)
    game.play("chip book")
    assert state_of(game)["wanted"] == "book"


@clause("MAG-22")
def test_whatever_it_shows_even_where_the_other_stands() -> None:
    """The drawn chip is nobody's wanted symbol: seat 2 stands on it and gets nothing."""
    game = shared_corner(["", "", "key"])
    game.play("chip owl")
    game.play(f"chip {LAYOUT['d2']}")
    assert state_of(game)["chips"] == [["owl"], [LAYOUT["d2"]], ["key"]]


@clause("MAG-22")
def test_first_is_the_earlier_from_whose_turn_comes_now() -> None:
    position = shared_corner(["", "", "key"]).position()
    position["state"]["turn"] = 1
    game = irrgarten.load(position, chance="manual")
    game.play("chip owl")
    assert state_of(game)["chips"] == [[], ["owl"], ["key"]]
    assert state_of(game)["owed"] == 0


@clause("MAG-22")
def test_if_the_first_wins_by_it_nothing_more_is_drawn() -> None:
    game = shared_corner(["cat hat bat key", "", "book"])
    game.play("chip owl")
    assert game.over
    assert game.result == [1, 0, 0]
    assert state_of(game)["owed"] is None


@clause("MAG-22")
def test_the_second_can_win_by_the_drawn_chip() -> None:
    game = shared_corner(["", "cat hat bat key", "book"])
    game.play("chip owl")
    game.play("chip star")
    assert game.result == [0, 1, 0]


@clause("MAG-22", "MAG-23")
def test_then_nothing_is_owed_any_more() -> None:
    state = RULES.load(shared_corner(["", "cat hat bat key", "book"]).position())
    for chip in ("chip owl", "chip star"):
        state = after(state, CHANCE_SEAT, RULES.parse(state, CHANCE_SEAT, chip))
    loaded = RULES.load(RULES.dump(state))
    assert [state.seen_by(seat) for seat in range(3)] == [loaded.seen_by(seat) for seat in range(3)]
    assert [state.result(seat) for seat in range(3)] == [0, 1, 0]


def last_step() -> irrgarten.Game:
    return table(NEAR, rolled=4, chips=["cat hat bat key", ""], walls="c3|c4 a1|a2")


@clause("MAG-23")
def test_the_fifth_chip_wins_and_ends_the_game() -> None:
    game = last_step()
    events = game.play("e")
    assert game.over
    assert game.turn == []
    assert game.moves() == []
    assert game.result == [1, 0]
    assert Won(seat=0) in events
    state = state_of(game)
    assert state["winner"] == 0
    assert [state[name] for name in ("turn", "rolled", "steps_left", "wanted", "owed")] == [
        None
    ] * 5
    for seat in (0, 1):
        refusal = game.refusal("w", seat)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("MAG-23", "why-over")


@clause("MAG-23")
def test_what_is_over_is_over_in_a_copy_and_seen_as_that() -> None:
    game = last_step()
    game.play("e")
    over = RULES.load(game.position())
    assert [over.copy().result(seat) for seat in (0, 1)] == [1, 0]
    before = RULES.load(last_step().position())
    ended = after(before, 0, RULES.parse(before, 0, "e"))
    assert [ended.seen_by(seat) for seat in (0, 1)] == [over.seen_by(seat) for seat in (0, 1)]


@clause("MAG-20", "MAG-23")
def test_which_chip_somebody_has_is_seen_and_in_the_end_every_wall() -> None:
    def seen(chips: str, walls: str, *acts: str) -> set[int]:
        game = table(NEAR, rolled=4, chips=chips.split(","), walls=walls)
        for act in acts:
            game.play(act)
        state = RULES.load(game.position())
        return {state.seen_by(seat) for seat in (0, 1)}

    for one, other in (("cat,", "hat,"), (",cat", ",hat")):
        assert not seen(one, "") & seen(other, "")
    four = "cat hat bat key,"
    assert not seen(four, "a5|a6", "e") & seen(four, "b5|b6", "e")
    assert seen(four, "a5|a6") == seen(four, "b5|b6")


@clause("MAG-23")
@pytest.mark.parametrize("move", ["n", "stop", "roll 3", "chip owl"])
def test_nothing_can_be_done_after_it(move: str) -> None:
    game = last_step()
    game.play("e")
    assert game.why_not(move) == "MAG-23"
    with pytest.raises(irrgarten.IllegalMove):
        game.play(move)


@clause("MAG-23")
def test_four_chips_do_not_win() -> None:
    game = table(NEAR, rolled=4, chips=["cat hat bat", ""])
    game.play("e")
    assert not game.over
    assert game.result is None


WALLED = """
    . . . . . 1
    . . . . . .
    . . . * . .
    . . 0 . . .
    . . . . . .
    . . . . . .
"""


def bumped_once(memory_aid: bool) -> tuple[irrgarten.Game, list[Event]]:
    game = table(WALLED, rolled=4, walls="b3|c3 e4|e5", memory_aid=memory_aid)
    events = game.play("s")
    events += game.play("n")
    events += game.play("w")
    return game, events


@clause("MAG-30")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_bump_is_told_when_it_happens_and_no_view_holds_it(seat: int | None) -> None:
    game, events = bumped_once(memory_aid=False)
    assert events[-2] == Bumped(seat=0, at="c3", wall="b3|c3", home="a1")
    assert "|" not in msgspec.json.encode(game.view(seat)).decode()


@clause("MAG-30")
def test_what_is_past_keeps_no_place() -> None:
    game, events = bumped_once(memory_aid=False)
    options = RULES.options(RULES.load(game.position()))
    left = [faded for event in events if (faded := RULES.faded(options, event)) is not None]
    assert not any(isinstance(event, Stepped) for event in left)
    assert Bumped(seat=0, at=None, wall=None, home="a1") in left
    assert "|" not in msgspec.json.encode(left).decode()


@clause("MAG-30")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_memory_aid_keeps_bumps_and_passages_for_everyone(seat: int | None) -> None:
    game, events = bumped_once(memory_aid=True)
    view = msgspec.to_builtins(game.view(seat))
    assert view["bumped"] == ["b3|c3"]
    assert view["passed"] == ["c2|c3"]
    assert view["labyrinth"] is None
    options = RULES.options(RULES.load(game.position()))
    assert [RULES.faded(options, event) for event in events] == events


@clause("MAG-30")
def test_whoever_may_see_all_sees_the_walls_and_which_of_them_play_has_shown() -> None:
    game, _ = bumped_once(memory_aid=False)
    whole = msgspec.to_builtins(RULES.whole(RULES.load(game.position())))
    assert whole["labyrinth"] == ["b3|c3", "e4|e5"]
    assert (whole["bumped"], whole["passed"]) == (["b3|c3"], ["c2|c3"])


@clause("MAG-31")
def test_the_last_step_is_not_foreseen_and_only_what_was_met_is_uncovered() -> None:
    shown, view = last_step().preview(["e"])
    assert (shown, msgspec.to_builtins(view)["winner"]) == (0, None)
    journal = Journal()
    journal.note(ROLLED, 0, 3)
    state = RULES.load(table(WALLED).position())
    assert RULES.uncovered(state, journal, 0) == []
    journal.note(STEPPED, 0, 1, 2, 3)
    assert len(RULES.uncovered(state, journal, 0)) == 1


@clause("MAG-30")
@pytest.mark.parametrize("memory_aid", [True, False])
def test_walks_are_planned_with_what_is_kept_for_everyone(memory_aid: bool) -> None:
    position = drawn(WALLED, walls="b3|c3 e4|e5", memory_aid=memory_aid, bumped="b3|c3")
    state = RULES.load(position)
    planned = RULES.imagined(state)
    assert (planned.walls, planned.bumped) == (0, state.bumped if memory_aid else 0)
    assert state.bumped != 0


@clause("MAG-30")
def test_whoever_knows_of_one_wall_supposes_it_everywhere() -> None:
    game = table(WALLED, walls="b3|c3 e4|e5", memory_aid=True, bumped="b3|c3")
    belief = RULES.belief(game.view(0), None)
    state = RULES.load(game.position())
    assert all(belief.sample(Rng(seed)).walls & state.bumped for seed in range(8))  # type: ignore[attr-defined]


@clause("MAG-30")
def test_the_choice_is_an_option_that_all_can_see() -> None:
    for memory_aid in (True, False):
        view = table(WALLED, memory_aid=memory_aid).view(None)
        assert msgspec.to_builtins(view)["memory_aid"] is memory_aid


@clause("MAG-31")
def test_whoever_wins_the_end_brings_the_walls_to_light() -> None:
    before = RULES.load(last_step().position())
    over = after(before, 0, RULES.parse(before, 0, "e"))
    assert before.walls not in RULES.uncovered(before, Journal(), 1)
    assert over.walls in RULES.uncovered(over, Journal(), 1)


@clause("MAG-31")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_the_end_the_labyrinth_is_shown_whole(seat: int | None) -> None:
    game = last_step()
    assert msgspec.to_builtins(game.view(seat))["labyrinth"] is None
    events = game.play("e")
    assert events[-1] == Revealed(walls=["a1|a2", "c3|c4"])
    assert msgspec.to_builtins(game.view(seat))["labyrinth"] == ["a1|a2", "c3|c4"]


@clause("MAG-31")
def test_after_the_end_no_other_labyrinth_is_supposed() -> None:
    game = last_step()
    game.play("e")
    over = RULES.load(game.position())
    belief = RULES.belief(game.view(1), None)
    assert [belief.sample(Rng(seed)).walls for seed in range(4)] == [over.walls] * 4  # type: ignore[attr-defined]


def test_walls_chips_symbols_and_magicians_are_counted() -> None:
    """By the laws, all through a game: one that stands beside the floor is missed."""
    state = RULES.load(last_step().position())
    counted = {"walls": state.walls, "chips": 24, "symbols": 24, "magicians": 2}
    assert dict(RULES.conserved(state)) == counted
    state.at = [36, -1, 0, 0]
    assert dict(RULES.conserved(state)) == {**counted, "magicians": 0}


def test_the_drawing_of_a_game_without_a_wanted_symbol_awaits_a_chip() -> None:
    assert drawn(NEAR.replace("*", "."))["state"]["wanted"] is None
