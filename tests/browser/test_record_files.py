"""Saved games: dropped on the front page or chosen, shown, or refused with what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, SMALL
from tests.browser.test_replay import BOARDS, ply, positions, pressed, recorded
from tests.server.running import House

pytestmark = BROWSER

DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: 'application/json' }));
  const happens = (type) =>
    document.querySelector('main').dispatchEvent(
      new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }),
    );
  // Whatever is not prevented, the browser does itself: it would leave the page.
  return ['dragover', 'drop'].every((type) => !happens(type));
}"""


async def dropped(page: Page, text: str) -> None:
    assert await page.evaluate(DROP, ["game.json", text])


async def chosen(page: Page, folder: Path, text: str) -> None:
    """By the button, and the dialog that it opens."""
    file = folder / "game.json"
    file.write_text(text)
    async with page.expect_file_chooser() as choosing:
        await page.get_by_role("button", name="Datei wählen").click()
    await (await choosing.value).set_files(file)


def without(record: dict[str, Any], name: str) -> dict[str, Any]:
    return {one: value for one, value in record.items() if one != name}


def broken() -> list[tuple[str, str]]:
    """Files that are no saved games, each with what is said of it."""
    record = recorded("magic_labyrinth")
    flown = json.loads(json.dumps(record))
    flown["acts"][3]["act"] = "fly"
    nowhere = json.loads(json.dumps(record))
    nowhere["position"]["state"]["magicians"] = ["z9", "a1"]
    return [
        ("", "Diese Datei ist keine gespeicherte Partie."),
        ("PNG\x00", "Diese Datei ist keine gespeicherte Partie."),
        ("[1, 2]", "Diese Datei ist keine gespeicherte Partie."),
        (json.dumps(without(record, "acts")), "«acts»"),
        (json.dumps({**record, "game": "chess"}), "«chess»"),
        (json.dumps({**record, "version": "99"}), "99"),
        (json.dumps(nowhere), "Die erste Stellung"),
        (json.dumps(flown), "Zug 4 in dieser Datei, «fly», ist nicht möglich."),
        (" " * (4 * 1024 * 1024 + 1), "zu gross"),
    ]


async def test_a_file_dropped_on_the_front_page_is_shown(visit: Visit) -> None:
    record = recorded("labyrinthe")
    views = positions(record)
    page = await visit(SMALL)
    await page.goto("/")
    await page.locator("main").wait_for()
    await dropped(page, json.dumps(record))
    await page.locator("[data-ply='0']").wait_for()
    await BOARDS["labyrinthe"](page, views[0])
    await pressed(page, "End", 0)
    await BOARDS["labyrinthe"](page, views[await ply(page)])


@pytest.mark.parametrize("way", ["dropped", "chosen"])
async def test_a_broken_file_is_refused_in_words_and_kept_nowhere(
    way: str, house: House, visit: Visit, tmp_path: Path
) -> None:
    page = await visit(SMALL, locale="de-CH", refused_is_no_fault=True)
    await page.goto("/")
    await page.locator("main").wait_for()
    before = await page.evaluate("JSON.stringify(localStorage)")
    for text, said in broken():
        if way == "dropped":
            await dropped(page, text)
        else:
            await chosen(page, tmp_path, text)
        note = page.locator(".note")
        await expect(note).to_contain_text(said)
        await note.locator("button").last.click()
        await expect(note).to_have_count(0)
    assert await page.evaluate("JSON.stringify(localStorage)") == before
    assert await page.locator("[data-ply]").count() == 0
    assert page.url.endswith(f":{house.port}/")
