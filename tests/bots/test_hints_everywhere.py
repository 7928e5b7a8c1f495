"""Hints in all games, for every number of players and every seat: they can be followed, match the expert, and
give the same figures as the page.

POLNOC_SOAK multiplies the number of questions that are checked.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from polnoc.arena.play import Players
from polnoc.arena.series import FOLLOWER, Plan, Series
from polnoc.bots import Budget, levels, make_bot
from polnoc.bots.advice import Advice, HintFollower, advise, in_words
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.frames import tuples
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.views import View
from polnoc.games import all_games, find_game
from polnoc.games.bestia import PACKAGE as BESTIA
from polnoc.games.bestia.bots.advice import percent as percent_in_bestia
from polnoc.games.bestia.deduction import oldest_seen, ways_to
from polnoc.games.duchy import PACKAGE as DUCHY
from polnoc.games.duchy.deduction import candidates
from polnoc.games.finalgirl.bots.advice_reasons import percent
from polnoc.games.finalgirl.rules.rolling import NO_CARD, roll_odds
from polnoc.words import LANGUAGES, Words
from tests.repeats import first_only, once_each
from tests.words.plain import LEAK

SOAK = int(os.environ.get("POLNOC_SOAK", "1"))
NAMES = ["Ania", "Bartek", "Celina", "Darek"]
#: Little thinking time: what is checked here does not depend on how good a hint is.
HASTE = Budget(seconds=0.03)
TABLES = [(game.id, players) for game in all_games() for players in reversed(game.players)]

NEVER_MIXED = [(id, players) for id, players in TABLES if id in ("bestia", "finalgirl")]

Question = tuple[Match, int, View, Sequence[Action]]


def questions(game: AnyGame, players: int, seed: int, level: str = "regular") -> Iterator[Question]:
    """Yield every question with a choice in a game of bots."""
    match = Match(game, game.read_options({"players": players}), Seed.simulated(seed))
    bot, rng = make_bot(game, level), random.Random(seed)
    while not match.over:
        seat = match.asked[0]
        view, offered = match.view(seat), match.options(seat)
        if len(offered) > 1:
            yield match, seat, view, offered
        match.answer(seat, bot.choose(view, offered, rng))


@pytest.mark.parametrize(("id", "players"), once_each(TABLES, kind=lambda table: table[0]))
def test_hints_can_be_said_and_followed_to_the_end_of_a_plan(id: str, players: int) -> None:
    game = find_game(id)
    for match, seat, view, offered in islice(questions(game, players, 5), 0, 120 * SOAK, 8):
        advice = advise(game, view, offered, random.Random(3), HASTE)
        assert advise(game, view, offered, random.Random(3), HASTE) == advice
        assert advice.action in [action.text for action in offered]
        assert advice.action not in [other.action for other in advice.alternatives]
        said_in_every_language(game, advice, seat, players, view)
        branch = match.position.clone()
        for text in (advice.action, *advice.then):
            frame = branch.stack[-1]
            assert text in [action.text for action in frame.options(branch, seat)]
            frame.answer(branch, seat, game.actions.parse(text), [])


def said_in_every_language(game: AnyGame, advice: Advice, seat: int, players: int, view: View) -> None:
    chosen = game.read_options(view["options"])
    for language in LANGUAGES:
        said = in_words(advice, Words(language, game, NAMES[:players], seat, chosen), view)
        assert all(sentence.strip() and not LEAK.search(sentence) for sentence in said)
        assert len(set(said)) == len(said), "nothing is said twice"


@pytest.mark.parametrize(("id", "players"), once_each(NEVER_MIXED, kind=lambda table: table[0]))
def test_a_hint_is_what_the_expert_would_do(id: str, players: int) -> None:
    """Where the expert does not mix, whoever follows hints plays exactly like it."""
    game = find_game(id)
    expert = make_bot(game, levels(game)[-1])
    for number, (_, _, view, offered) in enumerate(islice(questions(game, players, 8), 0, 90 * SOAK, 9)):
        advice = advise(game, view, offered, random.Random(number), HASTE)
        assert advice.action == expert.choose(view, offered, random.Random(number), HASTE).text


# Followers --------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "players"), first_only(("duchy", 4), ("duchy", 3), ("duchy", 2)))
def test_the_arena_has_a_seat_that_follows_hints(id: str, players: int) -> None:
    seats = tuple([FOLLOWER if seat % 2 == 0 else "novice" for seat in range(players)])
    arena = Players(Plan(Series(id, seats, 1)))
    played = arena.play(3, range(players))
    assert played.winners
    assert arena.play(3, range(players)) == played


def test_nobody_is_offered_a_follower_as_a_level() -> None:
    for game in all_games():
        assert FOLLOWER not in levels(game)


def test_a_follower_answers_as_the_hint_says() -> None:
    game = find_game("duchy")
    for _, _, view, offered in islice(questions(game, 3, 2), 20):
        advice = advise(game, view, offered, random.Random(9))
        assert HintFollower(game).choose(view, offered, random.Random(9)).text == advice.action


# The figures of the page ------------------------------------------------------------------


@pytest.mark.parametrize("players", first_only(4, 3, 2))
def test_in_13_duchow_a_hint_counts_as_the_sheet_does(players: int) -> None:
    game, seen = DUCHY.make_game(), 0
    for seed in range(3 * SOAK):
        for _, _, view, offered in questions(game, players, seed):
            sets = candidates(view, game.terms_of(view))
            for reason in advise(game, view, offered, random.Random(1)).reasons:
                if reason.key in ("advice-split", "advice-guess", "advice-guess-few", "advice-place"):
                    seat = reason.args["seat"]
                    assert isinstance(seat, int)
                    assert reason.args["count"] == sets[seat].bit_count()
                    seen += 1
    assert seen > 10


@pytest.mark.parametrize("players", first_only(4, 3, 2))
def test_in_bestia_a_hint_speaks_of_the_cloud_on_the_map(players: int) -> None:
    """The same spaces as the cloud, with the sentences' figures on them."""
    game, seen = BESTIA.make_game(), 0
    for _, seat, view, offered in islice(questions(game, players, 4, "novice"), 0, 120 * SOAK, 6):
        advice = advise(game, view, offered, random.Random(1), HASTE)
        if not view["steps"]:
            assert not advice.marks
            continue
        labels = {int(mark.piece.removeprefix("place-")): mark.label for mark in advice.marks}
        if seat:
            known = (view["pawn"], tuples(view["steps"]), tuples(view["facts"]), oldest_seen(view))
            assert set(labels) == set(ways_to(game.terms_of(view).places, *known))
        for reason in advice.reasons:
            if reason.key in ("advice-could-be", "advice-hidden"):
                assert reason.args["count"] == len(labels)
                assert f"{reason.args['percent']} %" in labels.values()
                seen += 1
            if reason.key == "advice-found":
                space = reason.args["space"]
                assert isinstance(space, int)
                assert f"{reason.args['percent']} %" == labels.get(space, "0 %")
    assert seen
    assert percent_in_bestia(0.5) == 50


def test_in_final_girl_a_hint_has_the_odds_of_the_meter() -> None:
    game, seen = find_game("finalgirl"), 0
    for _, _, view, offered in islice(questions(game, 1, 4, "expert"), 0, 200 * SOAK, 4):
        position = game.redeal(view, random.Random(0))
        none, _, two = [round(100 * chance) for chance in roll_odds(position, NO_CARD)]
        for reason in advise(game, view, offered, random.Random(1), HASTE).reasons:
            if reason.key == "advice-odds" and not position.bonus:
                assert reason.args["percent"] == 100 - none
                assert reason.args["two"] == two
                seen += 1
    assert seen
    assert percent(0.5) == 50
