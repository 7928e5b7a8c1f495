"""Games read from what was stored of them, without applying any rule."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match, Step
from polnoc.engine.moments import Moment
from polnoc.engine.options import GameOptions
from polnoc.engine.seats import NOBODY_ASKED
from polnoc.records.entry_outcomes import StoredHistory
from polnoc.records.record import FORMAT, Record, Seat, changed_options, check, packed_sources


class StoredMatch(Match):
    """A match as it was stored: everything can be read, nothing can be answered.

    `game` has the content that was played with; its rules may be of another version, and only make views.
    """

    def __init__(self, game: AnyGame, chosen: GameOptions, seed: Seed, story: StoredHistory) -> None:
        moments = story.moments()
        super().__init__(game, chosen, seed)
        if story.form != self.position.FORM:
            raise ValueError(f"positions in form {story.form}; here is form {self.position.FORM}")
        positions = [game.restored(chosen, moment.fields) for moment in moments]
        self.events, self.steps = list(moments[0].events), []
        for moment, before in zip(moments[1:], positions, strict=False):
            action = game.actions.parse(moment.action.rpartition(":")[2])
            self.steps.append(Step(moment.seat, action, before, len(self.events), 0, {}))
            self.events += moment.events
        self.position = positions[-1]
        self.undone = story.undone
        self._winners = tuple(story.winners)

    @property
    def asked(self) -> tuple[int, ...]:
        return NOBODY_ASKED

    @property
    def winners(self) -> tuple[int, ...]:
        return self._winners

    def options(self, seat: int) -> Sequence[Action]:
        return ()

    def moments(self, answers: int) -> list[Moment]:
        """The events after an answer as one moment: the positions in between were not stored."""
        after = self.steps[answers].before if answers < len(self.steps) else self.position
        return [Moment(len(self.events_of(answers)), after, True)]


class Header(msgspec.Struct, frozen=True):
    """What is known about a stored game besides its history."""

    game: str
    rules: int
    content: str
    sources: tuple[str, ...]
    options: dict[str, object]
    seats: list[Seat]
    deal: Deal


def stored_record(header: Header, story: StoredHistory, game: AnyGame | None) -> Record:
    """The record of a stored game, as the version that played it would have written it.

    Raises ValueError if the beginning of the game was not stored. `game` has the default options.
    """
    if story.base is None or story.answers_before:
        raise ValueError("the beginning of the game has not been kept")
    deal = header.deal
    mixed = deal.seed != deal.server
    digests = [_digest(step.fields) for step in story.moments()]
    return Record(
        polnoc=FORMAT,
        game=header.game,
        rules=header.rules,
        content=header.content,
        options=changed_options(header.options, game) if game else header.options,
        seats=header.seats,
        commitment=deal.server.commitment,
        seed=deal.seed.text,
        moves=" ".join([step.action for step in story.steps]),
        checks="".join([check(digest) for digest in digests[1:]]),
        final=digests[-1],
        finished=story.over,
        winners=story.winners,
        undone=story.undone,
        server=deal.server.text if mixed else "",
        dealt_before=deal.number if mixed else 0,
        parts=list(deal.parts) if mixed else [],
        sources=packed_sources(header.game, header.content, header.sources),
        form=story.form,
    )


def _digest(fields: Mapping[str, Any]) -> str:
    """The fingerprint of a position, from its fields in their order."""
    return hashlib.sha256(msgspec.json.encode(list(fields.values()))).hexdigest()
