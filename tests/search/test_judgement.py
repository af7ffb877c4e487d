"""What was learned lies in files; a champion without one plays all the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.acts import Acts
from irrgarten.kernel.heuristics import Heuristics
from irrgarten.kernel.learned import weights_in
from irrgarten.kernel.play import Play
from irrgarten.kernel.rng import Rng
from irrgarten.search import judgement
from irrgarten.search.first_sight import play_to_rest
from irrgarten.search.judgement import FORM, GAMES, WEIGHTS, Judgement, Weights
from irrgarten.search.levels import Level
from irrgarten.search.player import Player

RULES = registry.rules("caminos")
OPTIONS = read_options("caminos", {})
#: Bytes that the weights of a game may take.
LARGEST = 300_000
SHIPPED = sorted(GAMES.glob(f"*/{WEIGHTS}"))


def begun(name: str) -> tuple[Play, Heuristics]:
    """A game; where all can be built by lot, after that: nothing is learned of building."""
    rules = registry.rules(name)
    given = {"building": "lot"} if "building" in rules.given else {}
    play = Play.begun(rules, read_options(name, {}), "0", given)
    play.answer()
    view = rules.view(play.state, play.turn[0])
    memory = rules.memory(read_options(name, {}), play.turn[0], 1.0, Rng(0))
    return play, rules.heuristics(view, memory)


def any_weights(play: Play, heuristics: Heuristics, seed: int = 0) -> Judgement:
    random = Random(seed)
    seat = play.turn[0]
    inputs = len(heuristics.described(play.state, seat))
    looks = len(heuristics.compared(play.state, seat)[0][1])
    value = [random.gauss(0, 1) for _ in range(weights_in(inputs, 2))]
    acts = [random.gauss(0, 1) for _ in range(weights_in(looks, 0))]
    return Judgement(
        FORM, "caminos", heuristics.version(), Weights(inputs, 2, value), Weights(looks, 0, acts)
    )


def chosen(learned: Judgement | None) -> str:
    play, _ = begun("caminos")
    seat = play.turn[0]
    level = Level("quick", playouts=60)
    player = Player(RULES, OPTIONS, seat, level, 1, judgement=learned)
    return player.choose(RULES.view(play.state, seat))


def test_what_is_learned_decides_and_decides_alike_each_time() -> None:
    taught = [chosen(any_weights(*begun("caminos"), seed)) for seed in range(4)]
    assert taught == [chosen(any_weights(*begun("caminos"), seed)) for seed in range(4)]
    assert len({*taught, chosen(None)}) > 1


def test_what_was_learned_of_other_features_is_left_alone() -> None:
    play, heuristics = begun("caminos")
    other = msgspec.structs.replace(any_weights(play, heuristics), version=heuristics.version() + 1)
    assert not other.teach(heuristics)
    assert chosen(other) == chosen(None)


def test_without_a_file_nothing_is_learned(tmp_path: Path) -> None:
    assert judgement.of("caminos", tmp_path) is None


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    learned = any_weights(*begun("caminos"))
    (tmp_path / "caminos" / WEIGHTS).parent.mkdir(parents=True)
    (tmp_path / "caminos" / WEIGHTS).write_bytes(judgement.written(learned))
    assert judgement.of("caminos", tmp_path) == learned


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"form": 9}, "form 9"),
        ({"version": "x"}, "version"),
        ({"value": {"inputs": 2, "units": 0, "weights": [1.0]}}, "2 weights, not 1"),
        ({"acts": {"inputs": 999, "units": 0, "weights": []}}, "inputs"),
        ({"more": 1}, "more"),
    ],
)
def test_a_file_that_is_wrong_is_named(
    tmp_path: Path, changed: dict[str, object], said: str
) -> None:
    path = tmp_path / "caminos.json"
    whole = msgspec.json.decode(judgement.written(any_weights(*begun("caminos"))))
    path.write_bytes(msgspec.json.encode({**whole, **changed}))
    with pytest.raises(ValueError, match=rf"caminos\.json.*{said}"):
        judgement.read(path)


def test_a_file_that_is_no_json_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff{")
    with pytest.raises(ValueError, match=r"x\.json"):
        judgement.read(tmp_path / "x.json")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.parts[-3])
def test_what_is_shipped_fits_its_game_and_has_passed_the_gate(path: Path) -> None:
    assert path.stat().st_size <= LARGEST
    learned = judgement.read(path)
    assert learned.game == path.parts[-3]
    play, heuristics = begun(learned.game)
    assert learned.teach(heuristics)
    seat = play.turn[0]
    if learned.value is not None:
        judged = play.state.copy()
        if not heuristics.described(judged, seat):  # only where playouts rest
            play_to_rest(judged, heuristics, Acts(), Rng(1), 1000)
        assert learned.value.inputs == len(heuristics.described(judged, seat))
    if learned.acts is not None:
        assert learned.acts.inputs == len(heuristics.compared(play.state, seat)[0][1])
    assert learned.history
    assert all(one.gate.share - one.gate.margin > 0.5 for one in learned.history)
