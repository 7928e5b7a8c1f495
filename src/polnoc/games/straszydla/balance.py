"""The questions a designer asks about Straszydła after many games: see `polnoc.arena.balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.notes import Notes
from polnoc.games.straszydla.actions import ENERGY
from polnoc.games.straszydla.cards import ELEMENT_NAMES, Box
from polnoc.games.straszydla.rules.feeding import missing
from polnoc.games.straszydla.state import Straszydla

TURN_ORDER: Final = "chances by turn order in the first period"
PACTS: Final = "chances by pact"

#: How far from an even share a chance to win may be.
BARS: Final = {TURN_ORDER: 0.03, PACTS: 0.04}

#: What dread buys, as events name it.
_DREAD: Final = ("reroll", "cube", "imp", "feed")
_PLACES: Final = ("1st", "2nd", "3rd", "4th")


def observe(position: Position, events: Sequence[Event]) -> Notes:
    """The notes of one game."""
    assert isinstance(position, Straszydla)
    notes = Notes()
    seen = Counter([event.key for event in events])
    _note_sizes(notes, position, events, seen)
    _note_end(notes, position)
    _note_use(notes, position, events, seen)
    _note_frightening(notes, position, events)
    _note_duels(notes, events, seen)
    _note_chances(notes, position, events)
    return notes


def _note_sizes(notes: Notes, position: Straszydla, events: Sequence[Event], seen: Counter[str]) -> None:
    notes.size("periods", position.period)
    notes.size("duels", seen["duel"])
    notes.size("frightenings", seen["frightens"])
    notes.size("spooks that came", seen["spook-comes"])
    notes.size("spooks bought", seen["buys"])
    notes.size("spooks that fled", seen["flees"])
    notes.size("imps that came", seen["imp-comes"])
    notes.size("imps used", seen["uses-imp"])
    notes.size("trades at the bank", seen["trades"] + seen["trades-for-imp"])
    notes.size("fear cubes collected", _sum(events, "collects"))
    notes.size("fear cubes caught by frightening", _sum(events, "catches"))
    notes.size("fear cubes eaten", _sum(events, "eats"))
    notes.size("fear cubes left in the city", sum(position.cubes))
    notes.size("fear cubes left with the players", sum([sum(purse[:ENERGY]) for purse in position.purse]))
    notes.size("energy left with the players", sum([purse[ENERGY] for purse in position.purse]))
    notes.size("dread left with the players", sum(position.dread))


def _sum(events: Sequence[Event], key: str) -> int:
    """Sum the cubes over all events of a kind."""
    return sum([_number(event, "count") for event in events if event.key == key])


def _number(event: Event, name: str) -> int:
    """Read a number from an event's arguments."""
    value = event.args[name]
    assert isinstance(value, int)
    return value


def _note_end(notes: Notes, position: Straszydla) -> None:
    """WIN-01, STR-AMB-45, STR-AMB-52: how the game ended."""
    done = [seat for seat in position.terms.seats if missing(position, seat, position.fed[seat]) == 0]
    over = bool(position.victors)
    counts = {
        "one fulfils the pact": over and len(done) == 1,
        "several do at once": over and len(done) > 1,
        "nobody does until the last period": over and not done,
    }
    notes.times("how games end", {name: int(so) for name, so in counts.items()})


def _note_use(notes: Notes, position: Straszydla, events: Sequence[Event], seen: Counter[str]) -> None:
    used = Counter([event.args["imp"] for event in events if event.key == "uses-imp"])
    imps = position.terms.box.imps
    notes.times("imps used", {imps[n].id: used[n] for n in range(1, len(imps))})
    bought = Counter([event.args["what"] for event in events if event.key == "pays-dread"])
    notes.times("dread spent on", {what: bought[what] for what in _DREAD})
    bank = {
        "a cube for three": seen["trades"],
        "an imp for three": seen["trades-for-imp"],
        "a spook bought": seen["buys"],
        "a cube for an imp": seen["swaps-imp"],
    }
    notes.times("at the bank", bank)


def _note_frightening(notes: Notes, position: Straszydla, events: Sequence[Event]) -> None:
    caught = Counter([event.args["count"] for event in events if event.key == "catches"])
    counts = sorted({0, *position.terms.box.pack.frighten}, reverse=True)
    notes.times("fear cubes caught at once", {str(count): caught[count] for count in counts})


def _note_duels(notes: Notes, events: Sequence[Event], seen: Counter[str]) -> None:
    counts = {"won by the stronger": 0, "won by the weaker": 0, "among equals": 0}
    strengths: object = None
    for event in events:
        if event.key == "duel":
            strengths = event.args["strengths"]
        elif event.key == "wins-duel" and isinstance(strengths, list):
            fighters = event.args["seats"]
            assert isinstance(fighters, list)
            counts[_kind(strengths, fighters.index(event.args["seat"]))] += 1
    counts["energy bid"] = len([event for event in events if event.key == "bids-shown" and _any_bid(event)])
    counts["way of retreat left to the loser"] = seen["leaves-choice"]
    notes.times("duels", counts)


def _kind(strengths: Sequence[int], winner: int) -> str:
    mine, other = strengths[winner], strengths[1 - winner]
    if mine == other:
        return "among equals"
    return "won by the stronger" if mine > other else "won by the weaker"


def _any_bid(event: Event) -> bool:
    bids = event.args["bids"]
    return isinstance(bids, list) and any(bids)


# Chances ------------------------------------------------------------------------------


def _note_chances(notes: Notes, position: Straszydla, events: Sequence[Event]) -> None:
    """What each seat had, and whether it won."""
    box, begins = position.terms.box, _first(events, "begins", "seat")
    told = [_of_seat(events, seat) for seat in position.terms.seats]
    for nth, seat in enumerate(position.seats_from(begins)):
        won = bool(position.victors >> seat & 1)
        notes.chance(TURN_ORDER, _PLACES[nth], won)
        notes.chance(PACTS, _pact(box, position.pact[seat]), won)
        tile = _first(told[seat], "settles", "tile")
        notes.chance("chances by suburb to begin in", box.tiles[tile].id, won)
        if seat == begins:
            name = "night" if _first(events, "first-time", "night") else "day"
            notes.chance("chances of who chose the first time", name, won)
        for name in _habits(box, told[seat]):
            notes.chance("chances of those who", name, won)


def _of_seat(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in events if event.args.get("seat") == seat]


def _first(events: Sequence[Event], key: str, name: str) -> int:
    """Read a number from the first event of a kind."""
    return next(_number(event, name) for event in events if event.key == key)


def _pact(box: Box, pact: int) -> str:
    counts = zip(ELEMENT_NAMES, box.pact_counts[pact], strict=True)
    return f"{pact:02}: " + ", ".join([f"{count} {element}" for element, count in counts if count])


def _habits(box: Box, events: Sequence[Event]) -> list[str]:
    """What a seat did at least once."""
    imps = {box.imps[_number(event, "imp")].id for event in events if event.key == "uses-imp"}
    dread = {str(event.args["what"]) for event in events if event.key == "pays-dread"}
    keys = {event.key for event in events}
    deeds = {"buys": "bought a spook", "flees": "let a spook flee", "frightens": "frightened"}
    return [
        *[f"used {imp}" for imp in sorted(imps)],
        *[f"spent dread: {what}" for what in sorted(dread)],
        *[deed for key, deed in deeds.items() if key in keys],
    ]
