"""A computer player at a table: what it may know, and that nothing else moves it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.memory import Event
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Rules
from irrgarten.search.ismcts import Tried
from irrgarten.search.levels import LEVELS, Level, level_of
from irrgarten.search.player import Player, choose, picked
from irrgarten.search.thinking import Mind, think

OPTIONS = MagicLabyrinthOptions(players=2, walls=24)
QUICK = {
    name: msgspec.structs.replace(level, playouts=min(level.playouts, 40))
    for name, level in LEVELS.items()
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels as they are, but for the time they think."""
    for name, level in QUICK.items():
        monkeypatch.setitem(LEVELS, name, level)


def moves(play: Play, players: list[Player]) -> Iterator[tuple[int, list[Event], Any, str]]:
    """Play on; yields the seat, all it has perceived, its view and its act."""
    perceived: list[list[Event]] = [[] for _ in players]
    happenings = play.answer()
    while not play.over:
        for happening in happenings:
            for seat, player in enumerate(players):
                told = happening.perceived(seat)
                perceived[seat].extend(told)
                player.observe(told)
        seat = play.turn[0]
        view = play.rules.view(play.state, seat)
        act = players[seat].choose(view)
        yield seat, perceived[seat], view, act
        happenings = [play.make(seat, act), *play.answer()]


def seated(level: Level) -> list[Player]:
    return [Player(RULES, OPTIONS, seat, level, 100 + seat) for seat in range(2)]


@pytest.mark.parametrize("name", list(LEVELS))
def test_whoever_is_rebuilt_from_what_it_perceived_chooses_the_same(name: str) -> None:
    play = Play.begun(RULES, OPTIONS, "rebuilt", {})
    for (seat, perceived, view, act), _ in zip(
        moves(play, seated(level_of(name))), range(25), strict=False
    ):
        again = choose(RULES, OPTIONS, seat, name, perceived, view, 100 + seat)
        assert again == act


def test_what_is_hidden_moves_nobody() -> None:
    """Another labyrinth that fits all that was seen: the same thoughts, the same act."""
    play = Play.begun(RULES, OPTIONS, "hidden", {})
    for seat, perceived, view, act in moves(play, seated(level_of("expert"))):
        state = play.state
        assert isinstance(state, MagicLabyrinth)
        other = state.blank()
        other.copy_from(state)
        other.walls = Labyrinths(24, state.bumped, state.passed).draw(Rng(play.ply))
        assert RULES.view(other, seat) == view
        assert choose(RULES, OPTIONS, seat, "expert", perceived, view, 100 + seat) == act
        if play.ply > 60:
            break


def test_every_act_is_legal_to_the_end() -> None:
    options = MagicLabyrinthOptions(players=4, walls=10)
    play = Play.begun(RULES, options, "four", {})
    players = [
        Player(RULES, options, seat, level, seat) for seat, level in enumerate(QUICK.values())
    ]
    for seat, _, _, act in moves(play, players):
        assert act in play.legal(seat)
    assert play.over


def minds_of_first(seed: str, count: int) -> tuple[int, list[Mind]]:
    """Whoever begins, and what it can think with."""
    rules: Rules[Any, Any, Any] = RULES
    play = Play.begun(rules, OPTIONS, seed, {})
    play.answer()
    seat = play.turn[0]
    view = rules.view(play.state, seat)
    return seat, [
        Mind(rules.belief(view, None), rules.heuristics(view, None)) for _ in range(count)
    ]


def findings(threads: int) -> list[Tried]:
    seat, minds = minds_of_first("threads", threads)
    return think(minds, seat, 101, 5)


def test_threads_share_the_work_and_agree_with_themselves() -> None:
    assert sum(tried.visits for tried in findings(2)) == 101
    assert findings(2) == findings(2)
    assert findings(1) != findings(2)


def test_a_search_can_be_cut_short() -> None:
    seat, minds = minds_of_first("short", 1)
    tried = think(minds, seat, 100_000, 5, seconds=0.0)
    assert 0 < sum(one.visits for one in tried) < 100_000


def test_the_coldest_takes_what_was_tried_most() -> None:
    tried = [Tried(7, 10, 0.9), Tried(8, 30, 0.5), Tried(9, 0, 0.0)]
    assert picked(tried, 0.0, Rng(1)) == 8


def test_the_warmer_the_more_it_strays_but_never_to_what_was_not_tried() -> None:
    tried = [Tried(7, 10, 0.9), Tried(8, 30, 0.5), Tried(9, 0, 0.0)]
    rng = Rng(1)
    cool, warm = ([picked(tried, heat, rng) for _ in range(2000)] for heat in (0.5, 1.0))
    assert cool.count(7) / 2000 == pytest.approx(1 / 10, abs=0.03)
    assert warm.count(7) / 2000 == pytest.approx(1 / 4, abs=0.03)
    assert 9 not in cool + warm
