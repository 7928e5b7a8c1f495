"""The common part of the wordings of games whose phrases depend on the options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.cards import tag
from polnoc.engine.options import GameOptions
from polnoc.engine.views import View, top_frame

#: Says a message: `say("n-wounds", n=2)`.
Say = Callable[..., str]
Args = dict[str, object]

#: The cases of a name in a sentence, besides the nominative: whom one sees, whom one lacks, to whom one
#: gives, with what one strikes. A name without a form of its own for a case is used unchanged.
CASES: Final = ("whom", "of", "to", "with")


def in_cases(name: str, call: Callable[[str], object]) -> Args:
    """A name in all of its cases, as arguments of a message: `hunter`, `hunter_whom`, …

    `call` gives the name in a case; "is" is the nominative.
    """
    return {name: call("is"), **{f"{name}_{case}": call(case) for case in CASES}}


class EffectPhrases:
    """Texts made from effects: `does-heal` is the message of the effect that packs call `heal`."""

    #: Effects whose message needs more than the fields of the record.
    makers: ClassVar[Mapping[type[Any], Callable[[Any, Any], str]]] = {}
    #: The message that joins the texts of two effects.
    joint: ClassVar[str] = "effects-then"

    say: Say

    def title(self, kind: str, id: str) -> str:
        """The name of a thing; one that has none is called by its id."""
        raise NotImplementedError

    def quoted(self, title: str) -> str:
        """A title inside a sentence."""
        return self.say("quoted", title=title)

    def effects(self, effects: Iterable[Any]) -> str:
        """What happens, effect after effect."""
        return self.joined(self.told(effects))

    def inside(self, effects: Sequence[Any]) -> str:
        """What belongs to another phrase: `this and that` after `if …`."""
        if len(effects) < 2:
            return self.effects(effects)
        return self.say("effects-inside", parts=self.told(effects))

    def told(self, effects: Iterable[Any]) -> list[str]:
        """What each effect does."""
        return [self.effect(effect) for effect in effects]

    def joined(self, phrases: Sequence[str]) -> str:
        """Several phrases as one."""
        said = phrases[0] if phrases else self.say("nothing-happens")
        for phrase in phrases[1:]:
            said = self.say(self.joint, first=said, next=phrase)
        return said

    def effect(self, effect: Any) -> str:
        """What one effect does."""
        make = self.makers.get(type(effect))
        return make(self, effect) if make else self.say(f"does-{tag(effect)}", **self.args(effect))

    def args(self, record: msgspec.Struct) -> Args:
        """The fields of a record as they are read in a message."""
        args: Args = {}
        for name in record.__struct_fields__:
            value = getattr(record, name)
            own = self.own_args(name, value)
            if own is not None:
                args |= own
            elif name == "what":
                args[name] = self.effects(value)
            elif name == "card" and isinstance(value, str):
                args[name] = self.quoted(self.title("card", value))
            elif isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                args[name] = value
        return args

    def own_args(self, name: str, value: Any) -> Args | None:
        """How this game reads a field, if differently from others."""
        return None


def capital(text: str) -> str:
    """A text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


class Phrased(Protocol):
    """The phrases of one game: names of everything in it, and texts made from effects."""

    def card_text(self, number: int) -> str:
        """The whole text of a card."""

    def card_name(self, number: int) -> str:
        """What a card is called inside a sentence."""

    def title(self, kind: str, id: str) -> str:
        """The name of a thing; one that has none is called by its id."""


class PhrasedGame(Protocol):
    """A game whose numbers mean something only with one set of options, its terms."""

    players: ClassVar[tuple[int, ...]]
    options_type: ClassVar[type[GameOptions]]

    def terms(self, options: GameOptions) -> Any:
        """What never changes in a game with these options."""

    def terms_of(self, view: View) -> Any:
        """The terms of the game that a view belongs to."""


P = TypeVar("P", bound=Phrased)


class PhrasedWording(Generic[P]):
    """A wording that names cards and things through the phrases of one game."""

    #: What is added to the key of a verb's label, by the rule that asks.
    by_rule: ClassVar[Mapping[str, Mapping[str, str]]] = {}

    def __init__(
        self,
        game: PhrasedGame,
        say: Say,
        names: Sequence[str],
        viewer: int,
        options: GameOptions | None = None,
    ) -> None:
        self.game = game
        self.say = say
        self.names = names
        self.viewer = viewer
        players = len(names) if len(names) in game.players else game.players[0]
        terms = game.terms(options or game.options_type(players=players))
        #: The phrases of the game that is being told.
        self.phrases = self.make_phrases(terms)
        self._options_shown = terms.shown
        self._phrases_by_terms = {id(terms): self.phrases}

    def make_phrases(self, terms: Any) -> P:
        """The phrases of a game with these terms."""
        raise NotImplementedError

    def phrases_of(self, view: View) -> P:
        """The phrases of the game that a view belongs to."""
        if "options" not in view or view["options"] == self._options_shown:
            return self.phrases
        terms = self.game.terms_of(view)
        phrases = self._phrases_by_terms.get(id(terms))
        if phrases is None:
            phrases = self._phrases_by_terms[id(terms)] = self.make_phrases(terms)
        return phrases

    def card(self, card: int) -> str:
        """The whole text of a card."""
        return self.phrases.card_text(card)

    def card_name(self, card: int) -> str:
        """What a card is called inside a sentence."""
        return self.phrases.card_name(card)

    def thing(self, option: str, id: str) -> str:
        """What a value of an option is called; `hunter2` is one of the hunters."""
        return self.phrases.title(option.rstrip("123"), id)

    def label_key(self, action: Action, view: View) -> str:
        """The message that is the label of an answer."""
        variants = self.by_rule.get(action.verb)
        variant = variants.get(top_frame(view)["rule"], "") if variants else ""
        return f"action-{action.verb}{variant}"
