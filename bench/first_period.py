"""What the first period of Straszydła is worth to those who begin early or late in it.

Experts play first periods only. Then everybody's chance to win the race is
estimated, as an expert does, but with all pacts open. The mean by turn order
varies far less than the share of won games does, so that a hundred games tell as
much as a thousand whole ones. A pack shows what another box would change.

    python -m bench.first_period --players 4 --games 100
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from pathlib import Path

from polnoc.bots import Bot, make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.match import Match
from polnoc.games.straszydla import PACKAGE
from polnoc.games.straszydla.bots.win_race import Clock, WinRace, holdings_of, win_chance
from polnoc.games.straszydla.game import StraszydlaGame
from polnoc.games.straszydla.rules.rounds import ROUNDS
from polnoc.games.straszydla.state import Straszydla

FIRST_SEED = 30_000


def chances_by_turn_order(game: StraszydlaGame, players: int, games: int) -> list[list[float]]:
    """For whoever begins, then the next, and so on: the chance to win in each game, after one period."""
    bot = make_bot(game, "expert")
    chances: list[list[float]] = [[] for _ in range(players)]
    for number in range(games):
        match = _first_period(game, bot, players, number)
        begins = next(event.args["seat"] for event in match.events if event.key == "begins")
        assert isinstance(begins, int)
        estimated = _chances(match.position)
        for nth in range(players):
            chances[nth].append(estimated[(begins + nth) % players])
    return chances


def _first_period(game: StraszydlaGame, bot: Bot, players: int, number: int) -> Match:
    match = Match(game, game.read_options({"players": players}), Seed.simulated(FIRST_SEED + number))
    rng = random.Random(number)
    while not match.over and match.position.period < 2:
        seat = match.asked[0]
        match.answer(seat, bot.choose(match.view(seat), match.options(seat), rng))
    return match


def _chances(position: Straszydla) -> list[float]:
    """By seat: the chance to win, all of them 1 together."""
    win_race, dawn = WinRace(position), Clock(position.night, ROUNDS, ROUNDS + 1)
    wants = [position.terms.box.pact_counts[pact] for pact in position.pact]
    done = [
        win_race.finish_chances(holdings_of(position, seat), want, dawn) for seat, want in enumerate(wants)
    ]
    ties = [0.5] * (len(done) - 1)
    wins = [win_chance(mine, [*done[:seat], *done[seat + 1 :]], ties) for seat, mine in enumerate(done)]
    return [won / sum(wins) for won in wins]


def _line(nth: int, chances: Sequence[float]) -> str:
    mean = sum(chances) / len(chances)
    spread = sum([(chance - mean) ** 2 for chance in chances]) / len(chances)
    return (
        f"{nth}. to begin: {100 * mean:.1f} % (standard error {100 * math.sqrt(spread / len(chances)):.1f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pack", type=Path, help="another box, as a TOML file")
    asked = parser.parse_args()
    game = PACKAGE.make_game_from(asked.pack) if asked.pack else PACKAGE.make_game()
    for nth, chances in enumerate(chances_by_turn_order(game, asked.players, asked.games), start=1):
        print(_line(nth, chances))


if __name__ == "__main__":
    main()
