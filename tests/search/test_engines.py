"""Programs at the arena: ours as one of them, and those that do something wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from shlex import join
from typing import Any

import msgspec
import pytest

from irrgarten import registry
from irrgarten.kernel.errors import OptionsError
from irrgarten.kernel.play import Play
from irrgarten.search import visitor
from irrgarten.search.arena import Bout, Wanderer
from irrgarten.search.engine import Engine
from irrgarten.search.levels import LEVELS
from irrgarten.search.match import Match, check, played
from irrgarten.search.protocol import Hello, NewGame, Perceived, YourTurn, written

RULES = registry.rules("magic_labyrinth")
#: So long that a busy machine is not taken for a silent engine.
PATIENCE = 60.0
BEGINNER = "beginner"


def engine(game: str = "magic_labyrinth") -> str:
    return join([sys.executable, "-m", "irrgarten", "engine", game, "--level", "beginner"])


def bad(how: str) -> str:
    return join([sys.executable, "-m", "tests.search.bad_engine", how])


def match(*players: str, games: int = 2, limit: float = PATIENCE, **options: Any) -> Match:
    chosen = RULES.options_type(players=len(players), **{"walls": 0, **options})
    return Match(
        rules=RULES, options=chosen, players=[*players], games=games, seed="s", limit=limit
    )


# -- ours ------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", registry.names())
def test_our_own_engine_plays_every_game(game: str) -> None:
    """Line by line in this process: a game between two engines, chance and secrets included."""
    rules = registry.rules(game)
    options = rules.options_type(players=rules.players[0])
    play = Play.begun(rules, options, "7", {})
    happenings = play.answer()
    engines = [Engine(rules, BEGINNER) for _ in range(options.players)]
    heard: list[bytes] = []

    def told(seat: int, *messages: Any) -> None:
        assert engines[seat].serve(map(written, messages), heard.append) == ""

    encoded = msgspec.Raw(msgspec.json.encode(options))
    for seat in range(options.players):
        new = NewGame(rules.name, rules.version, encoded, seat, 5)
        told(seat, Hello(1), new)
    assert {json.loads(line)["name"] for line in heard} == {f"irrgarten {game} beginner"}
    for _ in range(30):
        if play.over:
            break
        for happening in happenings:
            for seat in range(options.players):
                events = msgspec.json.encode(happening.perceived(seat))
                told(seat, Perceived(msgspec.Raw(events)))
        seat = play.turn[0]
        view = msgspec.Raw(msgspec.json.encode(rules.view(play.state, seat)))
        told(seat, YourTurn(view, play.legal(seat)))
        act = json.loads(heard[-1])["act"]
        happenings = [play.make(seat, act), *play.answer()]
    assert play.ply > 2


def test_engines_as_processes_in_several_processes() -> None:
    one = match("random", engine(), games=4)
    bouts = list(played(one, jobs=2))
    assert [bout.seats for bout in bouts] == [[0, 1], [1, 0]] * 2
    assert all(bout.over and bout.forfeit is None for bout in bouts)
    assert bouts == list(played(one)), "the same seed gives the same games"


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (b"", "truncated"),
        (b"{}\n", "type"),
        (b'{"type":"draw"}\n', "'draw'"),
        (b"\xff\n", "invalid"),
        (b"[" * 100_000 + b"\n", ""),
        (written(Hello(2)), "protocol: this is 1, not 2"),
        (written(YourTurn(msgspec.Raw(b"{}"), [])), "no game has begun"),
        (written(Perceived(msgspec.Raw(b"[]"))), "no game has begun"),
        (written(NewGame("chess", "1", msgspec.Raw(b"{}"), 0, 1)), "not chess 1"),
        (
            written(NewGame("magic_labyrinth", RULES.version, msgspec.Raw(b'{"players":9}'), 0, 1)),
            "options: ",
        ),
        (
            written(NewGame("magic_labyrinth", RULES.version, msgspec.Raw(b'{"players":2}'), 2, 1)),
            "seat: there is no seat 2 among 2",
        ),
    ],
)
def test_an_engine_says_what_is_wrong_and_goes(line: bytes, wrong: str) -> None:
    heard: list[bytes] = []
    said = Engine(RULES, BEGINNER).serve([line, written(Hello(1))], heard.append)
    assert wrong in said
    assert said
    assert [json.loads(one) for one in heard] == [{"type": "bye", "reason": said}]


@pytest.mark.parametrize("game", registry.names())
def test_an_engine_refuses_whatever_it_is_told(game: str) -> None:
    """Messages bent at random: an answer or a reason, never an exception or the end."""
    random = Random(3)
    rules = registry.rules(game)
    options = rules.options_type(players=rules.players[0])
    play = Play.begun(rules, options, "7", {})
    play.answer()
    seat = play.turn[0]
    encoded = msgspec.Raw(msgspec.json.encode(options))
    new = NewGame(rules.name, rules.version, encoded, seat, 1)
    view = msgspec.Raw(msgspec.json.encode(rules.view(play.state, seat)))
    sound = [written(new), written(YourTurn(view, []))]
    refused = 0
    for _ in range(100):
        lines = [bytearray(line) for line in sound]
        bent = random.choice(lines)
        for _ in range(random.randint(1, 2)):
            at = random.randrange(len(bent))
            bent[at] = random.choice(
                b"0123456789" if chr(bent[at]).isdigit() else b'0{}[]",:a-\xff'
            )
        refused += bool(Engine(rules, BEGINNER).serve(map(bytes, lines), lambda line: None))
    assert 30 < refused <= 100


def test_the_command_is_an_engine(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "irrgarten", "engine", "dog"],
        input=written(Hello(1)) + b"nonsense\n",
        capture_output=True,
        check=False,
    )
    hello, bye = map(json.loads, said.stdout.splitlines())
    assert (hello["name"], bye["type"]) == ("irrgarten dog expert", "bye")
    assert said.returncode == 2
    assert bye["reason"] in said.stderr.decode()


# -- others ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("illegal", "is not legal"),
        ("impossible", "(MAG-12)"),
        ("dying", "it ended with exit code 7"),
        ("leaving children", "it ended with exit code 3"),
        ("rubbish", "no message"),
        ("binary", "no message"),
        ("deep", "no message"),
        ("endless", "bytes in one line"),
        ("chatty", "hello instead of choosing"),
        ("giving up", "it said bye: no idea"),
        ("of next year", "it speaks protocol 2, not 1"),
    ],
)
def test_a_bad_engine_loses_the_game_with_the_reason(how: str, reason: str) -> None:
    bouts = list(played(match("random", bad(how))))
    assert len(bouts) == 2
    for bout in bouts:
        assert (bout.values, bout.forfeit, bout.over) == ([1.0, 0.0], 1, True)
        assert reason in bout.reason
        assert len(bout.reason) < 400


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("slow", "it did not answer in time"),
        ("silent", "it did not answer in time"),
        ("deaf", "it d"),  # does not listen, or did not answer: as much as a pipe holds is taken
    ],
)
def test_one_that_keeps_the_arena_waiting_loses(
    how: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "silent":
        monkeypatch.setattr(visitor, "STARTING", 0.5)
    (bout,) = played(match("random", bad(how), games=1, limit=0.5))
    assert bout.forfeit == 1
    assert bout.reason.startswith(reason)


@pytest.mark.parametrize("how", ["good", "clinging"])
def test_whatever_plays_well_is_welcome(how: str) -> None:
    bouts = list(played(match("random", bad(how))))
    assert all(bout.over and bout.forfeit is None for bout in bouts)


def test_a_program_that_failed_is_started_again() -> None:
    bouts: list[Bout] = list(played(match(bad("dying"), bad("good"), "random", games=3)))
    assert [bout.forfeit for bout in bouts] == [0, 0, 0]
    assert [bout.values for bout in bouts] == [[0.0, 0.5, 0.5]] * 3


def test_partners_of_a_bad_engine_lose_with_it() -> None:
    dog = registry.rules("dog")
    players = ["random", bad("illegal"), "random", "random"]
    options = dog.options_type(players=4)
    (bout,) = played(
        Match(rules=dog, options=options, players=players, games=1, seed="s", limit=PATIENCE)
    )
    assert (bout.forfeit, bout.values) == (1, [1.0, 0.0, 1.0, 0.0])


@pytest.mark.parametrize("player", ["grandmaster", "", "/no/such/program", "'unclosed"])
def test_what_cannot_be_started_is_said_before(player: str) -> None:
    with pytest.raises(OptionsError, match="is n"):
        check(match("random", player))


@pytest.mark.parametrize("player", ["random", *LEVELS, "adviser"])
def test_whoever_can_be_asked_for_an_act_can_be_seated(player: str) -> None:
    """The adviser too: beside a champion it tells what was learned is worth at equal time."""
    check(match("random", player))


def test_a_level_may_have_a_time_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: dict[str, set[float | None]] = {}

    def seated(rules: Any, options: Any, level: str, threads: int, seconds: float | None) -> Any:
        thought.setdefault(level, set()).add(seconds)
        return lambda seat, seed: Wanderer(rules, seat, seed)

    monkeypatch.setattr("irrgarten.search.match.seating", seated)
    one = msgspec.structs.replace(match("champion@0.2", "expert", "random"), seconds=0.5)
    check(one)
    assert len([*played(one)]) == 2
    assert thought == {"champion": {0.2}, "expert": {0.5}, "random": {0.5}}


@pytest.mark.parametrize(
    ("player", "wrong"),
    [
        ("champion@", "'' is not a number of seconds"),
        ("champion@soon", "'soon' is not a number of seconds"),
        ("expert@-1", "'-1' is not a number of seconds"),
        ("expert@nan", "'nan' is not a number of seconds"),
        ("expert@0.1@0.2", "'0.1@0.2' is not a number of seconds"),
        ("random@1", "'random@1' is neither a level"),
        ("grandmaster@1", "'grandmaster@1' is neither a level"),
    ],
)
def test_a_time_that_is_none_is_said_before(player: str, wrong: str) -> None:
    with pytest.raises(OptionsError, match=wrong):
        check(match("random", player))
