"""How many tournaments are under way at one time: of one network, and in all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from ipaddress import ip_network
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from tests.server.club import SHORT, Club
from tests.server.running import WIDE, running
from tests.server.tournaments.evening import Clock, Evening, club_house

from irrgarten.server.addresses import Proxies
from irrgarten.server.page_frames import Plan
from irrgarten.server.tournaments.tables import maker_of
from irrgarten.store.schema import tournaments
from irrgarten.tables.problems import RequestError

NARROW = replace(WIDE, tournaments=3, tournaments_of_address=2)


@pytest.fixture
async def narrow(tmp_path: Path, clock: Clock) -> AsyncIterator[Evening]:
    async with club_house(tmp_path / "house.db", clock, limits=NARROW) as evening:
        yield evening


async def begun(evening: Evening, address: str) -> None:
    await evening.set_up(bots=2, address=address, plan=Plan("swiss", rounds=1))
    await evening.begin()


async def test_third_tournament_of_a_network_is_refused(narrow: Evening) -> None:
    await begun(narrow, "here")
    await begun(narrow, "here")
    with pytest.raises(RequestError, match="from this network") as refused:
        await begun(narrow, "here")
    assert (refused.value.code, refused.value.reason) == ("too_many", "tournaments-own-limit")
    await begun(narrow, "there")


async def test_tournaments_are_counted_by_the_address_of_the_request(tmp_path: Path) -> None:
    limits = replace(WIDE, tournaments_of_address=1)
    proxies = Proxies([ip_network("127.0.0.1/32")])
    async with running(tmp_path / "house.db", limits=limits, proxies=proxies) as house:
        codes = []
        for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8", "2001:db8::1", "2001:db8::2"):
            house.http.headers["x-forwarded-for"] = address
            answer = await house.http.post("/api/tournaments", json=SHORT)
            codes.append(answer.status_code)
            if answer.is_success:
                evening = Club(house, answer.json())
                await evening.does("POST", "/bots", {"count": 2, "level": "beginner"})
                await evening.does("POST", "/begin")
        assert codes == [201, 429, 201, 201, 429]


async def test_tournament_beyond_the_total_is_refused(narrow: Evening) -> None:
    for address in ("a", "b", "c"):
        await begun(narrow, address)
    with pytest.raises(RequestError, match="under way here") as refused:
        await begun(narrow, "d")
    assert (refused.value.code, refused.value.reason) == ("too_many", "tournaments-limit")


async def test_begin_is_refused_where_others_began_meanwhile(narrow: Evening) -> None:
    await narrow.set_up(bots=2)
    first, organiser = narrow.name, narrow.organiser
    await begun(narrow, "here")
    await begun(narrow, "here")
    with pytest.raises(RequestError, match="from this network"):
        await narrow.desk.begin(first, organiser)
    assert (await narrow.desk.find(first)).round == 0


async def test_tournament_that_is_over_makes_room(narrow: Evening) -> None:
    await begun(narrow, "here")
    await begun(narrow, "here")
    await narrow.settle()
    assert (await narrow.look()).ended is not None
    await begun(narrow, "here")


async def test_tournament_sent_again_is_not_refused(narrow: Evening) -> None:
    await begun(narrow, "here")
    await narrow.set_up(token="x" * 24)
    name = narrow.name
    await begun(narrow, "here")
    await narrow.set_up(token="x" * 24)
    assert narrow.name == name


async def test_tournaments_are_counted_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    for _ in range(2):
        async with club_house(tmp_path / "house.db", clock, limits=NARROW) as evening:
            await begun(evening, "here")
    async with club_house(tmp_path / "house.db", clock, limits=NARROW) as evening:
        with pytest.raises(RequestError, match="from this network"):
            await begun(evening, "here")
        clock.pass_minutes(timedelta(days=31).total_seconds() / 60)
        await begun(evening, "here")  # nobody plays those any more


async def test_maker_is_kept_as_a_short_hash_until_the_end(narrow: Evening) -> None:
    await begun(narrow, "192.0.2.7")
    engine = narrow.inside.store._engine

    def makers() -> list[int | None]:
        with engine.connect() as connection:
            return [*connection.scalars(select(tournaments.c.maker))]

    assert makers() == [maker_of("192.0.2.7")]
    assert 0 <= maker_of("192.0.2.7") < 1 << 16
    assert maker_of("192.0.2.7") != maker_of("192.0.2.8")
    await narrow.settle()
    await narrow.look()
    assert makers() == [None]
