"""Starting a server: one per SQLite file, private files, and warnings about unwise settings."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from polnoc.cli import main
from polnoc.store import open_store
from polnoc.store.file_lock import InUse, NoLocks, hold_file_lock, in_use
from polnoc.table.startup_warnings import warnings_for
from polnoc.terminal.saves import new_save, tables_file
from tests.store.tools import a_table
from tests.table.processes import serving
from tests.table.serving import LIMIT, wait_until


def another_server(store: str) -> subprocess.CompletedProcess[str]:
    """Try to start a server; return the outcome."""
    command = [sys.executable, "-m", "polnoc", "serve", "--port", "0", "--bots", "1", "--store", store]
    return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# One server for one file


def test_a_second_server_on_a_file_is_refused_and_told_what_to_do(tmp_path: Path) -> None:
    store, link = tmp_path / "tables.db", tmp_path / "link.db"
    with serving(str(store), tmp_path) as first:
        link.symlink_to(store)
        for address in (str(store), f"sqlite:///{link}"):
            second = another_server(address)
            assert second.returncode == 2
            assert "another server uses" in second.stderr
            assert "--processes" in second.stderr and "PostgreSQL" in second.stderr
        assert in_use(str(store))
        assert first.stop(signal.SIGKILL) == -signal.SIGKILL
        assert not in_use(str(store)), "whoever is killed holds nothing"
    with serving(str(store), tmp_path):
        assert in_use(str(store))


@pytest.mark.skipif(sys.platform != "linux", reason="processes share an address on Linux only")
def test_processes_of_one_server_share_the_file(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    with serving(store, tmp_path, "--processes", "2") as server:
        assert "another server uses" in another_server(store).stderr
        server.stop(signal.SIGKILL)  # the others exit once they see that their leader is gone
        wait_until(lambda: not in_use(store))


def test_a_server_that_is_ending_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, ending = str(tmp_path / "tables.db"), ExitStack()
    ending.enter_context(hold_file_lock(store))
    with pytest.raises(InUse), hold_file_lock(store, wait_seconds=0.0):
        pass
    monkeypatch.setattr(time, "sleep", lambda seconds: ending.close())
    with hold_file_lock(store) as warning:
        assert warning == ""


def test_where_files_cannot_be_locked_one_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(descriptor: int) -> bool:
        raise NoLocks

    monkeypatch.setattr("polnoc.store.file_lock._try_lock", refuse)
    with hold_file_lock(str(tmp_path / "tables.db")) as warning:
        assert "cannot be locked here: see that no other server uses it" in warning


def test_what_changes_a_file_under_a_server_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, exported = str(tmp_path / "tables.db"), str(tmp_path / "table.json")
    with open_store(store) as opened:
        table_id = opened.create(a_table()).wait()
    with hold_file_lock(store):
        for queries in (["list"], ["show", table_id], ["export", table_id, "-o", exported]):
            assert main(["admin", *queries, "--store", store]) == 0
        main(["admin", "repair", "--dry-run", "--store", store])
        capsys.readouterr()
        for changes in (["repair"], ["remove", table_id, "--yes"]):
            assert main(["admin", *changes, "--store", store]) == 2
            assert f"stop it, then {changes[0]} again" in capsys.readouterr().err
        main(["admin", "import", exported, "--store", store])
        assert "warning: a server uses this file" in capsys.readouterr().err
    assert main(["admin", "remove", table_id, "--yes", "--store", store]) == 0


# Warnings


def test_unwise_ways_to_serve_are_named_in_a_line_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "tables.db"
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert warnings_for("127.0.0.1", str(store)) == []
    assert warnings_for("localhost", "postgresql://localhost/x") == []
    for host in ("0.0.0.0", "::", "192.0.2.7", "table.example.org"):
        [line] = warnings_for(host, str(store))
        assert f"plain HTTP on {host}" in line and "TLS" in line and "\n" not in line
        assert warnings_for(host, str(store), "http://table.example.org/") == [line]
    assert warnings_for("0.0.0.0", str(store), "https://table.example.org/") == [], "a proxy stands before it"
    store.touch()
    store.chmod(0o644)
    [line] = warnings_for("::1", str(store))
    assert "mode 644" in line and f"chmod 600 {store}" in line
    store.chmod(0o600)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    [line] = warnings_for("127.0.0.1", str(store))
    assert "runs as root" in line


@pytest.mark.parametrize("level", ["warning", "error"])
def test_warnings_are_written_at_the_start_unless_only_errors_are_wanted(tmp_path: Path, level: str) -> None:
    with serving(str(tmp_path / "tables.db"), tmp_path, "--host", "0.0.0.0", "--log", level) as server:
        lines = server.log.splitlines()
    assert lines[0].startswith("Północ: http://")
    told = [line for line in lines if "plain HTTP on 0.0.0.0" in line]
    assert len(told) == (level == "warning")


# Private files


def test_files_and_folders_are_for_their_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POLNOC_SAVES", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    old = os.umask(0o022)
    try:
        with open_store(str(tables_file())) as store, hold_file_lock(str(tables_file())):
            store.create(a_table()).wait()
            new_save("duchy")
            files = {path.name: mode_of(path) for path in (tmp_path / "polnoc").iterdir()}
    finally:
        os.umask(old)
    assert files.pop("saves") == 0o700
    assert mode_of(tmp_path / "polnoc") == 0o700
    assert set(files) == {
        "tables.db",
        "tables.db-wal",
        "tables.db-shm",
        "tables.db-turn",
        "tables.db-serving",
    }
    assert set(files.values()) == {0o600}


def test_a_data_folder_of_an_earlier_version_is_tightened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("POLNOC_SAVES", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "polnoc"
    (folder / "saves").mkdir(parents=True)
    left = [folder / "tables.db", folder / "saves" / "duchy-1.json", folder / "saves" / "results.jsonl"]
    for path in left:
        path.touch()
        path.chmod(0o644)
    folder.chmod(0o755)
    tables_file()
    assert [mode_of(path) for path in (folder, folder / "saves")] == [0o700] * 2
    assert [mode_of(path) for path in left] == [0o600] * 3


def test_a_folder_that_was_named_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLNOC_SAVES", str(tmp_path / "games" / "saves"))
    (tmp_path / "games").mkdir(0o755)
    (tmp_path / "games").chmod(0o755)
    assert mode_of(tables_file().parent) == 0o755
    assert mode_of(new_save("duchy").parent) == 0o700, "but a new one is private"
