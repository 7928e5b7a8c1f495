"""Packs at new tables: the host's own, and uploaded ones."""

from __future__ import annotations

import html
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from polnoc.engine.packs import content_hash
from polnoc.games import find_game
from polnoc.store import Store, open_store
from polnoc.table.app import create_app
from polnoc.table.limits import UNCOUNTED, Limits
from polnoc.table.packs import BadPackFolder, PackSettings, file_name, read_pack_folder
from tests.games.test_combined_packs import GEAR, GHOST, SPOOK, WHOLE_DECK, heroine
from tests.table.tools import JSON, begin, look, play_on

Other = Callable[[], TestClient]


@pytest.fixture(scope="module")
def server() -> Iterator[TestClient]:
    """One server for all tests, because its worker is slow to start."""
    with open_store(":memory:") as store, TestClient(create_app(store, pace=0.0, workers=1)) as opened:
        yield opened


@pytest.fixture
def client(server: TestClient) -> TestClient:
    """A browser that nobody has used."""
    browser = TestClient(server.app)
    browser.portal = server.portal
    return browser


@pytest.fixture
def other(server: TestClient) -> Other:
    """Return a function that opens further browsers at the same server."""

    def come() -> TestClient:
        browser = TestClient(server.app)
        browser.portal = server.portal
        return browser

    return come


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[TestClient]:
    """Another server, which has none of the packs."""
    with open_store(":memory:") as store, TestClient(create_app(store, pace=0.0, workers=1)) as opened:
        yield opened


#: A name that would do something if it were taken for markup.
EVIL = "<img src=x onerror=alert(1)>&amp;“'"


def add(client: TestClient, game: str, text: str, name: str = "mine.toml", **fields: str) -> Any:
    """Upload a pack as a program does."""
    file = {"file": (name, text.encode(), "application/toml")}
    return client.post("/packs", data={"game": game, **fields}, files=file, headers=JSON)


def added(client: TestClient, game: str, text: str, name: str = "mine.toml") -> str:
    reply = add(client, game, text, name)
    assert reply.status_code == 201, reply.text
    return str(reply.json()["pack"])


def listed(client: TestClient) -> list[str]:
    return [pack["name"] for pack in client.get("/packs", headers=JSON).json()["packs"]]


# The host's folder ----------------------------------------------------------------------


def test_a_folder_offers_what_is_in_order_and_tells_all_mistakes(tmp_path: Path) -> None:
    (tmp_path / "ghost.toml").write_text(GHOST.text, encoding="utf-8")
    (tmp_path / "bad.toml").write_text(GEAR.text.replace("slow", "slwo"), encoding="utf-8")
    (tmp_path / "latin.toml").write_bytes("name = 'ż'".encode("iso-8859-2"))
    (tmp_path / "notes.txt").write_text("not a pack", encoding="utf-8")
    folder = read_pack_folder(tmp_path)
    assert [(pack.game, pack.name) for pack in folder.packs] == [("duchy", "ghost.toml")]
    assert [line.split(":")[0] for line in folder.mistakes] == ["pack bad.toml", "pack latin.toml"]
    with pytest.raises(BadPackFolder, match="no such folder"):
        read_pack_folder(tmp_path / "nowhere")


@pytest.fixture
def hosted(store: Store, tmp_path: Path) -> Iterator[TestClient]:
    """A server that offers a pack and accepts no uploads."""
    (tmp_path / "ghost.toml").write_text(GHOST.text, encoding="utf-8")
    settings = PackSettings(read_pack_folder(tmp_path).packs, uploads=False)
    with TestClient(create_app(store, pace=0.0, workers=1, pack_settings=settings)) as opened:
        yield opened


def test_packs_of_the_host_are_offered_to_everybody(hosted: TestClient) -> None:
    ghost = content_hash(GHOST.text)
    page = hosted.get("/new/duchy").text
    assert f'name="pack-{ghost}"' in page
    assert 'type="file"' not in page
    assert "pack-" not in hosted.get("/new/bestia").text
    table = begin(hosted, "you,novice", **{f"pack-{ghost}": "yes"})
    assert look(hosted, table)["origin"] == ["pack"]
    assert "Played with the pack: ghost." in hosted.get(table).text
    refused = add(hosted, "duchy", GHOST.text)
    assert refused.status_code == 403
    assert listed(hosted) == ["ghost.toml"]


# Uploading ------------------------------------------------------------------------------


def test_every_mistake_is_told_and_the_form_stays(client: TestClient) -> None:
    bad = heroine("olga").text.replace("olga-iron =", "iron =")
    file = {"file": ("film.toml", bad.encode(), "application/toml")}
    form = {"game": "finalgirl", "way": "solo", "set-board": "extreme", "set-ambiguity": "luck"}
    reply = client.post("/packs", data=form, files=file)
    assert reply.status_code == 400
    page = html.unescape(reply.text)
    assert "film.toml cannot be played yet" in page
    assert page.count("<li lang") >= 4  # a missing name and a stray one, in two languages
    assert re.search(r'value="extreme" selected', page)
    data = add(client, "finalgirl", bad).json()
    assert {mistake["key"] for mistake in data["mistakes"]} >= {"words.pl", "words.en"}
    assert listed(client) == []


def test_what_was_brought_in_is_chosen_and_the_form_stays(client: TestClient) -> None:
    file = {"file": ("film.toml", heroine("olga").text.encode(), "application/toml")}
    form = {"game": "finalgirl", "way": "solo", "set-board": "extreme"}
    page = client.post("/packs", data=form, files=file).text
    assert "Olga" in page
    assert re.search(r'name="pack-[0-9a-f]{16}" value="yes" checked', page)
    assert re.search(r'value="extreme" selected', page)


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"", "Choose a file first"),
        (b"\xff\xfe", "not UTF-8"),
        (b"a" * 60_000, "at most 48 KB"),
        (b"[[card", "not TOML"),
        (b"a = " + b"[" * 20_000, ""),
        (b'name = "a\x00b"', ""),
    ],
)
def test_what_is_no_pack_is_refused(client: TestClient, raw: bytes, told: str) -> None:
    reply = client.post("/packs", data={"game": "duchy"}, files={"file": ("x.toml", raw)}, headers=JSON)
    assert reply.status_code == 400
    assert told in reply.json()["problem"]
    assert listed(client) == []


def test_a_file_that_was_chosen_but_not_added_begins_no_game(client: TestClient) -> None:
    form = {"game": "duchy", "seats": "you,novice", "file": "mine.toml"}
    reply = client.post("/tables", data=form)
    assert reply.status_code == 400
    assert "not added it" in html.unescape(reply.text)


def test_the_name_of_a_file_is_only_a_name() -> None:
    assert file_name("C:\\my packs\\film.toml") == "film.toml"
    assert file_name("../../etc/passwd") == "passwd"
    assert file_name("a\u202eb\n\tc.toml") == "a b c.toml"
    assert file_name("\u202e") == "pack.toml"
    assert len(file_name("a" * 500)) == 60


# Ownership ------------------------------------------------------------------------------


def test_nobody_else_knows_of_a_pack(client: TestClient, other: Other) -> None:
    pack = added(client, "duchy", GHOST.text, "secret.toml")
    stranger = other()
    assert listed(client) == ["secret.toml"]
    assert listed(stranger) == []
    assert "secret.toml" not in stranger.get("/packs").text
    assert "secret.toml" not in stranger.get("/new/duchy", params={f"pack-{pack}": "yes"}).text
    refused = stranger.post(
        "/tables", data={"game": "duchy", "seats": "you,novice", "packs": pack}, headers=JSON
    )
    assert refused.status_code == 400
    assert stranger.post("/packs/remove", data={"pack": pack}, headers=JSON).status_code == 404
    assert listed(client) == ["secret.toml"]


def test_a_friend_plays_with_the_pack_of_the_host_and_cannot_take_it(
    client: TestClient, other: Other
) -> None:
    pack = added(client, "duchy", GHOST.text, "<i>Dust & Co.toml")
    form = {"game": "duchy", "seats": "you,free", "packs": pack}
    made = client.post("/tables", data=form, headers=JSON).json()
    friend = other()
    link = made["invitations"]["1"]
    assert "Played with the pack: &lt;i&gt;Dust &amp; Co." in friend.get(link).text
    friend.post(f"{made['table']}/sit", data={"whose": "1", "name": "Olek"})
    assert look(friend, made["table"])["seat"] == 1
    shown = friend.get(made["table"]).text
    assert "Dust" in shown
    assert "Played with the pack: &lt;i&gt;Dust &amp; Co." in shown, "its name is text, never markup"
    assert listed(friend) == []


def test_a_game_goes_on_with_a_pack_that_was_removed(client: TestClient) -> None:
    pack = added(client, "duchy", GHOST.text)
    table = begin(client, "you,novice", packs=pack)
    assert client.post("/packs/remove", data={"pack": pack}, headers=JSON).status_code == 200
    assert listed(client) == []
    tables = client.app.state.tables  # type: ignore[attr-defined]
    room = tables.rooms[table[3:]]
    tables.memory.drop(room.id)
    assert look(client, table)["origin"] == ["pack"]
    assert tables.rooms[table[3:]].game.content != find_game("duchy").content


def test_several_packs_are_played_together_or_it_is_said_why_not(client: TestClient) -> None:
    packs = [added(client, "finalgirl", heroine(id).text) for id in ("olga", "zofia")]
    page = client.get("/new/finalgirl", params={f"pack-{pack}": "yes" for pack in packs}).text
    assert page.count("checked") >= 2
    begin(client, "you", "finalgirl", packs=",".join(packs), **{"set-heroine": "zofia"})
    decks = [added(client, "duchy", text) for text in (WHOLE_DECK.text, WHOLE_DECK.text + "\n")]
    both = {"game": "duchy", "seats": "you,novice", "packs": ",".join(decks)}
    refused = client.post("/tables", data=both, headers=JSON)
    assert "replaces the box too" in refused.json()["problem"]
    assert "replaces the box too" in client.get("/new/duchy", params={f"pack-{p}": "yes" for p in decks}).text


# Names are text -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "seats", "options"),
    [
        ("duchy", GHOST.text, "you,novice", {"set-points": "1"}),
        ("straszydla", SPOOK.text, "you,novice", {"set-periods": "2"}),
        ("bestia", GEAR.text, "you,novice", {"set-days": "2"}),
        ("finalgirl", heroine("olga").text, "you", {"set-heroine": "olga", "set-personal": "yes"}),
    ],
)
def test_a_hostile_pack_is_text_wherever_its_game_is_shown_also_where_it_is_unknown(
    client: TestClient, elsewhere: TestClient, game: str, text: str, seats: str, options: dict[str, str]
) -> None:
    names, _, words = text.partition("[words.pl]")
    hostile = names + "[words.pl]" + re.sub(r"(?m)^([a-z0-9-]+) = .*$", rf'\1 = "{EVIL}"', words)
    pack = added(client, game, hostile, f"{EVIL}.toml")
    shown = [client.get("/packs").text, client.get(f"/new/{game}", params={f"pack-{pack}": "yes"}).text]
    table = begin(client, seats, game, packs=pack, **options)
    play_on(client, table, (None,), random.Random(2))
    record = client.get(f"{table}/record.json")
    kind = {"content-type": "application/json"}
    came = elsewhere.post("/import", content=record.content, headers=kind)
    assert came.status_code == 200, came.text
    copy = came.url.path.partition("/replay")[0]
    assert elsewhere.get(f"{copy}/record.json").content == record.content
    assert listed(elsewhere) == []
    again = client.post(f"{table}/again", data={"seat": "0"}, headers=JSON)
    assert again.status_code in (200, 201), again.text
    shown += [client.get(address).text for address in ("/", "/mine", "/mine/games.json", "/watch", "/open")]
    for browser, place in ((client, table), (elsewhere, copy)):
        shown += _shown_of(browser, place)
    assert all(["<img src=x" not in page for page in shown])
    assert any(["&lt;img src=x" in page for page in shown[-8:]])


def _shown_of(browser: TestClient, table: str) -> list[str]:
    """Return every page of a finished table, in both languages."""
    found = []
    for language in ("pl", "en"):
        browser.cookies.set("lang", language)
        first = browser.get(f"{table}/replay/0?eyes=above").text
        last = re.findall(r"/replay/\d+\?eyes=above", first)[-1]
        for address in ("", last, "/replay?eyes=0", "/film"):
            reply = browser.get(f"{table}{address}")
            assert reply.status_code == 200 or address == "/film"
            found.append(reply.text if reply.status_code == 200 else "")
    return found


# Limits ---------------------------------------------------------------------------------


def test_packs_are_bounded(store: Store) -> None:
    few = Limits(**{**_fields(UNCOUNTED), "person_packs": 1, "all_packs_bytes": 3_000})
    with TestClient(create_app(store, pace=0.0, workers=1, limits=few)) as client:
        added(client, "duchy", GHOST.text)
        assert add(client, "duchy", SPOOK.text).status_code == 400
        assert "Remove one of them first" in add(client, "straszydla", SPOOK.text).json()["problem"]
        with TestClient(client.app) as stranger:
            stranger.portal = client.portal
            padded = SPOOK.text + "# " + "x" * 3_000 + "\n"
            assert "no room for more packs" in add(stranger, "straszydla", padded).json()["problem"]


def test_packs_come_in_at_a_pace(store: Store) -> None:
    slow = Limits(**{**_fields(UNCOUNTED), "address_packs": 1, "local": True})
    with TestClient(create_app(store, pace=0.0, workers=1, limits=slow)) as client:
        added(client, "duchy", GHOST.text)
        refused = add(client, "duchy", GHOST.text)
        assert refused.status_code == 429
        assert "many packs lately" in refused.json()["problem"]


def _fields(limits: Limits) -> dict[str, Any]:
    return {name: getattr(limits, name) for name in limits.__dataclass_fields__}
