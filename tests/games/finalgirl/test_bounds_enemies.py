"""Edge cases of enemies and victims: tied paths, leashes, packs, panic; leftovers and endings."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from polnoc.engine.events import Event
from polnoc.engine.play import settle
from polnoc.engine.seats import CHANCE_ASKED, NOBODY_ASKED
from polnoc.games.finalgirl.actions import KILLER, MINIONS
from polnoc.games.finalgirl.cards import (
    AddVictims,
    Drag,
    GatherMinions,
    HurtThere,
    PlaceHazard,
    Spawn,
    SpawnDie,
    VictimsMove,
)
from polnoc.games.finalgirl.rules.ambiguity import TieVictim, worst_step
from polnoc.games.finalgirl.rules.bloodlust import DrawPower
from polnoc.games.finalgirl.rules.breath import Absorb, hurt_heroine
from polnoc.games.finalgirl.rules.enemies import (
    UNSET,
    Appear,
    ComeBack,
    Hunt,
    MinionsAct,
    PackAttacks,
    attack,
    place_minions,
)
from polnoc.games.finalgirl.rules.fighting import Rebirth, Spread, Strike, harden_minions, strike, wound
from polnoc.games.finalgirl.rules.panic import Panicking, Run, _walk
from polnoc.games.finalgirl.rules.phases import Turns
from polnoc.games.finalgirl.rules.rolling import RollFor
from polnoc.games.finalgirl.rules.swarm import Come, Landing, PickLanding
from polnoc.games.finalgirl.state import LOST, NOBODY_YET, NOWHERE, PANIC_PHASE, FinalGirl
from polnoc.games.finalgirl.terms import (
    AT_KILLER,
    HEROINE,
    NEAREST,
    NO_LEASH,
    ON_HEROINE,
    VICTIM,
)
from tests.games.finalgirl.scene import FIRST, Scene
from tests.games.finalgirl.test_endings import ending
from tests.games.finalgirl.test_swarm import full_board, sky


def film(killer: str, **more: Any) -> Scene:
    return Scene(**{"killer": killer, "hand": ["guard"], "horror": 4, **more})


def puppets(**more: Any) -> Scene:
    return film("parade", **{"location": "fair", "at": "terror", "ambiguity": "ask", **more})


def an_act(scene: Scene, target: int, attacks: int) -> int:
    """Return the number of a killer action with this many attacks; one is changed if the film has none."""
    terms = scene.position.terms = copy.copy(scene.terms)
    made = copy.copy(terms.acts[0])
    made.target, made.attacks, made.steps = target, attacks, (True,) * attacks
    terms.acts = [*terms.acts, made]
    scene.terms = terms
    return len(terms.acts) - 1


def steps(scene: Scene) -> list[str]:
    return [line for line in scene.story() if line.startswith("enemy-steps")]


# Tied paths -----------------------------------------------------------------------------


@pytest.mark.rules("FG-AMB-05", "FG-KMOV-03")
def test_a_choice_of_ways_makes_no_move_longer() -> None:
    scene = puppets(here="main-gate", away="ghost-ride", minions={"hall-of-mirrors": 1}, terror=["fetch-her"])
    scene.play("space shooting-gallery")
    assert [line for line in steps(scene) if "minions" in line] == [
        "enemy-steps kind=minions start=hall-of-mirrors end=shooting-gallery",
        "enemy-steps kind=minions start=shooting-gallery end=ticket-row",
    ]
    assert scene.minions() == {"ticket-row": 1}


@pytest.mark.rules("FG-AMB-05", "FG-MIN-12")
def test_a_puppet_comes_back_when_it_has_arrived_and_not_on_its_way() -> None:
    scene = puppets(
        here="midway", away="clown-car", minions={"shooting-gallery": 1}, victims={"ferris-wheel": 1},
        terror=["drum-roll"],
    )  # fmt: skip
    scene.play("space ticket-row")
    assert steps(scene) == [
        "enemy-steps kind=minions start=shooting-gallery end=ticket-row",
        "enemy-steps kind=minions start=ticket-row end=midway",
    ]
    scene.play("space hall-of-mirrors")
    assert scene.minions() == {"hall-of-mirrors": 1}


@pytest.mark.rules("FG-AMB-05", "FG-KATK-01")
def test_a_puppet_that_has_come_back_attacks_where_it_is_then() -> None:
    scene = puppets(
        here="clown-car", away="big-tent", minions={"ghost-ride": 1}, victims={"service-gate": 1},
        terror=["drum-roll"],
    )  # fmt: skip
    scene.play("space back-lot")
    assert scene.story()[-1] == "attacked kind=minions space=clown-car n=1"


@pytest.mark.rules("FG-AMB-01", "FG-KMOV-03")
def test_evil_takes_the_way_to_the_end_it_prefers() -> None:
    """From the south road three paths are equally short; only the one over the dock leads to the victim."""
    scene = Scene(
        at="terror", here="camp-gate", away="south-road", victims={"lake": 1}, terror=["personal-hunt"],
        hand=["guard"],
    )  # fmt: skip
    assert steps(scene) == [
        "enemy-steps kind=killer start=south-road end=dock",
        "enemy-steps kind=killer start=dock end=lake",
    ]


@pytest.mark.rules("FG-AMB-01", "FG-MIN-12")
def test_a_puppet_on_its_way_back_looks_for_no_victims() -> None:
    """Evil counts no attacks then: of two paths it takes the one nearer to the heroine."""
    scene = film(
        "parade", location="fair", here="main-gate", away="big-tent", minions={"shooting-gallery": 1}
    )
    start, killer = scene.space("shooting-gallery"), scene.position.killer
    ways = scene.terms.places.ways[start][killer]
    assert len(ways) > 1
    far = scene.terms.places.far[scene.position.heroine]
    nearest, other = sorted(ways, key=lambda way: far[way])[:2]
    assert far[nearest] < far[other]
    scene.position.victims[other] = 1
    scene.begin(ComeBack(start))
    assert scene.position.minions[nearest] == 1


@pytest.mark.rules("FG-MIN-12")
def test_minions_without_a_leash_go_as_far_as_they_like() -> None:
    scene = film(
        "parade", location="fair", here="main-gate", away="service-gate", minions={"animal-pens": 1},
        terror=["fetch-her"],
    )  # fmt: skip
    scene.position.terms = scene.terms = copy.copy(scene.terms)
    scene.terms.leash = NO_LEASH
    act = next(
        number for number, each in enumerate(scene.terms.acts) if (each.target, each.moves) == (HEROINE, 2)
    )
    scene.begin(Hunt(act, MINIONS, scene.space("animal-pens"), scene.space("main-gate"), 0, 0, False))
    assert scene.minions() == {"coaster-queue": 1}


@pytest.mark.rules("FG-AMB-05")
def test_the_leash_of_the_first_rules_ends_in_the_first_space_too() -> None:
    scene = Scene(
        game=FIRST, killer="parade", at="terror", here="dock", away="north-west-woods", horror=4,
        minions={"south-road": 1}, terror=["fetch-her"], hand=["guard"],
    )  # fmt: skip
    far = scene.terms.places.far[scene.position.killer]
    assert scene.position.killer <= 2
    assert [far[space] for space, count in enumerate(scene.position.minions) if count] == [2]


@pytest.mark.rules("FG-AMB-05")
def test_one_way_towards_the_killer_needs_no_choice() -> None:
    scene = Scene(here="dock", away="cliff", ambiguity="ask", hand=["walk"])
    assert scene.effect(Drag(n=1), 1).here == "lake"


# Pending decisions are in views too ------------------------------------------------------


@pytest.mark.rules("FG-KPH-05", "FG-AMB-05")
def test_a_puppet_that_kills_has_not_hit_her() -> None:
    """Whether it acts automatically or is chosen to act first."""
    alone: dict[str, Any] = {
        "victims": {"midway": 3},
        "specials": {"white": "midway"},
        "minions": {"midway": 1},
    }
    tied = {**alone, "minions": {"midway": 1, "carousel": 1}, "victims": {"midway": 3, "carousel": 1}}
    for more in (alone, tied):
        scene = puppets(here="service-gate", away="ticket-row", terror=["into-the-crowd"], **more)
        if scene.frame == "Tie":
            scene.play("space midway")
        assert scene.frame == "TieVictim"
        assert [frame.hit for frame in scene.position.stack if isinstance(frame, Hunt)][-1] is False


@pytest.mark.rules("FG-AMB-05")
def test_a_puppet_on_its_way_back_has_no_steps_left() -> None:
    scene = puppets(
        here="clown-car", away="big-tent", minions={"ghost-ride": 1}, victims={"service-gate": 1},
        terror=["drum-roll"],
    )  # fmt: skip
    waiting = [frame for frame in scene.position.stack if isinstance(frame, Hunt)]
    assert [(frame.space, frame.left) for frame in waiting] == [(NOWHERE, 0)]


@pytest.mark.rules("FG-ATK-03", "FG-MINOR-05")
def test_a_blow_that_sheds_a_power_is_at_its_second_step() -> None:
    scene = Scene(here="dock", away="dock", hand=["walk"], held=["metal-bat"], minors=["long-stride"])
    bat, dock = scene.item("metal-bat"), scene.space("dock")
    scene.position.ongoing = scene.position.ongoing._replace(aim_kind=KILLER, aim_space=dock, weapon=bat)
    strike(scene.position, 2, scene.events)
    assert scene.position.stack[-1] == Strike(2, 1)


@pytest.mark.rules("FG-ROLL-16")
def test_a_roll_is_over_when_its_effects_are_done() -> None:
    scene = film("parade", at="terror", here="cabins", away="dock", terror=["last-waltz"])
    scene.play("dice 1 1")
    assert scene.frame == "HeroineRuns"
    assert not [frame for frame in scene.position.stack if isinstance(frame, RollFor)]


# Packs ----------------------------------------------------------------------------------


@pytest.mark.rules("FG-MIN-09")
@pytest.mark.parametrize(("attacks", "dead"), [(1, 1), (2, 2), (3, 3)])
def test_a_pack_attacks_once_for_every_symbol(attacks: int, dead: int) -> None:
    scene = film("pack", here="dock", victims={"cliff": 4}, minions={"cliff": 1})
    act = an_act(scene, VICTIM, attacks)
    scene.begin(PackAttacks(act, (scene.space("cliff"),), UNSET)).pass_chance()
    assert scene.position.dead == dead


@pytest.mark.rules("FG-MIN-15", "FG-AMB-05")
def test_where_a_pack_has_attacked_it_attacks_no_more() -> None:
    places = {"cliff": 3, "lake": 3, "swamp": 3}
    scene = film("pack", here="cabins", ambiguity="ask", victims=places, minions=dict.fromkeys(places, 1))
    act = an_act(scene, VICTIM, 1)
    scene.begin(PackAttacks(act, tuple([scene.space(id) for id in places]), UNSET))
    scene.play("space lake")
    assert scene.offers() == ["space cliff", "space swamp"]
    scene.play("space cliff").pass_chance()
    assert scene.victims() == dict.fromkeys(places, 2)
    assert scene.frame != "Tie"


@pytest.mark.rules("FG-MIN-15", "FG-TOK-01")
def test_a_hound_that_has_taken_the_lure_does_not_move_again() -> None:
    scene = film(
        "pack", at="terror", here="cabins", minions={"cliff": 1, "shed": 1}, terror=["on-her-heels"],
        fields={"tokens": (-1, Scene().space("lake"), -1)},
    )  # fmt: skip
    assert scene.told("lure-gone")
    assert [line for line in steps(scene) if "start=lake" in line] == []
    assert scene.position.minions[scene.space("lake")] == 1


@pytest.mark.rules("FG-MIN-15", "FG-TOK-01")
def test_a_hound_that_has_taken_the_lure_waits_no_more() -> None:
    scene = film("pack", here="cabins", minions={"cliff": 1, "shed": 1}).put_token("lure", "lake")
    cliff, shed = scene.space("cliff"), scene.space("shed")
    running = next(number for number, act in enumerate(scene.terms.acts) if act.steps.count(False) > 1)
    frame = MinionsAct(running, tuple(sorted([cliff, shed])))
    scene.position.call(frame)
    frame.run(scene.position, scene.events)
    gone = [space for space in (cliff, shed) if not scene.position.minions[space]]
    assert scene.told("lure-gone") and len(gone) == 1, "one has come to the lake"
    left = tuple([space for space in frame.waiting if space not in gone])
    assert scene.position.stack[-1] == MinionsAct(frame.act, left)


@pytest.mark.rules("FG-MIN-15")
def test_those_who_are_gone_do_not_wait_for_their_turn() -> None:
    scene = puppets(
        at="action", here="main-gate", away="midway", minions={"ticket-row": 1, "coaster-queue": 1}
    )
    ticket, queue = scene.space("ticket-row"), scene.space("coaster-queue")
    act = next(number for number, each in enumerate(scene.terms.acts) if each.target == HEROINE)
    scene.begin(MinionsAct(act, (ticket, ticket, queue)))
    assert (scene.frame, scene.position.stack[-2]) == ("Tie", MinionsAct(act, (ticket, queue)))


@pytest.mark.rules("FG-MIN-04")
def test_minions_gather_only_where_there_are_some_and_a_killer() -> None:
    alone = film("parade", here="dock", away="shed")
    assert alone.effect(GatherMinions()).story() == []
    headless = film("pack", here="dock", minions={"lake": 2})
    assert (headless.effect(GatherMinions()).story(), headless.minions()) == ([], {"lake": 2})


@pytest.mark.rules("FG-MIN-04", "FG-MIN-07")
def test_hurt_minions_stay_hurt_where_they_gather() -> None:
    scene = film("parade", here="dock", away="shed", minions={"lake": 1, "cliff": 2}, powers=["hard-wood"])
    shed = scene.space("shed")
    scene.position.wounds = ((scene.space("lake"), 1), (scene.space("cliff"), 1))
    scene.effect(GatherMinions())
    assert (scene.minions(), scene.position.wounds) == ({"shed": 3}, ((shed, 1), (shed, 1)))


# Damage to minions ----------------------------------------------------------------------


def tough(minions: dict[str, int], health: int = 3, **more: Any) -> Scene:
    """Return a scene with puppets that have this much health."""
    scene = film("parade", here="dock", away="shed", minions=minions, **more)
    return scene.switch(hardened=health - 1)


@pytest.mark.rules("FG-MIN-02", "FG-MIN-07")
def test_damage_goes_to_the_most_hurt_first_and_the_rest_is_lost() -> None:
    for n, left, wounds in ((1, 1, []), (2, 1, [1]), (3, 1, [2]), (4, 0, []), (9, 0, [])):
        scene = tough({"dock": 2, "lake": 1})
        dock, lake = scene.space("dock"), scene.space("lake")
        scene.position.wounds = ((dock, 2), (lake, 1))
        since = len(scene.events)
        wound(scene.position, MINIONS, dock, n, scene.events)
        assert scene.minions().get("dock", 0) == left
        assert scene.position.wounds == (*[(dock, damage) for damage in wounds], (lake, 1))
        told = [event for event in scene.events[since:] if event.key == "minions-hurt"]
        assert [event.args["n"] for event in told] == ([1] if wounds else [])


@pytest.mark.rules("FG-END-03", "FG-MIN-07")
def test_what_hurts_a_space_hurts_every_minion_there() -> None:
    for n, left, wounds in ((1, 1, [2]), (2, 0, []), (3, 0, [])):
        scene = tough({"dock": 2, "lake": 1})
        dock, lake = scene.space("dock"), scene.space("lake")
        scene.position.wounds = ((dock, 2), (dock, 1), (lake, 1))
        scene.position.heroine = scene.space("cabins")
        scene.effect(HurtThere(at="dock", n=n), n, dock)
        assert scene.minions().get("dock", 0) == left
        assert scene.position.wounds == (*[(dock, damage) for damage in wounds], (lake, 1))
    weak = film("pack", here="cabins", minions={"dock": 3})
    assert weak.effect(HurtThere(at="dock", n=1), 1, weak.space("dock")).minions() == {}


@pytest.mark.rules("FG-DARK-02")
def test_with_a_new_turn_the_first_damage_is_ignored_again() -> None:
    scene = tough({"dock": 2, "lake": 1}, health=3)
    dock, lake = scene.space("dock"), scene.space("lake")
    scene.position.wounds = ((dock, 2), (lake, 3))
    scene.switch(hardened=1)
    harden_minions(scene.position)
    assert scene.position.wounds == ((dock, 1), (lake, 2))


@pytest.mark.rules("FG-MIN-07")
def test_points_of_damage_find_nobody_and_points_that_are_spent_hurt_nobody() -> None:
    scene = film("parade", here="cabins", away="shed", hand=["walk"])
    assert scene.begin(Spread(2, 0, 0)).story() == []
    hurt = tough({"dock": 1})
    hurt.position.wounds = ((hurt.space("dock"), 1),)
    assert hurt.begin(Spread(0, 0, 0)).story() == []


@pytest.mark.rules("FG-DARK-02")
def test_a_die_for_every_minion_that_was_killed() -> None:
    scene = film("pack", here="dock", powers=["endless"])
    scene.begin(Rebirth(3)).play("die 6", "die 6", "die 6")
    assert scene.frame != "Rebirth"


@pytest.mark.rules("FG-MINOR-07")
def test_damage_that_no_power_is_left_to_take_goes_on_to_the_killer() -> None:
    scene = Scene(here="dock", killer_health=6, hand=["walk"])
    scene.begin(Absorb(2))
    assert scene.story() == ["killer-hurt n=2 now=4"]


@pytest.mark.rules("FG-LAST-03")
def test_whoever_has_no_health_left_loses_none() -> None:
    scene = Scene(here="dock", hand=["walk"])
    scene.position.health = 0
    since = len(scene.events)
    hurt_heroine(scene.position, 1, scene.events)
    assert scene.events[since:] == [] and scene.frame == "ActionPhase"


# Attacks --------------------------------------------------------------------------------


@pytest.mark.rules("FG-AMB-02", "FG-KATK-10")
@pytest.mark.parametrize("ambiguity", ["evil", "realism", "ask"])
def test_who_was_attacked_last(ambiguity: str) -> None:
    """Then realism draws enemies to her side; views and bots know it."""
    hers = Scene(here="dock", away="dock", ambiguity=ambiguity, hand=["guard"])
    attack(hers.position, NEAREST, KILLER, hers.space("dock"), hers.events)
    settle(hers.position, hers.events)
    assert (hers.frame, hers.position.hunted) == ("React", True)
    theirs = Scene(
        here="dock", away="dock", ambiguity=ambiguity, hand=["guard"], victims={"dock": 3},
        specials={"white": "dock"}, fields={"hunted": True},
    )  # fmt: skip
    attack(theirs.position, NEAREST, KILLER, theirs.space("dock"), theirs.events)
    assert not theirs.position.hunted


@pytest.mark.rules("FG-AMB-05", "FG-KATK-12")
def test_nobody_chooses_where_all_die() -> None:
    scene = Scene(
        here="cabins", away="dock", ambiguity="ask", victims={"dock": 2}, specials={"white": "dock"},
        powers=["wide-swing"], hand=["guard"],
    )  # fmt: skip
    attack(scene.position, NEAREST, KILLER, scene.space("dock"), scene.events)
    settle(scene.position, scene.events)
    assert (scene.victims(), scene.frame) == ({}, "ActionPhase")


@pytest.mark.rules("FG-AMB-05")
def test_the_choice_of_a_victim_is_told() -> None:
    scene = Scene(
        here="cabins", away="dock", ambiguity="ask", victims={"dock": 3}, specials={"blue": "dock"},
        hand=["guard"],
    )  # fmt: skip
    scene.begin(TieVictim(scene.space("dock"))).play("victim 3")
    assert scene.story() == ["tie-victim kind=blue"]


@pytest.mark.rules("FG-KATK-10", "FG-DARK-02")
def test_a_grudge_does_not_reach_her_elsewhere() -> None:
    for here, told in (("dock", ["attacked"]), ("lake", [])):
        scene = Scene(here=here, away="dock", powers=["grudge"], hand=["guard"])
        since, dock = len(scene.events), scene.space("dock")
        Hunt(0, KILLER, dock, dock, 1, 0, True)._strike_again(scene.position, dock, scene.events)
        assert [event.key for event in scene.events[since:]] == told
        harmless = Scene(here=here, away="dock", powers=["grudge"], hand=["guard"]).switch(
            harmless_killer=True
        )
        since = len(harmless.events)
        Hunt(0, KILLER, dock, dock, 1, 0, True)._strike_again(harmless.position, dock, harmless.events)
        assert harmless.events[since:] == []


@pytest.mark.rules("FG-AMB-01", "FG-TERR-01")
def test_where_the_killer_appears_evil_counts_one_victim() -> None:
    scene = Scene(here="lake", away="shed", victims={"dock": 1, "north-forest": 3}, hand=["guard"])
    scene.begin(Appear((scene.space("north-forest"), scene.space("dock"))))
    assert scene.away == "dock"


# Minions that never move ----------------------------------------------------------------


@pytest.mark.rules("FG-SWARM-04")
def test_two_spaces_with_room_are_a_choice() -> None:
    scene = sky(minions={}, hand=["walk"])
    scene.position.minions = [scene.terms.most_minions] * len(scene.position.minions)
    scene.position.minions[0] = scene.position.minions[1] = 0
    assert PickLanding(1, False).asked(scene.position) == (0,)
    scene.position.minions[1] = scene.terms.most_minions
    assert PickLanding(1, False).asked(scene.position) == NOBODY_ASKED


@pytest.mark.rules("FG-SWARM-04", "FG-TOK-01")
def test_a_lure_in_the_first_space_draws_them_too() -> None:
    scene = sky(hand=["walk"]).put_token("lure", "lighthouse")
    assert scene.position.tokens[1] == 0
    scene.begin(Come(2, ON_HEROINE, 0))
    assert (scene.minions(), scene.told("lure-gone")) == ({"lighthouse": 2}, [{"space": 0}])


@pytest.mark.rules("FG-SWARM-02", "FG-AMB-01")
def test_where_the_rest_lands_evil_counts_one_victim() -> None:
    scene = sky(
        hand=["walk"], here="dune-path", minions={"market-square": 3},
        victims={"smokehouse": 1, "slipway": 3},
    )  # fmt: skip
    square = scene.space("market-square")
    scene.position.call(Landing(square, square, 1))
    Landing(square, square, 1).run(scene.position, scene.events)
    assert scene.position.stack[-1] == Landing(square, scene.space("smokehouse"), 1)


@pytest.mark.rules("FG-SWARM-06")
def test_a_card_with_one_die_brings_them_once() -> None:
    scene = sky(hand=["walk"])
    scene.effect(SpawnDie(at="heroine"), 0, ON_HEROINE).play("die 1")
    assert (scene.minions(), scene.frame) == ({"tavern": 1}, "ActionPhase")


@pytest.mark.rules("FG-END-06", "FG-SWARM-07")
def test_a_board_that_is_full_ends_the_film_at_once() -> None:
    scene = sky(hand=["walk"], minions=full_board("tavern"))
    scene.begin(Appear((scene.space("tavern"),)))
    assert (scene.position.victor, scene.position.over) == (LOST, True)


@pytest.mark.rules("FG-END-06", "FG-MIN-04")
def test_when_minions_come_it_is_seen_whether_the_film_is_over() -> None:
    scene = Scene(game=ending(loses='{ case = "terror-empty" }'), here="dock", hand=["walk"])
    scene.effect(Spawn(n=1, at="killer"))
    assert scene.position.victor == NOBODY_YET
    scene.position.terror_left = 0
    scene.effect(Spawn(n=1, at="killer"))
    assert scene.position.victor == LOST


@pytest.mark.rules("FG-MIN-05")
def test_nobody_comes_where_none_is_ready() -> None:
    scene = film("pack", here="dock")
    since = len(scene.events)
    scene.position.ready = 0
    place_minions(scene.position, scene.space("lake"), 2, scene.events)
    assert scene.events[since:] == []


# Victims --------------------------------------------------------------------------------


@pytest.mark.rules("FG-PANIC-03")
def test_nobody_runs_who_is_no_longer_there() -> None:
    scene = Scene(here="dock", away="shed", hand=["walk"])
    scene.begin(Panicking(((0, scene.space("lake"), 1),), 1, True))
    assert scene.frame == "ActionPhase"


@pytest.mark.rules("FG-PANIC-07")
def test_whoever_panics_three_times_runs_three_times() -> None:
    scene = Scene(here="dock", away="shed", hand=["walk"], victims={"camp-gate": 1})
    scene.begin(Run(0, scene.space("camp-gate"), 3)).play("die 1", "die 1")
    assert scene.frame == "Run"
    assert scene.play("die 1").frame == "ActionPhase"


@pytest.mark.rules("FG-AMB-05", "FG-UPK-02")
def test_each_group_goes_its_own_way_where_one_of_them_has_two() -> None:
    """First it is clear where the one at the lake goes; the crowd at the north forest has two paths."""
    scene = Scene(
        here="shed", away="cabins", ambiguity="ask", hand=["walk"],
        victims={"cabins": 1, "north-forest": 2, "lake": 1, "firepit": 1},
    )  # fmt: skip
    goal = scene.space("south-road")
    assert len(scene.terms.places.ways[scene.space("north-forest")][goal]) == 2
    scene.effect(VictimsMove(toward="south-road"), 0, goal)
    chosen = []
    while scene.frame == "Tie":
        chosen.append(scene.offers()[-1])
        scene.play(scene.offers()[-1])
    assert "space cliff" in chosen
    assert scene.told("victims-go")[-4:] == [
        {"kind": 0, "start": scene.space(start), "end": scene.space(end), "n": n}
        for start, end, n in (
            ("cabins", "north-west-woods", 1),
            ("north-forest", "cliff", 2),
            ("lake", "dock", 1),
            ("firepit", "south-road", 1),
        )
    ]
    assert scene.victims() == {"north-west-woods": 1, "cliff": 2, "dock": 1, "south-road": 1}


class _Seen(list[Event]):
    """Events, with the victims that the recorder saw last."""

    def __init__(self, position: FinalGirl) -> None:
        super().__init__()
        self.position = position
        self.victims: list[int] = []

    def record(self) -> None:
        self.victims = list(self.position.victims)


@pytest.mark.rules("FG-UPK-02")
def test_victims_are_seen_where_they_have_gone() -> None:
    scene = Scene(here="shed", hand=["walk"], victims={"lake": 2})
    lake, dock = scene.space("lake"), scene.space("dock")
    seen = _Seen(scene.position)
    _walk(scene.position, [(0, lake, dock, 2)], seen)
    assert (seen.victims[lake], seen.victims[dock]) == (0, 2)


@pytest.mark.rules("FG-UPK-02")
def test_no_more_victims_go_than_there_are() -> None:
    scene = Scene(here="shed", hand=["walk"], victims={"lake": 1})
    lake, dock = scene.space("lake"), scene.space("dock")
    _walk(scene.position, [(0, lake, dock, 2)], scene.events)
    assert scene.victims() == {"dock": 1}


@pytest.mark.rules("FG-AMB-01", "FG-HAZ-02")
def test_evil_leads_into_the_deadly_space_of_two() -> None:
    scene = Scene(here="dock", hand=["walk"])
    places = scene.terms.places
    far = places.far[scene.position.heroine]
    pairs = [
        (one, other) for one in places.all for other in places.all if one < other and far[one] == far[other]
    ]
    for pair in pairs:
        for deadly in pair:
            scene.position.deadly = 1 << deadly
            assert worst_step(scene.position, pair) == deadly


@pytest.mark.rules("FG-SPEC-04")
def test_victims_come_only_from_the_supply_and_only_somewhere() -> None:
    scene = Scene(here="dock", hand=["walk"])
    supply = scene.position.supply
    scene.position.killer = NOWHERE
    assert scene.effect(AddVictims(n=1, at="killer"), 1, AT_KILLER).story() == []
    assert (scene.position.supply, scene.victims()) == (supply, {})
    scene.position.supply = 0
    assert scene.effect(AddVictims(n=1, at="dock"), 1, scene.space("dock")).story() == []


@pytest.mark.rules("FG-HAZ-01")
def test_no_hazard_lies_in_deep_water_or_nowhere() -> None:
    scene = Scene(here="dock", hand=["walk"])
    assert scene.terms.places.deep[scene.space("lake")]
    scene.position.killer = NOWHERE
    for at in (scene.space("lake"), AT_KILLER):
        assert scene.effect(PlaceHazard(id="pit", at="killer"), 0, at).story() == []
    assert scene.position.hazards == ()


# Bloodlust ------------------------------------------------------------------------------


@pytest.mark.rules("FG-BLOOD-06", "FG-TURN-03")
def test_bloodlust_of_a_death_that_cut_a_phase_short_rises_before_the_next_phase() -> None:
    scene = Scene(at="turn", here="dock", away="shed", hand=["walk"], fields={"rising": 1})
    told = [event.key for event in scene.events]
    assert told[:2] == ["bloodlust", "turn"]
    assert isinstance(scene.position.stack[0], Turns) and scene.position.phase < PANIC_PHASE


@pytest.mark.rules("FG-DARK-01")
def test_no_dark_power_is_drawn_where_all_are_known() -> None:
    scene = Scene(here="dock", hand=["walk"])
    known = scene.terms.drawn_powers
    for count in range(len(known)):
        scene.position.powers = tuple(known[:count])
        assert DrawPower().asked(scene.position) == CHANCE_ASKED
    scene.position.powers = tuple(known)
    assert scene.begin(DrawPower()).frame == "ActionPhase"
