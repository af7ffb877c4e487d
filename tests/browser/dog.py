"""Somebody at a table of Brändi Dog, who thinks a moment and plays by touching the page."""

from __future__ import annotations

import asyncio
import json
import re
from math import inf
from time import monotonic
from typing import Any, Literal, TypedDict

import msgspec
from playwright.async_api import Locator, Page, WebSocket, expect
from tests.browser.devices import PATIENCE
from tests.browser.sitter import table_of
from tests.following import Follower
from tests.server.running import Frame, House

from irrgarten.games.dog import RULES
from irrgarten.games.dog.options import DogOptions
from irrgarten.games.dog.view import DogView
from irrgarten.search.levels import LEVELS
from irrgarten.search.player import Player

Way = Literal["mouse", "touch", "keys"]

#: More touches than any game here takes.
ENDLESS = 1500
#: Milliseconds between two looks from here; the page looks more often.
GLANCE = 500
MOST_SEATS = 6
#: As often in a row what was to be touched may be gone.
MISSES = 8
#: Enough to play on towards the end, and quick.
THOUGHT = msgspec.structs.replace(LEVELS["expert"], playouts=400)

ACT = re.compile(
    r"give (?P<given>\w+)|(?:(?P<card>\w+)(?:=\w+)?:)?"
    r"(?:(?P<origin>[^>x]+)[>x](?P<target>.+)|-|draw (?P<drawn>\d))"
)


class Look(TypedDict):
    over: bool
    #: The device has to be passed on, and the next hand waits to be uncovered.
    covered: bool
    mine: bool
    which: bool
    send: bool
    #: A card is chosen, or a seven is being laid out.
    chosen: bool
    #: The parts of a seven that are laid out, as the page writes them.
    parts: list[str]
    #: The chosen marble.
    origin: str | None


#: What the page shows, as soon as something can be done or after a while; until then what is
#: being shown is hurried, as by the key.
LOOK = """
  (patience) => new Promise((tell) => {
    const until = performance.now() + patience;
    const there = (what) => document.querySelector(what) !== null;
    const look = () => {
      const over = there('.ending');
      const mine = !over && there('.headline.mine');
      const covered = there('.curtain');
      const [which, send] = [there('.which'), there('.send:not([aria-disabled=true])')];
      const chosen = there('.seven') || there('.fan .chosen');
      const told = !there('[data-board][aria-busy=true]');
      const ready = told && (which || send || there(chosen ? '.hot' : '.fan button'));
      if (!over && !mine) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      const waits = !over && !covered && !(mine && ready);
      if (waits && performance.now() < until) return setTimeout(look, 30);
      const origin = document.querySelector('[data-place][aria-selected=true]');
      tell({
        over, covered, mine: mine && ready, which, send, chosen,
        parts: [...document.querySelectorAll('.part span')].map((part) => part.textContent),
        origin: origin ? origin.dataset.place : null,
      });
    };
    look();
  })
"""

#: A point where something lies uncovered: cards of a fan cover each other, places of the board
#: are told apart by the board.
POINT = """
  (what) => {
    const one = document.querySelector(what);
    if (!one) return null;
    const within = one.closest('.places') ?? one;
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.12, 0.5], [0.12, 0.3], [0.25, 0.6], [0.3, 0.3]]) {
      const at = { x: box.left + x * box.width, y: box.top + y * box.height };
      if (within.contains(document.elementFromPoint(at.x, at.y))) return at;
    }
    return null;
  }
"""

FOCUSED = "(what) => document.activeElement.matches(what)"
STOP = "() => document.querySelector('[data-board]').getAttribute('aria-activedescendant')"


class DogPlayer:
    """Reads the frames that the page receives; plays through the page alone.

    On a device that several people share it plays for all of them.
    """

    def __init__(self, page: Page, way: Way) -> None:
        self.page = page
        #: The acts that the page has sent, and how many of them it has been told as made.
        self.sent: list[str] = []
        self._made = 0
        self._missed = 0
        self._heard = 0
        self._way = way
        #: What each own seat sees, and the seat whose hand was uncovered last.
        self._views: dict[int | None, DogView] = {}
        self._holder: int | None = None
        #: The seats whose hands were uncovered, in order.
        self.uncovered: list[int] = []
        #: What plans lead to, by the parts that they lay out.
        self._tried: dict[tuple[str, ...], DogView] = {}
        self._thought: tuple[DogView, str] | None = None
        page.on("websocket", self._listen)

    # -- what the page is told -----------------------------------------------------------
    def _listen(self, socket: WebSocket) -> None:
        follower = Follower()
        socket.on("framereceived", lambda text: self._hear(text, follower))
        socket.on("framesent", self._say)

    def _hear(self, text: str | bytes, follower: Follower) -> None:
        frame: Frame = json.loads(text)
        if frame["type"] == "previewed":
            self._heard += 1
            for number, step in enumerate(frame["steps"], 1):
                laid = tuple(map(part, frame["acts"][:number]))
                self._tried.setdefault(laid, msgspec.convert(step["view"], DogView))
        elif (plain := follower.follow(frame).get("view")) is not None:
            self._heard += 1
            view = msgspec.convert(plain, DogView)
            self._views[view.seat] = view
            self._tried.clear()
            self._made += sum(one["seat"] == view.seat for one in frame.get("acts", ()))

    def _say(self, text: str | bytes) -> None:
        frame: Frame = json.loads(text)
        if frame["type"] == "act":
            self.sent += frame["acts"]

    @property
    def _view(self) -> DogView | None:
        if self._holder is None:
            return next(iter(self._views.values()), None)
        return self._views.get(self._holder)

    @property
    def hand(self) -> list[str]:
        assert self._view is not None
        return self._view.hand

    # -- what the page shows -------------------------------------------------------------
    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name="Save the game")

    @property
    def headline(self) -> Locator:
        return self.page.get_by_role("banner").locator(".headline p")

    async def my_turn(self, enough: float = inf) -> Look | None:
        """Waits for it, as long as something happens; None if the game is over instead.

        Nor is it waited for by whoever is heard to have sent ``enough`` only now.
        """
        look: Look | None = None
        heard, since = self._heard, monotonic()
        while monotonic() - since < PATIENCE / 1000:
            look = await self.page.evaluate(LOOK, GLANCE)
            assert look is not None
            if look["over"] or len(self.sent) >= enough:
                return None
            if look["covered"]:
                await self._uncover()
                continue
            # The parts of a seven are told one by one; a page whose line was cut is not yet told.
            if look["mine"] and self._made == len(self.sent) and self._view is not None:
                return look
            if heard != self._heard:
                heard, since = self._heard, monotonic()
        waits = f"{look}, {self._made} acts made, sent: {self.sent[-4:]}"
        raise AssertionError(f"nothing happens any more: {waits}")

    async def _uncover(self) -> None:
        await expect(self.page.locator(".fan")).to_have_count(0)
        mark = self.page.locator(".curtain")
        self._holder = int(str(await mark.get_attribute("data-seat")))
        self.uncovered.append(self._holder)
        await self._press(".curtain button")
        await expect(self.page.locator(".curtain")).to_have_count(0)

    async def told(self) -> None:
        """Until she has been told of all that she sent."""
        async with asyncio.timeout(PATIENCE / 1000):
            while self._made < len(self.sent):  # noqa: ASYNC110
                await asyncio.sleep(GLANCE / 10_000)

    # -- what is done --------------------------------------------------------------------
    async def play(self, acts: float = inf) -> None:
        """So many acts at least (the parts of a seven go together), or until the game is over."""
        touches, enough = 0, len(self.sent) + acts
        while len(self.sent) < enough and (look := await self.my_turn(enough)):
            assert touches < ENDLESS, "the game does not come to an end"
            await self.step(look)
            touches += 1

    async def step(self, look: Look) -> None:
        """One touch: of the card, marble or target that the act thought of needs next."""
        if look["which"]:
            await self._press(".which button")
        elif look["send"]:
            await self._press(".send")
        else:
            view = self._tried[tuple(look["parts"])] if look["parts"] else self._view
            card, origin, target = self._thought_of(view)
            if not look["chosen"]:
                await self.card(self.hand.index(card))
            elif origin is None or look["origin"] == origin:
                await self._place(target)
            else:
                await self._place(origin)

    def _thought_of(self, view: DogView | None) -> tuple[str, str | None, str]:
        """The card of an act, its marble and its target, as the page calls them."""
        assert view is not None
        seat = view.seat
        assert seat is not None
        options = DogOptions(
            players=view.players,
            teams=view.teams,
            canadian_seven=view.canadian_seven,
            no_joker_finish=view.no_joker_finish,
        )
        # One act is thought of until it is made.
        if self._thought is None or self._thought[0] is not view:
            self._thought = (view, Player(RULES, options, seat, THOUGHT, seat).choose(view))
        act = ACT.fullmatch(self._thought[1])
        assert act is not None
        card = act["given"] or act["card"]
        if act["target"]:
            return card, common(act["origin"], seat), common(act["target"], seat)
        return card, None, f"{act['drawn']}.hand"

    async def card(self, slot: int) -> None:
        if self._way == "keys":
            await self._onto_the_board()
            await self.page.keyboard.press(str(slot + 1))
        else:
            await self._press(f".fan button:nth-child({slot + 1})")

    async def _place(self, place: str) -> None:
        if self._way != "keys":
            return await self._press(f'[data-place="{place}"]')
        await self._onto_the_board()
        for _ in range(4 * MOST_SEATS + 1):
            if str(await self.page.evaluate(STOP)).endswith(f"-{place}"):
                return await self.page.keyboard.press("Enter")
            await self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrows do not lead to {place}")

    async def _press(self, what: str) -> None:
        if self._way == "keys":
            await self._tab_to(what)
            await self.page.keyboard.press("Enter")
            return
        at = await self.page.evaluate(POINT, what)
        if at is None:
            # A note lies over it, or others have given their cards: it is looked at afresh.
            self._missed += 1
            assert self._missed < MISSES, f"{what} cannot be touched"
            close = self.page.locator(".note").get_by_role("button", name="Close")
            if await close.count():
                await close.first.click()
            return
        self._missed = 0
        if self._way == "touch":
            await self.page.touchscreen.tap(at["x"], at["y"])
        else:
            await self.page.mouse.click(at["x"], at["y"])

    async def _onto_the_board(self) -> None:
        await self._tab_to("[data-board]")

    async def _tab_to(self, what: str) -> None:
        for _ in range(40):
            if await self.page.evaluate(FOCUSED, what):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {what}")


def common(place: str, seat: int) -> str:
    """A place as everybody calls it: what is somebody's own has the seat before it."""
    return place if place.isdigit() or "." in place else f"{seat}.{place}"


def part(act: str) -> str:
    """A part of a seven as the page writes it."""
    start, _, end = act.partition(":")[2 if ":" in act else 0].partition(">")
    return "→".join(place.rpartition(".")[2].replace("S", "⌂") for place in (start, end))


async def seated(house: House, *seats: Frame, **options: Any) -> tuple[str, list[str]]:
    """A table set without a page: its name, and the addresses of the seats of persons."""
    given = {"dealer": len(seats) - 1}
    table, places = await table_of(house, "dog", *seats, given=given, **options)
    return table.removeprefix("/t/"), places
