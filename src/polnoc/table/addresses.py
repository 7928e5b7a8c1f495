"""The addresses at which other devices can reach this machine, the likeliest first.

>>> site("192.168.1.5", 8013), site("fd00::5", 8013)
('http://192.168.1.5:8013/', 'http://[fd00::5]:8013/')
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from typing import Final, NamedTuple

#: Interfaces that lead only to containers and virtual machines on this very machine, and Apple's own.
_VIRTUAL: Final = re.compile(
    r"(lo\d*|docker\d*|br-[0-9a-f]+|veth.*|virbr.*|vnet\d+|vmnet\d+|vboxnet\d+|lxcbr.*|lxdbr.*|cni.*|"
    r"incusbr.*|flannel.*|cali.*|podman.*|kube.*|waydroid\d*|vethernet.*|vmware network adapter.*|"
    r"virtualbox host-only.*|vmenet\d+|awdl\d+|llw\d+|anpi\d+|ap\d+)",
    re.IGNORECASE,
)
#: Interfaces of private networks over the internet: only other members of such a network can connect.
_VPN: Final = re.compile(r"(tun|tap|wg|utun|ppp|tailscale|zt|nordlynx|ipsec).*", re.IGNORECASE)

#: Addresses elsewhere, to ask the system which route it would take; nothing is sent (RFC 5737, RFC 3849).
_ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))

#: At most as many addresses as a person would try one after another.
ADDRESS_LIMIT: Final = 8


class Interface(NamedTuple):
    """A network interface of this machine."""

    name: str
    is_up: bool
    addresses: tuple[str, ...]


def find_addresses() -> list[str]:
    """Find addresses at which others may reach this machine, the likeliest first; empty without a network."""
    outgoing = tuple(_on_the_way_out())
    try:
        interfaces = list(_interfaces())
    except OSError:  # some systems, such as Android, do not let programs list them
        interfaces = [Interface("", True, outgoing)]
    return ranked(interfaces, set(outgoing))


def ranked(interfaces: Iterable[Interface], outgoing: set[str]) -> list[str]:
    """Rank the addresses that others may reach; `outgoing` are those that the system connects from.

    >>> eth = Interface("eth0", True, ("fe80::1%eth0", "2001:470::5", "192.168.1.5"))
    >>> ranked([Interface("docker0", True, ("172.17.0.1",)), eth], set())
    ['192.168.1.5', '2001:470::5']
    """
    found = [
        (_rank(address, bool(_VPN.fullmatch(interface.name)), str(address) in outgoing), str(address))
        for interface in interfaces
        if interface.is_up and not _VIRTUAL.fullmatch(interface.name)
        for address in map(ipaddress.ip_address, [text.partition("%")[0] for text in interface.addresses])
        if _can_be_reached(address)
    ]
    return [address for _, address in sorted(found)][:ADDRESS_LIMIT]


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def _can_be_reached(address: Address) -> bool:
    return not (
        address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified
    )


def _rank(address: Address, vpn: bool, outgoing: bool) -> tuple[bool, bool, bool, bool]:
    """Rank an address for sorting.

    People who play together are mostly in one home, so its private addresses come first; IPv4 is
    shorter to type and works on every device.
    """
    return vpn, address.version == 6, not address.is_private, not outgoing


def _interfaces() -> Iterator[Interface]:
    import psutil  # only needed when others are let in

    states = psutil.net_if_stats()
    for name, addresses in psutil.net_if_addrs().items():
        internet = [one.address for one in addresses if one.family in (socket.AF_INET, socket.AF_INET6)]
        yield Interface(name, name not in states or states[name].isup, tuple(internet))


def _on_the_way_out() -> Iterator[str]:
    """The local addresses from which this machine would connect to the outside."""
    for family, address in _ELSEWHERE:
        with suppress(OSError), closing(socket.socket(family, socket.SOCK_DGRAM)) as way:
            way.connect((address, 9))
            yield str(way.getsockname()[0])


def site(host: str, port: int) -> str:
    """The address of a page on a host."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
