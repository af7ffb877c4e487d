"""What a host sees of a busy server: counters for Prometheus, and a log. Both tell no secret."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import httpx
import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample
from tests.server.command import serving
from tests.server.process import children
from tests.server.running import PATIENCE, Frame, House, bot, gathered, person
from tests.servers.process import free_port

from irrgarten import registry
from irrgarten.search.levels import LEVELS

NAME = "Wilhelmine-at-the-window"


class Busy:
    """A server that has been through something, and all that must not be told of it."""

    def __init__(self, house: House, tables: list[Frame], data: Path, pid: int) -> None:
        self.house = house
        self.tables = tables
        self.data = data
        self.pid = pid

    def names(self) -> list[str]:
        """Of tables and of people."""
        return [NAME, *(made["info"]["table"] for made in self.tables)]

    def secrets(self) -> set[str]:
        """Of seats and hosts, and all that is kept: chains, hashes, positions and acts."""
        told = {made["host"] for made in self.tables}
        told |= {seat["secret"] for made in self.tables for seat in made["seats"]}
        with closing(sqlite3.connect(self.data)) as kept:
            columns = "SELECT chain, host_hash, position FROM tables"
            told |= {str(value) for row in kept.execute(columns) for value in row if value}
            told |= {value for (value,) in kept.execute("SELECT secret_hash FROM seats") if value}
            acts = kept.execute("SELECT act FROM acts")
            told |= {act for (act,) in acts if len(act) >= 5}
        return told


@asynccontextmanager
async def busy(tmp_path: Path, *flags: str) -> AsyncIterator[Busy]:
    data, log = tmp_path / "house.db", tmp_path / "log"
    async with serving(data, log, *flags) as (house, pid):
        maze = await house.make(person(NAME), person("Ben"), walls=0, given={"beginner": 0})
        table = maze["info"]["table"]
        secrets = [seat["secret"] for seat in maze["seats"]]
        async with gathered(house, table, secrets) as company:
            anna = company.sockets[0]
            # Before there is much in the file: what was made room for once can be written again.
            prlimit(pid, RLIMIT_FSIZE, (0, RLIM_INFINITY))
            await anna.act(company.ply, "n")
            assert (await anna.next())["code"] == "unavailable"
            prlimit(pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
            await company.act("n")
            await anna.send({"type": "preview", "ply": company.ply, "acts": ["n"]})
            await anna.until("previewed")
            await anna.act(company.ply, "nonsense")
            await anna.until("refused")
            for where, secret in ((table, "x" * 32), ("nowhere", None)):
                async with house.open(where) as stranger:
                    await stranger.send({"type": "join", "secret": secret, "ply": None})
                    assert (await stranger.next())["type"] == "error"
            dog = await house.make(*[bot()] * 4, game="dog")
            async with house.joined(dog["info"]["table"]) as (watcher, _):
                await watcher.until("played")
                async with asyncio.timeout(2 * PATIENCE):
                    await asyncio.to_thread(_lose_a_worker, pid)
                yield Busy(house, [dog, maze], data, pid)


def _lose_a_worker(pid: int) -> None:
    """In the middle of its thought, or before the next one; returns when another has come."""
    (worker,) = children(pid)
    os.kill(worker, signal.SIGKILL)
    while not children(pid) - {worker}:
        time.sleep(0.02)


# -- counters --------------------------------------------------------------------
async def scraped(port: int) -> dict[str, Metric]:
    async with httpx.AsyncClient(timeout=PATIENCE) as prometheus:
        answer = await prometheus.get(f"http://127.0.0.1:{port}/metrics")
    assert answer.status_code == 200
    return {family.name: family for family in text_string_to_metric_families(answer.text)}


def value(families: dict[str, Metric], name: str, **labels: str) -> float:
    samples: list[Sample] = [one for family in families.values() for one in family.samples]
    (found,) = [one.value for one in samples if one.name == name and one.labels == labels]
    return found


async def test_prometheus_can_ask(tmp_path: Path) -> None:
    port = free_port()
    async with busy(tmp_path, "--metrics", f"127.0.0.1:{port}") as server:
        told = await scraped(port)
        assert value(told, "irrgarten_acts_total", game="dog", who="bot") >= 1
        assert value(told, "irrgarten_acts_total", game="magic_labyrinth", who="person") == 1
        assert value(told, "irrgarten_act_seconds_count") == 1, "refused ones do not count"
        assert value(told, "irrgarten_preview_seconds_count") == 1
        assert value(told, "irrgarten_tables") == 2
        assert value(told, "irrgarten_guests", place="seat") == 2
        assert value(told, "irrgarten_guests", place="watcher") == 1
        assert value(told, "irrgarten_bots_waiting") <= 1
        assert value(told, "irrgarten_thought_seconds_count", level="beginner") >= 1
        assert value(told, "irrgarten_worker_restarts_total") == 1
        assert value(told, "irrgarten_store_errors_total", kind="unwritable") >= 1
        assert value(told, "irrgarten_store_errors_total", kind="unreadable") == 0
        assert value(told, "irrgarten_bus_errors_total") == 0
        assert value(told, "irrgarten_refused_connections_total", reason="forbidden") == 1
        assert value(told, "irrgarten_refused_connections_total", reason="not_found") == 1
        assert value(told, "process_open_fds") > 0
        samples = [one for family in told.values() for one in family.samples]
        ours = [one for one in samples if one.name.startswith("irrgarten_")]
        labels = {text for one in ours for name, text in one.labels.items() if name != "le"}
        reasons = {"forbidden", "not_found"}
        kinds = {"unwritable", "unreadable", "unsure", "person", "bot", "seat", "watcher"}
        assert labels <= {*registry.names(), *LEVELS, *kinds, *reasons}
        # On a port of their own, and nowhere else.
        assert "irrgarten_acts" not in (await server.house.http.get("/metrics")).text


async def test_nobody_is_told_unless_it_was_said(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.db", tmp_path / "log") as (house, pid):
        assert (await house.http.get("/api/health")).status_code == 200
        assert _listening(pid) == [house.port]


def _listening(pid: int) -> list[int]:
    """The ports at which a process takes connections."""
    links = [os.fspath(fd.readlink()) for fd in Path(f"/proc/{pid}/fd").iterdir()]
    sockets = {link[8:-1] for link in links if link.startswith("socket:[")}
    _, *lines = Path(f"/proc/{pid}/net/tcp").read_text().splitlines()
    fields = [line.split() for line in lines]
    ours = [field for field in fields if field[3] == "0A" and field[9] in sockets]
    return [int(field[1].rpartition(":")[2], 16) for field in ours]


# -- the log ---------------------------------------------------------------------
@pytest.mark.parametrize("form", ["json", "lines"])
async def test_the_log_names_tables_and_tells_no_secret(tmp_path: Path, form: str) -> None:
    async with busy(tmp_path, "--log", form, "--log-level", "debug") as server:
        dog, maze = (made["info"]["table"] for made in server.tables)
        secrets = server.secrets()
    text = (tmp_path / "log").read_text()
    assert len(secrets) > 10
    assert not {secret for secret in secrets if secret in text}
    assert NAME not in text
    if form == "lines":
        assert f"table {maze}: a table for magic_labyrinth" in text
        assert f"table {dog}: a bot's process was lost" in text
        return
    lines: list[Frame] = [json.loads(line) for line in text.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    of_table = {(line["message"], line.get("table")) for line in lines}
    assert ("a table for magic_labyrinth", maze) in of_table
    assert ("a bot's process was lost: it ended", dog) in of_table
    assert {line["level"] for line in lines} >= {"info", "error"}
    # That it could not be written was not written either: the log was on the same disk.
    assert any("can be written again" in line["message"] for line in lines)
