"""Who may know what: a view is built up from an audience table, never cut down.

A game writes one table: for each field of its position and of its frames that
somebody may see, who that is.

- `ALL`      everybody
- `OWNER`    a list with one entry per seat: each seat sees its own entry, and
             of the others only whether there is something (`HIDDEN`) or not
- `SEALED`   the same for answers given in secret, where None is "not yet" and any
             other value, 0 too, is hidden from the others
- `Parts`    for a field that holds a record: which of its parts everybody sees
- a function `(position, seat) -> value`, for frames `(position, frame, seat) -> value`,
  for everything else; for a position it can also show what is not a field

What is not in the table is in no view: a new field of a position or of a frame is
hidden until somebody lists it. Constants of a game (its cards, its options) are
known to all and need no view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Union

import msgspec

from polnoc.engine.frames import Frame, Position, tuples
from polnoc.engine.play import asked

#: A view is plain data: it goes to browsers, bots, logs and exports as it is.
View = dict[str, Any]

#: "Something is there, but not for your eyes." 0 and () mean that nothing is there.
HIDDEN: Final = -1

Rule = Union[str, Callable[[Any, int], Any], "Parts"]
FrameRule = str | Callable[[Any, Any, int], Any]
#: Who may see what of a kind of frame: the names of fields for all, or who may see which field.
FrameRules = str | Mapping[str, FrameRule]

ALL: Final = "all"
OWNER: Final = "owner"
SEALED: Final = "sealed"

#: The function that hides what only its owner may see, by audience.
_COVERED: Final = {OWNER: "owned", SEALED: "sealed"}


#: By kind of frame: guesses the fields that its view does not show.
Guesses = Mapping[type[Frame], Callable[[View], dict[str, Any]]]
#: Shows a position, or one of its frames, to a seat.
_ShowPosition = Callable[[Any, int], View]
_ShowFrame = Callable[[Any, Any, int], View]


def for_all(names: str) -> dict[str, Any]:
    """Show these fields, given as one text of names, to everybody.

    >>> for_all("day phase")
    {'day': 'all', 'phase': 'all'}
    """
    return dict.fromkeys(names.split(), ALL)


class Parts:
    """The parts of a record in a field of the position that everybody may see, each under its own name."""

    def __init__(self, kind: type[tuple[Any, ...]], names: str) -> None:
        self.names: Final = tuple(names.split())
        _check(kind.__name__, for_all(names), getattr(kind, "_fields", ()))


class AudienceTable:
    """Builds views of one game's positions; ValueError if it names what the game does not have."""

    def __init__(
        self,
        kind: type[Position],
        fields: Mapping[str, Rule],
        frames: Mapping[type[Frame], FrameRules],
    ) -> None:
        named = {name: rule for name, rule in fields.items() if isinstance(rule, (str, Parts))}
        _check(kind.__name__, named, kind.FIELDS[1:])
        #: The fields of the position that all may see.
        self.open: Final = tuple([name for name, rule in fields.items() if rule == ALL])
        self._fields = fields
        self._parts = tuple([(name, rule.names) for name, rule in fields.items() if isinstance(rule, Parts)])
        #: Made for the first position that is shown: only a position tells which of its fields are lists.
        self._show: _ShowPosition | None = None
        self._show_frame = {frame: _frame_shower(frame, rules) for frame, rules in frames.items()}
        #: Every class of frame by its name.
        self.frames: Final = {frame.__name__: frame for frame in frames}

    def restore(self, view: View, position: Position, guesses: Guesses | None = None) -> None:
        """For `redeal`: give a position what a view shows to all; `guesses` fill in what frames hide."""
        position.put(view, self.open)
        for name, parts in self._parts:
            record = getattr(position, name)
            setattr(position, name, record._replace(**{part: tuples(view[part]) for part in parts}))
        position.stack = rebuild(view, self.frames, guesses)

    def view(self, position: Position, seat: int) -> View:
        """Everything `seat` may know, as plain data; `WATCHER` gets what all may know."""
        show = self._show
        if show is None:
            show = self._show = self._position_shower(position)
        view = show(position, seat)
        view["frames"] = frames = list[View]()
        for frame in position.stack:
            show_frame = self._show_frame.get(type(frame))
            if show_frame is None:
                raise LookupError(f"{type(frame).__name__} is not in the audience table")
            frames.append(show_frame(position, frame, seat))
        return view

    def _position_shower(self, like: Position) -> _ShowPosition:
        """The function that shows positions like this one, except for their frames."""
        fields = self._fields
        shown = {"seat": "seat", "asked": "asked(position)"}
        for name in self.open:
            shown[name] = f"position.{name}" + ("[:]" if type(getattr(like, name)) is list else "")
        for name, parts in self._parts:
            shown |= {part: f"position.{name}.{part}" for part in parts}
        for audience in (OWNER, SEALED):
            names = [name for name, rule in fields.items() if rule == audience]
            shown |= {name: f"{_COVERED[audience]}(position.{name}, seat)" for name in names}
        makers = {f"make_{name}": rule for name, rule in fields.items() if callable(rule)}
        shown |= {name.removeprefix("make_"): f"{name}(position, seat)" for name in makers}
        return _written_out("position, seat", shown, makers)


def _check(owner: str, rules: Mapping[str, object], names: Sequence[str]) -> None:
    for name, rule in rules.items():
        if name not in names:
            raise ValueError(f"the audience table lists '{name}', but {owner} has no such field")
        if isinstance(rule, str) and rule not in (ALL, OWNER, SEALED):
            raise ValueError(
                f"the audience table says '{rule}' for '{name}' of {owner}: no audience is called so"
            )


def _frame_shower(kind: type[Frame], rules: FrameRules) -> _ShowFrame:
    """The function that shows frames of a kind."""
    if not issubclass(kind, Frame):
        raise ValueError(f"the audience table lists {kind.__name__} as a frame, but it is none")
    if isinstance(rules, str):
        rules = for_all(rules)
    _check(kind.__name__, rules, kind.names())
    ordered = {name: rules[name] for name in kind.names() if name in rules}
    shown = {"rule": repr(kind.__name__)}
    shown |= {name: f"frame.{name}" for name, rule in ordered.items() if rule == ALL}
    makers: dict[str, Any] = {}
    for name, rule in ordered.items():
        if not isinstance(rule, str):
            makers[f"make_{name}"] = rule
            shown[name] = f"make_{name}(position, frame, seat)"
        elif rule != ALL:
            shown[name] = f"{_COVERED[rule]}(frame.{name}, seat)"
    return _written_out("position, frame, seat", shown, makers)


def _written_out(arguments: str, shown: Mapping[str, str], makers: Mapping[str, Any]) -> Callable[..., View]:
    """A function that makes a dictionary of these expressions by their keys.

    It is generated and compiled once, like `made_copy` for positions: views are made for every reader of
    every moment, and a loop over the fields would take twice as long.
    """
    entries = ", ".join([f"{key!r}: {value}" for key, value in shown.items()])
    scope: dict[str, Any] = {"asked": asked, "owned": owned, "sealed": sealed, **makers}
    exec(f"def show({arguments}):\n    return {{{entries}}}", scope)
    return scope["show"]  # type: ignore[no-any-return]


def owned(values: list[Any] | tuple[Any, ...], seat: int) -> list[Any]:
    """One entry per seat: the seat's own as it is, the others' hidden or empty."""
    shown = [(HIDDEN if value else 0) if type(value) is int else hide(value) for value in values]
    if 0 <= seat < len(shown):
        shown[seat] = values[seat]
    return shown


def sealed(values: Sequence[Any], seat: int, owners: Iterable[int] | None = None) -> list[Any]:
    """Secret answers, one per seat or one for each of `owners`: the seat's own, and which others are in."""
    return [
        value if owner == seat or value is None else HIDDEN
        for owner, value in zip(owners or range(len(values)), values, strict=True)
    ]


def hide(value: Any) -> Any:
    """`value` with every secret hidden: only how many things there are is left."""
    if type(value) is int:
        return HIDDEN if value else 0
    if isinstance(value, (tuple, list)):
        return [hide(item) for item in value]
    return HIDDEN if value else value


def top_frame(view: View) -> View:
    """The frame that asks, as a view shows it; after the game one whose rule is `Over`.

    >>> top_frame({"frames": [{"rule": "Turn"}, {"rule": "Bid", "most": 3}]})
    {'rule': 'Bid', 'most': 3}
    >>> top_frame({"frames": []})
    {'rule': 'Over'}
    """
    frames = view["frames"]
    return frames[-1] if frames else {"rule": "Over"}


def rebuild(view: View, kinds: Mapping[str, type[Frame]], guesses: Guesses | None = None) -> list[Frame]:
    """The stack of frames that a view shows, for `redeal`; `guesses` fill in what it hides.

    `kinds` has every class of frame of the game by its name.
    """
    frames = []
    for shown in view["frames"]:
        kind = kinds[shown["rule"]]
        guess = guesses.get(kind) if guesses else None
        fields = {**shown, **guess(shown)} if guess else shown
        values = [fields[name] for name in kind.names()]
        frames.append(kind(*[value if type(value) is int else tuples(value) for value in values]))
    return frames


def dump(view: View) -> bytes:
    """The view as bytes: two views show the same exactly if these are equal."""
    return msgspec.json.encode(view, order="deterministic")
