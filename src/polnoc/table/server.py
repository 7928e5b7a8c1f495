"""Running the table: a socket, uvicorn with our connections, and an orderly shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Set
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NoReturn, TextIO, cast

import uvicorn
from starlette.applications import Starlette

from polnoc.games import all_games
from polnoc.store import Store, StoreError, open_store
from polnoc.table.addresses import site
from polnoc.table.app import create_app
from polnoc.table.cluster import Member, PassedOn, lead, member_from, passed_on_by, signals_to
from polnoc.table.connections import GuardedHttp, GuardedSocket, Shares, guarded
from polnoc.table.limits import Limits
from polnoc.table.logs import write_logs
from polnoc.table.metrics import Metrics
from polnoc.table.network_access import NetworkAccess, NetworkState
from polnoc.table.notices import NotifySettings
from polnoc.table.packs import PackSettings
from polnoc.table.quotas import Retention

#: How long running requests may take to finish when the server stops, in seconds.
GRACE: Final = 1

#: The backlog of connections that wait to be accepted.
BACKLOG: Final = 2_048

#: Proxies on this machine are trusted about the address of the client.
LOCAL_PROXIES: Final = "127.0.0.1,::1"

#: Live tables are many objects that hardly ever form cycles, and no request is answered while the garbage
#: collector runs: so it must check few objects at a time. It runs once the number of objects has grown by
#: the first number, and checks all that are new. Moves free as many as they make, so it has to run early:
#: with 5,000 it checked hundreds of thousands, for 15 to 80 ms. The second number prevents runs of the
#: youngest generation alone, so surviving objects are checked once and are then in the oldest generation;
#: that one is checked after as many runs as the third number says.
COLLECT: Final = (300, -1, 5000)

#: The first file that systemd passes on (sd_listen_fds(3)).
_FIRST_PASSED: Final = 3

#: Open files besides connections: the store, bots, the log.
OTHER_FILES: Final = 100


class CannotListen(OSError):
    """The address or port is not available."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Service:
    """How the table is served."""

    host: str = "127.0.0.1"
    port: int = 8013
    #: The number of bot processes.
    bots: int = 2
    limits: Limits = field(default_factory=Limits)
    #: How long tables are kept.
    retention: Retention = field(default_factory=Retention)
    #: Addresses of proxies that are trusted about the address of the client.
    proxies: str = LOCAL_PROXIES
    #: The public address of this site, if it is behind a proxy or a tunnel.
    public_url: str = ""
    #: The file that exists if others are to be let in from the start; None: they never are.
    network_memory: Path | None = None
    public_metrics: bool = False
    #: Whether tables that are open to all are listed for those who look for a seat.
    lists_tables: bool = True
    #: What is allowed and set up for notices.
    notify: NotifySettings = field(default_factory=NotifySettings)
    #: The packs that everybody may choose, and whether people may add their own.
    packs: PackSettings = field(default_factory=PackSettings)
    log_level: str = "warning"
    #: `text` or `json`.
    log_format: str = "text"
    #: Whether to open the page in the browser.
    browser: bool = False
    #: What the operator is told at the start, unless only errors are wanted.
    warnings: tuple[str, ...] = ()


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """Open a listening socket; CannotListen says why not. `shared`: each process has its own."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        found.bind((host, port))
        found.listen(BACKLOG)  # from now on clients wait for the server and are not refused
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotListen(f"cannot listen on {host}, port {port}: {reason}. Try another --port") from None
    return found


def _listening(service: Service) -> socket.socket:
    """The socket that systemd passes on, which queues connections during a restart, or one of our own."""
    for_us = os.environ.pop("LISTEN_PID", "") == str(os.getpid())
    if os.environ.pop("LISTEN_FDS", "") == "1" and for_us:
        os.set_inheritable(_FIRST_PASSED, False)
        return socket.socket(fileno=_FIRST_PASSED)
    return listen(service.host, service.port)


def serve(store: Store, service: Service) -> None:
    """Serve until a signal comes; then everything acknowledged is stored and nothing is left running."""
    with contextlib.closing(_listening(service)) as found:
        network = _network(service, found)
        _announce(found, service, network)
        _serve(store, service, found, network)


def serve_together(address: str, service: Service, processes: int) -> NoReturn:
    """Serve the tables of a store in several processes; each table lives in one of them. Does not return."""
    with open_store(address) as store:  # report problems with it once, before anything starts
        if store.is_temporary:
            raise StoreError("tables that are kept in memory cannot be shared: name a file, or one process")
    with contextlib.closing(_listening(service)) as found:
        _announce(found, service, _network(service, found))
        all_games()  # what is loaded before the fork is shared in memory
        lead(processes, found, lambda member: _serve_share(address, service, found, member))


def serve_in_place_of(described: str, address: str, service: Service) -> None:
    """Serve in place of one of several processes that has died."""
    member, found = member_from(described)
    with contextlib.closing(found):
        _serve_share(address, service, found, member)


def _serve_share(address: str, service: Service, found: socket.socket, member: Member) -> None:
    share = replace(
        service,
        bots=service.bots // member.count,
        limits=replace(
            service.limits,
            connections=math.ceil(service.limits.connections / member.count),
            rooms=math.ceil(service.limits.rooms / member.count),
        ),
        browser=service.browser and member.number == 0,
    )
    with open_store(address) as store:
        _serve(store, share, found, _network(service, found, member), member)


def _network(service: Service, found: socket.socket, member: Member | None = None) -> NetworkAccess:
    host, port = found.getsockname()[:2]
    return NetworkAccess(
        host,
        port,
        public_url=service.public_url,
        memory=service.network_memory,
        values=member.values if member else None,
        process=member.number if member else 0,
    )


def _announce(found: socket.socket, service: Service, network: NetworkAccess) -> None:
    sys.stderr.write(f"Północ: {_address(found)}  (Ctrl-C stops)\n")
    if not network.switchable:
        tell_access(network.state(), sys.stderr)
    elif service.browser and not network.switch.open:
        sys.stderr.write("Północ: only this machine can open it; its page has a switch that lets others in\n")
    if service.log_level != "error":
        for line in service.warnings:
            sys.stderr.write(f"Północ: warning: {line}\n")
    sys.stderr.flush()


def tell_access(state: NetworkState, to: TextIO) -> None:
    """Print where others can reach this server; in a terminal, with a QR code."""
    if not state.open:
        to.write("Północ: closed for others again\n")
    elif not state.sites:
        to.write("Północ: open for others, but none can come: no network here, or the port is taken there\n")
    else:
        to.write(f"Północ: for others: {'  '.join(state.sites)}\n")
        if to.isatty():
            import segno  # only needed in a terminal

            segno.make(state.sites[0]).terminal(out=to, compact=True)
    to.flush()


def _serve(
    store: Store, service: Service, found: socket.socket, network: NetworkAccess, member: Member | None = None
) -> None:
    write_logs(service.log_level, service.log_format)
    gc.set_threshold(*COLLECT)
    figures = Metrics(public=service.public_metrics)
    app = create_app(
        store,
        workers=max(service.bots, 1),
        limits=service.limits,
        figures=figures,
        member=member,
        retention=service.retention,
        lists_tables=service.lists_tables,
        network=network,
        notify=service.notify,
        pack_settings=service.packs,
    )
    network.changed = lambda state: tell_access(state, sys.stderr)
    address = _address(found)
    ready = (lambda: _show(address)) if service.browser else _nothing
    Server(configured(app, service, member), ready, member, network).run(sockets=[found])


def _nothing() -> None:
    pass


def configured(app: Starlette, service: Service, member: Member | None = None) -> uvicorn.Config:
    """uvicorn's settings for our application."""
    _allow_open_files(service.limits.connections)
    metrics: Metrics = app.state.metrics
    shares = Shares(service.limits, service.proxies)
    http = passed_on_by(member) if member else GuardedHttp
    # An app without tables cannot be cut off from a database.
    is_cut_off: Callable[[], bool] = getattr(app.state, "is_cut_off", lambda: False)
    guard = (service.limits, metrics.refused, shares, is_cut_off)
    return uvicorn.Config(
        app,
        http=guarded(http, *guard),
        ws=guarded(GuardedSocket, *guard),
        timeout_keep_alive=math.ceil(service.limits.idle_seconds),
        timeout_graceful_shutdown=GRACE,
        ws_max_size=service.limits.body,
        forwarded_allow_ips=service.proxies,
        server_header=False,
        access_log=False,
        log_config=None,
    )


class Server(uvicorn.Server):
    """uvicorn, but a signal stops only the server, not the program, which has a store to close."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        member: Member | None = None,
        network: NetworkAccess | None = None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._member = member
        self._network = network

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._member is not None:
            self._member.begin(asyncio.get_running_loop(), self._taken_over, self._stop)
        if self._network is not None:
            await self._network.start(MoreSockets(self, self._network.port, shared=self._member is not None))
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        if self._network is not None:
            await self._network.follow()
        return await super().on_tick(counter)

    def new_protocol(self) -> asyncio.Protocol:
        """The protocol of a connection that has just been made."""
        made = cast(type[GuardedHttp], self.config.http_protocol_class)
        return made(self.config, self.server_state, self.lifespan.state)

    def _taken_over(self, read: bytes) -> PassedOn:
        """The protocol of a connection that another process has handed over."""
        made = cast(type[PassedOn], self.config.http_protocol_class)
        protocol = made(self.config, self.server_state, self.lifespan.state)
        protocol.unparsed += read
        return protocol

    def _stop(self) -> None:
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield  # signal handlers work in the main thread only
            return
        with signals_to(self.handle_exit):
            yield


class MoreSockets:
    """The sockets on which a server listens for other devices, opened and closed while it runs."""

    def __init__(self, server: Server, port: int, *, shared: bool) -> None:
        self._server = server
        self._port = port
        self._shared = shared
        self._open: dict[str, tuple[socket.socket, asyncio.Server]] = {}

    async def listen_on(self, hosts: Iterable[str]) -> list[str]:
        wanted = list(hosts)
        gone = self._open.keys() - {*wanted}
        for host in gone:
            self._close(host)
        if gone:
            self._hang_up(gone)
        for host in wanted:
            with contextlib.suppress(CannotListen):
                await self._add(host)
        return [host for host in wanted if host in self._open]

    async def _add(self, host: str) -> None:
        if host in self._open:
            return
        found = listen(host, self._port, self._shared)
        loop = asyncio.get_running_loop()
        serving = await loop.create_server(self._server.new_protocol, sock=found, backlog=BACKLOG)
        self._server.servers.append(serving)  # it is closed with the others when the server stops
        self._open[host] = (found, serving)

    def _close(self, host: str) -> None:
        found, serving = self._open.pop(host)
        self._server.servers.remove(serving)
        serving.close()
        found.close()

    def _hang_up(self, hosts: Set[str]) -> None:
        """Close the connections to these hosts, once their current response is sent or soon after."""
        for connection in self._connections_by(hosts):
            connection.shutdown()
        asyncio.get_running_loop().call_later(GRACE, self._cut, hosts)

    def _cut(self, hosts: Set[str]) -> None:
        """Close what is left of them, including connections handed over by another process meanwhile."""
        for connection in self._connections_by(hosts - self._open.keys()):
            connection.transport.abort()

    def _connections_by(self, hosts: Set[str]) -> list[GuardedHttp | GuardedSocket]:
        there = cast(set[GuardedHttp | GuardedSocket], self._server.server_state.connections)
        return [one for one in there if one.transport.get_extra_info("sockname")[0] in hosts]


def _address(found: socket.socket) -> str:
    """The address for a browser on this machine."""
    host, port = found.getsockname()[:2]
    return site("localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host, port)


def _show(address: str) -> None:
    import webbrowser  # only a server on one's own machine needs it

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _allow_open_files(connections: int) -> None:
    """Raise the limit of open files: each connection is one, and the default is often a thousand."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    if now != resource.RLIM_INFINITY and now < wanted:
        allowed = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, allowed), most))
