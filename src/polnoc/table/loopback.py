"""Whether a request comes from the machine itself: its operator may do what visitors may not."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import Final

from starlette.types import Scope

_BYTE: Final = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])"
_IPV4: Final = re.compile(rf"({_BYTE})(?:\.{_BYTE}){{3}}")


def is_loopback(address: str) -> bool:
    """Whether an address or a host name means the machine itself."""
    if address == "localhost":
        return True
    # Called for every request with the address it came from; there are too many of them to cache.
    written = _IPV4.fullmatch(address)
    return written[1] == "127" if written else _is_other_loopback(address)


@lru_cache(256)
def _is_other_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


#: A request with one of these headers comes through a proxy.
_FORWARDED: Final = frozenset(
    (
        b"x-forwarded-for",
        b"x-forwarded-host",
        b"x-forwarded-proto",
        b"forwarded",
        b"x-real-ip",
        b"via",
        b"cf-connecting-ip",
    )
)


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this very machine, and not through a proxy that runs on it.

    Such a proxy adds a header, or passes on the host name by which it was called, or speaks HTTP 1.0.
    """
    if not is_loopback((scope.get("client") or ("", 0))[0]) or scope.get("http_version") == "1.0":
        return False
    headers = dict(scope["headers"])  # at most one of them is `host`: see `connections.GuardedHttp`
    host = headers.get(b"host", b"").decode("latin-1").lower()
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return is_loopback(name) and _FORWARDED.isdisjoint(headers)
