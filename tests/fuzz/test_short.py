"""The short form: every case that ever failed, and some thousand fresh ones for each game.

Each side runs in a process of its own: what ends it, or hangs it, is a test that fails. With
``IRRGARTEN_BUILD`` it runs on that build, as ``make test`` does on the one that checks every index.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

from tests.fuzz import journal, served, volleys
from tests.fuzz.alone import Alone
from tests.fuzz.cases import Asked, Figures, keep, kept, read, written
from tests.fuzz.evenings import Evening
from tests.fuzz.narrowing import failing
from tests.fuzz.running import FAILED
from tests.fuzz.sockets import Siege
from tests.server.process import TREE

from irrgarten import registry

SEED = "short"
#: Cases of library and command, and volleys at a table of each game.
CASES, ROUNDS = 12_000, 25
#: What is fired at every table, whatever chance brings; all other frames at some.
WAYS = "act preview look threats why_not hint recall frame join ping sight".split()
#: Turns of somebody who plays with bots.
TURNS = 8
TOURNAMENTS = 6
#: Seconds after which a worker hangs; it takes a tenth of that where little else is done.
HANGS = 300


def test_what_once_failed_fails_no_more() -> None:
    cases = kept()
    assert len(cases) >= 10
    assert failing(cases) is None


def test_library_and_command(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz.worker", SEED, str(CASES), str(tmp_path)],
        cwd=TREE,
        capture_output=True,
        text=True,
        timeout=HANGS,
        check=False,
    )
    if done.returncode:
        case = journal.last(tmp_path / "journal")
        raise AssertionError(f"{case and keep(case)}: {done.stderr}")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    faults = [(keep(read(line["case"])), line["fault"]) for line in lines if "fault" in line]
    assert not faults
    figures = Figures({tuple(key): count for *key, count in lines[-2]["figures"]})
    ways = {"library act", "library preview", "library why_not", "load", "verify", "replay", "new"}
    for name in registry.names():
        assert ways <= {way for game, way, _ in figures if game == name}
        assert figures[name, "library act", "legal"] > 5


async def test_sockets() -> None:
    async with served.started() as server:
        ways: set[str] = set()
        for game in registry.names():
            figures = Figures()
            siege = Siege(server, game, Random(f"{SEED} {game}"), figures)
            try:
                await siege.run(ROUNDS)
            except FAILED as error:
                raise AssertionError(f"{keep(siege.case)}: {error}") from error
            ways |= {way for _, way, _ in figures}
            assert {f"socket {way}" for way in WAYS} <= {way for _, way, _ in figures}
            assert figures[game, "socket act", "played"] > 5
        assert {f"socket {type_}" for type_ in volleys.TYPES} <= ways, "some frame is never fired"
        assert server.alive
        assert server.alarm() is None


async def test_hints_among_bots() -> None:
    async with served.started() as server:
        for game in registry.names():
            figures = Figures()
            await Alone(server, game, Random(f"{SEED} {game}"), figures).run(TURNS)
            assert figures[game, "alone hint", "hinted"] > 0
            assert figures[game, "alone hint", "error conflict"] > 0
        assert server.alive
        assert server.alarm() is None


async def test_tournaments() -> None:
    async with served.started() as server:
        figures = Figures()
        for number in range(TOURNAMENTS):
            evening = Evening(server, Random(f"{SEED} {number}"), figures)
            try:
                await evening.run()
            except FAILED as error:
                raise AssertionError(f"{keep(evening.case)}: {error}") from error
        assert {"200", "201", "400", "403", "404", "409"} <= {kind for _, _, kind in figures}
        assert server.alive
        assert server.alarm() is None


# -- what stands between a fault and nobody noticing --------------------------------------
async def test_a_server_that_falls_is_seen() -> None:
    async with served.started() as server:
        siege = Siege(server, "dog", Random(SEED), Figures())
        firing = asyncio.create_task(siege.run())
        while len(siege.fired) < 100:  # noqa: ASYNC110
            await asyncio.sleep(0)
        await server.kill()
        try:
            await firing
        except FAILED:
            assert not await server.stands()
            assert isinstance(siege.asked, Asked)
            return
    raise AssertionError("nobody noticed")


def test_a_case_is_read_as_it_was_written() -> None:
    for file in kept():
        text = file.read_text(encoding="utf-8")
        assert written(read(text)) == text.strip()
