"""Positions on the board of Final Girl, and the pages of its gallery."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from polnoc.drawing.sheets import Drawing
from polnoc.engine.views import View
from polnoc.games.finalgirl.cards import AnyEffect
from polnoc.games.finalgirl.drawing import card_icons
from polnoc.games.finalgirl.drawing.board import Board
from polnoc.games.finalgirl.drawing.card_icons import notes_of, ways_of
from polnoc.words import Words
from tests.drawing.tables import classes, texts, uses
from tools.gallery.finalgirl_pages import GAME, MOMENTS, Moment, find_moment, make

WORDS = Words("en", GAME, ["Ania"], 0)
REEL = {moment.name: moment for moment in MOMENTS}


def look(name: str, **changed: object) -> tuple[View, Drawing]:
    """Draw a moment of the gallery, with parts of its view changed."""
    match = find_moment(REEL[name])
    view: View = {**match.view(0), **changed}
    actions = [] if match.over else match.options(0)
    return view, Board.once(GAME, view, actions, WORDS.text, ["Ania"])


def test_every_effect_has_a_sign() -> None:
    assert set(card_icons.NOTES) == set(get_args(AnyEffect))


def test_a_choice_is_a_row_for_each_way() -> None:
    terms = GAME.terms(GAME.read_options({}))
    walk = terms.core.cards[0]
    assert ways_of(walk.two) == ((("move", "2"), ("time", "−1")),)
    assert len(ways_of(walk.fail)) == 2
    assert notes_of(()) == ()


def test_victims_can_be_counted_and_many_have_a_number() -> None:
    view, _ = look("camp-action-pl")
    victims = [0] * len(view["victims"])
    victims[2], victims[3] = 3, 7
    _, drawing = look("camp-action-pl", victims=victims, specials=(-1, -1, -1, -1))
    assert uses(drawing.pieces["crowd-2"]) == ["figure-victim"] * 3
    assert uses(drawing.pieces["crowd-3"]) == ["figure-victim"] * 5
    assert texts(drawing.pieces["crowd-3"]) == ["×7"]
    assert uses(drawing.pieces["crowd-4"]) == []


def test_special_victims_wear_signs_of_their_own() -> None:
    view, _ = look("camp-action-pl")
    victims = [0] * len(view["victims"])
    victims[5] = 2
    _, drawing = look("camp-action-pl", victims=victims, specials=(-1, 5, -1, 5))
    assert uses(drawing.pieces["guest-1"]) == ["figure-victim-1"]
    assert uses(drawing.pieces["guest-2"]) == []
    assert uses(drawing.pieces["guest-3"]) == ["figure-victim-3"]
    assert uses(drawing.pieces["crowd-5"]) == []


def test_ways_out_have_a_sign_and_a_cross_while_they_are_closed() -> None:
    view, drawing = look("camp-action-pl")
    gate = GAME.terms_of(view).places.number["camp-gate"]
    assert "omen-exit" in uses(drawing.pieces[f"space-{gate}"])
    assert "omen-no" not in uses(drawing.pieces[f"space-{gate}"])
    _, closed = look("camp-action-pl", closed=1 << gate)
    assert "omen-no" in uses(closed.pieces[f"space-{gate}"])


def test_every_trail_has_its_panic_numbers() -> None:
    view, drawing = look("camp-action-pl")
    printed = [
        faces.replace("-", "–")
        for space in GAME.terms_of(view).location.spaces
        for faces in space.panic.values()
        if faces
    ]
    assert sorted(texts(drawing.pieces["panics"])) == sorted(printed)


def test_the_row_of_the_result_is_lit() -> None:
    _, drawing = look("camp-roll-pl", dice=(2, 3, 6), partials=0)
    assert [classes(drawing, f"bone-{nth}")[1] for nth in range(3)] == ["is-miss", "is-partial", "is-success"]
    assert ["is-now" in classes(drawing, f"row-{nth}") for nth in range(3)] == [False, True, False]
    _, lucky = look("camp-roll-pl", dice=(2, 3, 6), partials=2)
    assert ["is-now" in classes(lucky, f"row-{nth}") for nth in range(3)] == [True, False, False]


def test_a_partial_success_can_be_bought_where_it_lies() -> None:
    _, drawing = look("camp-roll-pl")
    assert "lever" in classes(drawing, "convert")
    assert "lever" in classes(drawing, "accept")


def test_odds_are_drawn_with_aids_only() -> None:
    match = find_moment(REEL["camp-action-pl"])
    view, actions = match.view(0), match.options(0)
    told = Board.once(
        GAME, {**view, "horror": 4, "bonus": 0, "lasting": (), "partials": 0}, actions, WORDS.text, ["A"]
    )
    assert texts(told.pieces["odds"])[0] == "×2"
    assert "44%" in texts(told.pieces["odds"])
    assert "11%" in str(told.pieces["odds"])  # as hints say it, though 44, 44 and 11 make 99
    silent = Board.once(GAME, view, actions, WORDS.text, ["Ania"], aids=False)
    assert texts(silent.pieces["odds"]) == []


def test_the_current_row_of_bloodlust_is_lit_and_raises_the_numbers() -> None:
    _, drawing = look("camp-action-pl", row=10, lasting=(), minors=())
    assert str(drawing.pieces["blood"]).count("is-now") == 1
    assert str(drawing.pieces["blood"]).count("is-past") == 10
    assert {"5", "3"} <= set(texts(drawing.pieces["hunter-of"]))


def test_what_is_hidden_about_the_killer_has_no_name_until_it_is_revealed() -> None:
    _, drawing = look("camp-action-pl", powers=(), finale=-1)
    assert texts(drawing.pieces["power-0"]) == ["?"]
    assert texts(drawing.pieces["finale"]) == ["?"]
    _, known = look("camp-action-pl", powers=(1,), finale=2)
    assert texts(known.pieces["power-0"]) == ["Grudge"]
    assert texts(known.pieces["finale"]) == ["Red Night"]


def test_a_rescued_victim_stands_on_its_slot() -> None:
    _, drawing = look("camp-action-pl", slots=0b11, rewards=(1,))
    assert "is-covered" in classes(drawing, "slot-0")
    assert "is-due" in classes(drawing, "slot-1")
    assert "figure-victim" in uses(drawing.pieces["slot-0"])
    assert "is-free" in classes(drawing, "slot-2")


def test_items_lie_in_hands_or_in_the_backpack() -> None:
    _, drawing = look("camp-action-pl", held=(3,), bag=(1, 9), uses=(0,) * 20)
    assert "Knife" in texts(drawing.pieces["item-3"])
    assert "is-stowed" in classes(drawing, "item-1")
    assert "is-stowed" not in classes(drawing, "item-9")
    assert uses(drawing.pieces["item-2"]) == []


def test_the_market_is_open_while_cards_are_bought() -> None:
    _, shopping = look("camp-market-pl")
    assert "is-on" in classes(shopping, "market-open")
    _, acting = look("camp-action-pl")
    assert "is-on" not in classes(acting, "market-open")


def test_an_attack_shows_the_hearts_that_it_would_cost() -> None:
    _, drawing = look("camp-attack-pl", blow=2, health=4)
    assert str(drawing.pieces["blow"]).count("is-hers") == 2
    assert "−2" in texts(drawing.pieces["blow"])


def test_the_card_that_is_resolved_is_on_the_stage() -> None:
    view, drawing = look("fair-panic-pl")
    assert view["phase"] == 3
    assert "is-card" in classes(drawing, "take")


@pytest.mark.parametrize("victor", [1, 2])
def test_the_end_shows_who_is_left(victor: int) -> None:
    _, drawing = look("camp-over-pl", victor=victor)
    assert ("is-won" in classes(drawing, "last")) == (victor == 1)
    assert uses(drawing.pieces["last"]) == ["face-laurie" if victor == 1 else "figure-hammer"]


def test_horror_closes_in() -> None:
    _, calm = look("camp-action-pl", horror=0)
    _, dread = look("camp-action-pl", horror=7)
    assert "is-red" not in classes(calm, "dread")
    assert "is-red" in classes(dread, "dread")


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_every_moment_is_found(moment: Moment) -> None:
    assert moment.is_now(find_moment(moment).view(0))


def test_a_page_needs_nothing_from_outside(tmp_path: Path) -> None:
    [page] = make(tmp_path, ["camp-roll-pl"])
    source = page.read_text(encoding="utf-8")
    assert "http" not in source.replace("http://www.w3.org/2000/svg", "")
    assert (tmp_path / "static" / "games" / "finalgirl" / "board.css").exists()


def test_nobody_hides_anybody_where_killer_puppets_and_heroine_share_a_space() -> None:
    view, _ = look("fair-panic-pl")
    minions = [0] * len(view["minions"])
    minions[4] = 2
    _, drawing = look("fair-panic-pl", heroine=4, killer=4, minions=minions)
    left = sorted([_left(drawing, key) for key in ("minions-4", "killer", "heroine")])
    assert left[1] - left[0] >= 24 and left[2] - left[1] >= 24


def _left(drawing: Drawing, key: str) -> float:
    moved = str(drawing.pieces[key]).split("translate(")[1]
    return float(re.split(r"[ ,)]", moved)[0])
