"""The bots of Bestia: legal and blind everywhere, right where the best answer is clear, and ranked.

POLNOC_SOAK multiplies the number of positions that are checked.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache

import pytest

from polnoc.bots import Budget, levels, make_bot
from polnoc.engine.actions import Action
from polnoc.engine.play import answer, asked, options
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE
from polnoc.games.bestia.bots import habits
from polnoc.games.bestia.bots.belief import Belief, PlainModel, Way
from polnoc.games.bestia.bots.bot import BOTS
from polnoc.games.bestia.bots.evaluation import EFFECTS, GAME_OVER
from polnoc.games.bestia.bots.figures import expert_drafted
from polnoc.games.bestia.bots.search import SearchContext
from polnoc.games.bestia.deduction import UNKNOWN, ways_to
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.rules.draft import Drafting
from polnoc.games.bestia.state import BEAST_WON, HUNTERS_WON, Bestia
from polnoc.games.bestia.terms import BEAST
from tests.conformance.lines_of_play import LineOfPlay
from tests.games.bestia.scene import GAME, Scene
from tests.games.bestia.soak import rich_line
from tests.repeats import first_only

LEVELS = ("novice", "regular", "expert")
SOAK = int(os.environ.get("POLNOC_SOAK", "1"))
#: An expert in a hurry: enough time for every stage of its search.
HASTE = Budget(seconds=0.02)
BRISK = Budget(seconds=0.2)
TABLES = [(contract.id, players) for contract in GAME.box.contracts.values() for players in contract.players]
#: Every contract; in a quick run the numbers of players alternate.
SOME_TABLES = [
    (contract.id, contract.players[nth % len(contract.players)])
    for nth, contract in enumerate(GAME.box.contracts.values())
]


def cast(seed: int, contract: str, players: int) -> dict[str, object]:
    """Return options with characters drawn from the seed."""
    rng = random.Random(f"{seed} {contract} {players}")
    hunters = rng.sample(list(GAME.box.hunters), 3)
    names = dict(zip(("hunter1", "hunter2", "hunter3"), hunters, strict=True))
    return {"players": players, "contract": contract, "beast": rng.choice(list(GAME.box.beasts)), **names}


def whole_game(
    seed: int, chosen: dict[str, object], hunted: str, hunting: str, budget: Budget | None = None
) -> Iterator[tuple[Bestia, int, Action]]:
    """Yield a game of bots: position, seat and choice before each answer of a player, and the end."""
    bots = [make_bot(GAME, hunted), make_bot(GAME, hunting)]
    rng, luck = random.Random(seed), random.Random(f"luck {seed}")
    position = GAME.begin(GAME.read_options(chosen), [])
    while now := asked(position):
        seat, frame = now[0], position.stack[-1]
        offered = frame.options(position, seat)
        if seat == CHANCE:
            action = offered[pick(luck, len(offered), frame.weights(position))]
        else:
            action = bots[min(seat, 1)].choose(GAME.view(position, seat), offered, rng, budget or Budget())
            yield position, seat, action
            assert action in offered, f"{action} is not offered by {frame}: {offered}"
        answer(position, seat, action, [])
    yield position, CHANCE, action


def victor(seed: int, chosen: dict[str, object], hunted: str, hunting: str, budget: Budget) -> int:
    """Return the winner."""
    *_, (position, _, _) = whole_game(seed, chosen, hunted, hunting, budget)
    return position.victor


@cache
def line_of(players: int, number: int) -> LineOfPlay:
    """Return a game in which everything happens, made once for all tests."""
    return rich_line(players, number)


def belief_about(position: Bestia) -> Belief:
    """Return what the hunters can know."""
    return belief_with_first(position, UNKNOWN)


def belief_with_first(position: Bestia, first: int) -> Belief:
    """Return the same if they have seen the oldest card."""
    model = SearchContext(position.terms).beast_model(habits.Scene(position.pawn, tuple(position.folk), 0))
    return Belief(model, position.pawn, position.steps, position.facts, first)


def choice(scene: Scene, level: str, luck: int = 1) -> str:
    """Return the choice of a bot of this level in a scene, in notation."""
    seat = scene.asked[0]
    bot = make_bot(scene.game, level)
    return str(bot.choose(scene.view(seat), options(scene.position, seat), random.Random(luck)))


def wants(scene: Scene, text: str, level: str = "expert") -> bool:
    """Whether a bot of this level chooses this in a scene."""
    return choice(scene, level) == str(scene.action(text))


# Everywhere ---------------------------------------------------------------------------


def test_the_levels() -> None:
    assert levels(GAME) == ("random", *LEVELS)


@pytest.mark.parametrize(("contract", "players"), TABLES if SOAK > 1 else SOME_TABLES)
def test_whole_games_are_legal_and_end(contract: str, players: int) -> None:
    for number in range(SOAK):
        chosen = cast(number, contract, players)
        *_, (position, _, _) = whole_game(number, chosen, "novice", "regular")
        assert position.over and position.victor in (BEAST_WON, HUNTERS_WON)


@pytest.mark.parametrize("players", first_only(4, 2))
def test_experts_play_on_in_haste(players: int) -> None:
    *_, (position, _, _) = whole_game(3, {"players": players, "days": 1}, "expert", "expert", HASTE)
    assert position.over


@pytest.mark.parametrize("players", first_only(3, 4, 2))
def test_choices_are_legal_wherever_anything_happens(players: int) -> None:
    """Upgrades, traps, summons, reactions: positions that bots alone would seldom reach."""
    line = line_of(players, 1)
    assert isinstance(line.game, BestiaGame)
    bots = [make(line.game) for make in BOTS.values()]
    looked: set[str] = set()
    for at, moment in enumerate(line.moments):
        position: Bestia = moment.position
        rule = type(position.stack[-1]).__name__ if position.stack else ""
        if position.over or CHANCE in asked(position) or (rule in looked and at % (40 // SOAK or 1)):
            continue
        looked.add(rule)
        for seat in asked(position):
            view, offered = line.game.view(position, seat), options(position, seat)
            for bot in bots:
                assert bot.choose(view, offered, random.Random(at), HASTE) in offered
    assert len(looked) > 12


@pytest.mark.parametrize("level", LEVELS)
def test_choices_depend_on_the_view_alone(level: str) -> None:
    looked = 0
    bot = make_bot(GAME, level)
    for at, (position, seat, _) in enumerate(whole_game(5, {"players": 3, "days": 2}, "novice", "novice")):
        if seat == CHANCE or at % 9:
            continue
        view, offered = GAME.view(position, seat), options(position, seat)
        other = GAME.redeal(view, random.Random(at))
        first = bot.choose(view, offered, random.Random(at), HASTE)
        again = bot.choose(GAME.view(other, seat), options(other, seat), random.Random(at), HASTE)
        assert again is first
        looked += 1
    assert looked > 10


def test_experts_beat_novices_on_both_sides() -> None:
    chosen = cast(1, "great-cleansing", 3)
    as_beast = [victor(seed, chosen, "expert", "novice", BRISK) for seed in (1, 2, 3)]
    as_hunters = [victor(seed, chosen, "novice", "expert", BRISK) for seed in (1, 2, 3)]
    assert as_beast.count(BEAST_WON) >= 2 and as_hunters.count(HUNTERS_WON) >= 2


# The belief ---------------------------------------------------------------------------


@pytest.mark.rules("BES-INFO-04")
@pytest.mark.parametrize("players", first_only(3, 4, 2))
def test_the_belief_never_rules_out_the_true_location(players: int) -> None:
    exact = 0
    for number in range(3 * SOAK):
        for moment in line_of(players, number).moments[::3]:
            position: Bestia = moment.position
            if not position.track or position.over:
                continue
            belief = belief_about(position)
            assert belief.chances[position.place] > 0
            assert sum(belief.chances.values()) == pytest.approx(1.0)
            if not belief.pruned and len(position.track) < 12:
                possible = ways_to(position.terms.places, position.pawn, position.steps, position.facts)
                assert list(belief.chances) == list(possible)
                exact += 1
    assert exact > 20


@pytest.mark.rules("BES-INFO-04")
def test_the_belief_never_rules_out_the_true_location_of_a_thinking_beast() -> None:
    looked = 0
    for position, seat, _ in whole_game(2, {"players": 3}, "regular", "regular"):
        if seat > BEAST and position.track:
            assert belief_about(position).chances[position.place] > 0
            looked += 1
    assert looked > 50


@pytest.mark.parametrize("players", first_only(4, 2))
def test_ways_that_are_drawn_fit_all_that_is_known(players: int) -> None:
    looked = 0
    for moment in line_of(players, 2).moments[::7]:
        position: Bestia = moment.position
        if position.track and not position.over:
            for way in belief_about(position).draw(random.Random(looked), 5):
                _check_way(position, way)
                looked += 1
    assert looked > 20


def _check_way(position: Bestia, way: Way) -> None:
    places = position.terms.places
    assert len(way.track) == len(position.track) == len(way.marks) and way.path[0] == position.pawn
    for card, here, there in zip(way.track, way.path, way.path[1:], strict=False):
        assert places.follow(here, card) == there
    for place, trails in enumerate(position.trails):
        if trails and not position.stale >> place & 1:
            assert way.marks.count(place) >= trails


def test_without_model_the_belief_counts_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all cards and ends equally likely, every path is as likely as any other, and can be counted."""
    monkeypatch.setattr("polnoc.games.bestia.bots.belief.UNIFORM_SHARE", 0.0)
    scene = Scene(beast_at="E5", way="n n")
    position = scene.position
    beast_model = PlainModel(position.terms.places, ())
    monkeypatch.setattr(PlainModel, "lays", lambda *_: [[1.0] * 5 for _ in position.terms.places.all])
    belief = Belief(beast_model, position.pawn, position.steps, position.facts)
    counted = ways_to(position.terms.places, position.pawn, position.steps, position.facts)
    total = sum(counted.values())
    assert belief.chances == pytest.approx({place: ways / total for place, ways in counted.items()})


def test_the_oldest_card_is_part_of_the_belief() -> None:
    scene = Scene(beast_at="E5", way="n n")
    position, context = scene.position, SearchContext(scene.terms)
    known = belief_with_first(position, 0)
    assert set(known.chances) < set(context.chances(position))
    assert all([way.track[0] == 0 for way in known.draw(random.Random(1), 20)])


# Clear decisions ----------------------------------------------------------------------


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_the_beast_strikes_when_that_wins(level: str) -> None:
    away = {"helga": "A1", "iona": "A1"}
    scene = Scene(beast_at="F3", way="e", at=away, hands={"beast": ["pursuit"]}, hurts={"G3": 1})
    scene.position.tally[3] = 1
    assert choice(scene, level).startswith("play ")
    scene.play("play pursuit")
    assert wants(scene, "hit-folk G3", level)


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_hunter_strikes_a_dying_beast(level: str) -> None:
    scene = Scene(
        turn="helga",
        beast_at="B2",
        at={"helga": "B2", "iona": "I5"},
        wounds={"beast": 3},
        hands={"helga": ["frenzy"]},
    )
    scene.play("play frenzy")
    assert wants(scene, "hit-beast", level)


@pytest.mark.parametrize("players", [2, 3])
def test_a_hunter_calls_on_another_whose_blow_ends_it(players: int) -> None:
    """It makes no difference whether somebody else plays the other hunter: hunters think for each other."""
    scene = Scene(
        players=players, turn="helga", beast_at="B2", at={"helga": "B3", "iona": "B3"}, wounds={"beast": 3},
        hands={"helga": ["incite", "avarice"]}, spent={"helga": ["hunt", "track", "seer"]},
    )  # fmt: skip
    assert wants(scene, "play incite")


def test_a_hunter_searches_where_the_beast_must_be() -> None:
    """One card after it was seen at A1, with hunters on both exits, and trails under one of them."""
    scene = Scene(turn="helga", beast_at="A1", way="s", at={"helga": "A2", "iona": "B1"}, wounds={"beast": 3})
    assert belief_about(scene.position).chances == {scene.spot("A2"): 1.0}
    assert wants(scene, "play hunt")


def test_a_deadly_place_is_left() -> None:
    """Revealed beside two hunters with its last health, the Beast uses the card that takes it away."""
    scene = Scene(
        beast_at="B2", at={"helga": "B2", "iona": "B2"}, wounds={"beast": 3}, hands={"beast": ["dash"]},
        spent={"beast": ["summon-wolf", "call-of-the-pack", "feed", "moonlit-ambush"]},
    )  # fmt: skip
    assert wants(scene, "play dash")


def test_the_damage_upgrade_is_bought_first() -> None:
    scene = Scene(turn=None, grudges={"beast": 4}, hands={})
    scene.resolve_chance()
    assert wants(scene, "buy damage")


# Components ---------------------------------------------------------------------------


def test_a_finished_game_needs_no_judgement() -> None:
    scene = Scene()
    evaluation = SearchContext(scene.terms).evaluation
    for won, value in ((BEAST_WON, GAME_OVER), (HUNTERS_WON, -GAME_OVER)):
        scene.position.victor = won
        assert evaluation.beast(scene.position, {}) == value == evaluation.team(scene.position, {})


def test_every_card_is_worth_something_to_whoever_may_play_it() -> None:
    terms = Scene().terms
    evaluation = SearchContext(terms).evaluation
    for card in terms.cards:
        if card.number:
            assert evaluation.card[BEAST][card.number] > 0 and evaluation.card[1][card.number] > 0


def test_effects_with_a_worth_are_effects_of_cards() -> None:
    terms = Scene().terms
    assert {type(op.effect) for op in terms.ops} & set(EFFECTS)


def test_wounds_cost_more_the_fewer_are_left() -> None:
    evaluation = SearchContext(Scene().terms).evaluation
    assert (
        0
        < evaluation.loss(4, 1)
        < evaluation.loss(3, 1)
        < evaluation.loss(2, 1)
        < evaluation.loss(1, 1)
        < GAME_OVER
    )
    assert evaluation.loss(4, 0.5) == pytest.approx(evaluation.loss(4, 1) / 2)


def test_cards_are_drafted_by_worth() -> None:
    for position, seat, action in whole_game(4, {"players": 2, "days": 1}, "expert", "expert", HASTE):
        if seat == BEAST and isinstance(position.stack[-1], Drafting):
            brings = SearchContext(position.terms, drafted=expert_drafted()).draft_values[BEAST]
            offered = [option.arg for option in options(position, seat)]
            assert brings[action.arg] >= sorted([brings[card] for card in offered])[len(offered) // 2]
            return
    raise AssertionError("nothing was drafted")


def test_an_expert_beast_does_not_always_go_the_same_way() -> None:
    """Where two ways are as good, both are taken; a way that is much worse is not."""
    scene = Scene(turn="beast", hands={"beast": ["dash"]})
    position = scene.position
    answer(position, BEAST, scene.action("play dash"), [])
    while not any(option.verb == "lay" for option in options(position, BEAST)):
        answer(position, BEAST, options(position, BEAST)[0], [])
    view, offered = scene.view(BEAST), options(position, BEAST)
    ways: dict[str, set[str]] = {}
    for level in ("expert", "hand-made"):
        bot = make_bot(GAME, level)
        ways[level] = {bot.choose(view, offered, random.Random(seed)).text for seed in range(20)}
    assert len(ways["hand-made"]) == 1 < len(ways["expert"]) < len(offered)
