"""INFO, INV: who knows what, over whole games in which everything happens."""

from __future__ import annotations

import itertools
import random
from copy import copy
from functools import cache

import pytest

from polnoc.engine.play import asked
from polnoc.engine.seats import WATCHER
from polnoc.games.bestia.cards import KINDS
from polnoc.games.bestia.deduction import oldest_seen, ways_to
from polnoc.games.bestia.drawing.board import Board
from polnoc.games.bestia.drawing.terminal import FOLK_SIGNS, rows
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.words import Words
from tests.conformance.cases import soak
from tests.conformance.kit import CHECKS
from tests.conformance.lines_of_play import LineOfPlay
from tests.games.bestia.retelling import retell, retell_as, took_back
from tests.games.bestia.scene import GAME, Scene
from tests.games.bestia.soak import rich_line

#: The checks of the conformance kit that find most in rich games.
SHARP = ("rules_hold", "redeal_fits", "nothing_leaks")
PLAYERS = (2, 3, 4)
BOX = GAME.box
#: POLNOC_SOAK multiplies the number of lines.
LINES = range(soak(1))


@cache
def line_of(players: int, number: int) -> LineOfPlay:
    return rich_line(players, number)


@pytest.mark.rules(
    "BES-INFO-08", "BES-INV-06", "BES-INV-07", "BES-INV-09", "BES-INV-10", "BES-INV-11", "BES-SET-17"
)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", LINES)
def test_rich_games_hold_and_leak_nothing(players: int, number: int) -> None:
    line = line_of(players, number)
    assert line.position.over
    for name in SHARP:
        CHECKS[name](line)


#: Cards that somebody plays in another's turn, or that lie face down on the map.
UNSEEN = [id for id, card in {**BOX.gear, **BOX.talents}.items() if card.symbol in ("reaction", "trap")]
#: The number of moments checked before such a card and after it.
AROUND = 4


@cache
def moments_of_unseen_cards() -> dict[str, tuple[LineOfPlay, int]]:
    """Return for every such card a rich game in which it is used, and when."""
    found: dict[str, tuple[LineOfPlay, int]] = {}
    for number, players in itertools.product(range(40), PLAYERS):
        line = line_of(players, number)
        cards = line.position.terms.cards
        for at, moment in enumerate(line.moments):
            for event in moment.events:
                if event.key in ("reacts", "trap-triggered"):
                    found.setdefault(cards[event.args["card"]].id, (line, at))
        if len(found) == len(UNSEEN):
            break
    return found


@pytest.mark.rules("BES-INV-09", "BES-REACT-02", "BES-INFO-05")
@pytest.mark.parametrize("card", UNSEEN)
def test_nothing_leaks_around_any_reaction_and_any_trap(card: str) -> None:
    line, at = moments_of_unseen_cards()[card]
    part = copy(line)
    part.moments = line.moments[max(0, at - AROUND) : at + AROUND]
    for name in SHARP:
        CHECKS[name](part)


@pytest.mark.rules("BES-INV-09")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", range(soak(2)))
def test_every_way_that_fits_could_have_been_the_true_one(players: int, number: int) -> None:
    line, hidden = hidden_moments(players, number)
    for at in hidden[::5]:
        assert not retell(line.game, line, at, 1, random.Random(at))  # type: ignore[arg-type]


def hidden_moments(players: int, number: int) -> tuple[LineOfPlay, list[int]]:
    """Return a rich game, and when the Beast was hidden; games without such moments are skipped."""
    for other in itertools.count(number, step=1_000):
        line = line_of(players, other)
        positions = [moment.position for moment in line.moments]
        found = [at for at, position in enumerate(positions) if position.track and not position.over]
        if found:
            return line, found
    raise AssertionError("unreachable")


@pytest.mark.rules("BES-INFO-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_true_location_is_never_excluded(players: int) -> None:
    for number in LINES:
        for moment in line_of(players, number).moments:
            position: Bestia = moment.position
            places = position.terms.places
            assert position.place in ways_to(places, position.pawn, position.steps, position.facts)


@pytest.mark.rules("BES-INFO-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_known_is_all_that_can_be_known(players: int) -> None:
    """All sequences of cards are tried: the possible ones end exactly where the facts allow."""
    looked = 0
    for number in range(soak(2)):
        line = line_of(players, number)
        for at in range(0, len(line.moments), 17):
            position: Bestia = line.moments[at].position
            if not 0 < len(position.track) <= 3 or position.over or took_back(line, at):
                continue
            looked += 1
            tracks = itertools.product(range(5), repeat=len(position.track))
            could = [track for track in tracks if not retell_as(line.game, line, at, 1, track)]  # type: ignore[arg-type]
            ends: dict[int, int] = {}
            for track in could:
                end = _follow(position, track)
                ends[end] = ends.get(end, 0) + 1
            first = oldest_seen(line.game.view(position, 1))
            told = ways_to(position.terms.places, position.pawn, position.steps, position.facts, first)
            assert ends == told
    assert looked


@pytest.mark.rules("BES-INFO-04")
def test_a_card_seen_with_the_scouts_map_narrows_the_cloud_of_those_who_saw_it() -> None:
    scene = Scene(
        turn="helga",
        beast_at="D5",
        way="n n",
        at={"helga": "I4", "iona": "I4"},
        hands={"helga": ["scouts-map"]},
    )
    scene.play("play scouts-map")
    position, places = scene.position, scene.terms.places

    def cloud(seat: int) -> set[str]:
        found = ways_to(places, position.pawn, position.steps, position.facts, oldest_seen(scene.view(seat)))
        return {scene.square(place) for place in found}

    assert cloud(1) == cloud(2) == cloud(0) == {"D4", "C4", "D3", "E4", "D5"}
    assert len(cloud(WATCHER)) == 9
    assert in_terminal(scene, 1) == cloud(1)
    assert len(in_terminal(scene, WATCHER)) == 9


def in_terminal(scene: Scene, seat: int) -> set[str]:
    """Return the squares that the terminal lists with its aids."""
    shown = {row.key: row.cells for row in rows(scene.game, scene.view(seat), True)}
    assert "board-cloud" not in {row.key for row in rows(scene.game, scene.view(seat), False)}
    return {cell.text.strip() for cell in shown["board-cloud"]}


@pytest.mark.rules("BES-ATK-11")
@pytest.mark.parametrize(
    ("kind", "health", "grudges"),
    [("farmer", 2, 1), ("noble", 3, 2), ("sheep", 1, 1), ("boar", 2, 2), ("bear", 2, 3)],
)
def test_health_and_grudges_of_folk_are_always_in_view_and_hold(kind: str, health: int, grudges: int) -> None:
    scene = Scene()
    one = scene.terms.folk_kind.index(KINDS.index(kind))
    square = scene.square(scene.position.folk[one])
    drawn = drawn_pieces(scene)[f"folk-{one}"]
    assert (drawn.count("is-health"), drawn.count("is-lost"), drawn.count("is-grudge")) == (
        health,
        0,
        grudges,
    )
    legend = next(row.cells for row in rows(scene.game, scene.view(1), False) if row.key == "board-worth")
    assert f"{FOLK_SIGNS[KINDS.index(kind)]} ♥{health} ✗{grudges}" in [cell.text.strip() for cell in legend]
    for blow in range(1, health + 1):
        hit = Scene(beast_at=square, hurts={square: blow - 1}, at={"helga": "I4", "iona": "I4"})
        hit.play("play feed", "choose 2", f"hit-folk {square}")
        dead = kind not in hit.folk(square)
        assert (dead, hit.of("grudges", "beast")) == (blow == health, grudges if blow == health else 0)
    hurt = Scene(hurts={square: 1} if health > 1 else {})
    assert drawn_pieces(hurt)[f"folk-{one}"].count("is-lost") == (health > 1)


def drawn_pieces(scene: Scene) -> dict[str, str]:
    """Return the pieces of the map as a hunter sees them, by their keys."""
    names = ["Ania", "Bartek", "Celina"]
    board = Board(scene.game, Words("en", scene.game, names, 1).text, names, 1)
    sheets = board.draw(scene.view(1), []).sheets
    return {piece.key: piece.text for sheet in sheets if sheet.key == "map" for piece in sheet.pieces}


def _follow(position: Bestia, track: tuple[int, ...]) -> int:
    place = position.pawn
    for card in track:
        place = position.terms.places.follow(place, card)
    return place


@pytest.mark.rules("BES-INV-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_trails_are_shown_wherever_somebody_looks(players: int) -> None:
    looked = 0
    for number in LINES:
        line = line_of(players, number)
        told: set[str] = set()
        for moment in line.moments:
            told |= {event.key for event in moment.events}
            position: Bestia = moment.position
            if "revealed" in {event.key for event in moment.events}:
                told = set()
            moving = [frame for frame in position.stack if type(frame).__name__ in ("Moving", "Staying")]
            if moving or told & {"trail-cleared", "takes-back-cards"}:
                continue
            for place in position.hunters:
                if place != NOWHERE:
                    looked += 1
                    assert position.trails[place] == position.marks.count(place)
    assert looked


@pytest.mark.rules("BES-INFO-01", "BES-INFO-02", "BES-MINI-01", "BES-MINI-03", "BES-MINI-04", "BES-SET-14")
def test_only_the_beast_knows_its_way() -> None:
    scene = Scene(beast_at="D5", way="n e")
    assert scene.view(0)["track"] == [0, 1]
    assert scene.view(0)["path"] == [scene.spot(square) for square in ("D5", "D4", "E4")]
    for seat in (1, 2, 15):
        assert scene.view(seat)["track"] == [-1, -1] and scene.view(seat)["path"] == []


@pytest.mark.rules("BES-INFO-08", "BES-SET-17")
def test_hunters_see_each_others_hands_and_the_beast_does_not() -> None:
    scene = Scene(hands={"beast": ["rush", "mist"], "helga": ["dash", "torch"]})
    helga = [scene.card("dash"), scene.card("torch")]
    assert [card for card in scene.view(2)["hands"][1] if card < 111] == helga
    assert [card for card in scene.view(0)["hands"][1] if card < 111] == [-1, -2]
    assert [card for card in scene.view(1)["hands"][0] if card < 111] == [-1, -3]
    assert [card for card in scene.view(15)["hands"][1] if card < 111] == [-1, -2]


@pytest.mark.rules("BES-INFO-06")
def test_what_was_taken_openly_is_known_until_a_card_is_discarded_face_down() -> None:
    scene = Scene(turn="helga", hands={"helga": ["dark-dealings", "torch"]}, at={"helga": "D4"})
    position = scene.position
    position.gear_market = 1 << scene.card("salve")
    position.gear_deck &= ~position.gear_market
    scene.play("play dark-dealings", "choose 1", "take salve", "done")
    assert scene.card("salve") in scene.view(0)["hands"][1]
    scene.play("pass", "pass", "flee torch", "stop")
    assert scene.card("salve") not in scene.view(0)["hands"][1]


@pytest.mark.rules("BES-INV-09")
def test_abyssal_sight_shows_a_hand_to_the_beast_alone() -> None:
    scene = Scene(beast="raaga", hands={"helga": ["dash", "torch"]}).play(
        "play abyssal-sight", "hunter helga"
    )
    assert [card for card in scene.view(0)["hands"][1] if card < 111] == [
        scene.card("dash"),
        scene.card("torch"),
    ]
    assert [card for card in scene.view(15)["hands"][1] if card < 111] == [-1, -2]
    assert asked(scene.position) == (0,)
