"""Everything that is sent about a table has one of a few lengths, exact to the byte on the wire."""

from __future__ import annotations

import random
import re
import socket
import zlib
from collections.abc import Callable
from functools import cache
from typing import Final

import httpx2
import pytest
from isal import isal_zlib
from starlette.testclient import TestClient
from websockets.sync.client import connect

from polnoc.table.connections import LastFrame, frame_of
from polnoc.table.limits import Limits
from polnoc.table.padding import CLASS_BYTES, DATA, PAGE, SMALL, class_of
from tests.table.serving import LIMIT, running_table
from tests.table.test_open_sockets import new_table, server_sockets, watch
from tests.table.tools import JSON, begin, look, play_on

#: Bytes before the payload of a short frame and of a long one.
SHORT_HEAD, LONG_HEAD = 4, 10
#: The bit that marks a frame as compressed (RFC 7692).
PACKED = 0x40

#: Lengths around those where one class ends and another begins, and where blocks and headers grow.
LENGTHS: Final = (
    *range(0, 300, 7),
    *[edge + near for edge in (*CLASS_BYTES, 65_536, 2 * CLASS_BYTES[-1]) for near in range(-20, 8)],
)


# Frames


@pytest.mark.parametrize("least", [SMALL, 2 * SMALL])
@pytest.mark.parametrize("bits", [0, 9, 12, 15])
def test_a_frame_has_the_length_of_a_class_and_reads_as_before(bits: int, least: int) -> None:
    for length in LENGTHS:
        text = _hard_to_pack()[:length]
        frame = frame_of(text, bits, least)
        head = SHORT_HEAD if frame[1] == 126 else LONG_HEAD
        assert len(frame) == class_of(len(frame), least), length
        assert int.from_bytes(frame[2:head]) == len(frame) - head
        payload = frame[head:]
        assert bool(frame[0] & PACKED) == (bits > 0 and length > least - SHORT_HEAD), length
        if frame[0] & PACKED:
            payload = zlib.decompressobj(-bits).decompress(payload + b"\0\0\xff\xff")
        assert payload.rstrip(b" ") == text, length


def test_a_text_that_just_misses_its_class_is_packed_better() -> None:
    luck, words = random.Random(1), b""
    pieces = [
        f'<use href="#{luck.randrange(10**6)}" x="{luck.randrange(100)}"/>'.encode() for _ in range(300)
    ]
    while len(_quickly_packed(words)) <= SMALL:
        words += luck.choice(pieces)
    assert len(frame_of(words, 15)) == SMALL
    while len(_quickly_packed(words)) <= 2 * SMALL:
        words += luck.choice(pieces)
    assert len(frame_of(words, 15)) > SMALL  # nothing could compress it so well


def _quickly_packed(text: bytes) -> bytes:
    return isal_zlib.compress(text, 1)


@cache
def _hard_to_pack() -> bytes:
    """Return a text that deflate hardly shortens, as long as the longest that is tried."""
    text, state = bytearray(), 1
    for _ in range(max(LENGTHS)):
        state = state * 6_364_136_223_846_793_005 % 2**64 + 1
        text.append(33 + (state >> 40) % 90)
    return bytes(text)


@pytest.mark.parametrize("extension", ["", "permessage-deflate; client_max_window_bits"])
def test_frames_are_of_a_class_as_they_come_from_the_server(extension: str) -> None:
    with running_table(Limits()) as site:
        table = new_table(site)
        with site.connect() as connection:
            connection.sendall(_handshake(f"{table}/live?seat=-1&have=", extension))
            answered, _, frame = _read_until(connection, b"\r\n\r\n").partition(b"\r\n\r\n")
            assert b" 101 " in answered
            assert (b"permessage-deflate" in answered) == bool(extension)
            frame += _read(connection, SHORT_HEAD - len(frame))
            payload = int.from_bytes(frame[2:SHORT_HEAD])
            assert SHORT_HEAD + payload == (SMALL if extension else DATA)


def test_a_padded_frame_is_read_by_a_client_that_packs_and_one_that_does_not() -> None:
    with running_table(Limits()) as site:
        where = f"ws://localhost:{site.port}{new_table(site)}/live?seat=-1&have="
        texts = []
        for compression in ("deflate", None):
            with connect(where, compression=compression, open_timeout=LIMIT) as live:
                texts.append(str(live.recv(LIMIT)).rstrip())
        assert texts[0] == texts[1]


def test_a_game_with_large_updates_has_a_larger_least_class() -> None:
    for game, least in (("duchy", SMALL), ("bestia", 2 * SMALL)):
        with running_table(Limits()) as site, watch(site, new_table(site, game)):
            assert [guarded.least for guarded in server_sockets(site)] == [least]


def _handshake(path: str, extension: str) -> bytes:
    offers = f"Sec-WebSocket-Extensions: {extension}\r\n" if extension else ""
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    return f"{head}{key}{offers}\r\n".encode()


def _read_until(connection: socket.socket, mark: bytes) -> bytes:
    taken = b""
    while mark not in taken:
        taken += connection.recv(65_536)
    return taken


def _read(connection: socket.socket, count: int) -> bytes:
    taken = b""
    while len(taken) < count:
        taken += connection.recv(count - len(taken))
    return taken


# Responses


def test_pages_data_and_answers_each_have_one_length(client: TestClient) -> None:
    table = begin(client, "you,you")
    form = {"seat": "0", "token": "x", "key": "k"}
    for path in ("?seat=0", "?seat=1", "", "/then/0?seat=0", "/then/999", "/link/0", "/replay"):
        page = client.get(table + path)
        assert len(page.content) == PAGE, path
        assert re.search(r"</html>\s*<!-- *-->$", page.text), path
        assert len(client.get(table + path, headers=JSON).content) in (DATA, PAGE), path
    for what in ("answer", "undo", "undo-reply", "why", "hint", "say", "note", "mark", "nothing"):
        told = client.post(f"{table}/{what}", data={**form, "text": "", "piece": "hand"}, headers=JSON)
        assert len(told.content) == SMALL, what
        assert told.json() is not None
        assert told.headers["content-length"] == str(SMALL)
        assert len(client.post(f"{table}/{what}", data=form | {"text": ""}).content) in (PAGE, SMALL), what


def test_refusals_of_every_kind_are_padded(client: TestClient) -> None:
    table = begin(client, "you,you")
    foreign = client.post(f"{table}/answer", headers={"sec-fetch-site": "cross-site", **JSON})
    unread = client.post(f"{table}/answer", content=b"x" * 70_000, headers={**JSON, "content-type": "text/x"})
    wrong = client.put(table, headers=JSON)
    nowhere = client.get("/t/23456789abcdefgh", headers=JSON)
    assert [answer.status_code for answer in (foreign, unread, wrong, nowhere)] == [403, 413, 405, 404]
    assert {len(answer.content) for answer in (foreign, unread)} == {SMALL}
    assert {len(answer.content) for answer in (wrong, nowhere)} == {DATA}


def test_an_answer_about_a_table_must_not_be_packed_on_its_way(client: TestClient) -> None:
    table = begin(client, "you,you")
    for answer in (client.get(table), client.get(table, headers=JSON), client.post(f"{table}/answer")):
        assert answer.headers["cache-control"] == "no-store, no-transform"
        assert "etag" not in answer.headers
        assert "content-encoding" not in answer.headers


def test_a_head_alone_says_the_length_of_the_page(client: TestClient) -> None:
    table = begin(client, "you,you")
    assert client.head(table).headers["content-length"] == str(PAGE)


def test_what_leads_elsewhere_has_no_body(client: TestClient) -> None:
    table = begin(client, "you,you")
    seen = look(client, table, 0)
    form = {"seat": "0", "token": seen["token"], "key": "k", "action": seen["options"][0]["action"]}
    done = client.post(f"{table}/answer", data=form, follow_redirects=False)
    assert (done.status_code, done.content, done.headers["content-length"]) == (303, b"", "0")


def test_records_and_pages_beside_the_tables_stay_as_they_are(client: TestClient) -> None:
    table = begin(client, "you,you")
    play_on(client, table, (0, 1), random.Random(1))
    record = client.get(f"{table}/record.json")
    assert record.headers["content-disposition"]
    assert not record.text.endswith("  ")
    assert len(client.get("/").content) not in CLASS_BYTES


def test_notes_and_hands_do_not_change_the_length_of_a_page(
    client: TestClient, other: Callable[[], TestClient]
) -> None:
    table = begin(client, "you,random")
    before = client.get(f"{table}?seat=0")
    client.post(f"{table}/note", data={"seat": "0", "text": "a" * 1_999}, headers=JSON)
    after = client.get(f"{table}?seat=0")
    assert "a" * 1_999 in after.text
    assert len(before.content) == len(after.content) == len(other().get(table).content)


def test_a_server_on_a_real_socket_sends_what_it_announces() -> None:
    with running_table(Limits()) as site:
        table = new_table(site)
        page = httpx2.get(f"http://localhost:{site.port}{table}", timeout=LIMIT)
        assert page.headers["content-length"] == str(len(page.content)) == str(PAGE)


def test_the_last_frame_serves_the_same_text_in_the_same_form_only() -> None:
    last, text, other = LastFrame(), b"x" * 9_000, b"y" * 9_000
    forms = [(text, 15, SMALL), (text, 12, SMALL), (text, 15, CLASS_BYTES[1]), (other, 15, SMALL)]
    assert [last.frame_of(*form) for form in forms] == [frame_of(*form) for form in forms]
    assert last.frame_of(*forms[0]) is last.frame_of(*forms[0])
