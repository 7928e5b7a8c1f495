"""Edge cases of cards, items, decks, tracks and refusals: the last one, none at all, one below."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from polnoc.engine.play import settle
from polnoc.engine.refusals import NOT_NOW
from polnoc.engine.seats import NOBODY_ASKED
from polnoc.games.finalgirl.cards import (
    Damage,
    DiscardItems,
    EndPhase,
    EnterHouse,
    JumpToEnemy,
    Survey,
    TakeItem,
    Time,
)
from polnoc.games.finalgirl.rules.deaths import end_events
from polnoc.games.finalgirl.rules.endings import REACHED, reached
from polnoc.games.finalgirl.rules.event_cards import (
    DrawEvent,
    PlaceToken,
    SpecialComes,
    special_comes,
)
from polnoc.games.finalgirl.rules.fighting import Strike
from polnoc.games.finalgirl.rules.hiding import is_hidden_one
from polnoc.games.finalgirl.rules.items import Arrange, gain_item, lose_item, may_use
from polnoc.games.finalgirl.rules.moving import Moving
from polnoc.games.finalgirl.rules.planning import _take
from polnoc.games.finalgirl.rules.resolve import Resolve
from polnoc.games.finalgirl.rules.searching import DropTop, _take_known, turn_up
from polnoc.games.finalgirl.rules.targets import AimItem
from polnoc.games.finalgirl.rules.terror import DiscardTerror, LeaveOrSink
from polnoc.games.finalgirl.rules.tracks import recover
from polnoc.games.finalgirl.state import NOWHERE, RED, WON
from polnoc.games.finalgirl.terms import AT_KILLER
from tests.games.finalgirl.scene import Scene
from tests.games.finalgirl.test_endings import ending
from tests.games.finalgirl.test_hazards import POISON, with_terror
from tests.games.finalgirl.test_swarm import sky

# Item decks -----------------------------------------------------------------------------


@pytest.mark.rules("FG-TERM-05")
def test_one_item_is_taken_from_one_deck() -> None:
    for decks in ({0: ["map", "lucky-dice"], 1: ["whistle", "bow"]}, {0: ["map", "lucky-dice"]}):
        scene = Scene(here="north-road", hand=["walk"], decks=decks)
        scene.effect(TakeItem())
        if len(decks) > 1:
            scene.play("deck 0")
        assert scene.told("finds") == [{"items": (scene.item("map"),), "deck": 0}]
        while scene.frame == "Arrange":
            scene.play("done")
        assert scene.frame == "ActionPhase"


@pytest.mark.rules("FG-SRCH-03")
def test_one_card_is_taken_off_a_deck_of_known_cards() -> None:
    position = Scene(here="dock", hand=["walk"]).position
    position.up = ((1, 2, 3), *position.up[1:])
    assert (_take_known(position, 0), position.up[0]) == (1, (2, 3))
    position.up, position.low = ((), *position.up[1:]), ((4, 5, 6), *position.low[1:])
    assert (_take_known(position, 0), position.low[0]) == (4, (5, 6))


@pytest.mark.rules("FG-SET-11b")
def test_a_card_is_turned_up_only_where_one_lies_face_down() -> None:
    scene = Scene(here="dock", hand=["walk"], decks={0: ["map", "bow"], 1: ["whistle"]})
    assert turn_up(scene.position, 0) == () and turn_up(scene.position, 2) == ()
    scene.position.up = ((), *scene.position.up[1:])
    assert len(turn_up(scene.position, 0)) == 2


@pytest.mark.rules("FG-ITEM-05")
def test_a_survey_asks_for_every_deck_in_turn() -> None:
    decks = {0: ["map", "bow"], 1: ["whistle"], 2: ["lucky-dice"]}
    scene = Scene(here="north-road", hand=["walk"], decks=decks)
    scene.effect(Survey())
    asked = []
    while scene.frame == "Survey":
        asked.append(scene.offers()[1])
        scene.play("skip")
    assert asked == ["remove 0", "remove 1", "remove 2"]


@pytest.mark.rules("FG-HIDE-02", "FG-TERM-04")
def test_whoever_is_hidden_is_found_and_never_lost() -> None:
    scene = Scene(killer="haunting", location="manor", here="hall", hand=["walk"])
    hidden = [item for item in scene.terms.item_numbers if is_hidden_one(scene.position, item)]
    assert sum([1 << item for item in hidden]) == scene.terms.hidden and len(hidden) == 2
    since = len(scene.events)
    scene.position.call(DropTop(0))
    DropTop(0).resume(scene.position, (hidden[0],), scene.events)
    assert [(event.key, event.args) for event in scene.events[since:]] == [
        ("item-up", {"item": hidden[0], "deck": 0})
    ]
    plain = next(item for item in scene.terms.item_numbers if item not in hidden)
    scene.position.up = ((plain, hidden[1]), *scene.position.up[1:])
    assert scene.effect(Survey()).frame == "Survey", "only the top card counts"


@pytest.mark.rules("FG-EVT-05")
def test_no_deck_is_discarded_where_no_space_is_named() -> None:
    scene = Scene(here="dock", hand=["walk"], decks={0: ["map", "bow"]})
    assert scene.effect(DiscardItems(at="dock")).story() == []


# Items ----------------------------------------------------------------------------------


@pytest.mark.rules("FG-HANDS-04", "FG-USE-04")
def test_what_an_item_does_ends_when_it_is_put_away_or_lost() -> None:
    scene = Scene(here="dock", hand=["walk"], held=["first-aid-kit"])
    kit = scene.item("first-aid-kit")
    lost = scene.position.clone()
    assert lost.mods.heal_more == 1
    lose_item(lost, kit)
    assert lost.mods.heal_more == 0
    scene.begin(Arrange(0)).play("stow first-aid-kit")
    assert scene.position.mods.heal_more == 0


@pytest.mark.rules("FG-USE-01")
def test_one_terror_card_is_enough_to_look_at() -> None:
    scene = Scene(here="dock", hand=["walk"])
    way = next(thing.way for thing in scene.terms.items[1:] if thing.way and thing.way.needs == "terror")
    for left in (0, 1, 2):
        scene.position.terror_left = left
        assert may_use(scene.position, way, None) == (left > 0)


@pytest.mark.rules("FG-WPN-10")
def test_the_enemy_that_was_chosen_is_the_target() -> None:
    scene = Scene(killer="pack", here="dock", hand=["walk"], minions={"lake": 1, "south-road": 1})
    scene.begin(AimItem(1, 2)).play("aim minions lake")
    assert (scene.position.ongoing.aim_kind, scene.position.ongoing.aim_space) == (1, scene.space("lake"))


@pytest.mark.rules("FG-END-06")
def test_an_item_gained_at_an_exit_is_carried_out() -> None:
    scene = Scene(game=ending(wins='{ case = "carried", item = "map" }'), here="camp-gate", hand=["walk"])
    gain_item(scene.position, scene.item("map"), scene.events)
    settle(scene.position, scene.events)
    assert scene.position.victor == WON


# Attacks --------------------------------------------------------------------------------


@pytest.mark.rules("FG-ACT-07")
def test_an_attack_is_over_when_another_card_is_played() -> None:
    scene = Scene(here="dock", away="dock", hand=["weak-attack", "focus"], held=["metal-bat"], horror=3)
    scene.play("play weak-attack", "wield metal-bat", "dice 5 5", "accept")
    assert scene.position.ongoing.weapon == scene.item("metal-bat")
    scene.play("play focus")
    assert (scene.position.ongoing.aim_kind, scene.position.ongoing.weapon) == (NOWHERE, 0)


@pytest.mark.rules("FG-ATK-03")
def test_victims_are_given_once_for_a_blow() -> None:
    scene = Scene(here="dock", away="dock", hand=["walk"], victims={"dock": 2}, killer_health=9)
    scene.position.ongoing = scene.position.ongoing._replace(aim_kind=0, aim_space=scene.space("dock"))
    scene.begin(Strike(1, 0))
    assert scene.offers() == ["sacrifice 0", "sacrifice 1", "sacrifice 2"]
    scene.play("sacrifice 1")
    assert (scene.frame, scene.position.killer_health, scene.victims()) == ("ActionPhase", 7, {"dock": 1})


@pytest.mark.rules("FG-ATK-02")
def test_damage_that_is_shared_out_stays_in_her_space() -> None:
    scene = Scene(killer="pack", here="dock", hand=["walk"], minions={"lake": 1, "dock": 2})
    assert scene.effect(Damage(n=2, spread=True), 2).minions() == {"lake": 1}


@pytest.mark.rules("FG-ULT-02", "FG-ROLL-01")
def test_only_one_die_is_thrown_twice_and_only_by_whoever_may() -> None:
    for pick, dice, thrown in ((False, 1, "Judge"), (True, 1, "Throw"), (True, 3, "Judge")):
        scene = Scene(here="dock", hand=["focus", "walk"]).switch(pick_die=pick)
        scene.position.horror = scene.terms.dice.index(dice)
        scene.play("play focus", *["die 1"] * dice)
        assert scene.frame == thrown


# Moving ---------------------------------------------------------------------------------


@pytest.mark.rules("FG-TIME-07", "FG-MOVE-01")
def test_who_has_gone_and_rescued_is_asked_only_before_the_row_ends_the_phase() -> None:
    scene = Scene(here="dock", hand=["walk"], fields={"rescues": 1})
    ends = [number for number, ops in enumerate(scene.terms.programs) if ops[-1].kind is EndPhase]
    others = [n for n, ops in enumerate(scene.terms.programs) if EndPhase not in [op.kind for op in ops]]
    for program, asked in ((ends[0], (0,)), (others[0], NOBODY_ASKED)):
        at = len(scene.terms.programs[program]) - 1
        scene.position.sequence(Moving(0), Resolve(program, at))
        assert Moving(0).asked(scene.position) == asked
        del scene.position.stack[-2:]
    scene.position.call(Moving(0))
    assert Moving(0).asked(scene.position) == NOBODY_ASKED, "no row moves her"


@pytest.mark.rules("FG-MOVE-03")
def test_a_space_beyond_the_map_is_not_adjacent() -> None:
    scene = Scene(here="dock", hand=["walk"], horror=3).play("play walk", "dice 5 5")
    assert scene.refusal(f"go {scene.terms.places.size}") == ("FG-MOVE-03", "refused-not-adjacent")


@pytest.mark.rules("FG-ITEM-05", "FG-FILM-HOUSE-02")
def test_only_a_boat_takes_the_boat_along() -> None:
    jumping = Scene(here="dock", away="lake", hand=["walk"]).put_token("boat", "dock")
    jumping.effect(JumpToEnemy(within=1))
    assert (jumping.here, jumping.position.tokens[2]) == ("lake", jumping.space("dock"))
    entering = Scene(killer="dream", location="lane", here="school-road", hand=["walk"])
    entering.position.heroine = entering.space("twins-house")
    entering.put_token("boat", "school-road")
    entering.effect(EnterHouse())
    assert (entering.here, entering.position.tokens[2]) == ("corner-house", entering.space("school-road"))


@pytest.mark.rules("FG-TOK-01")
def test_of_two_spaces_for_a_token_one_is_chosen() -> None:
    scene = Scene(here="dock", hand=["walk"])
    assert PlaceToken(0, (0, 1)).asked(scene.position) == (0,)
    assert PlaceToken(0, (0,)).asked(scene.position) == NOBODY_ASKED


# Rescues and refusals -------------------------------------------------------------------


@pytest.mark.rules("FG-RESC-05", "FG-SWARM-09")
def test_why_nobody_is_rescued_here() -> None:
    scene = Scene(here="camp-gate", away="camp-gate", hand=["walk"])
    for line in ("rescue ordinary", "rescue white"):
        assert scene.refusal(line) == ("FG-RESC-05", "refused-nobody-here")
    scene.switch(guarded_exits=True)
    assert scene.refusal("rescue ordinary") == ("FG-SWARM-09", "refused-exit-guarded")
    scene.position.killer = scene.space("shed")
    assert scene.refusal("rescue ordinary") == ("FG-RESC-05", "refused-nobody-here")


@pytest.mark.rules("FG-RESC-05")
def test_no_ordinary_victim_is_rescued_where_only_a_special_one_is() -> None:
    scene = Scene(here="camp-gate", hand=["walk"], victims={"camp-gate": 1}, specials={"white": "camp-gate"})
    assert "rescue ordinary" not in scene.offers()


@pytest.mark.rules("FG-PLAN-01")
def test_cards_are_not_played_while_cards_are_bought() -> None:
    scene = Scene(at="planning", here="dock", hand=["walk"], time=6)
    assert scene.refusal("play walk") == ("FG-PLAN-01", NOT_NOW)


@pytest.mark.rules("FG-HAND-02")
def test_one_card_too_many_is_one_card_to_drop() -> None:
    scene = Scene(here="dock", hand=["walk"])
    limit = scene.terms.core.hand_limit
    walk = scene.terms.card_number["walk"]
    scene.position.hand[walk] = limit
    card = next(number for number, count in enumerate(scene.position.market) if count and number != walk)
    _take(scene.position, card, scene.events)
    settle(scene.position, scene.events)
    assert scene.frame == "DropCards"
    scene.position.stack[-1].answer(scene.position, 0, scene.action("drop walk"), scene.events)
    settle(scene.position, scene.events)
    assert (scene.frame, sum(scene.position.hand)) == ("ActionPhase", limit)


# Tracks ---------------------------------------------------------------------------------


@pytest.mark.rules("FG-TIME-03")
def test_a_capped_loss_of_time_stops_at_zero() -> None:
    for before, after in ((3, 1), (1, 0), (0, 0), (RED, RED)):
        scene = Scene(at="killer", here="dock", hand=["walk"])
        scene.position.time = before
        scene.effect(Time(n=-2, capped=True), -2)
        assert scene.position.time == after


def poisoned(tmp_path: Path) -> Scene:
    """Return a heroine on whom a terror card has just put a status."""
    return Scene(
        game=with_terror(tmp_path, POISON), at="terror", here="dock", away="shed", terror=["looming"],
        hand=["walk"],
    )  # fmt: skip


@pytest.mark.rules("FG-REST-01", "FG-STAT-02")
def test_nothing_heals_the_dead_and_healing_nothing_ends_no_poison(tmp_path: Path) -> None:
    scene = poisoned(tmp_path)
    recover(scene.position, 0, scene.events)
    assert len(scene.position.statuses) == 1
    scene.position.health = 0
    recover(scene.position, 2, scene.events)
    assert scene.position.health == 0 and not scene.position.statuses


@pytest.mark.rules("FG-STAT-02", "FG-EVT-06")
def test_a_status_that_ends_in_a_space_ends_in_no_other(tmp_path: Path) -> None:
    scene = poisoned(tmp_path)
    status = scene.terms.statuses[scene.position.statuses[0]]
    status.ends, status.end_at = "entered", scene.space("lake")
    end_events(scene.position, "entered", scene.events, scene.space("dock"))
    assert len(scene.position.statuses) == 1
    end_events(scene.position, "entered", scene.events, scene.space("lake"))
    assert not scene.position.statuses


# Events, terror cards, endings ----------------------------------------------------------


@pytest.mark.rules("FG-EVT-02")
def test_an_event_that_was_drawn_is_not_drawn_again() -> None:
    scene = Scene(here="dock", hand=["walk"])
    scene.position.event_pool = 0b101
    assert [action.arg for action in DrawEvent().options(scene.position, -1)] == [0, 2]


@pytest.mark.rules("FG-SPEC-01", "FG-EVT-05")
def test_a_special_victim_is_added_in_the_first_space_and_nowhere_else_if_there_is_no_killer() -> None:
    scene = Scene(here="dock", hand=["walk"], victims={"shed": 1})
    event = copy.copy(next(event for event in scene.terms.events if event.kind))
    event.at = 0
    assert special_comes(scene.position, event, scene.events) == SpecialComes(event.number, (0,))
    event.at, scene.position.killer = AT_KILLER, NOWHERE
    assert special_comes(scene.position, event, scene.events) is None
    assert scene.events[-1].key == "event-ignored"


@pytest.mark.rules("FG-TERM-04")
def test_of_two_known_terror_cards_one_is_taken() -> None:
    scene = Scene(here="dock", hand=["walk"], terror=["looming", "despair"])
    looming, despair = scene.position.terror_top
    taken = Scene(here="dock", hand=["walk"], terror=["looming", "despair"]).begin(DiscardTerror())
    assert list(taken.position.terror_top) == [despair]
    scene.begin(LeaveOrSink()).play("sink")
    assert (scene.position.terror_top, scene.position.terror_bottom) == ((despair,), (looming,))
    scene.position.terror_top, scene.position.terror_bottom = (), (despair, looming)
    scene.position.terror_left = 2
    scene.begin(DiscardTerror())
    assert scene.position.terror_left == 1 and list(scene.position.terror_bottom) == [looming]


@pytest.mark.rules("FG-END-06")
def test_an_end_of_the_first_finale_waits_for_it() -> None:
    scene = Scene(here="dock", hand=["walk"], game=ending(wins='{ case = "no-victims" }'))
    goal = copy.copy(scene.terms.goals[0])
    for finale, shown, over in ((-1, -1, True), (0, -1, False), (0, 1, False), (0, 0, True)):
        goal.finale, scene.position.finale = finale, shown
        assert reached(scene.position, goal) == over


@pytest.mark.rules("FG-END-06", "FG-SWARM-02")
def test_a_board_is_full_only_where_a_space_holds_no_more() -> None:
    goal = next(goal for goal in sky().terms.goals if goal.case == "full")
    assert not REACHED["full"](Scene(killer="pack").position, goal)
