"""What addresses a machine has, as the system tells it."""

from __future__ import annotations

import socket

import ifaddr
import pytest

from irrgarten.server import addresses


def test_the_way_out_is_found_by_asking_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """To an address that stands for all in a network nobody may connect just so."""
    ways = ((socket.AF_INET, "255.255.255.255"), (socket.AF_INET, "127.0.0.1"))
    monkeypatch.setattr(addresses, "OUTSIDE", ways)
    assert [*addresses._ways_out()] == ["127.0.0.1"]


def adapter(name: str, *ips: str | tuple[str, int, int]) -> ifaddr.Adapter:
    return ifaddr.Adapter(name, name, [ifaddr.IP(ip, 24, name) for ip in ips])


def test_networks_within_the_machine_lead_nobody_here(monkeypatch: pytest.MonkeyPatch) -> None:
    there = [
        adapter("lo", "127.0.0.1"),
        adapter("docker0", "172.17.0.1"),
        adapter("br-1234", "172.18.0.1"),
        adapter("wlan0", "192.168.1.9", ("fd00::9", 0, 0)),
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: there)
    assert [*addresses._of_adapters()] == ["127.0.0.1", "192.168.1.9", "fd00::9"]
    monkeypatch.setattr(addresses, "OUTSIDE", ())
    assert addresses.addresses() == ["192.168.1.9"]


@pytest.mark.parametrize("own", ["127.0.0.1", "0.0.0.0", "169.254.1.1", "224.0.0.1", "fe80::1"])
def test_what_is_no_address_for_others_is_left_out(own: str) -> None:
    assert addresses.chosen([own], []) == []


def test_ipv6_is_named_only_where_there_is_nothing_else() -> None:
    assert addresses.chosen(["fd00::9"], ["192.168.1.9"]) == ["192.168.1.9"]
    assert addresses.chosen(["fd00::9"], []) == ["fd00::9"]
    assert addresses.in_link("fd00::9") == "[fd00::9]"
    assert addresses.in_link("192.168.1.9") == "192.168.1.9"
