"""By what addresses a server is reached, who is told, and who lets others in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import House, running

from irrgarten.server.reached import Reached, from_own_machine
from irrgarten.tables.problems import RequestError

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


async def is_open(data: Path, *addresses: str, **chosen: Any) -> bool:
    """Whether a server that starts now lets others in; its port may be taken at their address."""
    for _ in range(3):
        async with running(data, addresses=lambda: [*addresses], **chosen) as house:
            found = await told(house)
            links = [f"http://{address}:{house.port}" for address in addresses]
            assert found["links"] == (links if found["open"] else [])
            if found["open"]:
                return True
    return False


async def test_letting_others_in_survives_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data, addresses=lambda: [NETWORK]) as house:
        assert (await house.http.post("/api/house/open")).status_code == 200
    assert await is_open(data, NETWORK)
    assert not await is_open(data, "127.0.0.3"), "that is another network"
    assert await is_open(data, NETWORK)


async def test_choice_to_serve_alone_is_remembered(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    async with running(data, addresses=lambda: [NETWORK]) as house:
        assert (await house.http.post("/api/house/open")).status_code == 200
    assert not await is_open(data, NETWORK, let_in=False)
    assert not await is_open(data, NETWORK)


async def test_flag_to_let_others_in_is_not_remembered(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    assert await is_open(data, NETWORK, let_in=True)
    assert not await is_open(data, NETWORK)


async def test_a_machine_in_no_network(tmp_path: Path) -> None:
    async with running(tmp_path / "house.db", addresses=list) as house:
        answer = await house.http.post("/api/house/open")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert (await told(house))["open"] is False


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("host", "203.0.113.9:8000"),
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
        reached.listens(8000, refusing)
        return reached.links

    assert of("127.0.0.1") == of("localhost") == of("::1") == []
    assert of("0.0.0.0") == ["http://10.0.0.5:8000", "http://[fd00::5]:8000"]
    assert of("192.168.1.7") == ["http://192.168.1.7:8000"]
    assert of("127.0.0.1", "https://play.example/") == ["https://play.example"]


async def refusing(_host: str, _port: int) -> None:
    raise OSError(98, "Address already in use")


async def test_who_listens_for_others_from_the_beginning_lets_them_in_as_it_is() -> None:
    for host in ("0.0.0.0", "::", "", "192.168.1.7"):
        reached = Reached(host, (), lambda: ["10.0.0.5"])
        reached.listens(8000, refusing)
        await reached.let_in()
        told = reached.told(own=True)
        assert (told.open, told.links) == (True, reached.links)
        assert reached.told(own=False).links == [], "who comes from elsewhere has found the way"


async def test_others_are_let_in_wherever_the_port_is_free() -> None:
    listening: list[tuple[str, int]] = []

    async def listen(host: str, port: int) -> None:
        if host == "10.0.0.5":
            await refusing(host, port)
        listening.append((host, port))

    reached = Reached("127.0.0.1", (), lambda: ["10.0.0.5", "10.0.0.6"])
    reached.listens(8000, listen)
    assert not reached.open
    for _ in range(2):  # once is enough
        await reached.let_in()
        assert listening == [("10.0.0.6", 8000)]
        assert (reached.open, reached.links) == (True, ["http://10.0.0.6:8000"])


async def test_where_no_port_is_free_nobody_is_let_in() -> None:
    reached = Reached("localhost", (), lambda: ["10.0.0.5"])
    reached.listens(8000, refusing)
    with pytest.raises(RequestError, match="its port is taken there"):
        await reached.let_in()
    assert (reached.open, reached.links) == (False, [])


def test_a_proxy_on_the_own_machine_asks_for_others() -> None:
    for name in ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"):
        headers = {"host": "localhost:8000", name: "somebody"}
        assert not from_own_machine("127.0.0.1", headers.get)
