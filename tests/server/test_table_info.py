"""What everybody is told of a table, before its end and after it."""

from __future__ import annotations

from tests.server.running import OPEN, House, gathered, person
from tests.server.test_match import made, played_out

from irrgarten.kernel import lots


async def test_the_secret_of_the_lots_is_shown_after_the_end_and_fits(house: House) -> None:
    answer = await made(house, rounds=1)
    table, secrets = answer["info"]["table"], [seat["secret"] for seat in answer["seats"]]
    assert answer["info"]["fairness"]["secret"] is None
    async with gathered(house, table, secrets) as company:
        assert (await house.info(table))["fairness"]["secret"] is None
        over = await played_out(company, winner=0)
    assert lots.commitment(over["fairness"]["secret"]) == answer["info"]["fairness"]["commitment"]
    assert (await house.info(table))["fairness"]["secret"] == over["fairness"]["secret"]


async def test_one_game_is_no_match_and_a_match_counts_from_the_beginning(house: House) -> None:
    assert (await made(house, rounds=1))["info"]["match"] is None
    match = (await made(house, rounds=2, seats=[person("Anna"), OPEN]))["info"]["match"]
    assert match == {"round": 1, "rounds": 2, "scores": [], "totals": [0, 0]}
