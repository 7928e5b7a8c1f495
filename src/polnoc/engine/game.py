"""The contract: what a game must be for the engine, the bots and the table.

A game object is a set of rules together with its content. It holds no
position; everything that changes is in the positions it begins.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from msgspec.inspect import Field
from mypy_extensions import mypyc_attr

from polnoc.engine.actions import ActionTable
from polnoc.engine.encoding import Layout
from polnoc.engine.events import Out
from polnoc.engine.frames import Frame, Position, tuples
from polnoc.engine.options import GameOptions, option_values, read_options
from polnoc.engine.packs import PackError
from polnoc.engine.views import View

P = TypeVar("P", bound=Position)


class OtherRules(LookupError):
    """A version of a game's rules that cannot be played here."""

    def __init__(self, game: str, version: int, newest: int) -> None:
        super().__init__(
            f"it is played by version {version} of the rules of '{game}', here is version {newest}"
        )
        self.version = version
        self.newest = newest


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """One game: how it begins, what each seat sees, who has won."""

    #: The name in commands and addresses.
    id: ClassVar[str]
    #: Raised with every change of rules that could change a recorded game.
    rules_version: ClassVar[int] = 1
    #: Earlier versions that can still be played: where they differ, rules ask `terms.rules`.
    older_rules: ClassVar[tuple[int, ...]] = ()
    #: How many can play.
    players: ClassVar[tuple[int, ...]]
    #: Whether players move one after another rather than all at once, so that a chess clock makes sense.
    takes_turns: ClassVar[bool] = False
    #: The record of the game's options.
    options_type: ClassVar[type[GameOptions]] = GameOptions
    #: Every action of the game.
    actions: ClassVar[ActionTable]
    #: Every class of frame by its name, to read stored positions.
    frames: ClassVar[Mapping[str, type[Frame]]] = {}
    #: No game between random players takes more decisions than this; one that does is stopped as endless.
    decision_bound: ClassVar[int] = 10_000
    #: How views are written as numbers, for learning; None: they are not.
    layout: ClassVar[Layout | None] = None
    #: The keys of all events, each at a fixed place: encodings of what was told use these places.
    event_keys: ClassVar[tuple[str, ...]] = ()

    #: The fingerprint of the content in use, and the texts it was made from: it is their `content_hash`.
    content: str = ""
    sources: tuple[str, ...] = ()

    def __init__(self, rules: int | None = None) -> None:
        """Use a version of the rules, by default the newest; OtherRules if it cannot be played here."""
        #: The version of the rules in use.
        self.rules: int = self.rules_version if rules is None else rules
        if self.rules != self.rules_version and self.rules not in self.older_rules:
            raise OtherRules(self.id, self.rules, self.rules_version)

    @classmethod
    def made_from(cls, sources: Sequence[str], rules: int | None = None) -> Game[P]:
        """Make the game again from its `sources`; PackError explains a mistake in them."""
        if sources:
            raise PackError("content", "file", f"'{cls.id}' has no content of its own", "Give no texts")
        return cls(rules)

    def read_options(self, given: Mapping[str, object]) -> GameOptions:
        """Options from plain values, checked."""
        return read_options(self.options_type, given)

    def offered(self, field: Field, players: int) -> list[object]:
        """The values of an option from which this many players can choose; none: they do not have it."""
        return option_values(field)

    def seats(self, options: GameOptions) -> int:
        """How many seats are at the table."""
        return options.players

    def side(self, options: GameOptions, seat: int) -> int:
        """The side a seat plays for; seats of one side win and lose together."""
        return seat

    def cards(self, options: GameOptions) -> Sequence[int]:
        """The ids of the cards in the game, for looking them up; empty if it has none."""
        return ()

    def begin(self, options: GameOptions, out: Out) -> P:
        """The first settled position of a game."""
        raise NotImplementedError

    def restored(self, options: GameOptions, fields: Mapping[str, Any]) -> P:
        """Restore a position from the values of its fields as `Position.data` gives them, or from lists."""
        position = self.begin(options, [])
        position.put(fields, position.FIELDS[1:])
        position.stack = [self.frames[name](*tuples(values)) for name, *values in fields["stack"]]
        return position

    def view(self, position: P, seat: int) -> View:
        """Everything that `seat` may know, and nothing else."""
        raise NotImplementedError

    def redeal(self, view: View, rng: random.Random) -> P:
        """A re-deal: a position that fits `view`, with what the seat cannot know dealt at random."""
        raise NotImplementedError

    def winners(self, position: P) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on or if nobody won."""
        raise NotImplementedError

    def check(self, position: P) -> None:
        """Raise AssertionError if an invariant of the game does not hold."""

    def encode(self, view: View) -> bytes:
        """The view of a seat as `layout.size` bytes, for learning; ValueError for the view of a watcher.

        It depends on nothing but the view.
        """
        raise NotImplementedError


AnyGame = Game[Any]
