"""Board and set-up, clause by clause (MAG-01 to MAG-08)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.games.magic_labyrinth.floor import LAYOUT, drawn, state_of, table

import irrgarten
from irrgarten import registry
from irrgarten.games.magic_labyrinth import by_hand
from irrgarten.games.magic_labyrinth.board import CORNERS, SLOT_NAMES, SYMBOLS
from irrgarten.games.magic_labyrinth.labyrinth import labyrinths
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.set_up import first_position
from irrgarten.kernel.clauses import Refusal

clause = pytest.mark.clause

CORNER_OF_THE_FLOOR = {"a1", "a6", "f1", "f6"}
BESIDE_A_CORNER = {"b1", "a2", "b6", "a5", "e1", "f2", "e6", "f5"}


def new(**chosen: Any) -> irrgarten.Game:
    return irrgarten.new("magic_labyrinth", **{"seed": 1, "chance": "manual", **chosen})


@clause("MAG-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_with_a_magician_each(players: int) -> None:
    assert len(state_of(new(players=players))["magicians"]) == players


@clause("MAG-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, "two", None])
def test_no_other_number_plays(players: object) -> None:
    with pytest.raises(irrgarten.OptionsError, match="players"):
        new(players=players)


@clause("MAG-02")
def test_the_edge_is_closed_and_there_are_sixty_slots() -> None:
    assert len(set(SLOT_NAMES)) == 60
    game = table(
        """
        . . . . . 1
        . . . . . .
        . . * . . .
        . . . . . .
        . . . . . .
        0 . . . . .
        """
    )
    assert game.moves() == ["n", "e", "stop"]
    assert {game.why_not("s"), game.why_not("w")} == {"MAG-12"}


@clause("MAG-04")
def test_the_usual_walls_are_those_of_the_easy_labyrinth() -> None:
    """For people who have chosen nothing; a program that says nothing gets all of them."""
    usual = registry.rules("magic_labyrinth").usual
    assert len(state_of(new(**usual))["walls"]) == len(state_of(new(walls="easy"))["walls"]) == 19
    assert len(state_of(new())["walls"]) == 24


@clause("MAG-03")
def test_each_symbol_lies_once_on_all_but_the_corners_and_their_neighbours() -> None:
    symbols = state_of(new(players=2))["symbols"]
    assert sorted(symbols.values()) == sorted(SYMBOLS)
    assert len(symbols) == 24
    assert not set(symbols) & (CORNER_OF_THE_FLOOR | BESIDE_A_CORNER)


@clause("MAG-03")
def test_which_symbol_lies_where_is_drawn() -> None:
    on_c1 = Counter(state_of(new(players=2, seed=seed))["symbols"]["c1"] for seed in range(200))
    assert len(on_c1) > 18
    assert max(on_c1.values()) < 25


@clause("MAG-03")
def test_another_layout_may_use_the_corners() -> None:
    layout = {**LAYOUT, "a1": LAYOUT["c3"]}
    del layout["c3"]
    assert state_of(new(players=2, symbols=layout))["symbols"] == dict(sorted_by_field(layout))


def sorted_by_field(layout: dict[str, str]) -> list[tuple[str, str]]:
    return sorted(layout.items(), key=lambda item: (item[0][1], item[0][0]))


@clause("MAG-03")
@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"c1": "key"}, "key"),
        ({"c1": "dragon"}, "dragon"),
        ({"g7": "owl"}, "g7"),
        ({"c1": None}, "owl"),
    ],
)
def test_a_layout_that_is_not_24_symbols_on_24_fields_is_refused(
    change: dict[str, str | None], named: str
) -> None:
    layout = {field: symbol for field, symbol in {**LAYOUT, **change}.items() if symbol}
    with pytest.raises(irrgarten.OptionsError, match=named):
        new(players=2, symbols=layout)


@clause("MAG-04")
@pytest.mark.parametrize(("chosen", "walls"), [("easy", 19), ("hard", 24), (0, 0), (7, 7)])
def test_as_many_walls_as_chosen_and_every_field_reachable(chosen: object, walls: int) -> None:
    position = new(players=2, walls=chosen).position()
    assert position["options"]["walls"] == len(position["state"]["walls"]) == walls
    assert by_hand.connected(by_hand.from_names(position["state"]["walls"]))


@clause("MAG-04")
@pytest.mark.parametrize("walls", [-1, 25, "most", 2.5])
def test_no_other_number_of_walls_can_be_chosen(walls: object) -> None:
    with pytest.raises(irrgarten.OptionsError, match="walls"):
        new(players=2, walls=walls)


@clause("MAG-04")
def test_a_labyrinth_that_cuts_a_field_off_is_refused_by_name() -> None:
    with pytest.raises(irrgarten.OptionsError, match="a1"):
        new(players=2, walls=2, labyrinth=["a1|b1", "a1|a2"])


@clause("MAG-04")
def test_more_than_24_walls_are_refused() -> None:
    with pytest.raises(irrgarten.OptionsError, match="24"):
        new(players=2, walls=24, labyrinth=SLOT_NAMES[:25])


@clause("MAG-05")
def test_there_are_as_many_labyrinths_as_the_clause_counts() -> None:
    assert labyrinths(19).count == 342_374_723_920_040
    assert labyrinths(24).count == 141_316_223_336_448


@clause("MAG-05")
def test_a_random_labyrinth_is_drawn_evenly() -> None:
    """With one wall each of the 60 slots is as likely: chi-square under its 0.1 % bound."""
    draws = Counter(state_of(new(walls=1, seed=seed))["walls"][0] for seed in range(1500))
    expected = 1500 / 60
    assert sum((draws[slot] - expected) ** 2 / expected for slot in SLOT_NAMES) < 98.3


@clause("MAG-05")
def test_a_labyrinth_made_by_hand_is_turned_and_nothing_else_is() -> None:
    by_turns = [["a1|b1"], ["a5|a6"], ["e6|f6"], ["f1|f2"]]
    games = [new(walls=1, labyrinth=["a1|b1"], symbols=LAYOUT, seed=seed) for seed in range(60)]
    seen = Counter(by_turns.index(state_of(game)["walls"]) for game in games)
    assert set(seen) == {0, 1, 2, 3}
    assert all(state_of(game)["symbols"] == state_of(games[0])["symbols"] for game in games)


@clause("MAG-04")
def test_a_labyrinth_made_by_hand_has_as_many_walls_as_were_chosen() -> None:
    with pytest.raises(irrgarten.OptionsError, match="walls: 3, but the labyrinth has 1"):
        new(walls=3, labyrinth=["a1|b1"])


@clause("MAG-03")
@pytest.mark.parametrize("symbols", ["owl", ["owl"], {**LAYOUT, "c1": 5}])
def test_a_layout_is_a_symbol_for_each_field(symbols: object) -> None:
    with pytest.raises(irrgarten.OptionsError, match="symbols: a layout gives"):
        new(symbols=symbols)


@clause("MAG-05")
@pytest.mark.parametrize("quarters", range(4))
def test_one_lot_of_four_says_how_it_is_turned(quarters: int) -> None:
    class Lot:
        def below(self, bound: int) -> int:
            return quarters if bound == 4 else 0

    given = {"labyrinth": ["a1|b1"], "symbols": LAYOUT, "beginner": 0}
    state = first_position(MagicLabyrinthOptions(walls=1), Lot(), given)
    assert by_hand.names(state.walls) == [["a1|b1"], ["a5|a6"], ["e6|f6"], ["f1|f2"]][quarters]


@clause("MAG-05")
def test_whoever_made_a_labyrinth_that_turning_does_not_hide_knows_it() -> None:
    rules = registry.rules("magic_labyrinth")
    assert rules.known_by_maker({"labyrinth": []}) == Refusal("MAG-05", "why-same-turned")
    assert rules.known_by_maker({"labyrinth": ["a1|b1"]}) is None
    assert rules.known_by_maker({}) is None
    assert rules.hidden_given == ("labyrinth",), "and nobody else is told"


@clause("MAG-30")
@pytest.mark.parametrize("memory_aid", [True, False])
def test_a_game_begins_with_the_memory_aid_or_without(memory_aid: bool) -> None:
    view = msgspec.to_builtins(new(memory_aid=memory_aid).view(0))
    assert view["memory_aid"] is memory_aid
    assert view["bumped"] == ([] if memory_aid else None)


@clause("MAG-05")
def test_no_view_holds_a_wall_before_the_end() -> None:
    game = table(
        """
        . . . . . 1
        . . . . . .
        . . * . . .
        . . . . . .
        . . . . . .
        0 . . . . .
        """,
        walls="a1|b1 c3|c4 d4|e4",
    )
    for seat in (0, 1, None):
        assert "|" not in msgspec.json.encode(game.view(seat)).decode()


@clause("MAG-06")
@pytest.mark.parametrize(
    ("players", "corners"),
    [(2, ["a1", "f6"]), (3, ["a1", "a6", "f6"]), (4, ["a1", "a6", "f6", "f1"])],
)
def test_everybody_starts_in_a_corner_two_in_opposite_ones(
    players: int, corners: list[str]
) -> None:
    state = state_of(new(players=players))
    assert state["magicians"] == state["corners"] == corners == list(CORNERS[players])


@clause("MAG-07")
def test_a_chip_is_drawn_before_anything_else_and_its_symbol_is_wanted() -> None:
    game = new(players=2)
    assert game.turn == []
    assert sorted(game.moves()) == sorted(f"chip {symbol}" for symbol in SYMBOLS)
    assert game.why_not("n") == "MAG-07"
    assert game.why_not("roll 3") == "MAG-07"
    game.play("chip owl")
    assert state_of(game)["wanted"] == "owl"
    assert "owl" not in state_of(game)["bag"]


@clause("MAG-07")
def test_chance_draws_the_chip_not_a_player() -> None:
    assert new(players=2).why_not("chip owl", seat=0) == "MAG-07"


@clause("MAG-08")
def test_the_beginner_is_drawn_by_lot() -> None:
    beginners = Counter(state_of(new(players=3, seed=seed))["turn"] for seed in range(90))
    assert set(beginners) == {0, 1, 2}


@clause("MAG-08")
def test_or_named_at_set_up() -> None:
    assert [state_of(new(players=3, beginner=seat))["turn"] for seat in range(3)] == [0, 1, 2]
    with pytest.raises(irrgarten.OptionsError, match="beginner"):
        new(players=3, beginner=3)


@clause("MAG-08")
def test_turns_go_around_clockwise_and_nobody_acts_out_of_turn() -> None:
    game = new(players=3, beginner=1)
    game.play("chip owl")
    order = []
    for _ in range(4):
        game.play("roll 2")
        order += game.turn
        assert game.why_not("stop", seat=(game.turn[0] + 1) % 3) == "MAG-08"
        game.play("stop")
    assert order == [1, 2, 0, 1]


def test_positions_can_be_drawn() -> None:
    """The drawings of these tests mean what they seem to."""
    position = drawn(
        """
        . . . . . 1
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        0 . * . . .
        """
    )
    assert position["state"]["magicians"] == ["a1", "f6"]
    assert position["state"]["wanted"] == LAYOUT["c1"] == "owl"


@clause("MAG-05")
@pytest.mark.parametrize(
    ("walls", "hidden"),
    [
        ([], False),
        (["a1|a2", "a6|b6", "f5|f6", "e1|f1"], False),
        (["a1|a2", "f5|f6"], False),
        (["a1|a2"], True),
        (["a1|a2", "a6|b6", "f5|f6", "e1|f1", "c3|d3"], True),
    ],
)
def test_who_built_what_turning_does_not_hide_may_not_play(walls: list[str], hidden: bool) -> None:
    refusal = registry.rules("magic_labyrinth").known_by_maker({"labyrinth": walls})
    assert (refusal is None) == hidden
    assert refusal is None or refusal.clause == "MAG-05"
