"""The hall: all tables of a round as they stand, each board drawn once for all who look."""

from __future__ import annotations

import pytest
from tests.server.club import Club, club
from tests.server.running import Frame, House
from tests.server.walking import toward_the_wanted

from irrgarten.kernel import picture
from irrgarten.server.tournaments import boards


async def looked(evening: Club, *numbers: int, known: tuple[int, ...] = ()) -> list[Frame]:
    asked = "&".join([*(f"table={one}" for one in numbers), *(f"known={ply}" for ply in known)])
    answer = await evening.ask("GET", f"/boards?{asked}")
    assert answer.status_code == 200, answer.text
    found: list[Frame] = answer.json()
    return found


async def begun(house: House, players: int = 4, **more: object) -> tuple[Club, list[str]]:
    evening = await club(house, pause=None, **more)
    secrets = [await evening.enter(f"Player {number}") for number in range(players)]
    await evening.does("POST", "/begin")
    return evening, secrets


async def test_a_table_is_shown_as_whoever_watches_sees_it(
    brisk: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = brisk
    monkeypatch.setattr(boards, "STANDS", 0)
    evening, secrets = await begun(house, 2, options={"players": 2, "walls": 12})
    places = [await evening.seat(secret, 1) for secret in secrets]
    (waiting,) = await looked(evening, 1)
    assert (waiting["status"], waiting["board"]) == ("waiting", None)
    assert waiting["away"] == [0, 1]
    table = places[0]["table"]
    async with (
        house.joined(table, places[0]["secret"]) as (anna, _),
        house.joined(table, places[1]["secret"]) as (ben, _),
    ):
        frames = [await socket.until("started") for socket in (anna, ben)]
        (first,) = await looked(evening, 1)
        assert (first["number"], first["table"], first["status"]) == (1, table, "playing")
        assert (first["acting"], first["away"]) == (frames[0]["acting"], [])
        card = (await house.http.get(f"/api/tables/{table}/picture.svg")).text
        assert _body(first["board"]) in card
        # Nor is it drawn anew while nothing has happened there.
        monkeypatch.setattr(picture, "svg", lambda *_: pytest.fail("it was drawn already"))
        (known,) = await looked(evening, 1, known=(first["ply"],))
        assert known["board"] is None
        assert (await looked(evening, 1))[0]["board"] == first["board"]
        monkeypatch.undo()
        monkeypatch.setattr(boards, "STANDS", 0)
        seat = first["acting"][0]
        mover = next(at for at, place in enumerate(places) if place["seat"] == seat)
        own = frames[mover]
        act = toward_the_wanted(own, seat)
        await (anna, ben)[mover].act(own["ply"], act)
        await (anna, ben)[mover].until("played")
        (then,) = await looked(evening, 1, known=(first["ply"],))
        assert then["ply"] > first["ply"]
        assert then["board"] is not None


def _body(svg: str) -> str:
    return svg.partition("</title>")[2].removesuffix("</svg>\n")


async def test_what_is_no_table_of_this_round_is_left_out(house: House) -> None:
    evening, _ = await begun(house, 3)
    bye = next(one for one in (await evening.info())["encounters"] if one["second"] is None)
    played = 3 - bye["number"]
    assert [one["number"] for one in await looked(evening, 2, 1, 7, 1)] == [played]


@pytest.mark.parametrize("asked", ["", "table=x", "&".join(["table=1"] * 25), "table=1&known=x"])
async def test_wrong_questions_are_refused(house: House, asked: str) -> None:
    evening = await club(house)
    answer = await evening.ask("GET", f"/boards?{asked}")
    assert answer.status_code == 400
    assert ("known" if "known" in asked else "table") in answer.json()["message"]
    assert (await house.http.get("/api/tournaments/nowhere/boards?table=1")).status_code == 404


async def test_long_answers_come_packed_to_whoever_can_unpack_them(house: House) -> None:
    evening, _ = await begun(house, 2)
    path = f"{evening.path}/boards?table=1"
    packed = await house.http.get(path)
    plain = await house.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
