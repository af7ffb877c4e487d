"""axe-core, asked about a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page


async def axe_passes(page: Page, options: dict[str, Any]) -> None:
    found = await Axe().run(page, options=options)
    assert found.violations_count == 0, f"{options}, {page.url}:\n{found.generate_report()}"
