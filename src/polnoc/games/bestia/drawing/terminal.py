"""Bestia as rows: the time, the map with its roads, what is where, the characters, the viewer's cards."""

from __future__ import annotations

from typing import Final

from polnoc.engine.frames import tuples
from polnoc.engine.terminal_rows import MINE, OPEN, PLAIN, Cell, Row
from polnoc.engine.views import View
from polnoc.games.bestia.actions import EAST, SOUTH, STILL
from polnoc.games.bestia.deduction import oldest_seen, ways_to
from polnoc.games.bestia.game import BestiaGame
from polnoc.games.bestia.places import CAVE, FOREST, SETTLEMENT, SWAMP, members
from polnoc.games.bestia.state import NOWHERE
from polnoc.games.bestia.terms import BEAST, GEAR, TALENT, Terms
from polnoc.games.bestia.view import action_cards

#: Symbols on the map: habitats, then folk by kind (farmer, noble, sheep, boar, bear).
HABITAT_SIGNS: Final = {SETTLEMENT: "⌂", FOREST: "♣", SWAMP: "≈", CAVE: "∩"}
START: Final = "◎"
FOLK_SIGNS: Final = ("f", "n", "s", "b", "B")
TOWER: Final = "T"
SUMMON: Final = "w"
#: Where the Beast was last seen, and where it really is.
PAWN: Final = "?"
TRULY: Final = "@"
TRAILS: Final = ("", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹")
#: Movement cards on the track: directions, no movement, and one face down.
WAYS: Final = ("↑", "→", "↓", "←", "•", "▯")
#: The width of a square of the map, in characters: the whole map fits a screen of 80.
WIDE: Final = 6


def rows(game: BestiaGame, view: View, aids: bool) -> list[Row]:
    """The table as a viewer sees it; with aids, also a list of what is where, and the face-up cards."""
    terms = game.terms_of(view)
    board = [_time(terms, view), *_map(terms, view), Row("board-signs"), _worth(terms)]
    if aids:
        board += [row for region in range(terms.places.regions) for row in _region(terms, view, region)]
        board += _cloud(terms, view)
    board += [_track(view), *_deck(terms, view), *[_character(terms, view, one) for one in terms.characters]]
    if aids:
        board += [Row("board-gear", {"card": card}) for card in members(view["gear_market"])]
        board += [Row("board-talent", {"card": card}) for card in members(view["talent_market"])]
    board += _aside(view)
    own = [one for one in terms.characters if terms.seat_of[one] == view["seat"]]
    return board + [row for one in own for row in _hand(terms, view, one)]


def _time(terms: Terms, view: View) -> Row:
    dead = len([place for place in view["folk"][: terms.settlers] if place == NOWHERE])
    return Row("board-time", {"day": view["day"], "days": terms.days, "phase": view["phase"], "dead": dead})


# The map ------------------------------------------------------------------------------


def _map(terms: Terms, view: View) -> list[Row]:
    """The squares row by row, with the roads between them."""
    squares = {at: place for place, at in enumerate(terms.places.squares)}
    columns = sorted({at[0] for at in squares})
    lines = sorted({int(at[1:]) for at in squares})
    board = [Row("board-columns", {}, [Cell(column.center(WIDE)) for column in columns])]
    for line in lines:
        places = [squares.get(f"{column}{line}", NOWHERE) for column in columns]
        board.append(Row("board-line", {"line": line}, [_square(terms, view, place) for place in places]))
        if line != lines[-1]:
            board.append(Row("board-between", {}, [_road(terms, place) for place in places]))
    return board


def _square(terms: Terms, view: View, place: int) -> Cell:
    if place == NOWHERE:
        return Cell(" " * WIDE)
    east = terms.places.exits[place][EAST] != NOWHERE
    marks, mine = _marks(terms, view, place), _mine(terms, view, place)
    wide = WIDE - 2 if mine else WIDE
    return Cell(marks[:wide].ljust(wide, "─" if east else " "), MINE if mine else PLAIN)


def _road(terms: Terms, place: int) -> Cell:
    south = place != NOWHERE and terms.places.exits[place][SOUTH] != NOWHERE
    return Cell(("│" if south else "").ljust(WIDE))


def _mine(terms: Terms, view: View, place: int) -> bool:
    """Whether a character of the viewer is there."""
    if view["seat"] == BEAST:
        return _truly(view) == place
    mine = [hunter for hunter in terms.characters[1:] if terms.seat_of[hunter] == view["seat"]]
    return place in [view["hunters"][hunter] for hunter in mine]


def _truly(view: View) -> int:
    return int(view["path"][-1]) if view["path"] else NOWHERE


def _marks(terms: Terms, view: View, place: int) -> str:
    """`♣@1?wT²s`: habitat, the Beast, hunters, where it was seen, summons, tower, trails, who lives there.

    A square shows the first few; the list has all.
    """
    marks = HABITAT_SIGNS.get(view["habitats"][place], START)
    marks += TRULY if _truly(view) == place else ""
    marks += "".join([str(hunter) for hunter, there in enumerate(view["hunters"]) if there == place])
    marks += PAWN if view["pawn"] == place else ""
    marks += SUMMON * list(view["summons"]).count(place)
    marks += TOWER if view["towers"] >> place & 1 else ""
    marks += TRAILS[min(view["trails"][place], len(TRAILS) - 1)]
    return marks + "".join([FOLK_SIGNS[terms.folk_kind[one]] for one in _folk(view, place)])


def _cloud(terms: Terms, view: View) -> list[Row]:
    """Where the hidden Beast can be by public knowledge, the likeliest first."""
    if not view["steps"]:
        return []
    known = (view["pawn"], tuples(view["steps"]), tuples(view["facts"]))
    ways = ways_to(terms.places, *known, oldest_seen(view))
    likely = sorted(ways, key=ways.__getitem__, reverse=True)
    return [Row("board-cloud", {}, [Cell(f"{terms.places.squares[place]} ") for place in likely])]


def _worth(terms: Terms) -> Row:
    """ATK-11: the health of settlers and animals, and the grudges for killing each."""
    worth = dict.fromkeys(zip(terms.folk_kind, terms.folk_health, terms.folk_grudges, strict=True))
    said = [f"{FOLK_SIGNS[kind]} ♥{health} ✗{grudges}  " for kind, health, grudges in sorted(worth)]
    return Row("board-worth", {}, [Cell(text) for text in said])


def _folk(view: View, place: int) -> list[int]:
    return [one for one, there in enumerate(view["folk"]) if there == place]


def _region(terms: Terms, view: View, region: int) -> list[Row]:
    """A region: its traps, and the locations with more than animals.

    The start, which belongs to all regions, is listed with the first.
    """
    places = terms.places
    traps = [trap for trap in view["traps"] if trap[0] == region]
    here = places.region_bits[region] & ~(1 << places.start if region else 0)
    listed = [place for place in members(here) if _notable(terms, view, place)]
    head = Row(f"region-{places.region_ids[region]}", {}, [Cell("▣" * len(traps), OPEN)] if traps else [])
    return [head, *[_place(terms, view, place) for place in listed]]


def _notable(terms: Terms, view: View, place: int) -> bool:
    settlers = [one for one in _folk(view, place) if one < terms.settlers]
    people = place in view["hunters"] or place in view["summons"] or place in (view["pawn"], _truly(view))
    return bool(settlers or people or view["trails"][place] or view["towers"] >> place & 1)


def _place(terms: Terms, view: View, place: int) -> Row:
    tone = MINE if _mine(terms, view, place) else PLAIN
    id, square = terms.places.ids[place], terms.places.squares[place]
    return Row(f"place-{id}", {}, [Cell(f" {square} "), Cell(_marks(terms, view, place), tone)])


# The Beast and the hunters ------------------------------------------------------------


def _track(view: View) -> Row:
    cells = [Cell(WAYS[card], MINE if card >= 0 else PLAIN) for card in view["track"]]
    return Row("board-track", {"n": len(view["track"])}, cells)


def _deck(terms: Terms, view: View) -> list[Row]:
    """The movement cards that are left, for the Beast only."""
    if view["seat"] != BEAST or terms.options.movement_deck == "endless":
        return []
    core, track = terms.core, view["track"]
    printed = (*[core.directions] * STILL, core.still)
    left = [f"{WAYS[card]}{count - list(track).count(card)}" for card, count in enumerate(printed)]
    return [Row("board-deck", {}, [Cell(f" {one} ") for one in left])]


def _character(terms: Terms, view: View, one: int) -> Row:
    """Health, grudges, ancient power, and cards by kind: action cards, abilities, gear or talents."""
    key = f"beast-{terms.beast.id}" if one == BEAST else f"hunter-{terms.cast[one - 1].id}"
    hand = view["hands"][one]
    actions = action_cards(terms, hand)
    abilities = len([card for card in hand if terms.abilities >> max(card, 0) & 1])
    health = max(0, terms.health[one] - view["wounds"][one])
    figures = (
        f"♥{health}/{terms.health[one]}",
        f"✗{view['grudges'][one]}",
        f"✦{view['power'][one]}",
        f"▤{actions}+{abilities}+{len(hand) - actions - abilities}",
        f"★{view['ups'][one].bit_count()}",
    )
    tone = OPEN if one == view["turn"] else PLAIN
    name = Cell(f" {one or TRULY} ", tone)
    return Row(key, {"case": "is"}, [name, *[Cell(f" {figure} ") for figure in figures]])


def _aside(view: View) -> list[Row]:
    """The card set aside in the draft of four; only the Beast knows which it is (BES-INFO-07)."""
    if not view["aside"]:
        return []
    return [Row("board-aside", {"card": view["aside"]})]


def _hand(terms: Terms, view: View, one: int) -> list[Row]:
    """The cards of one of the viewer's characters, with kind and symbol."""
    return [
        Row(
            "board-card",
            {
                "card": card,
                "kind": _kind(terms, card),
                "symbol": terms.cards[card].symbol,
                "who": one or TRULY,
            },
        )
        for card in view["hands"][one]
        if card > 0
    ]


def _kind(terms: Terms, card: int) -> str:
    return {GEAR: "gear", TALENT: "talent"}.get(terms.cards[card].kind, "card")
