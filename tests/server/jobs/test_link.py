"""That the bus is away is told once, and that it is back; who plays alike is told in words."""

from __future__ import annotations

import logging

import pytest
from redis.exceptions import ConnectionError as Away
from redis.exceptions import ResponseError

from irrgarten import registry
from irrgarten.server.jobs import seldom
from irrgarten.server.jobs.kinship import kinship, queue_name
from irrgarten.server.jobs.link import Link
from irrgarten.server.jobs.seldom import Seldom


def test_it_is_told_once_when_it_is_lost_and_once_when_it_is_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    link = Link("redis://here", "jobs wait")
    link.holds()
    assert caplog.messages == []
    for _ in range(2):
        link.lost(Away(), link.tried())
        link.lost(Away(), link.tried())
        link.holds()
        link.holds()
    away = "the bus at redis://here is away (ConnectionError); jobs wait"
    assert caplog.messages == [away, "the bus at redis://here is back"] * 2
    assert link.errors == 4


def test_what_was_tried_before_others_got_through_says_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    link = Link("redis://here", "jobs wait")
    tried = link.tried() - 1
    link.holds()
    link.lost(Away(), tried)
    assert (caplog.messages, link.errors) == ([], 1)


def test_one_that_is_out_of_order_is_not_away(caplog: pytest.LogCaptureFixture) -> None:
    link = Link("redis://here", "jobs wait")
    for _ in range(3):
        link.lost(ResponseError("what was sent"), link.tried())
    told = "the bus at redis://here is there but out of order (ResponseError)"
    assert caplog.messages == [told], "without what was sent"


def test_the_same_is_not_said_again_for_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Seldom(logging.getLogger("irrgarten.test"))
    told.warn("one")
    told.warn("other")
    told.warn("one")
    assert caplog.messages == ["one", "other"]
    monkeypatch.setattr(seldom, "SELDOM", 0)
    told.warn("one")
    assert caplog.messages == ["one", "other", "one"]


def test_kinship_names_every_game_and_its_rules() -> None:
    games = kinship().partition("(")[2].removesuffix(")").split(", ")
    rules = [registry.rules(name) for name in registry.names()]
    assert games == [f"{one.name} {one.version}" for one in rules]


def test_what_must_not_wait_for_bots_has_a_queue_of_its_own() -> None:
    assert queue_name() == queue_name("")
    assert queue_name() != queue_name("reviews")
