"""Acts over the socket: taken once, refused with the reason, told to everybody."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from tests.server.running import Frame, House, company_of, gathered, person, running

import irrgarten
from irrgarten.store import Asked, Store


def kinds(frames: list[Frame]) -> list[str]:
    return [frame["type"] for frame in frames]


def events(happened: list[Frame]) -> set[str]:
    return {event["type"] for one in happened for event in one["events"]}


async def test_an_act_is_told_to_every_seat_and_watcher(house: House) -> None:
    async with (
        company_of(house, "Anna Ben") as company,
        house.joined(company.table) as (watcher, watched),
    ):
        assert watched["legal"] == []
        assert watched["view"]["seat"] is None
        await company.act("n")
        anna, ben = company.frames
        other = await watcher.until("played")
    assert anna["ply"] == ben["ply"] == other["ply"]
    assert anna["acts"] == ben["acts"] == other["acts"]
    assert (anna["view"]["seat"], ben["view"]["seat"], other["view"]["seat"]) == (0, 1, None)
    assert other["legal"] == []


async def test_an_illegal_act_is_refused_with_clause_and_reason(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        ply, (anna, ben) = company.ply, company.sockets
        await anna.act(ply, "s")
        refused = await anna.until("refused")
        assert (refused["act"], refused["clause"], refused["ply"]) == ("s", "MAG-12", ply)
        await ben.act(ply, "s")
        assert (await ben.until("refused"))["clause"] == "MAG-08"
        await anna.act(ply, "fly")
        assert (await anna.until("refused"))["reason"] == "why-unknown"
        assert await ben.settle() == []
    assert (await house.info(company.table))["ply"] == ply


async def test_why_not_and_preview(house: House) -> None:
    position = irrgarten.new("magic_labyrinth", players=2).position()
    # A turn does not end with the first step.
    position["state"] |= {"turn": 0, "rolled": 3, "steps_left": 3}
    async with company_of(house, "Anna Ben", position=position) as company:
        anna = company.sockets[0]
        await anna.send({"type": "why_not", "act": "s"})
        assert (await anna.until("why"))["reason"] == "why-off-board"
        await anna.send({"type": "why_not", "act": "n"})
        assert (await anna.until("why"))["clause"] is None
        await anna.send({"type": "why_not", "act": "fly"})
        assert (await anna.until("why"))["reason"] == "why-unknown"
        await anna.send({"type": "preview", "ply": company.ply, "acts": ["n", "fly"]})
        preview = await anna.until("previewed")
        assert not preview["sure"], "a wall might answer"
        assert preview["steps"][0]["view"]["magicians"][0] == "a2"
        assert (preview["stands"], preview["refused"]["reason"]) == (1, "why-unknown")
        assert preview["refused"]["act"] == "fly"
        await anna.send({"type": "preview", "ply": company.ply + 1, "acts": ["n"]})
        preview = await anna.until("previewed")
        assert (preview["stands"], preview["refused"]["reason"]) == (0, "why-past")
        await anna.send({"type": "look", "ply": company.ply, "acts": [], "place": "a1"})
        assert (await anna.until("looked"))["reach"] == [], "only what is walked shows the way"


async def test_looking_is_free_for_all(house: House) -> None:
    """LAB-20: also for whoever is not to act, and for whoever watches."""
    made = await house.make(person("Anna"), person("Ben"), game="labyrinthe")
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    async with (
        gathered(house, table, secrets) as company,
        house.joined(table) as (watcher, _),
    ):
        pawn = company.view["pawns"][1][0]
        for socket in (*company.sockets, watcher):
            await socket.send({"type": "look", "ply": 0, "acts": [], "place": pawn})
            looked = await socket.until("looked")
            assert (looked["place"], bool(looked["reach"])) == (pawn, True)
            await socket.send({"type": "look", "ply": 0, "acts": [], "place": "z9"})
            error = await socket.until("error")
            assert (error["code"], "z9" in error["message"]) == ("bad_request", True)


async def test_before_the_game_starts_nobody_acts(house: House) -> None:
    made = await house.make({"holder": "person", "name": "Anna"}, {"holder": "open"})
    async with house.joined(made["info"]["table"], made["seats"][0]["secret"]) as (socket, welcome):
        assert welcome["view"] is None
        await socket.act(0, "n")
        assert (await socket.next())["code"] == "conflict"


async def test_a_resend_is_answered_and_makes_nothing(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        ply, (anna, ben) = company.ply, company.sockets
        await anna.act(ply, "n")
        await anna.act(ply, "n")
        once, twice = await anna.until("played"), await anna.until("played")
        assert once == twice
        assert kinds(await ben.settle()) == ["played"], "the others hear of it once"
        await anna.act(ply, "e")
        assert (await anna.until("refused"))["reason"] == "why-past"
        await anna.act(ply + 100, "e")
        assert (await anna.until("refused"))["reason"] == "why-past"
    assert (await house.info(company.table))["ply"] == once["ply"]


async def test_several_acts_are_made_until_the_turn_ends(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        ply, steps = company.ply, company.view["steps_left"]
        told = await company.act("n", "s", "n", "s", "n", "s")
        assert kinds(told) == ["played"] * steps, "the rest is dropped"
        assert company.actor == 1
        await company.sockets[0].act(ply, "n", "s", "n", "s", "n", "s")
        (again,) = await company.sockets[0].settle()
        happened = [one for frame in told for one in frame["acts"]]
        assert again == told[-1] | {"acts": happened}, "a resend of it all is harmless too"


async def test_many_race_for_every_ply_of_a_slow_store(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long each write takes, everybody is told the same acts, each of them once."""
    random, commit = Random(7), Store.commit

    def slowly(store: Store, group: list[Asked]) -> None:
        asyncio.get_running_loop().call_later(random.uniform(0, 0.01), commit, store, group)

    monkeypatch.setattr(Store, "commit", slowly)
    async with company_of(house, "Anna Ben") as company, AsyncExitStack() as stack:
        begun = company.ply
        sockets = [
            (await stack.enter_async_context(house.joined(company.table, secret)))[0]
            for secret in company.secrets * 3
        ]
        for ply in range(begun, begun + 12):
            await asyncio.gather(*(socket.act(ply, random.choice("nesw")) for socket in sockets))
        for socket in (*sockets, *sockets):  # the second time, all that were asked have answered
            await socket.settle()
        told = [
            # An act sent again is answered by all that happened since.
            {
                one["ply"]: one
                for text in socket.received
                if '"type":"played"' in text
                for one in json.loads(text)["acts"]
            }
            for socket in sockets
        ]
    kept = await house.info(company.table)
    assert kept["ply"] > begun
    for seat in (0, 1):
        first, *others = told[seat::2]
        assert sorted(first) == list(range(begun + 1, kept["ply"] + 1))
        assert all(other == first for other in others)


async def test_two_servers_on_one_file_race_for_one_ply(tmp_path: Path) -> None:
    """The store lets one act alone be made on a position; the slower server catches up."""
    data = tmp_path / "house.db"
    async with (
        running(data) as house,
        running(data) as other,
        company_of(house, "Anna Ben") as company,
        other.joined(company.table, company.secrets[0]) as (there, _),
    ):
        ply = company.ply
        (taken,) = await company.act("n")
        await there.act(ply, "e")
        caught_up, refused = await there.next(), await there.next()
    assert caught_up == taken, "told as if it was made there"
    assert (refused["type"], refused["reason"]) == ("refused", "why-past")


async def test_whoever_comes_back_gets_what_was_missed_exactly_once(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        async with house.joined(company.table, company.secrets[1]) as (_, welcome):
            known = welcome["ply"]
        await company.take_turn()
        async with house.joined(company.table, company.secrets[1], known) as (socket, back):
            assert back["view"] == company.frames[1]["view"]
            await company.act("stop")
            after = await socket.until("played")
    told = [*back["stretch"]["acts"], *after["acts"]]
    assert [happened["ply"] for happened in told] == list(range(known + 1, after["ply"] + 1))
    assert "stepped" in events(back["stretch"]["acts"])


async def test_at_most_one_round_is_told_again_and_what_is_past_fades(house: House) -> None:
    async with company_of(house, "Anna Ben") as company:
        for _ in range(7):
            await company.take_turn()
        async with house.joined(company.table, company.secrets[0], 0) as (_, welcome):
            pass
        async with house.joined(company.table, company.secrets[0]) as (_, fresh):
            pass
    turns = [one["seat"] for one in welcome["stretch"]["acts"] if one["seat"] is not None]
    assert turns == sorted(turns, key=turns.index), "one turn of each seat, no more"
    assert set(turns) == {0, 1}
    assert welcome["stretch"]["acts"][-1]["ply"] == company.ply
    assert "stepped" in events(welcome["stretch"]["acts"])
    assert "stepped" not in events(welcome["log"])
    assert welcome["log"][-1]["ply"] <= welcome["stretch"]["acts"][0]["ply"]
    assert fresh["stretch"]["acts"] == []
    assert "stepped" not in events(fresh["log"])
