"""Spaces with the number 0, one minion instead of several, nothing left: rules at their bounds."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.engine.play import settle
from polnoc.engine.seats import CHANCE
from polnoc.games.finalgirl.actions import DIE
from polnoc.games.finalgirl.cards import TOKENS, Act, HurtThere
from polnoc.games.finalgirl.rules.breath import LastBreath, drop_minor
from polnoc.games.finalgirl.rules.enemies import Appear, dens, targets
from polnoc.games.finalgirl.rules.event_cards import SpecialComes, special_comes
from polnoc.games.finalgirl.rules.fighting import hurt_there
from polnoc.games.finalgirl.rules.moving import step
from polnoc.games.finalgirl.rules.panic import HeroineRuns
from polnoc.games.finalgirl.rules.planning import TakeCard
from polnoc.games.finalgirl.rules.searching import DropTop
from polnoc.games.finalgirl.rules.swarm import Landing, NearLanding, act
from polnoc.games.finalgirl.rules.terror import KillerPhase
from polnoc.games.finalgirl.rules.upkeep import has_upkeep
from polnoc.games.finalgirl.state import HEROINE_BIT, KILLER_BIT
from polnoc.games.finalgirl.terms import NO_PLACE, Op
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
    """So of two spaces with victims the one nearer to the heroine is taken, however many are in the other."""
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
        scene.position.mods.swarm_costs = 0  # these are shared by all positions with the same lasting effects


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
