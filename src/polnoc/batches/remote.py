"""What a worker of a cluster runs, and whether it may: its results must be those of every other worker.

Workers are told what whoever asks has: the version, Python, rules and content of a game, and a fingerprint of
all files that decide how it is played. One that has anything else refuses, and says what differs.
"""

from __future__ import annotations

import hashlib
import pickle
import platform
import sys
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import polnoc
from polnoc.batches.dispatch import B, Died, Done, Failed, Maker, Outcome, R, Refused
from polnoc.games import OWN, UnknownGame, find_game

#: What is played depends on the files in these folders of the package, and on nothing else of it.
DECISIVE: Final = ("arena", "batches", "bots", "contract", "engine", "games", "learning")
KINDS: Final = ("*.py", "*.toml", "*.net")


class Needs(NamedTuple):
    """What all workers must have alike."""

    polnoc: str
    #: Sums of fractions are rounded differently by Python 3.11 and 3.12, and bots compare such sums.
    python: str
    game: str
    rules: int
    content: str
    code: str


@cache
def needs_of(game: str) -> Needs:
    """What is installed here. UnknownGame if there is no such game."""
    found = find_game(game)
    python = ".".join(platform.python_version_tuple()[:2])
    return Needs(polnoc.__version__, python, game, found.rules_version, found.content, fingerprint(game))


def fingerprint(game: str) -> str:
    """The start of a SHA-256 over every file that decides how a game is played."""
    digest = hashlib.sha256()
    for path, name in _decisive_files(game):
        digest.update(f"{name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _decisive_files(game: str) -> Iterator[tuple[Path, str]]:
    own = Path(polnoc.__file__).parent
    folders = [own / folder for folder in DECISIVE]
    if game not in [package.id for package in OWN]:
        module = type(find_game(game)).__module__.partition(".")[0]
        folders += [Path(folder) for folder in sys.modules[module].__path__]
    for folder in folders:
        files = [path for kind in KINDS for path in folder.rglob(kind)]
        yield from sorted([(path, path.relative_to(folder.parent).as_posix()) for path in files])


def difference(wanted: Needs) -> str:
    """Why this worker must not work, in a sentence; empty if it may."""
    try:
        mine = needs_of(wanted.game)
    except UnknownGame:
        return f"it has no game '{wanted.game}'"
    if mine.polnoc != wanted.polnoc:
        return f"it has Północ {mine.polnoc}, and {wanted.polnoc} is needed"
    if mine.python != wanted.python:
        return f"it has Python {mine.python}, and {wanted.python} is needed"
    if mine.rules != wanted.rules:
        return f"it has rules version {mine.rules} of {mine.game}, and {wanted.rules} is needed"
    if mine.content != wanted.content:
        return f"it has content {mine.content[:16]} of {mine.game}, and {wanted.content[:16]} is needed"
    if mine.code != wanted.code:
        return f"its files differ (fingerprint {mine.code}, and {wanted.code} is needed)"
    return ""


class Kind(Enum):
    """What has become of a batch."""

    DONE = "done"
    FAILED = "failed"
    NO_MEMORY = "no memory"
    REFUSED = "refused"


class Answer(NamedTuple):
    """What a worker sends back."""

    kind: Kind
    content: Any

    def outcome(self, ticket: int, worker: str) -> Outcome[Any]:
        """The answer to a ticket, as whoever gives batches out reads it."""
        if self.kind is Kind.FAILED:
            return Failed(*self.content)
        if self.kind is Kind.REFUSED:
            return Refused(ticket, worker, self.content)
        if self.kind is Kind.NO_MEMORY:
            return Died(ticket, f"{worker} ran out of memory")
        return Done(ticket, self.content)


class Parcel(NamedTuple):
    """What goes to workers with every batch."""

    needs: Needs
    #: The maker, pickled: it is only opened where everything needed is there.
    maker: bytes


def parcel(game: str, make: Maker[B, R]) -> Parcel:
    """A parcel for work on a game."""
    return Parcel(needs_of(game), pickle.dumps(make))


def work(parcel: Parcel, batch: object) -> Answer:
    """Work through a batch, in a worker."""
    try:
        if problem := difference(parcel.needs):
            return Answer(Kind.REFUSED, problem)
        return Answer(Kind.DONE, _made(parcel.maker)(batch))
    except MemoryError:
        return Answer(Kind.NO_MEMORY, None)
    except Exception as error:
        return Answer(Kind.FAILED, (str(error), traceback.format_exc()))


#: What was made, by thread: a worker may have several, and bots are not made for being shared.
_kept: Final = threading.local()


def _made(maker: bytes) -> Callable[[object], object]:
    if getattr(_kept, "maker", None) != maker:
        _kept.work = pickle.loads(maker)()
        _kept.maker = maker
    work: Callable[[object], object] = _kept.work
    return work


def no_fit(refused: Mapping[str, str]) -> str:
    """What an operator is told when every worker was refused."""
    told = "; ".join([f"{worker}: {reason}" for worker, reason in refused.items()])
    return f"no worker may work on this. {told}. Install the same version of Północ there"
