"""Positions on the board of Bestia: every kind of decision, and who sees what of it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from polnoc.drawing.sheets import Drawing
from polnoc.engine.play import options
from polnoc.engine.seats import WATCHER
from polnoc.games.bestia.drawing import cards as drawn_cards
from polnoc.games.bestia.drawing.board import Board
from polnoc.games.bestia.drawing.panels import LOW_CHOICES, LOW_STAGES
from polnoc.words import LANGUAGES, Words
from tests.drawing.tables import classes, parse, targets, texts, uses
from tests.games.bestia.scene import Scene
from tests.games.bestia.test_night import night

NAMES = ("Ania", "Bartek", "Celina", "Dominik")
BEAST, HELGA = 0, 1


def look(scene: Scene, seat: int, **changed: object) -> Drawing:
    """Draw a scene as a seat sees it, with parts of its view changed."""
    names = NAMES[: scene.terms.players]
    actions = list(options(scene.position, seat)) if seat in scene.asked else []
    say = Words("en", scene.game, names, seat).text
    return Board.once(scene.game, {**scene.view(seat), **changed}, actions, say, names)


def offered(scene: Scene, seat: int) -> dict[str, str]:
    """Return what can be chosen: the piece of each answer."""
    actions = list(options(scene.position, seat)) if seat in scene.asked else []
    return dict(targets(scene.game, scene.view(seat), actions, look(scene, seat)))


def words_on(drawing: Drawing, key: str) -> str:
    return " ".join(texts(drawing.pieces[key]))


# Turns ----------------------------------------------------------------------------------------


def test_cards_are_played_from_the_hand_and_thrown_away_to_flee() -> None:
    scene = Scene(turn="helga", hands={"helga": ["rush"]})
    rush = scene.card("rush")
    drawing = look(scene, HELGA)
    assert offered(scene, HELGA)[f"play {rush}"] == f"card-{rush}"
    assert words_on(drawing, f"flee-{rush}") == "Flee"
    assert "Rush" in words_on(drawing, f"card-{rush}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_stands_above_the_button_to_flee(language: str) -> None:
    game = Scene(players=4).game
    for seat in (BEAST, HELGA):
        constants = Board(game, Words(language, game, NAMES, seat).text, NAMES, seat).constants_of(
            Scene(players=4).view(seat)
        )
        for number in constants.sorted_numbers:
            drawn = str(drawn_cards.face(constants.face(number), drawn_cards.FOOT))
            lines = re.findall(r'y="([\d.]+)" font-size="([\d.]+)" class="hide-text"', drawn)
            assert lines
            assert max([float(y) for y, _ in lines]) < drawn_cards.FOOT
            assert min([float(size) for _, size in lines]) >= drawn_cards.LEAST


def test_a_hand_of_many_cards_shows_only_their_bands() -> None:
    few, many = ["dash"], ["dash", "rush", "charge", "haste", "prowl"]
    assert "is-many" not in str(look(Scene(hands={"beast": few}), BEAST).pieces["fan"])
    assert "is-many" in str(look(Scene(hands={"beast": many}), BEAST).pieces["fan"])


def test_a_hand_beside_the_large_land_shows_bands_sooner() -> None:
    fans = [str(look(Scene(players=players), BEAST).pieces["fan"]) for players in (3, 4)]
    assert ["is-beside" in fan for fan in fans] == [False, True]


def test_who_runs_two_hunters_sees_whose_each_card_is() -> None:
    scene = Scene(turn="helga", players=2, hands={"helga": ["rush"], "iona": ["dash"]})
    drawing = look(scene, HELGA)
    for card, owner in (("rush", "1"), ("dash", "2")):
        assert texts(drawing.pieces[f"card-{scene.card(card)}"])[-1] == owner


# The map --------------------------------------------------------------------------------------


def test_hunters_on_one_location_stand_beside_each_other() -> None:
    together = look(Scene(at={"helga": "C3", "iona": "C3"}), BEAST)
    apart = look(Scene(at={"helga": "C3", "iona": "I4"}), BEAST)
    places = [parse(together.pieces[f"pawn-{hunter}"]).attrib["transform"] for hunter in (1, 2)]
    far = abs(_x(places[0]) - _x(places[1]))
    assert far >= 30
    assert parse(apart.pieces["pawn-1"]).attrib["transform"] != places[0]


def _x(moved: str) -> float:
    return float(moved.removeprefix("translate(").split()[0])


def test_only_the_beast_sees_where_it_is_and_which_cards_it_laid() -> None:
    scene = Scene(turn="helga", beast_at="D5", way="n e")
    own, theirs, public = [look(scene, seat) for seat in (BEAST, HELGA, WATCHER)]
    assert uses(own.pieces["track"]) == ["wild-way-0", "wild-way-1"]
    for other in (theirs, public):
        assert uses(other.pieces["track"]) == ["wild-paw", "wild-paw"]
        assert uses(other.pieces["den"]) == [] and texts(other.pieces["small-map"]) == []
    assert "own-way" in str(own.pieces["den"])
    assert "is-hidden" in classes(theirs, "lair")


def test_movement_cards_are_laid_by_choosing_where_they_lead() -> None:
    scene = Scene(beast_at="D5").play("play feed", "choose 1")
    assert offered(scene, BEAST)["lay 0"] == f"place-{scene.spot('D4')}"
    assert offered(scene, BEAST)["stop"] == "ending"
    assert words_on(look(scene, BEAST), "ending") == "Stop moving"


def test_a_changed_location_shows_its_new_habitat() -> None:
    scene = Scene(beast="hogbad", beast_at="D5", habitats={"D4": "forest"}).play("play scorched-earth")
    drawing, place = look(scene, BEAST), f"place-{scene.spot('D4')}"
    assert {"is-forest", "is-changed"} <= set(classes(drawing, place))
    assert offered(scene, BEAST)[f"place {scene.spot('D4')}"] == place


# Reactions and traps --------------------------------------------------------------------------


def hunted() -> Scene:
    return Scene(
        turn="iona",
        beast_at="D5",
        way="n",
        at={"iona": "D4", "helga": "I4"},
        hands={"beast": ["intuition", "mist"]},
        grudges={"beast": 9},
    ).play("play hunt")


@pytest.mark.rules("BES-REACT-01")
def test_a_reaction_is_lit_in_the_hand_and_can_be_let_go() -> None:
    scene = hunted()
    drawing = look(scene, BEAST)
    intuition = f"card-{scene.card('intuition')}"
    assert offered(scene, BEAST) == {f"react {scene.card('intuition')}": intuition, "skip": "ending"}
    assert words_on(drawing, "ending") == "No reaction"
    assert offered(scene, HELGA) == {}


@pytest.mark.rules("BES-INFO-05")
def test_a_trap_is_laid_in_a_region_for_a_habitat_that_only_hunters_see() -> None:
    scene = Scene(turn="helga", hands={"helga": ["fire-trap"]}, grudges={"helga": 2}).play("play fire-trap")
    regions = offered(scene, HELGA)
    assert set(regions.values()) == {"region-0", "region-1"}
    scene.play("region elkwold")
    habitats = look(scene, HELGA)
    assert [words_on(habitats, f"list-{nth}") for nth in range(4)] == [
        "Settlement",
        "Forest",
        "Swamp",
        "Cave",
    ]
    scene.play("habitat swamp")
    key = f"trap-{scene.terms.places.region_ids.index('elkwold')}-0"
    assert uses(look(scene, HELGA).pieces[key]) == ["wild-snare", "wild-swamp"]
    for seat in (BEAST, WATCHER):
        assert uses(look(scene, seat).pieces[key]) == ["wild-snare"]


@pytest.mark.rules("BES-TRAP-10")
def test_traps_that_spring_at_once_are_cards_to_choose_from() -> None:
    traps = [("hoarfrost-march", "fire-trap", "forest", "helga"), ("elkwold", "iron-jaws", "cave", "iona")]
    scene = Scene(beast="raaga", beast_at="E4", way="s", traps=traps, at={"helga": "E5", "iona": "I4"})
    scene.play("play abyssal-sight", "skip", "choose 2", "hit-hunter helga")
    drawing = look(scene, HELGA)
    cards = [scene.card(id) for id in ("fire-trap", "iron-jaws")]
    assert offered(scene, HELGA) == {f"trap {card}": f"pick-{card}" for card in cards}
    assert f"is-high-{LOW_CHOICES[0]}" in classes(drawing, "choice-ground")
    assert texts(look(scene, BEAST).pieces["choice-ground"]) == []


# Attacks and summons --------------------------------------------------------------------------


def test_targets_are_lit_where_they_stand_and_power_is_declared_in_words() -> None:
    scene = Scene(beast_at="D4", way="n", at={"helga": "D3", "iona": "I4"}, power={"beast": 1})
    scene.play("play feed", "choose 2")
    powers = look(scene, BEAST)
    assert offered(scene, BEAST) == {"power 0": "list-0", "power 1": "list-1"}
    assert f"is-high-{LOW_STAGES[1]}" in classes(powers, "scene-ground")
    aims = set(offered(scene.play("power 0"), BEAST).values())
    assert {"pawn-1", f"folk-{scene.position.folk_at(scene.spot('D3'))[0]}"} <= aims


def wolves(*answers: str) -> Scene:
    scene = Scene(beast_at="D3", summons=["A1", "G4"], at={"helga": "G4", "iona": "I4"})
    return scene.play("play summon-wolf", "choose 2", *answers)


def test_summons_are_placed_on_the_map_or_act_where_they_stand() -> None:
    assert set(offered(wolves(), BEAST)) == {"choose 1", "choose 2", "skip"}
    placing = offered(wolves("choose 1"), BEAST)
    assert {key.partition("-")[0] for key in placing.values()} == {"place", "ending"}
    commanding = offered(wolves("choose 2"), BEAST)
    assert commanding == {"act 0": "summon-0", "act 1": "summon-1", "stop": "ending"}
    acting = look(scene := wolves("choose 2", "act 1"), BEAST)
    assert offered(scene, BEAST)["hit-hunter 1"] == "pawn-1"
    assert offered(scene, BEAST)["ability"] == "list-0"
    assert f"is-high-{LOW_STAGES[0]}" in classes(acting, "scene-ground"), "the map is not pushed away"


# Dawn and night -------------------------------------------------------------------------------


@pytest.mark.rules("BES-INFO-07")
def test_the_card_set_aside_is_for_the_eyes_of_the_beast() -> None:
    scene = Scene(players=4)
    rush = scene.card("rush")
    assert "Rush" in words_on(look(scene, BEAST, aside=rush), "aside")
    assert "Set aside" in words_on(look(scene, BEAST, aside=rush), "aside")
    assert texts(look(scene, BEAST, aside=0).pieces["aside"]) == []
    for seat in (HELGA, WATCHER):
        drawing = look(scene, seat, aside=-1)
        assert texts(drawing.pieces["aside"]) == []
        assert "set aside" in str(drawing.pieces["plate-0"])
        assert "set aside" not in str(look(scene, seat, aside=0).pieces["plate-0"])


def rewarded() -> Scene:
    return night({"settlers": 1, "animals": 3, "wounds": 2}, day=2).play("pass")


def test_rewards_are_taken_from_the_market_or_given_to_a_hunter() -> None:
    scene = rewarded()
    assert offered(scene, BEAST) == {"top": "stock-talent"}
    scene.play("top").resolve_chance()
    assert offered(scene, HELGA) == {"hunter 1": "pawn-1", "hunter 2": "pawn-2"}


def test_upgrades_are_read_and_bought_by_whose_turn_it_is() -> None:
    scene = Scene(turn=None, grudges={"beast": 2}).resolve_chance()
    assert scene.top["rule"] == "Upgrading"
    drawing = look(scene, BEAST)
    assert words_on(drawing, "ending") == "No more upgrades"
    assert words_on(drawing, "forge-ground") == "Upgrades: Fangrir Grudges to spend: 2"
    dear = [nth for nth, better in enumerate(scene.terms.upgrades[0]) if better.cost > 2]
    assert not {f"upgrade-{nth}" for nth in dear} & set(offered(scene, BEAST).values())
    assert texts(look(scene, HELGA).pieces["forge-ground"]) == []
    owned = look(scene, BEAST, ups=[1, 0, 0])
    assert "is-owned" in classes(owned, "upgrade-0")


# The end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [BEAST, HELGA, WATCHER])
def test_in_the_end_everybody_sees_the_true_way_and_what_could_be_known(seat: int) -> None:
    scene = Scene(beast_at="D5", way="n e", day=3)
    scene.position.passes = 2
    scene.play("pass")
    drawing = look(scene, seat)
    assert "own-way" in str(drawing.pieces["den"])
    assert uses(drawing.pieces["track"]) == ["wild-way-0", "wild-way-1"]
    assert "could be" in words_on(drawing, "known")
    assert "cloud" in str(drawing.pieces[f"place-{scene.spot('E4')}"])


@pytest.mark.parametrize("seat", [BEAST, HELGA])
def test_nothing_can_be_chosen_when_all_is_over(seat: int) -> None:
    scene = Scene(beast_at="D5", day=3)
    scene.position.passes = 2
    assert offered(scene.play("pass"), seat) == {}


def test_many_movement_cards_lie_in_two_rows_that_can_be_read() -> None:
    scene = Scene(turn="helga", beast_at="D5")
    short, long = [str(look(scene, BEAST, track=[0] * count).pieces["track"]) for count in (13, 28)]
    assert short.count('class="step"') == 13 and "scale(0.55)" not in short
    assert long.count("scale(0.55)") == 28
    rows = Counter(re.findall(r"translate\(\S+ (\d+)\) scale\(0.55", long))
    assert rows == {"24": 14, "46": 14}
