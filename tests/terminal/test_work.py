"""``irrgarten work`` thinks for servers that share a bus, and stops when it is told to."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess, Popen

import pytest
from tests.servers.process import free_port

Run = Callable[..., "CompletedProcess[str]"]
Start = Callable[..., "Popen[str]"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_works_and_stops_even_without_a_bus(start: Start, how: signal.Signals) -> None:
    address = f"redis://anna:sesame@127.0.0.1:{free_port()}/0"
    process = start("work", "--bus", address, "--workers", "1", "--json")
    assert process.stdout is not None
    assert process.stderr is not None
    shown = address.replace("sesame", "***")
    assert json.loads(process.stdout.readline()) == {"bus": shown, "workers": 1}
    assert f"the bus at {shown} is away" in process.stderr.readline()
    process.send_signal(how)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Traceback" not in told
    assert "sesame" not in told


def test_addresses_that_are_none(run: Run) -> None:
    for words in (["--bus", "http://anna:sesame@host"], ["--bus", "redis://h/x"], []):
        done = run("work", *words)
        assert (done.returncode, done.stdout) == (2, "")
        assert "--bus" in done.stderr
        assert "sesame" not in done.stderr
    done = run("work", "--bus", "redis://host", "--workers", "0")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--workers" in done.stderr


@pytest.mark.parametrize("missing", ["saq", "redis"])
def test_what_a_bus_needs_is_not_installed(run: Run, tmp_path: Path, missing: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        f"import importlib.util as i\nfind = i.find_spec\n"
        f"i.find_spec = lambda name, *rest: None if name == {missing!r} else find(name, *rest)\n",
        encoding="utf-8",
    )
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = run("work", "--bus", "redis://host", PYTHONPATH=path)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"a bus needs {missing}: pip install 'irrgarten[bus]'" in done.stderr
