"""Each command does what it says, as a process of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from tests.search.reviewed import played

import irrgarten
from irrgarten import texts
from irrgarten.bench.speed import Speeds
from irrgarten.kernel.record import as_data
from irrgarten.terminal import bench
from irrgarten.terminal.command import COMMANDS, main

Run = Callable[..., "CompletedProcess[str]"]
Saved = Callable[[object], str]


def printed(done: CompletedProcess[str]) -> str:
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    told = {one["game"]: one for one in json.loads(printed(run("games", "--json")))}
    assert list(told) == irrgarten.games()
    assert told["dog"]["options"] == irrgarten.new("dog").options
    assert told["dog"]["players"] == [2, 6]


@pytest.mark.parametrize("game", irrgarten.games())
def test_new_position_is_that_of_the_library(game: str, run: Run) -> None:
    position = json.loads(printed(run("new", game, "--seed", "5")))
    assert position == irrgarten.new(game, seed=5).position()
    record = json.loads(printed(run("new", game, "--seed", "5", "--record")))
    assert irrgarten.replay(record).position() == position


def test_new_position_leaves_chance_to_be_played(run: Run) -> None:
    position = json.loads(printed(run("new", "dog", "--players", "2", "--manual", "--seed", "1")))
    assert irrgarten.load(position, chance="manual").turn == []


def test_new_position_of_an_unknown_game_is_refused(run: Run) -> None:
    done = run("new", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "there is no game 'chess'; there are caminos" in done.stderr


def test_help_names_every_command(run: Run) -> None:
    told = printed(run("--help"))
    assert all(f"  {name} " in told for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"usage: irrgarten {command}")


def test_version(run: Run) -> None:
    assert printed(run("--version")).startswith("irrgarten ")


def test_legal_lists_one_move_a_line(run: Run, golden: Path) -> None:
    assert printed(run("legal", str(golden / "position.json"))).split() == ["n", "e", "s", "stop"]


def test_legal_in_json(run: Run, golden: Path) -> None:
    told = json.loads(printed(run("legal", "--json", str(golden / "position.json"))))
    assert told["turn"] == [0]
    assert told["over"] is False
    assert told["moves"][0] == {"seat": 0, "act": "n"}


def test_legal_for_a_seat_that_is_not_to_act(run: Run, golden: Path) -> None:
    assert printed(run("legal", str(golden / "position.json"), "--seat", "1")) == ""


def test_legal_tells_what_chance_may_answer(run: Run, golden: Path) -> None:
    stopped = printed(run("play", str(golden / "position.json"), "stop", "--json"))
    lines = printed(run("legal", "-", given=stopped)).splitlines()
    assert lines == ["roll 1\t1/6", "roll 2\t1/3", "roll 3\t1/3", "roll 4\t1/6"]


def test_show_draws_all_that_is_hidden(run: Run, golden: Path) -> None:
    drawn = printed(run("show", str(golden / "position.json")))
    assert drawn == (golden / "show.txt").read_text(encoding="utf-8")


def test_show_as_a_seat_sees_it_draws_no_wall(run: Run, golden: Path) -> None:
    drawn = printed(run("show", str(golden / "position.json"), "--view", "1"))
    assert drawn == (golden / "show_view_1.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("viewer", ["0", "watcher"])
def test_show_in_json_gives_the_view(run: Run, golden: Path, viewer: str) -> None:
    told = printed(run("show", str(golden / "position.json"), "--view", viewer, "--json"))
    view = json.loads(told)
    assert view["seat"] == (0 if viewer == "0" else None)
    assert view["labyrinth"] is None
    assert "a1|b1" not in told


def test_show_in_json_gives_the_position(run: Run, golden: Path, position: dict[str, Any]) -> None:
    assert json.loads(printed(run("show", str(golden / "position.json"), "--json"))) == position


def test_play_by_hand_walks_bumps_and_rolls(run: Run, golden: Path) -> None:
    moves = ["e", "e", "roll 1"]  # b2, then against the wall b2|c2; seat 1 rolls
    state = json.loads(printed(run("play", str(golden / "position.json"), *moves, "--json")))[
        "state"
    ]
    assert state["magicians"] == ["a1", "b3"]
    assert "b2|c2" in state["bumped"]
    assert (state["turn"], state["rolled"]) == (1, 1)


def test_play_with_a_seed_draws_chance_at_once(run: Run, golden: Path) -> None:
    words = ("play", str(golden / "position.json"), "stop", "--seed", "7", "--json")
    state = json.loads(printed(run(*words)))["state"]
    assert state["turn"] == 1
    assert state["rolled"] in (1, 2, 3, 4)
    assert printed(run(*words)) == printed(run(*words))


def test_play_draws_the_board(run: Run, golden: Path) -> None:
    drawn = printed(run("play", str(golden / "position.json")))
    assert drawn == (golden / "show.txt").read_text(encoding="utf-8")


def test_play_goes_on_with_a_record_and_gives_it_back(run: Run, golden: Path) -> None:
    first = printed(run("play", str(golden / "position.json"), "e", "stop", "--record"))
    second = printed(run("play", "-", "roll 4", "--record", given=first))
    acts = [(made["seat"], made["act"]) for made in json.loads(second)["acts"]]
    assert acts == [(0, "e"), (0, "stop"), (None, "roll 4")]
    assert irrgarten.replay(json.loads(second)).turn == [1]


def test_simulate_counts_every_game(run: Run) -> None:
    words = ("simulate", "magic_labyrinth", "--games", "5", "--players", "3", "--seed", "x")
    told = [
        json.loads(run(*words, "--options", "walls=0", "memory_aid=true", "--json").stdout)
        for _ in range(2)
    ]
    assert told[0]["options"] == {"players": 3, "walls": 0, "memory_aid": True}
    assert (told[0]["games"], told[0]["finished"]) == (5, 5)
    assert sum(told[0]["wins"]) == 5
    assert told[0]["fewest_acts"] <= told[0]["median_acts"] <= told[0]["most_acts"]
    assert told[0]["wins"] == told[1]["wins"]
    assert told[0]["mean_acts"] == told[1]["mean_acts"]


def test_simulate_leaves_games_at_the_cap(run: Run) -> None:
    done = run("simulate", "magic_labyrinth", "--games", "3", "--cap", "9", "--json")
    told = json.loads(done.stdout)
    assert (told["finished"], told["most_acts"], told["wins"]) == (0, 9, [0, 0])


def test_a_drawn_game_is_nobody_s_win(run: Run) -> None:
    """Even if somebody scores in it, as in Caminos (CAM-32)."""
    done = run("simulate", "caminos", "--games", "40", "--options", "board=ring", "--json")
    told = json.loads(done.stdout)
    assert told["finished"] == 40
    assert 0 < sum(told["wins"]) < 40


def test_simulate_in_words(run: Run) -> None:
    done = run("simulate", "magic_labyrinth", "--games", "2", "--options", "walls=0")
    assert done.stdout.splitlines()[1] == "Games: 2, played to the end: 2"


def test_simulate_with_computer_players(run: Run) -> None:
    words = ("simulate", "magic_labyrinth", "--games", "2", "--options", "walls=0", "--json")
    told = json.loads(run(*words, "--level", "beginner").stdout)
    assert (told["level"], told["finished"], sum(told["wins"])) == ("beginner", 2, 2)


ARENA = ("arena", "--game", "magic_labyrinth")


def test_arena_gives_everybody_every_seat(run: Run) -> None:
    words = (*ARENA, "--levels", "beginner,random", "--games", "4", "--options", "walls=0")
    told = json.loads(run(*words, "--json").stdout)
    assert [bout["seats"] for bout in told["bouts"]] == [[0, 1], [1, 0]] * 2
    beginner, wanderer = told["standings"]
    assert (beginner["level"], wanderer["level"]) == ("beginner", "random")
    assert beginner["mean"] + wanderer["mean"] == pytest.approx(1)
    assert beginner["mean"] > wanderer["mean"]


def test_arena_in_words(run: Run) -> None:
    done = run(*ARENA, "--levels", "random,random", "--games", "2", "--options", "walls=0")
    assert done.returncode == 0
    standing = [line.split(":")[0] for line in done.stdout.splitlines()]
    assert standing == ["random", "  Elo 0 (0 to 0)"] * 2


def test_arena_of_many_tells_how_two_stand_seat_for_seat(run: Run) -> None:
    words = (*ARENA, "--levels", "beginner,random,random", "--games", "3", "--options", "walls=0")
    told = json.loads(run(*words, "--json").stdout)
    assert (told["duel"]["one"], told["duel"]["other"]) == ("beginner", "random")
    last = run(*words).stdout.splitlines()[-1]
    share, margin = (round(100 * told["duel"][part], 1) for part in ("share", "margin"))
    assert last == f"beginner against random, seat for seat: {share:g}% (± {margin:g})"


def test_arena_says_why_an_engine_lost(run: Run) -> None:
    words = (*ARENA, "--player", "random", "--player", "false", "--games", "2")
    done = run(*words, "--options", "walls=0")
    assert done.returncode == 0
    forfeits = [line for line in done.stdout.splitlines() if "whatever the position" in line]
    assert len(forfeits) == 2
    assert all("it ended with exit code 1" in line for line in forfeits)


def test_bench_measures_everything(run: Run) -> None:
    words = ("bench", "--game", "magic_labyrinth", "--seconds", "0", "--json")
    [told] = json.loads(run(*words).stdout)
    rates = ("random_acts", "random_acts_uncompiled", "decisions_from_python", "copies", "draws")
    others = ("judgements", "playouts_one_thread", "playouts_two_threads")
    assert all(told[rate] > 0 for rate in (*rates, *others))
    assert told["gain"] == pytest.approx(told["random_acts"] / told["random_acts_uncompiled"])


def test_bench_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    measured = Speeds(
        game="magic_labyrinth",
        options={"players": 2, "walls": 24},
        compiled=True,
        random_acts=20_000_000.4,
        random_acts_uncompiled=100_000,
        decisions_from_python=400_000,
        copies=3_000_000,
        draws=500_000,
        judgements=250_000,
        playouts_one_thread=40_000,
        playouts_two_threads=78_000,
    )
    bench.tell(measured, texts.texts("en", "terminal"))
    assert capsys.readouterr().out.splitlines() == [
        "magic_labyrinth: players=2 walls=24",
        "Random acts a second: 20,000,000",
        "Uncompiled: 100,000, so compiled is 200 times as fast",
        "Decisions a second, driven from Python: 400,000",
        "Copies of a position a second: 3,000,000",
        "Positions a second, drawn to fit what a seat knows: 500,000",
        "Positions a second, judged as a champion does: 250,000",
        "Playouts of the search a second: 40,000 on one thread, 78,000 on two, 1.95 times as many",
    ]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_refusals_are_worded_in_the_language_asked_for(
    golden: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", str(golden / "position.json"), "ne", "--language", language]) == 2
    sentence = texts.Texts(language, "magic_labyrinth").say("why-diagonal")
    assert f"{sentence} (MAG-12)" in capsys.readouterr().err


def test_the_environment_chooses_the_language(run: Run, golden: Path) -> None:
    done = run("play", str(golden / "position.json"), "ne", LC_ALL="nl_NL.UTF-8")
    assert "niet schuin" in done.stderr


def test_it_starts_uncompiled_and_says_so_loudly(run: Run) -> None:
    words = ("simulate", "magic_labyrinth", "--games", "1", "--cap", "3", "--json")
    done = run(*words, IRRGARTEN_PURE="1")
    assert done.returncode == 0
    assert "UNCOMPILED" in done.stderr


def test_show_svg_prints_a_picture(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(irrgarten.new("dog", players=4, seed=1).position()))
    svg = printed(run("show", "--svg", str(file)))
    assert svg.startswith("<svg ")
    assert svg.count('data-piece="marble"') == 16


def test_review_explains_a_finished_game(run: Run, tmp_path: Path) -> None:
    play = played("caminos", "short", 24).play
    file = tmp_path / "record.json"
    file.write_text(json.dumps(as_data(play.record())))
    review = json.loads(printed(run("review", str(file), "--playouts", "24", "--json")))
    assert [one["result"] for one in review["shares"]] == [
        round(10_000 * play.state.value(seat)) for seat in range(2)
    ]
    said = printed(run("review", str(file), "--playouts", "24", "--language", "de"))
    assert "Glück" in said


def test_a_record_that_is_broken_or_not_over_is_not_reviewed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    record = irrgarten.new("caminos", players=2, seed=1).record()
    for acts, fault in (([], "not over"), ([{"seat": 0, "act": "X"}], "acts[0]")):
        file.write_text(json.dumps({**record, "acts": acts}))
        ended = run("review", str(file))
        assert (ended.returncode, ended.stdout) == (2, "")
        assert fault in ended.stderr
