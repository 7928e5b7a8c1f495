"""The statistics that a designer wants from many games of Bestia: see `polnoc.arena.balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.notes import Notes
from polnoc.games.bestia.rules.ending import ANIMALS, FOUND, HUNTERS, SETTLERS, SUMMONS_KILLED, WOUNDS
from polnoc.games.bestia.state import BEAST_WON, Bestia
from polnoc.games.bestia.terms import ACTION, BEAST

CONTRACTS: Final = "chances of the Beast by contract"
BEASTS: Final = "chances of the Beast by Beast"
HUNTERS_THERE: Final = "chances of the Beast by hunter against it"
PLAYERS: Final = "chances of the Beast by players"

#: How far each of these chances may be from an even share.
BARS: Final = {CONTRACTS: 0.05, BEASTS: 0.1, HUNTERS_THERE: 0.1, PLAYERS: 0.1}

#: The reasons for which a game can end, as `game-over` events name them.
_ENDS: Final = ("settlers-died", "beast-died", "days-over", "caravan-late", "caravan-arrived")


def observe(position: Position, events: Sequence[Event]) -> Notes:
    """Take the notes of one game."""
    assert isinstance(position, Bestia)
    notes = Notes()
    seen = Counter([event.key for event in events])
    _note_sizes(notes, position, seen)
    _note_end(notes, events)
    _note_use(notes, position, events)
    _note_chances(notes, position)
    return notes


def _note_sizes(notes: Notes, position: Bestia, seen: Counter[str]) -> None:
    notes.size("days", position.day)
    notes.size("turns", seen["turn"])
    notes.size("settlers killed", position.tally[SETTLERS])
    notes.size("animals killed by the Beast", position.tally[ANIMALS])
    notes.size("wounds of the Beast", position.tally[WOUNDS])
    notes.size("hunters killed", position.tally[HUNTERS])
    notes.size("summons killed", position.tally[SUMMONS_KILLED])
    notes.size("times the Beast was searched out", position.tally[FOUND])
    notes.size("times the Beast was revealed", seen["revealed"])
    notes.size("searches in vain", seen["found-nothing"])
    notes.size("movement cards laid", seen["you-lay"])
    notes.size("traps laid", seen["trap-laid"])
    notes.size("traps triggered", seen["trap-triggered"])
    notes.size("watchtowers built", seen["tower-built"])
    notes.size("reactions", seen["reacts"])
    notes.size("flights", seen["flees"])


def _note_end(notes: Notes, events: Sequence[Event]) -> None:
    ends = [event.args["reason"] for event in events if event.key == "game-over"]
    notes.times("how games end", {reason: ends.count(reason) for reason in _ENDS})


def _note_use(notes: Notes, position: Bestia, events: Sequence[Event]) -> None:
    """Note every card and every upgrade, by who used it."""
    terms = position.terms
    played = {"the Beast": Counter[int](), "hunters": Counter[int]()}
    for event in events:
        card, by = event.args.get("card"), event.args.get("character", event.args.get("hunter"))
        if event.key in ("plays", "reacts", "lays-trap") and isinstance(card, int):
            played["the Beast" if by == BEAST else "hunters"][card] += 1
    known = [card for card in terms.cards if card.number]
    _note_draft(notes, position, events)
    for who, kinds in (("the Beast", (0, 2)), ("hunters", (0, 1))):
        used = played[who]
        shared = {card.id: used[card.number] for card in known if card.kind in kinds}
        notes.times(f"cards played by {who}", shared)
        own = [card for card in known if card.owner >= 0 and (card.owner == BEAST) == (who == "the Beast")]
        abilities: Counter[str] = Counter()
        for card in own:
            abilities[card.id] += used[card.number]
        notes.times(f"abilities used by {who}", abilities)
    for who, characters in (("the Beast", [BEAST]), ("hunters", list(terms.characters[1:]))):
        bought = {
            upgrade.id: position.ups[one] >> upgrade.number & 1
            for one in characters
            for upgrade in terms.upgrades[one]
        }
        notes.times(f"upgrades of {who}", bought)


def _note_draft(notes: Notes, position: Bestia, events: Sequence[Event]) -> None:
    """Note every action card, by who kept it in a draft."""
    cards = [card for card in position.terms.cards if card.number and card.kind == ACTION]
    kept = [event.args for event in events if event.key == "keeps"]
    for who, side in (("the Beast", True), ("hunters", False)):
        numbers = Counter([args["card"] for args in kept if (args["seat"] == BEAST) == side])
        notes.times(f"cards drafted by {who}", {card.id: numbers[card.number] for card in cards})


def _note_chances(notes: Notes, position: Bestia) -> None:
    """Note whether the Beast won, by contract, characters, upgrades and number of players."""
    terms, won = position.terms, position.victor == BEAST_WON
    notes.chance(CONTRACTS, terms.contract.id, won)
    notes.chance(BEASTS, terms.beast.id, won)
    notes.chance(PLAYERS, str(terms.players), won)
    for hunter in terms.cast:
        notes.chance(HUNTERS_THERE, hunter.id, won)
    unlocked = [upgrade.id for upgrade in terms.upgrades[BEAST] if position.ups[BEAST] >> upgrade.number & 1]
    for id in unlocked:
        notes.chance("chances of a Beast with an upgrade", id, won)
    for one in terms.characters[1:]:
        for upgrade in terms.upgrades[one]:
            if position.ups[one] >> upgrade.number & 1:
                notes.chance("chances of the Beast against an upgrade", upgrade.id, won)
