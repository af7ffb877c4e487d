"""The tables of encounters: made once, and who sits where."""

from __future__ import annotations

import hashlib
from contextlib import suppress

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.lots import Lots, SeededLots
from irrgarten.server.tournaments.document import Document, Kept, Player
from irrgarten.store import Conflict, Store
from irrgarten.tables.rows import SeatRow, TableRow
from irrgarten.tables.secrecy import (
    CHAIN_LENGTH,
    Entropy,
    derived,
    hashed,
    host_secret,
    new_chain,
    seat_secret,
    spelled,
    table_of,
)
from irrgarten.tournaments.encounters import Encounter


def seats_of(document: Document, one: Encounter) -> list[Player]:
    """Who sits in each seat: the players of a team in the order in which they entered."""
    assert one.second is not None
    of: dict[int, Player] = {}
    for seats, entrant in zip(document.sides, one.sides, strict=True):
        of |= dict(zip(seats, document.players_of(entrant), strict=False))
    return [of[seat] for seat in sorted(of)]


async def make(store: Store, kept: Kept, one: Encounter, entropy: Entropy, now: str) -> None:
    """Its first table; if it is there, nothing changes."""
    document, rules = kept.document, registry.rules(kept.document.game)
    token, chain = table_token(kept.chain, one.round, one.number), new_chain(entropy)
    options = read_options(document.game, document.options)
    # Where seats rotate, the first begins; otherwise the game draws who does.
    begins = document.plan.seats == "rotating"
    given = rules.beginning(options, document.sides[0][0]) if begins else {}
    row = TableRow(
        table=table_of(token),
        game=document.game,
        version=rules.version,
        options=document.options,
        given=given,
        chain=chain,
        link=CHAIN_LENGTH,
        host_hash=hashed(host_secret(chain, token)),
        created=now,
        rounds=document.match,
        of_tournament=kept.name,
    )
    with suppress(Conflict):
        await store.add(row, [_seat(chain, *held) for held in enumerate(seats_of(document, one))])


async def games_of(store: Store, kept: Kept) -> dict[str, list[str]]:
    """The tables at which each encounter was played, by the last of them; one a game."""
    found = {met.table: [met.table] for met in kept.met if met.table is not None}
    rows = [] if kept.document.match == 1 else [*found.values()]
    while rows:
        before = await store.tournaments.before([row[0] for row in rows])
        rows = [row for row in rows if row[0] in before]
        for row in rows:
            row.insert(0, before[row[0]])
    return found


def _seat(chain: str, number: int, player: Player) -> SeatRow:
    if player.secret_hash is None:
        return SeatRow(seat=number, holder="bot", level=player.level)
    return SeatRow(
        seat=number,
        holder="person",
        name=player.name,
        secret_hash=hashed(seat_secret(chain, number, player.secret_hash)),
        adds=True,
    )


def tournament_of(token: str) -> str:
    """The tournament that is set up with a token, however often that is asked for."""
    return spelled(hashlib.sha256(f"tournament/{token}".encode()).digest())


def organiser_secret(chain: str, token: str) -> str:
    return derived(chain, f"organiser/{token}")


def player_secret(chain: str, token: str) -> str:
    return derived(chain, f"player/{token}")


def table_token(chain: str, round_: int, number: int) -> str:
    """What the table of an encounter follows from, and its host's secret: it is made once."""
    return derived(chain, f"table/{round_}/{number}")


def lots(chain: str, occasion: str) -> Lots:
    return SeededLots(chain, occasion)


def maker_of(address: str) -> int:
    """Return one of 65,536 numbers for the network that a tournament was made from.

    So few numbers tell makers apart well enough to count, and no number tells an address:
    65,536 IPv4 addresses share each.
    """
    return int.from_bytes(hashlib.sha256(f"maker/{address}".encode()).digest()[:2])
