"""What a computer player makes of a position of Brändi Dog."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.acting import make
from tests.games.dog.lines import drawn, state_of, table

import irrgarten
from irrgarten.games.dog import RULES
from irrgarten.games.dog.options import DogOptions
from irrgarten.kernel import lots
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.random_play import first_of, settle
from irrgarten.kernel.rng import Rng
from irrgarten.search import judgement
from irrgarten.search.levels import LEVELS
from irrgarten.search.player import Player

THINKER = msgspec.structs.replace(LEVELS["expert"], playouts=400 if irrgarten.compiled else 40)
SEEDS = range(4)


def chosen(position: dict[str, Any], seed: int, seat: int = 0) -> str:
    state = RULES.load(position)
    player = Player(RULES, RULES.options(state), seat, THINKER, seed)
    return player.choose(RULES.view(state, seat))


def worth(position: dict[str, Any]) -> list[float]:
    state = RULES.load(position)
    heuristics = RULES.heuristics(RULES.view(state, 0), None)
    return [heuristics.worth(state, seat) for seat in range(state.seats)]


def priors(position: dict[str, Any], seat: int = 0) -> dict[str, float]:
    """How promising each legal act looks at first sight."""
    state = RULES.load(position)
    heuristics = RULES.heuristics(RULES.view(state, seat), None)
    legal = Acts()
    state.legal(seat, legal)
    return {
        RULES.format(state, seat, act): heuristics.prior(state, seat, act) for act in legal.listed()
    }


def played(drawing: str, seed: int) -> dict[str, Any]:
    """The state after a whole card of seat 0, a seven with all its parts."""
    game = table(drawing)
    position = game.position()
    while True:
        game.play(chosen(position, seed))
        position = game.position()
        if position["state"]["seven"] is None:
            return state_of(game)


# -- what it chooses ----------------------------------------------------------
@pytest.mark.parametrize("seed", SEEDS)
def test_turns_in_rather_than_going_on(seed: int) -> None:
    position = drawn(
        """
        60 K K K | 8
        K K K K  | 3
        K K K K  | 5
        40 K K K | 9
        """
    )
    assert chosen(position, seed) == "8:60>F4"


@pytest.mark.parametrize("seed", SEEDS)
def test_sends_home_an_opponent_who_is_nearly_there(seed: int) -> None:
    """The marble of seat 1 on field 10 has gone nearly all the way round to field 16."""
    position = drawn(
        """
        2 30 K K | 8 9
        10 K K K | 3 6
        S K K K  | 5 5
        40 K K K | 9 2
        """
    )
    assert chosen(position, seed) == "8:2>10"


@pytest.mark.parametrize("seed", SEEDS)
def test_spares_the_partner(seed: int) -> None:
    position = drawn(
        """
        2 30 K K | 8
        50 K K K | 3
        10 K K K | 5
        40 K K K | 9
        """
    )
    assert chosen(position, seed) == "8:30>38"


@pytest.mark.parametrize("seed", SEEDS)
def test_puts_a_marble_out_when_none_is_on_the_way(seed: int) -> None:
    position = drawn(
        """
        F4 F2 K K | A 3
        50 K K K  | 3 5
        10 K K K  | 5 8
        40 K K K  | 9 6
        """
    )
    assert chosen(position, seed) == "A:K>S"


@pytest.mark.parametrize("seed", SEEDS)
def test_goes_backward_over_the_start(seed: int) -> None:
    """DOG-24, DOG-39: four fields back are sixty forward."""
    position = drawn(
        """
        S K K K  | 4 9
        25 K K K | 3 5
        40 K K K | 5 8
        50 K K K | 9 6
        """
    )
    assert chosen(position, seed) == "4:S>60"


@pytest.mark.parametrize("seed", SEEDS)
def test_exchanges_for_a_place_further_on(seed: int) -> None:
    position = drawn(
        """
        3 K K K  | J
        60 K K K | 3
        30 K K K | 5
        20 K K K | 9
        """
    )
    assert chosen(position, seed) == "J:3x60"


@pytest.mark.parametrize("seed", SEEDS)
def test_shares_out_a_seven_to_win(seed: int) -> None:
    """DOG-47, DOG-57: three points for the one and four for the other, the foremost first."""
    after = played(
        """
        F4 F3 63 61 | 7
        25 K K K    | 3
        F1 F2 F3 F4 | 5
        50 K K K    | 9
        """,
        seed,
    )
    assert after["winner"] == [0, 2]


@pytest.mark.parametrize("seed", SEEDS)
def test_sweeps_opponents_with_a_seven(seed: int) -> None:
    """DOG-46"""
    after = played(
        """
        20 40 K K  | 7
        23 24 26 K | 3
        F4 S K K   | 5
        K K K K    | 9
        """,
        seed,
    )
    assert after["marbles"][1] == ["K", "K", "K", "K"]


@pytest.mark.parametrize("seed", SEEDS)
def test_brings_the_partner_home_when_its_own_are_there(seed: int) -> None:
    """DOG-56: seat 2 begins on field 32."""
    position = drawn(
        """
        F1 F2 F3 F4 | 3
        50 K K K    | 3
        F4 F3 31 20 | 5
        40 K K K    | 9
        """
    )
    assert chosen(position, seed) == "3:31>2.F2"


@pytest.mark.parametrize("seed", SEEDS)
def test_gives_a_start_card_to_a_partner_who_has_no_marble_out(seed: int) -> None:
    """DOG-13"""
    position = drawn(
        """
        20 30 F3 F4 | A K 5 6 8 9
        50 K K K    | 3 3 3 2 2 2
        K K K K     | 5 5 6 8 9 Q
        40 K K K    | 9 9 Q Q 6 8
        """,
        phase="exchange",
        turn=None,
    )
    assert chosen(position, seed) in ("give A", "give K")


@pytest.mark.parametrize("seed", SEEDS)
def test_keeps_its_only_start_card_when_it_has_no_marble_out(seed: int) -> None:
    position = drawn(
        """
        K K K K     | A 2 5 6 8 9
        50 K K K    | 3 3 3 2 2 2
        36 44 F3 F4 | 5 5 6 8 9 Q
        40 K K K    | 9 9 Q Q 6 8
        """,
        phase="exchange",
        turn=None,
    )
    assert chosen(position, seed) != "give A"


# -- how it looks at first sight ----------------------------------------------
def test_a_joker_is_not_spent_on_what_a_plain_card_does() -> None:
    looks = priors(
        drawn(
            """
            20 K K K | X 9
            50 K K K | 3 3
            10 K K K | 5 5
            40 K K K | 9 8
            """
        )
    )
    assert looks["9:20>29"] > looks["X=9:20>29"]


def test_a_marble_further_in_leaves_room_for_the_others() -> None:
    """DOG-40"""
    looks = priors(
        drawn(
            """
            62 K K K | 6 3
            50 K K K | 3 3
            10 K K K | 5 5
            40 K K K | 9 8
            """
        )
    )
    assert looks["6:62>F4"] > looks["3:62>F1"]


def test_a_safe_field_is_better_than_one_before_an_opponent() -> None:
    looks = priors(
        drawn(
            """
            20 34 K K | 5
            38 K K K  | 3
            10 K K K  | 5
            K K K K   | 9
            """
        )
    )
    assert looks["5:20>25"] > looks["5:34>39"]


# -- prospects ----------------------------------------------------------------
EVEN = """
    20 K K K | 5
    36 K K K | 5
    52 K K K | 5
    4 K K K  | 5
"""


def test_partners_have_the_same_prospects_and_the_teams_share_them() -> None:
    prospects = worth(drawn(EVEN))
    assert prospects[0] == prospects[2]
    assert prospects[0] + prospects[1] == pytest.approx(1.0)


def test_alone_everybody_has_a_share() -> None:
    prospects = worth(drawn("S K K K | 5\nS K K K | 5\nS F4 K K | 5"))
    assert sum(prospects) == pytest.approx(1.0)
    assert prospects[2] > prospects[1]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("20 K K K", "60 K K K"),  # nearer
        ("20 K K K", "F4 K K K"),  # home
        ("20 K K K", "20 S K K"),  # one more on the way
        ("F1 K K K", "F4 K K K"),  # out of the way of the others
    ],
)
def test_marbles_that_stand_better_have_better_prospects(before: str, after: str) -> None:
    better = drawn(EVEN.replace("20 K K K", after), turn=1)
    assert worth(better)[0] > worth(drawn(EVEN.replace("20 K K K", before), turn=1))[0]


def test_an_opponent_behind_spoils_the_prospects() -> None:
    """The marble of seat 1 is as near its finish, before or behind field 20."""
    behind, ahead = EVEN.replace("36 K", "18 K"), EVEN.replace("36 K", "22 K")
    assert worth(drawn(behind))[0] < worth(drawn(ahead))[0]


def test_an_ace_in_the_hand_is_worth_most_with_no_marble_out() -> None:
    none_out = EVEN.replace("20 K K K", "K K K K")
    with_ace = none_out.replace("K K K K | 5", "K K K K | A")
    poor, rich = drawn(none_out, turn=1), drawn(with_ace, turn=1)
    gain = worth(rich)[0] - worth(poor)[0]
    out = worth(drawn(EVEN.replace("20 K K K | 5", "20 K K K | A"), turn=1))[0]
    assert gain > out - worth(drawn(EVEN, turn=1))[0] > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_it_suggests_is_legal_and_leads_to_the_end(players: int) -> None:
    options = DogOptions(players=players)
    state = RULES.set_up(options, lots.for_set_up("suggested"), {})
    heuristics = RULES.heuristics(RULES.view(state, 0), None)
    acts, rng = Acts(), Rng(players)
    made = 0
    while (who := settle(state, acts, rng)) != 0:
        seat = first_of(who)
        state.legal(seat, acts)
        act = heuristics.suggest(state, seat, acts, rng)
        assert acts.has(act)
        make(state, seat, act)
        made += 1
    assert made < 3000


@pytest.mark.parametrize(("players", "compares"), [(2, False), (3, False), (4, True), (6, True)])
def test_a_champion_compares_acts_in_the_same_worlds_where_many_play(
    players: int, compares: bool
) -> None:
    state = RULES.set_up(DogOptions(players=players), lots.SeededLots("many", "set-up"), {})
    taught, untaught = [RULES.heuristics(RULES.view(state, 0), None) for _ in range(2)]
    learned = judgement.of("dog")
    assert learned is not None
    assert learned.teach(taught)
    assert taught.compares() == compares
    assert not untaught.compares()


def test_a_champion_of_four_wins_where_it_can() -> None:
    champion = msgspec.structs.replace(LEVELS["champion"], playouts=200, longest=None)
    home = "F1 F2 F3 F4 |"
    state = RULES.load(drawn(f"F2 F3 F4 62 | K 3 X\nK K K 5 | 2\n{home}\nK K K 40 | 9"))
    for seed in SEEDS:
        player = Player(RULES, RULES.options(state), 0, champion, seed)
        act = player.choose(RULES.view(state, 0))
        make(after := state.copy(), 0, RULES.parse(state, 0, act))
        assert after.value(0) == 1.0
