"""Who enters, with whom, and what becomes of names and teams."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.server.tournaments.evening import SHORT

from irrgarten.kernel.lots import SeededLots
from irrgarten.server.page_frames import Enter, EnterBots, NewTournament
from irrgarten.server.tournaments import entering, telling
from irrgarten.server.tournaments.desk import _document
from irrgarten.server.tournaments.document import Document
from irrgarten.tables.problems import RequestError
from irrgarten.tournaments.plan import MOST_ENTRANTS

DOG = {"game": "dog", "options": {"players": 4}, "match": None}


def document(**more: object) -> Document:
    return _document(NewTournament(**{**SHORT, **more}))


def entered(document: Document, *names: str, **more: object) -> Document:
    for name in names:
        document = entering.entered(document, Enter(name, **more), f"hash of {name}")  # type: ignore[arg-type]
    return document


def lots(what: str) -> SeededLots:
    return SeededLots("seed", what)


def seeds(seeding: str) -> list[int]:
    of = entered(document(seeding=seeding), *"ABCDEFGH")
    return [one.seed for one in entering.begun(of, lots).entrants]


def test_seeds_are_drawn_or_go_by_who_came_first() -> None:
    assert seeds("entry") == [*range(1, 9)]
    assert sorted(seeds("lot")) == [*range(1, 9)]
    assert seeds("lot") != seeds("entry")


def test_who_is_first_has_number_one_and_nobody_takes_the_number_of_who_has_gone() -> None:
    of = entered(document(), "Anna", "Ben", "Cleo")
    assert [one.number for one in of.players] == [1, 2, 3]
    of = entered(entering.without_player(of, 2), "Dan")
    assert [(one.number, one.name) for one in of.players] == [(1, "Anna"), (3, "Cleo"), (4, "Dan")]
    assert [one.number for one in of.entrants] == [1, 3, 4]


def test_whoever_is_not_there_cannot_be_taken_off_the_list() -> None:
    of = entered(document(), "Anna")
    assert entering.without_player(of, 7) == of


def test_a_team_goes_with_its_last_player() -> None:
    of = entered(document(**DOG), "Anna", team_name="The Cats")
    of = entered(of, "Ben", team=1)
    of = entering.without_player(of, 1)
    assert ([one.name for one in of.players], len(of.entrants)) == (["Ben"], 1)
    of = entering.without_player(of, 2)
    assert (of.players, of.entrants) == ([], [])


def test_an_entrant_goes_with_all_its_players() -> None:
    of = entered(document(**DOG), "Anna", team_name="The Cats")
    of = entered(of, "Ben", team_name="The Dogs")
    of = entering.without(entered(of, "Cleo", team=1), 1)
    assert ([one.name for one in of.players], [one.name for one in of.entrants]) == (
        ["Ben"],
        ["The Dogs"],
    )


def test_a_team_has_so_many_players_and_no_more() -> None:
    of = entered(document(**DOG), "Anna", team_name="The Cats")
    of = entered(of, "Ben", team=1)
    with pytest.raises(RequestError, match="it is complete"):
        entered(of, "Cleo", team=1)
    with pytest.raises(RequestError, match="there is no team 2"):
        entered(of, "Cleo", team=2)
    gone = replace(of, entrants=[replace(of.entrants[0], withdrawn=True)], players=[])
    with pytest.raises(RequestError, match="there is no team 1"):
        entered(gone, "Cleo", team=1)


def test_a_team_may_have_a_long_name() -> None:
    name = "x" * entering.TEAM
    of = entered(document(**DOG), "Anna", team_name=name + "x")
    assert of.entrants[0].name == name
    assert len(name) == 40


@pytest.mark.parametrize(("team", "team_name"), [(1, None), (None, "The Cats")])
@pytest.mark.parametrize(
    ("more", "why"), [({}, "alone"), ({**DOG, "teams": "drawn"}, "teams are drawn")]
)
def test_nobody_names_a_team_where_there_are_none_to_name(
    more: dict[str, object], why: str, team: int | None, team_name: str | None
) -> None:
    with pytest.raises(RequestError, match=why):
        entered(document(**more), "Anna", team=team, team_name=team_name)


def test_teams_are_drawn_of_all_and_filled_up() -> None:
    of = entered(document(**DOG, teams="drawn"), *"ABCDE")
    assert of.entrants == []
    begun = entering.begun(of, lots)
    assert [one.number for one in begun.players] == [1, 2, 3, 4, 5, 6]
    assert [len(begun.players_of(one.number)) for one in begun.entrants] == [2, 2, 2]
    bot = begun.players[5]
    assert (bot.level, bot.name, bot.secret_hash) == ("beginner", "Bot 6", None)
    for one in begun.entrants:
        members = [player.name for player in begun.players_of(one.number) if player.level is None]
        assert one.name == " & ".join(members)


def bots(count: int) -> EnterBots:
    return EnterBots(count, "casual")


@pytest.mark.parametrize("more", [{}, DOG, {**DOG, "teams": "drawn"}], ids=["1", "2", "drawn"])
def test_bots_enter_until_it_is_full(more: dict[str, object]) -> None:
    of = document(**more)
    full = entering.with_bots(of, bots(MOST_ENTRANTS))
    assert len(full.players) == MOST_ENTRANTS * of.size
    with pytest.raises(RequestError, match="full"):
        entering.with_bots(full, bots(1))
    with pytest.raises(RequestError, match="full"):
        entered(full, "Anna", team_name="The Cats" if of.teams == "together" else None)


def test_bots_have_names_of_their_own() -> None:
    of = entering.with_bots(entered(document(), "Anna"), bots(2))
    assert [one.name for one in of.players] == ["Anna", "Bot 2", "Bot 3"]
    assert [one.name for one in of.entrants] == ["Anna", "Bot 2", "Bot 3"]
    of = entering.with_bots(document(**DOG), bots(2))
    assert [one.name for one in of.players] == ["Bot 1", "Bot 2", "Bot 3", "Bot 4"]
    assert [one.name for one in of.entrants] == ["Bot 1", "Bot 2"]


def test_no_two_have_one_name() -> None:
    of = entered(document(**DOG), "Anna", team_name="The Cats")
    with pytest.raises(RequestError, match="somebody of that name"):
        entered(of, " Anna ", team=1)
    with pytest.raises(RequestError, match="one of that name"):
        entered(of, "Ben", team_name="The Cats")
    assert len(entered(of, "Ben", team_name="The Dogs").entrants) == 2


def test_everybody_has_a_name_and_a_team_where_there_are_teams() -> None:
    with pytest.raises(RequestError, match="everybody has a name"):
        entered(document(), "\u200b")
    with pytest.raises(RequestError, match="name a new one"):
        entered(document(**DOG), "Anna")


def test_no_name_is_a_formula() -> None:
    for sign in "=+-@\t\r":
        assert telling._plain(f"{sign}1") == f"'{sign}1"
    assert telling._plain("Anna = Ben") == "Anna = Ben"
