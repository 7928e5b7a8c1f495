"""Results of finished games, kept in a file for the player at this terminal."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import msgspec

from polnoc.daily import day_of
from polnoc.engine.game import AnyGame
from polnoc.engine.match import Match
from polnoc.records.private_files import make_private_folder, open_private
from polnoc.records.results import Result, added, all_achievements, result_of, summarise
from polnoc.records.stories import group_text
from polnoc.terminal.saves import saves_folder
from polnoc.terminal.screen import Screen
from polnoc.words import Words


def results_file() -> Path:
    """The file of results: a line for each game."""
    return saves_folder() / "results.jsonl"


def kept_results() -> list[Result]:
    """Every result so far; lines that cannot be read are skipped."""
    try:
        lines = results_file().read_bytes().splitlines()
    except FileNotFoundError:
        return []
    results = []
    for line in lines:
        try:
            results.append(msgspec.json.decode(line, type=Result))
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
    return results


def keep(match: Match, seat: int) -> list[str]:
    """Store the result of a finished game for whoever played a seat; return the achievements that are new."""
    day = day_of(match)
    new = result_of(match, seat, day=str(day or ""), at=datetime.now(UTC).isoformat(timespec="seconds"))
    if new is None:
        return []
    before = kept_results()
    after = added(before, new)
    if len(after) == len(before):
        return []
    make_private_folder(results_file().parent)
    with open(results_file(), "ab", opener=open_private) as file:
        file.write(msgspec.json.encode(after[-1]) + b"\n")
    known = summarise(match.game, before).achievements
    return [id for id in summarise(match.game, after).achievements if id not in known]


def show(game: AnyGame, words: Words, screen: Screen) -> None:
    """Show the summary of this player's games."""
    found = summarise(game, kept_results())
    screen.title(words.text("shelf-title"))
    if not found.played:
        screen.say(words.text("shelf-empty"))
        return
    screen.say(words.text("shelf-totals", played=found.played, won=found.won))
    if found.marked:
        screen.say(words.text("shelf-marked", n=found.marked))
    screen.say(words.text("shelf-streaks", now=found.streak, longest=found.longest))
    if found.quickest is not None:
        screen.say(words.text("shelf-quickest", n=found.quickest, unit=words.text(f"outcome-{found.unit}")))
    for group, counts in found.groups.items():
        screen.say(words.text(f"outcome-{group}"), style="bold")
        for value, count in counts.items():
            name = group_text(words, group, value)
            screen.say("  " + words.text("shelf-row", name=name, played=count.played, won=count.won))
    screen.say(
        words.text("shelf-feats", done=len(found.achievements), all=len(all_achievements(game))), style="bold"
    )
    for id in all_achievements(game):
        sign = "★" if id in found.achievements else "·"
        screen.say(f"  {sign} {words.text(f'feat-{id}')}: {words.text(f'feat-{id}-how')}")
