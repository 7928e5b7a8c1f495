"""The record itself: taken from a match, written, read, replayed."""

from __future__ import annotations

import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from polnoc.engine.actions import NotationError
from polnoc.engine.chance import Seed
from polnoc.engine.deal import Deal, check_part
from polnoc.engine.game import AnyGame, OtherRules
from polnoc.engine.match import Match, Step
from polnoc.engine.options import BadOption
from polnoc.engine.packs import CONTENT_CHARS_LIMIT
from polnoc.engine.play import digest
from polnoc.engine.refusals import Refused
from polnoc.engine.safe_json import NestedTooDeeply, decode_json
from polnoc.games import NoContent, UnknownGame, find_game, pinned_game
from polnoc.records.private_files import open_private

FORMAT: Final = 1

#: A larger record is refused before it is read.
MOST_RECORD_BYTES: Final = 1_000_000
#: The largest texts of a content, unpacked, in bytes.
SOURCES_BYTES_LIMIT: Final = 2 * CONTENT_CHARS_LIMIT
#: A record with more undone answers is refused.
MOST_UNDONE_ANSWERS: Final = 500

_CHECK_LENGTH: Final = 2
#: At most this many characters of a wrong value are shown in an error.
_SHOWN_CHARS: Final = 60
#: At most this many characters of a reason are shown.
_REASON_CHARS: Final = 500
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


class RecordError(ValueError):
    """A record that cannot be read, or that does not replay. The message says where and why.

    `key` and `told` are for a message in a reader's own language; without a key there is only this message.
    """

    def __init__(self, message: str, key: str = "", **told: object) -> None:
        super().__init__(message)
        self.key = key
        self.told = told


class OutdatedRecord(RecordError):
    """A record made with other rules or other content than the installed ones."""


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
    #: The seed; revealed once the game is over, and kept in one's own saves.
    seed: str
    #: Answers in short notation. Where several seats are asked at once, the answer
    #: is preceded by its seat: `0:h5 1:h9 u g n7`.
    moves: str
    #: Two letters for each answer: a check of the position after it.
    checks: str
    #: SHA-256 of the last position.
    final: str
    finished: bool
    winners: list[int]
    #: How many answers were taken back.
    undone: int = 0
    #: If browsers contributed to the seed: the server's secret, which `commitment` is the hash of; how many
    #: earlier deals there were; and the part of each seat (empty: none). The seed is derived from them.
    server: str = ""
    dealt_before: int = 0
    parts: list[str] = []
    #: The texts of the content, packed, if it is not that of the box: see `packed_sources`.
    sources: str = ""
    #: The form of the positions that `checks` and `final` are digests of: see `Position.FORM`.
    form: int = 1


def take(match: Match, seats: list[Seat], deal: Deal | None = None) -> Record:
    """The record of a match as it stands; `deal` says how its seed was made."""
    mixed = deal is not None and deal.seed != deal.server
    positions = [step.before for step in match.steps[1:]] + [match.position]
    return Record(
        polnoc=FORMAT,
        game=match.game.id,
        rules=match.game.rules,
        content=match.game.content,
        options=changed_options(msgspec.to_builtins(match.chosen), match.game),
        seats=seats,
        commitment=deal.server.commitment if deal and mixed else match.seed.commitment,
        seed=match.seed.text,
        moves=" ".join([written(step) for step in match.steps]),
        checks="".join([check(digest(position)) for position in positions[: len(match.steps)]]),
        final=digest(match.position),
        finished=match.over,
        winners=list(match.winners),
        undone=match.undone,
        server=deal.server.text if deal and mixed else "",
        dealt_before=deal.number if deal and mixed else 0,
        parts=list(deal.parts) if deal and mixed else [],
        sources=packed_sources(match.game.id, match.game.content, match.game.sources),
        form=match.position.FORM,
    )


def deal_of(record: Record) -> Deal:
    """How the seed of a record was made; raises RecordError if that is impossible."""
    try:
        parts = tuple([check_part(part) if part else "" for part in record.parts])
        return Deal(Seed(record.server or record.seed), record.dealt_before, parts)
    except ValueError as error:
        why = str(error)[:_REASON_CHARS]
        raise RecordError(f"the header does not hold: {why}", "misfit-header", why=why) from None


def seed_was_promised(record: Record) -> bool:
    """Whether the seed is derived from the secret whose SHA-256 was published, and from every part."""
    deal = deal_of(record)
    fits = len(deal.parts) in (0, len(record.seats)) and deal.seed.text == record.seed
    return fits and deal.server.commitment == record.commitment


def changed_options(chosen: Mapping[str, object], game: AnyGame) -> dict[str, object]:
    """The options that differ from the defaults, and the number of players."""
    defaults = msgspec.to_builtins(game.read_options({}))
    return {name: value for name, value in chosen.items() if name == "players" or value != defaults.get(name)}


def written(step: Step) -> str:
    """An answer as written in a record: preceded by its seat if several were asked."""
    asked = step.before.stack[-1].asked(step.before)
    return step.action.short if len(asked) == 1 else f"{step.seat}:{step.action.short}"


def check(fingerprint: str) -> str:
    """Two letters for a position: the first twelve bits of its digest."""
    bits = int(fingerprint[:3], 16)
    return _LETTERS[bits >> 6] + _LETTERS[bits & 63]


def encode(record: Record) -> bytes:
    """The record as JSON, a line for each field; optional fields only if they differ from their defaults."""
    fields = msgspec.structs.asdict(record)
    if not record.server:
        for name in ("server", "dealt_before", "parts"):
            del fields[name]
    if not record.sources:
        del fields["sources"]
    if record.form == 1:
        del fields["form"]
    return msgspec.json.format(msgspec.json.encode(fields), indent=1) + b"\n"


def decode(raw: bytes) -> Record:
    """A record from JSON."""
    if len(raw) > MOST_RECORD_BYTES:
        raise too_large(len(raw))
    try:
        record = decode_json(raw, Record)
    except UnicodeDecodeError as error:
        raise _no_record(f"it is not UTF-8 ({error.reason})") from None
    except msgspec.DecodeError as error:
        raise _no_record(str(error)) from None
    except NestedTooDeeply as error:
        raise _no_record(str(error)) from None
    if record.polnoc != FORMAT:
        raise _other_format(record.polnoc, FORMAT)
    return record


def _other_format(given: int, read: int) -> OutdatedRecord:
    message = f"this record has format {given}, this version of Północ reads format {read}"
    return OutdatedRecord(message, "misfit-format", given=str(given)[:_SHOWN_CHARS], read=read)


def too_large(size: int) -> RecordError:
    """The error for a record of this many bytes."""
    return RecordError(f"this has {size} bytes; a record has a few thousand", "misfit-large", size=size)


def _no_record(why: str) -> RecordError:
    return RecordError(f"this is not a record of Północ: {why}", "misfit-none", why=why[:_REASON_CHARS])


def write(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves the old file or the new one, never half of it.

    Only its owner may read the file: the record of a game under way contains the seed.
    """
    draft = path.with_name(path.name + ".part")
    draft.unlink(missing_ok=True)  # one left over from a crash may be readable by others
    with open(draft, "wb", opener=open_private) as file:
        file.write(encode(record))
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        if path.stat().st_size > MOST_RECORD_BYTES:
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
    """Replay the match of a record; RecordError names the answer that does not fit.

    `game` is for records made with other content than that of the box, if they do not contain it.
    If positions had another form then, every answer and the result are checked, but not the positions.
    """
    game = _game_of(record, game)
    try:
        match = Match(game, game.read_options(record.options), Seed(record.seed))
    except (BadOption, ValueError) as error:
        why = str(error)[:_REASON_CHARS]
        raise RecordError(f"the header does not hold: {why}", "misfit-header", why=why) from None
    _check_header(record, match)
    moves = record.moves.split(" ") if record.moves else []
    if len(record.checks) != _CHECK_LENGTH * len(moves):
        checks = len(record.checks) // _CHECK_LENGTH
        message = f"{len(moves)} answers, but checks for {checks}"
        raise RecordError(message, "misfit-checks", answers=len(moves), checks=checks)
    same_form = record.form == match.position.FORM
    for number, move in enumerate(moves):
        _answer_again(match, number, move)
        expected = record.checks[_CHECK_LENGTH * number : _CHECK_LENGTH * (number + 1)]
        if same_form and check(digest(match.position)) != expected:
            message = f"answer {number + 1} ('{move}') leads to another position than was recorded"
            raise RecordError(message, "misfit-elsewhere", number=number + 1, answer=move[:_SHOWN_CHARS])
    if same_form and digest(match.position) != record.final:
        raise RecordError("the last position differs from the recorded one", "misfit-last")
    if (match.over, list(match.winners)) != (record.finished, record.winners):
        raise RecordError("the result differs from the recorded one", "misfit-result")
    match.undone = match.foreseen = record.undone  # a record does not say what they had revealed
    return match


def _check_header(record: Record, match: Match) -> None:
    if len(record.seats) != match.seats:
        message = f"seats: there are {len(record.seats)}, but the game has {match.seats}"
        raise RecordError(message, "misfit-seats", given=len(record.seats), seats=match.seats)
    if not 0 <= record.undone <= MOST_UNDONE_ANSWERS:
        raise RecordError(
            f"undone: a number between 0 and {MOST_UNDONE_ANSWERS}", "misfit-undone", most=MOST_UNDONE_ANSWERS
        )
    if not 1 <= record.form <= match.position.FORM:
        raise _other_format(record.form, match.position.FORM)


def _game_of(record: Record, game: AnyGame | None) -> AnyGame:
    """The game with the rules and the content of a record; raises RecordError if they are unavailable."""
    if game and (game.rules, game.content) == (record.rules, record.content):
        return game
    sources = game.sources if game and game.content == record.content else read_sources(record)
    try:
        return pinned_game(record.game, record.rules, record.content, sources)
    except UnknownGame as error:
        raise RecordError(str(error), "misfit-game", game=record.game[:_SHOWN_CHARS]) from None
    except OtherRules as other:
        raise OutdatedRecord(
            f"this game was played by version {record.rules} of the rules of '{record.game}', "
            f"here is version {other.newest}: replay it with the Północ that recorded it",
            "misfit-rules",
            game=record.game,
            given=str(record.rules)[:_SHOWN_CHARS],
            here=other.newest,
        ) from None
    except NoContent as error:
        if record.sources:
            why = str(error)[:_REASON_CHARS]
            raise RecordError(f"sources: {why}", "misfit-sources", why=why) from None
        here = (game or find_game(record.game)).content
        raise OutdatedRecord(
            f"this game was played with other content ({record.content}) than here ({here}): "
            "name the pack it was played with",
            "misfit-content",
            given=record.content[:_SHOWN_CHARS],
            here=here,
        ) from None


def packed_sources(id: str, content: str, sources: Sequence[str]) -> str:
    """The texts of a content as they are stored in a record; empty if this version has them itself.

    JSON, compressed by DEFLATE (zlib) and encoded in base 64.
    """
    if not sources or _is_installed(id, content):
        return ""
    return b64encode(zlib.compress(msgspec.json.encode(sources), 9)).decode()


def _is_installed(id: str, content: str) -> bool:
    try:
        return find_game(id).content == content
    except UnknownGame:
        return False


def read_sources(record: Record) -> tuple[str, ...]:
    """The texts in a record; raises RecordError if they cannot be read."""
    if not record.sources:
        return ()
    unpacker = zlib.decompressobj()
    try:
        raw = unpacker.decompress(b64decode(record.sources, validate=True), SOURCES_BYTES_LIMIT)
        if not unpacker.eof:
            raise ValueError("there are too many, or they break off")
        return msgspec.json.decode(raw, type=tuple[str, ...])
    except (ValueError, zlib.error, RecursionError) as error:
        why = str(error)[:_REASON_CHARS]
        raise RecordError(f"sources: {why}", "misfit-sources", why=why) from None


def _answer_again(match: Match, number: int, move: str) -> None:
    where = f"answer {number + 1} ('{move[:_SHOWN_CHARS]}')"
    told = {"number": number + 1, "answer": move[:_SHOWN_CHARS]}
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
