"""Parts of reviews at the bus: made by a hand of their own, alike, and only of finished games."""

from __future__ import annotations

from msgspec.structs import replace
from tests.server.finished import quick
from tests.server.jobs.work import Worker

from irrgarten.search.review import judged
from irrgarten.server.reviews_elsewhere import ReviewsElsewhere


async def test_a_part_of_a_review_is_made_at_the_bus(worker: Worker) -> None:
    play = quick("caminos")
    part = {
        "record": play.record(),
        "level": "expert",
        "seconds": 1.0,
        "playouts": 24,
        "first": 2,
        "last": 5,
    }
    elsewhere = ReviewsElsewhere(worker.bus)
    try:
        found = await elsewhere.judged("table", part)
        again = await elsewhere.judged("table", part)
        under_way = replace(play.record(), acts=play.made[:3])
        refused = await elsewhere.judged("other", {**part, "record": under_way})
    finally:
        await elsewhere.close()
    assert found == again == judged(rules=play.rules, **part)  # type: ignore[arg-type]
    assert refused is None
    assert "a job 'judge' was answered" in worker.log
    assert "not over" in worker.log
