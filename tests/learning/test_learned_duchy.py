"""The learned expert of 13 Duchów: used where it fits; elsewhere the hand-written one plays."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence

import msgspec
import pytest

from polnoc.engine.actions import Action
from polnoc.engine.policy_net import read_net, write_net
from polnoc.engine.views import View
from polnoc.games.duchy import PACKAGE
from polnoc.games.duchy.bots.bot import Expert
from polnoc.games.duchy.bots.learned import LearnedExpert, net_for, shipped_net
from polnoc.learning.episodes import Episode, Episodes, Task
from tests.learning.small_nets import net_bytes, net_file

GAME = PACKAGE.make_game()


def first_turn(**options: object) -> Episode:
    """Return a game at the first choice after hiding."""
    episodes = Episodes(Task("duchy", options), first=1, stride=1)
    episode = episodes.begin()
    assert episode is not None
    while len(episode.options) < 3 or episode.options[0].verb in ("hide", "keep", "settle"):
        episodes.answer(episode, episode.options[0])
    return episode


def asks_hand_made(expert: LearnedExpert, monkeypatch: pytest.MonkeyPatch, **options: object) -> bool:
    """Whether the hand-written expert answers in a game with these options."""
    asked: list[View] = []

    def choose(view: View, options: Sequence[Action], rng: random.Random) -> Action:
        asked.append(view)
        return options[0]

    monkeypatch.setattr(expert.hand_made, "choose", choose)
    episode = first_turn(**options)
    expert.choose(GAME.view(episode.position, episode.seat), episode.options, random.Random(1))
    return bool(asked)


def test_the_shipped_weights_fit_and_are_small() -> None:
    net = shipped_net(GAME)
    assert net is shipped_net(GAME), "it is unpacked once"
    assert net is not None
    assert net.players == (2,)


def test_weights_of_other_rules_fall_back_with_a_message(caplog: pytest.LogCaptureFixture) -> None:
    old = write_net(msgspec.structs.replace(net_file(GAME), rules=GAME.rules + 1))
    assert net_for(GAME, old) is None
    [record] = caplog.records
    assert record.levelno == logging.WARNING
    assert "the hand-made one plays: it was learned for rules" in record.getMessage()


def test_without_a_net_the_hand_made_expert_plays() -> None:
    expert = LearnedExpert(GAME)
    expert.net = None
    episode = first_turn(players=2)
    view = GAME.view(episode.position, episode.seat)
    for luck in range(20):
        chosen = expert.choose(view, episode.options, random.Random(luck))
        assert chosen is Expert(GAME).choose(view, episode.options, random.Random(luck))


@pytest.mark.parametrize(
    ("options", "by_hand"),
    [
        ({"players": 2}, False),
        ({"players": 2, "points": 1}, False),
        ({"players": 3}, True),
        ({"players": 4}, True),
        ({"players": 2, "bluff": False}, True),
        ({"players": 2, "shield_stops_copies": False}, True),
    ],
)
def test_the_net_plays_what_it_was_trained_for(
    options: dict[str, object], by_hand: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = msgspec.structs.replace(net_file(GAME), players=(2,))
    expert = LearnedExpert(GAME, read_net(write_net(file), GAME))
    assert asks_hand_made(expert, monkeypatch, **options) is by_hand


def test_a_random_net_plays_whole_games_by_the_rules() -> None:
    net = read_net(net_bytes(GAME), GAME)
    episodes = Episodes(Task("duchy", {"players": 2, "points": 1}), first=1, stride=1)
    rng = random.Random(1)
    for _ in range(5):
        episode = episodes.begin()
        assert episode is not None
        while episode.options:
            view = GAME.view(episode.position, episode.seat)
            chosen = net.choose(GAME, GAME.encode(view), episode.options, rng)
            assert chosen in episode.options
            episodes.answer(episode, chosen)
