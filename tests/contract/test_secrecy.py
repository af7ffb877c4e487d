"""What a seat may not know changes nothing for it, whatever is done unseen (``twins``)."""

from __future__ import annotations

import os
from random import Random

from tests.contract.options import variants
from tests.contract.twins import led_on
from tests.contract.walks import encoded, seats_and_watcher, walk

import irrgarten
from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.play import AnyRules, Play
from irrgarten.kernel.rng import Rng
from irrgarten.kernel.state import CHANCE_SEAT

QUICK = irrgarten.compiled and "IRRGARTEN_BUILD" not in os.environ
GAMES, ACTS = (2, 100) if QUICK else (1, 40)


def test_what_is_hidden_changes_nothing_that_a_viewer_gets(rules: AnyRules) -> None:
    for table in variants(rules):
        for seed in range(GAMES):
            play = Play.begun(rules, read_options(rules.name, table), str(seed), {})
            led_on(rules, play.state, Random(seed), ACTS)


def test_what_brings_something_to_light_is_never_previewed(rules: AnyRules) -> None:
    for number, table in enumerate(variants(rules)):
        play = Play.begun(rules, read_options(rules.name, table), str(number), {})
        for move in walk(play.state, Random(number).randrange, ACTS):
            journal = Journal()
            after = door.one_of(move.state, move.seat, move.act).made(journal)
            if rules.uncovered(after, journal, move.seat):
                known = rules.imagined(move.state) is move.state
                assert not known or rules.foreseen(move.state, move.act, after) is not after


def test_what_may_be_taken_back_has_told_nobody_anything(rules: AnyRules) -> None:
    """In every game that somebody could take this one for, it could have been done as well.

    So whoever sees it taken back knows no more than before. Where chance answers it never is.
    """
    for number, table in enumerate(variants(rules)):
        play = Play.begun(rules, read_options(rules.name, table), str(number), {})
        random = Random(number)
        for move in walk(play.state, random.randrange, ACTS):
            if move.seat == CHANCE_SEAT:
                continue
            journal = Journal()
            after = door.one_of(move.state, move.seat, move.act).made(journal)
            if rules.reveals(move.state, move.seat, move.act, after, journal):
                continue
            for viewer in seats_and_watcher(move.state):
                view = rules.view(move.state, viewer)
                twin = rules.belief(view, None).sample(Rng(random.getrandbits(32)))
                if rules.hidden(move.state, move.seat, move.act, viewer):
                    continue
                assert door.acts_of(twin, move.seat).has(move.act)
                other = Journal()
                twin_after = door.one_of(twin, move.seat, move.act).made(other)
                here, there = (
                    encoded(rules.narrate(state, notes, viewer))
                    for state, notes in ((after, journal), (twin_after, other))
                )
                assert here == there
