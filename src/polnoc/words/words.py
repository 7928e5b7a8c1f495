"""One game in one language for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from polnoc import LANGUAGES
from polnoc.contract import Proposal
from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.options import GameOptions
from polnoc.engine.refusals import NO_SUCH_SEAT, NOT_ASKED, Refusal
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.terminal_rows import Row
from polnoc.engine.views import View
from polnoc.games import package_of
from polnoc.words.bundles import bundle_of, say
from polnoc.words.names import MAY_HOLD_NAMES, Name, put_names_in, without_names
from polnoc.words.rulebook import RULE, read_rulebook


class MissingMessage(LookupError):
    """A language lacks a message, or a message lacks an argument."""


class Role(NamedTuple):
    """A player's role in a game: who they are, what wins, what loses, what to do first, and their secret."""

    title: str
    wins: str
    loses: str
    idea: str
    #: Empty if there is none, or none yet.
    secret: str = ""


class Words:
    """One game in one language for one reader.

    `names` has a display name for each seat, `viewer` is the reader's seat,
    `options` are those of a particular game, if there is one. A missing message
    shows its key; with `strict`, MissingMessage is raised instead.
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
        self._bundle = bundle_of(language, package.name)
        self._wording = package.wording()(game, self.text, self.names, viewer, options)

    def text(self, key: str, **args: object) -> str:
        """The message `key` with `args`, which may be lists of anything that can be written."""
        if not args:
            said, errors = say(self._bundle, key, ())
        elif MAY_HOLD_NAMES.isdisjoint(map(type, args.values())):
            said, errors = say(self._bundle, key, tuple(args), *args.values())
        else:
            names: list[str] = []
            said, errors = say(self._bundle, key, tuple(args), *without_names(args.values(), names))
            said = put_names_in(said, names) if names else said
        if errors and self.strict:
            raise MissingMessage(f"message '{key}' in '{self.language}': {errors[0]}")
        return said

    def has(self, key: str) -> bool:
        """Whether there is a message `key`."""
        return self._bundle.has(key)

    def _missing(self, shown: str, problem: str) -> str:
        if self.strict:
            raise MissingMessage(problem)
        return shown

    def name(self, seat: int) -> str:
        """The display name of a seat, or of chance."""
        if seat == CHANCE:
            return self.text("chance")
        return self.names[seat] if 0 <= seat < len(self.names) else self.text("player", number=seat + 1)

    def event(self, event: Event) -> str:
        """What happened, as one line of the log."""
        return self._wording.event(event)

    def decided(self, events: Sequence[Event]) -> str:
        """How a finished game was won or lost, from all events that the reader was told.

        Empty if the events do not tell, as in logs of versions with other events at the end.
        """
        try:
            return self._wording.decided(events)
        except (LookupError, StopIteration):
            return ""

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
        """Answers in the order in which they are listed: rarely wanted ones late, endings last."""
        endings, asides = self._wording.endings, self._wording.asides
        if not endings and not asides:  # a live table calls this for every page update
            return list(options)
        return sorted(options, key=lambda action: (action.verb in endings, action.verb in asides))

    def ends(self, action: Action) -> bool:
        """Whether an answer ends or skips something."""
        return action.verb in self._wording.endings

    def proposals(self, view: View, options: Sequence[Action]) -> list[Proposal]:
        """Several answers offered as one, for the seat of this view; also single ones that go to a place."""
        if not options:
            return []
        proposed = package_of(self.game).proposals().propose(self.game, view, options, self.text)
        return [proposal for proposal in proposed if len(proposal.answers) > 1 or proposal.is_place]

    def confirm(self, action: Action, view: View) -> str:
        """The question to confirm an answer for which a misclick would be costly; empty: none."""
        return self._wording.confirm(action, view)

    def prompt(self, view: View) -> str:
        """What the seat of this view has to do, or whom it is waiting for."""
        asked = view["asked"]
        if not asked:
            return self.text("prompt-over")
        if CHANCE in asked:
            return self.text("prompt-chance")
        return self._wording.prompt(view) if view["seat"] in asked else self._wording.waiting(view)

    def row(self, row: Row) -> str:
        """The label of a row of the board, with names for seats and cards."""
        args = dict(row.args)
        if isinstance(seat := args.get("seat"), int):
            args["name"] = self.name(seat)
        if isinstance(seats := args.get("seats"), list):
            args["names"] = [self.name(seat) for seat in seats]
        if isinstance(card := args.get("card"), int):
            args["card"] = self.card_name(card) if card else "none"
        return self.text(row.key, **args)

    def card(self, card: int) -> str:
        """The full text of a card: name, kind, and what it does."""
        return self._wording.card(card)

    def card_name(self, card: int) -> str:
        """The name of a card inside a sentence: with its number, and whose deck it is from."""
        return self._wording.card_name(card)

    def place(self, space: int) -> dict[str, object]:
        """A place as arguments of a message, in every grammatical case that sentences need."""
        return self._wording.place(space)

    def own(self, key: str, **args: object) -> str:
        """The game's own message `game-…` if it has one, else the general `page-…`."""
        return self.text(f"game-{key}" if self.has(f"game-{key}") else f"page-{key}", **args)

    def role(self, seat: int, players: int, view: View | None = None) -> Role:
        """What the player of a seat needs to know first; `view`: of this seat, once the game has begun."""
        args: dict[str, object] = {"seat": seat, "players": players, "game": self.text("game-name")}
        args["name"] = self.text("game-seat", **args) if self.has("game-seat") else "none"
        args |= self._wording.role(seat, view)
        secret = view is not None and self.has("game-role-secret")
        return Role(
            title=self.own("role", **args),
            wins=self.own("role-wins", **args),
            loses=self.own("role-loses", **args),
            idea=self.own("role-idea", **args),
            secret=self.text("game-role-secret", **args) if secret else "",
        )

    def option(self, name: str) -> str:
        """The name of an option of the game."""
        return self.text(f"option-{name}")

    def option_help(self, name: str) -> str:
        """A sentence that explains an option of the game."""
        return self.text(f"option-{name}-help")

    def option_value(self, name: str, value: object) -> str:
        """The name of a value of an option, or the value itself if it has no name."""
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        key = f"option-{name}-{value}"
        if self.has(key):
            return self.text(key)
        return self._wording.thing(name, value) if isinstance(value, str) else str(value)

    def rulebook(self) -> str:
        """The whole rulebook of the game, as Markdown."""
        return read_rulebook(self.game, self.language)

    def rule(self, id: str) -> str:
        """The paragraph of the rulebook that states this rule; the case of the id does not matter."""
        for text, found in RULE.findall(self.rulebook()):
            if found.lower() == id.lower():
                return str(text)
        return self._missing(id, f"no rule '{id}' in the rulebook of '{self.game.id}' in '{self.language}'")

    def find_rules(self, about: str) -> list[tuple[str, str]]:
        """The rule with this id, or else every rule that contains the text: ids and texts."""
        every = [(id, text) for text, id in RULE.findall(self.rulebook())]
        named = [(id, text) for id, text in every if id == about.upper()]
        return named or [(id, text) for id, text in every if about.lower() in text.lower()]

    def chapters(self) -> dict[str, str]:
        """The chapters of the rulebook by their titles, as Markdown."""
        parts = self.rulebook().split("\n## ")[1:]
        return {part.partition("\n")[0].strip(): f"## {part.strip()}" for part in parts}
