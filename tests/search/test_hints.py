"""Hints: why an act is good is told from what its seat knows, and from nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests import said

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.facts import Fact
from irrgarten.kernel.play import legal_acts
from irrgarten.kernel.rng import Rng
from irrgarten.search import hints
from irrgarten.search.player import choose
from irrgarten.server.course import Course

#: Positions of a game that are looked at, and acts tried in each.
POSITIONS, ACTS, APART = 6, 5, 9


def asked(course: Course, seat: int, act: str, view: Any) -> Fact:
    options = course.rules.options(course.play.state)
    return hints.why(course.rules, options, seat, course.perceived(seat), view, 7, act)


@pytest.mark.parametrize("game", registry.names())
def test_a_hint_depends_on_what_the_seat_knows(game: str) -> None:
    """Two states with equal views give the same hint for the same reason, and it is worded."""
    rules, random = registry.rules(game), Random(game)
    course = Course.begun(rules, read_options(game, {}), game, {})
    found = set[str]()
    for _ in range(POSITIONS):
        for _ in range(random.randrange(1, APART)):
            if course.over:
                return
            seat = random.choice(course.acting)
            course.keep(course.tried(seat, [random.choice(course.legal(seat))]))
        if course.over:
            break
        seat = course.acting[0]
        view, options = course.view(seat), rules.options(course.play.state)
        memory = rules.memory(options, seat, 1.0, Rng(1))
        memory.observe(course.perceived(seat))
        twin = rules.belief(view, memory).sample(Rng(random.randrange(1 << 60)))
        assert rules.view(twin, seat) == view
        assert legal_acts(rules, twin, seat) == course.legal(seat)
        chosen = [
            choose(rules, options, seat, "beginner", course.perceived(seat), known, 7)
            for known in (view, rules.view(twin, seat))
        ]
        assert chosen[0] == chosen[1] in course.legal(seat)
        for act in random.sample(course.legal(seat), min(ACTS, len(course.legal(seat)))):
            fact = asked(course, seat, act, view)
            assert fact == asked(course, seat, act, rules.view(twin, seat))
            found.add(fact.reason)
            for language in said.LANGUAGES:
                own = said.messages(language, game)
                file = game if fact.reason in own else "shell"
                args = {**fact.about, **({"other": "Ada"} if "other" in fact.about else {})}
                assert said.say(language, file, fact.reason, args)
    assert found


def test_reasons_are_those_of_the_position() -> None:
    """Of a position of Le Jeu du Labyrinthe: the third pawn in the centre wins, and so on."""
    rules = registry.rules("labyrinthe")
    course = Course.begun(rules, read_options("labyrinthe", {}), "hints", {"beginner": 0})
    first = rules.dump(course.play.state)
    pawns = [["h10", "k11", "b1", "b2"], ["j12", "u20", "t21", "u21"]]
    first["state"] |= {"turn": 0, "turns": 30, "pawns": pawns}
    state = rules.load(first)
    view, options = rules.view(state, 0), rules.options(state)

    def why(act: str) -> Fact:
        return hints.why(rules, options, 0, [], view, 7, act)

    assert why("h10-j10") == Fact("hint-centre", {"count": 2})
    assert why("k11-k10").reason != "hint-centre"
    pawns[0][2] = "l10"
    view = rules.view(rules.load(first), 0)
    assert why("h10-j10") == hints.WINS
