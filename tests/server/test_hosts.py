"""A request must name this server by a name it is known by: a web page can give its own name our
address (DNS rebinding), and would then count as a page of ours."""

from __future__ import annotations

import logging
import socket
from pathlib import Path

import pytest
from tests.server.running import OPEN, House, running
from websockets import Origin
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from irrgarten.server.hosts import MOST_HINTS, is_known, known_names

NEW = {"game": "dog", "options": {}, "seats": [OPEN] * 4}
NAMES = known_names("games.local", ("https://play.example.org", "http://[2001:db8::1]:80"))


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "localhost.",
        "irrgarten.localhost:8000",
        "127.0.0.1:8000",
        "192.168.1.7",
        "203.0.113.5:8000",
        "[::1]:8000",
        "[fe80::1]",
        "games.local:8000",
        "play.example.org",
        "Play.Example.Org:443",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
    ],
)
def test_known_host_is_accepted(host: str) -> None:
    assert is_known(host, NAMES)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:localhost",
        "notlocalhost",
        "play.example.org.evil.example",
        "example.org",
        "x.play.example.org",
        "[evil]",
        "",
        ":8000",
    ],
)
def test_unknown_host_is_refused(host: str) -> None:
    assert not is_known(host, NAMES)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/lobby", "/assets/none.js"])
async def test_page_under_another_name_reads_nothing(house: House, path: str) -> None:
    answer = await house.http.get(path, headers={"host": "evil.example:8000"})
    assert answer.status_code == 403
    assert answer.headers["x-content-type-options"] == "nosniff"
    problem = answer.json()
    assert set(problem) == {"code", "message", "clause", "reason", "about"}
    assert problem["code"] == "forbidden"
    assert "evil.example" in problem["message"]
    assert "--origin" in problem["message"]


async def test_page_under_another_name_changes_nothing(house: House) -> None:
    rebound = {"host": f"evil.example:{house.port}", "origin": f"http://evil.example:{house.port}"}
    answer = await house.http.post("/api/tables", json=NEW, headers=rebound)
    assert answer.status_code == 403
    answer = await house.http.post("/api/house/open", headers=rebound)
    assert answer.status_code == 403


async def test_page_under_another_name_opens_no_socket(house: House) -> None:
    made = await house.make(OPEN, OPEN)
    uri = f"ws://evil.example:{house.port}/api/tables/{made['info']['table']}/socket"
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            uri,
            host="127.0.0.1",
            port=house.port,
            origin=Origin(f"http://evil.example:{house.port}"),
        ):
            pass
    assert refused.value.response.status_code == 403


async def test_named_origin_is_accepted(tmp_path: Path) -> None:
    origin = "https://play.example.org"
    async with running(tmp_path / "house.db", origins=(origin,)) as house:
        headers = {"host": "play.example.org", "origin": origin}
        assert (await house.http.get("/api/games", headers=headers)).status_code == 200
        answer = await house.http.post("/api/tables", json=NEW, headers=headers)
        assert answer.status_code == 201


@pytest.mark.parametrize("path", ["/api/health", "/api/ready"])
async def test_health_is_answered_under_any_name(house: House, path: str) -> None:
    """A proxy asks a container by its name."""
    answer = await house.http.get(path, headers={"host": "server-1:8000"})
    assert answer.status_code == 200


async def test_log_names_the_missing_origin_once(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await house.http.get("/", headers={"host": "games.example.org"})
        (record,) = caplog.records
        assert "--origin https://games.example.org" in record.getMessage()
        for number in range(2 * MOST_HINTS):
            await house.http.get("/", headers={"host": f"x{number}.example"})
    assert len(caplog.records) == MOST_HINTS
