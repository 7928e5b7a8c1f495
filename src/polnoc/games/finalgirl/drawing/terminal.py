"""Final Girl as rows: tracks, the map with everybody on it, what lies open, the heroine's things."""

from __future__ import annotations

from typing import Final

from polnoc.engine.terminal_rows import MINE, PLAIN, POSSIBLE, Cell, Row
from polnoc.engine.views import View
from polnoc.games.finalgirl.game import FinalGirlGame
from polnoc.games.finalgirl.state import HEROINE_BIT, KILLER_BIT
from polnoc.games.finalgirl.terms import (
    COUNTER_CARDS,
    EVENT_CARDS,
    FINALE_CARDS,
    HEROINE_CARD,
    ITEM_CARDS,
    POWER_CARDS,
    TERROR_CARDS,
    Terms,
)

EXIT: Final = "⇒"
SHUT: Final = "×"
SEARCH: Final = "?"
HEROINE: Final = "@"
KILLER: Final = "☠"
MINION: Final = "▲"
VICTIM: Final = "●"
SPECIAL: Final = "★"
#: Trap, lure, boat.
TOKENS: Final = "^*~"
#: Room for everybody in a space.
WIDTH: Final = 12


def rows(game: FinalGirlGame, view: View, aids: bool) -> list[Row]:
    """The table as anybody sees it; with aids, also what the symbols mean and what is next to what."""
    terms = game.terms_of(view)
    board = [_heroine(terms, view), _killer(terms, view), _counts(view), *_counters(terms, view)]
    board += [
        Row(f"state-{state.id}", {"case": "is" if view["states"] >> state.number & 1 else "is-off"})
        for state in terms.states
    ]
    board += _open_cards(view)
    board += [row for space in terms.places.all for row in _space(terms, view, space, aids)]
    if aids:
        board.append(Row("board-signs"))
    board += _things(view)
    return board


# Tracks -------------------------------------------------------------------------------


def _heroine(terms: Terms, view: View) -> Row:
    told: dict[str, object] = {
        "card": HEROINE_CARD,
        "health": view["health"],
        "most": terms.health,
        "horror": view["horror"],
        "dice": terms.dice[view["horror"]],
        "time": view["time"],
        "breath": "white" if view["white"] & HEROINE_BIT else "black",
    }
    return Row("board-heroine", told)


def _killer(terms: Terms, view: View) -> Row:
    told: dict[str, object] = {
        "killer": terms.killer.id,
        "health": view["killer_health"],
        "most": terms.killer_health,
        "row": view["row"] + 1,
        "rows": len(terms.attack),
        "attack": terms.attack[view["row"]],
        "move": terms.move[view["row"]],
        "breath": "white" if view["white"] & KILLER_BIT else "black",
    }
    return Row("board-killer" if terms.mortal else "board-killer-no-health", told)


def _counts(view: View) -> Row:
    told: dict[str, object] = {
        "turn": view["turn"],
        "terror": view["terror_left"],
        "dead": view["dead"],
        "rescued": view["rescued"],
    }
    return Row("board-counts", told)


def _counters(terms: Terms, view: View) -> list[Row]:
    return [
        Row("board-counter", {"card": COUNTER_CARDS + nth, "now": value, "most": terms.counters[nth].most})
        for nth, value in enumerate(view["counters"])
    ]


def _open_cards(view: View) -> list[Row]:
    board = [Row("board-event", {"card": EVENT_CARDS + event}) for event in view["events"]]
    board += [
        Row("board-minor", {"card": TERROR_CARDS + terror, "health": health})
        for terror, health in view["minors"]
    ]
    board += [Row("board-power", {"card": POWER_CARDS + power}) for power in view["powers"]]
    if view["finale"] >= 0:
        board.append(Row("board-finale", {"card": FINALE_CARDS + view["finale"]}))
    return board


# The map ------------------------------------------------------------------------------


def _space(terms: Terms, view: View, space: int, aids: bool) -> list[Row]:
    """A space with its number, what can be done there, who is there; and the item that lies open there."""
    places = terms.places
    marks = _marks(terms, view, space)
    here = view["heroine"] == space
    cells = [
        Cell(str(space), MINE if here else PLAIN),
        Cell(marks, POSSIBLE),
        Cell(_people(view, space).ljust(WIDTH)),
    ]
    if aids:
        cells.append(Cell(" ".join([str(other) for other in places.beside[space]])))
    found = [Row(f"space-{places.ids[space]}", {"case": "is"}, cells)]
    deck = places.deck[space]
    if deck >= 0:
        found.append(_deck(view, deck))
    return found


def _marks(terms: Terms, view: View, space: int) -> str:
    places = terms.places
    marks = ""
    if places.exit[space]:
        marks += SHUT if view["closed"] >> space & 1 else EXIT
    if places.deck[space] >= 0:
        marks += SEARCH
    return marks + "".join([sign for sign, at in zip(TOKENS, view["tokens"], strict=True) if at == space])


def _people(view: View, space: int) -> str:
    found = [HEROINE] if view["heroine"] == space else []
    if view["killer"] == space:
        found.append(KILLER)
    if view["minions"][space]:
        hurt = len([wound for wound in view["wounds"] if wound[0] == space])
        found.append(f"{MINION}{view['minions'][space]}" + "!" * hurt)
    if view["victims"][space]:
        found.append(f"{VICTIM}{view['victims'][space]}")
    found += [SPECIAL for at in view["specials"] if at == space]
    return " ".join(found)


def _deck(view: View, deck: int) -> Row:
    up = view["up"][deck]
    told: dict[str, object] = {
        "card": ITEM_CARDS + up[0] if up else 0,
        "count": len(up) + view["deep"][deck] + len(view["low"][deck]),
    }
    return Row("board-deck", told)


# The heroine's things -----------------------------------------------------------------


def _things(view: View) -> list[Row]:
    board = [Row("board-held", _item(view, item)) for item in view["held"]]
    board += [Row("board-bag", _item(view, item)) for item in view["bag"]]
    hand = [(card, count) for card, count in enumerate(view["hand"]) if count]
    return board + [Row("board-card", {"card": 1 + card, "count": count}) for card, count in hand]


def _item(view: View, item: int) -> dict[str, object]:
    return {"card": ITEM_CARDS + item, "uses": view["uses"][item]}
