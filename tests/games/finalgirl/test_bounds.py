"""Edge cases: spaces with the number 0, one minion instead of several, nothing left."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from polnoc.engine.effects import NOTHING
from polnoc.engine.play import settle
from polnoc.engine.seats import CHANCE
from polnoc.games.finalgirl.actions import CHOOSE, DIE
from polnoc.games.finalgirl.cards import (
    TOKENS,
    Act,
    ClearHazards,
    DiscardItems,
    HurtThere,
    PlaceHazard,
    Spawn,
    SwarmAttack,
    Unleash,
)
from polnoc.games.finalgirl.rules.breath import LastBreath, cut_phase, drop_minor
from polnoc.games.finalgirl.rules.choosing import ChooseOne
from polnoc.games.finalgirl.rules.counters import change_counter, unleash
from polnoc.games.finalgirl.rules.deaths import BY_KILLER, ORDINARY, kill
from polnoc.games.finalgirl.rules.enemies import Appear, PackAttacks, Slay, dens, targets
from polnoc.games.finalgirl.rules.event_cards import SpecialComes, special_comes
from polnoc.games.finalgirl.rules.fighting import destroy_minions, hurt_there
from polnoc.games.finalgirl.rules.hazards import clear_hazards, place_hazard
from polnoc.games.finalgirl.rules.items import use
from polnoc.games.finalgirl.rules.moving import Travel, step
from polnoc.games.finalgirl.rules.panic import HeroineRuns
from polnoc.games.finalgirl.rules.planning import TakeCard
from polnoc.games.finalgirl.rules.searching import DropTop, SpringTraps, deck_size, discard_items
from polnoc.games.finalgirl.rules.swarm import (
    Landing,
    NearLanding,
    PickLanding,
    SwarmStep,
    act,
    spawn,
    swarm_attack,
)
from polnoc.games.finalgirl.rules.terror import KillerPhase
from polnoc.games.finalgirl.rules.upkeep import has_upkeep
from polnoc.games.finalgirl.state import HEROINE_BIT, KILLER_BIT, SET_UP, Ongoing
from polnoc.games.finalgirl.terms import NO_COUNTER, NO_PLACE, Op
from tests.games.finalgirl.scene import KINDS, Scene
from tests.games.finalgirl.test_hazards import PIT, walker, with_terror
from tests.games.finalgirl.test_swarm import sky

TRAP = TOKENS.index("trap")


def keys(scene: Scene, since: int) -> list[str]:
    return [event.key for event in scene.events[since:]]


@pytest.mark.rules("FG-MIN-04")
def test_the_den_farther_from_the_heroine_and_the_nearer_one() -> None:
    scene = Scene(killer="pack")
    start, far = scene.terms.starts[0], scene.terms.places.far
    for heroine in scene.terms.places.all:
        scene.position.heroine = heroine
        ordered = sorted([start.killer, start.den], key=lambda den: far[heroine][den])
        assert dens(scene.position, "near-den") == ordered[:1]
        if far[heroine][start.killer] != far[heroine][start.den]:
            assert dens(scene.position, "far-den") == ordered[1:]


@pytest.mark.rules("FG-HAZ-03", "FG-PANIC-07")
def test_a_heroine_who_panics_enters_the_space_where_she_ends_and_no_other(tmp_path: Path) -> None:
    for pit, health in (("south-road", 4), ("dock", 5)):
        scene = walker(with_terror(tmp_path, PIT), pit)
        scene.position.call(HeroineRuns(1))
        panic = scene.terms.places.panic[scene.position.heroine]
        face = next(face for face in range(1, 7) if panic[face] == scene.space("south-road"))
        HeroineRuns(1).answer(scene.position, CHANCE, DIE[face - 1], scene.events)
        settle(scene.position, scene.events)
        assert (scene.here, scene.position.health) == ("south-road", health)


@pytest.mark.rules("FG-END-03")
def test_the_first_space_of_a_map_can_be_struck_too() -> None:
    scene = Scene(victims={}, here="", away="")
    assert scene.position.heroine == 0
    health = scene.position.health
    hurt_there(scene.position, Op(HurtThere(n=1, at="heroine"), 1, 0, (), -1), scene.events)
    assert scene.position.health == health - 1


@pytest.mark.rules("FG-REACT-10")
def test_no_blow_is_left_when_its_damage_is_done() -> None:
    scene = Scene(at="killer", here="dock", away="dock", health=5)
    while scene.frame == "React":
        scene.play("done")
    assert scene.position.ongoing.blow == 0


@pytest.mark.rules("FG-KPH-02")
def test_a_killer_phase_counts_its_own_dead() -> None:
    scene = Scene(here="dock")
    scene.position.killed_phase = 2
    scene.position.call(KillerPhase(0))
    settle(scene.position, scene.events)
    assert scene.position.killed_phase == 0


@pytest.mark.rules("FG-FIN-03")
def test_no_terror_card_is_drawn_in_a_finale_or_from_an_empty_deck() -> None:
    for finale, left in ((0, 3), (-1, 0)):
        scene = Scene(here="dock")
        scene.position.finale, scene.position.terror_left = finale, left
        depth = len(scene.position.stack)
        KillerPhase(2)._begin(2, scene.position)
        assert len(scene.position.stack) == depth


@pytest.mark.rules("FG-UPK-01")
def test_nothing_is_left_to_do_in_upkeep_when_the_finale_is_known() -> None:
    scene = Scene(here="dock")
    scene.position.terror_left = 0
    assert has_upkeep(scene.position)
    scene.position.finale = 0
    assert not has_upkeep(scene.position)


@pytest.mark.rules("FG-LAST-04")
def test_each_last_breath_is_drawn_with_dice_of_its_own() -> None:
    position = Scene().position
    assert LastBreath(HEROINE_BIT).stream(position) == "breath-heroine"
    assert LastBreath(KILLER_BIT).stream(position) == "breath-killer"


@pytest.mark.rules("FG-MINOR-05")
def test_only_the_power_that_was_destroyed_leaves() -> None:
    scene = Scene()
    minor = [card for card in scene.terms.terror if card.health][:1] or scene.terms.terror[:1]
    number = minor[0].number
    scene.position.minors = ((number, 1), (number, 2), (number, 3))
    drop_minor(scene.position, 0, scene.events)
    assert list(scene.position.minors) == [(number, 2), (number, 3)]


@pytest.mark.rules("FG-TGT-03")
def test_a_marked_victim_in_the_first_space_is_the_target_too() -> None:
    scene = Scene(here="dock")
    marked = next(kind for kind in (1, 2, 3) if (event := scene.terms.special[kind]) and event.marked)
    specials = list(scene.position.specials)
    specials[marked] = 0
    scene.position.specials = tuple(specials)
    away = scene.position.killer
    scene.position.victims[0] = scene.position.victims[away] = 1
    nearest = scene.terms.acts[0].target
    assert targets(scene.position, nearest, away, KINDS["killer"]) == (0,)


@pytest.mark.rules("FG-AMB-05")
def test_nobody_is_asked_where_there_is_only_one_space() -> None:
    scene = Scene(here="dock", ambiguity="ask")
    space = scene.space("shed")
    scene.position.call(Appear((space,)))
    Appear((space,)).run(scene.position, scene.events)
    assert scene.frame != "Tie" and scene.position.killer == space


@pytest.mark.rules("FG-RESC-10")
def test_a_market_without_a_card_that_can_be_had_is_passed_by() -> None:
    scene = Scene(here="dock")
    before = scene.frame
    scene.position.call(TakeCard(-1, True))
    TakeCard(-1, True).run(scene.position, scene.events)
    assert scene.frame == before


@pytest.mark.rules("FG-TERM-04")
def test_a_card_that_was_discarded_is_all() -> None:
    scene = Scene(here="dock", decks={0: ["lucky-dice"]})
    before, item = scene.frame, scene.item("lucky-dice")
    scene.position.call(DropTop(0))
    DropTop(0).resume(scene.position, (item,), scene.events)
    assert scene.frame == before and scene.position.gone >> item & 1


# Minions that never move -----------------------------------------------------------------


@pytest.mark.rules("FG-SWARM-02")
def test_one_that_lands_in_a_trap_is_enough_and_none_is_not() -> None:
    for n, sprung in ((1, True), (0, False)):
        scene = sky(minions={"tavern": 1})
        space, since = scene.space("tavern"), len(scene.events)
        tokens = list(scene.position.tokens)
        tokens[TRAP] = space
        scene.position.tokens = tuple(tokens)
        Landing(space, space, 1)._snap(scene.position, n, scene.events)
        assert ("trapped" in keys(scene, since)) is sprung


@pytest.mark.rules("FG-SWARM-04", "FG-AMB-01")
def test_evil_counts_one_victim_for_one_attack() -> None:
    """So of two spaces with victims, the nearer to the heroine is taken, whatever the number in the other."""
    scene = sky()
    places, heroine = scene.terms.places, scene.position.heroine
    by_distance = sorted(places.all, key=lambda space: places.far[heroine][space])
    near = next(space for space in by_distance if places.far[heroine][space] == 1)
    far = next(space for space in by_distance if places.far[heroine][space] == 2)
    scene.position.victims[near], scene.position.victims[far] = 1, 3
    scene.position.call(NearLanding((far, near), 1))
    NearLanding((far, near), 1).run(scene.position, scene.events)
    landing = scene.position.stack[-1]
    assert isinstance(landing, Landing) and landing.space == near


@pytest.mark.rules("FG-MIN-05")
def test_one_minion_is_a_crowd_where_a_space_holds_any_number() -> None:
    scene = Scene(killer="pack", here="dock", minions={"south-road": 1})
    assert not scene.terms.most_minions
    scene.position.mods.swarm_costs = 1
    try:
        health = scene.position.health
        step(scene.position, scene.space("south-road"), 0, 0, scene.events)
        assert scene.position.health == health - 1
    finally:
        scene.position.mods.swarm_costs = 0  # shared by all positions with the same lasting effects


@pytest.mark.rules("FG-KPH-05", "FG-SWARM-07")
def test_an_action_counts_its_own_dead() -> None:
    scene = sky()
    scene.position.killed_now = 2
    act(scene.position, Op(Act(target="nearest", steps="m"), 0, -1, (), -1), scene.events)
    assert scene.position.killed_now == 0


# Special victims -----------------------------------------------------------------------


@pytest.mark.rules("FG-SPEC-01", "FG-EVT-05")
def test_the_event_of_a_special_victim_stays_while_it_is_there() -> None:
    scene = Scene(here="dock", victims={"shed": 1})
    event = next(event for event in scene.terms.events if event.kind and event.at == NO_PLACE)
    assert special_comes(scene.position, event, scene.events) == SpecialComes(
        event.number, (scene.space("shed"),)
    )
    assert scene.position.events == (event.number,)


# Special victims that are added ----------------------------------------------------------


@pytest.mark.rules("FG-SPEC-01", "FG-EVT-05", "FG-HAZ-02")
def test_a_special_victim_added_in_a_deadly_space_dies_there() -> None:
    scene = Scene(here="dock")
    event = next(event for event in scene.terms.events if event.kind)
    was = event.at
    event.at = scene.space("shed")
    try:
        coming = special_comes(scene.position, event, scene.events)
        assert coming == SpecialComes(event.number, (event.at,))
        assert scene.position.events[-1] == event.number
        scene.position.deadly |= 1 << event.at
        scene.position.call(coming)
        dead = scene.position.dead
        coming.run(scene.position, scene.events)
        assert scene.position.dead == dead + 1
    finally:
        event.at = was


# Leftovers, and endings ------------------------------------------------------------------


@pytest.mark.rules("FG-SWARM-04")
def test_each_of_several_lands_where_the_player_says() -> None:
    scene = sky(at="killer", fields={"terror_left": 0})
    scene.play("dice 1 3", "count 3", "space chapel", "space slipway", "space chapel")
    assert scene.minions() == {"chapel": 2, "slipway": 1}
    assert scene.frame != "PickLanding"


@pytest.mark.rules("FG-SWARM-04")
def test_nobody_chooses_where_there_is_no_room_or_nobody_to_land() -> None:
    scene = sky()
    most = scene.terms.most_minions
    for n, full in ((0, False), (2, True)):
        scene.position.minions = [most if full else 0] * len(scene.position.minions)
        depth = len(scene.position.stack)
        scene.position.call(PickLanding(n, True))
        assert PickLanding(n, True).asked(scene.position) == ()
        PickLanding(n, True).run(scene.position, scene.events)
        assert len(scene.position.stack) == depth
    scene.position.minions[0] = most - 1
    scene.position.call(PickLanding(2, True))
    PickLanding(2, True).run(scene.position, scene.events)
    assert scene.position.stack[-1] == Landing(0, 0, 2)


@pytest.mark.rules("FG-MIN-04", "FG-SWARM-02")
def test_minions_that_never_move_can_come_to_their_den() -> None:
    for wanted, n in ((2, 2), (None, 5)):
        scene = sky()
        scene.position.ready = 5
        spawn(scene.position, Op(Spawn(n=wanted, at="den-a"), wanted or 0, NO_PLACE, (), -1), scene.events)
        den = scene.terms.starts[0].killer
        assert scene.position.stack[-1] == Landing(den, den, n)


@pytest.mark.rules("FG-MIN-02", "FG-MIN-07")
def test_no_more_minions_are_hurt_than_are_left() -> None:
    scene = Scene(killer="pack", here="dock", minions={"shed": 3, "dock": 1})
    shed, dock = scene.space("shed"), scene.space("dock")
    for gone, hurt in ((1, 2), (2, 1), (3, 0)):
        position = scene.position.clone()
        position.wounds = ((dock, 1), (shed, 1), (shed, 1))
        destroy_minions(position, shed, gone, [])
        assert sorted(position.wounds) == sorted([(dock, 1), *[(shed, 1)] * hurt])


@pytest.mark.rules("FG-HAZ-01", "FG-HAZ-04")
def test_hazards_lie_in_the_first_space_and_go_from_there(tmp_path: Path) -> None:
    scene = Scene(game=with_terror(tmp_path, PIT), here="dock")
    position, other = scene.position, scene.space("dock")
    assert not scene.terms.places.deep[0]
    for space in (0, other):
        place_hazard(position, Op(PlaceHazard(id="pit", at="heroine"), 0, space, (), -1), scene.events)
    assert (list(position.hazards), position.deadly) == ([(0, 0), (other, 0)], 1 | 1 << other)
    clear_hazards(position, Op(ClearHazards(at="heroine"), 0, 0, (), -1), scene.events)
    assert (list(position.hazards), position.deadly) == ([(other, 0)], 1 << other)


@pytest.mark.rules("FG-HAZ-03")
def test_a_hazard_that_works_once_is_gone_when_it_has_hurt_her(tmp_path: Path) -> None:
    once = PIT.replace('at = "killer-start"', 'at = "killer-start", once = true')
    for pit, left in ((once, 0), (PIT, 1)):
        scene = walker(with_terror(tmp_path, pit), "lake")
        health = scene.position.health
        scene.play("play walk", "dice 5 1", "accept", "go lake")
        assert scene.position.health == health - 1 and len(scene.position.hazards) == left


@pytest.mark.rules("FG-TURN-01", "FG-ROLL-13")
def test_nothing_of_an_action_outlives_its_phase() -> None:
    scene = Scene(here="dock", horror=3, hand=["focus", "walk"], fields={"partials": 2})
    scene.play("play focus", "dice 5 1", "accept")
    assert scene.position.ongoing != Ongoing()
    scene.position.killed_now = 2
    scene.play("done")
    assert (scene.position.ongoing, scene.position.partials, scene.position.killed_now) == (Ongoing(), 0, 0)


@pytest.mark.rules("FG-RESC-09", "FG-ROLL-17")
def test_why_a_card_is_not_played_while_dice_lie_there() -> None:
    scene = Scene(here="dock", horror=4, hand=["focus", "walk", "close-call", "guard"])
    scene.play("play focus", "dice 1 2")
    assert "play close-call" in scene.offers()
    assert scene.refusal("play walk") == ("FG-ROLL-17", "refused-not-in-roll")
    scene.position.rewards = (0,)
    assert scene.refusal("play walk") == ("FG-ROLL-17", "refused-not-in-roll")
    assert scene.refusal("play close-call") == ("FG-RESC-09", "refused-rewards-first")
    scene.position.hand[scene.terms.card_number["close-call"]] = 0
    assert scene.refusal("play close-call") == ("FG-ROLL-17", "refused-not-in-roll")


@pytest.mark.rules("FG-LAST-08")
def test_whoever_returns_from_death_in_the_set_up_cuts_no_phase() -> None:
    scene = Scene(here="dock")
    position, since = scene.position, len(scene.events)
    position.phase = SET_UP
    depth = len(position.stack)
    position.call(LastBreath(HEROINE_BIT))
    cut_phase(position, scene.events)
    assert len(position.stack) == depth and keys(scene, since) == []


@pytest.mark.rules("FG-ROW-04")
def test_an_alternative_may_be_to_do_nothing() -> None:
    scene = Scene(here="dock")
    depth, since = len(scene.position.stack), len(scene.events)
    frame = ChooseOne((NOTHING, NOTHING))
    scene.position.call(frame)
    frame.answer(scene.position, 0, CHOOSE[2], scene.events)
    assert len(scene.position.stack) == depth and keys(scene, since) == ["chooses"]


@pytest.mark.rules("FG-CNT-03", "FG-CNT-04")
def test_of_several_counters_the_player_chooses_one() -> None:
    scene = Scene(here="dock")
    for change in (change_counter, unleash):
        depth, since = len(scene.position.stack), len(scene.events)
        change(scene.position, Op(Unleash(counter="any"), 0, NO_COUNTER, (0, 1), -1), scene.events)
        assert scene.position.stack[depth:] == [ChooseOne((0, 1))] and keys(scene, since) == []
        del scene.position.stack[depth:]


@pytest.mark.rules("FG-AMB-05")
def test_the_last_kind_of_victim_in_a_space_needs_no_choice() -> None:
    scene = Scene(here="dock", ambiguity="ask", victims={"shed": 2})
    shed = scene.space("shed")
    scene.position.call(Slay(shed, BY_KILLER))
    settle(scene.position, scene.events)
    assert (scene.position.dead, scene.victims()) == (1, {"shed": 1})


@pytest.mark.rules("FG-ITEM-05")
def test_a_way_to_nowhere_is_no_way() -> None:
    scene = Scene(here="dock")
    depth = len(scene.position.stack)
    scene.position.call(Travel((), False))
    Travel((), False).run(scene.position, scene.events)
    assert (len(scene.position.stack), scene.here) == (depth, "dock")


@pytest.mark.rules("FG-ITEM-06")
def test_traps_spring_one_after_the_other() -> None:
    scene = Scene(location="fair", here="ticket-row")
    traps = tuple([thing.number for thing in scene.terms.items[1:] if thing.trap != NOTHING][:3])
    assert len(traps) == 3
    scene.position.call(SpringTraps(traps))
    sprung = []
    for left in (2, 1, 0):
        frame = scene.position.stack[-1]
        since, depth = len(scene.events), len(scene.position.stack)
        frame.run(scene.position, scene.events)
        sprung += [event.args["item"] for event in scene.events[since:] if event.key == "trap-springs"]
        rest = [each for each in scene.position.stack if isinstance(each, SpringTraps)]
        assert [len(each.items) for each in rest] == ([left] if left else [])
        del scene.position.stack[depth - (not left) :]
    assert tuple(sprung) == traps


@pytest.mark.rules("FG-MOVE-01", "FG-TIME-01")
def test_a_toll_is_paid_for_the_space_she_leaves_and_for_the_one_she_enters() -> None:
    scene = Scene(here="dock")
    dock, lake = scene.space("dock"), scene.space("lake")
    for left, entered in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 1)):
        position = scene.position.clone()
        position.mods = copy.copy(scene.position.mods)
        position.mods.toll = [0] * len(position.victims)
        position.mods.toll[dock], position.mods.toll[lake] = left, entered
        step(position, lake, 0, 0, [])
        assert position.time == scene.position.time - left - entered


@pytest.mark.rules("FG-SWARM-02", "FG-AMB-05")
def test_nobody_is_asked_where_the_rest_lands_if_there_is_only_one_space() -> None:
    scene = sky(ambiguity="ask")
    most, tavern = scene.terms.most_minions, scene.space("tavern")
    near = next(iter(scene.terms.places.beside[tavern]))
    scene.position.minions = [most] * len(scene.position.minions)
    scene.position.minions[tavern] = scene.position.minions[near] = most - 1
    scene.position.ready = 2
    scene.position.call(Landing(tavern, tavern, 2))
    Landing(tavern, tavern, 2).run(scene.position, scene.events)
    assert scene.position.stack[-1] == Landing(tavern, near, 1)


@pytest.mark.rules("FG-SWARM-05")
def test_an_attack_of_a_card_counts_its_own_dead() -> None:
    scene = sky(minions={"tavern": 1})
    scene.position.killed_now = 2
    attack = SwarmAttack(where="full")
    swarm_attack(scene.position, Op(attack, 0, NO_PLACE, (NOTHING,), -1), scene.events)
    assert scene.position.killed_now == 0 and isinstance(scene.position.stack[-1], PackAttacks)


@pytest.mark.rules("FG-USE-01")
def test_only_what_works_once_a_phase_is_used_up() -> None:
    scene = Scene(here="dock")
    way = next(thing.way for thing in scene.terms.items[1:] if thing.way)
    for once in (False, True):
        position, other = scene.position.clone(), copy.copy(way)
        other.once = once
        use(position, other, [])
        assert position.used == (other.mark if once else 0)


@pytest.mark.rules("FG-SWARM-05")
def test_an_attack_of_minions_that_never_move_ends_where_no_space_is_full() -> None:
    scene = sky()
    scene.position.minions = [0] * len(scene.position.minions)
    below = len(scene.position.stack)
    scene.position.call(SwarmStep())
    SwarmStep().run(scene.position, scene.events)
    assert len(scene.position.stack) == below


@pytest.mark.rules("FG-SPEC-01")
def test_of_a_couple_the_special_victim_dies_too() -> None:
    scene = Scene(here="dock")
    position = scene.position
    position.mods = copy.copy(position.mods)
    position.mods.couples = True
    position.victims = [0] * len(position.victims)
    position.victims[0] = 2
    position.specials = (position.specials[0], 0, *position.specials[2:])
    before = position.dead
    kill(position, 0, ORDINARY, BY_KILLER, scene.events)
    assert (position.victims[0], position.dead - before) == (0, 2)


@pytest.mark.rules("FG-EVT-05")
def test_the_deck_of_the_space_with_the_number_0_is_discarded_too() -> None:
    scene = Scene(here="dock")
    position = scene.position
    position.terms = copy.copy(position.terms)
    position.terms.places = copy.copy(position.terms.places)
    decks = list(position.terms.places.deck)
    deck = next(number for number in decks if number >= 0)
    position.terms.places.deck = (deck, *[-1] * (len(decks) - 1))
    position.up = tuple([(1, 2) if number == deck else cards for number, cards in enumerate(position.up)])
    discard_items(position, Op(DiscardItems(at="dock"), 0, 0, (NOTHING,), -1), scene.events)
    assert not deck_size(position, deck)
