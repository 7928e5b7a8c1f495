"""Which piece of a board stands for which answer, and vice versa: one table for each game."""

from __future__ import annotations

from collections.abc import Mapping


class ChoiceTable:
    """Kinds of pieces, and the verb that choosing one of them means: by the rule that asks, or for any rule.

    A piece may also offer verbs that choosing it does not usually mean: those are only `offered`.

    >>> table = ChoiceTable({"card": {"Discarding": "discard", "": "play"}}, {"burn": "card"})
    >>> table.verb("card", "Discarding"), table.verb("card", "Turn"), table.verb("door", "Turn")
    ('discard', 'play', '')
    >>> table.piece("discard"), table.piece("burn"), table.piece("sing")
    ('card', 'card', '')
    """

    def __init__(
        self, meant: Mapping[str, Mapping[str, str]], offered: Mapping[str, str] | None = None
    ) -> None:
        self._meant = meant
        self._pieces = dict(offered or {})
        for piece, verbs in meant.items():
            for verb in verbs.values():
                self._pieces.setdefault(verb, piece)

    def piece(self, verb: str) -> str:
        """The kind of piece that offers a verb; empty if none does."""
        return self._pieces.get(verb, "")

    def verb(self, piece: str, rule: str) -> str:
        """What choosing a piece of this kind means while a rule asks; empty: nothing."""
        verbs = self._meant.get(piece, {})
        return verbs.get(rule, verbs.get("", ""))


def kind_and_number(piece: str) -> tuple[str, int]:
    """Split the key of a piece, even one from outside that is no key; -1 if it has no number.

    >>> kind_and_number("own-door-12"), kind_and_number("box"), kind_and_number("x-²")
    (('own-door', 12), ('', -1), ('x', -1))
    """
    kind, _, number = piece.rpartition("-")
    return kind, int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else -1
