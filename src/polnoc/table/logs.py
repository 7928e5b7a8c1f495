"""The server's log for its operator: one line on standard error for each event.

    2026-05-03T20:15:02.318Z ERROR polnoc.table failed id=5f0c9a1e error=KeyError at="rooms.py:214 answer < …"

No line contains a secret, a seed, a name, the id of a table or anything that somebody
typed. An exception's message might, so it is left out; `debug` adds it.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

#: How many stack frames are named in a line.
TRACEBACK_LINES: Final = 20


class OneLine(logging.Formatter):
    """Time, level, logger, message, then `name=value` for everything else."""

    def __init__(self, words: bool = False) -> None:
        super().__init__()
        self.words = words

    def format(self, record: logging.LogRecord) -> str:
        when, what, told = self._parts(record)
        values = "".join([f" {name}={_written(value)}" for name, value in told.items()])
        return f"{when} {record.levelname} {record.name} {what}{values}"

    def _parts(self, record: logging.LogRecord) -> tuple[str, str, dict[str, object]]:
        """The time, the message, and everything else."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, object] = dict(getattr(record, "told", {}))
        if record.exc_info and record.exc_info[1] is not None:
            told |= self._failure(record.exc_info[1])
        # Only the first line: asyncio writes the message of an exception below it.
        what = (record.getMessage().splitlines() or [""])[0]
        return f"{when.removesuffix('+00:00')}Z", what, told

    def _failure(self, error: BaseException) -> dict[str, object]:
        frames = traceback.extract_tb(error.__traceback__)[-TRACEBACK_LINES:]
        places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)]
        told: dict[str, object] = {"error": type(error).__name__, "at": " < ".join(places)}
        return told | {"words": str(error)} if self.words else told


class JsonLine(OneLine):
    """The same as a JSON object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        when, what, told = self._parts(record)
        line = {"time": when, "level": record.levelname.lower(), "logger": record.name, "event": what}
        return json.dumps({**told, **line}, ensure_ascii=False, default=str)


def _written(value: object) -> str:
    """A value as one word, or quoted."""
    text = str(value)
    plain = text.isprintable() and text and not any([sign in text for sign in ' "=\\'])
    return text if plain else json.dumps(text, ensure_ascii=False)


def write_logs(level: str, form: str = "text") -> None:
    """Start to log to standard error; `form` is `text` or `json`."""
    handler = logging.StreamHandler(sys.stderr)
    formatter = JsonLine if form == "json" else OneLine
    handler.setFormatter(formatter(words=level == "debug"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("polnoc").setLevel(level.upper())
    # At lower levels uvicorn logs URLs, and some of those contain the secret of a seat.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
