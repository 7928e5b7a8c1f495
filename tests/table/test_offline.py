"""The installed app over HTTP: its manifest, icons and worker, and pages that say nothing about anybody."""

from __future__ import annotations

import json
import re
import struct
import zlib
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from polnoc.table import offline
from polnoc.table.layout import GROUND_COLOURS
from tests.table.tools import begin
from tools.icons import ICONS, STATIC, Icon, drawn

HTML = {"accept": "text/html"}


def test_the_manifest_speaks_both_languages_and_is_one_app(client: TestClient) -> None:
    pl, en = [client.get(f"/manifest.webmanifest?lang={language}") for language in ("pl", "en")]
    assert pl.headers["content-type"].startswith("application/manifest+json")
    assert (pl.json()["lang"], en.json()["lang"]) == ("pl", "en")
    assert pl.json()["description"] != en.json()["description"]
    for name in ("id", "start_url", "scope", "display", "icons", "theme_color"):
        assert pl.json()[name] == en.json()[name]
    asked = client.get("/manifest.webmanifest?lang=xx", headers={"accept-language": "pl"})
    assert asked.json()["lang"] == "pl", "an unknown language is the reader's"
    for language in ("pl", "en"):
        page = client.get("/", headers={**HTML, "accept-language": language}).text
        assert f'rel="manifest" href="/manifest.webmanifest?lang={language}"' in page


def test_icons_have_the_sizes_that_the_manifest_names(client: TestClient) -> None:
    for icon in client.get("/manifest.webmanifest").json()["icons"]:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"


@pytest.mark.parametrize("icon", [icon for icon in ICONS if icon.side < 500], ids=lambda icon: icon.name)
def test_icons_are_those_of_the_drawing(icon: Icon) -> None:
    """The large ones are drawn by the same code, and take seconds."""
    rows = pixels_of((STATIC / icon.name).read_bytes(), icon.side)
    assert rows == drawn(icon), "run `python -m tools.icons`"


def pixels_of(png: bytes, side: int) -> bytes:
    """Return the pixels of a file written by `tools.icons`: one chunk with all rows, none filtered."""
    at = png.index(b"IDAT")
    (size,) = struct.unpack(">I", png[at - 4 : at])
    lines = zlib.decompress(png[at + 4 : at + 4 + size])
    return b"".join([lines[row + 1 : row + 1 + side * 4] for row in range(0, len(lines), side * 4 + 1)])


def test_the_colours_around_the_page_are_those_of_the_page(client: TestClient) -> None:
    grounds = re.findall(r"--ground: (#[0-9a-f]{6})", (STATIC / "polnoc.css").read_text())
    assert grounds[:2] == [GROUND_COLOURS["night"], GROUND_COLOURS["day"]]
    assert client.get("/", headers=HTML).text.count('name="theme-color"') == 2
    client.cookies.set("theme", "day")
    assert f'name="theme-color" content="{GROUND_COLOURS["day"]}">' in client.get("/", headers=HTML).text


# The worker -----------------------------------------------------------------------------


def test_the_worker_names_all_static_files_and_is_not_kept_by_browsers(client: TestClient) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "worker-src 'self'" in policy and "manifest-src 'self'" in policy
    files = json.loads(answer.text.splitlines()[1].removeprefix("const FILES = ").removesuffix(";"))
    assert {"/static/polnoc.css", "/static/table.js", "/static/games/duchy/board.css"} <= {*files}
    assert [file for file in files if client.get(file).status_code != 200] == []


def test_another_version_of_the_files_is_another_worker(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    changed = tmp_path / "changed.css"
    changed.write_text("")
    known = dict(offline._static_files())
    versions = set()
    for text in ("a {}", "b {}", "a {}"):
        changed.write_text(text)
        monkeypatch.setattr(
            offline, "_static_files", lambda: iter([*known.items(), ("/static/x.css", changed)])
        )
        versions.add(offline.worker_script.__wrapped__())
    assert len(versions) == 2


# Pages ----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/offline", "/offline/start"])
def test_pages_without_a_connection_are_the_same_for_everybody(client: TestClient, path: str) -> None:
    stranger = client.get(path, headers=HTML).text
    table = begin(client, "you,novice")
    client.post("/name", data={"name": "Ola"})
    assert "Ola" in client.get("/", headers=HTML).text and table in client.get("/", headers=HTML).text
    assert client.get(path, headers=HTML).text == stranger
    client.cookies.set("lang", "pl")
    client.cookies.set("theme", "day")
    chosen = client.get(path, headers=HTML).text
    assert '<html lang="pl" data-theme="day">' in chosen
    assert "Brak połączenia" in chosen and "Ola" not in chosen and table not in chosen
