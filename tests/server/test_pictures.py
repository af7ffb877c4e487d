"""Pictures of tables: only what whoever watches may see, in six languages, as SVG and PNG."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree

from tests.server.finished import finished, quick
from tests.server.running import House, person, running

from irrgarten import resources, texts

SVG = "{http://www.w3.org/2000/svg}"


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def test_a_finished_game_is_shown_in_every_language(tmp_path: Path) -> None:
    [table] = await finished(tmp_path / "house.db", quick("caminos"))
    async with running(tmp_path / "house.db", client=resources.client()) as house:
        titles = set()
        for language in texts.LANGUAGES:
            address = f"/api/tables/{table}/picture.svg?language={language}"
            answer = await house.http.get(address)
            assert answer.headers["content-type"].startswith("image/svg+xml")
            root = ElementTree.fromstring(answer.content)
            titles.add(root.findtext(f"{SVG}title"))
            cubes = root.findall(".//*[@data-piece='cube']")
            assert len(cubes) == sum(len(made.act.split(",")) for made in quick("caminos").made)
        assert len(titles) == len(texts.LANGUAGES)
        png = await house.http.get(f"/api/tables/{table}/picture.png?language=de")
        assert png.headers["content-type"] == "image/png"
        assert size_of(png.content) == (1200, 630)
        again = await house.http.get(f"/api/tables/{table}/picture.png?language=de")
        assert again.content == png.content
        address = f"/api/tables/{table}/picture.png"
        unsaid, english = [await house.http.get(address + add) for add in ("", "?language=en")]
        assert unsaid.content == english.content != png.content
        refused = await house.http.get(f"/api/tables/{table}/picture.svg?language=xx")
        assert refused.status_code == 400


async def test_a_game_under_way_shows_no_wall_that_nobody_has_met(house: House) -> None:
    made = await house.make(person("Anna"), person("<Ben>"))
    table, secrets = made["info"]["table"], [seat["secret"] for seat in made["seats"]]
    async with house.joined(table, secrets[0]), house.joined(table, secrets[1]):
        answer = await house.http.get(f"/api/tables/{table}/picture.svg")
    root = ElementTree.fromstring(answer.content)
    assert len(root.findall(".//*[@data-piece='magician']")) == 2
    assert root.findall(".//*[@data-piece='wall']") == []
    assert "<Ben>" in [text.text for text in root.iter(f"{SVG}text")]


async def test_the_page_of_a_table_says_what_is_shown_of_its_link(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<html><head><title>x</title></head></html>")
    [table] = await finished(tmp_path / "house.db", quick("caminos"))
    async with running(tmp_path / "house.db", client=client) as house:
        for path in (f"/t/{table}", f"/replay/{table}"):
            page = (await house.http.get(path, headers={"accept-language": "fr-CH, en"})).text
            site = f"http://127.0.0.1:{house.port}"
            image = f"{site}/api/tables/{table}/picture.png?language=fr"
            assert f'<meta property="og:image" content="{image}">' in page
            assert f'<meta property="og:url" content="{site}{path}">' in page
            assert '<meta property="og:title" content="Brändi Caminos">' in page
            assert '<meta property="og:site_name" content="Irrgarten">' in page
            assert "La partie est terminée" in page
        plain = (await house.http.get("/t/nowhere")).text
        assert "og:" not in plain
        evil = await house.http.get(f"/t/{table}", headers={"host": 'x"><script>'})
        assert evil.status_code == 403
        assert evil.headers["content-type"] == "application/json"
