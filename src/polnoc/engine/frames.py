"""Frames: rules in progress. Position: plain data with a stack of frames.

A frame is a **value**: a small dataclass with the rule's own variables that is
never changed after it is made. To go one step further a rule puts another
frame in its place. So a position is copied by copying its list of frames, an
old position can never change unexpectedly, and every point of every
nested decision can be saved, shown, undone and searched.

A frame says who is asked (`asked`): one seat, several at once, or chance. It
lists the `options`, takes the `answer`, and gets the result of a child frame
in `resume`. A frame that asks nobody is run until somebody is asked.

Five methods change the stack, and nothing else does:

- `position.call(frame)`     a rule inside this rule; this one waits
- `position.sequence(a, b)`  several rules inside this rule, one after the other
- `position.become(frame)`   this rule, one step further
- `position.end(result, out)`  this rule is done; the rule below gets the result
- `position.unwind(depth)`   all rules above this depth are over at once
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from polnoc.engine.actions import Action
from polnoc.engine.events import Out
from polnoc.engine.refusals import NOT_NOW, Refusal
from polnoc.engine.seats import CHANCE_ASKED, ONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One rule in progress. Subclasses are dataclasses with slots; a frame holds no other frame.

    Where the type of the position is `Any` here, a game uses its own class of position.
    """

    __slots__ = ()

    #: What `rule` and `stream` return, where that is the same for every frame of a class.
    RULE: ClassVar[str] = ""
    STREAM: ClassVar[str] = ""

    def rule(self) -> str:
        """The id of the rule of the rulebook that this frame carries out."""
        return self.RULE

    def asked(self, position: Any) -> tuple[int, ...]:
        """The seats that must answer now; `(CHANCE,)` for chance; empty: nobody, so `run` is called."""
        return ()

    def options(self, position: Any, seat: int) -> Sequence[Action]:
        """The legal answers of an asked seat. There is no other source of legality."""
        raise NotImplementedError(f"{type(self).__name__} asks, but lists no options")

    def weights(self, position: Any) -> Sequence[int] | None:
        """For chance: how likely each option is, in whole numbers; None: all equally likely."""
        return None

    def stream(self, position: Any) -> str:
        """For chance: the stream that answers, such as `dice`; all games have the stream without a name.

        The n-th question to a stream has the same answer whatever was asked of the others.
        """
        return self.STREAM

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


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceFrame(Frame):
    """A rule that always asks chance."""

    __slots__ = ()

    def asked(self, position: Any) -> tuple[int, ...]:
        return CHANCE_ASKED


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame):
    """A rule that always asks the seat in its field `seat`."""

    __slots__ = ()

    seat: int

    def asked(self, position: Any) -> tuple[int, ...]:
        return ONE[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class ActorFrame(Frame):
    """A rule that always asks the seat in its field `actor`."""

    __slots__ = ()

    actor: int

    def asked(self, position: Any) -> tuple[int, ...]:
        return ONE[self.actor]


P = TypeVar("P", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The whole position as plain data. No log, no clock, no names, no random generator.

    Each field of a game's position is written once, where `__init__` gives it its first value:

        class Heap(Position):
            def __init__(self, terms: Terms) -> None:
                super().__init__()
                self.stones = terms.stones
                self.taken = [0] * terms.players
                self.terms = terms

            __slots__ = slots_of(__init__)

    `FIELDS`, `clone`, `data` and `put` follow from that. A field that holds a list must always hold one;
    copies have lists of their own. What never changes is in `terms`, which is not a field.
    """

    __slots__ = ("stack",)

    #: Raised when fields or frames are renamed or divided differently while the rules stay the same.
    #: Positions stored in another form are not compared with current ones, only what was told and decided.
    FORM: ClassVar[int] = 1
    #: Slots that are computed from the fields and kept for speed: `derive` sets them.
    DERIVED: ClassVar[tuple[str, ...]] = ()
    #: All slots, and those that make a position what it is, both in the order of `__init__`.
    SLOTS: ClassVar[tuple[str, ...]] = ("stack",)
    FIELDS: ClassVar[tuple[str, ...]] = ("stack",)

    def __init__(self) -> None:
        self.stack: list[Frame] = []

    def __init_subclass__(cls) -> None:
        own = vars(cls).get("__slots__") or vars(cls).get("__mypyc_attrs__", ())  # compiled: the latter
        cls.SLOTS = tuple(dict.fromkeys((*cls.SLOTS, *own)))
        cls.FIELDS = tuple([name for name in cls.SLOTS if name != "terms" and name not in cls.DERIVED])

    def clone(self: P) -> P:
        """A copy that shares nothing mutable."""
        kind = type(self)
        copy = _COPIES.get(kind)
        if copy is None:
            copy = _COPIES[kind] = made_copy(self)
            kind.clone = copy  # type: ignore[assignment, method-assign]
        return copy(self)  # type: ignore[no-any-return]

    def derive(self) -> None:
        """Set what is computed from the fields."""

    def put(self, fields: Mapping[str, Any], names: Iterable[str] = ()) -> None:
        """Give all fields, or those named, the values that `data` or a view has for them.

        Where there were tuples there may also be lists, as in JSON.
        """
        for name in names or fields:
            value = fields[name]
            given = type(value)
            if given is list or given is tuple:
                kind = type(getattr(self, name))
                if kind is not given or (value and type(value[0]) is list):
                    value = _made(kind, tuples(value))
                elif kind is list:
                    value = value[:]
            setattr(self, name, value)
        self.derive()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    def call(self, frame: Frame) -> None:
        """Start a rule inside the current rule, which waits for its result."""
        self.stack.append(frame)

    def sequence(self, *steps: Frame | None) -> None:
        """Start rules inside the current rule, in the order in which they happen; None: a step left out."""
        stack = self.stack
        for step in reversed(steps):
            if step is not None:
                stack.append(step)

    def become(self, frame: Frame) -> None:
        """Replace the frame of the current rule by one that is a step further."""
        self.stack[-1] = frame

    def end(self, result: object, out: Out) -> None:
        """End the current rule; the one below gets its result."""
        stack = self.stack
        stack.pop()
        if stack:
            stack[-1].resume(self, result, out)

    def unwind(self, depth: int) -> None:
        """End rules at once: drop all but the lowest `depth`, which go on."""
        del self.stack[depth:]

    def data(self) -> tuple[object, ...]:
        """Everything that makes this position what it is, as nested tuples."""
        return tuple([plain(getattr(self, name)) for name in self.FIELDS])


#: By class of position: the function that copies one.
_COPIES: Final[dict[type[Position], Callable[[Any], Any]]] = {}


def made_copy(like: P) -> Callable[[P], P]:
    """The function that copies positions like this one, slot by slot and with lists of their own.

    It is generated and compiled once per class: a loop over the slots would take four times as long.
    """
    kind = type(like)
    new = "kind(old.terms)" if "__mypyc_attrs__" in vars(kind) else "make(kind)"
    scope: dict[str, Any] = {"kind": kind, "make": kind.__new__}
    exec(
        "\n".join(["def copy(old):", f"    new = {new}", *copied_slots(like, "old"), "    return new"]), scope
    )
    return scope["copy"]  # type: ignore[no-any-return]


def copied_slots(like: Position, old: str) -> list[str]:
    """The lines of that function that copy the slots.

    >>> copied_slots(Position(), "old")
    ['    new.stack = old.stack[:]']
    """
    lists = [name for name in like.SLOTS if type(getattr(like, name)) is list]
    return [f"    new.{name} = {old}.{name}{'[:]' if name in lists else ''}" for name in like.SLOTS]


def slots_of(init: Callable[..., None]) -> tuple[str, ...]:
    """The attributes that an `__init__` sets, in order."""
    return tuple([step.argval for step in dis.get_instructions(init) if step.opname == "STORE_ATTR"])


def _made(kind: type[Any], values: tuple[Any, ...]) -> Any:
    """Values as a list, a record or a tuple."""
    if kind is list:
        return list(values)
    return kind(*values) if hasattr(kind, "_fields") else values


def tuples(value: Any) -> Any:
    """Lists (as in JSON) as tuples, at every depth."""
    if isinstance(value, (list, tuple)):
        return tuple([item if type(item) is int else tuples(item) for item in value])
    return value


def plain(value: object) -> object:
    """A value of a position as nested tuples, frames by their names."""
    if isinstance(value, Frame):
        return (type(value).__name__, *[plain(item) for item in value.data()])
    if isinstance(value, (list, tuple)):
        return tuple([plain(item) for item in value])
    return value
