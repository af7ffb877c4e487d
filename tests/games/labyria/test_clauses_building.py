"""Board, set-up and building, clause by clause (RIA-01 to RIA-15)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.labyria.mazes import drawn, ends, refused, state_of, table

import irrgarten
from irrgarten import registry
from irrgarten.games.labyria.board import PIECES, edges
from irrgarten.games.labyria.narration import AllBuilt, Built, PassedOver
from irrgarten.kernel.narration import TurnCame

clause = pytest.mark.clause
SIZES = pytest.mark.parametrize("size", [8, 10, 12, 14])


def new(**chosen: object) -> irrgarten.Game:
    wanted: dict[str, Any] = {"seed": 1, "beginner": 0, "chance": "manual", **chosen}
    return irrgarten.new("labyria", **wanted)


def built(*acts: str, **chosen: object) -> irrgarten.Game:
    game = new(**chosen)
    for act in acts:
        game.play(act)
    return game


# -- board and set-up ---------------------------------------------------------------------------
@clause("RIA-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_with_three_figures_each(players: int) -> None:
    assert [len(own) for own in state_of(new(players=players))["figures"]] == [3] * players
    assert registry.rules("labyria").players == (2, 4)


@clause("RIA-01")
@pytest.mark.parametrize("players", [0, 1, 5, "two", None, 2.5])
def test_no_other_number_plays(players: object) -> None:
    with pytest.raises(irrgarten.OptionsError, match="players"):
        new(players=players)


@clause("RIA-02")
@SIZES
def test_walls_stand_between_fields(size: int) -> None:
    assert len(edges(size)) == 2 * size * (size - 1)
    game = new(size=size)
    assert game.position()["options"] == {"players": 2, "size": size}
    middle = {8: "d4", 10: "e5", 12: "f6", 14: "g7"}[size]
    game.play(f"C {middle}+ne")
    last = "abcdefghijklmn"[size - 1]
    for off in (f"T {last}1|{'abcdefghijklmno'[size]}1", f"T a{size}|a{size + 1}", "T a0|a1"):
        with pytest.raises(irrgarten.NotationError):
            game.play(off)


@clause("RIA-02")
def test_the_usual_board_has_ten_by_ten() -> None:
    assert new().position()["options"]["size"] == 10
    for size in (6, 9, 11, 16, "ten"):
        with pytest.raises(irrgarten.OptionsError, match="size"):
            new(size=size)


@clause("RIA-03")
def test_a_corner_fills_two_edges_at_a_right_angle() -> None:
    game = built("C e5+ne")
    for edge in ("e6|f6", "f5|f6"):
        assert refused(game, f"T {edge}") == "RIA-03 why-edge-taken"
    assert {"T e5|e6", "T e5|f5"} <= set(game.moves())


@clause("RIA-03")
def test_a_crossing_holds_one_corner_and_an_edge_one_wall() -> None:
    game = built("C e5+ne", "T e5|f5")
    assert refused(game, "C e5+sw") == "RIA-03 why-crossing-taken"
    assert refused(game, "T e5|f5") == "RIA-03 why-edge-taken"
    assert refused(game, "C e4+nw") == "RIA-03 why-edge-taken"  # its arm north is e5|f5
    assert game.why_not("C e4+sw") is None  # its crossing is an end of that tile


@clause("RIA-04")
@pytest.mark.parametrize(("players", "tiles", "corners"), [(2, 20, 10), (3, 13, 6), (4, 10, 5)])
def test_obstacles_are_shared_out(players: int, tiles: int, corners: int) -> None:
    state = state_of(new(players=players))
    assert (state["reserve"], state["depot"]) == ([[tiles, corners]] * players, 4)
    assert state["tiles"] == state["corners"] == []


@clause("RIA-04")
def test_who_has_no_tiles_or_corners_left_builds_none() -> None:
    position = drawn("", phase="build", depot=4)
    position["state"] |= {"corners": ["e5+ne"], "reserve": [[0, 9], [20, 10]]}
    position["state"]["tiles"] = [f"{c}5|{c}6" for c in "abcde"] + [f"{c}6|{c}7" for c in "fghij"]
    position["state"]["tiles"] += [f"{c}3|{c}4" for c in "abcdefgh"] + ["e4|f4", "e5|f5"]
    game = irrgarten.load(position)
    assert refused(game, "T i6|j6") == "RIA-04 why-no-tiles-left"
    position["state"]["reserve"] = [[0, 9], [20, 0]]
    position["state"]["turn"] = 1
    with pytest.raises(irrgarten.PositionError, match=r"state.corners.*RIA-04"):
        irrgarten.load(position)


@clause("RIA-05")
@SIZES
def test_everybody_starts_in_a_corner(size: int) -> None:
    far = "abcdefghijklmn"[size - 1]
    corners = ["a1", f"a{size}", f"{far}{size}", f"{far}1"]
    seated = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
    for players, taken in seated.items():
        figures = state_of(new(players=players, size=size))["figures"]
        assert figures == [[corners[corner]] * 3 for corner in taken]


@clause("RIA-05")
def test_nobody_is_in_the_way_on_a_corner_field() -> None:
    together = [["a1", "a1", "b1"], ["a1", "a1", "j10"]]
    assert "a1" in ends(table("", "1 -", figures=together), "b1")
    game = table("", "2 -", figures=together)
    assert "a2" in ends(game, "b1")  # by way of a1
    game.play("b1>a2")
    assert state_of(game)["figures"] == [["a1", "a1", "a2"], ["a1", "a1", "j10"]]


@clause("RIA-06")
def test_the_goal_is_diagonally_opposite() -> None:
    view = new(players=4).view(0)
    assert view.starts == ["a1", "a10", "j10", "j1"]
    assert view.goals == ["j10", "j1", "a1", "a10"]
    view = new(players=2, size=14).view(1)
    assert view.goals == ["n14", "a1"]


@clause("RIA-07")
def test_turns_go_clockwise() -> None:
    game = built("C e5+ne", players=3, beginner=1)
    assert game.turn == [2]
    game.play("T e5|f5")
    assert game.turn == [0]
    assert refused(game, "T e4|f4", seat=2) == "RIA-07 why-not-your-turn"


@clause("RIA-07")
def test_in_the_race_too() -> None:
    game = table("", players=4, turn=3)
    game.play("roll 1 miss")
    assert state_of(game)["turn"] == 0


# -- building -----------------------------------------------------------------------------------
@clause("RIA-10")
def test_a_lot_says_who_builds_first() -> None:
    drawn_first = {irrgarten.new("labyria", players=4, seed=seed).turn[0] for seed in range(40)}
    assert drawn_first == {0, 1, 2, 3}
    assert new(players=3, beginner=2).turn == [2]
    for wrong in (3, -1, True, "one"):
        with pytest.raises(irrgarten.OptionsError, match="beginner"):
            new(players=3, beginner=wrong)


@clause("RIA-11")
@pytest.mark.parametrize(
    ("size", "crossing", "around"),
    [
        (8, "d4+", {"d4|d5", "d4|e4", "d5|e5", "e4|e5"}),
        (10, "e5+", {"e5|e6", "e5|f5", "e6|f6", "f5|f6"}),
        (12, "f6+", {"f6|f7", "f6|g6", "f7|g7", "g6|g7"}),
        (14, "g7+", {"g7|g8", "g7|h7", "g8|h8", "h7|h8"}),
    ],
)
def test_the_first_obstacle_goes_to_the_middle(size: int, crossing: str, around: set[str]) -> None:
    game = new(size=size)
    corners = {f"C {crossing}{arms}" for arms in ("ne", "se", "sw", "nw")}
    assert set(game.moves()) == corners | {f"T {edge}" for edge in around}
    assert refused(game, "T a1|a2") == "RIA-11 why-not-the-middle"
    assert refused(game, "C c3+ne") == "RIA-11 why-not-the-middle"


@clause("RIA-12")
def test_one_obstacle_each_as_they_like() -> None:
    game = new()
    assert game.play("T e5|e6") == [Built(0, "tile", "e5|e6"), TurnCame(1)]
    assert game.play("C e5+ne") == [Built(1, "corner", "e5+ne"), TurnCame(0)]
    state = state_of(game)
    assert (state["tiles"], state["corners"]) == (["e5|e6"], ["e5+ne"])
    assert state["reserve"] == [[19, 10], [20, 9]]
    assert refused(game, "a1>a2") == "RIA-12 why-still-building"
    assert refused(game, "done") == "RIA-12 why-still-building"


@clause("RIA-12")
def test_until_all_are_placed() -> None:
    game = new(players=4)
    placed = 0
    while state_of(game)["phase"] == "build":
        game.play(game.moves()[0])
        placed += 1
    state = state_of(game)
    assert (placed, state["reserve"]) == (60, [[0, 0]] * 4)
    assert (len(state["tiles"]), len(state["corners"])) == (40, 20)
    assert (state["phase"], state["turn"]) == ("throw", None)
    game.play("first 2")
    assert refused_in_race(game) == "RIA-12 why-built"


def refused_in_race(game: irrgarten.Game) -> str:
    game.play("roll 3 cloak")
    return refused(game, "T a1|a2")


@clause("RIA-13")
def test_later_ones_touch_with_an_end() -> None:
    game = built("T e5|f5")  # from the crossing e5+ down to e4+
    near = {"e5|e6", "e6|f6", "f5|f6", "e4|e5", "e4|f4", "f4|f5"}
    assert {move[2:] for move in game.moves() if move.startswith("T")} == near
    assert refused(game, "T e3|f3") == "RIA-13 why-not-touching"
    assert refused(game, "T d5|e5") == "RIA-13 why-not-touching"


@clause("RIA-13")
def test_corners_touch_with_their_crossing_or_the_ends_of_their_arms() -> None:
    game = built("T e5|f5")
    corners = {move[2:] for move in game.moves() if move.startswith("C")}
    assert {"e5+ne", "e5+nw", "e4+se", "e4+sw"} <= corners  # not with an arm on the tile itself
    assert "e5+se" not in corners
    assert {"e6+se", "e6+sw", "e3+ne", "e3+nw", "f5+nw", "f5+sw", "d4+se"} <= corners
    assert refused(game, "C e6+ne") == "RIA-13 why-not-touching"
    assert refused(game, "C f5+ne") == "RIA-13 why-not-touching"


@clause("RIA-13")
def test_the_rim_is_no_obstacle() -> None:
    game = built("T e5|f5")
    assert refused(game, "T e1|f1") == "RIA-13 why-not-touching"
    assert refused(game, "T a5|a6") == "RIA-13 why-not-touching"


def full() -> dict[str, Any]:
    """No corner fits anywhere: walls stand upright between all columns, of 8 × 8 fields.

    Seat 0 has a corner left, seat 1 three tiles, for which there is room everywhere.
    """
    rows = {"a": "12345", "b": "12345", "c": "12345", "d": "4", "e": "4", "f": "4", "g": "4"}
    corners = [f"{column}{row}+ne" for column, those in rows.items() for row in those]
    tiles = [
        f"{column}{row}|{chr(ord(column) + 1)}{row}"
        for column, those in rows.items()
        for row in range(1, 9)
        if str(row - 1) not in those
    ]
    position = drawn("", phase="build", size=8, turn=1)
    position["state"] |= {"tiles": tiles, "corners": corners, "reserve": [[0, 1], [3, 0]]}
    return position


@clause("RIA-14")
def test_who_can_place_nothing_is_passed_over_and_asked_again() -> None:
    game = irrgarten.load(full(), chance="manual")
    events = game.play("T a1|a2")
    assert events == [Built(1, "tile", "a1|a2"), PassedOver(0), TurnCame(1)]
    assert game.play("T a2|a3")[1:] == [PassedOver(0), TurnCame(1)]
    assert state_of(game)["reserve"] == [[0, 1], [1, 0]]


@clause("RIA-14")
def test_building_ends_when_nobody_can_place() -> None:
    game = irrgarten.load(full(), chance="manual")
    game.play("T a1|a2")
    game.play("T a2|a3")
    assert game.play("T a3|a4") == [Built(1, "tile", "a3|a4"), AllBuilt(1)]
    state = state_of(game)
    assert (state["phase"], state["turn"], state["reserve"]) == ("throw", None, [[0, 1], [0, 0]])
    game.play("first 1")
    game.play("roll 1 cloak")
    assert state_of(game)["reserve"] == [[0, 1], [0, 0]]


@clause("RIA-15")
def test_areas_and_corners_may_be_closed_off() -> None:
    position = drawn("", phase="build")
    tiles = ["e5|f5", "e4|f4", "e3|f3", "e2|f2", "e1|f1", "e1|e2", "d1|d2", "c1|c2", "b1|b2"]
    position["state"] |= {"tiles": tiles, "reserve": [[11, 10], [20, 10]]}
    game = irrgarten.load(position)
    assert game.why_not("T a1|b1") is None
    assert game.why_not("C a1+sw") is None  # both edges of the start corner
    game.play("C a1+sw")
    assert "a1+sw" in state_of(game)["corners"]


# -- built by lot -------------------------------------------------------------------------------
@clause("RIA-11", "RIA-12", "RIA-13", "RIA-14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_lot_builds_could_have_been_built_by_the_players(players: int) -> None:
    game = new(players=players, building="lot")
    state = state_of(game)
    assert state["phase"] == "throw"
    # All obstacles stand, and a position in which one touches no other would not be taken.
    tiles, corners = PIECES[players]
    assert len(state["tiles"]) == players * tiles
    assert len(state["corners"]) == players * corners
    assert irrgarten.load(game.position(), chance="manual").position() == game.position()
    assert sum(map(sum, state["reserve"])) == 0


@clause("RIA-10")
def test_the_lot_builds_otherwise_with_another_seed_and_alike_with_the_same() -> None:
    assert new(building="lot").position() == new(building="lot").position()
    assert new(building="lot").position() != new(building="lot", seed=2).position()


def test_nothing_but_the_lot_builds_before_the_game() -> None:
    with pytest.raises(irrgarten.OptionsError, match="building"):
        new(building="by hand")
