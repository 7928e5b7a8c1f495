"""Two people finish games in two browsers, at their own server, and look at what they have played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from polnoc.games import all_games
from polnoc.store import open_store
from tests.browser.conftest import Visit, Visitor, keep_picture
from tests.browser.quick_play import WHOLE_GAMES, play_unseen
from tests.proofs.cases import Case
from tests.proofs.in_process import apart
from tests.proofs.players import replayed
from tests.proofs.servers import Server
from tests.table.tools import JSON

#: Every game, or one for two players and one for one.
GAMES = [game for game in all_games() if WHOLE_GAMES or game.id in ("duchy", "finalgirl")]

PHONE = (360, 740)


@dataclass(frozen=True)
class Finished:
    """A finished game as in its log, and who sat where."""

    table: str
    game: str
    people: tuple[str, ...]
    answers: int
    winners: frozenset[int]


class Servers:
    """A server that can be stopped and restarted over the same store; people follow it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.server = Server(address)
        self.people: list[Visitor] = []

    @property
    def site(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    def restart(self) -> None:
        self.server.stop()
        self.server = Server(self.address)
        for person in self.people:
            person.site = self.site

    def welcome(self, person: Visitor) -> Visitor:
        person.site = self.site
        self.people.append(person)
        return person


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    made = Servers(str(tmp_path / "tables.db"))
    yield made
    made.server.stop()


def begin(case: Case, host: Visitor, name: str, guests: dict[str, Visitor]) -> None:
    """Create a table by its form, with guests on the other seats."""
    host.page.goto(f"{host.site}/new/{case.game.id}?way=online&players={case.players}")
    if case.short and not WHOLE_GAMES:
        host.page.locator(".game-options summary").click()
        for field, value in case.short.items():
            host.page.locator(f"#{field}").select_option(value)
    host.page.locator("#name-0").fill(name)
    host.page.locator(".begin .button-main").first.click()
    host.arrive()
    for (named, guest), link in zip(guests.items(), host.invitations(), strict=True):
        guest.sit(link, named)
    for person in (host, *guests.values()):
        person.wait_for_deal()


def play(people: dict[str, Visitor], rng: random.Random) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Play each game once; each person plays a solo game. Yield table, game and people of each."""
    for game in GAMES:
        together = 2 in game.players
        for group in [people] if together else [{name: person} for name, person in people.items()]:
            (name, host), *others = group.items()
            if others:
                begin(Case(game, len(group)), host, name, dict(others))
            else:
                host.play_now(game.id)
            play_unseen(list(group.values()), rng)
            yield host.page.url.partition("/t/")[2].partition("?")[0], game.id, tuple(group)


def in_logs(address: str, played: list[tuple[str, str, tuple[str, ...]]]) -> list[Finished]:
    """Return what the server's logs say about games."""

    def read() -> list[Finished]:
        found = []
        with open_store(address) as store:
            for id, game, people in played:
                match = replayed(store, id)
                assert match.over
                found.append(Finished(id, game, people, len(match.steps), frozenset(match.winners)))
        return found

    return apart(read)


def check(person: Visitor, name: str, finished: list[Finished]) -> None:
    """A person's list, file and statistics agree with the logs."""
    mine = [one for one in finished if name in one.people]
    page = person.page
    page.goto(f"{person.site}/mine")
    rows = page.locator(".played-games li")
    expect(rows).to_have_count(len(mine))
    for one in mine:
        row = rows.filter(has=page.locator(f"a[href='/t/{one.table}/replay']"))
        won = one.people.index(name) in one.winners
        expect(row.locator(".ending")).to_have_text("won" if won else "lost")
        expect(row).to_contain_text(f"{one.answers:,} moves")
        for other in one.people:
            expect(row).to_contain_text(other)
    kept: list[Any] = page.request.get(f"{person.site}/mine/games.json", headers=JSON).json()["games"]
    assert {
        (one["game"]["id"], one["game"]["game"], one["game"]["answers"], *one["seats"]) for one in kept
    } == {(one.table, one.game, one.answers, one.people.index(name)) for one in mine}
    page.goto(f"{person.site}/mine/statistics")
    for game in {one.game for one in mine}:
        wins = [one.people.index(name) in one.winners for one in mine if one.game == game]
        expect(page.locator("main")).to_contain_text(f"{sum(wins)} of {len(wins)}")


def move(person: Visitor, other: Visitor) -> None:
    """Make another browser the same person's by a code."""
    person.page.goto(f"{person.site}/mine/device")
    person.page.locator("main form button").click()
    code = person.page.locator(".device-code").inner_text()
    other.page.goto(f"{other.site}/device")
    other.page.locator("#code").fill(code)
    other.page.locator("#code").press("Enter")
    other.page.locator("form [name=sure]").wait_for(state="attached")
    other.page.locator("main form button").click()
    other.page.locator(".played-games li").first.wait_for()


@pytest.mark.repeats(
    "tests/browser/test_my_games.py::test_a_game_is_there_after_its_end_and_goes_to_other_devices"
)
def test_games_of_two_people_agree_with_the_logs_after_a_restart_and_on_a_third_browser(
    visit: Visit, servers: Servers
) -> None:
    people = {"Ola": servers.welcome(visit("en")), "Jan": servers.welcome(visit("en", *PHONE))}
    played = list(play(people, random.Random(5)))
    finished = in_logs(servers.address, played)
    for name, person in people.items():
        check(person, name, finished)
        keep_picture(person.page, f"statistics-{name}")

    servers.restart()
    for name, person in people.items():
        check(person, name, finished)
    third = servers.welcome(visit("en"))
    move(people["Ola"], third)
    check(third, "Ola", finished)
    first = next(one for one in finished if "Ola" in one.people)
    third.page.goto(f"{third.site}/t/{first.table}/replay")
    expect(third.page.locator("h1").first).to_be_visible()
