"""The process that leads a cluster: it waits for the others, and restarts one that has died.

It is a program of its own that imports nothing from Północ. The process that started the others becomes it
(`cluster.lead`), and so frees all that was loaded for them: 20 MB that would never be used again.

    leader.py <handle to close last> <process>=<member> … -- <command that restarts a member>
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time

SIGNALS = (signal.SIGINT, signal.SIGTERM)

#: If processes end within this many seconds, this often in a row, restarting is hopeless: all of them end.
TOO_SOON_SECONDS = 5.0
RESTART_LIMIT = 4

#: Exit status: they cannot be kept running.
FAILED = 2


class Leader:
    """Keeps the members running until a signal comes. `running` has the members by process id."""

    def __init__(self, running: dict[int, str], command: list[str]) -> None:
        self._command = command
        now = time.monotonic()
        #: By process id: which member it is, and when it began.
        self._running = {process: (member, now) for process, member in running.items()}
        self._stopping = False
        #: How many of them have ended too soon, one after another.
        self._short_lived = 0

    def run(self) -> int:
        """Lead until all members have ended; returns the exit status."""
        for which in SIGNALS:
            signal.signal(which, self._stop)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        while self._running:
            process, status = os.wait()
            if process in self._running and not self._go_on_without(process, status):
                return FAILED
        return 0

    def _go_on_without(self, process: int, status: int) -> bool:
        """Restart a member that has ended; False if that is hopeless."""
        member, began = self._running.pop(process)
        if self._stopping:
            return True
        self._short_lived = self._short_lived + 1 if time.monotonic() - began < TOO_SOON_SECONDS else 0
        number = member.partition("/")[0]
        if self._short_lived < RESTART_LIMIT:
            _say(f"Północ: process {number} has ended and is begun anew")
            self._begin(member)
            return True
        self._tell_all()
        while self._running:
            self._running.pop(os.wait()[0], None)
        _say(f"polnoc: the processes end as soon as they have begun (last: {number}, status {status})")
        return False

    def _begin(self, member: str) -> None:
        process = os.fork()
        if not process:
            for which in SIGNALS:
                signal.signal(which, signal.SIG_DFL)
            os.execv(self._command[0], [*self._command, "--member", member])
        self._running[process] = (member, time.monotonic())

    def _stop(self, number: int, frame: object) -> None:
        self._stopping = True
        self._tell_all()

    def _tell_all(self) -> None:
        for process in self._running:
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                os.kill(process, signal.SIGTERM)


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def main(arguments: list[str]) -> int:
    """Lead the processes that the arguments name."""
    members, command = arguments[: arguments.index("--")], arguments[arguments.index("--") + 1 :]
    os.set_inheritable(int(members[0]), False)  # its closing tells the members that their leader is gone
    running = [one.partition("=") for one in members[1:]]
    return Leader({int(process): member for process, _, member in running}, command).run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
