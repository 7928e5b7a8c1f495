"""Encodings of all games: every block varies, rare ones too, and nothing changes unnoticed."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from polnoc.engine.events import Event
from polnoc.engine.game import AnyGame
from polnoc.engine.play import answer, asked, options, weights
from polnoc.engine.rollout import pick
from polnoc.engine.seats import CHANCE, WATCHER
from polnoc.engine.views import View, dump
from polnoc.games import all_games, find_game
from tests.conformance.sweep import varied
from tests.miniatures import MINIATURES
from tools.encodings import PAGE, page

#: The most games of each that are played, each with other options.
GAMES_EACH: Final = int(os.environ.get("POLNOC_ENCODED_GAMES", "40"))

ENCODED: Final = [game for game in (*all_games(), *MINIATURES) if game.layout is not None]
EACH: Final = pytest.mark.parametrize("game", ENCODED, ids=lambda game: game.id)

#: By game and block: what random play with the cards of the box seldom or never reaches, as a field of the
#: view and a value. `frame` is the rule that asks.
RARE: Final[dict[str, dict[str, tuple[str, Any]]]] = {
    "duchy": {"laid at the bottom": ("frame", {"rule": "Arrange", "actor": 0, "count": 4, "under": (3,)})},
    "bestia": {
        "stale trails": ("stale", 4),
        "won": ("victor", 2),
        "bulwark by character": ("bulwark", 2),
        "upgrades used by character": ("once", (0, 4, 0)),
        "slowed by character": ("slowed", 2),
        "leash": ("leash", 3),
    },
    "finalgirl": {
        "minions hurt": ("wounds", ((2, 1), (2, 1))),
        "ended": ("victor", 1),
        "next time": ("next_time", 5),
        "bloodlust to rise": ("rising", 1),
        "terror on top": ("terror_top", (3, 5)),
        "terror at the bottom": ("terror_bottom", (4,)),
        "items at the bottom": ("low", ((7, 2), (), ())),
        "items used": ("used", 1 << 3),
        "abilities used": ("used", 1 << 65),
        "expert card": ("expert", 2),
        "status effects": ("statuses", (1,)),
        "weapon": ("weapon", 6),
    },
    "straszydla": {
        "my dice: picked": ("frame", {"rule": "PickDice", "seat": 0, "dice": (1, 2), "picked": 2})
    },
}


def played(game: AnyGame, number: int, chosen: Any) -> Iterator[tuple[Any, int]]:
    """Yield a random game: the position and a seat at every question to players, and all seats at the end."""
    rng, out = random.Random(number), list[Event]()
    position = game.begin(chosen, out)
    now = asked(position)
    while now:
        seat = now[0]
        offered = options(position, seat)
        if seat != CHANCE:
            yield position, seat
        picked = pick(rng, len(offered), weights(position) if seat == CHANCE else None)
        now = answer(position, seat, offered[picked], out)
    for seat in range(game.seats(chosen)):
        yield position, seat


@EACH
def test_every_block_says_something(game: AnyGame) -> None:
    layout = game.layout
    assert layout is not None
    silent = {block.name: set[int]() for block in layout.blocks}
    for number, chosen in enumerate(varied(game, GAMES_EACH)):
        for position, seat in played(game, number, chosen):
            encoded = game.encode(game.view(position, seat))
            assert len(encoded) == layout.size
            for name, values in list(silent.items()):
                values.update(encoded[layout.offsets[name]])
                if len(values) > 1:
                    del silent[name]
        if not silent.keys() - RARE.get(game.id, {}).keys():
            return
    raise AssertionError(f"always the same: {[name for name in silent if name not in RARE.get(game.id, {})]}")


@pytest.mark.parametrize("id", ["duchy", "straszydla", "bestia", "walker"])
def test_different_secrets_of_ones_own_are_encoded_differently(id: str) -> None:
    """Everything hidden from watchers is re-dealt: a seat that sees a difference has another encoding."""
    game = next(game for game in ENCODED if game.id == id)
    rng, different = random.Random(id), 0
    for number, chosen in enumerate(varied(game, 4)):
        for nth, (position, seat) in enumerate(played(game, number, chosen)):
            if nth % 4:
                continue
            here = game.view(position, seat)
            there = game.view(game.redeal(game.view(position, WATCHER), rng), seat)
            if _in_any_order(here) != _in_any_order(there):
                different += 1
                assert game.encode(here) != game.encode(there), (here, there)
    assert different > 3


def _in_any_order(view: View) -> bytes:
    """Return a view without the order of cards in the box, which reveals nothing."""
    return re.sub(rb'"box:\d+"', b'"box"', dump(view))


def some_view(game: AnyGame) -> View:
    """Return what the first seat sees after some answers."""
    chosen = game.read_options({})
    seen = [game.view(position, seat) for position, seat in played(game, 3, chosen) if seat == 0]
    return seen[10]


@pytest.mark.parametrize(("id", "name"), [(id, name) for id, rare in RARE.items() for name in rare])
def test_a_rare_block_says_something(id: str, name: str) -> None:
    game = find_game(id)
    layout, (field, value), view = game.layout, RARE[id][name], some_view(game)
    assert layout is not None
    where = layout.offsets[name]
    before = game.encode(view)[where]
    changed = {**view, "asked": (0,), "frames": [value]} if field == "frame" else {**view, field: value}
    assert game.encode(changed)[where] != before


@EACH
def test_a_watcher_is_refused(game: AnyGame) -> None:
    position = game.begin(game.read_options({}), [])
    with pytest.raises(ValueError, match="the view of a watcher cannot be encoded"):
        game.encode(game.view(position, WATCHER))


@EACH
def test_rules_and_events_have_their_places(game: AnyGame) -> None:
    """A new rule needs a place in the encoding, in a new version; a new event one at the end of the list."""
    layout = game.layout
    assert layout is not None
    assert len(set(game.event_keys)) == len(game.event_keys) > 0
    for block in layout.blocks:
        if block.name == "rules in progress":
            assert block.size == len(game.frames)


def test_layouts_stay_as_they_are() -> None:
    """Weights were learned with these. A change needs a new id: `duchy_v2`."""
    found = {game.layout.id: game.layout.fingerprint[:16] for game in all_games() if game.layout}
    assert found == {
        "bestia_v1": "9136355f91e1d4be",
        "duchy_v1": "53465cc121543ab2",
        "finalgirl_v1": "07859b3e53c03d6d",
        "straszydla_v1": "76ccd2305223a4f3",
    }


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew: python -m tools.encodings"
