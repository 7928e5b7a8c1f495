"""GEN, COMP, BOARD, SET, XTR: the box, the boards, and the eighteen steps of setup."""

from __future__ import annotations

import random
from typing import Final

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.options import draw_random_options
from polnoc.engine.play import digest
from polnoc.engine.rollout import play_randomly
from polnoc.engine.seats import WATCHER
from polnoc.games.finalgirl.cards import Killer, Location
from polnoc.games.finalgirl.rules.breath import LastBreath
from polnoc.games.finalgirl.state import HEROINE_BIT, KILLER_BIT, LOST, WON
from tests.games.finalgirl.films import with_heroines
from tests.games.finalgirl.scene import GAME, Scene

CORE = GAME.box.core
COMBINATIONS = [(killer, location) for killer in GAME.box.killers for location in GAME.box.locations]


@pytest.mark.rules(
    "FG-GEN-01", "FG-GEN-02", "FG-GEN-03", "FG-GEN-04", "FG-GEN-05", "FG-GEN-09", "FG-SET-01", "FG-SET-02"
)
@pytest.mark.parametrize(("killer", "location", "heroine"), with_heroines(GAME.box, COMBINATIONS))
def test_any_killer_any_location_any_heroine(killer: str, location: str, heroine: str) -> None:
    chosen = GAME.read_options({"killer": killer, "location": location, "heroine": heroine, "personal": True})
    position = GAME.begin(chosen, [])
    play_randomly(position, random.Random(f"{killer} {location} {heroine}"), [])
    assert position.victor in (WON, LOST)
    GAME.check(position)


@pytest.mark.rules("FG-SET-01", "FG-SET-02")
def test_killer_location_and_heroine_can_be_random() -> None:
    rng = random.Random(1)
    at_random = {"killer": "lot", "location": "lot", "heroine": "lot"}
    drawn = [draw_random_options(GAME.options_type, at_random, rng) for _ in range(12 * len(COMBINATIONS))]
    assert {chosen["heroine"] for chosen in drawn} == set(GAME.box.heroines)
    assert {(chosen["killer"], chosen["location"]) for chosen in drawn} == set(COMBINATIONS)


@pytest.mark.rules("FG-SET-02")
def test_what_is_chosen_is_not_drawn() -> None:
    rng = random.Random(2)
    half = {"killer": "pack", "location": "lot", "heroine": "iga"}
    drawn = [draw_random_options(GAME.options_type, half, rng) for _ in range(9)]
    assert {(chosen["killer"], chosen["heroine"]) for chosen in drawn} == {("pack", "iga")}


@pytest.mark.rules(
    "FG-COMP-01", "FG-COMP-02", "FG-COMP-03", "FG-COMP-05", "FG-COMP-08", "FG-BOARD-03", "FG-TIME-02"
)
def test_the_core_box() -> None:
    assert sum([card.copies for card in CORE.cards]) == 23
    assert sum([card.copies for card in CORE.cards if card.cost == 0]) == 6
    assert (CORE.normal.time, CORE.extreme.time, CORE.most_time) == (6, 5, 12)
    assert CORE.breath == (6, 1, 1, 1)
    assert CORE.victims == 21


@pytest.mark.rules("FG-COMP-10", "FG-COMP-11", "FG-GEN-10")
@pytest.mark.parametrize("killer", GAME.box.killers.values(), ids=lambda killer: killer.id)
def test_a_killer_has_its_cards(killer: Killer) -> None:
    assert sum([card.copies for card in killer.terror]) == 16
    assert len(killer.finales) == 3
    assert [power.epic for power in killer.powers] == [False, False, False, True]


#: The number of victims that a setup card places, if not ten.
VICTIMS: Final = {"fair": 12, "groves": 12}


@pytest.mark.rules("FG-COMP-11")
@pytest.mark.parametrize("location", GAME.box.locations.values(), ids=lambda location: location.id)
def test_a_location_has_its_cards(location: Location) -> None:
    assert len(location.terror) == 8
    assert (len(location.events), len(location.starts), len(location.items)) == (10, 5, 18)
    assert [sum(start.victims.values()) for start in location.starts] == [VICTIMS.get(location.id, 10)] * 5


@pytest.mark.rules("FG-BOARD-17", "FG-BOARD-18", "FG-BOARD-19")
@pytest.mark.parametrize(("location", "spaces", "links"), [("camp", 18, 22), ("fair", 17, 25)])
def test_the_maps(location: str, spaces: int, links: int) -> None:
    places = Scene(location=location).terms.places
    assert places.size == spaces
    assert sum([len(beside) for beside in places.beside]) == 2 * links
    assert len(places.search) == 3
    assert places.exit.count(True) == 3


@pytest.mark.rules("FG-T-40", "FG-SET-05", "FG-SET-06", "FG-MKT-09")
def test_six_cards_in_hand_the_others_in_the_market() -> None:
    scene = Scene.new()
    assert scene.pile("hand") == {"walk": 2, "focus": 2, "weak-attack": 1, "short-rest": 1}
    market = scene.pile("market")
    assert sum(market.values()) == 17
    assert len(market) == 11
    assert set(market.values()) == {1, 2}


@pytest.mark.rules("FG-T-41", "FG-SET-10a", "FG-SET-10b", "FG-TERR-06")
def test_ten_of_all_terror_cards_and_nobody_knows_which() -> None:
    scene = Scene.new()
    assert scene.position.terror_left == 10
    assert sum(scene.position.terror_pool) == 24
    assert scene.position.terror_top == scene.position.terror_bottom == ()


@pytest.mark.rules(
    "FG-T-42",
    "FG-SET-11a",
    "FG-SET-11b",
    "FG-SET-12a",
    "FG-SET-12b",
    "FG-SET-18a",
    "FG-SET-18b",
    "FG-BOARD-20",
    "FG-EVT-01",
)
def test_the_table_is_laid() -> None:
    scene = Scene.new()
    scene.step("start by-the-fire")
    assert (scene.here, scene.away) == ("swamp", "north-west-woods")
    assert scene.victims() == {"meeting-point": 2, "lakeside-hut": 1, "firepit": 6, "south-road": 1}
    assert scene.position.supply == 11
    for _ in range(12 + 3):
        assert scene.frame in ("DealItems", "DrawItems")
        scene._answer(scene.game.actions.parse(scene.position.stack[-1].options(scene.position, -1)[0].text))
    assert [len(up) for up in scene.position.up] == [1, 1, 1]
    assert scene.position.deep == (3, 3, 3)
    scene.step("event new-arrivals")
    assert sum(scene.position.victims) == 16
    assert scene.position.events == ()
    assert scene.frame == "ActionPhase"
    assert scene.position.start == scene.number("start", "by-the-fire")


@pytest.mark.rules(
    "FG-SET-03",
    "FG-SET-04",
    "FG-SET-07",
    "FG-SET-08",
    "FG-SET-15",
    "FG-SET-16",
    "FG-SET-17",
    "FG-BOARD-07",
    "FG-BOARD-12",
    "FG-BOARD-13",
    "FG-BOARD-01",
    "FG-BOARD-05",
    "FG-BOARD-06",
    "FG-BOARD-08",
)
def test_the_markers() -> None:
    position = Scene.new().position
    assert (position.horror, position.time, position.row) == (4, 6, 0)
    assert (position.dead, position.slots, position.unlocked) == (0, 0, False)
    assert (position.terms.attack[0], position.terms.move[0]) == (2, 1)


@pytest.mark.rules(
    "FG-SET-09a", "FG-SET-09b", "FG-BOARD-09", "FG-BOARD-10", "FG-SET-20", "FG-DARK-03", "FG-BOARD-11"
)
def test_finale_and_dark_power_are_open_questions() -> None:
    plain, epic = Scene.new(), Scene.new(epic=True)
    assert (plain.position.finale, plain.position.powers) == (-1, ())
    assert len(plain.terms.drawn_powers) == 3
    assert len(epic.terms.drawn_powers) == 4


@pytest.mark.rules("FG-T-43", "FG-SET-13a", "FG-SET-13b", "FG-SET-13c", "FG-LAST-02")
def test_tokens_are_drawn_without_putting_back() -> None:
    scene = Scene()
    first = LastBreath(KILLER_BIT)
    assert dict(zip(_numbers(first, scene), first.weights(scene.position), strict=True)) == {
        0: 6,
        1: 1,
        2: 1,
        3: 1,
    }
    scene.position.breath = (6, 1, 1, 0)
    assert _numbers(LastBreath(HEROINE_BIT), scene) == [0, 1, 2]


def _numbers(frame: LastBreath, scene: Scene) -> list[int]:
    return [action.arg for action in frame.options(scene.position, -1)]


@pytest.mark.rules("FG-SET-21")
def test_a_personal_item_is_among_the_items() -> None:
    assert [thing.id for thing in Scene(personal=True).terms.items][-1] == "hunting-bow"
    assert len(Scene(personal=False).terms.items) == 19


@pytest.mark.rules("FG-T-85", "FG-XTR-01", "FG-XTR-02", "FG-XTR-03")
def test_extreme_horror() -> None:
    scene = Scene(at="planning", board="extreme", time=0, away="shed", here="dock")
    scene.play("done")
    assert scene.told("time-set") == [{"now": 5}]
    assert Scene.new(board="extreme").position.time == 5


def test_difficulty_changes_health_and_horror() -> None:
    figures = {
        level: (Scene(difficulty=level).terms.killer_health, Scene(difficulty=level).terms.horror)
        for level in ("first", "story", "standard", "hard", "harder")
    }
    assert figures == {
        "first": (10, 4),
        "story": (10, 4),
        "standard": (12, 4),
        "hard": (12, 5),
        "harder": (14, 4),
    }


@pytest.mark.rules("FG-SET-22")
@pytest.mark.parametrize(("killer", "location"), COMBINATIONS)
def test_in_a_first_film_nothing_happens_and_nothing_is_asked_before_the_first_turn(
    killer: str, location: str
) -> None:
    first = GAME.read_options({"killer": killer, "location": location, "difficulty": "first"})
    usual = GAME.read_options({"killer": killer, "location": location, "difficulty": "story"})
    asked = {}
    for chosen in (first, usual):
        games = [Match(GAME, chosen, Seed.simulated(number)) for number in range(40)]
        asked[chosen] = {type(game.position.stack[-1]).__name__ for game in games}
        happened = [event.key for game in games for event in game.events if event.key == "event"]
        # an event that kills can draw another one
        assert not happened if chosen is first else len(happened) >= 40
    assert asked[first] == {"ActionPhase"}
    asking = [event for event in GAME.box.locations[location].events if event.special or event.what]
    if (killer, location) != ("sky", "lane"):  # no event of the lane asks where there is no killer
        assert not asking or asked[usual] != asked[first]


@pytest.mark.rules("FG-T-90", "FG-SET-19")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        match = Match(GAME, GAME.read_options({}), Seed.simulated(9))
        rng = random.Random(9)
        while not match.over:
            match.answer(0, rng.choice(list(match.options(0))))
        games.append((digest(match.position), [(event.key, event.args) for event in match.events]))
    assert games[0] == games[1]


@pytest.mark.rules("FG-SET-19")
def test_decks_are_the_same_whatever_one_does() -> None:
    """Terror cards, events and dice have their own streams: two ways to play meet the same ones."""
    terror, events, dice = [], [], []
    for number in range(8):
        match = Match(GAME, GAME.read_options({}), Seed.simulated(4))
        rng = random.Random(number)
        while not match.over:
            match.answer(0, rng.choice(list(match.options(0))))
        terror.append(_drawn(match, "terror", "terror"))
        events.append(_drawn(match, "event", "event"))
        dice.append(_drawn(match, "start", "start"))
    for decks in (terror, events, dice):
        longest = max(decks, key=len)
        assert all([deck == longest[: len(deck)] for deck in decks])
    assert len(max(terror, key=len)) > 3


def _drawn(match: Match, key: str, arg: str) -> list[object]:
    """Return what came up, in order; discarded terror cards were drawn as well."""
    keys = (key, f"{key}-discarded")
    return [event.args[arg] for event in match.events if event.key in keys]


def test_a_watcher_sees_the_same_table() -> None:
    position = Scene.new().position
    mine, theirs = GAME.view(position, 0), GAME.view(position, WATCHER)
    assert {name for name in mine if mine[name] != theirs[name]} == {"seat"}
    assert "stock" not in mine
