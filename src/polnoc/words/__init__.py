"""What people read, in their own language.

The engine and the games express everything as a key with arguments. These become
sentences here, from Fluent files: those of this package, which all games share, and
the game's own, in the folders `words` and `rulebook` of its package. The package's
part `wording` chooses the message and arguments for an event, an action, …

>>> from polnoc.engine.events import Event
>>> from polnoc.games import find_game
>>> words = Words("pl", find_game("duchy"), ["Ania", "Bartek"], viewer=1)
>>> words.event(Event("answers-no", {"seat": 0}, -1))
'Ania odpowiada: NIE.'
>>> words.event(Event("answers-no", {"seat": 1}, -1))
'Odpowiadasz: NIE.'

In the files, `$you` is the name of the argument that is the reader, or
`nobody`: one message covers "You draw" and "Ania draws". `{ OR($numbers) }` and
`{ AND($names) }` write a list with the conjunction of the language, `{ $numbers }`
with commas only.
"""

from __future__ import annotations

from polnoc import LANGUAGES
from polnoc.words.names import Name
from polnoc.words.rulebook import RULE, read_rulebook, rule_ids
from polnoc.words.words import MissingMessage, Role, Words

__all__ = [
    "LANGUAGES",
    "RULE",
    "MissingMessage",
    "Name",
    "Role",
    "Words",
    "read_rulebook",
    "rule_ids",
]
