"""Hints: why an act is good is told from what its seat knows, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests import said

from irrgarten import registry
from irrgarten.game import read_options
from irrgarten.kernel.facts import Fact, Tried
from irrgarten.kernel.play import legal_acts
from irrgarten.kernel.preview import preview
from irrgarten.kernel.rng import Rng
from irrgarten.search import hints
from irrgarten.search.player import choose
from irrgarten.tables.game import TableGame

#: Positions of a game that are looked at, and acts tried in each.
POSITIONS, ACTS, APART = 6, 5, 9
#: Reasons of a game that are weighed.
WEIGHED = 3


def asked(course: TableGame, seat: int, act: str, view: Any) -> Fact:
    options = course.rules.options(course.play.state)
    return hints.why(course.rules, options, seat, course.perceived(seat), view, 7, act)


@pytest.mark.parametrize("game", registry.names())
def test_a_hint_depends_on_what_the_seat_knows(game: str) -> None:
    """Two states with equal views give the same hint for the same reason, and it is worded."""
    rules, random = registry.rules(game), Random(game)
    course = TableGame.begun(rules, read_options(game, {}), game, {})
    found = set[str]()
    for _ in range(POSITIONS):
        for _ in range(random.randrange(1, APART)):
            if course.over:
                return
            seat = random.choice(course.acting)
            course = course.after(course.tried(seat, [random.choice(course.legal(seat))]))
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


def position(game: str, options: dict[str, Any], **changed: Any) -> Any:
    """A position laid over the set-up."""
    rules = registry.rules(game)
    first = rules.dump(TableGame.begun(rules, read_options(game, options), game, {}).play.state)
    first["state"] |= changed
    return rules.load(first)


def dog(mine: list[str], theirs: list[str], hand: list[str]) -> Callable[[str], Fact]:
    """Why an act is good, where one plays red with these cards, and blue comes next."""
    rules, away = registry.rules("dog"), ["K"] * 4
    state = position(
        "dog",
        {"players": 4},
        phase="play",
        turn=0,
        dealer=3,
        deal=5,
        marbles=[mine, theirs, away, away],
        hands=[hand, ["3"], ["6"], ["9"]],
    )
    view, options = rules.view(state, 0), rules.options(state)
    return lambda act: hints.why(rules, options, 0, [], view, 7, act)


def test_a_reason_tells_an_act_from_the_others() -> None:
    """What most others do as well is no reason; what fewer than half of them do is one."""
    other = dog(["20", "40", "K", "K"], ["17", "K", "K", "K"], ["2", "3"])
    assert other("2:20>22").reason != "hint-saves", "blue is still near enough"
    saves = dog(["20", "40", "K", "K"], ["17", "K", "K", "K"], ["Q", "3"])
    assert saves("Q:20>32") == Fact("hint-saves", {"field": "20"})
    alone = dog(["21", "K", "K", "K"], ["17", "K", "K", "K"], ["Q", "10"])
    assert alone("Q:21>33").reason != "hint-saves", "whatever is played saves it"
    struck = dog(["20", "9", "K", "K"], ["23", "52", "K", "K"], ["Q", "3"])
    assert struck("3:20>23") == Fact("hint-leader", {"other": 1})
    assert struck("3:9>12").reason not in ("hint-leader", "hint-strikes")
    led = dog(["20", "50", "K", "K"], ["23", "52", "K", "K"], ["Q", "3"])
    assert led("3:20>23").reason == "hint-strikes", "it is not blue who leads"
    out = dog(["20", "K", "K", "K"], ["40", "K", "K", "K"], ["A", "K"])
    assert out("K:K>S") == Fact("hint-out")
    only = dog(["K", "K", "K", "K"], ["40", "K", "K", "K"], ["A", "K"])
    assert only("K:K>S") == hints.BEST, "the ace brings it out just as well"


def test_a_marble_in_the_kennel_has_not_come_anywhere() -> None:
    """Red has come 21 fields with one marble, blue 22 with two: so it is blue who leads."""
    struck = dog(["20", "K", "K", "K"], ["23", "29", "K", "K"], ["Q", "3"])
    assert struck("3:20>23") == Fact("hint-leader", {"other": 1})


def test_a_fresh_marble_between_is_a_shelter() -> None:
    """DOG-31: what cannot come past is no danger."""
    open_way = dog(["20", "40", "K", "K"], ["14", "K", "K", "K"], ["Q", "3"])
    assert open_way("Q:20>32").reason == "hint-saves"
    barred = dog(["20", "40", "K", "K"], ["14", "S", "K", "K"], ["Q", "3"])
    assert barred("Q:20>32").reason == "hint-saves", "the fresh one itself is near"
    near = dog(["8", "40", "K", "K"], ["60", "K", "K", "K"], ["Q", "3"])
    assert near("Q:8>20").reason == "hint-saves"
    behind = dog(["8", "40", "K", "S"], ["60", "K", "K", "K"], ["Q", "3"])
    assert behind("Q:8>20").reason != "hint-saves"


def test_weights_are_held_against_each_other() -> None:
    near, nearer = Fact("hint-nearer", {"steps": 2}, 2), Fact("hint-nearer", {"steps": 5}, 5)
    assert hints.tells(nearer, [[near], [near], []])
    assert not hints.tells(near, [[nearer], [near], []])
    assert hints.tells(near, [[nearer], [], []])
    assert hints.tells(near, [])
    assert not hints.tells(near, [[near]])


@pytest.mark.parametrize("game", registry.names())
def test_no_reason_is_told_that_most_others_share(game: str) -> None:
    """In games played at random, of every reason that is told."""
    rules, random = registry.rules(game), Random(f"{game} weighed")
    course = TableGame.begun(rules, read_options(game, {}), game, {})
    told = 0
    for _ in range(POSITIONS * APART * APART):
        if course.over or told == WEIGHED:
            break
        seat = random.choice(course.acting)
        legal = course.legal(seat)
        if len(legal) > 2:
            fact = asked(course, seat, act := random.choice(legal), course.view(seat))
            told += fact not in (hints.ONLY, hints.WINS, hints.BEST)
            assert not shared(course, seat, act, legal, fact)
        course = course.after(course.tried(seat, [random.choice(legal)]))
    assert told == WEIGHED


def shared(course: TableGame, seat: int, act: str, legal: list[str], fact: Fact) -> bool:
    """Whether at least half of the acts that lead elsewhere have the fact too, and as much."""
    rules, view = course.rules, course.view(seat)
    memory = rules.memory(rules.options(course.play.state), seat, 1.0, Rng(1))
    memory.observe(course.perceived(seat))

    def tried(text: str) -> Tried:
        steps = preview(rules, course.play.state, seat, [text]).steps
        after = rules.view(steps[0].state, seat) if steps else None
        return Tried(seat, text, view, memory, after, steps[0].events if steps else [])

    own = tried(act)
    rest = [tried(text) for text in hints.spread([text for text in legal if text != act])]
    rest = [one for one in rest if own.after is None or one.after != own.after]
    alike = [
        one
        for one in rest
        if any(f.reason == fact.reason and f.weight >= fact.weight for f in rules.reasons(one))
    ]
    return bool(rest) and 2 * len(alike) >= len(rest)


def test_reasons_are_those_of_the_position() -> None:
    """Of a position of Le Jeu du Labyrinthe: the third pawn in the centre wins, and so on."""
    rules = registry.rules("labyrinthe")
    course = TableGame.begun(rules, read_options("labyrinthe", {}), "hints", {"beginner": 0})
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
