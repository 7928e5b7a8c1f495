"""Warnings for the operator about how a server is run: one line each, at the start."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator

from polnoc.store.store import sqlite_path
from polnoc.table.loopback import is_loopback


def warnings_for(host: str, address: str, public_url: str = "") -> list[str]:
    """What is unsafe about serving these tables on this host; a public `https` address means a proxy."""
    return [*_about_user(), *_about_host(host, public_url), *_about_file(address)]


def _about_user() -> Iterator[str]:
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        yield "this server runs as root and does not need to: start it as a user of its own"


def _about_host(host: str, public_url: str) -> Iterator[str]:
    if not is_loopback(host) and not public_url.startswith("https://"):
        yield (
            f"plain HTTP on {host}: secret links of seats can be read on the way. "
            "Let a proxy with TLS stand before it, and name its address with --public-url https://…"
        )


def _about_file(address: str) -> Iterator[str]:
    path = sqlite_path(address)
    if path is None or os.name != "posix" or not path.exists():
        return
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & 0o077:
        yield f"others may open {path} (mode {mode:03o}), and it holds secret seeds: chmod 600 {path}*"
