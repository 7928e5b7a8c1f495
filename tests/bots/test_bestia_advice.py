"""Advice in Bestia: it exists for every answer to every question, in both languages, and is true.

POLNOC_SOAK multiplies the number of games that are checked.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from polnoc.bots import Budget
from polnoc.bots.advice import advise, in_words
from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice, Reason
from polnoc.engine.game import AnyGame
from polnoc.engine.play import asked, options
from polnoc.engine.seats import CHANCE
from polnoc.engine.simulation import simulate
from polnoc.engine.views import View
from polnoc.games.bestia import PACKAGE
from polnoc.games.bestia.actions import ACTIONS
from polnoc.games.bestia.bots.advice import REASONS, SITUATION, explain
from polnoc.games.bestia.bots.bot import Expert
from polnoc.games.bestia.state import Bestia
from polnoc.words import LANGUAGES, Words
from tests.games.bestia.scene import GAME, Scene
from tests.games.bestia.soak import PACK, rich_line
from tests.words.plain import LEAK

SOAK = int(os.environ.get("POLNOC_SOAK", "1"))
#: How often each kind of decision is checked.
LOOKS = 2 * SOAK
HASTE = Budget(seconds=0.02)
RICH = PACKAGE.make_game_from(PACK)


def said_everywhere(game: AnyGame, advice: Advice, view: View) -> None:
    assert advice.reasons
    chosen = game.read_options(view["options"])
    names = ["Ania", "Bartek", "Cezary", "Dorota"][: view["options"]["players"]]
    for language in LANGUAGES:
        # Spaces on the map for soak runs have no names, so these words are not strict.
        said = in_words(advice, Words(language, game, names, view["seat"], chosen), view)
        assert len(said) > len(advice.reasons)
        for sentence in said:
            assert sentence.strip() and not LEAK.search(sentence)


def why(scene: Scene, line: str) -> Advice:
    """Return the reasons for an answer in a scene; they can be put into words in every language."""
    seat = scene.asked[0]
    view = scene.view(seat)
    advice = explain(scene.game, view, options(scene.position, seat), scene.action(line))
    said_everywhere(scene.game, advice, view)
    return advice


def reason_args(advice: Advice, key: str) -> dict[str, Any]:
    """Return the arguments of the one reason with this key."""
    [found] = [reason.args for reason in advice.reasons if reason.key == key]
    return dict(found)


def keys(advice: Advice) -> list[str]:
    return [reason.key for reason in advice.reasons]


def test_every_verb_has_reasons() -> None:
    assert set(REASONS) == {verb.name for verb in ACTIONS.verbs.values() if not verb.chance}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_answer_to_every_question_has_reasons(players: int) -> None:
    looked: Counter[str] = Counter()
    for number in range(2 * SOAK):
        line = rich_line(players, number)
        for moment in line.moments:
            position: Bestia = moment.position
            if position.over or CHANCE in asked(position):
                continue
            rule = type(position.stack[-1]).__name__
            if looked[rule] >= LOOKS:
                continue
            looked[rule] += 1
            for seat in asked(position):
                view, offered = RICH.view(position, seat), options(position, seat)
                for action in offered:
                    said_everywhere(RICH, explain(RICH, view, offered, action), view)
    assert len(looked) > 15


@pytest.mark.parametrize("seat", [0, 1])
def test_the_advice_is_what_the_expert_would_do(seat: int) -> None:
    scene = Scene(turn=("beast", "helga")[seat], way="n", hands={"beast": ["dash"], "helga": ["rush"]})
    view, offered = scene.view(seat), options(scene.position, seat)
    advice = advise(GAME, view, offered, random.Random(1), HASTE)
    assert advice.action in [action.text for action in offered]
    said_everywhere(GAME, advice, view)
    assert advise(GAME, view, offered, random.Random(1), HASTE) == advice


def test_hints_for_hunters_do_not_depend_on_where_the_beast_is() -> None:
    """Two paths that look alike give the same hint."""
    hints = []
    for way in ("n n", "n w"):
        scene = Scene(turn="helga", beast_at="E5", way=way, hands={"helga": ["rush"]})
        offered = options(scene.position, 1)
        hints.append(advise(GAME, scene.view(1), offered, random.Random(1), HASTE))
        hints.append(explain(GAME, scene.view(1), offered, scene.action("play hunt")))
    assert hints[:2] == hints[2:]


def test_a_search_says_how_likely_it_finds_the_beast() -> None:
    scene = Scene(turn="helga", beast_at="A1", way="s", at={"helga": "A2", "iona": "B1"})
    advice = why(scene, "play hunt")
    assert reason_args(advice, "advice-found") == {"space": scene.spot("A2"), "percent": 100}
    assert reason_args(advice, "advice-could-be")["count"] == 1


def test_the_beast_hears_what_hunters_know() -> None:
    scene = Scene(beast_at="A1", way="s", at={"helga": "A2", "iona": "I5"}, hands={"beast": ["dash"]})
    advice = why(scene, "play dash")
    assert reason_args(advice, "advice-hidden") == {"count": 1, "percent": 100}
    assert reason_args(advice, "advice-pursuers") == {"count": 1}


def test_a_blow_says_what_it_does() -> None:
    scene = Scene(beast_at="G3", hands={"beast": ["frenzy"]}, hurts={"G3": 1}, ups={"beast": ["damage"]})
    scene.play("play frenzy")
    advice = why(scene, "hit-folk G3")
    assert reason_args(advice, "advice-hit") == {"n": 2, "left": 1}
    assert reason_args(advice, "advice-victory") == {"now": 0, "n": 2}


def test_an_animal_says_what_it_is_worth() -> None:
    scene = Scene(beast_at="C1", hands={"beast": ["frenzy"]}).play("play frenzy")
    assert reason_args(why(scene, "hit-folk C1"), "advice-earns") == {"n": 1}


def hint(scene: Scene) -> Advice:
    """Return what the expert would do in a scene; it can be put into words in every language."""
    seat = scene.asked[0]
    view = scene.view(seat)
    advice = advise(scene.game, view, options(scene.position, seat), random.Random(1))
    said_everywhere(scene.game, advice, view)
    return advice


def test_a_goal_tells_whether_the_blow_or_the_way_comes_first() -> None:
    far = {"helga": "I5", "iona": "I5"}
    before = hint(Scene(beast_at="G3", hurts={"G3": 1}, at=far, hands={"beast": ["pursuit"]}))
    after = hint(Scene(beast_at="F3", hurts={"G3": 1}, at=far, hands={"beast": ["feed"]}))
    assert before.action == "play 3"
    assert keys(before)[0] == "advice-goal-strike-go", "attack, then move"
    assert after.action == "play 113"
    assert keys(after)[0] == "advice-goal-go-strike", "the settler is a step away"


def test_a_card_without_a_way_says_what_it_brings() -> None:
    far = {"helga": "I5", "iona": "I4"}
    heals = hint(Scene(beast_at="D3", wounds={"beast": 1}, at=far, hands={"beast": ["bolster"]}))
    assert Reason("advice-brings", {"kind": "heal", "n": 1}) in heals.reasons
    whole = hint(Scene(beast_at="D3", at=far, hands={"beast": ["bolster"]}))
    assert all([reason.args.get("kind") != "heal" for reason in whole.reasons])


def test_a_card_that_shows_something_says_how_much_it_can_rule_out() -> None:
    scene = Scene(turn="helga", beast_at="E5", way="n n", hands={"helga": ["seer"]})
    advice = hint(scene)
    assert advice.action == "play 123"
    assert reason_args(advice, "advice-learns") == {"count": reason_args(advice, "advice-could-be")["count"]}


def test_a_step_to_an_unlikely_place_says_that_it_leads_nearer_to_a_better_one() -> None:
    """That the Beast is hardly there would, by itself, be an argument against it."""
    scene = Scene(turn="helga", beast_at="E5", way="n n", at={"helga": "C4"}, hands={"helga": ["rush"]})
    scene.play("play rush")
    near = why(scene, "go D4")
    assert keys(near)[:2] == ["advice-on-the-way", "advice-found"]
    assert reason_args(near, "advice-found")["percent"] < reason_args(near, "advice-could-be")["percent"]
    assert reason_args(near, "advice-on-the-way")["space"] == reason_args(near, "advice-could-be")["space"]
    assert "advice-on-the-way" not in keys(why(scene, "go C5")), "that leads away"


def test_for_a_summon_a_hunter_is_no_price() -> None:
    """What the Beast itself would rather avoid is the purpose of a summon."""
    scene = Scene(beast_at="D3", summons=["D2"], at={"helga": "C2"}, hands={"beast": ["summon-wolf"]})
    acting = scene.play("play summon-wolf", "choose 2", "choose 2", "act 0")
    advice = why(acting, "go C2")
    assert reason_args(advice, "advice-summon-hunter") == {"space": scene.spot("C2"), "steps": 0}
    assert "advice-price" not in keys(advice)
    scene = Scene(beast_at="D3", at={"helga": "C2"}, hands={"beast": ["summon-wolf"]})
    placing = scene.play("play summon-wolf", "choose 2", "choose 1")
    assert "advice-price" not in keys(why(placing, "place C2"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_something_speaks_for_every_hint(players: int) -> None:
    """More than the present situation, except for a few that are only compared with other answers."""
    expert, seen = Expert(GAME), Counter[str]()

    def choose(view: View, offered: Sequence[Action], luck: random.Random) -> Action:
        if len(offered) > 1 and luck.random() < 0.1:
            advice = advise(GAME, view, offered, random.Random(1), HASTE)
            bare = {reason.key for reason in advice.reasons} <= SITUATION
            seen["bare" if bare else "with reasons"] += 1
            assert not bare or advice.alternatives, advice
        return expert.choose(view, offered, luck, HASTE)

    chosen = GAME.read_options({"players": players})
    for seed in range(3, 6):
        simulate(GAME, chosen, seed, [choose] * GAME.seats(chosen))
    assert seen["bare"] < 0.1 * seen["with reasons"]


def test_an_upgrade_says_what_is_left() -> None:
    scene = Scene(turn=None, grudges={"beast": 5}).resolve_chance()
    assert reason_args(why(scene, "buy damage"), "advice-buy") == {"cost": 4, "left": 1, "lasts": "lasts"}
    assert reason_args(why(scene, "done"), "advice-save") == {"count": 5}


def test_a_step_says_where_it_leads() -> None:
    scene = Scene(beast_at="F3", at={"helga": "F5", "iona": "A1"}, hands={"beast": ["dash"]}).play(
        "play dash"
    )
    advice = why(scene, "lay e")
    assert reason_args(advice, "advice-settler-steps") == {"space": scene.spot("G3"), "steps": 0}
    assert reason_args(advice, "advice-hunter-steps")["steps"] == 3
    assert "advice-still" in keys(
        why(Scene(beast_at="A1", hands={"beast": ["dash"]}).play("play dash"), "lay still")
    )
