"""Train and measure everything learned that is shipped, on one large machine, within a number of seconds.

    python -m tools.train_release duchy --seconds 560 --workers 15 --out results
    python -m tools.train_release duchy-response --seconds 560 --workers 15 --start NET --out results
    python -m tools.train_release finalgirl --seconds 330 --workers 15 --out results
    python -m tools.train_release finalgirl-net --seconds 540 --workers 15 --out results
    python -m tools.train_release bestia --seconds 460 --workers 16 --out results
    python -m tools.train_release straszydla --seconds 200 --workers 16 --out results

writes to the folder `--out` after every step: `two_players.net` to be shipped; `duchy.json` with all rates
and the nets of the best responses; `finalgirl.json` and `figures.toml` with a table for each film;
`finalgirl_net.json` and `deviations.net`; `bestia.json`, `habits.toml` and `figures.toml` with a table for
each side. What is there when time runs out is complete. `--start` continues from the `policy.pt` of
an earlier run, or from a shipped `.net`. `--targets hammer/camp,pack/camp` names the games that a net of
Final Girl learns from and is measured in, instead of all films.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import polnoc
from polnoc.batches import read_place
from polnoc.games import find_game
from polnoc.records.rates import wilson

if TYPE_CHECKING:  # torch is imported only where nets are trained
    from polnoc.learning.episodes import Task

#: A round between sensible players takes some ten decisions; one with more than this is useless for learning.
BOUND = 300


class Results:
    """A JSON file that is complete after every step."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._begun = time.monotonic()
        self.values: dict[str, Any] = {}

    def note(self, name: str, value: object) -> None:
        """Store a value, and print it."""
        self.values[name] = msgspec.to_builtins(value)
        self.values["seconds"] = round(time.monotonic() - self._begun, 1)
        self._path.write_text(json.dumps(self.values, indent=1))
        say(f"{name}: {json.dumps(self.values[name])[:160]}")


def say(line: str) -> None:
    """Print unbuffered, with the time."""
    print(time.strftime("%H:%M:%S"), line, flush=True)


def train_duchy(seconds: float, workers: int, games: int, seed: int, out: Path, start: Path | None) -> None:
    """Use self-play for all of the time; `duchy-response` measures the result."""
    from polnoc.learning.ppo import Learner, Recipe
    from polnoc.learning.self_play import Progress, save_net, save_weights, train_by_self_play

    task = duchy_task()
    recipe = Recipe()
    if start:  # smaller steps from more games, and a longer average
        recipe = Recipe(rate=4e-4, last_rate=0.02, steps=40, averaging=0.99, value_first=8)

    def keep(learner: Learner, gone: float) -> None:
        """Save what there is so far, complete in itself."""
        save_weights(learner.average, out / "policy.pt")
        save_net(learner.averaged(), task, out / "two_players.net", f"self-play, {gone:.0f} s, seed {seed}")

    policy = train_by_self_play(task, seconds, seed, workers, games, Progress(say, keep, 30.0), recipe, start)
    save_weights(policy.state_dict(), out / "policy.pt")
    trained = f"self-play, {round(seconds)} s, {workers} processes, seed {seed}"
    save_net(policy, task, out / "two_players.net", trained)


def respond_to_duchy(
    seconds: float, workers: int, games: int, seed: int, rounds: int, out: Path, net: Path
) -> None:
    """Train two best responses to a net, half of the time each: from nothing, and from the net itself.

    Then the net's own rates. All measured with the net in whole numbers, as it is shipped.
    """
    from polnoc.learning.best_response import measure, train_response
    from polnoc.learning.nets import as_played, read_policy
    from polnoc.learning.self_play import save_net

    results = Results(out / "duchy.json")
    policy = read_policy(net.read_bytes(), find_game("duchy"))
    played = as_played(policy)
    against_net = duchy_task(frozen=True)
    for name, begins_as in (("from nothing", None), ("from the net", policy)):
        response = train_response(
            against_net, seconds / 2, seed, workers, games, say, victim=played, start=begins_as
        )
        told = f"best response {name}, {seconds / 2:.0f} s, seed {seed}"
        save_net(response, duchy_task(), out / f"response {name}.net".replace(" ", "_"), told)
        rate = measure(response, against_net, rounds, 9000 + seed, workers, games, victim=played)
        results.note(told, rate)
    for level, count in (("hand-made", rounds // 2), ("regular", rounds // 4)):
        task = duchy_task(against=level)
        rate = measure(played, task, count, 7000 + seed, workers, games, sampled=True)
        results.note(f"against {level}", rate)


def duchy_task(against: str = "", frozen: bool = False) -> Task:
    """Single rounds of 13 Duchów for two: against a level, a fixed net, or oneself."""
    from polnoc.learning.episodes import Task

    return Task("duchy", {"players": 2, "points": 1}, against=against, frozen=frozen, bound=BOUND)


def train_finalgirl(seconds: float, workers: int, seed: int, checked: int, out: Path) -> None:
    """Evolve the figures of every film in turn."""
    from polnoc.learning.evolution import as_toml, open_scorer, train_figures, tuning_of

    results = Results(out / "finalgirl.json")
    game = find_game("finalgirl")
    tuning = tuning_of(game)
    targets = list(tuning.targets(game))
    begun = time.monotonic()
    tables = []
    with open_scorer("finalgirl", read_place(None, workers)) as scorer:
        for place, target in enumerate(targets):
            left = (seconds - (time.monotonic() - begun)) / (len(targets) - place)
            found = train_figures(game, target, 0.85 * left, seed + place, scorer, checked, say)
            results.note(target, found)
            tables.append(as_toml(tuning.table(target), found.figures))
            (out / "figures.toml").write_text("\n".join(tables))


def exploit_straszydla(seconds: float, workers: int, seed: int, out: Path) -> None:
    """Evolve figures against the expert for half of the time, then measure them against it."""
    from polnoc.games.straszydla.tuning import TARGET
    from polnoc.learning.evolution import FRESH_SEEDS, SLOW, as_toml, evolve, open_scorer, tuning_of, won

    results = Results(out / "straszydla.json")
    game = find_game("straszydla")
    start = tuning_of(game).figures(game, TARGET)
    begun = time.monotonic()
    with open_scorer("straszydla", read_place(None, workers), "expert") as scorer:
        found, generations, games = evolve(scorer, TARGET, start, 0.45 * seconds, seed, say, SLOW)
        results.note("evolved", {"generations": generations, "games": games, "figures": found})
        (out / "straszydla.toml").write_text(as_toml(TARGET, found))
        gone, per_game = time.monotonic() - begun, (time.monotonic() - begun) / games
        count = min(1000, int((seconds - gone - 3) / per_game / 2) * 2)
        seeds = range(FRESH_SEEDS, FRESH_SEEDS + max(2, count))
        scores = [won(score) for score in scorer.scores(TARGET, [found], seeds)[0]]
        results.note("best response against the expert", wilson(round(sum(scores)), len(scores)))


#: The games from which a net learns, in turn: the hammer twice, since most people begin with that film.
NET_TARGETS = ("hammer", "parade", "pack", "hammer", "dream", "wrath", "haunting", "sky")
#: What is measured: each enemy at home with Laurie, each with the mix of places and heroines, and the parade
#: and the pack where they were first measured.
MEASURED = (
    "hammer/camp", "parade/camp", "parade/fair", "pack/camp", "dream/lane", "wrath/groves", "haunting/manor",
    "sky/harbour", "hammer", "parade", "pack", "dream", "wrath", "haunting", "sky",
)  # fmt: skip


def train_finalgirl_net(
    seconds: float,
    workers: int,
    games: int,
    seed: int,
    part: int,
    out: Path,
    start: Path | None,
    targets: tuple[str, ...],
) -> None:
    """Begin as the plain expert and learn where to deviate; then measure until time runs out.

    `targets`: what to learn and to measure, one that comes twice is learned twice as much; empty: all films.
    """
    from polnoc.learning.best_response import measure_targets
    from polnoc.learning.episodes import Task
    from polnoc.learning.nets import PartedPolicy, PlayedParts
    from polnoc.learning.ppo import Learner
    from polnoc.learning.self_play import (
        DEVIATIONS,
        Progress,
        best_device,
        new_policy,
        save_net,
        save_weights,
        train_by_self_play,
    )

    results = Results(out / "finalgirl_net.json")
    begun = time.monotonic()
    results.note("device", str(best_device()))
    task = Task("finalgirl", targets=targets or NET_TARGETS)
    asked = tuple(dict.fromkeys(targets)) or MEASURED
    history: list[list[float]] = []

    def keep(learner: Learner, gone: float) -> None:
        """Save what there is so far, to continue from; packing the nets themselves takes seconds."""
        history.append([round(gone), learner.decisions, round(learner.won / max(learner.games, 1), 4)])
        results.note("seconds, choices, share won while sampling", history)
        save_weights(learner.average, out / "policy.pt")

    policy = train_by_self_play(
        task, 0.82 * seconds, seed, workers, games, Progress(say, keep, 20.0), DEVIATIONS, start
    )
    trained = f"{round(0.82 * seconds)} s of learning, {workers} processes, seed {seed}"
    save_weights(policy.state_dict(), out / "policy.pt")
    save_net(policy, task, out / "deviations.net", trained)
    results.note("trained", trained)
    plain = new_policy(task, find_game("finalgirl"), DEVIATIONS)
    assert isinstance(policy, PartedPolicy)
    assert isinstance(plain, PartedPolicy)
    players = {"net": PlayedParts(policy), "plain": PlayedParts(plain)}
    counts = {name: {target: [0, 0] for target in asked} for name in players}
    measured, took = 0, 0.0
    while seconds - (time.monotonic() - begun) > 1.2 * took:
        part_begun = time.monotonic()
        name = "plain" if measured % 2 else "net"  # alternately, on the same seeds
        first = measured // 2 * part * len(asked)
        found = measure_targets(
            players[name],
            Task("finalgirl", targets=asked),
            range(first, first + part * len(asked)),
            7001,
            workers,
            max(games // 4, 1),
        )
        for target, (won, played) in found.items():
            counts[name][target][0] += won
            counts[name][target][1] += played
        rates = {target: wilson(won, played) for target, (won, played) in counts[name].items()}
        results.note(f"won by {name}", rates)
        measured, took = measured + 1, time.monotonic() - part_begun


PARTS = ("duchy", "duchy-response", "finalgirl", "finalgirl-net", "bestia", "straszydla")


def main() -> int:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description="Train what is shipped.")
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--workers", type=int, default=15)
    parser.add_argument("--games", type=int, default=128, help="games a process and group")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=40_000, help="rounds of a measurement")
    parser.add_argument("--start", type=Path, help="policy.pt of an earlier run or a .net, to go on from")
    parser.add_argument("--targets", default="", help="finalgirl-net: what to learn, with commas between")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    if asked.part == "duchy":
        train_duchy(asked.seconds, asked.workers, asked.games, asked.seed, asked.out, asked.start)
    elif asked.part == "duchy-response":
        net = asked.start or Path(polnoc.__file__).parent / "games/duchy/bots/two_players.net"
        respond_to_duchy(asked.seconds, asked.workers, asked.games, asked.seed, asked.rounds, asked.out, net)
    elif asked.part == "straszydla":
        exploit_straszydla(asked.seconds, asked.workers, asked.seed, asked.out)
    elif asked.part == "bestia":
        from tools.train_bestia import train

        train(
            asked.seconds, asked.workers, asked.seed, 1000, asked.out, Results(asked.out / "bestia.json").note
        )
    elif asked.part == "finalgirl-net":
        train_finalgirl_net(
            asked.seconds,
            asked.workers,
            asked.games,
            asked.seed,
            asked.rounds // 200,
            asked.out,
            asked.start,
            tuple(asked.targets.split(",")) if asked.targets else (),
        )
    else:
        train_finalgirl(asked.seconds, asked.workers, asked.seed, max(asked.rounds // 20, 64), asked.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
