"""Learned habits of the Beast: rejected where they do not fit, blind to secrets, ruling out no space."""

from __future__ import annotations

import logging
import math
import random

import pytest

from polnoc.bots import make_bot
from polnoc.games.bestia import tuning
from polnoc.games.bestia.actions import PASS
from polnoc.games.bestia.bots import habits as module
from polnoc.games.bestia.bots.belief import Belief, PlainModel
from polnoc.games.bestia.bots.bot import Judgement
from polnoc.games.bestia.bots.figures import SIDES, expert_drafted, expert_figures, usual_figures
from polnoc.games.bestia.bots.habits import (
    CARD_FACTS,
    PLACE_FACTS,
    SETTLER,
    SETTLERS_FAR,
    HabitModel,
    Habits,
    HabitsRefused,
    PlaceFacts,
    as_toml,
    habits_for,
    laid_cards,
    nearest,
    phase_of,
    read_habits,
    shipped_habits,
)
from polnoc.games.bestia.bots.search import SearchContext, TurnSearch, after_day
from polnoc.games.bestia.deduction import ways_to
from polnoc.games.bestia.places import members
from polnoc.games.bestia.state import Bestia
from polnoc.games.bestia.terms import BEAST
from tests.games.bestia.scene import GAME, Scene
from tests.games.bestia.soak import rich_line


def some_habits(seed: int, size: float = 1.0) -> Habits:
    """Return random weights."""
    rng = random.Random(seed)
    middle, last = [tuple(round(rng.gauss(0, size), 4) for _ in range(CARD_FACTS)) for _ in range(2)]
    end = tuple(round(rng.gauss(0, size), 4) for _ in range(PLACE_FACTS))
    return Habits(middle, last, end, 0.8, 0.05)


def hidden_positions(count: int) -> list[Bestia]:
    """Return positions of a game in which the Beast hides."""
    positions = [moment.position for moment in rich_line(3, 1).moments]
    found = [position for position in positions if position.track and not position.over]
    return found[:: max(1, len(found) // count)][:count]


def test_weights_come_back_from_their_file() -> None:
    habits = some_habits(1)
    assert read_habits(as_toml(habits, GAME, "a test"), GAME) == habits


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("form = 1", "form = 0", "form 0"),
        (f"rules = {GAME.rules}", "rules = 1", "rules 1"),
        (GAME.content, "0" * len(GAME.content), "other content"),
        ("even = 0.05", "even = 1.5", "out of range"),
        ("prior = 0.8000", "prior = -1.0", "out of range"),
        ("last = [", "last = [ 0.1,", "weights"),
        ("end = [", "end = [ nan,", "weights"),
        ("middle = [", "middle = ", "cannot be read"),
        ("end = [", "ends = [", "cannot be read"),
    ],
)
def test_weights_that_do_not_fit_are_refused_and_the_plain_model_is_used(
    old: str, new: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    text = as_toml(some_habits(1), GAME, "a test")
    assert text.count(old) == 1
    text = text.replace(old, new)
    with pytest.raises(HabitsRefused, match=why):
        read_habits(text, GAME)
    with caplog.at_level(logging.INFO):
        assert habits_for(GAME, text) is None
    assert "plain ones are" in caplog.text


def test_a_weight_that_is_no_number_is_refused() -> None:
    habits = some_habits(1)
    text = as_toml(habits._replace(end=(math.inf, *habits.end[1:])), GAME, "a test")
    with pytest.raises(HabitsRefused, match="no number"):
        read_habits(text, GAME)


def test_without_habits_hunters_use_the_plain_model() -> None:
    scene = Scene(beast_at="E5", way="n n")
    context = SearchContext(scene.terms, expert_figures("hunters"), None)
    model = context.beast_model(module.Scene(0, tuple(scene.position.folk), 0))
    assert isinstance(model, PlainModel)


def test_shipped_weights_fit_the_game() -> None:
    habits = shipped_habits(GAME)
    assert habits is not None
    expert = make_bot(GAME, "expert")
    assert expert.judgement(beast=False).habits == habits  # type: ignore[attr-defined]
    assert make_bot(GAME, "hand-made").judgement(beast=False) == Judgement(usual_figures())  # type: ignore[attr-defined]


@pytest.mark.parametrize("seed", range(3))
def test_no_possible_place_is_ruled_out_whatever_the_habits(seed: int) -> None:
    for position in hidden_positions(12):
        terms = position.terms
        context = SearchContext(terms, usual_figures(), some_habits(seed, 3.0))
        chances = context.chances(position)
        assert sum(chances.values()) == pytest.approx(1.0)
        possible = ways_to(terms.places, position.pawn, position.steps, position.facts)
        assert set(possible) <= set(chances)
        assert all(chances[place] > 0 for place in possible)


def test_habits_look_at_nothing_that_is_hidden() -> None:
    """Re-dealing whatever hunters cannot know changes neither the belief nor the Beast's model of it."""
    looked = 0
    game = rich_line(3, 1).game
    for position in hidden_positions(12):
        view = game.view(position, 1)
        context = SearchContext(position.terms, usual_figures(), some_habits(1))
        before = context.belief_of(view).chances
        for deal in range(3):
            other = game.redeal(view, random.Random(deal))
            fresh = SearchContext(position.terms, usual_figures(), some_habits(1))
            looked += other.track != position.track
            assert fresh.belief_of(game.view(other, 1)).chances == before
            assert fresh.chances(other) == context.chances(position)
    assert looked > 5


def test_cards_that_can_be_laid_have_chances_that_add_up() -> None:
    for position in hidden_positions(6):
        places = position.terms.places
        scene = module.Scene(position.pawn, tuple(position.folk), phase_of(False, 2))
        model = HabitModel(position.terms, scene, some_habits(2))
        step = position.steps[-1]
        lays = model.lays(step, True)
        for here in places.all:
            offered = [card for card, _ in laid_cards(places, here, step)]
            assert [card for card, chance in enumerate(lays[here]) if chance > 0] == sorted(offered)
            assert sum(lays[here]) == pytest.approx(1.0 if offered else 0.0)


def test_who_stands_where_is_a_fact_of_a_place() -> None:
    scene = Scene(beast_at="E5", way="n n", at={"helga": "A1", "iona": "A1"})
    position = scene.position
    facts = PlaceFacts(position.terms, module.Scene(position.pawn, tuple(position.folk), 0))
    near = facts.hunters_near(position.steps[-1][2])
    hunters = members(position.hunters_on())
    assert [near[place] for place in hunters] == [0] * len(hunters)
    assert all(len({fact for fact, _ in facts.of(place, near)}) == 11 for place in position.terms.places.all)


def test_a_weight_moves_the_belief_its_way() -> None:
    """A Beast that likes a certain distance from settlers is believed to be there."""
    scene = Scene(beast_at="E5", way="n n")
    position = scene.position
    settlers = [place for place in position.folk[: position.terms.settlers] if place >= 0]
    steps = nearest(position.terms.places, settlers, SETTLERS_FAR)
    closest = min([steps[place] for place in SearchContext(position.terms).chances(position)])

    def there(weight: float) -> float:
        weights = tuple([weight * (fact == SETTLER + closest) for fact in range(PLACE_FACTS)])
        habits = Habits((0.0,) * CARD_FACTS, (0.0,) * CARD_FACTS, weights, 1.0, 0.05)
        chances = SearchContext(position.terms, usual_figures(), habits).chances(position)
        return sum([chance for place, chance in chances.items() if steps[place] == closest])

    assert there(3.0) > there(0.0) > there(-3.0)


# Evaluation ---------------------------------------------------------------------------


def test_both_sides_have_figures_and_a_seed_gives_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (tuning.QuickCandidate, tuning.QuickHandMade):
        monkeypatch.setattr(kind, "nodes", 8)
        monkeypatch.setattr(kind, "deep_options", 0)
    assert tuple(tuning.targets(GAME)) == SIDES
    for side in SIDES:
        own = tuning.figures(GAME, side)
        assert own.keys() == usual_figures()._asdict().keys()
        score = tuning.score(GAME, side, own, 1)
        assert 0 <= score <= 1 and score == tuning.score(GAME, side, own, 1)


def test_figures_change_what_an_evaluation_says() -> None:
    scene = Scene(beast_at="E5", way="n n")
    usual = usual_figures()
    values = [
        SearchContext(scene.terms, figures).evaluation.beast(scene.position, {scene.position.path[-1]: 1.0})
        for figures in (usual, usual._replace(health=2 * usual.health))
    ]
    assert values[1] < values[0]


@pytest.mark.parametrize(
    ("figure", "beast_gains"),
    [
        ("beast_card", True),
        ("hunters_card", False),
        ("hunters_grudge", False),
        ("expected_place", False),
        ("hunter_beside", False),
        ("hunter_two_steps_away", False),
        ("settler_beside", True),
    ],
)
def test_a_figure_counts_for_both_sides_alike(figure: str, beast_gains: bool) -> None:
    scene = Scene(beast_at="E5", way="n n")
    position = scene.position
    far = scene.terms.places.far[position.path[-1]]
    position.hunters[1:3] = [far.index(1), far.index(2)]
    position.folk[0] = position.path[-1]
    position.hands[0] = position.hands[1] = position.terms.actions
    position.grudges[1] = 2
    chances = {position.path[-1]: 1.0}
    usual = usual_figures()
    before, after = [
        SearchContext(scene.terms, figures).evaluation
        for figures in (usual, usual._replace(**{figure: getattr(usual, figure) + 1.0}))
    ]
    for change in (
        after.beast(position, chances) - before.beast(position, chances),
        after.team(position, chances) - before.team(position, chances),
    ):
        assert change > 0.5 if beast_gains else change < -0.5


def test_being_revealed_costs_the_beast_what_its_figure_says() -> None:
    usual = usual_figures()
    for scene, cost in ((Scene(beast_at="E5", way="n n"), 0.0), (Scene(turn="beast"), 3.0)):
        chances = {scene.position.path[-1]: 1.0}
        before, after = [
            SearchContext(scene.terms, figures).evaluation.beast(scene.position, chances)
            for figures in (usual, usual._replace(revealed=3.0))
        ]
        assert before - after == pytest.approx(cost)


def test_a_pass_is_judged_by_how_soon_it_is_expected_to_end_the_day() -> None:
    """With an exponent of 0 any pass ends the day at once, and its value is that of the next day."""
    position = Scene(turn="beast").position
    usual = usual_figures()
    values = []
    for figures in (usual._replace(day_ends=0.0), usual._replace(day_ends=50.0)):
        context = SearchContext(position.terms, figures)
        search = TurnSearch(context, position, BEAST, (), random.Random(1), 100)
        evaluation = context.evaluation
        values.append(search.values([PASS], 0)[0])
        ends = {0.0: after_day(position), 50.0: position}[figures.day_ends]
        assert values[-1] == pytest.approx(evaluation.beast(ends, {ends.pawn: 1.0}), abs=1e-6)
    assert values[0] != values[1]


# Drafted cards ------------------------------------------------------------------------


def test_what_drafted_cards_bring_is_known_for_every_action_card() -> None:
    drafted = expert_drafted()
    ids = {card.id for card in GAME.box.actions.values()}
    assert set(drafted) == set(SIDES)
    assert all(set(drafted[side]) == ids for side in SIDES)


def test_experts_draft_by_what_cards_bring_and_others_by_effects() -> None:
    terms = Scene().terms
    by_effects = SearchContext(terms)
    assert by_effects.draft_values is by_effects.evaluation.card
    drafted = {side: {card.id: float(card.number) for card in terms.cards} for side in SIDES}
    by_games = SearchContext(terms, drafted=drafted)
    assert by_games.draft_values[BEAST][3] == 3.0 == by_games.draft_values[1][3]
    assert by_games.evaluation.card == by_effects.evaluation.card


def test_a_draft_with_an_unknown_card_goes_by_effects() -> None:
    terms = Scene().terms
    ids = [terms.cards[card].id for card in members(terms.actions)]
    drafted = {side: dict.fromkeys(ids[1:], 1.0) for side in SIDES}
    context = SearchContext(terms, drafted=drafted)
    assert context.draft_values is context.evaluation.card


def test_belief_follows_the_oldest_card_with_habits() -> None:
    scene = Scene(beast_at="E5", way="n n")
    position = scene.position
    model = HabitModel(position.terms, module.Scene(position.pawn, tuple(position.folk), 0), some_habits(4))
    known = Belief(model, position.pawn, position.steps, position.facts, 0)
    assert all(way.track[0] == 0 for way in known.draw(random.Random(1), 20))
