"""Whose bot thinks next: fair shares of addresses and tables, weak levels first, nobody never."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.running import House, bot, running

from irrgarten import registry
from irrgarten.search.levels import LEVELS
from irrgarten.server.choices import Asker, Choice, Choices
from irrgarten.server.work import Question
from irrgarten.tables.game import TableGame

WORK = {name: level.playouts for name, level in LEVELS.items()}
RULES = registry.rules("magic_labyrinth")
GAME = TableGame.begun(RULES, RULES.options_type(players=2), "seed", {})


def choice(table: str, address: str, level: str) -> Choice:
    made: asyncio.Future[str | None] = asyncio.Future(loop=LOOP)
    asked = Question(
        rules=RULES,
        options=GAME.options,
        seat=0,
        level=level,
        perceived=(),
        view=GAME.view(0),
        seed=7,
    )
    return Choice(asked, Asker(address, table, lambda: True), made)


#: Nothing runs in it; a future must belong to some loop.
LOOP = asyncio.new_event_loop()


@pytest.fixture
def choices() -> Choices:
    return Choices()


def served(choices: Choices) -> Iterator[Asker]:
    while (choice := choices.take()) is not None:
        yield choice.asker


def crowd(choices: Choices, tables: int, level: str = "expert", address: str = "crowd") -> None:
    for number in range(tables):
        choices.add(choice(f"{address} {number}", address, level))


def test_a_newcomers_beginner_comes_next_however_many_experts_wait(choices: Choices) -> None:
    crowd(choices, 60)
    for number in range(20):
        choices.take()
        choices.add(choice(f"newcomer {number}", f"newcomer {number}", "beginner"))
        taken = choices.take()
        assert taken is not None
        assert taken.asker.table == f"newcomer {number}"


def test_an_expert_among_experts_of_another_address_waits_for_one_of_them(
    choices: Choices,
) -> None:
    crowd(choices, 60)
    choices.take()
    choices.add(choice("newcomer", "elsewhere", "expert"))
    order = [asker.table for asker in served(choices)]
    assert order.index("newcomer") <= 1


def test_behind_one_address_a_newcomers_beginner_comes_next_too(choices: Choices) -> None:
    """All are behind one address where a proxy hides theirs."""
    crowd(choices, 60)
    choices.take()
    choices.add(choice("newcomer", "crowd", "beginner"))
    assert next(served(choices)).table == "newcomer"


def test_tables_of_one_address_take_turns(choices: Choices) -> None:
    crowd(choices, 3)
    order = []
    for _ in range(12):
        taken = choices.take()
        assert taken is not None
        order.append(taken.asker.table)
        choices.add(taken)
    assert order == order[:3] * 4
    assert len(set(order)) == 3


def test_addresses_that_always_wait_get_equal_shares_of_the_work(choices: Choices) -> None:
    crowd(choices, 40, "expert", "many")
    crowd(choices, 2, "skilled", "few")
    crowd(choices, 1, "casual", "one")
    work: Counter[str] = Counter()
    for _ in range(2000):
        taken = choices.take()
        assert taken is not None
        work[taken.asker.address] += round(taken.work)
        choices.add(taken)
    assert max(work.values()) - min(work.values()) <= 2 * WORK["expert"]


@pytest.mark.parametrize("address", ["crowd", "elsewhere"])
def test_an_expert_is_not_overtaken_for_ever(choices: Choices, address: str) -> None:
    """Beginners that keep coming, from the same address or always from another one."""
    choices.add(choice("expert", address, "expert"))
    overtaken = 0.0
    for number in range(10_000):
        from_ = "crowd" if address == "crowd" else f"newcomer {number}"
        choices.add(choice(f"beginner {number}", from_, "beginner"))
        taken = choices.take()
        assert taken is not None
        if taken.asker.table == "expert":
            break
        overtaken += taken.work
    assert overtaken <= 3 * WORK["expert"], "at equal speed, two would have got as much"


def test_a_beginner_that_asks_at_once_again_has_no_more_than_its_share(choices: Choices) -> None:
    crowd(choices, 6)
    choices.add(choice("beginner", "crowd", "beginner"))
    work: Counter[str] = Counter()
    for _ in range(2000):
        taken = choices.take()
        assert taken is not None
        work[taken.asker.table] += round(taken.work)
        choices.add(taken)
    assert work["beginner"] <= work["crowd 0"] + WORK["expert"]


def test_for_the_time_that_somebody_was_away_nothing_is_owed(choices: Choices) -> None:
    """The crowd was worked for meanwhile, without ever being away; that is all the same to her."""
    choices.add(choice("before", "anna", "expert"))
    crowd(choices, 60)
    for number in range(20):
        taken = choices.take()
        assert taken is not None
        assert (taken.asker.address == "anna") == (number == 0)
    crowd(choices, 20, address="anna")
    order = [asker.address for asker in served(choices)]
    assert order[:10].count("anna") in (5, 6)


@given(st.integers(0, 1 << 32))
def test_everything_is_served_once_whatever_comes_and_goes(seed: int) -> None:
    random, choices = Random(seed), Choices()
    asked, gone, given_ = set(), set(), []
    for number in range(60):
        one = choice(f"{number}", random.choice("abc"), random.choice([*WORK]))
        choices.add(one)
        asked.add(one.asker.table)
        if random.random() < 0.2:
            one.made.cancel()
            gone.add(one.asker.table)
        if random.random() < 0.5:
            taken = choices.take()
            given_ += [taken.asker.table] if taken is not None else []
    given_ += [asker.table for asker in served(choices)]
    assert sorted(given_) == sorted(asked - gone)
    assert len(choices) == 0


# -- at a real server --------------------------------------------------------------
TABLES = 30


async def test_a_crowd_of_experts_does_not_keep_a_newcomer_waiting(tmp_path: Path) -> None:
    """Thirty tables of experts from one address: few of them act before a newcomer's beginner."""
    async with running(tmp_path / "house.db") as house, asyncio.TaskGroup() as watching:
        acted: list[str] = []
        under_way = asyncio.Event()
        experts = [
            watching.create_task(watch(house, acted, under_way, "expert", "127.0.0.2"))
            for _ in range(TABLES)
        ]
        await under_way.wait()
        before = len(acted)
        await watch(house, acted, under_way, "beginner", "127.0.0.3", acts=1)
        meanwhile = acted[before:].count("expert")
        for task in experts:
            task.cancel()
    assert meanwhile <= TABLES // 3


async def watch(
    house: House,
    acted: list[str],
    under_way: asyncio.Event,
    level: str,
    address: str,
    acts: int = 1000,
) -> None:
    """Looks on at a table of bots, from an address of one's own."""
    made = await house.make(bot(level), bot(level))
    async with house.open(made["info"]["table"], address=address) as socket:
        await socket.send({"type": "join"})
        for _ in range(acts):
            await socket.until("played")
            acted.append(level)
            under_way.set()
