"""A player who sees nothing: she has Chromium's accessibility tree, and presses keys.

What she looks at is what a screen reader has: roles, names, states, which node has the focus, what
the live regions say. No selector, no picture, no frame of the wire.
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.async_api import CDPSession, Error, Page
from tests.browser.devices import PATIENCE

#: Between two looks at the tree, in seconds.
PAUSE = 0.04
#: Between two looks at where the live regions are: the tree of a large board is large.
REGIONS = 1.0
LIVE = ("polite", "assertive")


@dataclass(frozen=True)
class Node:
    id: str
    role: str
    name: str
    value: str
    states: dict[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Heard:
    """The page's title, and what its live regions say last."""

    title: str
    calm: str
    urgent: str


class Listener:
    def __init__(self, page: Page, reader: CDPSession) -> None:
        self.page = page
        self._reader = reader
        #: All that was heard, in order.
        self.told: list[str] = []
        self._regions: list[Node] = []
        self._looked = -REGIONS

    @classmethod
    async def at(cls, page: Page) -> Listener:
        reader = await page.context.new_cdp_session(page)
        await reader.send("Accessibility.enable")
        return cls(page, reader)

    # -- what she hears ------------------------------------------------------------------
    async def tree(self) -> list[Node]:
        """The page in reading order, as the screen reader has it."""
        found = await self._reader.send("Accessibility.getFullAXTree")
        by_id = {node["nodeId"]: node for node in found["nodes"]}
        read: list[Node] = []

        def walk(number: str) -> None:
            node = by_id.get(number)
            if node is None:
                return
            if not node.get("ignored"):
                read.append(_node(node))
            for child in node.get("childIds", ()):
                walk(child)

        walk(found["nodes"][0]["nodeId"])
        return read

    async def hear(self) -> Heard:
        """The title and the live regions; where those are is looked up now and then."""
        now = asyncio.get_running_loop().time()
        if now - self._looked > REGIONS:
            nodes = await self.tree()
            self._regions = [node for node in nodes if node.states.get("live") in LIVE]
            self._looked = now
        spoken = dict.fromkeys(LIVE, "")
        try:
            for region in self._regions:
                spoken[region.states["live"]] += await self._read(region.id)
        except Error:  # a region is gone, as with the page it was on
            self._looked = -REGIONS
            return await self.hear()
        root = await self._reader.send("Accessibility.getRootAXNode")
        heard = Heard(_text(root["node"], "name"), spoken["polite"], spoken["assertive"])
        for text in (heard.urgent, heard.calm):
            if text and text not in self.told[-4:]:
                self.told.append(text)
        return heard

    async def _read(self, number: str) -> str:
        found = await self._reader.send("Accessibility.getChildAXNodes", {"id": number})
        said = ""
        for node in found["nodes"]:
            if _text(node, "role") == "StaticText":
                said += _text(node, "name")
            elif node.get("childIds"):
                said += await self._read(node["nodeId"])
        return said

    async def focused(self) -> Node:
        """What has the focus, or within it is said to be meant (``aria-activedescendant``)."""
        there = await self._reader.send(
            "Runtime.evaluate", {"expression": "document.activeElement"}
        )
        node = await self._node({"objectId": there["result"]["objectId"]})
        for one in node.get("properties", ()):
            if one["name"] == "activedescendant":
                related = one["value"].get("relatedNodes", [])
                if related:
                    node = await self._node({"backendNodeId": related[0]["backendDOMNodeId"]})
        return _node(node)

    async def _node(self, which: dict[str, Any]) -> Any:
        found = await self._reader.send(
            "Accessibility.getPartialAXTree", {**which, "fetchRelatives": False}
        )
        return found["nodes"][0]

    async def hears(self, what: str, before: Heard | None = None) -> Heard:
        """Waits until a live region or the title says it, a regular expression; not ``before``."""
        async with asyncio.timeout(PATIENCE / 1000):
            while True:
                heard = await self.hear()
                said = f"{heard.title}\n{heard.urgent}\n{heard.calm}"
                if re.search(what, said) and heard != before:
                    return heard
                await asyncio.sleep(PAUSE)

    # -- what she does -------------------------------------------------------------------
    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def type(self, text: str) -> None:
        await self.page.keyboard.type(text)

    async def tab_to(self, role: str, name: str) -> Node:
        """With the Tab key alone, once the tree has such a thing."""
        nodes: list[Node] = []
        try:
            async with asyncio.timeout(PATIENCE / 1000):
                while not any(_is(node, role, name) for node in nodes):
                    nodes = await self.tree()
        except TimeoutError:
            there = [(node.role, node.name) for node in nodes if node.name]
            raise AssertionError(f"there is no {role} {name!r} in {there}") from None
        for _ in range(120):
            if _is(node := await self.focused(), role, name):
                return node
            await self.press("Tab")
        raise AssertionError(f"Tab leads to no {role} {name!r}")

    async def ask(self, key: str, what: str = ".") -> str:
        """Presses a key that asks, and returns the answer, a text that matches ``what``."""
        before = await self.hear()
        await self.press(key)
        return (await self.hears(what, before)).calm

    async def whose(self) -> str:
        """Waits until it is her turn (``mine``) or the game is ``over``."""
        heard = await self.hears("^(Your turn|Game over)")
        return "mine" if heard.title.startswith("Your turn") else "over"


class Player:
    """Plays any game: goes where Enter is good for something, and presses it.

    ``also`` are keys from the game's list of keys (``?``) for what lies beside the board: cards, or
    to stop.
    """

    #: What is said of what waits for a second Enter.
    PLANNED = re.compile(r"planned here|It fits\.|Ready, but not yet played|(Pawn|Block) from")

    def __init__(self, listener: Listener, also: str, seed: int = 1) -> None:
        self.listener = listener
        self._also = also
        self._random = Random(seed)
        self.turns = 0

    async def play(self, turns: int | None = None) -> bool:
        """So many turns, or all; says whether the game is over."""
        while await self.listener.whose() == "mine":
            if self.turns == turns:
                return False
            await self._turn()
            self.turns += 1
            assert self.turns < 1000, "the game does not come to an end"
        return True

    async def _turn(self) -> None:
        """Choices until somebody else is to act, or she is asked anew."""
        hear = self.listener
        begun = await hear.hear()
        for _ in range(40):
            await self._choose()
            now = await hear.hear()
            if now.title != begun.title or now.urgent != begun.urgent:
                return
        raise AssertionError(f"no way to play is heard: {hear.told[-12:]}")

    async def _choose(self) -> None:
        """One thing: by the board if there is something to choose on it, else by another key."""
        hear = self.listener
        before = await hear.hear()
        await hear.press(*"q" * self._random.choice((1, 1, 1, 2, 3, 5)))
        await hear.press("Enter")
        after = await self._changed(before)
        place = await hear.focused()
        if self.PLANNED.search(f"{after.calm}\n{place.name}"):
            await hear.press("Enter")
            after = await self._changed(after)
        if after.title != before.title or after.urgent != before.urgent or not self._also:
            return
        await hear.press(self._random.choice(self._also))
        await self._changed(after)

    async def _changed(self, before: Heard) -> Heard:
        """What is heard next; or the same, if nothing comes for a while."""
        for _ in range(14):
            heard = await self.listener.hear()
            if heard != before:
                return heard
            await asyncio.sleep(PAUSE)
        return heard


def _is(node: Node, role: str, name: str) -> bool:
    return re.fullmatch(role, node.role) is not None and re.search(name, node.name) is not None


def _node(node: Any) -> Node:
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    return Node(
        id=str(node["nodeId"]),
        role=_text(node, "role"),
        name=_text(node, "name"),
        value=_text(node, "value"),
        states=states,
    )


def _text(node: Any, what: str) -> str:
    return str(node.get(what, {}).get("value", ""))
