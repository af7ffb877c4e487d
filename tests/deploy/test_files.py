"""What hosts are given: every name in it is one that there is, every command one that we take."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

from irrgarten.kernel.errors import IrrgartenError
from irrgarten.terminal import command, configured

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
PROGRAM = "/opt/irrgarten/bin/irrgarten"


def taken(words: Sequence[str], environment: Mapping[str, str], monkeypatch: Any) -> Any:
    """What our command makes of it. Raises SettingsError; a flag that is none ends the test."""
    for name in [name for name in os.environ if name.startswith(configured.PREFIX)]:
        monkeypatch.delenv(name)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    first, *rest = words or [""]
    name = "serve" if first.startswith("-") or not first else first
    parser = command._parser(name)
    command._command(name, parser).arguments(parser)
    return configured.parsed(parser, words if name == "serve" else rest, command._settings_of_all)


# -- settings and units ----------------------------------------------------------
@pytest.mark.parametrize("name", [[], ["work", "--bus", "redis://bus.example:6379/0"]])
def test_the_example_of_settings(name: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    file = str(DEPLOY / "irrgarten.toml")
    args = taken([*name, "--config", file], {}, monkeypatch)
    assert args.log == "json"
    if not name:
        assert (args.limits_watchers, args.limits_tables_burst) == (400, 200)
        assert args.origin == ["https://games.example.org"]


def test_what_is_commented_out_in_it_is_right_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (DEPLOY / "irrgarten.toml").read_text()
    text = re.sub(r'^data = "/.*$', "", text, flags=re.M)
    file = tmp_path / "all.toml"
    file.write_text(re.sub(r"^# (?=[a-z]+ = )", "", text, flags=re.M))
    args = taken(["--config", str(file)], {}, monkeypatch)
    assert str(args.bus).startswith("redis://bus.example")


def started_by(unit: Path) -> list[str]:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.M)
    return shlex.split(line.replace("%i", "8001"))


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_what_a_unit_starts(unit: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, *words = started_by(unit)
    assert program == PROGRAM
    words[words.index("/etc/irrgarten/irrgarten.toml")] = str(DEPLOY / "irrgarten.toml")
    args = taken(words, {"IRRGARTEN_BUS": "redis://bus.example:6379/0"}, monkeypatch)
    if "@" in unit.name:
        assert (args.port, args.metrics) == (8001, ("127.0.0.1", 18001))


def test_there_are_units() -> None:
    assert [unit.name for unit in UNITS] == [
        "irrgarten-work.service",
        "irrgarten.service",
        "irrgarten@.service",
    ]


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_are_confined(unit: Path) -> None:
    text = unit.read_text()
    set_to = dict(re.findall(r"^(\w+)=(.*)$", text, re.M))
    assert re.findall(r"^SystemCallFilter=(.*)$", text, re.M) == ["@system-service", "~@privileged"]
    assert (set_to["ProtectProc"], set_to["PrivateUsers"]) == ("invisible", "yes")
    assert 0 < int(set_to["MemoryMax"].removesuffix("%")) < 100
    assert set_to["OOMPolicy"] == "continue", "one lost process must not end the service"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_rates_the_exposure_of_units_as_low(unit: Path) -> None:
    """2.0 of 10 at most."""
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert rated.returncode == 0, rated.stdout.decode()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("irrgarten")
    for unit in UNITS:
        text = unit.read_text().replace(PROGRAM, str(program))
        (tmp_path / unit.name.replace("@", "@8001")).write_text(text)
    done = verified(tmp_path.iterdir())
    assert (done.returncode, _ours(done.stderr)) == (0, [])
    wrong = tmp_path / "wrong.service"
    wrong.write_text((tmp_path / "irrgarten.service").read_text() + "\n[Service]\nNonsense=yes\n")
    assert any("Nonsense" in line for line in _ours(verified([wrong]).stderr))


def verified(units: Iterable[Path]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *sorted(map(str, units))],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def _ours(said: str) -> list[str]:
    """The machine's own units are no business of ours."""
    return [line for line in said.splitlines() if "irrgarten" in line or "wrong" in line]


# -- containers ------------------------------------------------------------------
def containerfile() -> str:
    return (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")


def image_environment() -> dict[str, str]:
    (line,) = re.findall(r"^ENV (.*)$", containerfile(), re.M)
    return dict(word.split("=", 1) for word in line.split())


def test_the_containerfile(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was not built here: that needs a registry. What it says of us is right."""
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", containerfile(), re.M)
    assert json.loads(entry) == [PROGRAM]
    assert "STOPSIGNAL SIGTERM" in containerfile()
    args = taken([], image_environment(), monkeypatch)
    assert (args.host, args.port, args.open) == ("0.0.0.0", 8000, False)
    ignored = (DEPLOY.parent / ".dockerignore").read_text().split()
    assert {".git", ".venv", "build"} <= set(ignored)


def compose() -> dict[str, Any]:
    text = (DEPLOY / "compose.yaml").read_text()
    text = re.sub(r"\$\{(\w+)(?::[-?][^}]*)?\}", r"chosen", text)
    content: dict[str, Any] = yaml.safe_load(text)
    return content


@pytest.mark.parametrize("service", ["server-1", "server-2", "worker"])
def test_what_compose_starts(service: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = compose()["services"][service]
    args = taken(ours["command"], {**image_environment(), **ours["environment"]}, monkeypatch)
    assert str(args.bus).startswith("redis://redis:6379/0")
    if service != "worker":
        assert "@postgresql/irrgarten" in str(args.data)
        (network,) = compose()["networks"]["default"]["ipam"]["config"]
        assert [str(one) for one in args.proxy] == [network["subnet"]]
        assert args.origin == [f"https://{compose()['services']['caddy']['environment']['SITE']}"]
        assert f"{service}:{args.port}" in compose()["services"]["caddy"]["environment"]["SERVERS"]
    assert (DEPLOY / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    assert int(ours["stop_grace_period"].removesuffix("s")) > 5


def test_all_that_compose_names_is_there() -> None:
    content = compose()
    services = content["services"]
    hosts = {"postgresql", "redis", "server-1", "server-2"}
    assert hosts <= services.keys()
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            here = (DEPLOY / source).is_file() if source.startswith(".") else False
            assert here or source in content["volumes"]


def test_a_wrong_flag_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit):
        taken(["--prxy", "10.0.0.0/8"], {}, monkeypatch)
    with pytest.raises(IrrgartenError, match="IRRGARTEN_BUSS"):
        taken([], {"IRRGARTEN_BUSS": "redis://redis"}, monkeypatch)
