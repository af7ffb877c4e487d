"""Rules that hold at every table of a tournament, whichever process serves it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.at_table import Heard, let_in
from tests.server.tournaments.evening import Evening

from irrgarten.server.table import Table
from irrgarten.tables import commands, frames
from irrgarten.tables.problems import RequestError

Guests = dict[int, Heard]


@pytest.fixture(params=[True, False], ids=["leading", "following"])
def _leads(
    request: pytest.FixtureRequest, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether this process looks after the bots and the tournament, or another one does."""
    monkeypatch.setattr(evening.inside.bus, "leads", lambda _: request.param)


async def begun(evening: Evening, *names: str, bots: int = 0, **more: Any) -> tuple[Table, Guests]:
    """The first table once its game has begun, after the steward has looked at it."""
    await evening.set_up(*names, bots=bots, pause=None, **more)
    await evening.begin()
    await evening.steward._look_after(evening.name)
    return await seated(evening)


async def seated(evening: Evening) -> tuple[Table, Guests]:
    """Return the first table with all its persons."""
    name = (await evening.met()).table
    assert name is not None
    async with evening.inside.lobby.table(name) as table:
        persons = [row.seat for row in table.state.seats if row.holder == "person"]
        guests = {seat: await let_in(table, seat) for seat in persons}
        evening.stopwatch.seconds += evening.inside.settings.limits.part
        await table.execute(commands.Tick())
        return table, guests


async def person_acts(table: Table, guests: Guests) -> Heard:
    """Let a person make an act; a bot's act before it is made at once."""
    while (seat := table.state.under_way.acting[0]) not in guests:
        game = table.state.under_way
        await table.execute(commands.BotAct(game.ply, seat, game.legal(seat)[0]))
    heard, game = guests[seat], table.state.under_way
    await table.execute(commands.Act(heard.number, frames.Act(game.ply, [game.legal(seat)[0]])))
    assert table.state.ply > game.ply
    return heard


@pytest.mark.usefixtures("_leads")
async def test_hint_at_tournament_table_is_refused(evening: Evening) -> None:
    table, guests = await begun(evening, "Anna", bots=1)
    ((_, heard),) = guests.items()
    with pytest.raises(RequestError, match="no hints"):
        table.hints.ask(table.guests[heard.number], frames.Hint(table.state.ply))


@pytest.mark.usefixtures("_leads")
@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Ben"]], ids=["bot", "person"])
async def test_take_back_at_tournament_table_is_refused(evening: Evening, names: list[str]) -> None:
    table, guests = await begun(evening, *names, bots=2 - len(names))
    heard = await person_acts(table, guests)
    with pytest.raises(RequestError, match="nothing is taken back"):
        await take_back(table, heard)


async def test_take_back_in_second_game_of_match_is_refused(evening: Evening) -> None:
    first, _ = await begun(evening, "Anna", "Ben", match=2)
    await evening.played()
    await evening.look()
    table, guests = await seated(evening)
    assert table is not first
    heard = await person_acts(table, guests)
    with pytest.raises(RequestError, match="nothing is taken back"):
        await take_back(table, heard)


async def take_back(table: Table, heard: Heard) -> None:
    ply, seat = table.state.ply, table.guests[heard.number].own_seat
    assert table.state.under_way.play.may_go_back(seat) is not None, "the rules would allow it"
    frame = frames.Propose(ply=ply, what="back")
    await table.execute(commands.Propose(heard.number, frame))
