"""Advice in Straszydła: it exists for every decision, in both languages, and is true.

POLNOC_SOAK multiplies the number of games that are checked.
"""

from __future__ import annotations

import dataclasses
import itertools
import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from polnoc.bots import make_bot
from polnoc.bots.advice import advise, in_words
from polnoc.engine.advice import Advice, Reason
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.play import answer, options
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.actions import READY
from polnoc.games.straszydla.bots.advice import REASONS, caught, percent
from polnoc.games.straszydla.bots.bid_equilibrium import NEVER, turning_point
from polnoc.games.straszydla.bots.reachability import completions
from polnoc.games.straszydla.cards import TILE_CARDS
from polnoc.games.straszydla.rules.duels import successes
from polnoc.games.straszydla.rules.planning import JUMPED, Plan, Plans, new_plan, plan_options, planned
from polnoc.words import LANGUAGES, Words
from tests.games.straszydla.scene import SPOOKS, TILES, Scene, in_a_suburb
from tests.words.plain import LEAK

GAME = PACKAGE.make_game()
NAMES = ["Ania", "Bartek", "Celina", "Darek"]
SOAK = int(os.environ.get("POLNOC_SOAK", "1"))
#: How often each kind of decision is checked.
LOOKS = 4 * SOAK
#: Without a helpful imp on top nobody is asked about trades in a duel.
NO_TRADE = {"air-imp": "gwizd"}


def ask(scene: Scene, name: str = "A", luck: int = 1) -> Advice:
    """Return the advice for a player of a scene; it can be put into words in every language."""
    seat = scene.seat(name)
    view = GAME.view(scene.position, seat)
    advice = advise(GAME, view, scene.options(seat), random.Random(luck))
    check(advice, view, len(scene.names), scene.options(seat))
    return advice


def check(advice: Advice, view: Any, players: int, options: Sequence[Any]) -> None:
    """Check that it is legal, has reasons, and can be put into words."""
    assert advice.action in [option.text for option in options]
    assert advice.reasons
    for language in LANGUAGES:
        said = in_words(advice, Words(language, GAME, NAMES[:players], view["seat"], strict=True), view)
        assert len(said) > len(advice.reasons)
        assert all(sentence.strip() and not LEAK.search(sentence) for sentence in said)


def reason_args(advice: Advice, key: str) -> dict[str, Any]:
    """Return the arguments of the one reason with this key."""
    [found] = [reason.args for reason in advice.reasons if reason.key == key]
    return dict(found)


def keys(advice: Advice) -> list[str]:
    return [reason.key for reason in advice.reasons]


# Every kind of decision -----------------------------------------------------------------


def test_games_are_full_of_decisions_and_each_has_advice() -> None:
    """Rivals at random try everything that the rules offer."""
    looked: Counter[str] = Counter()
    bot = make_bot(GAME, "random")
    for number in range(6 * SOAK):
        players = 2 + number % 3
        match = Match(GAME, GAME.read_options({"players": players, "periods": 2}), Seed.simulated(number))
        rng = random.Random(number)
        while match.asked:
            seat = rng.choice(match.asked)
            view, options = match.view(seat), match.options(seat)
            rule = view["frames"][-1]["rule"]
            if looked[rule] < LOOKS:
                looked[rule] += 1
                check(advise(GAME, view, options, rng), view, players, options)
            match.answer(seat, bot.choose(view, options, rng))
    assert COMMON <= set(looked) <= COMMON | {frame for frame, _, _ in RARE}


#: Decisions that occur in one of a few games.
COMMON = {
    "ChooseTime", "Settle", "TakeStarters", "Plans", "AfterRoll", "Bids", "ChangeDice", "Retreat", "Act",
    "Frighten", "Trade", "Pay", "Feed",
}  # fmt: skip

#: Rare decisions: the frame, what may be advised, and a scene.
RARE: list[tuple[str, set[str], Scene]] = [
    ("BeforePlanning", {"use", "skip"}, Scene(2, at="plan", stops=["huta"], imps={"A": ["podpalacz"]})),
    ("AfterMoving", {"use", "skip"}, Scene(2, at="moved", imps={"A": ["wir"]})),
    (
        "BeforeRoll",
        {"use", "skip"},
        Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, imps={"A": ["zadziora"]}),
    ),
    (
        "PickDice",
        {"pick"},
        Scene(2, pawns={"A": "kopalnia"}, spooks={"A": ["strzyga", "rusalka"]}, imps={"A": ["psotnik"]}).play(
            "frighten", "die 1", "die 2", "use 4"
        ),
    ),
    (
        "SetOne",
        {"set"},
        Scene(2, pawns={"A": "kopalnia"}, spooks={"A": ["strzyga", "rusalka"]}, imps={"A": ["podmuch"]}).play(
            "frighten", "die 1", "die 2", "use 5"
        ),
    ),
    (
        "SetOne",
        {"set"},
        Scene(
            2, at="duels", pawns={"A": "huta", "B": "huta"}, imps={"A": ["podmuch"]}, cubes={"huta": 2}
        ).play("die 1", "die 2", "die 3", "die 4", "use 5"),
    ),
    (
        "ChooseEased",
        {"ease"},
        Scene(2, at="feed", spooks={"A": ["rusalka", "leszy"]}, imps={"A": ["spizarnik"]}).play("use 10"),
    ),
    (
        "AfterWinning",
        {"use", "skip"},
        Scene(
            2,
            at="duels",
            pawns={"A": "huta", "B": "huta"},
            imps={"A": ["kret"]},
            purses={"B": {"fire": 2}},
        ).play("die 6", "die 6", "die 1", "die 1"),
    ),
    ("TakeCube", {"take"}, Scene(2, dread={"A": 2}).play("dread-cube")),
    ("ChooseImp", {"imp"}, Scene(2, dread={"A": 3}).play("dread-imp")),
    (
        "Recolouring",
        {"give", "enough"},
        Scene(2, purses={"A": {"fire": 2}}, imps={"A": ["przekupien"]}).play("use 11"),
    ),
    ("Walk", {"jump", "skip"}, in_a_suburb()),
    ("Summoning", {"colour"}, Scene(2, at="summon", pawns={"A": "centrum"})),
    ("ChooseColour", {"colour"}, Scene(2, pawns={"A": "centrum"}, cubes={"centrum": 1}).play("collect")),
]


def test_no_kind_of_decision_is_forgotten() -> None:
    assert COMMON | {frame for frame, _, _ in RARE} == set(REASONS)


@pytest.mark.parametrize(
    ("frame", "verbs", "scene"), RARE, ids=[f"{frame}-{nth}" for nth, (frame, _, _) in enumerate(RARE)]
)
def test_rare_decisions_have_advice_too(frame: str, verbs: set[str], scene: Scene) -> None:
    assert scene.frame == frame
    assert ask(scene).action.split()[0] in verbs


@pytest.mark.parametrize(
    ("imps", "purse", "reason"),
    [
        (["wir"], {}, "advice-keep-imp"),
        ([], {"fire": 2}, "advice-nothing-more"),
        ([], {"fire": 3, "air": 3, "water": 2}, "advice-no-purchase"),
    ],
)
def test_who_waits_while_only_the_bank_offers_something_is_told_why(
    imps: list[str], purse: dict[str, int], reason: str
) -> None:
    scene = Scene(2, at="plan", stops=["huta"], imps={"A": ["podpalacz", *imps]}, purses={"A": purse})
    advice = ask(scene.play("swap 9"))
    assert scene.frame == "BeforePlanning"
    assert advice.action == "skip"
    assert [told.key for told in advice.reasons] == [reason]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choices_before_the_first_round_have_advice(players: int) -> None:
    scene = Scene.new(players, layout="old-town", first=1).pass_chance()
    asked_for = []
    while scene.frame != "Plans":
        asked_for.append(scene.frame)
        scene.play(ask(scene, scene.asked_names).action)
    assert asked_for == ["ChooseTime"] + ["Settle"] * players + ["TakeStarters"] * players


def test_where_there_is_nothing_to_choose_the_advice_says_so() -> None:
    scene = Scene(2, at="feed")
    assert scene.offers() == ["done"]
    assert keys(ask(scene)) == ["advice-only", "advice-all-fed"]


def test_advice_is_the_same_whatever_the_others_hide() -> None:
    scenes = [Scene(2, at="plan", pacts={"A": 1, "B": pact}, cubes={"huta": 2}) for pact in (2, 7)]
    scenes[1].step("B: step 4")
    assert ask(scenes[0]) == ask(scenes[1])


# Planning -------------------------------------------------------------------------------


def every_end(scene: Scene, name: str) -> set[int]:
    """Return where a plan can end, by trying every plan."""
    seat = scene.seat(name)
    ends: set[int] = set()
    todo: list[Plan] = [new_plan(scene.position, seat)]
    while todo:
        plan = todo.pop()
        for action in plan_options(scene.position, seat, plan):
            if action is READY:
                ends.add(plan[2][-1] % JUMPED)
            elif action.verb != "clear":
                todo.append(planned(scene.position, seat, plan, action))
    return ends


def at_goal(scene: Scene, advice: Advice) -> int:
    return at_goal_of(GAME.view(scene.position, 0), advice)


def at_goal_of(view: Any, advice: Advice) -> int:
    found: int = list(view["layout"]).index(int(reason_args(advice, "advice-goal")["card"]) - TILE_CARDS)
    return found


def test_a_plan_says_where_it_leads_what_lies_there_and_what_is_lacking() -> None:
    scene = Scene(
        2,
        at="plan",
        pawns={"A": "wiatraki", "B": "kamieniolom"},
        spooks={"A": ["zar-ptak"], "B": ["syrena"]},
        cubes={"huta": 4},
        pacts={"A": 1},
        stops=["centrum", "spalona-kamienica", "plywalnia", "strychy", "kopalnia"],
    )
    advice = ask(scene)
    assert scene.tile_at(at_goal(scene, advice)) == "huta"
    assert reason_args(advice, "advice-cubes") == {"kind": 2, "count": 4}
    assert reason_args(advice, "advice-lacks") == {"kind": 2, "count": 5}


@pytest.mark.parametrize(
    "stops", [[], ["kopalnia", "kanaly", "kotlownia"], ["stawy", "wiatraki", "cegielnia"]]
)
def test_rivals_who_can_come_are_counted_right(stops: list[str]) -> None:
    scene = Scene(
        3,
        at="plan",
        pawns={"A": "remiza", "B": "kamieniolom", "C": "zaulek-neonow"},
        spooks={"A": ["zar-ptak"]},
        cubes={"fontanna": 6, "huta": 3},
        stops=stops,
    )
    advice = ask(scene)
    rivals = [name for name in "BC" if at_goal(scene, advice) in every_end(scene, name)]
    if rivals:
        said = reason_args(advice, "advice-rivals")
        assert said["seats"] == [scene.seat(name) for name in rivals]
        assert said["count"] == len(rivals)
    else:
        assert "advice-no-rivals" in keys(advice)


def test_following_the_advice_makes_a_plan_that_ends_where_it_said() -> None:
    scene = Scene(2, at="plan", cubes={"huta": 5, "dachy": 1}, spooks={"A": ["zar-ptak"]})
    goals = []
    while scene.asked == (0, 1):
        advice = ask(scene)
        goals.append(at_goal(scene, advice))
        scene.play(f"A: {advice.action}")
    assert len(set(goals)) == 1
    scene.plan("B", "kanaly", "strychy", "wieza")
    assert scene.position.pawn[0] == goals[0]


def planning(players: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Yield every moment of a game of experts in which somebody begins to plan."""
    match = Match(GAME, GAME.read_options({"players": players}), Seed.simulated(seed))
    bot, rng = make_bot(GAME, "expert"), random.Random(seed)
    while match.asked:
        seat = match.asked[0]
        frame = match.position.stack[-1]
        if isinstance(frame, Plans) and frame.plans[seat] == new_plan(match.position, seat):
            yield match, seat
        match.answer(seat, bot.choose(match.view(seat), match.options(seat), rng))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_plan_is_advised_whole_and_keeps_its_goal(players: int) -> None:
    """With any random numbers, every hint on the way names the same plan, which ends where the first said."""
    looked = 0
    for match, seat in itertools.islice(planning(players, 7), players, players + 4 * SOAK):
        looked += 1
        position = match.position.clone()
        whole: list[tuple[str, ...]] = []
        for luck in itertools.count():
            view, offered = GAME.view(position, seat), options(position, seat)
            advice = advise(GAME, view, offered, random.Random(luck))
            check(advice, view, players, offered)
            whole.append(tuple(reason_args(advice, "advice-plan")["cards"]))
            if advice.action == "ready":
                break
            answer(position, seat, GAME.actions.parse(advice.action), [])
        assert len(set(whole)) == 1
        (plan,) = [frame.plans[seat] for frame in position.stack[-1:] if isinstance(frame, Plans)]
        walked = [place % JUMPED for place in plan[2][1:]]
        assert whole[0] == tuple([TILE_CARDS + position.layout[cell] for cell in walked])
        marked = {mark.piece for mark in advice.marks}
        assert marked == {f"place-{cell}" for cell in walked}
    assert looked


@pytest.mark.parametrize("players", [2, 3])
def test_the_rest_of_a_plan_can_be_given_at_once(players: int) -> None:
    match, seat = next(planning(players, 3))
    position = match.position.clone()
    advice = advise(GAME, GAME.view(position, seat), options(position, seat), random.Random(1))
    for text in (advice.action, *advice.then):
        assert text in [action.text for action in options(position, seat)]
        answer(position, seat, GAME.actions.parse(text), [])
    view = GAME.view(position, seat)
    assert advise(GAME, view, options(position, seat), random.Random(2)).action == "ready"


def test_a_plan_of_ones_own_is_not_torn_up_for_nothing() -> None:
    """Another path to the same place is as good: there is no reason to start over."""
    match, seat = next(planning(2, 3))
    begun = GAME.view(match.position, seat)
    goal = at_goal_of(begun, advise(GAME, begun, match.options(seat), random.Random(1)))
    own = [
        journey
        for first in plan_options(match.position, seat, new_plan(match.position, seat))
        if first.verb == "step"
        for journey in [planned(match.position, seat, new_plan(match.position, seat), first)]
        if goal in completions(match.position, seat, journey)
    ]
    assert own
    for plan in own:
        position = match.position.clone()
        frame = position.stack[-1]
        assert isinstance(frame, Plans)
        position.stack[-1] = dataclasses.replace(
            frame, plans=tuple([plan if nth == seat else old for nth, old in enumerate(frame.plans)])
        )
        view = GAME.view(position, seat)
        advice = advise(GAME, view, options(position, seat), random.Random(1))
        assert advice.action != "clear"
        assert at_goal_of(view, advice) == goal


def test_before_the_first_round_the_hint_takes_what_its_figures_speak_for() -> None:
    for seed in range(4):
        match = Match(GAME, GAME.read_options({"players": 3}), Seed.simulated(seed))
        while match.asked:
            seat = match.asked[0]
            view, offered = match.view(seat), match.options(seat)
            rule = view["frames"][-1]["rule"]
            if rule == "Plans":
                break
            advice = advise(GAME, view, offered, random.Random(seed))
            if rule == "ChooseTime":
                figures = reason_args(advice, "advice-time")
                assert figures[advice.action] == max(figures.values())
            match.answer(seat, GAME.actions.parse(advice.action))


def test_no_bid_is_advised_with_the_words_that_it_never_wins() -> None:
    """A bid that only saves energy says so; one that is meant to win has a chance."""
    looked = 0
    for number in range(40):
        dice = random.Random(number)
        rolled = [f"die {dice.randint(1, 6)}" for _ in range(4)]
        purses = {name: {"energy": dice.randint(0, 3)} for name in "AB"}
        scene = Scene(2, at="duels", pawns={"A": "huta", "B": "huta"}, cubes={"huta": 3}, purses=purses)
        scene.play(*rolled)
        while scene.frame in ("BeforeRoll", "AfterRoll"):
            scene.play("skip")
        if scene.frame != "Bids" or 0 not in scene.asked:
            continue
        advice = ask(scene, luck=number)
        looked += 1
        assert [reason.args["percent"] for reason in advice.reasons if reason.key == "advice-bid"] != [0]
        assert ("advice-lots" in keys(advice)) == bool(advice.alternatives)
    assert looked > 5


def test_in_the_last_round_the_spook_to_be_summoned_is_named() -> None:
    scene = Scene(
        2,
        at="plan",
        number=4,
        pawns={"A": "wiatraki"},
        cubes={"huta": 5},
        tops={"fire": "smok"},
        pacts={"A": 1},
    )
    advice = ask(scene)
    assert scene.tile_at(at_goal(scene, advice)) == "huta"
    assert reason_args(advice, "advice-calls")["card"] == SPOOKS["smok"]
    assert reason_args(advice, "advice-fits") == {"element": 2}


# Duels ----------------------------------------------------------------------------------


def wins_with(mine: Sequence[int], theirs: Sequence[int], points: int, wins_tie: bool) -> bool:
    """Whether this many points turn dice, by trying every way to spend them."""
    spread = itertools.product(range(points + 1), repeat=len(mine))
    for ups in [way for way in spread if sum(way) <= points]:
        raised = tuple([face + up for face, up in zip(mine, ups, strict=True)])
        if max(raised) > 6:
            continue
        first, second = successes((raised, tuple(theirs)))
        if first > second or (first == second and wins_tie):
            return True
    return False


@pytest.mark.parametrize("number", range(12))
def test_what_is_said_about_bids_is_true(number: int) -> None:
    rng = random.Random(number)
    spooks = ({}, {"A": ["zar-ptak"], "B": ["smok"]}, {"A": ["smok"], "B": ["zar-ptak"]})[number % 3]
    counts = ((2, 2), (3, 2), (2, 3))[number % 3]  # the stronger one rolls a third die
    mine, theirs = [sorted([rng.randint(1, 6) for _ in range(count)], reverse=True) for count in counts]
    energy = rng.randint(1, 4)
    scene = Scene(
        2,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        cubes={"huta": 2},
        purses={"A": {"energy": 4}, "B": {"energy": energy}},
        spooks=spooks,
        tops=NO_TRADE,
    ).play(*[f"die {face}" for face in (*mine, *theirs)])
    tie = scene.position.strength(0) <= scene.position.strength(1)  # A came first
    advice = ask(scene)
    ahead = wins_with(mine, theirs, 0, tie)
    if ahead and "advice-cannot-lose" not in keys(advice):
        needed = reason_args(advice, "advice-ahead")["count"]
        assert wins_with(theirs, mine, needed, not tie)
        assert not wins_with(theirs, mine, needed - 1, not tie)
    elif "advice-cannot-win" not in keys(advice) and not ahead:
        needed = reason_args(advice, "advice-behind")["count"]
        assert wins_with(mine, theirs, needed, tie)
        assert not wins_with(mine, theirs, needed - 1, tie)
    if "advice-bid-sure" in keys(advice):
        bid = int(advice.action.split()[1])
        assert all(won(mine, theirs, bid - other, tie) for other in range(energy + 1))


def won(mine: Sequence[int], theirs: Sequence[int], lead: int, tie: bool) -> bool:
    """Whether I win if I bid this much more (or less) and both spend it in the best way."""
    return wins_with(mine, theirs, lead, tie) if lead >= 0 else not wins_with(theirs, mine, -lead, not tie)


def test_a_duel_that_cannot_be_turned_costs_no_energy() -> None:
    scene = Scene(
        2, at="duels", pawns={"A": "huta", "B": "huta"}, cubes={"huta": 3}, purses={"A": {"energy": 3}},
        tops=NO_TRADE,
    ).play("die 1", "die 1", "die 6", "die 6")  # fmt: skip
    assert turning_point((1, 1), (6, 6), False) >= 5
    advice = ask(scene)
    assert advice.action == "bid 0"
    assert reason_args(advice, "advice-behind")["count"] > 3
    assert "advice-bid-saves" in keys(advice)
    assert reason_args(advice, "advice-stake")["card"] == TILE_CARDS + TILES["huta"]


def test_points_in_a_duel() -> None:
    scene = Scene(
        2,
        at="duels",
        pawns={"A": "huta", "B": "huta"},
        purses={"A": {"energy": 3}, "B": {"energy": 1}},
        cubes={"huta": 2},
        tops=NO_TRADE,
    ).play("die 1", "die 1", "die 6", "die 6", "A: bid 3", "B: bid 0")
    advice = ask(scene)
    assert scene.frame == "ChangeDice"
    assert advice.reasons == (Reason("advice-too-few-points", {"left": 3}),)
    easy = Scene(
        2, at="duels", pawns={"A": "huta", "B": "huta"}, purses={"A": {"energy": 3}}, cubes={"huta": 2},
        tops=NO_TRADE,
    ).play("die 4", "die 4", "die 5", "die 4", "A: bid 2")  # fmt: skip
    advice = ask(easy)
    assert advice.reasons == (Reason("advice-points", {"left": 2, "count": 1}),)
    assert easy.play(advice.action, "keep").told("wins-duel")[0]["seat"] == 0


# Frightening ----------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "strength"), [(1, 3), (2, 8), (3, 9), (4, 14)])
def test_how_often_something_is_caught(count: int, strength: int) -> None:
    rolls = list(itertools.product(range(1, 7), repeat=count))
    hits = [roll for roll in rolls if abs(sum(roll) - strength) <= 2]
    assert caught(count, strength, 3) == pytest.approx(len(hits) / len(rolls))


def test_dice_that_are_changed_bring_what_was_said() -> None:
    scene = Scene(
        2, pawns={"A": "kopalnia"}, spooks={"A": ["strzyga", "leszy"]}, purses={"A": {"energy": 4}}
    ).play("frighten", "die 5", "die 1")  # fmt: skip
    advice = ask(scene)
    assert reason_args(advice, "advice-catch") == {"sum": 6, "strength": 8, "kind": 3, "count": 1}
    aim = reason_args(advice, "advice-aim")
    while scene.frame == "Frighten":
        scene.play(ask(scene).action)
    assert scene.purse("A") == {"earth": aim["count"], "energy": 4 - aim["energy"]}
    assert scene.dread("A") == aim["dice"].count(6)


def test_exact_dice_are_left_alone() -> None:
    scene = Scene(2, pawns={"A": "kopalnia"}, spooks={"A": ["strzyga"]}, purses={"A": {"energy": 2}})
    advice = ask(scene.play("frighten", "die 3"))
    assert advice.action == "keep"
    assert keys(advice) == ["advice-catch", "advice-best-catch"]


# Feeding --------------------------------------------------------------------------------


def test_the_meal_that_wins_is_announced_and_wins() -> None:
    scene = Scene(
        2,
        at="feed",
        pacts={"A": 1},
        spooks={"A": ["brzeginia", "wila", "latawiec", "smok", "skierka"]},
        fed={"A": ["brzeginia", "wila", "latawiec", "smok"]},
        purses={"A": {"fire": 4}},
    )
    advice = ask(scene)
    assert advice.action == f"feed {SPOOKS['skierka']}"
    assert reason_args(advice, "advice-eats")["card"] == SPOOKS["skierka"]
    assert reason_args(advice, "advice-fits") == {"element": 2}
    assert reason_args(advice, "advice-pact-left") == {"count": 0}
    assert scene.play(advice.action, "done", "done").winners == "A"


def test_dread_saves_a_spook_without_food() -> None:
    scene = Scene(
        2,
        at="feed",
        pacts={"A": 1},
        spooks={"A": ["brzeginia", "wila", "latawiec", "smok", "strzyga"]},
        fed={"A": ["brzeginia", "wila", "latawiec", "smok"]},
        dread={"A": 4},
    )
    advice = ask(scene)
    assert advice.action == f"feed-dread {SPOOKS['strzyga']}"
    assert reason_args(advice, "advice-dread-only") == {"count": 3, "have": 0}
    assert "advice-wild" in keys(advice)


def test_who_flees_is_said_with_what_is_missing() -> None:
    scene = Scene(2, at="feed", pacts={"A": 1}, spooks={"A": ["leszy"]}, purses={"A": {"earth": 2}})
    advice = ask(scene)
    assert advice.action == "done"
    assert reason_args(advice, "advice-flees-short") == {"card": SPOOKS["leszy"], "count": 5, "have": 2}
    assert reason_args(advice, "advice-unfit") == {"element": 3}
    assert [flight["spook"] for flight in scene.play("done").told("flees")] == [SPOOKS["leszy"]]


def test_a_trade_for_the_last_cube_says_what_is_lacking() -> None:
    scene = Scene(
        2,
        at="feed",
        pacts={"A": 1},
        spooks={"A": ["brzeginia", "wila", "latawiec", "smok", "skierka"]},
        fed={"A": ["brzeginia", "wila", "latawiec", "smok"]},
        purses={"A": {"fire": 3, "energy": 3}},
    )
    advice = ask(scene)
    assert advice.action == "trade"
    assert reason_args(advice, "advice-lacks") == {"kind": 2, "count": 1}
    scene.play("trade")
    while scene.frame == "Trade":
        scene.play(ask(scene).action)
    assert scene.purse("A") == {"fire": 4}


def test_a_spook_that_is_bought_says_what_it_brings_eats_and_costs() -> None:
    scene = Scene(
        2,
        at="feed",
        pacts={"A": 1},
        spooks={"A": ["brzeginia", "wila", "latawiec", "smok"]},
        fed={"A": ["brzeginia", "wila", "latawiec", "smok"]},
        purses={"A": {"fire": 4, "earth": 6}},
        tops={"fire": "skierka"},
    )
    advice = ask(scene)
    assert advice.action == "buy 2"
    assert reason_args(advice, "advice-new-spook") == {
        "card": SPOOKS["skierka"], "day": 4, "night": 2, "energy": 4,
    }  # fmt: skip
    assert reason_args(advice, "advice-price") == {"count": 6, "have": 10}


def test_chances_are_rounded_and_only_what_is_certain_is_called_so() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.996, 1.0)] == [0, 1, 50, 99, 100]
    assert NEVER > 60, "hopeless dice would be taken for dice that energy can turn"
