"""Advice in Final Girl: it exists for every answer to every question, in both languages, and is true.

POLNOC_SOAK multiplies the number of games that are checked.
"""

from __future__ import annotations

import itertools
import os
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from polnoc.bots import Budget, make_bot
from polnoc.bots.advice import advise, in_words
from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.views import View
from polnoc.games.finalgirl import PACKAGE
from polnoc.games.finalgirl.bots.advice import COSTS, REASONS, SELDOM, STAYING, STAYING_COSTS, explain
from polnoc.games.finalgirl.bots.advice_reasons import percent
from polnoc.games.finalgirl.bots.killer_preview import preview_killer_phase, terror_damage
from polnoc.games.finalgirl.bots.learned import Expert
from polnoc.games.finalgirl.bots.lookahead import Trial
from polnoc.games.finalgirl.bots.swarm_policy import policy_for
from polnoc.games.finalgirl.state import FinalGirl
from polnoc.games.finalgirl.terms import ITEM_CARDS, TERROR_CARDS
from polnoc.words import LANGUAGES, Words
from tests.games.finalgirl.scene import Scene
from tests.words.plain import LEAK

GAME = PACKAGE.make_game()
SOAK = int(os.environ.get("POLNOC_SOAK", "1"))
#: How often each kind of decision is checked.
LOOKS = 3 * SOAK
FILMS = [("hammer", "camp"), ("parade", "fair"), ("pack", "camp")]


def asked(scene: Scene) -> Sequence[Action]:
    return scene.position.stack[-1].options(scene.position, 0)


def why(scene: Scene, line: str) -> Advice:
    """Return the reasons for an answer in a scene; they can be put into words in every language."""
    view = GAME.view(scene.position, 0)
    advice = explain(GAME, view, asked(scene), scene.action(line))
    said_everywhere(advice, view)
    return advice


def said_everywhere(advice: Advice, view: View) -> None:
    assert advice.reasons
    options = GAME.read_options(view["options"])
    for language in LANGUAGES:
        said = in_words(advice, Words(language, GAME, ["Ania"], 0, options, strict=True), view)
        assert len(said) > len(advice.reasons)
        assert all(sentence.strip() and not LEAK.search(sentence) for sentence in said)


def reason_args(advice: Advice, key: str) -> dict[str, Any]:
    """Return the arguments of the one reason with this key."""
    [found] = [reason.args for reason in advice.reasons if reason.key == key]
    return dict(found)


def keys(advice: Advice) -> list[str]:
    return [reason.key for reason in advice.reasons]


# Every kind of decision -----------------------------------------------------------------


def test_games_are_full_of_decisions_and_every_answer_has_reasons() -> None:
    looked: Counter[str] = Counter()
    heroines = list(GAME.box.heroines)
    for number in range(9 * SOAK):
        killer, location = FILMS[number % 3]
        chosen = {"killer": killer, "location": location, "heroine": heroines[number % len(heroines)]}
        match = Match(GAME, GAME.read_options(chosen | {"ambiguity": "ask"}), Seed.simulated(number))
        rng = random.Random(number)
        while not match.over:
            view, offered = match.view(0), match.options(0)
            rule = view["frames"][-1]["rule"]
            if looked[rule] < LOOKS:
                looked[rule] += 1
                for action in offered:
                    said_everywhere(explain(GAME, view, offered, action), view)
            match.answer(0, rng.choice(offered))
    assert set(looked) >= COMMON


#: Decisions that are frequent in games.
COMMON = {
    "ActionPhase", "PlanningPhase", "Judge", "Pay", "ChooseOne", "Moving", "Follow", "Tie", "Panicking",
    "React",
}  # fmt: skip

TEN = [
    "walk", "walk", "focus", "focus", "weak-attack", "short-rest", "sprint", "sprint", "guard", "guard",
]  # fmt: skip

#: The lasting effect of an event that has an upkeep.
MOTHS = next(event for event in Scene().terms.events if event.id == "moths-to-a-flame").lasting

#: Rare decisions: the frame and a scene.
RARE: list[tuple[str, Scene]] = [
    (
        "Absorb",
        Scene(here="dock", away="dock", hand=["weak-attack"], minors=["rage", "long-stride"]).play(
            "play weak-attack", "dice 5 5"
        ),
    ),
    (
        "Aim",
        Scene(killer="parade", here="dock", away="dock", minions={"dock": 1}, hand=["weak-attack"]).play(
            "play weak-attack"
        ),
    ),
    (
        "AimItem",
        Scene(
            killer="parade", here="dock", away="lake", minions={"lake": 1}, held=["bow"], hand=["walk"]
        ).play("use bow"),
    ),
    ("Arrange", Scene(at="upkeep", here="dock", held=["knife"], bag=["bin-lid"])),
    ("AssignDice", Scene(killer="sky", at="killer", here="dock", fields={"terror_left": 0}).play("dice 1 5")),
    (
        "PickLanding",
        Scene(killer="sky", at="killer", here="dock", fields={"terror_left": 0}).play("dice 2 5", "count 5"),
    ),
    (
        "DropCards",
        Scene(heroine="selena", here="dock", hand=TEN, fields={"rewards": (2,), "slots": 4}).play("reward 2"),
    ),
    ("JoinSpaces", Scene(at="terror", terror=["the-curious"]).play("event hidden-tunnel")),
    (
        "Keep",
        Scene(here="dock", hand=["search"], decks={2: ["knife", "axe", "bow"]})
        .play("play search", "dice 5 5")
        .pass_chance(),
    ),
    (
        "LastRewards",
        Scene(here="camp-gate", hand=["walk"], fields={"rewards": (0, 1), "slots": 3}).play("done"),
    ),
    (
        "LeaveOrSink",
        Scene(here="dock", away="lake", bag=["flashlight"], hand=["walk"], terror=["personal-hunt"]).play(
            "use flashlight"
        ),
    ),
    ("Moment", Scene(at="killer", here="dock", away="dock", held=["pepper-spray"])),
    (
        "NameCard",
        Scene(
            heroine="iga",
            here="camp-gate",
            hand=["walk"],
            victims={"camp-gate": 1},
            fields={"slots": 31, "saved": 5, "supply": 15},
        ).play("rescue ordinary"),
    ),
    ("PickDeck", Scene(at="terror", terror=["lucky-find"], decks={0: ["knife"], 2: ["axe", "bow"]})),
    (
        "PickDice",
        Scene(here="dock", hand=["walk", "close-call"], horror=3).play(
            "play walk", "dice 5 2", "play close-call", "choose 1"
        ),
    ),
    (
        "PickDice",
        Scene(here="dock", hand=["walk"], bag=["lucky-dice"], horror=3).play(
            "play walk", "dice 5 2", "use lucky-dice", "reroll 2"
        ),
    ),
    ("PickOne", Scene(heroine="nina", unlocked=True, hand=["walk"], horror=7).play("play walk", "dice 2 5")),
    (
        "PickSlot",
        Scene(here="camp-gate", hand=["walk"], victims={"camp-gate": 1}).play("rescue ordinary"),
    ),
    ("PlaceToken", Scene(here="dock", bag=["fireworks"], hand=["walk"]).play("use fireworks")),
    (
        "SpecialComes",
        Scene(at="terror", here="dock", victims={"lake": 1, "south-road": 1}, terror=["the-curious"]).play(
            "event beloved"
        ),
    ),
    (
        "Spread",
        Scene(
            heroine="sabina", killer="parade", here="dock", away="dock", unlocked=True, minions={"dock": 1},
            hand=["walk"],
        ).play("ability fury"),
    ),
    (
        "Strike",
        Scene(
            heroine="barbara", here="dock", away="dock", unlocked=True, victims={"dock": 3},
            hand=["weak-attack"],
        ).play("play weak-attack", "dice 5 5"),
    ),
    (
        "Strike",
        Scene(
            here="dock", away="dock", hand=["weak-attack"], held=["metal-bat"], minors=["rage"], horror=3
        ).play("play weak-attack", "wield metal-bat", "dice 5 5"),
    ),
    (
        "Survey",
        Scene(here="dock", bag=["map"], hand=["walk"], decks={0: ["knife", "axe"]}).play("use map"),
    ),
    (
        "TakeCard",
        Scene(here="dock", hand=["walk"], fields={"rewards": (4,), "slots": 16}).play("reward 4"),
    ),
    (
        "TieVictim",
        Scene(
            at="killer", here="shed", away="dock", ambiguity="ask", victims={"dock": 3},
            specials={"white": "dock"}, fields={"terror_left": 0},
        ),
    ),
    (
        "TimeRunsOut",
        Scene(here="dock", hand=["focus", "walk"], horror=4, time=1).play("play focus", "dice 1 1", "accept"),
    ),
    (
        "Travel",
        Scene(location="fair", here="main-gate", bag=["staff-keys"], hand=["walk"]).play("use staff-keys"),
    ),
    (
        "UpkeepEffects",
        Scene(at="upkeep", here="shed", away="dock", victims={"cliff": 1}, fields={"lasting": MOTHS * 2}),
    ),
    (
        "Wield",
        Scene(here="dock", away="dock", hand=["weak-attack"], held=["knife"]).play("play weak-attack"),
    ),
]  # fmt: skip


def test_no_kind_of_decision_is_forgotten() -> None:
    assert COMMON | {frame for frame, _ in RARE} == set(REASONS)


@pytest.mark.parametrize(("frame", "scene"), RARE, ids=[f"{frame}-{n}" for n, (frame, _) in enumerate(RARE)])
def test_rare_decisions_have_reasons_too(frame: str, scene: Scene) -> None:
    assert scene.frame == frame
    for line in scene.offers():
        assert keys(why(scene, line))


def hint(scene: Scene, luck: int = 1) -> Advice:
    """Return the hint in a scene; it can be put into words in every language."""
    view = GAME.view(scene.position, 0)
    advice = advise(GAME, view, asked(scene), random.Random(luck))
    said_everywhere(advice, view)
    return advice


ARMED = Scene(
    here="south-road", away="dock", hand=["walk", "walk", "furious-strike", "weak-attack", "focus"],
    held=["axe"], killer_health=4,
)  # fmt: skip


@pytest.mark.parametrize("scene", [ARMED, *[scene for _, scene in RARE]])
def test_the_hint_is_the_choice_of_the_expert_with_the_same_luck(scene: Scene) -> None:
    view = GAME.view(scene.position, 0)
    choice = make_bot(GAME, "expert").choose(view, asked(scene), random.Random(1))
    advice = hint(scene)
    assert advice.action == choice.text
    assert all([reason in advice.reasons for reason in explain(GAME, view, asked(scene), choice).reasons])


def test_a_hint_says_what_the_turn_is_for_and_what_else_was_tried() -> None:
    advice = hint(ARMED)
    assert keys(advice)[0] == "advice-plan"
    assert 1 <= len(advice.alternatives) <= 2
    assert advice.action not in [other.action for other in advice.alternatives]
    assert {other.reasons[0].key for other in advice.alternatives} <= {"advice-same", "advice-worse-wins"}
    assert hint(ARMED) == advice


def test_only_one_answer_needs_no_thought() -> None:
    scene = Scene(here="dock", hand=["walk"])
    view = GAME.view(scene.position, 0)
    only = [scene.action("play walk")]
    advice = advise(GAME, view, only, random.Random(1))
    assert (advice.action, keys(advice)[0], advice.alternatives) == ("play 0", "advice-only", ())


def test_advice_is_the_same_whatever_lies_in_the_decks() -> None:
    decks = ({2: ["knife", "axe", "bow"]}, {2: ["knife", "whistle", "map"]})
    scenes = [Scene(here="dock", hand=["search", "walk"], decks=deck) for deck in decks]
    for line in scenes[0].offers():
        assert why(scenes[0], line) == why(scenes[1], line)


# Rolls ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("horror", "dice"), [(7, 1), (4, 2), (0, 3)])
def test_the_odds_are_those_of_the_dice(horror: int, dice: int) -> None:
    advice = why(Scene(here="dock", hand=["walk", "focus", "focus"], horror=horror), "play walk")
    rolls = list(itertools.product(range(1, 7), repeat=dice))
    some = [roll for roll in rolls if max(roll) >= 5]
    two = [roll for roll in rolls if len([face for face in roll if face >= 5]) > 1]
    mended = [roll for roll in rolls if max(roll) >= 3]
    assert reason_args(advice, "advice-odds") == {
        "dice": dice,
        "percent": percent(len(some) / len(rolls)),
        "two": percent(len(two) / len(rolls)),
    }
    assert reason_args(advice, "advice-mend") == {"percent": percent(len(mended) / len(rolls))}


def test_odds_where_partial_successes_count_and_of_two_dice_the_better() -> None:
    improvised = Scene(here="dock", hand=["walk"], horror=4, fields={"partials": 2})
    assert reason_args(why(improvised, "play walk"), "advice-odds") == {"dice": 2, "percent": 89, "two": 44}
    nina = Scene(heroine="nina", unlocked=True, hand=["walk"], horror=7)
    assert reason_args(why(nina, "play walk"), "advice-odds") == {"dice": 1, "percent": 56, "two": 0}


def test_nothing_can_be_mended_without_two_cards() -> None:
    assert "advice-mend" not in keys(why(Scene(here="dock", hand=["walk", "focus"]), "play walk"))


def test_a_conversion_says_what_the_next_row_does_and_what_is_left_in_hand() -> None:
    scene = Scene(
        here="dock", away="dock", held=["axe"], horror=3, hand=["furious-strike", "walk", "walk", "focus"]
    ).play("play furious-strike", "wield axe", "dice 6 4")  # fmt: skip
    advice = why(scene, "convert")
    assert reason_args(advice, "advice-convert") == {"count": 2, "left": 1}
    assert reason_args(advice, "advice-blow-armed") == {"damage": 4, "left": 12, "weapon": 2}
    assert reason_args(why(scene, "accept"), "advice-blow-armed")["damage"] == 3
    assert {"advice-ends-phase", "advice-not-worth-two"} <= set(keys(why(scene, "accept")))


def test_time_that_runs_out_is_foretold() -> None:
    scene = Scene(here="dock", hand=["walk", "focus"], time=0).play("play walk", "dice 5 1")
    assert reason_args(why(scene, "accept"), "advice-red") == {"n": 1}
    assert reason_args(why(scene, "discard focus"), "advice-red") == {"n": 1}


# Effects --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("horror", "key", "args"),
    [
        (0, "advice-calmest", {"n": 1}),
        (1, "advice-less-horror-most", {"level": 0}),
        (2, "advice-less-horror", {"level": 1, "dice": 3, "before": 2}),
        (4, "advice-less-horror-same", {"level": 3, "next": 1}),
    ],
)
def test_what_less_horror_brings(horror: int, key: str, args: dict[str, int]) -> None:
    advice = why(Scene(here="dock", hand=["focus"], horror=horror), "play focus")
    assert reason_args(advice, key) == args


def test_what_a_little_more_time_buys() -> None:
    scene = Scene(here="dock", hand=["weak-attack"], time=5)
    advice = why(scene, "discard weak-attack")
    assert reason_args(advice, "advice-discard") == {"n": 1, "now": 6}
    assert reason_args(advice, "advice-affords") == {
        "card": scene.terms.card_number["critical-blow"] + 1,
        "cost": 6,
    }
    assert "advice-useless" in keys(advice)
    near = Scene(here="dock", away="dock", hand=["weak-attack"], time=5)
    assert "advice-useless" not in keys(why(near, "discard weak-attack"))


def test_healing_says_when_it_is_lost() -> None:
    hurt = Scene(here="dock", hand=["short-rest"], health=2)
    assert reason_args(why(hurt, "play short-rest"), "advice-heal") == {"health": 2, "now": 4, "most": 5}
    whole = Scene(here="dock", hand=["short-rest"])
    assert reason_args(why(whole, "play short-rest"), "advice-healthy") == {"most": 5}


def test_a_blow_that_brings_the_killer_down_says_how_likely_it_stays_down() -> None:
    scene = Scene(here="dock", away="dock", hand=["weak-attack"], held=["axe"], killer_health=3)
    advice = why(scene, "play weak-attack")
    assert reason_args(advice, "advice-blow-armed") == {"damage": 3, "left": 3, "weapon": 2}
    assert reason_args(advice, "advice-falls") == {"percent": 67}, "six of nine tokens are blank"
    again = Scene(
        here="dock", away="dock", hand=["weak-attack"], killer_health=1, fields={"white": 2}
    )  # fmt: skip
    assert reason_args(why(again, "play weak-attack"), "advice-falls") == {"percent": 100}


def test_minor_dark_powers_count_as_health_of_the_killer() -> None:
    scene = Scene(here="dock", away="dock", hand=["weak-attack"], minors=["rage"], killer_health=5)
    assert reason_args(why(scene, "play weak-attack"), "advice-blow") == {"damage": 1, "left": 7, "weapon": 0}


# Where to go ----------------------------------------------------------------------------


def test_a_step_says_what_is_there() -> None:
    scene = Scene(
        here="south-road", hand=["walk"], victims={"dock": 2}, decks={2: ["axe", "bow"]}
    ).play("play walk", "dice 5 1")  # fmt: skip
    advice = why(scene, "go dock")
    assert reason_args(advice, "advice-place-victims") == {"space": scene.space("dock"), "count": 2}
    assert reason_args(advice, "advice-item-up") == {"card": ITEM_CARDS + scene.item("axe"), "count": 2}
    assert "advice-place-exit" in keys(why(scene, "go south-east-exit"))


def test_followers_know_how_far_the_exit_is() -> None:
    scene = Scene(here="dock", hand=["walk"], victims={"dock": 2}).play("play walk", "dice 5 5", "go lake")
    way = reason_args(why(scene, "with 2"), "advice-way-on")
    assert (way["space"], way["steps"]) == (scene.space("south-east-exit"), 2)
    out = Scene(here="dock", hand=["walk"], victims={"dock": 2}).play(
        "play walk", "dice 5 5", "go south-east-exit"
    )
    assert "advice-to-exit" in keys(why(out, "with 2"))


def test_the_last_rescue_says_what_it_unlocks() -> None:
    scene = Scene(
        here="camp-gate", hand=["walk"], victims={"camp-gate": 1}, heroine="selena",
        fields={"slots": 7, "saved": 3, "supply": 17},
    )  # fmt: skip
    assert keys(why(scene, "rescue ordinary")) == ["advice-rescue-free", "advice-rescue-last"]


# The coming night -----------------------------------------------------------------------


def struck(at: str, here: str, victims: dict[str, int], terror: str) -> int:
    """Return the damage to the heroine if a terror card lies on top and nobody does anything about it."""
    scene = Scene(at=at, here=here, away="dock", victims=victims, hand=["walk"], terror=[terror])
    scene.pass_chance()
    return sum([int(str(event.args["n"])) for event in scene.events if event.key == "attacked"])


@pytest.mark.parametrize("here", ["dock", "south-road", "lake", "shed"])
@pytest.mark.parametrize("victims", [{}, {"dock": 2}, {"south-road": 1, "cliff": 3}])
def test_terror_cards_that_strike_are_counted_by_playing_each(here: str, victims: dict[str, int]) -> None:
    scene = Scene(here=here, away="dock", victims=victims, hand=["walk"])
    night = preview_killer_phase(scene.position)
    assert night.sure == struck("killer", here, victims, "wake")
    hits = 0
    for card in [card for card in scene.terms.terror if card.id != "sudden-appearance"]:  # it draws another
        assert terror_damage(scene.position, card.number) == struck("terror", here, victims, card.id)
        hits += card.copies * (struck("killer", here, victims, card.id) > night.sure)
    assert (night.cards, night.hits) == (sum([card.copies for card in scene.terms.terror]), hits)


def test_a_step_away_from_the_killer_says_how_much_safer_it_is() -> None:
    scene = Scene(here="dock", away="dock", hand=["walk"], row=5).play("play walk", "dice 5 1")
    assert reason_args(why(scene, "go lake"), "advice-step-safe") == {"here": 3, "there": 0}
    assert reason_args(why(scene, "stop"), "advice-sure-blow") == {"n": 3}


def test_a_known_terror_card_is_judged_by_itself() -> None:
    scene = Scene(here="dock", away="lake", bag=["flashlight"], hand=["walk"], terror=["personal-hunt"])
    advice = why(scene.play("use flashlight"), "sink")
    card = TERROR_CARDS + scene.number("terror", "personal-hunt")
    assert reason_args(advice, "advice-terror-strikes") == {"card": card, "n": 2}


def test_a_blow_that_can_be_borne_and_one_that_cannot() -> None:
    scene = Scene(at="terror", here="dock", away="lake", hand=["guard"], terror=["personal-hunt"])
    assert reason_args(why(scene, "accept"), "advice-take") == {"blow": 2, "left": 3}
    assert reason_args(why(scene, "play guard"), "advice-reduce") == {"blow": 2, "left": 0}
    weak = Scene(at="terror", here="dock", away="lake", health=2, hand=["guard"], terror=["personal-hunt"])
    assert reason_args(why(weak, "accept"), "advice-take-all") == {"blow": 2, "health": 2}


# The market -----------------------------------------------------------------------------


def test_a_purchase_says_what_is_left_and_what_it_is_for() -> None:
    scene = Scene(at="planning", here="dock", time=6, held=["axe"], hand=["weak-attack"])
    advice = why(scene, "buy furious-strike")
    assert reason_args(advice, "advice-cost") == {"cost": 4, "left": 2}
    assert reason_args(advice, "advice-blows-in-hand") == {"count": 1}
    assert reason_args(advice, "advice-blow-armed") == {"damage": 4, "left": 12, "weapon": 2}
    assert keys(why(scene, "buy focus"))[0] == "advice-free"
    assert reason_args(why(scene, "done"), "advice-time-lost") == {"time": 6}
    assert "advice-for-later" in keys(why(scene, "buy long-rest")), "nobody is hurt"


def test_chances_are_rounded_and_only_what_is_certain_is_called_so() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.996, 1.0)] == [0, 1, 50, 99, 100]


# What a hint must never say -------------------------------------------------------------


def games_of_experts(count: int) -> Iterator[tuple[Match, View, Sequence[Action], Action]]:
    """Yield every question of some games, with the expert's answer."""
    bot, rng = make_bot(GAME, "expert"), random.Random(1)
    for number in range(count):
        killer, location = FILMS[number % 3]
        options = GAME.read_options({"killer": killer, "location": location})
        match = Match(GAME, options, Seed.simulated(number))
        while not match.over:
            view, offered = match.view(0), match.options(0)
            choice = bot.choose(view, offered, rng)
            yield match, view, offered, choice
            match.answer(0, choice)


def test_no_success_is_thrown_again_and_the_only_reaction_card_not_given_up_for_time() -> None:
    thrown = discarded = 0
    for match, _, _, choice in games_of_experts(9 * SOAK):
        position = match.position
        assert isinstance(position, FinalGirl)
        least = 3 if position.partials else 5
        if choice.verb == "reroll" and min(position.ongoing.dice) < least:
            thrown += 1
            assert choice.arg < least
        if choice.verb == "discard" and type(position.stack[-1]).__name__ == "ActionPhase":
            discarded += 1
            reactions = sum([position.hand[card] for card in position.terms.reactions])
            full = sum(position.hand) >= position.terms.core.hand_limit  # then something has to go
            assert choice.arg not in position.terms.reactions or reactions > 1 or full
    assert thrown and discarded


@pytest.mark.parametrize("card", ["focus", "distraction"])
def test_a_lone_success_is_kept_although_a_row_above_is_better(card: str) -> None:
    """With one die no reroll can bring two successes."""
    level = next(level for level, dice in enumerate(Scene().terms.dice) if dice == 1)
    scene = Scene(hand=[card, "close-call"], horror=level).play(f"play {card}", "dice 5")
    assert "play close-call" in scene.offers()
    view = GAME.view(scene.position, 0)
    assert advise(GAME, view, asked(scene), random.Random(1)).action == "accept"


def test_what_only_puts_a_free_rescue_off_is_not_called_as_good() -> None:
    rescues = 0
    for _, view, offered, choice in games_of_experts(24):
        if choice.verb != "rescue" or len(offered) == 1:
            continue
        advice = advise(GAME, view, offered, random.Random(rescues), Budget(0.3))
        assert advice.action == choice.text
        others = [GAME.actions.parse(other.action).verb for other in advice.alternatives]
        assert not {"stay", "done"} & set(others)
        rescues += 1
        if rescues == 4 * SOAK:
            break
    assert rescues


def test_the_price_of_a_choice_comes_last_and_is_called_so() -> None:
    """No reason contradicts its own advice: a drawback is presented as the price."""
    prices = 0
    for _, view, offered, choice in games_of_experts(3):
        said = keys(explain(GAME, view, offered, choice))
        costs = COSTS | STAYING_COSTS if choice.verb in STAYING else COSTS
        against = [key for key in said if key in costs]
        if against:
            prices += 1
            assert said[said.index("advice-price") + 1 :] == against
        else:
            assert "advice-price" not in said
    assert prices


def test_the_goal_of_the_turn_comes_with_its_odds() -> None:
    """Verified by simulating the same turns one by one."""
    looked = 0
    for _, view, offered, _ in games_of_experts(1):
        if view["frames"][-1]["rule"] != "ActionPhase" or len(offered) == 1:
            continue
        best = Expert(GAME).ranked(view, offered, random.Random(7), Budget(0.3))[0]
        advice = advise(GAME, view, offered, random.Random(7), Budget(0.3))
        assert reason_args(advice, "advice-win") == {"percent": percent(best.mean)}
        odds = [reason.args for reason in advice.reasons if reason.key == "advice-plan-odds"]
        assert odds in ([], [{"percent": percent(best.reached)}])
        later = [reason for reason in advice.reasons if reason.key == "advice-plan-later"]
        assert not (odds and later), "what seldom works in a turn is not meant to be done in it"
        assert best.reached >= SELDOM or not odds
        looked += bool(odds)
        if looked == 2 * SOAK:
            break
    assert looked


def test_trials_know_what_they_put_off_and_how_certain_a_difference_is() -> None:
    walk, stay = GAME.actions.parse("play 0"), GAME.actions.parse("done")
    one, other = Trial(walk, 0), Trial(stay, 0)
    for nth in range(10):
        one.note(0.6 + 0.01 * (nth % 2), set(), reached=nth < 4)
        other.note(0.5 + 0.01 * (nth % 2), {walk} if nth else set(), reached=False)
    assert (one.turns, one.reached) == (10, 0.4)
    assert other.puts_off(walk) and not one.puts_off(stay)
    worse, error = other.worse_by(one)
    assert worse == pytest.approx(0.1)
    assert error == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize(("hand", "gives"), [(["guard"], False), (["guard", "guard"], True)])
def test_the_last_reaction_card_is_no_spare_card(hand: list[str], gives: bool) -> None:
    """Whatever the weights: here every card is cheap and time is expensive."""
    scene = Scene(hand=hand, time=1)
    policy = policy_for(scene.terms)
    policy.spare = 99.0
    policy.weights = {**policy.weights, "discard": -99.0}
    assert (policy.choose(scene.position, asked(scene)).verb == "discard") == gives
