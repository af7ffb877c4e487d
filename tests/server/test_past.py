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

from msgspec import Raw, json
from tests.server.running import Company, Frame, House, company_of

from irrgarten import registry
from irrgarten.games.magic_labyrinth.narration import Bumped, Rolled, Stepped
from irrgarten.games.magic_labyrinth.options import MagicLabyrinthOptions
from irrgarten.kernel.memory import Event
from irrgarten.kernel.record import Made
from irrgarten.server.frames import Called, Happened, encode
from irrgarten.server.past import Past

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
    recalled = frame.get("stretch", {}).get("acts", ())
    for told in ("happened", "missed", "log"):
        for happened in (*frame.get(told, ()), *recalled):
            for event in happened["events"]:
                place = event.get("wall") or (event["type"] == "stepped" and event["end"])
                if place:
                    yield happened["ply"], place


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


# -- what is sent of it ----------------------------------------------------------------
STEP, BUMP = Stepped(0, "a1", "a2", 1), Bumped(0, "a2", "a2|a3", "a1")


def told(*happened: list[Event], call: Called | None = None) -> list[Raw]:
    """Of acts of seat 0, one after the other, the last of which was perhaps called."""
    made = [Happened(ply, 0, events) for ply, events in enumerate(happened, 1)]
    called = [Happened(len(made) + 1, 0, [], call)] if call else []
    return [Raw(encode(one)) for one in (*made, *called)]


def left(past: Past, log: list[Raw], until: int) -> list[Frame]:
    found: list[Frame] = json.decode(encode(past.of(0, log, until)))
    return found


def test_of_what_has_faded_altogether_nothing_is_sent() -> None:
    rules = registry.rules("magic_labyrinth")
    log = told([Rolled(0, 3)], [STEP], [], [STEP, BUMP], call=Called("resigned", None))
    past = Past(rules, MagicLabyrinthOptions(players=2))
    for _ in range(2):
        rolled, bumped, called = left(past, log, 5)
        assert (rolled["ply"], rolled["events"][0]["value"]) == (1, 3)
        assert [event["type"] for event in bumped["events"]] == ["bumped"]
        assert (bumped["ply"], bumped["events"][0]["wall"]) == (4, None)
        assert (called["ply"], called["call"]["what"]) == (5, "resigned")
    assert [one["ply"] for one in left(past, log, 3)] == [1]


def test_where_nothing_fades_all_is_sent_but_what_nobody_perceived() -> None:
    aided = Past(
        registry.rules("magic_labyrinth"), MagicLabyrinthOptions(players=2, memory_aid=True)
    )
    log = told([Rolled(0, 3)], [STEP], [], [BUMP])
    assert [one["ply"] for one in left(aided, log, 4)] == [1, 2, 4]
    assert left(aided, log, 4)[2]["events"][0]["wall"] == "a2|a3"
    caminos = registry.rules("caminos")
    plain = Past(caminos, caminos.options_type(players=2))
    assert [one["ply"] for one in left(plain, log, 4)] == [1, 2, 4]
