"""The events of items, decks and terror cards; and rules that depend on details."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from polnoc.games.finalgirl.state import LOST, NOBODY_YET
from tests.games.finalgirl.scene import EARLIER, Scene
from tests.games.finalgirl.test_rare_rules import LOOMING, changed, ending, hammer, tough

NO_TERROR = {"terror_left": 0}


# Items ----------------------------------------------------------------------------------


@pytest.mark.rules("FG-SRCH-03", "FG-SRCH-04", "FG-ITEM-02", "FG-ITEM-03")
def test_of_two_items_one_is_kept() -> None:
    def found() -> Scene:
        scene = Scene(here="dock", horror=4, hand=["search", "walk"], decks={2: ["axe", "knife", "map"]})
        scene.play("play search", "dice 5 5", "accept", "item knife")
        assert scene.offers() == ["keep axe", "keep knife"]
        axe, knife = scene.item("axe"), scene.item("knife")
        assert scene.story()[-1] == f"finds items={(axe, knife)} deck=2"
        return scene

    top = found().play("keep axe", "hold axe", "top knife")
    assert top.story() == [
        "gains-item item=axe",
        "holds item=axe",
        "item-on-top item=knife deck=2",
        "time n=-1 now=5",
    ]
    assert (top.items("held"), top.position.up[2], top.position.deep[2]) == (["axe"], (top.item("knife"),), 1)
    bottom = found().play("keep knife", "done", "bottom axe")
    assert bottom.story()[:2] == ["gains-item item=knife", "item-to-bottom item=axe deck=2"]
    assert (bottom.position.up[2], bottom.position.low[2]) == ((), (bottom.item("axe"),))


@pytest.mark.rules("FG-ITEM-02", "FG-HANDS-05")
def test_what_needs_no_hand_works_at_once() -> None:
    scene = Scene(here="dock", horror=4, hand=["search", "walk"], decks={2: ["whistle"]})
    scene.play("play search", "dice 5 1", "accept")
    assert scene.items("bag") == ["whistle"]
    assert scene.position.mods.followers == 1
    held = Scene(here="dock", horror=4, hand=["search", "walk"], decks={2: ["first-aid-kit"]})
    held.play("play search", "dice 5 1", "accept")
    assert held.position.mods.heal_more == 0  # not while it is in the backpack
    assert held.play("hold first-aid-kit").position.mods.heal_more == 1


@pytest.mark.rules("FG-ITEM-05", "FG-TERM-04")
def test_a_map_turns_up_or_removes_the_top_card_of_every_deck() -> None:
    scene = Scene(here="dock", bag=["map"], hand=["walk"], decks={0: ["axe", "knife"], 2: ["whistle"]})
    scene.play("use map")
    assert scene.offers() == ["skip", "remove 0"]
    scene.play("remove 0", "item knife")
    assert scene.story() == ["item-dropped item=axe deck=0", "item-up item=knife deck=0"]
    assert scene.offers() == ["skip", "remove 2"]
    scene.play("skip")
    assert (scene.story(), scene.frame) == ([], "ActionPhase")
    assert scene.position.gone == 1 << scene.item("axe") | 1 << scene.item("map")


@pytest.mark.rules("FG-TERR-01", "FG-TERM-05")
def test_a_fire_takes_a_deck_and_luck_gives_an_item() -> None:
    burnt = Scene(
        at="terror", here="shed", away="cliff", terror=["blaze"], hand=["walk"], decks={2: ["axe", "knife"]}
    )
    burnt.play("die 6")
    assert burnt.story() == ["table-die face=6", "deck-gone deck=2"]
    assert (burnt.position.up[2], burnt.position.deep[2], burnt.position.stock[2]) == ((), 0, 0)
    lucky = Scene(
        at="terror", here="shed", away="cliff", terror=["lucky-find"], hand=["walk"],
        decks={0: ["axe"], 2: ["knife"]},
    )  # fmt: skip
    assert lucky.offers() == ["deck 0", "deck 2"]
    lucky.play("deck 2")
    knife = lucky.item("knife")
    assert lucky.story() == [f"finds items={(knife,)} deck=2", "gains-item item=knife"]


# Terror and time ------------------------------------------------------------------------


@pytest.mark.rules("FG-MINOR-04", "FG-TERR-02", "FG-KPH-02")
def test_terror_cards_that_stay_or_are_skipped() -> None:
    stays = Scene(at="terror", here="dock", away="shed", terror=["rage"], hand=["walk"])
    assert stays.story() == ["terror terror=rage", "minor terror=rage health=2"]
    assert stays.position.mods.attack_killer == 1
    skipped = Scene(
        at="terror", here="dock", away="shed", terror=["long-hunt", "late-sleeper"], horror=0, hand=["walk"]
    )
    assert skipped.story()[:3] == [
        "terror terror=long-hunt",
        "terror-skipped terror=long-hunt",
        "terror terror=late-sleeper",
    ]


@pytest.mark.rules("FG-ITEM-05", "FG-KPH-02")
def test_a_card_that_was_seen_stays_or_sinks() -> None:
    def seen(answer: str) -> Scene:
        scene = Scene(here="dock", away="shed", bag=["flashlight"], hand=["walk"])
        before = scene.position.terror_left
        scene.play("use flashlight", "terror rage", answer)
        assert scene.story()[:3] == ["uses item=flashlight", "time n=-1 now=5", "sees-terror terror=rage"]
        assert scene.position.terror_left == before
        return scene

    sunk, left = seen("sink"), seen("leave")
    rage = sunk.number("terror", "rage")
    assert sunk.story()[3:] == ["sinks-terror terror=rage"]
    assert (sunk.position.terror_top, sunk.position.terror_bottom) == ((), (rage,))
    assert (left.position.terror_top, left.position.terror_bottom) == ((rage,), ())


@pytest.mark.rules("FG-TIME-07", "FG-TIME-01", "FG-HORR-01")
def test_cards_are_discarded_for_time() -> None:
    scene = Scene(here="dock", time=11, hand=["walk", "focus", "guard", "search"])
    scene.play("discard walk", "discard guard")
    assert scene.story() == ["discards card=walk", "time n=1 now=12", "discards card=guard"]  # 12 is the most
    assert (scene.pile("hand"), scene.pile("spent")) == ({"focus": 1, "search": 1}, {"walk": 1, "guard": 1})
    calm = Scene(here="dock", horror=0, time=6, hand=["focus", "walk"])
    calm.play("play focus", "dice 5 5 1", "accept")
    assert calm.story()[3:] == ["time n=1 now=7", "time n=2 now=9"]  # off the lower end there is time


@pytest.mark.rules("FG-SPEC-01", "FG-TIME-01")
def test_the_death_of_the_beloved_gives_time() -> None:
    scene = Scene(
        at="killer", here="dock", away="dock", victims={"dock": 1}, specials={"blue": "dock"}, hand=["walk"],
        fields=NO_TERROR,
    )  # fmt: skip
    assert scene.story() == [
        "dies kind=blue space=dock by=1",
        "bloodlust row=2 attack=2 move=1",
        "next-time n=12",
    ]
    elsewhere = Scene(
        at="killer", here="shed", away="dock", victims={"dock": 1}, specials={"blue": "dock"}, hand=["walk"],
        fields=NO_TERROR,
    )  # fmt: skip
    assert elsewhere.told("next-time") == []


# Details ---------------------------------------------------------------------------------


@pytest.mark.rules("FG-BLOOD-06")
def test_rows_without_an_effect_rise_at_once() -> None:
    """Two deaths with one blow: the eleventh row has no effect, so it comes between them."""
    scene = Scene(
        at="killer", here="shed", away="dock", row=10, victims={"dock": 2}, powers=["wide-swing"],
        killer_health=12, fields=NO_TERROR,
    )  # fmt: skip
    assert scene.story()[:4] == [
        "dies kind=ordinary space=dock by=1",
        "bloodlust row=11 attack=5 move=3",
        "dies kind=ordinary space=dock by=1",
        "bloodlust-beyond",
    ]


@pytest.mark.rules("FG-MIN-15", "FG-AMB-05")
def test_a_minion_that_was_chosen_acts_once() -> None:
    scene = Scene(
        game=EARLIER, killer="parade", at="terror", horror=4, here="shed", away="south-road", ambiguity="ask",
        minions={"dock": 1, "cliff": 1}, victims={"dock": 3, "cliff": 3}, terror=["into-the-crowd"],
    )  # fmt: skip
    assert scene.offers() == ["space dock", "space cliff"]
    scene.play("space cliff")
    by_minions = [told["space"] for told in scene.told("dies") if told["by"] == 2]
    assert by_minions == [scene.space("cliff"), scene.space("dock")]


@pytest.mark.rules("FG-SPEC-01", "FG-AMB-02")
@pytest.mark.parametrize("ambiguity", ["evil", "realism", "laughs"])
def test_the_marked_one_is_hit_before_anybody_else(ambiguity: str) -> None:
    scene = Scene(
        at="killer", here="shed", away="dock", ambiguity=ambiguity, victims={"dock": 3},
        specials={"orange": "dock"}, fields=NO_TERROR,
    )  # fmt: skip
    assert scene.story()[0] == "dies kind=orange space=dock by=1"


@pytest.mark.rules("FG-AMB-01", "FG-AMB-02")
def test_who_of_a_crowd_dies_when_the_principle_decides() -> None:
    def first_death(ambiguity: str, colour: str) -> str:
        scene = Scene(
            at="killer", here="shed", away="dock", ambiguity=ambiguity, victims={"dock": 3},
            specials={colour: "dock"}, fields=NO_TERROR,
        )  # fmt: skip
        return scene.story()[0]

    assert first_death("evil", "white") == "dies kind=white space=dock by=1"  # whose death is worst for her
    assert first_death("evil", "blue") == "dies kind=ordinary space=dock by=1"  # this one gives her time
    assert first_death("realism", "white") == "dies kind=ordinary space=dock by=1"


@pytest.mark.rules("FG-PANIC-07", "FG-FILM-STATE-04")
def test_the_heroine_runs_as_often_as_the_card_says(tmp_path: Path) -> None:
    game = hammer(tmp_path, LOOMING, '{ do = "panic", who = "heroine", times = 3 }')
    scene = Scene(game=game, at="terror", here="firepit", terror=["looming"], hand=["walk"])
    scene.play("die 6", "die 1", "die 1")
    assert scene.story() == [
        "heroine-panics start=firepit end=lakeside-hut face=6",
        "heroine-panics start=lakeside-hut end=south-road face=1",
        "heroine-panics start=south-road end=dock face=1",
    ]
    assert (scene.here, scene.frame) == ("dock", "ActionPhase")


@pytest.mark.rules("FG-MIN-02", "FG-MIN-07")
def test_wounds_elsewhere_stay(tmp_path: Path) -> None:
    game = tough(tmp_path)
    dock, shed = Scene().space("dock"), Scene().space("shed")
    scene = Scene(
        game=game, killer="parade", here="dock", away="lake", minions={"dock": 2, "shed": 1}, horror=4,
        hand=["weak-attack", "walk"], fields={"wounds": ((shed, 1),)},
    )  # fmt: skip
    scene.play("play weak-attack", "dice 5 5", "accept")
    assert scene.story()[4:] == ["minions-hurt n=1 space=dock"]
    assert scene.position.wounds == tuple(sorted([(shed, 1), (dock, 1)]))


@pytest.mark.rules("FG-EVT-06", "FG-TURN-01")
def test_an_event_ends_when_the_killer_phase_begins(tmp_path: Path) -> None:
    scene = Scene(
        game=ending(tmp_path, '{ when = "killer-phase" }'), here="dock", away="dock", hand=["guard"],
        events=["stubborn-youth"], fields=NO_TERROR,
    )  # fmt: skip
    scene.play("done")
    assert (scene.frame, len(scene.position.events)) == ("PlanningPhase", 1)
    scene.play("done")
    assert (scene.frame, scene.position.events) == ("React", ())
    turn = Scene(
        game=ending(tmp_path, '{ when = "turn" }'), here="dock", away="dock", hand=["guard"],
        events=["stubborn-youth"], fields=NO_TERROR,
    )  # fmt: skip
    assert len(turn.play("done", "done", "accept").pass_chance().position.events) == 0
    assert turn.position.turn == 2


@pytest.mark.rules("FG-SWARM-08", "FG-AMB-01")
def test_whoever_comes_out_does_not_look_for_company() -> None:
    """Two search spaces are equally far from the ferry ramp: the first is taken, whoever is at the other."""
    scene = Scene(
        killer="sky", location="harbour", difficulty="hard", here="ferry-ramp", hand=["walk"],
        victims={"ferry-ramp": 1, "chandlery": 2}, fields={"slots": 0b11111},
    )  # fmt: skip
    scene.play("rescue ordinary")
    assert scene.position.unlocked
    assert scene.told("comes-out")[0]["space"] == scene.space("lighthouse")


@pytest.mark.rules("FG-SWARM-08", "FG-SWARM-02")
def test_they_come_out_as_soon_as_the_birds_have_landed() -> None:
    scene = Scene(
        killer="sky", location="harbour", difficulty="hard", here="tavern", at="terror", hand=["walk"],
        terror=["where-do-they-come-from"],
    )  # fmt: skip
    scene.play("dice 1 1", "space chapel", "dice 6 2", "count 2")
    assert scene.story() == [
        "swarm-dice one_face=1 other_face=1",
        "swarm-assigned n=1 line=1",
        "minions-come n=1 space=chapel",
        "comes-out kind=white space=lighthouse",
        "comes-out kind=blue space=smokehouse",
        "swarm-dice one_face=6 other_face=2",
        "swarm-assigned n=2 line=6",
        "minions-come n=2 space=tavern",
    ]


@pytest.mark.rules("FG-SWARM-07")
@pytest.mark.parametrize(("already", "come"), [(0, 3), (2, 1), (3, 0)])
def test_without_a_killer_as_many_birds_appear_as_a_space_holds(
    tmp_path: Path, already: int, come: int
) -> None:
    right = 'what = [{ do = "spawn-die", at = "search" }]'
    game = changed(
        tmp_path, "killers/sky.toml", right, 'what = [{ do = "place-killer", at = "farthest-victim" }]'
    )
    scene = Scene(
        game=game, killer="sky", location="harbour", here="tavern", at="terror", hand=["walk"],
        victims={"lighthouse": 1}, minions={"lighthouse": already}, terror=["through-the-shutters"],
    )  # fmt: skip
    came = [f"minions-come n={come} space=lighthouse"] if come else []
    assert scene.story() == ["terror terror=through-the-shutters", *came]
    assert scene.position.killer == -1


@pytest.mark.rules("FG-END-06", "FG-SWARM-10")
def test_a_board_is_full_with_one_bird_on_every_space_if_a_space_holds_one(tmp_path: Path) -> None:
    head = "most = 3\nstill = true\ntogether = true\nloss = 1\n"
    table = 'table = ["spread", "anywhere", "search", "exit", "victim", "heroine"]\n'
    text = head + table + 'start = [{ at = "killer", n = 3 }]'
    one = text.replace("most = 3", "most = 1").replace("n = 3", "n = 1")
    game = changed(tmp_path, "killers/sky.toml", text, one)
    ids = [space.id for space in game.box.locations["harbour"].spaces]

    def landed(but: list[str]) -> Scene:
        scene = Scene(
            game=game, killer="sky", location="harbour", here="tavern", at="terror", victims={"school": 1},
            minions={id: 1 for id in ids if id not in but}, terror=["through-the-shutters"],
            heroine="barbara",
        )  # fmt: skip
        return scene.play("dice 1")

    assert landed(["chapel"]).position.victor == LOST
    assert landed(["chapel", "basin"]).position.victor == NOBODY_YET


@pytest.mark.rules("FG-AMB-05", "FG-FILM-STATE-04")
def test_nobody_drags_her_who_cannot_move(tmp_path: Path) -> None:
    def pulled(*events: str) -> Scene:
        game = changed(tmp_path, "killers/parade.toml", '{ is = "understudies" }', '{ is = "rooted" }')
        return Scene(
            game=game, killer="parade", at="terror", horror=4, here="dock", away="cliff",
            minions={"dock": 1}, terror=["pulled-strings"], powers=events, hand=["guard"],
        )  # fmt: skip

    assert (pulled().here, pulled().told("dragged") != []) == ("lake", True)
    assert (pulled("understudies").here, pulled("understudies").told("dragged")) == ("dock", [])


@pytest.mark.rules("FG-SPEC-01", "FG-REACT-01")
def test_a_bouncer_takes_the_blow() -> None:
    scene = Scene(
        game=EARLIER, location="fair", at="killer", here="midway", away="midway", victims={"midway": 1},
        specials={"blue": "midway"}, hand=["walk"], terror=["personal-hunt"],
    )  # fmt: skip
    assert scene.story()[0] == "dies kind=blue space=midway by=1"
    hunted = Scene(
        game=EARLIER, location="fair", at="terror", here="midway", away="midway", victims={"midway": 1},
        specials={"blue": "midway"}, hand=["walk"], terror=["personal-hunt"],
    )  # fmt: skip
    assert hunted.offers() == ["accept", "shield blue"]
    hunted.play("shield blue")
    assert hunted.story() == [
        "shielded kind=blue",
        "dies kind=blue space=midway by=1",
        "bloodlust row=2 attack=2 move=1",
        "unhurt",
    ]


@pytest.mark.rules("FG-ACT-01", "FG-USE-01")
def test_a_new_action_phase_forgets_the_last_one() -> None:
    before = {"used": (1 << 40) - 1, "rescues": 2, "ending": True}
    scene = Scene(at="upkeep", here="dock", bag=["flashlight"], hand=["walk"], fields=before)
    assert scene.offers() == ["done", "play walk", "discard walk", "use flashlight"]
    assert (scene.position.used, scene.position.rescues, scene.position.ending) == (0, 0, False)


@pytest.mark.rules("FG-TERR-01", "FG-BLOOD-03")
@pytest.mark.parametrize(
    ("case", "n", "scene", "holds"),
    [
        ("row", 3, {"row": 3}, True),
        ("row", 3, {"row": 2}, False),
        ("killer-within", 1, {"away": "lake"}, True),
        ("killer-within", 1, {"away": "cliff"}, False),
        ("minion-within", 1, {"minions": {"lake": 1}}, True),
        ("minion-within", 1, {"minions": {"cliff": 4}}, False),
        ("minions-here", 2, {"minions": {"dock": 2}}, True),
        ("minions-here", 2, {"minions": {"dock": 1, "lake": 3}}, False),
        ("minions-here", 0, {"minions": {"lake": 3}}, False),
        ("minions-around", 3, {"minions": {"dock": 1, "lake": 2}}, True),
        ("minions-around", 3, {"minions": {"dock": 1, "lake": 1, "cliff": 2}}, False),
        ("victims", 0, {"victims": {"cabins": 1}}, True),
        ("victims", 0, {}, False),
    ],
)
def test_what_a_card_asks_about_the_board(
    tmp_path: Path, case: str, n: int, scene: dict[str, Any], holds: bool
) -> None:
    right = (
        'what = [{ do = "horror", n = 2 }, { do = "act", target = "nearest", steps = "m", by = "minions" }]'
    )
    asks = f'{{ do = "if", case = "{case}", n = {n}, then = [{{ do = "horror", n = -1 }}]'
    game = changed(
        tmp_path,
        "killers/parade.toml",
        right,
        f'what = [{asks}, otherwise = [{{ do = "horror", n = 1 }}] }}]',
    )
    given = {"away": "shed", **scene}
    played = Scene(
        game=game, killer="parade", at="terror", here="dock", horror=4, terror=["drum-roll"], hand=["walk"],
        **given,
    )  # fmt: skip
    assert played.story()[1:] == [f"horror n={-1 if holds else 1} now={3 if holds else 5}"]


@pytest.mark.rules("FG-TOK-01", "FG-MIN-15", "FG-AMB-05")
def test_the_order_of_a_pack_is_asked_for_only_if_a_trap_lies_there() -> None:
    def pack(ambiguity: str, trap: int) -> Scene:
        return Scene(
            killer="pack", at="terror", horror=3, ambiguity=ambiguity, here="north-west-woods",
            minions={"cabins": 2, "sports-court": 1}, terror=["on-her-heels"], hand=["guard"],
            fields={"tokens": (trap, -1, -1)},
        )  # fmt: skip

    assert Scene().space("north-west-woods") == 0
    assert pack("ask", 0).offers() == ["space cabins", "space sports-court"]
    assert pack("ask", -1).story()[-1] == "attacked kind=minions space=north-west-woods n=3"
    assert pack("evil", 0).story()[3:6] == [
        "trapped kind=minions space=north-west-woods",
        "minions-gone n=1 space=north-west-woods",
        "killer-hurt n=1 now=17",
    ]
    assert pack("evil", 0).story()[-1] == "attacked kind=minions space=north-west-woods n=2"


@pytest.mark.rules("FG-DARK-01", "FG-FIN-01", "FG-FIN-03")
def test_powers_and_finales_are_revealed() -> None:
    power = Scene(at="killer", here="shed", away="dock", row=5, victims={"dock": 1}, hand=["walk"])
    power.play("power grudge", "terror rage")
    assert power.story() == [
        "dark-power power=grudge",
        "terror terror=rage",
        "minor terror=rage health=2",
    ]
    finale = Scene(at="upkeep", here="shed", away="dock", hand=["walk"], fields=NO_TERROR)
    finale.play("finale red-night", "power harvest")  # with it the dark power, if it is still hidden
    assert finale.story() == ["finale finale=red-night", "dark-power power=harvest", "turn turn=2"]
    another = Scene(at="upkeep", here="shed", away="dock", hand=["walk"], powers=["grudge"], fields=NO_TERROR)
    another.play("finale pitch-dark")
    assert another.offers() == [f"power {another.number('power', id)}" for id in ("wide-swing", "harvest")]
    known = Scene(at="upkeep", here="shed", away="dock", hand=["walk"], powers=["grudge"], fields=NO_TERROR)
    assert known.play("finale red-night").story() == ["finale finale=red-night", "turn turn=2"]


# Weapons and abilities ------------------------------------------------------------------


@pytest.mark.rules("FG-WPN-03", "FG-WPN-04", "FG-WPN-10")
def test_how_far_weapons_reach() -> None:
    everywhere = {"dock": 1, "lake": 1, "cliff": 1, "meeting-point": 1}
    bow = Scene(killer="pack", here="dock", minions=everywhere, horror=4, held=["bow"], hand=["walk"])
    bow.play("use bow")
    assert bow.offers() == ["aim minions lake", "aim minions cliff"]  # one or two spaces away
    bow.play("aim minions cliff")
    assert bow.story() == ["minions-gone n=1 space=cliff", "killer-hurt n=1 now=17"]
    gun = Scene(here="dock", away="lake", horror=4, held=["old-revolver"], hand=["weak-attack", "walk"])
    gun.play("play weak-attack", "dice 5 5", "accept")
    assert gun.story()[1:] == [
        "attacks kind=killer space=lake item=old-revolver",
        "rolls dice=(5, 5)",
        "result successes=2",
        "killer-hurt n=2 now=10",
    ]
    far = Scene(here="dock", away="cliff", horror=4, held=["old-revolver"], hand=["weak-attack", "walk"])
    assert far.refusal("play weak-attack") == ("FG-ACT-08", "refused-no-enemy")
    bat = Scene(
        here="dock", away="dock", held=["metal-bat"], minors=["rage"], hand=["weak-attack", "walk"], horror=4
    )
    bat.play("play weak-attack", "wield metal-bat", "dice 5 5", "accept")
    assert bat.offers() == ["skip", "shed 0"]
    assert bat.play("shed 0").story() == ["minor-gone terror=rage", "killer-hurt n=2 now=10"]


@pytest.mark.rules("FG-USE-01", "FG-REACT-01", "FG-AEND-04", "FG-REST-01")
def test_items_in_the_killer_phase_and_rows_that_end_the_phase() -> None:
    def struck(item: str) -> Scene:
        scene = Scene(at="killer", here="dock", away="dock", hand=["walk"], held=[item], fields=NO_TERROR)
        return scene.play(f"use {item}")

    assert struck("pepper-spray").story() == [
        "uses item=pepper-spray",
        "item-gone item=pepper-spray",
        "phase-cut phase=3",
    ]
    lid = struck("bin-lid")
    assert lid.play("accept").story() == ["hurt n=1 now=4"]
    assert lid.position.uses[lid.item("bin-lid")] == 2
    strike = Scene(here="dock", away="dock", horror=4, hand=["furious-strike", "walk"])
    strike.play("play furious-strike", "dice 5 1", "accept")
    assert strike.story()[4:] == ["killer-hurt n=1 now=11", "horror n=-1 now=3", "phase-ends"]
    assert strike.frame == "PlanningPhase"
    rest = Scene(here="dock", health=2, held=["first-aid-kit"], hand=["short-rest", "walk"], horror=4)
    assert rest.play("play short-rest", "dice 5 5", "accept").story()[3:] == ["heals n=3 now=5"]


@pytest.mark.rules("FG-ULT-01", "FG-ULT-02", "FG-ATK-03")
def test_what_heroines_can_do_at_the_end() -> None:
    iga = Scene(
        heroine="iga", here="camp-gate", hand=["walk", "focus"], victims={"camp-gate": 1}, horror=4,
        fields={"slots": 0b11111, "saved": 5, "supply": 15},
    )  # fmt: skip
    iga.play("rescue ordinary", "name focus")
    assert iga.story()[1:] == ["covers slot=5", "unlocks", "names card=focus"]
    iga.play("reward 5", "stop", "play focus", "dice 1 1 1 1 1")
    assert iga.story()[-1] == "rolls dice=(1, 1, 1, 1, 1)"  # exactly five
    adelaide = Scene(
        heroine="adelaide", here="camp-gate", hand=["walk"], victims={"camp-gate": 1}, horror=4,
        fields={"slots": 0b1111, "saved": 4, "supply": 16},
    )  # fmt: skip
    adelaide.play("rescue ordinary", "choose 2", "take search", "take planning")
    assert adelaide.story()[-2:] == ["takes card=search", "takes card=planning"]
    free = ["done", "take walk", "take focus", "take weak-attack", "take short-rest"]
    assert adelaide.offers() == free  # the budget of 6 is spent
    barbara = Scene(
        heroine="barbara", unlocked=True, here="dock", away="dock", hand=["weak-attack", "walk"], horror=4,
        victims={"dock": 2},
    )  # fmt: skip
    barbara.play("play weak-attack", "dice 5 5", "accept")
    assert barbara.offers() == ["sacrifice 0", "sacrifice 1", "sacrifice 2"]
    barbara.play("sacrifice 1")
    assert barbara.story() == ["killer-hurt n=2 now=10", "dies kind=ordinary space=dock by=3"]
    assert barbara.position.row == 0  # no bloodlust for it
    reiko = Scene(heroine="reiko", unlocked=True, here="dock", away="cliff", hand=["walk"], horror=4)
    reiko.play("ability leap")
    assert reiko.story() == ["ability ability=leap", "goes start=dock end=cliff n=0 kinds=0"]
    sabina = Scene(
        killer="pack", heroine="sabina", unlocked=True, here="dock", hand=["walk"], minions={"dock": 2},
        horror=4,
    )  # fmt: skip
    sabina.play("ability fury")
    assert sabina.story() == [
        "ability ability=fury",
        "hurt n=1 now=4",
        "minions-gone n=2 space=dock",
        "killer-hurt n=2 now=16",
    ]


@pytest.mark.rules("FG-ROLL-16", "FG-TERM-01")
def test_a_roll_that_a_card_asks_for() -> None:
    def hypnosis(*lines: str) -> Scene:
        scene = Scene(
            game=EARLIER, killer="parade", at="terror", here="dock", away="shed", terror=["hypnosis"],
            horror=4, hand=["walk", "focus", "guard"],
        )  # fmt: skip
        return scene.play(*lines)

    lost = hypnosis("dice 1 1", "lose walk", "lose focus")
    assert lost.story()[:5] == [
        "rolls dice=(1, 1)",
        "result successes=0",
        "drops card=walk",
        "drops card=focus",
        "hunts kind=killer space=shed target=dock",
    ]
    assert lost.pile("hand") == {"guard": 1}
    assert hypnosis("dice 5 1").story()[1:3] == [
        "result successes=1",
        "hunts kind=killer space=shed target=dock",
    ]


@pytest.mark.rules("FG-MIN-15", "FG-MIN-16", "FG-MINOR-04")
def test_a_hound_that_has_moved_does_not_move_again_after_a_trap() -> None:
    """A thick hide absorbs the trap's damage; the hound now on the north road has had its turn."""
    woods = Scene().space("north-west-woods")
    scene = Scene(
        killer="pack", at="terror", horror=3, here="cabins", minors=["thick-hide"], hand=["guard"],
        minions={"north-road": 1, "north-forest": 1, "lakeside-hut": 1}, terror=["on-her-heels"],
        fields={"tokens": (woods, -1, -1)},
    )  # fmt: skip
    assert scene.story() == [
        "terror terror=on-her-heels",
        "hunts kind=minions space=north-road target=cabins",
        "enemy-steps kind=minions start=north-road end=cabins",
        "hunts kind=minions space=north-forest target=cabins",
        "enemy-steps kind=minions start=north-forest end=camp-gate",
        "enemy-steps kind=minions start=camp-gate end=north-road",
        "hunts kind=minions space=lakeside-hut target=cabins",
        "enemy-steps kind=minions start=lakeside-hut end=sports-court",
        "enemy-steps kind=minions start=sports-court end=north-west-woods",
        "trapped kind=minions space=north-west-woods",
        "minions-gone n=1 space=north-west-woods",
        "minor-hurt terror=thick-hide n=1 now=1",
        "attacked kind=minions space=cabins n=1",
    ]
