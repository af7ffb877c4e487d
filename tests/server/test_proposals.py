"""What one seat asks of the others: done when all of them agree, and by nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from tests.server import at_table as in_memory
from tests.server.running import (
    Company,
    Frame,
    House,
    Socket,
    Stopwatch,
    bot,
    gathered,
    person,
    running,
)
from tests.server.seats import seat_bot
from tests.server.together import comes_to_show

from irrgarten.server import frames
from irrgarten.server.problems import Trouble
from irrgarten.verification import verify

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def stopwatch() -> Stopwatch:
    return Stopwatch()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, stopwatch: Stopwatch
) -> AsyncIterator[House]:
    data = tmp_path_factory.mktemp("proposals") / "house.db"
    async with running(data, monotonic=stopwatch.read) as house:
        yield house


@asynccontextmanager
async def at_table(
    house: House, game: str, *seats: Frame, given: Frame | None = None, **options: Any
) -> AsyncIterator[Company]:
    made = await house.make(*seats, game=game, given=given, **options)
    secrets = [seat["secret"] for seat in made["seats"]]
    async with gathered(house, made["info"]["table"], secrets) as company:
        yield company


def two(house: House, game: str = "caminos", **options: Any) -> Any:
    return at_table(house, game, person("Anna"), person("Ben"), given={"beginner": 0}, **options)


async def act(company: Company) -> list[Frame]:
    assert company.actor is not None
    return await company.act(company.frames[company.actor]["legal"][0])


async def propose(socket: Socket, ply: int, what: str, **more: Any) -> list[Frame]:
    await socket.send({"type": "propose", "ply": ply, "what": what, **more})
    return await socket.settle()


async def answer(socket: Socket, ply: int, *, agrees: bool) -> list[Frame]:
    await socket.send({"type": "answer", "ply": ply, "agrees": agrees})
    return await socket.settle()


async def may(socket: Socket) -> list[str]:
    await socket.send({"type": "manners"})
    found: list[str] = (await socket.until("manners"))["may"]
    return found


def error(frames: list[Frame]) -> str:
    (found,) = [frame for frame in frames if frame["type"] == "error"]
    return f"{found['code']}: {found['message']}"


# -- giving up ------------------------------------------------------------------------
async def test_one_gives_up_alone_at_once(house: House) -> None:
    async with two(house) as company:
        told = await propose(company.sockets[1], 0, "resign")
        assert told[0]["happened"][0]["call"] == {"what": "resigned", "ply": None}
        info = await house.info(company.table)
        assert (info["status"], info["ended"], info["result"]) == ("over", "resigned", [1.0, 0.0])
        checked = verify(await house.record(company.table))
        assert (checked.faults, checked.over) == ([], True)
        assert error(await propose(company.sockets[0], 1, "resign")).startswith("conflict")


async def test_a_team_gives_up_together(house: House) -> None:
    seats = [person(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    async with at_table(house, "caminos", *seats) as company:
        anna, ben, cleo, _ = company.sockets
        told = await propose(anna, 0, "resign")
        assert told[-1]["info"]["asked"] == {
            "what": "resign",
            "by": 0,
            "about": None,
            "ply": 0,
            "waits": [2],
        }
        assert error(await answer(ben, 0, agrees=True)) == "forbidden: this seat is not asked"
        await answer(cleo, 0, agrees=True)
        info = await house.info(company.table)
        assert (info["ended"], info["result"]) == ("resigned", [0.0, 1.0, 0.0, 1.0])


async def test_where_the_rules_have_no_result_nobody_gives_up(house: House) -> None:
    seats = [person(name) for name in ("Anna", "Ben", "Cleo")]
    async with at_table(house, "magic_labyrinth", *seats) as company:
        assert "resign" not in await may(company.sockets[0])
        told = await propose(company.sockets[0], company.ply, "resign")
        assert error(told) == "conflict: the rules have no result for this"
    match = {"game": "caminos", "options": {"players": 2}, "rounds": 2}
    seats = [person("Anna"), person("Ben")]
    made = (await house.http.post("/api/tables", json={**match, "seats": seats})).json()
    secrets = [seat["secret"] for seat in made["seats"]]
    async with gathered(house, made["info"]["table"], secrets) as company:
        assert await may(company.sockets[0]) == ["bot"]


# -- a draw ---------------------------------------------------------------------------
async def test_a_draw_is_agreed_on(house: House) -> None:
    """CAM-27."""
    async with two(house) as company:
        anna, ben = company.sockets
        await propose(anna, 0, "draw")
        assert error(await propose(ben, 0, "draw")).endswith("something is being asked already")
        await answer(ben, 0, agrees=True)
        info = await house.info(company.table)
        assert (info["ended"], info["result"]) == ("agreed", [0.5, 0.5])


async def test_what_is_refused_is_not_asked_again_on_the_same_position(house: House) -> None:
    async with two(house) as company:
        anna, ben = company.sockets
        await propose(anna, 0, "draw")
        told = await answer(ben, 0, agrees=False)
        assert told[-1]["info"]["asked"] is None
        assert error(await propose(anna, 0, "draw")).endswith("refused; play on first")
        assert error(await answer(ben, 0, agrees=True)) == "conflict: nothing is being asked"
        await act(company)
        await propose(anna, 1, "draw")
        assert (await house.info(company.table))["asked"]["by"] == 0
        await act(company)
        info = await house.info(company.table)
        assert (info["asked"], info["status"]) == (None, "playing"), "who plays on has answered"


async def test_who_asks_can_think_better_of_it(house: House) -> None:
    async with two(house) as company:
        anna, ben = company.sockets
        await propose(anna, 0, "draw")
        assert error(await answer(anna, 0, agrees=True)) == "forbidden: this seat is not asked"
        await answer(anna, 0, agrees=False)
        assert error(await answer(ben, 0, agrees=True)) == "conflict: nothing is being asked"
        assert (await house.info(company.table))["status"] == "playing"


async def test_a_bot_agrees_to_no_draw(house: House) -> None:
    async with at_table(house, "caminos", person("Anna"), bot(), given={"beginner": 0}) as company:
        assert await may(company.sockets[0]) == ["resign"]
        told = await propose(company.sockets[0], 0, "draw")
        assert error(told) == "conflict: a bot agrees to no draw"


# -- taken back -----------------------------------------------------------------------
async def test_a_move_is_taken_back_when_all_others_agree(house: House) -> None:
    async with two(house) as company:
        anna, ben = company.sockets
        first = company.frames[0]["view"]
        await act(company)
        await act(company)
        assert "back" in await may(anna)
        await propose(anna, 2, "back")
        told = await answer(ben, 2, agrees=True)
        played = next(frame for frame in told if frame["type"] == "played")
        assert played["happened"] == [
            {"ply": 3, "seat": 0, "events": [], "call": {"what": "back", "ply": 0}}
        ]
        assert (played["view"]["placed"], played["acting"]) == (first["placed"], [0])
        # What was made on the position before comes too late.
        await ben.act(2, "L:a1.1,a2.1,a3.1,b1.1")
        assert (await ben.until("refused"))["reason"] == "why-past"
        async with house.joined(company.table, company.secrets[0]) as (socket, welcome):
            assert (welcome["ply"], welcome["acting"]) == (3, [0])
            assert any(one.get("call") for one in (*welcome["log"], *welcome["missed"]))
            await socket.act(3, welcome["legal"][-1])
            assert (await socket.until("played"))["ply"] == 4
        await propose(ben, 4, "resign")
        record = await house.record(company.table)
        assert [made["act"] for made in record["acts"]][2:] == [
            "#back 0",
            record["acts"][3]["act"],
            "#resigns",
        ]
        assert verify(record).faults == []
        whole = await house.http.get(f"/api/tables/{company.table}/replay/0?viewpoint=all")
        assert whole.status_code in (200, 404)


async def test_who_agrees_twice_is_one(house: House) -> None:
    """On another device, or sent again: whoever has not answered is still waited for."""
    names = [person(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    async with at_table(house, "caminos", *names, given={"beginner": 0}) as company:
        anna, ben, cleo, dora = company.sockets
        await act(company)
        await propose(anna, 1, "back")
        await answer(ben, 1, agrees=True)
        async with house.joined(company.table, company.secrets[1]) as (other, _):
            for socket in (ben, other, ben):
                assert "this seat" not in str(await answer(socket, 1, agrees=True))
        info = await house.info(company.table)
        assert (info["ply"], info["asked"]["waits"]) == (1, [2, 3])
        await answer(cleo, 1, agrees=True)
        assert (await house.info(company.table))["asked"]["waits"] == [3]
        told = await answer(dora, 1, agrees=True)
        assert next(frame for frame in told if frame["type"] == "played")["ply"] == 2


async def test_alone_with_bots_it_is_taken_back_at_once(house: House) -> None:
    async with at_table(house, "caminos", person("Anna"), bot(), given={"beginner": 0}) as company:
        anna = company.sockets[0]
        await act(company)
        await comes_to_show(house, company.table, "ply", be=2)
        await anna.settle()
        await propose(anna, 2, "back")
        info = await house.info(company.table)
        assert (info["ply"], info["acting"]) == (3, [0])


async def test_what_told_something_is_not_taken_back(house: House) -> None:
    """MAG-13."""
    async with two(house, "magic_labyrinth") as company:
        await act(company)
        assert "back" not in await may(company.sockets[0])
        told = await propose(company.sockets[0], company.ply, "back")
        assert error(told) == "conflict: there is nothing to take back"


# -- left to the lots -----------------------------------------------------------------
async def test_the_rest_is_built_when_all_persons_agree(house: House) -> None:
    seats = [person("Anna"), person("Ben"), bot()]
    async with at_table(house, "labyria", *seats, given={"beginner": 0}) as company:
        anna, ben = company.sockets
        assert "lots" in await may(ben), "whoever is to act"
        asked = (await propose(ben, 0, "lots"))[-1]["info"]["asked"]
        assert (asked["what"], asked["by"], asked["waits"]) == ("lots", 1, [0])
        await answer(anna, 0, agrees=False)
        told = await propose(ben, 0, "lots")
        assert error(told) == "conflict: this was refused; play on first"
        await propose(anna, 0, "lots")
        told = await answer(ben, 0, agrees=True)
        (played,) = [frame for frame in told if frame["type"] == "played"]
        assert played["happened"][0] == {
            "ply": 1,
            "seat": 0,
            "events": [],
            "call": {"what": "lots", "ply": None},
        }
        assert len(played["happened"]) > 50
        assert (played["view"]["phase"], played["view"]["reserve"]) == ("race", [[0, 0]] * 3)
        assert "lots" not in await may(anna)
        ply = (await house.info(company.table))["ply"]
        assert error(await propose(anna, ply, "lots")) in (
            "conflict: nothing here is left to the lots",
            "conflict: the game has gone on meanwhile",
        )
        # Whoever comes now is told the same, and the record is what it says.
        async with house.joined(company.table, company.secrets[0]) as (_, welcome):
            assert welcome["view"]["tiles"] == played["view"]["tiles"]
            calls = [one for one in (*welcome["log"], *welcome["missed"]) if one.get("call")]
            assert [one["call"]["what"] for one in calls] == ["lots"]


async def test_alone_with_bots_the_rest_is_built_at_once(house: House) -> None:
    given = {"beginner": 0}
    async with at_table(house, "labyria", person("Anna"), bot(), given=given) as company:
        anna = company.sockets[0]
        await act(company)
        await comes_to_show(house, company.table, "ply", be=2)
        await anna.settle()
        await propose(anna, 2, "lots")
        info = await house.info(company.table)
        assert (info["status"], info["asked"]) == ("playing", None)
        while (await propose(anna, (await house.info(company.table))["ply"], "resign"))[0][
            "type"
        ] == "error":
            pass
        record = await house.record(company.table)
        assert [made["act"] for made in record["acts"]].count("#lots") == 1
        checked = verify(record)
        assert (checked.faults, checked.chance, checked.over) == ([], True, True)


async def test_elsewhere_nothing_is_left_to_the_lots(house: House) -> None:
    async with two(house) as company:
        assert "lots" not in await may(company.sockets[0])
        told = await propose(company.sockets[0], 0, "lots")
        assert error(told) == "conflict: nothing here is left to the lots"
        await company.sockets[0].act(0, "#lots")
        assert (await company.sockets[0].until("refused"))["act"] == "#lots"


# -- leaving --------------------------------------------------------------------------
async def test_no_single_other_gives_away_the_seat_of_who_is_there(house: House) -> None:
    async with two(house) as company:
        told = await propose(company.sockets[0], 0, "bot", seat=1)
        assert error(told) == "conflict: a person sits here"
        host = await seat_bot(house, company.table, 1, company.secrets[0])
        assert host.status_code == 403


async def test_all_others_let_a_bot_play_and_she_gets_her_seat_back(house: House) -> None:
    seats = [person(name) for name in ("Anna", "Ben", "Cleo")]
    async with at_table(house, "magic_labyrinth", *seats) as company:
        anna, ben, cleo = company.sockets
        await propose(anna, company.ply, "bot", seat=2)
        assert (
            error(await answer(cleo, company.ply, agrees=True))
            == "forbidden: this seat is not asked"
        )
        assert (await house.info(company.table))["seats"][2]["holder"] == "person"
        await answer(ben, company.ply, agrees=True)
        assert (await house.info(company.table))["seats"][2]["holder"] == "bot"
        async with house.joined(company.table, company.secrets[2]) as (socket, _):
            while (frame := await socket.until("table")).get("change") is None:
                pass
            assert (frame["change"]["by"], frame["change"]["holder"]) == ("back", "person")
            assert frame["info"]["seats"][2]["holder"] == "person"
        changes = (await house.http.get(f"/api/tables/{company.table}")).json()
        assert changes["status"] == "playing"


async def test_a_single_other_waits_for_who_is_away(house: House, stopwatch: Stopwatch) -> None:
    async with two(house) as company:
        await company.sockets[1].close()
        await comes_to_show(house, company.table, "seats.1.here", be=False)
        await company.sockets[0].settle()
        told = await propose(company.sockets[0], 0, "bot", seat=1)
        assert error(told) == "conflict: she has just gone: ask again in 120 s"
        stopwatch.seconds += 120
        await propose(company.sockets[0], 0, "bot", seat=1)
        assert (await house.info(company.table))["seats"][1]["holder"] == "bot"


# -- at a table in memory -------------------------------------------------------------
async def test_an_answer_counts_on_the_position_it_was_asked_on_alone(tmp_path: Path) -> None:
    """Whoever answers late does not agree to what is asked by then."""
    seats = [in_memory.person(0), in_memory.person(1)]
    async with in_memory.sat_down(tmp_path / "t.db", *seats, game="caminos") as table:
        await table.beginning.go_on()
        heard = [await in_memory.came(table, seat) for seat in range(2)]
        anna, ben = sorted(table.guests, key=lambda guest: guest.viewer)
        await table.proposals.propose(anna, frames.Propose(ply=0, what="draw"))
        for ply in (1, 7):
            with pytest.raises(Trouble, match="nothing is being asked"):
                await table.proposals.answer(ben, frames.Answer(ply=ply, agrees=True))
        assert heard[1].frames[-1]["info"]["asked"]["waits"] == [1]
        await table.proposals.answer(ben, frames.Answer(ply=0, agrees=True))
        assert (table.under_way.over, table.under_way.result) == (True, [0.5, 0.5])


async def test_once_a_bot_plays_nothing_is_asked_any_more(tmp_path: Path) -> None:
    seats = [in_memory.person(seat) for seat in range(3)]
    async with in_memory.sat_down(tmp_path / "t.db", *seats) as table:
        await table.beginning.go_on()
        await in_memory.came(table, 0)
        await in_memory.came(table, 1)
        anna, ben = sorted(table.guests, key=lambda guest: guest.viewer)
        ply = table.ply
        await table.proposals.propose(anna, frames.Propose(ply=ply, what="bot", seat=2))
        before = table.row.revision
        await table.proposals.answer(ben, frames.Answer(ply=ply, agrees=True))
        assert table.info.asked is None
        assert (table.seats[2].holder, table.row.revision) == ("bot", before + 2)
        # Of two the other is not asked, and what was never asked need not be taken back.
        await table.leave(ben)
        table.absence.needed = 0
        await table.proposals.propose(anna, frames.Propose(ply=ply, what="bot", seat=1))
        assert (table.seats[1].holder, table.row.revision) == ("bot", before + 3)


# -- nobody else ----------------------------------------------------------------------
WRONG: list[Frame] = [
    {"type": "propose", "ply": 0, "what": "draw", "seat": 1},
    {"type": "propose", "ply": 0, "what": "bot"},
    {"type": "propose", "ply": 0, "what": "bot", "seat": 0},
    {"type": "propose", "ply": 0, "what": "bot", "seat": 5},
    {"type": "propose", "ply": 7, "what": "draw"},
    {"type": "propose", "ply": -1, "what": "draw"},
    {"type": "propose", "ply": 0, "what": "win"},
    {"type": "propose", "ply": 0, "what": "draw", "by": 1},
    {"type": "answer", "ply": 0, "agrees": True},
    {"type": "answer", "ply": 0, "agrees": 1},
    {"type": "say", "phrase": "my ace"},
    {"type": "say"},
    {"type": "manners", "seat": 1},
]


async def test_what_makes_no_sense_changes_nothing(house: House) -> None:
    async with two(house) as company:
        before = await house.info(company.table)
        for frame in WRONG:
            await company.sockets[0].send(frame)
            assert error(await company.sockets[0].settle()), frame
        assert await house.info(company.table) == before


async def test_whoever_watches_asks_answers_and_says_nothing(house: House) -> None:
    async with two(house) as company, house.joined(company.table) as (watcher, _):
        await propose(company.sockets[0], 0, "draw")
        await watcher.settle()
        for frame in (
            {"type": "manners"},
            {"type": "propose", "ply": 0, "what": "resign"},
            {"type": "answer", "ply": 0, "agrees": True},
            {"type": "say", "phrase": "hello"},
        ):
            await watcher.send(frame)
            assert error(await watcher.settle()).startswith("forbidden")
        assert (await house.info(company.table))["status"] == "playing"


# -- phrases --------------------------------------------------------------------------
async def test_what_is_said_is_heard_by_all_and_kept_by_nobody(house: House) -> None:
    async with two(house) as company:
        await company.sockets[0].send({"type": "say", "phrase": "good_luck"})
        for socket in company.sockets:
            said = await socket.until("said")
            assert said == {"type": "said", "seat": 0, "phrase": "good_luck"}
        for _ in range(5):
            await company.sockets[0].send({"type": "say", "phrase": "bravo"})
        told = await company.sockets[0].settle()
        assert [frame["type"] for frame in told] == ["said"] * 3 + ["error"] * 2
        assert told[-1]["code"] == "too_many"
        async with house.joined(company.table, company.secrets[0]) as (again, welcome):
            assert "bravo" not in str(welcome)
            await again.send({"type": "say", "phrase": "bravo"})
            assert error(await again.settle()).startswith("too_many"), "one seat, however often"
