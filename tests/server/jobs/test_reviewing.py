"""Parts of reviews at the bus: made by a hand of their own, alike, and only of finished games."""

from __future__ import annotations

from msgspec.structs import replace
from tests.server.finished import quick
from tests.server.jobs.work import Worker

from irrgarten.server.jobs.asking import Asking
from irrgarten.server.jobs.kinds import LIMIT, REVIEW_PART, REVIEWS
from irrgarten.server.work import ReviewPart


async def test_a_part_of_a_review_is_made_at_the_bus(worker: Worker) -> None:
    play = quick("caminos")
    part = ReviewPart(
        record=play.record(), level="expert", seconds=1.0, playouts=24, first=2, last=5
    )
    elsewhere = Asking(worker.bus, LIMIT, REVIEWS)
    try:
        found = await elsewhere.answer(REVIEW_PART, "table", part)
        again = await elsewhere.answer(REVIEW_PART, "table", part)
        under_way = replace(play.record(), acts=play.made[:3])
        refused = await elsewhere.answer(REVIEW_PART, "other", replace(part, record=under_way))
    finally:
        await elsewhere.close()
    assert found == again == part.answer()
    assert refused is None
    assert "a job 'judge' was answered" in worker.log
    assert "not over" in worker.log
