"""Whoever waits for something new about a tournament: how long, and what ends it."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.running import PATIENCE

from irrgarten.bus import Bus
from irrgarten.server.tournaments.news import News


class Looks:
    """A tournament of which somebody asks the revision."""

    def __init__(self) -> None:
        self.revision = 7
        self.asked = asyncio.Event()

    async def at(self, _: str) -> int:
        self.asked.set()
        return self.revision


@pytest.fixture
async def looks() -> Looks:
    return Looks()


@pytest.fixture
async def news() -> News:
    return News(Bus(), shared=False)


async def test_nobody_waits_for_news_of_a_server_that_stops(news: News, looks: Looks) -> None:
    waiting = asyncio.create_task(news.later("t", 7, looks.at))
    await looks.asked.wait()
    news.close()
    assert await asyncio.wait_for(waiting, PATIENCE / 3) == 7
    assert await asyncio.wait_for(news.later("t", 7, looks.at), PATIENCE / 3) == 7
