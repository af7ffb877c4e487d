"""That the bus is away is told once, and that it is back; who plays alike is told in words."""

from __future__ import annotations

import logging

import pytest
from redis.exceptions import ConnectionError as Away
from redis.exceptions import ResponseError

from irrgarten import registry
from irrgarten.server.jobs import link
from irrgarten.server.jobs.link import Link, Seldom
from irrgarten.server.jobs.queue import kinship, queue_name


def test_it_is_told_once_when_it_is_lost_and_once_when_it_is_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    one = Link("redis://here", "jobs wait")
    one.holds()
    assert caplog.messages == []
    for _ in range(2):
        one.lost(Away(), one.tried())
        one.lost(Away(), one.tried())
        one.holds()
        one.holds()
    away = "the bus at redis://here is away (ConnectionError); jobs wait"
    assert caplog.messages == [away, "the bus at redis://here is back"] * 2
    assert one.errors == 4


def test_what_was_tried_before_others_got_through_says_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    one = Link("redis://here", "jobs wait")
    tried = one.tried() - 1
    one.holds()
    one.lost(Away(), tried)
    assert (caplog.messages, one.errors) == ([], 1)


def test_one_that_is_out_of_order_is_not_away(caplog: pytest.LogCaptureFixture) -> None:
    one = Link("redis://here", "jobs wait")
    for _ in range(3):
        one.lost(ResponseError("what was sent"), one.tried())
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
    monkeypatch.setattr(link, "SELDOM", 0)
    told.warn("one")
    assert caplog.messages == ["one", "other", "one"]


def test_kinship_names_every_game_and_its_rules() -> None:
    games = kinship().partition("(")[2].removesuffix(")").split(", ")
    rules = [registry.rules(name) for name in registry.names()]
    assert games == [f"{one.name} {one.version}" for one in rules]


def test_what_must_not_wait_for_bots_has_a_queue_of_its_own() -> None:
    assert queue_name() == queue_name("")
    assert queue_name() != queue_name("reviews")
