"""Verify a record: was the seed committed to, do all answers follow the rules?"""

from __future__ import annotations

from dataclasses import dataclass

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.records.record import Record, RecordError, replay, seed_was_promised
from polnoc.words import Words


@dataclass(slots=True)
class Verdict:
    """The result of the three checks. `problem` says what failed first, if anything."""

    #: The seed is the one whose SHA-256 was published before the game.
    seed_was_promised: bool
    #: Every answer was legal, and every position is as recorded; chance follows from the seed.
    replays: bool
    #: Live seeds come from the operating system; simulation seeds are chosen by hand.
    simulated: bool
    answers: int
    chances: int
    problem: str = ""

    @property
    def honest(self) -> bool:
        """Whether nothing speaks against the record."""
        return self.seed_was_promised and self.replays


def verify(record: Record, game: AnyGame | None = None) -> Verdict:
    """Check a record from seed to result."""
    try:
        seed = Seed(record.seed)
    except ValueError as error:
        return Verdict(False, False, False, 0, 0, str(error))
    try:
        promised = seed_was_promised(record)
    except RecordError as error:
        return Verdict(False, False, seed.is_simulated, 0, 0, str(error))
    problem = "" if promised else "the seed is not the one that was promised before the game"
    try:
        match = replay(record, game)
    except RecordError as error:
        return Verdict(promised, False, seed.is_simulated, 0, 0, problem or str(error))
    return Verdict(promised, True, seed.is_simulated, len(match.steps), match.chances, problem)


def verdict_lines(verdict: Verdict, record: Record, words: Words) -> list[str]:
    """The verdict in words, a line for each check."""
    lines = [
        words.text("verify-promised" if verdict.seed_was_promised else "verify-not-promised"),
        words.text("verify-simulated" if verdict.simulated else "verify-live"),
    ]
    if record.server:
        added = [seat.name for seat, part in zip(record.seats, record.parts, strict=False) if part]
        lines.append(words.text("verify-parts", names=added) if added else words.text("verify-dealt-anew"))
    if verdict.replays:
        lines.append(words.text("verify-replays", answers=verdict.answers, chances=verdict.chances))
    else:
        lines.append(words.text("verify-fails", problem=verdict.problem))
    if record.undone:
        lines.append(words.text("verify-undone", count=record.undone))
    lines.append(words.text("verify-honest" if verdict.honest else "verify-dishonest"))
    return lines
