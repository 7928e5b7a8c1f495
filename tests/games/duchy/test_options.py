"""A group's options: every alternative reading of a ruling, and what is not an option."""

from __future__ import annotations

import pytest

from polnoc.engine.options import BadOption, options_from_text
from polnoc.engine.refusals import NOT_NOW
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.packs import parse_deck
from tests.games.duchy.scene import GAME, Scene, b

LAIRS = {"A": 1, "B": 2, "C": 3}


@pytest.mark.rules("DUE-GOAL-04")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("points", [1, 2, 9])
def test_a_group_can_play_to_another_number_of_points(players: int, points: int) -> None:
    found = {2: "", 3: "C", 4: "4"}[players]
    others = [0] * (1 if players == 4 else players - 1)
    for before in (points - 2, points - 1):
        if before < 0:
            continue
        scene = Scene(players, found=found, scores=[before, *others], points=points)
        target = scene.position.terms.number[scene.lair(scene.names[1])]
        scene.play("guess", f"name {target}")
        assert scene.position.over == (before == points - 1)


@pytest.mark.rules("DUE-TURN-01", "DUE-AMB-25")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_a_group_can_name_the_first_player(players: int, first: int) -> None:
    scene = Scene.new(players, first=first)
    assert scene.offers() == [f"card {card}" for card in range(1, 14)], "no question who begins"
    scene.play()
    while not scene.turn:
        name = scene.asked_names[0]
        scene.play(f"{name}: {scene.offers(name)[0]}")
    assert scene.turn == scene.names[first - 1]


@pytest.mark.rules("DUE-AMB-01", "DUE-P3-09")
def test_the_round_can_be_played_to_its_end_though_somebody_has_six() -> None:
    scene = Scene(3, lairs=LAIRS, scores=[5, 2, 2], stop="round_end").play("guess", "name 3")
    assert scene.scores == [6, 3, 2]
    assert not scene.position.over
    assert scene.position.round == 1
    scene.play("guess", "name 1")
    assert scene.scores == [6, 4, 2]
    assert scene.winners == "A"


@pytest.mark.rules("DUE-AMB-01", "DUE-AMB-02")
def test_level_at_the_end_of_a_round_means_one_more_round() -> None:
    scene = Scene(3, lairs=LAIRS, scores=[5, 4, 2], stop="round_end").play(
        "guess", "name 3", "guess", "name 1"
    )
    assert scene.scores == [6, 6, 2]
    assert not scene.position.over
    assert scene.position.round == 2


@pytest.mark.rules("DUE-AMB-01")
def test_stopping_at_once_is_the_rule() -> None:
    assert Scene(3, lairs=LAIRS, scores=[5, 2, 2]).play("guess", "name 3").position.over


@pytest.mark.rules("DUE-AMB-03", "DUE-P3-10")
@pytest.mark.parametrize(("double_hit", "scores"), [(1, [1, 0, 0]), (2, [2, 0, 0])])
def test_points_for_finding_both_at_once(double_hit: int, scores: list[int]) -> None:
    lairs = {"A": 1, "B": 5, "C": 4}
    scene = Scene(3, lairs=lairs, hands={"A": 11}, double_hit=double_hit).play("use", "run 4")
    assert scene.scores == scores
    assert scene.position.round == 2


@pytest.mark.rules("DUE-AMB-08", "DUE-CARD-04a")
def test_a_shield_can_be_made_to_let_copies_through() -> None:
    lairs = {"A": 1, "B": 9, "C": 3}
    hands = {"B": 2, "C": 6}
    scene = Scene(3, lairs=lairs, hands=hands, middle=(5,), shields="A", turn="B", shield_stops_copies=False)
    scene.play("use", "copy 5")
    assert scene.answers == {"C": "YES", "A": "YES"}
    scene.play("use")
    assert scene.answers == {"A": "SILENT", "B": "YES"}


@pytest.mark.rules("DUE-AMB-08", "DUE-CARD-04a")
@pytest.mark.parametrize(
    ("card", "lines"),
    [
        (1, ["run 1"]),
        (3, []),
        (5, []),
        (6, []),
        (7, []),
        (9, []),
        (12, ["name 1", "name 2", "name 3"]),
        (13, ["from 1"]),
    ],
)
@pytest.mark.parametrize("stops", [True, False])
def test_every_blue_card_keeps_apart_whether_it_is_played_or_copied(
    card: int, lines: list[str], stops: bool
) -> None:
    lairs = {"A": 11, "B": 10}
    played = Scene(2, lairs=lairs, hands={"A": card}, shields="B", shield_stops_copies=stops)
    assert played.play("use", *lines).answers == {"B": "SILENT"}
    copied = Scene(2, lairs=lairs, hands={"A": 2}, middle=(card,), shields="B", shield_stops_copies=stops)
    copied.play("use", f"copy {card}", *lines)
    assert (copied.answers == {"B": "SILENT"}) == stops


@pytest.mark.rules("DUE-AMB-13", "DUE-GUESS-05")
@pytest.mark.parametrize("lines", [["guess"], ["use"]])
def test_bluffing_with_open_numbers_can_be_barred(lines: list[str]) -> None:
    lairs = {"A": 1, "B": 2}
    scene = Scene(2, lairs=lairs, hands={"A": 8, "B": 4}, middle=(3, 12), bluff=False).play(*lines)
    open_numbers = {3, 12, 8} if lines == ["use"] else {3, 12}
    assert scene.offers() == [f"name {number}" for number in range(1, 14) if number not in open_numbers]
    assert scene.refusal("name 12") == ("DUE-AMB-13", "refused-open-number")
    highest = Scene(2, hands={"A": 4}, middle=(13,), bluff=False).play("use")
    assert highest.refusal("name 13") == ("DUE-AMB-13", "refused-open-number")


@pytest.mark.rules("DUE-AMB-13", "DUE-CARD-11")
def test_without_bluff_card_11_may_name_one_open_number_but_not_two() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 11}, middle=(5, 6, 9), bluff=False).play("use")
    assert scene.offers() == [f"run {first}" for first in range(1, 13) if first != 5]
    assert scene.refusal("run 5") == ("DUE-AMB-13", "refused-open-number")
    assert scene.refusal("run 13") == ("DUE-CARD-14", "refused-run")
    assert scene.refusal("name 5") == ("DUE-CARD-11", NOT_NOW)
    last = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 11}, middle=(12, 13), bluff=False).play("use")
    assert last.refusal("run 12") == ("DUE-AMB-13", "refused-open-number")
    open_again = Scene(2, lairs={"A": 1, "B": 2}, hands={"A": 11}, middle=(5, 6, 9)).play("use")
    assert open_again.offers() == [f"run {first}" for first in range(1, 13)]


@pytest.mark.rules("DUE-AMB-13", "DUE-AMB-21")
def test_without_bluff_only_the_rivals_open_numbers_are_barred() -> None:
    lairs = {"1": 1, "2": b(7), "3": 3, "4": b(9)}
    scene = Scene(4, lairs=lairs, middle=(5, b(6)), bluff=False).play("guess")
    assert scene.offers() == [f"name {number}" for number in range(1, 14) if number != 6]
    scene = Scene(4, lairs=lairs, middle=(5, b(6)), bluff=False, turn="2").play("guess")
    assert scene.offers() == [f"name {number}" for number in range(1, 14) if number != 5]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 1}, "option 'players': .*2, got 1"),
        ({"players": 5}, "option 'players': .*4, got 5"),
        ({"players": "two"}, "option 'players': .*got 'two'"),
        ({"points": -1}, "option 'points': .*got -1"),
        ({"points": 21}, "option 'points': .*20, got 21"),
        ({"first": 5}, "option 'first': .*4, got 5"),
        ({"first": -1}, "option 'first': .*got -1"),
        ({"stop": "later"}, "option 'stop': .*got 'later'"),
        ({"double_hit": 0}, "option 'double_hit': .*1, got 0"),
        ({"double_hit": 3}, "option 'double_hit': .*2, got 3"),
        ({"shield_stops_copies": 1}, "option 'shield_stops_copies': .*got 1"),
        ({"bluff": "perhaps"}, "option 'bluff': .*got 'perhaps'"),
        ({"point": 3}, "no option is called 'point'; did you mean 'points'"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_option(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.read_options(given)


@pytest.mark.parametrize(("players", "first"), [(2, 3), (2, 4), (3, 4)])
def test_the_first_player_must_be_at_the_table(players: int, first: int) -> None:
    with pytest.raises(BadOption, match=f"option 'first': player {first} of {players}"):
        GAME.begin(GAME.read_options({"players": players, "first": first}), [])


@pytest.mark.parametrize(
    ("size", "players", "enough"), [(5, 2, True), (5, 3, False), (6, 3, False), (7, 3, True)]
)
def test_a_deck_must_be_large_enough_for_the_players(size: int, players: int, enough: bool) -> None:
    game = DuchyGame(parse_deck(_deck_of(size), "small.toml"))
    chosen = game.read_options({"players": players})
    if enough:
        assert game.begin(chosen, []).terms.size == size
        return
    with pytest.raises(BadOption, match=f"option 'players': a deck of {size} cards is too small for 3"):
        game.begin(chosen, [])


def test_four_players_have_a_deck_a_team_so_five_cards_do() -> None:
    game = DuchyGame(parse_deck(_deck_of(5), "small.toml"))
    scene = Scene.new(4, game).play("begin 0")
    assert (scene.stack(0), scene.stack(1)) == (1, 1)


def _deck_of(size: int) -> str:
    card = '[[card]]\nnumber = {}\ncolour = "blue"\neffects = [{{ do = "ask-even" }}]\n'
    return 'name = "small"\n' + "".join(card.format(number) for number in range(1, size + 1))


def test_options_can_be_written_as_text() -> None:
    given = options_from_text(["players=3", "stop=round_end", "bluff=nie", "double_hit=1"])
    chosen = GAME.terms(GAME.read_options(given))
    assert (chosen.players, chosen.options.bluff, chosen.target) == (3, False, 6)
    assert (chosen.options.stop, chosen.options.double_hit) == ("round_end", 1)
