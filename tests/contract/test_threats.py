"""What threatens whom is the same for whoever looks, and names what is there."""

from __future__ import annotations

import os
from random import Random

from tests.contract.options import variants
from tests.contract.walks import bytes_of, seats_and_watcher, walk

import irrgarten
from irrgarten.game import read_options
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.state import WATCHER

QUICK = irrgarten.compiled and "IRRGARTEN_BUILD" not in os.environ
ACTS, EVERY = (240, 12) if QUICK else (60, 20)


def test_all_viewers_are_told_the_same(rules: AnyRules) -> None:
    """So nobody's hand enters it, not even the own one."""
    for number, table in enumerate(variants(rules)):
        options = read_options(rules.name, table)
        play = Play.begun(rules, options, str(number), {})
        for at, move in enumerate(walk(play.state, Random(number).randrange, ACTS)):
            if at % EVERY:
                continue
            before = bytes_of(rules, move.state)
            told = rules.threats(rules.view(move.state, WATCHER))
            for viewer in seats_and_watcher(move.state):
                assert rules.threats(rules.view(move.state, viewer)) == told
            assert bytes_of(rules, move.state) == before
            sides = {seat: side for side in rules.sides(options) for seat in side}
            for threat in told:
                assert threat.other is None or threat.other not in sides[threat.seat]
            assert len({(t.seat, t.start, t.place, t.other, *t.by) for t in told}) == len(told)
