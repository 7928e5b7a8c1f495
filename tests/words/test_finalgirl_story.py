"""The story of Final Girl: any game can be told, in both languages, from what the player has read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.match import Match
from polnoc.engine.seats import EVERYONE
from polnoc.engine.stories import CAST, CREDITS, ENDING, PAUSE, SCENE, TITLE, Scene
from polnoc.games import find_game
from polnoc.games.finalgirl.achievements import ACHIEVEMENTS, SERIES, outcome
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.options import FinalGirlOptions
from polnoc.games.finalgirl.solo import story, story_beats
from polnoc.games.finalgirl.terms import Terms
from polnoc.records.stories import as_lines, has_story, scenes
from polnoc.words import LANGUAGES, Words
from tests.words.noting_words import NotingWords, random_game
from tests.words.plain import LEAK
from tests.words.test_messages import messages_of

FOUND = find_game("finalgirl")
assert isinstance(FOUND, FinalGirlGame)
GAME = FOUND

FILMS = [(killer, location) for killer in ("hammer", "parade", "pack") for location in ("camp", "fair")]
FILMS += [("wrath", "groves"), ("haunting", "manor"), ("dream", "lane")]
#: How many random games of each film, and made-up event streams, are told.
GAMES_EACH, STREAMS_EACH = 2, 6

Make = Callable[[random.Random, Terms], dict[str, object]]


def space(rng: random.Random, terms: Terms) -> int:
    return rng.randrange(terms.places.size)


def enemy(rng: random.Random, terms: Terms) -> int:
    return rng.choice([0] * terms.pawn + [1] * (terms.minions is not None))


def special(rng: random.Random, terms: Terms) -> int:
    return rng.choice([kind for kind in (1, 2, 3) if terms.special[kind]])


def item(rng: random.Random, terms: Terms) -> int:
    return rng.choice(list(terms.item_numbers))


#: Generators for the arguments of events.
ARGUMENTS: dict[str, Callable[[random.Random, Terms], object]] = {
    "space": space,
    "start": space,
    "end": space,
    "one": space,
    "other": space,
    "item": item,
    "n": lambda rng, terms: rng.randint(1, 3),
    "kinds": lambda rng, terms: rng.choice([0, 0, 2]),
    "health": lambda rng, terms: rng.randint(1, 3),
    "now": lambda rng, terms: rng.randint(0, 3),
    "event": lambda rng, terms: rng.randrange(len(terms.events)),
    "terror": lambda rng, terms: rng.randrange(len(terms.terror)),
    "power": lambda rng, terms: rng.randrange(len(terms.killer.powers)),
    "finale": lambda rng, terms: rng.randrange(len(terms.killer.finales)),
    "token": lambda rng, terms: rng.randrange(3),
    "row": lambda rng, terms: rng.randint(1, 9),
    "attack": lambda rng, terms: rng.randint(1, 4),
    "successes": lambda rng, terms: rng.randint(0, 2),
    "dice": lambda rng, terms: rng.choice([(1, 2), (3, 5, 6), (5, 6, 6), (6, 6, 6, 6)]),
    "by": lambda rng, terms: rng.choice([0, 1, 1, 2, 2, 3]),
    "ability": lambda rng, terms: rng.randrange(max(1, len(terms.ability_ids))),
    "counter": lambda rng, terms: rng.randrange(len(terms.counters)),
    "hazard": lambda rng, terms: rng.randrange(len(terms.hazards)),
    "state": lambda rng, terms: rng.randrange(len(terms.states)),
    "on": lambda rng, terms: rng.random() < 0.5,
    "own_card": lambda rng, terms: rng.randrange(len(terms.own_cards)),
}

#: The arguments of the events that the story uses.
EVENTS = {
    "goes": "start end kinds", "dragged": "start end", "gains-item": "item", "uses": "item",
    "ability": "ability", "attacks": "item kind space", "killer-hurt": "n now", "minions-gone": "n space",
    "rolls": "dice", "result": "successes", "heals": "n now", "horror": "n now", "rescues": "kind space",
    "unlocks": "", "token": "space token", "victims-called": "n space", "event": "event",
    "special-comes": "event kind space", "victims-come": "n space", "panics": "start end kind",
    "comes-out": "kind space",
    "victims-go": "start end kind n", "dies": "by kind space", "terror": "terror", "appears": "space",
    "enemy-steps": "start end kind", "minions-come": "n space", "bloodlust": "attack row",
    "attacked": "kind n space", "hurt": "n now", "unhurt": "", "shielded": "kind", "trapped": "kind space",
    "closed": "space", "joined": "one other", "minor": "health terror", "minor-hurt": "n now terror",
    "minor-gone": "terror",
    "killer-heals": "n now", "dark-power": "power", "finale": "finale", "returns": "health",
    "state": "state on", "own-card": "own_card",
    "killer-returns": "health", "new-terror": "n", "unleashed": "counter now", "counter": "counter n now",
    "hazard": "hazard space", "hazard-springs": "hazard space", "trap-springs": "item",
}  # fmt: skip
#: Events of films that have counters, and of those that have hazards.
OF_COUNTERS = frozenset(["unleashed", "counter"])
OF_HAZARDS = frozenset(["hazard", "hazard-springs"])
#: Events of films that have states of the heroine.
OF_STATES = frozenset(["state", "own-card"])


def made_up(key: str, rng: random.Random, terms: Terms) -> Event:
    """Return an event that could happen."""
    args = {name: ARGUMENTS[name](rng, terms) for name in EVENTS[key].split() if name != "kind"}
    if "kind" in EVENTS[key].split():
        args["kind"] = kind_of(key, rng, terms)
    if key == "goes":
        args["n"] = rng.choice([0, 0, 2])
    if key in OF_COUNTERS:
        args |= {"n": rng.choice([1, -1, -3]), "now": rng.choice([2, 9])}
    return Event(key, args, EVERYONE)


def kind_of(key: str, rng: random.Random, terms: Terms) -> int:
    if key in ("attacks", "enemy-steps", "attacked", "trapped"):
        return enemy(rng, terms)
    if key in ("special-comes", "shielded"):
        return special(rng, terms)
    return rng.choice([0, 0, 0, special(rng, terms)])


def busy_turn(number: int, rng: random.Random, terms: Terms) -> Iterator[Event]:
    """Yield events that occur together or repeatedly."""
    often = made_up(rng.choice(["dies", "rescues", "killer-hurt", "goes"]), rng, terms)
    yield from [often, often, often, made_up(often.key, rng, terms)]
    yield made_up("attacks", rng, terms)
    yield made_up(("killer-hurt", "minions-gone", "minor-hurt", "panics")[number % 4], rng, terms)
    for at in range(6 * (number % 5 == 0)):
        yield Event("dies", {"kind": 0, "by": 1, "space": at}, EVERYONE)


def can_happen(key: str, terms: Terms) -> bool:
    """Whether a film has what an event is about."""
    if key in OF_STATES:
        return bool(terms.states)
    if key in OF_HAZARDS:
        return bool(terms.hazards)
    return key not in OF_COUNTERS or bool(terms.counters)


def made_up_game(number: int, terms: Terms) -> list[Event]:
    """Return events of every kind, in an order in which no game would produce them."""
    rng = random.Random(number)
    told = [Event("start", {"start": 0}, EVERYONE)]
    every = sorted([key for key in EVENTS if can_happen(key, terms)])
    for turn in range(1, 12):
        told.append(Event("turn", {"turn": turn}, EVERYONE))
        if turn % 3 == 0:  # one thing happens and nothing else
            told.append(made_up(every[(number * 3 + turn // 3) % len(every)], rng, terms))
            continue
        told += [made_up(key, rng, terms) for key in rng.choices(every, k=rng.choice([0, 3, 14]))]
        told += busy_turn(number + turn, rng, terms)
    told.append(Event("horror", {"n": 1, "now": rng.choice([0, 3, terms.reddest])}, EVERYONE))
    told.append(Event(rng.choice(["won", "lost"]), {"turn": 11}, EVERYONE))
    return told


def options(killer: str, location: str, **more: object) -> FinalGirlOptions:
    chosen = GAME.read_options({"killer": killer, "location": location, **more})
    assert isinstance(chosen, FinalGirlOptions)
    return chosen


def check(told: list[Scene], events: int, over: bool) -> None:
    """Check that a film has its parts in order, and that each has text."""
    kinds = [scene.kind for scene in told]
    end = [ENDING, CREDITS] if over else [PAUSE]
    assert kinds == [TITLE, CAST, *[SCENE] * (len(told) - 2 - len(end)), *end]
    assert [scene.until for scene in told] == sorted([scene.until for scene in told])
    assert told[-1].until == events
    lines = [line for scene in told for line in (scene.title, scene.slug, *scene.lines)]
    assert [line for line in lines if LEAK.search(line) or "  " in line or line[:1].islower()] == []
    assert all([scene.lines for scene in told if scene.kind not in (PAUSE,)])
    assert max([len(scene.lines) for scene in told]) <= story_beats.MOST_SENTENCES + 1


def test_every_event_that_matters_is_read() -> None:
    assert set(EVENTS) | {"start", "turn"} == set(story_beats._READ)


@pytest.mark.parametrize(("killer", "location"), FILMS)
def test_any_game_can_be_told_while_it_goes_on_and_when_it_is_over(killer: str, location: str) -> None:
    chosen = options(killer, location)
    words = [Words(language, GAME, ["Ola"], 0, chosen, strict=True) for language in LANGUAGES]
    for number in range(GAMES_EACH):
        for match in random_game(GAME, {"killer": killer, "location": location}, number):
            if match.over or len(match.steps) % 40 == 0:
                for said in words:
                    check(scenes(match, said, 0), len(match.events), match.over)
        assert scenes(match, words[0], 0) == scenes(match, words[0], 0)


@pytest.mark.parametrize(("killer", "location"), FILMS)
def test_whatever_happens_has_its_sentence(killer: str, location: str) -> None:
    chosen = options(killer, location, heroine="reiko")
    for number in range(STREAMS_EACH):
        events = made_up_game(number, GAME.terms(chosen))
        for language in LANGUAGES:
            words = Words(language, GAME, ["Ola"], 0, chosen, strict=True)
            check(story.tell(GAME, chosen, events, words.text, words.names), len(events), True)


def test_every_message_of_the_story_is_needed() -> None:
    said: set[str] = set()
    for killer, location in FILMS:
        chosen = options(killer, location, heroine="reiko")
        words = NotingWords("en", GAME, ["Ola"], 0)
        for number in range(6 * STREAMS_EACH):
            events = made_up_game(number, GAME.terms(chosen))
            cut_scenes = len(events) if number else len(events) // 2
            story.tell(GAME, chosen, events[:cut_scenes], words.text, words.names)
        said |= words.said
    unsaid = set(messages_of("polnoc.games.finalgirl", "en", ("story.en.ftl",))) - said
    assert unsaid == {"film-other"}, "a film of a pack is called so"


def eager(match: Match, rng: random.Random) -> None:
    """Play on, preferring to do something rather than nothing."""
    wanted = ("rescue", "aim", "play", "go", "with", "keep", "reward", "slot", "buy")
    while not match.over:
        offered = [action for action in match.options(0) if action.verb in wanted] or match.options(0)
        match.answer(0, rng.choice(offered))


def test_a_film_tells_what_happened_and_nothing_else() -> None:
    """Only events that the player has read reach the story."""
    chosen = options("hammer", "camp")
    match = Match(GAME, chosen, Seed.simulated(3))
    eager(match, random.Random(3))
    words = Words("en", GAME, ["Ola"], 0, match.chosen, strict=True)
    told = story.tell(GAME, chosen, match.log(0), words.text, words.names)
    assert told == scenes(match, words, 0)
    text = "\n".join(as_lines(told))
    dead = len([event for event in match.events if event.key == "dies"])
    rescued = len([event for event in match.events if event.key == "rescues"])
    assert f"Rescued: {rescued}. Killed: {dead}." in text
    assert match.seed.text not in text


def test_a_game_without_a_story_tells_nothing() -> None:
    game = find_game("duchy")
    assert not has_story(game)
    assert has_story(GAME)


# Outcomes -----------------------------------------------------------------------------


def ended(
    *happened: tuple[str, dict[str, Any]], killer: str = "hammer", location: str = "camp", **chosen: object
) -> tuple[str, ...]:
    """Return the achievements of a game in which this happened before it was won."""
    events = [Event(key, args, EVERYONE) for key, args in happened]
    events.append(Event("won", {"turn": 9}, EVERYONE))
    return outcome(GAME, options(killer, location, **chosen), events, 0).achievements


def times(count: int, key: str, **args: object) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from [(key, args)] * count


DEEDS: list[tuple[str, list[tuple[str, dict[str, Any]]], dict[str, Any]]] = [
    ("by-a-thread", [("hurt", {"n": 4, "now": 1})], {}),
    ("back-from-the-dead", [("returns", {"health": 2})], {}),
    ("stay-down", [("killer-returns", {"health": 2})], {}),
    ("white-knuckles", [("horror", {"n": 1, "now": GAME.terms(options("hammer", "camp")).reddest})], {}),
    ("bare-hands", [("attacks", {"item": 3, "kind": 0, "space": 1}),
                    ("attacks", {"item": 0, "kind": 0, "space": 1})], {}),
    ("short-film", [("turn", {"turn": 8})], {}),
    ("last-reel", [("finale", {"finale": 0})], {}),
    ("lifeguard", list(times(10, "rescues", kind=0, space=1)), {}),
    ("true-self", [("unlocks", {})], {}),
    ("somebody-special", [("rescues", {"kind": 2, "space": 1})], {}),
    ("snap", [("trapped", {"kind": 0, "space": 1})], {}),
    ("loaded-dice", [("rolls", {"dice": (5, 6, 6)})], {}),
    ("extreme", [], {"board": "extreme"}),
    ("swarm", list(times(5, "minions-gone", n=2, space=1)), {}),
    ("clean-cut", [("minions-gone", {"n": 3, "space": 1})], {"killer": "parade"}),
    ("curiosity", [("trap-springs", {"item": 1})], {}),
    ("mind-your-step", [("hazard", {"hazard": 0, "space": 1})], {}),
    ("one-nap", [("state", {"state": 0, "on": True}), ("state", {"state": 0, "on": False})], {}),
    ("deep-sleeper", [("state", {"state": 0, "on": True})] * 4, {}),
    ("door-to-door", [("plays", {"card": 15})] * 4, {"location": "lane"}),
    ("by-the-hand", [("gains-item", {"item": 19})], {"killer": "haunting"}),
    ("both-of-them", [("gains-item", {"item": 19}), ("gains-item", {"item": 20})], {"killer": "haunting"}),
    ("before-the-last-stroke", [("new-terror", {"n": 6})], {}),
    ("calm-waters", [("counter", {"counter": 0, "n": 1, "now": 6})], {"killer": "wrath"}),
    ("in-the-eye", [("counter", {"counter": 0, "n": 1, "now": 10})], {"killer": "wrath"}),
    ("peace-offering", [("counter", {"counter": 0, "n": 1, "now": 9}),
                        ("counter", {"counter": 0, "n": -5, "now": 4})], {"killer": "wrath"}),
    ("nobody-left-behind", [("comes-out", {"kind": 1, "space": 1}), ("minions-gone", {"n": 1, "space": 1})],
     {"killer": "sky", "difficulty": "harder"}),
    ("black-sky", [("minions-come", {"n": 41, "space": 1}), ("minions-gone", {"n": 1, "space": 1})],
     {"killer": "sky"}),
    ("do-not-feed", [], {"killer": "sky"}),
]  # fmt: skip
#: Achievements that require something not to happen; they are tested with everything that spoils them.
ALWAYS = ("dawn", "everybody-lives", "untouched")
SPOILERS = [("turn", {"turn": 9}), ("dies", {"by": 1, "kind": 0, "space": 1}), ("hurt", {"n": 1, "now": 4})]


@pytest.mark.parametrize(("achievement", "happened", "chosen"), DEEDS, ids=[deed[0] for deed in DEEDS])
def test_each_achievement_is_given_for_what_it_says(
    achievement: str, happened: list[tuple[str, dict[str, Any]]], chosen: dict[str, Any]
) -> None:
    assert ended(*SPOILERS, *happened, **chosen) == tuple(
        [id for id in ACHIEVEMENTS if id in ("dawn", achievement)]
    )


def test_whoever_steps_into_a_hazard_did_not_mind_their_step() -> None:
    there = {"hazard": 0, "space": 1}
    assert "mind-your-step" not in ended(("hazard", there), ("hazard-springs", there))


def test_what_did_not_happen_counts_too_and_only_for_winners() -> None:
    assert ended(("turn", {"turn": 9})) == ALWAYS
    lost = outcome(GAME, options("pack", "fair"), [Event("lost", {"turn": 9}, EVERYONE)], 0)
    assert (lost.won, lost.achievements, lost.groups["film"]) == (False, (), "pack-fair")


def test_every_achievement_has_a_test_and_words() -> None:
    assert {deed[0] for deed in DEEDS} | set(ALWAYS) == set(ACHIEVEMENTS)
    for language in LANGUAGES:
        words = Words(language, GAME, (), strict=True)
        for id in [*ACHIEVEMENTS, *[series.id for series in SERIES]]:
            assert words.text(f"feat-{id}") and words.text(f"feat-{id}-how").endswith(".")
    assert 15 <= len(ACHIEVEMENTS) + len(SERIES) <= 40


def test_every_group_and_figure_has_words() -> None:
    box = GAME.box
    for language in LANGUAGES:
        words = Words(language, GAME, (), strict=True)
        for killer, location in FILMS:
            assert words.text(f"film-{killer}-{location}")
        for heroine in box.heroines:
            assert words.text(f"outcome-heroine-{heroine}")
        for difficulty in ("story", "standard", "hard", "harder"):
            for board in ("", "-extreme"):
                assert words.text(f"outcome-difficulty-{difficulty}{board}")


def test_a_better_game_ranks_higher() -> None:
    rescue, death = ("rescues", {"kind": 0, "space": 1}), ("dies", {"by": 1, "kind": 0, "space": 1})

    def rank(*happened: tuple[str, dict[str, Any]]) -> tuple[int, ...]:
        events = [Event(key, args, EVERYONE) for key, args in happened]
        return outcome(GAME, options("hammer", "camp"), events, 0).rank

    won, lost = ("won", {"turn": 9}), ("lost", {"turn": 9})
    assert rank(rescue, won) > rank(won) > rank(death, won) > rank(rescue, lost) > rank(lost)
    assert rank(("turn", {"turn": 5}), won) > rank(("turn", {"turn": 9}), won)
    assert rank(("turn", {"turn": 9}), lost) > rank(("turn", {"turn": 5}), lost)


def test_lines_are_plain_text() -> None:
    match = next(random_game(GAME, {}, 1))
    text = as_lines(scenes(match, Words("pl", GAME, ["Ola"], 0, match.chosen), 0))
    assert "MŁOT NAD JEZIOREM" in text
    assert not re.search("[<>]", "".join(text))
