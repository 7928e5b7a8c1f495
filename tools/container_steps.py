"""Execute the steps of `Containerfile` without a container engine: in a fresh Debian, then run what it makes.

    debootstrap --variant=minbase --include=python3,python3-venv,ca-certificates bookworm /tmp/root
    python -m tools.container_steps /tmp/root [--bind /folder/of/packages]...

Needs root. Every `COPY`, `RUN` and `ENV` is done as written, both stages in the one folder. Then the command
is run as the user that the file names, with everything read-only but `/data` and `/tmp`: its health check
must pass, a game is played from outside, and a signal must end it cleanly. `--bind` shows a folder of this
machine inside, for installing.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PORT: Final = 8013
PATIENCE_SECONDS: Final = 300

#: Runs a command as a user, in a root of its own in which only /data and /tmp can be written to.
_READ_ONLY: Final = """
set -e
mount --bind "$0" "$0"
mount --bind "$0/data" "$0/data"
mount -t tmpfs tmpfs "$0/tmp"
mount -o remount,bind,ro "$0"
exec chroot --userspec="$1" "$0" env -i "${@:2}"
"""


class Steps:
    """What the file says, and how much of it has been done."""

    def __init__(self, root: Path, environment: dict[str, str]) -> None:
        self.root = root
        self.variables: dict[str, str] = {}
        self.user = ""
        self.health: list[str] = []
        self.command: list[str] = []
        self._folder = "/"
        self._environment = environment

    def do(self, word: str, rest: str) -> None:
        """Do one step."""
        match word:
            case "WORKDIR":
                self._folder = rest
                (self.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
            case "COPY" if not rest.startswith("--from="):
                *sources, target = rest.split()
                self._copy(sources, self.root / self._folder.lstrip("/") / target)
            case "RUN":
                self._run(rest)
            case "ENV":
                name, _, value = rest.partition("=")
                self.variables[name] = value
            case "USER":
                self.user = rest
            case "HEALTHCHECK":
                self.health = json.loads(rest[rest.index("[") :])
            case "ENTRYPOINT" | "CMD":
                self.command += json.loads(rest)
            case "FROM" | "ARG" | "COPY" | "VOLUME" | "EXPOSE" | "STOPSIGNAL":
                pass  # only for container engines
            case _:
                raise SystemExit(f"a step that is not known here: {word}")

    def _copy(self, sources: list[str], target: Path) -> None:
        for source in sources:
            here = ROOT / source
            if here.is_dir():
                shutil.copytree(
                    here, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
                )
            else:
                shutil.copy(here, target)

    def _run(self, line: str) -> None:
        print(f"RUN {line}", flush=True)
        inside = f"cd {self._folder} && {line}"
        subprocess.run(["chroot", self.root, "sh", "-c", inside], check=True, env=self._environment)


def steps_of(text: str) -> list[tuple[str, str]]:
    """The steps of a file, each a word and the rest.

    >>> steps_of("# why\\nFROM a AS b\\n\\nUSER polnoc\\n")
    [('FROM', 'a AS b'), ('USER', 'polnoc')]
    """
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in [line.partition(" ") for line in lines]]


def try_out(steps: Steps) -> None:
    """Run the command as an engine would, play, and stop it."""
    variables = [f"{name}={value}" for name, value in steps.variables.items()]
    entered = ["unshare", "--mount", "bash", "-c", _READ_ONLY, str(steps.root), steps.user, *variables]
    server = subprocess.Popen([*entered, *steps.command])
    try:
        _until_healthy([*entered, *steps.health])
        client = [
            "python3",
            str(ROOT / "examples" / "client.py"),
            f"http://127.0.0.1:{PORT}",
            "--set",
            "points=1",
        ]
        subprocess.run(client, check=True, timeout=PATIENCE_SECONDS)
    finally:
        server.send_signal(signal.SIGTERM)
        status = server.wait(PATIENCE_SECONDS)
    if status:
        raise SystemExit(f"the server ended with {status}")
    made = sorted([file.name for file in (steps.root / "data").iterdir()])
    print(f"ended well; in /data: {', '.join(made)}")


def _until_healthy(check: list[str]) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while subprocess.run(check, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
        if time.monotonic() > end:
            raise SystemExit("the health check does not pass")
        time.sleep(0.5)


def main() -> None:
    """Do all steps, and try the result."""
    parser = argparse.ArgumentParser(prog="python -m tools.container_steps", description=__doc__)
    parser.add_argument("root", type=Path, help="a folder with a fresh Debian")
    parser.add_argument("--bind", type=Path, action="append", default=[], help="a folder to show inside")
    asked = parser.parse_args()
    root = asked.root.resolve()
    for folder in asked.bind:
        (root / folder.relative_to("/")).mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "--bind", folder, root / folder.relative_to("/")], check=True)
    try:
        passed = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
        steps = Steps(root, {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", **passed})
        for word, rest in steps_of((ROOT / "Containerfile").read_text(encoding="utf-8")):
            steps.do(word, rest)
    finally:
        for folder in asked.bind:
            subprocess.run(["umount", root / folder.relative_to("/")], check=True)
    installed = sum([file.stat().st_size for file in (root / "opt/polnoc").rglob("*") if file.is_file()])
    print(f"/opt/polnoc: {installed / 1e6:.0f} MB")
    try_out(steps)


if __name__ == "__main__":
    main()
