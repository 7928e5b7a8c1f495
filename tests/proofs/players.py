"""What people do at a table, noted down, and the log held against it.

A `History` knows what was submitted and what was acknowledged. Whatever dies:
what was acknowledged is in the log, nothing is there that nobody submitted,
nothing is there twice, and the game is where a replay of the log ends.
"""

from __future__ import annotations

import random
import secrets
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.engine.seats import WATCHER
from polnoc.games import find_game
from polnoc.store import Entry, Store
from tests.proofs.browsers import JSON, Browser

#: The statuses of an answer that is done, and of one that came too late or is not legal.
DONE: Final = 200
CONFLICT: Final = 409

#: Letters of a key that is ours. The table may put something before it.
KEY_LETTERS: Final = 16

#: One of so many answers is taken back.
UNDO_ONE_IN: Final = 15


def new_key() -> str:
    """A key for one wish."""
    return secrets.token_hex(KEY_LETTERS // 2)


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that a seat wants to be done."""

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
    def form(self) -> dict[str, str]:
        return {"seat": str(self.seat), "token": self.token, "key": self.key, "action": self.action}


@dataclass(slots=True)
class Played:
    """What happened at one table: wishes by their keys, and of those the ones that were acknowledged."""

    submitted: dict[str, Wish] = field(default_factory=dict)
    acknowledged: set[str] = field(default_factory=set)

    @property
    def unanswered(self) -> list[Wish]:
        """What was submitted, and nobody has heard what came of it."""
        return [wish for key, wish in self.submitted.items() if key not in self.acknowledged]


@dataclass(slots=True)
class History:
    """What happened at each table."""

    tables: defaultdict[str, Played] = field(default_factory=lambda: defaultdict(Played))
    #: How many wishes have been acknowledged.
    acknowledged: int = 0

    def submits(self, wish: Wish) -> None:
        """Somebody is about to ask for something."""
        self.tables[wish.table].submitted[wish.key] = wish

    def hears(self, wish: Wish, status: int) -> None:
        """What came of it: done, or refused, so that it must not be in the log."""
        played = self.tables[wish.table]
        if status != DONE:
            del played.submitted[wish.key]
        elif wish.key not in played.acknowledged:
            played.acknowledged.add(wish.key)
            self.acknowledged += 1


async def begin(browser: Browser, seats: str, **fields: str) -> str:
    """Make a table; its id."""
    made = await browser.post("/tables", {"game": "duchy", "seats": seats, **fields})
    assert made.status == 201, made.text
    return str(made.data["table"]).removeprefix("/t/")


async def look(browser: Browser, table: str, seat: int | None = None) -> Any:
    """The table as data."""
    seen = await browser.get(f"/t/{table}" + ("" if seat is None else f"?seat={seat}"), JSON)
    assert seen.status == 200, seen.text
    return seen.data


async def wish_of(browser: Browser, table: str, rng: random.Random, undo: bool = False) -> Wish | None:
    """A random legal answer of one of the seats that are asked, or taking one back; None at the end."""
    seen = await look(browser, table, 0)
    if seen["over"]:
        return None
    seat = rng.choice(seen["view"]["asked"])
    if seat != 0:
        seen = await look(browser, table, seat)
    if undo and rng.randrange(UNDO_ONE_IN) == 0:
        return Wish(table, "undo", seat)
    return Wish(table, "answer", seat, rng.choice(seen["options"])["action"], seen["token"])


async def submit(browser: Browser, history: History, wish: Wish) -> int:
    """Have a wish fulfilled; note it before, and its answer after. Gives the status."""
    history.submits(wish)
    answer = await browser.post(wish.address, wish.form)
    assert answer.status in (DONE, CONFLICT), answer.text
    history.hears(wish, answer.status)
    return answer.status


# What the log says ----------------------------------------------------------------


def our_key(entry: Entry) -> str:
    """The key as we sent it."""
    return entry.key[-KEY_LETTERS:]


def replayed(options: dict[str, object], seed: str, entries: Sequence[Entry]) -> Match:
    """The match that a log tells of, carried out apart from the table's own code."""
    game = find_game("duchy")
    match = Match(game, game.read_options(options), Seed(seed))
    for entry in entries:
        if entry.kind == "answer":
            match.answer(entry.seat, game.actions.parse(entry.text))
        elif entry.kind == "undo":
            while match.steps[-1].seat != entry.seat:
                match.undo()
            match.undo()
    return match


def views_of(match: Match) -> list[Any]:
    """What each seat and a watcher may know, as it travels."""
    everybody = [*range(match.seats), WATCHER]
    return [msgspec.json.decode(msgspec.json.encode(match.view(seat))) for seat in everybody]


@dataclass(slots=True)
class Verdict:
    """What is wrong with the logs of a store, held against a history."""

    lost: int = 0
    gaps: int = 0
    twice: int = 0
    #: Entries that nobody submitted, or that say something else than was submitted.
    foreign: int = 0
    #: The views to which each log leads.
    views: dict[str, list[Any]] = field(default_factory=dict)

    @property
    def faults(self) -> tuple[int, int, int, int]:
        """All of them; zeros if everything is as it should be."""
        return self.lost, self.gaps, self.twice, self.foreign


def judge(store: Store, history: History, tables: Iterable[str]) -> Verdict:
    """Hold the logs of tables against their history."""
    verdict = Verdict()
    for table in tables:
        _judge_table(store, history.tables[table], table, verdict)
    return verdict


def _judge_table(store: Store, played: Played, table: str, verdict: Verdict) -> None:
    log = store.log(table).wait()
    keys = [our_key(entry) for entry in log.entries]
    wishes = [played.submitted.get(key) for key in keys]
    verdict.lost += len(played.acknowledged - set(keys))
    verdict.gaps += [entry.seq for entry in log.entries] != list(range(1, len(keys) + 1))
    verdict.twice += len(keys) - len(set(keys))
    verdict.foreign += [_is_wish(*pair) for pair in zip(log.entries, wishes, strict=True)].count(False)
    verdict.views[table] = views_of(replayed(log.table.options, store.seed(table).wait(), log.entries))


def _is_wish(entry: Entry, wish: Wish | None) -> bool:
    """Whether an entry is what somebody wanted."""
    if wish is None or entry.seat != wish.seat:
        return False
    if wish.kind == "undo":
        return entry.kind in ("undo", "ask-undo")
    return entry.kind == "answer" and entry.text == find_game("duchy").actions.parse(wish.action).short
