"""``kill -9`` at any moment: nothing that was answered is lost, nothing is applied twice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest
from tests.server.process import children, started
from tests.server.running import PATIENCE, Frame, House, Socket, bot, gathered, person

from irrgarten.store import Store
from irrgarten.verification import verify

ROUNDS = 6


class Persons:
    """Two persons at one table who remember all that the server ever answered."""

    def __init__(self, made: Frame) -> None:
        self.table: str = made["info"]["table"]
        self.secrets: list[str] = [seat["secret"] for seat in made["seats"]]
        self.ply = 0
        self.answered: list[tuple[int, str]] = []
        #: An act that was sent and not answered: its seat, ply and text.
        self.pending: tuple[int, int, str] | None = None

    async def go_on(self, house: House, random: Random, acts: int) -> None:
        """Come back after a stop, settle what was pending, play some acts and leave one open."""
        async with (
            house.joined(self.table, self.secrets[0], self.ply) as (first, frame),
            house.joined(self.table, self.secrets[1], self.ply) as (second, other),
        ):
            assert frame["ply"] >= self.ply
            sockets, frames = [first, second], [frame, other]
            if self.pending is not None:
                frames = await self._settle_pending(sockets, frames)
            self.ply = frames[0]["ply"]
            for _ in range(acts):
                seat, act = self._next(frames, random)
                frames = await self._make(sockets, seat, act)
            seat, act = self._next(frames, random)
            self.pending = (seat, self.ply, act)
            await sockets[seat].act(self.ply, act)
            await asyncio.sleep(random.choice([0, 0.001, 0.003, 0.01, 0.03]))

    def _next(self, frames: list[Frame], random: Random) -> tuple[int, str]:
        seat = frames[0]["acting"][0]
        return seat, random.choice(frames[seat]["legal"])

    async def _make(self, sockets: list[Socket], seat: int, act: str) -> list[Frame]:
        await sockets[seat].act(self.ply, act)
        frames = [await socket.until("played") for socket in sockets]
        self.answered.append((seat, act))
        self.ply = frames[0]["ply"]
        return frames

    async def _settle_pending(self, sockets: list[Socket], frames: list[Frame]) -> list[Frame]:
        """Send it again, whether it was taken or not: it is taken once in the end."""
        assert self.pending is not None
        seat, ply, act = self.pending
        assert ply == self.ply
        taken = frames[0]["ply"] > ply
        missed = [happened["seat"] for happened in frames[0]["stretch"]["acts"]]
        assert missed[:1] == ([seat] if taken else [])
        await sockets[seat].act(ply, act)
        answer = await sockets[seat].until("played")
        assert answer["acts"][0]["seat"] == seat
        self.answered.append((seat, act))
        self.pending = None
        if taken:
            assert answer["ply"] == frames[0]["ply"]
            return frames
        other = await sockets[1 - seat].until("played")
        return [answer, other] if seat == 0 else [other, answer]


@pytest.mark.slow
async def test_killed_between_and_within_acts(tmp_path: Path) -> None:
    data, random, persons = tmp_path / "house.db", Random(5), None
    for round_ in range(ROUNDS):
        async with started(data) as process:
            if persons is None:
                made = await process.house.make(person("Anna"), person("Ben"), walls=0)
                persons = Persons(made)
            await persons.go_on(process.house, random, acts=round_)
            await process.kill()
    assert persons is not None

    store = await Store.open(data)
    kept = await store.find(persons.table)
    await store.close()
    assert kept is not None
    made_acts = [(act.seat, act.act) for act in kept.acts if act.seat is not None]
    assert made_acts[: len(persons.answered)] == persons.answered
    assert len(made_acts) <= len(persons.answered) + 1

    async with started(data) as process:
        async with gathered(process.house, persons.table, persons.secrets) as company:
            await company.finish()
        assert verify(await process.house.record(persons.table)).holds


@pytest.mark.slow
async def test_a_seat_that_was_answered_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with started(data) as process:
        made = await process.house.make(person("Anna"), {"holder": "open"})
        table = made["info"]["table"]
        sat = await process.house.http.post(f"/api/tables/{table}/seats/1", json={"name": "Ben"})
        await process.kill()
    async with (
        started(data) as process,
        process.house.joined(table, sat.json()["secret"]) as (_, welcome),
    ):
        assert welcome["seat"] == 1
        assert welcome["info"]["status"] == "playing"
        assert await process.stop() == 0


@pytest.mark.slow
async def test_bots_go_on_after_a_kill_and_their_processes_end_with_the_server(
    tmp_path: Path,
) -> None:
    data = tmp_path / "house.db"
    async with started(data) as process:
        made = await process.house.make(bot(), bot())
        table = made["info"]["table"]
        async with process.house.joined(table) as (socket, _):
            played = await socket.until("played")
        workers = children(process.pid)
        assert workers
        await process.kill()
    async with asyncio.timeout(PATIENCE):
        await asyncio.to_thread(_wait_for_the_end_of, workers)
    async with started(data) as process, process.house.joined(table) as (socket, welcome):
        assert welcome["ply"] >= played["ply"]
        assert (await socket.until("played"))["ply"] > welcome["ply"]


def _wait_for_the_end_of(workers: set[int]) -> None:
    while any(runs(pid) for pid in workers):
        time.sleep(0.01)


def runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"  # ended, though nobody has asked for its exit code
