"""Chromium, the devices it plays, and pages whose faults are noticed."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, Playwright
from tests.browser.steady import WATCH
from tests.server.running import Frame

#: What every module here is marked with: one loop and one browser for all of them.
BROWSER = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("browser"),
]

#: Milliseconds, on a busy machine; a test that waits so long has failed.
PATIENCE = 60_000

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
#: For long games: without a graphics card, painting costs most.
SMALL = {"viewport": {"width": 800, "height": 500}}

#: The first that is found; the shell shows pages just the same and has no window to keep up.
_PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]

#: Wood, shadows and lights are not painted until somebody looks: they are a quarter of what a page
#: takes. Nothing lies elsewhere.
PLAIN = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    background-image: none !important; box-shadow: none !important; text-shadow: none !important;
  }`);
  document.adoptedStyleSheets = [sheet];
"""

#: As everybody sees it.
DRESS = "() => { document.adoptedStyleSheets = []; }"

_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


async def launched(playwright: Playwright, *more: str) -> Browser:
    named = os.environ.get("IRRGARTEN_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, _PROGRAMS)), None)
    if found is None:
        pytest.fail("no Chromium: install one, or set IRRGARTEN_CHROMIUM", pytrace=False)
    return await playwright.chromium.launch(executable_path=found, args=[*_FLAGS, *more])


class Faults(list[str]):
    """Errors and warnings of a page: of scripts, of its security policy, of missing files."""

    def __init__(self, lost_is_no_fault: bool, refused_is_no_fault: bool) -> None:
        super().__init__()
        self._lost_is_no_fault = lost_is_no_fault
        self._refused_is_no_fault = refused_is_no_fault

    def hear(self, message: ConsoleMessage) -> None:
        lost = self._lost_is_no_fault and "net::ERR_" in message.text
        # Without a graphics card WebGL is read back, and Chromium says that this is slow.
        slow = "GL Driver Message (OpenGL, Performance" in message.text
        refused = self._refused_is_no_fault and "status of 400" in message.text
        blocked = "Service Worker registration blocked by Playwright" in message.text
        if message.type in {"error", "warning"} and not (lost or slow or refused or blocked):
            self.append(message.text)

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.append(str(error)))


#: For each page: set when it has sent an act.
_sent: WeakKeyDictionary[Page, asyncio.Event] = WeakKeyDictionary()


def _watch_acts(page: Page) -> None:
    sent = _sent[page] = asyncio.Event()

    def hear(frame: str | bytes) -> None:
        if '"type":"act"' in str(frame):
            sent.set()

    page.on("websocket", lambda socket: socket.on("framesent", hear))


@asynccontextmanager
async def sends_an_act(page: Page) -> AsyncIterator[None]:
    """What is done within makes the page send an act; until then the page looks as before."""
    _sent[page].clear()
    yield
    async with asyncio.timeout(PATIENCE / 1000):
        await _sent[page].wait()


@asynccontextmanager
async def device(
    browser: Browser,
    address: str,
    kind: Frame,
    *,
    calm: bool = True,
    lost_is_no_fault: bool = False,
    refused_is_no_fault: bool = False,
    **more: Any,
) -> AsyncIterator[Page]:
    """A fresh device with one page on it, which must not have had any fault in the end.

    ``calm`` asks for little motion; where a server is killed, a lost connection is no fault, and
    where a test asks for too much, a refusal is none. It is a fault that anything moves while
    somebody plays (`steady.py`).
    """
    context = await browser.new_context(
        base_url=address,
        locale=more.pop("locale", "en-GB"),
        reduced_motion="reduce" if calm else "no-preference",
        # Requests of a service worker pass by the faults that tests plant in a page's requests.
        service_workers=more.pop("service_workers", "block"),
        **kind,
        **more,
    )
    context.set_default_timeout(PATIENCE)
    await context.add_init_script(PLAIN)
    await context.add_init_script(WATCH)
    faults = Faults(lost_is_no_fault, refused_is_no_fault)
    context.on("page", faults.watch)
    context.on("page", _watch_acts)
    page = await context.new_page()
    try:
        yield page
    finally:
        await context.close()
    assert not faults, "\n".join(faults)
