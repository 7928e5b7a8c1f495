"""CNT: counters of killers and locations, and the action cards that they add, in films made for them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from polnoc.engine.packs import PackError
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.packs import load_core, read_films
from polnoc.words import Words
from tests.games.finalgirl.scene import Scene

KILLER_COUNTER = """
[[killer.counters]]
id = "rage"
kind = "fury"
start = 2
least = 1
most = 10
levels = [
  { value = 1 },
  { value = 3, what = [{ do = "horror", n = 1 }] },
  { value = 6, what = [{ do = "horror", n = 2 }, { do = "time", n = -1 }] },
]
[[killer.cards]]
id = "atone"
copies = 2
cost = 2
three = [{ do = "set-counter", counter = "fury", n = 1 }]
two = [{ do = "halve-counter", counter = "fury" }]
one = [{ do = "lower-counter", counter = "fury", n = 1 }]
fail = [{ do = "horror", n = 1 }, { do = "time", n = -2 }]
"""
PLACE_COUNTER = KILLER_COUNTER.replace("killer.", "location.").replace('"rage"', '"curse"')
RISING = """lasting = [{ is = "after-killer", what = [
  { do = "raise-counter", counter = "curse", n = 1, among = ["dock", "shed"] },
] }]
"""
HIS_LINE = 'phase = [{ do = "act", target = "nearest", steps = "a" }]\n'


def text_of(name: str, *, added: str = "", head: str = "", line: str = "") -> str:
    """Return a file of the box with a counter; `head` extends its first table, `line` adds a killer phase."""
    text = (files("polnoc.games.finalgirl") / "content" / name).read_text(encoding="utf-8")
    table = "[killer]\n" if "killers/" in name else "[location]\n"
    text = text.replace(table, table + head, 1)
    if line:
        assert text.count(HIS_LINE) == 1
        text = text.replace(HIS_LINE, f"phase = [{line}]\n")
    return text + added


def game_of(folder: Path, *texts: str) -> FinalGirlGame:
    """Return the game with these films added."""
    (folder / "film.toml").write_text("\n".join(texts), encoding="utf-8")
    return PACKAGE.make_game_from(folder / "film.toml")


def killer_only(folder: Path, line: str = "") -> FinalGirlGame:
    return game_of(folder, text_of("killers/hammer.toml", added=KILLER_COUNTER, line=line))


def both(folder: Path) -> FinalGirlGame:
    return game_of(
        folder,
        text_of("killers/hammer.toml", added=KILLER_COUNTER),
        text_of("locations/camp.toml", added=PLACE_COUNTER, head=RISING),
    )


@pytest.mark.rules("FG-CNT-02", "FG-CNT-06")
def test_a_killer_brings_its_counter_and_its_cards_to_any_location(tmp_path: Path) -> None:
    game = killer_only(tmp_path)
    for location in ("camp", "fair"):
        scene = Scene(game=game, location=location)
        assert scene.position.counters == (2,)
        assert scene.pile("market")["atone"] == 2
    assert Scene(game=game, killer="pack").position.counters == ()
    assert "atone" not in Scene(game=game, killer="pack").terms.card_number


@pytest.mark.rules("FG-CNT-06")
def test_a_card_that_killer_and_location_bring_is_one_pile_and_costs_time(tmp_path: Path) -> None:
    game = both(tmp_path)
    scene = Scene(game=game, at="planning", time=3)
    assert scene.pile("market")["atone"] == 2
    assert [card.id for card in scene.terms.cards].count("atone") == 1
    scene.play("buy atone")
    assert (scene.position.time, scene.pile("hand")) == (1, {"atone": 1})
    assert "buy atone" not in scene.offers()


@pytest.mark.rules("FG-CNT-01", "FG-CNT-07")
@pytest.mark.parametrize(
    ("dice", "before", "after"),
    [
        ("5 5 5", 9, 1), ("5 5 1", 9, 4), ("5 1 1", 9, 8), ("1 1 1", 9, 9),
        ("5 5 1", 1, 1), ("5 1 1", 1, 1), ("5 5 5", 10, 1),
    ],
)  # fmt: skip
def test_rows_for_three_two_and_one_success_lower_a_counter(
    tmp_path: Path, dice: str, before: int, after: int
) -> None:
    game = killer_only(tmp_path)
    scene = Scene(game=game, hand=["atone"], horror=0, time=6, fields={"counters": (before,)})
    scene.play("play atone", f"dice {dice}")
    assert scene.position.counters == (after,)
    failed = dice == "1 1 1"
    assert (scene.position.horror, scene.position.time) == ((1, 4) if failed else (0, 6))


@pytest.mark.rules("FG-CNT-07")
def test_on_a_card_without_a_row_for_three_they_count_as_two() -> None:
    scene = Scene(hand=["focus"], horror=0, time=3, fields={"bonus": 2})
    assert scene.play("play focus", "dice 5 5 5 5 5").position.time == 6


@pytest.mark.rules("FG-CNT-03")
def test_of_two_counters_of_a_kind_the_player_chooses_one(tmp_path: Path) -> None:
    game = both(tmp_path)
    scene = Scene(game=game, hand=["atone"], horror=0, fields={"counters": (8, 6)})
    scene.play("play atone", "dice 5 5 1")
    assert [offer for offer in scene.offers() if offer.startswith("choose")] == ["choose 1", "choose 2"]
    assert scene.play("choose 2").position.counters == (8, 3)
    one = Scene(game=game, killer="pack", hand=["atone"], horror=0, fields={"counters": (6,)})
    assert one.play("play atone", "dice 5 5 1").position.counters == (3,)


@pytest.mark.rules("FG-CNT-04")
@pytest.mark.parametrize(
    ("value", "horror", "time"), [(2, 4, 6), (3, 5, 6), (5, 5, 6), (6, 6, 5), (10, 6, 5)]
)
def test_unleashing_does_what_the_level_says_and_leaves_the_counter(
    tmp_path: Path, value: int, horror: int, time: int
) -> None:
    game = killer_only(tmp_path, '{ do = "unleash", counter = "rage" }')
    scene = Scene(game=game, at="killer", time=6, horror=4, fields={"counters": (value,)})
    told = [event for event in scene.events if event.key == "unleashed"]
    assert [event.args for event in told] == [{"counter": 0, "now": value}]
    changed = [event.args["n"] for event in scene.events if event.key == "horror"]
    assert changed == [horror - 4] * (horror > 4)
    assert [event.args["n"] for event in scene.events if event.key == "time"] == [time - 6] * (time < 6)
    assert scene.position.counters == (value,)


@pytest.mark.rules("FG-CNT-01", "FG-CNT-05")
def test_a_counter_rises_with_victims_in_its_spaces_up_to_its_end(tmp_path: Path) -> None:
    game = both(tmp_path)
    there = {"dock": 2, "shed": 1, "lake": 3}
    scene = Scene(game=game, at="terror", here="firepit", away="cabins", victims=there, terror=["looming"])
    assert scene.position.counters == (2, 5)
    full = Scene(
        game=game, at="terror", here="firepit", away="cabins", victims=there, terror=["looming"],
        fields={"counters": (2, 9)},
    )  # fmt: skip
    assert full.position.counters == (2, 10)


@pytest.mark.rules("FG-CNT-04")
def test_an_if_can_ask_about_a_counter(tmp_path: Path) -> None:
    line = '{ do = "if", case = "counter", counter = "fury", n = 4, then = [{ do = "horror", n = 1 }] }'
    game = killer_only(tmp_path, line)
    for value, told in ((3, []), (4, [1])):
        scene = Scene(game=game, at="killer", horror=3, fields={"counters": (value,)}, terror=["looming"])
        before = scene.events[: [event.key for event in scene.events].index("terror")]
        assert [event.args["n"] for event in before if event.key == "horror"] == told


@pytest.mark.rules("FG-CNT-02")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_counter_and_its_card_can_be_read(tmp_path: Path, language: str) -> None:
    names = '\n[words.{}]\ncounter-rage = "{}"\ncounter-curse = "{}"\ncard-atone = "{}"\n'
    game = game_of(
        tmp_path,
        text_of("killers/hammer.toml", added=KILLER_COUNTER),
        text_of("locations/camp.toml", added=PLACE_COUNTER, head=RISING),
        names.format(language, "rage of Hans", "curse of the lake", "Atone"),
    )
    terms = game.terms(game.read_options({}))
    words = Words(language, game, ["Ania"], 0, terms.options)
    numbers = [number for number in terms.card_numbers if number >= 700]
    said = [words.card(number) for number in numbers]
    assert len(said) == 2
    assert said[0].count("Rage of Hans") == 1
    assert "1–2" in said[0] and "6–10" in said[0]
    card = words.card(1 + terms.card_number["atone"])
    assert "rage of Hans" in card and "curse of the lake" in card


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        (
            'counter = "fury", n = 1 }]\ntwo',
            'counter = "furry", n = 1 }]\ntwo',
            "no counter is called 'furry'",
        ),
        ("start = 2", "start = 0", "does not begin on its track"),
        ("value = 6", "value = 2", "levels are not in order"),
        ('{ do = "time", n = -1 }', '{ do = "unleash", counter = "rage" }', "without end"),
        ("fail = [", "kind = 'roll'\nfail = [", "it does nothing"),
    ],
)
def test_mistakes_in_counters_are_named(right: str, wrong: str, told: str) -> None:
    text = text_of("killers/hammer.toml", added=KILLER_COUNTER.replace(right, wrong))
    with pytest.raises(PackError, match=told):
        read_films(text, "film.toml", load_core())


@pytest.mark.rules("FG-CNT-04")
def test_the_first_level_of_a_counter_is_unleashed_too(tmp_path: Path) -> None:
    first = KILLER_COUNTER.replace("{ value = 1 }", '{ value = 1, what = [{ do = "horror", n = 1 }] }')
    unleashed = '{ do = "unleash", counter = "rage" }'
    game = game_of(tmp_path, text_of("killers/hammer.toml", added=first, line=unleashed))
    scene = Scene(game=game, at="killer", here="dock", hand=["walk"], horror=2, fields={"terror_left": 0})
    assert scene.position.horror == 3
