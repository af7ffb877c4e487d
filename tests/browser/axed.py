"""axe-core, asked about a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.async_playwright import Axe
from axe_playwright_python.base import AxeResults
from playwright.async_api import Page
from tests.browser.devices import DRESS

AXE: str = Axe().axe_script
#: Only what is wrong is told: the rest would take as long to send as to find.
ASK = "(options) => axe.run(options).then(({ violations }) => ({ violations }))"


async def axe_passes(page: Page, options: dict[str, Any]) -> None:
    await page.evaluate(DRESS)
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(AXE)
    found = AxeResults(await page.evaluate(ASK, options))
    assert found.violations_count == 0, f"{options}, {page.url}:\n{found.generate_report()}"
