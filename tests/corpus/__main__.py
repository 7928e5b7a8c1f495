"""Replay the corpus, or add what it lacks of the installed rules and content."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from polnoc.engine.game import AnyGame
from polnoc.games import all_games, find_game
from tests.corpus import record_files
from tests.corpus.selection import record
from tests.corpus.stored import FOLDER, Volume, file_of, read, read_all, views_anew, write
from tests.corpus.verdicts import fault, frozen, game_of, lacking, wanted


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return 1 if the corpus does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("--add", action="store_true", help="play and store what is lacking")
    parser.add_argument(
        "--views", action="store_true", help="take the views anew where all that is told holds"
    )
    parser.add_argument("--game", type=find_game, help="only this game")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files are")
    given = parser.parse_args(arguments)
    games = [given.game] if given.game else all_games()
    for game in games:
        if given.views:
            _say(f"{game.id}: views of {look_again(game, given.folder)} games taken anew")
        if given.add:
            _say(f"{game.id}: {add(game, given.folder)} games added")
    return sum([check(game, given.folder) for game in games]) and 1


def check(game: AnyGame, folder: Path) -> int:
    """Replay the stored games of a game, and report problems; return how many."""
    volumes = read_all(game.id, folder)
    wrong = [told for told in [*map(fault, volumes), lacking(game, volumes)] if told]
    for told in [*wrong, *[why for why in map(frozen, volumes) if why]]:
        _say(told)
    _say(f"{game.id}: {sum([len(volume.games) for volume in volumes])} stored games, {len(wrong)} faults")
    return len(wrong)


def add(game: AnyGame, folder: Path) -> int:
    """Play the missing games of a game; return how many."""
    file = folder / file_of(game.id, game.rules_version, game.content)
    known = read(file).games if file.exists() else []
    new = list(record(game, wanted(game, read_all(game.id, folder)), first=len(known)))
    if new:
        write(folder, Volume(game.sources, [*known, *new]))
    if folder == FOLDER:
        record_files.keep(game, record_files.FOLDER)
    return len(new)


def look_again(game: AnyGame, folder: Path) -> int:
    """Record the views of a game again where nothing else differs; return in how many games they differ."""
    changed = 0
    for volume in read_all(game.id, folder):
        played = game_of(volume)
        looked = [views_anew(each, played) if played else each for each in volume.games]
        differing = sum([was != now for was, now in zip(volume.games, looked, strict=True)])
        if differing:
            write(folder, Volume(volume.sources, looked))
        changed += differing
    return changed


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
