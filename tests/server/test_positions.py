"""Tables that begin at a position: refused with what is wrong, marked, played, and verified."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.running import OPEN, Frame, House, bot, gathered, person, running

import irrgarten
from irrgarten import registry
from irrgarten.store.checking import check
from irrgarten.store.database import engine_for
from irrgarten.verification import verify


def some_position(name: str, acts: int = 9) -> dict[str, Any]:
    """A position in the middle of a game, as anybody may have it from the library."""
    game = irrgarten.new(name, players=registry.rules(name).players[0], seed="middle")
    for _ in range(acts):
        seat = game.turn[0]
        game.play(game.moves(seat)[0], seat)
    return game.position()


def wish(position: dict[str, Any], *seats: Frame) -> Frame:
    return {
        "game": position["game"],
        "options": {},
        "seats": list(seats) or [person("Anna"), person("Ben")],
        "position": position,
    }


async def made(house: House, body: Frame) -> Frame:
    answer = await house.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("name", registry.names())
async def test_every_game_begins_where_it_was_laid(house: House, name: str) -> None:
    position = some_position(name)
    table = await made(house, wish(position))
    info = table["info"]
    assert (info["options"]["players"], info["status"]) == (2, "playing")
    assert info["by_hand"] == {"what": ["position"], "by": ["Anna", "Ben"]}
    here = irrgarten.load(position)
    secrets = [seat["secret"] for seat in table["seats"]]
    async with gathered(house, info["table"], secrets) as company:
        assert company.actor in here.turn
        seat = here.turn[0]
        assert company.frames[seat]["legal"] == here.moves(seat)
        await company.act(here.moves(seat)[0])


async def test_it_is_verified_as_any_game_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "house.db"
    position = some_position("magic_labyrinth")
    async with running(data) as house:
        table = await made(house, wish(position))
        name, secrets = table["info"]["table"], [seat["secret"] for seat in table["seats"]]
        async with gathered(house, name, secrets) as company:
            for _ in range(3):
                assert company.actor is not None
                await company.act(company.frames[company.actor]["legal"][0])
    async with running(data) as house:
        async with gathered(house, name, secrets) as company:
            await company.finish()
        record = await house.record(name)
        assert (await house.info(name))["by_hand"]["what"] == ["position"]
    assert (record["position"], record["set_up"]) == (position, False)
    checked = verify(record)
    assert (checked.faults, checked.set_up, checked.chance, checked.fairness) == (
        [], None, True, True,
    )  # fmt: skip
    engine = engine_for(data)
    assert [one.faults for one in check(engine, "en", lambda done, total: None)] == [[]]
    engine.dispose()


async def test_seats_may_be_open_or_of_bots_and_another_game_is_drawn(house: House) -> None:
    position = some_position("magic_labyrinth")
    table = await made(house, wish(position, OPEN, bot()))
    assert table["info"]["status"] == "waiting"
    assert table["info"]["by_hand"] == {"what": ["position"], "by": []}
    assert not table["knows"]


def changed(**state: Any) -> dict[str, Any]:
    position = some_position("magic_labyrinth")
    return {**position, "state": {**position["state"], **state}}


def won() -> dict[str, Any]:
    """A game that is over."""
    ended = {"winner": 0, "turn": None, "rolled": None, "steps_left": None, "wanted": None}
    position = changed(**ended)
    state = position["state"]
    all_chips = [*state["bag"], *state["chips"][0], *state["chips"][1]]
    taken = position["state"]["wanted"] or some_position("magic_labyrinth")["state"]["wanted"]
    chips = [chip for chip in all_chips if chip != taken]
    state["chips"] = [[*chips[:4], taken], []]
    state["bag"] = chips[4:]
    return position


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"position": {}}, "position.game"),
        ({"position": {"game": "dog"}}, "position.game"),
        ({"position": {"game": "magic_labyrinth"}}, "position."),
        ({"position": changed(walls=["a1|z9"])}, "position.state.walls"),
        ({"position": changed(corners=["a1", "a1"])}, "position.state.corners"),
        ({"position": changed(more=1)}, "more"),
        ({"position": won()}, "over"),
        ({"position": 7}, "position"),
        ({"position": changed(), "options": {"players": 2}}, "options:"),
        ({"position": changed(), "given": {"beginner": 0}}, "given:"),
        ({"position": changed(), "rounds": 2}, "rounds:"),
        ({"position": changed(), "seats": [OPEN] * 3}, "seats: 3"),
        ({"position": changed(), "game": "chess"}, "chess"),
    ],
)
async def test_what_is_wrong_is_named(house: House, more: Frame, said: str) -> None:
    body = {"game": "magic_labyrinth", "options": {}, "seats": [OPEN, OPEN], **more}
    answer = await house.http.post("/api/tables", json=body)
    assert answer.status_code == 400, answer.text
    assert said in answer.json()["message"]


async def test_nothing_of_it_is_told_that_is_hidden(house: House) -> None:
    position = some_position("magic_labyrinth")
    table = await made(house, wish(position, person("Anna"), OPEN))
    told = (await house.http.get(f"/api/tables/{table['info']['table']}")).text
    assert not any(wall in told for wall in position["state"]["walls"])
