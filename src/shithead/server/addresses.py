"""The addresses under which other devices reach this machine."""

import contextlib
import ipaddress
import socket
from collections.abc import Iterator
from pathlib import Path

IF_INET6 = Path("/proc/net/if_inet6")
SIOCGIFADDR = 0x8915

# Nothing is sent there: connecting a datagram socket only asks which way a packet would go.
PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def _by_route() -> Iterator[str]:
    """The address that faces the network, for each family."""
    for family, target in PROBES:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            yield probe.getsockname()[0]


def _by_name() -> Iterator[str]:
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None):
            yield str(address[0])


def _by_interface() -> Iterator[str]:
    """Every interface, where the operating system tells without more ado."""
    try:
        import fcntl
    except ImportError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                request = name.encode()[:15].ljust(256, b"\0")
                yield socket.inet_ntoa(fcntl.ioctl(probe.fileno(), SIOCGIFADDR, request)[20:24])
    with contextlib.suppress(OSError):
        for line in IF_INET6.read_text(encoding="ascii").splitlines():
            yield str(ipaddress.IPv6Address(int(line.split()[0], 16)))


def _is_reachable(address: str) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified or parsed.is_multicast)


def network_addresses() -> tuple[str, ...]:
    """The addresses of this machine on its networks, the most likely one first, IPv4 before IPv6."""
    found = dict.fromkeys(filter(_is_reachable, (*_by_route(), *_by_interface(), *_by_name())))
    return tuple(sorted(found, key=lambda address: ":" in address))


def web_address(host: str, port: int) -> str:
    """The address as a browser takes it."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
