"""A backup is complete, verified, private and made during operation; a restore brings everything back."""

from __future__ import annotations

import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from polnoc.cli import main
from polnoc.store import StoreError, open_store
from polnoc.store.backup import back_up, restore
from polnoc.store.file_lock import hold_file_lock
from tests.store.postgres_server import Server, find_programs
from tests.store.tools import a_table, an_answer


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_backup_while_answers_are_stored_holds_everything_acknowledged_before(tmp_path: Path) -> None:
    path, saved = tmp_path / "tables.db", tmp_path / "saved.db"
    with open_store(str(path)) as store:
        table_id = store.create(a_table()).wait()
        before = 50
        for seq in range(before):
            store.append(table_id, seq, f"k{seq}", an_answer()).wait()
        more = threading.Thread(
            target=lambda: [
                store.append(table_id, seq, f"k{seq}", an_answer()).wait() for seq in range(before, 150)
            ]
        )
        more.start()
        back_up(str(path), saved)
        more.join()
    assert mode_of(saved) == 0o600
    assert sorted(file.name for file in tmp_path.iterdir() if "saved" in file.name) == ["saved.db"]
    with open_store(str(saved)) as copy:
        entries = copy.log(table_id).wait().entries
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
        assert len(entries) >= before
        assert copy.faults().wait() == []


def test_a_backup_of_a_store_that_nobody_has_open(tmp_path: Path) -> None:
    path, saved = tmp_path / "tables.db", tmp_path / "saved.db"
    with open_store(str(path)) as store:
        table_id = store.create(a_table()).wait()
    back_up(str(path), saved)
    with open_store(str(saved)) as copy:
        assert copy.table(table_id).wait().id == table_id


def test_a_file_that_is_there_is_replaced_only_if_asked(tmp_path: Path) -> None:
    path, saved = tmp_path / "tables.db", tmp_path / "saved.db"
    open_store(str(path)).close()
    saved.write_text("a letter")
    saved.chmod(0o644)
    with pytest.raises(StoreError, match="is there already: name another file, or add --force"):
        back_up(str(path), saved)
    assert saved.read_text() == "a letter"
    back_up(str(path), saved, overwrite=True)
    assert mode_of(saved) == 0o600
    with sqlite3.connect(saved) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    copy.close()


@pytest.mark.parametrize("overwrite", [False, True])
def test_a_damaged_store_gives_no_backup(tmp_path: Path, overwrite: bool) -> None:
    path, saved = tmp_path / "tables.db", tmp_path / "saved.db"
    with open_store(str(path)) as store:
        for _ in range(50):
            store.create(a_table()).wait()
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
    with pytest.raises(StoreError):
        back_up(str(path), saved, overwrite=overwrite)
    assert [file.name for file in tmp_path.iterdir() if "saved" in file.name] == []


def test_a_restore_brings_back_what_was_removed(tmp_path: Path) -> None:
    path, saved = tmp_path / "tables.db", tmp_path / "saved.db"
    with open_store(str(path)) as store:
        table_id = store.create(a_table()).wait()
        store.append(table_id, 0, "k", an_answer()).wait()
        back_up(str(path), saved)
        store.remove_table(table_id).wait()
        store.create(a_table()).wait()
    with pytest.raises(StoreError, match="is there already: back it up, then add --force"):
        restore(str(path), saved)
    assert restore(str(path), saved, overwrite=True) == 1
    assert restore(str(tmp_path / "new.db"), saved) == 1
    for place in (path, tmp_path / "new.db"):
        assert mode_of(place) == 0o600
        with open_store(str(place)) as again:
            assert [table.id for table in again.tables().wait()] == [table_id]
            assert [entry.text for entry in again.log(table_id).wait().entries] == ["h5"]
            assert again.append(table_id, 1, "l", an_answer()).wait().seq == 2


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    path, letter, other = tmp_path / "tables.db", tmp_path / "letter.txt", tmp_path / "other.db"
    with open_store(str(path)) as store:
        table_id = store.create(a_table()).wait()
    letter.write_text("Droga Olu! " * 100)
    with sqlite3.connect(other) as theirs:
        theirs.execute("CREATE TABLE birds (name TEXT)")
    theirs.close()
    for source in (letter, other, tmp_path / "nothing.db"):
        with pytest.raises(StoreError):
            restore(str(path), source, overwrite=True)
    with open_store(str(path)) as store:
        assert store.table(table_id).wait().id == table_id


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, saved = str(tmp_path / "tables.db"), str(tmp_path / "saved.db")
    open_store(path).close()
    assert main(["admin", "backup", saved, "--store", path]) == 0
    assert "complete and checked" in capsys.readouterr().out
    assert main(["admin", "backup", saved, "--store", path]) == 2
    assert "add --force" in capsys.readouterr().err
    with hold_file_lock(path):
        assert main(["admin", "backup", saved, "--store", path, "--force"]) == 0, "a server may run"
        assert main(["admin", "restore", saved, "--store", path, "--force"]) == 2
        assert "another server uses" in capsys.readouterr().err
    assert main(["admin", "restore", saved, "--store", path, "--force"]) == 0
    assert main(["admin", "backup", saved, "--store", ":memory:", "--force"]) == 2
    assert main(["admin", "backup", saved, "--store", str(tmp_path / "no.db"), "--force"]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_postgresql_is_dumped_by_its_own_program(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, saved = postgres.emptied_database(), tmp_path / "saved.dump"
    with open_store(address) as store:
        store.create(a_table()).wait()
        monkeypatch.setenv("PATH", "/nowhere")
        with pytest.raises(StoreError, match="pg_dump --schema=polnoc --format=custom"):
            back_up(address, saved)
        assert list(tmp_path.iterdir()) == []
        monkeypatch.setenv("PATH", f"{find_programs()}:/usr/bin:/bin")
        back_up(address, saved)
    assert mode_of(saved) == 0o600
    assert saved.read_bytes()[:5] == b"PGDMP"
    with pytest.raises(StoreError, match="pg_dump has failed"):
        back_up(postgres.address("nothing"), tmp_path / "other.dump")


def test_a_dump_of_postgresql_is_restored_whole(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address, saved = postgres.new_database(), tmp_path / "saved.dump"
    monkeypatch.setenv("PATH", f"{find_programs()}:/usr/bin:/bin")
    with open_store(address) as store:
        table_id = store.create(a_table()).wait()
        store.append(table_id, 0, "k", an_answer()).wait()
        back_up(address, saved)
        with pytest.raises(StoreError, match="stop the server first"):
            restore(address, saved, overwrite=True)
        store.remove_table(table_id).wait()
        store.create(a_table()).wait()
        store.create(a_table()).wait()
    with monkeypatch.context() as bare, pytest.raises(StoreError, match="run: pg_restore --clean"):
        bare.setenv("PATH", "/nowhere")
        restore(address, saved)
    with pytest.raises(StoreError, match="there are tables already: back them up, then add --force"):
        restore(address, saved)
    assert main(["admin", "restore", str(saved), "--store", address, "--force"]) == 0
    assert capsys.readouterr().out.startswith("1 tables are here again")
    fresh = postgres.new_database()
    assert restore(fresh, saved) == 1
    for place in (address, fresh):
        with open_store(place) as again:
            assert [table.id for table in again.tables().wait()] == [table_id]
            assert [entry.text for entry in again.log(table_id).wait().entries] == ["h5"]
            assert again.append(table_id, 1, "l", an_answer()).wait().seq == 2


def test_what_is_no_dump_of_tables_is_not_restored(
    postgres: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{find_programs()}:/usr/bin:/bin")
    address, letter, cut = postgres.emptied_database(), tmp_path / "letter.txt", tmp_path / "cut.dump"
    letter.write_text("Droga Olu! " * 100)
    with open_store(address) as store:
        table_id = store.create(a_table()).wait()
        back_up(address, cut)
    cut.write_bytes(cut.read_bytes()[:-2_000])
    for source in (letter, cut, tmp_path / "nothing.dump"):
        with pytest.raises(StoreError):
            restore(address, source, overwrite=True)
    with open_store(address) as store:
        assert store.table(table_id).wait().id == table_id
