"""A view as numbers, for learning: the layout `straszydla_v1`.

The layout does not depend on the number of players or on the box; empty places are zero. Seats are counted
from the viewer: itself first, then to the left. Districts are cells of the canvas; spooks, imps and pacts go
by their numbers in the box. A box holds no more of them than `actions` has room for, so none is beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.encoding import Block, Layout, byte, own_seat, put, put_details, put_set
from polnoc.engine.terms import TERMS_CACHE_SIZE
from polnoc.engine.views import View
from polnoc.games.straszydla.actions import (
    CELLS,
    ELEMENTS,
    KINDS,
    MOST_DICE,
    MOST_IMPS,
    MOST_PACTS,
    MOST_SPOOKS,
)
from polnoc.games.straszydla.cards import ALL_ELEMENTS
from polnoc.games.straszydla.places import City
from polnoc.games.straszydla.rules.planning import JUMPED
from polnoc.games.straszydla.terms import CITIES_CACHE_SIZE, Terms

#: Every rule that can be in progress, in the order of the blocks of rules.
RULES: Final = (
    "Periods", "Round", "EndOfPeriod", "SetUp", "BuildCity", "DealPacts", "ChooseFirst", "ChooseTime",
    "Settle", "TakeStarters", "OpenStacks", "BeforePlanning", "Plans", "Walk", "AfterMoving", "Duels",
    "BeforeRoll", "RollBoth", "AfterRoll", "Bids", "ChangeDice", "AfterWinning", "Retreat", "Roll",
    "PickDice", "SetOne", "ActionStep", "Act", "ChooseColour", "Frighten", "Trade", "Pay", "TakeCube",
    "ChooseImp", "Recolouring", "Feeding", "Feed", "ChooseEased", "Summoning",
)  # fmt: skip
_RULE: Final = {rule: place for place, rule in enumerate(RULES)}

#: Every event, for the encoding of the log: the order is fixed, so new ones come last.
EVENT_KEYS: Final = (
    "city", "pact-dealt", "begins", "first-time", "settles", "spook-comes", "takes-dread",
    "opens-spook", "opens-imp", "round-begins", "stops-cleared", "refilled", "stops-laid",
    "time-changes", "uses-imp", "unblocks", "plan-ready", "walks", "nudged", "duel", "rolls",
    "changes-die", "bids-energy", "bids", "bids-shown", "wins-duel", "leaves-choice", "retreats",
    "collects", "imp-comes", "frightens", "catches", "trades", "trades-for-imp", "buys", "swaps-imp",
    "pays-dread", "takes", "eats", "flees", "pact-shown", "game-over", "stays", "steals", "eats-free",
    "eases", "summons-none", "recolours", "plan-shown",
)  # fmt: skip

SEATS: Final = 4
SIZE: Final = len(CELLS)
#: How many numbers of each of the topmost rules are written out, and of how many rules.
DETAILS: Final = 12
DEPTH: Final = 3

LAYOUT: Final = Layout(
    "straszydla_v1",
    (
        # What never changes in a game comes first: it is copied as a whole.
        Block("city: districts", SIZE, 1, "1 for each cell with a district"),
        Block(
            "city: elements", SIZE * len(ELEMENTS), 1,
            "for each element its cells; the centre may have all",
        ),
        Block("city: suburbs", SIZE, 1, "cells of suburbs"),
        Block("city: frightening", SIZE, 1, "cells where one can frighten"),
        Block("city: imps", SIZE, 1, "cells where an imp can be summoned"),
        Block("city: yield by day", SIZE, 4, "cubes that a refill brings by day"),
        Block("city: yield by night", SIZE, 4, "cubes that a refill brings by night"),
        Block("cubes", SIZE, 8, "fear cubes by cell"),
        Block("stops", SIZE, 1, "cells with a STOP"),
        Block("pawns by seat", SEATS * SIZE, 1, "for each seat the cell of its pawn"),
        Block(
            "beaten by seat", SEATS * SIZE, 1,
            "for each seat the cells where it has lost a duel this round",
        ),
        Block("walked by seat", SEATS * SIZE, 8, "for each seat the cells of its last walk, numbered from 1"),
        Block("came by seat", SEATS, 4, "in which order they came to where they stand: 1 was first"),
        Block("at the table by seat", SEATS, 1, "1 for each seat of the game"),
        Block(
            "purse by seat", SEATS * len(KINDS), 10,
            "for each seat fear cubes of the four elements, energy",
        ),
        Block("dread by seat", SEATS, 10, "dread cubes"),
        Block(
            "spooks by seat", SEATS * MOST_SPOOKS, 2,
            "for each seat its spooks by number: 1 hungry, 2 has eaten in this feeding",
        ),
        Block(
            "spooks of an element by seat", SEATS * (len(ELEMENTS) + 1), 5,
            "for each seat how many it has of each element, and of all",
        ),
        Block(
            "strength by seat", SEATS * 2, 30,
            "for each seat the strength of its spooks by day and by night",
        ),
        Block("imps by seat", SEATS * MOST_IMPS, 2, "for each seat how many it has of each kind"),
        Block("bought by seat", SEATS, 1, "has bought a spook this round"),
        Block("my pact", MOST_PACTS, 1, "one-hot by number"),
        Block("my pact asks for", len(ELEMENTS), 5, "spooks of each element"),
        Block("my pact lacks", len(ELEMENTS), 5, "spooks of each element that I do not have yet"),
        Block("open spooks", MOST_SPOOKS, 1, "on top of the stacks, by number"),
        Block("unseen spooks", MOST_SPOOKS, 1, "in the stacks below"),
        Block("fled spooks", MOST_SPOOKS, 1, "by number"),
        Block("open imps", MOST_IMPS, 2, "on top of the stacks, by kind"),
        Block("unseen imps", MOST_IMPS, 4, "in the stacks below, by kind"),
        Block("used imps", MOST_IMPS, 4, "at the bottom of the stacks, by kind"),
        Block("period", 1, 24, "periods begun"),
        Block("night", 1, 1, "it is night"),
        Block("day/night card", 1, 4, "cubes on it"),
        Block("round", 1, 4, "of the period"),
        Block("holds the day/night card by seat", SEATS, 1, "one-hot"),
        Block("decision", len(RULES), 1, f"one-hot, if I am asked: {', '.join(RULES)}"),
        Block("rules in progress", len(RULES), 1, "the same names, for everything that is going on"),
        Block(
            "details", DEPTH * DETAILS, 16,
            f"the numbers of the {DEPTH} topmost rules, that which asks first, in their order by name, a "
            "list with its length first; 0 no number, else the number and 17; seats by their numbers at "
            "the table",
        ),
        Block("my seat", SEATS, 1, "one-hot: my number at the table, for the details"),
        Block("my plan", SIZE, 8, "the cells of the way that I am planning or walking, numbered from 1"),
        Block("my plan: arrows left", 1, 4, "of the plan"),
        Block("my plan: imps", MOST_IMPS, 1, "kinds used for the plan"),
        Block("ready by seat", SEATS, 1, "has a plan"),
        Block("fighters by seat", SEATS, 1, "of the duel"),
        Block("my dice", MOST_DICE, 6, "faces in order, in a duel or when frightening"),
        Block("my dice: picked", MOST_DICE, 1, "to be rolled again"),
        Block(
            "rival's dice", MOST_DICE, 6,
            "faces in order, in a duel; of the first fighter if I only look on",
        ),
        Block(
            "rules", 14, 24,
            "24 for yes: refill every round; duel ties: weaker, newcomer, first; any number of purchases; "
            "shared victory: dread, strength, feeding, shared; spooks come back; centre of every element; "
            "jumps while moving; any number of imps in a plan; then the last period",
        ),
    ),
)  # fmt: skip

#: Where the blocks that follow the city begin.
CITY_END: Final = LAYOUT.start("cubes")
CUBES: Final = CITY_END
STOPS: Final = LAYOUT.start("stops")
PAWNS: Final = LAYOUT.start("pawns by seat")
BEATEN: Final = LAYOUT.start("beaten by seat")
WALKED: Final = LAYOUT.start("walked by seat")
CAME: Final = LAYOUT.start("came by seat")
SEATED: Final = LAYOUT.start("at the table by seat")
PURSE: Final = LAYOUT.start("purse by seat")
DREAD: Final = LAYOUT.start("dread by seat")
SPOOKS: Final = LAYOUT.start("spooks by seat")
OF_ELEMENT: Final = LAYOUT.start("spooks of an element by seat")
STRENGTH: Final = LAYOUT.start("strength by seat")
IMPS: Final = LAYOUT.start("imps by seat")
BOUGHT: Final = LAYOUT.start("bought by seat")
PACT: Final = LAYOUT.start("my pact")
PACT_ASKS: Final = LAYOUT.start("my pact asks for")
PACT_LACKS: Final = LAYOUT.start("my pact lacks")
OPEN_SPOOKS: Final = LAYOUT.start("open spooks")
UNSEEN_SPOOKS: Final = LAYOUT.start("unseen spooks")
FLED_SPOOKS: Final = LAYOUT.start("fled spooks")
OPEN_IMPS: Final = LAYOUT.start("open imps")
UNSEEN_IMPS: Final = LAYOUT.start("unseen imps")
USED_IMPS: Final = LAYOUT.start("used imps")
PERIOD: Final = LAYOUT.start("period")
STARTER: Final = LAYOUT.start("holds the day/night card by seat")
DECISION: Final = LAYOUT.start("decision")
IN_PROGRESS: Final = LAYOUT.start("rules in progress")
DETAIL: Final = LAYOUT.start("details")
MY_SEAT: Final = LAYOUT.start("my seat")
PLAN: Final = LAYOUT.start("my plan")
ARROWS: Final = LAYOUT.start("my plan: arrows left")
PLAN_IMPS: Final = LAYOUT.start("my plan: imps")
READY: Final = LAYOUT.start("ready by seat")
FIGHTERS: Final = LAYOUT.start("fighters by seat")
MY_DICE: Final = LAYOUT.start("my dice")
PICKED: Final = LAYOUT.start("my dice: picked")
RIVAL_DICE: Final = LAYOUT.start("rival's dice")
AGREED: Final = LAYOUT.start("rules")


def encode(view: View, terms: Terms) -> bytes:
    """The view of a player (not of a watcher) as bytes."""
    me = own_seat(view, terms.players)
    data = bytearray(LAYOUT.size)
    #: By seat: its place from the viewer.
    place = [(seat - me) % terms.players for seat in terms.seats]
    layout = tuple(view["layout"])
    if layout:
        data[:CITY_END] = _city(terms.city(layout), terms.players)
    _write_board(data, view, place)
    for seat in terms.seats:
        _write_seat(data, view, terms, seat, place[seat])
    _write_pact(data, view["pact"][me], terms)
    _write_stacks(data, view)
    _write_rules(data, view, me, place)
    if view["frames"]:
        _write_decision(data, view["frames"][-1], me, place)
    put(data, AGREED, _agreed(terms))
    return bytes(data)


@lru_cache(CITIES_CACHE_SIZE)
def _city(city: City, players: int) -> bytes:
    """The blocks of a city, which never change during a game."""
    data = bytearray(CITY_END)
    elements = LAYOUT.start("city: elements")
    for cell in city.cells:
        data[LAYOUT.start("city: districts") + cell] = 1
        for element in ELEMENTS:
            if city.element[cell] in (element, ALL_ELEMENTS):
                data[elements + element * SIZE + cell] = 1
    for cell in city.suburbs:
        data[LAYOUT.start("city: suburbs") + cell] = 1
    put_set(data, LAYOUT.start("city: frightening"), city.frightening)
    put_set(data, LAYOUT.start("city: imps"), city.imp)
    for time, name in enumerate(("city: yield by day", "city: yield by night")):
        for cell, cubes in city.yields[time]:
            data[LAYOUT.start(name) + cell] = cubes
    return bytes(data)


def _write_board(data: bytearray, view: View, place: list[int]) -> None:
    """Cubes, STOPs and pawns."""
    put(data, CUBES, view["cubes"])
    put_set(data, STOPS, view["stops"])
    for seat, cell in enumerate(view["pawn"]):
        if cell >= 0:
            data[PAWNS + place[seat] * SIZE + cell] = 1
    for seat, cells in enumerate(view["beaten"]):
        put_set(data, BEATEN + place[seat] * SIZE, cells)
    for seat, way in enumerate(view["walked"]):
        _write_way(data, WALKED + place[seat] * SIZE, way)
    for nth, seat in enumerate(view["order"], start=1):
        data[CAME + place[seat]] = nth


def _write_way(data: bytearray, start: int, way: Sequence[int]) -> None:
    for nth, cell in enumerate(way, start=1):
        if cell >= 0:
            data[start + cell % JUMPED] = byte(nth)


def _write_seat(data: bytearray, view: View, terms: Terms, seat: int, at: int) -> None:
    """What lies in front of a player."""
    data[SEATED + at] = 1
    put(data, PURSE + at * len(KINDS), view["purse"][seat])
    data[DREAD + at] = byte(view["dread"][seat])
    data[BOUGHT + at] = view["bought"] >> seat & 1
    fed: int = view["fed"][seat]
    box = terms.box
    by_day, by_night = box.strength
    start, elements = SPOOKS + at * MOST_SPOOKS - 1, OF_ELEMENT + at * (len(ELEMENTS) + 1)
    day = night = 0
    for spook in view["spooks"][seat]:
        data[start + spook] = 2 if fed >> spook & 1 else 1
        data[elements + box.spook_element[spook]] += 1
        day += by_day[spook]
        night += by_night[spook]
    data[STRENGTH + 2 * at] = byte(day)
    data[STRENGTH + 2 * at + 1] = byte(night)
    start = IMPS + at * MOST_IMPS - 1
    for imp in view["imps"][seat]:
        data[start + imp] += 1


def _write_pact(data: bytearray, pact: int, terms: Terms) -> None:
    if pact <= 0:
        return
    data[PACT + pact - 1] = 1
    for element, count in enumerate(terms.box.pact_counts[pact]):
        data[PACT_ASKS + element] = count
        data[PACT_LACKS + element] = max(count - data[OF_ELEMENT + element], 0)


def _write_stacks(data: bytearray, view: View) -> None:
    for element in ELEMENTS:
        top: int = view["top"][element]
        if top:
            data[OPEN_SPOOKS + top - 1] = 1
        put_set(data, UNSEEN_SPOOKS - 1, view["pool"][element])
        put_set(data, FLED_SPOOKS - 1, view["gone"][element])
        imp: int = view["imp_top"][element]
        if imp:
            data[OPEN_IMPS + imp - 1] += 1
        for imp in view["imp_pool"][element]:
            data[UNSEEN_IMPS + imp - 1] += 1
        for imp in view["imp_below"][element]:
            data[USED_IMPS + imp - 1] += 1


def _write_rules(data: bytearray, view: View, me: int, place: list[int]) -> None:
    """What time it is, and which rules are in progress."""
    put(data, PERIOD, (view["period"], view["night"], view["clock"]))
    data[MY_SEAT + me] = 1
    if view["starter"] >= 0:
        data[STARTER + place[view["starter"]]] = 1
    for frame in view["frames"]:
        rule: str = frame["rule"]
        data[IN_PROGRESS + _RULE[rule]] = 1
        if rule == "Round":
            data[PERIOD + 3] = frame["number"]
    if view["frames"] and view["frames"][-1]["rule"] != "Plans":  # plans have blocks of their own
        put_details(data, DETAIL, DETAILS, view["frames"][: -DEPTH - 1 : -1])
    if me in view["asked"]:
        data[DECISION + _RULE[view["frames"][-1]["rule"]]] = 1


def _write_decision(data: bytearray, frame: View, me: int, place: list[int]) -> None:
    """What the rule that asks says: plans, duels and dice in blocks of their own."""
    rule: str = frame["rule"]
    if rule == "Plans":
        put_set(data, READY, _seen_from(frame["ready"], place))
        left, imps, way = frame["plans"][me]
        data[ARROWS] = left
        for imp in imps:
            data[PLAN_IMPS + imp - 1] = 1
        _write_way(data, PLAN, way)
        return
    if rule == "Walk":
        data[ARROWS] = len(frame["arrows"])
        _write_way(data, PLAN, frame["way"])
    fighters: Sequence[int] = frame.get("fighters", ())
    for seat in fighters:
        data[FIGHTERS + place[seat]] = 1
    _write_dice(data, frame, fighters, me)


def _seen_from(seats: int, place: list[int]) -> int:
    """A set of seats, counted from the viewer."""
    return sum([1 << at for seat, at in enumerate(place) if seats >> seat & 1])


def _write_dice(data: bytearray, frame: View, fighters: Sequence[int], me: int) -> None:
    dice: Sequence[Any] = frame.get("dice", ())
    if not dice:
        return
    if not fighters:  # one player rolls
        mine = frame.get("seat", me) == me
        put(data, MY_DICE if mine else RIVAL_DICE, dice)
        put_set(data, PICKED, frame.get("picked", 0))
        return
    for fighter, rolled in zip(fighters, dice, strict=False):
        put(data, MY_DICE if fighter == me else RIVAL_DICE, rolled)


@lru_cache(TERMS_CACHE_SIZE)
def _agreed(terms: Terms) -> tuple[int, ...]:
    """The options of the game."""
    chosen = terms.options
    flags = (
        chosen.refill == "round",
        *[chosen.duel_ties == value for value in ("weaker", "newcomer", "first")],
        chosen.purchases == "any",
        *[chosen.shared_victory == value for value in ("dread", "strength", "feeding", "shared")],
        chosen.recycle,
        chosen.centre == "every",
        chosen.jumps == "moving",
        chosen.plan_imps == "any",
    )
    return (*[24 if flag else 0 for flag in flags], chosen.periods)
