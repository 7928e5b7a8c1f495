"""Proposals of all games: possible step by step, from the view alone; and automatic passes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from polnoc.bots import make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.play import digest
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games, package_of
from polnoc.words import LANGUAGES, Words
from tests.words.plain import LEAK

CASES = [(game, players) for game in all_games() for players in game.players]
IDS = [f"{game.id}-{players}" for game, players in CASES]

#: The number of questions for which a game is checked.
QUESTIONS = 250


def questions(game: AnyGame, players: int) -> Iterator[tuple[Match, int]]:
    """Play a game of bots, question by question."""
    match = Match(game, game.read_options({"players": players}), Seed.simulated(players))
    bots, luck = [make_bot(game, "novice") for _ in range(match.seats)], random.Random(players)
    for _ in range(QUESTIONS):
        if match.over:
            return
        seat = match.asked[0]
        yield match, seat
        match.answer(seat, bots[seat].choose(match.view(seat), match.options(seat), luck))


@pytest.mark.parametrize(("game", "players"), CASES, ids=IDS)
def test_every_proposal_can_be_carried_out(game: AnyGame, players: int) -> None:
    for match, seat in questions(game, players):
        view, options = match.view(seat), match.options(seat)
        for language in LANGUAGES[: 1 + len(match.steps) % 2]:
            words = Words(language, game, ["Ania"] * match.seats, seat, match.chosen, strict=True)
            proposals = words.proposals(view, options)
            assert len({proposal.label for proposal in proposals}) == len(proposals)
            assert not [proposal.label for proposal in proposals if LEAK.search(proposal.label)]
        for proposal in proposals:
            before = match.bookmark().copied()
            assert len(proposal.answers) > 1 or proposal.is_place
            answers = (*proposal.answers, *proposal.then)
            for action in answers:
                assert action in match.options(seat), f"{proposal.label}: {action} in {answers}"
                match.answer(seat, action)
            match.go_to(before)


@pytest.mark.parametrize(("game", "players"), CASES, ids=IDS)
def test_positions_that_a_seat_cannot_tell_apart_have_the_same_proposals(game: AnyGame, players: int) -> None:
    luck = random.Random(players)
    proposer = package_of(game).proposals()
    for match, seat in questions(game, players):
        if luck.random() > 0.2:
            continue
        view = match.view(seat)
        twin = game.redeal(view, luck)
        assert game.view(twin, seat) == view
        words = Words("en", game, ["Ania"] * match.seats, seat, match.chosen)
        options = twin.stack[-1].options(twin, seat)
        assert words.proposals(game.view(twin, seat), options) == words.proposals(view, match.options(seat))
        assert proposer.obvious(game, game.view(twin, seat), options) is proposer.obvious(
            game, view, match.options(seat)
        )


@pytest.mark.parametrize(("game", "players"), CASES, ids=IDS)
def test_what_passes_in_the_open_is_known_to_everybody(game: AnyGame, players: int) -> None:
    """Where watchers are said to know that there is no choice, no deal possible for them has one."""
    luck = random.Random(players)
    proposer = package_of(game).proposals()
    for match, seat in questions(game, players):
        view = match.view(WATCHER)
        obvious = proposer.obvious(game, match.view(seat), match.options(seat)) is not None
        if not obvious or not proposer.is_open(game, view) or match.seats == 1:
            continue
        for _ in range(5):
            twin = game.redeal(view, luck)
            options = twin.stack[-1].options(twin, seat)
            assert proposer.obvious(game, game.view(twin, seat), options) is not None, digest(twin)
