"""For `make compile`: rewrite a copy of the sources so that mypyc compiles them well, in three ways.

- Cloning: `Position.clone`, which generates that function when it is first called, is written out for each
  game. Compiled, it takes a tenth of the time. A compiled object cannot be created without its `__init__`:
  called without terms, it sets no first values.
- Class variables of dataclasses are set below the class, since mypyc would make fields of them.
- Fields: `SeatFrame`, `ActorFrame` and Bestia's own do not declare the field that they read. Compiled, a
  declared attribute is a descriptor, which `dataclass` takes for the default of the field with that name in
  each subclass.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from polnoc.engine.frames import Position, copied_slots
from polnoc.games import all_games

SLOTS: Final = "    __slots__ = slots_of(__init__)\n"
INIT: Final = "def __init__(self, terms: Terms) -> None:"
SUPER: Final = "        super().__init__()\n"
#: A dataclass up to its first method, and a class variable in it.
DATACLASS: Final = re.compile(
    r"^@dataclass\(slots=True\)\nclass (\w+)\(\w+\):\n(?:(?!    def ) .*\n|\n)+", re.M
)
#: By module: the fields that its frames read and their subclasses have.
READ_FIELDS: Final = {
    "engine/frames.py": ("seat", "actor"),
    "games/bestia/rules/asking.py": ("actor",),
}
#: A field that is declared below its comment and read.
DECLARED: Final = r"(?:    #:.*\n)?    {field}: int\n\n"
CLASS_VARIABLE: Final = re.compile(r"^    (\w+): ClassVar\[\w+\] = (.*)\n", re.M)


def clone_method(like: Position) -> str:
    """The method that copies positions like this one."""
    name = type(like).__name__
    lines = [f"def clone(self) -> {name}:", f"    new = {name}(None)", *copied_slots(like, "self")]
    return "\n".join([f"    {line}" for line in [*lines, "    return new"]]) + "\n"


def with_class_variables_below(source: str) -> str:
    """The source of a module whose dataclasses have only fields."""
    below = [
        f"{found[1]}.{name} = {value}\n"
        for found in DATACLASS.finditer(source)
        for name, value in CLASS_VARIABLE.findall(found[0])
    ]
    return DATACLASS.sub(lambda found: CLASS_VARIABLE.sub("", found[0]), source) + "".join(below)


def with_fields_only_read(source: str, fields: Sequence[str]) -> str:
    """The source of a module without the declarations of fields that subclasses have."""
    for field in fields:
        source, count = re.subn(DECLARED.format(field=field), "", source)
        assert count == 1, f"where is '{field}' declared?"
        source = _replaced(source, f"self.{field}]", f'getattr(self, "{field}")]')
    return source


def _replaced(source: str, old: str, new: str) -> str:
    assert source.count(old) == 1, f"where is '{old.strip()}'?"
    return source.replace(old, new)


def main() -> None:
    """Write them into the copy of `src` that is named."""
    for module, fields in READ_FIELDS.items():
        path = Path(sys.argv[1], "polnoc", module)
        path.write_text(with_fields_only_read(path.read_text(encoding="utf-8"), fields), encoding="utf-8")
    for path in Path(sys.argv[1], "polnoc", "games").glob("*/rules/*.py"):
        source = path.read_text(encoding="utf-8")
        path.write_text(with_class_variables_below(source), encoding="utf-8")
    for game in all_games():
        like = game.begin(game.read_options({}), [])
        path = Path(sys.argv[1], *type(like).__module__.split(".")).with_suffix(".py")
        source = path.read_text(encoding="utf-8")
        for old, new in (
            (SLOTS, f"{SLOTS}\n{clone_method(like)}"),
            (INIT, INIT.replace("Terms)", "Terms | None)")),
            (SUPER, f"{SUPER}        if terms is None:\n            return\n"),
        ):
            source = _replaced(source, old, new)
        path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
