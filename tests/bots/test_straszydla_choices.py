"""The bots of Straszydła in positions with a clear best answer, and through whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from polnoc.bots import levels, make_bot
from polnoc.engine.actions import Action
from polnoc.engine.chance import Dice, Seed
from polnoc.engine.play import answer, asked
from polnoc.engine.seats import CHANCE
from polnoc.games.straszydla.bots.belief import Belief
from polnoc.games.straszydla.bots.bid_equilibrium import best_bids, turning_point
from polnoc.games.straszydla.bots.bot import Decision, ExpertDecision, Goals, NoviceDecision, RegularDecision
from polnoc.games.straszydla.bots.evaluators import RaceEvaluator
from polnoc.games.straszydla.bots.reachability import journeys
from polnoc.games.straszydla.bots.round_game import RoundGame
from polnoc.games.straszydla.rules.planning import Plans
from polnoc.games.straszydla.state import Straszydla
from tests.games.straszydla.scene import BOX, GAME, Scene
from tests.repeats import first_only

LEVELS = ("novice", "regular", "expert")
MINDS = {"novice": NoviceDecision, "regular": RegularDecision, "expert": ExpertDecision}
THINKING = ("regular", "expert")

#: Pact 1 asks for water 1, air 2, fire 2; by day these five eat 4, 4 + 2 and 4 + 2.
FIVE = ["brzeginia", "chmurnik", "nocnica", "skierka", "bledny-ognik"]
FOOD = {"water": 4, "air": 6, "fire": 6}


def choice(scene: Scene, level: str, name: str = "A", luck: int = 1) -> str:
    """Return the choice of a bot of this level for a player."""
    scene.pass_chance()
    seat = scene.seat(name)
    bot = make_bot(GAME, level)
    return bot.choose(GAME.view(scene.position, seat), scene.options(seat), random.Random(luck)).text


def play_on(scene: Scene, level: str, until: str) -> Scene:
    """Let bots of a level answer until a frame appears."""
    while scene.position.stack and scene.frame != until:
        name = scene.names[scene.asked[0]]
        scene.play(f"{name}: {choice(scene, level, name)}")
    return scene


# Whole games --------------------------------------------------------------------


def whole_game(
    players: int, level: str, seed: int
) -> Iterator[tuple[Straszydla, int, Sequence[Action], Action]]:
    """Yield a game of bots: position, seat, options and choice, before each answer of a player."""
    bot = make_bot(GAME, level)
    luck, pick, drawn = random.Random(seed), Dice(Seed.simulated(seed)).pick, 0
    position = GAME.begin(GAME.read_options({"players": players}), [])
    while now := asked(position):
        seat, frame = now[0], position.stack[-1]
        offered = frame.options(position, seat)
        if seat == CHANCE:
            chosen = offered[pick(drawn, len(offered), frame.weights(position))]
            drawn += 1
        else:
            chosen = bot.choose(GAME.view(position, seat), offered, luck)
            yield position, seat, offered, chosen
        answer(position, seat, chosen, [])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", first_only(3, 4, 2))
def test_whole_games_are_legal_and_somebody_fulfils_his_pact(players: int, level: str) -> None:
    position = None
    for position, _, offered, chosen in whole_game(players, level, seed=2):
        assert chosen in offered, f"{chosen} is not offered by {position.stack[-1]}: {offered}"
    assert position is not None and position.over
    assert 1 <= len(GAME.winners(position)) <= players
    assert position.period < position.terms.options.periods


def test_the_levels() -> None:
    assert levels(GAME) == ("random", *LEVELS)


# Planning -----------------------------------------------------------------------


def mind_of(position: Straszydla, seat: int, level: str, rng: random.Random | None = None) -> Decision:
    options = position.stack[-1].options(position, seat)
    return MINDS[level](GAME, GAME.view(position, seat), options, rng or random.Random(1))


def assert_goals_can_be_walked(position: Straszydla, seat: int, goals: Goals) -> None:
    assert goals
    for journey, chance in goals:
        assert 0 < chance < 1 + 1e-9
        after = position.clone()
        for step in journey.answers:
            assert step in after.stack[-1].options(after, seat), f"{step} of {journey}"
            answer(after, seat, step, [])
        frame: Any = after.stack[-1]
        assert not isinstance(frame, Plans) or frame.ready >> seat & 1


@pytest.mark.rules("STR-PLAN-03", "STR-MOVE-03")
@pytest.mark.parametrize("players", first_only(3, 4, 2))
def test_mixed_plans_are_chances_and_every_step_of_them_is_legal(players: int) -> None:
    seen = set()
    for position, seat, _, _ in whole_game(players, "expert", seed=11):
        if position.period == 3:
            break
        moment = (position.period, position.clock, seat)
        if not isinstance(position.stack[-1], Plans) or moment in seen:
            continue
        seen.add(moment)
        decision = mind_of(position, seat, "expert")
        round_game = decision.round_game(journeys(position, seat))
        mix = round_game.mix(random.Random(1))
        assert sum(mix) == pytest.approx(1) and min(mix) >= 0
        assert len(mix) == len(round_game.places[seat])
        assert_goals_can_be_walked(position, seat, decision.goals())
    assert len(seen) == 8 * players


@pytest.mark.parametrize("level", LEVELS)
def test_a_hoard_of_cubes_that_nobody_else_can_reach_is_fetched(level: str) -> None:
    scene = Scene(
        2,
        at="plan",
        pawns={"A": "huta", "B": "kamieniolom"},
        cubes={"remiza": 9},
        stops=["stawy", "wiatraki", "cegielnia"],
    )
    goals = mind_of(scene.position, 0, level).goals()
    assert [scene.tile_at(journey.end) for journey, _ in goals] == ["remiza"]


def test_two_who_want_the_same_mix() -> None:
    """Two good places and two players: always going to the same one would be punished."""
    scene = Scene(2, at="plan", pawns={"A": "remiza", "B": "metro"}, cubes={"huta": 5, "bulwary": 5})
    goals = mind_of(scene.position, 0, "expert").goals()
    assert len(goals) > 1
    assert max([chance for _, chance in goals]) < 0.9


def test_the_plan_that_is_drawn_is_followed_to_its_end() -> None:
    scene = Scene(2, at="plan", pawns={"A": "remiza", "B": "metro"}, cubes={"huta": 5, "bulwary": 5})
    ends = {journey.end for journey, _ in mind_of(scene.position, 0, "expert").goals()}
    for luck in range(5):
        position, rng, bot = scene.position.clone(), random.Random(luck), make_bot(GAME, "expert")
        frame: Any = position.stack[-1]
        while not frame.ready & 1:
            way = frame.plans[0][2]
            offered = frame.options(position, 0)
            answer(position, 0, bot.choose(GAME.view(position, 0), offered, rng), [])
            frame = position.stack[-1]
        assert way[-1] % 100 in ends


@pytest.mark.parametrize("level", THINKING)
def test_a_plan_that_leads_nowhere_is_begun_anew(level: str) -> None:
    scene = Scene(
        2,
        at="plan",
        pawns={"A": "huta", "B": "kamieniolom"},
        cubes={"remiza": 9},
        stops=["stawy", "wiatraki", "cegielnia"],
    )
    scene.step(f"A: step {1}").step("A: step 2").step("A: step 2")
    assert choice(scene, level) == "clear"


@pytest.mark.rules("STR-IMP-05")
@pytest.mark.parametrize("level", THINKING)
def test_a_stop_is_removed_only_where_it_pays(level: str) -> None:
    pawns = {"A": "huta", "B": "kamieniolom"}
    rich = Scene(2, at="plan", pawns=pawns, imps={"A": ["podpalacz"]}, stops=["remiza"], cubes={"remiza": 9})
    assert choice(rich, level) == "use 9"
    rich.play("use 9")
    assert choice(rich, level) == f"unblock {rich.cell('remiza')}"
    poor = Scene(
        2, at="plan", pawns=pawns, imps={"A": ["podpalacz"]}, stops=["remiza"], cubes={"fontanna": 9}
    )
    assert choice(poor, level) == "skip"


def test_a_place_that_takes_an_imp_to_reach_is_worth_less() -> None:
    shut = ["huta", "cmentarz", "niespokojny-lasek", "stawy", "kamieniolom", "cegielnia"]
    pawns = {"A": "wiatraki", "B": "dachy"}
    scene = Scene(2, at="plan", pawns=pawns, stops=shut, imps={"A": ["przeciek"]})
    evaluator = RaceEvaluator(scene.position, 0)
    ways = [journeys(scene.position, seat) for seat in (0, 1)]
    round_game = RoundGame(evaluator, ways)
    dear = [cell for cell, journey in ways[0].items() if journey.imps]
    assert dear
    for cell in dear:
        assert round_game.now[0][cell] < evaluator.cells(0, False)[cell]


# Several pacts at once ----------------------------------------------------------


@pytest.mark.rules("STR-AMB-45")
def test_an_expert_knows_who_wins_if_several_are_done_at_once() -> None:
    evaluator = RaceEvaluator(Scene(2, at="plan", starter="A", dread={"A": 2, "B": 2}).position, 0)
    begins, later = evaluator.preferred(0, 2, 1, 0), evaluator.preferred(1, 2, 0, 0)
    assert begins < 0.5 < later, "of equals whoever came later in the first period wins"
    assert later == evaluator.preferred(0, 3, 1, 0) < evaluator.preferred(0, 4, 1, 0), "more dread wins"
    assert begins < evaluator.preferred(0, 2, 1, 4) < 0.5, "much may happen in four rounds"


@pytest.mark.rules("STR-AMB-45")
@pytest.mark.parametrize(("rule", "preferred"), [("strength", 0.5), ("shared", 1.0)])
def test_dread_is_no_advantage_where_it_does_not_decide(rule: str, preferred: float) -> None:
    evaluator = RaceEvaluator(Scene(2, at="plan", dread={"A": 9}, shared_victory=rule).position, 0)
    assert evaluator.preferred(0, 9, 1, 2) == evaluator.preferred(1, 0, 0, 2) == preferred


# Duels --------------------------------------------------------------------------


def duel(faces: Sequence[int], energy: tuple[int, int], **more: Any) -> Scene:
    """Return a scene: A and B have met where five cubes lie, and have rolled; A two dice, B three."""
    scene = Scene(
        2,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        cubes={"huta": 5},
        spooks={"A": ["zmora"], "B": ["leszy"]},
        purses={"A": {"energy": energy[0]}, "B": {"energy": energy[1]}},
        tops={"air-imp": "gwizd"},
        **more,
    )
    for face in faces:
        pass_offers(scene)
        scene.step(f"die {face}")
    return scene


def pass_offers(scene: Scene) -> None:
    """Buy and use nothing around the roll."""
    while scene.asked != (CHANCE,) and "skip" in scene.offers():
        scene.step(f"{scene.asked_names[0]}: skip")


@pytest.mark.rules("STR-DUEL-15")
@pytest.mark.parametrize("level", THINKING)
def test_nobody_pays_for_a_duel_that_is_lost_or_won_anyway(level: str) -> None:
    for luck in range(6):
        assert choice(duel((1, 1, 6, 6, 6), (2, 2)), level, "A", luck) == "bid 0"
        assert choice(duel((1, 1, 6, 6, 6), (2, 2)), level, "B", luck) == "bid 0"


@pytest.mark.parametrize("level", THINKING)
def test_bids_are_drawn_at_random_where_a_fixed_one_would_be_beaten(level: str) -> None:
    bids = {choice(duel((3, 3, 4, 3, 1), (5, 5)), level, "A", luck) for luck in range(30)}
    assert len(bids) > 1


@pytest.mark.rules("STR-DUEL-15")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("energy", [(104, 2), (104, 104)])
def test_a_hoard_of_energy_leads_to_no_bid_that_cannot_be_made(level: str, energy: tuple[int, int]) -> None:
    """Bids end at 60, and a purse may hold more, where energy is worth nothing any more."""
    scene = duel((5, 2, 6, 6, 2), energy)
    pass_offers(scene)
    for luck in range(30):
        assert choice(scene, level, "A", luck) in scene.offers("A")


@pytest.mark.rules("STR-DUEL-15")
def test_whoever_cannot_win_bids_nothing_even_if_energy_is_worthless() -> None:
    hopeless = turning_point((5, 2), (6, 6, 2), first_wins_tie=True)
    assert best_bids(hopeless, (104, 2), (0.0, 0.0)) == ([1.0], [1.0])
    assert best_bids(turning_point((6, 6, 2), (5, 2), True), (2, 104), (0.0, 0.0)) == ([1.0], [1.0])


@pytest.mark.rules("STR-DUEL-18")
@pytest.mark.parametrize("level", LEVELS)
def test_who_has_bid_more_turns_the_dice_and_wins(level: str) -> None:
    scene = duel((3, 3, 4, 3, 1), (5, 0)).play("A: bid 5")
    while scene.frame == "ChangeDice":
        scene.play(f"A: {choice(scene, level)}")
    assert scene.told("wins-duel") == [] or scene.told("wins-duel")[0]["seat"] == 0
    assert scene.frame == "Retreat" and scene.asked_names == "A"


@pytest.mark.rules("STR-DREAD-05")
def test_an_expert_rolls_a_bad_die_again_where_much_is_at_stake() -> None:
    scene = duel((1, 6, 5, 3, 1), (0, 0), dread={"A": 9})
    assert choice(scene, "expert") == "reroll 0"


# Frightening --------------------------------------------------------------------


@pytest.mark.rules("STR-FRIGHT-11")
@pytest.mark.parametrize("level", LEVELS)
def test_a_die_is_turned_where_that_catches_a_cube_more(level: str) -> None:
    """Strength 5 and a sum of 6: one point increases the cubes of earth from two to three."""
    scene = Scene(
        2,
        pawns={"A": "kopalnia"},
        spooks={"A": ["nocnica", "wroniec"]},
        purses={"A": {"energy": 8}},
        pacts={"A": 2, "B": 1},
    )
    scene.step("frighten").step("die 3").step("die 3")
    assert choice(scene, level) in ("lower 0", "lower 1")


# Acting and feeding -------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_what_lies_there_is_collected(level: str) -> None:
    assert choice(Scene(2, pawns={"A": "huta"}, cubes={"huta": 2}), level) == "collect"


@pytest.mark.rules("STR-DREAD-05")
def test_dread_is_given_for_an_imp_that_wins() -> None:
    """Two cubes are missing for the last meal: three dread are one cube, or an imp that recolours both."""
    scene = Scene(
        2,
        number=4,
        pawns={"A": "huta"},
        spooks={"A": FIVE},
        purses={"A": {**FOOD, "fire": 4, "earth": 2}, "B": {"water": 6, "air": 12, "earth": 12}},
        dread={"A": 3},
        pacts={"A": 1, "B": 2},
        tops={"earth-imp": "przekupien"},
    )
    assert choice(scene, "expert") == "dread-imp", "later the rival will be ready too"
    assert choice(scene.play("dread-imp"), "expert") == "imp 3"
    assert play_on(scene.play("imp 3"), "expert", until="Plans").winners == "A"


def feast(**more: Any) -> Scene:
    given: dict[str, Any] = {"spooks": {"A": FIVE}, "purses": {"A": FOOD}, **more}
    return Scene(2, at="feed", pacts={"A": 1, "B": 2}, **given)


@pytest.mark.rules("STR-WIN-01")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "more",
    [
        pytest.param({}, id="enough"),
        pytest.param({"purses": {"A": {**FOOD, "fire": 5, "earth": 3}}}, id="trade"),
        pytest.param({"purses": {"A": {**FOOD, "fire": 4, "energy": 6}}}, id="two-trades"),
        pytest.param({"purses": {"A": {**FOOD, "fire": 2}}, "dread": {"A": 4}}, id="free-meal"),
        pytest.param({"purses": {"A": {**FOOD, "fire": 5}}, "dread": {"A": 2}}, id="dread-cube"),
        pytest.param({"purses": {"A": {**FOOD, "fire": 5}}, "imps": {"A": ["spizarnik"]}}, id="ease"),
        pytest.param(
            {"purses": {"A": {**FOOD, "fire": 4, "earth": 2}}, "imps": {"A": ["przekupien"]}}, id="recolour"
        ),
        pytest.param({"purses": {"A": {**FOOD, "fire": 5}}, "imps": {"A": ["zadziora"]}}, id="swap"),
        pytest.param(
            {"purses": {"A": {**FOOD, "water": 3, "energy": 2}}, "imps": {"A": ["iskrzak"]}}, id="energy"
        ),
        pytest.param(
            {"spooks": {"A": [*FIVE[:4], "strzyga"]}, "purses": {"A": {**FOOD, "earth": 3}}}, id="3/3"
        ),
        pytest.param(
            {
                "spooks": {"A": FIVE[:4]},
                "purses": {"A": {**FOOD, "earth": 6}},
                "tops": {"fire": "bledny-ognik"},
            },
            id="buy",
        ),
        pytest.param(
            {
                "spooks": {"A": FIVE[:4]},
                "purses": {"A": {**FOOD, "fire": 5, "earth": 5, "energy": 3}},
                "imps": {"A": ["zadziora"]},
                "tops": {"fire": "bledny-ognik"},
            },
            id="buy-with-an-imp",
        ),
        pytest.param(
            {
                "spooks": {"A": FIVE[:4]},
                "purses": {"A": {**FOOD, "fire": 4, "earth": 2, "energy": 6}},
                "imps": {"A": ["przekupien"]},
                "tops": {"fire": "bledny-ognik"},
            },
            id="recolour-before-buying",
        ),
    ],
)
def test_a_pact_that_can_be_fulfilled_is_fulfilled(more: dict[str, Any], level: str) -> None:
    scene = play_on(feast(**more), level, until="Plans")
    assert scene.winners == "A"


@pytest.mark.parametrize("level", LEVELS)
def test_a_pact_that_cannot_be_fulfilled_does_not_stop_the_game(level: str) -> None:
    scene = play_on(feast(purses={"A": {"fire": 6}}), level, until="Plans")
    assert scene.winners == "" and scene.frame == "Plans"


@pytest.mark.parametrize("level", LEVELS)
def test_payments_that_somebody_else_began_are_ended(level: str) -> None:
    """A person may ask for a hint in the middle of anything."""
    trading = Scene(2, purses={"A": {"fire": 3, "earth": 2, "energy": 2}}).play("trade")
    assert choice(trading, level).startswith("give")
    trading.play("give 2", "give 3", "give 4")
    assert choice(trading, level).startswith("take")
    recolouring = Scene(2, purses={"A": {"fire": 3}}, imps={"A": ["przekupien"]}).play("use 11")
    assert choice(recolouring, level) == "enough"
    recolouring.play("give 2")
    assert choice(recolouring, level).startswith("take")


# Pacts of others ----------------------------------------------------------------


def test_kept_spooks_tell_of_a_pact() -> None:
    """Two air, two fire and a water spook: pact 1, and hardly one without air or fire."""
    scene = Scene(2, at="plan", spooks={"B": FIVE}, pacts={"A": 2, "B": 1})
    chances = Belief(scene.position, 0).chances(1)
    assert sum(chances) == pytest.approx(1)
    assert max(range(len(chances)), key=chances.__getitem__) == 1
    assert chances[2] == 0  # it is mine
    assert chances[1] > 4 * min([chance for pact, chance in enumerate(chances) if pact not in (0, 2)])


def test_without_a_trace_every_other_pact_is_as_likely() -> None:
    scene = Scene(3, at="plan", pacts={"A": 5, "B": 1, "C": 2})
    chances = Belief(scene.position, 0).chances(2)
    others = [chance for pact, chance in enumerate(chances) if pact not in (0, 5)]
    assert others == pytest.approx([1 / (len(BOX.pacts) - 2)] * len(others))
