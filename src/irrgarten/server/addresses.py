"""Whom a connection comes from, as limits count it."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping
from typing import Any

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

#: Where nothing is known of the other side, as with a socket in the file system.
UNKNOWN = "unknown"

#: How much of an IPv6 address counts: a household, or one machine, has all the rest to itself.
PREFIX = 64


def address(word: str) -> Address | None:
    try:
        read = ipaddress.ip_address(word)
    except ValueError:
        return None
    if isinstance(read, ipaddress.IPv6Address) and read.ipv4_mapped is not None:
        return read.ipv4_mapped
    return read


def counted(address: Address | None) -> str:
    """What limits know an address by."""
    if address is None:
        return UNKNOWN
    if address.version == 4:
        return str(address)
    rest = 128 - PREFIX
    return f"{ipaddress.IPv6Address(int(address) >> rest << rest)}/{PREFIX}"


class Proxies:
    """Those in front of the server, who alone are believed when they say for whom they ask."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = tuple(networks)

    def __contains__(self, address: Address | None) -> bool:
        return address is not None and any(address in named for named in self._networks)

    def address_of(self, scope: Mapping[str, Any]) -> str:
        """The one way to tell whom a request or a socket comes from."""
        client = scope.get("client")
        peer = address(client[0]) if client else None
        return counted(self._behind(peer, scope["headers"]))

    def scheme_of(self, scope: Mapping[str, Any]) -> str:
        """By which scheme one came; to a proxy of ours, if it says so."""
        client = scope.get("client")
        if client and address(client[0]) in self:
            said = [value for name, value in scope["headers"] if name == b"x-forwarded-proto"]
            if said and said[-1] in (b"http", b"https"):
                return str(said[-1], "ascii")
        return str(scope.get("scheme", "http"))

    def _behind(
        self, peer: Address | None, headers: Iterable[tuple[bytes, bytes]]
    ) -> Address | None:
        """The last that no proxy of ours vouches for: each adds at the end whom it serves."""
        values = [value for name, value in headers if name == b"x-forwarded-for"]
        hops = b",".join(values).decode("latin-1").split(",")
        known = peer
        while hops and known in self:
            hop = address(_without_port(hops.pop().strip()))
            if hop is None:
                break
            known = hop
        return known


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
