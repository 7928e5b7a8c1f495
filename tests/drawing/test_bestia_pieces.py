"""The board of Bestia in random games: complete, stable, safe, and nothing hidden on it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from polnoc.drawing.sheets import Drawing
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.play import options
from polnoc.engine.seats import WATCHER
from polnoc.games import package_of
from polnoc.games.bestia import PACKAGE
from polnoc.games.bestia.drawing.board import Board, intention, places, shapes
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.packs import load_box
from polnoc.words import LANGUAGES, Words
from tests.drawing.tables import check_pieces, closer, shape_ids, targets
from tests.games.bestia.soak import EAGER, PACK
from tests.repeats import first_only
from tests.words.noting_words import NotingWords
from tests.words.test_messages import messages_of

NAMES: Final = ("Ania", "Kot", "Ćma", "Zając")
PLAYERS = pytest.mark.parametrize("players", first_only(4, 3, 2))
GAME: Final = BestiaGame(load_box())
#: Everybody begins with a lot, so that everything happens.
RICH: Final = PACKAGE.make_game_from(PACK)
CONTRACTS: Final = {2: "rich-caravan", 3: "rich-hollow", 4: "rich-large"}


def begin(players: int, seed: int, *, rich: bool) -> Match:
    if rich:
        chosen = {
            "players": players,
            "contract": CONTRACTS[players],
            "beast": list(RICH.box.beasts)[seed % 6],
        }
        return Match(RICH, RICH.read_options(chosen), Seed.simulated(seed))
    return Match(GAME, GAME.read_options({"players": players}), Seed.simulated(seed))


def moments(players: int, seed: int, every: int = 1, *, rich: bool = False) -> Iterator[Match]:
    """Yield a game: the match before some answers and wherever a new verb is offered, and at the end."""
    match, rng, step = begin(players, seed, rich=rich), random.Random(seed), 0
    offers: set[str] = set()
    while not match.over:
        now = {action.verb for seat in match.asked for action in match.options(seat)}
        if step % closer(every) == 0 or now - offers:
            yield match
        offers |= now
        seat = rng.choice(match.asked)
        offered = match.options(seat)
        match.answer(seat, rng.choices(offered, [EAGER.get(action.verb, 1) for action in offered])[0])
        step += 1
    yield match


def game_of(match: Match) -> BestiaGame:
    assert isinstance(match.game, BestiaGame)
    return match.game


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), WATCHER)


def asked(match: Match, viewer: int) -> list[Action]:
    return list(match.options(viewer)) if viewer in match.asked else []


def words(match: Match, viewer: int, language: str = "pl") -> Words:
    return Words(language, match.game, NAMES[: match.seats], viewer)


def drawn(match: Match, viewer: int, *, aids: bool = True, prefix: str = "") -> Drawing:
    """Draw the table of a match from scratch."""
    say, names = words(match, viewer).text, NAMES[: match.seats]
    return Board.once(
        game_of(match), match.view(viewer), asked(match, viewer), say, names, aids=aids, prefix=prefix
    )


def boards(match: Match) -> dict[int, Board]:
    """Return a board that keeps its state, for everybody."""
    names = NAMES[: match.seats]
    return {v: Board(game_of(match), words(match, v).text, names, v) for v in viewers(match)}


@PLAYERS
def test_pieces_are_well_formed_and_carry_their_keys(players: int) -> None:
    known = shape_ids(shapes())
    seen: set[str] = set()
    for rich in (False, True):
        kept = boards(begin(players, 1, rich=rich))
        for match in moments(players, 1, every=36, rich=rich):
            for viewer, board in kept.items():
                check_pieces(board.draw(match.view(viewer), asked(match, viewer)), known, seen)
    assert len(seen) > 400


@PLAYERS
def test_keys_are_unique_and_stay_the_same_for_a_whole_game(players: int) -> None:
    for aids in (True, False):
        orders: dict[int, set[object]] = {}
        for match in moments(players, 4, every=250):
            for viewer in viewers(match):
                drawing = drawn(match, viewer, aids=aids)
                listed = [piece.key for sheet in drawing.sheets for piece in sheet.pieces]
                assert len(listed) == len(set(listed))
                assert not {sheet.key for sheet in drawing.sheets} & set(listed)
                sizes = tuple([sheet.size for sheet in drawing.sheets])
                orders.setdefault(viewer, set()).add((tuple(listed), sizes))
        assert [len(order) for order in orders.values()] == [1] * (players + 1)


@PLAYERS
def test_a_piece_that_is_there_stands_for_each_legal_action(players: int) -> None:
    verbs = set()
    for rich, seed in ((False, 5), (True, 6), (True, 7)):
        kept = boards(begin(players, seed, rich=rich))
        for match in moments(players, seed, every=50, rich=rich):
            for seat, board in kept.items():
                view, actions = match.view(seat), asked(match, seat)
                targets(game_of(match), view, actions, board.draw(view, actions))
                verbs |= {action.verb for action in actions}
    assert verbs >= {"play", "flee", "go", "lay", "stop", "place", "choose", "keep", "hit-folk"}


@PLAYERS
def test_nothing_hidden_is_drawn(players: int) -> None:
    """Re-deal what somebody cannot know: every piece stays the same to the byte."""
    rng = random.Random(7)
    for match in moments(players, 13, every=250, rich=True):
        for viewer in viewers(match):
            other = match.game.redeal(match.view(viewer), rng)
            actions = list(options(other, viewer)) if viewer in match.asked else []
            say, names = words(match, viewer).text, NAMES[: match.seats]
            again = Board.once(game_of(match), match.game.view(other, viewer), actions, say, names)
            assert again.markup() == drawn(match, viewer).markup()


def test_only_the_beast_sees_its_way_and_only_hunters_see_traps() -> None:
    seen = Counter[str]()
    for match in moments(3, 8, rich=True):
        if match.over:
            break
        pieces = {viewer: drawn(match, viewer).pieces for viewer in (0, 1)}
        hidden = len(match.view(1)["track"])
        if hidden and not match.view(1)["oldest"]:
            seen["track"] += 1
            assert "wild-way" in pieces[0]["track"]
            assert "wild-way" not in pieces[1]["track"]
            assert (
                pieces[0]["den"]
                != pieces[1]["den"]
                == '<g id="den"/>'
                == pieces[1]["small-map"].replace("small-map", "den")
            )
        for region, nth in ((0, 0), (1, 0)):
            mine, theirs = [pieces[viewer][f"trap-{region}-{nth}"] for viewer in (1, 0)]
            if "is-known" in mine and "is-known" not in theirs:
                seen["trap"] += 1
                assert "trap-habitat" not in theirs
        if sum(seen.values()) > 60:
            break
    assert seen["track"]


@PLAYERS
def test_a_kept_board_draws_what_a_new_one_draws(players: int) -> None:
    kept = boards(begin(players, 14, rich=False))
    for match in moments(players, 14, every=200):
        for viewer, board in kept.items():
            assert board.draw(match.view(viewer), asked(match, viewer)) == drawn(match, viewer)


def test_boards_of_one_style_share_pieces_and_games_do_not() -> None:
    for beast in ("fangrir", "mara"):
        match = Match(GAME, GAME.read_options({"players": 3, "beast": beast}), Seed.simulated(1))
        say, names = words(match, 1).text, NAMES[:3]
        shared = Board(GAME, say, names, 1, style="pl").draw(match.view(1), asked(match, 1))
        assert shared.markup() == drawn(match, 1).markup()


@PLAYERS
def test_choosing_anything_means_something_the_rules_can_answer(players: int) -> None:
    """Every piece of the board, whether it may be chosen or not, at every kind of question."""
    rules: set[tuple[int, str]] = set()
    for match in moments(players, 16, rich=True):
        for seat in match.asked:
            view = match.view(seat)
            known = (min(seat, 1), view["frames"][-1]["rule"])
            if known in rules:
                continue
            rules.add(known)
            drawing = drawn(match, seat)
            offered = {
                key: action for action, key in targets(game_of(match), view, asked(match, seat), drawing)
            }
            for key in [*drawing.pieces, "place-4000", "card-x", "nothing", "", "folk-99", "pawn-"]:
                text = intention(game_of(match), view, key)
                if text:
                    refusal = match.why_not(seat, match.game.actions.parse(text))
                    assert refusal is None or words(match, seat).refusal(refusal)
                    if key in offered:
                        assert text == offered[key], known
    assert len(rules) > 12


@PLAYERS
def test_what_is_told_points_at_pieces_that_are_there(players: int) -> None:
    pointed: set[str] = set()
    for rich in (False, True):
        *_, match = moments(players, 17, every=1000, rich=rich)
        pieces = drawn(match, 0).pieces.keys()
        told = {key for event in match.events for key in places(game_of(match), event)}
        assert told <= pieces
        pointed |= told
    assert len(pointed) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_drawing_can_be_said_and_every_message_is_needed(language: str) -> None:
    said: set[str] = set()
    for players, seed in ((2, 21), (3, 21), (4, 21), (3, 22), (3, 23), (2, 24)):
        match = begin(players, seed, rich=True)
        readers = [NotingWords(language, match.game, NAMES[:players], viewer) for viewer in viewers(match)]
        kept = [Board(game_of(match), reader.text, NAMES[:players], reader.viewer) for reader in readers]
        for now in moments(players, seed, every=25, rich=True):
            for board in kept:
                assert board.draw(now.view(board.viewer), asked(now, board.viewer)).pieces
        said |= set().union(*[reader.said for reader in readers])
    messages = {key for key in messages_of(package_of(GAME).name, language) if key.startswith("draw-")}
    assert messages - said == set()
