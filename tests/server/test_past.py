"""Without the memory aid nobody gets the past back from the server (MAG-30).

Whoever has played a while tries everything: sends all old acts again, alone and in rows, asks about
them, tries them, comes back pretending to know the game up to any ply. Of steps and of places where
somebody bumped only those of the last round come back.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any

from tests.server.running import Company, Frame, House, company_of

from irrgarten.kernel.record import Made

ACTS = 30
WAYS = ("n", "e", "s", "w")
LABYRINTH = (
    "a1|a2 b1|b2 c1|d1 d2|d3 e1|e2 f2|f3 a3|b3 b3|b4 "
    "c3|d3 c4|c5 d4|e4 e4|e5 f4|f5 a5|b5 b5|b6 d5|d6"
).split()


async def walked(company: Company) -> list[tuple[int, Made]]:
    """Random acts, each with the ply it was made on; the last of them a step or a bump.

    The die is the server's own, so how many acts that takes differs from time to time.
    """
    random = Random(4)
    made: list[tuple[int, Made]] = []
    while len(made) < ACTS or made[-1][1].act not in WAYS:
        seat = company.actor
        assert seat is not None, "nobody has won so soon"
        act = random.choice(company.frames[seat]["legal"])
        made.append((company.ply, Made(seat, act)))
        await company.act(act)
    return made


def last_round(made: list[tuple[int, Made]], seats: int) -> int:
    """The ply on which the first act of the last round was made, a turn for each seat."""
    turns = [next(turn)[0] for _, turn in groupby(made, key=lambda each: each[1].seat)]
    return turns[-seats]


def places(frame: Frame) -> Iterator[tuple[int, str]]:
    """Where somebody walked or bumped, by ply, as far as a frame tells."""
    acts = frame["acts"] if frame["type"] == "played" else ()
    for told in (*acts, *frame.get("log", ()), *frame.get("stretch", {}).get("acts", ())):
        for event in told["events"]:
            place = event.get("wall") or (event["type"] == "stepped" and event["end"])
            if place:
                yield told["ply"], place


async def everything(house: House, company: Company, made: list[tuple[int, Made]]) -> list[Frame]:
    """All that comes of trying everything, by all seats and by a watcher."""
    got: list[Frame] = []
    for seat, socket in enumerate(company.sockets):
        for number, (ply, act) in enumerate(made):
            row = [each.act for _, each in made[number : number + 4] if each.seat == act.seat]
            for acts in ([act.act], row):
                await socket.act(ply, *acts)
                await socket.send({"type": "preview", "ply": ply, "acts": acts})
            await socket.send({"type": "why_not", "act": act.act})
            await socket.send({"type": "recall", "ply": ply})
            got += await socket.settle()
        await socket.send({"type": "preview", "ply": company.ply, "acts": ["n"]})
        got += await socket.settle()
        assert {frame["type"] for frame in got} >= {"played", "refused", "why", "recalled"}, seat
    for secret in (*company.secrets, None):
        for known in (None, *range(company.ply + 2)):
            async with house.joined(company.table, secret, known) as (socket, welcome):
                got += [welcome, *await socket.settle()]
            for other in company.sockets:
                await other.settle()
    return got


async def attempt(house: House, **options: Any) -> tuple[list[tuple[int, str]], int]:
    """The places that came back, by ply; and the ply when the last round began."""
    given = {"labyrinth": LABYRINTH}
    async with company_of(house, "Anna Ben", given, walls=len(LABYRINTH), **options) as company:
        made = await walked(company)
        got = await everything(house, company, made)
        told = [place for frame in got for place in places(frame)]
        return told, last_round(made, len(company.secrets))


async def test_only_the_last_round_comes_back(house: House) -> None:
    told, began = await attempt(house)
    assert told, "somebody walked in the last round"
    assert min(ply for ply, _ in told) > began


async def test_with_the_memory_aid_all_of_it_does(house: House) -> None:
    """The attempt would find it."""
    told, began = await attempt(house, memory_aid=True)
    assert min(ply for ply, _ in told) < began
