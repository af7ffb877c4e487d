"""What a computer player makes of what it knows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.magic_labyrinth.floor import LAYOUT, drawn

from irrgarten.games.magic_labyrinth import RULES, by_hand
from irrgarten.games.magic_labyrinth.board import SLOT_FIELDS, SLOT_OF
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths, labyrinths
from irrgarten.games.magic_labyrinth.narration import Bumped
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.search.levels import LEVELS
from irrgarten.search.player import Player

THINKER = msgspec.structs.replace(LEVELS["expert"], playouts=150)


def slots(names: str) -> int:
    return sum(1 << SLOT_OF[name] for name in names.split())


def knowing(drawing: str, *, bumped: str = "", passed: str = "", **rest: Any) -> dict[str, Any]:
    """A position over a labyrinth of 24 walls in which this much is known."""
    walls = Labyrinths(24, slots(bumped), slots(passed)).draw(Rng(1))
    names = " ".join(by_hand.names(walls))
    return drawn(drawing, walls=names, bumped=bumped, passed=passed, memory_aid=True, **rest)


def chosen(position: dict[str, Any], seat: int = 0, seed: int = 1) -> str:
    state = RULES.load(position)
    player = Player(RULES, RULES.options(state), seat, THINKER, seed)
    return player.choose(RULES.view(state, seat))


def worth(position: dict[str, Any]) -> list[float]:
    state = RULES.load(position)
    heuristics = RULES.heuristics(RULES.view(state, 0), None)
    return [heuristics.worth(state, seat) for seat in range(state.seats)]


@pytest.mark.parametrize("seed", range(5))
def test_steps_onto_the_wanted_symbol_in_reach(seed: int) -> None:
    position = knowing(
        """
        . . . . . 1
        . . . . . .
        . . . 0 * .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        passed="d4|e4",
    )
    assert chosen(position, seed=seed) == "e"


@pytest.mark.parametrize("seed", range(5))
def test_takes_the_known_way_round(seed: int) -> None:
    position = knowing(
        """
        . . . . . 1
        . . . . . .
        . . . 0 * .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        bumped="d4|e4",
        passed="d3|d4 d3|e3 e3|e4",
        rolled=3,
    )
    assert chosen(position, seed=seed) == "s"


@pytest.mark.parametrize("seed", range(5))
def test_prefers_a_known_way_to_a_risk(seed: int) -> None:
    """Straight on there may be a wall; both ways need this turn only."""
    position = knowing(
        """
        . . . . . 1
        . . . . . .
        . . . . . .
        . . . . * .
        . . . 0 . .
        . . . . . .
        """,
        passed="d2|e2 e2|e3",
        rolled=2,
    )
    assert chosen(position, seed=seed) == "e"


@pytest.mark.parametrize("seed", range(5))
def test_a_known_wall_can_be_the_way_home(seed: int) -> None:
    """The wanted symbol lies near the own corner, far from here: bump, and be there next turn."""
    position = knowing(
        """
        . . . . . 1
        . . . 0 . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . * . . .
        """,
        bumped="c5|d5",
        passed="a1|b1 b1|c1",
        rolled=1,
    )
    assert chosen(position, seed=seed) == "w"


def test_never_bumps_into_a_wall_it_remembers_where_a_way_is_known() -> None:
    """Everything is known: a whole game is walked without one bump that does not pay."""
    walls = labyrinths(24).draw(Rng(11))
    options = MagicLabyrinthOptions(players=2, walls=24, memory_aid=True)
    play = Play.begun(RULES, options, "known", {"labyrinth": by_hand.names(walls)})
    state = play.state
    assert isinstance(state, MagicLabyrinth)
    state.bumped, state.passed = state.walls, ((1 << 60) - 1) & ~state.walls
    play.answer()
    players = [Player(RULES, options, seat, THINKER, seat) for seat in range(2)]
    while not play.over:
        seat, state = play.turn[0], play.state
        assert isinstance(state, MagicLabyrinth)
        field, corner = state.at[seat], state.corner[seat]
        act = players[seat].choose(RULES.view(state, seat))
        happened = play.make(seat, act).perceived(seat)
        if any(isinstance(event, Bumped) for event in happened):
            assert field != corner, "a bump in the own corner wins nothing"
            assert saves_steps(state, field, corner)
        play.answer()
    assert play.ply < 400


def saves_steps(state: MagicLabyrinth, field: int, corner: int) -> bool:
    target = state.field_of[state.wanted]
    return steps(state.walls, corner, target) < steps(state.walls, field, target)


def steps(walls: int, start: int, target: int) -> int:
    """The length of the shortest way."""
    reached, edge, length = {start}, {start}, 0
    while target not in reached:
        edge = {
            other
            for slot, pair in enumerate(SLOT_FIELDS)
            if not walls >> slot & 1
            for field, other in (pair, pair[::-1])
            if field in edge and other not in reached
        }
        reached |= edge
        length += 1
    return length


RACE = """
    . . . . . 1
    . . . . . .
    . . . * . .
    . . . . . .
    . . . . . .
    0 . . . . .
"""


def test_the_prospects_of_all_add_up_to_one() -> None:
    assert sum(worth(drawn(RACE))) == pytest.approx(1.0)


def test_whoever_has_more_chips_has_better_prospects() -> None:
    even = worth(drawn(RACE))
    ahead = worth(drawn(RACE, chips=["owl key bat", "book"]))
    assert ahead[0] > even[0] > 1 - ahead[0]


def test_whoever_is_nearer_has_better_prospects() -> None:
    near = RACE.replace("0", ".").replace(". . . * . .", ". . 0 * . .")
    assert worth(drawn(near))[0] > worth(drawn(RACE))[0]


def test_a_wall_in_the_way_spoils_the_prospects() -> None:
    near = RACE.replace("0", ".").replace(". . . * . .", ". . 0 * . .")
    open_way = knowing(near, passed="c4|d4")
    barred = knowing(near, bumped="c4|d4")
    assert worth(open_way)[0] > worth(barred)[0]


#: What an act promises that loses nothing.
NOTHING_LOST = 1.02


def promised(position: dict[str, Any]) -> dict[str, float]:
    """What each act promises to whoever is to move."""
    state = RULES.load(position)
    advice = RULES.heuristics(RULES.view(state, state.turn), None)
    acts = Acts()
    state.legal(state.turn, acts)
    return {
        RULES.format(state, state.turn, act): advice.prior(state, state.turn, act)
        for act in map(acts.at, range(acts.count))
    }


#: Two ways of two steps, of which nothing is known.
UNKNOWN = """
    . . . . . 1
    . . . . . .
    . . . . . .
    . . . . * .
    . . . 0 . .
    . . . . . .
"""


def test_the_best_act_loses_nothing_and_no_act_gains() -> None:
    """Where nothing is known, where a way is, and where one is barred."""
    for met in ({}, {"passed": "d2|e2 e2|e3"}, {"bumped": "d2|e2"}, {"passed": "d2|d3"}):
        promises = promised(knowing(UNKNOWN, rolled=2, **met))
        assert max(promises.values()) == pytest.approx(NOTHING_LOST, abs=0.05)


def test_a_slot_not_met_may_hold_a_wall() -> None:
    """East is known to be open; north may not be, and in the corner all begins anew."""
    promises = promised(knowing(UNKNOWN, passed="d2|e2 e2|e3", rolled=2))
    assert promises["e"] == pytest.approx(NOTHING_LOST)
    assert max(promises["n"], promises["stop"]) < 0.5


def test_a_bump_leads_to_a_symbol_in_the_own_corner() -> None:
    """The wanted symbol lies where the magician is put after a bump: that is all it takes."""
    moved = {"a1": LAYOUT["c1"]} | {field: it for field, it in LAYOUT.items() if field != "c1"}
    drawing = """
        . . . . . 1
        . . . . . .
        . . . . . .
        . . . . . .
        . . . 0 . .
        * . . . . .
    """
    promises = promised(knowing(drawing, bumped="d2|d3", rolled=1, symbols=moved))
    assert promises["n"] == pytest.approx(NOTHING_LOST)
    assert all(promise < 1 for act, promise in promises.items() if act != "n")


@pytest.mark.parametrize("met", ["bumped", "passed"])
def test_what_was_met_since_is_reckoned_with_and_forgotten_where_it_was_not(met: str) -> None:
    """A search comes back to where it began: there all is judged as it was."""
    known = {"passed": "a1|b1", "bumped": "a2|b2"}
    before = RULES.load(knowing(RACE, turn=1, **known))
    after = RULES.load(knowing(RACE, turn=1, **(known | {met: f"{known[met]} b1|c1"})))
    advice = RULES.heuristics(RULES.view(before, 0), None)
    first = advice.worth(before, 0)
    then = advice.worth(after, 0)
    assert then < first if met == "bumped" else then > first
    assert advice.worth(before, 0) == first
