"""Run the checks on all processors, one line per game: python -m tests.leaks [CHECK …] [--games ID …].

The counts come from `counts`, hence from the environment; CHECK is one of `CHECKS`, by default all.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, NamedTuple

from polnoc.games import find_game
from polnoc.store import open_store
from polnoc.table.limits import UNCOUNTED
from tests.leaks import counts
from tests.leaks.bots import check_bots
from tests.leaks.comparison import check_share
from tests.leaks.counts import Tally
from tests.leaks.free_undo import check_undos
from tests.leaks.games import GAMES, Share, share_out
from tests.leaks.readers import open_site
from tests.leaks.redeals import check_pairs
from tests.leaks.sockets import check_over_sockets
from tests.table.serving import running, table_app

#: Shares of work per processor: some take longer than others.
SHARES_A_JOB: Final = 2


def pairs(share: Share) -> Tally:
    with open_site() as site:
        return check_pairs(*share, site, counts.PAIRS_A_BATTERY)


def twins(share: Share) -> Tally:
    with open_site() as site:
        return check_share(share, site)


def sockets(share: Share) -> Tally:
    tally = Tally()
    with open_store(":memory:") as store:
        app = table_app(store, UNCOUNTED)
        with running(app, UNCOUNTED) as server:
            app.state.tables.bots.wake = lambda room: None
            address = f"http://127.0.0.1:{server.port}"
            for number in range(share.first, share.first + share.amount):
                tally += check_over_sockets(address, app, share.game, number)
    return tally


def undos(share: Share) -> Tally:
    return check_undos(*share)


def bots(share: Share) -> Tally:
    with open_site() as site:
        return check_bots(site, *share)


class Check(NamedTuple):
    """How to do a share of a check, and how much of it there is over all games."""

    do: Callable[[Share], Tally]
    amount: int


CHECKS: Final = {
    "pairs": Check(pairs, counts.PAIRS),
    "twins": Check(twins, counts.TWINS),
    "sockets": Check(sockets, counts.SOCKET_TWINS),
    "undos": Check(undos, counts.UNDOS),
    "bots": Check(bots, counts.CHOICES),
}


def done(check: str, game: str, first: int, amount: int) -> tuple[Tally, float]:
    """Return the result of a share, and the CPU seconds that it took."""
    begun = time.process_time()
    tally = CHECKS[check].do(Share(find_game(game), first, amount))
    return tally, time.process_time() - begun


def run(check: str, games: list[str], pool: ProcessPoolExecutor, jobs: int) -> Iterator[str]:
    """Run a check on some games; yield a line for each that is complete."""
    shares = share_out(CHECKS[check].amount, jobs * SHARES_A_JOB)
    waiting = {
        pool.submit(done, check, share.game.id, share.first, share.amount): share.game.id
        for share in shares
        if share.game.id in games
    }
    tallies = {game: Tally() for game in games}
    seconds = dict.fromkeys(games, 0.0)
    left = Tally(waiting.values())
    for one in as_completed(waiting):
        game, (tally, taken) = waiting[one], one.result()
        tallies[game] += tally
        seconds[game] += taken
        left[game] -= 1
        if not left[game]:
            told = ", ".join([f"{count:,} {what}" for what, count in tallies[game].items()])
            yield f"{check} {game}: {told}; {seconds[game]:,.0f} CPU s"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.leaks", description=__doc__)
    parser.add_argument("check", nargs="*", metavar="CHECK", help="which checks; all if none is named")
    parser.add_argument("--games", nargs="+", default=[game.id for game in GAMES], metavar="ID")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        for check in given.check or CHECKS:
            for line in run(check, given.games, pool, given.jobs):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
