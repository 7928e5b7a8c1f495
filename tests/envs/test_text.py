"""The text environment: whole games in words, mistakes explained, nothing hidden revealed."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import pytest

import polnoc.envs
from polnoc import commands
from polnoc.cli import main
from polnoc.engine.chance import Seed
from polnoc.engine.options import BadOption
from polnoc.envs.text import IllegalAnswer, TextEnv, TextGame, begin, look_up, text_env
from polnoc.games import all_games, find_game
from polnoc.words import LANGUAGES, Words

GAMES = [game.id for game in all_games()]
#: Every game with every number of players.
CASES = [(game.id, players) for game in all_games() for players in game.players]


def played(env: TextEnv, seed: int) -> list[str]:
    """Return every observation of a game in which the seat answers at random."""
    rng = random.Random(seed)
    observation, info = env.reset(seed=seed)
    read = [observation]
    terminated = False
    while not terminated:
        assert info["legal"]
        observation, reward, terminated, truncated, info = env.step(rng.choice(info["legal"]))
        assert not truncated
        read.append(observation)
    assert info["legal"] == []
    assert reward in (-1.0, 0.0, 1.0)
    return read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_in_words(game: str, language: str) -> None:
    first, *_, last = played(text_env(game, opponents="novice", language=language), 5)
    assert len(first.splitlines()) > 10
    assert last.rpartition("\n")[2].startswith(Words(language, find_game(game), ()).text("env-over"))


def test_the_same_seed_tells_the_same_game() -> None:
    env = text_env("duchy", opponents="regular")
    first = played(env, 5)
    assert first == played(env, 5)
    assert first != played(env, 6)


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_seat_can_be_held(game: str, players: int) -> None:
    for seat in range(players):
        env = text_env(game, seat=seat, opponents="novice", players=players)
        observation, info = env.reset(seed=seat)
        assert info["legal"]
        assert all(f"  {notation}: " in observation for notation in info["legal"])


def test_what_the_winner_and_the_loser_read() -> None:
    env = text_env("duchy", opponents="random", points=1)
    ends = {read[-1].rpartition("\n")[2] for read in [played(env, seed) for seed in range(12)]}
    assert ends == {"The game is over. You have won.", "The game is over. You have lost."}


MISTAKES = {
    "": "Write an action.",
    "fly 3": "No action is called “fly”.",
    "hide seven": "“seven” is not a whole number.",
    "hide 99": "“hide 99” is out of range.",
    "hide 1": "[DUE-SETUP-03]",
    "guess": "[DUE-",
}


@pytest.mark.parametrize("said", MISTAKES)
def test_a_mistake_is_explained_and_changes_nothing(said: str) -> None:
    env = text_env("duchy")
    _, info = env.reset(seed=5)
    told, reward, terminated, truncated, after = env.step(said)
    assert MISTAKES[said] in told.replace("(", "[").replace(")", "]")
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert after == {"legal": info["legal"], "refused": told}


def test_nobody_answers_out_of_turn_or_after_the_end() -> None:
    match = begin(find_game("duchy"), Seed.simulated(3), {"points": 1, "first": 1})
    table = TextGame(match, {}, "en")
    for seat in (0, 1):
        table.apply(seat, table.legal(seat)[0].notation)
    with pytest.raises(IllegalAnswer, match="not your turn"):
        table.apply(1, "guess")
    rng = random.Random(1)
    while not table.over:
        seat = table.asked[0]
        table.apply(seat, rng.choice(table.legal(seat)).notation)
    with pytest.raises(IllegalAnswer, match="over"):
        table.apply(0, "guess")


def test_a_seat_or_an_option_that_is_not_there_is_explained() -> None:
    with pytest.raises(BadOption, match="seat 2 of 2"):
        text_env("duchy", seat=2).reset()
    with pytest.raises(BadOption, match="did you mean 'points'"):
        text_env("duchy", point=3).reset()
    with pytest.raises(RuntimeError, match="reset"):
        text_env("duchy").step("guess")


# Nothing hidden is revealed -------------------------------------------------------


def moments(game: str, players: int, every: int) -> Iterator[tuple[TextGame, int]]:
    """Yield a game at some of its decisions, and the seat that is asked."""
    match = begin(find_game(game), Seed.simulated(players), {"players": players})
    table = TextGame(match, {}, "en", ask_everything=True)
    rng = random.Random(players)
    for number in range(400):
        if table.over:
            return
        seat = table.asked[0]
        if number % every == 0:
            yield table, seat
        table.apply(seat, rng.choice(table.legal(seat)).notation)


def differs(table: TextGame, seat: int, rng: random.Random) -> bool:
    """Whether a seat reads something else when everything that it cannot know is re-dealt."""
    match = table.match
    read = (table.role(seat), table.table(seat), table.legal(seat), table.question(seat), table.log(seat))
    true = match.position
    match.position = match.game.redeal(match.view(seat), rng)
    again = (table.role(seat), table.table(seat), table.legal(seat), table.question(seat), table.log(seat))
    match.position = true
    return read != again


@pytest.mark.parametrize(("game", "players"), CASES)
def test_nothing_is_read_that_the_seat_cannot_know(game: str, players: int) -> None:
    rng = random.Random(1)
    assert not any(differs(table, seat, rng) for table, seat in moments(game, players, 20))


def test_planted_a_table_that_shows_the_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TextGame, "table", lambda self, seat: [str(self.match.position.data())])
    rng = random.Random(1)
    assert any(differs(table, seat, rng) for table, seat in moments("duchy", 2, 1))


# Rules ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_can_be_looked_up_by_its_title_and_its_number(game: str, language: str) -> None:
    words = Words(language, find_game(game), ())
    contents = look_up(words)
    for title, text in words.chapters().items():
        number, _, name = title.partition(". ")
        assert f"- {title}" in contents
        assert look_up(words, title) == look_up(words, number) == look_up(words, name.upper()) == text


def test_rules_are_found_by_id_and_by_word() -> None:
    words = Words("en", find_game("duchy"), ())
    assert look_up(words, "due-turn-02") == "[DUE-TURN-02] Play goes clockwise."
    assert "[DUE-TURN-02]" in look_up(words, "clockwise")
    assert look_up(words, "zeppelin") == "no rule mentions “zeppelin”"


# Missing packages ------------------------------------------------------------------


def test_a_form_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "polnoc.envs.gym", raising=False)
    monkeypatch.delitem(sys.modules, "polnoc.envs.observations", raising=False)
    with pytest.raises(ModuleNotFoundError) as missing:
        polnoc.envs.gym_env  # noqa: B018
    assert "pip install 'polnoc[rl]'" in str(missing.value.__notes__)


def test_the_server_for_models_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "find_spec", lambda name: None)
    assert main(["mcp"]) == 2
    assert "pip install 'polnoc[mcp]'" in capsys.readouterr().err
