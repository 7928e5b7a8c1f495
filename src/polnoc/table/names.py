"""Names of players: no two at a table that look alike.

>>> name_key(" OLA ") == name_key("Ｏla"), name_key("Ola") == name_key("Ala")
(True, False)
>>> unique_name("Ola", ["ola", "Ola 2"])
'Ola 3'
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

#: The longest name of a player, in characters.
NAME_CHARS: Final = 30

#: Letters that show as nothing or as a space: fillers of Hangul, the empty pattern of Braille.
_BLANK_LETTERS: Final = dict.fromkeys([0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x17B4, 0x17B5], " ")


def name_key(name: str) -> str:
    """A key that is equal for names that readers would take for the same."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    shown = [letter for letter in folded if unicodedata.category(letter) not in ("Cf", "Cc")]
    return " ".join("".join(shown).translate(_BLANK_LETTERS).split())


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody else has this name, or one that looks like it."""
    return name_key(name) in {name_key(other) for other in others}


def unique_name(wanted: str, others: Iterable[str]) -> str:
    """The name itself, or with a number if it is taken."""
    taken = list(others)
    if not is_taken(wanted, taken):
        return wanted
    numbered = (f"{wanted[: NAME_CHARS - 4].strip()} {number}" for number in count(2))
    return next(name for name in numbered if not is_taken(name, taken))


def clean_name(text: str, otherwise: str) -> str:
    """Clean a name for pages: one line, not too long, not empty."""
    kept = "".join([letter for letter in text if letter.isprintable()])
    name = " ".join(kept.split())[:NAME_CHARS].strip()
    return name if name_key(name) else otherwise
