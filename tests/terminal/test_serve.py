"""``irrgarten`` alone serves, says where, and stops at Ctrl-C."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess, Popen
from urllib.request import urlopen

from tests.servers.postgresql import PostgreSQLServer
from tests.servers.redis import RedisServer

from irrgarten.store import Store

Run = Callable[..., "CompletedProcess[str]"]
Start = Callable[..., "Popen[str]"]


def first_line(process: Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_it_serves_and_stops(start: Start, tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    process = start("--port", "0", "--data", str(data), "--no-open", "--json")
    told = json.loads(first_line(process))
    assert told["data"] == str(data)
    with urlopen(f"{told['addresses'][0]}api/games", timeout=30) as answer:
        games = json.load(answer)
    assert "magic_labyrinth" in [game["game"] for game in games]
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 0
    assert data.read_bytes().startswith(b"SQLite format 3")


def test_it_says_in_words_where_it_is(start: Start, tmp_path: Path) -> None:
    process = start("--port", "0", "--data", str(tmp_path / "games.db"), "--language", "de")
    assert first_line(process).startswith("Irrgarten ist hier: http://127.0.0.1:")


def test_a_port_that_is_taken(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run("--port", port, "--data", str(tmp_path / "games.db"), "--no-open")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"cannot serve at 127.0.0.1, port {port}: Address already in use" in done.stderr


def test_files_that_cannot_keep_games(run: Run, tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Aunt, how are you?", encoding="utf-8")
    for file, named in (
        (tmp_path, "Is a directory"),
        (tmp_path / "nowhere" / "games.db", "No such file or directory"),
        (text, "it is no SQLite file"),
    ):
        done = run("--port", "0", "--data", str(file), "--no-open")
        assert (done.returncode, done.stdout) == (2, "")
        assert f"cannot keep games in {file}: {named}" in done.stderr
    assert text.read_text(encoding="utf-8") == "Dear Aunt, how are you?"


def test_a_file_that_another_server_is_using(run: Run, start: Start, tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    words = ("--port", "0", "--data", str(data), "--no-open")
    first = start(*words)
    first_line(first)
    second = run(*words)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == f"irrgarten: cannot keep games in {data}: another server is using it\n"
    first.kill()
    first.wait()
    assert first_line(start(*words, "--json")).startswith("{")


def test_damaged_and_newer_files(run: Run, tmp_path: Path) -> None:
    data = tmp_path / "games.db"
    asyncio.run(_made(data))
    sound = data.read_bytes()
    data.write_bytes(sound[: len(sound) // 2])
    done = run("--port", "0", "--data", str(data), "--no-open")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"irrgarten: cannot keep games in {data}: it is damaged (")
    assert done.stderr.count("\n") == 1
    assert data.read_bytes() == sound[: len(sound) // 2]
    data.write_bytes(sound)
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    done = run("--port", "0", "--data", str(data), "--no-open", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert json.loads(done.stderr) == {
        "error": f"cannot keep games in {data}: it was written by a newer Irrgarten",
        "clause": None,
    }


async def _made(data: Path) -> None:
    await (await Store.open(data)).close()


def test_a_database_instead_of_a_file(start: Start, run: Run, postgresql: PostgreSQLServer) -> None:
    data = str(postgresql.database())
    process = start("--port", "0", "--data", data, "--no-open", "--json")
    assert json.loads(first_line(process))["data"] == data
    wrong = data.replace("irrgarten@", "irrgarten:sesame@").replace("house", "nowhere")
    done = run("--port", "0", "--data", wrong, "--no-open")
    assert (done.returncode, done.stdout) == (2, "")
    assert "does not exist" in done.stderr
    assert "sesame" not in done.stderr
    for word in ("mysql://anna:sesame@db.example/house", "postgresql://anna:sesame@db.example"):
        done = run("--data", word)
        assert (done.returncode, done.stdout) == (2, "")
        assert "argument --data" in done.stderr
        assert "sesame" not in done.stderr


def test_a_bus_between_servers(
    start: Start, run: Run, postgresql: PostgreSQLServer, redis: RedisServer, tmp_path: Path
) -> None:
    data, file = str(postgresql.database()), tmp_path / "house.db"
    process = start("--port", "0", "--data", data, "--bus", redis.bus().url, "--no-open", "--json")
    told = json.loads(first_line(process))
    with urlopen(f"{told['addresses'][0]}api/health", timeout=30) as answer:
        assert json.load(answer)["live"] is True
    for kept, bus, named in (
        (str(file), "redis://anna:sesame@bus.example/0", "is one process's"),
        (data, "redis://anna:sesame@bus.example/house", "the number of a database"),
    ):
        done = run("--port", "0", "--data", kept, "--bus", bus, "--no-open")
        assert (done.returncode, done.stdout) == (2, "")
        assert named in done.stderr
        assert "sesame" not in done.stderr
    assert not file.exists()
