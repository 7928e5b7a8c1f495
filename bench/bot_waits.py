"""How long a person waits for bots at a table, not counting their thinking.

    python -m bench.bot_waits [--games N] [--level LEVEL] [--only GAME]

One person, all others bots. A wait lasts from an answer of the person to the next question. It is the sum of
the pauses that the table makes so that people can follow; browsers show everything at their readers' pace.
"""

from __future__ import annotations

import argparse
import random
import statistics

from polnoc.bots import make_bot
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.games import all_games
from polnoc.table.bot_driver import PACE_SECONDS, paces_before


def waits(game: AnyGame, players: int, seed: int, level: str) -> list[float]:
    """The waits of one game, in seconds."""
    match = Match(game, game.read_options({"players": players}), Seed.simulated(seed))
    bots = [make_bot(game, level) for _ in range(match.seats)]
    luck, found, waited, before = random.Random(seed), list[float](), 0.0, -1
    while not match.over:
        others = [seat for seat in match.asked if seat]
        seat = others[0] if others else 0
        action = bots[seat].choose(match.view(seat), match.options(seat), luck)
        if seat:
            waited += _paces(match, seat, seat == before, action, waited)
        elif waited:
            found.append(waited * PACE_SECONDS)
            waited = 0.0
        before = seat
        match.answer(seat, action)
    return found


def _paces(match: Match, seat: int, follows: bool, action: Action, waited: float) -> float:
    """The pause before an answer of a bot, in paces."""
    if not match.would_tell(seat, action):
        return 0.0
    return paces_before(match.would_say(seat, action) and not follows, waited)


def main() -> None:
    """Print a row for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--only", default="", help="the id of one game")
    wanted = parser.parse_args()
    print("| game, players | waits a game | median s | 95 % s | longest s |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for game in all_games():
        for players in game.players if wanted.only in ("", game.id) and game.players != (1,) else ():
            found = [s for seed in range(wanted.games) for s in waits(game, players, seed + 1, wanted.level)]
            late = statistics.quantiles(found, n=20)[-1]
            count, median = len(found) / wanted.games, statistics.median(found)
            print(f"| {game.id}, {players} | {count:.0f} | {median:.1f} | {late:.1f} | {max(found):.1f} |")


if __name__ == "__main__":
    main()
