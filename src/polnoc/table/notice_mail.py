"""Mail: the server that the host has set up, and addresses that people enter."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from polnoc.table.loopback import is_loopback
from polnoc.table.notice_sender import BadTarget, Delivery

#: How long the mail server may take for each step, in seconds.
SMTP_SECONDS: Final = 15.0

MAIL_CHARS: Final = 254

_MAIL: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+"
)


class BadSmtp(ValueError):
    """A setting for mail that cannot be used; the message says what would be right."""


class SmtpServer(NamedTuple):
    """The mail server of the host."""

    host: str
    port: int
    #: Whether the connection is encrypted from its beginning; otherwise as soon as the server offers it.
    tls: bool
    user: str
    password: str
    #: Whom mails come from.
    sender: str


class Mail(NamedTuple):
    """A mail about to be sent; `stop` is the address of a page that ends all of them."""

    to: str
    title: str
    body: str
    stop: str


def read_smtp(text: str) -> SmtpServer | None:
    """The mail server that a host has named; None if he has named none.

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
    """A mail address as it is kept; BadTarget if it is none."""
    address = text.strip()
    if len(address) > MAIL_CHARS or not _MAIL.fullmatch(address) or ".." in address:
        raise BadTarget("notices-bad-mail")
    return address


def send_mails(server: SmtpServer, mails: Sequence[Mail]) -> list[Delivery]:
    """Hand mails to the server, one after the other; what came of each. Takes its time."""
    done: list[Delivery] = []
    try:
        with _connected(server) as connection:
            for mail in mails:
                done.append("failed")  # until the server has said something
                done[-1] = "reached" if _taken(connection, server, mail) else "unsent"
    except (OSError, smtplib.SMTPException):
        pass
    untried: list[Delivery] = ["unsent"] * (len(mails) - len(done))
    return [*done, *untried]


def _connected(server: SmtpServer) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if server.tls:
        connection: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=SMTP_SECONDS, context=context
        )
    else:
        connection = smtplib.SMTP(server.host, server.port, timeout=SMTP_SECONDS)
        connection.ehlo()
        if connection.has_extn("starttls"):
            connection.starttls(context=context)
        elif server.user and not is_loopback(server.host):
            connection.close()
            raise smtplib.SMTPException("no password is sent without encryption")
    if server.user:
        connection.login(server.user, server.password)
    return connection


def _taken(connection: smtplib.SMTP, server: SmtpServer, mail: Mail) -> bool:
    try:
        return not connection.send_message(_message(server, mail))
    except (smtplib.SMTPResponseException, smtplib.SMTPRecipientsRefused):
        connection.rset()
        return False


def _message(server: SmtpServer, mail: Mail) -> EmailMessage:
    message = EmailMessage()
    message["From"] = Address("Północ", addr_spec=server.sender)
    message["To"] = Address(addr_spec=mail.to)
    message["Subject"] = mail.title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{mail.stop}>"
    message.set_content(mail.body)
    return message
