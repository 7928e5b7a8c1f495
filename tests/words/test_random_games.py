"""Whatever happens in a game can be worded for anybody, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import all_games, package_of
from polnoc.words import LANGUAGES
from tests.conformance.lines_of_play import brief
from tests.words.noting_words import NAMES, NotingWords, random_game
from tests.words.plain import LEAK, ids_of
from tests.words.test_messages import messages_of

#: How many games are read for each number of players; fewer of a game that has to be made short.
GAMES_EACH, LONG_GAMES_EACH = 100, 24

#: Messages that are rare in random games; they have their own tests.
RARE = (
    "prompt-turn-nothing-to-copy", "prompt-after-moving", "prompt-before-roll", "prompt-walk", "waiting-walk",
)  # fmt: skip

#: Games whose rare cards hardly occur in random games; their own tests of words read rich games too.
RICH = ("bestia",)

GAMES = [pytest.param(game, id=game.id) for game in all_games() if game.id not in RICH]


def options_for(game: AnyGame, players: int, number: int) -> dict[str, object]:
    """Return options that vary: every switch is off in some games. A long game is made short."""
    usual = game.options_type()
    switches = [name for name in usual.__struct_fields__ if isinstance(getattr(usual, name), bool)]
    return {**brief(game), "players": players, **dict.fromkeys(switches, number % 3 > 0)}


class Reader:
    """One viewer of one game who reads everything, in all languages; each thing once."""

    def __init__(self, game: AnyGame, players: int, viewer: int) -> None:
        self.viewer = viewer
        self.words = [NotingWords(language, game, NAMES[:players], viewer) for language in LANGUAGES]
        self.lines: dict[str, list[str]] = {}
        self.known: set[str] = set()

    def read(self, match: Match, since: int, rng: random.Random) -> None:
        """Read everything there is now, and the events from number `since` on."""
        for event in match.news(self.viewer, since):
            if self._is_new(repr(event)):
                self._keep([words.event(event) for words in self.words])
        view = match.view(self.viewer)
        if self._is_new(repr((view["frames"], view["asked"], view.get("hand")))):
            self._keep([words.prompt(view) for words in self.words])
            for action in match.options(self.viewer):
                self._keep([words.action(action, view) for words in self.words])
                if self.words[0].confirm(action, view):
                    self._keep([words.confirm(action, view) for words in self.words])
        action = match.game.actions[rng.randrange(len(match.game.actions))]
        refusal = match.why_not(self.viewer, action)
        if refusal is not None and self._is_new(repr(refusal)):
            self._keep([words.refusal(refusal) for words in self.words])

    def read_every_action(self, match: Match) -> None:
        """Read the label of every action, possible or not."""
        view = match.view(self.viewer)
        for index in range(len(match.game.actions)):
            self._keep([words.action(match.game.actions[index], view) for words in self.words])

    def _is_new(self, thing: str) -> bool:
        new = thing not in self.known
        self.known.add(thing)
        return new

    def _keep(self, said: list[str]) -> None:
        self.lines[said[0]] = said


def readers(game: AnyGame, players: int) -> Iterator[Reader]:
    """Yield each seat and a watcher, after they have read many random games."""
    viewers = [Reader(game, players, viewer) for viewer in (*range(players), WATCHER)]
    for number in range(LONG_GAMES_EACH if brief(game) else GAMES_EACH):
        reader, since = viewers[number % len(viewers)], 0
        rng = random.Random(number)
        for match in random_game(game, options_for(game, players, number), number):
            if not reader.lines:
                reader.read_every_action(match)
            reader.read(match, since, rng)
            since = len(match.events)
    yield from viewers


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said_and_every_message_is_needed(game: AnyGame) -> None:
    said: set[str] = set()
    for players in game.players:
        for reader in readers(game, players):
            assert len(reader.lines) > 100
            for line in reader.lines.values():
                assert all(line), line
                assert not [text for text in line if LEAK.search(text) or ids_of(game).search(text)]
            said |= set().union(*[words.said for words in reader.words])
    messages = messages_of(package_of(game).name, "en", ("en.ftl",))
    parts = set().union(*[message.messages for message in messages.values()])
    elsewhere = ("option-", "origin-", "card-text", "refused-", *RARE)
    unneeded = {key for key in messages if not key.startswith(elsewhere)} - said - parts
    assert not unneeded
