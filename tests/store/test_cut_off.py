"""A server that was cut off in the middle of a message does not lock its tables for the others."""

from __future__ import annotations

import logging
from contextlib import closing

import psycopg
import pytest

from polnoc.store import open_store
from polnoc.store import postgres as sessions
from tests.store.postgres_server import Server
from tests.store.tools import a_table


def test_whoever_was_cut_off_in_the_middle_of_a_message_locks_no_table(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
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
        cut_off.pgconn.enter_pipeline_mode()
        cut_off.pgconn.send_query_params(b"SELECT 1", None)
        cut_off.pgconn.flush()  # without the end of the message: it was lost with the line
        store.keep_deadline(table_id, 100).wait()
        assert store.deadlines(100).wait() == [(100, table_id)]
    assert "sessions of servers that were cut off have been ended" in caplog.text
