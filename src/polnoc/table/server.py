"""Running the table: a socket, uvicorn, and a browser that opens once it answers."""

from __future__ import annotations

import contextlib
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from polnoc.store import Store
from polnoc.table.app import create_app

#: How long open pages may take to let go when the server stops, in seconds.
GRACE: Final = 2


class CannotListen(OSError):
    """The address or port cannot be had."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; CannotListen says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotListen(f"cannot listen on {host}, port {port}: {reason}. Try another --port") from None
    return found


def serve(store: Store, host: str, port: int, *, bots: int = 2, browser: bool = False) -> None:
    """Serve until stopped by a signal."""
    with contextlib.closing(listen(host, port)) as found:
        address = f"http://{'localhost' if host == '127.0.0.1' else host}:{found.getsockname()[1]}/"
        config = uvicorn.Config(
            create_app(store, workers=max(bots, 1)),
            log_level="warning",
            timeout_graceful_shutdown=GRACE,
            ws_ping_interval=15,
            ws_max_size=65_536,
            server_header=False,
            access_log=False,
        )
        sys.stderr.write(f"Północ: {address}  (Ctrl-C stops)\n")
        if browser:
            threading.Timer(1.0, webbrowser.open, (address,)).start()
        uvicorn.Server(config).run(sockets=[found])
