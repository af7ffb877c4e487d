"""``irrgarten tournament simulate`` plays a tournament out; the same seed gives the same one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.terminal.conftest import Run

from irrgarten import texts
from irrgarten.terminal.command import main

Capture = pytest.CaptureFixture[str]
SIMULATE = ("tournament", "simulate", "--game", "magic_labyrinth", "--options", "walls=0")


def simulated(capsys: Capture, *words: str) -> dict[str, Any]:
    assert main([*SIMULATE, "--level", "random", "--workers", "1", "--json", *words]) == 0
    came: dict[str, Any] = json.loads(capsys.readouterr().out)
    return came


@pytest.mark.parametrize(
    ("format_", "encounters"),
    [("round_robin", 15), ("swiss", 9), ("knock_out", 7), ("groups", 15)],
)
def test_every_format_is_played_out(capsys: Capture, format_: str, encounters: int) -> None:
    came = simulated(capsys, "--format", format_, "--entrants", "6", "--groups", "2")
    assert len(came["encounters"]) == encounters
    assert len(came["standings"]) == 6
    assert all(one["result"] is not None and one["why"] for one in came["encounters"])


def test_the_same_seed_gives_the_same_tournament(run: Run, capsys: Capture) -> None:
    """However many processes play it."""
    once = simulated(capsys, "--entrants", "5", "--seed", "x")
    words = ("--level", "random", "--workers", "2", "--json", "--entrants", "5", "--seed", "x")
    done = run(*SIMULATE, *words)
    assert done.returncode == 0
    assert json.loads(done.stdout) == once
    assert simulated(capsys, "--entrants", "5", "--seed", "y") != once


def test_standings_in_words(capsys: Capture) -> None:
    words = ("--level", "random,beginner", "--workers", "1", "--entrants", "3", "--language", "en")
    assert main([*SIMULATE, *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "Rounds: 2, encounters: 2"
    assert len(lines) == 5
    assert lines[2].startswith("1. Bot ")


@pytest.mark.parametrize(("language", "written"), [("de", "2,5"), ("en", "2.5"), ("fr", "2,5")])
def test_tie_breaks_are_written_as_people_there_write_them(language: str, written: str) -> None:
    assert texts.texts(language, "terminal").say("tournament-tie", {"tie": 2.5}) == written


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--game", "chess"), "'chess'"),
        (("--entrants", "1"), "entrants: 1"),
        (("--entrants", "300"), "entrants: 300"),
        (("--entrants", "0"), "--entrants"),
        (("--format", "ladder"), "--format"),
        (("--level", "genius"), "'genius'"),
        (("--rounds", "0"), "rounds"),
        (("--rounds", "99"), "rounds"),
        (("--format", "round_robin", "--rounds", "3"), "rounds"),
        (("--format", "groups", "--groups", "9"), "groups"),
        (("--tie-breaks", "luck"), "no tie-break 'luck'; there are direct"),
        (("--tie-breaks", "direct,points"), "magic_labyrinth has no points"),
        (("--tie-breaks", "points,points"), "tie_breaks"),
        (("--match", "2"), "match"),
        (("--players", "3"), "two sides"),
        (("--options", "doors=1"), "doors"),
    ],
)
def test_bad_input_is_named(capsys: Capture, words: tuple[str, ...], named: str) -> None:
    try:
        code: object = main([*SIMULATE, "--workers", "1", *words])
    except SystemExit as left:
        code = left.code
    assert code == 2
    assert named in capsys.readouterr().err
