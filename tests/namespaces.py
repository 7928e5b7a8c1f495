"""Two machines in one: network namespaces made by a test and joined by a cable, with their own addresses.

Nothing in them can reach the machine's network, and they disappear with the processes that hold them.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

#: The addresses at the two ends of the cable.
HOST, GUEST = "192.168.77.1", "192.168.77.2"
HOST6, GUEST6 = "fd77::1", "fd77::2"
#: A second network of the host, which no guest is on.
OTHER = "10.77.0.1"

HOW = "this system lets nobody make network namespaces (ip and unshare; unprivileged user namespaces)"


@dataclass(frozen=True)
class Machine:
    """A namespace: commands that run in it see only its own network."""

    holder: int

    def command(self, *words: str) -> list[str]:
        """Return the command line that runs something in here."""
        return ["nsenter", f"--target={self.holder}", "--user", "--net", "--preserve-credentials", *words]

    def run(self, *words: str) -> str:
        """Run something in here that must succeed and return its output; OSError if it fails."""
        done = subprocess.run(self.command(*words), capture_output=True, text=True, timeout=60, check=False)
        if done.returncode:
            raise OSError(f"{HOW}: {done.stderr.strip()}")
        return done.stdout

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start something in here; its output can be read from its pipe."""
        return subprocess.Popen(self.command(*words), stdout=subprocess.PIPE, text=True)

    def program(self, folder: Path, path: str) -> str:
        """Return a program that runs `path` in here, for callers that can name only a program."""
        made = folder / f"in-{self.holder}-{Path(path).name}"
        made.write_text(f'#!/bin/sh\nexec {" ".join(self.command(path))} "$@"\n', encoding="utf-8")
        made.chmod(0o755)
        return str(made)


@contextlib.contextmanager
def _held(*command: str) -> Iterator[Machine]:
    """Hold a namespace with a process that does nothing else."""
    with subprocess.Popen(
        [*command, "sh", "-c", "echo there; exec sleep infinity"], stdout=subprocess.PIPE, text=True
    ) as holder:
        try:
            assert holder.stdout is not None
            if holder.stdout.readline() != "there\n":
                raise OSError(HOW)
            yield Machine(holder.pid)
        finally:
            holder.kill()


@contextlib.contextmanager
def alone() -> Iterator[Machine]:
    """A machine that is on no network."""
    if not all([shutil.which(tool) for tool in ("ip", "unshare", "nsenter")]):
        raise OSError(HOW)
    with _held("unshare", "--user", "--map-root-user", "--net", "--") as machine:
        machine.run("ip", "link", "set", "lo", "up")
        yield machine


@contextlib.contextmanager
def star(count: int) -> Iterator[tuple[Machine, list[Machine]]]:
    """A machine in the middle, and others each with a cable to it (`hub_address`, `spoke_address`)."""
    with alone() as hub, contextlib.ExitStack() as stack:
        spokes = []
        for number in range(count):
            spoke = stack.enter_context(_held(*hub.command("unshare", "--net", "--")))
            cable, there = f"cable{number}", str(spoke.holder)
            hub.run("ip", "link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", there)
            hub.run("ip", "address", "add", f"{hub_address(number)}/24", "dev", cable)
            hub.run("ip", "link", "set", cable, "up")
            spoke.run("ip", "address", "add", f"{spoke_address(number)}/24", "dev", "eth0")
            spoke.run("ip", "link", "set", "eth0", "up")
            spoke.run("ip", "link", "set", "lo", "up")
            spokes.append(spoke)
        yield hub, spokes


def hub_address(number: int) -> str:
    """Return the address of the machine in the middle, as seen by machine `number`."""
    return f"10.78.{number}.1"


def spoke_address(number: int) -> str:
    """Return the address of a machine around it."""
    return f"10.78.{number}.2"


@contextlib.contextmanager
def joined() -> Iterator[tuple[Machine, Machine]]:
    """A host and a guest with a cable between them; the host is on a second network too."""
    with alone() as host, _held(*host.command("unshare", "--net", "--")) as inner:
        guest = Machine(inner.holder)
        host.run(
            "ip", "link", "add", "eth0", "type", "veth", "peer", "name", "eth0", "netns", str(inner.holder)
        )
        host.run("ip", "link", "add", "eth1", "type", "veth", "peer", "name", "veth1")
        host.run("ip", "link", "set", "veth1", "addrgenmode", "none", "up")
        for machine, name, addresses in (
            (host, "eth0", (f"{HOST}/24", f"{HOST6}/64")),
            (host, "eth1", (f"{OTHER}/24",)),
            (guest, "eth0", (f"{GUEST}/24", f"{GUEST6}/64")),
        ):
            for address in addresses:
                lasting = ["nodad"] if ":" in address else []
                machine.run("ip", "address", "add", address, "dev", name, *lasting)
            # A self-assigned IPv6 address would come a second later: browsers then abort their requests.
            machine.run("ip", "link", "set", name, "addrgenmode", "none")
            machine.run("ip", "link", "set", name, "up")
        guest.run("ip", "link", "set", "lo", "up")
        host.run("ip", "route", "add", "default", "via", GUEST)
        yield host, guest
