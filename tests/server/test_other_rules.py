"""Rules change: what was played by others can still be seen, and is played by no others."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import (
    OPEN,
    Company,
    Frame,
    House,
    company_of,
    gathered,
    person,
    running,
)
from tests.server.seats import bearer, sit

from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.tables import bygone
from irrgarten.verification import verify

MAGIC = type(registry.rules("magic_labyrinth"))

Change = Callable[[str], None]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Other rules from now on."""
    return lambda version: monkeypatch.setattr(MAGIC, "version", version)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def changed(data: Path, statement: str, *about: Any) -> list[Any]:
    with closing(sqlite3.connect(data)) as connection, connection:
        return connection.execute(statement, about).fetchall()


async def seen(house: House, company: Company) -> dict[str, Any]:
    """All that anybody can see of a game: over HTTP, and by the sockets of all who may join."""
    path = f"/api/tables/{company.table}"
    found: dict[str, Any] = {
        what: (await house.http.get(path + what)).json() for what in ("", "/record", "/told")
    }
    for secret in (None, *company.secrets):
        async with house.joined(company.table, secret) as (_, welcome):
            del welcome["info"]["seats"], welcome["info"]["watchers"]
            found[secret or "watcher"] = welcome
    del found[""]["seats"], found[""]["watchers"]
    return found


async def finished(house: House, **options: Any) -> Company:
    async with company_of(house, "Anna Ben", **options) as company:
        await company.finish()
        return company


async def under_way(house: House) -> Company:
    async with company_of(house, "Anna Ben") as company:
        await company.take_turn()
        return company


# -- a finished game -------------------------------------------------------------
async def test_a_finished_game_looks_as_it_did(data: Path, rules: Change) -> None:
    async with running(data) as house:
        company = await finished(house)
        before = await seen(house, company)
    rules("2")
    async with running(data) as house:
        assert await seen(house, company) == before
        async with house.joined(company.table, company.secrets[0], ply=0) as (socket, welcome):
            assert welcome["view"] == before[company.secrets[0]]["view"]
            assert (welcome["stretch"]["acts"], welcome["ply"]) == (
                [],
                len(before["/record"]["acts"]),
            )
            for frame in (
                {"type": "act", "ply": welcome["ply"], "acts": ["n"]},
                {"type": "why_not", "act": "n"},
                {"type": "preview", "ply": welcome["ply"], "acts": ["n"]},
                {"type": "look", "ply": welcome["ply"], "acts": [], "place": "a1"},
            ):
                await socket.send(frame)
                error = await socket.next()
                assert (error["type"], error["code"]) == ("error", "conflict"), frame
    info = before[""]
    assert (info["status"], info["ended"], sorted(info["result"])) == ("over", None, [0, 1])


async def replay(house: House, company: Company) -> tuple[Frame, dict[str, str]]:
    """What there is of its replay: its head, and what every viewpoint is told, act by act."""
    address = f"/api/tables/{company.table}/replay"
    head = (await house.http.get(address)).json()
    told = {}
    for viewpoint in ("all", "watcher", "0", "1"):
        answer = await house.http.get(f"{address}/{viewpoint}/0")
        told[viewpoint] = answer.text
        assert answer.status_code == (409 if head["plies"] is None else 200)
    assert (await house.http.get(f"{address}/2/0")).status_code != 200
    return head, told


async def test_a_finished_game_is_seen_again_act_by_act(data: Path, rules: Change) -> None:
    async with running(data) as house:
        company = await finished(house)
        head, told = await replay(house, company)
        assert (head["bygone"], len(set(told.values()))) == (False, 4)
    rules("2")
    async with running(data) as house:
        later, retold = await replay(house, company)
        assert retold == told
        assert (later["bygone"], later["plies"]) == (True, head["plies"])
        address = f"/api/tables/{company.table}/replay"
        for path in ("/position/1", "/all/instead/1?seat=0&act=n"):
            answer = await house.http.get(address + path)
            assert answer.status_code == 409, path
            assert "rules have changed" in answer.json()["message"]


@pytest.mark.parametrize("damaged", [b"", b"nothing", bygone.packed(b'{"ply": 3}')])
async def test_a_damaged_end_is_said_to_be_one(data: Path, rules: Change, damaged: bytes) -> None:
    async with running(data) as house:
        company = await finished(house)
    changed(data, "UPDATE endings SET ending = ?", damaged)
    rules("2")
    async with running(data) as house:
        answer = await house.http.get(f"/api/tables/{company.table}")
        assert answer.status_code == 503
        assert answer.json()["message"].endswith("what is kept of its end is damaged")
    rules("1")
    async with running(data) as house:
        assert (await house.info(company.table))["status"] == "over"


# -- a game under way ------------------------------------------------------------
async def test_a_game_under_way_is_ended(data: Path, rules: Change) -> None:
    async with running(data) as house:
        company = await under_way(house)
        ply = company.ply
    rules("2")
    async with running(data) as house:
        info = await house.info(company.table)
        assert (info["status"], info["ended"], info["result"]) == ("over", "rules", None)
        assert info["ply"] == ply
        record = await house.record(company.table)
        assert len(record["acts"]) == ply
        assert record["fair"]["secret"] == info["fairness"]["secret"]
        assert [fault.fault for fault in verify(record).faults] == ["fault-version"]
        assert (await house.http.get(f"/api/tables/{company.table}/told")).json() == []
        async with gathered(house, company.table, company.secrets) as again:
            for frame in again.frames:
                assert (frame["view"], frame["legal"], frame["acting"]) == (None, [], [])
                assert frame["info"]["ended"] == "rules"
            await again.sockets[0].act(ply, "n")
            assert (await again.sockets[0].next())["code"] == "conflict"
    assert verify_under(rules, "1", record)


def verify_under(rules: Change, version: str, record: Frame) -> bool:
    rules(version)
    return verify(record).holds


async def test_it_stays_ended_should_its_rules_come_back(data: Path, rules: Change) -> None:
    """By then its secrets are known."""
    async with running(data) as house:
        company = await under_way(house)
    rules("2")
    async with running(data) as house:
        assert (await house.info(company.table))["fairness"]["secret"] is not None
    rules("1")
    async with running(data) as house:
        info = await house.info(company.table)
        assert (info["status"], info["ended"]) == ("over", "rules")


async def test_the_company_goes_on_by_the_new_rules(data: Path, rules: Change) -> None:
    async with running(data) as house:
        company = await under_way(house)
    rules("2")
    async with running(data) as house:
        answer = await house.http.post(
            f"/api/tables/{company.table}/again", headers=bearer(company.secrets[1])
        )
        assert answer.status_code == 201, answer.text
        following = answer.json()["table"]
        async with gathered(house, following, company.secrets) as again:
            await again.finish()
        record = await house.record(following)
        assert record["version"] == "2"
        assert verify(record).holds


async def test_the_new_rules_may_not_know_such_a_game(
    data: Path, rules: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(data) as house:
        company = await under_way(house)
        waiting = (await house.make(person("Anna"), OPEN))["info"]["table"]
    rules("2")
    monkeypatch.setattr(MAGIC, "set_up", refuse)
    async with running(data) as house:
        answer = await house.http.post(
            f"/api/tables/{company.table}/again", headers=bearer(company.secrets[0])
        )
        assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
        info = await house.info(waiting)
        assert (info["status"], info["ended"], info["ply"]) == ("over", "rules", 0)
        assert info["fairness"]["secret"] is not None
        answer = await house.http.get(f"/api/tables/{waiting}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "conflict")
    monkeypatch.undo()
    async with running(data) as house:  # the rules are back, but the secret is known
        assert (await house.info(waiting))["status"] == "over"
        assert (await sit(house, waiting, 1)).status_code != 201


def refuse(*_: object) -> None:
    raise OptionsError("walls: there are none any more")


# -- a table that waits ----------------------------------------------------------
async def test_a_table_that_waits_begins_by_the_new_rules(data: Path, rules: Change) -> None:
    async with running(data) as house:
        made = await house.make(person("Anna"), OPEN)
        table = made["info"]["table"]
    rules("2")
    async with running(data) as house:
        assert (await house.info(table))["status"] == "waiting"
        secret = (await sit(house, table, 1)).json()["secret"]
        assert (await house.info(table))["status"] == "playing"
    async with (
        running(data) as house,
        gathered(house, table, [made["seats"][0]["secret"], secret]) as company,
    ):
        await company.finish()
        record = await house.record(table)
    assert (record["version"], verify(record).holds) == ("2", True)


# -- a match ---------------------------------------------------------------------
CAMINOS = type(registry.rules("caminos"))


async def test_a_match_goes_on_after_a_finished_round(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(data) as house:
        answer = await house.http.post(
            "/api/tables",
            json={
                "game": "caminos",
                "options": {"players": 2},
                "seats": [person("Anna"), person("Ben")],
                "rounds": 2,
            },
        )
        made = answer.json()
        table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
        async with gathered(house, table, secrets) as company:
            while company.actor is not None:
                await company.act(company.frames[company.actor]["legal"][0])
        before = await house.info(table)
    monkeypatch.setattr(CAMINOS, "version", "2")
    async with running(data) as house:
        assert (await house.info(table))["match"] == before["match"]
        answer = await house.http.post(f"/api/tables/{table}/again", headers=bearer(secrets[0]))
        match = answer.json()["match"]
        assert (match["round"], match["scores"]) == (2, before["match"]["scores"])
