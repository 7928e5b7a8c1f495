"""What the server tells its keeper: one line on standard error for each thing that happened.

    2026-05-03T20:15:02.318Z ERROR polnoc.table failed id=5f0c9a1e error=KeyError at="rooms.py:214 answer < …"

No line holds a secret, a seed, a name, an id of a table or anything somebody
typed. A failure's own words might, so they are left out; `debug` adds them.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

LEVELS: Final = ("error", "warning", "info", "debug")

#: How many places of the program are named in a line.
TRACEBACK_LINES: Final = 20


class OneLine(logging.Formatter):
    """Time, level, who, what, then `name=value` for whatever else is told."""

    def __init__(self, words: bool = False) -> None:
        super().__init__()
        self.words = words

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, object] = dict(getattr(record, "told", {}))
        if record.exc_info and record.exc_info[1] is not None:
            told |= self._failure(record.exc_info[1])
        # Only the first line: asyncio writes the words of a failure below it.
        what = (record.getMessage().splitlines() or [""])[0]
        values = "".join([f" {name}={_written(value)}" for name, value in told.items()])
        return f"{when.removesuffix('+00:00')}Z {record.levelname} {record.name} {what}{values}"

    def _failure(self, error: BaseException) -> dict[str, object]:
        frames = traceback.extract_tb(error.__traceback__)[-TRACEBACK_LINES:]
        places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
        told: dict[str, object] = {"error": type(error).__name__, "at": " < ".join(places)}
        return told | {"words": str(error)} if self.words else told


def _written(value: object) -> str:
    """A value in one word, or in quotation marks."""
    text = str(value)
    plain = text.isprintable() and text and not any([sign in text for sign in ' "=\\'])
    return text if plain else json.dumps(text, ensure_ascii=False)


def write_logs(level: str) -> None:
    """From now on, write what happens to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine(words=level == "debug"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("polnoc").setLevel(level.upper())
    # At lower levels uvicorn writes down addresses, and some of those hold the secret of a seat.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
