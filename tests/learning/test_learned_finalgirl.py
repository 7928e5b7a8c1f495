"""The learned expert of Final Girl: deviates where a net fits, elsewhere the hand-made one plays."""

from __future__ import annotations

import logging
import random
import struct
from collections.abc import Iterator

import msgspec
import pytest

from polnoc.engine.actions import Action
from polnoc.engine.policy_net import PolicyNet, read_net, read_part, write_net, write_parts
from polnoc.games.finalgirl import PACKAGE, guide
from polnoc.games.finalgirl.bots.bot import Expert
from polnoc.games.finalgirl.bots.learned import LearnedExpert, net_for
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.learning.episodes import Episode, Episodes, Task
from tests.learning.small_nets import net_bytes, net_file

GAME = PACKAGE.make_game()
KILLERS = tuple(GAME.box.killers)


def find_by_lot(game: FinalGirlGame, killer: str) -> PolicyNet:
    """A net by lot with a small bonus for what the hand-made expert would choose."""
    file = msgspec.structs.replace(net_file(game, seed=len(killer)), bonus=1000)
    return read_net(write_net(file), game)


def choices(target: str, count: int) -> Iterator[Episode]:
    """The first choices of a game that the hand-made expert plays."""
    episodes = Episodes(Task("finalgirl", targets=(target,)), first=1, stride=1)
    episode = episodes.begin()
    for _ in range(count):
        if episode is None or not episode.options:
            return
        yield episode
        guided = episodes.guided(episode)
        assert guided is not None
        episodes.answer(episode, guided)


def choice(expert: Expert, episode: Episode) -> Action:
    """What an expert chooses."""
    return expert.choose(GAME.view(episode.position, 0), episode.options, random.Random(1))


@pytest.mark.parametrize("killer", KILLERS)
def test_the_guide_is_the_hand_made_expert(killer: str) -> None:
    expert = Expert(GAME)
    for episode in choices(killer, 40):
        assert guide.choose(GAME, episode.position, episode.options) is choice(expert, episode)


@pytest.mark.parametrize("killer", KILLERS)
def test_without_a_net_the_hand_made_expert_plays(killer: str) -> None:
    expert = LearnedExpert(GAME, lambda game, killer: None)
    for episode in choices(killer, 20):
        assert choice(expert, episode) is choice(Expert(GAME), episode)


@pytest.mark.parametrize("killer", KILLERS)
def test_a_net_by_lot_deviates_by_the_rules_and_the_same_every_time(killer: str) -> None:
    expert, again = LearnedExpert(GAME, find_by_lot), LearnedExpert(GAME, find_by_lot)
    deviations = 0
    for episode in choices(killer, 30):
        chosen = choice(expert, episode)
        assert chosen in episode.options
        assert chosen is choice(again, episode)
        deviations += chosen is not choice(Expert(GAME), episode)
    assert deviations


def test_a_large_bonus_leaves_the_choice_to_the_hand_made_expert() -> None:
    net = read_net(write_net(msgspec.structs.replace(net_file(GAME), bonus=1 << 40)), GAME)
    expert = LearnedExpert(GAME, lambda game, killer: net)
    for episode in choices("hammer", 30):
        assert choice(expert, episode) is choice(Expert(GAME), episode)


@pytest.mark.parametrize(
    "options",
    [{"difficulty": "harder"}, {"board": "extreme"}, {"epic": True}, {"ambiguity": "laughs"}],
    ids=str,
)
def test_films_that_nothing_was_learned_for_are_played_by_hand(options: dict[str, object]) -> None:
    expert = LearnedExpert(GAME, find_by_lot)
    episodes = Episodes(Task("finalgirl", options), first=1, stride=1)
    episode = episodes.begin()
    assert episode is not None
    for _ in range(20):
        chosen = choice(expert, episode)
        assert chosen is choice(Expert(GAME), episode)
        episodes.answer(episode, chosen)


def test_weights_of_other_rules_fall_back_with_a_message(caplog: pytest.LogCaptureFixture) -> None:
    old = write_net(msgspec.structs.replace(net_file(GAME), rules=GAME.rules + 1))
    assert net_for(GAME, "hammer", write_parts({"hammer": old})) is None
    assert net_for(GAME, "hammer", write_parts({"hammer": net_bytes(GAME)})[:-20]) is None
    other, damaged = [record.getMessage() for record in caplog.records]
    assert "the hand-made one plays: it was learned for rules" in other
    assert "the file holds no weights" in damaged
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def test_an_enemy_without_a_net_needs_no_message(caplog: pytest.LogCaptureFixture) -> None:
    assert net_for(GAME, "hammer", write_parts({"parade": net_bytes(GAME)})) is None
    assert not caplog.records


def test_damaged_weights_are_refused() -> None:
    file = net_file(GAME)
    data = write_net(file).replace(file.weights, struct.pack("<h", 1) + file.weights[2:])
    assert net_for(GAME, "hammer", write_parts({"hammer": data})) is None


def test_parts_are_read_by_their_names() -> None:
    data = write_parts({"hammer": net_bytes(GAME, 1), "sky": net_bytes(GAME, 2)})
    episode = next(choices("hammer", 1))
    encoding = GAME.encode(GAME.view(episode.position, 0))
    for name, seed in (("hammer", 1), ("sky", 2)):
        net = read_part(data, name, GAME)
        assert net is not None
        assert net.logits(encoding, range(9)) == read_net(net_bytes(GAME, seed), GAME).logits(
            encoding, range(9)
        )


def test_the_guide_knows_films_by_enemy_place_and_heroine() -> None:
    chosen = guide.options(GAME, "sky/manor/iga", 5)
    assert (chosen.killer, chosen.location, chosen.heroine) == ("sky", "manor", "iga")  # type: ignore[attr-defined]
    films = [guide.options(GAME, "parade", seed) for seed in range(400)]
    assert {film.killer for film in films} == {"parade"}  # type: ignore[attr-defined]
    assert {film.location for film in films} == set(GAME.box.locations)  # type: ignore[attr-defined]
    assert {film.heroine for film in films} == set(GAME.box.heroines)  # type: ignore[attr-defined]
    at_home = [film for film in films if film.location == "fair" and film.heroine == "laurie"]  # type: ignore[attr-defined]
    assert 0.4 < len(at_home) / len(films) < 0.7
