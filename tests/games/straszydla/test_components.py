"""GOAL, COMP and TIP: what is in the box, and what the game is about."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from polnoc.games.straszydla.cards import ELEMENT_NAMES
from polnoc.words import LANGUAGES, Words, read_rulebook
from tests.games.straszydla.scene import BOX, GAME, Scene

TILES = BOX.tiles[1:]
SPOOKS = BOX.spooks[1:]


@pytest.mark.rules("STR-COMP-01", "STR-GOAL-07")
def test_there_are_four_elements_and_every_district_but_the_centre_has_one() -> None:
    assert ELEMENT_NAMES == ("water", "air", "fire", "earth")
    assert Counter(tile.element for tile in TILES) == {"water": 6, "air": 6, "fire": 6, "earth": 6, "all": 1}


@pytest.mark.rules("STR-COMP-02", "STR-COMP-03")
@pytest.mark.parametrize(
    ("kind", "polish", "english"),
    [(0, "wody", "water"), (1, "powietrza", "air"), (2, "ognia", "fire"), (3, "ziemi", "earth")],
)
def test_cubes_are_called_by_their_elements_and_the_rulebook_says_the_colours(
    kind: int, polish: str, english: str
) -> None:
    assert Words("pl", GAME, ()).text("n-cubes", kind=kind, count=5) == f"5 kostek {polish}"
    assert Words("en", GAME, ()).text("n-cubes", kind=kind, count=5) == f"5 {english} cubes"
    colours = {"pl": "niebiesk fioletow pomarańczow zielon", "en": "blue purple orange green"}
    for language in LANGUAGES:
        said = Words(language, GAME, ()).rule("STR-COMP-03")
        places = [said.find(colour) for colour in colours[language].split()]
        assert places == sorted(places)
        assert min(places) > 0


@pytest.mark.rules("STR-COMP-04", "STR-GOAL-09", "STR-GOAL-10")
def test_districts_have_the_sign_for_frightening_or_for_imps_or_none() -> None:
    frighten = {tile.id for tile in TILES if tile.frighten}
    imp = {tile.id for tile in TILES if tile.imp}
    assert not frighten & imp
    assert (len(frighten), len(imp)) == (4, 9)
    assert "niespokojny-lasek" not in frighten | imp


@pytest.mark.rules("STR-COMP-05")
def test_a_district_belongs_to_the_day_or_to_the_night_or_is_the_centre() -> None:
    assert Counter(tile.time for tile in TILES) == {"day": 12, "night": 12, "both": 1}
    for element in ELEMENT_NAMES:
        assert Counter(tile.time for tile in TILES if tile.element == element) == {"day": 3, "night": 3}


@pytest.mark.rules("STR-COMP-06")
def test_every_spook_has_an_element_and_two_strengths() -> None:
    assert len(SPOOKS) == 40
    wroniec = next(spook for spook in SPOOKS if spook.id == "wroniec")
    assert (wroniec.element, wroniec.day, wroniec.night) == ("air", 3, 4)
    figures = [
        sorted((spook.day, spook.night) for spook in SPOOKS if spook.element == element)
        for element in ELEMENT_NAMES
    ]
    assert figures[0] == figures[1] == figures[2] == figures[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_what_the_box_holds(language: str) -> None:
    (held,) = [line for line in read_rulebook(GAME, language).splitlines() if " 4/2" in line]
    pairs = [f"{spook.day}/{spook.night}" for spook in SPOOKS if spook.element == "water"]
    imps = sum(imp.copies for imp in BOX.pack.imps)
    numbers = [str(len(TILES)), str(len(SPOOKS)), "3/3", *pairs, str(imps), str(len(BOX.pack.pacts))]
    assert re.findall(r"[0-9]+(?:/[0-9]+)?", held) == numbers


@pytest.mark.rules("STR-COMP-07", "STR-AMB-57")
def test_the_four_starters_have_strength_three_and_all_elements() -> None:
    starters = [spook for spook in SPOOKS if spook.element == "all"]
    assert [(spook.day, spook.night) for spook in starters] == [(3, 3)] * 4
    scene = Scene(2, spooks={"A": ["strzyga", "wroniec"]}, night=1)
    assert scene.position.strength(0) == 7


@pytest.mark.rules("STR-COMP-08", "STR-SETUP-10")
def test_the_help_card_has_the_table_for_frightening_and_what_dread_buys() -> None:
    assert [BOX.catch(difference) for difference in range(6)] == [3, 2, 1, 0, 0, 0]
    menu = BOX.pack.dread
    assert (menu.reroll, menu.cube, menu.imp, menu.feed) == (1, 2, 3, 4)


@pytest.mark.rules("STR-COMP-09")
def test_one_card_shows_the_time_and_who_begins() -> None:
    view = Scene(3, night=1, starter="B").view("*")
    assert (view["night"], view["starter"]) == (1, 1)


@pytest.mark.rules("STR-COMP-10", "STR-AMB-50")
def test_the_bank_never_runs_out() -> None:
    scene = Scene(2, imps={"A": ["iskrzak"]}, purses={"A": {"energy": 500}})
    assert scene.play("use 7").purse("A") == {"energy": 501}


@pytest.mark.rules("STR-GOAL-01", "STR-WIN-02")
def test_whoever_has_fed_the_spooks_of_the_pact_wins() -> None:
    five = ["brzeginia", "chmurnik", "nocnica", "skierka", "bledny-ognik"]
    scene = Scene(2, at="win", pacts={"A": 1}, spooks={"A": five}, fed={"A": five})
    assert scene.winners == "A"


@pytest.mark.rules("STR-GOAL-02", "STR-SETUP-08")
def test_every_pact_is_different_and_asks_for_five_spooks() -> None:
    pacts = BOX.pact_counts[1:]
    assert len(set(pacts)) == len(pacts) == 12
    assert {tuple(sorted(counts)) for counts in pacts} == {(0, 1, 2, 2)}


@pytest.mark.rules("STR-GOAL-03", "STR-GOAL-04", "STR-TIME-03")
def test_a_time_of_day_has_four_rounds_and_then_comes_the_other() -> None:
    scene = Scene.new(2, first=1, layout="old-town")
    seen: list[tuple[int, int]] = []
    scene.play("night", "settle 8", "settle 12", "take-starter 0", "take-starter 1")
    while scene.position.period < 3:
        now = (scene.position.night, scene.position.clock)
        if seen[-1:] != [now]:
            seen.append(now)
        rest(scene)
    assert seen == [(1, 3), (1, 2), (1, 1), (1, 0), (0, 3), (0, 2), (0, 1), (0, 0)]


def rest(scene: Scene) -> None:
    """Give one answer that leads on: the first step, or being done."""
    name = scene.asked_names[0]
    offered = scene.offers(name)
    for last in ("ready", "done", "skip", "bid 0", "keep"):
        if last in offered:
            scene.play(f"{name}: {last}")
            return
    scene.play(f"{name}: {offered[0]}")


@pytest.mark.rules("STR-GOAL-05", "STR-ACT-01")
def test_nobody_acts_before_all_have_moved() -> None:
    scene = Scene(3, at="plan", cubes={"metro": 1})
    scene.plan("A", "remiza", "fontanna", "spalona-kamienica")
    assert scene.asked_names == "BC"
    assert scene.refusal("B: collect")[1] == "refused-not-now"
    scene.plan("B", "kotlownia", "dzialki", "kanaly")
    scene.plan("C", "huta", "cmentarz", "lotnisko")
    assert (scene.frame, scene.asked_names) == ("Act", "A")


@pytest.mark.rules("STR-GOAL-06", "STR-GOAL-08")
def test_one_acts_only_where_the_way_has_ended() -> None:
    scene = Scene(2, at="plan", cubes={"remiza": 3, "fontanna": 2, "metro": 1})
    scene.plan("A", "remiza", "fontanna", "metro").plan("B", "kotlownia", "kanaly", "strychy")
    assert scene.play("collect").purse("A") == {"earth": 1}
    assert (scene.lying("remiza"), scene.lying("fontanna"), scene.lying("metro")) == (3, 2, 0)


@pytest.mark.rules("STR-GOAL-11", "STR-MOVE-11")
def test_two_in_one_district_duel() -> None:
    scene = Scene(2, at="plan").plan("A", "plywalnia", "wieza", "strychy")
    scene.plan("B", "kopalnia", "wieza", "strychy")
    assert len(scene.told("duel")) == 1


@pytest.mark.rules("STR-GOAL-12", "STR-FEED-07")
def test_a_spook_that_gets_nothing_leaves() -> None:
    scene = Scene(2, at="feed", spooks={"A": ["wodnik"]})
    scene.play("done")
    assert scene.spooks("A") == []
    assert scene.told("flees") == [{"seat": 0, "spook": 8}]


@pytest.mark.rules("STR-TIP-01", "STR-TIP-02", "STR-TIP-03", "STR-TIP-04", "STR-TIP-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tips_are_in_the_rulebook(language: str) -> None:
    about = {"pl": "STOP grozy|groza diablik cztery energii", "en": "STOP dread imp four energy"}[language]
    for number, words in enumerate(about.split(), 1):
        tip = Words(language, GAME, (), strict=True).rule(f"STR-TIP-0{number}").lower()
        assert any([word.lower() in tip for word in words.split("|")]), tip


@pytest.mark.rules("STR-TIP-02", "STR-TIP-05")
def test_what_the_tips_promise_happens() -> None:
    late = Scene(2, at="feed", spooks={"A": ["smok", "leszy", "zmora"]}, dread={"A": 12})
    for spook in (25, 38, 19):
        late.play(f"feed-dread {spook}")
    assert len(late.play("done").spooks("A")) == 3, "dread can save all of them"
    bought = Scene(2, purses={"A": {"water": 6}}, tops={"water": "bagiennik"}).play("buy 0")
    summoned = Scene(2, at="summon", pawns={"A": "bulwary"}, tops={"water": "bagiennik"}).pass_chance()
    assert bought.purse("A") == summoned.purse("A") == {"energy": 2}, "nobody has to remember it"
