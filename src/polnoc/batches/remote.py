"""What a worker of a cluster runs, and whether it may: its results must be those of every other worker.

Workers are told what the caller has: the version, Python, rules and content of a game, and a fingerprint of
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
    """What must be the same on all workers."""

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


# What travels is made of plain values and bytes: a scheduler or a worker without Północ can read it too.

#: What has become of a batch, and more about it.
Answer = tuple[str, Any]

DONE: Final = "done"
FAILED: Final = "failed"
NO_MEMORY: Final = "no memory"
REFUSED: Final = "refused"


class Payload(NamedTuple):
    """What goes to workers with every batch."""

    needs: tuple[str | int, ...]
    #: The maker, pickled: it is only opened where everything needed is there.
    maker: bytes


def payload(game: str, make: Maker[B, R]) -> Payload:
    """What workers need for work on a game, as it travels."""
    return Payload(tuple(needs_of(game)), pickle.dumps(make))


def worker_function() -> Callable[[tuple[str | int, ...], bytes, bytes], Answer]:
    """The function that a worker runs. Being local, it is pickled by value and loads without Północ."""

    def run(needs: tuple[str | int, ...], maker: bytes, batch: bytes) -> Answer:
        try:
            from polnoc.batches.remote import work
        except ImportError as error:
            return ("refused", f"it has no Północ, or an old one ({error})")
        return work(needs, maker, batch)

    return run


def work(needs: tuple[Any, ...], maker: bytes, batch: bytes) -> Answer:
    """Work through a batch, in a worker."""
    try:
        if problem := difference(Needs(*needs)):
            return (REFUSED, problem)
        return (DONE, pickle.dumps(_made(maker)(pickle.loads(batch))))
    except MemoryError:
        return (NO_MEMORY, "")
    except Exception as error:
        return (FAILED, (str(error), traceback.format_exc()))


def outcome(ticket: int, worker: str, answer: Answer) -> Outcome[Any]:
    """The answer of a worker to a ticket, as the dispatcher reads it."""
    kind, content = answer
    if kind == FAILED:
        return Failed(*content)
    if kind == REFUSED:
        return Refused(ticket, worker, content)
    if kind == NO_MEMORY:
        return Died(ticket, f"{worker} ran out of memory")
    return Done(ticket, pickle.loads(content))


#: What was made, by thread: a worker may have several threads, and bots cannot be shared.
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
