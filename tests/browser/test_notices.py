"""A notice reaches the service worker of a real browser, is shown, opens the table, and is stopped.

No vendor's push service is there: the browser's subscription leads to one of our own, which reads
what the server has encrypted for the device, and hands it to the browser by its debugger.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page, Worker, expect
from tests.browser.devices import BROWSER, DESK, PATIENCE, device
from tests.server.devices import Device, push_service
from tests.server.running import House, person, running
from tests.server.seats import bearer

from irrgarten import resources

pytestmark = BROWSER

#: A browser without a vendor: what it would get from there, it gets from us. All else is real.
SUBSCRIPTION = """
(() => {
  // The shell of Chromium has no notices of its own, and says that they are denied.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const keys = %s;
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async (options) => {
    const key = options.applicationServerKey;
    if (!options.userVisibleOnly || key.length !== 65) throw new Error('no such subscription');
    made = {
      endpoint: '%s',
      options: { applicationServerKey: key.buffer },
      getKey: (name) => bytes(keys[name]).buffer,
      unsubscribe: async () => { made = null; return true; },
    };
    return made;
  };
})();
"""

#: The tray in which a system shows notices: the shell of Chromium has none.
TRAY = """() => {
  const shown = [];
  self.registration.showNotification = async (title, { tag, ...more }) => {
    const others = shown.filter((one) => one.tag !== tag);
    const notice = { title, tag, ...more, close: () => shown.splice(shown.indexOf(notice), 1) };
    shown.splice(0, shown.length, ...others, notice);
  };
  self.registration.getNotifications = async ({ tag } = {}) =>
    shown.filter((one) => tag === undefined || one.tag === tag);
}"""

SHOWN = """async () => (await registration.getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, table: data.table }))"""

#: A person's tap, as the browser tells the worker of it; what it opens is noted.
TAPPED = """async (action) => {
  const [notification] = await registration.getNotifications();
  const opened = [];
  self.clients.openWindow = async (path) => { opened.push(path); return null; };
  const event = Object.assign(new Event('notificationclick'), { notification, action });
  const work = [];
  event.waitUntil = (promise) => work.push(promise);
  self.dispatchEvent(event);
  await Promise.all(work);
  return opened;
}"""


async def worker_of(context: BrowserContext) -> Worker:
    if not context.service_workers:
        return await context.wait_for_event("serviceworker")
    return context.service_workers[0]


class Vendor:
    """Hands what came from the server to the worker, as a vendor's service would."""

    def __init__(self, page: Page, house: House) -> None:
        self._page = page
        self._origin = f"http://127.0.0.1:{house.port}"

    async def deliver(self, told: dict[str, Any]) -> None:
        session = await self._page.context.new_cdp_session(self._page)
        found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def hear(event: dict[str, Any]) -> None:
            for one in event["registrations"]:
                if not found.done():
                    found.set_result(one["registrationId"])

        session.on("ServiceWorker.workerRegistrationUpdated", hear)
        await session.send("ServiceWorker.enable")
        async with asyncio.timeout(PATIENCE / 1000):
            registration = await found
        await session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self._origin, "registrationId": registration, "data": json.dumps(told)},
        )
        await session.detach()


async def shown(worker: Worker, number: int) -> list[dict[str, str]]:
    async with asyncio.timeout(PATIENCE / 1000):
        while len(notices := await worker.evaluate(SHOWN)) != number:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    found: list[dict[str, str]] = notices
    return found


async def test_a_push_is_shown_and_leads_to_the_table(
    browser: Browser, client: None, tmp_path: Path
) -> None:
    built = resources.client()
    async with push_service() as service:
        phone = Device(service, "phone")
        chosen: dict[str, Any] = {"client": built, "push_hosts": (service.host,), "notice": 1}
        async with running(tmp_path / "house.db", **chosen) as house:
            at = await house.make(person("Ada"), person("Bo"), given={"beginner": 0})
            table, own = at["info"]["table"], at["seats"][0]["secret"]
            address = f"http://127.0.0.1:{house.port}"
            async with device(
                browser, address, DESK, permissions=["notifications"], service_workers="allow"
            ) as page:
                await page.add_init_script(SUBSCRIPTION % (json.dumps(phone.keys), phone.endpoint))
                await page.goto(f"/t/{table}#{own}")
                await page.get_by_role("button", name="Menu").click()
                await page.get_by_role("tab", name="Settings").click()
                switch = page.get_by_role("switch")
                await expect(switch).to_have_accessible_name("Notify me on this device")
                await switch.click()
                await expect(switch).to_have_accessible_name("Stop notifying this device")
                worker, vendor = await worker_of(page.context), Vendor(page, house)
                await worker.evaluate(TRAY)
                assert phone.told == [], "she sees the page"
                assert await stands(page, house) == 200
                await page.goto("/lobby")  # away from the table, and to move
                told = await phone.next("turn")
                await vendor.deliver(told)
                (notice,) = await shown(worker, 1)
                assert notice == {
                    "title": "Your turn · The Magic Labyrinth",
                    "body": "At the table: Bo",
                    "tag": f"table/{table}",
                    "table": table,
                }
                assert own not in json.dumps(told)
                # Told again, it is still one; opened, it leads to the table and is gone.
                await vendor.deliver(told)
                await shown(worker, 1)
                assert await worker.evaluate(TAPPED, "") == [f"/t/{table}"]
                await shown(worker, 0)
                await vendor.deliver(told)
                await shown(worker, 1)
                # Another device is looked at: here it is taken back.
                async with house.joined(table, own):
                    await vendor.deliver(await phone.next("clear"))
                    await shown(worker, 0)
                # One tap in the notice stops all.
                await vendor.deliver(told)
                await shown(worker, 1)
                assert await worker.evaluate(TAPPED, "stop") == []
                assert await stands(page, house) == 403, "nothing is known of it any more"


async def stands(page: Page, house: House) -> int:
    """How the server answers to what this browser is known by."""
    told = await page.evaluate("() => JSON.parse(localStorage['irrgarten.notices']).push")
    path = f"/api/notices/{told['subscriber']}"
    return (await house.http.get(path, headers=bearer(told["secret"]))).status_code
