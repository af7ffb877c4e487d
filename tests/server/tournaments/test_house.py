"""What a link opens in a tournament, and the tables that are laid for it."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.tournaments.evening import Evening

from irrgarten.server.page_frames import (
    ChangeEntrant,
    ChangePlayer,
    ChangeTournament,
    Enter,
    EnterBots,
    NewTournament,
    Plan,
    Settle,
)
from irrgarten.server.tournaments import tables
from irrgarten.tables.problems import RequestError


async def test_what_each_link_opens(evening: Evening) -> None:
    await evening.set_up(bots=1)
    anna = await evening.enter("Anna")
    desk = await evening.house.place(evening.name, evening.organiser, None)
    assert (desk.organiser, desk.player, desk.status, desk.table) == (True, None, "entry", None)
    place = await evening.house.place(evening.name, anna, None)
    assert (place.organiser, place.player, place.number) == (False, 2, None)
    for wrong in (None, "", "x" * 32):
        with pytest.raises(RequestError, match="opens no place"):
            await evening.house.place(evening.name, wrong, None)


async def test_a_player_finds_her_seat_and_whether_it_is_over(evening: Evening) -> None:
    await evening.set_up(bots=1)
    anna = await evening.enter("Anna")
    await evening.begin()
    place = await evening.house.place(evening.name, anna, None)
    met = await evening.met()
    assert (place.number, place.table, place.over) == (1, met.table, False)
    assert place.seat == (0 if met.encounter.first == 2 else 1)
    assert place.secret is not None
    async with evening.inside.lobby.table(place.table or "") as table:
        assert table.state.seat_of(place.secret) == place.seat
    await evening.settle()
    assert (await evening.house.place(evening.name, anna, None)).over


async def test_who_waits_for_her_seat_has_a_table_though_nobody_has_made_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.set_up(bots=1)
    anna = await evening.enter("Anna")

    async def killed(_: object) -> None:
        """The server, before the tables were laid."""

    monkeypatch.setattr(evening.desk, "_lay_tables", killed)
    await evening.begin()
    place = await evening.house.place(evening.name, anna, None)
    assert place.table is not None
    assert place.table in await evening.inside.store.heads([place.table])


async def test_a_new_link_opens_what_the_old_one_did(evening: Evening) -> None:
    await evening.set_up(bots=1)
    links = [await evening.enter("Anna")]
    seats = []
    for _ in range(2):
        new = await evening.house.reissue(evening.name, 2, evening.organiser)
        with pytest.raises(RequestError, match="opens no place"):
            await evening.house.place(evening.name, links[-1], None)
        assert (await evening.house.place(evening.name, new.secret, None)).player == 2
        links.append(new.secret)
        if not (await evening.kept()).round:
            await evening.begin()
        seats.append(await evening.house.place(evening.name, new.secret, None))
    assert (seats[0].table, seats[0].seat) == (seats[1].table, seats[1].seat)
    async with evening.inside.lobby.table(seats[1].table or "") as table:
        assert table.state.seat_of(seats[1].secret or "") == seats[1].seat
        with pytest.raises(RequestError):
            table.state.seat_of(seats[0].secret or "")


async def test_no_bot_has_a_link(evening: Evening) -> None:
    await evening.set_up(bots=1)
    with pytest.raises(RequestError, match="a bot needs no link"):
        await evening.house.reissue(evening.name, 1, evening.organiser)


async def test_nobody_is_taken_off_the_list_of_a_tournament_that_has_begun(
    evening: Evening,
) -> None:
    await evening.set_up("Anna", "Ben", "Cleo")
    kept = await evening.desk.remove(evening.name, 3, evening.organiser)
    assert [one.name for one in kept.document.players] == ["Anna", "Ben"]
    await evening.begin()
    with pytest.raises(RequestError, match="withdraw the entrant instead"):
        await evening.desk.remove(evening.name, 2, evening.organiser)


@pytest.mark.parametrize(("seats", "given"), [("rotating", {"beginner": 0}), ("fixed", {})])
async def test_whoever_is_first_begins_where_seats_rotate(
    evening: Evening, seats: str, given: dict[str, int]
) -> None:
    await evening.set_up(bots=2, plan=Plan("swiss", rounds=2, seats=seats))  # type: ignore[arg-type]
    kept = await evening.begin()
    (met,) = kept.current
    found = await evening.inside.store.find(met.table or "")
    assert found is not None
    assert found.table.given == given
    sides = [player.number for player in tables.seats_of(kept.document, met.encounter)]
    assert sides == [met.encounter.first, met.encounter.second]


def test_a_pause_lasts_a_day_at_most() -> None:
    """And so does all that is counted in minutes."""
    asked = {"title": "x", "game": "dog", "options": {}, "plan": {"format": "swiss"}}
    for what, least in (("pause", 0), ("minutes", 1), ("no_show_minutes", 1)):
        for minutes, fits in ((least - 1, False), (least, True), (1440, True), (1441, False)):
            if fits:
                read = msgspec.convert({**asked, what: minutes}, NewTournament)
                assert getattr(read, what) == minutes
                continue
            with pytest.raises(msgspec.ValidationError, match=what):
                msgspec.convert({**asked, what: minutes}, NewTournament)


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        (Enter, {"name": "Anna"}),
        (EnterBots, {"count": 1, "level": "casual"}),
        (ChangePlayer, {"name": "Anna"}),
        (ChangeEntrant, {"withdrawn": True}),
        (ChangeTournament, {"open": True}),
        (Settle, {"first": 2, "second": 0, "reason": "so it was"}),
    ],
)
def test_what_nobody_knows_is_not_passed_over(kind: type, asked: dict[str, object]) -> None:
    msgspec.convert(asked, kind)
    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.convert({**asked, "colour": "red"}, kind)
