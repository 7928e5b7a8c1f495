"""FILM: states of the heroine, a film's own decks, houses: what films and packs can consist of."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from polnoc.engine.packs import PackError, PackText
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.packs import CORE, FILES, load_core, parse_box, read_films
from tests.games.finalgirl.scene import Scene

STATES = """
[[killer.states]]
id = "dazed"
off = [{ is = "harmless", by = "all" }, { is = "untouchable", by = "all" },
    { is = "ability", id = "leap", use = { what = [{ do = "set-state", state = "dazed" }] } }]
on = [{ is = "no-followers" }, { is = "no-rescue" },
    { is = "after-killer", what = [{ do = "draw-from", deck = "visions" }] },
    { is = "ability", id = "fury", use = { what = [{ do = "set-state", state = "dazed", on = false }] } }]

[[killer.decks]]
id = "visions"
cards = [
    { id = "cold", copies = 2, what = [{ do = "horror", n = 1 }] },
    { id = "fall", what = [
        { do = "if", case = "state", state = "dazed", then = [{ do = "lose-health", n = 1 }] },
        { do = "place-killer", at = "heroine" },
    ] },
]
"""


def _content(name: str) -> str:
    return (files("polnoc.games.finalgirl") / "content" / name).read_text(encoding="utf-8")


def _game(killer: str = "hammer", more: str = STATES, house: str = "") -> FinalGirlGame:
    """Return the box with a killer that has states and a deck; `house` is a space of the camp that is one."""
    texts = [_content(name) for name in (CORE, *FILES)]
    texts.append(_content(f"killers/{killer}.toml") + more)
    if house:
        camp = _content("locations/camp.toml")
        texts.append(camp.replace(f'id = "{house}"\n', f'id = "{house}"\nhouse = true\n', 1))
    return _made_from(texts)


def _made_from(texts: list[str]) -> FinalGirlGame:
    return FinalGirlGame(parse_box([PackText("own", text) for text in texts]))


def scene(asleep: bool, **more: object) -> Scene:
    made = Scene(game=_game(), here="dock", away="dock", hand=["weak-attack", "walk"], **more)  # type: ignore[arg-type]
    return made.play("ability leap") if asleep else made


@pytest.mark.rules("FG-FILM-STATE-01", "FG-FILM-STATE-02")
def test_what_lasts_depends_on_the_state() -> None:
    awake = scene(False)
    assert (awake.position.states, awake.position.mods.no_rescue) == (0, False)
    assert "ability leap" in awake.offers() and "ability fury" not in awake.offers()
    dazed = scene(True)
    assert dazed.told("state") == [{"state": 0, "on": True}]
    assert (dazed.position.states, dazed.position.mods.no_rescue) == (1, True)
    assert "ability fury" in dazed.offers() and "ability leap" not in dazed.offers()
    back = dazed.play("ability fury")
    assert back.position.lasting == scene(False).position.lasting


@pytest.mark.rules("FG-FILM-STATE-03")
def test_who_can_attack_whom_depends_on_the_state() -> None:
    assert "play weak-attack" not in scene(False).offers()
    assert scene(False).refusal("play weak-attack") == ("FG-ACT-08", "refused-no-enemy")
    assert "play weak-attack" in scene(True).offers()
    shot = Scene(game=_game(), here="dock", away="lake", held=["old-revolver"], hand=["weak-attack"])
    assert "play weak-attack" not in shot.offers()
    assert "play weak-attack" in shot.play("ability leap").offers()
    harmless = Scene(game=_game(), at="killer", here="dock", away="dock", victims={"dock": 1})
    assert (harmless.victims(), harmless.told("attacked")) == ({}, [])
    alone = Scene(game=_game(), at="killer", here="dock", away="dock")
    assert alone.told("attacked") == [] and alone.position.health == 5


@pytest.mark.rules("FG-FILM-STATE-03")
def test_whoever_cannot_attack_her_does_not_hunt_her_as_the_nearest() -> None:
    line = 'phase = [{ do = "act", target = "nearest", steps = "a" }]'
    text = _content("killers/hammer.toml").replace(line, line.replace('"a"', '"ma"')) + STATES
    texts = [*[_content(name) for name in (CORE, *FILES)], text]
    game = _made_from(texts)
    people: Any = {"here": "dock", "away": "lake", "victims": {"meeting-point": 1}, "at": "killer"}
    assert Scene(game=game, **people).away == "cliff"
    asleep = Scene(
        game=game, fields={"states": 1, "lasting": game.terms(game.read_options({})).states[0].on}, **people
    )
    assert asleep.away == "dock"


@pytest.mark.rules("FG-FILM-STATE-04")
def test_nobody_follows_and_nobody_is_rescued_while_the_state_says_so() -> None:
    people = {"game": _game(), "here": "camp-gate", "victims": {"camp-gate": 2}, "hand": ["walk"]}
    awake = Scene(**people)  # type: ignore[arg-type]
    assert "rescue ordinary" in awake.offers()
    dazed = Scene(**people).play("ability leap")  # type: ignore[arg-type]
    assert "rescue ordinary" not in dazed.offers()
    assert dazed.refusal("rescue ordinary") == ("FG-FILM-STATE-04", "refused-no-rescue")
    dazed.play("play walk", "dice 5 1", "go north-road")
    assert (dazed.here, dazed.victims()) == ("north-road", {"camp-gate": 2})
    assert awake.play("play walk", "dice 5 1", "go north-road").frame == "Follow"


@pytest.mark.rules("FG-FILM-DECK-01", "FG-FILM-DECK-02", "FG-FILM-DECK-03")
def test_a_deck_of_the_film_is_drawn_at_its_moment_and_shuffled_when_empty() -> None:
    game = _game()
    on = game.terms(game.read_options({})).states[0].on
    asleep = Scene(
        game=game, at="killer", here="dock", terror=["looming"], fields={"states": 1, "lasting": on}
    )
    assert (asleep.frame, asleep.offers()) == ("DrawOwnCard", ["own-card 0", "own-card 1"])
    asleep.step("own-card 1")
    assert (asleep.position.health, asleep.away, asleep.position.own_pool) == (4, "dock", (2, 0))
    last = Scene(
        game=game, at="killer", here="dock", terror=["looming"],
        fields={"states": 1, "lasting": on, "own_pool": (0, 0)},
    )  # fmt: skip
    assert last.position.own_pool == (2, 1)
    awake = Scene(game=game, at="killer", here="dock", terror=["looming"])
    assert awake.told("own-card") == [] and awake.frame != "DrawOwnCard"


@pytest.mark.rules("FG-FILM-HOUSE-01", "FG-FILM-HOUSE-02")
def test_a_house_with_victims_is_shut() -> None:
    game = _game(house="lake")
    full = Scene(game=game, here="dock", victims={"lake": 1}, hand=["walk"]).play("play walk", "dice 5 1")
    assert "go lake" not in full.offers()
    assert full.refusal("go lake") == ("FG-FILM-HOUSE-01", "refused-house")
    empty = Scene(game=game, here="dock", hand=["walk"]).play("play walk", "dice 5 1")
    assert "go lake" in empty.offers()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('state = "dazed" }] } }]\non', 'state = "drowsy" }] } }]\non', "no state is called 'drowsy'"),
        ('deck = "visions"', 'deck = "dreams"', "no deck of the film's own is called 'dreams'"),
        ('case = "state", state = "dazed"', 'case = "finale", state = "dazed"', "which state is meant"),
        ('{ do = "place-killer", at = "heroine" }', '{ do = "draw-from", deck = "visions" }', "without end"),
        ('id = "fall"', 'id = "cold"', "'cold' stands there twice"),
    ],
)  # fmt: skip
def test_mistakes_are_found(old: str, new: str, said: str) -> None:
    text = _content("killers/hammer.toml") + STATES.replace(old, new)
    with pytest.raises(PackError, match=said):
        read_films(text, "own.toml", load_core())
