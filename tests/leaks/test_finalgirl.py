"""Final Girl has one player and watchers: nobody learns which items lie face down where, nor the seed.

All other decks are pools until somebody looks: there is nothing in the position that could leak.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from polnoc.engine.seats import WATCHER
from polnoc.engine.views import View
from polnoc.games import find_game
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.view import AUDIENCE
from polnoc.table.rooms import Room, Settings
from tests.leaks.counts import count
from tests.leaks.deeds import Leak
from tests.leaks.eyes import Site
from tests.leaks.pairs import Tally, check_deals
from tests.leaks.tables import ask_everything, reader_of, table_of

GAME: Final = find_game("finalgirl")
#: Games played, deals compared after an answer, and after how many answers everything is asked for.
GAMES: Final = count("POLNOC_LEAK_FILMS", 2)
DEALS: Final = 3
APART: Final = 40
#: Pieces of the board that one can ask about.
PIECES: Final = (
    "deck-0",
    "deck-1",
    "deck-2",
    "space-3",
    "hand-0",
    "item-4",
    "power-0",
    "finale",
    "hunter-of",
)


def make_room(site: Site, number: int) -> Room:
    """A table of a film of its own."""
    rng = random.Random(f"film {number}")
    chosen = {
        "killer": rng.choice(["hammer", "parade", "pack"]),
        "location": rng.choice(["camp", "fair"]),
        "heroine": rng.choice(["laurie", "selena", "adelaide"]),
        "ambiguity": rng.choice(["evil", "ask"]),
    }
    return table_of(site, GAME, GAME.read_options(chosen), Settings())


def dealt_otherwise(position: Any, rng: random.Random) -> Any:
    """The same position with other items face down: those in decks and those left in the box, shuffled."""
    unseen = [item for item in position.terms.item_numbers if position.unseen >> item & 1]
    rng.shuffle(unseen)
    other, stock = position.clone(), []
    for deep in position.deep:
        stock.append(sum([1 << item for item in unseen[:deep]]))
        del unseen[:deep]
    other.stock = tuple(stock)
    return other


def redealing(rng: random.Random) -> Callable[[Any], Any]:
    """Deals the items of a position otherwise."""
    return lambda position: dealt_otherwise(position, rng)


def hidden(position: Any) -> object:
    """What nobody knows."""
    return position.stock


def check_film(site: Site, number: int, tally: Tally) -> None:
    """Play a film by lot; Leak if two deals that nobody may tell apart can be told apart."""
    room, rng = make_room(site, number), random.Random(f"answers {number}")
    redeal = redealing(rng)
    for answers in range(400):
        for seat in (0, WATCHER):
            dealt = [redeal(room.match.position) for _ in range(DEALS)]
            check_deals(room, reader_of(seat, rng.choice(("pl", "en"))), dealt, hidden, rng, tally)
            if answers % APART == 0:
                ask_everything(site, room, seat, PIECES, redeal, rng)
                tally.batteries += 1
        if room.match.over:
            return
        room.match.answer(0, rng.choice(room.match.options(0)))
        room.stamp += 1


def test_nothing_tells_two_deals_of_the_items_apart(site: Site) -> None:
    tally = Tally()
    for number in range(GAMES):
        check_film(site, number, tally)
    assert tally.different > tally.pairs // 2, "two deals that are the same prove nothing"
    assert tally.batteries >= 2 * GAMES


def test_a_view_that_tells_the_decks_is_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(game: FinalGirlGame, position: Any, seat: int) -> View:
        return {**AUDIENCE.view(position, seat), "stock": position.stock}

    monkeypatch.setattr(FinalGirlGame, "view", telling)
    with pytest.raises(Leak, match="stock"):
        check_film(site, 0, Tally())


def test_a_page_that_tells_the_seed_is_found(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    room = make_room(site, 0)
    monkeypatch.setattr(room.seats[0], "name", room.match.seed.text)
    with pytest.raises(Leak, match="tells the seed"):
        ask_everything(site, room, 0, PIECES, redealing(random.Random(1)), random.Random(1))
