"""TRAP: traps."""

from __future__ import annotations

from pathlib import Path

import pytest

from polnoc.games.bestia.places import members
from polnoc.games.bestia.rules.traps import matches
from polnoc.games.bestia.state import HUNTERS_WON
from tests.games.bestia.scene import GAME, Scene
from tests.games.pack_files import content_of, write

FIRE = ("hoarfrost-march", "fire-trap", "forest", "helga")


@pytest.mark.rules("BES-TRAP-06", "BES-TRAP-11", "BES-TRAP-12")
def test_a_trap_needs_region_and_habitat_of_a_location() -> None:
    position = Scene(habitats={"D4": "swamp"}).position
    places = position.terms.places
    for place, habitats in enumerate(position.habitats):
        for region in range(places.regions):
            inside = region in members(places.region[place])
            for habitat in range(5):
                trap = (region, 0, 1 << habitat, 1, False, 0, 0)
                assert matches(position, trap, place) == (inside and habitat in members(habitats))


@pytest.mark.rules("BES-EX-13", "BES-TRAP-05")
def test_a_trap_that_does_not_match() -> None:
    for start, way, target in (("D3", "e n", "E2"), ("F4", "n e", "G3")):
        scene = Scene(
            beast_at=start,
            way=way,
            traps=[("hoarfrost-march", "fire-trap", "swamp", "helga")],
            at={"helga": target, "iona": "I4"},
        )
        scene.play("play feed", "choose 2", "hit-hunter helga")
        assert scene.of("wounds", "beast") == 0 and len(scene.position.traps) == 1


@pytest.mark.rules("BES-EX-14", "BES-TRAP-09")
def test_a_trap_laid_too_late() -> None:
    scene = Scene(beast_at="D3", traps=[FIRE], at={"helga": "I4", "iona": "I4"})
    scene.play("play feed", "choose 2", "hit-folk D3")
    assert scene.of("wounds", "beast") == 0 and len(scene.position.traps) == 1


@pytest.mark.rules("BES-EX-34", "BES-TRAP-04", "BES-INV-08")
def test_three_traps_in_a_region() -> None:
    laid = [("elkwold", id, "cave", "helga") for id in ("net-trap", "salt-trap", "rune-trap")]
    scene = Scene(turn="helga", traps=laid, hands={"helga": ["bell-trap"]}).play("play bell-trap")
    assert not scene.offers("region elkwold") and scene.offers("region hoarfrost-march")
    full = [
        *laid,
        *[("hoarfrost-march", id, "cave", "helga") for id in ("fire-trap", "iron-jaws", "cursed-trap")],
    ]
    none = Scene(turn="helga", traps=full, hands={"helga": ["bell-trap"]})
    assert not none.offers("play bell-trap") and none.refuses("play bell-trap") == "BES-TRAP-04"


@pytest.mark.rules("BES-EX-38", "BES-TRAP-10", "BES-TRAP-11")
def test_traps_on_the_start_location() -> None:
    traps = [
        FIRE,
        ("elkwold", "iron-jaws", "cave", "iona"),
        ("hoarfrost-march", "rune-trap", "settlement", "helga"),
    ]
    scene = Scene(beast="raaga", beast_at="E4", way="s", traps=traps, at={"helga": "E5", "iona": "I4"})
    scene.play("play abyssal-sight", "skip", "choose 2", "hit-hunter helga")
    assert scene.asked == (1,) and sorted(scene.offered) == ["trap 31", "trap 35"]
    scene.play("trap iron-jaws")
    assert scene.of("wounds", "beast") == 3 and len(scene.position.traps) == 1


@pytest.mark.rules("BES-TRAP-12")
def test_the_token_on_a_location_decides() -> None:
    scene = Scene(
        beast_at="D4", way="n", traps=[FIRE], habitats={"D3": "cave"}, at={"helga": "I4", "iona": "I4"}
    )
    assert scene.play("play feed", "choose 2", "hit-folk D3").of("wounds", "beast") == 0


@pytest.mark.rules("BES-TRAP-13", "BES-OBJ-03")
def test_a_trap_may_kill_the_beast_before_it_strikes() -> None:
    scene = Scene(beast_at="D4", way="n", traps=[FIRE], wounds={"beast": 3}, at={"helga": "I4", "iona": "I4"})
    scene.play("play feed", "choose 2", "hit-folk D3")
    assert scene.position.victor == HUNTERS_WON and scene.folk("D3") == ["boar"]


@pytest.mark.rules("BES-TRAP-01", "BES-TRAP-02", "BES-TRAP-03", "BES-INFO-05")
def test_laying_a_trap() -> None:
    scene = Scene(turn="helga", hands={"helga": ["fire-trap", "avarice"]}, grudges={"helga": 2})
    scene.play("play fire-trap")
    assert scene.view(0)["laying"] == -1 and scene.view(2)["laying"] == scene.card("fire-trap")
    scene.play("region elkwold", "habitat swamp")
    assert not scene.offers("play avarice"), "a trap counts as red"
    assert scene.of("grudges", "helga") == 0
    assert scene.view(2)["traps"] == [[1, scene.card("fire-trap"), 4, 1, False, 2, 2]]
    assert scene.view(0)["traps"] == [[1, -1, -1, 1, False, 2, 2]]
    assert "lays-trap-hidden" in scene.heard(0) and "lays-trap" not in scene.heard(0)


@pytest.mark.parametrize(
    ("trap", "answers", "expected"),
    [
        ("cursed-trap", ["discard call-of-the-pack", "discard moonlit-ambush"], "cards"),
        ("salt-trap", [], "hushed"),
        ("rune-trap", [], "grudges"),
        ("iron-jaws", [], "wounds"),
        ("bell-trap", ["go C3", "go C2"], "hunters"),
    ],
)
def test_what_traps_do(trap: str, answers: list[str], expected: str) -> None:
    traps = [("hoarfrost-march", trap, "forest", "helga")]
    scene = Scene(beast_at="D4", way="n", traps=traps, at={"helga": "D3", "iona": "I4"}, grudges={"beast": 0})
    scene.position.grudges[0] = 3 if expected == "grudges" else 0
    scene.play("play feed", "choose 2", "hit-folk D3", *answers)
    found = {
        "cards": scene.hand("beast") == ["summon-wolf"],
        "hushed": scene.position.hushed,
        "grudges": scene.of("grudges", "beast") == 1,
        "wounds": scene.of("wounds", "beast") == 2,
        "hunters": scene.at("helga") == "C2",
    }
    assert found[expected]


def test_the_net_shortens_the_next_move() -> None:
    scene = Scene(
        beast_at="D4",
        way="n",
        traps=[("hoarfrost-march", "net-trap", "forest", "helga")],
        at={"helga": "I4", "iona": "I4"},
        hands={"beast": ["frenzy", "dash"]},
    )
    scene.play("play frenzy", "hit-folk D3", "hit-folk D3", "play dash", "lay s")
    assert scene.position.turn == 1 and scene.place == "D4"


def test_the_target_may_have_gone() -> None:
    traps = [("hoarfrost-march", "bell-trap", "forest", "helga")]
    scene = Scene(beast_at="D4", way="n", traps=traps, at={"helga": "D3", "iona": "I4"})
    scene.play("play feed", "choose 2", "hit-hunter helga", "go C3", "stop")
    assert scene.of("wounds", "helga") == 0 and "attack-misses" in scene.heard(0)


def test_quick_hands_alarm_lines_and_barbs() -> None:
    cheap = Scene(
        turn="krim",
        hunters=("krim", "helga"),
        hands={"krim": ["fire-trap"]},
        grudges={"krim": 1},
        ups={"krim": ["quick-hands"]},
    )
    assert cheap.play("play fire-trap", "region elkwold", "habitat cave").of("grudges", "krim") == 0
    sharp = Scene(
        hunters=("krim", "helga"),
        beast_at="D4",
        way="n",
        at={"krim": "D2", "helga": "I4"},
        traps=[("hoarfrost-march", "fire-trap", "forest", "krim")],
        ups={"krim": ["alarm-lines", "barbs"]},
    )
    sharp.play("play feed", "choose 2", "hit-folk D3")
    assert sharp.asked == (1,) and sharp.play("go D3").of("wounds", "beast") == 2


def test_thick_pelt_and_trap_sense() -> None:
    pelt = Scene(
        beast_at="D4", way="n", traps=[FIRE], ups={"beast": ["thick-pelt"]}, at={"helga": "I4", "iona": "I4"}
    )
    assert pelt.play("play feed", "choose 2", "hit-folk D3").of("wounds", "beast") == 0
    sense = Scene(
        beast="esmeria",
        beast_at="D4",
        way="n",
        at={"helga": "D3", "iona": "I4"},
        traps=[("hoarfrost-march", "iron-jaws", "forest", "helga")],
        ups={"beast": ["trap-sense"]},
        hands={"beast": ["leap"]},
        grudges={"beast": 1},
    )
    sense.play("play leap", "hit-hunter helga")
    assert sense.of("wounds", "beast") == 1


def test_a_thicker_pelt_of_a_pack_prevents_more(tmp_path: Path) -> None:
    beasts = content_of(GAME, "beasts.toml").replace('"trap-guard", n = 1, once', '"trap-guard", n = 2, once')
    jaws = ("hoarfrost-march", "iron-jaws", "forest", "helga")
    scene = Scene(
        pack=write(tmp_path, beasts),
        beast_at="D4",
        way="n",
        traps=[jaws],
        ups={"beast": ["thick-pelt"]},
        at={"helga": "I4", "iona": "I4"},
    )
    assert scene.play("play feed", "choose 2", "hit-folk D3").of("wounds", "beast") == 0


def test_the_beast_sees_discards_and_returns_traps() -> None:
    trick = Scene(beast="esmeria", beast_at="D4", way="n", traps=[FIRE], grudges={"beast": 1})
    trick.play("play hunters-trick", "trap-at hoarfrost-march 0")
    assert trick.view(0)["traps"][0][1] == trick.card("fire-trap") and trick.view(15)["traps"][0][1] == -1
    trick.play("yes", "stop")
    assert trick.position.traps == () and trick.of("grudges", "beast") == 0
    dusk = Scene(turn="iona", beast="mara", traps=[FIRE], grudges={"beast": 1})
    dusk.position.passes = 2
    dusk.play("pass").resolve_chance().play("buy dusk", "trap-at hoarfrost-march 0")
    assert "fire-trap" in dusk.hand("helga")
