"""Advice in 13 Duchów: every number in it is verified by brute force.

POLNOC_SOAK multiplies the number of games that are checked.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import pytest

from polnoc.bots.advice import in_words
from polnoc.engine.actions import Action
from polnoc.engine.advice import Advice, Reason
from polnoc.engine.play import answer, asked, options
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import View
from polnoc.games.duchy.bots.advice import (
    GRADES,
    HURRY_PLACES,
    MOST_PLACES_LISTED,
    Adviser,
    ThoroughOddsEvaluator,
    advise,
    best_plan,
    percent,
)
from polnoc.games.duchy.bots.bot import SURE_HIT, VALUES, OddsEvaluator, TurnsEvaluator
from polnoc.games.duchy.cards import (
    ArrangeTop,
    AskAmong,
    AskAtLeast,
    AskEven,
    AskNamed,
    AskNamedOrHigher,
    AskRun,
    GuessRun,
    PeekBottom,
)
from polnoc.games.duchy.game import DuchyGame
from polnoc.games.duchy.state import Duchy
from polnoc.games.duchy.terms import Terms
from polnoc.words import LANGUAGES
from tests.conformance.cases import soak
from tests.games.duchy.counting import chance, likelihood, places, public_places, rivals, worlds
from tests.games.duchy.scene import GAME, Scene
from tests.games.duchy.walks import SEVEN
from tests.repeats import first_only
from tests.words.noting_words import NAMES, NotingWords
from tests.words.plain import LEAK
from tests.words.test_messages import messages_of

PLAYERS = pytest.mark.parametrize("players", [2, 4, pytest.param(3, marks=pytest.mark.repeats)])
GAMES = pytest.mark.parametrize("game", first_only(GAME, SEVEN), ids=["classic", "seven"])

#: A game longer than this has run out of cards long ago.
MOST_MOMENTS = 120

DECISIONS = {
    "Turn", "NameLair", "NameLairRun", "ChooseRun", "ChooseNumbers", "ChooseLowest", "Arrange", "CopyOrExtra",
}  # fmt: skip

GUESS_KEYS = (
    "advice-sure",
    "advice-guess",
    "advice-guess-few",
    "advice-hits",
    "advice-blind",
    "advice-place",
    "advice-not-there",
)
ANSWER_KEYS = ("advice-split", "advice-known", "advice-silent")


@dataclass
class Moment:
    """A question to a seat, and the advice for it."""

    game: DuchyGame
    position: Duchy
    seat: int
    advice: Advice

    @cached_property
    def view(self) -> View:
        return self.game.view(self.position, self.seat)

    @cached_property
    def offered(self) -> list[Action]:
        return list(options(self.position, self.seat))

    @cached_property
    def adviser(self) -> Adviser:
        return Adviser(self.game, self.view, self.offered, random.Random(0))

    @property
    def frame(self) -> Any:
        return self.view["frames"][-1]

    @property
    def choice(self) -> Action:
        return self.game.actions.parse(self.advice.action)

    def reasons(self, *keys: str) -> list[Reason]:
        """The reasons with these keys."""
        return [reason for reason in self.advice.reasons if reason.key in keys]


def moments(game: DuchyGame, players: int, seed: int, follow: float) -> Iterator[Moment]:
    """Yield every question of a game whose players sometimes follow their advice and else act randomly."""
    rng = random.Random(seed)
    chosen = {"players": players, "points": 1, "bluff": seed % 2 == 0, "shield_stops_copies": seed % 3 > 0}
    position = game.begin(game.read_options(chosen), [])
    count = 0
    while not position.over and count < MOST_MOMENTS:
        seat = rng.choice(asked(position))
        offered = options(position, seat)
        action = rng.choice(offered)
        if seat != CHANCE:
            count += 1
            told = advise(game, game.view(position, seat), offered, random.Random(count))
            yield Moment(game, position.clone(), seat, told)
            action = game.actions.parse(told.action) if rng.random() < follow else action
        answer(position, seat, action, [])


def all_moments(players: int, games: int, game: DuchyGame = GAME) -> Iterator[Moment]:
    """Yield games of all sorts: random ones, and ones in which everybody follows advice."""
    for seed in range(soak(games)):
        yield from moments(game, players, seed, follow=(0.5, 0.0, 1.0, 0.8)[seed % 4])


# Statements are true ------------------------------------------------------------------


@GAMES
@PLAYERS
def test_every_figure_is_what_brute_force_counts(game: DuchyGame, players: int) -> None:
    seen: set[str] = set()
    for moment in all_moments(players, 70, game):
        seen.add(moment.frame["rule"])
        assert moment.choice in moment.offered
        assert moment.advice.reasons
        check_hiding(moment)
        check_answers(moment)
        check_guess(moment)
        check_the_rest(moment)
        check_alternatives(moment)
    every = DECISIONS | {"TeamsHide" if players == 4 else "Hide"}
    assert every - seen == set() or game is SEVEN


def check_hiding(moment: Moment) -> None:
    """How many lairs a rival considers possible before the first question."""
    terms = moment.position.terms
    for reason in moment.reasons("advice-hide", "advice-settle"):
        rival = terms.rivals[moment.seat][0]
        found = {
            world[moment.seat]
            for world in worlds(moment.game.view(moment.position, rival), terms, [moment.seat])
        }
        assert reason.args == {"count": len(found)}


def check_answers(moment: Moment) -> None:
    """What answers leave possible, and who does not answer."""
    told = moment.reasons(*ANSWER_KEYS)
    if not told:
        return
    view, terms = moment.view, moment.position.terms
    assert [reason.args["seat"] for reason in told] == rivals(view, terms)
    numbers, copied = asked_for(moment)
    for reason in told:
        seat: Any = reason.args["seat"]
        silent = view["shield"] >> seat & 1 and not (copied and not view["options"]["shield_stops_copies"])
        assert (reason.key == "advice-silent") == bool(silent)
        possible = places(view, terms, seat)
        yes = len([place for place in possible if numbers >> place & 1])
        no = len(possible) - yes
        if reason.key == "advice-split":
            assert reason.args == {"seat": seat, "count": len(possible), "yes": yes, "no": no}
            assert yes
            assert no
        elif reason.key == "advice-known":
            assert (reason.args["answer"], yes == 0, no == 0) in (("yes", False, True), ("no", True, False))


def asked_for(moment: Moment) -> tuple[int, bool]:
    """Return the numbers that answer YES to the advised question, and whether a card is copied."""
    choice, frame = moment.choice, moment.frame
    size = moment.position.terms.size
    if choice.verb == "run":
        return bits(range(choice.arg, choice.arg + frame["length"])), frame["copied"]
    if choice.verb == "from":
        return bits(range(choice.arg, size + 1)), frame["copied"]
    named = [reason.args["numbers"] for reason in moment.reasons("advice-question")]
    if choice.verb == "name":
        (numbers,) = named
        assert isinstance(numbers, list)
        assert {*frame["named"], choice.arg} <= set(numbers)
        assert len(numbers) == frame["count"]
        return bits(numbers), frame["copied"]
    return question_of(card_of(moment), moment), is_copy(moment)


def question_of(card: int, moment: Moment) -> int:
    """Return the question of a card; if there are several, the advice must say which."""
    possible = questions_of(card, moment.position.terms)
    told = [bits(reason.args["numbers"]) for reason in moment.reasons("advice-question")]
    for reason in moment.reasons("advice-question-from"):
        lowest: Any = reason.args["number"]
        told.append(bits(range(lowest, moment.position.terms.size + 1)))
    (question,) = told or possible
    assert question in possible
    return question


def questions_of(card: int, terms: Terms) -> set[int]:
    """Return every question that a card can ask, as the set of numbers that answer YES."""
    numbers = range(1, terms.size + 1)
    found: set[int] = set()
    for effect in terms.deck.card(card).effects:
        if isinstance(effect, AskEven):
            found.add(bits(range(2, terms.size + 1, 2)))
        if isinstance(effect, AskAmong):
            found.add(bits(effect.numbers))
        if isinstance(effect, AskAtLeast):
            found.add(bits(range(effect.number, terms.size + 1)))
        if isinstance(effect, AskNamedOrHigher):
            found.update([bits(range(number, terms.size + 1)) for number in numbers])
        if isinstance(effect, AskNamed):
            found.update([bits(named) for named in combinations(numbers, effect.count)])
        if isinstance(effect, AskRun):
            lowest = range(1, terms.size - effect.length + 2)
            found.update([bits(range(number, number + effect.length)) for number in lowest])
    return found


def card_of(moment: Moment) -> int:
    """Return the card whose effect the advice is about."""
    copied: Any = [reason.args["card"] for reason in moment.reasons("advice-copy")]
    if copied:
        (card,) = copied
        assert card in moment.view["middle"]
        return int(card)
    if moment.choice.verb == "use":
        return int(moment.view["hand"][moment.seat])
    return moment.choice.arg if moment.choice.args else 0


def is_copy(moment: Moment) -> bool:
    return moment.choice.verb == "copy" or bool(moment.reasons("advice-copy"))


def bits(numbers: Any) -> int:
    return sum(1 << number for number in numbers)


def check_guess(moment: Moment) -> None:
    """The probability of a hit, and what remains: right for the chosen numbers, or for the best ones."""
    told = moment.reasons(*GUESS_KEYS)
    if told:
        assert any(all(guess_is_true(moment, reason, named) for reason in told) for named in guesses(moment))


def guesses(moment: Moment) -> list[int]:
    """Return the numbers that a guess can be about: those chosen or stated, else the bot's best."""
    choice = moment.choice
    if choice.verb == "name":
        return [1 << choice.arg]
    if choice.verb == "run":
        return [bits(range(choice.arg, choice.arg + moment.frame["length"]))]
    card = 0 if choice.verb == "guess" else card_of(moment)
    best = best_guesses(moment, card)
    for reason in moment.reasons("advice-name"):
        assert bits(reason.args["numbers"]) in best
        return [bits(reason.args["numbers"])]
    return best


def best_guesses(moment: Moment, card: int) -> list[int]:
    """Return the guesses with a card that are about as good as the bot's best."""
    evaluator = moment.adviser.evaluator
    effects = moment.position.terms.deck.card(card).effects if card else ()
    length = max([effect.length for effect in effects if isinstance(effect, GuessRun)], default=1)
    looks = sum([effect.count for effect in effects if isinstance(effect, PeekBottom | ArrangeTop)])
    shield = bool(effects) and "Shield" in [type(effect).__name__ for effect in effects]
    values = {run: evaluator.guess(run, card, looks, shield) for run in evaluator.runs(length)}
    near = max(values.values()) - GRADES[evaluator.terms.players][0]
    return [run for run, value in values.items() if value >= near]


def guess_is_true(moment: Moment, reason: Reason, named: int) -> bool:
    view, terms = moment.view, moment.position.terms
    args = dict(reason.args)
    shown = percent(chance(view, terms, named))
    if reason.key in ("advice-hits", "advice-blind"):
        return args == {"percent": shown}
    seat: Any = args["seat"]
    possible = places(view, terms, seat)
    hit = [place for place in possible if named >> place & 1]
    left = len(possible) - len(hit)
    if reason.key == "advice-place":
        return args == {"seat": seat, "count": len(possible), "named": len(hit)} and len(hit) > 0
    if reason.key == "advice-not-there":
        return not hit
    if reason.key == "advice-sure":
        return args == {"seat": seat, "numbers": possible} and left == 0
    few = len(possible) <= MOST_PLACES_LISTED
    said = {"seat": seat, "numbers": possible, "count": len(possible), "left": left, "percent": shown}
    return args == said and (reason.key == "advice-guess-few") == few and left > 0


def check_the_rest(moment: Moment) -> None:
    """What rivals have named, what the stack shows, what an open card would reveal, when to hurry."""
    view, terms = moment.view, moment.position.terms
    for reason in moment.reasons("advice-named"):
        seat: Any = reason.args["seat"]
        possible = places(view, terms, seat)
        likely = max(likelihood(view, terms, seat, place) for place in possible)
        less = [place for place in possible if likelihood(view, terms, seat, place) < likely - 1e-12]
        assert reason.args == {"seat": seat, "numbers": less, "count": len(less)}
    for reason in moment.reasons("advice-look", "advice-look-first"):
        effects = terms.deck.card(card_of(moment)).effects
        looks = sum([effect.count for effect in effects if isinstance(effect, PeekBottom | ArrangeTop)])
        stack = moment.position.stack_size(terms.rival_deck_of[moment.seat])
        assert reason.args == {"count": min(looks, stack)}
    watched = moment.game.view(moment.position, WATCHER)
    for reason in moment.reasons("advice-hurry"):
        open_places = public_places(watched, terms, moment.seat)
        assert reason.args == {"count": len(open_places)}
        assert len(open_places) <= HURRY_PLACES
    for reason in moment.reasons("advice-kept", "advice-kept-team"):
        card: Any = reason.args["card"]
        assert card == moment.position.hand[moment.seat]
        mine = [
            seat
            for seat in range(terms.players)
            if terms.side[seat] == terms.side[moment.seat] and not view["found"] >> seat & 1
        ]
        assert any(terms.number[card] in public_places(watched, terms, seat) for seat in mine)
    if moment.reasons("advice-shield"):
        assert "Shield" in [type(effect).__name__ for effect in terms.deck.card(card_of(moment)).effects]
    if moment.reasons("advice-only"):
        assert len(moment.offered) == 1


def check_alternatives(moment: Moment) -> None:
    """Up to two others, the best of the rest, graded by the bot's own values."""
    if moment.frame["rule"] in ("Hide", "TeamsHide"):
        assert not moment.advice.alternatives
        return
    adviser = moment.adviser
    values = {action.text: value for action, value in zip(adviser.options, adviser.values, strict=True)}
    own = values[moment.advice.action]
    same, little, clear = GRADES[adviser.terms.players]
    assert own >= max(values.values()) - same
    others = moment.advice.alternatives
    assert len(others) <= 2
    assert moment.advice.action not in [other.action for other in others]
    unsaid = [
        value
        for text, value in values.items()
        if text not in [moment.advice.action, *[o.action for o in others]]
    ]
    for other in others:
        assert all(values[other.action] >= value for value in unsaid)
        worse = own - values[other.action]
        grade, *because = other.reasons
        word = "little" if worse <= little else "clear" if worse <= clear else "much"
        if worse <= same:
            assert grade == Reason("advice-same", {})
        elif adviser.terms.players == 2:
            rounds = max(round(100 * worse), 1)
            assert grade == Reason("advice-worse-rounds", {"grade": word, "rounds": rounds})
        elif worse < SURE_HIT:
            turns = max(round(worse, 1), 0.1)
            assert grade == Reason("advice-worse-turns", {"grade": word, "turns": turns})
        else:
            assert grade.key == "advice-worse"
            assert grade.args["grade"] == word
        for reason in because:
            check_because(moment, moment.game.actions.parse(other.action), reason)


def check_because(moment: Moment, other: Action, reason: Reason) -> None:
    """Check the reasons for an alternative."""
    view, terms = moment.view, moment.position.terms
    evaluator = moment.adviser.evaluator
    card = {"use": view["hand"][moment.seat], "guess": 0}.get(other.verb) if not other.args else other.arg
    assert card is not None
    if reason.key in ("advice-other-guess", "advice-other-hits", "advice-blind"):
        best = best_guesses(moment, best_plan(evaluator, card).card if card else 0)
        assert reason.args["percent"] in [percent(chance(view, terms, named)) for named in best]
        return
    (rival,) = rivals(view, terms)
    if reason.key == "advice-silent":
        assert reason.args == {"seat": rival}
        assert view["shield"] >> rival & 1
        return
    plan = best_plan(evaluator, card)
    possible = places(view, terms, rival)
    yes = len([place for place in possible if plan.numbers >> place & 1])
    known = yes in (0, len(possible))
    assert (reason.key == "advice-other-known") == known
    assert known or reason.args == {"yes": yes, "no": len(possible) - yes}


@PLAYERS
def test_an_answer_leaves_what_was_said(players: int) -> None:
    """Carrying out the advised question in a re-dealt world, the answers leave what was stated."""
    rng, carried_out = random.Random(1), 0
    for moment in all_moments(players, 16):
        told = moment.reasons("advice-split")
        if not told or moment.choice.verb not in ("use", "run", "from") or moment.reasons("advice-question"):
            continue
        if moment.reasons("advice-question-from", "advice-copy"):
            continue
        carried_out += 1
        world = GAME.redeal(moment.view, rng)
        answer(world, moment.seat, moment.choice, [])
        _, _, numbers, yes, _ = world.facts[-1]
        for reason in told:
            seat: Any = reason.args["seat"]
            said_yes = bool(yes >> seat & 1)
            left = [
                place
                for place in places(moment.view, world.terms, seat)
                if bool(numbers >> place & 1) == said_yes
            ]
            assert reason.args["yes" if said_yes else "no"] == len(left)
            assert world.terms.number[world.lair[seat]] in left
    assert carried_out > 5


@PLAYERS
def test_counting_agrees_with_dealing(players: int) -> None:
    """The brute force itself: deals that fit a view stay within its places, and reach all of them."""
    rng = random.Random(players)
    for number, moment in enumerate(all_moments(players, 2)):
        if number % 12:
            continue
        terms = moment.position.terms
        dealt = [GAME.redeal(moment.view, rng) for _ in range(400)]
        for seat in rivals(moment.view, terms):
            if moment.position.lair[seat]:
                reached = {terms.number[world.lair[seat]] for world in dealt}
                assert reached == set(places(moment.view, terms, seat))


# The values are the expert's ------------------------------------------------------------


@PLAYERS
def test_the_values_are_the_experts(players: int) -> None:
    """Except for considering all namings, and for knowing that two rivals never share a lair."""
    for moment in all_moments(players, 12):
        rule = moment.frame["rule"]
        if rule in ("Hide", "TeamsHide"):
            continue
        kind = OddsEvaluator if players == 2 else TurnsEvaluator
        expert = kind(moment.view, GAME, random.Random(1))
        alone = len(rivals(moment.view, moment.position.terms)) == 1 and not moment.view["found"]
        if rule not in ("Turn", "ChooseNumbers", "CopyOrExtra", "Arrange") and alone:
            values = VALUES[rule](expert, moment.frame, moment.offered)
            assert moment.adviser.values == pytest.approx(values)
        hand = moment.view["hand"][moment.seat]
        if hand:
            evaluator = moment.adviser.evaluator
            assert best_plan(evaluator, hand).value == pytest.approx(evaluator.card(hand))


def test_no_way_to_name_numbers_is_missed() -> None:
    scene = Scene(2, hands={"A": 12})
    view = scene.view("A")
    thorough, expert = (kind(view, GAME, random.Random(3)) for kind in (ThoroughOddsEvaluator, OddsEvaluator))
    assert len(thorough.namings(3, ())) == 286
    assert len(thorough.namings(3, (4, 9))) == 11
    assert thorough.card(12) >= expert.card(12)


@PLAYERS
def test_advice_draws_lots_among_what_is_about_as_good(players: int) -> None:
    scene = Scene(players, hands={"A" if players < 4 else "1": 12}).play("guess")
    view, offered = GAME.view(scene.position, 0), scene.options(0)
    chosen = {advise(GAME, view, offered, random.Random(seed)).action for seed in range(40)}
    assert len(chosen) > 4
    assert advise(GAME, view, offered, random.Random(5)) == advise(GAME, view, offered, random.Random(5))


@PLAYERS
def test_what_is_named_is_what_was_announced(players: int) -> None:
    """With the same random numbers a plan keeps its goal: from the card to the last number that it names."""
    kept = 0
    for number, moment in enumerate(all_moments(players, 12)):
        first = advise(moment.game, moment.view, moment.offered, random.Random(number))
        announced = [reason for reason in first.reasons if reason.key.startswith("advice-question")]
        copied = "advice-copy" in [reason.key for reason in first.reasons]
        if moment.frame["rule"] != "Turn" or first.action != "use" or not announced or copied:
            continue
        position = moment.position.clone()
        answer(position, moment.seat, moment.game.actions.parse("use"), [])
        while asked(position) == (moment.seat,) and type(position.stack[-1]).__name__ in NAMING:
            view = moment.game.view(position, moment.seat)
            hint = advise(moment.game, view, options(position, moment.seat), random.Random(number))
            answer(position, moment.seat, moment.game.actions.parse(hint.action), [])
        _, _, numbers, _, _ = position.facts[-1]
        (told,) = announced
        size = position.terms.size
        lowest: Any = told.args.get("number", 0)
        wanted: Any = told.args.get("numbers") or list(range(lowest, size + 1))
        assert [number for number in range(1, size + 1) if numbers >> number & 1] == wanted
        kept += 1
    assert kept > 3


#: The frames that ask for numbers.
NAMING = ("ChooseNumbers", "ChooseRun", "ChooseLowest")


@pytest.mark.parametrize("players", [3, 4])
def test_a_guess_that_cannot_miss_comes_before_a_guess_that_can(players: int) -> None:
    """Even if the other one tells more, or if the sure one opens a card."""
    sure = 0
    for moment in all_moments(players, 40):
        if moment.frame["rule"] != "Turn":
            continue
        view, terms = moment.view, moment.position.terms
        lone = [seat for seat in rivals(view, terms) if len(places(view, terms, seat)) == 1]
        if not lone:
            continue
        sure += 1
        (said,) = moment.reasons("advice-hits", "advice-sure")
        assert said.args.get("percent", 100) == 100
    assert sure > 3


# Nothing that the seat may not know -----------------------------------------------------


@GAMES
@PLAYERS
def test_advice_is_the_same_whatever_the_hidden_cards_are(game: DuchyGame, players: int) -> None:
    rng = random.Random(players)
    for number, moment in enumerate(all_moments(players, 12, game)):
        other = game.redeal(moment.view, rng)
        luck = f"{number}"
        told = [
            advise(game, game.view(world, moment.seat), options(world, moment.seat), random.Random(luck))
            for world in (moment.position, other)
        ]
        assert told[0] == told[1]


# Words ------------------------------------------------------------------------------------


def test_everything_can_be_said_and_every_message_is_needed() -> None:
    said: set[str] = set()
    for players in (2, 3, 4):
        for moment in all_moments(players, 20):
            for language in LANGUAGES:
                words = NotingWords(language, GAME, NAMES[:players], moment.seat)
                sentences = in_words(moment.advice, words, moment.view)
                assert all(sentences)
                assert not [sentence for sentence in sentences if LEAK.search(sentence)]
                said |= words.said
    messages = messages_of("polnoc.games.duchy", "en", ("advice.en.ftl",))
    parts = set().union(*[message.messages for message in messages.values()])
    assert set(messages) - said - parts == set()


def spoken(scene: Scene, language: str, name: str = "A") -> list[str]:
    """Return the advice for the player who is asked, in words."""
    seat, view = scene.seat(name), scene.view(name)
    advice = advise(GAME, view, scene.options(seat), random.Random(1))
    return in_words(advice, NotingWords(language, GAME, NAMES[: len(scene.names)], seat), view)


def test_a_question_that_cuts_in_half() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 2, "B": 7}, middle=(13,))
    assert spoken(scene, "en")[1:] == [
        "Best used to repeat card 13 “Shadow over the Roof”.",
        "Ask: 7 or higher?",
        "Bartek can hide in 10 places: YES leaves 6 of them, NO leaves 4.",
        "Much worse (about 17 fewer wins in 100 rounds): Guess a lair. "
        "Such a guess is right 10 times in 100.",
    ]
    assert spoken(scene, "pl")[3] == "Bartek może się kryć w 10 miejscach: TAK zostawia z nich 6, a NIE 4."


def test_the_last_two_places() -> None:
    """7 and 9 are left; card 3 asks for even numbers, which neither is."""
    middle = (2, 4, 5, 6, 8, 10, 11, 13)
    lairs, hands = {"A": 1, "B": 9}, {"A": 3, "B": 7}
    scene = Scene(2, lairs=lairs, hands=hands, middle=middle, rest="box", known={"A": [12]})
    assert spoken(scene, "en") == [
        "An expert would choose: Guess a lair",
        "Bartek can hide only in 7 or 9. This guess is right half of the time; "
        "if it is wrong, you know the lair.",
        "Card 3 “Twin Whispers” goes to the box unseen; face up it would show that you do not hide there.",
        "Much worse (about 30 fewer wins in 100 rounds): Use card 3: ask whether the number is even. "
        "You would know the answer before it is given.",
    ]
    assert spoken(scene, "pl")[1] == (
        "Bartek może się kryć tylko pod numerem 7 lub 9. "
        "Ten strzał trafia w połowie przypadków; jeśli chybi, znasz już kryjówkę."
    )


def test_a_shield_makes_a_question_useless() -> None:
    told = spoken(Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 6, "B": 7}, shields="B"), "en")
    assert told[0] == "An expert would choose: Guess a lair"
    assert told[-1].endswith("Bartek has a shield and will not answer.")


def test_what_a_rival_names_is_less_likely() -> None:
    scene = Scene(2, lairs={"A": 1, "B": 9}, hands={"A": 3, "B": 7}, turn="B")
    scene.play("guess", "name 4", "guess")
    told = spoken(scene, "pl")
    assert told[-2] == (
        "W tej rundzie Bartek wymienia numer 4, a mało kto wymienia własną kryjówkę, "
        "więc ekspert uważa go za mniej prawdopodobny."
    )


def test_two_rivals_never_share_a_lair() -> None:
    """Celina must be in 4, so Bartek is not, although his own answers would allow it."""
    middle = (2, 5, 6, 7, 8, 10, 11, 12)
    lairs, hands = {"A": 1, "B": 9, "C": 4}, {"A": 13, "B": 3}
    scene = Scene(3, lairs=lairs, hands=hands, middle=middle, found="C", turn="B").play("guess", "name 13")
    scene.position.facts = (*scene.position.facts, (0, 0, 1 << 4, 1 << 2, 1 << 1))
    assert "Bartek can hide only in 3 or 9." in spoken(scene, "en")[1]


def test_the_plural_forms_of_polish() -> None:
    words = NotingWords("pl", GAME, NAMES[:2], 0)
    places_left = [words.text("advice-if-wrong", left=left) for left in (1, 2, 5)]
    assert places_left == [
        "jeśli chybi, znasz już kryjówkę",
        "jeśli chybi, zostaną 2 miejsca",
        "jeśli chybi, zostanie 5 miejsc",
    ]
    rounds = [
        words.text("advice-worse-rounds", grade="clear", rounds=count, actions="7")
        for count in (1, 3, 12, 22)
    ]
    assert [sentence.split("więcej ")[1] for sentence in rounds] == [
        "1 wygraną rundę na 100): 7.",
        "3 wygrane rundy na 100): 7.",
        "12 wygranych rund na 100): 7.",
        "22 wygrane rundy na 100): 7.",
    ]
    times = [words.text("advice-chance", percent=percent) for percent in (0, 1, 2, 50, 67, 100)]
    assert times == [
        "0 razy na 100",
        "raz na 100 razy",
        "2 razy na 100",
        "w połowie przypadków",
        "67 razy na 100",
        "na pewno",
    ]
