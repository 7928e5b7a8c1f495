"""What people read, in their own language.

The engine and the games tell everything as a key with arguments. Here those
become sentences, from Fluent files: the ones of this package (`text/`), which
all games share, and the game's own. A game brings, beside its rules:

- `text/pl.ftl`, `text/en.ftl`          its messages
- `wording.py` with a class `Wording`   which message and arguments an event, an action, … needs
- `rulebook/pl.md`, `rulebook/en.md`    its rules; a line that ends with `[ID]` is the rule ID

>>> from polnoc.games import find_game
>>> words = Words("pl", find_game("duchy"), ["Ania", "Bartek"], viewer=1)
>>> words.event(Event("answers-no", {"seat": 0}, -1))
'Ania odpowiada: NIE.'
>>> words.event(Event("answers-no", {"seat": 1}, -1))
'Odpowiadasz: NIE.'

In the files, `$you` is the name of the argument that is the reader, or
`nobody`: one message holds "You draw" and "Ania draws". `{ OR($numbers) }` and
`{ AND($names) }` write out a list as the language does, `{ $numbers }` with
commas only.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, Protocol

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.refusals import NO_SUCH_SEAT, NOT_ASKED, Refusal
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import View

LANGUAGES: Final = ("pl", "en")

#: A line of a rulebook that states a rule ends with its id: `… [DUE-TURN-03]`.
RULE: Final = re.compile(r"(?m)^(?:- )?(.*\S) \[([A-Z]+(?:-[A-Z0-9]+)*-[0-9]+[a-z]?)\]$")


class Name(str):
    """A display name. Sentences hold it as it is, so what is said of one person need not be made anew for
    another: `Words` remembers sentences with the names left out."""

    __slots__ = ()


#: Stands in a remembered sentence for the first name in it, the next for the second, …
_MARK: Final = 0xE000
_MARKS: Final = re.compile("[\ue000-\ue0ff]")


class MissingMessage(LookupError):
    """A message that a language lacks, or that lacks an argument."""


class Wording(Protocol):
    """What a game says about itself. The class `Wording` in its `wording.py` is one.

    It is made with the game, a function that says a message (`Words.text`),
    the names by seat, the seat that reads, and the options of the game told,
    if there is one: in some games they say what the numbers of events mean.
    A game may name `endings`: verbs of answers that stand last in a list.
    """

    def event(self, event: Event) -> str:
        """One line of the log."""

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, as a sentence."""

    def action(self, action: Action, view: View) -> str:
        """An answer, as the label of a button."""

    def confirm(self, action: Action, view: View) -> str:
        """What to ask before an answer that a slip of the hand makes costly; empty: nothing."""

    def prompt(self, view: View) -> str:
        """What the reader is asked, and why."""

    def waiting(self, view: View) -> str:
        """What the others are asked."""

    def card(self, card: int) -> str:
        """The whole text of a card."""

    def card_name(self, card: int) -> str:
        """What a card is called inside a sentence."""

    def place(self, space: int) -> dict[str, object]:
        """A place as arguments of a message; only games whose advice speaks of places have this."""

    def thing(self, option: str, id: str) -> str:
        """What a value of an option is called that a pack brings; only games with such packs have this."""


class Words:
    """One game in one language for one reader.

    `names` has a display name for each seat, `viewer` is the reader's seat,
    `options` are those of the game told, where one is. A
    message that is missing shows its key; a `strict` Words raises instead.
    """

    def __init__(
        self,
        language: str,
        game: AnyGame,
        names: Sequence[str],
        viewer: int = WATCHER,
        options: GameOptions | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language is called '{language[:40]}'; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        self.names = tuple([Name(name) for name in names])
        self.viewer = viewer
        self.strict = strict
        package = package_of(game)
        self._bundle = _bundle(language, package)
        wording = importlib.import_module(f"{package}.wording")
        self._wording: Wording = wording.Wording(game, self.text, self.names, viewer, options)
        self._endings: frozenset[str] = getattr(self._wording, "endings", frozenset())

    def text(self, key: str, **args: object) -> str:
        """The message `key` with `args`; lists of anything that can be written are welcome."""
        names: list[str] = []
        given: Iterable[object] = args.values()
        if not _UNFIT.isdisjoint(map(type, given)):
            given = [_frozen(value, names) if type(value) in _UNFIT else value for value in given]
        said, errors = _said(self._bundle, key, tuple(args), *given)
        if errors and self.strict:
            raise MissingMessage(f"message '{key}' in '{self.language}': {errors[0]}")
        return _with_names(said, names) if names else said

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return bool(self._bundle.has_message(key))

    def _missing(self, shown: str, problem: str) -> str:
        if self.strict:
            raise MissingMessage(problem)
        return shown

    def name(self, seat: int) -> str:
        """The display name of a seat; chance has one too."""
        if seat == CHANCE:
            return self.text("chance")
        return self.names[seat] if 0 <= seat < len(self.names) else self.text("player", number=seat + 1)

    def event(self, event: Event) -> str:
        """What happened, as one line of the log."""
        return self._wording.event(event)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, with the id of the rule."""
        if refusal.key == NOT_ASKED:
            asked: Any = refusal.args["asked"]
            sentence = self.text(NOT_ASKED, names=[self.name(seat) for seat in asked])
        elif refusal.key == NO_SUCH_SEAT:
            seat: Any = refusal.args["seat"]
            sentence = self.text(NO_SUCH_SEAT, number=seat + 1, seats=refusal.args["seats"])
        else:
            sentence = self._wording.refusal(refusal)
        return self.text("by-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence

    def action(self, action: Action, view: View) -> str:
        """An answer as the label of a button, for the seat whose view it is."""
        return self._wording.action(action, view)

    def listed(self, options: Iterable[Action]) -> list[Action]:
        """Answers in the order in which people read them: what ends or skips something comes last."""
        if not self._endings:  # at a live table this is asked for every look
            return list(options)
        return sorted(options, key=lambda action: action.verb in self._endings)

    def confirm(self, action: Action, view: View) -> str:
        """What to ask before an answer that a slip of the hand makes costly; empty: nothing."""
        return self._wording.confirm(action, view)

    def prompt(self, view: View) -> str:
        """What the seat whose view it is has to do, or whom it waits for."""
        asked = view["asked"]
        if not asked:
            return self.text("prompt-over")
        if CHANCE in asked:
            return self.text("prompt-chance")
        return self._wording.prompt(view) if view["seat"] in asked else self._wording.waiting(view)

    def card(self, card: int) -> str:
        """The whole text of a card: name, kind, and what it does."""
        return self._wording.card(card)

    def card_name(self, card: int) -> str:
        """A card inside a sentence: its number and name, and whose deck it is from."""
        return self._wording.card_name(card)

    def place(self, space: int) -> dict[str, object]:
        """A place as arguments of a message, in every case that sentences need."""
        return self._wording.place(space)

    def option(self, name: str) -> str:
        """What an option of the game is called."""
        return self.text(f"option-{name}")

    def option_help(self, name: str) -> str:
        """A sentence that explains an option of the game."""
        return self.text(f"option-{name}-help")

    def option_value(self, name: str, value: object) -> str:
        """A value of an option: a word where there is one, or the number itself."""
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        key = f"option-{name}-{value}"
        if self.has(key):
            return self.text(key)
        named = isinstance(value, str) and hasattr(self._wording, "thing")
        return self._wording.thing(name, str(value)) if named else str(value)

    def rulebook(self) -> str:
        """The whole rulebook of the game, as Markdown."""
        return read_rulebook(self.game, self.language)

    def rule(self, id: str) -> str:
        """The paragraph of the rulebook that states this rule; small and capital letters are alike."""
        for text, found in RULE.findall(self.rulebook()):
            if found.lower() == id.lower():
                return str(text)
        return self._missing(id, f"no rule '{id}' in the rulebook of '{self.game.id}' in '{self.language}'")


def package_of(game: AnyGame) -> str:
    """The package that a game lives in: its texts lie beside its rules."""
    return type(game).__module__.rpartition(".")[0]


@cache
def part_of(game: AnyGame, name: str) -> Any:
    """A module that a game brings beside its rules, such as `chronicle`; None if it brings none."""
    found = f"{package_of(game)}.{name}"
    return importlib.import_module(found) if importlib.util.find_spec(found) else None


@cache
def _rulebook(package: str, language: str) -> str:
    return (files(package) / "rulebook" / f"{language}.md").read_text(encoding="utf-8")


def read_rulebook(game: AnyGame, language: str) -> str:
    """A game's rulebook in a language, as Markdown."""
    return _rulebook(package_of(game), language)


def rule_ids(rulebook: str) -> list[str]:
    """The ids of the rules that a rulebook states, in order.

    >>> rule_ids("# Turns\\n\\nTo the left. [X-TURN-01]\\n\\n- Draw a card (X-USE-02). [X-USE-01a]\\n")
    ['X-TURN-01', 'X-USE-01a']
    """
    return [id for _, id in RULE.findall(rulebook)]


class _Items(FluentType):
    """A list as an argument of a message."""

    def __init__(self, items: Sequence[str]) -> None:
        self.items = items

    def format(self, locale: Locale) -> str:
        return ", ".join(self.items)


def _format(bundle: FluentBundle, key: str, args: Mapping[str, object]) -> tuple[str, list[Exception]]:
    """A message, and what was wrong with it; one that is missing shows its key."""
    if not bundle.has_message(key):
        return key, [MissingMessage("there is none")]
    given = {
        name: _Items([str(item) for item in value]) if isinstance(value, list | tuple) else value
        for name, value in args.items()
    }
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"message '{key}' has no text"
    said, errors = bundle.format_pattern(pattern, given)
    return str(said), errors


#: Arguments of these kinds cannot be remembered as they are.
_UNFIT: Final = frozenset((Name, list, tuple))


def _frozen(value: Any, names: list[str]) -> object:
    """An argument of these kinds as something that can be remembered.

    Names of people go to `names`, and a mark stands for each.
    """
    if type(value) is Name:
        return _marked(value, names)
    return tuple([_marked(item, names) if type(item) is Name else str(item) for item in value])


def _marked(name: str, names: list[str]) -> str:
    names.append(name)
    return chr(_MARK + len(names) - 1)


def _with_names(said: str, names: Sequence[str]) -> str:
    """A remembered sentence with its names; a sign that only looks like a mark stays what it is."""
    if len(names) == 1 or not _MARKS.search("".join(names)):  # nearly always, and much faster
        for number, one in enumerate(names, _MARK):
            said = said.replace(chr(number), one)
        return said

    def name(mark: re.Match[str]) -> str:
        number = ord(mark[0]) - _MARK
        return names[number] if number < len(names) else mark[0]

    return _MARKS.sub(name, said)


@lru_cache(20_000, typed=True)  # by kind too: `1` and `True` are different words
def _said(
    bundle: FluentBundle, key: str, names: tuple[str, ...], *values: object
) -> tuple[str, list[Exception]]:
    """A sentence that was said before is not made again: at many tables the same things happen."""
    return _format(bundle, key, dict(zip(names, values, strict=True)))


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    """The messages of a game and those that all games share."""
    shared = _read_messages(FluentBundle([language], use_isolating=False), "polnoc", language)
    functions: dict[str, Callable[[Any], FluentType]] = {
        "OR": _joiner(shared, "list-or"),
        "AND": _joiner(shared, "list-and"),
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    _read_messages(bundle, package, language)
    return _read_messages(bundle, "polnoc", language)


def _read_messages(bundle: FluentBundle, package: str, language: str) -> FluentBundle:
    """Add the message files of a package: `pl.ftl`, and any others named `….pl.ftl`."""
    for name in sorted([file.name for file in (files(package) / "text").iterdir()]):
        if f".{name}".endswith(f".{language}.ftl"):
            bundle.add_resource(_resource(package, name))
    return bundle


@cache
def _resource(package: str, name: str) -> Resource:
    """A file of messages, read once; where in the file each stands would take half of the memory."""
    source = (files(package) / "text" / name).read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(source)


def _joiner(bundle: FluentBundle, key: str) -> Callable[[_Items], _Items]:
    """A function for messages that joins the last two items of a list by the message `key`."""

    def join(listed: _Items) -> _Items:
        *head, last = listed.items
        return _Items([_format(bundle, key, {"head": head, "last": last})[0]] if head else [last])

    return join
