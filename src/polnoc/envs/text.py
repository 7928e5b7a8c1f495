"""Games in plain strings, for language models and everybody who would rather read than count.

A seat reads what a person at this seat would read, in Polish or English, and answers in the notation of the
game. Nothing else is told: the words are made from the view of the seat and from the events that it may know.

>>> env = text_env("duchy", opponents="novice", points=1)
>>> observation, info = env.reset(seed=2)
>>> print(observation.splitlines()[1])
How you win: Name the number of the lair in which your rival hides: that is a point. To win you need 1 point.
>>> info["legal"]
['hide 3', 'hide 5']

An answer that is not possible changes nothing, and is explained:

>>> observation, reward, terminated, truncated, info = env.step("hide 1")
>>> print(observation)
Card 1 “Step on the Stairs” is not among those you can choose from. [DUE-SETUP-03]
>>> observation, reward, terminated, truncated, info = env.step("hide 3")
>>> for line in observation.splitlines()[-4:]:
...     print(line)
Your turn. Use card 5 “Child from the Cellar”, or put it into the box and guess a lair.
What you can answer, in notation:
  use: Use card 5: ask whether the number is 1, 2, 3 or 4
  guess: Guess a lair
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import NamedTuple, TypedDict

from polnoc.bots import Bot, make_bot, usual_level
from polnoc.engine.actions import Action, NotationError
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.envs.playing import check_seat, chosen_options
from polnoc.envs.rendering import table_lines
from polnoc.envs.rewards import rewards_of
from polnoc.games import find_game, package_of
from polnoc.words import Words


class IllegalAnswer(ValueError):
    """An answer that is not possible: the message says why, with the rule. Nothing has changed."""


class Answer(NamedTuple):
    """A legal answer: its notation, and what it does in words."""

    notation: str
    label: str


class TextGame:
    """One game in words. Bots answer for some seats, the caller for the others."""

    def __init__(
        self,
        match: Match,
        opponents: Mapping[int, str],
        language: str = "en",
        *,
        ask_everything: bool = False,
    ) -> None:
        """`opponents`: by seat, the level of the bot. `ask_everything`: even where the answer is obvious."""
        self.match = match
        self.ask_everything = ask_everything
        game = match.game
        self._bots: dict[int, Bot] = {seat: make_bot(game, level) for seat, level in opponents.items()}
        self._rngs = [random.Random(f"{match.seed.text}:seat:{seat}") for seat in range(match.seats)]
        names = _names(game, language, match.seats, self._bots)
        self._words = [Words(language, game, names, seat, match.chosen) for seat in range(match.seats)]
        #: How many events each seat has read.
        self._read = [0] * match.seats
        self.bots_play()

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was stopped because it never would."""
        return self.match.over or self.stopped

    @property
    def stopped(self) -> bool:
        """Whether it has taken more answers than a game should."""
        return not self.match.over and len(self.match.steps) >= self.match.game.decision_bound

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats without a bot that must answer now."""
        return () if self.over else tuple([seat for seat in self.match.asked if seat not in self._bots])

    def bots_play(self) -> None:
        """Let bots answer, until a seat without one has a choice or the game is over."""
        while not self.over:
            given = next(filter(None, map(self._given, self.match.asked)), None)
            if given is None:
                return
            self.match.answer(*given)

    def skip_obvious(self) -> None:
        """Give the answers of seats without a bot that anybody would give."""
        while given := next(filter(None, map(self._obvious, self.asked)), None):
            self.match.answer(*given)

    def _given(self, seat: int) -> tuple[int, Action] | None:
        """The answer of a bot, or an obvious one; None: this seat has to decide."""
        if seat not in self._bots:
            return self._obvious(seat)
        view, options = self.match.view(seat), self.match.options(seat)
        return seat, self._bots[seat].choose(view, options, self._rngs[seat])

    def _obvious(self, seat: int) -> tuple[int, Action] | None:
        if self.ask_everything:
            return None
        game = self.match.game
        proposer = package_of(game).proposals()
        obvious = proposer.obvious(game, self.match.view(seat), self.match.options(seat))
        return None if obvious is None else (seat, obvious)

    # What a seat reads ------------------------------------------------------------

    def role(self, seat: int) -> str:
        """Who a seat is, how it wins and loses, and a first idea."""
        words = self._words[seat]
        role = words.role(seat, self.match.seats, self.match.view(seat))
        said = [
            role.title,
            words.text("env-goal", wins=role.wins),
            words.text("env-danger", loses=role.loses),
            words.text("env-idea", idea=role.idea),
            role.secret,
        ]
        return "\n".join(filter(None, said))

    def news(self, seat: int) -> list[str]:
        """What a seat was told since the last call, a line for each event."""
        told = self.match.news(seat, self._read[seat])
        self._read[seat] = len(self.match.events)
        return [self._words[seat].event(event) for event in told]

    def log(self, seat: int) -> list[str]:
        """Everything that a seat was told, a line for each event."""
        return [self._words[seat].event(event) for event in self.match.log(seat)]

    def table(self, seat: int) -> list[str]:
        """The table as a seat sees it, as in the terminal."""
        return table_lines(self.match.game, self._words[seat], self.match.view(seat))

    def legal(self, seat: int) -> list[Answer]:
        """What a seat can answer now; nothing if it is not asked."""
        if seat not in self.asked:
            return []
        words, view = self._words[seat], self.match.view(seat)
        options = words.listed(self.match.options(seat))
        return [Answer(action.text, words.action(action, view)) for action in options]

    def question(self, seat: int) -> str:
        """What a seat is asked and what it can answer, or how the game has ended."""
        words = self._words[seat]
        if self.over:
            return self._end(seat)
        said = [words.prompt(self.match.view(seat))]
        legal = self.legal(seat)
        if legal:
            said += [words.text("env-legal"), *[f"  {answer.notation}: {answer.label}" for answer in legal]]
        return "\n".join(said)

    def observation(self, seat: int) -> str:
        """What has happened since the last observation, the table, and what is asked."""
        words, news = self._words[seat], self.news(seat)
        told = [words.text("env-news"), *[f"- {line}" for line in news], ""] if news else []
        return "\n".join([*told, words.text("env-board"), *self.table(seat), "", self.question(seat)])

    def _end(self, seat: int) -> str:
        words = self._words[seat]
        if self.stopped:
            return words.text("env-stopped", bound=self.match.game.decision_bound)
        won = "env-you-won" if seat in self.match.winners else "env-you-lost"
        result = won if self.match.winners or self.match.seats == 1 else "env-nobody-won"
        return f"{words.text('env-over')} {words.text(result)}"

    # What a seat does -------------------------------------------------------------

    def apply(self, seat: int, notation: str) -> None:
        """Give the answer of a seat; IllegalAnswer, with nothing changed, if that is not possible."""
        words = self._words[seat]
        if not self.over and seat not in self.match.asked:
            raise IllegalAnswer(words.text("env-not-asked"))
        try:
            action = self.match.game.actions.parse(notation)
        except NotationError as error:
            raise IllegalAnswer(words.text(error.key, **error.told)) from None
        refusal = self.match.why_not(seat, action)
        if refusal is not None:
            raise IllegalAnswer(words.refusal(refusal))
        self.match.answer(seat, action)

    def rewards(self) -> list[float]:
        """By seat: what the game was worth; 0 as long as it goes on, or if it was stopped."""
        return rewards_of(self.match.game, self.match.chosen, self.match.position)

    def card(self, seat: int, card: int) -> str:
        """What a card does; IllegalAnswer if there is none with this number."""
        words, cards = self._words[seat], self.match.game.cards(self.match.chosen)
        if card not in cards:
            raise IllegalAnswer(words.text("play-card-usage", card=cards[-1] if cards else 0))
        return words.card(card)


def _names(game: AnyGame, language: str, seats: int, bots: Mapping[int, Bot]) -> list[str]:
    say = Words(language, game, ()).text
    return [
        say(f"name-bot-{seat + 1}") if seat in bots else say("name-person", number=seat + 1)
        for seat in range(seats)
    ]


def begin(game: AnyGame, seed: Seed, options: Mapping[str, object]) -> Match:
    """A match; what `options` leave to chance is drawn from the seed. BadOption explains mistakes."""
    return Match(game, chosen_options(game, options, seed), seed)


def other_seats(match: Match, seat: int, level: str) -> dict[int, str]:
    """A bot for every seat but one; BadOption if there is no such seat."""
    check_seat(seat, match.seats)
    return {other: level for other in range(match.seats) if other != seat}


class Info(TypedDict):
    """What comes with an observation."""

    #: The legal answers in notation; empty when the game is over.
    legal: list[str]
    #: Why the last answer was refused; empty if it was not.
    refused: str


class TextEnv:
    """One seat of a game in words, bots at the others: `reset` and `step` as in Gymnasium, with strings."""

    def __init__(
        self, game: AnyGame, seat: int, opponents: str, language: str, options: Mapping[str, object]
    ) -> None:
        self.game = game
        self.seat = seat
        self.opponents = opponents
        self.language = language
        self.options = dict(options)
        self._table: TextGame | None = None

    def reset(self, *, seed: int | None = None) -> tuple[str, Info]:
        """Begin a game; the same seed gives the same dice and luck of bots; without one it is secret."""
        match = begin(self.game, Seed.live() if seed is None else Seed.simulated(seed), self.options)
        self._table = TextGame(match, other_seats(match, self.seat, self.opponents), self.language)
        return f"{self._table.role(self.seat)}\n\n{self._table.observation(self.seat)}", self._info()

    def step(self, action: str) -> tuple[str, float, bool, bool, Info]:
        """Answer in notation: observation, reward, terminated, truncated, info.

        What is not possible changes nothing: the observation says why, and so does `info["refused"]`.
        """
        table = self._playing()
        try:
            table.apply(self.seat, action)
        except IllegalAnswer as refused:
            return str(refused), 0.0, table.match.over, table.stopped, self._info(str(refused))
        table.bots_play()
        reward = table.rewards()[self.seat]
        return table.observation(self.seat), reward, table.match.over, table.stopped, self._info()

    def rules(self, about: str = "") -> str:
        """Look something up in the rulebook: see `look_up`."""
        return look_up(Words(self.language, self.game, ()), about)

    def _playing(self) -> TextGame:
        if self._table is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self._table

    def _info(self, refused: str = "") -> Info:
        return {"legal": [answer.notation for answer in self._playing().legal(self.seat)], "refused": refused}


def text_env(
    game: str,
    *,
    seat: int = 0,
    opponents: str = "",
    language: str = "en",
    **options: object,
) -> TextEnv:
    """A game in words: you answer for `seat`, bots of the level `opponents` for all others.

    `options` are those of the game; `polnoc games ID` explains them.
    """
    found = find_game(game)
    return TextEnv(found, seat, opponents or usual_level(found), language, options)


def look_up(words: Words, about: str = "") -> str:
    """The rule with an id, a chapter, or every rule that uses a word; without `about`, the chapters.

    >>> words = Words("en", find_game("duchy"), ())
    >>> print(look_up(words, "due-turn-03"))
    [DUE-TURN-03] In your turn you do exactly one of two things: use your hand card, or guess.
    """
    chapters = words.chapters()
    if not about.strip():
        return "\n".join([words.text("env-rulebook"), *[f"- {title}" for title in chapters]])
    wanted = about.strip().lower()
    for title, text in chapters.items():
        if wanted in (title.lower(), *title.lower().split(". ", 1)):
            return text
    found = words.find_rules(about.strip())
    return "\n".join([f"[{id}] {text}" for id, text in found]) or words.text("rules-none", about=about)
