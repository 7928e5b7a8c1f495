"""People who play at a table and record what they did and saw, to compare it with the log.

A `History` knows what was submitted and what was acknowledged. Whatever is killed: everything acknowledged is
in the log, nothing is there that nobody submitted, nothing is there twice, and the game is where a replay of
the log ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.engine.play import options
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game
from polnoc.store import Entry, Store, TableLog
from tests.proofs.browsers import JSON, Browser
from tests.proofs.cases import PERSON, Case

#: Status of an accepted answer, and of one that was late or illegal.
DONE: Final = 200
CONFLICT: Final = 409

#: Length of the keys we generate. The table may add a prefix.
KEY_LETTERS: Final = 16

#: One in this many answers is undone; one in this many wishes replies to an undo request.
UNDO_ONE_IN: Final = 15

#: One in this many answers goes over a live socket, opened for it, instead of a POST.
SAID_ONE_IN: Final = 3

#: Entries that set a table up before anybody has played.
DEALING: Final = frozenset({"promise", "part", "begin", "deal-anew"})

#: Seconds between two polls of a table where only bots are to move.
BOT_WAIT_SECONDS: Final = 0.02


def new_key() -> str:
    """Return a new key for one wish."""
    return secrets.token_hex(KEY_LETTERS // 2)


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that a seat wants done."""

    table: str
    kind: str
    seat: int
    action: str = ""
    token: str = ""
    key: str = field(default_factory=new_key)

    @property
    def address(self) -> str:
        return f"/t/{self.table}/{self.kind}"

    @property
    def live(self) -> str:
        """The path of the live socket of the seat's page."""
        return f"/t/{self.table}/live?seat={self.seat}"

    @property
    def form(self) -> dict[str, str]:
        form = {"seat": str(self.seat), "token": self.token, "key": self.key, "action": self.action}
        return form | ({"allow": self.action} if self.kind == "undo-reply" else {})


@dataclass(slots=True)
class Played:
    """What happened at one table: wishes by key, and which of them were acknowledged."""

    submitted: dict[str, Wish] = field(default_factory=dict)
    acknowledged: set[str] = field(default_factory=set)

    @property
    def unanswered(self) -> list[Wish]:
        """Wishes that were submitted and whose outcome is unknown."""
        return [wish for key, wish in self.submitted.items() if key not in self.acknowledged]


@dataclass(slots=True)
class History:
    """What happened at each table."""

    tables: defaultdict[str, Played] = field(default_factory=lambda: defaultdict(Played))
    #: How many wishes have been acknowledged.
    acknowledged: int = 0

    def submits(self, wish: Wish) -> None:
        """Record a wish that is about to be sent."""
        self.tables[wish.table].submitted[wish.key] = wish

    def hears(self, wish: Wish, status: int) -> None:
        """Record the outcome: accepted, or refused, so that it must not be in the log."""
        played = self.tables[wish.table]
        if status != DONE:
            del played.submitted[wish.key]
        elif wish.key not in played.acknowledged:
            played.acknowledged.add(wish.key)
            self.acknowledged += 1


async def begin(browser: Browser, case: Case, seats: str = "", **fields: str) -> str:
    """Create a table, by default with people on all seats; return its id."""
    form = {"game": case.game.id, "seats": seats or case.people, **fields}
    made = await browser.post("/tables", form)
    assert made.status == 201, made.text
    return str(made.data["table"]).removeprefix("/t/")


async def begin_online(host: Browser, guests: Sequence[Browser], case: Case, **fields: str) -> str:
    """Create a table and seat a guest on each of its other seats; return its id."""
    made = await host.post("/tables", {"game": case.game.id, "seats": case.online, **fields})
    assert made.status == 201, made.text
    table, links = made.data["table"], made.data["invitations"]
    for guest, (seat, link) in zip(guests, links.items(), strict=False):
        assert (await guest.get(link)).status == 303
        sits = await guest.post(f"{table}/sit", {"whose": seat, "name": f"Gość {seat}"})
        assert sits.status == 303, sits.text
    return str(table).removeprefix("/t/")


async def look(browser: Browser, table: str, seat: int | None = None) -> Any:
    """Return the table as data."""
    seen = await browser.get(f"/t/{table}" + ("" if seat is None else f"?seat={seat}"), JSON)
    assert seen.status == 200, seen.text
    return seen.data


async def wish_of(browser: Browser, table: str, rng: random.Random, undo: bool = False) -> Wish | None:
    """Return a random legal answer of one of the people who are asked; None at the end.

    With `undo`, sometimes return an undo request, or a reply to one.
    """
    while True:
        seen = await look(browser, table, 0)
        if seen["over"]:
            return None
        people = [seat for seat, player in enumerate(seen["players"]) if player["played_by"] == PERSON]
        asked = [seat for seat in seen["view"]["asked"] if seat in people]
        if undo and rng.randrange(UNDO_ONE_IN) == 0:
            return Wish(table, "undo", rng.choice(people))
        if undo and rng.randrange(UNDO_ONE_IN) == 0:
            return Wish(table, "undo-reply", rng.choice(people), rng.choice(("yes", "no")))
        if asked and (seat := rng.choice(asked)) != 0:
            seen = await look(browser, table, seat)
        if asked and seen["options"]:
            return Wish(table, "answer", seat, rng.choice(seen["options"])["action"], seen["token"])
        await asyncio.sleep(BOT_WAIT_SECONDS)


async def submit(browser: Browser, history: History, wish: Wish) -> int:
    """Send a wish and record it before, and its outcome after; return the status."""
    history.submits(wish)
    status = await send(browser, wish)
    history.hears(wish, status)
    return status


async def send(browser: Browser, wish: Wish) -> int:
    """Send a wish and return its status. Some go over a live socket, and are posted if refused there."""
    if is_said(wish) and await browser.say(wish.live, wish.form):
        return DONE
    answer = await browser.post(wish.address, wish.form)
    assert answer.status in (DONE, CONFLICT), answer.text
    return answer.status


def is_said(wish: Wish) -> bool:
    """Return whether a wish is first sent over the live socket, as pages do."""
    return wish.kind == "answer" and sum(wish.key.encode()) % SAID_ONE_IN == 0


# Checking the log ------------------------------------------------------------------


def our_key(entry: Entry) -> str:
    """Return the key as we sent it."""
    return entry.key[-KEY_LETTERS:]


def dealt_match(store: Store, log: TableLog) -> Match:
    """Return a table's match before its first answer, after finding its seed and its start in the log."""
    game, secret = find_game(log.table.game), store.seed(log.table.id).wait()
    begun = [entry.text for entry in log.entries if entry.kind == "begin"]
    return Match(game, game.read_options(log.table.options), Seed(mixed_seed(secret, begun[-1:])))


def mixed_seed(secret: str, begun: Sequence[str]) -> str:
    """Return the seed as documented: the server's secret, or its hash with the browsers' parts."""
    number, _, parts = begun[0].partition(" ") if begun else ("0", "", "")
    if number == "0" and not parts.strip(","):
        return secret
    return hashlib.sha256(":".join([secret, number, *parts.split(",")]).encode()).hexdigest()


def take_back(match: Match, seat: int, answer: int) -> None:
    """Undo as documented: of the seat's own answers, only those before the given one stand.

    Of other seats' later answers, those stand whose question was asked before it and is still the same.
    """
    own = [number for number, step in enumerate(match.steps) if step.seat == seat]
    later = [(step.seat, step.action, step.before) for step in match.steps[own[answer - 1] + 1 :]]
    while len(match.steps) > own[answer - 1]:
        match.undo()
    gone = {seat}
    for other, action, before in later:
        asked_now = type(match.position.stack[-1]), list(match.options(other))
        asked_then = type(before.stack[-1]), list(options(before, other))
        chances = match.chances
        if other in gone or asked_now != asked_then:
            gone.add(other)
            continue
        match.answer(other, action)
        if match.chances != chances:
            match.undo()
            gone.add(other)


class ReplayedLog:
    """The match that a log describes, replayed independently of the table's own code."""

    def __init__(self, match: Match) -> None:
        self.match = match
        #: Who asks to undo, who has not agreed yet, and which answer it is about.
        self._request: tuple[int, set[int], int] | None = None

    def apply(self, entry: Entry) -> None:
        """Apply an entry."""
        match, seat = self.match, entry.seat
        if entry.kind == "answer":
            match.answer(seat, match.game.actions.parse(entry.text))
            if not match.can_undo(seat):  # undoing it would reveal information: the game goes on
                self._request = None
        elif entry.kind == "take-back":
            take_back(match, seat, self._answers_of(seat))
        elif entry.kind == "ask-take-back":
            self._request = (seat, {int(other) for other in entry.text.split(",")}, self._answers_of(seat))
        elif entry.kind == "refuse-undo":
            self._request = None
        elif entry.kind == "allow-undo" and self._request is not None:
            self._agree(seat, *self._request)
        else:
            assert entry.kind in DEALING or entry.kind == "allow-undo", entry.kind

    def _agree(self, seat: int, asking: int, waiting: set[int], answer: int) -> None:
        left = waiting - {seat}
        self._request = (asking, left, answer) if left else None
        if not left:
            take_back(self.match, asking, answer)

    def _answers_of(self, seat: int) -> int:
        return sum([step.seat == seat for step in self.match.steps])


def replayed(store: Store, table: str) -> Match:
    """Replay a table's log."""
    log = store.log(table).wait()
    replay = ReplayedLog(dealt_match(store, log))
    begun = [entry.seq for entry in log.entries if entry.kind == "begin"]
    for entry in log.entries[begun[-1] if begun else 0 :]:
        replay.apply(entry)
    return replay.match


def views_of(match: Match) -> list[Any]:
    """Return the views of each seat and of a watcher, as sent to clients."""
    everybody = [*range(match.seats), WATCHER]
    return [msgspec.json.decode(msgspec.json.encode(match.view(seat))) for seat in everybody]


@dataclass(slots=True)
class Verdict:
    """What is wrong with the logs of a store, compared with a history."""

    lost: int = 0
    gaps: int = 0
    twice: int = 0
    #: Entries that nobody submitted, or that differ from what was submitted.
    foreign: int = 0
    #: The views that each log leads to.
    views: dict[str, list[Any]] = field(default_factory=dict)

    @property
    def faults(self) -> tuple[int, int, int, int]:
        """All fault counts; zeros if everything is right."""
        return self.lost, self.gaps, self.twice, self.foreign


def judge(store: Store, history: History, tables: Iterable[str]) -> Verdict:
    """Compare the logs of tables with their history."""
    verdict = Verdict()
    for table in tables:
        _judge_table(store, history.tables[table], table, verdict)
    return verdict


def _judge_table(store: Store, played: Played, table: str, verdict: Verdict) -> None:
    log = store.log(table).wait()
    people = {number for number, seat in enumerate(log.seats) if seat.played_by == PERSON}
    told = [entry for entry in log.entries if entry.kind not in DEALING and entry.seat in people]
    keys = [our_key(entry) for entry in told]
    wishes = [played.submitted.get(key) for key in keys]
    verdict.lost += len(played.acknowledged - set(keys))
    verdict.gaps += [entry.seq for entry in log.entries] != list(range(1, len(log.entries) + 1))
    verdict.twice += len(keys) - len(set(keys))
    game = find_game(log.table.game)
    verdict.foreign += [_is_wish(game, *pair) for pair in zip(told, wishes, strict=True)].count(False)
    verdict.views[table] = views_of(replayed(store, table))


def _is_wish(game: AnyGame, entry: Entry, wish: Wish | None) -> bool:
    """Return whether an entry is what somebody wished."""
    if wish is None or entry.seat != wish.seat:
        return False
    if wish.kind == "undo":
        return entry.kind in ("take-back", "ask-take-back")
    if wish.kind == "undo-reply":
        return entry.kind == ("allow-undo" if wish.action == "yes" else "refuse-undo")
    return entry.kind == "answer" and entry.text == game.actions.parse(wish.action).short
