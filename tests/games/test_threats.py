"""Exploring by threat: what the pieces of each game could do to each other."""

from __future__ import annotations

from tests.games.caminos import boards as caminos
from tests.games.dog import lines as dog
from tests.games.labyria import mazes as labyria
from tests.games.labyrinthe import boards as labyrinthe

import irrgarten
from irrgarten import registry
from irrgarten.kernel.threats import Threat, gathered


def threats(game: irrgarten.Game, seat: int | None = None) -> list[Threat]:
    told = registry.rules(game.name).threats(game.view(seat))
    assert game.threats() == told
    return told


def test_what_differs_in_what_it_takes_is_one() -> None:
    apart = [Threat(0, "a1", "b2", 1, ["3"]), Threat(0, "a1", "b3", 1, [])]
    assert gathered([*apart, Threat(0, "a1", "b2", 1, ["3", "5"])]) == [
        Threat(0, "a1", "b2", 1, ["3", "5"]),
        apart[1],
    ]


# -- Brändi Dog ------------------------------------------------------------------------
def test_a_marble_could_be_struck_with_what_leads_to_its_field() -> None:
    """DOG-35, DOG-46, DOG-52: by its value, by a seven that passes it, or by a jack."""
    game = dog.table("K K K 20 | 2\nK K K 25 | 3\nK K K K |\nK K K K |")
    assert threats(game) == [
        Threat(0, "20", "25", 1, ["5", "7", "J"]),
        Threat(1, "25", "20", 0, ["J"]),
    ]


def test_partners_are_no_threat() -> None:
    game = dog.table("K K K 20 | 2\nK K K K |\nK K K 25 |\nK K K K |")
    assert threats(game) == []


def test_four_goes_back_and_a_fresh_marble_blocks() -> None:
    """DOG-24, DOG-32; and whoever comes out strikes what stands on the start (DOG-33)."""
    game = dog.table("K K K 20 | 2\nK K K 24 |\nK K K 30 |\nK K K 0 |")
    told = {(threat.seat, threat.start, threat.place): threat.by for threat in threats(game)}
    assert told[1, "24", "20"] == ["4", "J"]
    assert told[0, "K", "0"] == ["A", "K"]
    fresh = dog.table("K K S K | 2\nK K K 63 |\nK K K K |\nK K K K |")
    assert threats(fresh) == []


def test_nobodys_hand_enters_it() -> None:
    rich = dog.table("K K K 20 | 5 5 J\nK K K 25 | 3\nK K K K |\nK K K K |")
    poor = dog.table("K K K 20 | 9\nK K K 25 | Q\nK K K K |\nK K K K |")
    assert threats(rich, 0) == threats(rich, 1) == threats(poor) == threats(poor, 0)


def test_a_game_that_could_be_won() -> None:
    """DOG-66: alone, the last marble is enough."""
    game = dog.table("F2 F3 F4 63 | 3\nK K K K |", teams="none")
    assert Threat(0, "63", "F1", None, ["2"]) in threats(game)


# -- Brändi Labyria --------------------------------------------------------------------
def test_a_figure_could_be_attacked_by_an_exact_throw() -> None:
    """RIA-41, RIA-50."""
    figures = [["a1", "a1", "d4"], ["d6", "j10", "j10"]]
    game = labyria.table("", "1 turn", figures=figures)
    by = {(one.seat, one.start, one.place): one.by for one in threats(game)}
    assert by[0, "d4", "d6"][:3] == ["2", "4", "6"]
    assert by[1, "d6", "d4"][:3] == ["2", "4", "6"]
    assert {"double 1", "double 2"} <= set(by[0, "d4", "d6"])


def test_through_a_wall_only_the_cloak_leads() -> None:
    """RIA-30: what leads there without it needs no cloak."""
    figures = [["a1", "a1", "d4"], ["d6", "j10", "j10"]]
    game = labyria.table("", "1 turn", figures=figures, tiles=["d5|d6"])
    by = {(one.seat, one.start, one.place): one.by for one in threats(game)}
    assert "2" not in by[0, "d4", "d6"]
    assert "cloak 2" in by[0, "d4", "d6"]
    assert "cloak 4" not in by[0, "d4", "d6"]


# -- Le Jeu du Labyrinthe --------------------------------------------------------------
ARRIVING = """
    . . . . .
    . + + + .
    . + 1 + .
    . + + + .
    . . . . .
    . . 0 . .
"""


def test_a_pawn_in_the_centre_could_be_shifted() -> None:
    """LAB-21; whoever is to act, and also when a block must move."""
    for position in ({"turn": 0}, {"turn": 1}, {"turn": 0, "done": "pawn"}):
        game = labyrinthe.table(ARRIVING, "i8", **position)
        assert threats(game) == [Threat(0, "k8", "k11", 1, [])]


def test_the_third_pawn_could_win() -> None:
    """LAB-23"""
    game = labyrinthe.table(ARRIVING.replace("+ 1 +", "0 1 0"), "i8")
    wins = [threat for threat in threats(game) if threat.other is None]
    assert {(threat.seat, threat.start) for threat in wins} == {(0, "k8")}
    assert {threat.place for threat in wins} == {"k10", "k11"}


def test_after_the_end_no_pawn_is_threatened() -> None:
    board = ARRIVING.replace("+ 1 +", "0 1 0").replace(". . 0 . .", ". 1 0 . .")
    game = labyrinthe.table(board, "i8")
    assert Threat(1, "j8", "j11", 0, []) in threats(game)
    game.play("k8-k10")
    assert game.over
    assert threats(game) == []


# -- Brändi Caminos --------------------------------------------------------------------
def test_a_way_could_be_completed() -> None:
    """CAM-25: told for whoever could, whoever is to act; and not where nobody can."""
    assert threats(caminos.table("")) == []
    game = caminos.table(
        """
        B B . D D . . .
        B B . D D . . .
        . A . . . C . .
        A A A C C C . .
        """
    )
    told = threats(game)
    assert {threat.seat for threat in told} == {0}
    assert 0 < len(told) <= 12
    for threat in told:
        [act] = threat.by
        after = irrgarten.load(game.position())
        after.play(act)
        assert after.result == [1.0, 0.0]
        assert act.split(":")[1].startswith(threat.place)


def test_who_has_won_threatens_nobody_and_others_need_no_turn_to() -> None:
    """CAM-25: also who has just gone could, with the next turn; and after the end nobody."""
    game = caminos.table(
        """
        B B . D D . . .
        B B . D D . . .
        . A . . . C . .
        A A A C C C . .
        """
    )
    [winning, *_] = [threat.by[0] for threat in threats(game)]
    far = next(act for act in game.moves() if "h8" in act)
    later = irrgarten.load(game.position())
    later.play(far)
    assert later.turn == [1]
    assert 0 in {threat.seat for threat in threats(later)}
    game.play(winning)
    assert threats(game) == []
