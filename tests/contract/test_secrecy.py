"""What a seat may not know changes nothing for it, whatever is done unseen (``twins``)."""

from __future__ import annotations

import os
from random import Random

from tests.contract.options import variants
from tests.contract.twins import led_on
from tests.contract.walks import walk

import irrgarten
from irrgarten.game import read_options
from irrgarten.kernel import door
from irrgarten.kernel.journal import Journal
from irrgarten.kernel.play import AnyRules, Play

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
