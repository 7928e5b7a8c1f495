"""The board of Final Girl in random games: complete, stable, safe, and nothing hidden on it."""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from polnoc.drawing.markup import Markup
from polnoc.drawing.sheets import TRAY, Drawing
from polnoc.drawing.wrapping import LEAST
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.play import options
from polnoc.engine.seats import WATCHER
from polnoc.games.finalgirl.drawing.board import Board, intention, places, shapes
from polnoc.games.finalgirl.drawing.map import signs_at
from polnoc.games.finalgirl.drawing.panic_labels import overlap
from polnoc.games.finalgirl.drawing.stage import FOUND_ROW, Found, found
from polnoc.games.finalgirl.words.phrases import Phrases
from polnoc.words import LANGUAGES, Words
from tests.drawing.tables import check_pieces, parse, shape_ids, targets
from tools.gallery.finalgirl_pages import GAME, careless, rule_of

FILMS: Final[tuple[dict[str, object], ...]] = (
    {"killer": "hammer", "location": "camp", "heroine": "laurie", "ambiguity": "ask"},
    {"killer": "parade", "location": "fair", "heroine": "barbara", "epic": True},
    {"killer": "pack", "location": "camp", "heroine": "iga", "personal": True, "board": "extreme"},
)
FILM = pytest.mark.parametrize("film", FILMS, ids=lambda film: film["killer"])
NAMES: Final = ("Ania",)


def moments(film: dict[str, object], seed: int, every: int = 1) -> Iterator[Match]:
    """Yield a random game: the match before some answers, and at the end."""
    match, rng = Match(GAME, GAME.read_options(film), Seed.simulated(seed)), random.Random(seed)
    step = 0
    while not match.over:
        if step % every == 0:
            yield match
        match.answer(0, careless(match.options(0), rng))
        step += 1
    yield match


def finished(film: dict[str, object], seed: int) -> Match:
    """Return a match at its end."""
    return next(match for match in moments(film, seed) if match.over)


def one_moment(film: dict[str, object]) -> Match:
    """Return a match in the middle of a random game."""
    for step, match in enumerate(moments(film, 3)):
        if step == 30:
            return match
    raise AssertionError("the game was too short")


def words(language: str = "pl", viewer: int = 0) -> Words:
    return Words(language, GAME, NAMES, viewer)


def board(*, aids: bool = True, viewer: int = 0) -> Board:
    """Return a board that keeps its state."""
    return Board(GAME, words(viewer=viewer).text, NAMES, viewer, aids=aids)


def drawn(match: Match, *, aids: bool = True, prefix: str = "", viewer: int = 0) -> Drawing:
    """Draw the table of a match from scratch."""
    view, actions = match.view(viewer), match.options(viewer) if viewer in match.asked else []
    return Board.once(GAME, view, actions, words(viewer=viewer).text, NAMES, aids=aids, prefix=prefix)


@FILM
def test_pieces_are_well_formed_and_carry_their_keys(film: dict[str, object]) -> None:
    kept = board()
    known = shape_ids(shapes())
    seen: set[str] = set()
    for seed in (1, 2):
        for match in moments(film, seed, every=8):
            actions = match.options(0) if match.asked else []
            check_pieces(kept.draw(match.view(0), actions), known, seen)
    assert len(seen) > 200


@FILM
def test_keys_are_unique_and_stay_the_same_for_a_whole_game(film: dict[str, object]) -> None:
    for aids in (True, False):
        kept, orders = board(aids=aids), set()
        for match in moments(film, 4, every=9):
            drawing = kept.draw(match.view(0), match.options(0) if match.asked else [])
            listed = [piece.key for sheet in drawing.sheets for piece in sheet.pieces]
            assert len(listed) == len(set(listed))
            assert not {sheet.key for sheet in drawing.sheets} & set(listed)
            orders.add((tuple(listed), tuple([sheet.size for sheet in drawing.sheets])))
        assert len(orders) == 1


@FILM
def test_a_piece_that_is_there_stands_for_each_legal_action(film: dict[str, object]) -> None:
    kept, verbs = board(), set()
    for seed in range(5, 11):
        for match in moments(film, seed, every=4):
            view, actions = match.view(0), match.options(0) if match.asked else []
            targets(GAME, view, actions, kept.draw(view, actions))
            verbs |= {action.verb for action in actions}
    assert verbs >= {"play", "discard", "buy", "go", "accept", "convert", "pay", "choose", "done", "stop"}


@FILM
def test_nothing_hidden_is_drawn(film: dict[str, object]) -> None:
    """Re-deal what nobody can know: every piece stays the same to the byte."""
    rng = random.Random(7)
    for match in moments(film, 13, every=12):
        other = GAME.redeal(match.view(0), rng)
        actions = options(other, 0) if match.asked else []
        again = Board.once(GAME, GAME.view(other, 0), actions, words().text, NAMES)
        assert again.markup() == drawn(match).markup()


@FILM
def test_a_kept_board_draws_what_a_new_one_draws(film: dict[str, object]) -> None:
    kept = board()
    for match in moments(film, 14, every=10):
        assert kept.draw(match.view(0), match.options(0) if match.asked else []) == drawn(match)


def test_boards_of_one_style_share_pieces_and_films_do_not() -> None:
    for film in FILMS:
        match = one_moment(film)
        shared = Board(GAME, words().text, NAMES, 0, style="pl").draw(match.view(0), match.options(0))
        assert shared.markup() == drawn(match).markup()


def test_a_kept_board_draws_only_what_has_changed() -> None:
    kept, match = board(), one_moment(FILMS[0])
    first = kept.draw(match.view(0), match.options(0)).sheets
    second = kept.draw(match.view(0), match.options(0)).sheets
    assert all(one is other for one, other in zip(first, second, strict=True))


@FILM
def test_a_view_from_json_is_drawn_alike(film: dict[str, object]) -> None:
    for match in moments(film, 15, every=25):
        view = msgspec.json.decode(msgspec.json.encode(match.view(0)))
        again = Board.once(GAME, view, match.options(0) if match.asked else [], words().text, NAMES)
        assert again == drawn(match)


def test_a_link_on_the_board_leads_to_the_same_board() -> None:
    assert 'href="#then-market"' in drawn(one_moment(FILMS[1]), prefix="then-").at(TRAY)


@FILM
def test_who_watches_is_offered_nothing_and_sees_the_same(film: dict[str, object]) -> None:
    match = one_moment(film)
    drawing = drawn(match, viewer=WATCHER)
    assert targets(GAME, match.view(WATCHER), [], drawing) == []
    assert drawing.pieces.keys() == drawn(match).pieces.keys()


@FILM
def test_choosing_anything_means_something_the_rules_can_answer(film: dict[str, object]) -> None:
    """Every piece of the board, whether it may be chosen or not, at every kind of question."""
    rules: set[str] = set()
    meant = 0
    for match in moments(film, 16):
        view = match.view(0)
        if match.over or rule_of(view) in rules:
            continue
        rules.add(rule_of(view))
        drawing = drawn(match)
        offered = {key: action for action, key in targets(GAME, view, match.options(0), drawing)}
        for key in [*drawing.pieces, "space-4000", "hand-x", "nothing", "", "item-99", "convert-"]:
            text = intention(GAME, view, key)
            if text:
                meant += 1
                refusal = match.why_not(0, GAME.actions.parse(text))
                assert refusal is None or words().refusal(refusal)
                if key in offered and key.split("-")[0] in ("hand", "toss", "shop", "space", "slot", "with"):
                    assert text == offered[key]
    assert meant > 100


def test_every_item_deck_of_a_place_can_be_asked_about() -> None:
    """Also the fourth one, while nobody may search there."""
    match = one_moment({"killer": "dream", "location": "lane", "heroine": "laurie"})
    view = match.view(0)
    decks = [key for key in drawn(match).pieces if key.startswith("deck-")]
    assert len(decks) == 4
    for key in decks:
        action = GAME.actions.parse(intention(GAME, view, key))
        assert action in match.options(0) or match.why_not(0, action) is not None


@FILM
def test_what_is_told_points_at_pieces_that_are_there(film: dict[str, object]) -> None:
    pointed: set[str] = set()
    for seed in (17, 18):
        match = finished(film, seed)
        pieces = drawn(match).pieces.keys()
        told = {key for event in match.events for key in places(GAME, event)}
        assert told <= pieces
        pointed |= told
    assert len(pointed) > 20


@FILM
def test_updates_are_small(film: dict[str, object]) -> None:
    """Updates are measured compressed, as every browser receives them over a socket."""
    kept = board()
    last: dict[str, Markup] = {}
    for match in moments(film, 19):
        pieces = kept.draw(match.view(0), match.options(0) if match.asked else []).pieces
        changed = "".join([piece for key, piece in pieces.items() if last.get(key) != piece])
        assert not last or len(zlib.compress(changed.encode())) < 8192
        last = pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_the_board_is_cut_off(language: str) -> None:
    """Names and words of every film fit their places; only a card's long text may be too much."""
    for film in FILMS:
        kept = Board(GAME, words(language).text, NAMES, 0)
        for match in moments(film, 20, every=7):
            drawing = kept.draw(match.view(0), match.options(0) if match.asked else [])
            for key, piece in drawing.pieces.items():
                for element in parse(piece).iter("text"):
                    said = element.text or ""
                    assert not (said.endswith("…") and len(said) > 1), f"{key}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("location", sorted(GAME.box.locations))
def test_numbers_of_the_panic_die_cover_nothing(location: str, language: str) -> None:
    match = Match(GAME, GAME.read_options({"location": location}), Seed.simulated(1))
    film = Board(GAME, words(language).text, NAMES, 0).film(match.view(0))
    spaces = zip(film.spaces, film.terms.location.spaces, strict=True)
    kept_free = [box for shown, space in spaces for box in signs_at(shown, space.exit, space.search)]
    boxes = [(label.box(place), label.faces) for label, place in film.panics]
    assert len(boxes) > 30
    for nth, (box, faces) in enumerate(boxes):
        others = [*[other for other, _ in boxes[:nth]], *kept_free]
        assert max([overlap(box, other) for other in others]) < 1, faces


@pytest.mark.parametrize("language", LANGUAGES)
@FILM
def test_each_of_three_things_found_says_in_readable_letters_what_it_does(
    language: str, film: dict[str, object]
) -> None:
    terms = GAME.terms(GAME.read_options(film))
    phrases = Phrases(words(language).text, terms)
    for number in range(len(terms.items)):
        said = phrases.item_does(number)
        row = Found("fist", phrases.item(number), 1, 0, (), (8.0, 46.0), said, FOUND_ROW[0])
        sizes = re.findall(r'font-size="([\d.]+)"', found("found-0", row, ""))
        assert sizes and min(map(float, sizes)) >= LEAST, phrases.item(number)
