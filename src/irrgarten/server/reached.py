"""By what addresses this server is reached, and how others are let in."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from irrgarten.server import addresses
from irrgarten.server.addresses import address
from irrgarten.server.hosts import known_names
from irrgarten.store.preferences import PreferenceStore
from irrgarten.tables import frames
from irrgarten.tables.problems import RequestError

log = logging.getLogger(__name__)

#: Where a server listens that is reached from wherever there is a way to it.
EVERYWHERE = ("", "0.0.0.0", "::")

#: The preference that holds the addresses at which others were let in.
LET_IN = "let_in"

#: What a machine calls itself.
OWN = ("localhost", "127.0.0.1", "[::1]")

#: What says that somebody else is asked for.
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")

Listen = Callable[[str, int], Awaitable[None]]


class Reached:
    """``host`` is where the server listens from the beginning; ``origins`` what it was told."""

    _port: int
    _listen: Listen

    def __init__(
        self,
        host: str,
        origins: Sequence[str] = (),
        addresses: Callable[[], list[str]] = addresses.addresses,
    ) -> None:
        self._host = host
        self._origins = origins
        self._addresses = addresses
        #: The addresses at which others were let in.
        self._opened: list[str] = []
        #: Where it is kept that a person let others in; None where several machines may serve.
        self._preferences: PreferenceStore | None = None

    def keep_in(self, preferences: PreferenceStore) -> None:
        """Keep there what is chosen on the pages."""
        self._preferences = preferences

    def listens(self, port: int, listen: Listen) -> None:
        """From now on, at this port; ``listen`` makes it do so at another address too."""
        self._port, self._listen = port, listen

    @property
    def names(self) -> frozenset[str]:
        """The names by which requests may reach it."""
        return known_names(self._host, self._origins)

    @property
    def _own_only(self) -> bool:
        """Whether it began by serving its own machine alone."""
        known = address(self._host)
        return self._host == "localhost" or (known is not None and known.is_loopback)

    @property
    def open(self) -> bool:
        return bool(self._opened) or not self._own_only

    @property
    def links(self) -> list[str]:
        """What links for others begin with, the best first; none where nobody else gets in."""
        if self._host in EVERYWHERE:
            found = self._addresses()
        else:
            found = self._opened if self._own_only else [self._host]
        here = [f"http://{addresses.in_link(one)}:{self._port}" for one in found]
        return [*(origin.rstrip("/") for origin in self._origins), *here]

    async def let_in(self) -> None:
        """Listen where others in this network reach the machine. Raises RequestError."""
        if not self.open:
            await self._open_at(self._addresses())

    async def remember(self) -> None:
        """Let others in again after a restart, as long as the machine has these addresses."""
        if self._preferences is not None and self._opened:
            await self._preferences.keep(LET_IN, " ".join(self._opened))

    async def forget(self) -> None:
        """Serve this machine alone after a restart."""
        if self._preferences is not None:
            await self._preferences.keep(LET_IN, None)

    async def let_in_again(self) -> None:
        """Let others in if a person did so before, in the same network. Raises RequestError."""
        if self._preferences is None or self.open:
            return
        before = (await self._preferences.find(LET_IN) or "").split()
        if again := [one for one in self._addresses() if one in before]:
            await self._open_at(again)

    async def _open_at(self, addresses: Sequence[str]) -> None:
        for one in addresses:
            try:
                await self._listen(one, self._port)
            except OSError as error:
                log.warning("cannot listen at %s, port %d: %s", one, self._port, error.strerror)
            else:
                self._opened.append(one)
                log.info("others in the network are let in at %s, port %d", one, self._port)
        if not self._opened:
            raise RequestError(
                "unavailable", "this machine is in no network, or its port is taken there"
            )

    def told(self, own: bool) -> frames.House:
        """What a page is told; who comes from elsewhere has found the way already."""
        links = self.links if own else []
        return frames.House(own=own, open=self.open, links=links)


def from_own_machine(peer: str | None, headers: Callable[[str], str | None]) -> bool:
    """Whether a browser on this very machine asks, by a name that nobody else can answer to.

    A proxy on this machine asks for others, and a page from elsewhere may have given our address
    a name of its own.
    """
    known = address(peer or "")
    if known is None or not known.is_loopback or any(headers(name) for name in FORWARDED):
        return False
    host = headers("host") or ""
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name in OWN
