"""Positions on the board of Straszydła."""

from __future__ import annotations

from typing import Final

import pytest

from polnoc.drawing.markup import Markup
from polnoc.drawing.sheets import Drawing
from polnoc.engine.seats import WATCHER
from polnoc.games import package_of
from polnoc.games.straszydla.drawing.board import Board
from polnoc.words import LANGUAGES, Words
from tests.drawing.tables import classes, parse, targets, texts, uses
from tests.games.straszydla.scene import GAME, Scene
from tests.words.noting_words import NotingWords
from tests.words.test_messages import messages_of

NAMES: Final = ("Ania", "Kot", "Ćma", "Zając")


def look(scene: Scene, viewer: int = -2, *, aids: bool = True, words: Words | None = None) -> Drawing:
    """Draw a scene as a viewer sees it; by default as whoever is asked first."""
    if viewer == -2:
        viewer = scene.asked[0] if scene.asked else 0
    names = NAMES[: len(scene.names)]
    say = (words or Words("en", GAME, names, viewer)).text
    actions = scene.options(viewer) if viewer in scene.asked else ()
    return Board.once(GAME, GAME.view(scene.position, viewer), actions, say, names, aids=aids)


def offered(scene: Scene, viewer: int = -2) -> dict[str, str]:
    """Return what can be chosen: the piece of each answer."""
    if viewer == -2:
        viewer = scene.asked[0]
    actions = scene.options(viewer) if viewer in scene.asked else ()
    return dict(targets(GAME, GAME.view(scene.position, viewer), actions, look(scene, viewer)))


def is_blank(piece: Markup) -> bool:
    return len(parse(piece)) == 0


def faces(drawing: Drawing, row: str) -> list[str]:
    """Return what the dice of a row show: `low` is one's own, `high` the rival's."""
    return [name[4:] for nth in range(10) for name in uses(drawing.pieces[f"{row}-{nth}"])]


def label(drawing: Drawing, key: str) -> str:
    """Return the title of a piece."""
    element = parse(drawing.pieces[key])
    title = element.find("title")
    return element.attrib.get("aria-label") or (title.text if title is not None else "") or ""


# The city --------------------------------------------------------------------------


def test_the_whole_city_knows_the_time() -> None:
    for night, name in ((0, "is-day"), (1, "is-night")):
        drawing = look(Scene(2, night=night))
        assert name in classes(drawing, "time")
        assert "is-lit" in classes(drawing, "moon" if night else "sun")
        assert list(drawing.pieces).index("time") < list(drawing.pieces).index("tile-8")


def test_a_district_shows_what_it_gives_and_offers() -> None:
    scene = Scene(2)
    piece = look(scene).pieces[f"tile-{scene.cell('dzialki')}"]
    assert {"kind-earth", "sign-sun", "sign-imp"} <= set(uses(piece))
    assert "1" in texts(piece)
    assert "sign-fright" in uses(look(scene).pieces[f"tile-{scene.cell('kopalnia')}"])
    assert "sign-gate" in uses(look(scene).pieces[f"tile-{scene.cell('stawy')}"])
    centre = look(scene).pieces[f"tile-{scene.cell('centrum')}"]
    assert {"sign-sun", "sign-moon", "sign-imp"} <= set(uses(centre))


def test_how_much_a_district_gives_depends_on_how_many_play() -> None:
    for players, count in ((2, "1"), (4, "2")):
        scene = Scene(players)
        assert count in texts(look(scene).pieces[f"tile-{scene.cell('stary-port')}"])


def test_cubes_lie_in_the_shape_of_their_element_and_in_the_centre_in_none() -> None:
    scene = Scene(2, cubes={"huta": 3, "centrum": 1})
    drawing = look(scene)
    assert uses(drawing.pieces[f"place-{scene.cell('huta')}"]).count("kind-fire") == 3
    assert "kind-any" in uses(drawing.pieces[f"place-{scene.cell('centrum')}"])
    assert "3" in label(drawing, f"place-{scene.cell('huta')}")


def test_a_stop_is_a_cross_and_is_said() -> None:
    scene = Scene(2, stops=["huta"])
    drawing = look(scene)
    assert "stop" in uses(drawing.pieces[f"place-{scene.cell('huta')}"])
    assert "STOP" in label(drawing, f"place-{scene.cell('huta')}")
    assert "stop" not in uses(drawing.pieces[f"place-{scene.cell('metro')}"])


def test_pawns_stand_beside_each_other_and_are_named() -> None:
    scene = Scene(3, pawns={"A": "huta", "B": "huta", "C": "metro"}, at="duels")
    drawing = look(scene)
    where = [parse(drawing.pieces[f"pawn-{seat}"]).attrib["transform"] for seat in range(3)]
    assert len(set(where)) == 3
    assert all(name in label(drawing, f"place-{scene.cell('huta')}") for name in NAMES[:2])


def test_with_aids_the_cubes_that_can_be_reached_are_counted() -> None:
    scene = Scene(2, cubes={"huta": 3, "remiza": 2, "cegielnia": 4}, stops=["remiza"])
    assert texts(look(scene).pieces["supply"]) == ["0", "0", "7", "0"]
    assert is_blank(look(scene, aids=False).pieces["supply"])


# Plans -----------------------------------------------------------------------------


def planning(*way: str) -> Scene:
    """Return a scene in which A has begun to plan."""
    scene = Scene(2, at="plan", pawns={"A": "centrum"})
    for direction in way:
        scene.step(f"A: step {direction}")
    return scene


def test_a_plan_is_in_chalk_and_only_its_owner_sees_it() -> None:
    scene = planning("0", "2")
    assert look(scene, 0).pieces["plan"].count("chalk-head") == 2
    assert look(scene, 1).pieces["plan"].count("chalk-head") == 0
    assert "plan" not in look(scene, WATCHER).pieces
    assert look(scene, 1).markup() == look(planning(), 1).markup()


def test_the_next_steps_are_offered_from_where_the_plan_ends() -> None:
    scene = planning("0", "0")
    drawing = look(scene, 0)
    steps = {key for key in offered(scene, 0).values() if key.startswith("step-")}
    assert steps == {"step-2", "step-3", "step-4", "step-5", "step-6"}
    assert "arrow-left is-laid" in drawing.pieces["supply"]
    assert label(drawing, "supply").endswith("1")


def test_a_jump_is_a_target_in_the_suburb_and_a_thin_line() -> None:
    scene = Scene(2, at="plan", pawns={"A": "plywalnia"})
    scene.step("A: step 6")
    jumps = {key for action, key in offered(scene, 0).items() if action.startswith("jump")}
    assert jumps == {f"place-{scene.cell(tile)}" for tile in ("kamieniolom", "wiatraki", "cegielnia")}
    scene.step(f"A: jump {scene.cell('wiatraki')}")
    assert "chalk-jump" in look(scene, 0).pieces["plan"]


def test_who_is_ready_is_shown_and_nothing_more() -> None:
    scene = Scene(3, at="plan", pawns={"A": "centrum"})
    scene.plan("A", "metro", "remiza", "fontanna")
    assert "is-ready" in classes(look(scene, 1), "seat-0")
    assert "is-active" in classes(look(scene, 1), "seat-2")


# Actions ---------------------------------------------------------------------------


def test_what_the_district_offers_stands_around_the_pawn() -> None:
    scene = Scene(2, pawns={"A": "dzialki"}, cubes={"dzialki": 2})
    drawing = look(scene)
    keys = set(offered(scene).values())
    assert {"collect", "summon", "ending"} <= keys
    assert "frighten" not in keys
    assert uses(drawing.pieces["collect"]).count("kind-earth") == 2


def test_an_element_of_the_centre_is_chosen_beside_the_pawn_and_an_imp_from_its_stack() -> None:
    scene = Scene(2, pawns={"A": "centrum"}, cubes={"centrum": 1})
    colours = offered(scene.play("collect"))
    assert set(colours.values()) == {f"colour-{element}" for element in range(4)}
    imps = offered(scene.play("colour 0", "summon"))
    assert set(imps.values()) == {f"imps-{element}" for element in range(4)}


def test_stacks_show_their_top_card_its_price_and_how_many_are_below() -> None:
    drawing = look(Scene(2, tops={"fire": "smok"}, purses={"A": {"fire": 7}}), 1)
    assert "spook-smok" in uses(drawing.pieces["stack-2"])
    assert {"+8", "7", "4", "3"} <= set(texts(drawing.pieces["stack-2"]))


def test_an_empty_stack_is_an_empty_place() -> None:
    drawing = look(Scene(2, tops={"fire": "none"}, recycle=False))
    assert "empty" in drawing.pieces["stack-2"]


def test_a_payment_that_has_begun_shows_what_is_paid_and_what_is_left() -> None:
    scene = Scene(2, purses={"A": {"fire": 2, "air": 1, "water": 2}}).play("trade", "give 2")
    drawing = look(scene)
    assert uses(drawing.pieces["deal"]) == ["kind-fire"]
    assert drawing.pieces["deal"].count("deal-open") == 2
    assert "sign-minus" in uses(drawing.pieces["purse-1"], lit=True)
    drawing = look(scene.play("give 1", "give 0"))
    assert "sign-plus" in uses(drawing.pieces["purse-4"], lit=True)
    assert set(offered(scene).values()) >= {"imps-0", "imps-3", "purse-4"}


def test_an_imp_is_used_by_its_card_and_swapped_below_it() -> None:
    scene = Scene(2, imps={"A": ["iskrzak", "iskrzak"]})
    drawing = look(scene)
    assert offered(scene)["use 7"] == "imp-7"
    assert offered(scene)["swap 7"] == "swap-7"
    assert "×2" in texts(drawing.pieces["imp-7"])
    assert "sign-take-energy" in uses(drawing.pieces["imp-7"])


# Dice ------------------------------------------------------------------------------


def frightening() -> Scene:
    """Return a scene with 14 against 6, 1, 5 and 4, as in the rulebook."""
    player_panel = ["wroniec", "borowy", "strzyga", "latarnik"]
    scene = Scene(
        2,
        night=1,
        pawns={"A": "kopalnia"},
        spooks={"A": player_panel},
        purses={"A": {"energy": 3}},
        dread={"A": 1},
    )
    return scene.play("frighten", "die 6", "die 1", "die 5", "die 4")


def test_frightening_is_a_sum_against_a_strength_and_the_prize_for_the_difference() -> None:
    drawing = look(frightening())
    assert faces(drawing, "low") == ["6", "1", "5", "4"]
    assert texts(drawing.pieces["above"])[:4] == ["16", "sum", "14", "strength"]
    prizes = [
        group for group in parse(drawing.pieces["above"]).iter("g") if "is-hit" in group.get("class", "")
    ]
    assert [text.text for prize in prizes for text in prize.iter("text")] == ["±2"]
    assert is_blank(drawing.pieces["high-0"])


def test_a_die_has_a_button_for_each_thing_that_may_be_done_to_it() -> None:
    drawing, pieces = look(frightening()), offered(frightening())
    assert pieces["raise 1"] == "up-1"
    assert pieces["lower 0"] == "down-0"
    assert pieces["reroll 3"] == "turn-3"
    assert is_blank(drawing.pieces["up-0"])
    assert is_blank(drawing.pieces["down-1"])
    assert pieces["keep"] == "ending"


def duel(energy: tuple[int, int] = (2, 2)) -> Scene:
    """Return a duel: A, with one more die, rolls 3, 5, 3, and B 6 and 5."""
    scene = Scene(
        3,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        spooks={"A": ["smok", "zmij"], "B": ["bebok"]},
        purses={"A": {"energy": energy[0]}, "B": {"energy": energy[1]}},
    )
    return scene.play("die 3", "die 5", "die 3", "die 6", "die 5")


def test_a_duel_is_two_rows_of_dice_paired_from_the_highest() -> None:
    drawing = look(duel(), 0)
    assert faces(drawing, "low") == ["5", "3", "3"]
    assert faces(drawing, "high") == ["6", "5"]
    low, high = [parse(drawing.pieces[f"{row}-1"]).attrib["transform"] for row in ("low", "high")]
    assert low.split()[0] == high.split()[0]
    assert [classes(drawing, f"pair-{nth}") for nth in range(3)] == [["pair"]] * 3
    assert texts(drawing.pieces["above"])[-1] == "2"
    assert texts(drawing.pieces["below"])[-1] == "1"
    assert "is-leading" in classes(drawing, "above")


def test_each_fighter_sees_himself_below_and_others_see_the_first_below() -> None:
    scene = duel()
    assert faces(look(scene, 1), "low") == ["6", "5"]
    assert faces(look(scene, 2), "low") == faces(look(scene, 0), "low") == ["5", "3", "3"]
    assert offered(scene, 2) == {}


def test_bids_are_closed_fists_and_only_their_owner_reads_his() -> None:
    scene = duel()
    assert set(offered(scene, 0).values()) == {f"chip-{bid}" for bid in range(3)}
    assert "is-thinking" in classes(look(scene, 0), "high-hand")
    scene.play("A: bid 2")
    mine, theirs = look(scene, 0), look(scene, 1)
    assert texts(mine.pieces["low-hand"]) == ["2"]
    assert "is-closed" in classes(theirs, "high-hand")
    assert texts(theirs.pieces["high-hand"]) == []
    other = duel().play("A: bid 0")
    assert look(other, 1).markup() == theirs.markup()


def test_when_both_have_bid_the_hands_are_open() -> None:
    scene = duel().duel_bids("A 2", "B 1")
    drawing = look(scene, 0)
    assert "is-open" in classes(drawing, "low-hand")
    assert texts(drawing.pieces["low-hand"]) == ["+1"]
    assert texts(drawing.pieces["high-hand"]) == ["0"]
    assert "up-1" in offered(scene, 0).values()


def test_after_a_duel_the_loser_leaves_for_a_lit_district() -> None:
    scene = duel((0, 0))
    drawing = look(scene)
    assert "is-on" in classes(drawing, "verdict-of")
    assert "stage" in classes(drawing, "stage-ground")
    assert "is-on" not in classes(drawing, "stage-ground")
    assert offered(scene)["leave"] == "ending"
    assert offered(scene)[f"flee {scene.cell('fontanna')}"] == f"place-{scene.cell('fontanna')}"


# Feeding ---------------------------------------------------------------------------


def feeding(**more: object) -> Scene:
    """Return a scene by day: A has a Smok (4 fire), a Bebok (2 earth) and a Strzyga (3 of one kind)."""
    spooks = {"A": ["smok", "bebok", "strzyga"]}
    given: dict[str, object] = {"purses": {"A": {"fire": 4, "water": 3, "earth": 1}}, **more}
    return Scene(2, at="feed", spooks=spooks, **given)  # type: ignore[arg-type]


def test_dishes_show_appetites_and_who_will_stay_hungry() -> None:
    drawing = look(feeding())
    assert uses(drawing.pieces["dish-0"]) == ["dish", *["kind-fire"] * 4]
    assert "is-enough" in classes(drawing, "dish-0")
    assert "is-hungry" in classes(drawing, "dish-1")
    assert "is-enough" in classes(drawing, "dish-2")


def test_the_purse_says_what_is_lacking_by_colour() -> None:
    drawing = look(feeding())
    assert texts(drawing.pieces["purse-3"]) == ["1", "−1"]
    assert texts(drawing.pieces["purse-2"]) == ["4"]
    assert "mark-yes" in uses(drawing.pieces["purse-0"])
    assert uses(drawing.pieces["purse-1"]) == ["kind-air"]


def test_by_night_appetites_are_those_of_the_night() -> None:
    drawing = look(Scene(2, night=1, spooks={"A": ["smok"]}))
    assert uses(drawing.pieces["dish-0"]).count("kind-fire") == 3


def test_whoever_has_eaten_has_an_empty_dish() -> None:
    drawing = look(feeding().play("feed 25"))
    assert "is-fed" in classes(drawing, "dish-0")
    assert "is-fed" in classes(drawing, "spook-0")
    assert "kind-fire" not in uses(drawing.pieces["dish-0"])


def test_a_spook_of_all_elements_is_fed_by_the_colour_and_for_dread_on_its_dish() -> None:
    pieces = offered(feeding(dread={"A": 4}))
    assert pieces["feed 25"] == "dish-0"
    assert pieces["feed-with 1 0"] == "feed-element-2-0"
    assert pieces["feed-dread 33"] == "feed-dread-1"
    assert pieces["feed-dread 1"] == "feed-dread-2"


def test_others_see_who_has_eaten() -> None:
    scene = feeding().play("feed 25")
    assert look(scene, 1).pieces["player-panel-0"].count("fed-mark") == 1


# Secrets ---------------------------------------------------------------------------


def test_a_pact_shows_what_is_there_what_stands_in_and_what_is_missing() -> None:
    scene = Scene(2, spooks={"A": ["utopiec", "strzyga"]}, pacts={"A": 1})
    states = [
        name
        for name in ("have", "joker", "missing")
        for _ in range(look(scene, 0).pieces["pact"].count(f"is-{name}"))
    ]
    assert states == ["have", "joker", "missing", "missing", "missing"]
    assert "pact" not in look(scene, WATCHER).pieces


def test_when_the_game_is_over_all_pacts_lie_open() -> None:
    player_panel = ["utopiec", "wroniec", "zmora", "smok", "zmij"]
    scene = Scene(2, at="win", spooks={"A": player_panel}, fed={"A": player_panel}, pacts={"A": 1, "B": 2})
    assert scene.winners == "A"
    assert "slot" in look(scene, 1).pieces["player-panel-0"]
    assert "is-won" in classes(look(scene, 1), "seat-0")
    assert "slot" not in look(Scene(2, spooks={"A": player_panel}), 1).pieces["player-panel-0"]


# Everything ------------------------------------------------------------------------


def _robbing() -> Scene:
    scene = Scene(
        2,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        spooks={"A": ["smok"], "B": ["bebok"]},
        purses={"B": {"fire": 2, "air": 1}},
        imps={"A": ["kret"]},
    )
    return scene.play("die 6", "die 6", "die 6", "die 1", "die 1", "skip", "use 12")


def _setting() -> Scene:
    scene = Scene(
        2, pawns={"A": "kopalnia"}, spooks={"A": ["smok", "bebok"]}, imps={"A": ["podmuch", "psotnik"]}
    )
    return scene.play("frighten", "die 6", "die 1", "use 5")


def _picking() -> Scene:
    scene = Scene(2, pawns={"A": "kopalnia"}, spooks={"A": ["smok", "bebok"]}, imps={"A": ["psotnik"]})
    return scene.play("frighten", "die 6", "die 1", "use 4", "pick 0")


def _before_roll() -> Scene:
    return Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, imps={"A": ["zadziora"]})


def _unblocking() -> Scene:
    return Scene(2, at="plan", stops=["huta", "metro"], imps={"A": ["podpalacz"]}).play("use 9")


def _easing() -> Scene:
    return feeding(imps={"A": ["spizarnik"]}).play("use 10")


def _recolouring() -> Scene:
    return Scene(2, purses={"A": {"fire": 3}}, imps={"A": ["przekupien"]}).play("use 11", "give 2")


def _for_dread() -> Scene:
    return Scene(2, dread={"A": 5}, imps={"A": ["iskrzak"]}, cubes={"huta": 9})


def _jumping() -> Scene:
    scene = Scene(2, at="plan", pawns={"A": "plywalnia"})
    scene.step("A: step 6")
    return scene.step(f"A: jump {scene.cell('wiatraki')}")


def _fulfilled() -> Scene:
    player_panel = ["utopiec", "wroniec", "zmora", "smok", "zmij"]
    return Scene(4, at="win", spooks={"D": player_panel}, fed={"D": player_panel}, pacts={"D": 1, "A": 2})


#: Moments that are rare in random games.
RARE: Final = (
    _robbing, _setting, _picking, _before_roll, _unblocking,
    _easing, _recolouring, _for_dread, _jumping, duel,
    frightening, _fulfilled, lambda: duel().play("A: bid 2"), lambda: duel().duel_bids("A 2", "B 1"),
    lambda: duel((0, 0)), lambda: feeding(dread={"A": 4}), lambda: feeding().play("feed 25"),
    lambda: Scene(2, dread={"A": 3}).play("dread-imp"),
    lambda: Scene(2, tops={"fire": "none"}, recycle=False), lambda: Scene.new(2).pass_chance(),
    lambda: Scene.new(2).play("day"), lambda: Scene.new(2).play("day", "settle 8", "settle 12"),
)  # fmt: skip


@pytest.mark.parametrize("number", range(len(RARE)))
def test_rare_moments_offer_every_action_once(number: int) -> None:
    scene = RARE[number]()
    for viewer in range(len(scene.names)):
        actions = scene.options(viewer) if viewer in scene.asked else ()
        assert offered(scene, viewer).keys() == {action.text for action in actions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_drawing_can_be_said_and_every_message_is_needed(language: str) -> None:
    said: set[str] = set()
    scenes = [make() for make in RARE]
    scenes += [Scene.new(4).pass_chance(), Scene.new(2).play("day", "settle 8", "settle 12")]
    scenes += [planning("0"), planning("0", "0", "2"), Scene(2, at="summon", pawns={"A": "centrum"})]
    scenes += [Scene(2, pawns={"A": "centrum"}, cubes={"centrum": 1})]
    scenes += [Scene(2, pawns={"A": "kopalnia"}, spooks={"A": ["smok"]})]
    for scene in scenes:
        for viewer in (*range(len(scene.names)), WATCHER):
            words = NotingWords(language, GAME, NAMES[: len(scene.names)], viewer)
            assert look(scene, viewer, words=words).pieces
            said |= words.said
    messages = {key for key in messages_of(package_of(GAME).name, language) if key.startswith("draw-")}
    assert messages - said == set()
