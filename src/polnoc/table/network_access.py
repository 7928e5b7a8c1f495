"""Network access for other devices: the switch, the addresses to reach the server, and who has connected.

A server starts on this machine alone (`127.0.0.1`). When its operator lets others in, it also listens on the
addresses of the machine, and follows when they change. All processes of a server agree through shared memory:
the first one turns the switch, the others see that within a tick and open or close their own sockets.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import urlsplit

import msgspec

from polnoc.records.private_files import open_private
from polnoc.store.store import sqlite_path
from polnoc.table.addresses import find_addresses, site
from polnoc.table.loopback import is_loopback
from polnoc.table.shared_memory import SharedValues

#: Hosts that mean every address of the machine.
EVERY_ADDRESS: Final = ("0.0.0.0", "::")

#: How many devices that have connected are remembered.
DEVICE_LIMIT: Final = 8
#: The addresses of the machine are looked up again after this time.
ADDRESSES_SECONDS: Final = 5.0

#: The process that turns the switch (`cluster.Member.home_of`), and the switch's index in shared memory.
SWITCHING_PROCESS: Final = 0
_SWITCH: Final = 0

#: The text of the file that remembers the switch.
_REMEMBERED: Final = "While this file is here, the server lets others in as soon as it starts.\n"

log = logging.getLogger("polnoc.table")


class BadPublicUrl(ValueError):
    """An invalid public address; the message says what would be valid."""


class CannotLetIn(Exception):
    """Network access cannot be switched on; its text is the key of a message that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Switch(msgspec.Struct, frozen=True):
    """Whether others may connect, and at which addresses the server listens for them."""

    open: bool = False
    hosts: tuple[str, ...] = ()
    #: The host that links begin with, if it is not the likeliest one.
    chosen: str = ""


class Device(msgspec.Struct, frozen=True):
    """A device that has opened a page, and when it was last noted."""

    address: str
    at: float


class Listeners(Protocol):
    """The sockets of a server beyond the one that it started with."""

    async def listen_on(self, hosts: Iterable[str]) -> list[str]:
        """Listen on these hosts and on no others; returns those on which that is possible."""


@dataclass(frozen=True, slots=True)
class NetworkState:
    """What the operator is shown."""

    open: bool
    #: Whether the operator can change that; else the command line says so.
    switchable: bool
    #: The addresses for others, the one that links begin with first.
    sites: tuple[str, ...] = ()
    #: The addresses of devices that have connected, the latest first.
    devices: tuple[str, ...] = ()
    #: Whether the server can remember to let others in from the start.
    can_remember: bool = False


class NetworkAccess:
    """The switch of a server, as one of its processes sees it."""

    def __init__(
        self,
        host: str,
        port: int,
        *,
        public_url: str = "",
        memory: Path | None = None,
        values: SharedValues | None = None,
        process: int = SWITCHING_PROCESS,
        find: Callable[[], list[str]] = find_addresses,
    ) -> None:
        self.port = port
        #: The public address that the operator has set; empty: it is detected.
        self.public_url = public_url
        self._host = host
        #: The file that exists if others are to be let in from the start; None: that cannot be remembered.
        self._memory = memory
        self._values = values or SharedValues(2)
        self._process = process
        self._find = find
        self._found: list[str] = []
        #: The addresses on which this process last tried to listen.
        self._tried: list[str] = []
        self._found_at = float("-inf")
        self._switch_read = (b"", Switch())
        self._followed = b""
        self._listeners: Listeners | None = None
        #: Allows one change of the sockets at a time.
        self._turning = asyncio.Lock()
        #: Called when others are let in, or no longer.
        self.changed: Callable[[NetworkState], None] = _nobody_listens
        self._devices: list[Device] = []
        if self.switchable and self.remembered and process == SWITCHING_PROCESS and not self.switch.open:
            self._turn(Switch(open=True, hosts=tuple(self.addresses())))

    # State

    @property
    def switchable(self) -> bool:
        """Whether the operator can switch network access; else the command line has decided it."""
        return is_loopback(self._host) and not self.public_url

    @property
    def switch(self) -> Switch:
        version = self._values.version(_SWITCH)
        if self._switch_read[0] != version:
            raw = self._values.read(_SWITCH)
            self._switch_read = (version, msgspec.json.decode(raw, type=Switch) if raw else Switch())
        return self._switch_read[1]

    @property
    def remembered(self) -> bool:
        """Whether others are to be let in from the start."""
        return self._memory is not None and self._memory.exists()

    def addresses(self) -> list[str]:
        """The addresses of this machine as they were a moment ago."""
        if time.monotonic() - self._found_at > ADDRESSES_SECONDS:
            self._found, self._found_at = self._find(), time.monotonic()
        return self._found

    def sites(self) -> list[str]:
        """The addresses that others can open, the one that links begin with first; empty if there is none."""
        if self.public_url:
            return [self.public_url]
        switch = self.switch
        hosts = sorted(self._hosts(switch), key=lambda host: host != switch.chosen)
        return [site(host, self.port) for host in hosts]

    def _hosts(self, switch: Switch) -> list[str]:
        if self.switchable:
            return list(switch.hosts) if switch.open else []
        if self._host not in EVERY_ADDRESS:
            return [self._host]
        return [host for host in self.addresses() if self._host == "::" or ":" not in host]

    def state(self) -> NetworkState:
        """Everything, for the operator's page."""
        return NetworkState(
            open=self.switch.open or not self.switchable,
            switchable=self.switchable,
            sites=tuple(self.sites()),
            devices=tuple(self._all_devices()),
            can_remember=self._memory is not None,
        )

    # The switch

    async def let_in(self, remember: bool = False) -> None:
        """Let others in; CannotLetIn says why not."""
        self._found_at = float("-inf")
        found = self.addresses()
        if not found:
            raise CannotLetIn("network-none")
        async with self._turning:
            listening = await self._listen_on(found)
            if not listening:
                raise CannotLetIn("network-port-taken")
            self._turn(Switch(open=True, hosts=tuple(listening), chosen=self.switch.chosen))
            self._remember(remember)
        self.changed(self.state())

    async def shut_out(self) -> None:
        """Stop listening for others, and close their connections."""
        async with self._turning:
            was_open = self.switch.open
            self._turn(Switch())
            self._remember(False)
            await self._listen_on([])
            self._forget_devices()
        if was_open:
            self.changed(self.state())

    def choose(self, wanted: str) -> bool:
        """Let links begin with another of the addresses; False if it is not one of them."""
        for host in self._hosts(self.switch):
            if site(host, self.port) == wanted:
                self._turn(msgspec.structs.replace(self.switch, chosen=host))
                return True
        return False

    def _turn(self, switch: Switch) -> None:
        self._values.write(_SWITCH, msgspec.json.encode(switch))

    async def _listen_on(self, hosts: Iterable[str]) -> list[str]:
        self._followed = self._values.version(_SWITCH)
        return await self._listeners.listen_on(hosts) if self._listeners else []

    def _remember(self, yes: bool) -> None:
        if self._memory is None or yes == self.remembered:
            return
        try:
            if yes:
                with open(self._memory, "w", encoding="utf-8", opener=open_private) as file:
                    file.write(_REMEMBERED)
            else:
                self._memory.unlink(missing_ok=True)
        except OSError as error:
            log.warning("the switch is not kept", extra={"told": {"reason": error.strerror}})

    # While the server runs

    async def start(self, listeners: Listeners) -> None:
        """Open the sockets that the switch asks for."""
        self._listeners = listeners
        if not self.switchable or not self.switch.open:
            return
        listening = await self._listen_on(self.switch.hosts)
        if self._process == SWITCHING_PROCESS:
            self._turn(msgspec.structs.replace(self.switch, hosts=tuple(listening)))
            self.changed(self.state())

    async def follow(self) -> None:
        """Apply what another process has switched, and follow changes of the machine's addresses."""
        if not self.switchable:
            return
        async with self._turning:
            if self._values.version(_SWITCH) != self._followed:
                await self._listen_on(self.switch.hosts)
                if not self.switch.open:
                    self._forget_devices()
            if self._process == SWITCHING_PROCESS and self.switch.open:
                await self._follow_addresses()

    async def _follow_addresses(self) -> None:
        found = self.addresses()
        if found is self._tried:
            return
        self._tried = found
        if {*found} != {*self.switch.hosts}:
            listening = tuple(await self._listen_on(found))
            if listening != self.switch.hosts:
                self._turn(msgspec.structs.replace(self.switch, hosts=listening))
                self.changed(self.state())

    # Who has connected

    def arrived(self, address: str) -> None:
        """Note that a device has opened a page. The machine itself does not count: it proves nothing."""
        told = plain_address(address)
        if not told or is_loopback(told) or told in self.addresses():
            return
        if not self._devices or self._devices[0].address != told:
            others = [device for device in self._devices if device.address != told]
            self._devices = [Device(told, time.time()), *others][:DEVICE_LIMIT]
            self._values.write(1 + self._process, msgspec.json.encode(self._devices))

    def _all_devices(self) -> list[str]:
        noted: list[Device] = []
        for process in range(self._values.count - 1):
            raw = self._values.read(1 + process)
            noted += msgspec.json.decode(raw, type=list[Device]) if raw else []
        latest = sorted(noted, key=lambda device: -device.at)
        return list(dict.fromkeys([device.address for device in latest]))[:DEVICE_LIMIT]

    def _forget_devices(self) -> None:
        self._devices = []
        self._values.write(1 + self._process, b"")


def _nobody_listens(state: NetworkState) -> None:
    pass


def memory_file(store: str) -> Path | None:
    """The file that makes a server for this store let others in from the start.

    It lies beside the store's file: a choice for one machine must not apply to others that share a database.
    """
    path = sqlite_path(store)
    return None if path is None else path.with_name(f"{path.name}-network")


def plain_address(address: str) -> str:
    """An address as people know it: IPv4 mapped to IPv6 becomes IPv4; empty if it is not an address.

    >>> plain_address("::ffff:192.168.1.9"), plain_address("testclient")
    ('192.168.1.9', '')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return str(mapped or found)


def read_public_url(text: str) -> str:
    """Read the public address of the site, with a slash at its end; BadPublicUrl says what is wrong.

    >>> read_public_url("https://table.example.org")
    'https://table.example.org/'
    """
    if not text:
        return ""
    try:
        url = urlsplit(text)
        whole = url.scheme in ("http", "https") and url.hostname and url.port != 0
    except ValueError:
        whole = False
    if not whole or url.username is not None or url.path not in ("", "/") or url.query or url.fragment:
        raise BadPublicUrl(
            f"--public-url {text[:80]}: write the address that others type, and nothing after the name, "
            "as in https://table.example.org or http://192.168.1.5:8013"
        )
    return f"{url.scheme}://{url.netloc}/"
