"""Settings: flags over environment over file; what is wrong is named in one sentence."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess, Popen

import pytest

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.server.settings import Limits, Rate, Settings
from irrgarten.terminal import command, configured, serve, settable

Run = Callable[..., "CompletedProcess[str]"]
Start = Callable[..., "Popen[str]"]

TREE = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("IRRGARTEN_"):
            monkeypatch.delenv(name)


def parser() -> argparse.ArgumentParser:
    made = command._parser("serve")
    serve.arguments(made)
    return made


def chosen(*words: str, elsewhere: tuple[str, ...] = ()) -> argparse.Namespace:
    return configured.parsed(parser(), words, lambda: elsewhere)


def refusal(*words: str) -> str:
    with pytest.raises(IrrgartenError) as refused:
        chosen(*words)
    assert "\n" not in str(refused.value)
    return str(refused.value)


@pytest.fixture
def toml(tmp_path: Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        (tmp_path / "house.toml").write_text(text, encoding="utf-8")
        return str(tmp_path / "house.toml")

    return write


Toml = Callable[[str], str]


def test_without_any_all_is_as_it_was() -> None:
    args = chosen()
    assert (args.port, args.origin, args.open, args.pace) == (8000, [], True, 1.0)
    assert Limits(**settable.chosen(args, Limits, "limits")) == Limits()
    usual = Settings(data=Path("house.db"))
    for name, value in settable.chosen(args, Settings).items():
        assert getattr(usual, name) == value


def test_flags_over_environment_over_file(toml: Toml, monkeypatch: pytest.MonkeyPatch) -> None:
    file = toml("port = 1\npace = 1\nworkers = 1\n[limits]\nwatchers = 1\nseats = 1\nframe = 1")
    monkeypatch.setenv("IRRGARTEN_PACE", "2")
    monkeypatch.setenv("IRRGARTEN_WORKERS", "2")
    monkeypatch.setenv("IRRGARTEN_LIMITS_SEATS", "2")
    monkeypatch.setenv("IRRGARTEN_LIMITS_FRAME", "2")
    args = chosen("--config", file, "--workers", "3", "--limits-frame", "3")
    assert (args.port, args.pace, args.workers) == (1, 2, 3)
    limits = Limits(**settable.chosen(args, Limits, "limits"))
    assert (limits.watchers, limits.seats, limits.frame) == (1, 2, 3)


def test_lists_are_replaced_as_a_whole(toml: Toml, monkeypatch: pytest.MonkeyPatch) -> None:
    file = toml('origin = ["https://a.example", "https://b.example"]\nproxy = "10.0.0.0/8"')
    assert chosen("--config", file).origin == ["https://a.example", "https://b.example"]
    monkeypatch.setenv("IRRGARTEN_ORIGIN", "https://c.example, https://d.example")
    assert chosen("--config", file).origin == ["https://c.example", "https://d.example"]
    args = chosen("--config", file, "--origin", "https://e.example")
    assert args.origin == ["https://e.example"]
    assert [str(network) for network in args.proxy] == ["10.0.0.0/8"]


@pytest.mark.parametrize(
    ("word", "read"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("HTTPS://Games.Example.org:443/", "https://games.example.org"),
        ("http://localhost:5173", "http://localhost:5173"),
        ("http://[::1]:80", "http://[::1]"),
        ("https://spiele.zürich", "https://spiele.xn--zrich-kva"),
    ],
)
def test_origin_is_read_as_browsers_send_it(word: str, read: str) -> None:
    assert chosen("--origin", word).origin == [read]


@pytest.mark.parametrize(
    "word",
    "foo games.example.org ftp://a.example https:// * https://* null https://a.example/games "
    "https://a.example?x https://u@a.example https://a.example:99999 https://a..example".split(),
)
def test_text_that_is_no_origin_is_refused(
    word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit) as left:
        chosen("--origin", word)
    assert left.value.code == 2
    why = f"'{word}' is not an origin; one looks like https://games.example.org"
    assert why in capsys.readouterr().err
    monkeypatch.setenv("IRRGARTEN_ORIGIN", word)
    assert refusal() == f"IRRGARTEN_ORIGIN: {why}"


def test_rates_are_set_by_their_parts(toml: Toml) -> None:
    args = chosen("--config", toml("[limits.tables]\nburst = 900\n[limits]\njoin = 2.5"))
    limits = Limits(**settable.chosen(args, Limits, "limits"))
    assert limits.tables == Rate(burst=900, per_second=0.1)
    assert limits.join == 2.5


@pytest.mark.parametrize(("word", "meant"), [("yes", True), ("0", False), ("False", False)])
def test_yes_and_no(word: str, meant: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRRGARTEN_OPEN", word)
    assert chosen().open is meant
    assert chosen("--open").open is True
    assert chosen("--no-open").open is False


def test_the_file_may_be_named_in_the_environment(
    toml: Toml, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IRRGARTEN_CONFIG", toml("port = 7"))
    monkeypatch.setenv("IRRGARTEN_DATA", "")  # empty is not set
    args = chosen()
    assert args.port == 7
    assert args.data == Path("irrgarten.db")


def test_what_another_command_knows_is_no_fault(
    toml: Toml, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IRRGARTEN_BURNERS", "4")
    args = chosen("--config", toml("kettles = 2"), elsewhere=("burners", "kettles"))
    assert not hasattr(args, "burners")


@pytest.mark.parametrize(
    ("variable", "value", "told"),
    [
        ("PORT", "many", "IRRGARTEN_PORT: 'many' is not a port"),
        ("PORT", "-1", "IRRGARTEN_PORT: '-1' is not a port"),
        ("PROT", "1", "IRRGARTEN_PROT: there is no such setting; did you mean IRRGARTEN_PORT?"),
        ("port", "1", "IRRGARTEN_port: there is no such setting"),
        ("OPEN", "perhaps", "IRRGARTEN_OPEN: true or false is needed"),
        ("LOG", "xml", "IRRGARTEN_LOG: it is one of lines, json"),
        ("METRICS", "here", "IRRGARTEN_METRICS: 'here' is not a port"),
        ("PROXY", "10.0.0.0/8,none", "IRRGARTEN_PROXY: 'none' does not appear to be"),
        ("PACE", "-1", "IRRGARTEN_PACE: '-1' is not a number from 0"),
        ("PACE", "nan", "IRRGARTEN_PACE: 'nan' is not a number from 0"),
        ("THOUGHT", "inf", "IRRGARTEN_THOUGHT: 'inf' is not a number above 0"),
        (
            "LIMITS_WATCHERS",
            "-3",
            "IRRGARTEN_LIMITS_WATCHERS: '-3' is not a whole number from 1",
        ),
        ("LIMITS_WATCHERS", "1.5", "IRRGARTEN_LIMITS_WATCHERS: '1.5' is not a whole number"),
        ("LIMITS_TABLES_BURST", "0", "IRRGARTEN_LIMITS_TABLES_BURST: '0' is not a number above"),
        (
            "LIMITS_TABLES",
            "5",
            "IRRGARTEN_LIMITS_TABLES: there is no such setting; did you mean IRRGARTEN_LIMITS_",
        ),
        ("CONFIG", "/nowhere/house.toml", "--config /nowhere/house.toml: No such file"),
    ],
)
def test_what_is_wrong_in_the_environment_is_named(
    variable: str, value: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"IRRGARTEN_{variable}", value)
    assert refusal().startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = 'many'", "port: 'many' is not a port"),
        ("port = true", "port: one text or number is needed"),
        ("port = [1]", "port: one text or number is needed"),
        ("port = 2026-01-01", "port: one text or number is needed"),
        ("open = 5", "open: true or false is needed"),
        ("origin = 5", "origin: a list is needed"),
        ("origin = [['a']]", "origin: one text or number is needed"),
        ("[limits]\nwatcher = 5", "limits.watcher: there is no such setting; did you mean limits"),
        ("[limits]\nwatchers = -5", "limits.watchers: '-5' is not a whole number from 1"),
        ("[limits]\nwatchers = inf", "limits.watchers: 'inf' is not a whole number from 1"),
        ("[limits.watchers]\nx = 1", "limits.watchers.x: there is no such setting"),
        ("config = 'a.toml'", "config: there is no such setting"),
        ("log_level = 'loud'", "log_level: it is one of debug, info, warning, error"),
        ("limits = 5", "limits: there is no such setting"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(toml: Toml, text: str, told: str) -> None:
    file = toml(text)
    assert refusal("--config", file).startswith(f"{file}: {told}")


def test_what_is_no_file_of_settings(toml: Toml, tmp_path: Path) -> None:
    assert " is no TOML: " in refusal("--config", toml("port ="))
    assert " is no TOML: " in refusal("--config", toml("port = 1\nport = 2"))
    (tmp_path / "bytes").write_bytes(b"port = '\xff'")
    assert " is no TOML: " in refusal("--config", str(tmp_path / "bytes"))
    assert refusal("--config", str(tmp_path)).endswith(": Is a directory")


def test_a_password_is_not_repeated(toml: Toml) -> None:
    told = refusal("--config", toml("data = 'mysql://anna:sesame@db.example/house'"))
    assert ": data: " in told
    assert "sesame" not in told


def test_as_a_command(run: Run, start: Start, tmp_path: Path, toml: Toml) -> None:
    done = run("--json", IRRGARTEN_LIMITS_WATCHERS="many")
    assert (done.returncode, done.stdout) == (2, "")
    assert json.loads(done.stderr) == {
        "error": "IRRGARTEN_LIMITS_WATCHERS: 'many' is not a whole number from 1",
        "clause": None,
    }
    file = toml(f"port = 0\nopen = false\ndata = '{tmp_path / 'games.db'}'\nlanguage = 'de'")
    process = start(IRRGARTEN_CONFIG=file)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Irrgarten ist hier: ")
    assert run("bench", "--help", IRRGARTEN_PROT="1").returncode == 0, "no business of others"


# -- the page about them ---------------------------------------------------------
def test_every_setting_stands_in_the_docs() -> None:
    """``python -m tests.terminal.test_settings`` prints the table as it must be."""
    page = (TREE / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert "\n".join(table()) in page


def test_every_variable_of_the_house_is_known() -> None:
    """A name that is neither a setting nor excepted would be refused where it is set."""
    listed = subprocess.run(
        ["git", "ls-files", "src", "tools", "Makefile", "web", "setup.py"],
        cwd=TREE,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    text = "\n".join((TREE / file).read_text(errors="ignore") for file in listed)
    names = set(re.findall(r"\bIRRGARTEN_([A-Z]+(?:_[A-Z]+)*)\b", text))
    known = {name.upper() for name in configured.settable(parser())}
    assert names <= known | configured.OTHERS


def table() -> list[str]:
    """All settings of the server, as a table."""
    rows = ["| flag | environment | file | default | meaning |", "|---|---|---|---|---|"]
    for name, action in configured.settable(parser()).items():
        flag = action.option_strings[-1 if name == "open" else 0]
        words = (action.help or "").split(" (default")[0]
        unsaid = action.default in (None, []) or name == "language"
        usual = "" if unsaid else f"`{_usual(action.default)}`"
        section, dot, rest = name.partition("_") if name.startswith("limits_") else ("", "", "")
        in_file = "" if name == "config" else f"`{name}`" if not dot else f"`[{section}]` `{rest}`"
        rows.append(f"| `{flag}` | `IRRGARTEN_{name.upper()}` | {in_file} | {usual} | {words} |")
    return rows


def _usual(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


if __name__ == "__main__":
    sys.stdout.write("\n".join(table()) + "\n")
