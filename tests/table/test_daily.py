"""The game of the day: a seed that nobody knows before the day begins, and each person's best result."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc import daily, records
from polnoc.daily import DailyKey, options_of, seed_of
from polnoc.games import find_game
from polnoc.records.results import Result
from polnoc.store import Pending, Store, Unavailable
from polnoc.table import api
from polnoc.table.app import create_app
from polnoc.table.daily import label_of, rank_text
from polnoc.table.room_seats import PERSON, RoomSeat
from polnoc.table.stories import kept_of
from polnoc.table.table_settings import Settings
from polnoc.table.tables import nothing
from polnoc.words import LANGUAGES
from tests.table.serving import wait_until
from tests.table.test_stories import finish, play_day, room_at
from tests.table.tools import JSON

Other = Callable[[], TestClient]
GAME = find_game("finalgirl")
TODAY = date(2026, 3, 14)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[date]:
    """Today's date; a test may change it."""
    now = [TODAY]
    monkeypatch.setattr(daily, "today", lambda: now[0])
    return now


def daily_data(client: TestClient, day: date = TODAY) -> api.DailyData:
    answer = client.get(f"/daily/{day}", headers=JSON)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=api.DailyData)


def standings(client: TestClient, day: date = TODAY) -> list[api.Standing]:
    return daily_data(client, day).games[0].standings


# Seeds


def test_a_seed_is_promised_the_day_before_and_shown_once_the_day_has_begun(
    client: TestClient, clock: list[date]
) -> None:
    first = daily_data(client)
    assert first.source == "server" and not first.seed.startswith("sim:")
    promised = first.next_commitment
    before = "".join([client.get(path).text for path in ("/", "/daily", f"/daily/{TODAY}", "/mine")])
    assert promised in before
    clock[0] = tomorrow = TODAY + timedelta(1)
    second = daily_data(client, tomorrow)
    assert hashlib.sha256(second.seed.encode()).hexdigest() == second.commitment == promised
    assert second.seed not in before, "nobody could have known it"
    assert second.seed != first.seed
    assert daily_data(client).next_commitment == "", "a day that has passed promises nothing"
    assert daily_data(client).seed == first.seed


def test_the_seed_cannot_be_worked_out_from_the_date(client: TestClient) -> None:
    key = DailyKey.new(TODAY)
    assert len({key.seed_of(TODAY + timedelta(number)).text for number in range(100)}) == 100
    assert key.seed_of(TODAY) != DailyKey.new(TODAY).seed_of(TODAY)
    assert key.secret not in repr(key)
    assert daily_data(client).seed != seed_of(TODAY).text


def test_the_record_of_a_day_holds(client: TestClient) -> None:
    table = play_day(client, "Ola", str(TODAY))
    assert room_at(client, table).match.seed.text == daily_data(client).seed
    finish(client, table)
    record = records.decode(client.get(f"{table}/record.json").content)
    assert record.seed == daily_data(client).seed
    assert records.verify(record).honest


def test_servers_of_one_store_have_the_same_days(store: Store, client: TestClient) -> None:
    with TestClient(create_app(store, pace=0.0, workers=1)) as other:
        assert daily_data(other).seed == daily_data(client).seed


def test_days_before_the_key_keep_the_public_seed(client: TestClient) -> None:
    past = daily_data(client, TODAY - timedelta(1))
    assert (past.seed, past.source) == ("sim:20260313", "date")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_where_its_seed_comes_from(
    client: TestClient, clock: list[date], language: str
) -> None:
    client.cookies.set("lang", language)
    client.get(f"/daily/{TODAY}")
    clock[0] = TODAY + timedelta(1)
    says = {"en": ("by a public rule: this server", "new secret key", "The day before, it showed")}
    says["pl"] = ("według jawnej reguły: ten serwer", "nowego tajnego klucza", "Dzień wcześniej pokazał")
    for number, words in enumerate(says[language]):
        page = client.get(f"/daily/{TODAY + timedelta(number - 1)}").text
        assert words in page
        assert "polnoc play finalgirl --daily" in page, "the terminal has dice of its own"


def older_table(client: TestClient, day: date, status: str) -> str:
    """Insert a table as an earlier version made it: with the public seed, and without a result."""
    tables: Any = client.app.state.tables  # type: ignore[attr-defined]
    tables.at_end = nothing
    settings = Settings(label=label_of(GAME, day))

    async def make() -> str:
        seats = [RoomSeat("Dawna", PERSON)]
        made = await tables.make(GAME, options_of(GAME, day), seats, settings, seed_of(day))
        return f"/t/{made.room.id}"

    assert client.portal is not None
    table: str = client.portal.call(make)
    if status == "over":
        finish(client, table)
        wait_until(lambda: tables.store.table(table[3:]).wait().status == "over")
    return table


def test_a_day_that_has_begun_with_the_public_seed_ends_with_it(
    client: TestClient, clock: list[date]
) -> None:
    older_table(client, TODAY, "playing")
    assert daily_data(client).seed == "sim:20260314"
    clock[0] = TODAY + timedelta(1)
    assert daily_data(client, clock[0]).source == "server"


@pytest.mark.parametrize("day", [TODAY, TODAY - timedelta(40)])
def test_tables_of_earlier_versions_are_still_listed_and_hold(client: TestClient, day: date) -> None:
    table = older_table(client, day, "over")
    [found] = standings(client, day)
    assert (found.name, found.film) == ("Dawna", f"{table}/film")
    record = records.decode(client.get(f"{table}/record.json").content)
    assert record.seed == seed_of(day).text and records.verify(record).honest


# Results


def test_of_several_games_in_one_browser_the_best_is_listed(client: TestClient, other: Other) -> None:
    client.get(f"/daily/{TODAY}")
    cookie = client.cookies["player"]
    tables = []
    for number in range(4):
        tables.append(play_day(client, f"Ola {number}", str(TODAY)))
        finish(client, tables[-1], number)
    assert client.cookies["player"] == cookie
    best = max([result_at(client, table) for table in tables], key=lambda result: result.rank)
    wait_until(lambda: len(kept(client)) == 4)
    [found] = standings(client)
    assert (found.won, found.figures) == (best.won, best.figures)
    guest = other()
    guest.get(f"/daily/{TODAY}")
    finish(guest, play_day(guest, "Ola 0", str(TODAY)), 7)
    wait_until(lambda: len(standings(client)) == 2)


def test_without_cookies_a_person_is_a_name(client: TestClient, other: Other) -> None:
    for number, name in enumerate(("Ola", " OLA ", "Jan")):
        stranger = other()
        finish(stranger, play_day(stranger, name, str(TODAY)), number)
    wait_until(lambda: len(kept(client)) == 3)
    assert {one.name.casefold() for one in standings(client)} == {"ola", "jan"}
    assert len(standings(client)) == 2


def test_the_store_knows_no_browser(store: Store, client: TestClient) -> None:
    client.get(f"/daily/{TODAY}")
    cookie = client.cookies["player"]
    finish(client, play_day(client, "Ola", str(TODAY)))
    wait_until(lambda: len(kept(client)) == 1)
    [table] = store.tables().wait()
    assert cookie not in f"{kept(client)} {table.settings}"
    set_by = other_header(client)
    assert "httponly" in set_by and "path=/daily" in set_by


def other_header(client: TestClient) -> str:
    client.cookies.delete("player")
    return str(client.get(f"/daily/{TODAY}").headers["set-cookie"]).lower()


def kept(client: TestClient) -> list[tuple[object, ...]]:
    """Return every stored result, including unlisted ones."""
    store: Any = client.app.state.tables.store  # type: ignore[attr-defined]
    found: list[tuple[object, ...]] = store._readers.submit(
        lambda connection: connection.rows("SELECT person, name, rank FROM daily_results")
    ).wait()
    return found


def result_at(client: TestClient, table: str) -> Result:
    found = kept_of(room_at(client, table))
    assert found is not None
    return found


def test_a_rank_is_a_text_whose_order_is_that_of_the_results() -> None:
    def result(*rank: int, undone: int = 0, foreseen: int = 0) -> Result:
        return Result(
            id="", game="", commitment="", won=True, groups={}, figures={}, achievements=(), rank=rank,
            undone=undone, foreseen=foreseen,
        )  # fmt: skip

    ordered = [
        (result(1, 5, -3), 9),
        (result(1, 5, -4), 9),
        (result(1, 5, -4), 10),
        (result(1, 5, -4, undone=1), 1),
        (result(1, 5, -4, foreseen=1), 1),
        (result(1, -12), 1),
        (result(0, 99), 1),
        (result(-1, 99), 1),
    ]
    texts = [rank_text(*one) for one in ordered]
    assert all([text.isdecimal() for text in texts])
    padded = [text[:-13].ljust(60, "0") + text[-13:] for text in texts]
    assert padded == sorted(padded, reverse=True)


def test_a_result_is_kept_once_the_store_answers_again(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that ends while nothing but its last answer can be stored is listed all the same."""
    failures, keep = [Unavailable("away")] * 2, store.keep_result

    def keep_later(result: Any) -> Pending[bool]:
        if failures:
            raise failures.pop()
        return keep(result)

    monkeypatch.setattr("polnoc.table.tables.RETRY_SECONDS", 0.01)
    monkeypatch.setattr(store, "keep_result", keep_later)
    finish(client, play_day(client, "Ola", str(TODAY)))
    wait_until(lambda: bool(store.tables("over").wait()))  # the result is stored before the table is marked
    assert len(standings(client)) == 1 and not failures
