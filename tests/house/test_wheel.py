"""The package as it is shipped: built, installed into an empty environment, and used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets import Origin
from websockets.sync.client import connect

import irrgarten
from constants import Constants
from install import install

SOURCES = Path(__file__).resolve().parents[2] / "src"
LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
#: Seconds after which something that should have happened will not.
PATIENCE = 60

Words = list[str | Path]


def ran(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command away from the tree, so that only what is installed is found."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="session")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    ran(sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", folder, tree, cwd=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel and what it needs, installed as a host installs them."""
    folder = tmp_path_factory.mktemp("environment")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PIP_NO_COMPILE", "1")  # it would take longer than the tests
        install(folder, [], wheel)
    return folder


def installing(environment: Path) -> Words:
    pip: Words = [sys.executable, "-m", "pip", "--python", environment / "bin" / "python"]
    return [*pip, "install", "--quiet", "--no-compile"]


def compiled_of(stem: str, names: set[str]) -> list[str]:
    return [name for name in names if name.startswith(f"{stem}.") and name.endswith(".so")]


def test_the_wheel_carries_rules_texts_and_client(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "irrgarten/server/client/index.html" in names
    assert "irrgarten/py.typed" in names
    for language in LANGUAGES:
        assert f"irrgarten/locales/{language}/magic_labyrinth.ftl" in names
    for module in Constants(SOURCES).compiled(SOURCES):
        stem = module.replace(".", "/")
        assert f"{stem}.py" in names
        assert len(compiled_of(stem, names)) == int(irrgarten.compiled)
    folders = {name.split("/")[0] for name in names}
    assert folders == {"irrgarten", wheel.name.rsplit("-", 3)[0] + ".dist-info"}


def test_the_command_simulates(environment: Path, tmp_path: Path) -> None:
    command = environment / "bin" / "irrgarten"
    done = ran(command, "simulate", "magic_labyrinth", "--games", "20", "--json", cwd=tmp_path)
    assert json.loads(done.stdout)["finished"] > 0
    assert ("UNCOMPILED" in done.stderr) != irrgarten.compiled


@contextmanager
def serving(environment: Path, cwd: Path) -> Iterator[str]:
    """The address of the installed server; it must end by itself when it is asked to."""
    command: Words = [environment / "bin" / "irrgarten", "--json", "--no-open", "--port", "0"]
    server = subprocess.Popen([*command, "--pace", "0"], cwd=cwd, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        told = ""
        while not told.rstrip().endswith("}"):
            line = server.stdout.readline()
            assert line, "the server ended before it told its address"
            told += line
        yield json.loads(told)["addresses"][0]
        server.terminate()
        assert server.wait(PATIENCE) == 0
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()


def fetched(address: str, body: Any = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def test_the_server_serves_the_page_and_a_game_of_bots(environment: Path, tmp_path: Path) -> None:
    bot = {"holder": "bot", "level": "beginner"}
    wish = {"game": "magic_labyrinth", "options": {"players": 2, "walls": 0}, "seats": [bot, bot]}
    with serving(environment, tmp_path) as address:
        assert b"<html" in fetched(address)
        table = json.loads(fetched(f"{address}api/tables", wish))["info"]["table"]
        socket = f"{address.replace('http', 'ws', 1)}api/tables/{table}/socket"
        with connect(socket, origin=Origin(address.rstrip("/"))) as watcher:
            watcher.send(json.dumps({"type": "join"}))  # bots play only for somebody who watches
            while json.loads(watcher.recv(PATIENCE))["type"] != "played":
                pass


def test_without_a_compiler_it_installs_runs_and_says_so(
    environment: Path, tree: Path, tmp_path: Path
) -> None:
    build: Words = [sys.executable, "-m", "build", "--no-isolation", "-o", tmp_path]
    ran(*build, "--sdist", tree, cwd=tmp_path)
    ran("tar", "-xzf", next(tmp_path.glob("*.tar.gz")), cwd=tmp_path)
    source_tree = next(path for path in tmp_path.iterdir() if path.is_dir())
    nowhere = tmp_path / "no-such-compiler"
    # The client comes ready-made with the sources, so npm is not needed either.
    path = str(Path(sys.executable).parent)
    told = ran(*build, "--wheel", source_tree, cwd=tmp_path, CC=str(nowhere), PATH=path)
    assert "could not be compiled" in told.stdout + told.stderr
    wheel = next(tmp_path.glob("*.whl"))
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]

    plain = tmp_path / "plain"
    ran(*installing(environment), "--no-deps", "--target", plain, wheel, cwd=tmp_path)
    python = environment / "bin" / "python"
    simulate: Words = [
        python,
        "-m",
        "irrgarten",
        "simulate",
        "magic_labyrinth",
        "--games",
        "2",
        "--json",
    ]
    done = ran(*simulate, cwd=tmp_path, PYTHONPATH=str(plain))
    assert json.loads(done.stdout)["finished"] > 0
    assert "UNCOMPILED" in done.stderr
