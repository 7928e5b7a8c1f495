"""Why something is not possible: the rule's id, and a message key with arguments."""

from __future__ import annotations

from dataclasses import dataclass, field

from polnoc.engine.events import Args


@dataclass(slots=True)
class Refusal:
    """`rule` is an id of the game's rulebook; `key` and `args` make the sentence."""

    rule: str
    key: str
    args: Args = field(default_factory=dict)


class Refused(Exception):
    """An answer that was not among the options. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {refusal.args}")
        self.refusal = refusal


class Endless(Refused):
    """An answer that triggers effects without end. The player is told so, and nothing has changed."""

    def __init__(self, rule: str) -> None:
        super().__init__(Refusal(rule, ENDLESS))


#: Refusals that games need not define: they are the same at every table.
OVER = "refused-over"
NOT_ASKED = "refused-not-asked"
NOT_NOW = "refused-not-now"
NO_SUCH_SEAT = "refused-no-such-seat"
CHANCE_ONLY = "refused-chance"
ENDLESS = "refused-endless"
