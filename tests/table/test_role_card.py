"""The role card, gentle first games, and what a browser remembers of its lessons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from starlette.testclient import TestClient

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, find_game
from polnoc.lessons import lesson_ids, lesson_outlines, read_lessons
from polnoc.table.layout import game_words
from polnoc.table.progress import COOKIE, COOKIE_CHARS, read_progress, with_marks
from polnoc.table.role_card import lesson_for
from polnoc.words import LANGUAGES
from tests.table.test_seating import act, invitations, sit
from tests.table.tools import JSON, answer, begin, look

Other = Callable[[], TestClient]

GAMES = [game.id for game in all_games()]
each_game = pytest.mark.parametrize("game", all_games(), ids=GAMES)
SECRET = 'class="role-secret"'
OPEN = re.compile(r'<dialog class="dialog role-card"[^>]* open')


def text_of(markup: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", markup)).split())


def card_of(page: str) -> str:
    """Return the role card on a page, wherever it is."""
    found = re.search(r'<(dialog|section) class="(?:dialog )?role-card".*?</\1>', page, re.DOTALL)
    return found[0] if found else ""


# Where it is shown ----------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_play_now_begins_with_the_card_of_a_gentle_game(
    client: TestClient, game: AnyGame, language: str
) -> None:
    client.cookies.set("lang", language)
    form = re.search(
        rf'<form method="post" action="/tables"><input[^>]*value="{game.id}">.*?</form>', client.get("/").text
    )
    assert form
    fields = dict(re.findall(r'name="([\w-]+)" value="([^"]*)"', form[0]))
    assert {*fields["seats"].split(",")} <= {"you", "novice"}
    table = client.post("/tables", data=fields, follow_redirects=False).headers["location"]
    page = client.get(table).text
    assert OPEN.search(page)
    card, words = text_of(card_of(page)), game_words(game.id, language)
    for key in ("card-wins", "card-loses", "card-idea", "card-teach", "card-start"):
        assert words.text(key) in card
    if min(game.players) > 1:
        assert words.text("card-gentle", bots=1) in card
    if game.options_type.for_beginners:
        assert words.text("card-first") in card
    assert (SECRET in page) == (game.id == "straszydla")


def test_whoever_has_begun_a_game_before_meets_stronger_bots(client: TestClient) -> None:
    assert 'name="seats" value="you,novice"' in client.get("/").text
    begin(client, "you,regular")
    page = client.get("/").text
    assert re.findall(r'name="seats" value="you,(\w+)"', page).count("regular") == 1
    assert "novice" not in card_of(client.get(begin(client, "you,regular")).text)


def test_the_card_lies_over_the_table_until_the_first_answer(client: TestClient) -> None:
    table = begin(client, "you,regular")
    assert OPEN.search(client.get(table).text)
    seen = look(client, table)
    assert answer(client, table, seen, seen["options"][0]["action"], "k").status_code == 200
    page = client.get(table).text
    assert card_of(page) and not OPEN.search(page)
    assert f'href="{table}?seat=0&amp;card=yes"' in page, "a button brings it back"
    assert OPEN.search(client.get(f"{table}?seat=0&card=yes").text)


def test_whoever_watches_has_no_card(client: TestClient, other: Other) -> None:
    table = begin(client, "you,regular", game="straszydla")
    for address in (table, f"{table}?seat=0&card=yes", f"{table}?seat=1&card=yes"):
        page = other().get(address).text
        assert "role-card" not in page and "who-am-i" not in page


@each_game
def test_the_card_stands_where_a_seat_is_taken_and_where_one_waits(
    client: TestClient, other: Other, game: AnyGame
) -> None:
    if max(game.players) == 1:
        return
    table = begin(client, "you,free", game=game.id)
    words, guest = game_words(game.id, "en"), other()
    host_card = text_of(card_of(client.get(table).text))
    assert words.text("card-wins") in host_card and words.text("card-teach") in host_card
    opened = guest.get(invitations(client, table)[0])
    guest_card = text_of(card_of(opened.text))
    assert words.text("card-idea") in guest_card
    assert f"/learn/{game.id}/" in card_of(opened.text), "a friend is shown the way to a lesson"
    assert (host_card != guest_card) or not words.has("game-seat")


# What the browser remembers -------------------------------------------------------------


def test_a_pact_is_shown_to_its_owner_only(client: TestClient, other: Other) -> None:
    table, guest = begin(client, "you,free", game="straszydla"), other()
    link = invitations(client, table)[0]
    assert SECRET not in client.get(table).text
    assert SECRET not in guest.get(link).text
    sit(guest, link, "Bartek")
    pacts = [_pact(client.get(table).text), _pact(guest.get(table).text)]
    assert pacts[0] != pacts[1]
    for who, mine in ((client, pacts[0]), (guest, pacts[1])):
        for address in (f"{table}?seat=0&card=yes", f"{table}?seat=1&card=yes"):
            assert _pact(who.get(address).text) == mine
    assert SECRET not in other().get(table).text


def _pact(page: str) -> str:
    found = re.search(rf"<div {SECRET}>.*?</div>", page)
    assert found
    return text_of(found[0])


def test_whoever_asks_for_a_seat_in_the_middle_of_a_game_does_not_see_its_pact(
    client: TestClient, other: Other
) -> None:
    table = begin(client, "you,free,free", game="straszydla")
    people = [client, other(), other()]
    for number, link in enumerate(invitations(client, table), 1):
        sit(people[number], link, f"Gracz {number}")
    asked = [(who, look(who, table)) for who in people]
    who, seen = next((who, seen) for who, seen in asked if seen["options"])
    assert answer(who, table, seen, seen["options"][0]["action"], "k").status_code == 200
    assert act(client, table, "free", 2) == 303
    newcomer = other()
    page = newcomer.get(invitations(client, table)[0]).text
    assert card_of(page) and SECRET not in page


# The lesson -----------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_seat_is_led_through_lessons_that_fit_it(game: AnyGame, language: str) -> None:
    words = game_words(game.id, language)
    for players in game.players:
        for seat in range(players):
            done: list[str] = []
            while (
                lesson := lesson_for(game, seat, players, done, words)
            ) and f"{game.id}:{lesson}" not in done:
                done.append(f"{game.id}:{lesson}")
            casts = [len(one.cast) for one in lesson_outlines(game) if f"{game.id}:{one.id}" in done]
            assert min(game.players) in casts and {*casts} <= {players, min(game.players)}


def test_beast_and_hunters_learn_different_things() -> None:
    bestia, words = find_game("bestia"), game_words("bestia", "en")
    assert [lesson_for(bestia, seat, 3, (), words) for seat in range(3)] == ["hunt", "trails", "trails"]
    duchy = find_game("duchy")
    known = [f"duchy:{lesson}" for lesson in lesson_ids(duchy)[:6]]
    assert lesson_for(duchy, 2, 3, known, game_words("duchy", "en")) == "three"
    assert lesson_for(duchy, 3, 4, known, game_words("duchy", "en")) == "teams"


# Progress -------------------------------------------------------------------------------


def test_a_lesson_that_is_finished_is_marked(client: TestClient) -> None:
    game = find_game("duchy")
    lesson = read_lessons(game)[0]
    nudge = game_words("duchy", "en").text("learn-nudge")
    assert nudge in client.get("/").text
    for step, stage in enumerate(lesson.stages, 1):
        assert read_progress(client.cookies.get(COOKIE) or "") == []
        right = next(iter(stage.outcomes)).text if stage.asks else ""
        client.get(f"/learn/duchy/{lesson.id}/{step}", params={"said": right} if right else {})
    assert read_progress(client.cookies[COOKIE]) == [f"duchy:{lesson.id}"]
    assert text_of(client.get("/learn/duchy").text).count("Finished") == 1
    page = text_of(client.get("/").text)
    assert f"Lessons finished: 1 of {len(read_lessons(game))}." in page


def test_a_wrong_answer_finishes_no_lesson(client: TestClient) -> None:
    game = find_game("duchy")
    lesson = next(one for one in read_lessons(game) if one.stages[-1].asks)
    last = lesson.stages[-1]
    wrong = next(one for one in last.moment.options(last.seat) if not last.judge(one).right)
    client.get(f"/learn/duchy/{lesson.id}/{len(lesson.stages)}", params={"said": wrong.text})
    assert COOKIE not in client.cookies


def test_all_lessons_are_finished(client: TestClient) -> None:
    game = find_game("bestia")
    client.cookies.set(COOKIE, ".".join([f"bestia:{lesson}" for lesson in lesson_ids(game)]))
    assert f"✓ All {len(lesson_ids(game))} lessons finished." in text_of(client.get("/").text)


@pytest.mark.parametrize(
    "kept", ["....", "x" * 9_000, "duchy:" + "." * 50, "a.b:c:d.<b>.%00", "duchy:no-such"]
)
def test_whatever_stands_in_the_cookie_pages_come_and_marks_are_added(client: TestClient, kept: str) -> None:
    client.cookies.set(COOKIE, kept)
    for address in ("/", "/learn/duchy", begin(client, "you,regular")):
        page = client.get(address)
        assert page.status_code == 200 and "<b>" not in page.text.replace("<body", "")
    assert "bestia" in read_progress(with_marks(kept, ["bestia"]))


def test_the_oldest_marks_go_before_the_cookie_is_too_long() -> None:
    kept = ""
    for number in range(500):
        kept = with_marks(kept, [f"game:lesson-{number}"])
    assert len(kept) <= COOKIE_CHARS
    assert read_progress(kept)[-1] == "game:lesson-499"


@pytest.mark.parametrize(
    ("language", "beast", "hunter"),
    [
        ("en", "Only settlers you kill yourself count.", "Only settlers the Beast kills itself count."),
        (
            "pl",
            "Liczą się tylko osadnicy, którzy zginą z twojej ręki.",
            "Liczą się tylko osadnicy, których zabije sama Bestia.",
        ),
    ],
)
def test_the_card_says_which_dead_settlers_count(
    client: TestClient, language: str, beast: str, hunter: str
) -> None:
    client.cookies.set("lang", language)
    for kills, expected in (("own", True), ("all", False)):
        for seats, said in (("you,random", beast), ("random,you", hunter)):
            form = {"game": "bestia", "seats": seats, "set-kills": kills}
            table = client.post("/tables", data=form, headers=JSON).json()["table"]
            card = text_of(card_of(client.get(table).text))
            assert (said in card) == expected, (kills, seats)


# The start page and the page of a new table ----------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_links_of_the_start_page_have_the_same_name(client: TestClient, language: str) -> None:
    client.cookies.set("lang", language)
    page = client.get("/").text
    links = [
        (text_of(said), href) for href, said in re.findall(r'<a[^>]*href="([^"]+)"[^>]*>(.*?)</a>', page)
    ]
    buttons = [text_of(said) for said in re.findall(r'<button class="button[^>]*>(.*?)</button>', page)]
    assert len({said for said, _ in links}) == len({*links})
    assert len(buttons) == len({*buttons}) == len(GAMES)


@each_game
def test_only_options_that_so_many_players_have_are_offered(client: TestClient, game: AnyGame) -> None:
    shown = {players: dict(_options(client, game, players)) for players in game.players}
    for options in shown.values():
        assert not [name for name, values in options.items() if "0" in values.values()], "0 is said in words"
    only = {"duchy": {3: {"stop", "double_hit"}}, "bestia": {4: {"hunter3"}}}.get(game.id, {})
    for players, options in shown.items():
        for count, names in only.items():
            assert (names & {*options}) == (names if players == count else set())
        if "first" in options:
            assert [*options["first"]] == [str(number) for number in range(players + 1)]
        if "contract" in options:
            assert len(options["contract"]) == 3, (
                "two contracts for each number of players, and the suggested"
            )


def _options(client: TestClient, game: AnyGame, players: int) -> Iterator[tuple[str, dict[str, str]]]:
    page = client.get(f"/new/{game.id}", params={"players": str(players)}).text
    for name, body in re.findall(r'<select name="set-(\w+)"[^>]*>(.*?)</select>', page):
        yield name, dict(re.findall(r'<option value="([^"]*)"[^>]*>([^<]*)</option>', body))
    for name in dict.fromkeys(re.findall(r'type="radio" name="set-(\w+)"', page)):
        shown = re.findall(rf'name="set-{name}" value="(\w[^"]*)".*?<strong>([^<]*)</strong>', page)
        yield name, dict(shown)


def test_a_link_can_be_copied_before_its_code(client: TestClient) -> None:
    page = client.get(begin(client, "you,free")).text
    assert page.index("data-copy") < page.index('class="code"')
