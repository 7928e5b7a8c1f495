"""A real PostgreSQL server for tests: in a temporary folder, reached through a socket in it."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

REMEDY = """\
No PostgreSQL server could be found, and the store must be tested on a real one.
Install one, for example with:            sudo apt-get install postgresql
or name the folder of its programs:       POLNOC_POSTGRES_BIN=/path/to/bin
To test without it, on your own machine:  POLNOC_WITHOUT_POSTGRES=1"""

WITHOUT = "POLNOC_WITHOUT_POSTGRES is set: the store has NOT been tested on PostgreSQL"

#: PostgreSQL refuses to run as root; one of these users should exist.
ORDINARY_USERS = ("postgres", "nobody")
ROOT = 0

#: Stops the server when its standard input closes: when we close it, and also when we are killed.
GUARD = 'cat; exec "$0" stop -D "$1" -m immediate -s'


class NoServer(Exception):
    """PostgreSQL cannot be run here. The message says how to fix that."""


def find_programs() -> Path:
    """Return the folder with `initdb` and `pg_ctl`."""
    for folder in _likely_folders():
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise NoServer(REMEDY)


def _likely_folders() -> Iterator[Path]:
    if given := os.environ.get("POLNOC_POSTGRES_BIN"):
        yield Path(given)
    versions = Path("/usr/lib/postgresql").glob("*/bin")
    yield from sorted(versions, key=lambda folder: int(folder.parent.name), reverse=True)
    if on_path := shutil.which("initdb"):
        yield Path(on_path).resolve().parent


def ordinary_user() -> pwd.struct_passwd | None:
    """Return the user that the server runs as: None for ourselves, another one if we are root."""
    if os.getuid() != ROOT:
        return None
    for name in ORDINARY_USERS:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise NoServer(f"PostgreSQL does not run as root, and there is no user {' or '.join(ORDINARY_USERS)}")


class Server:
    """A server and its folder."""

    def __init__(
        self, programs: Path, folder: Path, options: str = "", copy_of: Server | None = None
    ) -> None:
        self._programs = programs
        self._folder = folder
        self._options = options
        self._data = folder / "data"
        self._numbers = itertools.count(1)
        self._guard: subprocess.Popen[bytes] | None = None
        user = ordinary_user()
        folder.chmod(0o755)  # for tests' programs that run as another user
        self._uid = self._gid = None
        if user is not None:
            self._uid, self._gid = user.pw_uid, user.pw_gid
            os.chown(folder, user.pw_uid, user.pw_gid)
        if copy_of is None:
            words = ("-U", "polnoc", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
            self._run("initdb", *words, "-D", self._data)
        else:  # a standby, which follows the other one from now on
            source = copy_of.address("postgres")
            self._run("pg_basebackup", "-d", source, "-R", "-c", "fast", "-X", "stream", "-D", self._data)

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder} {self._options}"
        self._run("pg_ctl", "start", "-D", self._data, "-l", self._folder / "log", "-o", options, "-w", "-s")
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, self._programs / "pg_ctl", self._data],
            stdin=subprocess.PIPE,
            user=self._uid,
            group=self._gid,
            cwd=self._folder,
            start_new_session=True,  # Ctrl-C is for us, not for it
        )

    def crash(self) -> None:
        """Stop at once, as in a crash: nothing is finished or flushed."""
        assert self._guard is not None
        self._guard.communicate()
        assert self._guard.returncode == 0, "the server could not be stopped"
        self._guard = None

    def kill(self) -> None:
        """`kill -9` of all its processes."""
        self.signal(signal.SIGKILL)
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()
            self._guard = None

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all its processes; SIGSTOP makes it hang."""
        pid = self.pid
        os.kill(pid, number if number != signal.SIGKILL else signal.SIGSTOP)  # so that it starts no other
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), number)
        os.kill(pid, number)

    @property
    def socket(self) -> Path:
        """The socket through which it is reached."""
        return self._folder / ".s.PGSQL.5432"

    @property
    def pid(self) -> int:
        """The process id of the parent of all its processes."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def promote(self) -> None:
        """Let a standby accept writes from now on."""
        self._run("pg_ctl", "promote", "-D", self._data, "-w", "-s")

    def emptied_database(self) -> str:
        """Return the address of an emptied database. It is reused, because a new one takes longer."""
        self.execute(sql.SQL("DROP SCHEMA IF EXISTS polnoc CASCADE").format())
        return self.address("postgres")

    def new_database(self, encoding: str = "UTF8") -> str:
        """Return the address of a new, empty database."""
        name = f"polnoc{next(self._numbers)}"
        create = sql.SQL("CREATE DATABASE {} ENCODING {} TEMPLATE template0")
        self.execute(create.format(sql.Identifier(name), encoding))
        return self.address(name)

    def copy_of(self, address: str) -> str:
        """Return the address of a copy of another database, to which nobody may be connected."""
        name = f"polnoc{next(self._numbers)}"
        temporary_copy = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
        create = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        self.execute(create.format(sql.Identifier(name), sql.Identifier(str(temporary_copy))))
        return self.address(name)

    def address(self, database: str, user: str = "polnoc") -> str:
        """Return the address of a database on this server."""
        return f"postgresql://{user}@/{database}?host={self._folder}"

    def set(self, setting: str, value: str) -> None:
        """Change a setting of the running server, and wait until new connections see it."""
        change = sql.SQL("ALTER SYSTEM SET {} = {}").format(sql.Identifier(setting), value)
        self.execute(change)
        self.execute(sql.SQL("SELECT pg_reload_conf()").format())
        deadline = time.monotonic() + 30
        while self._setting(setting) != value:
            assert time.monotonic() < deadline, f"{setting} does not change"

    def _setting(self, name: str) -> str:
        with psycopg.connect(self.address("postgres")) as connection:
            found = connection.execute("SELECT current_setting(%s)", [name]).fetchone()
        assert found is not None
        return str(found[0])

    def execute(self, statement: sql.Composed, database: str = "postgres") -> None:
        """Run a statement as the owner of the server."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(statement)

    def _run(self, program: str, *arguments: str | Path) -> None:
        try:
            subprocess.run(
                [self._programs / program, *arguments],
                check=True,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                user=self._uid,
                group=self._gid,
                cwd=self._folder,
                timeout=60,
            )
        except (subprocess.SubprocessError, OSError) as error:
            raise NoServer(f"{self._programs / program} does not work here ({error}).\n{REMEDY}") from error


@contextmanager
def running_server() -> Iterator[Server]:
    """Run a server while it is needed."""
    programs = find_programs()
    # Not in a folder with a long name: the path of a socket is limited to about a hundred characters.
    with tempfile.TemporaryDirectory(prefix="polnoc-pg-", dir="/tmp") as folder:
        server = Server(programs, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.crash()
