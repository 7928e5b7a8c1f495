"""A table is dealt when everybody sits, from a seed nobody can choose; changes of seats are announced."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc import records
from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal
from polnoc.engine.match import Match
from polnoc.games import all_games, find_game
from polnoc.store import open_store
from polnoc.table.app import create_app
from tests.table.test_seating import act, invitations, sit
from tests.table.tools import JSON, answer, begin, look

Other = Callable[[], TestClient]

#: Every game for several people, with each number of players.
TOGETHER: Final = [(game.id, count) for game in all_games() for count in game.players if count > 1]


class Browser:
    """A person whose browser contributes to the seed, as the page's script does."""

    def __init__(self, client: TestClient, table: str, seat: int) -> None:
        self.client, self.table, self.seat = client, table, seat
        self.part = secrets.token_hex(32)

    @property
    def promise(self) -> str:
        return hashlib.sha256(self.part.encode()).hexdigest()

    @property
    def deal(self) -> Any:
        return look(self.client, self.table, self.seat)["deal"]

    def post(self, step: str, value: str) -> int:
        form = {"seat": str(self.seat), "step": step, "value": value, "seating": self.deal["seating"]}
        return self.client.post(f"{self.table}/part", data=form, headers=JSON).status_code

    def add(self) -> None:
        """Take the next step of the seed protocol, if one is due."""
        step = self.deal["step"]
        if step:
            assert self.post(step, self.promise if step == "promise" else self.part) == 200


def gather(client: TestClient, other: Other, game: str, players: int, script: str = "yes") -> list[Browser]:
    """Create a table at which everybody has just sat down, each with their own browser."""
    seats = ",".join(["you", *["free"] * (players - 1)])
    table = begin(client, seats, game, script=script)
    found = [Browser(client, table, 0)]
    for number, link in enumerate(invitations(client, table), 1):
        guest = other()
        guest.get(link)
        form = {"whose": str(number), "name": f"Gość {number}", "script": script}
        assert guest.post(f"{table}/sit", data=form, follow_redirects=False).status_code == 303
        found.append(Browser(guest, table, number))
    return found


def room_of(client: TestClient, table: str) -> Any:
    app: Any = client.app
    return app.state.tables.rooms[table.rpartition("/")[2]]


@pytest.mark.parametrize(("game", "players"), TOGETHER)
def test_nothing_is_dealt_before_everybody_sits(
    client: TestClient, other: Other, game: str, players: int
) -> None:
    table = begin(client, ",".join(["you", *["free"] * (players - 1)]), game)
    links = invitations(client, table)
    for number, link in enumerate(links, 1):
        seen = look(client, table)
        assert (seen["begun"], seen["view"], seen["options"], seen["events"]) == (False, {}, [], 0)
        guest = other()
        guest.get(link)
        guest.post(f"{table}/sit", data={"whose": str(number), "name": f"G{number}"})
    seen = look(client, table)
    assert seen["begun"] and seen["view"]


@pytest.mark.parametrize(("game", "players"), TOGETHER)
def test_every_browser_promises_before_any_shows_and_the_seed_is_made_of_all(
    client: TestClient, other: Other, game: str, players: int
) -> None:
    people = gather(client, other, game, players)
    promised = look(client, people[0].table)["commitment"]
    assert people[0].post("part", people[0].part) == 400, "nobody shows a part before all have promised"
    for person in people:
        assert not person.deal["promises"].get(str(person.seat))
        person.add()
    for person in people:
        assert people[0].deal["promises"][str(person.seat)] == person.promise
        assert person.post("part", secrets.token_hex(32)) == 400, "only the promised part counts"
        assert not look(client, person.table)["begun"]
        person.add()
    room = room_of(client, people[0].table)
    assert look(client, room_address(room))["begun"]
    server = room.deal.server
    assert server.commitment == promised
    assert room.match.seed == Deal(server, 0, tuple([person.part for person in people])).seed


def room_address(room: Any) -> str:
    return f"/t/{room.id}"


def test_promises_do_not_count_once_somebody_else_sits_there(client: TestClient, other: Other) -> None:
    people = gather(client, other, "duchy", 2)
    for person in people:
        person.add()
    people[0].add()  # the host has revealed a part, and sees who could replace the guest
    table = people[0].table
    assert act(client, table, "free", 1) == 303
    guest = other()
    guest.get(invitations(client, table)[0])
    guest.post(f"{table}/sit", data={"whose": "1", "name": "Nowa", "script": "yes"})
    late = Browser(guest, table, 1)
    assert [person.deal["step"] for person in (people[0], late)] == ["promise", "promise"]
    assert people[0].deal["promises"] == {}


def test_a_browser_alone_shows_its_part_at_once(client: TestClient) -> None:
    for game in ("duchy", "finalgirl"):
        table = begin(client, "you,novice" if game == "duchy" else "you", game, script="yes")
        person = Browser(client, table, 0)
        assert (person.deal["step"], look(client, table)["begun"]) == ("part", False)
        person.add()
        room = room_of(client, table)
        parts = (person.part, "") if game == "duchy" else (person.part,)
        assert room.match.seed == Deal(room.deal.server, 0, parts).seed


def test_without_script_the_game_begins_with_a_button(client: TestClient) -> None:
    table = begin(client, "you,novice", script="yes")
    page = client.get(table).text
    assert "<noscript>" in page
    seating = re.findall(r'name="seating" value="(\w+)"', page)[0]
    form = {"seat": "0", "step": "none", "seating": seating}
    assert client.post(f"{table}/part", data=form, follow_redirects=False).status_code == 303
    assert look(client, table)["begun"]


@pytest.mark.parametrize(("game", "players"), TOGETHER)
def test_the_host_cannot_read_a_seat_and_give_it_away(
    client: TestClient, other: Other, game: str, players: int
) -> None:
    """In a second browser the host takes the guest's seat, reads, frees it, and invites the guest."""
    people = gather(client, other, game, players, script="no")
    table, victim = people[0].table, people[1]
    read = look(victim.client, table, 1)["view"]
    assert read
    assert act(client, table, "free", 1) == 303
    assert look(client, table)["begun"] is False, "everything is gathered in"
    guest = other()
    sit(guest, invitations(client, table)[0], "Prawdziwy gość")
    assert look(client, table)["begun"]
    room = room_of(client, table)
    assert room.match.seed == Deal(room.deal.server, 1, ("",) * players).seed
    assert room.match.seed != room.deal.server, "the second deal has nothing of the first"


@pytest.mark.parametrize(("game", "players"), [case for case in TOGETHER if case[1] > 2])
def test_whoever_takes_over_in_mid_game_needs_consent_and_is_announced(
    client: TestClient, other: Other, game: str, players: int
) -> None:
    people = gather(client, other, game, players, script="no")
    table = people[0].table
    _answer_once(people)
    assert act(client, table, "free", 1) == 303
    spy = other()
    sit(spy, invitations(client, table)[0], "Szpieg")
    assert look(spy, table)["seat"] is None, "to ask is not to sit"
    voters = [person for person in people if person.seat != 1]
    claim = room_of(client, table).seats[1].flags.claim_hash[:12]
    for person in voters:
        assert look(spy, table)["seat"] is None
        assert "Szpieg" in person.client.get(f"{table}?seat={person.seat}").text
        form = {"seat": str(person.seat), "whose": "1", "claim": claim, "allow": "yes"}
        assert person.client.post(f"{table}/agree", data=form, headers=JSON).status_code == 200
    assert look(spy, table)["seat"] == 1
    for page in (client.get(table).text, other().get(table).text):
        told = page.split('id="seat-lines"')[1].split("</ol>")[0]
        assert "Szpieg" in told
        assert re.search(r"\d\d:\d\d UTC", told)


def _answer_once(people: list[Browser]) -> None:
    for person in people:
        seen = look(person.client, person.table, person.seat)
        if seen["options"]:
            assert (
                answer(person.client, person.table, seen, seen["options"][0]["action"], "k").status_code
                == 200
            )
            return
    raise AssertionError("nobody is asked")


def test_one_no_keeps_a_newcomer_out(client: TestClient, other: Other) -> None:
    people = gather(client, other, "duchy", 3, script="no")
    table = people[0].table
    _answer_once(people)
    act(client, table, "free", 1)
    spy = other()
    sit(spy, invitations(client, table)[0], "Szpieg")
    claim = room_of(client, table).seats[1].flags.claim_hash[:12]
    form = {"seat": "2", "whose": "1", "claim": claim, "allow": "no"}
    assert people[2].client.post(f"{table}/agree", data=form, headers=JSON).status_code == 200
    assert people[0].client.post(f"{table}/agree", data=form | {"seat": "0"}, headers=JSON).status_code == 409
    assert look(spy, table)["seat"] is None
    assert other().post(f"{table}/agree", data=form, headers=JSON).status_code == 404, "strangers have no say"


@pytest.mark.parametrize("game", [game for game, count in TOGETHER if count == 2])
def test_where_nobody_but_the_host_could_agree_a_seat_is_not_freed(
    client: TestClient, other: Other, game: str
) -> None:
    people = gather(client, other, game, 2, script="no")
    table = people[0].table
    _answer_once(people)
    refused = client.post(f"{table}/free", data={"seat": "0", "whose": "1"}, headers=JSON)
    assert refused.status_code == 409
    assert "bot" in refused.json()["problem"]
    assert look(people[1].client, table)["seat"] == 1
    link = re.findall(
        r'href="http://testserver(/t/[^"]+/sit/[^"]+)"', people[1].client.get(f"{table}/link/1").text
    )
    friend = other()
    friend.get(link[0])
    assert look(friend, table)["seat"] == 1, "the leaver's own link needs nobody's consent"


def test_every_change_of_seats_stands_in_everybodys_log(client: TestClient, other: Other) -> None:
    people = gather(client, other, "duchy", 2, script="no")
    table, guest = people[0].table, people[1].client
    assert act(guest, table, "stand-in", 1) == 200
    assert act(guest, table, "return", 1) == 200
    for reader in (client, guest, other()):
        told = reader.get(table, headers={"accept-language": "pl"}).text.split('id="seat-lines"')[1]
        lines = told.split("</ol>")[0]
        assert [word in lines for word in ("siada do stołu", "gra teraz bot", "wraca do gry")] == [True] * 3


def test_a_restart_at_any_step_loses_nothing_of_the_deal(tmp_path: Any) -> None:
    """Each step over a fresh server on the same store; the game begins with the parts that were promised."""
    address = str(tmp_path / "tables.db")
    cookies: list[Any] = []
    people: list[Browser] = []
    for step in range(6):
        with open_store(address) as store, TestClient(create_app(store, pace=0.0, workers=1)) as client:
            if step == 0:
                people = gather(client, partial(_second, client), "duchy", 2)
            for person, jar in zip(people, cookies, strict=False):
                person.client = _second(client)
                person.client.cookies = jar
            if 1 <= step <= 4:
                people[(step - 1) % 2].add()
            cookies = [person.client.cookies for person in people]
            begun = look(people[0].client, people[0].table)["begun"]
            assert begun == (step >= 4)
            if step == 5:
                room = room_of(client, people[0].table)
                parts = tuple([person.part for person in people])
                assert room.match.seed == Deal(room.deal.server, 0, parts).seed


def _second(client: TestClient) -> TestClient:
    browser = TestClient(client.app)
    browser.portal = client.portal
    return browser


def test_the_record_keeps_all_parts_and_verify_checks_them() -> None:
    game = find_game("duchy")
    deal = Deal(Seed("a" * 64), 1, ("b" * 64, ""))
    match = Match(game, game.read_options({"players": 2}), deal.seed)
    match.answer(0, match.options(0)[0])
    record = records.take(match, [records.Seat("Ala", "you"), records.Seat("Kot", "novice")], deal)
    again = records.decode(records.encode(record))
    assert again == record
    assert records.verify(again).honest
    for change in (
        {"server": "c" * 64},
        {"dealt_before": 0},
        {"parts": ["c" * 64, ""]},
        {"parts": ["b" * 64]},
        {"parts": ["b" * 64, "b" * 64]},
        {"parts": ["<script>", ""]},
        {"commitment": match.seed.commitment},
    ):
        assert not records.verify(msgspec.structs.replace(record, **change)).honest, change


def test_a_record_with_parts_comes_in_and_goes_out_the_same(client: TestClient) -> None:
    table = begin(client, "you,novice", script="yes", **{"set-points": "1"})
    Browser(client, table, 0).add()
    seen = look(client, table)
    while not seen["over"]:
        if seen["options"]:
            answer(client, table, seen, seen["options"][0]["action"], secrets.token_hex(4))
        seen = look(client, table)
    assert seen["seed"] and seen["deal"]["server"] and seen["deal"]["parts"][0]
    record = client.get(f"{table}/record.json").content
    assert b'"server"' in record
    brought = client.post("/import", content=record, headers={"content-type": "application/json"})
    back = str(brought.url.path).split("/replay")[0]
    assert client.get(f"{back}/record.json").content == record
    page = client.get(f"{table}/replay", follow_redirects=True).text
    assert 'id="parts"' in page


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_game_that_was_brought_in_says_so_on_every_page(
    client: TestClient, other: Other, game: str
) -> None:
    found = find_game(game)
    options = found.read_options({"players": found.players[0]})
    match = Match(found, options, Seed.simulated(5))
    seats = [records.Seat(f"Osoba {number}", "you") for number in range(match.seats)]
    raw = records.encode(records.take(match, seats))
    brought = client.post(
        "/import", content=raw, headers={"content-type": "application/json"}, follow_redirects=False
    )
    table = brought.headers["location"]
    shown = [
        client.get(table).text,
        client.get(f"{table}?seat=0").text,
        client.get("/").text,
        other().get(table).text,
    ]
    if match.seats > 1:
        act(client, table, "free", match.seats - 1)
        guest = other()
        guest.get(invitations(client, table)[0])
        shown.append(guest.get(f"{table}/sit").text)
    for page in shown:
        assert "was brought here as a record" in page


def test_pages_that_need_a_game_say_that_it_has_not_begun(client: TestClient) -> None:
    table = begin(client, "you,free")
    for path in ("/then/0", "/replay", "/record.json", "/record.txt", "/film"):
        found = client.get(f"{table}{path}", headers=JSON)
        assert found.status_code in (404, 409), path
    for what in ("answer", "undo", "undo-reply", "why", "hint", "mark"):
        form = {"seat": "0", "token": "x", "key": "k", "action": "use", "piece": "hand"}
        assert client.post(f"{table}/{what}", data=form, headers=JSON).status_code in (400, 404, 409), what
