"""Playing: one game as fast as the engine goes, and a batch of seeds.

Chance comes from the seed alone. Each seat has a random generator of its own,
made from the seed and the seat, so a seat's random numbers do not depend on who sits
elsewhere.

>>> from polnoc.arena.series import Plan, Series
>>> players = Players(Plan(Series("duchy", ("random", "novice"), games=1)))
>>> players.play(7, (0, 1)) == players.play(7, (0, 1))
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter_ns, process_time_ns
from typing import Final

from polnoc.arena.counts import Counts, PlayedGame
from polnoc.arena.series import Plan, Series, player
from polnoc.batches import BatchFailed
from polnoc.bots import Bot
from polnoc.engine.actions import Action
from polnoc.engine.chance import Seed, Streams
from polnoc.engine.events import Event
from polnoc.engine.play import asked, settle
from polnoc.engine.seats import CHANCE
from polnoc.engine.views import View
from polnoc.games import package_of

#: The games of about this many seeds are timed, evenly spread over a series.
TIMED_SEEDS: Final = 400


class GameFailed(BatchFailed):
    """A bot or a rule raised an error; the message says how to reproduce it."""


class Players:
    """The game and the bots of a plan, ready to play. Calling it plays a batch of seeds."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._stride = -(-len(plan.seeds) // TIMED_SEEDS)
        self._bots: list[Bot] = [player(plan.game, level) for level in plan.series.seats]
        self._balance = package_of(plan.game).balance()

    def __call__(self, seeds: range) -> Counts:
        counts, start = Counts(), perf_counter_ns()
        lineups, first = self._plan.lineups, self._plan.seeds[0]
        for seed in seeds:
            times = counts.choices if (seed - first) % self._stride == 0 else None
            games = [self.play(seed, lineup, times) for lineup in lineups]
            counts.count(games, len(self._plan.entries), len(self._bots))
        counts.spent_ns = perf_counter_ns() - start
        return counts

    def play(self, seed: int, lineup: Sequence[int], times: dict[str, list[int]] | None = None) -> PlayedGame:
        """Play one game; with `times`, the CPU time of each choice is added there by level."""
        bots = [self._bots[place] for place in lineup]
        if times is not None:
            levels = self._plan.levels(lineup)
            bots = [_Timed(bot, times.setdefault(level, [])) for bot, level in zip(bots, levels, strict=True)]
        try:
            return self._play(seed, bots, lineup)
        except MemoryError:
            raise  # the machine's fault: another may be able to play it
        except Exception as error:
            raise GameFailed(self._explain(seed, lineup, error)) from error

    def _play(self, seed: int, bots: Sequence[Bot], lineup: Sequence[int]) -> PlayedGame:
        game = self._plan.game
        view, bound = game.view, game.decision_bound
        pick = Streams(Seed.simulated(seed)).pick
        choose = [bot.choose for bot in bots]
        rngs = [random.Random(f"sim:{seed}:seat:{seat}") for seat in range(len(bots))]
        out: list[Event] = []
        position = game.begin(self._plan.options, out)
        decisions = 0
        now = asked(position)
        while now and decisions < bound:
            seat = now[0]
            frame = position.stack[-1]
            options = frame.options(position, seat)
            if seat == CHANCE:
                action = options[pick(frame.stream(position), len(options), frame.weights(position))]
            else:
                action = choose[seat](view(position, seat), options, rngs[seat])
                if action not in options:
                    raise ValueError(f"seat {seat} answered '{action}', which is not among its options")
                decisions += 1
            frame.answer(position, seat, action, out)
            now = settle(position, out)
        winners = game.winners(position)
        entry_of = self._plan.entry_of
        entries = tuple(sorted({entry_of[lineup[seat]] for seat in winners}))
        keys = [event.key for event in out]
        return PlayedGame(
            winners,
            entries,
            _starter(out),
            decisions,
            keys.count("turn"),
            keys.count("round-begins"),
            bool(now),
            self._balance.observe(position, out) if self._balance else None,
        )

    def _explain(self, seed: int, lineup: Sequence[int], error: Exception) -> str:
        series = self._plan.series
        alone = Series(series.game, self._plan.levels(lineup), 1, False, series.options, seed, series.packs)
        what = f"{type(error).__name__}: {error}"
        return f"the game with seed {seed} broke down ({what}); to see it again: {alone.command()} --jobs 1"


class _Timed:
    """A bot whose choices are timed."""

    def __init__(self, bot: Bot, times: list[int]) -> None:
        self._choose = bot.choose
        self._note = times.append

    def choose(
        self, view: View, options: Sequence[Action], rng: random.Random, budget: object = None
    ) -> Action:
        start = process_time_ns()
        action = self._choose(view, options, rng)
        self._note(process_time_ns() - start)
        return action


def _starter(events: Sequence[Event]) -> int:
    """The seat that began, from the event of the first round; seat 0 if there is none."""
    for event in events:
        if event.key == "round-begins":
            seat = event.args.get("seat", 0)
            return seat if isinstance(seat, int) else 0
    return 0
