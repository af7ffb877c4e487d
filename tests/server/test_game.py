"""Whole games over real sockets."""

from __future__ import annotations

from tests.server.running import House, bot, gathered, person
from tests.server.walking import toward_the_wanted

from irrgarten.verification import verify


async def test_three_persons_play_to_the_end_and_the_record_verifies(house: House) -> None:
    made = await house.make(person("Anna"), person("Ben"), person("Cleo"), walls=0)
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    assert made["info"]["status"] == "playing"
    assert made["info"]["fairness"]["secret"] is None
    for what in ("record", "told"):
        assert (await house.http.get(f"/api/tables/{table}/{what}")).status_code == 409
    async with gathered(house, table, secrets) as company:
        await company.finish()
    info = await house.info(table)
    winner = company.view["winner"]
    assert info["status"] == "over"
    assert info["result"] == [float(seat == winner) for seat in range(3)]
    assert company.view["labyrinth"] == []

    record = await house.record(table)
    assert record["fair"]["commitment"] == made["info"]["fairness"]["commitment"]
    assert record["fair"]["added"] == ["", "", ""]
    assert record["headers"] == {
        "players": [{"name": name, "level": None} for name in ("Anna", "Ben", "Cleo")],
        "date": info["created"],
        "result": info["result"],
    }
    verified = verify(record)
    assert verified.holds
    assert verified.set_up
    assert verified.chance
    assert verified.fairness

    told = (await house.http.get(f"/api/tables/{table}/told")).json()
    assert [happened["ply"] for happened in told] == [*range(1, len(record["acts"]) + 1)]
    assert [happened["seat"] for happened in told] == [made["seat"] for made in record["acts"]]
    events = [event for happened in told for event in happened["events"]]
    # Without the memory aid nobody is told again where she walked, before the end (MAG-30).
    steps = [event for event in events if event["type"] == "stepped"]
    assert len(steps) == sum(made["act"] in "nesw" for made in record["acts"])
    assert events[-1] == {"type": "revealed", "walls": []}


async def test_a_person_plays_against_bots_of_every_level(house: House) -> None:
    made = await house.make(person("Anna"), bot("beginner"), bot("casual"), bot("skilled"), walls=0)
    table = made["info"]["table"]
    async with house.joined(table, made["seats"][0]["secret"]) as (socket, welcome):
        frame, thought = welcome, set()
        while frame["type"] != "table":
            if frame.get("legal"):
                await socket.act(frame["ply"], toward_the_wanted(frame, 0))
            frame = await socket.next()
            if frame["type"] == "thinking":
                thought.add(frame["seat"])
    assert frame["info"]["status"] == "over"
    assert thought == {1, 2, 3}
    record = await house.record(table)
    assert verify(record).holds
    levels = [player["level"] for player in record["headers"]["players"]]
    assert levels == [None, "beginner", "casual", "skilled"]
    opened = (await house.http.post("/api/records", json=record)).json()
    assert opened["headers"] == record["headers"]
