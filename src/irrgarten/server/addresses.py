"""Whom a connection comes from, as limits count it."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import ifaddr

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


#: What is asked for the way out; nothing is sent there. They are kept free for documentation.
OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

#: Networks within this machine: of containers and of virtual machines.
WITHIN = ("docker", "br-", "veth", "virbr", "vboxnet", "vmnet", "podman", "cni", "lxc", "lxd")


def addresses() -> list[str]:
    """Where others in the same network reach this machine; none if it is in no network."""
    return chosen(_ways_out(), _of_adapters())


def chosen(ways_out: Iterable[str], others: Iterable[str]) -> list[str]:
    """Each once. IPv6 only where there is nothing else: hardly anybody can type it."""
    read = (ipaddress.ip_address(word) for word in dict.fromkeys([*ways_out, *others]))
    reached = [one for one in read if _is_reached(one)]
    fours = [one for one in reached if one.version == 4]
    return [str(one) for one in fours or reached]


def _is_reached(address: Address) -> bool:
    own = address.is_loopback or address.is_unspecified or address.is_multicast
    return not own and not address.is_link_local


def _ways_out() -> Iterator[str]:
    for family, outside in OUTSIDE:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((outside, 9))
                yield str(probe.getsockname()[0])
            except OSError:  # no way out of this kind
                continue


def _of_adapters() -> Iterator[str]:
    for adapter in ifaddr.get_adapters():
        if not adapter.nice_name.startswith(WITHIN):
            for ip in adapter.ips:
                yield ip.ip if isinstance(ip.ip, str) else ip.ip[0]


def in_link(address: str) -> str:
    """As it stands in a link."""
    return f"[{address}]" if ":" in address else address
