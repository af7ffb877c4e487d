"""The addresses of this machine in its network, those first by which others reach it."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Iterator

import ifaddr

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

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
