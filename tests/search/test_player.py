"""A computer player at a table: what it may know, and that nothing else moves it."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.games.magic_labyrinth import RULES
from irrgarten.games.magic_labyrinth.labyrinth import Labyrinths
from irrgarten.games.magic_labyrinth.narration import Stopped
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.games.magic_labyrinth.rules import MagicLabyrinth
from irrgarten.kernel.memory import Event
from irrgarten.kernel.narration import TurnCame
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.rules import Rules
from irrgarten.search import player as playing
from irrgarten.search.ismcts import Tried
from irrgarten.search.levels import LEVELS, Level, level_of
from irrgarten.search.player import Player, choose, picked
from irrgarten.search.thinking import Mind, Sight, think

OPTIONS = MagicLabyrinthOptions(players=2, walls=24)
#: What a step adds to a field's letter and number.
AHEAD = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
QUICK = {
    name: msgspec.structs.replace(level, playouts=min(level.playouts, 40))
    for name, level in LEVELS.items()
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels as they are, but for the time they think."""
    for name, level in QUICK.items():
        monkeypatch.setitem(LEVELS, name, level)
        here = {
            key: figure for key, figure in RULES.levels.get(name, {}).items() if key != "playouts"
        }
        monkeypatch.setitem(RULES.levels, name, here)


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
        moves(play, seated(level_of(name, RULES))), range(25), strict=False
    ):
        again = choose(RULES, OPTIONS, seat, name, perceived, view, 100 + seat)
        assert again == act


def test_what_is_hidden_moves_nobody() -> None:
    """Another labyrinth that fits all that was seen: the same thoughts, the same act."""
    play = Play.begun(RULES, OPTIONS, "hidden", {})
    for seat, perceived, view, act in moves(play, seated(level_of("expert", RULES))):
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


@pytest.mark.parametrize("name", ["beginner", "casual", "skilled"])
def test_nobody_walks_to_and_fro(name: str) -> None:
    """In its turn a magician comes to no field a second time, as long as it could stop."""
    play = Play.begun(RULES, OPTIONS, "to and fro", {})
    turn: tuple[int, int] | None = None
    been: set[str] = set()
    for seat, perceived, view, act in moves(play, seated(level_of(name, RULES))):
        here = view.magicians[seat]
        now = seat, sum(isinstance(event, TurnCame) for event in perceived)
        been = {here} if now != turn else been | {here}
        turn = now
        if act in AHEAD and "stop" in play.legal(seat):
            across, along = AHEAD[act]
            assert f"{chr(ord(here[0]) + across)}{int(here[1]) + along}" not in been
        if play.ply > 150:
            break


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


def test_who_only_wants_the_best_act_stops_when_no_other_can_be_tried_as_often() -> None:
    spared = []
    for seed in range(6):
        seat, minds = minds_of_first("settled", 2)
        wholly = think(minds[:1], seat, 3000, seed)
        settled = think(minds[1:], seat, 3000, seed, settled=True)
        assert picked(settled, 0.0, Rng(1)) == picked(wholly, 0.0, Rng(1))
        *_, second, most = sorted(one.visits for one in settled)
        spared.append(3000 - sum(one.visits for one in settled))
        if spared[-1]:
            assert spared[-1] < most - second <= spared[-1] + 2 * 64
    assert sum(map(bool, spared)) > 3


def test_who_has_time_left_stops_too_when_it_is_settled() -> None:
    seat, minds = minds_of_first("settled", 1)
    tried = think(minds, seat, 3000, 1, seconds=600.0, settled=True)
    assert sum(one.visits for one in tried) < 3000


def test_what_is_worked_out_before_a_search_is_part_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever prepares for half of its time searches for the other half."""
    clock = iter(range(1000))
    given: list[float] = []

    def asked(*asked_of: Any) -> list[Tried]:
        given.append(asked_of[4])
        return TRIED

    monkeypatch.setattr(playing, "time", SimpleNamespace(thread_time=lambda: float(next(clock))))
    monkeypatch.setattr(playing, "think", asked)
    play = Play.begun(RULES, OPTIONS, "time", {})
    play.answer()
    seat = play.turn[0]
    timed = Player(RULES, OPTIONS, seat, LEVELS["expert"], 1, seconds=2.0)
    monkeypatch.setattr(RULES, "format", lambda *_: "stop")
    timed.choose(play.rules.view(play.state, seat))
    assert given == [1.0]


TRIED = [Tried(7, 10, 0.9), Tried(8, 30, 0.5), Tried(9, 0, 0.0), Tried(10, 20, 0.4)]


def test_whoever_knows_what_it_wants_takes_what_was_tried_most() -> None:
    assert picked(TRIED, 0.0, Rng(1)) == 8


def test_whoever_wavers_does_so_between_what_was_tried_nearly_as_often() -> None:
    rng = Rng(1)
    some, more, most = (
        [picked(TRIED, wavers, rng) for _ in range(2000)] for wavers in (0.3, 0.5, 1.0)
    )
    assert {*some} == {8}
    assert {*more} == {8, 10}
    assert more.count(8) / 2000 == pytest.approx(3 / 5, abs=0.04)
    assert {*most} == {7, 8, 10}


class Told(Player):
    """Tells how it was to think."""

    def sight(self) -> Sight:
        return self._sight()


def test_what_is_overlooked_stays_overlooked_for_a_turn() -> None:
    level = Level("dull", playouts=1, overlooks=0.4)
    player, twin = (Told(RULES, OPTIONS, 0, level, 3) for _ in range(2))
    first = player.sight()
    assert first.overlooks == 0.4
    player.observe([Stopped(seat=1)])
    assert player.sight() == first == twin.sight()
    player.observe([TurnCame(seat=0)])
    assert player.sight() != first


class Dreamer(Player):
    """Tells whether its advice is that of somebody who dreams."""

    dreamt = 0

    def _heuristics(self, view: Any) -> Any:
        heuristics: Any = super()._heuristics(view)
        self.dreamt += heuristics.dreams
        return heuristics


def test_about_so_many_turns_are_dreamt() -> None:
    rules: Rules[Any, Any, Any] = registry.rules("labyrinthe")
    options = read_options("labyrinthe", {})
    play = Play.begun(rules, options, "dreams", {})
    view = rules.view(play.state, play.turn[0])
    for share in (0.0, 0.5, 1.0):
        level = Level("dreamy", playouts=1, dreams=share)
        players = [Dreamer(rules, options, 0, level, seed) for seed in range(60)]
        for player in players:
            player.choose(view)
        assert sum(player.dreamt for player in players) / 60 == pytest.approx(share, abs=0.2)
