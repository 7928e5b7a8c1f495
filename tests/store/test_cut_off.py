"""A server that is cut off in the middle of its work does not lock its tables for the others."""

from __future__ import annotations

import logging
from contextlib import closing

import psycopg
import pytest
from psycopg import sql

from polnoc.store import open_store
from polnoc.store import postgres as sessions
from tests.store.postgres_server import Server
from tests.store.tools import a_table


@pytest.mark.parametrize("half_sent", [True, False], ids=["in a message", "between two"])
def test_whoever_was_cut_off_in_the_middle_of_its_work_locks_no_table(
    half_sent: bool, postgres: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sessions, "HALF_SENT_SECONDS", 0.5)
    monkeypatch.setattr(sessions, "_SESSION", (*sessions._SESSION, "SET lock_timeout = '1s'"))
    address = postgres.emptied_database()
    with (
        caplog.at_level(logging.WARNING, "polnoc.store"),
        open_store(address) as store,
        closing(psycopg.connect(address, application_name="polnoc", autocommit=True)) as cut_off,
    ):
        table_id = store.create(a_table()).wait()
        cut_off.execute("BEGIN")
        cut_off.execute("SELECT 1 FROM polnoc.pulses WHERE table_id = %s FOR UPDATE", [table_id])
        if half_sent:
            cut_off.pgconn.enter_pipeline_mode()
            cut_off.pgconn.send_query_params(b"SELECT 1", None)
            cut_off.pgconn.flush()  # without the end of the message: it was lost with the connection
        store.keep_deadline(table_id, 100).wait()
        assert store.deadlines(100).wait() == [(100, table_id)]
    assert "sessions of servers that were cut off have been ended" in caplog.text


def test_a_user_who_may_end_no_session_writes_all_the_same(
    postgres: Server, caplog: pytest.LogCaptureFixture
) -> None:
    address = postgres.new_database()
    name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
    postgres.execute(sql.SQL("CREATE ROLE modest LOGIN").format())
    postgres.execute(sql.SQL("GRANT CREATE ON DATABASE {} TO modest").format(sql.Identifier(str(name))))
    forbid = sql.SQL("REVOKE EXECUTE ON FUNCTION pg_terminate_backend FROM PUBLIC").format()
    postgres.execute(forbid, str(name))
    with (
        caplog.at_level(logging.WARNING, "polnoc.store"),
        open_store(address.replace("polnoc@", "modest@")) as store,
    ):
        table_id = store.create(a_table()).wait()
        assert [table.id for table in store.tables().wait()] == [table_id]
    assert "cannot be ended: " in caplog.text
    assert "permission denied for function pg_terminate_backend" in caplog.text
