"""The lots of a table: each seat seals its part before any is opened, and nobody chooses last."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.adding import Adder, part, refused
from tests.server.process import started
from tests.server.running import (
    OPEN,
    WIDE,
    Frame,
    House,
    bot,
    gathered,
    person,
    running,
)

from irrgarten.kernel import lots
from irrgarten.verification import Kept, verify

ANNA, BEN = person("Anna", adds=True), person("Ben", adds=True)

#: Nothing is left out before somebody could come; or at once.
PATIENT, IMPATIENT = replace(WIDE, part=3600), replace(WIDE, part=0)


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path / "house.db", limits=PATIENT) as house:
        yield house


@asynccontextmanager
async def two(house: House, made: Frame) -> AsyncIterator[tuple[Adder, Adder]]:
    """Anna and Ben at their table, both connected."""
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    async with (
        house.joined(table, secrets[0]) as (first, of_first),
        house.joined(table, secrets[1]) as (second, of_second),
    ):
        yield Adder(first, of_first, part("a")), Adder(second, of_second, part("b"))


def parts_of(fairness: Frame, field: str) -> list[Any]:
    return [one[field] for one in fairness["parts"]]


# -- as it should be -----------------------------------------------------------
async def test_the_record_proves_it_to_whoever_kept_the_commitment(patient: House) -> None:
    made = await patient.make(ANNA, BEN, walls=0)
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    async with two(patient, made) as (anna, ben):
        await anna.seal()
        await ben.seal()
        await anna.sealed()
        await anna.open()
        await ben.open()
        await anna.socket.until("started")
    async with gathered(patient, table, secrets) as company:
        await company.finish()
    record = await patient.record(table)
    assert record["fair"]["table"] == table
    assert record["fair"]["seals"] == [anna.own_seal, ben.own_seal]
    assert record["fair"]["added"] == [anna.part, ben.part]
    seals = lots.fingerprint([anna.own_seal, ben.own_seal])
    checked = verify(record, kept=Kept(anna.commitment, {0: anna.part}, seals))
    assert checked.holds
    assert checked.fairness
    assert checked.unproven == []


async def test_a_rematch_needs_parts_of_its_own(patient: House) -> None:
    made = await patient.make(ANNA, bot(), walls=0, given={"beginner": 0})
    table, secret = made["info"]["table"], made["seats"][0]["secret"]
    async with patient.joined(table, secret) as (socket, welcome):
        anna = Adder(socket, welcome, part("a"))
        await anna.seal()
        await anna.sealed()
        await anna.open()
        await socket.until("started")
    before = await finish_alone(patient, table, secret)
    called = await patient.http.post(
        f"/api/tables/{table}/again", headers={"authorization": f"Bearer {secret}"}
    )
    following = called.json()
    assert following["status"] == "waiting"
    assert following["fairness"]["commitment"] == before["fairness"]["secret"]
    assert following["fairness"]["parts"][0] == {"due": True, "seal": None, "part": None}
    async with patient.joined(following["table"], secret) as (socket, welcome):
        anna = Adder(socket, welcome, part("c"))
        await anna.seal()
        await anna.sealed()
        await anna.open()
        started = await socket.until("started")
    assert parts_of(started["info"]["fairness"], "part") == [anna.part, None]


async def finish_alone(house: House, table: str, secret: str) -> Frame:
    """Anna stands still until the bot has won."""
    async with house.joined(table, secret) as (socket, welcome):
        frame = welcome
        while frame["type"] != "table" or frame["info"]["status"] != "over":
            if frame.get("legal"):
                await socket.act(frame["ply"], "stop")
            frame = await socket.next()
    info: Frame = frame["info"]
    return info


# -- cheating players ----------------------------------------------------------
async def test_whoever_sits_down_last_sees_seals_only_and_cannot_choose(patient: House) -> None:
    made = await patient.make(ANNA, OPEN, walls=0)
    table = made["info"]["table"]
    async with patient.joined(table, made["seats"][0]["secret"]) as (socket, welcome):
        anna = Adder(socket, welcome, part("a"))
        await anna.seal()
        await anna.open()
        assert (await refused(anna.socket))[
            "code"
        ] == "conflict"  # too early: Ben could still choose
        sat = await patient.http.post(
            f"/api/tables/{table}/seats/1", json={"name": "Ben", "adds": True}
        )
        async with patient.joined(table, sat.json()["secret"]) as (other, seen):
            ben = Adder(other, seen, part("b"))
            assert parts_of(seen["info"]["fairness"], "seal") == [anna.own_seal, None]
            assert anna.part not in "".join(other.received)
            await ben.seal()
            await anna.sealed()
            await anna.open()
            await anna.socket.settle()
            await ben.open(part("c"))
            assert await refused(ben.socket) == {
                "type": "error",
                "code": "bad_request",
                "message": "part: it is not the one that was sealed",
            }
            await ben.seal(lots.seal(part("c"), table, 1, ben.commitment))
            assert (await refused(ben.socket))["code"] == "conflict"
            assert anna.part not in "".join(other.received)
            await ben.open()
            started = await other.until("started")
    assert parts_of(started["info"]["fairness"], "part") == [anna.part, ben.part]


async def test_a_seal_copied_from_another_seat_cannot_be_opened(patient: House) -> None:
    made = await patient.make(ANNA, BEN, walls=0)
    async with two(patient, made) as (anna, ben):
        await anna.seal()
        await ben.seal(anna.own_seal)
        await anna.sealed()
        await anna.open()
        await ben.open(anna.part)  # as if she had learnt it somewhere
        assert (await refused(ben.socket))["message"] == "part: it is not the one that was sealed"
        assert (await patient.info(anna.table))["status"] == "waiting"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ({"type": "seal", "seal": "0" * 63}, "bad_frame"),
        ({"type": "seal", "seal": "G" * 64}, "bad_frame"),
        ({"type": "open", "part": "0" * 31}, "bad_frame"),
        ({"type": "open", "part": "0" * 65}, "bad_frame"),
        ({"type": "open", "part": None}, "bad_frame"),
        ({"type": "seal", "seal": "0" * 64}, "forbidden"),
        ({"type": "open", "part": "0" * 32}, "forbidden"),
    ],
)
async def test_what_is_no_seal_or_part_and_whoever_watches(
    patient: House, frame: Frame, code: str
) -> None:
    made = await patient.make(ANNA, bot(), walls=0)
    async with patient.joined(made["info"]["table"]) as (watcher, _):
        await watcher.send(frame)
        assert (await refused(watcher))["code"] == code
    info = await patient.info(made["info"]["table"])
    assert info["fairness"]["parts"] == made["info"]["fairness"]["parts"]


async def test_requests_carry_no_seed(patient: House) -> None:
    seat = {"holder": "person", "name": "Anna", "seed": "chosen"}
    body = {"game": "magic_labyrinth", "options": {"players": 2}, "seats": [seat, OPEN]}
    answer = await patient.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert "seed" in answer.json()["message"]


# -- who does not come, or goes --------------------------------------------------
async def test_a_sealed_part_that_is_withheld_is_left_out_for_all_to_see(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data, limits=PATIENT) as house:
        made = await house.make(ANNA, BEN, walls=0)
        table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
        async with two(house, made) as (anna, ben):
            await anna.seal()
            await ben.seal()
            await anna.sealed()
            await anna.open()
            await anna.socket.settle()
    async with running(data, limits=IMPATIENT) as house:
        async with house.joined(table, secrets[0]) as (socket, welcome):
            started = welcome
            if welcome["info"]["status"] == "waiting":
                started = await socket.until("started")
            late = Adder(socket, welcome, part("a"))
            await late.open(part("b"))
            assert (await refused(socket))["code"] == "conflict"
        parts = started["info"]["fairness"]["parts"]
        assert parts[1] == {"due": False, "seal": ben.own_seal, "part": ""}
        async with gathered(house, table, secrets) as company:
            await company.finish()
        checked = verify(await house.record(table))
    assert checked.holds
    assert [(one.fault, one.about) for one in checked.unproven] == [
        ("unproven-withheld", {"seat": 1}),
        ("unproven-no-commitment", {}),
    ]


# -- kill -9 between any two steps -----------------------------------------------
@pytest.mark.slow
async def test_killed_between_the_steps_it_goes_on_where_it_was(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with started(data) as process:
        made = await process.house.make(ANNA, BEN, walls=0)
        await process.kill()
    async with started(data) as process, two(process.house, made) as (anna, ben):
        assert anna.commitment == made["info"]["fairness"]["commitment"]
        await anna.seal()
        await anna.socket.settle()
        await process.kill()
    async with started(data) as process, two(process.house, made) as (anna, ben):
        await ben.seal()
        fairness = await ben.sealed()
        assert parts_of(fairness, "seal") == [anna.own_seal, ben.own_seal]
        await process.kill()
    async with started(data) as process, two(process.house, made) as (anna, ben):
        info = await process.house.info(anna.table)
        assert info["fairness"]["sealed"]
        assert parts_of(info["fairness"], "due") == [True, True]
        await anna.open()
        await anna.socket.settle()
        await process.kill()
    async with started(data) as process, two(process.house, made) as (anna, ben):
        info = await process.house.info(anna.table)
        assert parts_of(info["fairness"], "due") == [False, True]
        await ben.open()
        begun = await ben.socket.until("started")
        await process.kill()
    async with started(data) as process:
        info = await process.house.info(made["info"]["table"])
        assert info["status"] == "playing"
        assert parts_of(info["fairness"], "part") == [anna.part, ben.part]
        assert info["fairness"] == begun["info"]["fairness"]
