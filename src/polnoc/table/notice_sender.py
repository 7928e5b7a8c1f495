"""The process that sends notices to addresses that people entered, and can reach nothing else.

`python -m polnoc.table.notice_sender` reads one `Round` as JSON from standard input and writes one `Outcome`
per line. It is started for each round and has no secrets of the server: no environment, no store.

Whatever its libraries do, an audit hook checks every connection at the moment it is made, when the name
has been resolved: a name that changes its address between check and use gains nothing. Redirects are
not followed at all. Files cannot be written, only files of Python can be read, and no program can be started.
"""

from __future__ import annotations

import base64
import importlib
import ipaddress
import os
import resource
import socket
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import parse_qsl, urlsplit

import msgspec

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

#: How long one target may take, in seconds: to connect, and to respond.
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0

#: How much of a response is read, in bytes.
ANSWER_BYTES: Final = 65_536

#: How many targets are contacted at the same time.
AT_ONCE: Final = 8

#: How much memory the process may take, in bytes.
MEMORY_BYTES: Final = 1 << 30

#: How long a signed push is valid, and how long a push service keeps it, in seconds.
PUSH_VALID_SECONDS: Final = 12 * 3_600
PUSH_KEPT_SECONDS: Final = 24 * 3_600

#: Networks whose addresses lead elsewhere than they say, besides those that are not public at all.
_TUNNELS: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "::/96",  # IPv4-compatible addresses, deprecated
        "::ffff:0:0/96",  # IPv4-mapped addresses
        "::ffff:0:0:0/96",  # IPv4-translated addresses
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 inside a network
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
        "fec0::/10",  # site-local
        "192.88.99.0/24",  # 6to4 relays
    )
)


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """One message for one target."""

    kind: Literal["webhook", "push"]
    address: str
    title: str = ""
    body: str = ""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """The messages that are sent together."""

    jobs: list[Job]
    #: Networks that the host allows though they are not public.
    allowed: tuple[str, ...] = ()
    #: The key that signs requests to push services, as PEM; and the contact for those services.
    push_key: str = ""
    push_contact: str = ""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of the job with this number."""

    number: int
    reached: bool
    #: There was no connection: it is certain that nothing was sent.
    unsent: bool = False
    #: The push service says that the browser has unsubscribed.
    gone: bool = False


#: The outcome of a message: it arrived, it was certainly not sent, or it failed and may have been sent.
Delivery = Literal["reached", "unsent", "failed"]


class Refused(OSError):
    """An operation that this process may not perform."""


# Addresses that people enter-------------------------------------------------------------

#: The services that notices may go to, by the scheme of the address; all speak HTTP.
PLUGINS: Final = {
    "discord": "discord:NotifyDiscord",
    "gchat": "google_chat:NotifyGoogleChat",
    "gotify": "gotify:NotifyGotify",
    "gotifys": "gotify:NotifyGotify",
    "json": "custom_json:NotifyJSON",
    "jsons": "custom_json:NotifyJSON",
    "matrix": "matrix:NotifyMatrix",
    "matrixs": "matrix:NotifyMatrix",
    "mmost": "mattermost:NotifyMattermost",
    "mmosts": "mattermost:NotifyMattermost",
    "ntfy": "ntfy:NotifyNtfy",
    "ntfys": "ntfy:NotifyNtfy",
    "pover": "pushover:NotifyPushover",
    "rocket": "rocketchat:NotifyRocketChat",
    "rockets": "rocketchat:NotifyRocketChat",
    "slack": "slack:NotifySlack",
    "tgram": "telegram:NotifyTelegram",
    "workflow": "workflows:NotifyWorkflows",
    "workflows": "workflows:NotifyWorkflows",
    "zulip": "zulip:NotifyZulip",
}

#: The allowed query parameters: others could name files, or switch off checks.
_QUERY: Final = {"api-version", "key", "mode", "priority", "sig", "sp", "sv", "token", "topic"}

#: The longest address, and how many parts its path may have: some services take each part as a recipient.
ADDRESS_CHARS: Final = 600
_PATH_PARTS: Final = 8


class BadTarget(ValueError):
    """An address that notices cannot be sent to; the message is the key of a text."""


def read_webhook(address: str) -> tuple[str, str]:
    """Normalize the address of a webhook for storage, and return its scheme; BadTarget if unsupported.

    >>> read_webhook(" https://ntfy.sh/my-topic ")
    ('https://ntfy.sh/my-topic', 'https')
    """
    address = address.strip()
    if not address.isprintable() or " " in address or not 0 < len(address) <= ADDRESS_CHARS:
        raise BadTarget("notices-bad-webhook")
    try:
        split = urlsplit(address)
        asked = {name for name, _ in parse_qsl(split.query, keep_blank_values=True)}
        host = split.hostname
    except ValueError:
        raise BadTarget("notices-bad-webhook") from None
    if not (split.scheme in PLUGINS or split.scheme in ("http", "https")) or not host:
        raise BadTarget("notices-bad-webhook")
    if not asked <= _QUERY or len(split.path.split("/")) > _PATH_PARTS:
        raise BadTarget("notices-bad-query")
    return address, split.scheme


def read_push(address: str) -> str:
    """Check the address that a browser gave for pushes; BadTarget if it is not valid."""
    split = urlsplit(address)
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or split.scheme != "https" or not split.hostname or split.username or len(address) > 1_000:
        raise BadTarget("notices-bad-push")
    return address


# The guard ------------------------------------------------------------------------


def read_networks(listed: Sequence[str]) -> tuple[Network, ...]:
    """Read networks as a host writes them: `192.168.1.20` or `10.0.0.0/8`; ValueError if one is invalid."""
    return tuple([ipaddress.ip_network(one.strip()) for one in listed if one.strip()])


def is_allowed(address: Address, allowed: Sequence[Network] = ()) -> bool:
    """Whether notices may go to an address: another machine's public one, or one that the host allows.

    >>> is_allowed(ipaddress.ip_address("1.1.1.1")), is_allowed(ipaddress.ip_address("::ffff:1.1.1.1"))
    (True, False)
    >>> is_allowed(ipaddress.ip_address("127.0.0.1"), read_networks(["127.0.0.1/32"]))
    True
    """
    if any([address in network for network in allowed if network.version == address.version]):
        return True
    if not address.is_global or address.is_multicast or address.is_reserved or address.is_unspecified:
        return False
    if any([address in network for network in _TUNNELS if network.version == address.version]):
        return False
    return str(address) not in _own_addresses()


def _own_addresses() -> set[str]:
    """The addresses of this machine: services there may trust connections from here."""
    import psutil  # only the process that sends needs it

    found = [address.address for addresses in psutil.net_if_addrs().values() for address in addresses]
    return {address.partition("%")[0] for address in found}


class Guard:
    """The audit hook: refuses whatever a sender does not need. It cannot be removed again."""

    def __init__(self, allowed: Sequence[Network]) -> None:
        self._allowed = allowed
        # The folders of modules and certificates.
        self._readable = tuple(
            {str(Path(place).resolve()) for place in [*sys.path, sys.prefix, os.__file__] if place}
        )
        self._deciding = threading.local()

    def __call__(self, event: str, args: tuple[Any, ...]) -> None:
        if event == "socket.connect":
            self._connects(args[0], args[1])
        elif event in ("socket.bind", "socket.sendto", "socket.sendmsg"):
            self._talks(args[0], event)
        elif event == "open":
            self._opens(*args)
        elif event.startswith(_NEVER):
            raise Refused(f"{event} is not for senders")

    def _connects(self, made: socket.socket, to: object) -> None:
        if made.family not in (socket.AF_INET, socket.AF_INET6) or not isinstance(to, tuple):
            raise Refused("only the internet is for senders")
        try:
            address = ipaddress.ip_address(str(to[0]))
        except ValueError:
            raise Refused("a name is looked up before it is checked") from None
        if getattr(self._deciding, "now", False):
            return
        self._deciding.now = True
        try:
            if not is_allowed(address, self._allowed):
                raise Refused("this address is not public")
        finally:
            self._deciding.now = False

    def _talks(self, made: socket.socket, event: str) -> None:
        if event == "socket.bind" or made.type != socket.SOCK_STREAM:
            raise Refused(f"{event} is not for senders")

    def _opens(self, path: object, mode: object, flags: object) -> None:
        if not isinstance(path, str | bytes) or getattr(self._deciding, "now", False):
            return  # a file that is already open; or our own look at this machine
        if isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise Refused("senders write no files")
        name = os.path.abspath(os.fsdecode(path))  # noqa: PTH100 (a Path would access the disk)
        if not name.startswith(self._readable):
            raise Refused("senders read no files")


#: Audit events that a sender never needs.
_NEVER: Final = (
    "subprocess.",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.spawn",
    "os.system",
    "os.startfile",
    "pty.",
    "ctypes.",
    "shutil.",
    "ftplib.",
    "smtplib.",
    "os.remove",
    "os.rename",
    "os.mkdir",
)


# Sending --------------------------------------------------------------------------


class _Job(threading.local):
    """The job of a thread: whether anything may have been sent for it."""

    sent: bool = False


_JOB: Final = _Job()


def _limit_requests() -> None:
    """Keep requests from following redirects, waiting long or reading much, whatever a plugin asks for.

    Also note whether anything may have been sent.
    """
    import requests
    from urllib3.exceptions import MaxRetryError, NewConnectionError

    real = requests.Session.request

    def is_unsent(problem: requests.RequestException) -> bool:
        """Whether no connection was made at all."""
        cause = problem.args[0] if problem.args else None
        reason = cause.reason if isinstance(cause, MaxRetryError) else None
        return isinstance(problem, requests.ConnectTimeout) or isinstance(reason, NewConnectionError)

    def request(self: requests.Session, method: str, url: str, **given: Any) -> requests.Response:
        self.trust_env = False
        given |= {
            "allow_redirects": False,
            "stream": True,
            "verify": True,
            "timeout": (CONNECT_SECONDS, ANSWER_SECONDS),
        }
        try:
            answer = real(self, method, url, **given)
        except requests.RequestException as problem:
            _JOB.sent = _JOB.sent or not is_unsent(problem)
            raise
        _JOB.sent = True
        answer._content = _beginning(answer)
        return answer

    requests.Session.request = request  # type: ignore[assignment, method-assign]


def _beginning(answer: Any) -> bytes:
    """The beginning of a response; nobody needs more, and one that trickles in is cut off."""
    found, end = b"", time.monotonic() + ANSWER_SECONDS
    try:
        while len(found) < ANSWER_BYTES and time.monotonic() < end:
            some = answer.raw.read1(ANSWER_BYTES - len(found))
            if not some:
                break
            found += some
    finally:
        answer.close()
    return found


def _plugin(address: str) -> Any:
    """The plugin for the service that an address names, or None; only plugins of our list are ever loaded."""
    from apprise import AppriseAsset

    address, scheme = read_webhook(address)
    for name in [PLUGINS[scheme]] if scheme in PLUGINS else dict.fromkeys(PLUGINS.values()):
        module, _, kind = name.partition(":")
        found = getattr(importlib.import_module(f"apprise.plugins.{module}"), kind)
        native = getattr(found, "parse_native_url", None)
        known = found.parse_url(address) if scheme in PLUGINS else native and native(address)
        if known:
            return found(**known, asset=AppriseAsset(app_id="Polnoc", app_desc="", app_url=""))
    return None


def _send_webhook(job: Job) -> Outcome:
    from apprise import NotifyFormat

    plugin = _plugin(job.address) or _plugin("json" + job.address.removeprefix("http"))
    reached = plugin.notify(body=job.body, title=job.title, body_format=NotifyFormat.TEXT)
    return Outcome(number=0, reached=bool(reached))


def _send_push(job: Job, key: str, contact: str) -> Outcome:
    """Wake a browser; it asks the server itself for the text, so nobody in between can read it."""
    import requests

    split = urlsplit(job.address)
    token = vapid_token(f"{split.scheme}://{split.netloc}", key, contact)
    headers = {
        "authorization": f"vapid t={token}, k={vapid_public(key)}",
        "ttl": str(PUSH_KEPT_SECONDS),
        "urgency": "normal",
    }
    with requests.Session() as session:
        answer = session.request("POST", job.address, headers=headers, data=b"")
    return Outcome(number=0, reached=answer.ok, gone=answer.status_code in (404, 410))


def _send(number: int, job: Job, wanted: Round) -> Outcome:
    _JOB.sent = False
    try:
        if job.kind == "push":
            done = _send_push(job, wanted.push_key, wanted.push_contact)
        else:
            done = _send_webhook(job)
    except Exception:  # whatever a plugin does: this target was not reached
        done = Outcome(number=number, reached=False)
    return msgspec.structs.replace(done, number=number, unsent=not done.reached and not _JOB.sent)


# Signing --------------------------------------------------------------------------


def new_vapid_key() -> str:
    """Generate a key by which push services know this server, as PEM."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    made: bytes = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return made.decode()


def vapid_public(pem: str) -> str:
    """The public part of a key, as browsers and push services want it."""
    from cryptography.hazmat.primitives import serialization

    key = _vapid_key(pem).public_key()
    raw = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return _base64(raw)


def vapid_token(audience: str, pem: str, contact: str) -> str:
    """A signed token that identifies this server to a push service (RFC 8292)."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    head = _base64(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    until = int(time.time()) + PUSH_VALID_SECONDS
    claims = _base64(msgspec.json.encode({"aud": audience, "exp": until, "sub": contact}))
    signed = _vapid_key(pem).sign(f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(signed)
    return f"{head}.{claims}.{_base64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _vapid_key(pem: str) -> Any:
    from cryptography.hazmat.primitives import serialization

    return serialization.load_pem_private_key(pem.encode(), None)


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


# The process ----------------------------------------------------------------------


def main() -> None:
    """Send one round."""
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Round)
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    if any([job.kind == "webhook" for job in wanted.jobs]):
        importlib.import_module("apprise")
    if wanted.push_key:
        vapid_public(wanted.push_key)
    _limit_requests()
    sys.addaudithook(Guard(read_networks(wanted.allowed)))
    with ThreadPoolExecutor(AT_ONCE) as pool:
        sent = [pool.submit(_send, number, job, wanted) for number, job in enumerate(wanted.jobs)]
        for done in sent:
            sys.stdout.buffer.write(msgspec.json.encode(done.result()) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
