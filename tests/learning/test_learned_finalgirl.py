"""The expert of Final Girl: differs from the plain one only where a net fits."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from polnoc.contract import Budget
from polnoc.engine.actions import Action
from polnoc.engine.policy_net import LazyNets, read_net, read_part, write_net, write_parts
from polnoc.games.finalgirl import PACKAGE, guide
from polnoc.games.finalgirl.bots.advice import advise
from polnoc.games.finalgirl.bots.bot import PlainExpert
from polnoc.games.finalgirl.bots.learned import SPARRING, VARIABLE, Expert
from polnoc.learning.episodes import Episode, Episodes, Task
from tests.learning.small_nets import net_bytes, net_file

GAME = PACKAGE.make_game()
KILLERS = tuple(GAME.box.killers)


def random_net(bonus: int = 1000, **changes: object) -> bytes:
    """Return random nets for all enemies, with a small bonus for what the expert would choose."""
    return write_parts(
        {
            killer: write_net(msgspec.structs.replace(net_file(GAME, seed=place), bonus=bonus, **changes))
            for place, killer in enumerate(KILLERS)
        }
    )


def one_bit_off(data: bytes) -> bytes:
    """Return the same data with one bit changed in the middle, among the weights."""
    place = len(data) // 2
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


RANDOM_NET = random_net()

#: Creates an expert with the nets in these bytes, as if they were shipped.
WithNets = Callable[[bytes], Expert]


@pytest.fixture
def with_nets(tmp_path: Path) -> WithNets:
    """Return a function that creates experts with other nets than the shipped ones."""

    def make(data: bytes) -> Expert:
        (tmp_path / "deviations.net").write_bytes(data)
        return Expert(GAME, LazyNets(tmp_path / "deviations.net"))

    return make


def choices(target: str, count: int) -> Iterator[Episode]:
    """Yield the first choices of a game that the expert plays."""
    episodes = Episodes(Task("finalgirl", targets=(target,)), first=1, stride=1)
    episode = episodes.begin()
    for _ in range(count):
        if episode is None or not episode.options:
            return
        yield episode
        guided = episodes.guided(episode)
        assert guided is not None
        episodes.answer(episode, guided)


def choice(expert: PlainExpert, episode: Episode) -> Action:
    """Return an expert's choice."""
    return expert.choose(GAME.view(episode.position, 0), episode.options, random.Random(1))


@pytest.mark.parametrize("killer", KILLERS)
def test_the_guide_is_the_plain_expert(killer: str) -> None:
    plain = PlainExpert(GAME)
    for episode in choices(killer, 40):
        assert guide.choose(GAME, episode.position, episode.options) is choice(plain, episode)


@pytest.mark.parametrize("killer", KILLERS)
def test_a_large_bonus_leaves_the_plain_expert(killer: str, with_nets: WithNets) -> None:
    expert, plain = with_nets(random_net(bonus=1 << 40)), PlainExpert(GAME)
    for episode in choices(f"{killer}/camp", 20):
        assert choice(expert, episode) is choice(plain, episode)


def test_without_a_file_it_is_the_plain_expert(tmp_path: Path) -> None:
    expert, plain = Expert(GAME, LazyNets(tmp_path / "nothing.net")), PlainExpert(GAME)
    for episode in choices("hammer/camp", 20):
        assert choice(expert, episode) is choice(plain, episode)


@pytest.mark.parametrize("killer", KILLERS)
def test_a_random_net_deviates_by_the_rules_and_the_same_every_time(killer: str, with_nets: WithNets) -> None:
    expert, again, plain = with_nets(RANDOM_NET), with_nets(RANDOM_NET), PlainExpert(GAME)
    deviations = 0
    for episode in choices(f"{killer}/camp", 30):
        chosen = choice(expert, episode)
        assert chosen in episode.options
        assert chosen is choice(again, episode)
        deviations += chosen is not choice(plain, episode)
    assert deviations


@pytest.mark.parametrize("killer", ["hammer", "parade", "pack"])
def test_the_shipped_nets_deviate_now_and_then(killer: str) -> None:
    expert, plain = Expert(GAME), PlainExpert(GAME)
    seen = [choice(expert, episode) is choice(plain, episode) for episode in choices(f"{killer}/camp", 120)]
    assert 0.75 < sum(seen) / len(seen) < 1


@pytest.mark.parametrize("target", ["hammer/camp", "parade/camp", "pack/camp"])
def test_a_hint_is_what_the_expert_plays(target: str) -> None:
    expert, plain = Expert(GAME), PlainExpert(GAME)
    deviations = 0
    for episode in choices(target, 60):
        chosen = choice(expert, episode)
        if chosen is choice(plain, episode):
            continue
        deviations += 1
        view = GAME.view(episode.position, 0)
        hint = advise(GAME, view, episode.options, random.Random(1), Budget(0.05))
        assert hint.action == chosen.text
    assert deviations


@pytest.mark.parametrize(
    "options",
    [
        {"difficulty": "harder"},
        {"board": "extreme"},
        {"epic": True},
        {"ambiguity": "laughs"},
        {"location": "fair"},
        {"heroine": "iga"},
    ],
    ids=str,
)
def test_options_that_nothing_was_learned_for_have_no_net(
    options: dict[str, object], with_nets: WithNets
) -> None:
    expert = with_nets(RANDOM_NET)
    usual, changed = [
        GAME.view(GAME.begin(GAME.read_options(chosen), []), 0)["options"] for chosen in ({}, options)
    ]
    assert expert.net(usual) is not None
    assert expert.net(changed) is None


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (random_net(rules=GAME.rules + 1), "it was learned for rules"),
        (random_net(content="another"), "it was learned for content"),
        (random_net(layout="another"), "it was learned for layout"),
        (RANDOM_NET[:-20], "the file holds no weights"),
        (write_parts({"hammer": one_bit_off(net_bytes(GAME))}), "the weights are damaged"),
    ],
    ids=["rules", "content", "layout", "torn", "damaged"],
)
def test_weights_that_do_not_fit_are_refused_with_a_message(
    data: bytes, why: str, with_nets: WithNets, caplog: pytest.LogCaptureFixture
) -> None:
    expert = with_nets(data)
    chosen = GAME.view(GAME.begin(GAME.read_options({}), []), 0)["options"]
    assert expert.net(chosen) is None
    assert expert.net(chosen) is None, "it is read once"
    [record] = caplog.records
    assert record.levelno == logging.WARNING
    assert f"the hand-made one plays: {why}" in record.getMessage()


def test_an_enemy_without_a_net_needs_no_message(
    with_nets: WithNets, caplog: pytest.LogCaptureFixture
) -> None:
    expert = with_nets(write_parts({"parade": net_bytes(GAME)}))
    assert expert.net(GAME.view(GAME.begin(GAME.read_options({}), []), 0)["options"]) is None
    assert not caplog.records


def test_the_environment_names_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "my.net").write_bytes(RANDOM_NET)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "my.net"))
    expert = SPARRING["learned"](GAME)
    assert isinstance(expert, Expert)
    assert expert.net(GAME.view(GAME.begin(GAME.read_options({}), []), 0)["options"]) is not None


def test_the_seat_that_plays_a_named_file_says_if_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    with pytest.raises(ValueError, match=VARIABLE):
        SPARRING["learned"](GAME)


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


def test_a_film_is_made_once_however_many_a_learner_plays() -> None:
    game = PACKAGE.make_game()
    films = [
        guide.options(game, f"{killer}/{location}/{heroine}", 0)
        for killer in KILLERS
        for location in game.box.locations
        for heroine in ("laurie", "iga", "hana")
    ]
    views = [game.view(game.begin(film, []), 0) for film in films]
    terms = [game.terms_of(view) for view in views]
    assert all([game.terms_of(view) is made for view, made in zip(views, terms, strict=True)])
