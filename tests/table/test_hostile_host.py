"""A hostile host can neither take others' seats nor choose the dice, and every attempt is visible."""

from __future__ import annotations

import msgspec
import pytest
from starlette.testclient import TestClient

from polnoc import records
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games import all_games, find_game
from tests.table.test_daily import TODAY
from tests.table.test_deal import TOGETHER, Browser, Other, gather, room_of
from tests.table.test_seating import act, invitations, sit
from tests.table.test_stories import play_day
from tests.table.tools import JSON, answer, look

THREE = [game for game, players in TOGETHER if players == 3]
TWO = [game for game, players in TOGETHER if players == 2]


def answer_by(person: Browser) -> None:
    """Let a person give any possible answer."""
    seen = look(person.client, person.table, person.seat)
    assert (
        answer(person.client, person.table, seen, seen["options"][0]["action"], seen["key"]).status_code
        == 200
    )


def answer_once(people: list[Browser]) -> Browser:
    """Let somebody who is asked answer; return who that was."""
    asked = [person for person in people if look(person.client, person.table, person.seat)["options"]]
    answer_by(asked[0])
    return asked[0]


def agree(person: Browser, whose: int) -> int:
    claim = room_of(person.client, person.table).seats[whose].flags.claim_hash[:12]
    form = {"seat": str(person.seat), "whose": str(whose), "claim": claim, "allow": "yes"}
    return person.client.post(f"{person.table}/agree", data=form, headers=JSON).status_code


def changes(client: TestClient, table: str) -> list[tuple[int, str]]:
    return [(change["seat"], change["what"]) for change in look(client, table)["seat_changes"]]


@pytest.mark.parametrize("game", THREE)
def test_a_bot_in_the_place_of_who_would_object_is_no_consent(
    client: TestClient, other: Other, game: str
) -> None:
    people = gather(client, other, game, 3, script="no")
    table, spy = people[0].table, other()
    answer_once(people)
    assert act(client, table, "free", 1) == 303
    sit(spy, invitations(client, table)[0], "Szpieg")
    assert act(client, table, "stand-in", 2) == 200
    assert agree(people[0], 1) == 200
    assert look(spy, table)["seat"] is None, "whom a bot stands in for has a say all the same"
    assert agree(people[2], 1) == 200
    assert look(spy, table)["seat"] == 1
    assert changes(spy, table)[-4:] == [(1, "freed"), (1, "asks"), (2, "stand-in"), (1, "takes-over")]


@pytest.mark.parametrize("game", THREE)
def test_a_seat_is_not_freed_while_bots_stand_in_for_all_others(
    client: TestClient, other: Other, game: str
) -> None:
    people = gather(client, other, game, 3, script="no")
    table = people[0].table
    answer_once(people)
    assert act(client, table, "stand-in", 2) == 200
    assert act(client, table, "free", 1) == 409


@pytest.mark.parametrize("game", TWO)
def test_whoever_begins_the_next_game_is_its_host_and_cannot_agree_with_himself(
    client: TestClient, other: Other, game: str
) -> None:
    people = gather(client, other, game, 2, script="no")
    room = room_of(client, people[0].table)
    room.match.position.stack.clear()  # the game is over
    guest = people[1].client
    begun = guest.post(f"{people[0].table}/again", data={"seat": "1"}, follow_redirects=False)
    table = begun.headers["location"]
    client.get(f"{people[0].table}/next")
    again = [Browser(client, table, 0), Browser(guest, table, 1)]
    answer_once(again)
    assert act(guest, table, "free", 0) == 409, "the new host is the only one who could agree"
    assert look(client, table)["seat"] == 0


@pytest.mark.parametrize("game", TWO)
def test_who_brings_a_record_in_cannot_put_a_guest_out_alone(
    client: TestClient, other: Other, game: str
) -> None:
    table = brought_in(client, game, 2)
    assert act(client, table, "free", 1) == 303, "one's own seat can be given up"
    guest = other()
    sit(guest, invitations(client, table)[0], "Gość")
    assert changes(guest, table) == [(1, "given-up"), (1, "takes-over")]
    answer_once([Browser(client, table, 0), Browser(guest, table, 1)])
    assert act(client, table, "free", 1) == 409
    assert look(guest, table)["seat"] == 1


@pytest.mark.parametrize("game", TWO)
def test_a_host_who_sits_down_anew_is_still_the_host(client: TestClient, other: Other, game: str) -> None:
    people = gather(client, other, game, 2, script="no")
    table = people[0].table
    assert act(client, table, "free", 0) == 303
    sit(client, invitations(client, table)[0], "Gospodarz")
    answer_once(people)
    assert act(client, table, "free", 1) == 409


@pytest.mark.parametrize("game", THREE)
def test_nothing_is_dealt_anew_once_a_guest_has_answered(client: TestClient, other: Other, game: str) -> None:
    """The host dislikes the deal: a bot for whoever has answered does not bring another one."""
    people = gather(client, other, game, 3, script="no")
    table = people[0].table
    while answer_once(people[1:] + people[:1]).seat == 0:  # until a guest has answered
        pass
    dealt = room_of(client, table).deal
    first = next(step.seat for step in room_of(client, table).match.steps if step.seat)
    assert act(client, table, "stand-in", first) == 200
    act(client, table, "free", 3 - first)
    assert room_of(client, table).begun
    assert room_of(client, table).deal == dealt
    assert act(client, table, "free", first) in (303, 409)
    assert room_of(client, table).deal == dealt


@pytest.mark.parametrize("game", THREE)
def test_a_bot_on_a_freed_seat_is_nobodys_eye(client: TestClient, other: Other, game: str) -> None:
    people = gather(client, other, game, 3, script="no")
    table = people[0].table
    answer_once(people)
    assert act(client, table, "free", 1) == 303
    link = invitations(client, table)[0]
    dealt = room_of(client, table).deal
    assert act(client, table, "stand-in", 1) == 200
    assert look(client, table, 1)["seat"] == 0, "the host's invitation opens nothing"
    assert other().get(link, follow_redirects=False).status_code == 404
    assert changes(other(), table)[-2:] == [(1, "freed"), (1, "stand-in")]
    assert look(client, table)["ready"], "the game goes on"
    act(client, table, "free", 2)
    assert room_of(client, table).deal == dealt


def test_the_invitation_to_a_game_under_way_does_not_count_secret_answers(
    client: TestClient, other: Other
) -> None:
    pages = []
    for steps in (1, 3):
        people = gather(client, other, "straszydla", 3, script="no")
        table, room = people[0].table, room_of(client, people[0].table)
        while room.match.options(room.match.asked[0])[0].verb != "step":
            answer_once(people)
        for _ in range(steps):
            answer_by(people[2])
        assert act(client, table, "free", 1) == 303
        pages.append(client.get(f"{table}/sit").text.replace(table, ""))
    assert pages[0] == pages[1]


# Known seeds -----------------------------------------------------------------------------


def brought_in(client: TestClient, game: str, players: int) -> str:
    """Import, as a program would, a record without an answer whose seed is public."""
    found = find_game(game)
    match = Match(found, found.read_options({"players": players}), Seed.simulated(5))
    seats = [records.Seat(f"Osoba {number}", "you") for number in range(players)]
    raw = records.encode(records.take(match, seats))
    headers = {"content-type": "application/json"}
    brought = client.post("/import", content=raw, headers=headers, follow_redirects=False)
    return str(brought.headers["location"])


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_known_dice_are_named_as_data_and_in_the_replay(client: TestClient, other: Other, game: str) -> None:
    players = find_game(game).players[0]
    table = brought_in(client, game, players)
    for browser in (client, other()):
        assert look(browser, table)["origin"] == ["imported"]
    room = room_of(client, table)
    answer_by(Browser(client, table, room.match.asked[0]))
    assert "was brought here as a record" in client.get(f"{table}/then/0").text
    room.match.position.stack.clear()  # the game is over
    page = client.get(f"{table}/replay", follow_redirects=True)
    assert 'class="origin"' in page.text
    assert client.get(str(page.url.path), headers=JSON).json()["origin"] == ["imported"]


def test_a_game_of_the_day_says_so_as_data(client: TestClient, other: Other) -> None:
    assert look(other(), play_day(client, "Ola", str(TODAY)))["origin"] == ["daily"]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_seed_or_cards_that_others_know_are_named(client: TestClient, game: str) -> None:
    table = brought_in(client, game, find_game(game).players[0])
    assert look(client, table)["origin"] == ["imported"]
    room = room_of(client, table)
    room.settings = msgspec.structs.replace(room.settings, imported=False)
    assert look(client, table)["origin"] == ["known-seed"]
    room.settings = msgspec.structs.replace(room.settings, pack=True)
    assert look(client, table)["origin"] == ["known-seed", "pack"]
    page = client.get(f"{table}?seat=0").text
    assert "follow from a number that others know" in page
    assert "not those of the box" in page
