"""A whole training on two nodes of Ray, while a worker and a node are lost."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from irrgarten.search import judgement
from irrgarten.terminal import main
from irrgarten.training import curve
from irrgarten.training.course import Course
from irrgarten.training.crew import LOOPBACK, Alone, RayCrew
from irrgarten.training.settings import Settings
from irrgarten.training.tasks import SelfPlay

SETTINGS = Settings(
    game="caminos", seed="tiny", tables=[{}], games=6, playouts=8, gate_games=4, gate_playouts=8
)
ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])


@pytest.fixture
def nodes() -> Iterator[Any]:
    here = {"num_cpus": 1, "node_ip_address": LOOPBACK}
    cluster = Cluster(initialize_head=True, head_node_args={**here, "include_dashboard": False})
    cluster.add_node(**here)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


class Dying:
    """A task whose process is killed the first time that it is done."""

    def __init__(self, task: SelfPlay, mark: str) -> None:
        self.task = task
        self.mark = mark

    def __call__(self) -> bytes:
        try:
            os.close(os.open(self.mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return self.task()
        os.kill(os.getpid(), signal.SIGKILL)
        return b""


def games(count: int) -> list[SelfPlay]:
    return [
        SelfPlay(game="caminos", table={}, seed="c", number=number, playouts=8, judgement=None)
        for number in range(count)
    ]


def test_no_result_is_lost_with_a_worker_or_a_node(nodes: Any, tmp_path: Path) -> None:
    tasks = games(8)
    crew = RayCrew(nodes.address)
    killed: list[Any] = [Dying(task, str(tmp_path / str(task.number))) for task in tasks[:2]]
    found = []
    for result in crew.done([*killed, *tasks[2:]]):
        found.append(result)
        if len(found) == 1:
            nodes.remove_node(nodes.worker_nodes.copy().pop(), allow_graceful=False)
    assert len(list(tmp_path.iterdir())) == 2  # both were killed once
    assert sorted(found) == sorted(Alone().done(tasks))


def test_a_training_comes_to_the_same_on_a_cluster_and_alone(nodes: Any, tmp_path: Path) -> None:
    told: list[str] = []
    together = Course(
        tmp_path / "together", SETTINGS, RayCrew(nodes.address), lambda what, *_: told.append(what)
    )
    alone = Course(tmp_path / "alone", SETTINGS, Alone(), lambda *_: None)
    assert together.run(2) == alone.run(2)
    assert {"games", "learning", "gate"} == set(told)
    for folder in ("together", "alone"):
        curve.draw(together.points(), "caminos", tmp_path / folder / "curve.svg")
        assert b"<svg" in (tmp_path / folder / "curve.svg").read_bytes()
    candidates = [
        judgement.read(tmp_path / folder / "round-01" / "candidate.json")
        for folder in ("together", "alone")
    ]
    assert candidates[0] == candidates[1]


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(what: str, done: int, total: int) -> None:
        if (what, done) == ("games", 3):
            raise Stopped

    with pytest.raises(Stopped):
        Course(tmp_path / "cut", SETTINGS, Alone(), stop).run(1)
    again: list[int] = []
    course = Course(
        tmp_path / "cut",
        SETTINGS,
        Alone(),
        lambda what, done, total: again.append(done) if what == "games" else None,
    )
    whole = Course(tmp_path / "whole", SETTINGS, Alone(), lambda *_: None)
    assert course.run(1) == whole.run(1)
    assert again[0] == 3  # what was there was not done again
    assert course.run(1) == whole.run(1)


def test_the_command_trains_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "caminos", "--folder", str(tmp_path), "--rounds", "1", "--games", "4"]
    words += ["--playouts", "8", "--gate-games", "2", "--gate-playouts", "8", "--alone"]
    assert main(words) == 0
    assert capsys.readouterr().out.startswith("Round 1, after ")
    assert (tmp_path / "curve.svg").exists()
    assert main([*words, "--seed", "other"]) == 2
    assert "settings.json" in capsys.readouterr().err
