"""One thing at a time at a table: who has her turn next, and what is known when one has failed."""

from __future__ import annotations

import asyncio

import pytest

from irrgarten.server.metrics import REGISTRY
from irrgarten.server.order import Order, alone
from irrgarten.server.problems import Trouble
from irrgarten.store import Conflict, Unreadable, Unsure, Unwritable


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Counter:
    """A part of a table."""

    def __init__(self) -> None:
        self.order = Order()
        self.done: list[str] = []

    @alone
    async def do(self, name: str, *, fault: Exception | None = None) -> str:
        self.done.append(f"{name} begins")
        await asyncio.sleep(0)
        self.done.append(f"{name} ends")
        if fault is not None:
            raise fault
        return name


async def test_each_thing_is_done_whole_before_the_next() -> None:
    part = Counter()
    assert [*await asyncio.gather(part.do("one"), part.do("two"))] == ["one", "two"]
    assert part.done == ["one begins", "one ends", "two begins", "two ends"]
    assert part.order.begin(), "nobody is at it any more"
    assert not part.order.begin()


async def test_it_is_done_to_its_end_though_whoever_asked_has_gone() -> None:
    part = Counter()
    asked = asyncio.create_task(part.do("one"))
    await asyncio.sleep(0)
    asked.cancel()
    await settled()
    assert part.done == ["one begins", "one ends"]


@pytest.mark.parametrize(
    ("fault", "unsure"), [(Unsure(), True), (Unwritable(), False), (Conflict(), False)]
)
def test_only_what_may_have_been_kept_is_unsure(fault: Exception, unsure: bool) -> None:
    order = Order()
    assert not order.unsure
    order.begin()
    order.done(fault)
    assert order.unsure is unsure
    assert order.begin(), "the next has her turn all the same"


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (Unreadable(), "this game cannot be read any more"),
        (Unwritable(), "nothing can be kept at the moment, and nothing was changed"),
        (Unsure(), "whether this was kept is not known at the moment; ask again"),
    ],
)
async def test_whoever_asked_is_told_that_the_database_failed(fault: Exception, told: str) -> None:
    part = Counter()
    with pytest.raises(Trouble) as trouble:
        await part.do("one", fault=fault)
    assert (trouble.value.code, trouble.value.message) == ("unavailable", told)


async def test_the_host_sees_how_often_the_database_failed() -> None:
    def failed() -> float:
        labels = {"kind": "unwritable"}
        return REGISTRY.get_sample_value("irrgarten_store_errors_total", labels) or 0

    part, before = Counter(), failed()
    with pytest.raises(Trouble):
        await part.do("one", fault=Unwritable())
    await part.do("two")
    assert failed() == before + 1


async def test_any_other_fault_stays_what_it_is() -> None:
    part = Counter()
    with pytest.raises(Conflict):
        await part.do("one", fault=Conflict())
    assert await part.do("two") == "two"


async def waits(order: Order, done: list[str], name: str) -> None:
    async with order:
        done.append(name)


async def test_who_has_gone_while_waiting_is_passed_over() -> None:
    order, done = Order(), list[str]()
    order.begin()
    gone, there = (asyncio.create_task(waits(order, done, name)) for name in ("gone", "there"))
    await settled()
    gone.cancel()
    await settled()
    order.done()
    await settled()
    assert (done, there.done(), order.begin()) == (["there"], True, True)


async def test_who_goes_just_when_her_turn_has_come_gives_it_on() -> None:
    order, done = Order(), list[str]()
    order.begin()
    gone, there = (asyncio.create_task(waits(order, done, name)) for name in ("gone", "there"))
    await settled()
    order.done()
    gone.cancel()
    await settled()
    assert (done, there.done(), order.begin()) == (["there"], True, True)
