"""The addresses that others can open."""

import ipaddress

import pytest

from shithead.server import addresses
from shithead.server.addresses import network_addresses, web_address


def test_only_addresses_that_others_reach() -> None:
    """No loopback, nothing that needs a zone, IPv4 first, nothing twice."""
    found = network_addresses()

    assert len(found) == len(set(found))
    assert [":" in address for address in found] == sorted(":" in address for address in found)
    for address in found:
        parsed = ipaddress.ip_address(address)
        assert not parsed.is_loopback
        assert not parsed.is_link_local


def test_every_source_is_filtered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the operating system says, useless addresses are left out and the route comes first."""
    monkeypatch.setattr(addresses, "_by_route", lambda: iter(["192.168.1.20", "fd00::1"]))
    monkeypatch.setattr(addresses, "_by_interface", lambda: iter(["127.0.0.1", "10.0.0.5", "fe80::1", "::1"]))
    monkeypatch.setattr(addresses, "_by_name", lambda: iter(["192.168.1.20", "0.0.0.0", "fe80::2%eth0", "x"]))

    assert network_addresses() == ("192.168.1.20", "10.0.0.5", "fd00::1")


def test_a_browser_wants_brackets() -> None:
    """IPv6 in brackets, IPv4 without."""
    assert web_address("fd00::1", 8000) == "http://[fd00::1]:8000"
    assert web_address("192.168.1.20", 8000) == "http://192.168.1.20:8000"
