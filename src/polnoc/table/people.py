"""A person's identity at all tables of a server: a secret that the browser keeps, and nothing else.

Nobody signs up. On first sitting down, a browser gets a secret in the cookie `me`; seats store its hash. So a
person's tables can be found (`Store.sittings`), and every browser with the secret holds the person's seats.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection, Request

from polnoc.store import new_secret, secret_hash

#: The cookie that holds the secret of a person.
COOKIE: Final = "me"

_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def is_secret(text: str) -> bool:
    """Whether this can be the secret of a person."""
    return bool(_SECRET.fullmatch(text))


def secret_of(connection: HTTPConnection) -> str:
    """The secret of the person whose browser this is; empty if it has none yet."""
    kept = connection.cookies.get(COOKIE, "")
    return kept if is_secret(kept) else getattr(connection.state, COOKIE, "")


def person_of(connection: HTTPConnection) -> str:
    """The person whose browser this is, as seats store them; empty if it has never sat down."""
    secret = secret_of(connection)
    return secret_hash(secret) if secret else ""


def known_person(request: Request) -> str:
    """The person whose browser this is, a new one if need be: `keep_secrets` sets the cookie."""
    if not secret_of(request):
        setattr(request.state, COOKIE, new_secret())
    return person_of(request)
