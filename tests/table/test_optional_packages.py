"""Packages that make the server faster may be missing: there are no wheels for every system."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from examples.client import Site, play
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.sync.client import connect

from polnoc.table import connections
from polnoc.table.connections import frame_of
from polnoc.table.padding import SMALL
from tests.table.processes import serving
from tests.table.serving import LIMIT

HIDDEN = ("isal", "uvloop", "psycopg")


def test_a_server_without_them_is_played_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in HIDDEN:
        (tmp_path / f"{name}.py").write_text(f"raise ImportError('no {name} here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with serving(str(tmp_path / "tables.db"), tmp_path) as server:
        over = play(Site(server.address), "duchy", "you,novice", {"points": "1"})
        assert over["winners"]
        live = f"{server.address.replace('http', 'ws', 1)}/t/{over['table']}/live?seat=-1&have="
        with connect(live, open_timeout=LIMIT) as socket:
            assert '"mark"' in str(socket.recv(LIMIT))
        assert "Error" not in server.log


def test_without_isal_frames_are_packed_and_padded_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HAS_ISAL", False)
    for length in (2 * SMALL, 10 * SMALL, 50 * SMALL):
        text = ("<g class='pawn' data-at='3,4'></g>" * length)[:length].encode()
        frame = frame_of(text, 15)
        assert len(frame) == SMALL
        assert zlib.decompressobj(-15).decompress(frame[4:] + b"\0\0\xff\xff").rstrip(b" ") == text


#: What our protocols override or call in uvicorn's.
HTTP = """
    connection_made connection_lost data_received on_message_begin on_headers_complete on_body
    on_message_complete on_response_complete send_400_response handle_websocket_upgrade shutdown
    _unset_keepalive_if_required _unsupported_upgrade_warning
"""
LIVE = """
    connection_lost data_received handle_connect resume_writing run_asgi send send_500_response
    send_receive_event_to_app start_keepalive stop_keepalive
"""


@pytest.mark.parametrize(("theirs", "used"), [(HttpToolsProtocol, HTTP), (WebSocketsSansIOProtocol, LIVE)])
def test_uvicorn_has_what_we_override(theirs: type, used: str) -> None:
    """It promises nothing about its protocols: a release that renames something does not suit us yet."""
    assert [name for name in used.split() if not hasattr(theirs, name)] == []
