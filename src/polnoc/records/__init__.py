"""Records: a game as a small file that replays forever.

A record is a header (game, rules version, content hash, options, seats, seed)
and the answers of the seats. Chance is not stored: it follows from the seed.
Each answer has a check of the position after it, so that a replay stops at
the first answer that does not fit.

- `take(match, seats)`       the record of a match, at any point
- `write(record, path)`, `read(path)`
- `replay(record)`           the match again, every answer checked
- `verify(record)`           the verdict on its honesty
- `as_text(match, …)`        the game in words, in either language
- `as_json(match, …)`        every event and every digest
"""

from polnoc.records.export import as_json, as_text, pages
from polnoc.records.record import (
    OutdatedRecord,
    Record,
    RecordError,
    Seat,
    deal_of,
    decode,
    encode,
    packed_sources,
    read,
    read_sources,
    replay,
    seed_was_promised,
    take,
    too_large,
    write,
)
from polnoc.records.verification import Verdict, verdict_lines, verify

__all__ = [
    "OutdatedRecord",
    "Record",
    "RecordError",
    "Seat",
    "Verdict",
    "as_json",
    "as_text",
    "deal_of",
    "decode",
    "encode",
    "packed_sources",
    "pages",
    "read",
    "read_sources",
    "replay",
    "seed_was_promised",
    "take",
    "too_large",
    "verdict_lines",
    "verify",
    "write",
]
