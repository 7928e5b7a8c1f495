"""Try what people install: a wheel in a bare environment, a game of each kind over HTTP, a clean exit.

    python -m tools.try_release dist/polnoc-1.0.0-py3-none-any.whl

Build it, and the sources beside it, with `python -m build`, which makes the wheel from the packed sources;
`make test-release` does both. Everything is started with the Python of the new environment.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
MOST_BYTES: Final = 5_000_000
PATIENCE_SECONDS: Final = 300

#: What each game is played with: one person and bots, or a person alone; short where an option allows it.
GAMES: Final = {
    "duchy": ["--seats", "you,novice", "--set", "points=1"],
    "straszydla": ["--seats", "you,novice"],
    "finalgirl": ["--seats", "you"],
    "bestia": ["--seats", "you,novice,novice"],
}

#: What only developers need; it is not installed.
NOT_INSTALLED: Final = frozenset({".pyc", ".so", ".c"})


def main() -> None:
    """Check a wheel and its sources, install it, play."""
    parser = argparse.ArgumentParser(prog="python -m tools.try_release", description=__doc__)
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel.resolve()
    check_size(wheel)
    check_files(wheel)
    with tempfile.TemporaryDirectory(prefix="polnoc-release-") as name:
        folder = Path(name)
        command = install(wheel, folder / "venv")
        print(run(command, "--version").strip())
        play_every_game(command, folder)
    print("the release holds")


def check_size(wheel: Path) -> None:
    """Check that the wheel is small enough to download."""
    size = wheel.stat().st_size
    print(f"{wheel.name}: {size:,} bytes")
    if size > MOST_BYTES:
        raise SystemExit(f"the wheel has more than {MOST_BYTES:,} bytes")


def check_files(wheel: Path) -> None:
    """Check that all source files of the package are in the wheel, and the sources in the sdist."""
    wanted = {
        file.relative_to(SOURCES).as_posix()
        for file in (SOURCES / "polnoc").rglob("*")
        if file.is_file() and file.suffix not in NOT_INSTALLED
    }
    with zipfile.ZipFile(wheel) as packed:
        _compare(wanted, set(packed.namelist()), wheel.name)
    [sdist] = wheel.parent.glob(f"{'-'.join(wheel.name.split('-')[:2])}.tar.gz")
    with tarfile.open(sdist) as packed_sources:
        there = {name.partition("/")[2] for name in packed_sources.getnames()}
    _compare({f"src/{name}" for name in wanted} | {"README.md", "LICENSE"}, there, sdist.name)


def _compare(wanted: set[str], there: set[str], where: str) -> None:
    if missing := sorted(wanted - there):
        raise SystemExit(f"{where} lacks {len(missing)} files, such as {', '.join(missing[:5])}")
    print(f"{where}: all {len(wanted)} files are there")


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel and what it needs into a new environment; return the command `polnoc`."""
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    quiet = ("--quiet", "--disable-pip-version-check", "--only-binary", ":all:")
    subprocess.run([scripts / "python", "-m", "pip", "install", *quiet, wheel], check=True)
    subprocess.run([scripts / "python", "-m", "pip", "check"], check=True, stdout=subprocess.DEVNULL)
    return scripts / "polnoc"


def run(command: Path, *words: str) -> str:
    """Run `polnoc`; return what it printed."""
    done = subprocess.run([command, *words], check=True, capture_output=True, text=True)
    return done.stdout


def play_every_game(command: Path, folder: Path) -> None:
    """Open the table as a new user does, play a game of each kind to the end, and stop it."""
    environment = {
        **os.environ,
        "POLNOC_PORT": "0",
        "POLNOC_STORE": str(folder / "tables.db"),
        "BROWSER": "true",
        "PYTHONPATH": "",
    }
    server = subprocess.Popen([command], env=environment, stderr=subprocess.PIPE, text=True, cwd=folder)
    assert server.stderr is not None
    try:
        address = server.stderr.readline().split()[1]
        for game, words in GAMES.items():
            python, script = str(command.with_name("python")), str(ROOT / "examples" / "client.py")
            client = [python, script, address, "--game", game]
            told = subprocess.run(
                [*client, *words], check=True, capture_output=True, text=True, timeout=PATIENCE_SECONDS
            )
            print(f"{game}: {told.stdout.strip()}")
    finally:
        server.send_signal(signal.SIGTERM)
        rest = server.communicate(timeout=PATIENCE_SECONDS)[1]
    if server.returncode or "ERROR" in rest:
        raise SystemExit(f"the server ended with {server.returncode}:\n{rest}")


if __name__ == "__main__":
    main()
