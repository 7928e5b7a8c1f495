"""Targets, reactions, towers, summons: the rules compared with a simple second implementation."""

from __future__ import annotations

from itertools import product

import pytest

from polnoc.games.bestia.actions import HUNTER, PLACE
from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.attacks import guarded, where_is
from polnoc.games.bestia.rules.changes import ClearingTrails, heal_some
from polnoc.games.bestia.rules.moving import MayNameRegion, PickRegion
from polnoc.games.bestia.rules.night import Rewarding
from polnoc.games.bestia.rules.reactions import could_react
from polnoc.games.bestia.rules.resolve import DO, Resolve
from polnoc.games.bestia.rules.summons import Placing, placing
from polnoc.games.bestia.rules.wounds import destroy_tower
from polnoc.games.bestia.state import NOWHERE, Bestia
from polnoc.games.bestia.terms import BEAST, SUMMONS, TALENT, TO_BEAST, TO_HUNTER, TO_SUMMON, TO_TOWER, Card
from tests.games.bestia.scene import Scene
from tests.games.bestia.test_done import effect


@pytest.mark.rules("BES-ATK-13")
def test_every_target_is_where_it_is_or_nowhere() -> None:
    scene = Scene(turn="beast", at={"helga": "A1", "iona": "D4"}, summons=["A1", "D3"], towers=["A1", "C1"])
    position, places = scene.position, scene.terms.places
    for number in range(len(position.folk)):
        assert where_is(position, number) == position.folk[number]
    for hunter in scene.terms.characters[1:]:
        assert where_is(position, TO_HUNTER + hunter) == position.hunters[hunter]
    towers = {scene.spot("A1"), scene.spot("C1")}
    assert 0 in towers
    for place in places.all:
        assert where_is(position, TO_TOWER + place) == (place if place in towers else NOWHERE)
    for number, place in enumerate(position.summons):
        assert where_is(position, TO_SUMMON + number) == place
    assert where_is(position, TO_BEAST) == position.pawn
    hidden = Scene(turn="beast", beast_at="D5", way="n").position
    assert where_is(hidden, TO_BEAST) == NOWHERE


@pytest.mark.rules("BES-WT-06", "BES-WT-08")
def test_who_destroys_a_tower_and_what_the_beast_gets_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene(turn="beast", towers=["A1", "C1"])
    monkeypatch.setattr(scene.position.mods(BEAST), "tower_grudge", 2)
    for actor in (BEAST, 1, 2, SUMMONS, SUMMONS + 1):
        position = scene.position.clone()
        assert destroy_tower(position, actor, scene.spot("A1"), [])
        gained = position.grudges[BEAST] - scene.position.grudges[BEAST]
        assert (gained, position.towers) == (0 if actor in (1, 2) else 2, 1 << scene.spot("C1"))


@pytest.mark.rules("BES-SUM-06")
def test_how_many_summons_are_placed(monkeypatch: pytest.MonkeyPatch) -> None:
    for there, both, count in product(([], ["D4"]), (False, True), (1, 2)):
        scene = Scene(turn="beast", summons=there)
        monkeypatch.setattr(scene.position.mods(BEAST), "place_both", both)
        wanted = count + (both and not there)
        assert placing(scene.position, count) == Placing(wanted, NOWHERE)


@pytest.mark.rules("BES-REQ-10")
def test_only_a_hidden_beast_may_keep_its_region_to_itself() -> None:
    for way, frame in (("n", MayNameRegion), ("", PickRegion)):
        scene = Scene(turn="beast", beast_at="D5", way=way, summons=["D3"])
        op = effect(scene, "move-summons", {"where": "region"})
        DO[op.kind](scene.position, op, BEAST, False, scene.events)
        assert type(scene.position.stack[-1]) is frame


@pytest.mark.rules("BES-TRAIL-10")
def test_as_many_trails_are_cleared_as_the_card_says() -> None:
    scene = Scene(turn="beast")
    position, depth = scene.position, len(scene.position.stack)
    position.trails[0], position.trails[3] = 2, 2
    position.call(ClearingTrails(2))
    for left, place in ((1, 0), (0, 3)):
        frame = position.stack[-1]
        assert frame.asked(position) == (BEAST,)
        assert frame.options(position, 0)[0].text == "stop"
        frame.answer(position, 0, PLACE[place], scene.events)
        assert position.stack[-1] == ClearingTrails(left)
    assert position.stack[-1].asked(position) == () and (position.trails[0], position.trails[3]) == (1, 1)
    position.stack[-1].run(position, scene.events)
    assert len(position.stack) == depth


@pytest.mark.rules("BES-NIGHT1-08", "BES-NIGHT1-09")
def test_a_reward_of_the_night_is_not_ignored() -> None:
    scene = Scene(turn="beast")
    program = scene.terms.cards[scene.card("salt-trap")].program
    scene.position.call(Rewarding(program, 2, 0))
    Rewarding(program, 2, 0).answer(scene.position, 1, HUNTER[2], scene.events)
    rest, reward = scene.position.stack[-2:]
    assert rest == Rewarding(program, 1, 1 << 2)
    assert isinstance(reward, Resolve) and (reward.program, reward.actor, reward.must) == (program, 2, True)


@pytest.mark.rules("BES-REACT-01")
def test_whoever_plays_a_hunt_is_the_cause_of_what_follows() -> None:
    at = {"helga": "D4", "iona": "I4"}
    scene = Scene(turn="iona", at=at, beast_at="D5", hands={"iona": ["hunt"]})
    scene.play("play hunt")
    assert scene.position.ongoing.culprit == 2


# Reactions ------------------------------------------------------------------------------


def could(position: Bestia, character: int, card: Card, extra: int, cost: int) -> bool:
    """Its own kind of card, for the grudges there are; known in hand, or hidden and known nowhere else."""
    beast = character == BEAST
    if beast != (card.kind == TALENT) or position.grudges[character] < card.cost + extra:
        return False
    if cost > card.up_to or (beast and position.hushed):
        return False
    mine = set(members(position.hands[character]))
    known = set(members(position.open))
    if card.number in mine & known:
        return True
    kind = set(members(position.terms.talents if beast else position.terms.gear))
    piles = (
        (position.talent_market, position.talent_gone)
        if beast
        else (position.gear_market, position.gear_gone)
    )
    seen = known | set(members(piles[0])) | set(members(piles[1]))
    return bool(mine & kind - known) and card.number not in seen


@pytest.mark.rules("BES-REACT-02", "BES-INFO-02")
def test_who_could_react_for_all_that_everybody_knows() -> None:
    hands = {"beast": ["intuition"], "helga": ["torch", "hunt"], "iona": ["hunt"]}
    scene = Scene(turn="beast", hands=hands, grudges={"beast": 2, "helga": 2, "iona": 2})
    cards = [card for card in scene.terms.cards if card.kind == TALENT or scene.terms.gear >> card.number & 1]
    answers = set()
    for shown, market, gone, hushed, grudges in product((False, True), repeat=5):
        position = scene.position.clone()
        every = scene.terms.gear | scene.terms.talents
        if shown:
            position.open |= (position.hands[0] | position.hands[1]) & every
        held = position.hands[0] | position.hands[1] | position.hands[2]
        if market:
            position.gear_market, position.talent_market = every & ~held & 0x5555, every & ~held & 0x5555
        if gone:
            position.gear_gone, position.talent_gone = every & ~held & 0xAAAA, every & ~held & 0xAAAA
        position.hushed, position.grudges = hushed, [2 if grudges else 0] * len(position.grudges)
        for card, character, extra, cost in product(cards, (0, 1, 2), (0, 1), (0, 2)):
            wanted = could(position, character, card, extra, cost)
            assert could_react(position, character, card, extra, cost) == wanted
            answers.add((character, wanted))
    assert answers == set(product((0, 1, 2), (False, True))) - {(2, True)}


@pytest.mark.rules("BES-ATK-13")
def test_a_bulwark_stands_in_for_settlers_and_hunters_but_for_no_animal() -> None:
    scene = Scene(turn="beast", at={"helga": "A1", "iona": "A1"})
    position, here = scene.position, scene.spot("A1")
    position.bulwark = 1
    for number in range(len(position.folk)):
        settler = number < scene.terms.settlers
        assert guarded(position, number, here) == (TO_HUNTER + 1 if settler else number)
    assert guarded(position, TO_HUNTER + 2, here) == TO_HUNTER + 1
    for other in (TO_TOWER + here, TO_SUMMON, TO_BEAST):
        assert guarded(position, other, here) == other
    assert guarded(position, 0, scene.spot("D4")) == 0


@pytest.mark.rules("BES-RES-01")
@pytest.mark.parametrize(("who", "actor"), [("self", BEAST), ("here", 1)])
def test_who_heals_alone_has_fewer_wounds(who: str, actor: int) -> None:
    scene = Scene(turn="beast", at={"helga": "A1", "iona": "D4"})
    scene.position.wounds[actor] = 3
    op = effect(scene, "heal", {"who": who})
    heal_some(scene.position, op, actor, True, scene.events)
    assert scene.position.wounds[actor] == 3 - op.n
