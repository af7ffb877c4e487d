"""``irrgarten data``: what is kept, moved, copied, forgotten and checked, as people ask for it."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from tests.server.process import started
from tests.server.running import company_of
from tests.store.keep import restored
from tests.store.test_moving import all_of

from irrgarten.store import claimed
from irrgarten.terminal import progress
from irrgarten.terminal.command import main

Run = Callable[..., "CompletedProcess[str]"]
Out = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    file = tmp_path / "house.db"
    restored("baseline", file)
    with claimed(file):
        pass
    return file


def asked(capsys: Out, *words: object) -> tuple[int, str, str]:
    """The exit code, and what was printed."""
    capsys.readouterr()
    code = main(["data", *map(str, words)])
    return code, *capsys.readouterr()


@pytest.fixture
def elsewhere(data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The games, while a new empty database lies where the default would be."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    with claimed(folder / "irrgarten.db"):
        pass
    return data


COMMANDS = ("check", "prune --dry-run", "backup copy.db --force")


@pytest.mark.parametrize("words", COMMANDS)
def test_data_commands_use_settings_of_server(
    words: str, elsewhere: Path, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    toml = tmp_path / "house.toml"
    toml.write_text(f"port = 1\ndata = '{elsewhere}'\n", encoding="utf-8")
    used = f"Games are kept in {elsewhere}"
    for more in (["--data", str(elsewhere)], ["--config", str(toml)]):
        code, told, _ = asked(capsys, *words.split(), *more)
        assert (code, used in told.splitlines()) == (0, True)
    monkeypatch.setenv("IRRGARTEN_DATA", str(elsewhere))
    code, told, _ = asked(capsys, *words.split())
    assert (code, used in told.splitlines()) == (0, True)
    code, told, _ = asked(capsys, *words.split(), "--json")
    assert json.loads(told.splitlines()[-1])["data"] == str(elsewhere)
    monkeypatch.delenv("IRRGARTEN_DATA")
    _, told, _ = asked(capsys, *words.split())
    assert f"Games are kept in {Path('irrgarten.db').resolve()}" in told.splitlines()


def test_environment_does_not_force_data_commands(
    elsewhere: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Path("copy.db")
    copy.write_bytes(b"")
    monkeypatch.setenv("IRRGARTEN_FORCE", "true")
    code, _, errors = asked(capsys, "backup", copy, "--data", elsewhere)
    assert (code, "IRRGARTEN_FORCE: there is no such setting" in errors) == (2, True)


def test_moving(data: Path, tmp_path: Path, capsys: Out) -> None:
    target = tmp_path / "target.db"
    code, told, errors = asked(capsys, "move", f"sqlite:{data}", target)
    assert (code, errors) == (0, "")
    assert told.startswith("Everything was copied and matches. Tables: 11 (new: 11), seats: 22,")
    assert all_of(target) == all_of(data)
    code, told, errors = asked(capsys, "move", data, target, "--json")
    counts = {"tables": 11, "seats": 22, "acts": 139, "changes": 1}
    assert (code, json.loads(told), errors) == (0, {"counts": counts, "new": 0}, "")


def test_how_far_it_is(
    data: Path, tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "ELSEWHERE", 0)
    _, told, errors = asked(capsys, "move", data, tmp_path / "target.db")
    assert "Moved and compared: 100%…" in errors
    assert "%" not in told
    _, _, errors = asked(capsys, "check", "--data", data, "--json")
    assert json.loads(errors.splitlines()[-1]) == {
        "done": 11,
        "total": 11,
        "percent": 100,
    }


def test_backup(data: Path, tmp_path: Path, capsys: Out) -> None:
    copy = tmp_path / "copy.db"
    code, told, _ = asked(capsys, "backup", copy, "--data", data)
    assert (code, f"All games are in {copy} (" in told) == (0, True)
    assert all_of(copy) == all_of(data)
    code, _, errors = asked(capsys, "backup", copy, "--data", data)
    assert (code, errors) == (
        2,
        f"irrgarten: {copy}: it is there already (--force replaces it)\n",
    )
    code, told, _ = asked(capsys, "backup", copy, "--data", data, "--force", "--json")
    size = copy.stat().st_size
    assert (code, json.loads(told)) == (0, {"data": str(data), "file": str(copy), "bytes": size})


def test_pruning(data: Path, capsys: Out) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE tables SET created = '2020'")
        connection.execute("UPDATE tables SET ended = '2020' WHERE ended IS NOT NULL")
    before = all_of(data)
    code, told, _ = asked(capsys, "prune", "--data", data, "--finished", "30", "--dry-run")
    *names, where, last = told.splitlines()
    assert (code, where) == (0, f"Games are kept in {data}")
    assert last == "Tables that would be forgotten: 2"
    assert all_of(data) == before
    code, told, _ = asked(capsys, "prune", "--data", data)
    assert (code, told.splitlines()[-1]) == (0, "Tables forgotten: 1")
    code, told, _ = asked(capsys, "prune", "--data", data, "--finished", "30", "--json")
    assert code == 0
    gone = json.loads(told)
    assert gone["forgotten"] is True
    assert set(gone["tables"]) < set(names) == set(before) - set(all_of(data))


def test_checking(data: Path, capsys: Out) -> None:
    code, told, errors = asked(capsys, "check", "--data", data)
    where = f"Games are kept in {data}"
    assert (code, errors) == (0, "")
    assert told.splitlines() == [where, "Tables checked: 11, not in order: 0"]
    with closing(sqlite3.connect(data)) as connection, connection:
        ((over, game),) = connection.execute(
            'SELECT "table", game FROM tables WHERE ended IS NOT NULL AND again IS NULL'
        ).fetchall()
        connection.execute('DELETE FROM acts WHERE "table" = ? AND ply = 2', [over])
    code, told, errors = asked(capsys, "check", "--data", data)
    assert (code, errors) == (1, "")
    assert told.splitlines() == [
        f"{over} {game}: an act is missing before its last one.",
        where,
        "Tables checked: 11, not in order: 1",
    ]
    code, told, errors = asked(capsys, "check", "--data", data, "--json")
    assert (code, errors) == (1, "")
    assert [json.loads(line) for line in told.splitlines()] == [
        {"table": over, "game": game, "faults": [{"fault": "check-gap", "about": {}}]},
        {"data": str(data), "tables": 11, "bad": 1, "unchecked": 0},
    ]


async def test_while_it_is_served(tmp_path: Path, capsys: Out) -> None:
    data, copy = tmp_path / "house.db", tmp_path / "copy.db"
    async with started(data) as process:
        async with company_of(process.house, "Anna Ben") as company:
            await company.take_turn()

            def while_served(*words: object) -> int:
                return asked(capsys, *words)[0]

            for words, code in (
                (("backup", copy, "--data", data), 0),
                (("check", "--data", data), 0),
                (("prune", "--data", data, "--finished", "1"), 0),
                (("move", data, tmp_path / "target.db"), 2),
                (("move", copy, data), 2),
                (("backup", data, "--data", copy, "--force"), 2),
            ):
                assert await asyncio.to_thread(while_served, *words) == code, words
            ply = company.ply
            await company.finish()
        assert (await process.house.info(company.table))["status"] == "over"
    assert not (tmp_path / "target.db").exists()
    async with started(copy) as process:
        info = await process.house.info(company.table)
        assert (info["status"], info["ply"]) == ("playing", ply)


# -- wrong input -----------------------------------------------------------------
WRONG = [
    "move",
    "move house.db",
    "move house.db mysql://here/there",
    "move house.db postgresql://",
    "move house.db postgresql://127.0.0.1:99999/house",
    "move house.db postgresql://a@127.0.0.1:1/house",
    "move postgresql://a@127.0.0.1:1/house new.db",
    "move nowhere.db new.db",
    "move house.db missing/new.db",
    "move house.db house.db",
    "move text new.db",
    "move foreign.db new.db",
    "move house.db foreign.db",
    "move newer.db new.db",
    "move short.db new.db",
    "move . new.db",
    "backup",
    "backup .",
    "backup missing/new.db",
    "backup new.db --data nowhere.db",
    "backup new.db --data text",
    "backup new.db --data foreign.db",
    "backup new.db --data newer.db",
    "backup new.db --data short.db",
    "backup new.db --data postgresql://a@127.0.0.1:1/house",
    "backup postgresql://a@127.0.0.1:1/house",
    "backup house.db",
    "prune --data nowhere.db",
    "prune --data foreign.db",
    "prune --data short.db",
    "prune --unbegun 0",
    "prune --finished -1",
    "prune --finished soon",
    "check --data nowhere.db",
    "check --data text",
    "check --data foreign.db",
    "check --data newer.db",
    "check --data postgresql://a@127.0.0.1:1/house",
    "check --data .",
    "forget",
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files that are good, and others."""
    restored("baseline", tmp_path / "house.db")
    (tmp_path / "text").write_text("no database, though longer than sixteen bytes")
    (tmp_path / "short.db").write_bytes((tmp_path / "house.db").read_bytes()[:8192])
    restored("baseline", tmp_path / "newer.db")
    for name, statement in (
        ("foreign.db", "CREATE TABLE acts (mine)"),
        ("newer.db", "UPDATE alembic_version SET version_num = '9999'"),
    ):
        with closing(sqlite3.connect(tmp_path / name)) as connection, connection:
            connection.execute(statement)
    for file in tmp_path.iterdir():
        file.chmod(0o600)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


@pytest.mark.parametrize("words", WRONG)
def test_wrong_input_is_said_in_one_sentence_and_changes_nothing(
    words: str, folder: Path, capsys: Out
) -> None:
    data = [] if "--data" in words or "move" in words else ["--data", "house.db"]
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    try:
        code = main(["data", *words.split(), *data])
    except SystemExit as left:
        code = int(left.code or 0)
    told, errors = capsys.readouterr()
    assert (code, told) == (2, "")
    assert "Traceback" not in errors
    said = [line for line in errors.splitlines() if line.startswith("irrgarten")]
    assert len(said) == 1, errors
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_errors_in_json(folder: Path, capsys: Out) -> None:
    code = main(["data", "check", "--data", "nowhere.db", "--json"])
    errors = json.loads(capsys.readouterr().err)
    assert (code, errors) == (2, {"error": "nowhere.db: there is no such file", "clause": None})


def test_commands_of_two_words(run: Run) -> None:
    for words in ("data", "data mvoe"):
        done = run(*words.split())
        assert done.returncode == 2
        assert "there are data move, data backup, data prune, data check" in done.stderr


@pytest.mark.skipif(os.getuid() == 0, reason="nothing is forbidden to root")
def test_without_permission(folder: Path, capsys: Out) -> None:
    (folder / "house.db").chmod(0)
    for words in ("check", "prune", "backup new.db"):
        assert main(["data", *words.split(), "--data", "house.db"]) == 2
        assert "Permission denied" in capsys.readouterr().err
