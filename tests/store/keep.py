"""A database as a version of the code writes it, as text: ``python -m tests.store.keep TREE``.

TREE is a checkout of that version; its server is started, and played at, and what it kept is
printed as SQL. Each schema has such a file in ``kept``, named by its revision:
``python -m tests.store.keep . > tests/store/kept/baseline.sql``.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.adding import Adder, part
from tests.server.running import (
    OPEN,
    Company,
    Frame,
    House,
    clients,
    gathered,
    person,
)
from tests.server.walking import toward_the_wanted

#: Acts after which a game is left under way.
SOME = 12

#: How the text begins: the secrets of whoever plays, for each table.
HEAD = "-- "

KEPT = Path(__file__).parent / "kept"
SCHEMAS = sorted(file.stem for file in KEPT.glob("*.sql"))


def restored(version: str, data: Path) -> list[Frame]:
    """The database of a version; the tables in it, with the secrets of those who play there."""
    text = (KEPT / f"{version}.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(data)) as connection:
        connection.executescript(text)
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert found == version
    data.chmod(0o600)
    heads = [line for line in text.splitlines() if line.startswith(HEAD)]
    return [json.loads(line.removeprefix(HEAD)) for line in heads]


async def play(company: Company, most: int | None = None, straight: bool = False) -> None:
    """So many acts, or to the end: straight, or as it comes."""
    while (seat := company.actor) is not None and (most is None or company.ply < most):
        frame = company.frames[seat]
        some = frame["legal"][company.ply % len(frame["legal"])]
        await company.act(toward_the_wanted(frame, seat) if straight else some)
        await asyncio.sleep(0.2)  # a server at large takes so many frames, and no more


async def seated(house: House, game: str, players: int, **more: Any) -> tuple[str, Frame]:
    seats = [person(name) for name in "Anna Ben Cleo Dora Emil Fritz".split()[:players]]
    for seat in seats:
        del seat["adds"]
    options = {"players": players, **more.pop("options", {})}
    body = {"game": game, "options": options, "seats": seats, **more}
    answer = await house.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made: Frame = answer.json()
    return made["info"]["table"], made


def secrets(made: Frame) -> list[str]:
    return [seat["secret"] for seat in made["seats"]]


async def fill(house: House) -> list[Frame]:
    """Tables of all kinds; what must be known to go on with them."""
    tables: list[Frame] = []

    def keep(what: str, table: str, made: Frame) -> None:
        tables.append({"what": what, "table": table, "secrets": secrets(made)})

    games = (await house.http.get("/api/games")).json()
    for game in games:
        table, made = await seated(house, game["game"], game["players"][0])
        async with gathered(house, table, secrets(made)) as company:
            await play(company, SOME)
        keep("playing", table, made)
    easy = {"given": {"beginner": 0}, "options": {"walls": 0}}
    table, made = await seated(house, "magic_labyrinth", 2, **easy)
    async with gathered(house, table, secrets(made)) as company:
        await play(company, straight=True)
    keep("over", table, made)
    bearer = {"authorization": f"Bearer {secrets(made)[0]}"}
    answer = await house.http.post(f"/api/tables/{table}/again", headers=bearer)
    keep("playing", answer.json()["table"], made)
    table, made = await seated(house, "caminos", 2, rounds=2)
    async with gathered(house, table, secrets(made)) as company:
        await play(company)
    keep("over", table, made)
    table, made = await seated(house, "magic_labyrinth", 2)
    bearer = {"authorization": f"Bearer {secrets(made)[1]}"}
    path = f"/api/tables/{table}/seats/1/bot"
    answer = await house.http.put(path, json={"level": "beginner"}, headers=bearer)
    assert answer.status_code == 200, answer.text
    keep("playing", table, made)
    answer = await house.http.post(
        "/api/tables",
        json={
            "game": "magic_labyrinth",
            "options": {"players": 2},
            "seats": [{"holder": "person", "name": "Anna"}, OPEN],
        },
    )
    keep("waiting", answer.json()["info"]["table"], answer.json())
    table, made = await adding(house)
    keep("playing", table, made)
    return tables


async def adding(house: House) -> tuple[str, Frame]:
    """A game whose lots a person added a part to."""
    anna, ben = [{"holder": "person", "name": name} for name in ("Anna", "Ben")]
    seats = [{**anna, "adds": True}, ben]
    wish = {"game": "magic_labyrinth", "options": {"players": 2}, "seats": seats}
    made: Frame = (await house.http.post("/api/tables", json=wish)).json()
    table = made["info"]["table"]
    async with house.joined(table, secrets(made)[0]) as (socket, welcome):
        adder = Adder(socket, welcome, part("a"))
        await adder.seal()
        await adder.sealed()
        await adder.open()
        await socket.until("started")
    return table, made


async def filled(port: int) -> list[Frame]:
    async with clients(port) as house:
        return await fill(house)


def written(tree: Path, data: Path) -> list[Frame]:
    command = ["-m", "irrgarten", "--port", "0", "--data", str(data), "--no-open", "--pace", "0"]
    path = os.pathsep.join([str(tree / "src"), os.environ.get("PYTHONPATH", "")])
    environ = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, *command], env=environ, stdout=subprocess.PIPE, text=True, cwd=data.parent
    ) as process:
        assert process.stdout is not None
        port = re.search(r":(\d+)/", process.stdout.readline())
        assert port is not None
        try:
            return asyncio.run(filled(int(port[1])))
        finally:
            process.terminate()


def main(tree: Path) -> None:
    with TemporaryDirectory() as folder:
        data = Path(folder) / "house.db"
        tables = written(tree.resolve(), data)
        for table in tables:
            print(HEAD + json.dumps(table))
        with closing(sqlite3.connect(data)) as connection:
            print("\n".join(connection.iterdump()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
