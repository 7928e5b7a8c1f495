"""Report whether the corpus still replays, and what to do if it does not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from polnoc.engine.game import AnyGame, OtherRules
from polnoc.games import UnknownGame, find_game, pinned_game
from tests.corpus.selection import Choice, missing
from tests.corpus.stored import Difference, Volume, difference

ADD: Final = "python -m tests.corpus --add"
VIEWS: Final = "python -m tests.corpus --views"


def game_of(volume: Volume) -> AnyGame | None:
    """Return the game as it was when a volume was stored; None if its rules are no longer played here."""
    first = volume.games[0]
    try:
        return pinned_game(first.game, first.rules, first.content, volume.sources)
    except (UnknownGame, OtherRules):
        return None


def fault(volume: Volume) -> str:
    """Return what differs in a replay of a volume's games, and what to do; empty if nothing."""
    game = game_of(volume)
    found = [differs for each in volume.games if game and (differs := difference(each, game))]
    if not found:
        return ""
    first = next((each for each in found if not each.is_of_views), found[0])
    return f"{len(found)} stored games are not what they were. The first: {first}\n{_remedy(first)}"


def _remedy(found: Difference) -> str:
    """Return what the author of a change must do."""
    id, played = found.stored.game, found.stored.rules
    version = find_game(id).rules_version
    if version != played:
        return (
            f"Version {played} of the rules of {id} is still played beside {version} and must not change: "
            "keep the old behaviour behind the version, or end its support, so that its tables are frozen"
        )
    told = (
        "This would falsify tables that are under way: take the change back, or raise rules_version of "
        f"{id} from {version} to {version + 1} and run `{ADD}`"
    )
    if found.is_of_views:
        told += (
            f". If fields of views were only renamed or moved (all that is told is the same), run `{VIEWS}`"
        )
    return told


def frozen(volume: Volume) -> str:
    """Report that a volume is not replayed, because its rules are no longer played here."""
    first = volume.games[0]
    return (
        ""
        if game_of(volume)
        else f"{len(volume.games)} stored games are frozen: {first.game} by rules {first.rules}"
    )


def wanted(game: AnyGame, volumes: Iterable[Volume]) -> list[Choice]:
    """Return what the corpus lacks of the installed rules and content."""
    stored = [each for volume in volumes for each in volume.games]
    current = [each for each in stored if (each.game, each.rules) == (game.id, game.rules_version)]
    with_content = {each.options["players"] for each in current if each.content == game.content}
    by_players: list[Choice] = [("players", count) for count in game.players if count not in with_content]
    return missing(game, current) or by_players


def lacking(game: AnyGame, volumes: Iterable[Volume]) -> str:
    """Return what the corpus lacks, in words, and the command that adds it; empty if it is complete."""
    named = ", ".join(sorted({f"{name}={value}" for name, value in wanted(game, volumes)}))
    return named and (
        f"the corpus has no games, or too few, of {game.id} by rules {game.rules_version} with content "
        f"{game.content} and {named}: run `{ADD}`"
    )
