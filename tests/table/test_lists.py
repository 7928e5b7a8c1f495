"""Lists of tables read stored summaries: they load no table, and no table can break them."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from polnoc.bots import levels
from polnoc.engine.game import AnyGame
from polnoc.games import all_games
from polnoc.store import Store, open_store
from polnoc.table.app import create_app
from polnoc.table.lobby import SHOWN_TABLES, WATCH_PAGE_TABLES
from polnoc.table.tables import Tables
from tests.table.tools import JSON


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("lists") / "tables.db")


def visitor(client: TestClient, address: str) -> TestClient:
    """Return a browser with this address."""
    browser = TestClient(client.app, client=(address, 5000))
    browser.portal = client.portal
    return browser


def seats_of(game: AnyGame, person: str = "you") -> str:
    return ",".join([person, *[levels(game)[0]] * (min(game.players) - 1)])


def make(client: TestClient, game: AnyGame, **fields: str) -> str:
    """Create a listed table; return its path."""
    form = {"game": game.id, "seats": seats_of(game), "listed": "yes", "name-0": f"Ania {game.id}", **fields}
    made = client.post("/tables", data=form, headers=JSON)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def test_the_start_page_of_a_fresh_server_loads_no_table(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cookies: dict[str, str] = {}
    with open_store(address) as store, TestClient(create_app(store, pace=0.0, workers=1)) as client:
        tables = [make(client, game) for game in all_games()]
        cookies = dict(client.cookies)
    with open_store(address) as store, TestClient(create_app(store, pace=0.0, workers=1)) as client:

        async def refuse(tables: Tables, id: str) -> None:
            raise AssertionError(f"table {id} was loaded")

        monkeypatch.setattr(Tables, "_load", refuse)
        client.cookies.update(cookies)
        for language, asked in (("en", "to play"), ("pl", "Teraz: ")):
            page = client.get("/", headers={"accept-language": language})
            assert page.status_code == 200
            for game, table in zip(all_games(), tables, strict=True):
                assert page.text.count(f'href="{table}"') == 2, "to go on with, and to watch"
                assert f"Ania {game.id}" in page.text
            assert asked in page.text, "who is asked is known from the summary"
        assert client.app.state.tables.rooms == {}  # type: ignore[attr-defined]


def test_a_hundred_new_tables_of_one_visitor_do_not_hide_those_of_others(client: TestClient) -> None:
    duchy = all_games()[0]
    honest = [make(visitor(client, f"203.0.113.{number}"), duchy) for number in range(1, 4)]
    crowd = visitor(client, "198.51.100.7")
    for _ in range(100):
        make(crowd, duchy)
    crowd.cookies.clear()
    page = visitor(client, "192.0.2.1").get("/").text
    assert all([f'href="{table}"' in page for table in honest])
    assert page.count('href="/t/') == SHOWN_TABLES
    assert 'href="/watch"' in page


def test_unlisted_tables_do_not_hide_listed_ones(client: TestClient) -> None:
    duchy = all_games()[0]
    shown = make(visitor(client, "203.0.113.1"), duchy)
    crowd = visitor(client, "198.51.100.7")
    for _ in range(101):
        make(crowd, duchy, listed="no")
    assert f'href="{shown}"' in visitor(client, "192.0.2.1").get("/").text


@pytest.mark.parametrize("damage", ["game = 'chess'", "options = '{}'", "rules = 99", "settings = '{}'"])
def test_a_table_that_cannot_be_shown_breaks_no_list(client: TestClient, store: Store, damage: str) -> None:
    duchy = all_games()[0]
    bad, good = make(client, duchy), make(visitor(client, "203.0.113.1"), duchy)
    client.app.state.tables.rooms.clear()  # type: ignore[attr-defined]
    connection = store._database.connect()
    connection.run(f"UPDATE tables SET {damage} WHERE id = :id", {"id": bad.removeprefix("/t/")})
    connection.close()
    for page in ("/", "/watch"):
        answer = client.get(page)
        assert answer.status_code == 200
        assert f'href="{good}"' in answer.text


def test_there_are_pages_with_all_games_to_watch(client: TestClient) -> None:
    duchy, browser = all_games()[0], visitor(client, "203.0.113.1")
    tables = {make(browser, duchy) for _ in range(WATCH_PAGE_TABLES + 2)}
    reader = visitor(client, "192.0.2.1")
    first, second = reader.get("/watch").text, reader.get("/watch?page=2").text
    assert (first.count('href="/t/'), second.count('href="/t/')) == (WATCH_PAGE_TABLES, 2)
    assert all([f'href="{table}"' in first + second for table in tables])
    assert "/watch?page=2" in first
    assert "/watch?page=3" not in second
    for odd in ("0", "-1", "x", "999999", "9" * 30):
        assert reader.get("/watch", params={"page": odd}).status_code == 200


def test_a_table_that_waits_for_players_says_so(client: TestClient) -> None:
    duchy = all_games()[0]
    make(client, duchy, seats="you,free")
    page = client.get("/", headers={"accept-language": "en"}).text
    assert "Waiting for players" in page


def test_who_made_a_table_is_shown_to_nobody(client: TestClient, store: Store) -> None:
    table = make(visitor(client, "203.0.113.77"), all_games()[0])
    kept = store.table(table.removeprefix("/t/")).wait().settings["creator"]
    assert isinstance(kept, str)
    assert len(kept) == 24
    assert "203" not in kept
    for page in (table, "/", "/watch", f"{table}/data"):
        for accept in ("text/html", "application/json"):
            assert kept not in client.get(page, headers={"accept": accept}).text


def test_no_address_is_kept_in_the_clear_and_a_household_is_one_creator(
    client: TestClient, store: Store
) -> None:
    def made(address: str) -> object:
        table = make(visitor(client, address), all_games()[0])
        return store.table(table.removeprefix("/t/")).wait().settings["creator"]

    assert made("2001:db8:1:2::1") == made("2001:db8:1:2:9::2") != made("2001:db8:1:3::1")
