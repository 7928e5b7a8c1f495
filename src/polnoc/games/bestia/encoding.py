"""The view as numbers, for learning: the layout `bestia_v1`.

The layout does not depend on the number of players, the contract or the box; empty places are zero.
Characters, locations, cards and folk have the same numbers as in actions (the Beast is character 0), not
relative to the viewer: a block says which characters are the viewer's own. A box cannot hold more of them
than `actions` has room for, so all of them fit. The roads of a map are left out, as they never change.

Where the Beast can be is included as `deduction.Clues` works it out: from all public knowledge except counts
of trails, straight moves and regions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from polnoc.engine.encoding import Block, Layout, byte, own_seat, put, put_details, put_numbers, put_set
from polnoc.engine.frames import tuples
from polnoc.engine.terms import TERMS_CACHE_SIZE
from polnoc.engine.views import View
from polnoc.games.bestia.actions import (
    CARDS_END,
    GEAR_CARDS,
    MOST_FOLK,
    MOST_PLACES,
    MOST_REGIONS,
    MOST_SETTLERS,
    MOST_TRAPS,
    MOST_UPGRADES,
)
from polnoc.games.bestia.cards import GOALS, HABITATS
from polnoc.games.bestia.deduction import Clues
from polnoc.games.bestia.places import Places
from polnoc.games.bestia.state import IN_PACK, Fact, Step
from polnoc.games.bestia.terms import FARMER, NOBLE, Terms

#: Every rule that can be in progress, in the order of the blocks of rules.
RULES: Final = (
    "Ability", "Acting", "AfterDraft", "AskHabitat", "Attacking", "Blow", "Building", "Bulwark",
    "ChooseOne", "ClearingTrails", "Commanding", "CopyCard", "Dealing", "DiscardInRegion", "Discarding",
    "Drafting", "DrawTop", "DrawUnused", "Foreseeing", "Gaining", "MayGain", "Ignoring", "InOrder",
    "LayFromHand", "Laying", "Leaving", "LookTrap", "MarchInRegion", "Marching", "Moving", "Night",
    "Offer", "PickHunter", "PickOther", "PickPlace", "PickRegion", "MayNameRegion", "PickShifted",
    "Placing", "Refreshing", "Resolve", "ReturnTrap", "Rewarding", "RidOfTrap", "RobGear", "Rounds",
    "Sacrificing", "Searching", "Secret", "SetUp", "Settling", "Shifting", "ShowTalents", "Splitting",
    "Springing", "Staying", "StealCard", "Symbol", "TakingBack", "ThenNext", "Toppling", "Transforming",
    "Travelling", "Triggered", "Turn", "Turns", "Upgrading", "Window",
)  # fmt: skip
_RULE: Final = {rule: place for place, rule in enumerate(RULES)}

#: Every event, for the encoding of recent events: never reorder them, append new ones.
EVENT_KEYS: Final = (
    "dawn", "first-hands", "gets-pack", "keeps", "keeps-hidden", "gives", "gives-hidden", "foresees",
    "foresees-hidden", "day-begins", "turn", "night-begins", "beast-begins", "settles", "turned-up",
    "plays", "passes", "flees", "discards", "discards-hidden", "draws", "draws-hidden", "draws-unused",
    "takes", "takes-back", "copies", "chooses", "condition-holds", "reacts", "upgrade-used", "calls-on",
    "you-lay", "beast-lays", "takes-back-cards", "goes", "led", "summon-goes", "trails",
    "trail-cleared", "asks-trails", "searches", "found-nothing", "says-habitat", "looks-oldest",
    "oldest-card", "revealed", "names-region", "uses-power", "attacks", "folk-wounded", "folk-died",
    "hunter-wounded", "beast-wounded", "bulwark", "tower-built", "summon-placed", "summon-removed",
    "summon-ability", "gains-grudges", "loses-grudges", "gains-power", "heals", "folk-healed", "slowed",
    "looks-at-hand", "lays-trap", "lays-trap-hidden", "trap-laid", "trap-laid-hidden", "trap-triggered",
    "trap-discarded", "sees-trap", "transformed", "goal-met", "cards-refreshed", "unlocks", "game-over",
    "true-path", "folk-heals", "tower-moved", "prevents", "stolen-card", "trap-disarmed",
    "attack-misses", "card-stolen", "hunter-died", "trap-returned", "you-see-trap", "wound-prevented",
    "you-see-hand", "beast-shows", "hushed", "tower-destroyed",
)  # fmt: skip

CHARACTERS: Final = 4
#: How many cards of the track are encoded, the newest first, and for how many of these the locations where
#: the Beast can have been.
TRACK: Final = 24
TRACED: Final = 8
#: Numbers for each trap.
TRAP: Final = 10
#: Numbers for each of the topmost frames, how many of these frames, and how many of the targets struck.
DETAILS: Final = 12
DEPTH: Final = 3
STRUCK: Final = 6
#: Places for the contracts, Beasts and hunters of a box; any beyond share the last place.
KINDS: Final = 16
FLAGS: Final = ("hidden", "oldest", "hushed", "fed", "disarmed")

LAYOUT: Final = Layout(
    "bestia_v1",
    (
        # What never changes in a game comes first, so that it can be copied in one piece.
        Block("map: locations", MOST_PLACES, 1, "1 for each location of the map"),
        Block(
            "map: regions", MOST_REGIONS * MOST_PLACES, 1,
            "for each region its locations; the start belongs to all",
        ),
        Block("contract", KINDS, 1, "one-hot by place in the box"),
        Block("beast", KINDS, 1, "one-hot by place in the box"),
        Block("cast", 3 * KINDS, 1, "for each hunter, one-hot by place in the box"),
        Block("health by character", CHARACTERS, 5, "wounds that kill"),
        Block(
            "rules", 6, 6,
            "days; then, 6 for yes: endless movement cards, only own kills count, rest at night, first "
            "game; players",
        ),
        Block("mine by character", CHARACTERS, 1, "the characters for whom I decide"),
        Block("my seat", CHARACTERS, 1, "one-hot: my number at the table"),
        Block("seen at", MOST_PLACES, 1, "one-hot: where the Beast was last seen"),
        Block("true place", MOST_PLACES, 1, "one-hot: where it is, if I know"),
        Block(
            "possible places", TRACED * MOST_PLACES, 1,
            "where it can be by all that everybody knows: now, before the last card, …",
        ),
        Block("track: length", 1, TRACK, "cards on the track"),
        Block(
            "track: cards", TRACK * 5, 1,
            "newest first, one-hot, if I know: north, east, south, west, no movement",
        ),
        Block(
            "last way", MOST_PLACES, TRACK,
            "the way that was revealed last: its locations numbered from 1",
        ),
        Block("trails", MOST_PLACES, 4, "by location"),
        Block("stale trails", MOST_PLACES, 1, "cards may have been taken back since"),
        Block(
            "habitats", len(HABITATS) * MOST_PLACES, 1,
            f"for each habitat its locations: {', '.join(HABITATS)}",
        ),
        Block("towers", MOST_PLACES, 1, "watchtowers by location"),
        Block("hunters", 3 * MOST_PLACES, 1, "for each hunter his location"),
        Block("summons", MOST_PLACES, 4, "how many by location"),
        Block("farmers", MOST_PLACES, 4, "how many by location"),
        Block("nobles", MOST_PLACES, 4, "how many by location"),
        Block("animals", MOST_PLACES, 3, "1 sheep, 2 boar, 3 bear"),
        Block(
            "settlers' places", MOST_SETTLERS, MOST_PLACES,
            "by number: the number of the location and 1; 0: dead",
        ),
        Block("folk alive", MOST_FOLK, 1, "settlers and animals by number"),
        Block("folk wounds", MOST_FOLK, 4, "by number"),
        Block("wounds by character", CHARACTERS, 5, "wounds suffered"),
        Block("power by character", CHARACTERS, 6, "tokens of ancient power"),
        Block("grudges by character", CHARACTERS, 10, "tokens"),
        Block("upgrades by character", CHARACTERS * MOST_UPGRADES, 1, "unlocked"),
        Block("upgrades used by character", CHARACTERS * MOST_UPGRADES, 1, "today"),
        Block("hands by character", CHARACTERS * CARDS_END, 1, "cards that I know, by number"),
        Block("unknown cards by character", CHARACTERS * 3, 6, "in hands: action cards, gear, talents"),
        Block("spent abilities", CARDS_END, 1, "by number"),
        Block(
            "discarded cards", CARDS_END, 1,
            "action cards, gear and talents discarded face up, or face down if I know",
        ),
        Block("open cards", CARDS_END, 1, "cards in hands that everybody knows"),
        Block("shown cards", CARDS_END, 1, "cards of the Beast that the hunters know"),
        Block("market", CARDS_END, 1, "gear and talents that lie open"),
        Block("decks", CARDS_END, 1, "gear and talents in decks, if I know"),
        Block(
            "deck sizes", 6, 24,
            "gear: deck, face-down discards; talents: deck, face-down discards; unused action cards; set "
            "aside",
        ),
        Block(
            "unused cards seen", CARDS_END, 1,
            "action cards of this day that I know to be unused, or set aside",
        ),
        Block("packs by seat", CHARACTERS * GEAR_CARDS, 1, "of the draft, if I know"),
        Block("pack sizes by seat", CHARACTERS, 6, "cards of the packs; cards picked count"),
        Block("picked by seat", CHARACTERS * GEAR_CARDS, 1, "if I know"),
        Block(
            "rumours by character", CHARACTERS * GEAR_CARDS, 1,
            "for the Beast: cards that are known to be with one of some hunters; first with any of them "
            "or in a pack",
        ),
        Block(
            "traps", MOST_REGIONS * MOST_TRAPS * TRAP, 9,
            "by region, six each: 9 if there is one; 9 if the Beast has seen it; owner; least and most "
            "cost; four habitats, 9 each, if I know; the number of the card, if I know",
        ),
        Block("day", 1, 6, "of the hunt"),
        Block("phase", 4, 1, "one-hot: set-up, dawn, day, night"),
        Block("turn by character", CHARACTERS, 1, "one-hot: whose turn it is"),
        Block("passes", 1, 4, "in a row"),
        Block("slowed by character", CHARACTERS, 1, "moves less"),
        Block("leash", 1, 10, "how far the one who acts may still go; 99: as far as the card allows"),
        Block("bulwark by character", CHARACTERS, 1, "the hunter who is one"),
        Block(
            "flags", len(FLAGS), 1,
            "the Beast is hidden; the hunters have seen the oldest card; no words; an animal died this "
            "turn; the trap is disarmed",
        ),
        Block("outcome", 4, 1, "of the last attack: killed, survived, hit a hunter, hit a summon"),
        Block("blow", 1, 4, "wounds about to be dealt"),
        Block("culprit by character", CHARACTERS, 1, "caused a reaction"),
        Block("reacted by character", CHARACTERS, 1, "to this card"),
        Block("tally", len(GOALS), 8, f"what goals count: {', '.join(GOALS)}"),
        Block("won", 2, 1, "the Beast; the hunters"),
        Block("decision", len(RULES), 1, f"one-hot, if I am asked: {', '.join(RULES)}"),
        Block("rules in progress", len(RULES), 1, "the same names, for everything that is going on"),
        Block(
            "details", DEPTH * DETAILS, 16,
            f"the numbers of the {DEPTH} topmost rules, that which asks first, in their order by name, a "
            "list with its length first; 0 no number, else the number and 17, at most 255",
        ),
        Block(
            "targets struck", STRUCK, 16,
            "by this card: the number of the target, as attacks count them, and 17, at most 255; 0 none",
        ),
    ),
)  # fmt: skip

MINE: Final = LAYOUT.start("mine by character")
MY_SEAT: Final = LAYOUT.start("my seat")
SEEN_AT: Final = LAYOUT.start("seen at")
TRUE_PLACE: Final = LAYOUT.start("true place")
POSSIBLE: Final = LAYOUT.start("possible places")
TRACK_LENGTH: Final = LAYOUT.start("track: length")
TRACK_CARDS: Final = LAYOUT.start("track: cards")
LAST_WAY: Final = LAYOUT.start("last way")
TRAILS: Final = LAYOUT.start("trails")
STALE: Final = LAYOUT.start("stale trails")
HABITAT: Final = LAYOUT.start("habitats")
TOWERS: Final = LAYOUT.start("towers")
HUNTERS: Final = LAYOUT.start("hunters")
SUMMONS: Final = LAYOUT.start("summons")
FARMERS: Final = LAYOUT.start("farmers")
NOBLES: Final = LAYOUT.start("nobles")
ANIMALS: Final = LAYOUT.start("animals")
SETTLERS: Final = LAYOUT.start("settlers' places")
ALIVE: Final = LAYOUT.start("folk alive")
HURTS: Final = LAYOUT.start("folk wounds")
WOUNDS: Final = LAYOUT.start("wounds by character")
POWER: Final = LAYOUT.start("power by character")
GRUDGES: Final = LAYOUT.start("grudges by character")
UPGRADES: Final = LAYOUT.start("upgrades by character")
USED: Final = LAYOUT.start("upgrades used by character")
HANDS: Final = LAYOUT.start("hands by character")
UNKNOWN: Final = LAYOUT.start("unknown cards by character")
SPENT: Final = LAYOUT.start("spent abilities")
DISCARDED: Final = LAYOUT.start("discarded cards")
OPEN: Final = LAYOUT.start("open cards")
SHOWN: Final = LAYOUT.start("shown cards")
MARKET: Final = LAYOUT.start("market")
DECKS: Final = LAYOUT.start("decks")
DECK_SIZES: Final = LAYOUT.start("deck sizes")
UNUSED: Final = LAYOUT.start("unused cards seen")
PACKS: Final = LAYOUT.start("packs by seat")
PACK_SIZES: Final = LAYOUT.start("pack sizes by seat")
PICKED: Final = LAYOUT.start("picked by seat")
RUMOURS: Final = LAYOUT.start("rumours by character")
TRAPS: Final = LAYOUT.start("traps")
DAY: Final = LAYOUT.start("day")
PHASE: Final = LAYOUT.start("phase")
TURN: Final = LAYOUT.start("turn by character")
PASSES: Final = LAYOUT.start("passes")
SLOWED: Final = LAYOUT.start("slowed by character")
LEASH: Final = LAYOUT.start("leash")
BULWARK: Final = LAYOUT.start("bulwark by character")
FLAG: Final = LAYOUT.start("flags")
OUTCOME: Final = LAYOUT.start("outcome")
BLOW: Final = LAYOUT.start("blow")
CULPRIT: Final = LAYOUT.start("culprit by character")
REACTED: Final = LAYOUT.start("reacted by character")
TALLY: Final = LAYOUT.start("tally")
WON: Final = LAYOUT.start("won")
DECISION: Final = LAYOUT.start("decision")
IN_PROGRESS: Final = LAYOUT.start("rules in progress")
DETAIL: Final = LAYOUT.start("details")
TARGETS: Final = LAYOUT.start("targets struck")


def encode(view: View, terms: Terms) -> bytes:
    """Encode the view of a player (not of a spectator) as bytes."""
    me = own_seat(view, terms.players)
    data = bytearray(LAYOUT.size)
    data[:MINE] = _constants(terms)
    data[MY_SEAT + me] = 1
    for character in terms.characters:
        if terms.seat_of[character] == me:
            data[MINE + character] = 1
    _write_way(data, view, terms)
    _write_board(data, view, terms)
    _write_characters(data, view)
    _write_cards(data, view)
    _write_draft(data, view)
    for nth, trap in enumerate(view["traps"]):
        _write_trap(data, view["traps"][:nth], trap)
    _write_day(data, view)
    _write_rules(data, view, me)
    return bytes(data)


@lru_cache(TERMS_CACHE_SIZE)
def _constants(terms: Terms) -> bytes:
    """The blocks that never change in a game."""
    data, places, box = bytearray(MINE), terms.places, terms.box
    for place in places.all:
        data[LAYOUT.start("map: locations") + place] = 1
        for region in range(places.regions):
            data[LAYOUT.start("map: regions") + region * MOST_PLACES + place] = (
                places.region[place] >> region & 1
            )
    for start, id, known in (
        (LAYOUT.start("contract"), terms.contract.id, [*box.contracts]),
        (LAYOUT.start("beast"), terms.beast.id, [*box.beasts]),
        *[
            (LAYOUT.start("cast") + nth * KINDS, hunter.id, [*box.hunters])
            for nth, hunter in enumerate(terms.cast)
        ],
    ):
        data[start + min(known.index(id), KINDS - 1)] = 1
    put(data, LAYOUT.start("health by character"), terms.health)
    chosen = terms.options
    flags = (chosen.movement_deck == "endless", chosen.kills == "own", chosen.night_rest, chosen.first_game)
    put(data, LAYOUT.start("rules"), [terms.days, *[6 if flag else 0 for flag in flags], terms.players])
    return bytes(data)


def _write_way(data: bytearray, view: View, terms: Terms) -> None:
    """Write the Beast's path: what is known of it, and where it can have led."""
    pawn: int = view["pawn"]
    data[SEEN_AT + pawn] = 1
    track: Sequence[int] = view["track"]
    path: Sequence[int] = view["path"]
    if path:
        data[TRUE_PLACE + path[-1]] = 1
    elif not track:
        data[TRUE_PLACE + pawn] = 1
    data[TRACK_LENGTH] = byte(len(track))
    for nth, card in enumerate(reversed(track)):
        if card >= 0 and nth < TRACK:
            data[TRACK_CARDS + nth * 5 + card] = 1
    near = _near(terms.places, pawn, _hashable(view["steps"]), _hashable(view["facts"]))
    data[POSSIBLE : POSSIBLE + len(near)] = near
    for nth, place in enumerate(view["last_path"], start=1):
        data[LAST_WAY + place] = byte(nth)


def _hashable(records: Sequence[Any]) -> tuple[Any, ...]:
    """Records of a view as tuples; in a view read from JSON they are lists."""
    return records if type(records) is tuple else tuples(records)


@lru_cache(1024)
def _near(places: Places, pawn: int, steps: tuple[Step, ...], facts: tuple[Fact, ...]) -> bytes:
    """Where the Beast can be now, and could be before each of the last cards."""
    data = bytearray(TRACED * MOST_PLACES)
    for nth, possible in enumerate(Clues(places, pawn, steps, facts).near[: -TRACED - 1 : -1]):
        put_set(data, nth * MOST_PLACES, possible)
    return bytes(data)


def _write_board(data: bytearray, view: View, terms: Terms) -> None:
    """Write what is on the map."""
    put(data, TRAILS, view["trails"])
    put_set(data, STALE, view["stale"])
    data[HABITAT:TOWERS] = _habitats(tuple(view["habitats"]))
    put_set(data, TOWERS, view["towers"])
    for hunter, place in enumerate(view["hunters"]):
        if place >= 0:
            data[HUNTERS + (hunter - 1) * MOST_PLACES + place] = 1
    for place in view["summons"]:
        if place >= 0:
            data[SUMMONS + place] += 1
    kinds, settlers = terms.folk_kind, terms.settlers
    for one, place in enumerate(view["folk"]):
        if place < 0:
            continue
        data[ALIVE + one] = 1
        kind = kinds[one]
        if kind == FARMER:
            data[FARMERS + place] += 1
        elif kind == NOBLE:
            data[NOBLES + place] += 1
        else:
            data[ANIMALS + place] = kind - NOBLE
        if one < settlers:
            data[SETTLERS + one] = place + 1
    put(data, HURTS, view["hurts"])


@lru_cache(1024)
def _habitats(by_place: tuple[int, ...]) -> bytes:
    """For each habitat, its locations. Habitats seldom change, so this is cached."""
    data = bytearray(TOWERS - HABITAT)
    for place, habitats in enumerate(by_place):
        for number in range(len(HABITATS)):
            data[number * MOST_PLACES + place] = habitats >> number & 1
    return bytes(data)


def _write_characters(data: bytearray, view: View) -> None:
    put(data, WOUNDS, view["wounds"])
    put(data, POWER, view["power"])
    put(data, GRUDGES, view["grudges"])
    for character, unlocked in enumerate(view["ups"]):
        put_set(data, UPGRADES + character * MOST_UPGRADES, unlocked)
        put_set(data, USED + character * MOST_UPGRADES, view["once"][character])


def _write_cards(data: bytearray, view: View) -> None:
    """Write the cards by where they are; of piles that the viewer cannot look through, only the size."""
    for character, hand in enumerate(view["hands"]):
        for card in hand:
            if card > 0:
                data[HANDS + character * CARDS_END + card] = 1
            else:
                data[UNKNOWN + character * 3 - card - 1] += 1
    for spent in view["spent"]:
        put_set(data, SPENT, spent)
    put_set(data, DISCARDED, view["discard"] | view["gear_gone"] | view["talent_gone"])
    put_set(data, OPEN, view["open"])
    put_set(data, MARKET, view["gear_market"] | view["talent_market"])
    for card in view["shown"]:
        data[SHOWN + card] = 1
    for nth, (pile, start) in enumerate(_PILES):
        cards: int | Sequence[int] = view[pile]
        if isinstance(cards, int):
            data[DECK_SIZES + nth] = cards
        else:
            data[DECK_SIZES + nth] = len(cards)
            for card in cards:
                data[start + card] = 1


#: Decks and face-down piles, and the block that holds their contents.
_PILES: Final = (
    ("gear_deck", DECKS), ("gear_shed", DISCARDED), ("talent_deck", DECKS), ("talent_shed", DISCARDED),
)  # fmt: skip


def _write_draft(data: bytearray, view: View) -> None:
    """Write packs, picks, unused cards, and what the Beast knows about hunters' cards."""
    data[DECK_SIZES + 4] = len(view["unused"])
    aside: int = view["aside"]
    data[DECK_SIZES + 5] = 1 if aside else 0
    for card in (*view["unused_seen"], aside):
        if card > 0:
            data[UNUSED + card] = 1
    for seat, pack in enumerate(view["packs"]):
        data[PACK_SIZES + seat] = len(pack)
        for card in pack:
            if card > 0:
                data[PACKS + seat * GEAR_CARDS + card] = 1
    for seat, pick in enumerate(view["picks"]):
        for card in pick:
            if card > 0:
                data[PICKED + seat * GEAR_CARDS + card] = 1
    for cards, holders in view["groups"]:
        for holder in holders:
            start = RUMOURS + (holder if holder < IN_PACK else 0) * GEAR_CARDS
            for card in cards:
                data[start + card] = 1


def _write_trap(data: bytearray, before: Sequence[Sequence[int]], trap: Sequence[int]) -> None:
    """Write one trap; traps of a region beyond the room for them are left out."""
    region, card, habitat, owner, seen, low, high = trap
    nth = len([other for other in before if other[0] == region])
    if nth >= MOST_TRAPS:
        return
    start = TRAPS + (region * MOST_TRAPS + nth) * TRAP
    put(data, start, (9, 9 if seen else 0, owner, low, high))
    if habitat > 0:
        for number in range(len(HABITATS)):
            data[start + 5 + number] = 9 * (habitat >> number & 1)
    data[start + 9] = byte(card)


def _write_day(data: bytearray, view: View) -> None:
    """Write the time, the turn, and the action in progress."""
    data[DAY] = byte(view["day"])
    data[PHASE + view["phase"]] = 1
    turn: int = view["turn"]
    if 0 <= turn < CHARACTERS:
        data[TURN + turn] = 1
    data[PASSES] = byte(view["passes"])
    put_set(data, SLOWED, view["slowed"])
    data[LEASH] = byte(view["leash"])
    if view["bulwark"]:
        data[BULWARK + view["bulwark"]] = 1
    data[FLAG] = 1 if view["track"] else 0
    for nth, name in enumerate(FLAGS[1:], start=1):
        data[FLAG + nth] = 1 if view[name] else 0
    put_set(data, OUTCOME, view["outcome"])
    data[BLOW] = byte(view["blow"])
    data[CULPRIT + view["culprit"]] = 1
    put_set(data, REACTED, view["reacted"])
    put(data, TALLY, view["tally"])
    if view["victor"]:
        data[WON + view["victor"] - 1] = 1


def _write_rules(data: bytearray, view: View, me: int) -> None:
    """Write which rules are in progress, and the details of the topmost ones."""
    frames: Sequence[View] = view["frames"]
    for frame in frames:
        data[IN_PROGRESS + _RULE[frame["rule"]]] = 1
    if not frames:
        return
    if me in view["asked"]:
        data[DECISION + _RULE[frames[-1]["rule"]]] = 1
    put_details(data, DETAIL, DETAILS, frames[: -DEPTH - 1 : -1])
    put_numbers(data, TARGETS, STRUCK, view["struck"])
