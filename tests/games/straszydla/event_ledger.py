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

EventArgs = dict[str, Any]
Entry = Callable[[Straszydla, EventArgs], None]


def wrong(before: Straszydla, action: Action, events: Sequence[Event], after: Straszydla) -> str:
    """Return what does not agree; empty if all does. `before` is modified."""
    ledger = before
    _gather(ledger)
    if isinstance(before.stack[-1], Frighten) and action.verb in ("raise", "lower"):
        ledger.add(before.stack[-1].seat, ENERGY, -1)
    for event in events:
        args = dict(event.args)
        if event.audience != _audience(event.key, args):
            return f"{event} is told to {event.audience}"
        ENTRIES.get(event.key, _nothing)(ledger, args)
    if RESTOCKING & {event.key for event in events}:
        _restock(ledger)
    return _difference(ledger, after, action, [event.key for event in events])


def _difference(ledger: Straszydla, after: Straszydla, action: Action, keys: Sequence[str]) -> str:
    now = after.clone()
    _gather(now)
    for seat in _walks_untold(now):
        ledger.pawn[seat] = now.pawn[seat]
    differ = [
        f"{name} is {getattr(now, name)}, the ledger says {getattr(ledger, name)}"
        for name in COMPARED
        if getattr(ledger, name) != getattr(now, name)
    ]
    planning = isinstance(ledger.stack[-1], Plans)  # in secret
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


def _audience(key: str, args: EventArgs) -> int:
    if key in ("pact-dealt", "bids-energy"):
        return only(args["seat"])
    return but(args["seat"]) if key == "bids" else EVERYONE


def _gather(ledger: Straszydla) -> None:
    """Return cubes that are being paid to their owner: they are announced when all are paid."""
    for frame in ledger.stack:
        if isinstance(frame, Trade | Pay):
            for kind, count in enumerate(frame.paid):
                ledger.add(frame.seat, kind, count)
        elif isinstance(frame, Recolouring) and frame.given >= 0:
            ledger.add(frame.seat, frame.given, 1)


def _nothing(ledger: Straszydla, args: EventArgs) -> None:
    """Do nothing: it leaves no trace on the table."""


# Time, markers, cubes -------------------------------------------------------------------


def _round_begins(ledger: Straszydla, args: EventArgs) -> None:
    ledger.period += args["round"] == 1
    ledger.clock = ROUNDS - args["round"]
    assert (args["period"], args["night"], args["seat"]) == (ledger.period, ledger.night, ledger.starter)


def _stops_cleared(ledger: Straszydla, args: EventArgs) -> None:
    assert args["seat"] == ledger.starter and ledger.stops
    ledger.stops = 0


def _refilled(ledger: Straszydla, args: EventArgs) -> None:
    assert args["night"] == ledger.night
    for cell, tile in enumerate(ledger.layout):
        district = ledger.terms.box.tiles[tile]
        if tile and district.time in ("night" if ledger.night else "day", "both"):
            ledger.cubes[cell] += district.yields[ledger.terms.players - 2]


def _stops_laid(ledger: Straszydla, args: EventArgs) -> None:
    seats = ledger.seats_from(ledger.starter)
    assert args["tiles"] == [ledger.layout[ledger.pawn[seat]] for seat in seats]
    for seat in seats:
        ledger.stops |= 1 << ledger.pawn[seat]
    ledger.beaten, ledger.bought = (0,) * len(seats), 0


def _unblocks(ledger: Straszydla, args: EventArgs) -> None:
    assert ledger.stops >> args["cell"] & 1 and args["tile"] == ledger.layout[args["cell"]]
    ledger.stops ^= 1 << args["cell"]


def _time_changes(ledger: Straszydla, args: EventArgs) -> None:
    assert args["night"] == 1 - ledger.night and args["seat"] == (ledger.starter + 1) % len(ledger.pawn)
    ledger.night, ledger.starter = args["night"], args["seat"]
    ledger.fed, ledger.bought = [0] * len(ledger.fed), 0


def _set(name: str, argument: str) -> Entry:
    def enter(ledger: Straszydla, args: EventArgs) -> None:
        setattr(ledger, name, args[argument])

    return enter


# Pawns and duels ------------------------------------------------------------------------


def _arrives(ledger: Straszydla, seat: int, cell: int) -> None:
    ledger.pawn[seat] = cell
    ledger.order = (*[other for other in ledger.order if other != seat], seat)


def _comes_to(ledger: Straszydla, args: EventArgs) -> None:
    assert args["tile"] == ledger.layout[args["cell"]]
    _arrives(ledger, args["seat"], args["cell"])


def _has_walked(ledger: Straszydla, seat: int, way: Sequence[int]) -> None:
    ledger.walked = tuple([tuple(way) if other == seat else kept for other, kept in enumerate(ledger.walked)])


def _walks(ledger: Straszydla, args: EventArgs) -> None:
    seat, cells = args["seat"], _cells_of(ledger, args)
    in_parts = ledger.terms.jumps_later and ledger.terms.ways_told
    before = ledger.walked[seat] if in_parts else args["way"][:1]
    _has_walked(ledger, seat, [*before, *args["way"][1:]])
    _arrives(ledger, seat, cells[-1])


def _cells_of(ledger: Straszydla, args: EventArgs) -> list[int]:
    """Return the cells of a path, which starts where the pawn stands."""
    cells = [place % JUMPED for place in args["way"]]
    assert args["tiles"] == [ledger.layout[cell] for cell in cells]
    assert args["way"][0] == ledger.pawn[args["seat"]] or not ledger.terms.ways_told
    return cells


def _plan_shown(ledger: Straszydla, args: EventArgs) -> None:
    frame = ledger.stack[-1]
    assert isinstance(frame, Plans) and list(frame.plans[args["seat"]][2]) == args["way"]
    _has_walked(ledger, args["seat"], _cells_of(ledger, args)[:1])


def _stays(ledger: Straszydla, args: EventArgs) -> None:
    _has_walked(ledger, args["seat"], [ledger.pawn[args["seat"]]])


def _duel(ledger: Straszydla, args: EventArgs) -> None:
    first, second = args["seat"], args["by"]
    assert ledger.pawn[first] == ledger.pawn[second] and args["tile"] == ledger.layout[ledger.pawn[first]]
    assert args["strengths"] == [ledger.strength(first), ledger.strength(second)]


def _bids_shown(ledger: Straszydla, args: EventArgs) -> None:
    for seat, bid in zip(args["seats"], args["bids"], strict=True):
        ledger.add(seat, ENERGY, -bid)


def _wins_duel(ledger: Straszydla, args: EventArgs) -> None:
    first, second = args["dice"]  # paired before energy changed them
    beats = [
        [a > b for a, b in zip(mine, other, strict=False)]
        for mine, other in ((first, second), (second, first))
    ]
    scores = [
        beats[0].count(True) + max(0, len(first) - len(second)),
        beats[1].count(True) + max(0, len(second) - len(first)),
    ]
    winner = args["seats"].index(args["seat"])
    assert args["by"] == args["seats"][1 - winner]
    assert [args["won"], args["lost"]] == [scores[winner], scores[1 - winner]] and args["won"] >= args["lost"]
    loser = args["by"]
    beaten = ledger.beaten[loser] | 1 << ledger.pawn[loser]
    ledger.beaten = tuple([beaten if seat == loser else cells for seat, cells in enumerate(ledger.beaten)])


# Cubes of players -----------------------------------------------------------------------


def _takes(ledger: Straszydla, args: EventArgs) -> None:
    ledger.add(args["seat"], args["kind"], args["count"])


def _collects(ledger: Straszydla, args: EventArgs) -> None:
    cell = ledger.pawn[args["seat"]]
    assert args["count"] == ledger.cubes[cell] > 0
    ledger.cubes[cell] = 0
    _takes(ledger, args)


def _steals(ledger: Straszydla, args: EventArgs) -> None:
    ledger.add(args["by"], args["kind"], -1)
    ledger.add(args["seat"], args["kind"], 1)


def _frightens(ledger: Straszydla, args: EventArgs) -> None:
    assert args["strength"] == ledger.strength(args["seat"])


def _catches(ledger: Straszydla, args: EventArgs) -> None:
    _takes(ledger, args)
    ledger.dread[args["seat"]] += args["dread"]


def _pays(ledger: Straszydla, args: EventArgs) -> None:
    for kind, count in enumerate(args["paid"]):
        ledger.add(args["seat"], kind, -count)


def _trades(ledger: Straszydla, args: EventArgs) -> None:
    assert sum(args["paid"]) == 3
    _pays(ledger, args)
    if "kind" in args:
        ledger.add(args["seat"], args["kind"], 1)


def _buys(ledger: Straszydla, args: EventArgs) -> None:
    spook = ledger.terms.box.spooks[args["spook"]]
    assert args["spook"] in ledger.top and sum(args["paid"]) == spook.day + spook.night
    _pays(ledger, args)
    ledger.bought |= 1 << args["seat"]


def _recolours(ledger: Straszydla, args: EventArgs) -> None:
    assert args["kind"] != args["into"]
    ledger.add(args["seat"], args["kind"], -1)
    ledger.add(args["seat"], args["into"], 1)


def _dread(sign: int) -> Entry:
    def enter(ledger: Straszydla, args: EventArgs) -> None:
        ledger.dread[args["seat"]] += sign * args.get("count", 1)

    return enter


# Spooks and imps ------------------------------------------------------------------------


def _spook_comes(ledger: Straszydla, args: EventArgs) -> None:
    spook, seat = args["spook"], args["seat"]
    ledger.top[ledger.top.index(spook)] = 0
    ledger.spooks[seat] = (*ledger.spooks[seat], spook)
    card = ledger.terms.box.spooks[spook]
    assert args["energy"] == (card.night if ledger.night else card.day)
    ledger.add(seat, ENERGY, args["energy"])


def _flees(ledger: Straszydla, args: EventArgs) -> None:
    spook, seat = args["spook"], args["seat"]
    assert not ledger.fed[seat] >> spook & 1
    ledger.spooks[seat] = tuple([other for other in ledger.spooks[seat] if other != spook])
    element = ledger.terms.box.spook_element[spook]
    if element != ALL_ELEMENTS:
        ledger.gone[element] |= 1 << spook


def _eats(ledger: Straszydla, args: EventArgs) -> None:
    if "count" in args:
        ledger.add(args["seat"], args["kind"], -args["count"])
    ledger.fed[args["seat"]] |= 1 << args["spook"]


def _opens_spook(ledger: Straszydla, args: EventArgs) -> None:
    element = ledger.terms.box.spook_element[args["spook"]]
    assert not ledger.top[element] and ledger.pool[element] >> args["spook"] & 1
    ledger.top[element] = args["spook"]
    ledger.pool[element] ^= 1 << args["spook"]


def _opens_imp(ledger: Straszydla, args: EventArgs) -> None:
    element = ledger.terms.box.imp_element[args["imp"]]
    assert not ledger.imp_top[element]
    ledger.imp_top[element] = args["imp"]
    ledger.imp_pool[element] = _less(ledger.imp_pool[element], args["imp"])


def _less(imps: tuple[int, ...], imp: int) -> tuple[int, ...]:
    index = imps.index(imp)
    return imps[:index] + imps[index + 1 :]


def _imp_comes(ledger: Straszydla, args: EventArgs) -> None:
    ledger.imp_top[ledger.imp_top.index(args["imp"])] = 0
    ledger.imps[args["seat"]] = tuple(sorted((*ledger.imps[args["seat"]], args["imp"])))


def _uses_imp(ledger: Straszydla, args: EventArgs) -> None:
    imp, seat = args["imp"], args["seat"]
    ledger.imps[seat] = _less(ledger.imps[seat], imp)
    element = ledger.terms.box.imp_element[imp]
    ledger.imp_below[element] = (*ledger.imp_below[element], imp)


def _swaps_imp(ledger: Straszydla, args: EventArgs) -> None:
    assert args["kind"] == ledger.terms.box.imp_element[args["imp"]]
    _uses_imp(ledger, args)
    ledger.add(args["seat"], args["kind"], 1)


def _restock(ledger: Straszydla) -> None:
    """Refill empty stacks: spooks with those that fled, if the option is on, and imps with used ones."""
    for element in ELEMENTS:
        if ledger.terms.options.recycle and not ledger.top[element] and not ledger.pool[element]:
            ledger.pool[element], ledger.gone[element] = ledger.gone[element], 0
        below = ledger.imp_below[element]
        if below and not ledger.imp_top[element] and not ledger.imp_pool[element]:
            ledger.imp_top[element], ledger.imp_below[element] = below[0], below[1:]


# Beginning and end ----------------------------------------------------------------------


def _pact_dealt(ledger: Straszydla, args: EventArgs) -> None:
    assert not ledger.pact[args["seat"]]
    ledger.pact[args["seat"]] = args["pact"]


def _pact_shown(ledger: Straszydla, args: EventArgs) -> None:
    assert ledger.pact[args["seat"]] == args["pact"]


def _game_over(ledger: Straszydla, args: EventArgs) -> None:
    ledger.victors = sum([1 << seat for seat in args["seats"]])


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
