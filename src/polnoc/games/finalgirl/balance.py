"""What a designer asks about Final Girl after many games: see `polnoc.arena.balance`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from polnoc.engine.events import Event
from polnoc.engine.frames import Position
from polnoc.engine.notes import Notes
from polnoc.games.finalgirl.state import NOWHERE, WON, FinalGirl

#: A game for one player has no even share that chances could differ from.
BARS: Final[Mapping[str, float]] = {}


def observe(position: Position, events: Sequence[Event]) -> Notes:
    """The notes of one game."""
    assert isinstance(position, FinalGirl)
    notes = Notes()
    _note_sizes(notes, position, Counter([event.key for event in events]))
    _note_use(notes, position, events)
    _note_chances(notes, position)
    return notes


def _note_sizes(notes: Notes, position: FinalGirl, seen: Counter[str]) -> None:
    notes.size("turns", position.turn)
    notes.size("victims rescued", position.rescued)
    notes.size("victims killed", position.dead)
    notes.size("bloodlust at the end, row", position.row + 1)
    notes.size("horror at the end", position.horror)
    notes.size("health of the heroine at the end", position.health)
    notes.size("health of the enemy at the end", position.killer_health)
    notes.size("items found", seen["gains-item"])
    notes.size("cards bought", seen["buys"])
    notes.size("cards discarded for time", seen["discards"])
    notes.size("partial successes bought", seen["converts"])


def _note_use(notes: Notes, position: FinalGirl, events: Sequence[Event]) -> None:
    terms = position.terms
    played = Counter([event.args["card"] for event in events if event.key == "plays"])
    notes.times("cards played", {card.id: played[card.number] for card in terms.cards})
    found = Counter([event.args["item"] for event in events if event.key == "gains-item"])
    notes.times("items found", {terms.items[n].id: found[n] for n in terms.item_numbers})


def _note_chances(notes: Notes, position: FinalGirl) -> None:
    """What the game was like, and whether it was won."""
    terms, won = position.terms, position.victor == WON
    notes.chance("chances by set-up", terms.starts[position.start].id, won)
    finale = "never revealed" if position.finale == NOWHERE else terms.killer.finales[position.finale].id
    notes.chance("chances by finale", finale, won)
    for power in position.powers:
        notes.chance("chances by dark power", terms.killer.powers[power].id, won)
    notes.chance("chances by victims rescued", f"{position.rescued:02}", won)
    ultimate = "unlocked" if position.unlocked else "not unlocked"
    notes.chance("chances by ultimate ability", ultimate, won)
    for item in terms.item_numbers:
        if item in position.held or item in position.bag or position.gone >> item & 1:
            notes.chance("chances with an item", terms.items[item].id, won)
