"""Actions: what a seat can answer.

An action is a verb and a few numbers. Every game makes its whole table once
and hands out its members, so actions compare by identity, have a stable
integer index for learning, and a notation that reads back:

>>> table = ActionTable([Verb("pass"), Verb("guess", range(1, 14), short="g")])
>>> guess = table.parse("guess 4")
>>> guess.index, str(guess), guess is table.get("guess", 4), guess is table.parse("g4")
(4, 'guess 4', True, True)
>>> table.parse("gess 4")
Traceback (most recent call last):
...
polnoc.engine.actions.UnknownVerb: no action is called 'gess'; did you mean 'guess'?
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from typing import Final

from polnoc.engine.near_words import nearest_word


class NotationError(ValueError):
    """A text that is no action of the game: a message in plain English, and the same as key and arguments."""

    def __init__(self, message: str, key: str, args: dict[str, object]) -> None:
        super().__init__(message)
        self.key = key
        #: The arguments of the message `key` in the reader's language.
        self.told = args


class UnknownVerb(NotationError):
    """The first word names no action."""


class BadArgument(NotationError):
    """The verb is known, but its numbers are missing, too many or out of range."""


class Action:
    """A member of a game's action table. `text` is its notation, `short` the one of records."""

    __slots__ = ("arg", "args", "index", "short", "verb")

    def __init__(self, index: int, verb: Verb, args: tuple[int, ...]) -> None:
        self.index = index
        self.verb = verb.name
        self.args = args
        #: The first number, `guess 4` → 4; -1 if there is none.
        self.arg = args[0] if args else -1
        self.short = verb.shortened(args)

    @property
    def text(self) -> str:
        """The notation for people: `guess 4`. Made on demand: few of thousands are ever needed."""
        return " ".join([self.verb, *map(str, self.args)])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError(f"actions are shared members of a table: send the text {self.text!r} or the index")


_NAME: Final = re.compile(r"[a-z]+(-[a-z]+)*")


class Verb:
    """A kind of action and the range of each of its numbers.

    `short` is the name in records; `chance`: only chance gives such answers.
    """

    def __init__(self, name: str, *ranges: Sequence[int], short: str = "", chance: bool = False) -> None:
        if not _NAME.fullmatch(name):
            raise ValueError(f"a verb is one word in small letters, not '{name}'")
        if any([min(numbers) < 0 for numbers in ranges]):
            raise ValueError(f"the numbers of '{name}' are not negative")
        self.name = name
        self.ranges = ranges
        self.short = short or name
        self.chance = chance

    def shortened(self, args: Iterable[int]) -> str:
        """The short notation of the action with these numbers."""
        return self.short + ",".join(map(str, args))

    def usage(self) -> str:
        """How the notation is written: `guess 1…13`."""
        return " ".join([self.name, *(_span(numbers) for numbers in self.ranges)])


def _span(numbers: Sequence[int]) -> str:
    low, high = min(numbers), max(numbers)
    if len(numbers) == high - low + 1:
        return f"{low}…{high}"
    return "|".join(map(str, numbers))


class ActionTable:
    """All actions of one game, in a fixed order: the order in which its verbs are added.

    >>> table = ActionTable()
    >>> PASS = table.plain("pass")
    >>> GUESS = table.numbered("guess", range(1, 14), short="g")
    >>> LEAD = table.rows("lead", range(1, 3), range(3))
    >>> PASS, GUESS[4], LEAD[2]
    (<pass>, <guess 4>, (<lead 2 0>, <lead 2 1>, <lead 2 2>))
    """

    def __init__(self, verbs: Iterable[Verb] = ()) -> None:
        self.verbs: Final[dict[str, Verb]] = {}
        self._by_short: dict[str, Action] = {}
        self._by_index: list[Action] = []
        #: The actions of players, without those of chance. Their places here are dense and stable, too.
        self.player_actions: tuple[Action, ...] = ()
        self._player_index: list[int] = []
        for verb in verbs:
            self.add(verb)

    def add(self, verb: Verb) -> tuple[Action, ...]:
        """Add a verb; return all its actions, in order."""
        if verb.name in self.verbs:
            raise ValueError("two verbs have the same name")
        self.verbs[verb.name] = verb
        start = len(self._by_index)
        for args in itertools.product(*verb.ranges):
            action = Action(len(self._by_index), verb, args)
            self._by_short[action.short] = action
            self._by_index.append(action)
        if len(self._by_short) != len(self._by_index):
            raise ValueError("two actions have the same short notation")
        added = tuple(self._by_index[start:])
        self._number_for_players(added, verb)
        return added

    def _number_for_players(self, added: Sequence[Action], verb: Verb) -> None:
        if verb.chance:
            self._player_index += [-1] * len(added)
            return
        first = len(self.player_actions)
        self._player_index += range(first, first + len(added))
        self.player_actions += tuple(added)

    def extend(self, name: str, numbers: range) -> tuple[Action, ...]:
        """Extend the range of a verb with one number. New actions come last: older ones keep their indices.

        >>> table = ActionTable([Verb("deck", range(3), short="D"), Verb("pass")])
        >>> [(more.index, more.text) for more in table.extend("deck", range(3, 5))]
        [(4, 'deck 3'), (5, 'deck 4')]
        >>> table.parse("D4"), table.verbs["deck"].usage()
        (<deck 4>, 'deck 0…4')
        """
        verb = self.verbs.pop(name)
        more = self.add(Verb(name, numbers, short=verb.short, chance=verb.chance))
        self.verbs[name] = Verb(name, [*verb.ranges[0], *numbers], short=verb.short, chance=verb.chance)
        return more

    def plain(self, name: str, *, short: str = "", chance: bool = False) -> Action:
        """Add a verb without numbers: its one action."""
        return self.add(Verb(name, short=short, chance=chance))[0]

    def numbered(
        self, name: str, numbers: range, *, short: str = "", chance: bool = False
    ) -> tuple[Action, ...]:
        """Add a verb with one number: entry n has the number n; entries below the first are placeholders."""
        found = self.add(Verb(name, numbers, short=short, chance=chance))
        return (*[found[0]] * numbers.start, *found)

    def rows(
        self, name: str, firsts: range, seconds: range, *, short: str = ""
    ) -> tuple[tuple[Action, ...], ...]:
        """Add a verb with two numbers: row n has those whose first number is n, in order.

        Rows below the first are placeholders.
        """
        found = self.add(Verb(name, firsts, seconds, short=short))
        rows = [tuple(row) for _, row in itertools.groupby(found, lambda action: action.arg)]
        return (*[rows[0]] * firsts.start, *rows)

    def __len__(self) -> int:
        return len(self._by_index)

    def __getitem__(self, index: int) -> Action:
        return self._by_index[index]

    def player_index(self, action: Action) -> int:
        """The place of an action among `player_actions`; ValueError for one of chance.

        >>> table = ActionTable([Verb("pass"), Verb("die", range(1, 7), chance=True), Verb("stay")])
        >>> stay = table.get("stay")
        >>> stay.index, table.player_index(stay), table.player_actions
        (7, 1, (<pass>, <stay>))
        """
        found = self._player_index[action.index]
        if found < 0:
            raise ValueError(f"'{action.text}' is an action of chance: players have no index for it")
        return found

    def mask(self, options: Sequence[Action]) -> bytes:
        """One byte for each of `player_actions`: 1 if it is among a player's options, 0 if not.

        >>> table = ActionTable([Verb("die", range(1, 7), chance=True), Verb("guess", range(1, 6))])
        >>> list(table.mask([table.get("guess", 2), table.get("guess", 5)]))
        [0, 1, 0, 0, 1]
        """
        places = self._player_index
        mask = bytearray(len(self.player_actions))
        for action in options:
            place = places[action.index]
            if place < 0:
                raise ValueError(f"'{action.text}' is an action of chance: a mask is for players")
            mask[place] = 1
        return bytes(mask)

    def get(self, verb: str, *args: int) -> Action:
        """The member with this verb and these numbers; KeyError if there is none."""
        action = self._found(self.verbs[verb], args)
        if action is None:
            raise KeyError(verb, *args)
        return action

    def _found(self, verb: Verb, args: Iterable[int]) -> Action | None:
        action = self._by_short.get(verb.shortened(args))
        return action if action is not None and action.verb == verb.name else None

    def all(self, verb: str) -> tuple[Action, ...]:
        """Every action of a verb, in order."""
        return tuple(action for action in self._by_index if action.verb == verb)

    def parse(self, text: str) -> Action:
        """Parse the notation of an action, in words or short; a NotationError says exactly what is wrong."""
        short = self._by_short.get(text)
        if short is not None:
            return short
        words = text.split()
        if not words:
            raise UnknownVerb("an action starts with a word, this text is empty", "notation-empty", {})
        verb = self.verbs.get(words[0].lower())
        if verb is None:
            raise self._unknown(words[0].lower()[:40])
        expected, given = len(verb.ranges), len(words) - 1
        if given != expected:
            raise BadArgument(
                f"'{verb.name}' takes {expected} number(s), got {given}; write: {verb.usage()}",
                "notation-count",
                {"verb": verb.name, "expected": expected, "usage": verb.usage()},
            )
        args = tuple([_number(verb, word) for word in words[1:]])
        action = self._found(verb, args)
        if action is None:
            said = text.strip()[:40]
            raise BadArgument(
                f"'{said}' is out of range; write: {verb.usage()}",
                "notation-range",
                {"said": said, "usage": verb.usage()},
            )
        return action

    def _unknown(self, name: str) -> UnknownVerb:
        near = nearest_word(name, self.verbs)
        if near:
            message = f"no action is called '{name}'; did you mean '{near}'?"
            return UnknownVerb(message, "notation-near", {"name": name, "near": near})
        verbs = ", ".join([verb.name for verb in self.verbs.values() if not verb.chance])
        return UnknownVerb(
            f"no action is called '{name}'; there are: {verbs}",
            "notation-unknown",
            {"name": name, "verbs": verbs},
        )


def _number(verb: Verb, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise BadArgument(
            f"'{word[:40]}' is not a whole number; write: {verb.usage()}",
            "notation-number",
            {"word": word[:40], "usage": verb.usage()},
        )
    return int(word)
