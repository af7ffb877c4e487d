"""Whole games over real sockets."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random

from tests.server.house import House, bot, person, play_on

from irrgarten.verification import verify


async def test_three_persons_play_to_the_end_and_the_record_verifies(house: House) -> None:
    made = await house.make(person("Anna", "a"), person("Ben", "b"), person("Cleo"), walls=0)
    table = made["info"]["table"]
    assert made["info"]["status"] == "playing"
    assert made["info"]["fairness"]["secret"] is None
    async with AsyncExitStack() as stack:
        joined = [
            await stack.enter_async_context(house.joined(table, seat["secret"]))
            for seat in made["seats"]
        ]
        sockets = [socket for socket, _ in joined]
        last = await play_on(sockets, [welcome for _, welcome in joined], Random(1))
        over = await sockets[0].until("table")
    assert over["info"]["status"] == "over"
    assert over["info"]["result"] == [float(seat == last["view"]["winner"]) for seat in range(3)]
    assert last["view"]["labyrinth"] is not None
    record = await house.record(table)
    assert record["fair"]["commitment"] == made["info"]["fairness"]["commitment"]
    assert record["fair"]["added"] == ["a", "b", ""]
    verified = verify(record)
    assert verified.holds
    assert verified.set_up
    assert verified.chance
    assert verified.fairness


async def test_a_person_plays_against_bots_of_every_level(house: House) -> None:
    made = await house.make(person("Anna"), bot("beginner"), bot("casual"), bot("skilled"))
    table = made["info"]["table"]
    choose = Random(2)
    async with house.joined(table, made["seats"][0]["secret"]) as (socket, welcome):
        frame, thought = welcome, set()
        while frame["type"] != "table":
            if frame.get("legal"):
                await socket.act(frame["ply"], choose.choice(frame["legal"]))
            frame = await socket.next()
            if frame["type"] == "thinking":
                thought.add(frame["seat"])
    assert frame["info"]["status"] == "over"
    assert thought == {1, 2, 3}
    assert verify(await house.record(table)).holds
