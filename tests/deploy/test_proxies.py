"""nginx and Caddy take the configuration in ``deploy``, and games are played through them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.command import serving
from tests.server.running import clients, company_of
from tests.servers.process import Away
from tests.servers.proxies import Caddy, Nginx, Proxy, certificate


@pytest.mark.parametrize("kind", [Nginx, Caddy])
async def test_a_game_through_a_proxy(kind: type[Proxy], tmp_path: Path) -> None:
    flags = ["--proxy", "127.0.0.1", "--limits-watchers", "1"]
    async with serving(tmp_path / "house.db", tmp_path / "log", *flags) as (direct, _):
        with kind(tmp_path, direct.port) as proxy:
            async with clients(proxy.port) as house:
                assert (await house.http.get("/api/ready")).status_code == 200
                async with company_of(house, "Anna Ben") as company:
                    assert [frame["type"] for frame in await company.act("n")] == ["played"]
                    page = {"Origin": f"http://127.0.0.1:{proxy.port}"}
                    async with house.open(company.table, **page) as own:
                        await own.send({"type": "join", "secret": None, "ply": None})
                        assert (await own.next())["type"] == "welcome"
                        # Limits count whom the proxy asks for, not the proxy.
                        async with house.open(company.table, "127.0.0.2") as other:
                            await other.send({"type": "join", "secret": None, "ply": None})
                            assert (await other.next())["type"] == "welcome"
                        async with house.open(company.table) as same:
                            await same.send({"type": "join", "secret": None, "ply": None})
                            assert (await same.next())["code"] == "too_many"


@pytest.mark.parametrize("kind", [Nginx, Caddy])
def test_they_take_their_configuration(kind: type[Proxy], tmp_path: Path) -> None:
    proxy = kind(tmp_path, 8000)
    with ExitStack() as stack:
        stack.push(proxy)
        proxy.check()
        text = proxy.config.read_text()
        assert text.count(proxy.WORD) == 1
        proxy.config.write_text(text.replace(proxy.WORD, "nonsense"))
        with pytest.raises(Away, match="nonsense"):
            proxy.check()


def test_nginx_with_a_certificate(tmp_path: Path) -> None:
    made = certificate(tmp_path)
    proxy = Nginx(tmp_path, 8000, made)
    with ExitStack() as stack:
        stack.push(proxy)
        proxy.check()
