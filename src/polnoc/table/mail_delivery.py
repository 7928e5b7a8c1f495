"""Sending mail. Only servers that do so load this module: Python's mail modules take 0.7 MB."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from polnoc.table.loopback import is_loopback
from polnoc.table.notice_mail import Mail, SmtpServer
from polnoc.table.notice_sender import Delivery

#: How long the mail server may take for each step, in seconds.
SMTP_SECONDS: Final = 15.0


def send_mails(server: SmtpServer, mails: Sequence[Mail]) -> list[Delivery]:
    """Hand mails to the server, one after the other; returns the outcome of each. Blocks."""
    done: list[Delivery] = []
    try:
        with _connected(server) as connection:
            for mail in mails:
                done.append("failed")  # until the server has accepted it
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
