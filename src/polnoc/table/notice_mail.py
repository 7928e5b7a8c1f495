"""Mail: the server that the host has set up, and addresses that people enter."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from polnoc.table.notice_sender import BadTarget

MAIL_CHARS: Final = 254

_MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+"
)


class BadSmtp(ValueError):
    """An invalid mail setting; the message says what would be valid."""


class SmtpServer(NamedTuple):
    """The mail server of the host."""

    host: str
    port: int
    #: Whether the connection is encrypted from the start; otherwise as soon as the server offers it.
    tls: bool
    user: str
    password: str
    #: The sender of mails.
    sender: str


class Mail(NamedTuple):
    """A mail to be sent; `stop` is the address of the page to unsubscribe."""

    to: str
    title: str
    body: str
    stop: str


def read_smtp(text: str) -> SmtpServer | None:
    """Read the mail server that a host has set; None if there is none.

    >>> read_smtp("smtp://localhost:25?from=table@example.org").sender
    'table@example.org'
    """
    if not text:
        return None
    how = "write smtp://user:password@host:587?from=table@example.org, or smtps://…"
    try:
        split = urlsplit(text)
        port = split.port
    except ValueError:
        raise BadSmtp(f"this is no mail server: {how}") from None
    if split.scheme not in ("smtp", "smtps") or not split.hostname:
        raise BadSmtp(f"this is no mail server: {how}")
    sender = dict(parse_qsl(split.query)).get("from", "")
    if not _MAIL.fullmatch(sender):
        raise BadSmtp(f"mails have to come from somebody: {how}")
    tls = split.scheme == "smtps"
    user, password = unquote(split.username or ""), unquote(split.password or "")
    return SmtpServer(split.hostname, port or (465 if tls else 587), tls, user, password, sender)


def read_mail(text: str) -> str:
    """Normalize a mail address for storage; raises BadTarget if it is not one."""
    address = text.strip()
    if len(address) > MAIL_CHARS or not _MAIL.fullmatch(address) or ".." in address:
        raise BadTarget("notices-bad-mail")
    return address
