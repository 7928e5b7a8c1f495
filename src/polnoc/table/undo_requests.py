"""Undo at a table: how often it was done, and who is asked to allow it.

An answer that has told nobody else anything is taken back at once; any other only if all others agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from polnoc.engine.match import Match
from polnoc.table.log_entries import Entry


@dataclass(slots=True)
class UndoRequest:
    """A request to take back an answer that has told others something: they must agree."""

    seat: int
    #: Who has not agreed yet.
    waiting: set[int]
    #: Which of the seat's own answers it is, counted from 1.
    answer: int
    #: In logs of earlier versions: how many answers of everybody stand once all have agreed.
    cut: int | None = None


@dataclass(slots=True)
class Undos:
    """The state that entries about undo change, besides the match."""

    request: UndoRequest | None = None
    #: The seats that have not answered since their request was refused.
    refused: set[int] = field(default_factory=set)
    #: How often somebody has taken something back.
    count: int = 0

    def copied(self) -> Undos:
        """A copy, independent of whatever is applied from now on."""
        request = self.request
        return Undos(
            request and replace(request, waiting=set(request.waiting)), self.refused.copy(), self.count
        )

    def may_ask(self, match: Match, seat: int) -> bool:
        """Whether a seat may ask the others to let it undo its last answer."""
        return self.request is None and seat not in self.refused and has_answered(match, seat)

    def lost(self, match: Match, seat: int) -> int:
        """How many of its own answers a seat would lose if it agreed to the current request."""
        request = self.request
        if request is None or seat not in request.waiting or not _stands(match, request):
            return 0
        if request.cut is not None:
            gone = match.steps[request.cut :]
        else:
            gone = match.lost_without(request.seat, request.answer)
        return len([step for step in gone if step.seat == seat])

    def follow_answer(self, match: Match, seat: int) -> None:
        """End a request once a seat has answered; a partial choice does not, since it is secret."""
        self.refused.discard(seat)
        if self.request is not None and not match.last_was_secret():
            self.request = None

    def carry_out(self, match: Match, entry: Entry) -> None:
        """Apply an entry of the log: an undo, a request, an agreement or a refusal."""
        if entry.kind in ("take-back", "undo"):
            self._undo(match, entry)
        elif entry.kind in ("ask-take-back", "ask-undo"):
            self._ask(match, entry)
        elif self.request is not None:
            self._reply(match, self.request, entry)

    def _undo(self, match: Match, entry: Entry) -> None:
        seat = entry.seat
        if entry.kind == "take-back":
            self._take_back(match, UndoRequest(seat, set(), _first_of(match, seat, entry.text)))
        else:
            if not (match.last_was_secret() and match.steps[-1].seat == seat):
                self.request = None
            self._take_back(match, UndoRequest(seat, set(), 0, _cut_for(match, seat)))
        if self.request is not None and not _stands(match, self.request):
            self.request = None

    def _ask(self, match: Match, entry: Entry) -> None:
        seat, (asked, _, answers) = entry.seat, entry.text.partition(" ")
        waiting = {int(other) for other in asked.split(",")}
        cut = _cut_for(match, seat) if entry.kind == "ask-undo" else None
        self.request = UndoRequest(seat, waiting, _first_of(match, seat, answers), cut)

    def _reply(self, match: Match, request: UndoRequest, entry: Entry) -> None:
        if entry.kind != "allow-undo":
            self.refused.add(request.seat)
            self.request = None
            return
        request.waiting.discard(entry.seat)
        if not request.waiting:
            self.request = None
            self._take_back(match, request)

    def _take_back(self, match: Match, wanted: UndoRequest) -> None:
        self.count += 1
        if wanted.cut is None:
            match.take_back(wanted.seat, wanted.answer)
            return
        while len(match.steps) > wanted.cut:
            match.undo()


def take_back(seat: int, key: str, answers: int) -> Entry:
    """The entry by which a seat takes back its last `answers` answers."""
    return Entry("take-back", seat, str(answers) if answers > 1 else "", key)


def ask_take_back(seat: int, key: str, others: Sequence[int], answers: int) -> Entry:
    """The entry by which a seat asks others to let it take back its last `answers` answers."""
    asked = ",".join([str(other) for other in others])
    return Entry("ask-take-back", seat, f"{asked} {answers}" if answers > 1 else asked, key)


def _first_of(match: Match, seat: int, answers: str) -> int:
    """The number of the first of a seat's last `answers` answers; empty means one."""
    return match.standing(seat) - int(answers or 1) + 1


def has_answered(match: Match, seat: int) -> bool:
    """Whether a seat has an answer to take back in a game that is not over."""
    return bool(match.position.stack) and any(step.seat == seat for step in reversed(match.steps))


def _stands(match: Match, request: UndoRequest) -> bool:
    """Whether the answer of a request still stands; earlier versions did not check."""
    return request.cut is not None or match.standing(request.seat) >= request.answer


def _cut_for(match: Match, seat: int) -> int:
    """How many answers of everybody came before the last one of a seat."""
    return max([number for number, step in enumerate(match.steps) if step.seat == seat])
