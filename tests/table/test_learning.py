"""Lessons and the rulebook over HTTP: without a script, with reload, and with every kind of mistake."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.testclient import TestClient

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, find_game
from polnoc.lessons import Lesson, Stage, read_lessons
from polnoc.table.learning import routes
from polnoc.table.requests import BadRequest, bad_request, not_found
from polnoc.table.rulebook import Rulebook, marked, plain, rulebook_of
from polnoc.words import LANGUAGES, read_rulebook, rule_ids
from tests.proofs import counts
from tests.repeats import once_each

DUCHY = find_game("duchy")
GAMES = [pytest.param(game, id=game.id) for game in all_games()]
TAUGHT = [(game, lesson) for game in all_games() for lesson in read_lessons(game)]
#: Every game; languages alternate, because `tests/lessons` plays every lesson in both.
READERS = [
    pytest.param(game, language, id=f"{game.id}-{language}")
    for nth, game in enumerate(all_games())
    for language in (LANGUAGES if counts.EVERY_GAME else LANGUAGES[nth % 2 :][:1])
]
ACCEPT = {"pl": "pl-PL,pl;q=0.9", "en": "en-GB,en;q=0.9"}
#: The key of a message where its text should be.
BARE_KEY = re.compile(r"\b(?:lesson|learn|page|draw|event|prompt|action)-[a-z]")


@pytest.fixture
def pupil() -> Iterator[TestClient]:
    static = Mount("/static", StaticFiles(packages=[("polnoc", "static")]))
    errors = {404: not_found, BadRequest: bad_request}
    with TestClient(Starlette(routes=[*routes, static], exception_handlers=errors)) as opened:
        yield opened


def words_of(page: str) -> str:
    """Return the visible text of a page."""
    return html.unescape(re.sub(r"<[^>]*>", " ", page.partition("<body")[2]))


def buttons(page: str) -> list[str]:
    """Return the answers that a page offers as buttons."""
    return re.findall(r'<button class="choice" name="action" value="([^"]+)"', page)


def targets(page: str) -> list[str]:
    """Return the answers that pieces of the board stand for."""
    offered = re.findall(r' name="action" value="([^"]+)" data-piece="([^"]+)"', page)
    assert all([f' id="{piece}"' in page for _, piece in offered])
    return [action for action, _ in offered]


def way_on(page: str) -> str:
    """Return where the page leads when a step is done; empty if it is not."""
    found = re.search(r'<a class="button button-main" href="([^"]+)" id="on"', page)
    return found[1] if found else ""


def right_answer(stage: Stage) -> str:
    return next(iter(stage.right)).text


# Lessons ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_listed(pupil: TestClient, game: AnyGame, language: str) -> None:
    page = pupil.get(f"/learn/{game.id}", headers={"accept-language": ACCEPT[language]})
    assert page.status_code == 200
    assert f'lang="{language}"' in page.text
    for lesson in read_lessons(game):
        assert f'href="/learn/{game.id}/{lesson.id}/1"' in page.text
    assert not BARE_KEY.search(words_of(page.text))


@pytest.mark.parametrize(("game", "language"), READERS)
def test_a_reader_gets_from_the_first_step_of_all_to_a_real_game(
    pupil: TestClient, game: AnyGame, language: str
) -> None:
    headers = {"accept-language": ACCEPT[language]}
    here, walked = f"/learn/{game.id}/{read_lessons(game)[0].id}/1", []
    stages = {
        f"/learn/{game.id}/{lesson.id}/{number}": stage
        for lesson in read_lessons(game)
        for number, stage in enumerate(lesson.stages, 1)
    }
    while here:
        walked.append(here)
        stage = stages[here]
        page = pupil.get(here, headers=headers)
        offers_the_same_on_board_and_buttons(page.text, stage)
        if stage.asks:
            assert way_on(page.text) == ""
            page = pupil.post(here, data={"action": right_answer(stage)}, headers=headers)
        assert page.status_code == 200
        assert not BARE_KEY.search(words_of(page.text))
        here = page.url.path if stage.step.quick else way_on(page.text)
    assert walked == list(stages)
    assert '<form method="post" action="/tables"' in page.text
    assert f'name="game" value="{game.id}"' in page.text


def offers_the_same_on_board_and_buttons(page: str, stage: Stage) -> None:
    """Both offer the legal answers, and the buttons also those that a step shows to be impossible."""
    offered = stage.moment.options(stage.seat) if stage.asks else []  # some steps are only read
    legal = sorted([action.text for action in offered])
    assert sorted(targets(page)) == legal
    assert sorted(buttons(page)) == sorted([*legal, *[action.text for action in stage.impossible]])


def test_with_the_eyes_of_others_the_reader_is_not_called_you(pupil: TestClient) -> None:
    english = {"accept-language": ACCEPT["en"]}
    own, others = [pupil.get(f"/learn/bestia/hunt/{step}", headers=english).text for step in (1, 3)]
    assert ">You<" in own and ">Player 1<" not in own
    assert ">Player 1<" in others and ">You<" not in others


@pytest.mark.parametrize(
    ("game", "lesson"),
    once_each(TAUGHT, kind=lambda taught: taught[0].id),
    ids=[f"{game.id}-{lesson.id}" for game, lesson in TAUGHT],
)
def test_every_wrong_answer_is_explained_and_can_be_mended(
    pupil: TestClient, game: AnyGame, lesson: Lesson
) -> None:
    for number, stage in enumerate(lesson.stages, 1):
        here = f"/learn/{game.id}/{lesson.id}/{number}"
        for action in {stage.wrong[action]: action for action in stage.wrong}.values():
            page = pupil.post(here, data={"action": action.text})
            assert page.url.path == here
            assert 'class="verdict is-wrong"' in page.text
            assert right_answer(stage) in buttons(page.text)
        for action in stage.impossible:
            page = pupil.post(here, data={"action": action.text})
            assert 'class="verdict is-impossible"' in page.text
            assert f'href="/rules/{game.id}#' in page.text


def test_the_address_is_the_state(pupil: TestClient) -> None:
    posted = pupil.post("/learn/duchy/hiding/2", data={"action": "use"}, follow_redirects=False)
    assert posted.status_code == 303
    assert posted.headers["location"] == "/learn/duchy/hiding/2?said=use"
    first, again = [pupil.get(posted.headers["location"]).text for _ in range(2)]
    assert first == again
    assert 'class="verdict is-right"' in first
    assert way_on(first) == "/learn/duchy/hiding/3"
    assert buttons(first) == targets(first) == []
    assert not pupil.cookies


def test_a_change_of_language_comes_back_to_the_same_place(pupil: TestClient) -> None:
    page = pupil.get("/learn/duchy/hiding/5?said=name+8").text
    assert 'name="back" value="/learn/duchy/hiding/5?said=name+8"' in page


def test_a_quick_step_leads_on_without_a_word(pupil: TestClient) -> None:
    page = pupil.post("/learn/duchy/hiding/4", data={"action": "guess"})
    assert (page.url.path, page.url.query) == ("/learn/duchy/hiding/5", b"")


def test_the_way_back_and_how_far_one_is(pupil: TestClient) -> None:
    first, second = [pupil.get(f"/learn/duchy/hiding/{step}").text for step in (1, 2)]
    assert '<a class="tool" href="/learn/duchy"' in first
    assert '<a class="tool" href="/learn/duchy/hiding/1"' in second
    assert '<progress value="2" max="5">' in second
    assert "Step 2 of 5" in words_of(second)


def test_a_piece_that_cannot_be_chosen_says_why(pupil: TestClient) -> None:
    page = pupil.post("/learn/duchy/questions/3", data={"action": "", "piece": "window-12"})
    assert 'class="verdict is-impossible"' in page.text
    assert 'href="/rules/duchy#DUE-CARD-14"' in page.text
    now = pupil.post("/learn/duchy/hiding/1", data={"piece": "box"})
    assert "Not now. Choose one of the two cards" in words_of(now.text)


@pytest.mark.parametrize("piece", ["door-1", "", "window-99", "window-²", "x" * 5000, "<b>"])
def test_a_piece_that_means_nothing_leads_nowhere(pupil: TestClient, piece: str) -> None:
    assert pupil.post("/learn/duchy/hiding/2", data={"piece": piece}).status_code == 204


@pytest.mark.parametrize("said", ["fly 3", "hide ²", "hide", "name 99", "<script>", "x" * 4000])
def test_what_is_no_answer_is_told_so(pupil: TestClient, said: str) -> None:
    for answer in (
        pupil.get("/learn/duchy/hiding/1", params={"said": said}),
        pupil.post("/learn/duchy/hiding/1", data={"action": said}),
    ):
        assert answer.status_code == 400
        assert "<script>" not in answer.text.partition("<body")[2]


def test_an_answer_that_belongs_elsewhere_is_refused_by_a_rule(pupil: TestClient) -> None:
    for said in ("use", "card 3", "begin 1", "name 4"):
        page = pupil.get("/learn/duchy/hiding/1", params={"said": said})
        assert page.status_code == 200
        assert 'class="verdict is-impossible"' in page.text


@pytest.mark.parametrize(
    "address",
    [
        "/learn/chess",
        "/learn/chess/hiding/1",
        "/learn/duchy/nothing/1",
        "/learn/duchy/hiding/0",
        "/learn/duchy/hiding/6",
        "/learn/duchy/hiding/-1",
        "/learn/duchy/hiding/²",
        "/learn/duchy/hiding/99999999999999999999",
        "/learn/duchy/hiding",
        "/rules/chess",
        "/rules/chess/DUE-TURN-03",
        "/rules/duchy/DUE-TURN-99",
    ],
)
def test_there_is_nothing_else(pupil: TestClient, address: str) -> None:
    assert pupil.get(address).status_code == 404
    if address.count("/") == 4:
        assert pupil.post(address, data={"action": "use"}).status_code == 404


def test_only_a_form_is_read(pupil: TestClient) -> None:
    assert pupil.post("/learn/duchy/hiding/1", json={"action": "hide 11"}).status_code == 400
    assert pupil.post("/learn/duchy/hiding/1", data={"action": "x" * 100_000}).status_code == 400


# The rulebook -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_one_anchor_and_every_section_a_line_in_the_contents(
    pupil: TestClient, game: AnyGame, language: str
) -> None:
    page = pupil.get(f"/rules/{game.id}", headers={"accept-language": ACCEPT[language]}).text
    anchors = re.findall(r' id="([A-Z][A-Za-z0-9-]+)"', page)
    assert anchors == rule_ids(read_rulebook(game, language))
    sections = re.findall(r'<h2 id="(section-\d+)">', page)
    assert sections == re.findall(r'href="#(section-\d+)"', page)
    links = set(re.findall(r'href="#([A-Z][A-Za-z0-9-]+)"', page))
    assert links == set(anchors)


def test_tables_of_the_rulebook_are_tables(pupil: TestClient) -> None:
    assert "<table>" in pupil.get("/rules/duchy").text


@pytest.mark.parametrize("id", ["DUE-TURN-03", "due-turn-03"])
def test_the_address_of_a_rule_leads_to_its_anchor(pupil: TestClient, id: str) -> None:
    answer = pupil.get(f"/rules/duchy/{id}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/rules/duchy#DUE-TURN-03")


@pytest.mark.parametrize(
    ("language", "about", "word"),
    [
        ("pl", "duch", "duch"),
        ("pl", "KRYJOWKE", "kryjówkę"),
        ("pl", "pytac", "pyta"),
        ("pl", "zgadywac", "zgadywać"),
        ("en", "shielded", "shield"),
        ("en", "amb-13", "AMB-13"),
    ],
)
def test_searching_finds_rules_and_marks_the_word(
    pupil: TestClient, language: str, about: str, word: str
) -> None:
    headers = {"accept-language": ACCEPT[language]}
    page = pupil.get("/rules/duchy", params={"q": about}, headers=headers).text
    marks = re.findall(r"<mark>([^<]*)</mark>", page)
    assert marks
    assert {plain(mark) for mark in marks} == {plain(word)}
    assert re.findall(r'class="rule-id" href="/rules/duchy#DUE-', page)
    assert not BARE_KEY.search(words_of(page))


def test_all_words_must_stand_in_a_rule() -> None:
    book = rulebook_of(DUCHY, "en")
    found = book.search("shield guess").rules
    assert found
    assert all("shield" in plain(rule.text) and "guess" in plain(rule.text) for rule in found)
    assert len(found) < len(book.search("guess").rules)


def test_a_search_for_nothing_or_for_nonsense(pupil: TestClient) -> None:
    assert '<nav class="rule-contents"' in pupil.get("/rules/duchy?q=++").text
    nonsense = pupil.get("/rules/duchy", params={"q": "<script>alert(1)</script>" * 50})
    assert nonsense.status_code == 200
    assert "<script>alert" not in nonsense.text
    assert "No rule mentions" in words_of(nonsense.text)


def test_marking_keeps_every_letter() -> None:
    text = "Żółć & <b>żółw</b>, İstanbul, ﬁ"
    for words in ([], ["zol"], ["i"], ["fi"], ["<b>"], ["zolc", "zol"]):
        shown = marked(text, words)
        assert html.unescape(re.sub("</?mark>", "", shown)) == text


def test_a_rulebook_says_no_more_than_its_text() -> None:
    book = Rulebook("# T\n\n## 1. A\n\nA <i>rule</i>, see X-A-02 and UTF-8. [X-A-01]\n\n- B. [X-A-02]\n")
    assert book.html == (
        '<h1>T</h1>\n<h2 id="section-1">1. A</h2>\n'
        '<p>A &lt;i&gt;rule&lt;/i&gt;, see <a href="#X-A-02">X-A-02</a> and UTF-8. '
        '<a class="rule-id" id="X-A-01" href="#X-A-01">X-A-01</a></p>\n'
        '<ul>\n<li>B. <a class="rule-id" id="X-A-02" href="#X-A-02">X-A-02</a></li>\n</ul>\n'
    )
