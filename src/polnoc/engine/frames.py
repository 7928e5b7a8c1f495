"""Frames: rules in progress. Position: plain data with a stack of frames.

A frame is a **value**: a small dataclass with the rule's own variables that is
never changed after it is made. To go one step further a rule puts another
frame in its place. So a position is copied by copying its list of frames, an
old position can never change behind one's back, and every point of every
nested decision can be saved, shown, undone and searched.

A frame says who is asked (`asked`): one seat, several at once, or chance. It
lists the `options`, takes the `answer`, and is told the result of a child
frame by `resume`. A frame that asks nobody is run until somebody is asked.

Five verbs move the stack, and only they do:

- `position.call(frame)`     a rule inside this rule; this one waits
- `position.sequence(a, b)`  several rules inside this rule, one after the other
- `position.become(frame)`   this rule, one step further
- `position.end(result, out)`  this rule is done; the rule below gets the result
- `position.unwind(depth)`   all rules above this depth are over at once
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from polnoc.engine.actions import Action
from polnoc.engine.events import Out
from polnoc.engine.refusals import NOT_NOW, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One rule in progress. Subclasses are dataclasses with slots; a frame holds no other frame.

    Where this says `Any` for the position, a game says its own class of position.
    """

    __slots__ = ()

    def rule(self) -> str:
        """The id of the rule of the rulebook that this frame carries out."""
        return ""

    def asked(self, position: Any) -> tuple[int, ...]:
        """The seats that must answer now; `(CHANCE,)` for chance; empty: run me."""
        return ()

    def options(self, position: Any, seat: int) -> Sequence[Action]:
        """The legal answers of an asked seat. There is no other source of legality."""
        raise NotImplementedError(f"{type(self).__name__} asks, but lists no options")

    def weights(self, position: Any) -> Sequence[int] | None:
        """For chance: how likely each option is, in whole numbers; None: all alike."""
        return None

    def stream(self, position: Any) -> str:
        """For chance: the stream that answers, such as `dice`; all games have the stream without a name.

        The n-th question to a stream has the same answer whatever was asked of the others.
        """
        return ""

    def run(self, position: Any, out: Out) -> None:
        """Do what needs no answer. Called while nobody is asked."""
        position.end(None, out)

    def answer(self, position: Any, seat: int, action: Action, out: Out) -> None:
        """Take an answer that is among the options."""
        raise NotImplementedError(f"{type(self).__name__} asks, but takes no answer")

    def resume(self, position: Any, result: Any, out: Out) -> None:
        """A frame that this one called has ended with `result`."""

    def why_not(self, position: Any, seat: int, action: Action) -> Refusal:
        """Why `action` is not among the options of an asked seat."""
        return Refusal(self.rule(), NOT_NOW, {"action": action.text})

    def data(self) -> tuple[object, ...]:
        """Every field, in the order of the constructor."""
        return tuple([getattr(self, name) for name in self.names()])

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names of the fields, in the order of the constructor."""
        return cls.__match_args__  # type: ignore[attr-defined, no-any-return]


P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole position as plain data. No log, no clock, no names, no generator.

    A game's position is a class with `__slots__`, an `__init__` that takes every
    field, and a `clone` that is this constructor with copied lists.
    """

    __slots__ = ("stack",)

    #: Field names in the order of the constructor, `stack` first, constants last.
    FIELDS: ClassVar[tuple[str, ...]] = ("stack",)
    #: Goes up when fields or frames are named or divided otherwise while the rules stay the same: of what is
    #: stored in another form, positions are not compared with those of today, only what was told and decided.
    FORM: ClassVar[int] = 1
    #: Slots that follow from the fields and are only kept at hand.
    DERIVED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, stack: list[Frame]) -> None:
        self.stack = stack

    def clone(self: P) -> P:
        """A copy that shares nothing that can change."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def call(self, frame: Frame) -> None:
        """A rule inside the current rule, which waits for its result."""
        self.stack.append(frame)

    def sequence(self, *steps: Frame | None) -> None:
        """Rules inside the current rule in the order in which they happen; None: a step that is left out."""
        stack = self.stack
        for step in reversed(steps):
            if step is not None:
                stack.append(step)

    def become(self, frame: Frame) -> None:
        """The current rule, one step further."""
        self.stack[-1] = frame

    def end(self, result: object, out: Out) -> None:
        """The current rule is done; the one below is told its result."""
        stack = self.stack
        stack.pop()
        if stack:
            stack[-1].resume(self, result, out)

    def unwind(self, depth: int) -> None:
        """Something has ended at once: drop all rules but the lowest `depth`, which go on."""
        del self.stack[depth:]

    def data(self) -> tuple[object, ...]:
        """Everything that makes this position what it is, as nested tuples."""
        return tuple([plain(getattr(self, name)) for name in self.FIELDS])


def restored(like: P, fields: Mapping[str, Any], kinds: Mapping[str, type[Frame]]) -> P:
    """A position from what `data` gave, field by field; also from lists where there were tuples.

    `like` is any position of the same game, for its constants; `kinds` has the classes of frames by name.
    """
    given: dict[str, Any] = {}
    for name in like.FIELDS[1:]:
        value, kind = tuples(fields[name]), type(getattr(like, name))
        given[name] = list(value) if kind is list else kind(*value) if hasattr(kind, "_fields") else value
    slots = [slot for kind in type(like).__mro__ for slot in getattr(kind, "__slots__", ())]
    given |= {name: getattr(like, name) for name in {*slots} - {*like.FIELDS, *like.DERIVED}}
    stack = [kinds[name](*tuples(values)) for name, *values in fields["stack"]]
    return type(like)(stack=stack, **given)


def tuples(value: Any) -> Any:
    """Lists (as they come from JSON) as tuples, all the way down."""
    return tuple([tuples(item) for item in value]) if isinstance(value, (list, tuple)) else value


def plain(value: object) -> object:
    """A value of a position as nested tuples, frames by their names."""
    if isinstance(value, Frame):
        return (type(value).__name__, *[plain(item) for item in value.data()])
    if isinstance(value, (list, tuple)):
        return tuple([plain(item) for item in value])
    return value
