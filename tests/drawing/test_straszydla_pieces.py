"""The board of Straszydła in random games: complete, stable, safe, and nothing hidden on it."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from polnoc.drawing.markup import Markup
from polnoc.drawing.sheets import Drawing
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.play import options
from polnoc.engine.seats import WATCHER, may_see
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.drawing.board import Board, intention, places, shapes
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.words import Words
from tests.drawing.tables import check_pieces, closer, parse, shape_ids, targets, texts, uses, viewers
from tests.games.pack_files import write
from tests.games.straszydla.packs import classic
from tests.repeats import first_only

GAME: Final = PACKAGE.make_game()
NAMES: Final = ("Ania", "Kot", "Ćma", "Zając")
PLAYERS = pytest.mark.parametrize("players", first_only(4, 3, 2))
AIDS = pytest.mark.parametrize("aids", [True, False])
#: Two adjacent suburbs: a pawn may step from one to the other, or jump.
SIDE_BY_SIDE: Final = "7 13 14 8 2/20 11 17 5 24/3 23 1 9 18/21 12 15 6 25/16 10 19 4 22"
#: As wide as a board can be.
WIDE: Final = "7 2 14 8 13 20 11/17 5 24 3 23 9 18/21 12 1 15 6 25 16/10 19 4 22 . . ."

#: Weights of actions that random players would do too often, or too seldom to get anywhere.
LEANINGS: Final = {"clear": 0.05, "trade": 0.2, "swap": 0.1, "done": 0.3, "feed": 5.0, "ready": 5.0}


def moments(players: int, number: int, every: int = 1, **chosen: object) -> Iterator[Match]:
    """Yield a random game of two days and nights: the match before some answers and wherever a new verb is
    offered, and at the end.
    """
    rng = random.Random(number)
    asked_for = GAME.read_options({"players": players, "periods": 4, **chosen})
    match = Match(GAME, asked_for, Seed.simulated(number))
    step, offers = 0, set[str]()
    while not match.over:
        now = {action.verb for seat in match.asked for action in match.options(seat)}
        if step % closer(every) == 0 or now - offers:
            yield match
        offers |= now
        seat = rng.choice(match.asked)
        offered = match.options(seat)
        match.answer(seat, rng.choices(offered, [LEANINGS.get(action.verb, 1.0) for action in offered])[0])
        step += 1
    yield match


def one_moment(players: int, steps: int = 90) -> Match:
    """Return a match in the middle of a random game."""
    for step, match in enumerate(moments(players, 3)):
        if step == steps:
            return match
    raise AssertionError("the game was too short")


def words(viewer: int, players: int, language: str = "pl") -> Words:
    return Words(language, GAME, NAMES[:players], viewer)


def board(viewer: int, players: int, *, aids: bool = True) -> Board:
    """Return a board that keeps its state."""
    return Board(GAME, words(viewer, players).text, NAMES[:players], viewer, aids=aids)


def drawn(match: Match, viewer: int, *, aids: bool = True, prefix: str = "") -> Drawing:
    """Draw the table of a match as one viewer sees it, from scratch."""
    say, names = words(viewer, match.seats).text, NAMES[: match.seats]
    return Board.once(GAME, match.view(viewer), match.options(viewer), say, names, aids=aids, prefix=prefix)


@PLAYERS
def test_pieces_are_well_formed_and_carry_their_keys(players: int) -> None:
    boards = {viewer: board(viewer, players) for viewer in viewers(players)}
    known = shape_ids(shapes())
    seen: set[str] = set()
    for match in moments(players, players, every=25):
        for viewer, kept in boards.items():
            check_pieces(kept.draw(match.view(viewer), match.options(viewer)), known, seen)
    assert len(seen) > 300


@PLAYERS
@AIDS
def test_keys_are_unique_and_stay_the_same_for_a_whole_game(players: int, aids: bool) -> None:
    boards = {viewer: board(viewer, players, aids=aids) for viewer in viewers(players)}
    keys: dict[int, set[tuple[str, ...]]] = {viewer: set() for viewer in boards}
    for match in moments(players, 10 + players, every=50):
        for viewer, kept in boards.items():
            drawing = kept.draw(match.view(viewer), match.options(viewer))
            listed = [piece.key for sheet in drawing.sheets for piece in sheet.pieces]
            assert len(listed) == len(set(listed))
            keys[viewer].add(tuple(listed))
    assert all(len(orders) == 1 for orders in keys.values())


@pytest.mark.parametrize("layout", first_only(WIDE, "old-town", "random", SIDE_BY_SIDE))
@PLAYERS
def test_a_piece_that_is_there_stands_for_each_legal_action(players: int, layout: str) -> None:
    boards = {viewer: board(viewer, players) for viewer in viewers(players)}
    verbs: set[str] = set()
    for match in moments(players, 20, every=20, layout=layout):
        for viewer, kept in boards.items():
            view, actions = match.view(viewer), match.options(viewer)
            targets(GAME, view, actions, kept.draw(view, actions))
            verbs |= {action.verb for action in actions}
    assert verbs >= {"step", "ready", "clear", "collect", "trade", "give", "done"}


@PLAYERS
@AIDS
def test_nothing_hidden_is_drawn(players: int, aids: bool) -> None:
    """Re-deal what a viewer cannot know: every piece stays the same to the byte."""
    rng = random.Random(players)
    for match in moments(players, 40 + players, every=110):
        for viewer in viewers(players):
            other = GAME.redeal(match.view(viewer), rng)
            say, names = words(viewer, players).text, NAMES[:players]
            again = Board.once(GAME, GAME.view(other, viewer), options(other, viewer), say, names, aids=aids)
            assert again.markup() == drawn(match, viewer, aids=aids).markup()


def test_the_test_above_would_see_a_leak() -> None:
    """A view that shows another player's pact, or plan, gives other pieces."""
    match = one_moment(2)
    honest, cheat = match.view(0), match.view(1)
    say = words(0, 2).text
    stolen = {**honest, "pact": [cheat["pact"][1], cheat["pact"][1]]}
    drawings = [Board.once(GAME, view, (), say, NAMES[:2]).markup() for view in (stolen, honest)]
    assert drawings[0] != drawings[1]


@PLAYERS
def test_a_kept_board_draws_what_a_new_one_draws(players: int) -> None:
    kept = {viewer: board(viewer, players) for viewer in viewers(players)}
    for match in moments(players, 50 + players, every=90):
        for viewer, board_ in kept.items():
            drawing = board_.draw(match.view(viewer), match.options(viewer))
            assert drawing == drawn(match, viewer)


def test_boards_of_one_style_share_pieces_and_still_show_their_own_names() -> None:
    match = one_moment(3)
    for names in (("Ala", "Ola", "Ela"), NAMES[:3]):
        say = Words("pl", GAME, names, 0).text
        shared = Board(GAME, say, names, 0, style="pl").draw(match.view(0), match.options(0))
        assert shared.markup() == Board.once(GAME, match.view(0), match.options(0), say, names).markup()


def test_a_kept_board_draws_only_what_has_changed() -> None:
    kept, match = board(0, 3), one_moment(3)
    first = kept.draw(match.view(0), match.options(0)).sheets
    second = kept.draw(match.view(0), match.options(0)).sheets
    pairs = [
        pair
        for one, other in zip(first, second, strict=True)
        for pair in zip(one.pieces, other.pieces, strict=True)
    ]
    assert all(one is other for one, other in pairs)


@PLAYERS
def test_a_view_from_json_is_drawn_alike(players: int) -> None:
    for match in moments(players, 55, every=60):
        for viewer in (*match.asked, WATCHER):
            view = msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
            say = words(viewer, players).text
            again = Board.once(GAME, view, match.options(viewer), say, NAMES[:players])
            assert again == drawn(match, viewer)


def test_hostile_and_endless_names_are_escaped_and_fit() -> None:
    names = ["<script>alert(1)</script>", "Bożydar-Wszemił Chrząszczyżewoszycki" * 3, '"&\x00\x1b\ud800']
    match = one_moment(3)
    drawing = Board.once(GAME, match.view(0), match.options(0), words(0, 3).text, names)
    page = drawing.markup()
    assert "<script" not in page
    parse(Markup(f"<div>{page}</div>"))
    for key in ("seat-0", "seat-1", "seat-2", "player-panel-1", "player-panel-2"):
        piece = drawing.pieces[key]
        assert all(len(text) < 20 for text in texts(piece)) or "textLength" in piece


@PLAYERS
def test_a_watcher_sees_everybody_from_outside_and_no_secrets(players: int) -> None:
    pieces = drawn(one_moment(players), WATCHER).pieces
    assert not {"purse-0", "pact", "plan", "ending", "spook-0"} & pieces.keys()
    assert {f"player-panel-{seat}" for seat in range(players)} <= pieces.keys()


@PLAYERS
def test_choosing_anything_means_something_the_rules_can_answer(players: int) -> None:
    """Every piece of the board, whether it may be chosen or not, at every kind of question."""
    rules: set[str] = set()
    meant = 0
    for match in moments(players, 60 + players, every=3):
        seat = match.asked[0] if match.asked else 0
        view = match.view(seat)
        rule = view["frames"][-1]["rule"] if view["frames"] else "Over"
        if rule in rules:
            continue
        rules.add(rule)
        drawing = drawn(match, seat)
        offered = {key: action for action, key in targets(GAME, view, match.options(seat), drawing)}
        for key in [*drawing.pieces, "place-4000", "stack-x", "nothing", ""]:
            text = intention(GAME, view, key)
            if text:
                meant += 1
                action = GAME.actions.parse(text)
                refusal = match.why_not(seat, action)
                if refusal is not None:
                    assert words(seat, players).refusal(refusal)
                elif key in offered and key.startswith(("place", "stack", "purse", "imp")):
                    assert action.text == offered[key] or action.verb == "step"
    assert meant > 100


@PLAYERS
def test_what_is_told_points_at_pieces_that_are_there(players: int) -> None:
    match = next(match for match in moments(players, 70) if match.over)
    pieces = drawn(match, WATCHER).pieces.keys() | drawn(match, 0).pieces.keys()
    told = [event for event in match.events if may_see(event.audience, WATCHER)]
    pointed = {key for event in told for key in places(GAME, event)}
    assert pointed <= pieces
    assert len(pointed) > 20


@PLAYERS
def test_updates_are_small(players: int) -> None:
    """Updates are measured compressed, as every browser receives them over a socket."""
    kept = board(0, players)
    last: dict[str, Markup] = {}
    for match in moments(players, 80 + players):
        pieces = kept.draw(match.view(0), match.options(0)).pieces
        changed = "".join([piece for key, piece in pieces.items() if last.get(key) != piece])
        assert not last or len(zlib.compress(changed.encode())) < 4096
        last = pieces


def test_a_change_of_time_does_not_draw_the_districts_again() -> None:
    kept = board(0, 2)
    seen: dict[str, set[str]] = {}
    nights = set()
    for match in moments(2, 90, every=10):
        nights.add(match.view(0)["night"])
        for key, piece in kept.draw(match.view(0), match.options(0)).pieces.items():
            if key.startswith("tile-"):
                seen.setdefault(key, set()).add(piece)
    assert nights == {0, 1}
    assert len(seen) == 25
    assert all(len(drawings) == 1 for drawings in seen.values())


def test_a_box_with_other_things_is_drawn_with_their_kin(tmp_path: Path) -> None:
    text = classic()
    for known, new in (("huta", "stalownia"), ("strzyga", "wij"), ("utopiec", "topiel"), ("iskrzak", "zar")):
        text = text.replace(f'id = "{known}"', f'id = "{new}"')
    game = PACKAGE.make_game_from(write(tmp_path, text))
    match = Match(game, game.read_options({"players": 2}), Seed.simulated(1))
    pieces = _drawn_with(game, match)
    shaped = {element.attrib["id"] for element in parse(shapes()).iter() if "id" in element.attrib}
    assert {f"s-{name}" for piece in pieces.values() for name in uses(piece)} <= shaped


def _drawn_with(game: StraszydlaGame, match: Match) -> dict[str, Markup]:
    return Board.once(game, match.view(0), match.options(0), lambda key, **args: key, NAMES[:2]).pieces
