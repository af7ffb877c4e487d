"""The library's ``Game`` as programs use it: copies, taking back, what seats perceive."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import irrgarten
from irrgarten import Game, registry
from irrgarten.games.dog.narration import Gave

COPIES: list[Callable[[Game], Game]] = [Game.copy, copy.copy, copy.deepcopy]


def played(name: str, acts: int, seed: int = 5, **chosen: Any) -> Game:
    game = irrgarten.new(name, seed=seed, **{"players": 2, **chosen})
    play_on(game, acts)
    return game


def play_on(game: Game, acts: int, seed: int = 0) -> None:
    random = Random(seed)
    for _ in range(acts):
        if game.over:
            return
        seat = random.choice(game.turn)
        game.play(random.choice(game.moves(seat)), seat)


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("name", registry.names())
def test_copy_is_independent_and_equal(name: str, copied: Callable[[Game], Game]) -> None:
    game = played(name, 3)
    record, events = game.record(), game.events(0)
    other = copied(game)
    play_on(other, 10)
    assert (game.record(), game.events(0)) == (record, events)
    assert other.record() != record
    play_on(game, 10)
    assert game.record() == other.record()
    assert game.events(1) == other.events(1)


@pytest.mark.parametrize("name", registry.names())
def test_undo_returns_to_the_position_before_each_move(name: str) -> None:
    game = played(name, 0)
    before: list[tuple[str, dict[str, Any], list[int]]] = []
    random = Random(1)
    while not game.over and len(before) < 40:
        seat = random.choice(game.turn)
        move = random.choice(game.moves(seat))
        before.append((move, game.record(), game.turn))
        game.play(move, seat)
    for move, record, turn in reversed(before):
        assert game.undo() == move
        assert (game.record(), game.turn) == (record, turn)
    assert game.events(0) == played(name, 0).events(0)
    with pytest.raises(irrgarten.IllegalMove, match="no move"):
        game.undo()


def test_undo_of_an_undone_copy_leaves_the_original() -> None:
    game = played("dog", 20)
    record = game.record()
    other = game.copy()
    for _ in range(5):
        other.undo()
    assert game.record() == record
    game.undo()
    assert game.ply < len(record["acts"])


def test_undo_walks_back_through_a_record() -> None:
    record = played("magic_labyrinth", 12).record()
    game = irrgarten.replay(record)
    acts = [made["act"] for made in record["acts"]]
    assert [game.undo() for _ in acts] == acts[::-1]
    assert game.position() == record["position"]


def test_undo_returns_the_seed_that_chance_by_hand_took() -> None:
    game = irrgarten.new("magic_labyrinth", players=2, seed=7, chance="manual")
    game.play(game.moves()[0])
    assert game.seed is None
    game.undo()
    assert game.seed == "7"


def test_properties_say_what_is_played() -> None:
    game = irrgarten.new("dog", players=4, seed=3)
    assert (game.seats, game.ply, game.seed) == (4, len(game.record()["acts"]), "3")
    assert irrgarten.new("dog", seed=3, **game.options).options == game.options
    assert game.options["players"] == 4


@pytest.mark.parametrize("name", registry.names())
def test_mover_is_told_what_its_seat_perceives(name: str) -> None:
    game = played(name, 0)
    random = Random(2)
    while not game.over and game.ply < 30:
        seat = random.choice(game.turn)
        heard = len(game.events(seat))
        told = game.play(random.choice(game.moves(seat)), seat)
        assert told == game.events(seat)[heard:]


def test_events_since_a_ply_are_those_after_it() -> None:
    game = played("dog", 20)
    whole, ply = game.events(1), game.ply
    play_on(game, 10)
    assert whole + game.events(1, since=ply) == game.events(1)
    assert game.events(1, since=game.ply) == []


def test_mover_is_told_which_card_it_gave() -> None:
    game = irrgarten.new("dog", players=4, seed=3)
    seat = game.turn[0]
    move = game.moves(seat)[0]
    (gave,) = game.play(move, seat)
    assert isinstance(gave, Gave)
    assert f"give {gave.card}" == move
    watched = game.events()[-1]
    assert isinstance(watched, Gave)
    assert watched.card is None


def test_chances_are_those_of_the_die() -> None:
    game = irrgarten.new("magic_labyrinth", players=2, seed=1, chance="manual")
    assert sum(game.chances().values()) == pytest.approx(1)
    game.play(next(iter(game.chances())))
    assert game.chances() == pytest.approx(
        {"roll 1": 1 / 6, "roll 2": 1 / 3, "roll 3": 1 / 3, "roll 4": 1 / 6}
    )
    game.play("roll 3")
    assert game.chances() == {}


def ended(name: str, acts: list[dict[str, Any]]) -> str | None:
    record = {**played(name, 0).record(), "acts": acts}
    return irrgarten.replay(record).ended


def test_ended_says_how_a_game_came_to_its_end() -> None:
    assert played("labyria", 3).ended is None
    assert played("labyria", 9000).ended == "won"
    given_up = [{"seat": 0, "act": "#resigns"}]
    assert ended("labyrinthe", given_up) == "given up"
    assert ended("labyrinthe", [{"seat": 0, "act": "#draw"}]) == "drawn"


def test_game_cut_off_is_no_loss_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = registry.rules("labyrinthe")
    monkeypatch.setattr(type(rules), "most_acts", 6)
    game = played("labyrinthe", 10)
    assert (game.ended, game.result) == ("cut off", [0.0, 0.0])


def test_games_lists_every_game() -> None:
    assert irrgarten.games() == registry.names()


def test_package_of_games_is_imported_beside_its_list() -> None:
    from irrgarten.games.dog import rules

    assert rules.__name__ == "irrgarten.games.dog.rules"
    assert irrgarten.games() == registry.names()


@pytest.mark.parametrize("name", registry.names())
def test_resample_fits_all_that_the_seat_knows(name: str) -> None:
    game = played(name, 12)
    for seat in range(game.seats):
        other = game.resample(seat, seed=1)
        assert other.view(seat) == game.view(seat)
        assert other.turn == game.turn
        assert other.position() == game.resample(seat, seed=1).position()
        play_on(other, 5)


def test_resample_redraws_what_the_seat_cannot_see() -> None:
    game = irrgarten.new("dog", players=4, seed=3)
    hands = {tuple(game.resample(0, seed).view(1).hand) for seed in range(10)}
    assert len(hands) > 5


def test_resample_keeps_walls_that_the_seat_has_met() -> None:
    """MAG-30: where a step was barred, every labyrinth that fits has a wall."""
    game = played("magic_labyrinth", 60)
    bumped = game.position()["state"]["bumped"]
    assert bumped
    for seed in range(5):
        assert set(bumped) <= set(game.resample(0, seed).position()["state"]["walls"])


def test_resample_of_a_finished_game_is_refused() -> None:
    game = played("labyria", 9000)
    with pytest.raises(irrgarten.IllegalMove, match="the game is over"):
        game.resample(0)


def test_unknown_option_names_those_there_are() -> None:
    with pytest.raises(irrgarten.OptionsError) as error:
        irrgarten.new("dog", colour="red")
    assert str(error.value).startswith("colour: there is no such option or set-up; there are ")
    assert "players, teams" in str(error.value)
    with pytest.raises(irrgarten.OptionsError) as error:
        irrgarten.new("dog", teams="x")
    assert str(error.value) == (
        "teams: Invalid enum value 'x'; it is one of 'pairs', 'trios', 'none'"
    )


@pytest.mark.parametrize("name", registry.names())
def test_bot_chooses_a_legal_move_and_the_same_one_again(name: str) -> None:
    game = played(name, 3)
    bot = irrgarten.bot(name, "beginner", seed=4)
    seat = game.turn[0]
    move = bot.choose(game, seat)
    assert move in game.moves(seat)
    assert irrgarten.bot(name, "beginner", seed=4).choose(game.copy(), seat) == move


def test_bot_knows_what_its_seat_has_perceived() -> None:
    """MAG-30: the wall was met before, and nothing on the board shows it."""
    game = irrgarten.new("magic_labyrinth", players=2, seed=9)
    bot = irrgarten.bot("magic_labyrinth", "casual", seed=1)
    for _ in range(200):
        if game.over:
            break
        game.play(bot.choose(game))
    assert game.over
    assert game.ended == "won"


def test_bot_refuses_what_it_cannot_choose() -> None:
    game = played("dog", 0)
    with pytest.raises(irrgarten.OptionsError, match="there are beginner, casual"):
        irrgarten.bot("dog", "godlike")
    with pytest.raises(irrgarten.IrrgartenError, match="there is no game"):
        irrgarten.bot("chess")
    with pytest.raises(irrgarten.IrrgartenError, match="plays labyria"):
        irrgarten.bot("labyria").choose(game)
    idle = played("labyria", 1)
    with pytest.raises(irrgarten.IllegalMove, match="is not to act"):
        irrgarten.bot("labyria").choose(idle, 1 - idle.turn[0])


@pytest.mark.parametrize("name", irrgarten.__all__)
def test_public_names_have_docstrings(name: str) -> None:
    thing = getattr(irrgarten, name)
    if isinstance(thing, bool):
        return
    assert thing.__doc__
    if thing is not Game and thing is not irrgarten.Bot:
        return
    for method in vars(thing):
        if not method.startswith("_"):
            assert getattr(thing, method).__doc__, method
