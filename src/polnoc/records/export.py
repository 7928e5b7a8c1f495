"""Export a recorded game: as text in words, or as JSON with every event."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from polnoc.engine.events import Event
from polnoc.engine.match import Match
from polnoc.engine.play import digest
from polnoc.engine.seats import EVERYONE, WATCHER, may_see
from polnoc.records.record import Record
from polnoc.words import Words

#: Not a seat: a reader from above may read everything, including secrets.
ABOVE = -2


def told_to(event: Event, viewer: int) -> bool:
    """Whether a viewer may read an event. From above, a secret is read in its owner's version."""
    if viewer == ABOVE:
        return event.audience == EVERYONE or event.audience > 0
    return may_see(event.audience, viewer)


def words_for(match: Match, record: Record, language: str, viewer: int) -> Words:
    """Words in the language of a reader, with the names of the record."""
    names = [seat.name for seat in record.seats]
    return Words(language, match.game, names, WATCHER if viewer == ABOVE else viewer, match.chosen)


def chapters(match: Match, viewer: int) -> Iterator[tuple[int, list[Event]]]:
    """For each answer its number and the events that followed; 0 is what came before the first."""
    starts = [step.events for step in match.steps] + [len(match.events)]
    yield 0, [event for event in match.events[: starts[0]] if told_to(event, viewer)]
    for number in range(len(match.steps)):
        events = match.events[starts[number] : starts[number + 1]]
        yield number + 1, [event for event in events if told_to(event, viewer)]


def pages(match: Match, record: Record, language: str, viewer: int = ABOVE) -> Iterator[list[str]]:
    """The game in words, page by page: the heading, then what followed each answer, then the end."""
    words = words_for(match, record, language, viewer)
    yield _heading(record, words)
    for _, events in chapters(match, viewer):
        if events:
            yield [words.event(event) for event in events]
    yield ["", _ending(record, words)]


def _heading(record: Record, words: Words) -> list[str]:
    seats = [f"{seat.name} ({words.text('level-' + seat.played_by)})" for seat in record.seats]
    return [
        words.text("record-title", game=words.text("game-name"), rules=record.rules),
        words.text("record-seats", seats=seats),
        words.text("record-promise", commitment=record.commitment),
        "",
    ]


def _ending(record: Record, words: Words) -> str:
    if not record.finished:
        return words.text("record-unfinished")
    return words.text("record-revealed", seed=record.seed)


def as_text(match: Match, record: Record, language: str, viewer: int = ABOVE) -> str:
    """The whole game as readable text, as a seat saw it or from above."""
    return "\n".join(["\n".join(page) for page in pages(match, record, language, viewer)]) + "\n"


def as_json(match: Match, record: Record) -> str:
    """The whole game as JSON: the record, and for each answer its events and the position's digest."""
    after = [step.before for step in match.steps[1:]] + [match.position]
    steps = [
        {
            "seat": step.seat,
            "action": step.action.text,
            "index": step.action.index,
            "events": _told(match.events[step.events : end]),
            "digest": digest(position),
        }
        for step, position, end in zip(
            match.steps, after, [*[step.events for step in match.steps[1:]], len(match.events)], strict=False
        )
    ]
    first = match.steps[0].events if match.steps else len(match.events)
    whole = {"record": record, "opening": _told(match.events[:first]), "steps": steps}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def _told(events: list[Event]) -> list[dict[str, object]]:
    return [{"key": event.key, "args": event.args, "audience": event.audience} for event in events]
