"""What the computer player looks at."""

from __future__ import annotations

from tests.acting import make
from tests.games.labyria.mazes import drawn

from irrgarten.games.labyria import RULES
from irrgarten.games.labyria.rules import Labyria
from irrgarten.games.labyria.strength.heuristics import LabyriaHeuristics
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.rng import Rng
from irrgarten.search.thinking import Mind, think


def loaded(drawing: str, dice: str | None = None, **position: object) -> Labyria:
    state = RULES.load(drawn(drawing, dice, **position))  # type: ignore[arg-type]
    assert isinstance(state, Labyria)
    return state


def promises(state: Labyria) -> dict[str, float]:
    legal = Acts()
    state.legal(state.turn, legal)
    advice = LabyriaHeuristics(state)
    return {
        RULES.format(state, state.turn, act): advice.prior(state, state.turn, act)
        for act in legal.listed()
    }


def best(state: Labyria, playouts: int = 400) -> str:
    view = RULES.view(state, state.turn)
    mind = Mind(RULES.belief(view, None), RULES.heuristics(view, None))
    tried = think([mind], state.turn, playouts, Rng(7).below(1 << 60))
    return RULES.format(state, state.turn, max(tried, key=lambda one: one.visits).act)


def test_prospects_are_shares_and_the_nearer_has_more() -> None:
    state = loaded("", "2 -", figures=[["j8", "j7", "j10"], ["j10", "h8", "e5"]])
    advice = LabyriaHeuristics(state)
    mine, theirs = (advice.worth(state, seat) for seat in (0, 1))
    assert 0.9 < mine <= 1.0
    assert 0.0 <= theirs < 0.2


def test_figures_on_their_way_share_the_throws() -> None:
    """One after the other they would need longer than the last one of seat 0: 7.8 turns, not 7."""
    state = loaded("", "2 -", figures=[["a1", "j10", "j10"], ["b2", "c3", "d4"]])
    advice = LabyriaHeuristics(state)
    assert advice.worth(state, 1) > advice.worth(state, 0)


def test_a_win_is_made() -> None:
    state = loaded("", "2 -", figures=[["j8", "j10", "j10"], ["a1", "a1", "a3"]])
    assert best(state) == "j8>j10"
    assert max(promises(state), key=promises(state).__getitem__) == "j8>j10"


def test_a_figure_goes_home_by_an_exact_throw() -> None:
    state = loaded("", "4 cloak", figures=[["f10", "a1", "c4"], ["j10"] * 3])
    assert best(state) == "f10>j10"


def test_a_leader_near_the_goal_is_attacked() -> None:
    """Seat 1 has two figures home and the third two steps from it: it must be devoured."""
    figures = [["b4", "c5", "j10"], ["a1", "a1", "b2"]]
    assert best(loaded("", "2 cloak", figures=figures)).startswith("b4>b2/")


def test_a_tile_is_laid_in_the_way_of_the_leader() -> None:
    """And nowhere else: places that are on nobody's way are not tried."""
    lane = """
        +   +   +   +   +   +
          .   .   .   .   .
        +   +---+---+---+---+
          *   .   .   1   . |
    """
    state = loaded(lane, "1 +", moved=True, figures=[["a1", "a1", "f6"], ["a1", "a1", "d1"]])
    tried = {act for act, promise in promises(state).items() if promise > 0}
    assert tried == {"done", "+a1|b1", "+b1|c1", "+c1|d1"}
    assert best(state) in {"+a1|b1", "+b1|c1", "+c1|d1"}
    searched = Acts()
    state.legal(0, searched)
    LabyriaHeuristics(state).narrow(state, 0, searched)
    assert {RULES.format(state, 0, act) for act in searched.listed()} == tried


def test_a_wall_before_the_own_way_is_lifted() -> None:
    shut = """
        +---+   +   +   +
          * | .   .   .
    """
    state = loaded(shut, "1 -", figures=[["a1", "a1", "a1"], ["j10", "j10", "h8"]])
    assert best(state) in {"-a1|a2", "-a1|b1"}


def test_walls_are_judged_about_as_they_will_be_once_they_stand() -> None:
    """A search looks at walls that were not there when it began: their price is guessed."""
    figures = [["f6", "j10", "j10"], ["a1", "a1", "d1"]]
    state, walled = (loaded("", "1 +", figures=figures) for _ in range(2))
    for wall in ("+b1|c1", "+b2|c2"):
        make(walled, 0, RULES.parse(walled, 0, wall))
        walled.used = False
    advice = LabyriaHeuristics(state)
    before, guessed = advice.worth(state, 1), advice.worth(walled, 1)
    known = LabyriaHeuristics(walled).worth(walled, 1)
    assert 0.0 < 0.5 * (before - known) < before - guessed < 2 * (before - known)


def test_whoever_builds_keeps_the_own_way_open_and_shuts_that_of_others() -> None:
    """Four players: seats 0 and 2 need the one diagonal, seats 1 and 3 the other."""
    tiles = ["e5|f5", "e4|f4", "e3|f3", "e2|f2", "e5|e6", "d5|d6", "c5|c6", "b5|b6"]
    for turn in (0, 1):
        state = loaded("", players=4, phase="build", tiles=tiles, turn=turn)
        before = LabyriaHeuristics(state).worth(state, turn)
        make(state, turn, RULES.parse(state, turn, best(state)))
        assert LabyriaHeuristics(state).worth(state, turn) > before


def test_who_shuts_the_own_start_in_gains_nothing_by_it() -> None:
    tiles = ["e5|f5", "e4|f4", "e3|f3", "e2|f2", "e1|e2", "d1|d2", "c1|c2", "b1|b2"]
    chances = promises(loaded("", players=3, phase="build", tiles=tiles))
    assert chances["C a1+sw"] < 1.0 < max(chances.values())


def test_whoever_dreams_sees_the_own_way_alone() -> None:
    """The others may stand where they like, and are neither attacked nor walled in."""
    figures = [["b4", "c5", "j10"], ["a1", "a1", "b2"]]
    threatened = loaded("", "2 cloak", figures=figures)
    safe = loaded("", "2 cloak", figures=[figures[0], ["j10", "j10", "i9"]])
    awake, dreaming = [LabyriaHeuristics(threatened) for _ in range(2)]
    dreaming.dream()
    elsewhere = LabyriaHeuristics(safe)
    assert awake.worth(threatened, 0) < elsewhere.worth(safe, 0)
    elsewhere.dream()
    assert dreaming.worth(threatened, 0) == elsewhere.worth(safe, 0)
    attack = RULES.parse(threatened, 0, "b4>b2/b3")
    forward = RULES.parse(threatened, 0, "c5>d6")
    assert awake.prior(threatened, 0, attack) > awake.prior(threatened, 0, forward)
    assert dreaming.prior(threatened, 0, attack) < dreaming.prior(threatened, 0, forward)


def test_whoever_dreams_counts_steps_and_no_throws() -> None:
    """Two fields before the goal only one throw of six is of use; to a dreamer it is near."""
    state = loaded("", "2 cloak", figures=[["j8", "a1", "a1"], ["j10"] * 3])
    awake, dreaming = LabyriaHeuristics(state), LabyriaHeuristics(state)
    dreaming.dream()
    stays, enters = RULES.parse(state, 0, "a1>b2"), RULES.parse(state, 0, "j8>j10")
    assert awake.prior(state, 0, enters) > awake.prior(state, 0, stays)
    assert dreaming.prior(state, 0, enters) < dreaming.prior(state, 0, stays)
