"""Who enters, with whom, and what becomes of names and teams until the first round is paired."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from irrgarten.kernel.lots import Lots, shuffled
from irrgarten.server.names import LONGEST, tidy
from irrgarten.server.page_frames import Enter, EnterBots
from irrgarten.server.tournaments.document import Document, Entered, Player
from irrgarten.tables.problems import RequestError
from irrgarten.tournaments import teams
from irrgarten.tournaments.plan import MOST_ENTRANTS

#: What a bot is called: its number is told apart by whoever reads it.
BOT = "Bot {}"
#: Signs of a team's name; a player's is as long as everywhere.
TEAM = 40


def named(name: str, longest: int = LONGEST) -> str:
    """Raises RequestError for a name of nothing."""
    tidied = tidy(name, longest)
    if not tidied:
        raise RequestError("bad_request", "name: everybody has a name")
    return tidied


def entered(document: Document, wish: Enter, secret_hash: str) -> Document:
    """With one player more. Raises RequestError."""
    name = named(wish.name)
    if any(one.name == name for one in document.players):
        raise RequestError("conflict", "name: somebody of that name has entered already")
    player = Player(_next(document.players), name, secret_hash=secret_hash)
    if document.teams == "drawn":
        if wish.team is not None or wish.team_name is not None:
            raise RequestError("bad_request", "team: teams are drawn here")
        if len(document.players) >= MOST_ENTRANTS * document.size:
            raise RequestError("conflict", "the tournament is full")
        return replace(document, players=[*document.players, player])
    if document.teams == "single":
        if wish.team is not None or wish.team_name is not None:
            raise RequestError("bad_request", "team: everybody plays alone here")
        return _with_entrant(document, name, [player])
    if wish.team is not None:
        return _into(document, wish.team, player)
    if wish.team_name is None:
        raise RequestError("bad_request", "team: name a new one, or choose one that is there")
    return _with_entrant(document, named(wish.team_name, TEAM), [player])


def _into(document: Document, team: int, player: Player) -> Document:
    one = document.entrant(team)
    if one is None or one.withdrawn:
        raise RequestError("bad_request", f"team: there is no team {team}")
    if len(document.players_of(team)) >= document.size:
        raise RequestError("conflict", "team: it is complete")
    return replace(document, players=[*document.players, replace(player, entrant=team)])


def _with_entrant(document: Document, name: str, players: list[Player]) -> Document:
    if len(document.entrants) >= MOST_ENTRANTS:
        raise RequestError("conflict", "the tournament is full")
    if any(one.name == name for one in document.entrants):
        raise RequestError("conflict", "team: there is one of that name already")
    number = _next(document.entrants)
    seed = max((one.seed for one in document.entrants), default=0) + 1
    return replace(
        document,
        entrants=[*document.entrants, Entered(number, name, seed)],
        players=[*document.players, *(replace(one, entrant=number) for one in players)],
    )


def _next(numbered: list[Player] | list[Entered]) -> int:
    return max((one.number for one in numbered), default=0) + 1


def with_bots(document: Document, wish: EnterBots) -> Document:
    """With so many entrants more, all of them bots."""
    for _ in range(wish.count):
        first = _next(document.players)
        bots = [
            Player(first + at, BOT.format(first + at), level=wish.level)
            for at in range(document.size)
        ]
        if document.teams != "drawn":
            document = _with_entrant(document, BOT.format(_next(document.entrants)), bots)
        elif len(document.players) + document.size > MOST_ENTRANTS * document.size:
            raise RequestError("conflict", "the tournament is full")
        else:  # they are drawn like everybody
            document = replace(document, players=[*document.players, *bots])
    return document


def begun(document: Document, lots: Callable[[str], Lots]) -> Document:
    """Teams are drawn, or filled up with bots; seeds are drawn. Raises RequestError."""
    if document.teams == "drawn":
        document = _drawn(document, lots("teams"))
    document = _filled(document)
    if document.seeding == "lot":
        seeds = shuffled(range(1, len(document.entrants) + 1), lots("seeds"))
    else:
        seeds = [*range(1, len(document.entrants) + 1)]
    in_order = sorted(document.entrants, key=lambda one: one.number)
    seeded = [replace(one, seed=seed) for one, seed in zip(in_order, seeds, strict=True)]
    return replace(document, entrants=seeded)


def _drawn(document: Document, lots: Lots) -> Document:
    of = {one.number: one for one in document.players}
    players: list[Player] = []
    entrants: list[Entered] = []
    for number, team in enumerate(teams.drawn([*of], document.size, lots), 1):
        members = [replace(of[one], entrant=number) for one in sorted(team)]
        players += members
        entrants.append(Entered(number, " & ".join(one.name for one in members)[:64], number))
    return replace(document, players=sorted(players, key=lambda one: one.number), entrants=entrants)


def _filled(document: Document) -> Document:
    for entrant in document.entrants:
        for _ in range(document.size - len(document.players_of(entrant.number))):
            number = _next(document.players)
            bot = Player(number, BOT.format(number), entrant.number, level=document.level)
            document = replace(document, players=[*document.players, bot])
    return document


def without(document: Document, entrant: int) -> Document:
    """As if it had never entered."""
    return replace(
        document,
        entrants=[one for one in document.entrants if one.number != entrant],
        players=[one for one in document.players if one.entrant != entrant],
    )


def without_player(document: Document, player: int) -> Document:
    """As if she had never entered; a team of nobody goes with her."""
    gone = document.player(player)
    document = replace(document, players=[one for one in document.players if one is not gone])
    if gone is None or gone.entrant is None or document.players_of(gone.entrant):
        return document
    return without(document, gone.entrant)
