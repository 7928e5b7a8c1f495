"""Golden playthroughs: one random game of every game and player count, as text.

A file shows every answer with the available options, what each seat was told and what changed in its view.
A change of rules, views or events changes these files, and must be reviewed before it is accepted:

    python -m tests.conformance.playthroughs --write
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final

import msgspec

from polnoc.bots import make_bot
from polnoc.engine.chance import Seed
from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import asked, options, weights
from polnoc.engine.seats import CHANCE, WATCHER, may_see
from polnoc.engine.views import View, dump
from polnoc.games import all_games
from tests.conformance.lines_of_play import LineOfPlay, brief_options, play_line

FOLDER: Final = Path(__file__).parent.parent / "playthroughs"
COMMAND: Final = "python -m tests.conformance.playthroughs --write"
#: A seed that gives a short game with every verb.
SEED: Final = Seed.simulated(56)


def expected_files() -> dict[str, tuple[AnyGame, int]]:
    """Return the name of every expected file, and the game and player count in it."""
    return {f"{game.id}-{players}.txt": (game, players) for game in all_games() for players in game.players}


def playthrough(game: AnyGame, players: int) -> str:
    """Return the text of one game."""
    line = play_line(game, brief_options(game, players), SEED, make_bot(game, "random"))
    return "\n".join([*_header(line), *_moments(line), *_end(line), ""])


def _header(line: LineOfPlay) -> Iterator[str]:
    game = line.game
    texts = "\n".join([game.actions[index].text for index in range(len(game.actions))])
    yield f"game     {game.id}, rules version {game.rules_version}, content {game.content or '-'}"
    yield f"options  {_json(msgspec.to_builtins(line.chosen))}"
    yield f"seed     {line.seed.text}"
    yield f"actions  {len(game.actions)}, fingerprint {hashlib.sha256(texts.encode()).hexdigest()[:16]}"


def _moments(line: LineOfPlay) -> Iterator[str]:
    shown: dict[int, dict[str, str]] = {seat: {} for seat in line.observers}
    for at in line.each():
        moment = line.moments[at]
        yield ""
        yield f"{at}. " + (f"{_name(moment.answer[0])}: {moment.answer[1]}" if moment.answer else "beginning")
        for event in moment.events:
            yield f"  {_told_to(event, line.observers):<9} * {event.key} {_json(event.args)}"
        now = {seat: facts(line.game.view(moment.position, seat)) for seat in line.observers}
        yield from _changes(shown, now)
        shown = now
        for seat in asked(moment.position):
            yield f"  {_name(seat):<9} ? {_offered(line, at, seat)}"


def _end(line: LineOfPlay) -> Iterator[str]:
    yield ""
    yield f"winners  {_names(line.game.winners(line.position), line.observers) or 'nobody'}"


def facts(view: View) -> dict[str, str]:
    """Flatten a view to lines: `path` to text. Lists of lists or records get one line per entry."""
    lines: dict[str, str] = {}
    for key, value in msgspec.json.decode(dump(view)).items():
        if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
            lines |= {f"{key}.{index}": _json(item) for index, item in enumerate(value)}
        elif key != "seat":
            lines[key] = _json(value)
    return lines


def _changes(before: Mapping[int, dict[str, str]], now: Mapping[int, dict[str, str]]) -> Iterator[str]:
    """Yield what is new in each view; seats that see the same share a line."""
    seats = tuple(now)
    paths = sorted({path for views in (before, now) for view in views.values() for path in view})
    for path in paths:
        groups: dict[str, list[int]] = {}
        for seat in seats:
            value = now[seat].get(path, "gone")
            if value != before[seat].get(path, "gone"):
                groups.setdefault(value, []).append(seat)
        for value, group in groups.items():
            yield f"  {_names(group, seats):<9} {path} = {value}"


def _offered(line: LineOfPlay, at: int, seat: int) -> str:
    """Return the options in order, each verb once: `hide 3 7 | pass`; chance with weights."""
    position = line.moments[at].position
    offered = options(position, seat)
    shares = weights(position) if seat == CHANCE else None
    verbs: dict[str, list[str]] = {}
    for action, share in zip(offered, shares or [1] * len(offered), strict=True):
        numbers = ",".join(map(str, action.args)) + (f"×{share}" if shares else "")
        verbs.setdefault(action.verb, []).append(numbers)
    return " | ".join([" ".join([verb, *numbers]).rstrip() for verb, numbers in verbs.items()])


def _told_to(event: Event, observers: Sequence[int]) -> str:
    return _names([seat for seat in observers if may_see(event.audience, seat)], observers)


def _names(seats: Sequence[int], observers: Sequence[int]) -> str:
    return "all" if len(seats) == len(observers) else ",".join([_name(seat) for seat in seats])


def _name(seat: int) -> str:
    return {CHANCE: "chance", WATCHER: "w"}.get(seat, str(seat))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def first_difference(file: Path, text: str) -> str:
    """Return the first line where a file is not `text`, and what to do about it; empty if there is none."""
    found = file.read_text(encoding="utf-8") if file.exists() else ""
    for number, (was, now) in enumerate(zip_longest(found.split("\n"), text.split("\n")), start=1):
        if was != now:
            return (
                f"{file.name}, line {number}\n  was: {was}\n  now: {now}\n"
                f"if that is meant: {COMMAND}, and read the difference"
            )
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare every file with its game, or write them; return 1 if something differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.playthroughs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files are")
    given = parser.parse_args(arguments)
    differences = 0
    for name, (game, players) in expected_files().items():
        text = playthrough(game, players)
        difference = first_difference(given.folder / name, text)
        if given.write:
            (given.folder / name).write_text(text, encoding="utf-8")
            sys.stdout.write(f"{name}: {'written' if difference else 'unchanged'}\n")
        elif difference:
            differences += 1
            sys.stdout.write(f"{difference}\n")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
