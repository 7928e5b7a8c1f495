"""The board of 13 Duchów in random games: complete, stable, safe, and nothing hidden on it."""

from __future__ import annotations

import random
import re
import zlib
from pathlib import Path

import msgspec
import pytest

from polnoc.drawing.markup import Markup
from polnoc.drawing.sheets import BOARD, Memo, Offer
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.play import options
from polnoc.engine.seats import WATCHER
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.drawing.board import Board, cover, offers, shapes
from tests.drawing.tables import (
    GAME,
    NAMES,
    board,
    check_pieces,
    drawn,
    moments,
    one_moment,
    parse,
    shape_ids,
    targets,
    texts,
    viewers,
    words,
)
from tests.games.duchy.scene import Scene
from tools.gallery.colours import game_sheet, style_sheet

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
AIDS = pytest.mark.parametrize("aids", [True, False])


@PLAYERS
def test_pieces_are_well_formed_and_carry_their_keys(players: int) -> None:
    boards = {viewer: board(viewer, players) for viewer in viewers(players)}
    known = shape_ids(shapes(GAME.deck))
    seen: set[str] = set()
    for match in moments(players, players, every=3):
        for viewer, kept in boards.items():
            check_pieces(kept.draw(match.view(viewer), match.options(viewer)), known, seen)
    assert len(seen) > 200


@PLAYERS
@AIDS
def test_keys_are_unique_and_stay_the_same_for_a_whole_game(players: int, aids: bool) -> None:
    boards = {viewer: board(viewer, players, aids=aids) for viewer in viewers(players)}
    keys: dict[int, set[tuple[str, ...]]] = {viewer: set() for viewer in boards}
    for match in moments(players, 10 + players, every=3):
        for viewer, kept in boards.items():
            drawing = kept.draw(match.view(viewer), match.options(viewer))
            listed = [piece.key for sheet in drawing.sheets for piece in sheet.pieces]
            assert len(listed) == len(set(listed))
            keys[viewer].add(tuple(listed))
    assert all(len(orders) == 1 for orders in keys.values())


@PLAYERS
def test_a_piece_that_is_there_stands_for_each_legal_action(players: int) -> None:
    boards = {viewer: board(viewer, players) for viewer in viewers(players)}
    verbs: set[str] = set()
    for number in range(3):
        for match in moments(players, 20 + number):
            for viewer, kept in boards.items():
                view, actions = match.view(viewer), match.options(viewer)
                targets(GAME, view, actions, kept.draw(view, actions))
                verbs |= {action.verb for action in actions}
    assert verbs >= {"hide", "use", "guess", "name", "run", "from", "copy", "extra", "top", "under"}


@PLAYERS
def test_pieces_do_not_change_because_they_can_be_chosen(players: int) -> None:
    for match in moments(players, 30, every=7):
        for viewer in match.asked:
            view, say = match.view(viewer), words(viewer, players).text
            silent = Board.once(GAME, view, [], say, NAMES[:players]).pieces
            for key, piece in drawn(match, viewer).pieces.items():
                assert piece == silent[key] or key.startswith("choice-")


@pytest.mark.parametrize(
    ("hand", "answer", "offer"),
    [
        (11, "run 5", Offer("window-5", "5–6", reach="in-a-row-2")),
        (13, "from 8", Offer("window-8", "8+", reach="upwards")),
        (7, "use", Offer("hand")),
    ],
)
def test_a_window_that_stands_for_several_numbers_says_so(hand: int, answer: str, offer: Offer) -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": hand})
    if answer != "use":
        scene.play("use")
    view, action = GAME.view(scene.position, 0), GAME.actions.parse(answer)
    assert offers(GAME, view, [action], words(0, 2).text) == [offer]


@PLAYERS
@AIDS
def test_nothing_hidden_is_drawn(players: int, aids: bool) -> None:
    """Re-deal what a viewer cannot know: every piece stays the same to the byte."""
    rng = random.Random(players)
    for match in moments(players, 40 + players, every=10):
        for viewer in viewers(players):
            say = words(viewer, players).text
            names = NAMES[:players]
            other = GAME.redeal(match.view(viewer), rng)
            again = Board.once(GAME, GAME.view(other, viewer), options(other, viewer), say, names, aids=aids)
            assert again.markup() == drawn(match, viewer, aids=aids).markup()


def test_the_test_above_would_see_a_leak() -> None:
    """A view that shows too much gives other pieces after a re-deal."""
    match = one_moment(2)
    shown = match.view(1)
    cheat = {**match.view(0), "lair": list(match.position.lair), "knows": shown["knows"]}
    cheat["knows"] = [(match.position.lair[1], ["lair:1"])]
    say = words(0, 2).text
    assert Board.once(GAME, cheat, (), say, NAMES[:2]).markup() != drawn(match, 0).markup()


@PLAYERS
def test_a_kept_board_draws_what_a_new_one_draws(players: int) -> None:
    kept = {viewer: board(viewer, players) for viewer in viewers(players)}
    for match in moments(players, 50 + players, every=6):
        for viewer, board_ in kept.items():
            drawing = board_.draw(match.view(viewer), match.options(viewer))
            assert drawing == drawn(match, viewer)


def test_a_kept_board_draws_only_what_has_changed() -> None:
    kept, match = board(0, 3), one_moment(3)
    first = kept.draw(match.view(0), match.options(0)).sheets
    second = kept.draw(match.view(0), match.options(0)).sheets
    assert all(one is other for one, other in zip(first, second, strict=True))


@PLAYERS
def test_a_view_from_json_is_drawn_alike(players: int) -> None:
    match = one_moment(players)
    view = msgspec.json.decode(msgspec.json.encode(match.view(0)))
    again = Board.once(GAME, view, match.options(0), words(0, players).text, NAMES[:players])
    assert again == drawn(match, 0)


def test_hostile_and_endless_names_are_escaped_and_fit() -> None:
    names = ["<script>alert(1)</script>", "Bożydar-Wszemił Chrząszczyżewoszycki" * 3, '"&\x00\x1b\ud800']
    match = one_moment(3)
    say = words(0, 3).text
    drawing = Board.once(GAME, match.view(0), match.options(0), say, names)
    page = drawing.markup()
    assert "<script" not in page
    parse(Markup(f"<div>{page}</div>"))
    for seat in range(3):
        for piece in (drawing.pieces[f"seat-{seat}"], drawing.pieces[f"door-{seat}"]):
            assert all(len(text) < 20 for text in texts(piece)) or "textLength" in piece


def test_pieces_are_the_whole_drawing() -> None:
    drawing = drawn(one_moment(4), 0)
    page = drawing.markup()
    assert all(piece in page for piece in drawing.pieces.values())
    for sheet in drawing.sheets:
        inside = "".join(piece.svg for piece in sheet.pieces)
        assert f"</title>{inside}</svg>" in sheet.markup()


@PLAYERS
def test_a_watcher_sees_no_hand(players: int) -> None:
    pieces = drawn(one_moment(players), WATCHER).pieces
    assert not {"hand", "lair", "choice-0"} & pieces.keys()
    assert {"box", "stack-0"} <= pieces.keys()


def test_without_aids_there_are_no_panes_and_no_boards() -> None:
    for match in moments(3, 60, every=5):
        for viewer in viewers(3):
            page = drawn(match, viewer, aids=False).at(BOARD)
            assert "s-pane" not in page
            assert "is-gone" not in page
            assert "note-paper" not in page


@pytest.mark.parametrize("pack", ["small/five.toml", "small/six.toml", "seven.toml"])
def test_small_decks_have_small_houses(pack: str) -> None:
    game = PACKAGE.make_game_from(Path(__file__).parents[1] / "games" / "duchy" / pack)
    match = Match(game, game.read_options({"players": 2}), Seed.simulated(1))
    drawing = Board.once(game, match.view(0), match.options(0), lambda key, **args: key, NAMES[:2])
    windows = [key for key in drawing.pieces if key.startswith("window-")]
    assert len(windows) == game.deck.size


@PLAYERS
def test_updates_are_small(players: int) -> None:
    """Updates are measured compressed, as every browser receives them over a socket."""
    kept = board(0, players)
    last: dict[str, Markup] = {}
    for match in moments(players, 70 + players):
        pieces = kept.draw(match.view(0), match.options(0)).pieces
        changed = "".join([piece for key, piece in pieces.items() if last.get(key) != piece])
        assert not last or len(zlib.compress(changed.encode())) < 3072
        last = pieces


def test_every_class_of_the_style_sheet_is_drawn_somewhere() -> None:
    styles = style_sheet().partition("/* Drawings")[2].partition("/* Readers")[0]
    styles += game_sheet("duchy").partition("/* Drawings")[2].partition("/* As script")[0]
    styled = set(re.findall(r"\.([a-z][a-z0-9-]*)", re.sub(r"/\*.*?\*/|\{[^}]*\}", "", styles, flags=re.S)))
    pages = [shapes(GAME.deck), cover(lambda key: key)]
    for players in (2, 3, 4):
        for number in range(3):
            for match in moments(players, number, every=3):
                pages += [drawn(match, viewer).markup() for viewer in match.asked or (0,)]
    used = {
        name for page in pages for classes in re.findall(r'class="([^"]*)"', page) for name in classes.split()
    }
    by_script = {"is-pointed", "may", "may-sign", "upwards", "in-a-row-2", "in-a-row-3", "in-a-row-4"}
    in_pictures, by_points = "page-ground", "points"
    assert styled - used <= {*by_script, in_pictures, by_points}


@PLAYERS
def test_what_readers_of_a_table_share_is_what_each_would_draw_alone(players: int) -> None:
    together = Memo()
    names = NAMES[:players]
    shared, alone = (
        {
            viewer: Board(GAME, words(viewer, players).text, names, viewer, common=common)
            for viewer in viewers(players)
        }
        for common in (together, None)
    )
    for match in moments(players, number=7, every=3):
        for viewer in viewers(players):
            view, offered = match.view(viewer), match.options(viewer)
            assert shared[viewer].draw(view, offered).pieces == alone[viewer].draw(view, offered).pieces
    assert {f"front-{seat}" for seat in range(players)} < together._made.keys()
