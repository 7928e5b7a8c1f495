"""Headers of every response, and requests from other sites."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from polnoc.store import open_store
from polnoc.table.limits import Limits
from polnoc.table.safe_headers import HEADERS, comes_from_elsewhere
from tests.table.serving import table_app


def test_posts_and_sockets_from_other_sites_are_refused() -> None:
    ours = {"host": "table.example", "origin": "http://table.example"}
    theirs = [
        {"host": "table.example", "sec-fetch-site": "cross-site"},
        {"host": "table.example", "sec-fetch-site": "same-site"},
        {"host": "table.example", "origin": "http://evil.example"},
        {"host": "table.example", "origin": "null"},
        {"host": "table.example", "origin": "http://["},
    ]
    for kind in ("http", "websocket"):
        assert not comes_from_elsewhere(_scope(kind, ours))
        assert all(comes_from_elsewhere(_scope(kind, headers)) for headers in theirs)
    assert not comes_from_elsewhere({**_scope("http", theirs[0]), "method": "GET"})


def _scope(kind: str, headers: dict[str, str]) -> dict[str, object]:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": kind, "method": "POST", "headers": raw}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_refusal_is_a_page_or_data_in_the_readers_language(language: str) -> None:
    with open_store(":memory:") as store, TestClient(table_app(store, Limits())) as client:
        headers = {"sec-fetch-site": "cross-site", "accept-language": language}
        page = client.post("/tables", headers=headers)
        data = client.post("/tables", headers={**headers, "accept": "application/json"})
    sentence = {"pl": "To przyszło z innej witryny", "en": "sent by a page of another site"}[language]
    assert (page.status_code, data.status_code) == (403, 403)
    assert f'lang="{language}"' in page.text
    assert sentence in page.text
    assert sentence in data.json()["problem"]
    for name, value in HEADERS.items():
        assert page.headers[name] == data.headers[name] == value
