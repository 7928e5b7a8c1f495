"""The checks: what must hold for every game, whatever its rules.

Each check is a function of a line of play; `check_game` runs all of them on some lines of a game. A check
that fails raises `Failure` with a trace.

    from tests.conformance.kit import check_game
    check_game(my_game, lines=3)
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from polnoc.bots import levels, make_bot
from polnoc.engine.actions import Action, ActionTable, NotationError, Verb
from polnoc.engine.chance import Seed
from polnoc.engine.events import Event, seen_by
from polnoc.engine.frames import Frame, Position
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.play import answer, asked, digest, options, weights, why_not
from polnoc.engine.recall import Recall, history_layout
from polnoc.engine.refusals import Refused
from polnoc.engine.seats import CHANCE, CHANCE_ASKED, WATCHER
from polnoc.engine.views import View, dump
from tests.conformance.lines_of_play import (
    HASTE,
    Failure,
    LineOfPlay,
    brief_options,
    play_line,
    varied_options,
)

Check = Callable[[LineOfPlay], None]

#: Every check of a line, by name.
CHECKS: Final[dict[str, Check]] = {}

#: How many re-deals are made from one view, and how many actions are tried.
REDEALS: Final = int(os.environ.get("POLNOC_REDEALS", "1"))
INTENTIONS: Final = 6
#: Each bot is tried at one in this many of the selected moments; with 0 the bots take turns.
BOTS_ONE_IN: Final = int(os.environ.get("POLNOC_BOT_TURNS", "0"))


def check(function: Check) -> Check:
    """Register a check; whatever it raises becomes a Failure at the line's cursor."""
    name = function.__name__

    @functools.wraps(function)
    def checked(line: LineOfPlay) -> None:
        try:
            function(line)
        except Exception as error:
            problem = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
            raise Failure(f"at answer {line.cursor}: {problem}", line.trace(name)) from error

    CHECKS[name] = checked
    return checked


def check_line(line: LineOfPlay) -> None:
    """Run every check on a line."""
    for one in CHECKS.values():
        one(line)


def check_game(game: AnyGame, lines: int = 2) -> None:
    """Run every check, for every number of players and every bot that the game has."""
    notation_reads_back(game.actions)
    for players in game.players:
        for level in levels(game):
            for number in range(lines):
                check_line(sample_line(game, players, level, number))


def sample_line(game: AnyGame, players: int, level: str, number: int) -> LineOfPlay:
    """Return line number `number` of a kind: 0 has the default options, the others varied ones.

    A game that can last very long says in `brief` which options make it short.
    """
    seed = Seed.simulated(1000 * players + number)
    chosen = brief_options(game, players)
    line = LineOfPlay(game, chosen, seed)
    if number:
        chosen = varied_options(game, players, line.rng("options"))
    return play_line(game, chosen, seed, make_bot(game, level))


# Rules ------------------------------------------------------------------------


@check
def rules_hold(line: LineOfPlay) -> None:
    """Invariants hold; somebody can act until the game is over; options are in the action table."""
    game = line.game
    for at in line.each():
        position = line.moments[at].position
        game.check(position)
        now = asked(position)
        assert bool(now) != position.over, f"over: {position.over}, but asked: {now}"
        assert now == CHANCE_ASKED or set(now) <= set(range(line.seats)), f"asked: {now}"
        assert len(set(now)) == len(now), f"asked twice: {now}"
        for seat in now:
            _offers_well(line, position, seat)
        for seat in set(line.observers) - set(now):
            assert not options(position, seat), f"seat {seat} is not asked, but has options"
        winners = game.winners(position)
        assert position.over or not winners, f"{winners} have won, but the game goes on"
        assert set(winners) <= set(range(line.seats)), f"winners: {winners}"


def _offers_well(line: LineOfPlay, position: Position, seat: int) -> None:
    offered, table = options(position, seat), line.game.actions
    assert offered, f"seat {seat} is asked, but has no option"
    assert len(set(offered)) == len(offered), f"an option of seat {seat} stands twice: {offered}"
    for action in offered:
        assert table[action.index] is action, f"{action} is no member of the action table"
        assert why_not(position, seat, action, line.seats) is None, f"{action} is offered, but refused"
    if seat == CHANCE:
        shares = weights(position)
        assert shares is None or len(shares) == len(offered), f"{len(offered)} outcomes, weights {shares}"
        assert shares is None or min(shares) > 0, f"an outcome that never comes: {shares}"


@check
def chance_has_its_own_verbs(line: LineOfPlay) -> None:
    """Chance uses only verbs marked as its own, and seats never do: help and forms rely on it."""
    verbs = line.game.actions.verbs
    for at in line.each():
        position = line.moments[at].position
        for seat in asked(position):
            for action in options(position, seat):
                marked = verbs[action.verb].chance
                assert marked == (seat == CHANCE), f"'{action.verb}' is answered by seat {seat}"


# Copies -----------------------------------------------------------------------


@check
def clones_are_apart(line: LineOfPlay) -> None:
    """A clone equals its original and shares nothing mutable with it."""
    first = line.moments[0].position
    for at in line.every():
        position = line.moments[at].position
        clone = position.clone()
        assert type(clone) is type(position), f"a clone of another class: {type(clone).__name__}"
        assert clone.data() == position.data(), "the clone is not equal"
        parts = changeable_parts(position)
        shared = parts.keys() & changeable_parts(clone).keys()
        assert not shared, f"the clone shares {sorted(parts[part] for part in shared)}"
        for name in constants(position):
            value = getattr(first, name)
            assert getattr(position, name) is value, f"'{name}' is not in FIELDS, but it changes"
            assert getattr(clone, name) is value, f"'{name}' is not in FIELDS, but a clone has another"
        for name in position.DERIVED:
            assert getattr(clone, name) is getattr(position, name), f"a clone has other '{name}'"


@check
def views_are_apart(line: LineOfPlay) -> None:
    """A view is plain data of its own: changing it changes nothing else."""
    for at in line.spread():
        position = line.moments[at].position
        parts = changeable_parts(position)
        for seat in line.observers:
            view = line.game.view(position, seat)
            view_parts = dict(_changeable(view, "view"))
            for part, path in view_parts.items():
                assert part not in parts, f"{path} of seat {seat} is the position's own {parts.get(part)}"
            again = dict(_changeable(line.game.view(position, seat), "view"))
            shared = view_parts.keys() & again.keys()
            assert not shared, f"two views share {sorted(view_parts[part] for part in shared)}"


def changeable_parts(position: Position) -> dict[int, str]:
    """Return every mutable object of a position, by identity, with the path to it."""
    return dict(
        [pair for name in position.FIELDS for pair in _changeable(getattr(position, name), name)],
    )


def constants(position: Position) -> list[str]:
    """Return the slots of a position that are not fields: the same object throughout the game."""
    return sorted({*position.SLOTS} - {*position.FIELDS, *position.DERIVED})


def _changeable(value: Any, path: str) -> Iterable[tuple[int, str]]:
    """Walk plain data; anything neither plain nor immutable is a fault in itself."""
    if isinstance(value, list):
        yield id(value), path
    if isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _changeable(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        yield id(value), path
        for key, item in value.items():
            yield from _changeable(item, f"{path}[{key!r}]")
    elif isinstance(value, Frame):
        for name in value.names():
            yield from _changeable(getattr(value, name), f"{path}.{name}")
    else:
        plain = value is None or isinstance(value, bool | int | float | str)
        assert plain, f"{path} is no plain data: {type(value).__name__}"


@check
def history_stands(line: LineOfPlay) -> None:
    """Old positions and their frames never change, whatever is played later."""
    for at in line.each():
        moment = line.moments[at]
        assert digest(moment.position) == moment.digest, "this position has changed since it was reached"


@check
def forks_agree(line: LineOfPlay) -> None:
    """Played in place, from the beginning or from a clone, the same answers give the same positions."""
    _play_on(line, 0, line.game.begin(line.chosen, []), len(line.moments))
    for start in range(0, len(line.moments), 10):
        _play_on(line, start, line.moments[start].position.clone(), 10)


def _play_on(line: LineOfPlay, start: int, position: Position, count: int) -> None:
    for at in range(start, min(start + count, len(line.moments))):
        line.cursor = at
        assert digest(position) == line.moments[at].digest, f"a fork from answer {start} has drifted"
        given = line.answer_after(at)
        if given is not None:
            answer(position, *given, [])


# Replay and undo --------------------------------------------------------------


@check
def replay_agrees(line: LineOfPlay) -> None:
    """A match with the same seed and answers has the same positions, events and views."""
    told: list[Event] = []
    replayed = 0
    for at, match in line.matches():
        moment, before = line.moments[at], len(told)
        for past in line.moments[replayed : at + 1]:
            told += past.events
        replayed = at + 1
        assert digest(match.position) == moment.digest, "the replay has another position"
        assert match.events[before:] == told[before:], "the replay has other events"
        for seat in line.observers:
            live = line.game.view(moment.position, seat)
            assert dump(match.view(seat)) == dump(live), f"the replay shows seat {seat} something else"
            news = match.news(seat, before)
            assert news == seen_by(told[before:], seat), f"the replay tells seat {seat} something else"
    for seat in line.observers:
        assert match.log(seat) == seen_by(told, seat), f"the replay tells seat {seat} something else"
    assert not line.position.over or match.winners == line.game.winners(line.position)


@check
def undo_restores(line: LineOfPlay) -> None:
    """An undo restores everything; it is offered only if nobody else has noticed the answer."""
    looked_at = set(line.spread())
    for at, match in line.matches():
        given = line.answer_after(at)
        if at not in looked_at or given is None or given[0] == CHANCE:
            continue
        before = _standing(match, line)
        seat, action = given
        match.answer(seat, action)
        after = _standing(match, line)
        for other in range(line.seats):
            if match.can_undo(other):
                _nobody_notices(match, line, other)
                assert _standing(match, line) == after, "the same answers again gave something else"
        assert match.undo() is action
        assert _standing(match, line) == before, "undo has not brought everything back"
        match.answer(seat, action)
        assert _standing(match, line) == after, "the same answer again gave something else"
        match.undo()


class Standing(NamedTuple):
    """Everything that an undo must restore; of the events, their number and the last one."""

    digest: str
    told: int
    lately: list[str]
    chances: int
    views: list[bytes]


def _standing(match: Match, line: LineOfPlay) -> Standing:
    views = [dump(match.view(seat)) for seat in line.observers]
    lately = [repr(event) for event in match.events[-50:]]
    return Standing(digest(match.position), len(match.events), lately, match.chances, views)


def _nobody_notices(match: Match, line: LineOfPlay, seat: int) -> None:
    """A free undo changes nothing for the other seats. The undone answer is given again afterwards."""
    given = [(step.seat, step.action) for step in match.steps]
    own = [number for number, (other, _) in enumerate(given) if other == seat]
    assert own, f"undo is offered to seat {seat}, which has not answered"
    others = [other for other in range(line.seats) if other != seat]
    seen = {other: (dump(match.view(other)), match.log(other)) for other in others}
    match.take_back(seat)
    for other in others:
        view, log = seen[other]
        assert dump(match.view(other)) == view, f"undo is offered, but the view of seat {other} changes by it"
        assert match.log(other) == log, f"undo is offered, but seat {other} has been told something"
    while len(match.steps) > own[-1]:
        match.undo()
    for again in given[own[-1] :]:
        match.answer(*again)


# Hidden information -----------------------------------------------------------


@check
def redeal_fits(line: LineOfPlay) -> None:
    """A position re-dealt from a view shows that view, byte for byte, and keeps the invariants."""
    game = line.game
    for at in line.every():
        for seat in line.observers:
            view = game.view(line.moments[at].position, seat)
            sent = dump(view)
            for number in range(at, at + REDEALS):  # alternately the view itself and its JSON round trip
                source = view if number % 2 else msgspec.json.decode(sent)
                dealt = game.redeal(source, line.rng("redeal", at, seat))
                game.check(dealt)
                shown = dump(game.view(dealt, seat))
                assert shown == sent, f"seat {seat} sees a difference: {_difference(sent, shown)}"
                assert dump(source) == sent, "redeal has changed the view it was given"


@check
def nothing_leaks(line: LineOfPlay) -> None:
    """What a seat cannot know changes nothing that it gets: options, refusals, events, views."""
    game, table = line.game, _table(line.game.actions)
    for at in line.every():
        position = line.moments[at].position
        for seat in line.observers:
            rng = line.rng("leak", at, seat)
            view = game.view(position, seat)
            for _ in range(REDEALS):
                dealt = game.redeal(view, rng)
                assert asked(dealt) == asked(position), f"who is asked tells seat {seat} something"
                ours, theirs = options(position, seat), options(dealt, seat)
                assert list(ours) == list(theirs), f"options tell seat {seat} something: {ours} or {theirs}"
                for action in rng.choices(table, k=INTENTIONS):
                    here, there = (why_not(place, seat, action, line.seats) for place in (position, dealt))
                    assert here == there, (
                        f"refusing '{action}' tells seat {seat} something: {here} or {there}"
                    )
                _same_after(line, at, seat, dealt)


def _same_after(line: LineOfPlay, at: int, seat: int, dealt: Position) -> None:
    """The line's next answer on another deal: the seat is told the same exactly if it sees the same."""
    given = line.answer_after(at)
    if given is None or given[1] not in options(dealt, given[0]):
        return
    events: list[Event] = []
    answer(dealt, *given, events)
    after = line.moments[at + 1]
    told, told_there = _told(after.events, seat), _told(events, seat)
    shown, shown_there = (dump(line.game.view(place, seat)) for place in (after.position, dealt))
    what = f"after '{given[1]}' of seat {given[0]}"
    if told == told_there and not after.position.over:  # once a game is over, secrets may be revealed
        assert shown == shown_there, (
            f"{what} seat {seat} is told the same but sees: {_difference(shown, shown_there)}"
        )
    if shown == shown_there:
        assert told == told_there, f"{what} seat {seat} sees the same but is told: {told!r} or {told_there!r}"


def _told(events: Iterable[Event], seat: int) -> bytes:
    return msgspec.json.encode([(event.key, event.args) for event in seen_by(events, seat)])


def _difference(one: bytes, other: bytes) -> str:
    """Return the entries in which two dumped views differ, for a failure's message."""
    ours, theirs = msgspec.json.decode(one), msgspec.json.decode(other)
    keys = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)]
    return "; ".join([f"{key}: {ours.get(key)} or {theirs.get(key)}" for key in keys])


@check
def bots_are_blind(line: LineOfPlay) -> None:
    """Every bot, with the same random numbers, chooses the same whatever it cannot know.

    The other deal is shown as it would be sent, so that a bot that reads JSON differently is found too. In a
    quick run the bots take turns at the moments.
    """
    game, apart = line.game, BOTS_ONE_IN or len(levels(line.game))
    for nth, level in enumerate(levels(game)):
        bot = make_bot(game, level)
        for at in [*line.spread()][nth % apart :: apart]:
            line.cursor = at
            position = line.moments[at].position
            for seat in asked(position):
                if seat == CHANCE:
                    continue
                view = game.view(position, seat)
                dealt = game.redeal(view, line.rng("blind", at, seat))
                sent: View = msgspec.json.decode(dump(game.view(dealt, seat)))
                chosen = [
                    bot.choose(shown, offered, line.rng("choice", at, seat), HASTE)
                    for shown, offered in (
                        (view, options(position, seat)),
                        (sent, options(dealt, seat)),
                    )
                ]
                assert chosen[0] in options(position, seat), f"{level} chose {chosen[0]}, which is no option"
                assert chosen[0] is chosen[1], f"{level} of seat {seat} chose {chosen}"


@check
def encodings_follow_the_view(line: LineOfPlay) -> None:
    """An encoded view has the length that its layout says, in every world that fits; masks match the options.

    A game need not have a layout.
    """
    game, table = line.game, line.game.actions
    for at in line.spread():
        position = line.moments[at].position
        for seat in range(line.seats):
            view = game.view(position, seat)
            dealt = game.redeal(view, line.rng("redeal", at, seat))
            mask = table.mask(options(position, seat))
            assert mask == table.mask(options(dealt, seat)), f"the mask of seat {seat} tells a secret"
            allowed = [table.player_actions[place] for place, bit in enumerate(mask) if bit]
            assert set(allowed) == set(options(position, seat)), f"the mask of seat {seat} allows {allowed}"
            if game.layout is not None:
                encoded = game.encode(view)
                assert type(encoded) is bytes and len(encoded) == game.layout.size, f"{len(encoded)} bytes"
                assert encoded == game.encode(game.view(dealt, seat)), "an encoding depends on secrets"
                assert encoded == game.encode(as_json(view)), "an encoding needs more than plain data"


@check
def recall_is_perfect(line: LineOfPlay) -> None:
    """What a seat can remember is exactly what it was told and has answered."""
    game = line.game
    for seat in range(line.seats):
        recall, heard = Recall(game, seat), 0
        for at in line.each():
            moment = line.moments[at]
            told = seen_by(moment.events, seat)
            answered = moment.answer is not None and moment.answer[0] == seat
            if answered and moment.answer is not None:
                recall.answer(game.view(line.moments[at - 1].position, seat), moment.answer[1])
            recall.hear(moment.events)
            heard += len(told) + answered
            for event in told:
                assert not game.event_keys or event.key in game.event_keys, f"{event.key} has no place"
        view = game.view(line.position, seat)
        lines = recall.text(view).splitlines()
        assert len(lines) == heard + 1, f"seat {seat} remembers {len(lines) - 1} of {heard}"
        again = Recall.of(line.match(), seat)
        assert again.text(view) == recall.text(view), f"a match remembers otherwise for seat {seat}"
        if game.layout is not None:
            encoded = recall.encode(view)
            assert encoded == again.encode(view) and len(encoded) == history_layout(game).size


def as_json(view: View) -> View:
    """Return a view as it comes back from JSON, with lists for tuples."""
    return msgspec.json.decode(dump(view))  # type: ignore[no-any-return]


# Input ------------------------------------------------------------------------

#: Texts that are not an action of any game.
NONSENSE: Final = (
    "", " ", "\t\n", "\0", "-", "-1", "0", "4 guess", "🦇", "zażółć gęślą jaźń", "\u202e\u200b", "９",
    "nosuchverb", "nosuchverb 1", "'; DROP TABLE records; --", "<script>", "%s%n", "../../etc/passwd",
    "9" * 5_000, "x" * 50_000, "x " * 5_000,
)  # fmt: skip

#: Texts that are not a number of any action.
NO_NUMBERS: Final = ("-1", "999999", "1000000", "1.5", "1e3", "٣", "４", "0x1", "one", "9" * 5_000)

#: Seats that exist at no table.
NO_SEATS: Final = (-2, WATCHER, 64, 10**9)

_FOREIGN: Final = ActionTable([Verb("no-such-action")])[0]


@check
def hostile_input_is_refused(line: LineOfPlay) -> None:
    """Whatever cannot be answered is refused, and nothing changes."""
    nonsense_is_refused(line.game.actions)
    last = len(line.moments) - 1
    apart = max(1, last // 10)
    due = 0
    for at, match in line.matches():
        if at >= due or at == last:
            due = at + apart
            _wrong_answers_are_refused(line, at, match)


def nonsense_is_refused(table: ActionTable) -> None:
    """A text that is not an action of the table raises NotationError, however long or strange it is."""
    for text in (*NONSENSE, *_broken(table)):
        try:
            table.parse(text)
        except NotationError as error:
            assert error.key, "a notation error without a message"
            told = str(error) + msgspec.json.encode(error.told).decode()
            assert len(told) < 1_000, f"an error as long as its input: {told[:80]}…"
        else:
            raise AssertionError(f"'{text[:40]}' was read as an action")


def _broken(table: ActionTable) -> Iterable[str]:
    for verb in table.verbs.values():
        right = ["1"] * len(verb.ranges)
        yield " ".join([verb.name, *right, "1"])
        for index in range(len(right)):
            yield " ".join([verb.name, *right[1:]])
            for number in NO_NUMBERS:
                yield " ".join([verb.name, *right[:index], number, *right[index + 1 :]])


def _wrong_answers_are_refused(line: LineOfPlay, at: int, match: Match) -> None:
    now = match.asked
    offered = [action for seat in now for action in match.options(seat)]
    stale = [moment.answer[1] for moment in line.moments[1 : at + 1][-3:] if moment.answer is not None]
    rng = line.rng("hostile", at)
    tried = {*offered, *stale, *rng.choices(_table(line.game.actions), k=20), _FOREIGN}
    before = _state(match)
    for seat in (*range(line.seats), CHANCE, *NO_SEATS):
        legal = set(match.options(seat))
        for action in tried - legal:
            _refused(match, seat, action)
            assert _state(match) == before, f"refusing '{action}' of seat {seat} has changed something"


def _state(match: Match) -> tuple[str, int, int, int]:
    return digest(match.position), len(match.events), len(match.steps), match.chances


def _refused(match: Match, seat: int, action: Action) -> None:
    try:
        match.answer(seat, action)
    except Refused as refused:
        assert refused.refusal.key, "a refusal without a message"
        msgspec.json.encode(refused.refusal)
    else:
        raise AssertionError(f"seat {seat} was allowed '{action}'")


# Notation ---------------------------------------------------------------------


def notation_reads_back(table: ActionTable) -> None:
    """Every action of a table can be looked up by its text, its index, and its verb and numbers."""
    texts = set()
    for index in range(len(table)):
        action = table[index]
        assert action.index == index, f"{action} has index {action.index}, but stands at {index}"
        assert table.parse(action.text) is action, f"'{action}' reads back as another action"
        assert table.parse(f"  {action.text.upper()} ") is action, f"'{action}' needs exact spacing or case"
        assert table.parse(action.short) is action, f"'{action.short}' reads back as another action"
        assert table.get(action.verb, *action.args) is action, f"{action} is not found by its numbers"
        texts.add(action.text)
    assert len(texts) == len(table), "two actions have one notation"


def _table(table: ActionTable) -> list[Action]:
    return [table[index] for index in range(len(table))]
