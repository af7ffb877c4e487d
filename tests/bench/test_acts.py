"""``make bench ONLY=acts`` measures a server, and comes to an end."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.bench.acts import Measured, compared, measured, measured_bare
from tests.bench.houses import HERE, seconds_of, serving, worked
from tests.bench.rations import LOOK, Ration


def test_acts_are_counted() -> None:
    rate = measured(HERE, "dog", tables=20, seconds=0.5)  # at fewer, games are soon over
    assert rate.acts > 0
    assert 0 < rate.p50 <= rate.p99
    assert 0 < rate.loop < rate.cost


def test_a_server_without_games_is_measured_alike() -> None:
    rate = measured_bare("dog", tables=5, seconds=0.3)
    assert rate.acts > 0
    assert 0 < rate.loop <= rate.cost * 1.001  # it is all loop, and both are quotients


def test_what_servers_and_their_loops_have_worked_is_told_apart() -> None:
    with serving(HERE, "tests.bench.bare") as houses:
        had = worked(houses)
        assert 0 < had.loop <= had.all
        assert had.since(had).all == had.since(had).loop == 0


def test_whoever_has_had_her_share_stands_still_and_goes_on_when_let_go() -> None:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        ration = Ration(busy.pid, share=0.001)  # so little that any machine gives it more
        while _state(busy.pid) != "T":
            ration.look()
            time.sleep(LOOK)
        had = seconds_of(busy.pid)
        ration.let_go()
        while seconds_of(busy.pid) == had:
            time.sleep(LOOK)
        busy.kill()


def _state(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


def test_medians_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    here = [Measured(acts=acts, p50=1, p99=1, memory=1, cost=10, loop=8) for acts in (1, 40, 1000)]
    compared(here, [Measured(acts=2, p50=1, p99=10, memory=1, cost=100, loop=80)])
    assert capsys.readouterr().out == (
        "  20.0 times as many acts, p99 0.10 times as long, "
        "10.0 times as many acts in a second of the processor\n"
    )
