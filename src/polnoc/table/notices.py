"""Notifies people outside the page that it is their turn; off unless they ask for it.

Whenever something happens at a table, notices for those who are asked and have no page of it open are put
into the outbox of the store. A moment later they are sent, all tables of a person in one message, unless the
person has come back. A notice names the game, the table, who sits there and the deadline: nothing that only
the seat may know.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby
from typing import Final, NamedTuple

import msgspec
from babel.dates import format_datetime

from polnoc.store import Notice, NoticeTarget, Store, StoreError
from polnoc.store.notices import NoticeState
from polnoc.store.values import now
from polnoc.table import layout
from polnoc.table.clocks import TIME_CONTROLS
from polnoc.table.notice_mail import BadSmtp, Mail, SmtpServer, read_smtp
from polnoc.table.notice_sender import Delivery, Job, Outcome, Round, new_vapid_key, read_networks
from polnoc.table.quotas import Pace
from polnoc.table.room_seats import PERSON
from polnoc.table.rooms import Room
from polnoc.words import Words

#: How long after the start of a turn its notice is sent, in milliseconds: people may be about to look.
DELAY_MILLISECONDS: Final = 20_000

#: The minimum time between two messages to a person, in milliseconds; notices in between are combined.
GAP_MILLISECONDS: Final = 60_000

#: Where a bot would stand in, people with a day for a move are warned this long before, in milliseconds.
SOON_MILLISECONDS: Final = 2 * 3_600_000

#: What was certainly not sent is retried, with a delay that doubles each time, until this many milliseconds
#: after it was due.
RETRY_FOR: Final = 2 * 3_600_000

#: How often the outbox is checked, in seconds, and after how many days old notices are deleted.
LOOK_SECONDS: Final = 5.0
KEPT_DAYS: Final = 30
FORGET_SECONDS: Final = 3_600.0

#: The most notices that go out in one round, and how long sending them may take, in seconds.
ROUND_LIMIT: Final = 50
ROUND_SECONDS: Final = 45.0

#: The most messages of one process per hour, and how many of them in a burst.
HOUR_LIMIT: Final = 2_000
HOUR_BURST: Final = 200

#: The name under which all servers of a store keep the key for push services.
VAPID: Final = "vapid"

#: Characters in names that would make a mention, a link or markup in a chat app.
_PLAIN: Final = str.maketrans(
    {"@": "＠", "<": "‹", ">": "›", "[": "(", "]": ")", "`": "'", "*": "∗", "_": "‗"}
)


@dataclass(frozen=True, slots=True, kw_only=True)
class NotifySettings:
    """What the host allows and has set up for notices."""

    smtp: SmtpServer | None = None
    #: Networks that webhooks may reach though they are not public.
    allowed: tuple[str, ...] = ()


class BadNotify(ValueError):
    """An invalid setting for notices; the message says what would be valid."""


def read_notify(smtp: str, allowed: Sequence[str]) -> NotifySettings:
    """Read the settings as a host writes them; raises BadNotify if they are invalid."""
    listed = tuple([network.strip() for text in allowed for network in text.split(",") if network.strip()])
    try:
        read_networks(listed)
    except ValueError as problem:
        raise BadNotify(
            f"{problem}: name addresses or networks, such as 192.168.1.20 or 10.0.0.0/8"
        ) from None
    try:
        return NotifySettings(smtp=read_smtp(smtp), allowed=listed)
    except BadSmtp as problem:
        raise BadNotify(str(problem)) from None


class Told(NamedTuple):
    """A notice to be sent, and the room of its table."""

    notice: Notice
    room: Room


def has_webhooks() -> bool:
    """Whether the host has installed the library for webhooks."""
    return importlib.util.find_spec("apprise") is not None


def has_push() -> bool:
    """Whether the host has installed the libraries that sign pushes."""
    return all([importlib.util.find_spec(name) is not None for name in ("cryptography", "requests")])


# Texts------------------------------------------------------------------


def line(told: Told, language: str, site: str) -> str:
    """The text about one table: only what everybody there knows."""
    notice, room = told
    words = layout.game_words(room.game.id, language)
    others = [_plain(seat.name) for number, seat in enumerate(room.seats) if number != notice.seat]
    said = [words.text(f"notice-{notice.reason}", game=words.text("game-name"), others=others)]
    if room.seats[notice.seat].stands_in:
        said.append(words.text("notice-stand-in"))
    elif due := room.due(notice.seat):
        said.append(words.text("notice-until", when=when(due, language)))
    return f"{' '.join(said)}\n{site}t/{room.id}"


def when(at: int, language: str) -> str:
    """A moment in words, in UTC, since the server does not know where people live."""
    moment = datetime.fromtimestamp(at / 1_000, UTC)
    return format_datetime(moment, "d MMMM, HH:mm 'UTC'", locale=language)


def _plain(name: str) -> str:
    return name.translate(_PLAIN).replace("://", ":")


def _title(told: Sequence[Told], words: Words) -> str:
    return words.text("notice-title", count=len({one.room.id for one in told}))


# The outbox -----------------------------------------------------------------------


class Notices:
    """Puts notices into the outbox, and sends what lies there.

    `owns` says whether a table lives in this process; `find` returns its room, if anything can happen there;
    `drives` says whether this server or another one drives the table.
    """

    def __init__(
        self,
        store: Store,
        owns: Callable[[str], bool],
        find: Callable[[str], Awaitable[Room | None]],
        drives: Callable[[str], Awaitable[bool]],
        settings: NotifySettings = NotifySettings(),  # noqa: B008 (it never changes)
    ) -> None:
        self._store = store
        self._owns = owns
        self._find = find
        self._drives = drives
        self.settings = settings
        self._forgotten = -FORGET_SECONDS
        self._pace = Pace(HOUR_LIMIT, 3_600, HOUR_BURST)

    def wanted(self, room: Room) -> list[Notice]:
        """Notices for those who are asked and have no page open; once per turn while the room is loaded."""
        if not (room.begun and room.ready) or room.over or _is_alone(room):
            return []
        found: list[Notice] = []
        for number in room.match.asked:
            seat, turn = room.seats[number], room.turn(number)
            plays = seat.person and seat.played_by == PERSON and not seat.flags.off_list
            if plays and not room.presence.is_present(number) and room.noticed.get(number) != turn:
                room.noticed[number] = turn
                found.append(Notice(seat.person, room.id, turn, "turn", number, now() + DELAY_MILLISECONDS))
                if _warns_before(room) and (due := room.due(number)):
                    found.append(Notice(seat.person, room.id, turn, "soon", number, due - SOON_MILLISECONDS))
        return found

    def late(self, room: Room, number: int) -> list[Notice]:
        """A notice for somebody whose time is up, unless they were told before."""
        seat = room.seats[number]
        if not seat.person or room.settings.late == "nothing" or _warns_before(room) or _is_alone(room):
            return []
        return [Notice(seat.person, room.id, room.turn(number), "late", number, now())]

    async def enqueue(self, notices: Sequence[Notice]) -> None:
        """Put notices into the outbox; those that are already there stay as they are."""
        with contextlib.suppress(StoreError):  # then nobody is notified
            await asyncio.gather(*[self._store.enqueue_notice(notice) for notice in notices])

    async def run(self) -> None:
        """Send periodically."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(StoreError):  # retried in a moment
                await self.flush()
                await self._forget()

    async def _forget(self) -> None:
        if time.monotonic() - self._forgotten >= FORGET_SECONDS:
            self._forgotten = time.monotonic()
            await self._store.forget_notices(now() - KEPT_DAYS * 86_400_000)

    async def flush(self) -> None:
        """Send all notices that are due."""
        at = now()
        # Notices that are due in a moment are sent along with those due now.
        found = await self._store.due_notices(
            at + DELAY_MILLISECONDS, at - GAP_MILLISECONDS, limit=ROUND_LIMIT
        )
        mine = sorted([one for one in found if self._owns(one.table_id) and await self._drives(one.table_id)])
        messages: list[tuple[NoticeTarget, list[Told]]] = []
        for person, group in groupby(mine, lambda notice: notice.person):
            waiting = list(group)
            if any([notice.send_at <= at for notice in waiting]):
                messages += await self._claimed(person, waiting, at)
        if messages:
            await self._send(messages)

    async def _claimed(
        self, person: str, waiting: list[Notice], at: int
    ) -> list[tuple[NoticeTarget, list[Told]]]:
        """Those notices of a person that still apply, claimed from the outbox for this process alone."""
        told: list[Told] = []
        targets = [target for target in await self._store.notice_targets(person) if target.state == "on"]
        for notice in waiting:
            if self._pace.wait("", time.monotonic()):
                break  # they wait
            room = await self._find(notice.table_id)
            if not targets or room is None or not _holds(notice, room):
                await self._store.settle_notice(notice, "dropped")
            elif await self._store.claim_notice(notice, at):
                told.append(Told(notice, room))
        return [(target, told) for target in targets] if told else []

    # Sending ----------------------------------------------------------------------

    async def _send(self, messages: list[tuple[NoticeTarget, list[Told]]]) -> None:
        """Send messages to their targets, and store the outcomes; what was not sent waits for a retry."""
        texts = [(target, *self._text(target, told)) for target, told in messages]
        deliveries = await self.deliver(texts)
        became: dict[Notice, set[Delivery]] = {}
        for (_, told), delivery in zip(messages, deliveries, strict=True):
            for one in told:
                became.setdefault(one.notice, set()).add(delivery)
        states = {notice: _state_after(notice, known) for notice, known in became.items()}
        for (target, told), delivery in zip(messages, deliveries, strict=True):
            if "waiting" not in [states[one.notice] for one in told]:
                await self.count(target, delivery)
        for notice, state in states.items():
            await self._store.settle_notice(notice, state)

    def _text(self, target: NoticeTarget, told: list[Told]) -> tuple[str, str]:
        words = layout.game_words(told[0].room.game.id, target.language)
        return _title(told, words), "\n\n".join([line(one, target.language, target.site) for one in told])

    async def deliver(self, texts: Sequence[tuple[NoticeTarget, str, str]]) -> list[Delivery]:
        """Send texts (title, body) to targets; returns the outcome of each."""
        mails = [number for number, (target, *_) in enumerate(texts) if target.kind == "mail"]
        others = [number for number, (target, *_) in enumerate(texts) if target.kind != "mail"]
        sent, posted = await asyncio.gather(
            self._mail([texts[number] for number in mails]), self._post([texts[number] for number in others])
        )
        found = dict(zip([*mails, *others], [*sent, *posted], strict=True))
        return [found[number] for number in range(len(texts))]

    async def count(self, target: NoticeTarget, delivery: Delivery) -> None:
        """Count a failure of a target, or reset its count once it was reached."""
        if self.can_reach(target):
            await self._store.count_target(target, delivery == "reached")

    def can_reach(self, target: NoticeTarget) -> bool:
        """Whether this server has what it needs to reach targets of this kind at all."""
        if target.kind == "mail":
            return self.settings.smtp is not None
        return has_push() if target.kind == "push" else has_webhooks()

    async def _mail(self, texts: Sequence[tuple[NoticeTarget, str, str]]) -> list[Delivery]:
        server = self.settings.smtp
        if server is None or not texts:
            return ["failed"] * len(texts)
        from polnoc.table.mail_delivery import send_mails  # large, and few servers send any

        mails = [_mail(target, title, body) for target, title, body in texts]
        return await asyncio.to_thread(send_mails, server, mails)

    async def send_mail(self, target: NoticeTarget, title: str, body: str) -> bool:
        """Send one mail outside the counts, such as a request for confirmation."""
        return await self._mail([(target, title, body)]) == ["reached"]

    async def _post(self, texts: Sequence[tuple[NoticeTarget, str, str]]) -> list[Delivery]:
        """Let a separate process send what goes to addresses that people entered."""
        reached: list[Delivery] = ["failed"] * len(texts)
        possible = [number for number, (target, *_) in enumerate(texts) if self.can_reach(target)]
        if not possible:
            return reached
        jobs = [_job(*texts[number]) for number in possible]
        wants_push = any([job.kind == "push" for job in jobs])
        round = Round(
            jobs=jobs,
            allowed=self.settings.allowed,
            push_key=await self.vapid_key() if wants_push else "",
            push_contact=next((target.site for target, *_ in texts if target.kind == "push"), ""),
        )
        for outcome in await _sent(round):
            target = texts[possible[outcome.number]][0]
            reached[possible[outcome.number]] = _delivery(outcome)
            if outcome.gone:
                await self._store.drop_target(target.person, target.kind, target.address)
        return reached

    async def vapid_key(self) -> str:
        """The key by which push services know the servers of this store."""
        return await self._store.shared_value(VAPID, await asyncio.to_thread(new_vapid_key))


def _delivery(outcome: Outcome) -> Delivery:
    if outcome.reached:
        return "reached"
    return "unsent" if outcome.unsent else "failed"


def _state_after(notice: Notice, deliveries: set[Delivery]) -> NoticeState:
    """The next state of a notice: one that may have been sent anywhere is never sent again."""
    if "reached" in deliveries:
        return "sent"
    if deliveries == {"unsent"} and now() - notice.send_at < RETRY_FOR:
        return "waiting"
    return "failed"


def _holds(notice: Notice, room: Room) -> bool:
    """Whether a notice still applies."""
    seat = room.seats[notice.seat]
    if room.over or not (room.begun and room.ready) or seat.person != notice.person:
        return False
    if room.presence.is_present(notice.seat) or seat.flags.off_list or seat.flags.resigned:
        return False
    if notice.reason == "late" and seat.stands_in:
        return True
    asked = notice.seat in room.match.asked and room.turn(notice.seat) == notice.turn
    return asked and seat.played_by == PERSON


def _is_alone(room: Room) -> bool:
    """Whether one person has all the seats that are not bots', so that nobody waits for anybody."""
    return len({room.seats[number].person or str(number) for number in room.people}) < 2


def _warns_before(room: Room) -> bool:
    """Whether people are warned before their time is up, since a bot will play for them then."""
    move = TIME_CONTROLS[room.settings.time_control].move * 1_000
    return room.settings.late == "stand-in" and move > 2 * SOON_MILLISECONDS


def _job(target: NoticeTarget, title: str, body: str) -> Job:
    if target.kind == "push":  # the browser asks the server itself
        return Job(kind="push", address=target.address)
    return Job(kind="webhook", address=target.address, title=title, body=body)


def _mail(target: NoticeTarget, title: str, body: str) -> Mail:
    words = layout.shared_words(layout.Reader(target.language))
    stop = f"{target.site}notices/mail/{target.token}"
    return Mail(target.address, title, f"{body}\n\n{words.text('notice-stop')}\n{stop}\n", stop)


async def _sent(round: Round) -> list[Outcome]:
    """Let a process send a round; returns the outcomes of the jobs that it has done in time."""
    environment = {"PYTHONPATH": os.pathsep.join([place for place in sys.path if place])}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-B",
        "-m",
        "polnoc.table.notice_sender",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env=environment,
    )
    written = b""
    assert process.stdin and process.stdout
    try:
        async with asyncio.timeout(ROUND_SECONDS):
            process.stdin.write(msgspec.json.encode(round))
            process.stdin.write_eof()
            while some := await process.stdout.read(65_536):
                written += some
            await process.wait()
    except OSError:  # it has died, or takes too long
        pass
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    whole = [text for text in written.split(b"\n")[:-1] if text]
    return [msgspec.json.decode(text, type=Outcome) for text in whole]
