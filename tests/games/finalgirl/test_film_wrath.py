"""The film of wrath: Inkanyamba, whose wrath rises, and the groves, whose gods take offence."""

from __future__ import annotations

from typing import Any

import pytest

from polnoc.engine.events import Event
from polnoc.engine.play import options
from polnoc.games.finalgirl.bots.advice_reasons import PositionReasons
from polnoc.games.finalgirl.bots.playout_policy import PlayoutPolicy
from polnoc.games.finalgirl.rules.rolling import dice_count
from polnoc.games.finalgirl.solo.story_beats import BeatReader
from polnoc.games.finalgirl.state import LOST
from tests.games.finalgirl.scene import COLOURS, Scene

FILM = {"killer": "wrath", "location": "groves"}
STORM, GODS = 0, 1


def film(**more: Any) -> Scene:
    """A scene of the film."""
    return Scene(**{**FILM, **more})


def terror(card: str, storm: int = 2, gods: int = 1, **more: Any) -> Scene:
    """Return a scene in which this card is drawn; only people that are given are near."""
    more = {"here": "boat-landing", "away": "lookout", "hand": ["walk"], **more}
    return film(at="terror", terror=[card], fields={"counters": (storm, gods)}, **more)


def figures(events: list[Event], key: str, name: str = "n") -> list[Any]:
    """Return one argument of all events of a kind."""
    return [event.args[name] for event in events if event.key == key]


def before_terror(scene: Scene) -> list[Event]:
    """Return the events in the killer phase before its card."""
    return scene.events[: [event.key for event in scene.events].index("terror")]


def drawing(event: str, **more: Any) -> Scene:
    """Return a scene in which a terror card draws this event."""
    return terror("lost-hikers", **more).play(f"event {event}")


# Inkanyamba -------------------------------------------------------------------------------


@pytest.mark.rules("FG-FILM-21")
def test_the_film_as_it_begins() -> None:
    scene = film()
    assert (scene.position.killer_health, scene.position.horror) == (9, 4)
    assert scene.position.counters == (2, 1)
    assert [(row.attack, row.move) for row in scene.terms.killer.rows] == [
        (1, 2), (1, 2), (1, 3), (2, 3), (2, 3), (2, 3), (2, 4), (2, 4), (3, 5)
    ]  # fmt: skip
    spaces = scene.terms.location.spaces
    assert len(spaces) == 19
    assert len([space for space in spaces if space.exit]) == 3
    assert len([space for space in spaces if space.search]) == 3
    assert scene.pile("market")["atone"] == 2


@pytest.mark.rules("FG-FILM-21")
@pytest.mark.parametrize(
    "start", ["first-hymn", "pilgrimage", "school-trip", "moonlight-bath", "storm-warning"]
)
def test_every_set_up_has_twelve_victims(start: str) -> None:
    scene = Scene.new(killer="wrath", location="groves").play(f"start {start}")
    assert sum(scene.position.victims) == 12
    assert scene.position.heroine != scene.position.killer


@pytest.mark.rules("FG-FILM-22")
@pytest.mark.parametrize(
    ("value", "near", "beside", "horror", "healed"),
    [
        (1, 0, 0, [], []), (2, 1, 0, [], []), (3, 1, 0, [], []), (4, 1, 1, [], []), (6, 1, 1, [], []),
        (7, 1, 1, [1], []), (8, 1, 1, [1], []), (9, 2, 2, [1], []), (10, 2, 2, [1], [2]),
    ],
)  # fmt: skip
def test_its_wrath_is_unleashed_by_level_and_then_rises(
    value: int, near: int, beside: int, horror: list[int], healed: list[int]
) -> None:
    """`near` victims of its space die, `beside` of the next one."""
    for crowd, dead in (("plunge-pool", near), ("waterfall", beside)):
        scene = film(
            at="killer", here="boat-landing", away="plunge-pool", victims={crowd: 3}, hand=["walk"],
            terror=["hermits-gift"], fields={"counters": (value, 1)}, killer_health=5,
        )  # fmt: skip
        told = before_terror(scene)
        assert len([event for event in told if event.key == "dies"]) == dead
        assert figures(told, "horror") == horror
        assert figures(told, "killer-heals") == healed
        assert figures(told, "unleashed", "now") == [value]
        assert figures(told, "counter") == ([1] if value < 10 else [])


@pytest.mark.rules("FG-FILM-22")
def test_beyond_the_top_row_two_terror_cards_are_lost() -> None:
    scene = film(
        at="killer", here="boat-landing", away="plunge-pool", victims={"plunge-pool": 1}, row=9,
        hand=["walk"], terror=["hermits-gift", "gale", "thunderhead"],
    )  # fmt: skip
    gone = [scene.terms.terror[number].id for number in figures(scene.events, "terror-discarded", "terror")]
    assert gone == ["hermits-gift", "gale"]


@pytest.mark.parametrize(
    ("finale", "told"),
    [
        ("great-flood", ["unleashed", "counter"]),
        ("end-of-patience", ["counter", "unleashed"]),
        ("out-of-the-clouds", ["counter"]),
    ],
)
def test_finales_of_the_storm(finale: str, told: list[str]) -> None:
    scene = film(
        at="killer", here="boat-landing", away="lookout", finale=finale, hand=["walk"], powers=["fed-by-fear"]
    )
    assert [event.key for event in scene.events if event.key in ("unleashed", "counter")] == told
    furious = film(
        at="killer", here="boat-landing", away="lookout", finale=finale, hand=["walk"],
        powers=["fed-by-fear"], fields={"counters": (6, 1)},
    )  # fmt: skip
    assert "unleashed" in [event.key for event in furious.events]


@pytest.mark.parametrize(
    ("finale", "counters", "powers"),
    [("great-flood", (5, 1), 1), ("end-of-patience", (2, 1), 1), ("out-of-the-clouds", (2, 1), 2)],
)
def test_what_a_finale_of_the_storm_does_at_once(finale: str, counters: tuple[int, int], powers: int) -> None:
    scene = film(at="upkeep", here="boat-landing", hand=["walk"], fields={"terror_left": 0})
    scene.play(f"finale {finale}").pass_chance()
    assert (scene.position.counters, len(scene.position.powers)) == (counters, powers)


def test_dark_powers_of_the_storm() -> None:
    def phase(power: str, storm: int, **more: Any) -> Scene:
        more = {"here": "boat-landing", "away": "plunge-pool", **more}
        return film(
            at="killer", powers=[power], hand=["walk"], terror=["hermits-gift"],
            fields={"counters": (storm, 1)}, **more,
        )  # fmt: skip

    assert phase("lashing-tail", 2, victims={"plunge-pool": 3}).position.dead == 3
    assert phase("rising-waters", 2).position.counters[STORM] == 4
    fed = phase("fed-by-fear", 2, victims={"plunge-pool": 1}, killer_health=5)
    assert fed.position.killer_health == 6
    assert phase("boundless-fury", 5).position.health == 5
    assert phase("boundless-fury", 6).position.health == 4


def test_terror_of_the_storm_that_changes_its_wrath() -> None:
    assert terror("thunderhead").position.counters[STORM] == 3
    assert terror("downpour").position.counters[STORM] == 3
    assert figures(terror("downpour").events, "horror") == [2]
    breaking = terror("breaking-point", storm=7)
    assert figures(breaking.events, "unleashed", "now") == [7]
    assert breaking.position.counters[STORM] == 6
    whole = terror("swallowed-whole", victims={"lookout": 3})
    assert (whole.position.dead, whole.position.counters[STORM]) == (2, 4)
    assert figures(terror("swallowed-whole", hand=["walk"]).events, "terror-skipped", "terror")


def test_terror_of_the_storm_that_hunts() -> None:
    struck = terror("lightning", here="fig-grove", away="plunge-pool", hand=["guard"])
    assert (struck.frame, figures(struck.events, "horror")) == ("React", [1])
    dive = terror("serpent-dive", victims={"cedar-slope": 1})
    assert (dive.position.dead, dive.position.killer) == (1, dive.space("cedar-slope"))
    eye = terror("eye-of-the-storm", away="plunge-pool", victims={"trail-head": 1})
    assert (eye.position.dead, eye.position.killer) == (1, eye.space("trail-head"))
    dragged = terror("undertow", here="fig-grove", away="plunge-pool", hand=["guard"])
    assert (dragged.position.heroine, dragged.frame) == (dragged.space("plunge-pool"), "React")


def test_minor_powers_of_the_storm() -> None:
    scales, gale = terror("wet-scales"), terror("gale")
    assert (scales.position.mods.attack_killer, gale.position.mods.move_killer) == (1, 1)
    assert [health for _, health in (*scales.position.minors, *gale.position.minors)] == [2, 2]


# The groves -------------------------------------------------------------------------------


@pytest.mark.rules("FG-FILM-23")
def test_victims_at_the_three_sacred_spaces_feed_the_gods() -> None:
    sacred = {"ancestor-tree": 1, "waterfall": 2, "stone-circle": 1}
    scene = terror("hermits-gift", victims={**sacred, "fig-grove": 3})
    assert scene.position.counters[GODS] == 5
    assert sorted(scene.terms.feeds) == sorted([scene.space(id) for id in sacred])
    other = Scene(
        killer="hammer", location="groves", at="terror", here="boat-landing", away="lookout", hand=["walk"],
        terror=["hermits-gift"], victims=sacred,
    )  # fmt: skip
    assert other.position.counters == (5,)


@pytest.mark.rules("FG-FILM-23")
@pytest.mark.parametrize(("gods", "unleashed", "left"), [(8, [], 9), (9, [10], 5)])
def test_at_ten_the_gods_lose_patience(gods: int, unleashed: list[int], left: int) -> None:
    scene = terror("hermits-gift", gods=gods, victims={"waterfall": 1})
    assert figures(scene.events, "unleashed", "now") == unleashed
    assert scene.position.counters[GODS] == left
    assert scene.position.health == 5 - len(unleashed)


@pytest.mark.rules("FG-FILM-23")
@pytest.mark.parametrize(
    ("gods", "horror", "health", "panics"), [(3, 0, 5, 0), (4, 1, 5, 0), (7, 1, 5, 1), (10, 1, 4, 0)]
)
def test_what_the_gods_do_by_level(gods: int, horror: int, health: int, panics: int) -> None:
    scene = terror("angered-spirits", gods=gods, victims={"cedar-slope": 1})
    scene.pass_chance()
    assert scene.told("unleashed") or figures(scene.events, "unleashed", "now")[0] == gods
    until = [event.key for event in scene.events].index("unleashed")
    after = scene.events[until : until + 4]
    assert figures(after, "horror") == [1] * horror
    assert scene.position.health in (health, health - (gods == 10))
    assert len([event for event in after if event.key == "panics"]) == panics


def test_terror_of_the_groves() -> None:
    assert terror("desecration").position.counters[GODS] == 3
    gift = terror("hermits-gift", decks={0: ["machete"]})
    assert gift.items("held") + gift.items("bag") == ["machete"]
    pilgrims = terror("late-pilgrims").play("event monsoon")
    assert pilgrims.victims() == {"stone-circle": 2}
    hikers = terror("lost-hikers").play("event monsoon")
    assert hikers.victims() == {"mill-ruin": 2}
    flood = terror(
        "flash-flood", here="lower-ford", victims={"plunge-pool": 1, "lower-ford": 2}
    ).pass_chance()
    assert (flood.position.dead, flood.position.health) == (3, 4)
    drums = terror("calling-drums", victims={"fern-hollow": 2})
    assert drums.victims() == {"ancestor-tree": 2}
    fog = terror("fog-bank", victims={"cedar-slope": 1}).play("dice 1")
    assert fog.victims() == {"shrine-cave": 1}


def test_people_of_the_groves() -> None:
    there = {"victims": {"fern-hollow": 1, "ridge-path": 1}}
    guide = drawing("guide", **there)
    assert guide.position.specials[COLOURS["white"]] == guide.space("fern-hollow")
    with_her = film(here="fern-hollow", victims={"fern-hollow": 1}, specials={"white": "fern-hollow"})
    assert dice_count(with_her.position, 0) == dice_count(film(here="fern-hollow").position, 0) + 1
    keeper = drawing("grove-keeper", **there)
    assert keeper.position.specials[COLOURS["blue"]] == keeper.space("fern-hollow")

    def dies(colour: str, gods: int) -> int:
        scene = film(
            at="killer", here="boat-landing", away="fern-hollow", victims={"fern-hollow": 1}, hand=["walk"],
            specials={colour: "fern-hollow"}, terror=["hermits-gift"], fields={"counters": (2, gods)},
        )  # fmt: skip
        assert scene.position.dead == 1
        return scene.position.counters[GODS]

    assert (dies("blue", 2), dies("orange", 6)) == (5, 1)
    desecrator = drawing("desecrator", **there)
    orange = desecrator.position.specials[COLOURS["orange"]]
    assert orange == desecrator.space("fern-hollow")


def test_events_of_the_groves() -> None:
    feast = drawing("feast-of-the-dead")
    assert feast.victims() == {"mill-ruin": 2, "ancestor-tree": 2, "waterfall": 2}
    prayer = film(events=["quiet-prayer"], hand=["walk"], time=4, fields={"counters": (5, 4)})
    prayer.play("ability quiet-prayer", "choose 2")
    assert (prayer.position.counters, prayer.position.time) == ((5, 3), 2)
    assert "ability quiet-prayer" not in prayer.offers()
    rain = film(here="footbridge", events=["monsoon"], hand=["sprint"]).play("play sprint", "dice 1 5")
    assert rain.frame == "Moving" and rain.told("result") == [{"successes": 1}]
    rain.play("go fig-grove")
    assert rain.frame == "ActionPhase" or "go mill-ruin" not in rain.offers()
    planks = film(here="fig-grove", events=["rotten-planks"], hand=["walk"], time=5)
    planks.play("play walk", "dice 5 1", "go footbridge")
    assert planks.position.time == 3
    omen = film(here="trail-head", events=["good-omen"], hand=["walk"], time=3, victims={"trail-head": 1})
    assert omen.play("rescue ordinary").position.time == 4
    leaves = film(at="upkeep", here="boat-landing", events=["whispering-leaves"], hand=["walk"],
                  victims={"fern-hollow": 1, "ridge-path": 1})  # fmt: skip
    assert leaves.victims() == {"ancestor-tree": 1, "ridge-path": 1}
    flame = drawing("eternal-flame", gods=7)
    assert flame.position.counters[GODS] == 1
    card = flame.terms.card_number["atone"]
    assert (
        dice_count(flame.position, card)
        == dice_count(film().position, card) - (flame.position.horror > 6) + 1
    )


def test_weapons_of_the_groves() -> None:
    def blow(weapon: str, away: str = "fig-grove", **more: Any) -> int:
        scene = film(here="fig-grove", away=away, held=[weapon], hand=["weak-attack"], **more)
        before = scene.position.killer_health
        scene.play("play weak-attack")
        if scene.frame == "Wield":
            scene.play(f"wield {weapon}")
        scene.play("dice 5 5")
        return before - scene.position.killer_health

    assert [blow(weapon) for weapon in ("machete", "war-club", "ritual-spear", "obsidian-blade")] == [
        2,
        3,
        3,
        3,
    ]
    assert blow("ritual-spear", "plunge-pool") == 3
    pipe = film(here="fig-grove", away="waterfall", held=["blowpipe"], hand=["walk"], time=5)
    pipe.play("use blowpipe")
    assert (pipe.position.killer_health, pipe.position.time) == (8, 3)
    stolen = terror("hermits-gift", decks={0: ["obsidian-blade"]})
    assert stolen.position.counters[GODS] == 4


@pytest.mark.rules("FG-FILM-24")
@pytest.mark.parametrize(
    ("dice", "choice", "counters", "horror", "time"),
    [
        ("6 6 5", 1, (1, 7), 0, 6), ("5 5 1", 2, (8, 3), 0, 6), ("5 1 1", 1, (7, 7), 0, 6),
        ("1 1 2", 0, (8, 7), 1, 4),
    ],
)  # fmt: skip
def test_atone_soothes_one_wrath(
    dice: str, choice: int, counters: tuple[int, int], horror: int, time: int
) -> None:
    scene = film(hand=["atone"], horror=0, time=6, fields={"counters": (8, 7)})
    scene.play("play atone", f"dice {dice}", *[f"choose {choice}"][: bool(choice)])
    assert (scene.position.counters, scene.position.horror, scene.position.time) == (counters, horror, time)


def test_things_that_help_against_wrath() -> None:
    bowl = film(bag=["offering-bowl"], hand=["walk"], fields={"counters": (6, 5)})
    bowl.play("use offering-bowl", "choose 1")
    assert bowl.position.counters == (4, 5)
    mask = film(held=["ancestor-mask"], hand=["walk"])
    plain = film(hand=["walk"])
    for card in ("atone", "distraction"):
        number = mask.terms.card_number[card]
        assert dice_count(mask.position, number) == dice_count(plain.position, number) + 1


def test_things_for_her_and_for_others() -> None:
    herbs = film(bag=["healing-herbs"], hand=["walk"], health=3).play("use healing-herbs", "choose 1")
    assert herbs.position.health == 4
    honey = film(bag=["honeycomb"], hand=["walk"], time=3).play("use honeycomb", "choose 1")
    assert honey.position.time == 6
    horn = film(here="fig-grove", bag=["signal-horn"], hand=["walk"], victims={"footbridge": 2}, time=4)
    assert horn.play("use signal-horn").victims() == {"fig-grove": 2}
    rope = film(here="waterfall", bag=["climbing-rope"], hand=["walk"], time=4)
    assert rope.play("use climbing-rope", "space lower-ford").here == "lower-ford"
    bones = film(bag=["knuckle-bones"], hand=["walk"]).play("play walk", "dice 1 1")
    assert "use knuckle-bones" in bones.offers()
    book = film(bag=["storm-reader"], hand=["walk"], terror=["gale"], time=4).play("use storm-reader")
    assert book.frame == "LeaveOrSink"
    old_map = film(
        bag=["caravan-map"], hand=["walk"], decks={0: ["machete"], 1: ["war-club"], 2: ["blowpipe"]}
    )
    assert old_map.play("use caravan-map").frame == "Survey"


def test_things_that_stop_a_serpent() -> None:
    shield = film(at="killer", here="fig-grove", away="fig-grove", held=["hide-shield"], hand=["walk"])
    assert shield.frame == "React"
    assert shield.play("use hide-shield").position.ongoing.blow == 0
    smoke = film(at="killer", here="fig-grove", away="fig-grove", held=["smoke-pot"], hand=["walk"])
    assert smoke.play("use smoke-pot").position.health == 5
    pit = film(here="fig-grove", bag=["pit-stakes"], hand=["walk"], time=4).play("use pit-stakes")
    assert pit.position.tokens[0] == pit.space("fig-grove")
    lantern = film(here="fig-grove", bag=["sky-lantern"], hand=["walk"], time=4)
    lantern.play("use sky-lantern", "space footbridge")
    assert lantern.position.tokens[1] == lantern.space("footbridge")


@pytest.mark.rules("FG-FILM-22")
def test_at_its_height_the_storm_kills() -> None:
    scene = film(
        at="killer", here="fig-grove", away="fig-grove", health=1, row=9, fields={"counters": (10, 1)}
    )
    while scene.frame != "Over" and scene.asked:
        scene.play(scene.offers()[0])
    assert scene.position.victor == LOST


def test_the_story_tells_of_wrath() -> None:
    terms = film().terms
    reader = BeatReader(terms)
    for number, (key, n, now) in enumerate(
        [("unleashed", 0, 6), ("unleashed", 0, 7), ("counter", -1, 6), ("counter", -3, 3)]
    ):
        reader.read(number, Event(key, {"counter": 0, "n": n, "now": now}, -1))
    assert [(beat.kind, beat.n) for beat in reader.beats] == [("unleashed", 7), ("soothed", 3)]


def test_bots_atone_while_a_wrath_is_high() -> None:
    def choice(storm: int) -> str:
        scene = film(hand=["atone"], time=6, horror=0, fields={"counters": (storm, 1)})
        policy = PlayoutPolicy(scene.terms)
        return policy.choose(scene.position, options(scene.position, 0)).verb

    assert choice(9) == "play"
    assert choice(1) != "play"


def test_hints_say_what_a_change_of_a_counter_means() -> None:
    def reasons(storm: int, gods: int) -> list[str]:
        scene = film(hand=["atone"], fields={"counters": (storm, gods)})
        program = scene.terms.cards[scene.terms.card_number["atone"]].one
        return [reason.key for reason in PositionReasons(scene.position)._program(program)]

    assert reasons(4, 3) == ["advice-counter-falls-level", "advice-counter-falls"]
    assert reasons(1, 10) == ["advice-counter-same", "advice-counter-falls-level"]
