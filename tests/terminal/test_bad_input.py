"""Whatever is wrong with what is given: exit code 2, nothing on stdout, and a name for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from irrgarten.terminal import main

Run = Callable[..., "CompletedProcess[str]"]
Saved = Callable[[object], str]
Data = dict[str, Any]
Capture = pytest.CaptureFixture[str]

READERS = ("legal", "play", "show", "verify")
TRAIN = ("train", "caminos", "--folder", "x")
ARENA = ("arena", "--game", "magic_labyrinth", "--levels")


def complaint(capsys: Capture, *words: str) -> str:
    try:
        code = main([*words, "--language", "en"])
    except SystemExit as left:  # argparse leaves by itself
        code = left.code if isinstance(left.code, int) else -1
    told = capsys.readouterr()
    assert (code, told.out) == (2, "")
    return told.err


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b'{"game":\n  oops}', "line 2, column 3"),
        (b"", "line 1, column 1"),
        (b"[1, 2]", "JSON object"),
        (b"\xff\xfe{}", "byte 0 is not UTF-8"),
        (b'{"a": NaN}', "NaN is not JSON"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a": ' + b"1" * 5000 + b"}", "5000 digits"),
        (b'{"acts": 7}', "acts"),
    ],
)
@pytest.mark.parametrize("command", READERS)
def test_files_that_hold_no_game(
    capsys: Capture, tmp_path: Path, command: str, content: bytes, named: str
) -> None:
    file = tmp_path / "given.json"
    file.write_bytes(content)
    assert named in complaint(capsys, command, str(file))


@pytest.mark.parametrize("command", READERS)
def test_files_that_cannot_be_read(capsys: Capture, tmp_path: Path, command: str) -> None:
    missing = str(tmp_path / "nowhere.json")
    assert f"{missing}: No such file" in complaint(capsys, command, missing)
    assert "Is a directory" in complaint(capsys, command, str(tmp_path))


def test_standard_input_is_named(run: Run) -> None:
    done = run("legal", "-", given="{")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("irrgarten: standard input: not JSON at line 1")


def without(position: Data, name: str) -> Data:
    del position["state"][name]
    return position


def having(position: Data, name: str, value: object) -> Data:
    position["state"][name] = value
    return position


@pytest.mark.parametrize(
    ("bend", "named"),
    [
        (lambda p: p | {"game": "chess"}, "'chess'"),
        (lambda p: p | {"game": 5}, "game"),
        (lambda p: without(p, "walls"), "walls"),
        (lambda p: having(p, "walls", ["a1|c1"]), "state.walls"),
        (lambda p: having(p, "magicians", ["a1", "z9"]), "state.magicians"),
        (lambda p: having(p, "turn", 9), "state.turn"),
        (lambda p: having(p, "surprise", 1), "surprise"),
        (lambda p: having(p, "rolled", 6), "state.rolled"),
    ],
)
def test_positions_that_cannot_be(
    capsys: Capture,
    saved: Saved,
    position: Data,
    bend: Callable[[Data], Data],
    named: str,
) -> None:
    assert named in complaint(capsys, "legal", saved(bend(position)))


@pytest.mark.parametrize(
    ("moves", "named"),
    [
        (["w"], ["Move 1, w", "MAG-12"]),
        (["n", "nw"], ["Move 2, nw", "MAG-12"]),
        (["e", "n"], ["Move 2, n", "b3", "MAG-14"]),
        (["stop", "n"], ["Move 2, n", "MAG-10"]),
        (["roll 3"], ["MAG-10", "already"]),
        (["chip owl"], ["chip owl", "MAG-20"]),
        (["fly"], ["Move 1, fly", "names no act"]),
    ],
)
def test_moves_that_are_not_legal_name_clause_and_sentence(
    capsys: Capture, golden: Path, moves: list[str], named: list[str]
) -> None:
    told = complaint(capsys, "play", str(golden / "position.json"), *moves)
    assert all(part in told for part in named)


def test_errors_in_json_are_json(run: Run, golden: Path) -> None:
    done = run("play", str(golden / "position.json"), "w", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    told = json.loads(done.stderr)
    assert told["clause"] == "MAG-12"
    assert "floor ends" in told["error"]


def test_a_record_in_which_chance_poses_as_a_seat(
    capsys: Capture, saved: Saved, record: Data
) -> None:
    record["acts"][0]["seat"] = -1
    assert "acts[0].seat" in complaint(capsys, "verify", saved(record))


def test_a_record_that_does_not_replay(capsys: Capture, saved: Saved, record: Data) -> None:
    record["acts"][3]["act"] = "fly"
    assert "acts[3]" in complaint(capsys, "show", saved(record))


@pytest.mark.parametrize(
    "words", [("legal", "--seat"), ("show", "--view"), ("play", "n", "--seat")]
)
def test_a_seat_that_is_not_there(capsys: Capture, golden: Path, words: tuple[str, ...]) -> None:
    command, *rest = words
    assert "seat 7" in complaint(capsys, command, str(golden / "position.json"), *rest, "7")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", "chess"], "'chess'"),
        (["simulate", "magic_labyrinth", "--players", "9"], "players"),
        (["simulate", "magic_labyrinth", "--players", "0"], "players"),
        (["simulate", "magic_labyrinth", "--options", "walls=25"], "walls"),
        (["simulate", "magic_labyrinth", "--options", "doors=1"], "doors"),
        (["simulate", "magic_labyrinth", "--options", "walls"], "KEY=VALUE"),
        (["simulate", "magic_labyrinth", "--games", "0"], "--games"),
        (["simulate", "magic_labyrinth", "--games", "many"], "'many'"),
        (["simulate", "magic_labyrinth", "--level", "genius"], "'genius'"),
        (["arena", "--game", "chess"], "'chess'"),
        (["arena"], "--game"),
        ([*ARENA, "expert,genius"], "'genius'"),
        ([*ARENA, "expert"], "players"),
        ([*ARENA, "expert,casual", "--players", "3"], "players: 3"),
        ([*ARENA, "expert,casual", "--opening", "-1"], "'-1' is not a whole number"),
        (["train", "chess", "--folder", "x"], "'chess'"),
        (["train", "caminos"], "--folder"),
        ([*TRAIN, "--table", "{"], "table: '{'"),
        ([*TRAIN, "--table", "[]"], "table: '[]'"),
        ([*TRAIN, "--table", '{"board": "moon"}'], "board"),
        ([*TRAIN, "--units", "65"], "units"),
        ([*TRAIN, "--outcome", "2"], "outcome"),
        ([*TRAIN, "--sharpness", "0"], "sharpness"),
        ([*TRAIN, "--playouts", "7"], "playouts: 0, or at least 8"),
        ([*TRAIN, "--playouts", "-1"], "playouts"),
        ([*TRAIN, "--games", "0"], "--games"),
        ([*TRAIN, "--alone", "--address", "x"], "--address"),
        (["bench", "--game", "chess"], "'chess'"),
        (["bench", "--seconds", "soon"], "'soon' is not a number of seconds"),
        (["leagl", "file"], "did you mean 'legal'"),
        (["dance"], "unknown command 'dance'"),
        (["legal"], "FILE"),
        (["--port", "seven"], "'seven' is not a port"),
        (["--port", "65536"], "'65536' is not a port"),
        (["--proxy", "nginx"], "'nginx' does not appear to be an IPv4 or IPv6 network"),
        (["--proxy", "10.0.0.1/8"], "10.0.0.1/8 has host bits set"),
        (["--proxy", "*"], "'*' does not appear to be"),
        (["--pace", "nan"], "'nan' is not a number from 0"),
        (["--pace", "-1"], "'-1' is not a number from 0"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_words_the_command_does_not_know(capsys: Capture, words: list[str], named: str) -> None:
    assert named in complaint(capsys, *words)


def test_training_says_what_has_to_be_installed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    told = complaint(capsys, "train", "caminos", "--folder", str(tmp_path / "new"))
    assert "pip install 'irrgarten[train]'" in told
    assert not (tmp_path / "new").exists()
