"""The seat that plays nets of Final Girl: deviates where one fits, elsewhere it is the expert."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from polnoc.engine.actions import Action
from polnoc.engine.policy_net import read_net, read_part, write_net, write_parts
from polnoc.games.finalgirl import PACKAGE, guide
from polnoc.games.finalgirl.bots.bot import Expert
from polnoc.games.finalgirl.bots.learned import SPARRING, VARIABLE, LearnedExpert
from polnoc.learning.episodes import Episode, Episodes, Task
from tests.learning.small_nets import net_bytes, net_file

GAME = PACKAGE.make_game()
KILLERS = tuple(GAME.box.killers)


def by_lot(bonus: int = 1000, **changes: object) -> bytes:
    """Nets by lot for all enemies, with a small bonus for what the expert would choose."""
    return write_parts(
        {
            killer: write_net(msgspec.structs.replace(net_file(GAME, seed=place), bonus=bonus, **changes))
            for place, killer in enumerate(KILLERS)
        }
    )


def one_bit_off(data: bytes) -> bytes:
    """The same with one bit changed in the middle, among the weights."""
    place = len(data) // 2
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


BY_LOT = by_lot()


def choices(target: str, count: int) -> Iterator[Episode]:
    """The first choices of a game that the expert plays."""
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
def test_the_guide_is_the_expert(killer: str) -> None:
    expert = Expert(GAME)
    for episode in choices(killer, 40):
        assert guide.choose(GAME, episode.position, episode.options) is choice(expert, episode)


@pytest.mark.parametrize("data", [None, by_lot(bonus=1 << 40)], ids=["no weights", "a large bonus"])
@pytest.mark.parametrize("killer", KILLERS)
def test_without_deviations_it_is_the_expert(killer: str, data: bytes | None) -> None:
    learned, expert = LearnedExpert(GAME, data), Expert(GAME)
    for episode in choices(killer, 20):
        assert choice(learned, episode) is choice(expert, episode)


@pytest.mark.parametrize("killer", KILLERS)
def test_a_net_by_lot_deviates_by_the_rules_and_the_same_every_time(killer: str) -> None:
    learned, again, expert = LearnedExpert(GAME, BY_LOT), LearnedExpert(GAME, BY_LOT), Expert(GAME)
    deviations = 0
    for episode in choices(killer, 30):
        chosen = choice(learned, episode)
        assert chosen in episode.options
        assert chosen is choice(again, episode)
        deviations += chosen is not choice(expert, episode)
    assert deviations


@pytest.mark.parametrize(
    "options",
    [{"difficulty": "harder"}, {"board": "extreme"}, {"epic": True}, {"ambiguity": "laughs"}],
    ids=str,
)
def test_options_that_nothing_was_learned_for_have_no_net(options: dict[str, object]) -> None:
    learned = LearnedExpert(GAME, BY_LOT)
    usual, changed = [
        GAME.view(GAME.begin(GAME.read_options(chosen), []), 0)["options"] for chosen in ({}, options)
    ]
    assert learned.net(usual) is not None
    assert learned.net(changed) is None


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (by_lot(rules=GAME.rules + 1), "it was learned for rules"),
        (by_lot(content="another"), "it was learned for content"),
        (by_lot(layout="another"), "it was learned for layout"),
        (BY_LOT[:-20], "the file holds no weights"),
        (write_parts({"hammer": one_bit_off(net_bytes(GAME))}), "the weights are damaged"),
    ],
    ids=["rules", "content", "layout", "torn", "damaged"],
)
def test_weights_that_do_not_fit_are_refused_with_a_message(
    data: bytes, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    learned = LearnedExpert(GAME, data)
    chosen = GAME.view(GAME.begin(GAME.read_options({}), []), 0)["options"]
    assert learned.net(chosen) is None
    assert learned.net(chosen) is None, "it is read once"
    [record] = caplog.records
    assert record.levelno == logging.WARNING
    assert f"the hand-made one plays: {why}" in record.getMessage()


def test_an_enemy_without_a_net_needs_no_message(caplog: pytest.LogCaptureFixture) -> None:
    learned = LearnedExpert(GAME, write_parts({"parade": net_bytes(GAME)}))
    assert learned.net(GAME.view(GAME.begin(GAME.read_options({}), []), 0)["options"]) is None
    assert not caplog.records


def test_the_environment_names_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "my.net").write_bytes(BY_LOT)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "my.net"))
    learned = SPARRING["learned"](GAME)
    assert isinstance(learned, LearnedExpert)
    assert learned.net(GAME.view(GAME.begin(GAME.read_options({}), []), 0)["options"]) is not None


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
