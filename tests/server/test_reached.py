"""By what addresses a server is reached, who is told, and who lets others in."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.server.running import House, running

from irrgarten.server import network
from irrgarten.server.reached import Reached, from_own_machine

#: Another address of this machine stands in for the one it has in a network.
NETWORK = "127.0.0.2"


async def told(house: House, **headers: str) -> dict[str, object]:
    answer = await house.http.get("/api/house", headers=headers)
    assert answer.status_code == 200
    found: dict[str, object] = answer.json()
    return found


async def test_others_are_let_in_from_the_own_machine(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", addresses=lambda: [NETWORK]) as house:
        assert await told(house) == {"own": True, "open": False, "links": []}
        elsewhere = f"http://{NETWORK}:{house.port}"
        async with httpx.AsyncClient(base_url=elsewhere) as other:
            with pytest.raises(httpx.ConnectError):
                await other.get("/api/health")
            answer = await house.http.post("/api/house/open")
            assert answer.json() == {"own": True, "open": True, "links": [elsewhere]}
            assert (await other.get("/api/health")).status_code == 200
            # Whoever came by it is told nothing, and cannot open anything.
            assert (await other.get("/api/house")).json() == {
                "own": False,
                "open": True,
                "links": [],
            }
            assert (await other.post("/api/house/open")).status_code == 403
        assert (await house.http.post("/api/house/open")).json()["links"] == [elsewhere]


async def test_a_machine_in_no_network(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", addresses=list) as house:
        answer = await house.http.post("/api/house/open")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert (await told(house))["open"] is False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("host", "evil.example"),
        ("x-forwarded-for", "203.0.113.5"),
        ("forwarded", "for=203.0.113.5"),
        ("via", "1.1 proxy"),
    ],
)
async def test_who_is_not_the_own_machine(tmp_path: Path, name: str, value: str) -> None:
    async with running(tmp_path / "house.db", addresses=lambda: [NETWORK]) as house:
        assert (await told(house, **{name: value}))["own"] is False
        answer = await house.http.post("/api/house/open", headers={name: value})
        assert answer.status_code == 403
        answer = await house.http.post("/api/house/open", headers={"origin": "http://evil.example"})
        assert answer.status_code == 403
        assert (await told(house))["open"] is False


@pytest.mark.parametrize(
    ("peer", "host", "own"),
    [
        ("127.0.0.1", "localhost:8000", True),
        ("::1", "[::1]:8000", True),
        ("::1", "[::1]", True),
        ("127.0.0.1", "localhost", True),
        ("::ffff:127.0.0.1", "127.0.0.1:8000", True),
        ("192.168.1.7", "localhost:8000", False),
        ("127.0.0.1", "irrgarten.example", False),
        ("127.0.0.1", "", False),
        (None, "localhost", False),
    ],
)
def test_the_own_machine(peer: str | None, host: str, own: bool) -> None:
    assert from_own_machine(peer, {"host": host}.get) is own


def test_links_of_those_that_listen_elsewhere() -> None:
    def of(host: str, *origins: str) -> list[str]:
        reached = Reached(host, origins, lambda: ["10.0.0.5", "fd00::5"])
        reached._port = 8000
        return reached.links

    assert of("127.0.0.1") == of("localhost") == of("::1") == []
    assert of("0.0.0.0") == ["http://10.0.0.5:8000", "http://[fd00::5]:8000"]
    assert of("192.168.1.7") == ["http://192.168.1.7:8000"]
    assert of("127.0.0.1", "https://play.example/") == ["https://play.example"]


def test_addresses_that_others_can_use() -> None:
    assert network.chosen(["10.0.0.5"], ["127.0.0.1", "10.0.0.5", "169.254.1.1", "fe80::1"]) == [
        "10.0.0.5"
    ]
    assert network.chosen(["10.0.0.5", "fd00::5"], ["192.168.1.9"]) == ["10.0.0.5", "192.168.1.9"]
    assert network.chosen([], ["::1", "fd00::5", "fe80::1"]) == ["fd00::5"]
    assert network.in_link("fd00::5") == "[fd00::5]"
    for found in network.addresses():
        assert not found.startswith("127.")
