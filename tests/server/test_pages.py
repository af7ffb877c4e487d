"""The files of the client as they are told: their kinds, and which of them are zipped."""

from __future__ import annotations

import mimetypes
from pathlib import Path

import pytest
from tests.server.running import House, person, running

from irrgarten.server.pages import ASK_AGAIN, FOREVER, SMALL, read_pages

KINDS = {
    "a.js": "text/javascript",
    "a.mjs": "text/javascript",
    "a.css": "text/css",
    "a.html": "text/html",
    "a.svg": "image/svg+xml",
    "a.json": "application/json",
    "a.webmanifest": "application/manifest+json",
    "a.woff2": "font/woff2",
    "a.ico": "image/x-icon",
    "a.wasm": "application/wasm",
    "a.unknown": "application/octet-stream",
}
ZIPPED = {"a.js", "a.mjs", "a.css", "a.html", "a.svg", "a.json", "a.webmanifest"}


def test_every_kind_of_file_is_told_without_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A type that the system gets wrong keeps a browser from running what it got."""
    monkeypatch.setattr(mimetypes, "guess_type", lambda _: (None, None))
    for name in KINDS:
        (tmp_path / name).write_bytes(b" " * SMALL)
    pages = read_pages(tmp_path)
    assert {name: page.type for name, page in pages.items()} == KINDS
    assert {name for name, page in pages.items() if page.zipped is not None} == ZIPPED


def test_what_is_small_is_not_zipped(tmp_path: Path) -> None:
    (tmp_path / "large.css").write_bytes(b" " * 1024)
    (tmp_path / "small.css").write_bytes(b" " * 1023)
    pages = read_pages(tmp_path)
    assert pages["large.css"].zipped is not None
    assert pages["small.css"].zipped is None


def test_what_is_named_by_its_contents_is_kept_for_ever(tmp_path: Path) -> None:
    for name in ("assets/a.js", "a.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    pages = read_pages(tmp_path)
    assert {name: page.cache for name, page in pages.items()} == {
        "assets/a.js": FOREVER,
        "a.js": ASK_AGAIN,
    }


def test_what_the_system_knows_is_told_of_other_files(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"")
    assert read_pages(tmp_path)["a.png"].type == "image/png"


def test_a_folder_that_is_not_there_has_no_pages(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (None, tmp_path / "nowhere", tmp_path / "file"):
        assert read_pages(folder) == {}


def test_zipped_alike_by_every_process(tmp_path: Path) -> None:
    """The time of zipping, in bytes 4 to 7, is left open."""
    (tmp_path / "a.css").write_bytes(b" " * SMALL)
    zipped = read_pages(tmp_path)["a.css"].zipped
    assert zipped is not None
    assert zipped[4:8] == bytes(4)


# -- as a browser gets them ----------------------------------------------------------
async def test_what_is_small_comes_as_it_is_and_what_has_changed_comes_again(
    tmp_path: Path,
) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "a.css").write_text("a {}")
    async with running(tmp_path / "house.db", client=tmp_path / "client") as house:
        old = {"if-none-match": '"of yesterday"', "accept-encoding": "gzip"}
        page = await house.http.get("/a.css", headers=old)
        assert (page.status_code, page.text) == (200, "a {}")
        assert "content-encoding" not in page.headers
        assert page.headers["vary"] == "accept-encoding"
        assert (await house.http.get("/b.css")).status_code == 404


async def test_without_a_client_there_are_no_pages_and_a_table_is_there_all_the_same(
    house: House,
) -> None:
    table = (await house.make(person("Anna"), person("Ben")))["info"]["table"]
    for path in ("/", f"/t/{table}", f"/replay/{table}"):
        answer = await house.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
