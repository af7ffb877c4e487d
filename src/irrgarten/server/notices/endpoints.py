"""Where notices may be sent to. Addresses come from outside: none leads into our own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import urlsplit

from irrgarten.tables.problems import RequestError

#: Names that are somebody's own machine or network, whatever they lead to.
OWN = ("localhost", "local", "internal", "home.arpa", "lan")


#: IPv6 addresses that hold an IPv4 address, and those of one's own translator (RFC 6052, 8215).
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
OWN_NAT64 = ipaddress.IPv6Network("64:ff9b:1::/48")


class Forbidden(Exception):
    """An address that leads to where nobody from outside may send us."""


def check(endpoint: str, allowed: Sequence[str] = ()) -> None:
    """Raises RequestError for what can be no push service; where its name leads is looked at later.

    ``allowed`` are hosts, as ``name:port``, of which anything is believed.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise RequestError("bad_request", "endpoint: it is no address") from None
    host = parts.hostname or ""
    if f"{host}:{port or 443}" in allowed and parts.scheme in ("http", "https"):
        return
    if parts.scheme != "https":
        raise RequestError("bad_request", "endpoint: it must begin with https://")
    if parts.username is not None or parts.password is not None or not endpoint.isascii():
        raise RequestError("bad_request", "endpoint: it is no address of a push service")
    if any(ord(sign) <= ord(" ") for sign in endpoint) or "." not in host:
        raise RequestError("bad_request", "endpoint: it is no address of a push service")
    if port not in (None, 443):
        raise RequestError("bad_request", "endpoint: a push service is at port 443")
    last = host.rstrip(".").lower()
    if any(last == own or last.endswith(f".{own}") for own in OWN):
        raise RequestError("bad_request", "endpoint: it leads to no public host")
    # Browsers' services have names; a number is somebody who would rather not be looked up.
    if last.rsplit(".", 1)[-1].isdigit() or ":" in last or _is_number(last):
        raise RequestError("bad_request", "endpoint: it leads to no public host")


def _is_number(host: str) -> bool:
    """Also as the system would read it: ``0x7f.1`` is this machine."""
    try:
        socket.inet_aton(host)
    except OSError:
        return False
    return True


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip.sixtofour is not None or ip.teredo is not None:  # tunnels, which end anywhere
            return False
        if ip.is_site_local or ip in OWN_NAT64:  # ``is_global`` says yes to both
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


async def resolved(host: str, port: int, allowed: Sequence[str] = ()) -> list[str]:
    """The addresses of a host, of which none is private. Raises Forbidden, or OSError.

    Whoever sends connects to these and looks nothing up again.
    """
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if f"{host}:{port}" not in allowed and not all(map(is_public, addresses)):
        raise Forbidden(f"{host} leads to a private address")
    return addresses
