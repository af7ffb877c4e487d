"""What browser tests are watched for: uncaught errors, movement in a turn, illegible text."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect
from tests.browser.conftest import Visit
from tests.browser.devices import BROWSER, SMALL, device
from tests.browser.legible import ILLEGIBLE
from tests.browser.sitter import table_of
from tests.server.running import House, person

pytestmark = BROWSER

CAUSES = {
    "rejection": "() => void Promise.reject(new Error('nobody caught it'))",
    "error": "() => void setTimeout(() => { throw new Error('nobody caught it'); })",
}


async def fail(page: Page, cause: str) -> None:
    """Cause an error in a page, which tells the player."""
    await page.goto("/")
    await page.locator("h1").wait_for()
    await page.evaluate(cause)
    await expect(page.get_by_text("Something went wrong.")).to_be_visible()
    await expect(page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.parametrize("cause", CAUSES)
async def test_unhandled_failure_fails_the_test(browser: Browser, house: House, cause: str) -> None:
    address = f"http://127.0.0.1:{house.port}"
    with pytest.raises(AssertionError, match="nobody caught it"):
        async with device(browser, address, SMALL) as page:
            await fail(page, CAUSES[cause])


async def test_unhandled_failure_of_a_second_page_fails_the_test(
    browser: Browser, house: House
) -> None:
    address = f"http://127.0.0.1:{house.port}"
    with pytest.raises(AssertionError, match="nobody caught it"):
        async with device(browser, address, SMALL) as page:
            await fail(await page.context.new_page(), CAUSES["rejection"])


async def move(page: Page, seat: str) -> None:
    """Move the board and the tray during a turn."""
    await page.goto(seat)
    await page.locator(".send").wait_for()
    await page.evaluate("() => { document.querySelector('.tray').style.padding = '9px'; }")
    await page.evaluate("() => { document.querySelector('.board').style.margin = '9px'; }")
    await page.evaluate("() => { document.querySelector('.plate').className += ' x'; }")
    await page.evaluate("() => new Promise(requestAnimationFrame)")


async def test_movement_during_a_turn_fails_the_test(browser: Browser, house: House) -> None:
    address = f"http://127.0.0.1:{house.port}"
    sitters, given = [person("Ada"), person("Bo")], {"beginner": 0}
    _, (seat, _) = await table_of(house, "labyrinthe", *sitters, given=given)
    with pytest.raises(AssertionError, match="moved: the board"):
        async with device(browser, address, SMALL) as page:
            await move(page, seat)


NARROW = "width: 40px; overflow: hidden; white-space: nowrap"
FAULTS = {
    "<p>Text that fits</p>": "",
    f"<p style='{NARROW}'>Text that fits</p>": "is cut by p",
    f"<p style='{NARROW}; text-overflow: ellipsis'>Text that fits</p>": "is cut by p",
    f"<p title='Whole text' style='{NARROW}; text-overflow: ellipsis'>Whole text</p>": "",
    "<p style='width: 70px; height: 18px; overflow: hidden'>Two lines</p>": "by p in height",
    "<p style='width: 70px; height: 18px; overflow-y: auto'>Two lines</p>": "does not fit p",
    "<p>One line</p><h2 style='margin-top: -30px'>Another</h2>": 'overlaps "Another"',
    "<p>Text</p><div style='position: absolute; inset: 0'></div>": "is covered by div",
    "<p style='margin-left: 99vw'>Text</p>": "reaches outside the viewport",
    "<div style='width: 110vw; height: 9px'></div>": "the page scrolls sideways",
    "<button style='width: 9px; padding: 0'>Text</button>": "sticks out of button",
    "<select style='width: 60px'><option>Text<option>Longer text</select>": "is cut by select",
    "<input style='width: 60px' placeholder='Longer text'>": "is cut by input",
}


@pytest.mark.parametrize("html", FAULTS)
async def test_illegible_text_is_found(visit: Visit, html: str) -> None:
    page = await visit(SMALL)
    await page.set_content(html)
    faults = await page.evaluate(f"() => {{ {ILLEGIBLE}; return illegible(); }}")
    assert (FAULTS[html] in str(faults)) if FAULTS[html] else faults == [], faults
