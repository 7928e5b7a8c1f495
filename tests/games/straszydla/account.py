"""An event ledger: applying the events one by one to the old position must give the new position.

`wrong` takes the position before an answer, the answer, its events, and the position after it. Whatever lies
on the table is announced when it changes, and what is announced happens: an event that is missing, has a
wrong number or goes to somebody else is found in every scene and walk in which it should occur.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from polnoc.engine.actions import Action
from polnoc.engine.events import Event
from polnoc.engine.seats import EVERYONE, but, only
from polnoc.games.straszydla.actions import ELEMENTS, ENERGY
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.rules.acting import Frighten
from polnoc.games.straszydla.rules.planning import Plans, Walk
from polnoc.games.straszydla.rules.trading import Pay, Recolouring, Trade
from polnoc.games.straszydla.state import Straszydla

#: The fields that must agree.
COMPARED: Final = (
    "period", "night", "clock", "starter", "stops", "cubes", "pawn", "walked", "order", "beaten", "purse",
    "dread", "spooks", "imps", "pact", "fed", "bought", "top", "pool", "gone", "imp_top", "imp_pool",
    "imp_below", "victors",
)  # fmt: skip
#: Added to the number of a place that was reached by a jump.
JUMPED: Final = 100
ROUNDS: Final = 4
#: Events that bring new cards on top of stacks.
RESTOCKING: Final = {"spook-comes", "imp-comes", "uses-imp", "swaps-imp", "flees"}

Told = dict[str, Any]
Entry = Callable[[Straszydla, Told], None]


def wrong(before: Straszydla, action: Action, events: Sequence[Event], after: Straszydla) -> str:
    """Return what does not agree; empty if all does. `before` is modified."""
    book = before
    _gather(book)
    if isinstance(before.stack[-1], Frighten) and action.verb in ("raise", "lower"):
        book.add(before.stack[-1].seat, ENERGY, -1)
    for event in events:
        told = dict(event.args)
        if event.audience != _audience(event.key, told):
            return f"{event} is told to {event.audience}"
        ENTRIES.get(event.key, _nothing)(book, told)
    if RESTOCKING & {event.key for event in events}:
        _restock(book)
    return _difference(book, after, action, [event.key for event in events])


def _difference(book: Straszydla, after: Straszydla, action: Action, keys: Sequence[str]) -> str:
    now = after.clone()
    _gather(now)
    for seat in _walks_untold(now):
        book.pawn[seat] = now.pawn[seat]
    differ = [
        f"{name} is {getattr(now, name)}, told was {getattr(book, name)}"
        for name in COMPARED
        if getattr(book, name) != getattr(now, name)
    ]
    planning = isinstance(book.stack[-1], Plans)  # in secret
    if TOLD_OF.get(action.verb, "") not in ("", *keys) and not (planning and action.verb == "use"):
        differ.append(f"nobody is told of '{action}'")
    return "; ".join(differ)


def _walks_untold(position: Straszydla) -> tuple[int, ...]:
    """Return whoever is on a path that, by older rules, is announced only when it is done."""
    frame = position.stack[-1] if position.stack else None
    return frame.seats[:1] if isinstance(frame, Walk) and not position.terms.ways_told else ()


#: The public events of answers that leave no trace on the table.
TOLD_OF: Final = {
    "ready": "plan-ready", "bid": "bids", "ease": "eases", "raise": "changes-die", "lower": "changes-die",
    "set": "changes-die", "use": "uses-imp",
}  # fmt: skip


def _audience(key: str, told: Told) -> int:
    if key in ("pact-dealt", "bids-energy"):
        return only(told["seat"])
    return but(told["seat"]) if key == "bids" else EVERYONE


def _gather(book: Straszydla) -> None:
    """Return cubes that are being paid to their owner: they are announced when all are paid."""
    for frame in book.stack:
        if isinstance(frame, Trade | Pay):
            for kind, count in enumerate(frame.paid):
                book.add(frame.seat, kind, count)
        elif isinstance(frame, Recolouring) and frame.given >= 0:
            book.add(frame.seat, frame.given, 1)


def _nothing(book: Straszydla, told: Told) -> None:
    """Do nothing: it leaves no trace on the table."""


# Time, markers, cubes -------------------------------------------------------------------


def _round_begins(book: Straszydla, told: Told) -> None:
    book.period += told["round"] == 1
    book.clock = ROUNDS - told["round"]
    assert (told["period"], told["night"], told["seat"]) == (book.period, book.night, book.starter)


def _stops_cleared(book: Straszydla, told: Told) -> None:
    assert told["seat"] == book.starter and book.stops
    book.stops = 0


def _refilled(book: Straszydla, told: Told) -> None:
    assert told["night"] == book.night
    for cell, tile in enumerate(book.layout):
        district = book.terms.box.tiles[tile]
        if tile and district.time in ("night" if book.night else "day", "both"):
            book.cubes[cell] += district.yields[book.terms.players - 2]


def _stops_laid(book: Straszydla, told: Told) -> None:
    seats = book.seats_from(book.starter)
    assert told["tiles"] == [book.layout[book.pawn[seat]] for seat in seats]
    for seat in seats:
        book.stops |= 1 << book.pawn[seat]
    book.beaten, book.bought = (0,) * len(seats), 0


def _unblocks(book: Straszydla, told: Told) -> None:
    assert book.stops >> told["cell"] & 1 and told["tile"] == book.layout[told["cell"]]
    book.stops ^= 1 << told["cell"]


def _time_changes(book: Straszydla, told: Told) -> None:
    assert told["night"] == 1 - book.night and told["seat"] == (book.starter + 1) % len(book.pawn)
    book.night, book.starter = told["night"], told["seat"]
    book.fed, book.bought = [0] * len(book.fed), 0


def _set(name: str, argument: str) -> Entry:
    def enter(book: Straszydla, told: Told) -> None:
        setattr(book, name, told[argument])

    return enter


# Pawns and duels ------------------------------------------------------------------------


def _arrives(book: Straszydla, seat: int, cell: int) -> None:
    book.pawn[seat] = cell
    book.order = (*[other for other in book.order if other != seat], seat)


def _comes_to(book: Straszydla, told: Told) -> None:
    assert told["tile"] == book.layout[told["cell"]]
    _arrives(book, told["seat"], told["cell"])


def _has_walked(book: Straszydla, seat: int, way: Sequence[int]) -> None:
    book.walked = tuple([tuple(way) if other == seat else kept for other, kept in enumerate(book.walked)])


def _walks(book: Straszydla, told: Told) -> None:
    seat, cells = told["seat"], _cells_of(book, told)
    in_parts = book.terms.jumps_later and book.terms.ways_told
    before = book.walked[seat] if in_parts else told["way"][:1]
    _has_walked(book, seat, [*before, *told["way"][1:]])
    _arrives(book, seat, cells[-1])


def _cells_of(book: Straszydla, told: Told) -> list[int]:
    """Return the cells of a path, which starts where the pawn stands."""
    cells = [place % JUMPED for place in told["way"]]
    assert told["tiles"] == [book.layout[cell] for cell in cells]
    assert told["way"][0] == book.pawn[told["seat"]] or not book.terms.ways_told
    return cells


def _plan_shown(book: Straszydla, told: Told) -> None:
    frame = book.stack[-1]
    assert isinstance(frame, Plans) and list(frame.plans[told["seat"]][2]) == told["way"]
    _has_walked(book, told["seat"], _cells_of(book, told)[:1])


def _stays(book: Straszydla, told: Told) -> None:
    _has_walked(book, told["seat"], [book.pawn[told["seat"]]])


def _duel(book: Straszydla, told: Told) -> None:
    first, second = told["seat"], told["by"]
    assert book.pawn[first] == book.pawn[second] and told["tile"] == book.layout[book.pawn[first]]
    assert told["strengths"] == [book.strength(first), book.strength(second)]


def _bids_shown(book: Straszydla, told: Told) -> None:
    for seat, bid in zip(told["seats"], told["bids"], strict=True):
        book.add(seat, ENERGY, -bid)


def _wins_duel(book: Straszydla, told: Told) -> None:
    first, second = told["dice"]  # paired before energy changed them
    beats = [
        [a > b for a, b in zip(mine, other, strict=False)]
        for mine, other in ((first, second), (second, first))
    ]
    scores = [
        beats[0].count(True) + max(0, len(first) - len(second)),
        beats[1].count(True) + max(0, len(second) - len(first)),
    ]
    winner = told["seats"].index(told["seat"])
    assert told["by"] == told["seats"][1 - winner]
    assert [told["won"], told["lost"]] == [scores[winner], scores[1 - winner]] and told["won"] >= told["lost"]
    loser = told["by"]
    beaten = book.beaten[loser] | 1 << book.pawn[loser]
    book.beaten = tuple([beaten if seat == loser else cells for seat, cells in enumerate(book.beaten)])


# Cubes of players -----------------------------------------------------------------------


def _takes(book: Straszydla, told: Told) -> None:
    book.add(told["seat"], told["kind"], told["count"])


def _collects(book: Straszydla, told: Told) -> None:
    cell = book.pawn[told["seat"]]
    assert told["count"] == book.cubes[cell] > 0
    book.cubes[cell] = 0
    _takes(book, told)


def _steals(book: Straszydla, told: Told) -> None:
    book.add(told["by"], told["kind"], -1)
    book.add(told["seat"], told["kind"], 1)


def _frightens(book: Straszydla, told: Told) -> None:
    assert told["strength"] == book.strength(told["seat"])


def _catches(book: Straszydla, told: Told) -> None:
    _takes(book, told)
    book.dread[told["seat"]] += told["dread"]


def _pays(book: Straszydla, told: Told) -> None:
    for kind, count in enumerate(told["paid"]):
        book.add(told["seat"], kind, -count)


def _trades(book: Straszydla, told: Told) -> None:
    assert sum(told["paid"]) == 3
    _pays(book, told)
    if "kind" in told:
        book.add(told["seat"], told["kind"], 1)


def _buys(book: Straszydla, told: Told) -> None:
    spook = book.terms.box.spooks[told["spook"]]
    assert told["spook"] in book.top and sum(told["paid"]) == spook.day + spook.night
    _pays(book, told)
    book.bought |= 1 << told["seat"]


def _recolours(book: Straszydla, told: Told) -> None:
    assert told["kind"] != told["into"]
    book.add(told["seat"], told["kind"], -1)
    book.add(told["seat"], told["into"], 1)


def _dread(sign: int) -> Entry:
    def enter(book: Straszydla, told: Told) -> None:
        book.dread[told["seat"]] += sign * told.get("count", 1)

    return enter


# Spooks and imps ------------------------------------------------------------------------


def _spook_comes(book: Straszydla, told: Told) -> None:
    spook, seat = told["spook"], told["seat"]
    book.top[book.top.index(spook)] = 0
    book.spooks[seat] = (*book.spooks[seat], spook)
    card = book.terms.box.spooks[spook]
    assert told["energy"] == (card.night if book.night else card.day)
    book.add(seat, ENERGY, told["energy"])


def _flees(book: Straszydla, told: Told) -> None:
    spook, seat = told["spook"], told["seat"]
    assert not book.fed[seat] >> spook & 1
    book.spooks[seat] = tuple([other for other in book.spooks[seat] if other != spook])
    element = book.terms.box.spook_element[spook]
    if element != ALL_ELEMENTS:
        book.gone[element] |= 1 << spook


def _eats(book: Straszydla, told: Told) -> None:
    if "count" in told:
        book.add(told["seat"], told["kind"], -told["count"])
    book.fed[told["seat"]] |= 1 << told["spook"]


def _opens_spook(book: Straszydla, told: Told) -> None:
    element = book.terms.box.spook_element[told["spook"]]
    assert not book.top[element] and book.pool[element] >> told["spook"] & 1
    book.top[element] = told["spook"]
    book.pool[element] ^= 1 << told["spook"]


def _opens_imp(book: Straszydla, told: Told) -> None:
    element = book.terms.box.imp_element[told["imp"]]
    assert not book.imp_top[element]
    book.imp_top[element] = told["imp"]
    book.imp_pool[element] = _less(book.imp_pool[element], told["imp"])


def _less(imps: tuple[int, ...], imp: int) -> tuple[int, ...]:
    index = imps.index(imp)
    return imps[:index] + imps[index + 1 :]


def _imp_comes(book: Straszydla, told: Told) -> None:
    book.imp_top[book.imp_top.index(told["imp"])] = 0
    book.imps[told["seat"]] = tuple(sorted((*book.imps[told["seat"]], told["imp"])))


def _uses_imp(book: Straszydla, told: Told) -> None:
    imp, seat = told["imp"], told["seat"]
    book.imps[seat] = _less(book.imps[seat], imp)
    element = book.terms.box.imp_element[imp]
    book.imp_below[element] = (*book.imp_below[element], imp)


def _swaps_imp(book: Straszydla, told: Told) -> None:
    assert told["kind"] == book.terms.box.imp_element[told["imp"]]
    _uses_imp(book, told)
    book.add(told["seat"], told["kind"], 1)


def _restock(book: Straszydla) -> None:
    """Refill empty stacks: spooks with those that fled, if the option is on, and imps with used ones."""
    for element in ELEMENTS:
        if book.terms.options.recycle and not book.top[element] and not book.pool[element]:
            book.pool[element], book.gone[element] = book.gone[element], 0
        below = book.imp_below[element]
        if below and not book.imp_top[element] and not book.imp_pool[element]:
            book.imp_top[element], book.imp_below[element] = below[0], below[1:]


# Beginning and end ----------------------------------------------------------------------


def _pact_dealt(book: Straszydla, told: Told) -> None:
    assert not book.pact[told["seat"]]
    book.pact[told["seat"]] = told["pact"]


def _pact_shown(book: Straszydla, told: Told) -> None:
    assert book.pact[told["seat"]] == told["pact"]


def _game_over(book: Straszydla, told: Told) -> None:
    book.victors = sum([1 << seat for seat in told["seats"]])


ENTRIES: Final[dict[str, Entry]] = {
    "round-begins": _round_begins, "stops-cleared": _stops_cleared, "refilled": _refilled,
    "stops-laid": _stops_laid, "unblocks": _unblocks, "time-changes": _time_changes,
    "first-time": _set("night", "night"), "begins": _set("starter", "seat"), "settles": _comes_to,
    "retreats": _comes_to, "nudged": _comes_to, "plan-shown": _plan_shown, "walks": _walks, "stays": _stays,
    "duel": _duel, "bids-shown": _bids_shown, "wins-duel": _wins_duel, "takes": _takes, "collects": _collects,
    "steals": _steals, "frightens": _frightens, "catches": _catches, "trades": _trades,
    "trades-for-imp": _trades, "buys": _buys, "recolours": _recolours, "leaves-choice": _dread(1),
    "takes-dread": _dread(1), "pays-dread": _dread(-1), "spook-comes": _spook_comes, "flees": _flees,
    "eats": _eats, "eats-free": _eats, "opens-spook": _opens_spook, "opens-imp": _opens_imp,
    "imp-comes": _imp_comes, "uses-imp": _uses_imp, "swaps-imp": _swaps_imp, "pact-dealt": _pact_dealt,
    "pact-shown": _pact_shown, "game-over": _game_over,
}  # fmt: skip
