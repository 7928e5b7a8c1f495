"""The bots of Final Girl: legal and blind everywhere, right where the best answer is clear, and ranked.

POLNOC_SOAK multiplies the number of positions that are checked.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest

from polnoc.bots import Budget, levels, make_bot
from polnoc.engine.play import answer, asked, options
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE
from polnoc.games.finalgirl.bots.evaluation import CLASSES
from polnoc.games.finalgirl.bots.figures import usual_figures
from polnoc.games.finalgirl.bots.playout_policy import FIGHT, PlayoutPolicy
from polnoc.games.finalgirl.bots.win_model import FIGURES, WinModel, enemy_kind, learned_weights
from polnoc.games.finalgirl.state import LOST, WON, FinalGirl
from tests.games.finalgirl.films import with_heroines
from tests.games.finalgirl.scene import GAME, Scene

LEVELS = ("novice", "regular", "expert")
SOAK = int(os.environ.get("POLNOC_SOAK", "1"))
#: An expert in a hurry: enough time for every stage of its search.
HASTE = Budget(seconds=0.03)
FILMS = [(killer, location) for killer in GAME.box.killers for location in GAME.box.locations]


def moments(seed: int, **chosen: object) -> Iterator[FinalGirl]:
    """Yield the positions of a random game in which the player is asked."""
    rng = random.Random(seed)
    position = GAME.begin(GAME.read_options(chosen), [])
    while now := asked(position):
        offered = options(position, now[0])
        weights = position.stack[-1].weights(position) if now[0] == CHANCE else None
        if now[0] != CHANCE:
            yield position
        answer(position, now[0], offered[pick(rng, len(offered), weights)], [])


def won(level: str, games: int) -> int:
    """Return how many games of film 1 a level wins."""
    bot, wins = make_bot(GAME, level), 0
    for seed in range(games):
        rng = random.Random(seed)
        position = GAME.begin(GAME.read_options({}), [])
        while now := asked(position):
            offered = options(position, now[0])
            if now[0] == CHANCE:
                chosen = offered[pick(rng, len(offered), position.stack[-1].weights(position))]
            else:
                chosen = bot.choose(GAME.view(position, 0), offered, rng)
            answer(position, now[0], chosen, [])
        wins += position.victor == WON
    return wins


def choice(scene: Scene, level: str) -> str:
    """Return the choice of a bot of this level in a scene."""
    offered = options(scene.position, 0)
    chosen = make_bot(GAME, level).choose(GAME.view(scene.position, 0), offered, random.Random(1))
    return scene.offers()[list(offered).index(chosen)]


# Everywhere -----------------------------------------------------------------------------


def test_the_levels() -> None:
    assert levels(GAME) == ("random", *LEVELS)


@pytest.mark.parametrize(("killer", "location", "heroine"), with_heroines(GAME.box, FILMS))
def test_choices_are_legal_in_every_film_with_every_heroine(killer: str, location: str, heroine: str) -> None:
    chosen = {"killer": killer, "location": location, "heroine": heroine, "personal": True, "epic": True}
    bots = [make_bot(GAME, level) for level in LEVELS]
    looked = 0
    for number in range(SOAK):
        seed = 1000 * number + FILMS.index((killer, location))
        for at, position in enumerate(moments(seed, **chosen)):
            if at % 12 == seed % 12:
                for bot in bots:
                    offered = options(position, 0)
                    assert bot.choose(GAME.view(position, 0), offered, random.Random(at), HASTE) in offered
                looked += 1
    assert looked


@pytest.mark.parametrize("ambiguity", ["evil", "realism", "laughs", "ask"])
def test_choices_depend_on_the_view_alone(ambiguity: str) -> None:
    looked = 0
    for at, position in enumerate(moments(5, ambiguity=ambiguity)):
        if at % 10 == 0:
            view, offered = GAME.view(position, 0), options(position, 0)
            other = GAME.redeal(view, random.Random(at))
            for level in LEVELS:
                bot = make_bot(GAME, level)
                first = bot.choose(view, offered, random.Random(at), HASTE)
                assert bot.choose(GAME.view(other, 0), options(other, 0), random.Random(at), HASTE) is first
            looked += 1
    assert looked > 3


def test_better_levels_win_more_games() -> None:
    random_wins, novice, regular = [won(level, 60) for level in ("random", "novice", "regular")]
    assert random_wins < novice < regular


# Clear decisions ------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_whoever_is_at_an_exit_is_rescued(level: str) -> None:
    scene = Scene(here="camp-gate", away="lake", victims={"camp-gate": 1}, hand=["walk", "focus"], time=4)
    assert choice(scene, level) == "rescue ordinary"


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_dying_killer_is_struck_down(level: str) -> None:
    scene = Scene(here="dock", away="dock", killer_health=1, horror=0, hand=["critical-blow"], time=4)
    assert choice(scene, level) == "play critical-blow"


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_deadly_blow_is_guarded_against(level: str) -> None:
    scene = Scene(at="killer", here="dock", away="dock", health=2, hand=["guard"], horror=0)
    assert choice(scene, level) == "play guard"


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_success_is_not_changed(level: str) -> None:
    scene = Scene(here="dock", hand=["focus", "walk", "walk", "weak-attack"], horror=4)
    scene.play("play focus", "dice 5 6")
    assert choice(scene, level) == "accept"


def test_the_better_item_is_kept() -> None:
    scene = Scene(here="dock", away="camp-gate", hand=["search"], decks={2: ["map", "axe"]}, horror=0)
    scene.play("play search", "dice 5 5 1").pass_chance()
    assert choice(scene, "regular") == "keep axe"


# Components -----------------------------------------------------------------------------


def test_the_classes_of_dice_are_all_there_is() -> None:
    for dice, classes in enumerate(CLASSES):
        assert len(classes) == (dice + 1) * (dice + 2) // 2
        assert sum([chance for _, _, chance in classes]) == pytest.approx(1.0)
    two = {(full, part): chance for full, part, chance in CLASSES[2]}
    assert two[2, 0] == pytest.approx(1 / 9)
    assert two[0, 1] == pytest.approx(2 / 9)


def test_every_card_has_a_worth() -> None:
    cards = [card.id for card in GAME.box.core.cards]
    assert set(cards) <= set(usual_figures())


def test_the_outlook_has_a_figure_for_every_weight() -> None:
    for killer in GAME.box.killers:
        terms = GAME.terms(GAME.read_options({"killer": killer}))
        assert len(learned_weights(enemy_kind(terms))) == len(FIGURES)
        win_model = WinModel(terms)
        for position in moments(3, killer=killer):
            assert len(win_model.figures(position)) == len(FIGURES)
            assert 0.0 <= win_model.chance(position) <= 1.0


def test_a_finished_game_needs_no_outlook() -> None:
    win_model = WinModel(GAME.terms(GAME.read_options({})))
    scene = Scene(here="dock")
    scene.position.stack.clear()
    for victor, chance in ((WON, 1.0), (LOST, 0.0)):
        scene.position.victor = victor
        assert win_model.chance(scene.position) == chance


def test_more_health_and_less_of_the_killer_look_better() -> None:
    win_model = WinModel(GAME.terms(GAME.read_options({})))
    worse = Scene(here="dock", health=1, killer_health=12, horror=6).position
    better = Scene(here="dock", health=5, killer_health=6, horror=2).position
    assert win_model.chance(better) > win_model.chance(worse)


def test_a_goal_leads_somewhere() -> None:
    scene = Scene(here="dock", away="south-road", hand=["walk", "furious-strike"], horror=0)
    policy = PlayoutPolicy(scene.terms)
    policy.goal = FIGHT
    assert policy.target(scene.position) == scene.position.killer
    assert policy.choose(scene.position, options(scene.position, 0)).text == scene.action("play walk").text
