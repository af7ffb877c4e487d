"""Games against oneself, what follows from them, and the gate; all of it can be done again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from irrgarten import registry
from irrgarten.games.caminos.strength.features import VERSION
from irrgarten.kernel.errors import OptionsError
from irrgarten.search.judgement import FORM, Judgement, Weights, of
from irrgarten.training import gate, selfplay
from irrgarten.training.course import Course
from irrgarten.training.crew import Alone
from irrgarten.training.gate import Round
from irrgarten.training.ledger import Ledger
from irrgarten.training.samples import samples
from irrgarten.training.selfplay import Played
from irrgarten.training.settings import Settings
from irrgarten.training.tasks import AtTheGate, SelfPlay

RULES = registry.rules("caminos")
SETTINGS = Settings(game="caminos", seed="s", tables=[{}], games=2, playouts=8)


def game(number: int, seed: str = "s", playouts: int = 8) -> bytes:
    return SelfPlay(
        game="caminos", table={}, seed=seed, number=number, playouts=playouts, judgement=None
    )()


SEARCHED_OR_AT_SIGHT = pytest.mark.parametrize("playouts", [8, 0])


@SEARCHED_OR_AT_SIGHT
def test_a_game_of_self_play_follows_from_its_seed_and_number(playouts: int) -> None:
    assert game(3, "s", playouts) == game(3, "s", playouts)
    others = {game(number, seed, playouts) for number, seed in ((3, "s"), (4, "s"), (3, "other"))}
    assert len(others) == 3


@pytest.mark.parametrize("name", ["caminos", "dog", "labyria", "labyrinthe"])
def test_at_first_sight_what_looks_best_is_taken_more_often(name: str) -> None:
    task = SelfPlay(game=name, table={}, seed="s", number=0, playouts=0, judgement=None)
    thoughts = msgspec.json.decode(task(), type=Played).thought
    promised = [{act: tries for act, tries, _ in one.tried} for one in thoughts]
    taken = sum(tries.get(one.act, 0) for one, tries in zip(thoughts, promised, strict=True))
    usual = sum(sum(tries.values()) / len(tries) for tries in promised if tries)
    assert len(thoughts) > 8
    assert taken > 1.1 * usual


@SEARCHED_OR_AT_SIGHT
def test_games_teach_who_won_and_what_was_tried(playouts: int) -> None:
    played = msgspec.json.decode(game(0, playouts=playouts), type=Played)
    assert played.values is not None
    found = samples(RULES, [played], outcome=1.0)
    assert len(found.values) == len(found.games) > 3
    assert found.version == VERSION
    total = sum(played.values)
    for choice in found.values:
        assert choice.shares == pytest.approx([value / total for value in played.values])
        assert len({len(row) for row in choice.rows}) == 1
    for choice in found.acts:
        assert sum(choice.shares) == pytest.approx(1)
        assert len(choice.rows) == len(choice.shares) > 1


def test_positions_ahead_teach_what_was_foreseen_of_them() -> None:
    """Where a champion foresees; the outcome counts half as much as in the game itself."""
    task = SelfPlay(
        game="caminos", table={}, seed="s", number=0, playouts=60, judgement=of("caminos")
    )
    played = msgspec.json.decode(task(), type=Played)
    assert task() == task()
    ahead = [one for thought in played.thought for one in thought.ahead]
    assert len(ahead) > 5
    assert all(len(one.acts) > 0 and 0.0 <= one.value <= 1.0 for one in ahead)
    bare = msgspec.structs.replace(
        played, thought=[msgspec.structs.replace(one, ahead=[]) for one in played.thought]
    )
    some, more = (samples(RULES, [one], outcome=0.0) for one in (bare, played))
    assert len(some.values) < len(more.values) <= len(some.values) + len(ahead)
    assert len(more.values) == len(more.games)
    known = [choice.rows for choice in some.values]
    foreseen = {round(share, 4) for one in ahead for share in (one.value, 1.0 - one.value)}
    for choice in more.values:
        if choice.rows not in known:
            assert {round(share, 4) for share in choice.shares} <= foreseen
    halved = samples(RULES, [played], outcome=1.0).values
    assert any(0.0 < choice.shares[0] < 1.0 for choice in halved)


def test_of_acts_that_are_not_searched_nothing_is_kept() -> None:
    every, some = (
        msgspec.json.decode(
            SelfPlay(
                game="dog", table={}, seed="s", number=0, playouts=8, judgement=None, searched=each
            )(),
            type=Played,
        )
        for each in (1, 6)
    )
    # A joker has many acts: at first sight there would be more tries than playouts.
    assert all(sum(tries for _, tries, _ in one.tried) <= 8 for one in some.thought)
    assert 0 < 3 * len(some.thought) / len(some.acts) < len(every.thought) / len(every.acts)


def test_what_is_played_out_to_the_end_teaches_what_it_came_to_for_all() -> None:
    task = SelfPlay(
        game="magic_labyrinth", table={"players": 3, "walls": 19}, seed="s", number=0, playouts=4,
        judgement=None, searched=12, to_end=True,
    )  # fmt: skip
    played = msgspec.json.decode(task(), type=Played)
    assert len(played.thought) > 2
    for thought in played.thought:
        won = [4 * chance for chance in thought.chances]  # of four games, each won by somebody
        assert won == [round(games) for games in won]
        assert sum(won) == 4
    rules = registry.rules("magic_labyrinth")
    found = samples(rules, [played], outcome=0.0)
    assert [one.shares for one in found.values] == [one.chances for one in played.thought]
    mixed = samples(rules, [played], outcome=0.25).values[0].shares
    first = played.thought[0].chances
    assert mixed == pytest.approx(
        [0.25 * won + 0.75 * chance for won, chance in zip(played.values or [], first, strict=True)]
    )


def test_what_acts_came_to_may_count_more_than_how_often_they_were_tried() -> None:
    task = SelfPlay(game="dog", table={}, seed="s", number=0, playouts=40, judgement=None)
    played = msgspec.json.decode(task(), type=Played)
    thought = max(played.thought, key=lambda one: len(one.tried))
    worst = thought.tried[0][0]  # tried most, and now found to be bad
    found = [(act, tries, 0.1 if act == worst else 0.9) for act, tries, _ in thought.tried]
    alone = msgspec.structs.replace(
        played, thought=[msgspec.structs.replace(thought, tried=found, value=0.6)]
    )
    rules = registry.rules("dog")
    (tries,), (keen,) = (
        samples(rules, [alone], outcome=1.0, keenness=keenness).acts for keenness in (0.0, 30.0)
    )
    assert tries.rows == keen.rows
    assert sum(keen.shares) == pytest.approx(1)
    often = tries.shares.index(max(tries.shares))
    assert keen.shares[often] < 0.01 < tries.shares[often]


def test_a_game_that_was_left_teaches_nothing() -> None:
    left = msgspec.structs.replace(msgspec.json.decode(game(0), type=Played), values=None)
    assert samples(RULES, [left], outcome=1.0).values == []


def test_at_the_gate_everybody_has_each_side_of_the_same_game() -> None:
    """Against one's like nobody wins more than the other."""
    like = Judgement(FORM, "caminos", 0, None, None)  # of other features: it is left alone
    tasks = [
        AtTheGate(
            game="caminos", table={}, seed="g", number=number, playouts=8, candidate=like,
            champion=None,
        )
        for number in range(2)
    ]  # fmt: skip
    rounds = [msgspec.json.decode(task(), type=Round) for task in tasks]
    assert [one.share for one in rounds] == [0.5, 0.5]
    assert all(one.games == 2 for one in rounds)


def test_a_gate_is_passed_by_whoever_is_better_and_surely_so() -> None:
    sure = gate.verdict([Round(number, 2, 0.75) for number in range(20)], "x", 8)
    lucky = gate.verdict(
        [Round(number, 2, share) for number, share in enumerate((1, 1, 0))], "x", 8
    )
    assert gate.passed(sure, 0.5)
    assert not gate.passed(sure, 0.75)
    assert not gate.passed(lucky, 0.5)
    assert not gate.passed(gate.verdict([Round(0, 2, 1.0)], "x", 8), 0.5)
    assert (sure.games, sure.playouts, sure.against) == (40, 8, "x")


def test_a_ledger_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "gate.jsonl"
    ledger = Ledger(path, Round)
    for number in (2, 0):
        ledger.add(msgspec.json.encode(Round(number, 2, 0.5)))
    path.write_bytes(path.read_bytes() + b'{"number":1,"ga')
    again = Ledger(path, Round)
    assert again.missing(4) == [1, 3]
    again.add(msgspec.json.encode(Round(1, 2, 1.0)))
    again.add(msgspec.json.encode(Round(2, 2, 1.0)))  # done twice counts once
    assert path.read_bytes().count(b"\n") == 3
    assert [(one.number, one.share) for one in Ledger(path, Round).all()] == [
        (0, 0.5),
        (1, 1.0),
        (2, 0.5),
    ]


def test_another_training_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    Course(tmp_path, SETTINGS, Alone(), lambda what, done, total: None)
    other = msgspec.structs.replace(SETTINGS, seed="t")
    with pytest.raises(OptionsError, match=r"settings\.json"):
        Course(tmp_path, other, Alone(), lambda what, done, total: None)


def test_features_come_from_what_a_seat_has_kept_in_mind() -> None:
    """In The Magic Labyrinth bumps are shown only when they happen, unless the table helps."""
    rules = registry.rules("magic_labyrinth")
    found = []
    for aid in (False, True):
        table = {"players": 3, "memory_aid": aid}
        found.append(samples(rules, [selfplay.played(rules, table, "s", 0, 0, None)], outcome=1.0))
    assert len(found[0].values) > 20
    assert found[0].values == found[1].values


def test_a_game_without_features_cannot_be_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(registry.rules("labyria")), "heuristics_type", None)
    settings = msgspec.structs.replace(SETTINGS, game="labyria", tables=[{"players": 2}])
    with pytest.raises(OptionsError, match="nothing to learn"):
        Course(tmp_path, settings, Alone(), lambda what, done, total: None)


def test_weights_say_how_many_they_are() -> None:
    with pytest.raises(ValueError, match="3 weights, not 2"):
        Weights(3, 0, [1.0, 2.0])
