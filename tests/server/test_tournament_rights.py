"""Nobody but the organiser's secret changes anything, and nobody but hers opens a player's seat."""

from __future__ import annotations

import pytest
from tests.server.club import Club, club
from tests.server.running import Frame, House
from tests.server.seats import bearer, free, seat_bot, sit, unseat_bot
from tests.server.test_tournaments import play_out

#: Every request that changes a tournament; who enters changes nothing else.
CHANGES: dict[tuple[str, str], tuple[str, Frame | None]] = {
    ("patch", ""): ("", {"open": False}),
    ("post", "/bots"): ("/bots", {"count": 1, "level": "beginner"}),
    ("patch", "/players/{player}"): ("/players/1", {"name": "Eve"}),
    ("delete", "/players/{player}"): ("/players/1", None),
    ("post", "/players/{player}/link"): ("/players/1/link", None),
    ("patch", "/entrants/{entrant}"): ("/entrants/1", {"withdrawn": True}),
    ("post", "/begin"): ("/begin", None),
    ("post", "/next"): ("/next", None),
    ("put", "/rounds/{round_}/tables/{number}/result"): (
        "/rounds/1/tables/1/result",
        {"first": 2, "second": 0, "reason": "I say so"},
    ),
}
ENTERS = ("post", "/players")


async def test_no_request_is_forgotten_here(house: House) -> None:
    """A request that comes to be, and changes something, has to be named above."""
    described = (await house.http.get("/api/schema/openapi.json")).json()["paths"]
    start = "/api/tournaments/{tournament}"
    found = {
        (method, path.removeprefix(start))
        for path, methods in described.items()
        if path.startswith(start)
        for method in methods
        if method != "get"
    }
    assert found == {*CHANGES, ENTERS}


@pytest.mark.parametrize("stage", ["entry", "playing", "over"])
async def test_nobody_but_the_organiser_changes_anything(house: House, stage: str) -> None:
    evening = await club(house, plan={"format": "swiss", "rounds": 1}, pause=None)
    other = await club(house)
    anna = await evening.enter("Anna")
    await evening.enter("Ben")
    seats = []
    if stage != "entry":
        await evening.does("POST", "/begin")
        seats = [(await evening.seat(anna, 1))["secret"]]
    if stage == "over":
        settled = {"first": 2, "second": 0, "reason": "Ben had to go"}
        await evening.does("PUT", "/rounds/1/tables/1/result", settled)
        await evening.until(lambda info: bool(info["status"] == "over"))
    before = await told(evening)
    last = "y" if evening.organiser.endswith("x") else "x"
    wrong = [evening.organiser[:-1] + last, evening.organiser.swapcase(), "", "x" * 5000]
    for (method, _), (path, body) in CHANGES.items():
        for secret in (None, anna, other.organiser, evening.name, *seats, *wrong):
            answer = await evening.ask(method.upper(), path, body, secret)
            assert answer.status_code == 403, (method, path, secret, answer.text)
    if stage != "entry":  # nor does anybody enter any more, whatever she brings along
        for secret in (None, anna, other.organiser, *wrong):
            answer = await evening.ask("POST", "/players", {"name": "Eve"}, secret)
            assert answer.status_code == 409, answer.text
    assert await told(evening) == before


async def told(evening: Club) -> Frame:
    export: Frame = (await evening.ask("GET", "/export")).json()
    export["info"]["now"] = ""
    return export


async def test_at_its_tables_nobody_has_a_say_but_who_sits_there(house: House) -> None:
    """The organiser's secret, a player's, and another table's open no seat; nobody is host."""
    evening = await club(house, plan={"format": "swiss", "rounds": 1}, pause=None)
    anna, ben, cleo, _ = [await evening.enter(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
    await evening.does("POST", "/begin")
    places = {secret: await evening.seat(secret, 1) for secret in (anna, ben, cleo)}
    own = places[anna]
    table, seat = own["table"], own["seat"]
    elsewhere = next(one for one in places.values() if one["table"] != table)
    before = await house.info(table)
    for secret in (anna, evening.organiser, elsewhere["secret"], "x" * 32):
        for changed in (free, seat_bot, unseat_bot):
            assert (await changed(house, table, seat, secret)).status_code in (403, 409)
        again = await house.http.post(f"/api/tables/{table}/again", headers=bearer(secret))
        assert again.status_code == 403
        async with house.open(table) as socket:
            await socket.send({"type": "join", "secret": secret, "ply": None})
            assert (await socket.next())["code"] == "forbidden"
    assert (await sit(house, table, seat, "Eve")).status_code == 409
    assert await house.info(table) == before


async def test_nobody_gives_a_seat_of_a_tournament_away(house: House) -> None:
    """Else anybody could sit down there who never entered."""
    evening = await club(house, pause=None)
    anna, _ = [await evening.enter(name) for name in ("Anna", "Ben")]
    await evening.does("POST", "/begin")
    own = await evening.seat(anna, 1)
    answer = await free(house, own["table"], own["seat"], own["secret"])
    assert answer.status_code == 409
    assert "organiser" in answer.json()["message"]
    seats = (await house.info(own["table"]))["seats"]
    assert [one["holder"] for one in seats] == ["person", "person"]
    # A bot may play for her, and she comes back: as at every table.
    assert (await seat_bot(house, own["table"], own["seat"], own["secret"])).status_code == 200
    assert (await unseat_bot(house, own["table"], own["seat"], own["secret"])).status_code == 200


async def test_another_game_is_for_the_tournament_to_say(brisk: House) -> None:
    house = brisk
    evening = await club(house, plan={"format": "swiss", "rounds": 1}, pause=None)
    anna = await evening.enter("Anna")
    await evening.does("POST", "/bots", {"count": 1, "level": "beginner"})
    await evening.does("POST", "/begin")
    own = await evening.seat(anna, 1)
    await play_out(house, own)
    await evening.until(lambda info: bool(info["status"] == "over"))
    answer = await house.http.post(
        f"/api/tables/{own['table']}/again", headers=bearer(own["secret"])
    )
    assert answer.status_code == 409
    assert "tournament" in answer.json()["message"]
    async with house.joined(own["table"], own["secret"]) as (socket, _):
        assert all(frame["type"] != "again" for frame in await socket.settle())
