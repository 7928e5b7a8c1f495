"""Who may know what: a view is built up from an audience table, never cut down.

A game writes one table: for each field of its position, and for the fields of
frames that hold secrets, who may see it.

- `ALL`      everybody
- `OWNER`    a list with one entry a seat: each seat sees its own entry, and
             of the others only whether there is something (`HIDDEN`) or not
- `NOBODY`   no seat
- a function `(position, seat) -> value` for everything else

What is not in the table is in no view. Constants of a game (its cards, its
options) are known to all and need no view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from polnoc.engine.frames import Frame, Position
from polnoc.engine.play import asked

#: A view is plain data: it goes to browsers, bots, logs and exports as it is.
View = dict[str, Any]

#: "Something is there, but not for your eyes." 0 and () mean that nothing is there.
HIDDEN: Final = -1

Rule = str | Callable[[Any, int], Any]
FrameRule = str | Callable[[Any, Any, int], Any]

ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


class AudienceTable:
    """Builds views of one game's positions."""

    def __init__(
        self,
        fields: Mapping[str, Rule],
        frames: Mapping[type[Frame], Mapping[str, FrameRule]] | None = None,
    ) -> None:
        self._all = tuple([name for name, rule in fields.items() if rule == ALL])
        self._owner = tuple([name for name, rule in fields.items() if rule == OWNER])
        self._made = tuple([(name, rule) for name, rule in fields.items() if not isinstance(rule, str)])
        self._frames: dict[type[Frame], Mapping[str, FrameRule]] = dict(frames or {})
        self.fields: Final = dict(fields)

    def view(self, position: Position, seat: int) -> View:
        """Everything `seat` may know, as plain data; `WATCHER` gets what all may know."""
        view: View = {"seat": seat, "asked": asked(position)}
        for name in self._all:
            value = getattr(position, name)
            view[name] = value[:] if type(value) is list else value
        for name in self._owner:
            view[name] = owned(getattr(position, name), seat)
        for name, rule in self._made:
            view[name] = rule(position, seat)
        view["frames"] = [self._frame(position, frame, seat) for frame in position.stack]
        return view

    def _frame(self, position: Position, frame: Frame, seat: int) -> View:
        kind = type(frame)
        view: View = {"rule": kind.__name__}
        rules = self._frames.get(kind)
        if rules is None:
            for name in kind.names():
                view[name] = getattr(frame, name)
            return view
        for name in kind.names():
            rule = rules.get(name, ALL)
            if rule == ALL:
                view[name] = getattr(frame, name)
            elif rule == OWNER:
                view[name] = owned(getattr(frame, name), seat)
            elif not isinstance(rule, str):
                view[name] = rule(position, frame, seat)
        return view


def owned(values: list[Any] | tuple[Any, ...], seat: int) -> list[Any]:
    """One entry a seat: the seat's own as it is, the others' hidden or empty."""
    return [value if owner == seat else hide(value) for owner, value in enumerate(values)]


def hide(value: Any) -> Any:
    """`value` with every secret covered: only what is countable stays."""
    if isinstance(value, tuple | list):
        return [hide(item) for item in value]
    return HIDDEN if value else value


def dump(view: View) -> bytes:
    """The view as bytes: two seats' worlds are alike exactly if these are equal."""
    return msgspec.json.encode(view, order="deterministic")
