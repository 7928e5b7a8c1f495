"""The record itself: taken from a match, written, read, replayed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from polnoc.engine.actions import NotationError
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.options import BadOption
from polnoc.engine.play import digest
from polnoc.engine.refusals import Refused
from polnoc.games import UnknownGame, find_game

FORMAT: Final = 1

#: A record this large is no game of ours; reading stops before it costs anything.
LARGEST: Final = 1_000_000
#: Nobody takes back more answers than this in one game.
MOST_UNDONE: Final = 500

_CHECK_LENGTH: Final = 2
#: So many letters of something strange are shown.
_SHOWN: Final = 60
#: And of a reason.
_LONGEST: Final = 500
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class RecordError(ValueError):
    """A record that cannot be read, or that does not replay. The message says where and why.

    `key` and `told` say it in a reader's own language; without a key there is only the message.
    """

    def __init__(self, message: str, key: str = "", **told: object) -> None:
        super().__init__(message)
        self.key = key
        self.told = told


class OutdatedRecord(RecordError):
    """A record of other rules or other content than are installed."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat where: a name, and `you` or the level of a bot."""

    name: str
    played_by: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game, finished or not."""

    polnoc: int
    game: str
    rules: int
    content: str
    options: dict[str, object]
    seats: list[Seat]
    #: Published before the game: SHA-256 of the seed.
    commitment: str
    #: The seed; shown once the game is over, and kept in saves of one's own.
    seed: str
    #: Answers in short notation. Where several seats are asked at once the seat
    #: stands before its answer: `0:h5 1:h9 u g n7`.
    moves: str
    #: Two letters for each answer: a check of the position after it.
    checks: str
    #: SHA-256 of the last position.
    final: str
    finished: bool
    winners: list[int]
    #: How many answers were taken back on the way.
    undone: int = 0


def take(match: Match, seats: list[Seat]) -> Record:
    """The record of a match as it stands."""
    positions = [step.before for step in match.steps[1:]] + [match.position]
    return Record(
        polnoc=FORMAT,
        game=match.game.id,
        rules=match.game.rules_version,
        content=match.game.content,
        options=_changed_options(match),
        seats=seats,
        commitment=match.seed.commitment,
        seed=match.seed.text,
        moves=" ".join([_written(match, index) for index in range(len(match.steps))]),
        checks="".join([check(digest(position)) for position in positions[: len(match.steps)]]),
        final=digest(match.position),
        finished=match.over,
        winners=list(match.winners),
        undone=match.undone,
    )


def _changed_options(match: Match) -> dict[str, object]:
    """The options that differ from the defaults, and the number of players."""
    defaults = msgspec.to_builtins(match.game.read_options({}))
    chosen = msgspec.to_builtins(match.chosen)
    return {name: value for name, value in chosen.items() if name == "players" or value != defaults[name]}


def _written(match: Match, index: int) -> str:
    step = match.steps[index]
    asked = step.before.stack[-1].asked(step.before)
    return step.action.short if len(asked) == 1 else f"{step.seat}:{step.action.short}"


def check(fingerprint: str) -> str:
    """Two letters for a position: the first twelve bits of its digest."""
    bits = int(fingerprint[:3], 16)
    return _LETTERS[bits >> 6] + _LETTERS[bits & 63]


def encode(record: Record) -> bytes:
    """The record as JSON, a line for each field."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(raw: bytes) -> Record:
    """A record from JSON."""
    if len(raw) > LARGEST:
        raise too_large(len(raw))
    try:
        record = msgspec.json.decode(raw, type=Record)
    except UnicodeDecodeError as error:
        raise _no_record(f"it is not UTF-8 ({error.reason})") from None
    except msgspec.DecodeError as error:
        raise _no_record(str(error)) from None
    except RecursionError:
        raise _no_record("it is nested too deeply") from None
    if record.polnoc != FORMAT:
        raise OutdatedRecord(
            f"this record has format {record.polnoc}, this version of Północ reads format {FORMAT}",
            "misfit-format",
            given=str(record.polnoc)[:_SHOWN],
            read=FORMAT,
        )
    return record


def too_large(size: int) -> RecordError:
    """What is wrong with so many bytes."""
    return RecordError(f"this has {size} bytes; a record has a few thousand", "misfit-large", size=size)


def _no_record(why: str) -> RecordError:
    return RecordError(f"this is not a record of Północ: {why}", "misfit-none", why=why[:_LONGEST])


def write(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of it."""
    draft = path.with_name(path.name + ".part")
    with draft.open("wb") as file:
        file.write(encode(record))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError(f"{path} has {path.stat().st_size} bytes; a record has a few thousand")
        raw = path.read_bytes()
    except FileNotFoundError:
        raise RecordError(f"there is no file {path}") from None
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}") from None
    try:
        return decode(raw)
    except RecordError as error:
        raise type(error)(f"{path}: {error}", error.key, **error.told) from None


def replay(record: Record, game: AnyGame | None = None) -> Match:
    """The match of a record; RecordError names the answer that does not fit.

    `game` is for records made with other content than that of the box.
    """
    game = game or _game_of(record)
    if (record.rules, record.content) != (game.rules_version, game.content):
        raise _other_rules(record, game)
    try:
        match = Match(game, game.read_options(record.options), Seed(record.seed))
    except (BadOption, ValueError) as error:
        why = str(error)[:_LONGEST]
        raise RecordError(f"the header does not hold: {why}", "misfit-header", why=why) from None
    _check_header(record, match)
    moves = record.moves.split(" ") if record.moves else []
    if len(record.checks) != _CHECK_LENGTH * len(moves):
        checks = len(record.checks) // _CHECK_LENGTH
        message = f"{len(moves)} answers, but checks for {checks}"
        raise RecordError(message, "misfit-checks", answers=len(moves), checks=checks)
    for number, move in enumerate(moves):
        _answer_again(match, number, move)
        expected = record.checks[_CHECK_LENGTH * number : _CHECK_LENGTH * (number + 1)]
        if check(digest(match.position)) != expected:
            message = f"answer {number + 1} ('{move}') leads to another position than was recorded"
            raise RecordError(message, "misfit-elsewhere", number=number + 1, answer=move[:_SHOWN])
    if digest(match.position) != record.final:
        raise RecordError("the last position differs from the recorded one", "misfit-last")
    if (match.over, list(match.winners)) != (record.finished, record.winners):
        raise RecordError("the result differs from the recorded one", "misfit-result")
    match.undone = match.foreseen = record.undone  # a record does not tell what they had shown
    return match


def _check_header(record: Record, match: Match) -> None:
    if len(record.seats) != match.seats:
        message = f"seats: there are {len(record.seats)}, but the game has {match.seats}"
        raise RecordError(message, "misfit-seats", given=len(record.seats), seats=match.seats)
    if not 0 <= record.undone <= MOST_UNDONE:
        raise RecordError(f"undone: a number between 0 and {MOST_UNDONE}", "misfit-undone", most=MOST_UNDONE)


def _game_of(record: Record) -> AnyGame:
    try:
        return find_game(record.game)
    except UnknownGame as error:
        raise RecordError(str(error), "misfit-game", game=record.game[:_SHOWN]) from None


def _other_rules(record: Record, game: AnyGame) -> OutdatedRecord:
    if record.rules != game.rules_version:
        return OutdatedRecord(
            f"this game was played by version {record.rules} of the rules of '{game.id}', "
            f"here is version {game.rules_version}: replay it with the Północ that recorded it",
            "misfit-rules",
            game=game.id,
            given=str(record.rules)[:_SHOWN],
            here=game.rules_version,
        )
    return OutdatedRecord(
        f"this game was played with other content ({record.content}) than here ({game.content}): "
        "name the pack it was played with",
        "misfit-content",
        given=record.content[:_SHOWN],
        here=game.content,
    )


def _answer_again(match: Match, number: int, move: str) -> None:
    where = f"answer {number + 1} ('{move[:_SHOWN]}')"
    told = {"number": number + 1, "answer": move[:_SHOWN]}
    seat_text, colon, notation = move.rpartition(":")
    asked = match.asked
    if not asked:
        raise RecordError(f"{where}: the game is already over", "misfit-over", **told)
    if colon and not seat_text.isdecimal():
        raise RecordError(f"{where}: '{seat_text[:20]}' is no seat", "misfit-refused", **told)
    seat = int(seat_text[:6]) if colon else asked[0]
    try:
        match.answer(seat, match.game.actions.parse(notation))
    except (NotationError, Refused) as error:
        raise RecordError(f"{where}: {error}", "misfit-refused", **told) from None
